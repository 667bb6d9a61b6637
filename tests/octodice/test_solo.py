"""The solo game."""

from __future__ import annotations

import random

import pytest

import fathom
from tests.octodice.ending import bonus, ending, write
from tests.octodice.octopods import caught, with_octopods
from tests.octodice.scenario import Scenario, finish
from tests.played import refused

rule = pytest.mark.rule

QUIET = "research research research / white-1 white-1 white-1"
TWO_EACH = "crystal bot octopus / red-1 blue-2 octopus"


@rule("OCTO-SOLO-01")
def test_a_turn_is_like_any_other() -> None:
    s = Scenario(1, first_player=0)
    assert s.phase == "keep"
    s.first_roll("crystal bot octopus / red-1 blue-2 green-0")
    refused(s, "stop", "OCTO-ROLL-01")
    s.play("keep W1 W3", chance=s.faces("lab red-1 blue-2 green-0", "W2 B1 B2 B3"))
    s.play("keep W2 B3", chance=s.faces("red-1 octopus", "B1 B2"))
    assert (s.phase, s.g.dice) == ("main", s.faces("crystal lab octopus / red-1 octopus green-0"))
    assert s.effects() == {"crystal-0", "crystal-1", "lab-1", "lab-2", "lab-3"}
    refused(s, "use W3 B1 bot-red", "OCTO-MAIN-05")
    s.play("use W2 B3 lab-1", "use W1 B1 crystal-1")
    assert (s.markers(0), s.me.crystals, s.row(0)) == ("0 - -", 1, [0, 1, 1])
    assert (s.boxes(0), s.struck(0)) == (2, [1, 0, 0])
    assert (s.phase, s.state.actor, s.g.turn) == ("keep", 0, 1)


@rule("OCTO-SOLO-02")
def test_nine_turns() -> None:
    s = Scenario(1)
    assert s.state.view(0)["turns"] == 9
    for turn in range(9):
        assert s.state.view(0)["turn"] == turn + 1
        assert not s.state.over
        finish(s, QUIET)
    assert s.state.over


@rule("OCTO-SOLO-03")
def test_interim_scorings_after_turns_three_six_and_nine() -> None:
    s = Scenario(1)
    after = []
    for turn in range(9):
        assert s.state.view(0)["third"] == turn // 3 + 1
        finish(s, QUIET)
        if "interim" in [event["kind"] for event in s.told()]:
            after.append(turn + 1)
        assert [third["sum"] is not None for third in s.sheet(0)["thirds"]] == [turn >= 3 * i + 2 for i in range(3)]
    assert after == [3, 6, 9]
    assert s.state.scores == (-6,)


@rule("OCTO-SOLO-04")
@pytest.mark.parametrize("turn", range(9))
def test_every_third_turn_is_written_into_the_bottom_row(turn: int) -> None:
    s = Scenario(1, turn=turn, roll=TWO_EACH).play("use W1 B1 crystal-1", "use W2 B2 bot-blue")
    rows = [s.row(0, third, row) for third in range(3) for row in range(3)]
    assert rows == [[1, 1, 1] if row == turn else [None] * 3 for row in range(9)]
    third = s.sheet(0)["thirds"][turn // 3]
    full = [*third["turns"], third["bottom"]][turn % 3]
    assert [full[field]["points"] for field in ("a", "b", "octopus")] == [1, 1, 1]


@rule("OCTO-SOLO-05")
def test_no_extra_actions() -> None:
    chance = random.Random(5)
    for _ in range(10):
        state = fathom.load("octodice", players=1).new(seed=chance.getrandbits(32))
        while not state.over:
            view = state.view(0)
            assert view["phase"] != "extra"
            assert view["players"][0]["extras_left"] == 0
            state.apply(chance.choice(state.legal()))
            assert not {"extra", "virtual"} & {happening.kind for happening in state.events(0)}


@rule("OCTO-SOLO-05")
@pytest.mark.parametrize("order", ["clockwise", "simultaneous"])
def test_the_own_dice_are_not_for_an_extra_action(order: str) -> None:
    s = Scenario(1, roll=TWO_EACH, extra_order=order).play("use W1 B1 crystal-1", "use W2 B2 bot-blue")
    assert (s.phase, s.g.turn) == ("keep", 1)
    refused(s, "octopus 1", "OCTO-TURN-04")
    assert s.row(0, row=2) == [None] * 3


@rule("OCTO-SOLO-06")
@pytest.mark.parametrize("crystals", range(6))
def test_no_majority_of_crystals_but_labs(crystals: int) -> None:
    s = ending({"crystals": crystals, "markers": "2 2 -"}).play("stop")
    assert s.state.over
    assert bonus(s) == (0, [5, 4, None], 9)


@rule("OCTO-SOLO-06")
def test_super_level_and_super_copy_stay() -> None:
    s = ending({"crystals": 5, "markers": "1 - 2"}).play("stop")
    assert s.legal() == ["stop", "super-level 1", "super-level 2"]
    s.play("super-level 1")
    assert bonus(s) == (0, [5, None, 0], 5)
    s = ending({"crystals": 5, "markers": "1 - 2"}, layout="A1B1C1/D1E1F1/G1H1I2").play("stop", "super-copy 2")
    assert bonus(s) == (0, [None, None, 4], 4)


@rule("OCTO-SOLO-07")
def test_the_result_is_the_total() -> None:
    s = ending({"crystals": 2, "markers": "2 - -"})
    write(s, 0, 0, [1, 2, 3], [4], [5, 6, 7])
    write(s, 0, 2, [None, None, 0], [2, 1])
    s.play("stop")
    assert s.state.scores == (28 + 0 + 3 + 3,)
    assert s.sheet(0)["total"] == 34
    assert s.state.ranks == (0,)


@rule("OCTO-SOLO-08")
@pytest.mark.parametrize("third", range(3))
@pytest.mark.parametrize("boxes", [0, 1, 2])
def test_the_sum_of_a_third_has_all_fields_of_three_turns(third: int, boxes: int) -> None:
    s = Scenario(1, turn=3 * third + 2)
    s.give(0, boxes=boxes, bots="red red", submarines="red")
    write(s, 0, third, [1, 2, 4], [8, 16, 32], [5, 10, 20])
    finish(s, QUIET)
    assert s.sheet(0)["thirds"][third]["sum"] == 63 + 35 + 2 - (0 if boxes == 2 else 2)


@rule("OCTO-SOLO-08")
def test_two_boxes_for_the_three_turns_of_a_third() -> None:
    s = Scenario(1)
    finish(s, with_octopods(1))
    finish(s, QUIET)
    assert (s.boxes(0), s.struck(0)) == (1, [0, 0, 0])
    finish(s, with_octopods(3))
    assert caught(s) == (3, 3)
    assert (s.boxes(0), s.struck(0)) == (0, [1, 0, 0])
    finish(s, with_octopods(1))
    assert (s.boxes(0), s.struck(0)) == (1, [1, 0, 0])
    finish(s, QUIET)
    finish(s, QUIET)
    assert [third["sum"] for third in s.sheet(0)["thirds"]] == [3, -2, None]
