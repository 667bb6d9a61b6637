"""What a seat may see, as JSON: the grid by level and column, the dice, and every score sheet as it is on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fathom.games.octodice.actions import (
    BOT_OF,
    COLOUR,
    CRYSTAL_AS,
    DIE,
    EFFECT,
    FUNCTION,
    LAB_STEP,
    SUBMARINE_OF,
    SYMBOL,
    VOCABULARY,
)
from fathom.games.octodice.play.dice import ALL_DICE, face_of, is_octopus, symbol_of
from fathom.games.octodice.play.equal_dice import dice_for
from fathom.games.octodice.play.extra_actions import answered, place_to_ask, to_ask
from fathom.games.octodice.play.labs import LOWEST, PLUS_FUNCTION, function_at, owns, printed_points
from fathom.games.octodice.play.main_actions import circle_missing, worth_of
from fathom.games.octodice.play.octopus import octopods_on, octopus_points, own_octopods
from fathom.games.octodice.play.sheet import (
    bonus_field,
    bottom_row,
    row_of,
    sheet_total,
    struck,
    third_of,
    third_sum,
    turns_in_third,
)
from fathom.games.octodice.play.uses import ACTION_OF, actions_as_shown, wanted
from fathom.games.octodice.scoring import rank, submarine_count, submarine_points_of
from fathom.games.octodice.standing import if_over_now
from fathom.games.octodice.state import (
    BOT,
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
    CRYSTAL,
    DICE,
    DIGITS,
    EXTRA,
    EXTRAS,
    FLEXI_LAB,
    KEEP,
    KEEP_AGAIN,
    LAB,
    MAIN,
    MAIN_AGAIN,
    NONE,
    PHASES,
    PLUSSED,
    RESEARCH,
    ROWS,
    SOURCES,
    SUBMARINE,
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
    COLOUR_SET,
    CRYSTALS,
    DIGIT_SET,
    MARKER_COLOURS,
    MARKERS,
    OCTOPUS_BONUS,
    PENALTY,
    PLUS,
    RESEARCH_COLOUR,
    RESEARCH_POINTS,
    STEPS,
    TILES,
)

if TYPE_CHECKING:  # written from the rows of all modules, and found in the namespace this is bound into
    from fathom.core.contract import legal

ROLLED = (KEEP, KEEP_AGAIN, MAIN, MAIN_AGAIN, EXTRA)  # dice lie on the table

# By symbol; labs and submarines pay through functions only.
SOURCE_OF = (BY_CRYSTALS, BY_RESEARCH, BY_FUNCTIONS, BY_BOTS, BY_FUNCTIONS, BY_OCTOPODS)


def view(g: Table, seat: int | None) -> dict[str, Any]:
    """The whole table. Only what another player has chosen while all choose at the same time is hidden.

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
        "asked": g.asked if g.phase == EXTRA else 0,
        **octopus_view(g),
        **choices_view(g),
        "turns_in_third": turns_in_third(g),
        "roll": {KEEP: 1, KEEP_AGAIN: 2}.get(g.phase, 3),
        "digits": [digit for digit in range(DIGITS) if DIGIT_SET >> digit & 1],
        "penalty": PENALTY,
        "worth": {word: list(points) for i, word in enumerate(FUNCTION.words) if (points := printed_points(i))},
        "players": [player_view(g, other, seat) for other in range(g.seats)],
    }


def octopus_view(g: Table) -> dict[str, Any]:
    """The octopus table, how many show, and what the octopus action of the active player would count and bring."""
    table = list(OCTOPUS_BONUS[: OCTOPUS_BONUS.index(max(OCTOPUS_BONUS)) + 1])
    count = own_octopods(g) if g.phase in (MAIN, MAIN_AGAIN) else None
    return {
        "octopus_bonus": table,
        "octopods_shown": octopods_on(g, ALL_DICE),
        "octopods": count,
        "octopus_row": None if count is None else min(count, len(table) - 1),
        "octopus_points": None if count is None else octopus_points(g.players[g.current], count),
    }


def choices_view(g: Table) -> dict[str, Any]:
    """For the seat to decide: by action the dice that it can be made with, by effect and by octopods of an extra action
    what it would be worth, and whether the digit of a crystal is open (OCTO-TILE-A1)."""
    if g.phase not in ROLLED:
        return {"dice_for": {}, "effects": {}, "catches": {}, "chooses_digit": False}
    offers: list[int] = []
    legal(g, offers)
    dice = {VOCABULARY.text(action): dice_for(g, action) for action in offers}
    me = g.players[g.actor]
    return {
        "dice_for": {text: [[DIE.words[die] for die in held] for held in two] for text, two in dice.items() if two},
        "effects": {
            word: effect_view(g, me, effect) for effect, word in enumerate(EFFECT.words) if thinkable(me, effect)
        },
        "catches": {str(count): octopus_points(me, count) for count in range(1, 4)} if g.phase == EXTRA else {},
        "chooses_digit": g.phase not in (KEEP, KEEP_AGAIN) and owns(me, FLEXI_LAB),
    }


def thinkable(me: Player, effect: int) -> bool:
    """Whether some dice of this pack could have an effect on a sheet."""
    action = ACTION_OF[effect]
    if action == CRYSTAL and not DIGIT_SET >> (effect - CRYSTAL_AS) & 1:
        return False
    if action in (BOT, SUBMARINE) and not COLOUR_SET >> (effect - (BOT_OF if action == BOT else SUBMARINE_OF)) & 1:
        return False
    return circle_missing(me, effect) == 0


def effect_view(g: Table, me: Player, effect: int) -> dict[str, Any]:
    """An effect: its points; of research the circle, of a lab step the tile that is reached."""
    found: dict[str, Any] = {"points": worth_of(me, effect)}
    if ACTION_OF[effect] == RESEARCH:
        found |= {"step": me.research, "colour": COLOUR.words[RESEARCH_COLOUR[me.research]]}
    if ACTION_OF[effect] == LAB:
        column = effect - LAB_STEP
        reached = me.markers[column] + 1
        found |= {"column": column, "level": reached, "function": FUNCTION.words[function_at(g, reached, column)]}
    return found


def tile_view(g: Table, level: int, column: int) -> dict[str, Any]:
    """A tile: its code (A1 .. I2), its function, and whose markers stand on it."""
    tile = g.grid[level][column]
    return {
        "tile": f"{TILES[tile // 2]}{tile % 2 + 1}",
        "function": FUNCTION.words[function_at(g, level, column)],
        "markers": [seat for seat in range(g.seats) if g.players[seat].markers[column] == level],
    }


def die_view(g: Table, die: int) -> dict[str, Any]:
    """A die: what it shows, the effects that a black one has as it is for the seat to decide, after which roll it was
    set aside, and whether the active player has used it."""
    shown: dict[str, Any] = {"die": DIE.words[die], "face": g.dice[die] + 1, "octopus": bool(is_octopus(g, die))}
    if die < WHITE_DICE:
        shown["symbol"] = SYMBOL.words[symbol_of(g, die)]
    else:
        face = face_of(g, die - WHITE_DICE)
        shown["colour"] = None if face == BLACK_OCTOPUS else COLOUR.words[face // DIGITS]
        shown["digit"] = None if face == BLACK_OCTOPUS else face % DIGITS
        shown["suits"] = suited(g.players[g.actor], face) if g.phase in ROLLED else []
    return {
        **shown,
        "aside": 0 if g.virtual else g.aside[die],
        "used": bool(g.used >> die & 1),
        "as_bot": g.converted == die,
    }


def suited(me: Player, face: int) -> list[str]:
    """The effects that a black face has as it is, with a white die of their symbol."""
    wants = wanted(me)
    return [
        word
        for effect, word in enumerate(EFFECT.words)
        if actions_as_shown(me, wants, ACTION_OF[effect], face) >> effect & 1
    ]


def player_view(g: Table, seat: int, viewer: int | None) -> dict[str, Any]:
    """One player: the sheet, the markers, the functions."""
    me: Player = g.players[seat]
    pending = me.pending if viewer == seat else NONE
    return {
        "seat": seat,
        "colour": MARKER_COLOURS[MARKERS[seat]],
        "score": me.score,
        "final": if_over_now(g, seat),
        "rank": rank(g, seat),
        "points": points_by_source(me),
        "markers": [None if level == NONE else level for level in me.markers],
        "functions": [word for function, word in enumerate(FUNCTION.words) if owns(me, function)],
        "flexed": [word for function, word in enumerate(FUNCTION.words) if g.flexed >> function & 1]
        if seat == g.current
        else [],
        "extras_left": 0 if g.seats == 1 else EXTRAS - me.extras,
        "extras_used": 0 if g.seats == 1 else me.extras,
        "submarines": submarine_count(me),
        "levelled": None if me.levelled == NONE else me.levelled + 1,
        "copied": None if me.copied == NONE else FUNCTION.words[function_at(g, LOWEST, me.copied)],
        "answered": answered(g, seat),
        "to_ask": g.phase == EXTRA and place_to_ask(g, seat) <= to_ask(g),
        "pending": None if pending == NONE else VOCABULARY.text(pending),
        "playing": row_in_play(g, seat),
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
        "next_research": None if me.research == STEPS else me.research,
        "bots": {
            COLOUR.words[colour]: [
                {"points": points, "crossed": circle < me.bots[colour]} for circle, points in enumerate(BOT_POINTS)
            ]
            for colour in COLOUR_ORDER
        },
        "submarines": {COLOUR.words[colour]: bool(me.submarines >> colour & 1) for colour in COLOUR_ORDER},
        "ready": {
            COLOUR.words[colour]: submarine_points_of(me, colour)
            for colour in COLOUR_ORDER
            if me.submarines >> colour & 1
        },
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
    """A third of the game: its rows, with the numbers of those for turns, the octopus boxes, the minus symbol, the
    submarine field and the sum."""
    length = turns_in_third(g)
    scored = me.submarine_fields[third] != NONE
    rows = [[field_view(me, third * ROWS + row, field) for field in range(3)] for row in range(ROWS)]
    full = ("a", "b", "octopus")
    return {
        "turns": [dict(zip(full, row, strict=True)) for row in rows[:BOTTOM]],
        "bottom": dict(zip(full, rows[BOTTOM], strict=True)) if g.seats == 1 else rows[BOTTOM][:EXTRAS],
        "numbers": list(range(third * length + 1, third * length + length + 1)),
        "boxes": {"crossed": me.boxes[third], "of": BOXES},
        "struck": struck(me, third),
        "penalty": PENALTY if scored and not struck(me, third) else 0 if scored else None,
        "submarines": me.submarine_fields[third] if scored else None,
        "sum": third_sum(me, third) if scored else None,
    }


def row_in_play(g: Table, seat: int) -> dict[str, int] | None:
    """The third and its row, from 0, that a seat is about to write in: that of its turn, or of its extra actions."""
    if g.phase not in ROLLED or seat != g.actor:
        return None
    third, row = divmod(bottom_row(g) if g.phase == EXTRA else row_of(g), ROWS)
    return {"third": third, "row": row}


def field_view(me: Player, row: int, field: int) -> dict[str, Any] | None:
    """A field: its points, the action they came from, and how many of them a function of the own labs added, and
    which."""
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
