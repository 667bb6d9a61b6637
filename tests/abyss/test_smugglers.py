"""The Smugglers: Ferryman, Outlaw, Counterfeiter, Fence, Cleaner, and the Sentinel Lords Watcher, Vigil and Lookout."""

from __future__ import annotations

from typing import Any

import pytest

from tests.abyss.scenario import Scenario, take_turn
from tests.played import refused

rule = pytest.mark.rule

LORDS = "keeper reaper shepherd aquaculturalist landowner"
STACKS = {"crab": "crab-1", "squid": "squid-1"}
BRIBE = "squid-1 squid-4 squid-5"  # what the Corruptor costs


def buyer(price: int, lords: str, pearls: int, nebulis: int, **options: Any) -> Scenario:
    """Seat 0 explores, and an Ally for this price lies there; seat 1 may be able to buy it."""
    s = Scenario(3, others={1: {"lords": lords, "pearls": pearls, "nebulis": nebulis}}, **options)
    s.g.price = price
    return s.next(cards="crab-3 squid-1").play("explore")


def ways(s: Scenario) -> list[int]:
    """With how many Nebulis seat 1 can pay for the Ally."""
    if s.phase != "buying":
        return []
    assert s.actor == 1
    return [int(text[-1]) for text in s.legal() if text.startswith("pay")]


def recruiter(lords: str, pearls: int, nebulis: int) -> Scenario:
    """Seat 0 recruits the Miller (8) with Allies of value 6 laid out: 2 points are missing."""
    s = Scenario(
        hand="crab-2 seahorse-4 seahorse-5", court=f"miller {LORDS}", lords=lords, pearls=pearls, nebulis=nebulis
    )
    return s.play("court 1", "ally crab-2", "ally seahorse-4")


def end_of_game(lords: str) -> Scenario:
    """Seat 0 owns this Cleaner and holds Krakens when the game ends; so does seat 1, without one."""
    s = Scenario(lords=lords, hand="kraken-2 kraken-4 crab-2", others={1: {"hand": "kraken-3"}}).last_round()
    take_turn(s, 1)
    s.explore("crab-1").play("take")
    assert s.state.over
    return s


# Ferryman


@rule("ABYSS-LORD-101")
def test_the_ferryman_turns_a_nebulis_into_a_pearl_once_a_turn() -> None:
    s = Scenario(lords="ferryman", nebulis=3, council=STACKS).play("power ferryman")
    assert (s.me.pearls, s.nebulis()) == (1, [2, 0])
    refused(s, "power ferryman", "ABYSS-TURN-04")


@rule("ABYSS-LORD-101")
def test_without_nebulis_the_ferryman_does_nothing() -> None:
    s = Scenario(lords="ferryman", pearls=2, council=STACKS, others={1: {"nebulis": 2}})
    refused(s, "power ferryman", "ABYSS-LORD-101")


@rule("ABYSS-LORD-101")
def test_the_ferryman_works_in_every_turn_of_the_owner_and_in_no_other() -> None:
    s = Scenario(lords="ferryman", nebulis=3, council=STACKS).play("power ferryman", "council crab")
    assert (s.g.current, s.phase) == (1, "menu")
    refused(s, "power ferryman", "ABYSS-TURN-04")
    s.play("council squid", "power ferryman")
    assert (s.me.pearls, s.me.nebulis) == (2, 1)


@rule("ABYSS-LORD-101")
def test_the_ferryman_works_during_the_exploration_and_at_the_end_of_the_turn() -> None:
    s = Scenario(lords="ferryman", nebulis=2).explore("crab-1", "crab-2").play("power ferryman")
    assert (s.phase, s.me.pearls, s.me.nebulis) == ("taking", 1, 1)
    s = Scenario(lords="ferryman", nebulis=2, council=STACKS).play("council crab")
    assert (s.phase, s.actor, s.legal()) == ("window", 0, ["pass", "power ferryman"])
    s.play("power ferryman")
    assert (s.me.pearls, s.me.nebulis, s.g.current) == (1, 1, 1)


@rule("ABYSS-LORD-101")
@pytest.mark.parametrize("lords", ["ferryman!", "ferryman@depths", "outlaw"])
def test_only_a_free_ferryman_that_is_not_turned_works(lords: str) -> None:
    refused(Scenario(lords=lords, nebulis=2, council=STACKS), "power ferryman", "ABYSS-TURN-04")


# Outlaw and Counterfeiter


@rule("ABYSS-LORD-102")
@pytest.mark.parametrize(
    ("price", "pearls", "nebulis", "allowed"),
    [(2, 0, 2, [2]), (3, 1, 2, [2]), (2, 0, 1, []), (2, 1, 2, [1]), (2, 2, 2, [0]), (1, 0, 2, [1]), (3, 0, 3, [])],
)
def test_the_outlaw_pays_with_up_to_two_nebulis_and_all_pearls(
    price: int, pearls: int, nebulis: int, allowed: list[int]
) -> None:
    assert ways(buyer(price, "outlaw", pearls, nebulis)) == allowed


@rule("ABYSS-LORD-102")
def test_two_nebulis_of_the_outlaw_go_to_the_seller() -> None:
    s = buyer(3, "outlaw", 1, 3).play("pay 2")
    assert (s.pearls(), s.nebulis()) == ([1, 0, 0], [2, 1, 0])


@rule("ABYSS-LORD-102")
def test_the_outlaw_recruits_with_two_nebulis() -> None:
    s = recruiter("outlaw", 0, 3).play("pay 2")
    assert s.lords() == {"outlaw", "miller"}
    assert s.nebulis() == [1, 0]
    s = recruiter("outlaw", 1, 3)
    refused(s, "pay 2", "KRAKEN-NEBULIS-04")
    s.play("pay 1")
    assert (s.me.pearls, s.me.nebulis) == (0, 2)


@rule("ABYSS-LORD-102")
def test_the_outlaw_pays_the_corruptor_with_two_nebulis() -> None:
    s = Scenario(hand=BRIBE, pearls=3, nebulis=2, lords="outlaw", court=f"corruptor {LORDS}")
    s.play("court 1", "ally squid-1", "ally squid-4", "ally squid-5", "court 2")
    assert s.lords() == {"outlaw", "corruptor", "keeper"}
    assert (s.me.pearls, s.me.nebulis) == (0, 0)


@rule("ABYSS-LORD-102", "ABYSS-LORD-103")
@pytest.mark.parametrize("lords", ["outlaw! counterfeiter@depths", "outlaw@depths counterfeiter!"])
def test_neither_works_turned_or_under_a_location(lords: str) -> None:
    assert ways(buyer(2, lords, 0, 2)) == []
    assert ways(buyer(2, lords, 2, 2)) == [0]


@rule("ABYSS-LORD-103")
@pytest.mark.parametrize(
    ("price", "pearls", "nebulis", "allowed"),
    [(1, 3, 2, [0, 1]), (2, 3, 2, [0, 1]), (2, 2, 1, [0, 1]), (2, 1, 2, [1]), (2, 0, 2, []), (2, 3, 0, [0])],
)
def test_the_counterfeiter_pays_with_one_nebulis_and_keeps_pearls(
    price: int, pearls: int, nebulis: int, allowed: list[int]
) -> None:
    s = buyer(price, "counterfeiter", pearls, nebulis)
    assert ways(s) == allowed
    if 1 in allowed:
        s.play("pay 1")
        assert (s.pearls()[1], s.nebulis()[1]) == (pearls - price + 1, nebulis - 1)


@rule("ABYSS-LORD-103")
def test_the_counterfeiter_recruits_with_a_nebulis_and_keeps_pearls() -> None:
    s = recruiter("counterfeiter", 3, 3)
    refused(s, "pay 2", "KRAKEN-NEBULIS-05")
    assert {"pay 0", "pay 1"} <= set(s.legal())
    s.play("pay 1")
    assert (s.me.pearls, s.me.nebulis) == (2, 2)


@rule("ABYSS-LORD-103", "ABYSS-AMB-43")
@pytest.mark.parametrize(
    ("price", "pearls", "nebulis", "two", "one"),
    [
        (3, 5, 3, [0, 1, 2], [0, 1]),
        (2, 5, 2, [0, 1, 2], [0, 1]),
        (1, 5, 2, [0, 1], [0, 1]),
        (3, 1, 2, [2], [2]),
        (3, 2, 2, [1, 2], [1]),
        (2, 5, 1, [0, 1], [0, 1]),
        (3, 0, 3, [], []),
    ],
)
def test_outlaw_and_counterfeiter_together(
    price: int, pearls: int, nebulis: int, two: list[int], one: list[int]
) -> None:
    assert ways(buyer(price, "outlaw counterfeiter", pearls, nebulis)) == two
    assert ways(buyer(price, "outlaw counterfeiter", pearls, nebulis, outlaw_pair="one")) == one


@rule("ABYSS-LORD-103", "ABYSS-AMB-43")
def test_outlaw_and_counterfeiter_keep_pearls_with_two_nebulis() -> None:
    s = buyer(3, "outlaw counterfeiter", 5, 3).play("pay 2")
    assert (s.pearls(), s.nebulis()) == ([1, 4, 0], [2, 1, 0])


# Fence


def fence(*nebulis: int, hand: str = "crab-2 crab-5") -> Scenario:
    """Seat 0 recruits the Fence; everybody owns so many Nebulis."""
    others = {seat: {"nebulis": count} for seat, count in enumerate(nebulis) if seat}
    s = Scenario(len(nebulis), hand=hand, nebulis=nebulis[0], others=others, court=f"fence {LORDS}")
    return s.play("court 1", "cheapest")


@rule("ABYSS-LORD-104")
@pytest.mark.parametrize(
    ("before", "after"),
    [((1, 0), [0, 1]), ((3, 1), [2, 2]), ((2, 0, 5), [0, 1, 6]), ((4, 3, 1, 0), [1, 4, 2, 1]), ((0, 2, 3), [0, 2, 3])],
)
def test_the_fence_gives_each_opponent_a_nebulis(before: tuple[int, ...], after: list[int]) -> None:
    s = fence(*before)
    assert s.nebulis() == after
    assert "fence" in s.lords()


@rule("ABYSS-LORD-104")
def test_the_fence_gives_away_nebulis_of_krakens_used_to_recruit_it() -> None:
    assert fence(0, 0, 5, hand="crab-4 kraken-3").nebulis() == [0, 1, 6]


@rule("ABYSS-LORD-104", "ABYSS-AMB-32")
@pytest.mark.parametrize(("choice", "after"), [(1, [0, 5, 4, 4]), (2, [0, 4, 5, 4]), (3, [0, 4, 4, 5])])
def test_with_one_nebulis_the_owner_of_the_fence_chooses_who_gets_it(choice: int, after: list[int]) -> None:
    s = fence(1, 4, 4, 4)
    assert (s.phase, s.actor) == ("fencing", 0)
    assert s.legal() == ["seat +1", "seat +2", "seat +3"]
    refused(s, "pass", "ABYSS-POWER-01")
    assert s.play(f"seat +{choice}").nebulis() == after


@rule("ABYSS-LORD-104", "ABYSS-AMB-32")
def test_with_too_few_nebulis_all_are_given_to_different_opponents() -> None:
    s = fence(2, 4, 4, 4).play("seat +3")
    assert s.legal() == ["seat +1", "seat +2"]
    refused(s, "seat +3", "ABYSS-LORD-104")
    assert s.play("seat +1").nebulis() == [0, 5, 4, 5]


# Cleaner


@rule("ABYSS-LORD-105", "ABYSS-AMB-27")
def test_the_cleaner_takes_no_nebulis_for_krakens_in_hand_at_the_end() -> None:
    s = end_of_game("cleaner")
    assert s.nebulis() == [0, 2]
    assert s.hand() == ""
    assert s.discard() == "kraken-2 kraken-3 kraken-4"
    assert s.affiliated() == "crab-2"


@rule("ABYSS-LORD-105", "ABYSS-AMB-27")
@pytest.mark.parametrize("lords", ["cleaner!", "cleaner@depths", "outlaw"])
def test_only_a_free_cleaner_that_is_not_turned_works(lords: str) -> None:
    assert end_of_game(lords).nebulis() == [4, 2]


@rule("ABYSS-LORD-105")
def test_the_cleaner_does_not_help_in_recruitments() -> None:
    s = Scenario(hand="crab-4 kraken-4", lords="cleaner", court=f"commander {LORDS}").play("court 1", "cheapest")
    assert s.me.nebulis == 3


# Sentinel Lords


@rule("ABYSS-LORD-106", "ABYSS-LORD-107", "ABYSS-LORD-108")
@pytest.mark.parametrize(("lord", "token"), [("watcher", 0), ("vigil", 1), ("lookout", 2)])
@pytest.mark.parametrize("way", ["recruited", "corruptor", "traitor", "schemer"])
def test_a_sentinel_lord_brings_a_nebulis_and_its_token(lord: str, token: int, way: str) -> None:
    ways: dict[str, tuple[dict[str, Any], list[str]]] = {
        "recruited": ({"hand": "crab-3 squid-2", "court": f"{lord} {LORDS}"}, []),
        "corruptor": ({"hand": BRIBE, "pearls": 5, "court": f"corruptor {lord} keeper reaper miller"}, ["court 2"]),
        "traitor": ({"hand": "crab-4 shellfish-3 squid-5", "court": f"traitor {lord} keeper reaper miller"},
                    ["lord grower", "court 2"]),
        "schemer": ({"hand": "crab-3 shellfish-2 squid-3", "court": f"schemer {LORDS}"}, ["lord grower"]),
    }  # fmt: skip
    position, actions = ways[way]
    s = Scenario(3, lords="grower", **position).next(lords=lord).play("court 1", "cheapest", *actions)
    assert lord in s.lords()
    assert s.nebulis() == [1, 0, 0]
    assert (s.phase, s.actor) == ("posting", 0)
    s.play("council squid")
    sentinels = s.state.view(None)["sentinels"]
    assert [sentinel["owner"] for sentinel in sentinels] == [0 if i == token else None for i in range(3)]
    assert (sentinels[token]["area"], sentinels[token]["on"]) == ("council", "squid")
    assert s.g.current == 1
