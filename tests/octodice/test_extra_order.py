"""Extra actions one after the other, or chosen at the same time."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

import fathom
from tests.octodice.extras import FACES, PLENTY, SYMBOLS, known
from tests.octodice.scenario import Scenario

rule = pytest.mark.rule

# One after the other, or at the same time


@rule("OCTO-AMB-20")
def test_clockwise_is_usual_and_later_players_see_what_was_done() -> None:
    assert fathom.load("octodice").options["extra_order"] == "clockwise"
    s = Scenario(3, roll=PLENTY).play("stop", "use W1 B1 crystal-1")
    assert s.state.actor == 2
    assert s.row(1, row=2) == [1, None, None]
    assert s.state.view(2)["players"][1]["sheet"]["crystals"]["crossed"] == 1
    assert [event["kind"] for event in s.told(2)] == ["extra", "crystal"]


@rule("OCTO-AMB-20")
def test_at_the_same_time_nobody_sees_a_choice_before_all_have_answered() -> None:
    s = Scenario(4, roll=PLENTY, extra_order="simultaneous").play("stop")
    before = s.state.clone()
    first: list[Any] = []
    for text in s.legal():
        one = s.state.clone()
        one.apply(s.game.action(text))
        assert one.raw.actor == 2
        assert [player["sheet"] for player in one.view(1)["players"]] == [
            player["sheet"] for player in before.view(1)["players"]
        ]
        assert one.view(1)["players"][1]["pending"] == text
        first.append([known(one, seat) for seat in (0, 2, 3, None)])
        second: list[Any] = []
        for reply in one.legal():
            both = one.clone()
            both.apply(reply)
            assert both.raw.actor == 3
            second.append([known(both, seat) for seat in (0, 3, None)])
            assert known(both, 1)[1] == []
            assert both.view(1)["players"][2]["pending"] is None
        assert second.count(second[0]) == len(second) == len(one.legal())
    assert first.count(first[0]) == len(first) == len(s.legal()) == 8


@rule("OCTO-AMB-20")
def test_at_the_same_time_a_pass_looks_like_anything_else() -> None:
    s = Scenario(3, roll=PLENTY, extra_order="simultaneous").play("stop")
    passed, taken = s.state.clone(), s.state.clone()
    passed.apply(s.game.action("stop"))
    taken.apply(s.game.action("octopus 1"))
    for seat in (0, 2, None):
        assert known(passed, seat) == known(taken, seat)
    assert passed.legal() == taken.legal()
    for seat, seed in product((0, 2), range(20)):
        assert passed.determinise(seat, seed).raw == taken.determinise(seat, seed).raw


@rule("OCTO-AMB-20", "OCTO-EXTRA-10")
@pytest.mark.parametrize("active", range(4))
def test_at_the_same_time_they_are_carried_out_clockwise(active: int) -> None:
    s = Scenario(4, active=active, roll=PLENTY, extra_order="simultaneous")
    s.play("stop", "use W1 B1 crystal-1")
    assert s.told(s.g.actor) == []
    s.play("octopus 1")
    assert s.told(s.g.actor) == []
    s.play("use W2 B1 bot-red")
    around = [(active + step) % 4 for step in (1, 2, 3)]
    told = [(event["seat"], event["kind"]) for event in s.told() if event["kind"] not in ("turn", "roll")]
    kinds = ("extra", "crystal"), ("extra", "octopus"), ("extra", "bot")
    assert told == [(seat, kind) for seat, pair in zip(around, kinds, strict=True) for kind in pair]
    assert [s.row(seat, row=2)[0] for seat in around] == [1, 0, 1]
    assert all(player["pending"] is None for seat in range(4) for player in s.state.view(seat)["players"])


@rule("OCTO-AMB-20")
def test_both_orders_lead_to_the_same_sheets() -> None:
    chance = random.Random(20)
    for _ in range(40):
        roll = " ".join([*chance.choices(SYMBOLS, k=3), *chance.choices(FACES, k=3)])
        others = {seat: {"markers": chance.choice(["- - -", "0 0 -", "1 0 1"])} for seat in (1, 2, 3)}
        one = Scenario(4, roll=roll, others=others).play("stop")
        two = Scenario(4, roll=roll, others=others, extra_order="simultaneous").play("stop")
        while one.phase == "extra":
            assert (one.g.actor, one.legal()) == (two.g.actor, two.legal())
            text = chance.choice(one.legal())
            one.play(text)
            two.play(text)
        assert two.phase == "keep"
        assert [p.pack() for p in one.g.players] == [p.pack() for p in two.g.players]


def before_the_end(order: str) -> Scenario:
    """The last extra actions of the game, after which nobody rolls: seat 0 will be asked for Super-Level."""
    return Scenario(
        3, turn=5, active=2, roll=PLENTY, extra_order=order, others={0: {"markers": "- - 2"}, 1: {"markers": "- - 2"}}
    ).play("stop")


@rule("OCTO-AMB-20")
@pytest.mark.parametrize("last", ["stop", "octopus 1", "use W1 B1 crystal-1"])
def test_no_undoing_over_the_moment_of_showing(last: str) -> None:
    s = before_the_end("simultaneous")
    start = s.g.clone()
    s.play("use W1 B1 crystal-1", chance=[])
    assert s.state.can_undo
    s.state.undo()
    assert (s.g, s.state.actor) == (start, 0)
    s.play("octopus 1", chance=[])
    assert s.state.actor == 1
    s.play(last, chance=[])
    assert (s.phase, s.state.actor) == ("super-level", 0)
    assert not s.state.can_undo
    shown = s.g.clone()
    with pytest.raises(ValueError, match="nothing to take back"):
        s.state.undo()
    assert s.g == shown


@rule("OCTO-AMB-20")
def test_one_after_the_other_can_be_undone() -> None:
    s = before_the_end("clockwise")
    start = s.g.clone()
    s.play("use W1 B1 crystal-1", chance=[])
    s.play("octopus 1", chance=[])
    assert s.phase == "super-level"
    s.state.undo()
    s.state.undo()
    assert s.g == start
