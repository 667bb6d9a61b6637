"""The Kraken figure: who holds it, when it moves, and what it does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.abyss.scenario import Scenario, take_turn
from tests.played import refused

rule = pytest.mark.rule

LORDS = "keeper reaper shepherd miller landowner"


def holder(s: Scenario) -> int | None:
    seat: int | None = s.state.view(None)["figure"]
    return seat


def moves(s: Scenario) -> list[int]:
    """To whom the figure went by the last action, one after the other."""
    return [event["seat"] for event in s.happened("figure")]


def recruit(players: int, lord: str, hand: str, **position: Any) -> Scenario:
    """Seat 0 recruits a Lord the cheapest way."""
    return Scenario(players, hand=hand, court=f"{lord} {LORDS}", **position).play("court 1", "cheapest")


def fence(*nebulis: int, figure: int, **options: Any) -> Scenario:
    """Seat 0 recruits the Fence; everybody owns so many Nebulis."""
    others = {seat: {"nebulis": count} for seat, count in enumerate(nebulis) if seat}
    return recruit(
        len(nebulis), "fence", "crab-2 crab-5", nebulis=nebulis[0], others=others, figure=figure, **options
    )  # fmt: skip


def sale(*nebulis: int, figure: int) -> Scenario:
    """Seat 1 buys an Ally from seat 0 with one Nebulis."""
    others = {seat: {"nebulis": count} for seat, count in enumerate(nebulis) if seat}
    s = Scenario(len(nebulis), nebulis=nebulis[0], others=others, figure=figure)
    return s.next(cards="crab-3 crab-1").play("explore", "pay 1")


def end_of_game(**position: Any) -> Scenario:
    """Three players; the last turn of the game is over."""
    s = Scenario(3, **position).last_round()
    take_turn(s, 2)
    return s.explore("crab-1").play("take")


@rule("KRAKEN-FIGURE-01")
def test_the_first_owner_of_a_nebulis_takes_the_figure() -> None:
    s = Scenario(hand="crab-3 kraken-2", court=f"watcher {LORDS}")
    assert holder(s) is None
    s.play("court 1", "cheapest")
    assert holder(s) == 0


@rule("KRAKEN-EX-6", "KRAKEN-FIGURE-02")
def test_the_figure_moves_on_a_tie() -> None:
    s = Scenario(nebulis=2, others={1: {"hand": "crab-5 kraken-3"}}, court=f"commander {LORDS}")
    assert holder(s) == 0
    take_turn(s, 1)
    s.play("court 1", "cheapest")
    assert s.nebulis() == [2, 2]
    assert holder(s) == 1


@rule("KRAKEN-FIGURE-02")
@pytest.mark.parametrize(("theirs", "taken"), [(1, True), (2, True), (3, True), (4, False)])
def test_reaching_or_passing_the_holder_by_gaining_nebulis(theirs: int, taken: bool) -> None:
    s = recruit(3, "commander", "crab-4 kraken-4", others={2: {"nebulis": theirs}})
    assert s.me.nebulis == 3
    assert holder(s) == (0 if taken else 2)


@rule("KRAKEN-FIGURE-02", "KRAKEN-FIGURE-06")
@pytest.mark.parametrize(("theirs", "taken"), [(1, False), (2, True)])
def test_the_holder_is_reached_by_losing_nebulis(theirs: int, taken: bool) -> None:
    s = Scenario(nebulis=3, lords="ferryman", council={"crab": "crab-1"}, others={1: {"nebulis": theirs}})
    s.play("power ferryman")
    assert s.nebulis() == [2, theirs]
    assert holder(s) == (1 if taken else 0)


@rule("KRAKEN-FIGURE-02")
def test_a_holder_who_pays_with_a_nebulis_can_lose_the_figure() -> None:
    s = recruit(3, "commander", "crab-4 crab-3", nebulis=2, others={2: {"nebulis": 1}})
    assert s.nebulis() == [1, 0, 1]
    assert holder(s) == 2


@rule("KRAKEN-EX-12", "KRAKEN-FIGURE-03", "KRAKEN-FIGURE-06")
@pytest.mark.parametrize("choice", [1, 2, 3])
def test_the_holder_decides(choice: int) -> None:
    s = fence(3, 0, 0, 0, figure=0)
    assert s.nebulis() == [0, 1, 1, 1]
    assert (s.phase, s.actor) == ("figure", 0)
    assert s.legal() == ["seat +1", "seat +2", "seat +3"]
    s.play(f"seat +{choice}")
    assert holder(s) == choice


@rule("KRAKEN-FIGURE-03")
def test_the_holder_decides_at_once_and_out_of_turn() -> None:
    s = sale(1, 3, 2, figure=1)
    assert s.nebulis() == [2, 2, 2]
    assert (s.phase, s.actor, s.g.current) == ("figure", 1, 0)
    assert s.legal() == ["seat +1", "seat +2"]
    s.play("seat +2")
    assert holder(s) == 0
    assert (s.phase, s.actor) == ("taking", 0)


@rule("KRAKEN-FIGURE-03", "ABYSS-AMB-37")
def test_of_several_the_one_with_most_nebulis_takes_the_figure() -> None:
    s = fence(3, 0, 1, 0, figure=0)
    assert s.nebulis() == [0, 1, 2, 1]
    assert holder(s) == 2
    assert s.phase != "figure"


@rule("KRAKEN-FIGURE-03", "ABYSS-AMB-37")
def test_only_those_with_most_nebulis_can_be_chosen() -> None:
    s = fence(3, 1, 0, 1, figure=0)
    assert s.nebulis() == [0, 2, 1, 2]
    assert (s.phase, s.legal()) == ("figure", ["seat +1", "seat +3"])
    refused(s, "seat +2", "KRAKEN-FIGURE-03")
    s.play("seat +3")
    assert holder(s) == 3


@rule("ABYSS-AMB-37")
def test_as_an_option_the_holder_chooses_among_all_who_passed() -> None:
    s = fence(3, 0, 1, 0, figure=0, figure_choice="any")
    assert (s.phase, s.legal()) == ("figure", ["seat +1", "seat +2", "seat +3"])
    s.play("seat +1")
    assert holder(s) == 1
    s = fence(5, 2, 0, 0, figure=0, figure_choice="any")
    assert s.nebulis() == [2, 3, 1, 1]
    assert (holder(s), s.phase != "figure") == (1, True)


@rule("KRAKEN-FIGURE-04", "ABYSS-AMB-14")
def test_an_old_tie_does_not_move_the_figure_when_somebody_else_gains() -> None:
    s = recruit(3, "commander", "crab-5 kraken-3", others={1: {"nebulis": 3}, 2: {"nebulis": 3}}, figure=2)
    assert s.nebulis() == [2, 3, 3]
    assert holder(s) == 2


@rule("KRAKEN-FIGURE-04", "ABYSS-AMB-14")
def test_two_who_gain_alike_keep_their_tie() -> None:
    s = fence(2, 2, 2, figure=2)
    assert s.nebulis() == [0, 3, 3]
    assert (holder(s), moves(s)) == (2, [])


@rule("KRAKEN-FIGURE-04", "ABYSS-AMB-14")
def test_a_loss_of_the_other_in_a_tie_does_not_move_the_figure() -> None:
    s = Scenario(nebulis=2, lords="ferryman", council={"crab": "crab-1"}, others={1: {"nebulis": 2}}, figure=1)
    s.play("power ferryman")
    assert (s.nebulis(), holder(s)) == ([1, 2], 1)


@rule("KRAKEN-FIGURE-04", "ABYSS-AMB-14")
def test_breaking_a_tie_upwards_moves_the_figure() -> None:
    s = recruit(2, "commander", "crab-5 kraken-3", nebulis=2, others={1: {"nebulis": 2}}, figure=1)
    assert (s.nebulis(), holder(s)) == ([4, 2], 0)


@rule("KRAKEN-FIGURE-04", "ABYSS-AMB-14")
def test_in_a_tie_of_three_only_the_loss_of_the_holder_lets_the_others_pass() -> None:
    s = Scenario(3, nebulis=2, lords="ferryman", council={"crab": "crab-1"}, figure=0,
                 others={1: {"nebulis": 2}, 2: {"nebulis": 2}})  # fmt: skip
    s.play("power ferryman")
    assert (s.phase, s.actor, s.legal()) == ("figure", 0, ["seat +1", "seat +2"])
    s.play("seat +1")
    assert holder(s) == 1
    assert (s.phase, s.actor) == ("menu", 0)


@rule("KRAKEN-EX-7", "KRAKEN-FIGURE-05")
def test_the_figure_goes_back_to_the_supply() -> None:
    s = recruit(2, "commander", "crab-5 crab-2", nebulis=1)
    assert s.nebulis() == [0, 0]
    assert holder(s) is None
    assert s.happened("figure-gone") == [{"kind": "figure-gone", "seat": 0}]


@rule("KRAKEN-FIGURE-05", "KRAKEN-FIGURE-01")
def test_a_figure_in_the_supply_goes_to_the_next_owner_of_a_nebulis() -> None:
    s = Scenario(nebulis=1, lords="ferryman", hand="crab-3 squid-2", court=f"watcher {LORDS}")
    s.play("power ferryman")
    assert holder(s) is None
    s.play("court 1", "cheapest")
    assert holder(s) == 0


@rule("KRAKEN-FIGURE-06")
def test_the_nebulis_paid_are_judged_before_those_from_krakens() -> None:
    s = recruit(2, "commander", "crab-5 kraken-2", nebulis=2, others={1: {"nebulis": 2}}, figure=1)
    assert s.nebulis() == [2, 2]
    assert holder(s) == 0
    s = recruit(2, "commander", "crab-5 kraken-2", nebulis=2, others={1: {"nebulis": 1}})
    assert s.nebulis() == [2, 1]
    assert moves(s) == [1, 0]


@rule("KRAKEN-FIGURE-06")
def test_the_holder_decides_between_the_payment_and_the_krakens() -> None:
    s = recruit(3, "commander", "crab-5 kraken-2", nebulis=2, others={1: {"nebulis": 1}, 2: {"nebulis": 1}})
    assert (s.phase, s.nebulis()) == ("figure", [1, 1, 1])
    s.play("seat +1")
    assert moves(s) == [1, 0]
    assert s.nebulis() == [2, 1, 1]


@rule("KRAKEN-FIGURE-06")
def test_all_krakens_of_a_payment_are_one_event() -> None:
    s = recruit(2, "commander", "crab-2 kraken-2 kraken-4", others={1: {"nebulis": 3}})
    assert [event["count"] for event in s.happened("nebulis")] == [4]
    assert moves(s) == [0]


@rule("KRAKEN-FIGURE-06")
def test_a_sale_is_one_event() -> None:
    s = sale(0, 2, 1, figure=1)
    assert s.nebulis() == [1, 1, 1]
    assert (s.phase, s.actor, moves(s)) == ("figure", 1, [])
    s.play("seat +1")
    assert holder(s) == 2


@rule("KRAKEN-FIGURE-06")
def test_a_sale_for_a_nebulis_gives_the_figure_to_the_seller() -> None:
    s = sale(0, 1, figure=1)
    assert (s.nebulis(), holder(s)) == ([1, 0], 0)


@rule("KRAKEN-FIGURE-06")
def test_the_nebulis_of_a_sentinel_lord_is_an_event_of_its_own() -> None:
    s = recruit(2, "watcher", "crab-3 kraken-2", others={1: {"nebulis": 1}})
    assert [event["count"] for event in s.happened("nebulis")] == [1, 1]
    assert moves(s) == [0]
    s = recruit(2, "watcher", "crab-3 kraken-3", others={1: {"nebulis": 3}})
    assert (s.nebulis(), moves(s)) == ([3, 3], [0])


@rule("KRAKEN-FIGURE-06", "KRAKEN-FIGURE-03")
def test_the_conversion_at_the_end_is_one_event() -> None:
    others = {1: {"hand": "kraken-3"}, 2: {"hand": "kraken-3"}}
    s = end_of_game(nebulis=1, others=others)
    assert s.nebulis() == [1, 2, 2]
    assert (s.phase, s.actor) == ("figure", 0)
    assert s.legal() == ["seat +1", "seat +2"]
    s.play("seat +1")
    assert s.state.over
    assert holder(s) == 1
    assert [s.points(seat)["nebulis"] for seat in range(3)] == [-1, -7, -2]


@rule("KRAKEN-FIGURE-06")
def test_who_is_reached_only_before_the_own_conversion_keeps_the_figure() -> None:
    s = end_of_game(nebulis=1, hand="kraken-4", others={1: {"hand": "kraken-3"}, 2: {"hand": "kraken-2"}})
    assert s.state.over
    assert s.nebulis() == [4, 2, 1]
    assert (holder(s), moves(s)) == (0, [])


@rule("KRAKEN-FIGURE-07")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_the_figure_stands_openly_before_its_holder(viewer: int | None) -> None:
    s = Scenario(3, nebulis=1, others={1: {"nebulis": 2}})
    assert s.state.view(viewer)["figure"] == 1


@rule("KRAKEN-FIGURE-07")
def test_the_figure_costs_its_holder_five_points_and_nobody_else() -> None:
    s = end_of_game(nebulis=2, others={1: {"nebulis": 2}, 2: {"nebulis": 1}}, figure=1)
    assert [s.points(seat)["nebulis"] for seat in range(3)] == [-2, -7, -1]


@rule("KRAKEN-FIGURE-07")
@pytest.mark.parametrize("figure", [0, 1])
def test_the_figure_changes_nothing_that_may_be_done(figure: int) -> None:
    s = Scenario(hand="crab-5 squid-2 crab-3", pearls=2, nebulis=2, figure=figure, court="commander seeker reaper",
                 others={1: {"nebulis": 2}}, council={"crab": "crab-1"})  # fmt: skip
    assert s.legal() == ["plot", "explore", "council crab", "court 1", "court 2"]
    s.play("court 1")
    assert s.legal() == ["ally crab-3", "ally crab-5", "cheapest"]
