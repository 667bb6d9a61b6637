"""Actions and events in words: which message, with which arguments."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from fathom.core.text import Msg
from fathom.games.octodice.actions import (
    BOT_OF,
    COLOUR,
    FUNCTION,
    LAB_STEP,
    SUBMARINE_OF,
    SYMBOL,
    VOCABULARY,
)
from fathom.games.octodice.play.dice import face_of, symbol_of
from fathom.games.octodice.play.labs import LOWEST, function_at, owns, printed_points
from fathom.games.octodice.play.main_actions import may_use, worth_of
from fathom.games.octodice.play.octopus import extra_addition, octopods_on, octopods_with, octopus_points
from fathom.games.octodice.play.uses import ACTION_OF, functions_for
from fathom.games.octodice.state import (
    BOT,
    COPYING,
    DICE,
    DIGITS,
    EXTRA,
    FLEXI_LAB,
    FLEXI_SUB,
    FLEXI_TEC,
    LAB,
    LEVELLING,
    MAIN,
    OCTO_CATCH,
    OCTO_SUB,
    RESEARCH,
    SUBMARINE,
    WHITE_DICE,
    Table,
)
from fathom.games.octodice.tables import BLACK_OCTOPUS, CONTENT, RESEARCH_COLOUR, STEPS


def points(count: int) -> Msg:
    """Points in words."""
    return Msg.of("amount-points", count=count)


def symbol_words(symbol: int) -> Msg:
    """A symbol in words."""
    return Msg(f"symbol-{SYMBOL.words[symbol]}")


def face_words(face: int) -> Msg:
    """The face of a black die: yellow 0."""
    if face == BLACK_OCTOPUS:
        return Msg("face-octopus")
    return Msg.of("face", colour=COLOUR.said(COLOUR.words[face // DIGITS]), digit=face % DIGITS)


def shown_words(die: int, face: int) -> Msg:
    """What a face of a die shows, in words."""
    shown = CONTENT[die][face]
    return symbol_words(shown) if die < WHITE_DICE else face_words(shown)


def faces_words(white: str, black: str) -> list[Msg]:
    """The dice of an event in words, the white ones first."""
    faces = [*white.split(), *black.split()]
    return [shown_words(die, int(face) - 1) for die, face in enumerate(faces) if face != "-"]


def function_words(function: str) -> Msg:
    """What a function does, by its name, with the points of this pack."""
    one, two, three = (*printed_points(FUNCTION.words.index(function)), 0, 0, 0)[:3]
    return Msg.of(f"function-{function}-help", points=points(one), one=one, two=two, three=three)


def say(kind: str, args: dict[str, Any]) -> dict[str, Any]:
    """The arguments of an event as people should read them: dice by what they show, points with their word."""
    words = dict(args)
    if kind in ("roll", "keep", "virtual"):
        return {"dice": faces_words(args["white"], args["black"]), **dict.fromkeys(("white", "black"), "")}
    if "points" in args:
        words["points"] = points(args["points"])
    return words


def describe(g: Table, action: int) -> tuple[str, dict[str, Any]]:
    """The message `action-<kind>` and its arguments, with what the action would do as things stand."""
    kind, values = VOCABULARY.values[action]
    match kind.name:
        case "keep":
            left = sum(1 for die in range(DICE) if not g.aside[die]) - 2
            return "action-keep", {"dice": [shown_words(die, g.dice[die]) for die in values], "count": left}
        case "use":
            return use_words(g, *values)
        case "octopus":
            return catch_words(g, values[0] + 1)
        case "super-level":
            function = FUNCTION.said(FUNCTION.words[function_at(g, LOWEST, values[0])])
            return "action-super-level", {"column": values[0] + 1, "function": function}
        case "super-copy":
            return "action-super-copy", {"function": FUNCTION.said(FUNCTION.words[function_at(g, LOWEST, values[0])])}
    return f"action-stop{STOPS.get(g.phase, '')}", {}


STOPS = {MAIN: "-main", EXTRA: "-extra", LEVELLING: "-super-level", COPYING: "-super-copy"}


def use_words(g: Table, white: int, black: int, effect: int) -> tuple[str, dict[str, Any]]:
    """A main action: what it does for how many points, with which dice, and through which functions."""
    me = g.players[g.actor]
    action, symbol = ACTION_OF[effect], symbol_of(g, white)
    args: dict[str, Any] = {}
    if action == RESEARCH:
        args["colour"] = COLOUR.said(COLOUR.words[RESEARCH_COLOUR[min(me.research, STEPS - 1)]])
    elif action == LAB:
        column = effect - LAB_STEP
        reached = min(me.markers[column] + 1, LOWEST)
        args = {"column": column + 1, "level": reached}
        args["function"] = FUNCTION.said(FUNCTION.words[function_at(g, reached, column)])
    elif action == BOT:
        args["colour"] = COLOUR.said(COLOUR.words[effect - BOT_OF])
    elif action == SUBMARINE:
        args["colour"] = COLOUR.said(COLOUR.words[effect - SUBMARINE_OF])
    face = face_of(g, black)
    takes = functions_for(me, symbol, face, effect) if may_use(g, white, black, effect) == 0 else 0
    flexed = [FUNCTION.said(FUNCTION.words[one]) for one in (FLEXI_TEC, FLEXI_SUB, FLEXI_LAB) if takes >> one & 1]
    return f"action-{SYMBOL.words[action]}", {
        **args,
        "points": points(worth_of(me, effect)),
        "dice": [symbol_words(symbol), face_words(face)],
        "through": through_words(flexed),
    }


def through_words(functions: list[Msg]) -> Msg | str:
    """The functions that an action takes, after its dice."""
    return Msg.of("through", functions=functions) if functions else ""


def catch_words(g: Table, count: int) -> tuple[str, dict[str, Any]]:
    """An extra octopus action: with two dice that count so many, by themselves if that is possible."""
    me = g.players[g.actor]
    pairs = [two for two in combinations(range(DICE), 2) if octopods_with(g, me, 1 << two[0] | 1 << two[1]) == count]
    pairs.sort(key=lambda two: -octopods_on(g, 1 << two[0] | 1 << two[1]))
    dice = pairs[0] if pairs else ()
    adds = extra_addition(g, me, count) if pairs else 0
    adding = FUNCTION.said(FUNCTION.words[OCTO_SUB if owns(me, OCTO_SUB) else OCTO_CATCH])
    return "action-octopus" if pairs else "action-octopus-none", {
        "count": count,
        "points": points(octopus_points(me, count)),
        "dice": [shown_words(die, g.dice[die]) for die in dice],
        "through": through_words([adding] if adds else []),
    }
