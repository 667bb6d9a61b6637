"""Merchants, who bring Pearls."""

from __future__ import annotations

import pytest

from tests.abyss.recruiting import STACK, printed, recruit
from tests.abyss.scenario import Scenario
from tests.played import refused

rule = pytest.mark.rule

TWO_STACKS = {"crab": "crab-1", "jellyfish": "jellyfish-1"}


@pytest.mark.parametrize(
    ("name", "cost", "races", "points", "keys"),
    [
        pytest.param("ship-master", 6, 3, 5, 1, marks=rule("ABYSS-LORD-08")),
        pytest.param("trader", 10, 3, 9, 0, marks=rule("ABYSS-LORD-09")),
        pytest.param("peddler", 8, 1, 9, 0, marks=rule("ABYSS-LORD-10")),
        pytest.param("landlord", 10, 2, 5, 1, marks=rule("ABYSS-LORD-11")),
        pytest.param("slaver", 8, 1, 5, 1, marks=rule("ABYSS-LORD-12")),
        pytest.param("shopkeeper", 6, 3, 9, 0, marks=rule("ABYSS-LORD-13")),
    ],
)
def test_figures_of_the_merchants(name: str, cost: int, races: int, points: int, keys: int) -> None:
    assert printed(name) == ("merchant", cost, races, "shellfish", points, keys)


@pytest.mark.parametrize(
    ("name", "hand", "pearls"),
    [
        pytest.param("trader", "crab-1 shellfish-5 squid-4", 3, marks=rule("ABYSS-LORD-09")),
        pytest.param("peddler", "shellfish-3 shellfish-5", 2, marks=rule("ABYSS-LORD-10")),
        pytest.param("landlord", "shellfish-1 shellfish-5 squid-4", 1, marks=rule("ABYSS-LORD-11")),
        pytest.param("shopkeeper", "crab-1 shellfish-3 squid-2", 1, marks=rule("ABYSS-LORD-13")),
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pearls_for_recruiting_a_merchant(name: str, hand: str, pearls: int, players: int) -> None:
    s = recruit(name, hand, players, others={seat: {"pearls": seat} for seat in range(1, players)})
    assert s.pearls() == [pearls, *range(1, players)]


@rule("ABYSS-LORD-09", "ABYSS-LORD-10", "ABYSS-LORD-13")
def test_trader_peddler_and_shopkeeper_pay_only_once() -> None:
    s = Scenario(lords="trader peddler shopkeeper", council=TWO_STACKS).play("council crab").end_turn()
    assert (s.g.current, s.me.pearls) == (0, 0)


# Ship Master


@rule("ABYSS-LORD-08")
def test_the_ship_master_pays_a_pearl_for_each_race_sent_to_the_council() -> None:
    s = Scenario(lords="ship-master").explore("crab-1", "squid-2", "crab-3", "shellfish-4").play("take")
    assert (s.me.pearls, s.hand()) == (2, "shellfish-4")
    assert (s.stack("crab"), s.stack("squid"), s.stack("shellfish")) == ("crab-1 crab-3", "squid-2", "")


@rule("ABYSS-LORD-08")
def test_the_ship_master_pays_nothing_for_krakens_monsters_and_the_card_taken() -> None:
    s = Scenario(lords="ship-master").explore("crab-1", "kraken-3", "crab-4", "monster", "squid-2")
    assert (s.phase, s.hand(), s.me.pearls) == ("sending", "squid-2", 2)
    s.play("council squid")
    assert (s.stack("squid"), s.me.pearls) == ("kraken-3", 2)


@rule("ABYSS-LORD-08")
def test_the_ship_master_pays_nothing_if_the_first_card_is_taken() -> None:
    s = Scenario(lords="ship-master", council=STACK).explore("crab-1").play("take")
    assert s.me.pearls == 0


@rule("ABYSS-LORD-08")
def test_the_ship_master_pays_nothing_for_a_card_that_was_sold() -> None:
    s = Scenario(lords="ship-master", others={1: {"pearls": 1}})
    s.next(cards="crab-1 squid-4 crab-2").play("explore", "pass", "explore", "pay 0", "take")
    assert (s.hand(1), s.hand()) == ("squid-4", "crab-2")
    assert s.me.pearls == 1 + 1


@rule("ABYSS-LORD-08")
def test_the_ship_master_pays_after_a_fight_too() -> None:
    s = Scenario(lords="ship-master").explore("crab-1", "squid-1", "monster").play("take", "reward 2")
    assert s.me.pearls == 2


@rule("ABYSS-LORD-08")
def test_the_ship_master_pays_nothing_for_another_players_exploration() -> None:
    s = Scenario(others={1: {"lords": "ship-master"}}).explore("crab-1", "squid-1", "squid-2").play("take")
    assert s.pearls() == [0, 0]


@rule("ABYSS-LORD-08")
def test_the_ship_master_pays_nothing_for_support() -> None:
    s = Scenario(lords="ship-master", council=TWO_STACKS).play("council crab")
    assert s.me.pearls == 0


@rule("ABYSS-LORD-08", "ABYSS-LORD-04")
@pytest.mark.parametrize("lord", ["ship-master!", "ship-master@abyss"])
def test_a_turned_or_covered_ship_master_pays_nothing(lord: str) -> None:
    s = Scenario(lords=lord).explore("crab-1", "squid-1", "squid-2").play("take")
    assert s.me.pearls == 0


# Landlord


@rule("ABYSS-LORD-11")
def test_the_landlord_pays_at_the_start_of_each_own_turn() -> None:
    s = Scenario(3, lords="landlord", council=TWO_STACKS).play("council crab")
    assert (s.g.current, s.me.pearls) == (1, 0)
    s.end_turn()
    assert (s.g.current, s.me.pearls) == (2, 0)
    s.end_turn()
    assert (s.g.current, s.pearls()) == (0, [1, 0, 0])


@rule("ABYSS-LORD-11", "ABYSS-LORD-15")
def test_the_landlord_pays_in_an_extra_turn() -> None:
    s = recruit("invoker", "jellyfish-3 jellyfish-5", lords="landlord")
    assert (s.g.current, s.phase, s.pearls()) == (0, "menu", [1, 0])


@rule("ABYSS-LORD-11", "ABYSS-LORD-04")
@pytest.mark.parametrize("lord", ["landlord!", "landlord@abyss"])
def test_a_turned_or_covered_landlord_pays_nothing(lord: str) -> None:
    s = Scenario(lords=lord, council=TWO_STACKS).play("council crab").end_turn()
    assert (s.g.current, s.me.pearls) == (0, 0)


# Slaver


@rule("ABYSS-LORD-12")
def test_the_slaver_buys_an_ally_for_two_pearls() -> None:
    s = Scenario(lords="slaver", hand="crab-5 squid-1 squid-1", council=STACK).play("power slaver")
    assert s.legal() == ["ally crab-5", "ally squid-1"]
    refused(s, "ally squid-2", "ABYSS-LORD-12")
    s.play("ally squid-1")
    assert (s.hand(), s.discard(), s.me.pearls) == ("crab-5 squid-1", "squid-1", 2)
    assert (s.phase, s.actor) == ("menu", 0)


@rule("ABYSS-LORD-12")
def test_a_kraken_for_the_slaver_brings_no_nebulis() -> None:
    s = Scenario(lords="slaver", hand="kraken-4").play("power slaver")
    assert (s.hand(), s.discard(), s.me.pearls, s.nebulis()) == ("", "kraken-4", 2, [0, 0])


@rule("ABYSS-LORD-12")
def test_the_slaver_once_in_each_own_turn() -> None:
    s = Scenario(lords="slaver", hand="crab-5 squid-1 squid-2 squid-3", council=TWO_STACKS)
    s.play("power slaver", "ally squid-1")
    refused(s, "power slaver", "ABYSS-TURN-04")
    s.play("council crab")
    assert (s.g.current, s.me.pearls) == (1, 2)
    s.end_turn().play("power slaver", "ally squid-2")
    assert s.me.pearls == 4


@rule("ABYSS-LORD-12")
def test_the_slaver_may_be_left_out() -> None:
    s = Scenario(lords="slaver", hand="crab-5", council=TWO_STACKS).play("council crab")
    assert (s.phase, s.legal()) == ("window", ["pass", "power slaver"])
    s.play("pass")
    assert (s.g.current, s.hand(), s.me.pearls) == (1, "crab-1 crab-5", 0)


@rule("ABYSS-LORD-12")
def test_the_slaver_during_an_exploration_and_at_the_end_of_the_turn() -> None:
    s = Scenario(lords="slaver", hand="crab-5 squid-4", council=STACK).explore("seahorse-2")
    s.play("power slaver", "ally crab-5")
    assert (s.phase, s.me.pearls) == ("taking", 2)
    s = Scenario(lords="slaver", council=STACK).explore("seahorse-2").play("take")
    assert s.phase == "window"
    s.play("power slaver")
    assert (s.hand(), s.me.pearls) == ("", 2)


@rule("ABYSS-LORD-12")
def test_the_slaver_needs_an_ally_in_hand() -> None:
    s = Scenario(lords="slaver", affiliated="crab-5", council=STACK)
    refused(s, "power slaver", "ABYSS-LORD-12")


@rule("ABYSS-LORD-12", "ABYSS-LORD-04")
@pytest.mark.parametrize("lord", ["slaver!", "slaver@abyss"])
def test_a_turned_or_covered_slaver_buys_nothing(lord: str) -> None:
    refused(Scenario(lords=lord, hand="crab-5", council=STACK), "power slaver", "ABYSS-TURN-04")


@rule("ABYSS-LORD-12")
def test_the_slaver_works_in_the_owners_turn_only() -> None:
    s = Scenario(hand="crab-5", council=STACK, others={1: {"lords": "slaver", "hand": "crab-4", "pearls": 1}})
    refused(s, "power slaver", "ABYSS-TURN-04")
    s.next(cards="squid-1").play("explore")
    assert s.actor == 1
    refused(s, "power slaver", "ABYSS-TURN-04")
    s.play("pass", "take")
    assert s.g.current == 1
    assert "power slaver" in s.legal()
