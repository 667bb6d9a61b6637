"""The course of the game and of a turn."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import fathom
from tests.octodice.scenario import Scenario

rule = pytest.mark.rule

NOTHING = "octopus octopus octopus / green-0 red-1 red-1"  # no main action
PLAIN = "crystal crystal bot / green-0 red-1 red-1"  # a use for everybody
PARTS = {"keep": "a", "keep-again": "a", "main": "b", "main-again": "b", "extra": "d"}


def played(seed: int, **options: Any) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """A random game: what is seen before each action, and what happened by it (by the set-up, for the first)."""
    state, choice = fathom.load("octodice", **options).new(seed=seed), random.Random(seed)
    yield {}, [event.to_json() for event in state.events(None)]
    while not state.over:
        view = state.view(None)
        state.apply(choice.choice(state.legal()))
        yield view, [event.to_json() for event in state.events(None)]


def log(seed: int, *kinds: str, **options: Any) -> list[dict[str, Any]]:
    """All events of these kinds in a random game."""
    return [event for _, events in played(seed, **options) for event in events if event["kind"] in kinds]


def phase(s: Scenario) -> str:
    word: str = s.state.view(None)["phase"]
    return word


# The game


@rule("OCTO-TURN-01")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_six_rounds_clockwise(players: int, first: int) -> None:
    turns = log(players, "turn", players=players, first_player=first)
    assert [event["seat"] for event in turns] == [(first + step) % players for step in range(players)] * 6
    assert [event["turn"] for event in turns] == [1 + i // players for i in range(6 * players)]


@rule("OCTO-TURN-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_turns_each_on_the_sheet(players: int) -> None:
    *_, (view, events) = played(7, players=players)
    assert (view["turns"], events[-1]["kind"]) == (6, "over")
    assert all(len(third["turns"]) == 2 for third in view["players"][0]["sheet"]["thirds"])


@rule("OCTO-TURN-02")
@pytest.mark.parametrize(("players", "virtual_player"), [(2, "off"), (2, "on"), (3, "off"), (4, "off")])
def test_an_interim_scoring_after_rounds_2_4_and_6(players: int, virtual_player: str) -> None:
    order = log(3, "turn", "interim", players=players, virtual_player=virtual_player)
    thirds = [event["third"] for event in order if event["kind"] == "interim"]
    assert thirds == [1, 2, 3]
    kinds = [event["kind"] for event in order]
    assert kinds == [*["turn"] * 2 * players, "interim"] * 3
    assert [event["third"] for event in order if event["kind"] == "turn"] == sorted([1, 2, 3] * 2 * players)


@rule("OCTO-TURN-02")
@pytest.mark.parametrize("turn", [1, 3, 5])
def test_extra_actions_after_the_last_turn_come_before_the_interim_scoring(turn: int) -> None:
    s = Scenario(turn=turn, active=1, roll="bot crystal bot / green-0 red-1 red-1").play("stop")
    s.player(0).submarines = 2  # red
    assert (s.state.actor, s.phase) == (0, "extra")
    assert s.sheet(0)["thirds"][turn // 2]["submarines"] is None
    s.play("use W1 B2 bot-red")
    kinds = [event["kind"] for event in s.told()]
    assert kinds.index("bot") < kinds.index("interim")
    assert s.sheet(0)["thirds"][turn // 2]["submarines"] == 1
    assert s.sheet(0)["thirds"][turn // 2]["sum"] == 1 + 1 - 2


@rule("OCTO-TURN-02")
@pytest.mark.parametrize(("turn", "active"), [(0, 0), (0, 1), (1, 0), (2, 1), (3, 0), (4, 1), (5, 0)])
def test_no_interim_scoring_in_between(turn: int, active: int) -> None:
    s = Scenario(turn=turn, active=active, others={1 - active: {"extras": 2}}, roll=PLAIN).play("stop")
    assert s.phase == "keep"
    assert not any(event["kind"] == "interim" for event in s.told())
    assert s.sheet(0)["thirds"][turn // 2]["sum"] is None


@rule("OCTO-TURN-03")
def test_interim_scoring_then_super_level_then_bonus_then_totals() -> None:
    held = {"markers": "1 - 2", "crystals": 1, "submarines": "red", "bots": "red", "extras": 2}
    s = Scenario(turn=5, active=1, others={0: held}, roll=PLAIN).play("stop")
    assert [event["kind"] for event in s.told()] == ["stop", "interim", "ready", "penalty", "sum", "penalty", "sum"]
    assert s.phase == "super-level"
    assert s.sheet(0)["thirds"][2]["sum"] == 1 - 2
    assert (s.sheet(0)["bonus"], s.sheet(0)["total"], s.state.over) == (None, None, False)
    s.play("super-level 1")
    assert [event["kind"] for event in s.told()] == ["super-level", "majority", "super", "over"]
    assert s.sheet(0)["bonus"] == {"crystals": 4, "labs": [5, None, 0], "sum": 9}
    assert s.sheet(0)["total"] == 9 - 1
    assert s.state.over


@rule("OCTO-TURN-03")
def test_all_super_level_moves_come_before_the_bonus_scoring() -> None:
    held = {"markers": "1 - 2", "extras": 2}
    s = Scenario(3, first_player=1, turn=5, others={1: held, 2: held}, extras=0, roll=PLAIN).play("stop")
    asked = []
    while not s.state.over:
        asked.append((s.state.actor, s.phase))
        assert all(s.sheet(seat)["bonus"] is None for seat in range(3))
        s.play("super-level 1")
    assert asked == [(1, "super-level"), (2, "super-level")]
    assert [s.sheet(seat)["bonus"]["sum"] for seat in range(3)] == [0, 5, 5]


# The turn


@rule("OCTO-TURN-04")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_parts_of_a_turn_in_their_order(players: int) -> None:
    parts: dict[tuple[int, int, int], str] = {}
    for seed in range(3):
        for view, _ in played(seed, players=players):
            if view and view["phase"] in PARTS:
                at = (seed, view["turn"], view["current"])
                parts[at] = parts.get(at, "") + PARTS[view["phase"]]
                assert (view["actor"] == view["current"]) == (PARTS[view["phase"]] != "d")
    assert len(parts) == 3 * (9 if players == 1 else 6 * players)
    for order in parts.values():
        assert order.startswith("aa")
        assert "".join(sorted(order)) == order
        counts = Counter(order)
        assert counts["a"] == 2
        assert counts["b"] <= 2
        assert counts["d"] <= players - 1


@rule("OCTO-TURN-04")
def test_the_octopus_action_comes_between_main_and_extra_actions() -> None:
    s = Scenario(roll="crystal crystal octopus / green-0 red-1 octopus").play("use W1 B1 crystal-0")
    assert s.row(0) == [0, None, None]
    s.play("use W2 B2 crystal-1")
    assert [event["kind"] for event in s.told()] == ["crystal", "octopus", "struck"]
    assert s.row(0) == [0, 1, 1]
    assert (s.state.actor, s.phase) == (1, "extra")


@rule("OCTO-TURN-04")
def test_only_rolling_always_takes_place() -> None:
    s = Scenario(crystals=5, others={1: {"crystals": 5}})
    s.first_roll("crystal crystal bot / octopus red-1 red-1")
    s.play("keep W1 W2", chance=s.faces("crystal red-1 red-1 green-0", "W3 B1 B2 B3"))
    s.play("keep W3 B1", chance=s.faces("red-1 red-1", "B2 B3") + s.faces(PLAIN))
    assert (s.g.current, s.phase) == (1, "keep")
    assert s.row(0) == [None, None, None]
    assert [event["kind"] for event in s.told()] == ["keep", "roll", "stop", "turn", "roll"]
    assert s.happened("stop") == [{"kind": "stop", "seat": 0, "count": 0}]


@rule("OCTO-TURN-04", "OCTO-MAIN-03")
def test_each_part_may_be_left_out_alone() -> None:
    s = Scenario(others={1: {"boxes": 2}}, roll=NOTHING)
    assert s.legal() == ["stop"]
    s.play("stop")
    assert s.row(0) == [None, None, 3]
    assert s.legal() == ["octopus 2", "stop"]
    s = Scenario(roll=PLAIN).play("use W1 B1 crystal-0", "use W2 B2 crystal-1")
    assert s.row(0) == [0, 1, None]
    assert (s.state.actor, s.phase) == (1, "extra")


@rule("OCTO-TURN-04")
@pytest.mark.parametrize("action", ["use W1 B1 crystal-0", "octopus 2", "super-level 1", "super-copy 1", "stop"])
def test_nothing_else_while_rolling(action: str) -> None:
    s = Scenario()
    s.first_roll("crystal crystal octopus / green-0 red-1 octopus")
    before = s.g.clone()
    with pytest.raises(fathom.IllegalAction):
        s.play(action)
    assert s.g == before
    assert all(text.startswith("keep") for text in s.legal())
    assert s.why_not("use W1 B1 crystal-0") == "OCTO-TURN-04"


@rule("OCTO-TURN-04")
def test_no_rolling_after_rolling() -> None:
    s = Scenario(roll=PLAIN)
    assert s.why_not("keep W1 W2") == "OCTO-ROLL-03"
    s.play("stop")
    assert s.why_not("keep W1 W2") == "OCTO-ROLL-03"


@rule("OCTO-TURN-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_final_faces_are_for_everybody(players: int) -> None:
    final: dict[tuple[int, int, int], list[int]] = {}
    for seed in range(5):
        for view, _ in played(seed, players=players):
            if view and PARTS.get(view["phase"], "a") != "a":
                faces = [die["face"] for die in view["dice"]]
                assert final.setdefault((seed, view["turn"], view["current"]), faces) == faces
    assert len(final) > 20 * players


@rule("OCTO-TURN-05")
def test_a_face_changed_by_a_function_is_unchanged_for_the_others() -> None:
    s = Scenario(
        layout="A1B1C2/D1E1F1/G1H1I1",
        markers="0 - 0",
        others={1: {"markers": "- - 1"}},
        roll="submarine crystal octopus / yellow-0 yellow-0 octopus",
    )
    s.play("use W1 B1 bot-white", "use W2 B2 crystal-0")
    assert s.row(0)[:2] == [1, 0]
    assert {"submarine-yellow", "bot-yellow", "crystal-0"} == s.effects()
    assert "octopus 3" not in s.legal()
    assert s.why_not("octopus 2") is None


@rule("OCTO-TURN-04", "OCTO-EXTRA-01")
def test_the_second_main_action_ends_the_turn_and_an_extra_action_ends_none() -> None:
    """The turn is the player's own part; whoever then uses the dice has no turn to end."""
    s = Scenario(roll="crystal crystal bot / green-0 red-1 red-1")
    assert not s.state.foresee(0, s.game.action("use W1 B1 crystal-0")).ends
    s.play("use W1 B1 crystal-0")
    assert s.state.foresee(0, s.game.action("use W2 B2 crystal-1")).ends
    assert s.state.foresee(0, s.game.action("stop")).ends
    s.play("stop")
    assert (s.phase, s.actor) == ("extra", 1)
    assert not s.state.foresee(1, s.game.action("use W1 B1 crystal-0")).ends


@rule("OCTO-TURN-04")
def test_a_main_action_that_leaves_no_other_says_that_the_turn_ends_with_it() -> None:
    s = Scenario(roll="crystal octopus octopus / green-0 octopus octopus")
    seen = s.state.foresee(0, s.game.action("use W1 B1 crystal-0"))
    assert seen.ends
    assert [text for text, _ in seen.forced] == ["stop"]
    assert [happening.to_json()["kind"] for happening in seen.certain][:3] == ["crystal", "stop", "octopus"]
