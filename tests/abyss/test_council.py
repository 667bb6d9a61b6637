"""Requesting support from the Council, and how many cards a hand may hold."""

from __future__ import annotations

from typing import Any

import pytest

from tests.abyss.scenario import Scenario, take_turn
from tests.played import refused

rule = pytest.mark.rule

STACKS = {"crab": "crab-1 crab-3 crab-3", "squid": "squid-1", "shellfish": "shellfish-2"}
TWELVE = "crab-1 crab-1 crab-2 crab-2 crab-4 squid-1 squid-2 squid-2 squid-3 squid-3 squid-4 kraken-2"


# Support


@rule("ABYSS-COUNCIL-01")
@pytest.mark.parametrize("race", ["crab", "squid", "shellfish"])
def test_all_cards_of_one_space(race: str) -> None:
    s = Scenario(3, hand="jellyfish-2", council=STACKS).play(f"council {race}")
    assert s.hand() == f"jellyfish-2 {STACKS[race]}"
    assert {other: s.stack(other) for other in STACKS} == STACKS | {race: ""}
    assert (s.pearls(), s.g.current) == ([0, 0, 0], 1)


@rule("ABYSS-COUNCIL-01")
@pytest.mark.parametrize("race", ["jellyfish", "seahorse"])
def test_no_support_from_an_empty_space(race: str) -> None:
    refused(Scenario(council=STACKS), f"council {race}", "ABYSS-COUNCIL-01")


@rule("ABYSS-COUNCIL-01")
def test_one_space_only() -> None:
    s = Scenario(lords="slaver", council=STACKS).play("council crab")
    assert s.phase == "window"
    refused(s, "council squid", "ABYSS-TURN-02")


@rule("ABYSS-COUNCIL-01", "ABYSS-COUNCIL-02")
def test_a_stack_is_unseen_until_it_is_taken() -> None:
    views = []
    for cards in ("squid-1 squid-1", "squid-5 kraken-4"):
        s = Scenario(3, council={"squid": cards, "crab": "crab-1"})
        views.append([s.state.view(seat) for seat in (0, 1, 2, None)])
        s.play("council squid")
        assert s.told(1)[0] == {"kind": "stack", "seat": 0, "race": "squid", "count": 2}
        shown = s.state.view(0)["players"][0]["hand"]
        assert shown == ({"squid-1": 2} if cards == "squid-1 squid-1" else {"squid-5": 1, "kraken-4": 1})
        assert [s.state.view(seat)["players"][0]["hand"] for seat in (1, 2, None)] == [None] * 3
    assert views[0] == views[1]


@rule("ABYSS-COUNCIL-02")
def test_the_sizes_of_the_stacks_may_be_checked() -> None:
    s = Scenario(3, council=STACKS | {"squid": "squid-1 kraken-2"})
    sizes = {"jellyfish": 0, "crab": 3, "seahorse": 0, "shellfish": 1, "squid": 2}
    for viewer in (0, 1, 2, None):
        assert s.state.view(viewer)["council"] == sizes


@rule("ABYSS-COUNCIL-03")
def test_krakens_in_a_stack_are_taken_along() -> None:
    s = Scenario(council=STACKS | {"squid": "squid-1 kraken-2 kraken-4"}).play("council squid")
    assert (s.hand(), s.nebulis()) == ("squid-1 kraken-2 kraken-4", [0, 0])


@rule("ABYSS-COUNCIL-03")
def test_krakens_keep_no_race_of_the_space() -> None:
    council = {"squid": "kraken-4 kraken-4", "crab": "crab-2", "shellfish": "shellfish-2"}
    s = Scenario(council=council, court="commander slaver keeper").play("council squid", "council crab")
    assert {"court 1", "court 2"} <= set(s.legal())
    s.play("court 1", "cheapest")
    assert (s.lords(), s.affiliated()) == ({"commander"}, "")


@rule("ABYSS-COUNCIL-04")
def test_a_space_that_another_player_has_reserved() -> None:
    s = Scenario(3, council=STACKS, sentinels={"vigil": (2, "council", "crab")})
    assert s.legal() == ["explore", "council shellfish", "council squid"]
    refused(s, "council crab", "ABYSS-COUNCIL-04", "KRAKEN-SENTINEL-04")
    take_turn(s, 2)
    s.play("council crab")
    assert s.hand(2) == STACKS["crab"]


@rule("ABYSS-COUNCIL-04", "ABYSS-TURN-02")
def test_a_reserved_stack_does_not_save_from_exploring() -> None:
    s = Scenario(council={"crab": "crab-1"}, sentinels={"vigil": (1, "council", "crab")})
    assert s.legal() == ["explore"]


@rule("ABYSS-COUNCIL-04")
def test_an_own_sentinel_is_no_obstacle() -> None:
    s = Scenario(council=STACKS, sentinels={"vigil": (0, "council", "crab")})
    assert s.play("council crab").hand() == STACKS["crab"]


# Hand limits


@rule("ABYSS-EX-14", "ABYSS-TURN-06")
def test_commander() -> None:
    hand = "crab-2 crab-2 squid-2 squid-3 squid-4 kraken-3"
    s = Scenario(hand=hand, others={1: {"lords": "commander"}}, council=STACKS).play("council crab")
    assert (s.me.hand_size, s.g.current, s.actor, s.phase) == (9, 0, 0, "limited")
    for left, card in ((8, "squid-4"), (7, "kraken-3"), (6, "crab-1")):
        s.play(f"ally {card}")
        assert s.me.hand_size == left
    assert s.hand() == "crab-2 crab-2 crab-3 crab-3 squid-2 squid-3"
    assert (s.discard(), s.g.current, s.phase) == ("crab-1 squid-4 kraken-3", 1, "menu")


@rule("ABYSS-TURN-06")
def test_a_limit_cannot_be_passed_over() -> None:
    hand = "crab-2 crab-2 squid-2 squid-3 squid-4 kraken-3"
    s = Scenario(hand=hand, others={1: {"lords": "commander"}}, council=STACKS).play("council squid")
    refused(s, "pass", "ABYSS-TURN-06", "ABYSS-LORD-05")


@rule("ABYSS-TURN-06", "ABYSS-TURN-04")
def test_limits_are_enforced_after_the_last_window() -> None:
    hand = "squid-2 squid-2 squid-3 squid-3 squid-4 squid-5"
    s = Scenario(hand=hand, lords="slaver", others={1: {"lords": "commander"}}, council=STACKS)
    s.play("council shellfish")
    assert (s.phase, s.me.hand_size) == ("window", 7)
    s.play("power slaver", "ally squid-2")
    assert (s.g.current, s.me.hand_size, s.me.pearls) == (1, 6, 2)


@rule("ABYSS-TURN-06")
def test_limits_are_enforced_after_the_locations() -> None:
    hand = "squid-2 squid-2 squid-3 squid-3 squid-4 squid-5"
    s = Scenario(hand=hand, keys=3, others={1: {"lords": "commander"}}, council=STACKS).play("council shellfish")
    assert s.phase == "controlling"
    assert s.play("location jail").phase == "limited"


@rule("ABYSS-TURN-06", "ABYSS-AMB-26")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_no_other_limit(players: int) -> None:
    s = Scenario(players, hand=TWELVE, pearls=60, lords="commander", council=STACKS).play("council crab")
    assert (s.me.hand_size, s.me.pearls, s.g.current, s.phase) == (15, 60, 1, "menu")


# Martial law


def law(stack: str, hand: str = TWELVE, **more: Any) -> Scenario:
    """Seat 0, under martial law, takes a stack."""
    council = {"crab": stack, "squid": "squid-1", "shellfish": "shellfish-1"}
    return Scenario(hand=hand, council=council, martial_law="on", **more).play("council crab")


@rule("ABYSS-AMB-26")
def test_martial_law_is_a_variant() -> None:
    assert Scenario().game.options["martial_law"] == "off"


@rule("ABYSS-AMB-26")
def test_twelve_cards_are_allowed() -> None:
    s = law("crab-3", hand=TWELVE.replace(" kraken-2", ""), pearls=1)
    assert (s.me.hand_size, s.me.pearls, s.g.current) == (12, 1, 1)


@rule("ABYSS-AMB-26")
def test_a_pearl_or_a_card_for_each_card_above_twelve() -> None:
    s = law("crab-3 crab-5", pearls=3)
    assert (s.phase, s.actor, s.me.hand_size) == ("martial-law", 0, 14)
    types = "crab-1 crab-2 crab-3 crab-4 crab-5 squid-1 squid-2 squid-3 squid-4"
    assert s.legal() == [*(f"ally {card}" for card in types.split()), "pay 0"]
    s.play("pay 0")
    assert (s.me.hand_size, s.me.pearls, s.phase) == (14, 2, "martial-law")
    s.play("ally crab-1")
    assert (s.me.hand_size, s.me.pearls, s.g.current, s.discard()) == (13, 2, 1, "crab-1")


@rule("ABYSS-AMB-26")
@pytest.mark.parametrize(
    ("ways", "size", "pearls"), [(("pay 0", "pay 0"), 14, 0), (("ally squid-4", "ally crab-5"), 12, 2)]
)
def test_only_pearls_or_only_cards(ways: tuple[str, ...], size: int, pearls: int) -> None:
    s = law("crab-3 crab-5", pearls=2).play(*ways)
    assert (s.me.hand_size, s.me.pearls, s.g.current) == (size, pearls, 1)


@rule("ABYSS-AMB-26")
def test_neither_krakens_nor_nebulis_go() -> None:
    s = law("crab-3", pearls=1, nebulis=2, lords="counterfeiter")
    refused(s, "ally kraken-2", "ABYSS-AMB-26")
    refused(s, "pay 1", "ABYSS-AMB-26")
    refused(law("crab-3", nebulis=2), "pay 0", "ABYSS-AMB-26")
    refused(law("crab-3", nebulis=2), "pay 1", "ABYSS-AMB-26")


@rule("ABYSS-AMB-26")
def test_the_law_cannot_be_passed_over() -> None:
    refused(law("crab-3", pearls=1), "pass", "ABYSS-AMB-26")


@rule("ABYSS-AMB-26")
def test_who_can_do_neither_keeps_the_rest() -> None:
    data = {"lords_rules": {"martial_law": 2}}
    s = law("crab-3 kraken-4", hand="kraken-2 kraken-3 kraken-3", data=data)
    assert (s.hand(), s.g.current) == ("kraken-2 kraken-3 kraken-3 kraken-4", 1)


@rule("ABYSS-AMB-26")
def test_the_law_is_for_the_own_turn() -> None:
    s = law("crab-3", hand="", others={1: {"hand": f"{TWELVE} squid-5 shellfish-5"}})
    assert (s.g.current, s.phase, s.player(1).hand_size) == (1, "menu", 14)
    s.play("council squid")
    assert (s.actor, s.phase) == (1, "martial-law")


@rule("ABYSS-AMB-26")
def test_cards_bought_in_others_turns_wait() -> None:
    s = Scenario(players=3, martial_law="on", others={1: {"hand": TWELVE, "pearls": 1}}, council=STACKS)
    s.next(cards="jellyfish-1 jellyfish-2").play("explore", "pay 0")
    assert (s.player(1).hand_size, s.actor, s.phase) == (13, 0, "taking")
