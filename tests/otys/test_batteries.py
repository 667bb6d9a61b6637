"""Batteries: the propeller in step 1 and the oxygen reserve in step 3."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from fathom.games.otys.actions import SLOT
from tests.otys.scenario import Scenario, pack

rule = pytest.mark.rule
START = "TR SP EN | ME PL FU TE EX"
STRONG: dict[str, Any] = {"player": {"movement": [1, 2, 4, 7]}}


def moved(column: str, a: int, b: int) -> str:
    """The column after the diver of slot `a` has gone to slot `b`, by taking it out and putting it in again."""
    divers = column.replace("| ", "").split()
    divers.insert(b, divers.pop(a))
    return " ".join([*divers[:3], "|", *divers[3:]])


def propellers(s: Scenario) -> list[str]:
    return [text for text in s.choices() if text.startswith("propeller")]


# The propeller


@rule("OTYS-BATT-01", "OTYS-BATT-02")
@pytest.mark.parametrize(
    ("move", "after"),
    [
        ("U1 L5", "SP EN ME | PL FU TE EX TR"),
        ("L5 U1", "EX TR SP | EN ME PL FU TE"),
        ("L1 L3", "TR SP EN | PL FU ME TE EX"),
        ("L4 L2", "TR SP EN | ME TE PL FU EX"),
        ("U2 U3", "TR EN SP | ME PL FU TE EX"),
    ],
)
def test_the_diver_moves_and_those_it_passes_fill_the_gap(move: str, after: str) -> None:
    s = Scenario(column=START, batteries=2, mechanic=3, data=STRONG)
    others = [s.column(seat) for seat in (1, 2)]
    s.play("key 1", f"propeller {move}")
    assert s.column() == after
    assert s.me.batteries == 1
    assert s.used() == ""
    assert [s.column(seat) for seat in (1, 2)] == others


@rule("OTYS-BATT-01", "OTYS-BATT-02", "OTYS-Q-11")
def test_every_move_of_every_diver() -> None:
    for a, start in enumerate(SLOT.words):
        for b, end in enumerate(SLOT.words):
            if a == b:
                continue
            s = Scenario(column=START, batteries=1, mechanic=3, data=STRONG)
            s.play("key 5", f"propeller {start} {end}")
            assert s.column() == moved(START, a, b)
            assert s.me.batteries == 0


@rule("OTYS-BATT-01", "OTYS-Q-12")
def test_the_propeller_is_for_step_1_and_needs_a_battery() -> None:
    s = Scenario(column=START, batteries=2)
    s.refuses("propeller U1 U2", "OTYS-BATT-01")  # the key comes first
    s.play("key 1", "go")
    s.refuses("propeller U1 U2", "OTYS-BATT-01")
    s.play("take")
    s.refuses("propeller U1 U2", "OTYS-BATT-01")
    s = Scenario(column=START, batteries=0)
    s.play("key 1")  # sponsor 1 or go
    assert propellers(s) == []
    s.refuses("propeller U1 U2", "OTYS-BATT-01")


@rule("OTYS-BATT-01", "OTYS-BATT-03")
@pytest.mark.parametrize(("movement", "moves"), [(1, 7), (2, 19), (3, 29), (4, 37), (5, 43), (6, 47), (7, 49)])
@pytest.mark.parametrize("mechanic", [0, 3])
def test_a_move_is_as_long_as_the_movement_value_or_shorter(movement: int, moves: int, mechanic: int) -> None:
    track = [movement] * 4 if mechanic == 0 else [1, 1, 1, movement]
    s = Scenario(column=START, batteries=1, mechanic=mechanic, data={"player": {"movement": track}})
    s.play("key 3")
    assert len(propellers(s)) == moves
    results = set()
    for text in propellers(s):
        state = s.state.clone()
        state.apply(s.game.action(text))
        results.add(tuple(state.raw.players[0].column))
    assert len(results) == moves  # no two ways to the same column
    columns = {moved(START, a, b) for a in range(8) for b in range(8) if 0 < abs(a - b) <= movement}
    assert len(columns) == moves
    for a, start in enumerate(SLOT.words):
        for b, end in enumerate(SLOT.words):
            if abs(a - b) > movement:
                s.refuses(f"propeller {start} {end}", "OTYS-BATT-01")
            elif a != b:
                assert s.why(f"propeller {start} {end}") is None


@rule("OTYS-BATT-01")
def test_the_mechanic_tells_the_movement_value() -> None:
    for mechanic, movement in enumerate((1, 2, 3)):
        s = Scenario(column=START, mechanic=mechanic)
        s.play("key 1")
        assert s.why(f"propeller U1 {SLOT.words[movement]}") is None
        s.refuses(f"propeller U1 {SLOT.words[movement + 1]}", "OTYS-BATT-01")
    s = Scenario(column="TR SP ME | EN PL FU TE EX", players=2, batteries=1)
    s.play("key 1", "go", "improve mechanic", "surface").turn("key 1").play("key 2")
    assert s.why("propeller L1 L3") is None
    s.refuses("propeller L1 L4", "OTYS-BATT-01")


@rule("OTYS-BATT-03")
def test_a_shorter_move_costs_the_same() -> None:
    for end, after in (("L2", "TR SP EN | PL ME FU TE EX"), ("L4", "TR SP EN | PL FU TE ME EX")):
        s = Scenario(column=START, batteries=1, mechanic=2)
        s.play("key 5", f"propeller L1 {end}")
        assert (s.column(), s.me.batteries) == (after, 0)


@rule("OTYS-BATT-01", "OTYS-BATT-02")
def test_swapping_neighbours_is_one_action_with_two_spellings() -> None:
    game = fathom.load("otys")
    propeller = [text for text in game.vocabulary.ids if text.startswith("propeller")]
    assert len(propeller) == 49
    for a in range(7):
        upper, lower = SLOT.words[a], SLOT.words[a + 1]
        assert game.action(f"propeller {upper} {lower}") == game.action(f"propeller {lower} {upper}")
        assert game.text(game.action(f"propeller {lower} {upper}")) == f"propeller {upper} {lower}"
    assert game.action("propeller U1 U3") != game.action("propeller U3 U1")
    for wrong in ("propeller U1 U1", "propeller U1 L6", "propeller U0 U1", "propeller L5"):
        with pytest.raises(ValueError, match="no such action"):
            game.action(wrong)
    s = Scenario(column=START, batteries=1)
    s.play("key 1", "propeller L1 U3")
    assert s.column() == "TR SP ME | EN PL FU TE EX"


@rule("OTYS-Q-11")
def test_divers_cross_the_water_line_both_ways() -> None:
    s = Scenario(column="ME SP EN | TR PL FU TE EX", batteries=2, mechanic=3, data=STRONG)
    s.play("key 1", "propeller U1 L1")
    assert s.column() == "SP EN TR | ME PL FU TE EX"
    s.play("go", "take")
    assert s.held(1) == "M1"  # one that was at the surface a moment ago
    s = Scenario(column=START, batteries=1, mechanic=3, data=STRONG)
    s.play("key 5", "propeller L5 U2")
    assert s.column() == "TR EX SP | EN ME PL FU TE"
    s.play("go", "take")
    assert s.held(5) == "T1"


# Several batteries, in any order with the sponsor


@rule("OTYS-BATT-05", "OTYS-Q-04")
def test_several_batteries_for_the_same_or_another_diver() -> None:
    s = Scenario(column=START, batteries=4)
    s.play("key 3", "propeller L1 L2", "propeller L2 L3")
    assert s.column() == "TR SP EN | PL FU ME TE EX"
    s.play("propeller U1 U2")
    assert (s.column(), s.me.batteries) == ("SP TR EN | PL FU ME TE EX", 1)
    s.play("go", "take", "oxygen")
    assert (s.held(3), s.me.batteries) == ("M1", 0)
    assert s.column() == "SP TR EN | PL FU ME TE EX"


@rule("OTYS-BATT-05", "OTYS-Q-04")
def test_as_many_moves_as_batteries_and_no_more() -> None:
    s = Scenario(column=START, batteries=2)
    s.play("key 1", "propeller U1 U2", "propeller U1 U2")
    assert s.me.batteries == 0
    assert s.column() == START
    assert propellers(s) == []
    s.refuses("propeller U1 U2", "OTYS-BATT-01")
    s.play("go", "take")
    assert s.g.current == 1  # nothing left for the oxygen reserve
    assert s.column() == "ME TR SP | EN PL FU TE EX"


@rule("OTYS-Q-04", "OTYS-BATT-04")
def test_at_most_one_battery_in_step_3() -> None:
    s = Scenario(column=START, batteries=5)
    s.play("key 1", "go", "decline", "oxygen")
    assert s.me.batteries == 4
    assert s.g.current == 1


@rule("OTYS-Q-12")
def test_moves_before_and_after_the_sponsor() -> None:
    s = Scenario(column=START, batteries=3, sponsors="5A 1A 2A 3A 4A")
    s.play("key 1", "propeller L1 L2", "sponsor", "propeller L1 L2", "propeller U3 L1")
    assert s.me.batteries == 1
    assert s.column() == "TR SP ME | EN PL FU TE EX"
    s.play("go", "improve hacker")
    assert s.me.hacker == 1


@rule("OTYS-Q-12", "OTYS-SPONSOR-4B")
def test_a_move_can_bring_a_diver_to_the_sponsor() -> None:
    s = Scenario(column=START, batteries=2, sponsors="4B 1A 2A 3A 5A", credits=2)
    s.play("key 1")
    s.refuses("upgrade metal-expert", "OTYS-SPONSOR-4B")
    s.play("propeller L1 U3", "upgrade metal-expert")
    assert s.column() == "TR SP ME* | EN PL FU TE EX"


@rule("OTYS-Q-12", "OTYS-XKEY-03")
def test_after_an_x_key_the_sponsors_turn_before_any_move() -> None:
    s = Scenario(column=START, sponsors="3A 4A 2A 1A 5A", batteries=1)
    s.refuses("propeller U1 U2", "OTYS-BATT-01")
    s.play("x 2")
    assert s.order() == "5A 3A 4A 2A 1A"
    s.play("propeller L1 L2")
    assert s.order() == "5A 3A 4A 2A 1A"
    assert s.column() == "TR SP EN | PL ME FU TE EX"


@rule("OTYS-Q-12")
def test_no_move_in_the_middle_of_a_sponsor() -> None:
    s = Scenario(column=START, sponsors="2B 1A 3A 4A 5A", display={1: "R01 R13"}, batteries=2)
    s.play("key 1", "token 1 1")
    s.refuses("propeller U1 U2", "OTYS-BATT-01")
    s.play("decline", "propeller U1 U2")
    assert s.column() == "SP TR EN | ME PL FU TE EX"


# The oxygen reserve


@rule("OTYS-BATT-04")
@pytest.mark.parametrize("key", ["key 1", "key 3", "x 5"])
def test_the_oxygen_reserve_keeps_the_diver_down(key: str) -> None:
    s = Scenario(column=START, batteries=1, credits=0)
    s.play(key, "go")
    while "oxygen" not in s.choices():
        s.play("decline")
    s.play("oxygen")
    assert s.column() == START
    assert s.me.batteries == 0
    assert s.used() == ("X" if key[0] == "x" else key[-1])  # the key is used all the same
    assert s.g.current == 1


@rule("OTYS-BATT-04")
def test_no_oxygen_without_a_battery_or_outside_of_step_3() -> None:
    s = Scenario(column=START, batteries=0, levels={2: "M1 P2"})
    s.play("key 1", "go", "take")
    assert s.choices() == ["complete C07 2", "surface"]
    s.refuses("oxygen", "OTYS-BATT-04")
    s = Scenario(column=START, batteries=1)
    s.refuses("oxygen", "OTYS-BATT-04")


# Batteries just gained


@rule("OTYS-BATT-06", "OTYS-SPONSOR-5A")
def test_a_battery_of_the_sponsor_drives_the_propeller_or_the_reserve() -> None:
    for actions, column in (
        (["propeller L1 L2", "take"], "PL TR SP | EN ME FU TE EX"),
        (["go", "take", "oxygen"], START),
    ):
        s = Scenario(column=START, batteries=0, sponsors="5A 1A 2A 3A 4A")
        s.play("key 1", "sponsor", *actions)
        assert (s.me.batteries, s.column()) == (0, column)


@rule("OTYS-BATT-06", "OTYS-CONTRACT-12")
def test_a_battery_of_a_contract_can_be_spent_in_the_same_step() -> None:
    data = pack(C07={"fixed": [1, 2, 0, 0], "batteries": 1})
    s = Scenario(column=START, batteries=0, levels={2: "M1 P2"}, data=data)
    s.play("key 1")
    assert propellers(s) == []
    s.play("complete C07 2", "propeller L1 L2")
    assert (s.me.batteries, s.column()) == (0, "TR SP EN | PL ME FU TE EX")
    s = Scenario(column=START, batteries=0, levels={2: "M1 P2"}, data=data)
    s.play("key 1", "go", "take")
    assert s.choices() == ["complete C07 2", "surface"]
    s.play("complete C07 2", "oxygen")
    assert (s.me.batteries, s.column()) == (0, START)


@rule("OTYS-BATT-06", "OTYS-DIVER-EXPERT-05")
def test_a_battery_of_the_diver_serves_as_oxygen() -> None:
    s = Scenario(column="TR SP EN | FU* PL ME TE EX", batteries=0)
    s.play("key 1", "go", "take", "bonus", "oxygen")
    assert (s.me.batteries, s.column()) == (0, "TR SP EN | FU* PL ME TE EX")


@rule("OTYS-BATT-06", "OTYS-REWARD-04")
def test_a_battery_of_a_reward_token_serves_as_oxygen() -> None:
    s = Scenario(column="TR SP EN | EX PL ME TE FU", batteries=0, display={1: "R13 R01"})
    s.play("key 1", "go", "token 1 1", "accept", "oxygen")
    assert (s.me.batteries, s.column()) == (0, "TR SP EN | EX PL ME TE FU")
