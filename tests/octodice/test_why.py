"""Why an action is refused: the rule is the true one, and the cause is told with the numbers of the position.

The second opinion: each rule has a relaxation here, written by its text alone. What it forbids must be legal once it is
relaxed, or be forbidden by another rule, and so on until nothing is left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

import fathom
from fathom.core.text import LANGUAGES, Texts
from fathom.games.octodice.state import (
    COPYING,
    FLEXI_LAB,
    FLEXI_SUB,
    FLEXI_TEC,
    LEVELLING,
    OCTO_CATCH,
    OCTO_SUB,
    SUPER_COPY,
    SUPER_LEVEL,
    Table,
)
from tests.octodice.scenario import Scenario
from tests.octodice.tables import PACK
from tests.tables import positions, tables

TEXTS = Texts("fathom.games.octodice")
SAMPLED = 8  # actions of a position
ROUND_THE_TABLE = [(options, None) for options in tables("octodice")] + [({"players": 2}, PACK)]


# Relaxations: `words` are those of the action after its kind. False: nothing on this table could help.


def turn_to(game: fathom.Game, g: Table, die: str, wanted: Callable[[str], bool]) -> bool:
    """Turn a die to a face with such a word."""
    number = ["W1", "W2", "W3", "B1", "B2", "B3"].index(die)
    faces = game.data["white" if die[0] == "W" else "black"][die]
    found = [i for i, word in enumerate(faces) if wanted(word)]
    if found:
        g.dice[number] = found[0]
    return bool(found)


def relax_aside(game: fathom.Game, g: Table, words: list[str]) -> bool:
    g.aside[:] = [0] * 6
    return True


def relax_used(game: fathom.Game, g: Table, words: list[str]) -> bool:
    g.used = 0
    return True


def relax_octopus(game: fathom.Game, g: Table, words: list[str]) -> bool:
    data, shown = game.data, []
    for number, die in enumerate(("W1", "W2", "W3", "B1", "B2", "B3")):
        shown.append(data["white" if die[0] == "W" else "black"][die][g.dice[number]])
        if die in words and shown[-1] == "octopus":
            assert turn_to(game, g, die, lambda word: word != "octopus")
    return True


def relax_symbol(game: fathom.Game, g: Table, words: list[str]) -> bool:
    return turn_to(game, g, words[0], lambda word: word == words[2].split("-")[0])


def give(function: int) -> Callable[[fathom.Game, Table, list[str]], bool]:
    def relax(game: fathom.Game, g: Table, words: list[str]) -> bool:
        g.players[g.actor].functions |= 1 << function
        g.flexed &= ~(1 << function)
        return True

    return relax


def relax_yellow(game: fathom.Game, g: Table, words: list[str]) -> bool:
    """Flexi-Lab is ready; nothing helps where no die has the colour or the digit at all."""
    give(FLEXI_LAB)(game, g, words)
    return words[2] == "research" or any(
        fits(game, g, words, face) for die in game.data["black"].values() for face in die
    )


def colour_of(g: Table, effect: str) -> int:
    return ["yellow", "red", "blue", "green", "white", "orange", "purple"].index(effect.split("-")[1])


def relax_full(game: fathom.Game, g: Table, words: list[str]) -> bool:
    me = g.players[g.actor]
    kind = words[-1].split("-")[0]
    if kind == "crystal":
        me.crystals -= 1
    elif kind == "research":
        me.research -= 1
    elif kind == "bot":
        me.bots[colour_of(g, words[2])] -= 1
    elif kind == "submarine":
        me.submarines &= ~(1 << colour_of(g, words[2]))
    else:  # lab-2, or the column of Super-Level
        me.markers[int(words[-1][-1]) - 1] = 1
    return True


def fits(game: fathom.Game, g: Table, words: list[str], face: str) -> bool:
    """Whether a black face is what the action needs."""
    if face == "octopus":
        return False
    colour, digit = face.split("-")
    kind, _, what = words[2].partition("-")
    me = g.players[g.actor]
    if kind == "crystal":
        return digit == what
    if kind == "lab":
        return int(digit) == me.markers[int(what) - 1] + 1
    return colour == (game.data["sheet"]["research_colours"][me.research] if kind == "research" else what)


def relax_face(game: fathom.Game, g: Table, words: list[str]) -> bool:
    return turn_to(game, g, words[1], lambda face: fits(game, g, words, face))


def relax_count(game: fathom.Game, g: Table, words: list[str]) -> bool:
    """The dice show just so many octopods; three of two dice take Octo-Catch."""
    me, count = g.players[g.actor], int(words[0])
    me.functions &= ~(1 << OCTO_SUB | 1 << OCTO_CATCH)
    wanted = ["octopus"] * min(count, 2)
    for die in ("B1", "W1"):
        show = bool(wanted) and bool(wanted.pop())
        turn_to(game, g, die, "octopus".__eq__ if show else "octopus".__ne__)
    for die in ("W2", "W3", "B2", "B3"):
        turn_to(game, g, die, "octopus".__ne__)
    if count == 3:
        me.functions |= 1 << OCTO_CATCH
        g.symbol_only = 0
    return True


def relax_useless(game: fathom.Game, g: Table, words: list[str]) -> bool:
    g.players[g.actor].boxes[:] = [0, 0, 0]
    return True


def relax_super(function: int) -> Callable[[fathom.Game, Table, list[str]], bool]:
    """The player owns the function, and it lies in another column."""

    def relax(game: fathom.Game, g: Table, words: list[str]) -> bool:
        g.players[g.actor].functions |= 1 << function
        column, row = int(words[0]) - 1, g.grid[2]
        if game.rules.function_at(g, 2, column) == function:
            other = (column + 1) % 3
            row[column], row[other] = row[other], row[column]
        return True

    return relax


RELAX: dict[str, Callable[[fathom.Game, Table, list[str]], bool]] = {
    "OCTO-ROLL-04": relax_aside,
    "OCTO-MAIN-01": relax_symbol,
    "OCTO-MAIN-04": relax_used,
    "OCTO-MAIN-05": relax_octopus,
    "OCTO-TILE-A1": relax_yellow,
    "OCTO-TILE-B1": give(FLEXI_TEC),
    "OCTO-TILE-C2": give(FLEXI_SUB),
    "OCTO-CRYSTAL-03": relax_full,
    "OCTO-RESEARCH-03": relax_full,
    "OCTO-LAB-07": relax_full,
    "OCTO-BOT-04": relax_full,
    "OCTO-SUB-03": relax_full,
    "OCTO-CRYSTAL-02": relax_face,
    "OCTO-RESEARCH-02": relax_face,
    "OCTO-LAB-02": relax_face,
    "OCTO-BOT-01": relax_face,
    "OCTO-SUB-01": relax_face,
    "OCTO-EXTRA-08": relax_count,
    "OCTO-AMB-16": relax_useless,
    "OCTO-TILE-I1": relax_super(SUPER_LEVEL),
    "OCTO-TILE-I2": relax_super(SUPER_COPY),
}


# Positions


def filled(state: fathom.State, random: Random) -> fathom.State:
    """The same moment with another sheet for the one who decides: rows may be full, functions there or used."""
    new = state.clone()
    g, rules = new.raw, new.game.rules
    me = g.players[g.actor]
    me.crystals = random.randint(0, rules.CRYSTALS)
    me.research = random.randint(0, rules.STEPS)
    for colour in rules.COLOUR_ORDER:
        me.bots[colour] = random.randint(0, rules.BOT_CIRCLES)
        me.submarines = me.submarines & ~(1 << colour) | random.randint(0, 1) << colour
    me.functions = 0
    for column in range(3):
        me.markers[column] = random.randint(-1, 2)
        for level in range(me.markers[column] + 1):
            me.functions |= 1 << rules.function_at(g, level, column)
    me.boxes[:] = [random.randint(0, rules.BOXES) for _ in range(3)]
    if g.phase == rules.MAIN_AGAIN:
        g.flexed = me.functions & (1 << FLEXI_LAB | 1 << FLEXI_TEC | 1 << FLEXI_SUB)
    return new


def at_the_end(state: fathom.State, phase: int) -> fathom.State:
    """The decision about a function at the end, whoever has it."""
    new = state.clone()
    new.raw.phase = phase
    return new


def to_ask_about(options: dict[str, Any], pack: dict[str, Any] | None, seed: int) -> Iterator[fathom.State]:
    """Positions of a random game, as they are and changed."""
    random = Random(seed)
    for i, state in enumerate(positions(fathom.load("octodice", data=pack, **options), seed)):
        if state.over:
            return
        yield state
        if i % 2:
            yield filled(state, random)
        if i % 8 == 0:
            yield at_the_end(filled(state, random), random.choice((LEVELLING, COPYING)))


def forbidden(state: fathom.State, random: Random) -> list[int]:
    """Actions of the kinds that can be chosen in this phase, but not now."""
    rows = state.game.definition.decisions.chosen
    kinds = [kind for kind in state.game.vocabulary.kinds if (state.raw.phase, kind.first) in rows]
    actions = [kind.first + i for kind in kinds for i in range(len(kind.values))]
    found = [action for action in actions if state.explain(action)]
    return random.sample(found, min(SAMPLED, len(found)))


def told(state: fathom.State, action: int, rule: str) -> tuple[str, dict[str, Any]]:
    """The cause, which there is in every language."""
    cause = state.game.rules.cause(state.raw, action, rule)
    assert cause, (state.game.text(action), rule)
    message, args = cause
    sentences = [TEXTS.format(lang, message, args) for lang in LANGUAGES]
    assert all(sentences)
    assert len(set(sentences)) == len(sentences)
    return message, args


def hold_against(state: fathom.State, message: str, args: dict[str, Any], words: list[str]) -> None:
    """The numbers of a cause against what everybody sees."""
    view = state.view(None)
    me, dice = view["players"][view["actor"]], {die["die"]: die for die in view["dice"]}
    match message:
        case "why-aside":
            assert len(args["dice"]) == sum(dice[name]["aside"] > 0 for name in words)
        case "why-used":
            assert len(args["dice"]) == sum(dice[name]["used"] for name in words[:2])
        case "why-octopus-both" | "why-octopus-white" | "why-octopus-black":
            both = [dice[name]["octopus"] for name in words[:2]]
            assert both == [message != "why-octopus-black", message != "why-octopus-white"]
        case "why-function":
            tile = view["grid"][args["level"]][args["column"] - 1]
            assert tile["tile"] == args["tile"]
            assert tile["function"] not in me["functions"]
        case "why-level":
            before = me["markers"][args["column"] - 1]
            assert args["level"] == (0 if before is None else before + 1)
            assert args["other"] == dice[words[1]]["digit"]
        case "why-digit":
            assert (str(args["digit"]), args["other"]) == (words[2][-1], dice[words[1]]["digit"])
        case "why-next":
            assert args["colour"].id == f"colour-{me['sheet']['research'][me['sheet']['next_research']]['colour']}"
        case "why-crystals":
            assert args["count"] == me["sheet"]["crystals"]["crossed"]
        case "why-research":
            assert args["count"] == len(me["sheet"]["research"])
        case "why-lowest":
            assert me["markers"][args["column"] - 1] == args["level"] == 2
        case "why-octopods":
            assert args["most"] == max(counted(view, me)) < args["count"] == int(words[0])
        case "why-octopods-exactly":
            assert args["count"] not in counted(view, me)


def counted(view: dict[str, Any], me: dict[str, Any]) -> set[int]:
    """What some two dice count in an extra octopus action, by the text of the rules."""
    found = set()
    for pair in combinations(view["dice"], 2):
        count = sum(die["octopus"] for die in pair)
        symbols = [die["symbol"] for die in pair if "symbol" in die]
        adds = "octo-sub" in me["functions"] and "submarine" in symbols
        if "octo-catch" in me["functions"]:
            adds |= any(view["options"]["octo_catch"] == "literal" or symbol != "octopus" for symbol in symbols)
        found.add(count + int(adds and (count > 0 or view["options"]["octo_from_zero"] == "on")))
    return found


@pytest.mark.sampled
def test_every_refusal_stands_a_second_opinion(proving: bool) -> None:
    """Over all numbers of players and options; relaxed one after the other, the rules named are all that forbids it."""
    seen: Counter[str] = Counter()
    for number, (options, pack) in enumerate(ROUND_THE_TABLE):
        for seed in range(8 if proving else 1):
            random = Random(seed)
            for state in to_ask_about(options, pack, 100 * number + seed):
                for action in forbidden(state, random):
                    seen.update(follow(state, action))
    assert set(seen) == set(RELAX)


def follow(state: fathom.State, action: int) -> list[str]:
    """Relax one rule after the other until the action is legal; the rules that were named."""
    words = state.game.text(action).split()[1:]
    at, named = state.clone(), list[str]()
    while rule := at.explain(action):
        assert rule in RELAX, (state.game.text(action), rule)
        assert rule not in named, (state.game.text(action), named)
        named.append(rule)
        message, args = told(at, action, rule)
        hold_against(at, message, args, words)
        if not RELAX[rule](state.game, at.raw, words):
            assert rule in ("OCTO-TILE-A1", *FACES)
            break
    return named


FACES = [rule for rule, relax in RELAX.items() if relax is relax_face]
SIDE_1 = "A1B1C1/D1E1F1/G1H1I1"
SIDE_2 = "A2B2C2/D2E2F2/G2H2I2"
ROLL = "lab research submarine / yellow-0 red-1 octopus"


def cause(s: Scenario, text: str, lang: str = "en") -> str:
    why = s.state.why(s.game.action(text), lang)
    assert why
    return why.cause


@pytest.mark.parametrize(
    ("given", "action", "words"),
    [
        ({}, "use W1 B2 lab-2", "In column 2 the next level is 0: the digit 0 is needed, the black die shows 1"),
        ({}, "use W1 B3 lab-2", "The black die shows an octopus"),
        ({}, "use W2 B2 research", "Your next research circle is yellow; the black die shows red 1"),
        ({"research": 5}, "use W2 B2 research", "All 5 research circles are crossed"),
        ({}, "use W1 B1 crystal-0", "The white die shows lab; crystal is needed"),
        (
            {"layout": SIDE_1},
            "use W2 B2 bot-red",
            "Flexi-Tec is not active: your markers have not reached tile B1 (column 2, level 0)",
        ),
        ({"layout": SIDE_2}, "use W2 B2 bot-red", "The white die shows research; bot is needed"),
        ({"submarines": "red"}, "use W3 B2 submarine-red", "Your red submarine is ready already"),
        ({}, "use W3 B2 submarine-yellow", "The black die shows red 1; yellow is needed"),
        ({"markers": "2 - -"}, "use W1 B1 lab-1", "Your marker in column 1 is on level 2 already"),
    ],
)
def test_the_cause_in_words(given: dict[str, Any], action: str, words: str) -> None:
    assert cause(Scenario(roll=ROLL, **given), action) == words


def test_a_function_that_lies_on_the_other_side_is_no_reason() -> None:
    """With B2 on the table a research symbol is never a bot: no tile is missing."""
    assert Scenario(layout=SIDE_2, roll=ROLL).why_not("use W2 B2 bot-red") == "OCTO-MAIN-01"
    assert Scenario(layout=SIDE_1, roll=ROLL).why_not("use W2 B2 bot-red") == "OCTO-TILE-B1"
    assert Scenario(layout=SIDE_1, roll=ROLL).why_not("use W3 B2 bot-red") == "OCTO-MAIN-01"


def test_causes_of_octopus_actions() -> None:
    s = Scenario(roll="octopus crystal lab / octopus red-1 red-1", others={1: {"boxes": 2}}).play("stop")
    assert s.phase == "extra"
    assert cause(s, "octopus 3") == "Two of these dice count 2 at most; 3 octopods are needed"
    assert cause(s, "octopus 1") == "All octopus boxes of this third are crossed, and a single octopus earns no points"
    assert cause(s, "octopus 3", "de") == "Zwei dieser Würfel zählen höchstens 2; nötig sind 3 Oktopoden"


def test_causes_of_dice_that_are_aside_or_used() -> None:
    s = Scenario(roll=ROLL).play("use W1 B1 lab-1")
    assert cause(s, "use W1 B2 lab-2") == "Already used in this turn: lab"
    s = Scenario()
    s.first_roll("crystal lab bot / octopus red-1 red-1")
    s.play("keep W2 B1", chance=s.faces("crystal bot red-1 red-1", "W1 W3 B2 B3"))
    assert cause(s, "keep W1 W2") == "Already set aside: lab"
    assert cause(s, "keep W2 B1") == "Already set aside: lab, black octopus"


def test_causes_and_chances_tell_nothing_that_the_seat_does_not_know() -> None:
    """Twins: what others have chosen at the same time may be anything."""
    game, random = fathom.load("octodice", players=4, extra_order="simultaneous"), Random(1)
    for state in positions(game, 11):
        if state.over:
            break
        twin = state.determinise(state.actor or 0, seed=2)
        for action in forbidden(state, random):
            assert state.why(action) == twin.why(action)
        for action in state.legal()[:2]:
            assert state.odds(state.actor or 0, action) == twin.odds(state.actor or 0, action)
