"""What a seat may see, as JSON. Levels and slots are listed top to bottom, cards and tokens by their names."""

from __future__ import annotations

from typing import Any

from fathom.core.bits import size_of
from fathom.games.otys.actions import CARD, DIVER, RESOURCE, SIDE, SLOT, SPONSOR, TOKEN
from fathom.games.otys.play.contracts import open_contracts, payable, pays_privately, public_spaces
from fathom.games.otys.play.divers import fee, printed_fee
from fathom.games.otys.play.sponsors import sponsor_on
from fathom.games.otys.play.spy import neighbour
from fathom.games.otys.play.stock import cubes_on
from fathom.games.otys.play.trader import credits_by, points_by, price_by
from fathom.games.otys.play.turn import key_chosen, rotate_sponsors, used_keys
from fathom.games.otys.scoring import rank, resources_left
from fathom.games.otys.state import (
    AVAILABLE,
    ENGINEER,
    EXPLORER,
    KEEP_ONE,
    NONE,
    PHASES,
    SOURCES,
    SPY,
    SURFACE,
    TRADE,
    TRADER,
    USED,
    Player,
    Table,
)
from fathom.games.otys.tables import CAPACITY, CARDS, END_POINTS, MOVEMENT, ROW_CREDITS, ROW_POINTS, ROWS, THRESHOLD

PAID = (SPY, ENGINEER, EXPLORER)  # divers with a fee on their tile
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
        "end_points": END_POINTS,
        "reached": [other for other in range(g.seats) if g.players[other].score >= END_POINTS],
        "neighbours": {word: neighbour(g, side) for side, word in enumerate(SIDE.words)},
        "sponsors": [SPONSOR.words[sponsor_on(g, level)] for level in range(5)],
        "rotated": rotated(g),
        "display": [[TOKEN.words[token] for token in row] for row in g.display],
        "bag": size_of(g.bag),
        "discarded": [TOKEN.words[token] for token in range(CARDS) if g.discarded >> token & 1],
        "store": counted(g.store),
        "store_rows": {"credits": list(ROW_CREDITS), "points": list(ROW_POINTS)},
        "contracts": [name(CARD.words, card) for card in g.public],
        "contract_spaces": public_spaces(g),
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
            "fee": fee(g) if g.diver in PAID else None,
            "copied": g.depth,
            "token": name(TOKEN.words, g.token),
            "drawn": [CARD.words[card] for card in g.drawn if card != NONE] if choosing else None,
            "paying": name(CARD.words, paying),
            "paying_level": None if paying == NONE else g.paying_level + 1,
        },
        "players": [player_view(g, other, seat) for other in range(g.seats)],
    }


def known_contracts(g: Table, seat: int, viewer: int | None) -> int:
    """The bit set of contracts a seat may complete, or is choosing from, as far as the viewer knows them."""
    cards = open_contracts(g, seat)
    if viewer != seat:
        return cards & ~g.players[seat].hand
    if g.phase == KEEP_ONE and seat == g.current:
        for card in g.drawn:
            if card != NONE:
                cards |= 1 << card
    return cards


def rotated(g: Table) -> list[str]:
    """The sponsors by level as an X key would turn them.

    OTYS-XKEY-03
    """
    after = g.clone()
    rotate_sponsors(after)
    return [SPONSOR.words[sponsor_on(after, level)] for level in range(5)]


def prices(g: Table, seat: int) -> dict[str, Any]:
    """By resource what a seat's trader gets and pays now, None for what cannot be done. It is the seat's own trader;
    during a trade, the one at work, which may be copied.

    OTYS-DIVER-TRADER-03, OTYS-DIVER-TRADER-05, OTYS-DIVER-TRADER-07, OTYS-SPONSOR-1B-1
    """
    acts = seat == g.current
    side = g.side if acts and g.phase == TRADE else g.players[seat].upgraded[TRADER]
    free = acts and g.free and g.depth == 0
    found = {}
    for kind, word in enumerate(RESOURCE.words):
        open_row = g.store[kind] < ROWS
        buy = price_by(g, kind, side) if g.store[kind] else None
        found[word] = {
            "credits": credits_by(g, kind, side) if open_row else None,
            "points": (points_by(g, kind, side) or None) if open_row else None,
            "buy": 0 if free and buy is not None else buy,
        }
    return found


def player_view(g: Table, seat: int, viewer: int | None) -> dict[str, Any]:
    """One player's board."""
    me: Player = g.players[seat]
    in_play = g.key if seat == g.current else NONE
    cards = known_contracts(g, seat, viewer)
    return {
        "seat": seat,
        "score": me.score,
        "rank": rank(g, seat),
        "points": dict(zip(SOURCES, me.points, strict=True)),
        "credits": me.credits,
        "batteries": me.batteries,
        "column": [
            {
                "slot": SLOT.words[slot],
                "diver": DIVER.words[diver],
                "upgraded": bool(me.upgraded[diver]),
                "fee": printed_fee(diver, me.upgraded[diver]) if diver in PAID else None,
            }
            for slot, diver in enumerate(me.column)
        ],
        "levels": [
            {
                "level": level + 1,
                "capacity": CAPACITY[level],
                "free": CAPACITY[level] - cubes_on(me, level),
                "resources": counted(me.resources[level]),
                "fits": names(payable(me, level) & cards),
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
        "prices": prices(g, seat),
        "mechanic": me.mechanic,
        "movement": MOVEMENT[me.mechanic],
        "hacker": me.hacker,
        "hand": names(me.hand) if viewer == seat else None,
        "hand_size": size_of(me.hand),
        "done": names(me.done),
        "turns": me.turns,
    }
