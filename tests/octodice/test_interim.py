"""The interim scoring after every third."""

from __future__ import annotations

from itertools import product

import pytest

from tests.octodice.ending import write
from tests.octodice.scenario import Scenario, finish

rule = pytest.mark.rule

QUIET = "research research research / white-1 white-1 white-1"
COLOURS = ("yellow", "red", "blue", "green", "white")


@rule("OCTO-INTERIM-01")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("bots", "submarine"), list(product(range(3), (False, True))))
def test_a_submarine_scores_the_bots_of_its_colour(colour: str, bots: int, submarine: bool) -> None:
    s = Scenario(turn=1, active=1)
    s.give(0, boxes=2, bots=f"{colour} " * bots, submarines=colour if submarine else "")
    finish(s, QUIET)
    assert s.sheet(0)["thirds"][0]["submarines"] == (bots if submarine else 0)
    assert s.state.scores[0] == (bots if submarine else 0)


@rule("OCTO-INTERIM-01")
def test_bots_of_other_colours_do_not_matter() -> None:
    s = Scenario(turn=1, active=1)
    s.give(0, boxes=2, bots="yellow yellow red blue white white", submarines="red green white")
    finish(s, QUIET)
    assert s.sheet(0)["thirds"][0]["submarines"] == 1 + 0 + 2
    assert {"kind": "ready", "seat": 0, "points": 3} in s.told()


@rule("OCTO-INTERIM-02")
def test_everything_crossed_so_far_counts_in_every_third() -> None:
    s = Scenario(bots="yellow", submarines="yellow")
    for turn in range(6):
        finish(s, QUIET)
        if turn == 2:
            s.me.bots[0] += 1
        if turn == 4:
            s.me.bots[4] += 1
            s.me.submarines |= 1 << 4
        finish(s, QUIET)
    assert s.state.over
    assert [third["submarines"] for third in s.sheet(0)["thirds"]] == [1, 2, 3]
    assert (s.me.bots, s.me.submarines) == ([2, 0, 0, 0, 1, 0, 0], 0b10001)


@rule("OCTO-INTERIM-03")
@pytest.mark.parametrize("third", [0, 1, 2])
@pytest.mark.parametrize("boxes", [0, 1, 2])
def test_two_points_are_lost_unless_both_boxes_are_crossed(third: int, boxes: int) -> None:
    s = Scenario(turn=2 * third + 1, active=1, others={0: {"boxes": boxes}})
    finish(s, QUIET)
    scored = s.sheet(0)["thirds"][third]
    assert (scored["penalty"], scored["sum"]) == ((0, 0) if boxes == 2 else (2, -2))
    assert ({"kind": "penalty", "seat": 0, "points": 2} in s.told()) == (boxes < 2)


@rule("OCTO-INTERIM-03")
def test_the_boxes_of_another_third_do_not_help() -> None:
    s = Scenario(turn=3, active=1)
    assert s.struck(0) == [1, 0, 0]
    finish(s, QUIET)
    assert [third["penalty"] for third in s.sheet(0)["thirds"]] == [0, 2, None]


@rule("OCTO-INTERIM-04")
@pytest.mark.parametrize("third", [0, 1, 2])
@pytest.mark.parametrize("boxes", [1, 2])
def test_the_sum_of_a_third(third: int, boxes: int) -> None:
    s = Scenario(turn=2 * third + 1, active=1)
    s.give(0, boxes=boxes, extras=2, bots="red red blue", submarines="red blue")
    write(s, 0, third, [1, 2, 4], [8, 16, 32], [50, 60])
    finish(s, QUIET)
    scored = s.sheet(0)["thirds"]
    assert scored[third]["submarines"] == 3
    assert scored[third]["sum"] == 1 + 2 + 4 + 8 + 16 + 32 + 50 + 60 + 3 - (2 if boxes == 1 else 0)
    assert [held["sum"] for held in scored[third + 1 :]] == [None] * (2 - third)


@rule("OCTO-INTERIM-04")
def test_empty_fields_count_nothing_and_the_sum_may_be_negative() -> None:
    s = Scenario(turn=3, active=1, others={0: {"boxes": 1}})
    write(s, 0, 1, [None, None, 0], [1, None, None], [0])
    finish(s, QUIET)
    assert s.sheet(0)["thirds"][1]["sum"] == -1
    assert s.sheet(1)["thirds"][1]["sum"] == -2
    assert {"kind": "sum", "seat": 1, "third": 2, "points": -2} in s.told()


@rule("OCTO-INTERIM-04")
def test_what_was_written_in_another_third_is_not_in_the_sum() -> None:
    s = Scenario(turn=3, active=1)
    write(s, 0, 0, [7, 7, 7], [7, 7, 7], [7, 7])
    finish(s, QUIET)
    assert s.sheet(0)["thirds"][1]["sum"] == -2


@rule("OCTO-INTERIM-05")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_it_happens_by_itself_for_all_players_in_the_same_way(players: int, first: int) -> None:
    last = (first - 1) % players
    s = Scenario(players, turn=1, active=last, first_player=first, roll=QUIET)
    for seat in range(players):
        s.give(seat, extras=2, bots="red red blue", submarines="red", boxes=1)
    s.play("stop")
    assert (s.phase, s.state.actor, s.g.turn) == ("keep", first, 2)
    for seat in range(players):
        scored = s.sheet(seat)["thirds"][0]
        assert [scored[key] for key in ("submarines", "penalty", "sum")] == [2, 2, 0]
    assert [event["seat"] for event in s.told() if event["kind"] == "sum"] == [
        (first + step) % players for step in range(players)
    ]


@rule("OCTO-INTERIM-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_comes_after_rounds_two_four_and_six_only(players: int) -> None:
    s = Scenario(players)
    after = []
    for turn in range(6 * players):
        finish(s, QUIET)
        if "interim" in [event["kind"] for event in s.told()]:
            after.append(turn + 1)
    assert after == [2 * players, 4 * players, 6 * players]
    assert s.state.over
