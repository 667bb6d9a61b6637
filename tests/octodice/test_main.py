"""Main actions in general, and which of them are offered."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from fathom.games.octodice.actions import SYMBOL
from tests.octodice.scenario import Scenario
from tests.played import refused

rule = pytest.mark.rule

SYMBOLS = ("crystal", "research", "lab", "bot", "submarine", "octopus")
COLOURS = ("yellow", "red", "blue", "green", "white")  # in the order of research
FACES = (("yellow", 0), ("red", 1), ("blue", 2), ("green", 0), ("white", 1), None)
EFFECTS = (
    *(f"crystal-{digit}" for digit in range(4)),
    "research",
    *(f"lab-{column}" for column in (1, 2, 3)),
    *(f"{kind}-{colour}" for kind in ("bot", "submarine") for colour in (*COLOURS, "orange", "purple")),
)
PLAIN = "crystal crystal crystal / green-0 red-1 blue-2"
ALL_FLEXI = "A1B1C2/D1E2F1/G1H1I1"


def phase(s: Scenario) -> str:
    word: str = s.state.view(None)["phase"]
    return word


def used(s: Scenario) -> list[str]:
    """The dice that the active player has used."""
    return [die["die"] for die in s.state.view(None)["dice"] if die["used"]]


# What the rules allow, computed anew


def owned(s: Scenario) -> set[str]:
    """The tiles at and above the markers of seat 0."""
    view = s.state.view(0)
    levels = [-1 if level is None else level for level in view["players"][0]["markers"]]
    return {view["grid"][row][column]["tile"] for column in range(3) for row in range(levels[column] + 1)}


def ways(s: Scenario, white: int, black: int, dice: list[int], spent: set[str]) -> dict[str, set[str]]:
    """What two of these dice allow seat 0 to do, and the functions of which each effect takes a use."""
    me, tiles = s.me, owned(s)
    symbol, face = SYMBOLS[dice[white]], FACES[dice[3 + black]]
    if symbol == "octopus" or face is None:
        return {}
    actions: dict[str, set[str]] = {symbol: set()}
    for shown, tile in (("research", "B1"), ("submarine", "C2")):
        if symbol == shown and tile in tiles - spent:
            actions["bot"] = {tile}
    colours: dict[str, set[str]] = {face[0]: set()}
    digits: dict[int, set[str]] = {face[1]: set()}
    if face[0] == "yellow" and "A1" in tiles - spent:
        colours = {**{colour: {"A1"} for colour in COLOURS}, **colours}
        digits = {**{digit: {"A1"} for digit in (0, 1, 2)}, **digits}
    found: dict[str, set[str]] = {}
    if "crystal" in actions and me.crystals < 5:
        found.update({f"crystal-{digit}": takes for digit, takes in digits.items()})
    if "research" in actions and me.research < 5 and COLOURS[me.research] in colours:
        found["research"] = colours[COLOURS[me.research]]
    for column in range(3) if "lab" in actions else ():
        reached = me.markers[column] + 1
        if reached <= 2 and ("E2" in tiles or reached in digits):
            found[f"lab-{column + 1}"] = set() if "E2" in tiles else digits[reached]
    for colour, takes in colours.items():
        if "bot" in actions and me.bots[COLOURS.index(colour)] < 2:
            found[f"bot-{colour}"] = takes | actions["bot"]
        if "submarine" in actions and not me.submarines >> COLOURS.index(colour) & 1:
            found[f"submarine-{colour}"] = takes
    return found


def octopods(s: Scenario, tiles: set[str], whites: set[int], converted: set[int]) -> int:
    """What the octopus action counts, with these white dice used, and these of them through Flexi-Sub."""
    count = sum(face == 5 for face in s.g.dice)
    if s.game.options["octo_from_zero"] == "off" and count == 0:
        return 0
    symbols = [SYMBOLS[face] for face in s.g.dice[:3]]
    left = [symbols[die] for die in range(3) if die not in whites]
    if s.game.options["octo_catch"] == "symbol":
        left = [symbol for symbol in left if symbol != "octopus"]
    by_sub = "F1" in tiles and any(symbols[die] == "submarine" for die in range(3) if die not in converted)
    return count + (by_sub or ("F2" in tiles and bool(left)))


def allowed(s: Scenario) -> set[tuple[int, int, str]]:
    """All main actions that no rule forbids."""
    every = ((white, black, effect) for white in range(3) for black in range(3) for effect in EFFECTS)
    return {(w, b, effect) for w, b, effect in every if s.why_not(f"use W{w + 1} B{b + 1} {effect}") is None}


def positions(count: int, seed: int) -> Iterator[Scenario]:
    """Random sheets, markers and final rolls."""
    choice = random.Random(seed)
    for _ in range(count):
        rows = ["".join(tile + choice.choice("12") for tile in choice.sample(row, 3)) for row in ("ABC", "DEF", "GHI")]
        layout = "/".join(rows)
        if choice.random() < 0.5:
            layout = layout.replace("C1", "C2").replace("F2", "F1")
        s = Scenario(
            layout=layout,
            octo_from_zero=choice.choice(("on", "off")),
            octo_catch=choice.choice(("literal", "symbol")),
            markers=" ".join(choice.choices("-0112", k=3)),
            crystals=choice.choice((0, 3, 4, 5)),
            research=choice.randrange(6),
            bots=" ".join(colour for colour in COLOURS for _ in range(choice.randrange(3))),
            submarines=" ".join(choice.sample(COLOURS, choice.randrange(6))),
        )
        white, black = choice.choice(((0, 1, 2, 3, 4, 5), (2, 3, 4), (1, 3, 4, 4))), choice.choices(range(6), k=3)
        s.roll(PLAIN)
        s.g.dice[:] = [*choice.choices(white, k=3), *choice.choices([*black, 0], k=3)]
        yield s


@rule("OCTO-MAIN-01", "OCTO-MAIN-02", "OCTO-MAIN-05", "OCTO-MAIN-08", "OCTO-TILE-A1", "OCTO-TILE-B1", "OCTO-TILE-C2")
def test_what_two_dice_allow() -> None:
    for s in positions(400, seed=1):
        wanted = {(w, b, e) for w in range(3) for b in range(3) for e in ways(s, w, b, s.g.dice, set())}
        assert allowed(s) == wanted


def test_every_distinct_first_action_is_offered_once() -> None:
    """One for each symbol, face and effect, with the lowest dice."""
    for s in positions(400, seed=2):
        best: dict[Any, int] = {}
        same: dict[int, Any] = {}
        for white, black, effect in sorted(allowed(s), key=lambda use: use[:2]):
            action = s.game.action(f"use W{white + 1} B{black + 1} {effect}")
            same[action] = (s.g.dice[white], s.g.dice[3 + black], effect)
            best.setdefault(same[action], action)
        assert s.state.legal() == [*sorted(best.values()), s.game.action("stop")]
        assert all(s.state.same(action) == best[key] for action, key in same.items())


@rule("OCTO-MAIN-04", "OCTO-MAIN-06", "OCTO-TILE-A1", "OCTO-TILE-B1", "OCTO-TILE-C2", "OCTO-COMBO-04")
def test_every_distinct_second_action_is_offered_once() -> None:
    """One for each effect and number of octopods then counted; without a Flexi function, then with the lowest dice."""
    choice, seconds, told_apart = random.Random(3), 0, 0
    for s in positions(900, seed=3):
        first = [text for text in s.legal() if text != "stop"]
        if not first:
            continue
        text, dice = choice.choice(first), list(s.g.dice)
        white, black, effect = int(text[5]) - 1, int(text[8]) - 1, text[10:]
        spent = ways(s, white, black, dice, set())[effect]
        s.play(text)
        left = [(w, b) for w in range(3) for b in range(3) if w != white and b != black]
        found = {(w, b, e): takes for w, b in left for e, takes in ways(s, w, b, dice, spent).items()}
        if s.phase != "main-again":
            assert not found
            continue
        assert allowed(s) == set(found)
        best: dict[tuple[str, int], tuple[bool, int, int]] = {}
        keys: dict[tuple[int, int, str], tuple[str, int]] = {}
        for (w, b, e), takes in found.items():
            converted = {die for die, by in ((white, spent), (w, takes)) if "C2" in by}
            tiles = owned(s)
            if e.startswith("lab"):
                column = int(e[-1]) - 1
                tiles.add(s.state.view(0)["grid"][s.me.markers[column] + 1][column]["tile"])
            keys[w, b, e] = key = (e, octopods(s, tiles, {white, w}, converted))
            best[key] = min(best.get(key, (True, 3, 3)), (bool(takes), w, b))
        wanted = {key: s.game.action(f"use W{w + 1} B{b + 1} {key[0]}") for key, (_, w, b) in best.items()}
        assert s.state.legal() == [*sorted(wanted.values()), s.game.action("stop")]
        for (w, b, e), key in keys.items():
            assert s.state.same(s.game.action(f"use W{w + 1} B{b + 1} {e}")) == wanted[key]
        seconds += 1
        told_apart += len({e for e, _ in best}) < len(best)
        (_, counted), action = choice.choice(list(wanted.items()))
        s.state.apply(action)
        assert sum(event["count"] for event in s.told() if event["kind"] == "octopus") == counted
    assert seconds > 400
    assert told_apart > 5


def test_of_equal_second_actions_one_without_a_function() -> None:
    s = Scenario(layout=ALL_FLEXI, markers="- 0 -", roll="crystal research bot / green-0 red-1 red-1")
    s.play("use W1 B1 crystal-0")
    assert s.legal() == ["use W3 B2 bot-red", "stop"]
    assert s.why_not("use W2 B2 bot-red") is None


@rule("OCTO-COMBO-03")
def test_equal_second_actions_that_leave_other_octopods_are_both_offered() -> None:
    s = Scenario(layout="C2A1B1/F1D1E1/G1H1I1", markers="1 - -", roll="crystal submarine bot / green-0 red-1 red-1")
    s.play("use W1 B1 crystal-0")
    assert s.legal() == ["use W2 B2 bot-red", "use W2 B2 submarine-red", "use W3 B2 bot-red", "stop"]


# The dice


@rule("OCTO-MAIN-01")
@pytest.mark.parametrize("text", ["use W1 crystal-0", "use B1 crystal-0", "use W1 W2 crystal-0", "use B1 B2 crystal-0"])
def test_one_white_and_one_black_die(text: str) -> None:
    s = Scenario(roll=PLAIN)
    with pytest.raises(ValueError, match="no such action"):
        s.play(text)
    assert used(s) == []
    s.play("use W1 B1 crystal-0")
    assert used(s) == ["W1", "B1"]


@rule("OCTO-MAIN-01")
@pytest.mark.parametrize("symbol", SYMBOLS[:5])
def test_the_white_die_says_which_action(symbol: str) -> None:
    s = Scenario(roll=f"{symbol} octopus octopus / yellow-0 red-1 blue-2")
    assert {effect.split("-")[0] for effect in s.effects()} == {symbol}
    for effect in EFFECTS:
        if effect.split("-")[0] != symbol:
            for black in ("B1", "B2", "B3"):
                assert s.why_not(f"use W1 {black} {effect}") in ("OCTO-MAIN-01", "OCTO-TILE-B1", "OCTO-TILE-C2")
    refused(s, "use W1 B1 " + ("lab-1" if symbol == "crystal" else "crystal-0"), "OCTO-MAIN-01")


@rule("OCTO-MAIN-02")
@pytest.mark.parametrize(("symbol", "effects"), [("crystal", {"crystal-1"}), ("lab", {"lab-1"})])
def test_only_the_digit_counts_for_crystals_and_labs(symbol: str, effects: set[str]) -> None:
    for face in ("red-1", "white-1"):
        s = Scenario(markers="0 - -", roll=f"{symbol} octopus octopus / {face} octopus octopus")
        assert s.effects() == effects
    s = Scenario(markers="0 - -", roll=f"{symbol} octopus octopus / blue-2 octopus octopus")
    assert not s.effects() & effects


@rule("OCTO-MAIN-02")
@pytest.mark.parametrize("symbol", ["research", "bot", "submarine"])
def test_only_the_colour_counts_for_research_bots_and_submarines(symbol: str) -> None:
    pack = {"black": {"B1": ["red-0", "red-1", "red-2", "blue-0", "green-0", "octopus"]}}
    effect = "research" if symbol == "research" else f"{symbol}-red"
    for digit in (0, 1, 2):
        s = Scenario(research=1, data=pack, roll=f"{symbol} octopus octopus / red-{digit} octopus octopus")
        assert s.legal() == [f"use W1 B1 {effect}", "stop"]
        s.play(f"use W1 B1 {effect}")
        assert s.row(0)[0] == {"research": 2, "bot": 1, "submarine": 0}[symbol]


@rule("OCTO-MAIN-04")
def test_every_die_once() -> None:
    s = Scenario(roll="crystal crystal crystal / red-1 red-1 red-1").play("use W1 B2 crystal-1")
    assert used(s) == ["W1", "B1"]
    for dice in ("W1 B1", "W1 B2", "W1 B3", "W2 B1", "W3 B1"):
        refused(s, f"use {dice} crystal-1", "OCTO-MAIN-04")
    assert s.legal() == ["use W2 B2 crystal-1", "stop"]


@rule("OCTO-MAIN-04")
def test_a_used_die_is_gone_for_another_action() -> None:
    s = Scenario(roll="crystal bot octopus / red-1 blue-2 octopus").play("use W1 B1 crystal-1")
    refused(s, "use W2 B1 bot-red", "OCTO-MAIN-04")
    refused(s, "use W1 B2 crystal-2", "OCTO-MAIN-04")
    refused(s, "use W1 B1 crystal-1", "OCTO-MAIN-04")
    assert s.legal() == ["use W2 B2 bot-blue", "stop"]
    s.play("use W2 B2 bot-blue")
    assert s.row(0)[:2] == [1, 1]


@rule("OCTO-MAIN-04")
def test_the_last_turns_dice_are_free_again() -> None:
    s = Scenario(others={1: {"extras": 2}}, roll=PLAIN).play("use W1 B1 crystal-0", "use W2 B2 crystal-1")
    assert (s.g.current, used(s)) == (1, [])
    s.roll(PLAIN)
    assert len(s.legal()) == 4


@rule("OCTO-MAIN-05")
@pytest.mark.parametrize("markers", ["- - -", "2 2 2"])
def test_an_octopus_is_no_part_of_a_main_action(markers: str) -> None:
    s = Scenario(layout=ALL_FLEXI, markers=markers, roll="octopus crystal bot / octopus yellow-0 red-1")
    for effect in EFFECTS:
        for dice in ("W1 B1", "W1 B2", "W1 B3", "W2 B1", "W3 B1"):
            assert s.why_not(f"use {dice} {effect}") == "OCTO-MAIN-05"
    refused(s, "use W1 B2 crystal-0", "OCTO-MAIN-05")
    refused(s, "use W2 B1 crystal-0", "OCTO-MAIN-05")
    assert not any("W1" in text or "B1" in text for text in s.legal())


# How many, and in which order


@rule("OCTO-MAIN-03", "OCTO-AMB-02")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_none_one_or_two_main_actions(count: int) -> None:
    s = Scenario(roll=PLAIN)
    for number in range(count):
        s.play(f"use W{number + 1} B{number + 1} crystal-{number}")
    if count < 2:
        assert "stop" in s.legal()
        s.play("stop")
    assert (s.state.actor, s.phase) == (1, "extra")
    assert s.me.crystals == count
    assert s.row(0) == [*[0, 1][:count], *[None] * (3 - count)]


@rule("OCTO-MAIN-03")
def test_never_three_main_actions() -> None:
    s = Scenario(players=1, roll=PLAIN).play("use W1 B1 crystal-0", "use W2 B2 crystal-1")
    assert s.phase == "keep"
    assert s.g.turn == 1
    refused(s, "use W3 B3 crystal-2", "OCTO-TURN-04")
    assert s.me.crystals == 2


@rule("OCTO-AMB-02", "OCTO-MAIN-03")
def test_an_action_may_be_declined_though_it_would_pay() -> None:
    s = Scenario(research=4, roll="research research bot / white-1 octopus red-1")
    assert s.legal()[-1] == "stop"
    s.play("use W3 B3 bot-red")
    assert s.legal() == ["use W1 B1 research", "stop"]
    s.play("stop")
    assert s.row(0) == [1, None, 0]
    assert s.me.research == 4


@rule("OCTO-MAIN-06")
def test_the_player_chooses_the_order() -> None:
    for first, second in (("use W1 B1 lab-1", "use W2 B2 crystal-2"), ("use W2 B2 crystal-2", "use W1 B1 lab-1")):
        s = Scenario(markers="0 - -", roll="lab crystal octopus / red-1 blue-2 octopus").play(first, second)
        assert s.me.crystals == 1
        assert s.markers(0) == "1 - -"
        assert s.row(0)[:2] == ([0, 3] if first.endswith("lab-1") else [2, 0])


@rule("OCTO-MAIN-06", "OCTO-AMB-03")
def test_the_first_action_is_complete_before_the_second() -> None:
    s = Scenario(roll="research research octopus / yellow-0 red-1 octopus")
    refused(s, "use W1 B2 research", "OCTO-RESEARCH-02")
    s.play("use W1 B1 research")
    assert (s.me.research, s.row(0)) == (1, [1, None, None])
    s.play("use W2 B2 research")
    assert (s.me.research, s.row(0)[:2]) == (2, [1, 2])


@rule("OCTO-MAIN-06", "OCTO-AMB-03", "OCTO-AMB-04")
def test_a_function_gained_by_the_first_action_serves_the_second() -> None:
    s = Scenario(roll="lab crystal research / green-0 yellow-0 octopus")
    assert s.why_not("use W2 B2 crystal-2") == "OCTO-CRYSTAL-02"
    s.play("use W1 B1 lab-1")
    assert {"crystal-0", "crystal-1", "crystal-2", "research"} == s.effects()
    s.play("use W2 B2 crystal-2")
    assert s.row(0)[:2] == [0, 2]


@rule("OCTO-AMB-03")
def test_the_second_action_is_chosen_after_the_first() -> None:
    s = Scenario(roll="lab research octopus / green-0 red-1 octopus")
    assert s.effects() == {"lab-1", "lab-2", "lab-3"}
    s.play("use W1 B1 lab-2")
    assert s.legal() == ["use W2 B2 bot-red", "stop"]
    s.play("stop")
    assert s.row(0) == [0, None, 1]


@rule("OCTO-AMB-04")
@pytest.mark.parametrize(("tile", "count"), [("F1", 2), ("F2", 2)])
def test_a_function_gained_this_turn_serves_the_octopus_action(tile: str, count: int) -> None:
    s = Scenario(
        layout=f"A1B1C1/D1E1{tile}/G1H1I1", markers="- - 0", roll="crystal lab submarine / octopus red-1 green-0"
    )
    s.play("use W1 B3 crystal-0", "use W2 B2 lab-3")
    function = {"F1": "octo-sub", "F2": "octo-catch"}[tile]
    assert s.told()[1:3] == [
        {"kind": "added", "seat": 0, "function": function},
        {"kind": "octopus", "seat": 0, "count": count, "points": 1},
    ]
    assert (s.row(0), s.boxes(0)) == ([0, 0, 1], 2)


@rule("OCTO-MAIN-07")
@pytest.mark.parametrize(
    ("symbol", "faces", "actions", "row"),
    [
        ("crystal", "red-1 blue-2", ["crystal-1", "crystal-2"], [1, 2]),
        ("research", "yellow-0 red-1", ["research", "research"], [1, 2]),
        ("lab", "green-0 red-1", ["lab-1", "lab-1"], [0, 0]),
        ("lab", "green-0 yellow-0", ["lab-2", "lab-3"], [0, 0]),
        ("bot", "red-1 red-1", ["bot-red", "bot-red"], [1, 2]),
        ("bot", "red-1 blue-2", ["bot-red", "bot-blue"], [1, 1]),
        ("submarine", "red-1 blue-2", ["submarine-red", "submarine-blue"], [0, 0]),
    ],
)
def test_two_actions_of_a_kind(symbol: str, faces: str, actions: list[str], row: list[int]) -> None:
    s = Scenario(roll=f"{symbol} {symbol} octopus / {faces} octopus")
    s.play(f"use W1 B1 {actions[0]}", f"use W2 B2 {actions[1]}")
    assert s.row(0)[:2] == row


@rule("OCTO-MAIN-07")
def test_a_second_action_of_a_kind_needs_a_second_die() -> None:
    s = Scenario(roll="crystal octopus octopus / red-1 blue-2 green-0").play("use W1 B1 crystal-1")
    assert s.row(0) == [1, None, 1]
    assert (s.me.crystals, s.state.actor) == (1, 1)


# Where there is nothing to cross


@rule("OCTO-MAIN-08")
@pytest.mark.parametrize(
    ("sheet", "roll", "action", "rule_id"),
    [
        ({"crystals": 5}, "crystal bot octopus", "crystal-1", "OCTO-CRYSTAL-03"),
        ({"research": 5}, "research bot octopus", "research", "OCTO-RESEARCH-03"),
        ({"markers": "2 2 2"}, "lab bot octopus", "lab-1", "OCTO-LAB-07"),
        ({"markers": "1 2 -"}, "lab bot octopus", "lab-1", "OCTO-LAB-02"),
        ({"submarines": "red"}, "submarine bot octopus", "submarine-red", "OCTO-SUB-03"),
    ],
)
def test_no_free_circle_no_action(sheet: dict[str, Any], roll: str, action: str, rule_id: str) -> None:
    s = Scenario(**sheet, roll=f"{roll} / red-1 red-1 octopus")
    refused(s, f"use W1 B1 {action}", rule_id)
    assert used(s) == []
    assert s.effects() == {"bot-red"}
    s.play("use W2 B1 bot-red")
    assert s.row(0)[0] == 1


@rule("OCTO-MAIN-08")
def test_no_free_bot_circle_no_action() -> None:
    s = Scenario(bots="red red", roll="bot crystal octopus / red-1 octopus octopus")
    refused(s, "use W1 B1 bot-red", "OCTO-BOT-04")
    s.play("use W2 B1 crystal-1")
    assert s.me.bots[COLOURS.index("red")] == 2


@rule("OCTO-MAIN-08")
def test_the_last_circle_is_crossed_by_the_first_action() -> None:
    s = Scenario(crystals=4, roll="crystal crystal bot / green-0 red-1 red-1").play("use W1 B1 crystal-0")
    refused(s, "use W2 B2 crystal-1", "OCTO-CRYSTAL-03")
    assert s.legal() == ["use W3 B2 bot-red", "stop"]


# The fields


@rule("OCTO-MAIN-09")
@pytest.mark.parametrize("turn", range(6))
def test_the_first_action_in_field_a_the_second_in_field_b(turn: int) -> None:
    s = Scenario(turn=turn, roll="bot crystal crystal / red-1 blue-2 green-0")
    s.play("use W2 B2 crystal-2", "use W1 B1 bot-red")
    assert s.row(0, turn // 2, turn % 2) == [2, 1, None]
    written = [s.row(0, third, row) for third in range(3) for row in range(3)]
    assert written.count([None, None, None]) == 8


@rule("OCTO-MAIN-09")
def test_nothing_is_noted_as_0_and_not_taken_stays_empty() -> None:
    s = Scenario(roll="crystal submarine lab / green-0 red-1 blue-2").play("use W1 B1 crystal-0")
    assert s.row(0) == [0, None, None]
    s.play("use W2 B2 submarine-red")
    assert s.row(0) == [0, 0, None]
    s = Scenario(roll="crystal submarine lab / green-0 red-1 blue-2").play("use W3 B1 lab-1", "stop")
    assert s.row(0) == [0, None, None]
    s = Scenario(roll="crystal submarine lab / green-0 red-1 blue-2").play("stop")
    assert s.row(0) == [None, None, None]
    first = s.sheet(0)["thirds"][0]["turns"][0]
    assert first == {"a": None, "b": None, "octopus": None}


@rule("OCTO-MAIN-09")
def test_an_empty_field_counts_0() -> None:
    s = Scenario(turn=1, active=1, boxes=2, others={0: {"extras": 2}}, roll=PLAIN).play("stop")
    assert s.row(1, row=1) == [None, None, None]
    assert s.sheet(1)["thirds"][0]["sum"] == 0


@rule("OCTO-MAIN-10")
@pytest.mark.parametrize("field", [0, 1])
@pytest.mark.parametrize(
    ("layout", "markers", "action", "face", "effect", "points"),
    [
        ("A2B1C1/D1E1F1/G1H1I1", "1 - -", "crystal", "blue-2", "crystal-2", 3),
        ("A2B1C1/D1E1F1/G1H1I1", "1 - -", "crystal", "green-0", "crystal-0", 1),
        ("B2A1C1/D1E1F1/G1H1I1", "0 - -", "research", "blue-2", "research", 4),
        ("C1A1B1/D1E1F1/G1H1I1", "0 - -", "submarine", "blue-2", "submarine-blue", 1),
        ("A2B1C1/D2E1F1/G1H1I1", "1 - -", "bot", "blue-2", "bot-blue", 2),
        ("A2B1C2/E1D1F1/G1H1I1", "1 - -", "lab", "green-0", "lab-3", 1),
    ],
)
def test_one_point_more_in_the_same_field(
    layout: str, markers: str, action: str, face: str, effect: str, points: int, field: int
) -> None:
    other = "bot" if action == "submarine" else "submarine"
    roll = f"{action} {other} octopus / {face} white-1 octopus"
    s = Scenario(layout=layout, markers=markers, research=2, roll=roll)
    plays = [f"use W1 B1 {effect}", f"use W2 B2 {other}-white"]
    s.play(*(plays if field == 0 else plays[::-1]))
    entry = s.sheet(0)["thirds"][0]["turns"][0]["ab"[field]]
    function = dict(zip(SYMBOL.words, ("crystal-plus", "plus-tec", "plus-lab", "plus-bot", "sub-plus"), strict=False))[
        action
    ]
    assert entry == {"points": points, "action": action, "plus": 1, "function": function}
    assert s.row(0)[1 - field] == (1 if other == "bot" else 0)


# Rulings


@rule("OCTO-AMB-34")
@pytest.mark.parametrize("turn", [2, 5, 8])
def test_a_solo_turn_in_the_bottom_row_is_a_normal_turn(turn: int) -> None:
    s = Scenario(players=1, turn=turn, roll="crystal bot octopus / blue-2 red-1 octopus")
    s.play("use W1 B1 crystal-2")
    assert s.phase == "main-again"
    s.play("use W2 B2 bot-red")
    assert s.row(0, turn // 3, 2) == [2, 1, 1]
    assert s.struck(0)[turn // 3] == 1
    assert s.sheet(0)["thirds"][turn // 3]["sum"] == 4


@rule("OCTO-AMB-36")
@pytest.mark.parametrize("face", ["yellow-0", "green-0"])
def test_a_crystal_with_0_counts_for_the_majority(face: str) -> None:
    s = Scenario(turn=5, active=1, others={0: {"extras": 2}}, roll=f"crystal octopus octopus / {face} octopus red-1")
    assert "use W1 B1 crystal-0" in s.legal()
    s.play("use W1 B1 crystal-0")
    assert s.row(1, 2, 1) == [0, None, 3]
    assert s.player(1).crystals == 1
    assert s.state.over
    assert [s.sheet(seat)["bonus"]["crystals"] for seat in (0, 1)] == [0, 4]
