"""Nebulis: paying with them, where they come from, where they go, and what they are not."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import fathom
from tests.abyss.scenario import Scenario, take_turn
from tests.played import refused

rule = pytest.mark.rule

SENTINEL_LORDS = ("watcher", "vigil", "lookout")
LORDS = "keeper reaper shepherd aquaculturalist landowner"
BRIBE = "squid-1 squid-4 squid-5"  # what the Corruptor costs


def miller(pearls: int, nebulis: int) -> Scenario:
    """The Miller (8) with Allies of value 6 laid out, so that 2 points are missing; another Ally could be added."""
    s = Scenario(hand="crab-2 seahorse-4 seahorse-5", court=f"miller {LORDS}", pearls=pearls, nebulis=nebulis)
    return s.play("court 1", "ally crab-2", "ally seahorse-4")


def corruptor(pearls: int, nebulis: int, lords: str = "") -> Scenario:
    """The Corruptor has just been recruited with Allies alone."""
    s = Scenario(hand=BRIBE, lords=lords, court=f"corruptor {LORDS}", pearls=pearls, nebulis=nebulis)
    return s.play("court 1", "ally squid-1", "ally squid-4", "ally squid-5")


def offered(price: int, buyer: str = "", **held: int) -> Scenario:
    """Seat 0 explores, and an Ally for this price lies there; seat 1, who owns what is held, has not bought yet."""
    s = Scenario(3, others={1: {"lords": buyer, **held}})
    s.g.price = price
    return s.next(cards="crab-3 squid-1").play("explore")


# Paying


@rule("KRAKEN-NEBULIS-04")
def test_a_nebulis_stands_in_for_the_pearl_that_is_missing() -> None:
    s = miller(pearls=1, nebulis=2)
    assert [text for text in s.legal() if text.startswith("pay")] == ["pay 1"]
    s.play("pay 1")
    assert (s.me.pearls, s.me.nebulis) == (0, 1)
    assert "miller" in s.lords()


@rule("KRAKEN-NEBULIS-04")
@pytest.mark.parametrize("pearls", [2, 3])
def test_no_nebulis_while_pearls_are_left(pearls: int) -> None:
    s = miller(pearls=pearls, nebulis=2)
    refused(s, "pay 1", "KRAKEN-NEBULIS-04")
    s.play("pay 0")
    assert (s.me.pearls, s.me.nebulis) == (pearls - 2, 2)


@rule("KRAKEN-NEBULIS-04")
def test_only_ones_own_nebulis_pay() -> None:
    s = Scenario(hand="crab-2 seahorse-4", pearls=1, court=f"miller {LORDS}", others={1: {"nebulis": 3}})
    refused(s, "court 1", "ABYSS-RECRUIT-05")


@rule("KRAKEN-NEBULIS-04", "KRAKEN-NEBULIS-06")
def test_a_nebulis_alone_pays_a_price_of_one() -> None:
    s = offered(1, nebulis=1)
    assert (s.actor, s.legal()) == (1, ["pass", "pay 1"])
    s.play("pay 1")
    assert (s.nebulis(), s.pearls()) == ([1, 0, 0], [0, 0, 0])
    assert s.hand(1) == "crab-3"


@rule("KRAKEN-NEBULIS-04")
def test_a_buyer_with_pearls_enough_pays_with_pearls() -> None:
    s = offered(1, pearls=1, nebulis=1)
    assert (s.actor, s.legal()) == (1, ["pass", "pay 0"])
    refused(s, "pay 1", "KRAKEN-NEBULIS-04")


@rule("KRAKEN-EX-11", "KRAKEN-NEBULIS-04", "KRAKEN-NEBULIS-06")
def test_buying_with_a_nebulis() -> None:
    s = offered(2, pearls=1, nebulis=2)
    assert (s.actor, s.legal()) == (1, ["pass", "pay 1"])
    s.play("pay 1")
    assert (s.pearls(), s.nebulis()) == ([1, 0, 0], [1, 1, 0])
    assert s.g.price == 3
    s = offered(2, pearls=2, nebulis=2)
    assert (s.actor, s.legal()) == (1, ["pass", "pay 0"])
    s.play("pay 0")
    assert (s.pearls(), s.nebulis()) == ([2, 0, 0], [0, 2, 0])
    s = offered(2, pearls=0, nebulis=2)
    assert (s.actor, s.phase) == (0, "taking")
    s = offered(1, pearls=0, nebulis=2).play("pay 1")
    assert (s.pearls(), s.nebulis()) == ([0, 0, 0], [1, 1, 0])


@rule("ABYSS-AMB-36", "KRAKEN-NEBULIS-04", "KRAKEN-NEBULIS-06")
def test_a_nebulis_among_the_five_pearls_of_the_corruptor() -> None:
    s = corruptor(pearls=4, nebulis=2).play("court 2")
    assert s.lords() == {"corruptor", "keeper"}
    assert (s.me.pearls, s.nebulis()) == (0, [1, 0])


@rule("ABYSS-AMB-36", "KRAKEN-NEBULIS-04")
@pytest.mark.parametrize("pearls", [5, 6])
def test_no_nebulis_for_the_corruptor_while_pearls_are_left(pearls: int) -> None:
    s = corruptor(pearls=pearls, nebulis=2).play("court 2")
    assert s.lords() == {"corruptor", "keeper"}
    assert (s.me.pearls, s.me.nebulis) == (pearls - 5, 2)


@rule("ABYSS-AMB-36")
def test_with_the_counterfeiter_the_corruptor_may_be_paid_in_two_ways() -> None:
    s = corruptor(pearls=5, nebulis=2, lords="counterfeiter").play("court 2")
    assert s.legal() == ["pay 0", "pay 1"]
    s.play("pay 1")
    assert (s.me.pearls, s.me.nebulis) == (1, 1)


@rule("ABYSS-AMB-36", "KRAKEN-NEBULIS-05")
def test_two_nebulis_do_not_pay_the_corruptor() -> None:
    s = corruptor(pearls=3, nebulis=2)
    assert s.lords() == {"corruptor"}
    assert s.g.current == 1
    assert (s.me.pearls, s.me.nebulis) == (3, 2)


@rule("KRAKEN-NEBULIS-05")
def test_never_two_nebulis_for_a_lord() -> None:
    s = miller(pearls=0, nebulis=3)
    refused(s, "pay 2", "KRAKEN-NEBULIS-05")
    refused(s, "pay 1", "ABYSS-RECRUIT-05")
    refused(s, "pay 0", "ABYSS-RECRUIT-05")


@rule("KRAKEN-NEBULIS-05")
def test_no_nebulis_where_nothing_is_to_be_paid() -> None:
    s = Scenario(hand="crab-4 seahorse-4 kraken-2", nebulis=3, court=f"miller {LORDS}")
    s.play("court 1", "ally crab-4", "ally seahorse-4")
    refused(s, "pay 1", "KRAKEN-NEBULIS-05")
    s.play("pay 0")
    assert s.me.nebulis == 3


@rule("KRAKEN-NEBULIS-05")
def test_two_nebulis_for_a_price_of_one_are_too_many() -> None:
    s = offered(1, "outlaw", nebulis=3)
    assert s.legal() == ["pass", "pay 1"]
    refused(s, "pay 2", "KRAKEN-NEBULIS-05")


@rule("KRAKEN-NEBULIS-06")
def test_nebulis_that_pay_for_a_lord_go_to_the_supply() -> None:
    s = Scenario(3, hand="crab-2 seahorse-4", pearls=1, nebulis=2, court=f"miller {LORDS}")
    s.play("court 1", "cheapest")
    assert (s.nebulis(), s.pearls()) == ([1, 0, 0], [0, 0, 0])


@rule("KRAKEN-NEBULIS-07")
def test_nebulis_from_krakens_come_too_late_for_the_payment() -> None:
    s = Scenario(hand="crab-4 kraken-3", court=f"commander {LORDS}")
    refused(s, "court 1", "ABYSS-RECRUIT-05")
    s = Scenario(hand="crab-4 kraken-3", nebulis=1, court=f"commander {LORDS}").play("court 1", "cheapest")
    assert "commander" in s.lords()
    assert s.me.nebulis == 2


@rule("KRAKEN-NEBULIS-07")
def test_the_counterfeiter_does_not_pay_with_nebulis_that_are_still_to_come() -> None:
    s = Scenario(hand="crab-4 kraken-3", pearls=2, lords="counterfeiter", court=f"commander {LORDS}")
    s.play("court 1", "ally crab-4", "ally kraken-3")
    assert s.lords() == {"counterfeiter", "commander"}
    assert (s.me.pearls, s.me.nebulis) == (1, 2)


@rule("KRAKEN-NEBULIS-07")
def test_the_outlaw_needs_both_nebulis_beforehand() -> None:
    hand, court = "crab-3 kraken-3", f"commander {LORDS}"
    refused(Scenario(hand=hand, nebulis=1, lords="outlaw", court=court), "court 1", "ABYSS-RECRUIT-05")
    s = Scenario(hand=hand, nebulis=2, lords="outlaw", court=court).play("court 1", "cheapest")
    assert "commander" in s.lords()
    assert s.me.nebulis == 2


# What they are not


@rule("KRAKEN-NEBULIS-08")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_nebulis_are_public(viewer: int | None) -> None:
    s = Scenario(3, nebulis=2, others={1: {"nebulis": 3}})
    assert [player["nebulis"] for player in s.state.view(viewer)["players"]] == [2, 3, 0]


@rule("KRAKEN-NEBULIS-08")
def test_the_seeker_leaves_nebulis_alone() -> None:
    others = {1: {"pearls": 1, "nebulis": 3}, 2: {"nebulis": 2}}
    s = Scenario(3, hand="crab-5 squid-2", court=f"seeker {LORDS}", others=others).play("court 1", "cheapest")
    assert (s.pearls()[1:], s.nebulis()[1:]) == ([0, 0], [3, 2])


@rule("KRAKEN-NEBULIS-08")
def test_nebulis_do_not_plot() -> None:
    s = Scenario(nebulis=3, court="keeper reaper", council={"crab": "crab-1"})
    refused(s, "plot", "ABYSS-PLOT-02")


@rule("KRAKEN-NEBULIS-08")
def test_the_highwayman_does_not_rob_nebulis() -> None:
    s = Scenario(3, others={1: {"pearls": 1, "nebulis": 1}, 2: {"lords": "highwayman"}})
    s.g.price = 2
    s.next(cards="crab-3 squid-1").play("explore", "pay 1")
    assert (s.pearls(), s.nebulis()) == ([1, 0, 0], [1, 0, 0])


@rule("KRAKEN-NEBULIS-08")
@pytest.mark.parametrize("pearls", [1, 2])
def test_nebulis_do_not_break_a_tie(pearls: int) -> None:
    s = Scenario(lords="trader", affiliated="squid-1", nebulis=2, others={1: {"pearls": pearls, "tokens": "2"}})
    s.last_round()
    take_turn(s, 1)
    s.next(cards="crab-1").end_turn()
    assert s.state.over
    assert s.state.scores == (3, 3)
    assert s.state.ranks == (1, 0)


# Where they come from and where they go


@rule("KRAKEN-NEBULIS-09")
def test_a_slaver_gets_no_nebulis_for_a_kraken() -> None:
    s = Scenario(hand="kraken-4 crab-1", lords="slaver", council={"crab": "crab-1"})
    s.play("power slaver", "ally kraken-4")
    assert (s.me.pearls, s.me.nebulis) == (2, 0)


@rule("KRAKEN-NEBULIS-09")
def test_taking_and_buying_krakens_brings_no_nebulis() -> None:
    s = Scenario(council={"crab": "kraken-4"}, others={1: {"pearls": 1}})
    s.next(cards="kraken-3 kraken-2").play("explore", "pay 0", "take")
    assert (s.hand(0), s.hand(1)) == ("kraken-2", "kraken-3")
    s.play("council crab")
    assert s.hand(1) == "kraken-3 kraken-4"
    assert s.nebulis() == [0, 0]


@rule("KRAKEN-NEBULIS-09")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_all_nebulis_have_one_of_the_sources_and_one_of_the_ways_out(players: int, seed: int) -> None:
    state, choice = fathom.load("abyss", players=players).new(seed=seed), random.Random(seed)
    owned: Counter[int] = Counter()
    gained = 0
    while not state.over:
        legal, active = state.legal(), state.view(None)["current"]
        recruiting = [action for action in legal if state.game.text(action).startswith(("court", "pay", "cheapest"))]
        state.apply(choice.choice(recruiting or legal))
        for event in (happening.to_json() for happening in state.events(None)):
            kind, seat, before = event["kind"], event["seat"], owned.total()
            if kind == "use" and event["card"].startswith("kraken"):
                owned[seat] += event["count"] * (int(event["card"][-1]) - 1)
            elif kind == "convert":
                owned[seat] += event["count"]
            elif kind == "join":
                owned[seat] += event["lord"] in SENTINEL_LORDS
            elif kind == "recruit":
                owned[seat] += (event["lord"] in SENTINEL_LORDS) - event["nebulis"]
            elif kind == "ferry":
                owned[seat] -= 1
            elif kind == "buy":
                owned[seat] -= event["nebulis"]
                owned[active] += event["nebulis"]
            elif kind == "give":
                owned[seat] -= 1
                owned[event["to"] - 1] += 1
            gained += max(0, owned.total() - before)
        view = state.view(None)
        if view["phase"] in ("menu", "over"):
            assert [player["nebulis"] for player in view["players"]] == [owned[i] for i in range(players)]
    assert gained > 0
