"""The variant for two players: after every turn a virtual player rolls once."""

from __future__ import annotations

import random
from typing import Any

import pytest

import fathom
from tests.octodice.ending import QUIET
from tests.octodice.extras import known
from tests.octodice.scenario import Scenario, left
from tests.played import refused

rule = pytest.mark.rule

PLENTY = "crystal bot submarine / red-1 blue-2 octopus"
OTHER = "bot crystal lab / white-1 green-0 green-0"
OCTOPODS = "octopus octopus octopus / octopus octopus octopus"


def virtual(**given: Any) -> Scenario:
    return Scenario(2, virtual_player="on", **given)


def rolls(s: Scenario, text: str, *rolled: str) -> None:
    """Play an action after which all six dice are rolled, once for each of these rolls."""
    s.play(text, chance=[face for words in rolled for face in s.faces(words)])


def kinds(s: Scenario) -> list[str]:
    return [event["kind"] for event in s.told()]


@rule("OCTO-TWO-01", "OCTO-AMB-31")
def test_all_six_dice_are_rolled_once_after_part_d() -> None:
    s = virtual(roll=PLENTY).play("stop")
    assert (s.phase, s.state.actor, s.state.view(None)["virtual"]) == ("extra", 1, False)
    assert s.g.dice == s.faces(PLENTY)
    rolls(s, "use W1 B1 crystal-1", OTHER)
    assert kinds(s) == ["extra", "crystal", "virtual"]
    assert (s.phase, s.state.view(None)["virtual"]) == ("extra", True)
    assert s.g.dice == s.faces(OTHER)
    assert s.state.view(None)["current"] == 0
    refused(s, "keep W1 W2", "OCTO-ROLL-03")


@rule("OCTO-TWO-01")
def test_after_each_turn_of_each_player_and_only_then() -> None:
    chance = random.Random(1)
    for _ in range(5):
        state = fathom.load("octodice", players=2, virtual_player="on").new(seed=chance.getrandbits(32))
        told = [happening.kind for happening in state.events(None)]
        while not state.over:
            state.apply(chance.choice(state.legal()))
            told += [happening.kind for happening in state.events(None)]
        assert [kind for kind in told if kind in ("turn", "virtual")] == ["turn", "virtual"] * 12


@rule("OCTO-TWO-01")
def test_the_virtual_player_rolls_even_if_nobody_has_an_extra_action_left() -> None:
    s = virtual(roll=PLENTY, extras=2, others={1: {"extras": 2}})
    rolls(s, "stop", OTHER, PLENTY)
    assert kinds(s) == ["stop", "octopus", "virtual", "turn", "roll"]
    assert (s.phase, s.state.actor, s.g.dice) == ("keep", 1, s.faces(PLENTY))


@rule("OCTO-TWO-01")
def test_the_variant_is_off_unless_asked_for_and_for_two_players_only() -> None:
    assert fathom.load("octodice", players=2).options["virtual_player"] == "off"
    s = Scenario(2, roll=PLENTY).play("stop")
    s.play("stop", chance=s.faces(OTHER))
    assert (s.phase, s.state.actor) == ("keep", 1)
    for players in (1, 3, 4):
        with pytest.raises(fathom.OptionError):
            fathom.load("octodice", players=players, virtual_player="on")


@rule("OCTO-TWO-02", "OCTO-AMB-32")
@pytest.mark.parametrize("active", [0, 1])
def test_each_may_take_one_with_them_the_opponent_first(active: int) -> None:
    opponent = 1 - active
    s = virtual(active=active, roll=QUIET)
    rolls(s, "stop", OTHER)
    assert s.state.actor == opponent
    assert s.effects() == {"crystal-0", "crystal-1", "bot-white", "bot-green", "lab-1", "lab-2", "lab-3"}
    s.play("use W1 B1 bot-white", chance=[])
    assert s.state.actor == active
    assert left(s)[opponent] == 1
    rolls(s, "use W1 B1 bot-white", PLENTY)
    assert (s.phase, s.state.actor) == ("keep", opponent)
    assert [s.row(seat, row=2) for seat in range(2)] == [[1, None, None], [1, None, None]]
    assert left(s) == [1, 1]


@rule("OCTO-TWO-02")
def test_both_may_pass_and_use_the_same_dice() -> None:
    s = virtual(roll=QUIET)
    rolls(s, "stop", OTHER)
    s.play("stop", chance=[])
    assert s.state.actor == 0
    rolls(s, "stop", PLENTY)
    assert (s.phase, left(s)) == ("keep", [2, 2])


@rule("OCTO-TWO-02")
def test_who_has_moved_starts_afresh_with_the_virtual_dice() -> None:
    """The functions that work once in a turn, and dice that were used, are those of another turn."""
    s = virtual(
        layout="A1B1C1/D1E1F2/G1H1I1",
        markers="- 0 1",
        roll="research crystal bot / red-1 red-1 red-1",
        others={1: {"extras": 2}},
    )
    s.play("use W1 B1 bot-red")
    rolls(s, "use W2 B2 crystal-1", "research octopus octopus / blue-2 octopus octopus")
    assert (s.state.actor, s.phase) == (0, "extra")
    assert s.legal() == ["use W1 B1 bot-blue", "octopus 1", "octopus 2", "octopus 3", "stop"]


@rule("OCTO-TWO-02")
def test_a_submarine_made_a_bot_does_not_concern_the_virtual_dice() -> None:
    s = virtual(
        layout="A1B1C2/D1E1F1/G1H1I1",
        markers="- - 1",
        roll="submarine crystal lab / blue-2 blue-2 octopus",
        others={1: {"extras": 2}},
    )
    s.play("use W1 B1 bot-blue")
    rolls(s, "use W2 B2 crystal-2", "submarine lab lab / octopus blue-2 blue-2")
    assert [text for text in s.legal() if text.startswith("octopus")] == ["octopus 1", "octopus 2"]


@rule("OCTO-TWO-03")
@pytest.mark.parametrize(("used", "asked"), [((0, 0), [1, 0]), ((2, 0), [1]), ((0, 2), [0]), ((2, 2), [])])
def test_still_two_in_a_third(used: tuple[int, int], asked: list[int]) -> None:
    s = virtual(roll=QUIET, extras=used[0], others={1: {"extras": used[1]}})
    rolls(s, "stop", OTHER, *([] if asked else [PLENTY]))
    seats = []
    while s.phase == "extra":
        seats.append(s.g.actor)
        s.play("stop")
    assert seats == asked


@rule("OCTO-TWO-03", "OCTO-AMB-33")
def test_the_opponents_dice_and_the_virtual_ones_are_two_turns() -> None:
    s = virtual(roll=PLENTY).play("stop")
    rolls(s, "use W1 B1 crystal-1", OTHER)
    assert (s.state.actor, left(s)) == (1, [2, 1])
    s.play("use W1 B1 bot-white", chance=[])
    assert (s.state.actor, left(s)) == (0, [2, 0])
    rolls(s, "use W1 B1 bot-white", QUIET)
    assert (s.row(1, row=2), s.row(0, row=2)) == ([1, 1, None], [1, None, None])
    s.roll(PLENTY)
    s.play("stop")
    assert s.state.actor == 0
    rolls(s, "stop", PLENTY)
    assert (s.state.actor, s.state.view(None)["virtual"]) == (0, True)
    s.play("stop")
    assert s.phase == "keep"


@rule("OCTO-AMB-33")
def test_who_passed_on_the_opponents_dice_is_asked_about_the_virtual_ones() -> None:
    s = virtual(roll=PLENTY).play("stop")
    rolls(s, "stop", OTHER)
    assert s.state.actor == 1
    rolls(s, "stop")
    assert s.state.actor == 0


@rule("OCTO-TWO-04")
def test_the_virtual_player_takes_no_actions_and_has_no_sheet() -> None:
    s = virtual(roll=QUIET, extras=2, others={1: {"extras": 2}})
    before = [s.player(seat).pack() for seat in range(4)]
    rolls(s, "stop", OCTOPODS, QUIET)
    assert kinds(s) == ["stop", "virtual", "turn", "roll"]
    assert [s.player(seat).pack() for seat in range(4)] == before
    assert [len(s.state.view(None)["players"]), len(s.state.scores), len(s.state.ranks)] == [2, 2, 2]
    assert all(tile["markers"] == [] for row in s.state.view(None)["grid"] for tile in row)


@rule("OCTO-TWO-04", "OCTO-TWO-02")
def test_nobody_has_used_the_virtual_dice() -> None:
    s = virtual(
        layout="A1B1C2/D1E1F1/G1H1I1", markers="- - 0", roll="submarine crystal lab / blue-2 red-1 octopus", extras=1
    )
    s.play("use W1 B1 bot-blue", "use W2 B2 crystal-1")
    while not s.state.view(None)["virtual"]:
        rolls(s, "stop", PLENTY)
    view = s.state.view(None)
    assert [die["used"] or die["as_bot"] for die in view["dice"]] == [False] * 6
    assert [player["flexed"] for player in view["players"]] == [[], []]


@rule("OCTO-TWO-05")
@pytest.mark.parametrize("turn", range(6))
def test_it_also_follows_the_last_turn_of_a_third_before_the_scoring(turn: int) -> None:
    s = virtual(turn=turn, active=1, roll=QUIET)
    rolls(s, "stop", OTHER)
    third = turn // 2
    assert (s.state.actor, s.state.view(None)["third"], kinds(s)) == (0, third + 1, ["stop", "virtual"])
    s.play("use W1 B1 bot-white", chance=[])
    assert s.sheet(0)["thirds"][third]["sum"] is None
    s.play("stop")
    assert ("interim" in kinds(s)) == (turn % 2 == 1)
    assert s.row(0, third, 2) == [1, None, None]
    if turn % 2:
        assert s.sheet(0)["thirds"][third]["sum"] == 1 - 2
    assert s.state.over == (turn == 5)


@rule("OCTO-AMB-31")
def test_nothing_of_the_virtual_roll_is_kept_or_rolled_again() -> None:
    s = virtual(roll=PLENTY, extras=2, others={1: {"extras": 1}})
    s.play("stop")
    rolls(s, "stop", OTHER)
    assert {text.split()[0] for text in s.legal()} == {"use", "stop"}
    rolls(s, "stop", PLENTY)
    assert kinds(s) == ["turn", "roll"]


@rule("OCTO-AMB-32")
def test_in_the_order_of_the_virtual_dice_the_opponent_is_first_at_the_same_time_too() -> None:
    s = virtual(roll=QUIET, extra_order="simultaneous")
    rolls(s, "stop", OTHER)
    views = []
    for text in s.legal():
        one = s.state.clone()
        one.apply(s.game.action(text), chance=[])
        assert one.actor == 0
        views.append([known(one, seat) for seat in (0, None)])
    assert views.count(views[0]) == len(views) > 2
    s.play("use W1 B1 bot-white", "use W2 B1 crystal-1")
    assert [(event["seat"], event["kind"]) for event in s.told()[:4]] == [
        (1, "extra"),
        (1, "bot"),
        (0, "extra"),
        (0, "crystal"),
    ]
