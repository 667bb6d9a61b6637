"""What a seat may see, as JSON: the grid by level and column, the dice, and every score sheet as it is on paper."""

from __future__ import annotations

from typing import Any

from fathom.games.octodice.actions import COLOUR, DIE, FUNCTION, SYMBOL, VOCABULARY
from fathom.games.octodice.play.dice import face_of, is_octopus, symbol_of
from fathom.games.octodice.play.extra_actions import answered
from fathom.games.octodice.play.labs import LOWEST, function_at, owns
from fathom.games.octodice.play.octopus import own_octopods
from fathom.games.octodice.play.sheet import bonus_field, sheet_total, struck, third_of, third_sum, turns_in_third
from fathom.games.octodice.play.uses import PLUS_FUNCTION
from fathom.games.octodice.scoring import rank, submarine_count
from fathom.games.octodice.state import (
    BOTTOM,
    BY_BOTS,
    BY_CRYSTALS,
    BY_FUNCTIONS,
    BY_LABS,
    BY_MAJORITY,
    BY_OCTOPODS,
    BY_PENALTIES,
    BY_RESEARCH,
    BY_SUBMARINES,
    DICE,
    DIGITS,
    EXTRA,
    EXTRAS,
    MAIN,
    MAIN_AGAIN,
    NONE,
    PHASES,
    PLUSSED,
    ROWS,
    SOURCES,
    THIRDS,
    WHITE_DICE,
    Player,
    Table,
)
from fathom.games.octodice.tables import (
    BLACK_OCTOPUS,
    BOT_POINTS,
    BOXES,
    COLOUR_ORDER,
    CRYSTALS,
    MARKER_COLOURS,
    MARKERS,
    OCTOPUS_BONUS,
    PENALTY,
    PLUS,
    RESEARCH_COLOUR,
    RESEARCH_POINTS,
    TILES,
)

# By symbol; labs and submarines pay through functions only.
SOURCE_OF = (BY_CRYSTALS, BY_RESEARCH, BY_FUNCTIONS, BY_BOTS, BY_FUNCTIONS, BY_OCTOPODS)


def view(g: Table, seat: int | None) -> dict[str, Any]:
    """The whole table. Hidden is only what another player has chosen while all choose at the same time.

    OCTO-SETUP-09, OCTO-AMB-20
    """
    return {
        "phase": PHASES[g.phase],
        "first": g.first,
        "current": None if third_of(g) == THIRDS else g.current,
        "turn": g.turn + (not g.over and g.turn < THIRDS * turns_in_third(g)),
        "turns": THIRDS * turns_in_third(g),
        "third": min(third_of(g), THIRDS - 1) + 1,
        "colours": [COLOUR.words[colour] for colour in COLOUR_ORDER],
        "grid": [[tile_view(g, level, column) for column in range(3)] for level in range(3)],
        "dice": [die_view(g, die) for die in range(DICE)],
        "virtual": bool(g.virtual),
        "octopods": own_octopods(g) if g.phase in (MAIN, MAIN_AGAIN) else None,
        "asked": g.asked if g.phase == EXTRA else 0,
        "octopus_bonus": list(OCTOPUS_BONUS[: OCTOPUS_BONUS.index(max(OCTOPUS_BONUS)) + 1]),
        "players": [player_view(g, other, seat) for other in range(g.seats)],
    }


def tile_view(g: Table, level: int, column: int) -> dict[str, Any]:
    """A tile: its code (A1 .. I2), its function, and whose markers stand on it."""
    tile = g.grid[level][column]
    return {
        "tile": f"{TILES[tile // 2]}{tile % 2 + 1}",
        "function": FUNCTION.words[function_at(g, level, column)],
        "markers": [seat for seat in range(g.seats) if g.players[seat].markers[column] == level],
    }


def die_view(g: Table, die: int) -> dict[str, Any]:
    """A die: what it shows, after which roll it was set aside, and whether the active player has used it."""
    shown: dict[str, Any] = {"die": DIE.words[die], "face": g.dice[die] + 1, "octopus": bool(is_octopus(g, die))}
    if die < WHITE_DICE:
        shown["symbol"] = SYMBOL.words[symbol_of(g, die)]
    else:
        face = face_of(g, die - WHITE_DICE)
        shown["colour"] = None if face == BLACK_OCTOPUS else COLOUR.words[face // DIGITS]
        shown["digit"] = None if face == BLACK_OCTOPUS else face % DIGITS
    return {
        **shown,
        "aside": 0 if g.virtual else g.aside[die],
        "used": bool(g.used >> die & 1),
        "as_bot": g.converted == die,
    }


def player_view(g: Table, seat: int, viewer: int | None) -> dict[str, Any]:
    """One player: the sheet, the markers, the functions."""
    me: Player = g.players[seat]
    pending = me.pending if viewer == seat else NONE
    return {
        "seat": seat,
        "colour": MARKER_COLOURS[MARKERS[seat]],
        "score": me.score,
        "rank": rank(g, seat),
        "points": points_by_source(me),
        "markers": [None if level == NONE else level for level in me.markers],
        "functions": [word for function, word in enumerate(FUNCTION.words) if owns(me, function)],
        "flexed": [word for function, word in enumerate(FUNCTION.words) if g.flexed >> function & 1]
        if seat == g.current
        else [],
        "extras_left": 0 if g.seats == 1 else EXTRAS - me.extras,
        "submarines": submarine_count(me),
        "levelled": None if me.levelled == NONE else me.levelled + 1,
        "copied": None if me.copied == NONE else FUNCTION.words[function_at(g, LOWEST, me.copied)],
        "answered": answered(g, seat),
        "pending": None if pending == NONE else VOCABULARY.text(pending),
        "sheet": sheet_view(g, me),
    }


def sheet_view(g: Table, me: Player) -> dict[str, Any]:
    """The score sheet exactly as on paper. Above: the circles. Below: for each third the rows with fields A, B and
    octopus, the interim area and the sum; far right the bonus field and the final total. An empty field is null.

    OCTO-SETUP-02, OCTO-MAIN-09, OCTO-EXTRA-09, OCTO-SOLO-04, OCTO-INTERIM-04, OCTO-BONUS-05, OCTO-END-01
    """
    return {
        "crystals": {"crossed": me.crystals, "circles": CRYSTALS},
        "research": [
            {"colour": COLOUR.words[colour], "points": points, "crossed": step < me.research}
            for step, (colour, points) in enumerate(zip(RESEARCH_COLOUR, RESEARCH_POINTS, strict=True))
        ],
        "bots": {
            COLOUR.words[colour]: [
                {"points": points, "crossed": circle < me.bots[colour]} for circle, points in enumerate(BOT_POINTS)
            ]
            for colour in COLOUR_ORDER
        },
        "submarines": {COLOUR.words[colour]: bool(me.submarines >> colour & 1) for colour in COLOUR_ORDER},
        "thirds": [third_view(g, me, third) for third in range(THIRDS)],
        "bonus": None
        if me.majority == NONE
        else {
            "crystals": me.majority,
            "labs": [None if points == NONE else points for points in me.labs],
            "sum": bonus_field(me),
        },
        "total": sheet_total(me) if g.over else None,
    }


def third_view(g: Table, me: Player, third: int) -> dict[str, Any]:
    """A third of the game: its rows, the octopus boxes, the minus symbol, the submarine field and the sum."""
    scored = me.submarine_fields[third] != NONE
    rows = [[field_view(me, third * ROWS + row, field) for field in range(3)] for row in range(ROWS)]
    full = ("a", "b", "octopus")
    return {
        "turns": [dict(zip(full, row, strict=True)) for row in rows[:BOTTOM]],
        "bottom": dict(zip(full, rows[BOTTOM], strict=True)) if g.seats == 1 else rows[BOTTOM][:EXTRAS],
        "boxes": {"crossed": me.boxes[third], "of": BOXES},
        "struck": struck(me, third),
        "penalty": PENALTY if scored and not struck(me, third) else 0 if scored else None,
        "submarines": me.submarine_fields[third] if scored else None,
        "sum": third_sum(me, third) if scored else None,
    }


def field_view(me: Player, row: int, field: int) -> dict[str, Any] | None:
    """A field: its points, the action they came from, and how many of them which function of the own labs added."""
    if me.entries[row][field] == NONE:
        return None
    made_by = me.made_by[row][field]
    return {
        "points": me.entries[row][field],
        "action": SYMBOL.words[made_by % PLUSSED],
        "plus": PLUS if made_by >= PLUSSED else 0,
        "function": FUNCTION.words[PLUS_FUNCTION[made_by % PLUSSED]] if made_by >= PLUSSED else None,
    }


def points_by_source(me: Player) -> dict[str, int]:
    """Where the points came from."""
    points = [0] * len(SOURCES)
    for row in range(THIRDS * ROWS):
        for field in range(3):
            if me.entries[row][field] != NONE:
                made_by = me.made_by[row][field]
                plus = PLUS if made_by >= PLUSSED else 0
                points[BY_FUNCTIONS] += plus
                points[SOURCE_OF[made_by % PLUSSED]] += me.entries[row][field] - plus
    for third in range(THIRDS):
        if me.submarine_fields[third] != NONE:
            points[BY_SUBMARINES] += me.submarine_fields[third]
            points[BY_PENALTIES] -= 0 if struck(me, third) else PENALTY
    points[BY_MAJORITY] = max(0, me.majority)
    points[BY_LABS] = sum(max(0, lab) for lab in me.labs)
    return dict(zip(SOURCES, points, strict=True))
