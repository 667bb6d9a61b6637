"""Crystals, research, bots and submarines."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.octodice.scenario import Scenario
from tests.played import refused

rule = pytest.mark.rule

FACE = {"yellow": "yellow-0", "red": "red-1", "blue": "blue-2", "green": "green-0", "white": "white-1"}
COLOURS = tuple(FACE)


def bots(s: Scenario, colour: str, seat: int = 0) -> list[bool]:
    """Whether the left and the right circle are crossed."""
    return [circle["crossed"] for circle in s.sheet(seat)["bots"][colour]]


def submarines(s: Scenario, seat: int = 0) -> list[str]:
    return [colour for colour, crossed in s.sheet(seat)["submarines"].items() if crossed]


def crossed(s: Scenario) -> list[int]:
    """All crosses of seat 0: crystals, research, bots, submarines."""
    sheet = s.sheet(0)
    research = [step["crossed"] for step in sheet["research"]]
    return [
        sheet["crystals"]["crossed"],
        sum(research),
        sum(sum(bots(s, colour)) for colour in COLOURS),
        len(submarines(s)),
    ]


# Crystals


@rule("OCTO-CRYSTAL-01", "OCTO-CRYSTAL-02")
@pytest.mark.parametrize("face", FACE.values())
def test_a_crystal_scores_the_digit(face: str) -> None:
    digit = int(face[-1])
    s = Scenario(crystals=2, roll=f"crystal octopus octopus / {face} octopus octopus")
    assert s.legal() == [f"use W1 B1 crystal-{digit}", "stop"]
    s.play(f"use W1 B1 crystal-{digit}")
    assert crossed(s) == [3, 0, 0, 0]
    assert s.row(0)[0] == digit


@rule("OCTO-CRYSTAL-01")
def test_each_crystal_action_crosses_one_circle() -> None:
    s = Scenario(roll="crystal crystal octopus / blue-2 blue-2 octopus").play("use W1 B1 crystal-2")
    assert s.sheet(0)["crystals"] == {"crossed": 1, "circles": 5}
    s.play("use W2 B2 crystal-2")
    assert s.sheet(0)["crystals"] == {"crossed": 2, "circles": 5}
    assert s.row(0)[:2] == [2, 2]
    s.play("use W1 B1 crystal-2")
    assert [s.sheet(seat)["crystals"]["crossed"] for seat in (0, 1)] == [2, 1]


@rule("OCTO-CRYSTAL-02")
def test_no_other_digit_than_that_of_the_die() -> None:
    s = Scenario(roll="crystal octopus octopus / yellow-0 red-1 blue-2")
    for black, digit in (("B1", 0), ("B2", 1), ("B3", 2)):
        for other in {0, 1, 2, 3} - {digit}:
            refused(s, f"use W1 {black} crystal-{other}", "OCTO-CRYSTAL-02")


@rule("OCTO-CRYSTAL-02")
def test_a_digit_of_another_box() -> None:
    pack = {"black": {"B1": ["yellow-3", "red-1", "blue-2", "green-0", "white-1", "octopus"]}}
    s = Scenario(data=pack, roll="crystal octopus octopus / yellow-3 octopus octopus").play("use W1 B1 crystal-3")
    assert s.row(0)[0] == 3


@rule("OCTO-CRYSTAL-03")
def test_five_crystals_in_a_game() -> None:
    s = Scenario(others={1: {"extras": 2}}, roll="crystal crystal octopus / blue-2 red-1 red-1")
    for count in (2, 4):
        s.play("use W1 B1 crystal-2", "use W2 B2 crystal-1")
        assert s.me.crystals == count
        s.roll("crystal bot bot / red-1 octopus octopus")
        s.play("stop", "stop")
        s.roll("crystal crystal bot / blue-2 red-1 red-1")
        s.player(1).extras = 2
    s.play("use W1 B2 crystal-1")
    assert s.me.crystals == 5
    refused(s, "use W2 B1 crystal-2", "OCTO-CRYSTAL-03")
    assert s.effects() == {"bot-blue", "bot-red"}


@rule("OCTO-CRYSTAL-03")
def test_five_crystals_with_extra_actions() -> None:
    s = Scenario(others={1: {"crystals": 4}}, roll="crystal crystal bot / blue-2 red-1 red-1").play("stop")
    assert s.effects() == {"crystal-1", "crystal-2", "bot-red", "bot-blue"}
    s = Scenario(others={1: {"crystals": 5}}, roll="crystal crystal bot / blue-2 red-1 red-1").play("stop")
    assert s.effects() == {"bot-red", "bot-blue"}
    refused(s, "use W1 B1 crystal-2", "OCTO-CRYSTAL-03")


@rule("OCTO-CRYSTAL-04")
@pytest.mark.parametrize("face", ["yellow-0", "green-0"])
def test_a_crystal_without_points(face: str) -> None:
    s = Scenario(roll=f"crystal octopus octopus / {face} octopus octopus")
    assert "use W1 B1 crystal-0" in s.legal()
    s.play("use W1 B1 crystal-0")
    assert (s.me.crystals, s.row(0)[0]) == (1, 0)


# Research


@rule("OCTO-RESEARCH-01", "OCTO-RESEARCH-02")
@pytest.mark.parametrize("step", range(5))
def test_a_research_circle_scores_its_points(step: int) -> None:
    s = Scenario(research=step, roll=f"research octopus octopus / {FACE[COLOURS[step]]} octopus octopus")
    s.play("use W1 B1 research")
    assert s.row(0)[0] == step + 1
    assert crossed(s) == [0, step + 1, 0, 0]
    assert [circle["crossed"] for circle in s.sheet(0)["research"]] == [circle <= step for circle in range(5)]
    assert s.told()[0] == {"kind": "research", "seat": 0, "colour": COLOURS[step], "points": step + 1}


@rule("OCTO-RESEARCH-02")
@pytest.mark.parametrize("step", range(5))
def test_only_the_next_circle_along_the_arrows(step: int) -> None:
    for colour, face in FACE.items():
        s = Scenario(research=step, roll=f"research octopus octopus / {face} octopus octopus")
        if colour == COLOURS[step]:
            assert s.legal() == ["use W1 B1 research", "stop"]
        else:
            assert s.legal() == ["stop"]
            refused(s, "use W1 B1 research", "OCTO-RESEARCH-02")


@rule("OCTO-RESEARCH-01", "OCTO-RESEARCH-02")
def test_arrows_and_points_of_another_box() -> None:
    pack = {"sheet": {"research_colours": ["yellow", "red", "yellow"], "research_points": [2, 2, 7]}}
    s = Scenario(data=pack, research=2, roll="research octopus octopus / yellow-0 red-1 octopus")
    refused(s, "use W1 B2 research", "OCTO-RESEARCH-02")
    s.play("use W1 B1 research")
    assert s.row(0)[0] == 7


@rule("OCTO-RESEARCH-03")
def test_no_research_after_the_last_circle() -> None:
    s = Scenario(research=4, roll="research research bot / white-1 white-1 yellow-0").play("use W1 B1 research")
    assert s.row(0)[0] == 5
    refused(s, "use W2 B2 research", "OCTO-RESEARCH-03")
    refused(s, "use W2 B3 research", "OCTO-RESEARCH-03")
    for face in FACE.values():
        s = Scenario(research=5, roll=f"research octopus octopus / {face} octopus octopus")
        assert s.legal() == ["stop"]
        refused(s, "use W1 B1 research", "OCTO-RESEARCH-03")


@rule("OCTO-RESEARCH-03")
def test_each_research_circle_once() -> None:
    s = Scenario(roll="research research octopus / yellow-0 yellow-0 octopus").play("use W1 B1 research")
    assert s.me.research == 1
    assert s.state.actor == 1
    assert s.row(0) == [1, None, 1]


# Bots


@rule("OCTO-BOT-01", "OCTO-BOT-02", "OCTO-BOT-03")
@pytest.mark.parametrize("colour", COLOURS)
def test_left_bot_then_right_bot(colour: str) -> None:
    s = Scenario(roll=f"bot bot octopus / {FACE[colour]} {FACE[colour]} octopus")
    s.play(f"use W1 B1 bot-{colour}")
    assert bots(s, colour) == [True, False]
    assert s.row(0)[0] == 1
    s.play(f"use W2 B2 bot-{colour}")
    assert bots(s, colour) == [True, True]
    assert s.row(0)[1] == 2
    assert crossed(s) == [0, 0, 2, 0]


@rule("OCTO-BOT-01")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_bot_of_the_colour_of_the_die(colour: str) -> None:
    s = Scenario(roll=f"bot octopus octopus / {FACE[colour]} octopus octopus")
    assert s.legal() == [f"use W1 B1 bot-{colour}", "stop"]
    for other in set(COLOURS) - {colour}:
        refused(s, f"use W1 B1 bot-{other}", "OCTO-BOT-01")


@rule("OCTO-BOT-02", "OCTO-BOT-03")
def test_colours_do_not_share_their_circles() -> None:
    s = Scenario(bots="red", roll="bot bot octopus / red-1 blue-2 octopus")
    s.play("use W1 B1 bot-red", "use W2 B2 bot-blue")
    assert s.row(0)[:2] == [2, 1]
    assert (bots(s, "red"), bots(s, "blue"), bots(s, "green")) == ([True, True], [True, False], [False, False])


@rule("OCTO-BOT-03")
def test_bot_points_of_another_box() -> None:
    s = Scenario(data={"sheet": {"bot_points": [3, 5]}}, roll="bot bot octopus / red-1 red-1 octopus")
    s.play("use W1 B1 bot-red", "use W2 B2 bot-red")
    assert s.row(0)[:2] == [3, 5]


@rule("OCTO-BOT-04")
@pytest.mark.parametrize("colour", COLOURS)
def test_no_third_bot_of_a_colour(colour: str) -> None:
    s = Scenario(bots=f"{colour} {colour}", roll=f"bot octopus octopus / {FACE[colour]} octopus octopus")
    assert s.legal() == ["stop"]
    refused(s, f"use W1 B1 bot-{colour}", "OCTO-BOT-04")
    other = COLOURS[COLOURS.index(colour) - 1]
    s = Scenario(bots=f"{colour} {colour}", roll=f"bot octopus octopus / {FACE[other]} octopus octopus")
    assert s.effects() == {f"bot-{other}"}


# Submarines


@rule("OCTO-SUB-01", "OCTO-SUB-02")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_submarine_of_the_colour_of_the_die(colour: str) -> None:
    s = Scenario(roll=f"submarine octopus octopus / {FACE[colour]} octopus octopus")
    assert s.legal() == [f"use W1 B1 submarine-{colour}", "stop"]
    for other in set(COLOURS) - {colour}:
        refused(s, f"use W1 B1 submarine-{other}", "OCTO-SUB-01")
    s.play(f"use W1 B1 submarine-{colour}")
    assert submarines(s) == [colour]
    assert crossed(s) == [0, 0, 0, 1]
    assert s.row(0)[0] == 0


@rule("OCTO-SUB-02")
def test_a_submarine_scores_nothing_at_once_whatever_the_bots() -> None:
    s = Scenario(bots="red red", roll="submarine bot crystal / red-1 red-1 red-1").play("use W1 B1 submarine-red")
    assert s.row(0)[0] == 0
    assert s.state.scores == (0, 0)


@rule("OCTO-SUB-03")
@pytest.mark.parametrize("colour", COLOURS)
def test_one_submarine_of_each_colour(colour: str) -> None:
    s = Scenario(roll=f"submarine submarine octopus / {FACE[colour]} {FACE[colour]} octopus")
    s.play(f"use W1 B1 submarine-{colour}")
    assert s.state.actor == 1
    s = Scenario(submarines=colour, roll=f"submarine octopus octopus / {FACE[colour]} octopus octopus")
    assert s.legal() == ["stop"]
    refused(s, f"use W1 B1 submarine-{colour}", "OCTO-SUB-03")
    rest = [other for other in COLOURS if other != colour]
    for other in rest:
        s = Scenario(submarines=colour, roll=f"submarine octopus octopus / {FACE[other]} octopus octopus")
        assert s.effects() == {f"submarine-{other}"}


@rule("OCTO-SUB-04")
@pytest.mark.parametrize("order", sorted(set(permutations(["submarine", "bot", "bot"]))))
def test_a_submarine_before_between_or_after_its_bots(order: tuple[str, ...]) -> None:
    s = Scenario(first_player=1, others={1: {"extras": 2}}, roll=f"{order[0]} {order[1]} octopus / red-1 red-1 octopus")
    s.play(f"use W1 B1 {order[0]}-red", f"use W2 B2 {order[1]}-red")
    s.roll("octopus octopus octopus / red-1 red-1 red-1")
    s.play("stop", "stop")
    s.roll(f"{order[2]} octopus octopus / red-1 octopus octopus")
    s.play(f"use W1 B1 {order[2]}-red")
    first = s.sheet(0)["thirds"][0]
    assert first["submarines"] == 2
    assert sum(value or 0 for row in (0, 1) for value in s.row(0, row=row)[:2]) == 3
