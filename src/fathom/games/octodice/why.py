"""Why a rule forbids an action in this position, in words: the message and its arguments."""

from __future__ import annotations

from typing import Any

from fathom.core.text import Msg
from fathom.games.octodice.actions import (
    BOT_OF,
    COLOUR,
    CRYSTAL_AS,
    FUNCTION,
    LAB_STEP,
    SUBMARINE_OF,
    SYMBOL,
    VOCABULARY,
)
from fathom.games.octodice.ids import (
    AMB_16,
    BOT_04,
    CRYSTAL_03,
    EXTRA_08,
    LAB_07,
    MAIN_01,
    MAIN_04,
    MAIN_05,
    RESEARCH_03,
    ROLL_04,
    RULES,
    SUB_03,
    TILE_A1,
    TILE_B1,
    TILE_C2,
)
from fathom.games.octodice.play.dice import face_of, is_octopus, symbol_of
from fathom.games.octodice.play.labs import LOWEST, function_at, owns
from fathom.games.octodice.play.main_actions import by_flexi_used
from fathom.games.octodice.play.octopus import countable
from fathom.games.octodice.play.uses import ACTION_OF
from fathom.games.octodice.say import face_words, shown_words, symbol_words
from fathom.games.octodice.state import (
    BOT,
    CRYSTAL,
    DIGITS,
    FLEXI_LAB,
    FLEXI_SUB,
    FLEXI_TEC,
    LAB,
    RESEARCH,
    SUPER_COPY,
    SUPER_LEVEL,
    WHITE_DICE,
    Table,
)
from fathom.games.octodice.tables import BOT_CIRCLES, COLOUR_SET, CRYSTALS, DIGIT_SET, RESEARCH_COLOUR, STEPS, TILES

Cause = tuple[str, dict[str, Any]]

NUMBER_OF = {word: number for number, word in RULES.items()}


def cause(g: Table, action: int, rule: str) -> Cause | None:
    """What it is in this position that makes the rule forbid an action of this phase."""
    kind, values = VOCABULARY.values[action]
    number = NUMBER_OF.get(rule, 0)
    match kind.name:
        case "keep" if number == ROLL_04:
            return "why-aside", {"dice": dice_words(g, [die for die in values if g.aside[die]])}
        case "use":
            return use_cause(g, number, *values)
        case "octopus" if number in (EXTRA_08, AMB_16):
            return catch_cause(g, number, values[0] + 1)
        case "super-level":
            return super_cause(g, values[0], SUPER_LEVEL, "why-level-itself")
        case "super-copy":
            return super_cause(g, values[0], SUPER_COPY, "why-copy-itself")
    return None


def dice_words(g: Table, dice: list[int]) -> list[Msg]:
    """What these dice show."""
    return [shown_words(die, g.dice[die]) for die in dice]


def function_name(function: int) -> Msg:
    """A function's name."""
    named: Msg = FUNCTION.said(FUNCTION.words[function])
    return named


def colour_name(colour: int) -> Msg:
    """A colour's name."""
    named: Msg = COLOUR.said(COLOUR.words[colour])
    return named


def use_cause(g: Table, rule: int, white: int, black: int, effect: int) -> Cause:
    """Of a main action: the dice, a function that is missing, a full row, or the wrong face."""
    symbol, action = symbol_of(g, white), ACTION_OF[effect]
    if rule == MAIN_04:
        dice = [die for die in (white, WHITE_DICE + black) if g.used >> die & 1]
        return "why-used", {"dice": dice_words(g, dice)}
    if rule == MAIN_05:
        whites, blacks = is_octopus(g, white), is_octopus(g, WHITE_DICE + black)
        return f"why-octopus-{'both' if whites and blacks else 'white' if whites else 'black'}", {}
    if rule == MAIN_01:
        return "why-symbol", {"shown": symbol_words(symbol), "wanted": symbol_words(action)}
    if rule in (TILE_B1, TILE_C2):
        return function_cause(g, FLEXI_TEC if rule == TILE_B1 else FLEXI_SUB)
    if rule == TILE_A1 and by_flexi_used(g, FLEXI_LAB):
        return function_cause(g, FLEXI_LAB)
    if rule in (CRYSTAL_03, RESEARCH_03, LAB_07, BOT_04, SUB_03):
        return full_cause(rule, effect)
    return face_cause(g, black, effect)


def function_cause(g: Table, function: int) -> Cause:
    """A function that the player does not have, or has used."""
    if owns(g.players[g.actor], function):
        return "why-function-used", {"function": function_name(function)}
    level, column = next(
        (level, column) for level in range(3) for column in range(3) if function_at(g, level, column) == function
    )
    tile = g.grid[level][column]
    return "why-function", {
        "function": function_name(function),
        "tile": f"{TILES[tile // 2]}{tile % 2 + 1}",
        "column": column + 1,
        "level": level,
    }


def full_cause(rule: int, effect: int) -> Cause:
    """Nothing is left to cross or to move."""
    if rule == CRYSTAL_03:
        return "why-crystals", {"count": CRYSTALS}
    if rule == RESEARCH_03:
        return "why-research", {"count": STEPS}
    if rule == LAB_07:
        return "why-lowest", {"column": effect - LAB_STEP + 1, "level": LOWEST}
    if rule == BOT_04:
        return "why-bots", {"count": BOT_CIRCLES, "colour": colour_name(effect - BOT_OF)}
    return "why-submarine", {"colour": colour_name(effect - SUBMARINE_OF)}


def face_cause(g: Table, black: int, effect: int) -> Cause:
    """The black die shows another digit or colour than the action needs, or no die has it at all."""
    me, face, action = g.players[g.actor], face_of(g, black), ACTION_OF[effect]
    shown = {"shown": face_words(face)}
    if action in (CRYSTAL, LAB):
        column = effect - LAB_STEP
        digit = effect - CRYSTAL_AS if action == CRYSTAL else me.markers[column] + 1
        if not DIGIT_SET >> digit & 1:
            return "why-no-digit", {"digit": digit}
        if action == CRYSTAL:
            return "why-digit", {"digit": digit, "other": face % DIGITS, **shown}
        return "why-level", {"column": column + 1, "level": digit, "other": face % DIGITS, **shown}
    if action == RESEARCH:
        return "why-next", {"colour": colour_name(RESEARCH_COLOUR[me.research]), **shown}
    colour = effect - (BOT_OF if action == BOT else SUBMARINE_OF)
    message = "why-colour" if COLOUR_SET >> colour & 1 else "why-no-colour"
    return message, {"colour": colour_name(colour), "wanted": Msg(f"symbol-{SYMBOL.words[action]}"), **shown}


def catch_cause(g: Table, rule: int, count: int) -> Cause:
    """Of an extra octopus action: too few octopods, no two dice with just so many, or nothing to gain."""
    if rule == AMB_16:
        return "why-useless", {"count": count}
    most = countable(g, g.players[g.actor]).bit_length() - 1
    return "why-octopods" if count > most else "why-octopods-exactly", {"count": count, "most": most}


def super_cause(g: Table, column: int, function: int, itself: str) -> Cause:
    """Of Super-Level and Super-Copy: no marker there, the own column, or a marker that is down already."""
    if not owns(g.players[g.actor], function):
        return "why-super", {"function": function_name(function)}
    if function_at(g, LOWEST, column) == function:
        return itself, {"column": column + 1}
    return "why-lowest", {"column": column + 1, "level": LOWEST}
