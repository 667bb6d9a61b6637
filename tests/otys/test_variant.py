"""The author's variant: the neighbour is paid, and the copied diver surfaces."""

from __future__ import annotations

from typing import Any

import pytest

from tests.otys.board import Board, column_with

rule = pytest.mark.rule

SPY = "TR ME EN | PL FU SP TE EX"  # on level 3
HIS = "TR SP EN | EX TE ME FU PL"  # column_with("ME", 3)
HIS_AFTER = "ME TR SP | EN EX TE FU PL"


def table(left: str = "ME", right: str = "FU", **given: Any) -> Board:
    """The variant is on; seats 1 and 2 have these divers on level 3, and no batteries unless given."""
    batteries = given.pop("theirs", (0, 0))
    given = {"column": SPY, "author_variant": "on", **given}
    s = Board(others={1: column_with(left, 3), 2: column_with(right, 3)}, **given)
    s.g.players[1].batteries, s.g.players[2].batteries = batteries
    return s


@rule("OTYS-VAR-01", "OTYS-VAR-02")
def test_the_neighbour_gets_the_credit_and_the_diver_surfaces() -> None:
    s = table().play("key 3", "go", "copy left")
    assert s.credits() == [2, 4, 3]
    s.play("take")
    assert s.column() == "SP TR ME | EN PL FU TE EX"
    assert s.column(1) == HIS_AFTER
    assert s.column(2) == "TR SP EN | EX TE FU PL ME"
    assert (s.g.current, s.state.actor) == (1, 1)


@rule("OTYS-VAR-01", "OTYS-VAR-02")
def test_only_by_the_table_option() -> None:
    s = table(author_variant="off", theirs=(1, 1)).play("key 3", "go", "copy left", "take")
    assert s.credits() == [2, 3, 3]
    assert s.column(1) == HIS
    assert s.choosing
    s = Board(column=SPY, others={1: column_with("ME", 3)}).play("key 3", "go", "copy left", "take")
    assert s.credits() == [2, 3, 3]
    assert s.column(1) == HIS


@rule("OTYS-VAR-01")
def test_drawing_is_not_affected() -> None:
    s = table().play("key 3", "go", "draw")
    s.play(s.choices()[0])
    assert s.credits() == [2, 3, 3]
    assert s.column(1) == HIS


@rule("OTYS-VAR-01")
def test_the_credit_must_be_there() -> None:
    s = table(credits=0, levels={5: "M1 P2"}).play("key 3", "go")
    s.refused("copy left", "OTYS-DIVER-SPY-03", "OTYS-Q-43")


@rule("OTYS-VAR-03", "OTYS-Q-28")
@pytest.mark.parametrize("answer", ["oxygen", "surface"])
def test_the_owner_decides_about_a_battery(answer: str) -> None:
    s = table(theirs=(2, 2), batteries=0).play("key 3", "go", "copy left", "take")
    assert (s.g.current, s.state.actor) == (0, 1)
    assert s.column() == "SP TR ME | EN PL FU TE EX"
    assert s.choices() == ["surface", "oxygen"]
    s.play(answer)
    assert s.column(1) == (HIS if answer == "oxygen" else HIS_AFTER)
    assert [player.batteries for player in s.g.players[:3]] == [0, 1 if answer == "oxygen" else 2, 2]
    assert (s.g.current, s.choosing) == (1, True)
    assert s.me.turns == 1


@rule("OTYS-VAR-03")
def test_without_a_battery_nobody_is_asked() -> None:
    s = table(theirs=(0, 2), batteries=1).play("key 3", "go", "copy left", "take", "surface")
    assert (s.g.current, s.choosing) == (1, True)
    assert s.column(1) == HIS_AFTER


@rule("OTYS-Q-28", "OTYS-Q-14")
def test_the_owner_decides_about_nothing_else() -> None:
    s = table(theirs=(1, 0), levels={5: "M1 P2"})
    s.cubes(1, 5, "M1 P2")
    s.play("key 3", "go", "copy left", "take", "surface")
    assert s.state.actor == 1
    assert s.choices() == ["surface", "oxygen"]
    s.refused("complete C07 5", "OTYS-Q-14")
    s.refused("key 1", "OTYS-TURN-02")
    s.refused("propeller L1 L2", "OTYS-BATT-01")


@rule("OTYS-Q-28")
def test_after_the_return_of_the_keys_and_ones_own_spy() -> None:
    s = table(theirs=(1, 0), used="1 2 4 5 X", batteries=1).play("key 3", "go", "copy left", "take")
    assert (s.state.actor, s.used(), s.column(), s.column(1)) == (0, "", SPY, HIS)
    s.play("surface")
    assert (s.state.actor, s.column(), s.column(1)) == (1, "SP TR ME | EN PL FU TE EX", HIS)


@rule("OTYS-Q-28")
def test_ones_own_spy_held_down_does_not_hold_the_other_diver() -> None:
    s = table(batteries=1).play("key 3", "go", "copy left", "take", "oxygen")
    assert s.column() == SPY
    assert s.column(1) == HIS_AFTER
    s = table(batteries=1, theirs=(1, 0)).play("key 3", "go", "copy left", "take", "oxygen")
    assert s.state.actor == 1


@rule("OTYS-Q-42", "OTYS-VAR-02")
def test_a_copied_diver_surfaces_though_its_effect_was_not_used() -> None:
    s = table().play("key 3", "go", "copy left", "decline")
    assert s.held(3) == ""
    assert s.credits() == [2, 4, 3]
    assert s.column(1) == HIS_AFTER
    s = table("EN", credits=1).play("key 3", "go", "copy left")
    assert s.credits() == [0, 4, 3]
    assert s.column(1) == "EN TR SP | EX TE FU PL ME"


@rule("OTYS-VAR-02")
def test_with_an_x_key_the_diver_of_that_level() -> None:
    s = table().play("x 3", "go", "copy left", "take")
    assert s.column(1) == HIS_AFTER


# Clockwise, from the player whose turn it is


@rule("OTYS-Q-28", "OTYS-Q-24")
@pytest.mark.parametrize("order", [("left", "right"), ("right", "left")])
def test_two_neighbours_answer_clockwise(order: tuple[str, str]) -> None:
    s = table(theirs=(1, 1), sponsors="1A 3A 2A 4A 5A", credits=2).play("key 3", "sponsor", "go")
    for side in order:
        s.play(f"copy {side}", "take")
    assert s.credits() == [0, 4, 4]
    assert s.state.actor == 1
    s.play("oxygen")
    assert (s.state.actor, s.g.current) == (2, 0)
    s.play("surface")
    assert (s.g.current, s.choosing) == (1, True)
    assert s.column(1) == HIS
    assert s.column(2) == "FU TR SP | EN EX TE PL ME"
    assert [player.batteries for player in s.g.players[:3]] == [0, 0, 1]


@rule("OTYS-Q-28")
def test_clockwise_from_another_seat() -> None:
    s = Board(author_variant="on", first_player=1, sponsors="1A 3A 2A 4A 5A", batteries=1)
    for seat, diver in enumerate(("ME", "SP", "FU")):
        s.seat_column(seat, column_with(diver, 3))
    s.play("key 3", "sponsor", "go", "copy right", "take", "copy left", "take", "surface")
    assert (s.g.current, s.state.actor) == (1, 2)
    s.play("oxygen")
    assert (s.g.current, s.state.actor) == (1, 0)
    s.play("oxygen")
    assert (s.g.current, s.choosing) == (2, True)
    assert s.credits() == [4, 1, 4]


@rule("OTYS-Q-28", "OTYS-Q-41")
def test_four_players_only_the_owners_are_asked() -> None:
    s = Board(4, author_variant="on", column=SPY, others={1: HIS, 2: HIS, 3: HIS})
    s.play("key 3", "go", "copy right", "take")
    assert s.state.actor == 3
    s.play("surface")
    assert [s.column(seat) for seat in (1, 2, 3)] == [HIS, HIS, HIS_AFTER]
    assert s.credits() == [2, 3, 3, 4]


# Payments


@rule("OTYS-Q-27")
@pytest.mark.parametrize("how", ["upgraded", "sponsor"])
def test_a_free_spy_pays_nobody_but_the_diver_surfaces(how: str) -> None:
    column = SPY.replace("SP", "SP*") if how == "upgraded" else SPY
    s = table(column=column, sponsors="2A 3A 1B 4A 5A", credits=0).play("key 3")
    s.play(*(["sponsor"] if how == "sponsor" else ["go"]), "go", "copy left", "take")
    assert s.credits() == [0, 3, 3]
    assert s.column(1) == HIS_AFTER


@rule("OTYS-Q-27", "OTYS-Q-24")
def test_the_same_diver_twice_two_payments_one_surfacing() -> None:
    s = table(sponsors="1A 3A 2A 4A 5A", credits=2).play("key 3", "sponsor", "go")
    s.play("copy left", "take", "copy left", "take")
    assert s.credits() == [0, 5, 3]
    assert s.held(3) == "M2"
    assert s.column(1) == HIS_AFTER
    s = table(sponsors="1A 3A 2A 4A 5A", theirs=(2, 0)).play("key 3", "sponsor", "go")
    s.play("copy left", "take", "copy left", "take", "oxygen")
    assert (s.g.current, s.choosing, s.g.players[1].batteries) == (1, True, 1)
    assert s.column(1) == HIS


@rule("OTYS-Q-27")
@pytest.mark.parametrize(("diver", "action", "cost"), [("EN", "improve hacker", 1), ("TR", "buy metal", 3)])
def test_the_costs_of_the_copied_diver_go_to_the_supply(diver: str, action: str, cost: int) -> None:
    s = table(diver, credits=1 + cost, store="M1").play("key 3", "go", "copy left", action)
    assert s.credits() == [0, 4, 3]


@rule("OTYS-Q-27")
def test_a_copied_explorers_cost_goes_to_the_supply() -> None:
    s = table("EX", credits=3, display={3: "R04 R01"}).play("key 3", "go", "copy left", "token 3 1", "accept")
    assert s.credits() == [0, 4, 3]


@rule("OTYS-Q-27", "OTYS-Q-06", "OTYS-VAR-01", "OTYS-VAR-02")
def test_through_a_copied_spy_each_owner_gets_a_credit_and_both_divers_surface() -> None:
    s = table("SP", "ME", credits=2).play("key 3", "go", "copy left")
    assert s.credits() == [1, 4, 3]
    s.play("copy right")
    assert s.credits() == [0, 4, 4]
    s.play("take")
    assert s.held(3) == "M1"
    assert s.column() == "SP TR ME | EN PL FU TE EX"
    assert s.column(1) == "SP TR EN | EX TE FU PL ME"
    assert s.column(2) == HIS_AFTER


@rule("OTYS-Q-27", "OTYS-Q-06")
def test_a_copied_upgraded_spy_pays_nobody_further() -> None:
    s = table("SP*", "ME", credits=1).play("key 3", "go", "copy left", "copy right", "take")
    assert s.credits() == [0, 4, 3]
    assert s.column(2) == HIS_AFTER


@rule("OTYS-Q-27", "OTYS-SPONSOR-1B-2")
def test_sponsor_1_advanced_frees_only_the_own_spy_of_the_chain() -> None:
    s = table("SP", "ME", credits=1, sponsors="2A 3A 1B 4A 5A").play("key 3", "sponsor", "go")
    s.play("copy left")
    assert s.credits() == [1, 3, 3]
    s.play("copy right", "take")
    assert s.credits() == [0, 3, 4]


@rule("OTYS-Q-27", "OTYS-Q-06")
def test_a_copied_spy_who_draws_is_paid_to_the_supply() -> None:
    s = table("SP", credits=2).play("key 3", "go", "copy left", "draw")
    s.play(s.choices()[0])
    assert s.credits() == [0, 4, 3]
    assert s.column(1) == "SP TR EN | EX TE FU PL ME"


@rule("OTYS-VAR-02", "OTYS-2P-02")
def test_two_players() -> None:
    s = Board(2, author_variant="on", column=SPY, others={1: HIS}).play("key 3", "go", "copy left", "take")
    assert (s.state.actor, s.g.current) == (1, 0)
    s.play("surface")
    assert s.column(1) == HIS_AFTER
    assert s.credits() == [2, 4]
