"""What a seat may see, as JSON. Levels and slots are listed top to bottom, cards and tokens by their names."""

from __future__ import annotations

from typing import Any

from fathom.core.bits import size_of
from fathom.games.otys.actions import CARD, DIVER, RESOURCE, SLOT, SPONSOR, TOKEN
from fathom.games.otys.play.contracts import pays_privately
from fathom.games.otys.play.sponsors import sponsor_on
from fathom.games.otys.play.turn import key_chosen, used_keys
from fathom.games.otys.scoring import rank, resources_left
from fathom.games.otys.state import (
    AVAILABLE,
    KEEP_ONE,
    NONE,
    PHASES,
    SOURCES,
    SURFACE,
    USED,
    Player,
    Table,
)
from fathom.games.otys.tables import CAPACITY, CARDS, MOVEMENT, ROW_CREDITS, ROW_POINTS, THRESHOLD

KEY_NAMES = ("1", "2", "3", "4", "5", "X", "neutral")


def names(bits: int) -> list[str]:
    """A set of contracts by their names."""
    return [CARD.words[card] for card in range(CARDS) if bits >> card & 1]


def name(words: tuple[str, ...], value: int) -> str | None:
    """A word by its number, or nothing."""
    return None if value == NONE else words[value]


def counted(row: Any) -> dict[str, int]:
    """Cubes by type."""
    return {RESOURCE.words[kind]: row[kind] for kind in range(4)}


def view(g: Table, seat: int | None) -> dict[str, Any]:
    """The whole table, without what is hidden from the seat: other hands, the pile, cards another player is choosing
    from. Of the cards under the pile a seat sees those it put there itself.

    OTYS-CONTRACT-15, OTYS-Q-05, OTYS-Q-17, OTYS-Q-34, OTYS-DIVER-GEN-04
    """
    choosing = g.phase == KEEP_ONE and seat == g.current
    paying = NONE if seat != g.current and pays_privately(g) else g.paying
    return {
        "phase": PHASES[g.phase],
        "round": g.round,
        "first": g.first,
        "current": None if g.over else g.current,
        "ending": bool(g.ending),
        "sponsors": [SPONSOR.words[sponsor_on(g, level)] for level in range(5)],
        "display": [[TOKEN.words[token] for token in row] for row in g.display],
        "bag": size_of(g.bag),
        "discarded": [TOKEN.words[token] for token in range(CARDS) if g.discarded >> token & 1],
        "store": counted(g.store),
        "store_rows": {"credits": list(ROW_CREDITS), "points": list(ROW_POINTS)},
        "contracts": [name(CARD.words, card) for card in g.public],
        "pile": {
            "count": g.pile_size + g.tail_size,
            "under": [
                CARD.words[g.tail[i]] if seat is not None and g.tail_by[i] == seat else None for i in range(g.tail_size)
            ],
        },
        "completed": names(g.completed),
        "neutral_supply": None if g.unlimited else g.neutral_supply,
        "turn": {
            "key": name(KEY_NAMES, g.key),
            "level": g.level + 1 if key_chosen(g) else None,
            "sponsor_used": bool(g.sponsor_used),
            "free": bool(g.free),
            "locked": bool(g.locked),
            "executions": g.executions,
            "diver": name(DIVER.words, g.diver),
            "upgraded": bool(g.side),
            "copied": g.depth,
            "token": name(TOKEN.words, g.token),
            "drawn": [CARD.words[card] for card in g.drawn if card != NONE] if choosing else None,
            "paying": name(CARD.words, paying),
            "paying_level": None if paying == NONE else g.paying_level + 1,
        },
        "players": [player_view(g, other, seat) for other in range(g.seats)],
    }


def player_view(g: Table, seat: int, viewer: int | None) -> dict[str, Any]:
    """One player's board."""
    me: Player = g.players[seat]
    in_play = g.key if seat == g.current else NONE
    return {
        "seat": seat,
        "score": me.score,
        "rank": rank(g, seat),
        "points": dict(zip(SOURCES, me.points, strict=True)),
        "credits": me.credits,
        "batteries": me.batteries,
        "column": [
            {"slot": SLOT.words[slot], "diver": DIVER.words[diver], "upgraded": bool(me.upgraded[diver])}
            for slot, diver in enumerate(me.column)
        ],
        "levels": [
            {
                "level": level + 1,
                "capacity": CAPACITY[level],
                "resources": counted(me.resources[level]),
                "token": name(TOKEN.words, me.tokens[level]),
                "diver": DIVER.words[me.column[SURFACE + level]],
            }
            for level in range(5)
        ],
        "resources": resources_left(me),
        "keys": {
            "available": [KEY_NAMES[key] for key in range(6) if me.keys[key] == AVAILABLE],
            "used": [KEY_NAMES[key] for key in range(6) if me.keys[key] == USED],
            "in_play": None if in_play == NONE else KEY_NAMES[in_play],
            "neutral": me.neutral,
            "neutral_used": me.neutral_used,
            "on_track": used_keys(me),
            "threshold": THRESHOLD[me.hacker],
        },
        "mechanic": me.mechanic,
        "movement": MOVEMENT[me.mechanic],
        "hacker": me.hacker,
        "hand": names(me.hand) if viewer == seat else None,
        "hand_size": size_of(me.hand),
        "done": names(me.done),
        "turns": me.turns,
    }
