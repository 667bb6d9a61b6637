"""Exploring the depths: revealing, selling, taking, clearing the track, and running out of cards."""

from __future__ import annotations

import pytest

from tests.abyss.scenario import Scenario, take_turn
from tests.played import refused

rule = pytest.mark.rule

STACKS = {"crab": "crab-1", "squid": "squid-1"}  # two, so that the next player, too, has a choice
NO_MONSTERS = {"exploration": {"monsters": 0}}


def track(s: Scenario) -> list[str]:
    cards: list[str] = s.state.view(None)["track"]
    return cards


def price(s: Scenario) -> int:
    return int(s.state.view(None)["price"])


def asked(s: Scenario) -> list[int | None]:
    """Who is asked to buy the card revealed last, in order; all decline."""
    seats = []
    while s.phase == "buying":
        seats.append(s.actor)
        s.play("pass")
    return seats


# Revealing and selling


@rule("ABYSS-EXPLORE-01")
def test_one_card_at_a_time_onto_the_first_free_space() -> None:
    s = Scenario().next(cards="crab-1 monster kraken-2 squid-3")
    shown: list[str] = []
    for space, card in enumerate(("crab-1", "monster", "kraken-2", "squid-3"), 1):
        deck = s.state.view(None)["deck"]
        s.play("explore")
        shown.append(card)
        assert track(s) == shown
        assert s.state.view(None)["deck"] == deck - 1
        assert s.happened("reveal") == [{"kind": "reveal", "seat": 0, "card": card, "space": space}]


@rule("ABYSS-EXPLORE-02")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("card", ["squid-4", "kraken-3"])
def test_opponents_are_asked_clockwise(players: int, card: str) -> None:
    for active in range(players):
        s = Scenario(players, pearls=2, others={seat: {"pearls": 2} for seat in range(1, players)})
        take_turn(s, active)
        s.next(cards=card).play("explore")
        assert asked(s) == [(active + step) % players for step in range(1, players)]
        assert (s.actor, s.phase) == (active, "taking")


@rule("ABYSS-EXPLORE-02")
@pytest.mark.parametrize("card", ["squid-4", "kraken-3"])
@pytest.mark.parametrize("buyer", [1, 2, 3])
def test_the_first_buyer_gets_the_card(buyer: int, card: str) -> None:
    s = Scenario(4, others={seat: {"pearls": 1} for seat in (1, 2, 3)}).next(cards=f"{card} monster").play("explore")
    for _ in range(buyer - 1):
        s.play("pass")
    s.play("pay 0")
    assert [s.hand(seat) for seat in range(4)] == [card if seat == buyer else "" for seat in range(4)]
    assert (s.actor, s.phase, track(s)) == (0, "fighting", ["monster"])


@rule("ABYSS-EXPLORE-03")
def test_the_price_rises_with_every_purchase_and_goes_to_the_active_player() -> None:
    s = Scenario(4, others={seat: {"pearls": 5} for seat in (1, 2, 3)})
    s.next(cards="crab-1 crab-2 crab-3 crab-4").play("explore")
    paid = []
    for seat in (1, 2, 3):
        before = s.pearls()
        assert (s.actor, price(s)) == (seat, seat)
        s.play("pay 0")
        paid.append(before[seat] - s.pearls()[seat])
        assert s.pearls()[0] == before[0] + seat
    assert (paid, s.pearls(), price(s)) == ([1, 2, 3], [6, 4, 3, 2], 4)


@rule("ABYSS-EXPLORE-03")
def test_cards_that_nobody_buys_do_not_change_the_price() -> None:
    s = Scenario(3, others={2: {"pearls": 2}}).explore("crab-1", "crab-2").next(cards="crab-3").play("explore")
    assert (s.actor, price(s)) == (2, 1)


@rule("ABYSS-EXPLORE-04", "ABYSS-EXPLORE-05")
@pytest.mark.parametrize(("lords", "limit"), [("", 1), ("hypnotist", 2), ("hypnotist!", 1), ("hypnotist@depths", 1)])
def test_one_purchase_for_each_opponent_and_turn(lords: str, limit: int) -> None:
    s = Scenario(others={1: {"pearls": 9, "lords": lords}}).next(cards="crab-1 crab-2 crab-3").play("explore")
    for number in range(1, limit + 1):
        assert (s.actor, price(s)) == (1, number)
        s.play("pay 0")
    assert (s.actor, s.phase, track(s)) == (0, "taking", [f"crab-{limit + 1}"])


@rule("ABYSS-EXPLORE-05")
def test_who_cannot_pay_the_price_is_not_asked() -> None:
    s = Scenario(4, others={1: {"pearls": 1}, 2: {"pearls": 1}, 3: {"pearls": 2}}).next(cards="crab-1 crab-2")
    s.play("explore", "pay 0")
    assert (s.actor, price(s)) == (3, 2)
    assert s.legal() == ["pass", "pay 0"]


@rule("ABYSS-EXPLORE-05")
def test_who_has_no_pearls_is_not_asked() -> None:
    s = Scenario(3, others={2: {"pearls": 1}}).next(cards="crab-1").play("explore")
    assert asked(s) == [2]


@rule("ABYSS-EXPLORE-05")
def test_declining_does_not_prevent_a_later_purchase() -> None:
    s = Scenario(others={1: {"pearls": 1}}).explore("crab-1", "crab-2").next(cards="crab-3 monster").play("explore")
    assert s.actor == 1
    s.play("pay 0")
    assert s.hand(1) == "crab-3"


@rule("ABYSS-EXPLORE-06")
def test_after_a_purchase_the_next_card_comes_onto_the_same_space() -> None:
    s = Scenario(3, others={1: {"pearls": 1}}).explore("crab-1").next(cards="crab-2 squid-3").play("explore", "pay 0")
    kinds = [event["kind"] for event in s.told()]
    assert kinds.index("buy") < kinds.index("reveal")
    assert s.happened("reveal") == [{"kind": "reveal", "seat": 0, "card": "squid-3", "space": 2}]
    assert (track(s), s.actor, s.phase) == (["crab-1", "squid-3"], 0, "taking")


@rule("ABYSS-EXPLORE-06")
def test_a_purchase_does_not_end_the_exploration() -> None:
    s = Scenario(3, others={1: {"pearls": 1}, 2: {"pearls": 2}}).next(cards="crab-1 crab-2 crab-3").play("explore")
    refused(s, "take", "ABYSS-EXPLORE-07")
    s.play("pay 0", "pay 0")
    assert (s.hand(), s.g.current, s.phase, track(s)) == ("", 0, "taking", ["crab-3"])


@rule("ABYSS-EXPLORE-12")
def test_a_price_is_paid_in_pearls() -> None:
    s = Scenario(hand="crab-5", others={1: {"pearls": 3, "hand": "squid-1"}}).next(cards="crab-1 monster")
    refused(s, "pay 0", "ABYSS-EXPLORE-12")
    s.play("explore")
    assert s.legal() == ["pass", "pay 0"]
    s.play("pay 0")
    assert (s.hand(0), s.hand(1), s.pearls()) == ("crab-5", "crab-1 squid-1", [1, 2])


@rule("ABYSS-EXPLORE-12")
def test_a_nebulis_may_stand_in_for_a_pearl() -> None:
    s = Scenario(others={1: {"nebulis": 2}}).next(cards="crab-1 monster").play("explore")
    assert s.legal() == ["pass", "pay 1"]
    s.play("pay 1")
    assert (s.pearls(), s.nebulis()) == ([0, 0], [1, 1])


# Taking


@rule("ABYSS-EXPLORE-07")
def test_take_the_card_for_free_or_go_on() -> None:
    s = Scenario(pearls=1, council=STACKS).explore("squid-4")
    assert s.legal() == ["explore", "take"]
    refused(s, "pass", "ABYSS-EXPLORE-07")
    s.play("take")
    assert (s.hand(), s.pearls(), s.g.current, track(s)) == ("squid-4", [1, 0], 1, [])


@rule("ABYSS-EXPLORE-07")
def test_nothing_can_be_taken_before_a_card_is_revealed() -> None:
    refused(Scenario(council=STACKS), "take", "ABYSS-EXPLORE-07")


@rule("ABYSS-EXPLORE-08")
def test_only_the_card_revealed_last_can_be_taken() -> None:
    s = Scenario(council=STACKS).explore("squid-5", "crab-2", "shellfish-3").play("take")
    assert s.hand() == "shellfish-3"
    assert (s.stack("squid"), s.stack("crab")) == ("squid-1 squid-5", "crab-1 crab-2")


@rule("ABYSS-EXPLORE-08")
def test_a_card_passed_over_is_not_for_sale_again() -> None:
    s = Scenario(others={1: {"pearls": 3}}).explore("squid-5").next(cards="crab-2 monster").play("explore")
    assert s.state.view(None)["progress"]["for_sale"] == "crab-2"
    s.play("pay 0")
    assert (s.hand(1), track(s)) == ("crab-2", ["squid-5", "monster"])


@rule("ABYSS-EX-2", "ABYSS-EXPLORE-09", "ABYSS-EXPLORE-10")
def test_the_ally_on_the_fifth_space_is_taken() -> None:
    s = Scenario(others={1: {"pearls": 1}}, council=STACKS).explore("crab-1", "squid-2", "crab-3", "seahorse-4")
    s.next(cards="shellfish-1").play("explore")
    assert (s.actor, track(s)) == (1, ["crab-1", "squid-2", "crab-3", "seahorse-4", "shellfish-1"])
    s.play("pass")
    assert (s.hand(), s.pearls(), s.g.current, track(s)) == ("shellfish-1", [1, 1], 1, [])
    sizes = {"jellyfish": 0, "crab": 3, "seahorse": 1, "shellfish": 0, "squid": 2}
    assert s.state.view(None)["council"] == sizes


@rule("ABYSS-EXPLORE-09")
def test_a_card_sold_from_the_fifth_space_brings_no_pearl_of_the_treasury() -> None:
    s = Scenario(others={1: {"pearls": 1}}, council=STACKS).explore("crab-1", "squid-2", "crab-3", "seahorse-4")
    s.next(cards="shellfish-1 shellfish-2").play("explore", "pay 0")
    assert (s.hand(0), s.hand(1), s.pearls()) == ("shellfish-2", "shellfish-1", [2, 0])


@rule("ABYSS-EXPLORE-09")
@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_no_pearl_for_the_first_four_spaces(cards: int) -> None:
    s = Scenario(council=STACKS).explore(*["crab-1", "squid-2", "crab-3", "seahorse-4"][:cards]).play("take")
    assert s.pearls() == [0, 0]


# Clearing the track


@rule("ABYSS-EXPLORE-10")
def test_allies_go_to_the_council_and_monsters_to_the_discard_pile() -> None:
    s = Scenario().explore("jellyfish-2", "monster", "shellfish-5", "squid-1").play("take")
    assert (s.stack("jellyfish"), s.stack("shellfish"), s.stack("squid")) == ("jellyfish-2", "shellfish-5", "")
    assert s.discard() == "monster"


@rule("ABYSS-EXPLORE-10")
def test_the_track_is_cleared_after_a_fight_too() -> None:
    s = Scenario(threat=3, council=STACKS).explore("jellyfish-2", "crab-5", "monster").play("take")
    assert (s.stack("jellyfish"), s.stack("crab"), s.discard(), track(s)) == (
        "jellyfish-2",
        "crab-1 crab-5",
        "monster",
        [],
    )


@rule("KRAKEN-EX-8", "KRAKEN-ALLY-01")
def test_krakens_left_on_the_track() -> None:
    s = Scenario().explore("kraken-2", "crab-1", "kraken-4", "squid-3").play("take")
    assert (s.stack("crab"), s.phase, s.actor) == ("crab-1", "sending", 0)
    every = ["council jellyfish", "council crab", "council seahorse", "council shellfish", "council squid"]
    assert s.legal() == every
    s.play("council squid")
    assert (s.stack("squid"), s.legal()) == ("kraken-2", every)
    s.play("council jellyfish")
    assert (s.stack("jellyfish"), s.hand()) == ("kraken-4", "squid-3")
    assert s.g.current == 1
    s.play("council squid")
    assert s.hand(1) == "kraken-2"
    s.play("council jellyfish")
    assert s.hand(0) == "squid-3 kraken-4"


@rule("KRAKEN-ALLY-01")
def test_krakens_may_go_to_one_space_and_to_a_reserved_one() -> None:
    s = Scenario(sentinels={"vigil": (1, "council", "crab")}, threat=3, council=STACKS)
    s.explore("kraken-3", "kraken-3", "monster").play("take")
    s.play("council crab", "council crab")
    assert (s.stack("crab"), s.g.current) == ("crab-1 kraken-3 kraken-3", 1)


@rule("KRAKEN-ALLY-01")
def test_krakens_do_not_stay_on_the_track() -> None:
    s = Scenario(council=STACKS).explore("kraken-3", "crab-2").play("take")
    refused(s, "pass", "KRAKEN-ALLY-01", "ABYSS-EXPLORE-10")


@rule("ABYSS-EX-16", "ABYSS-EXPLORE-09")
def test_ship_master() -> None:
    s = Scenario(lords="ship-master", council=STACKS).explore("crab-1", "kraken-3", "crab-4", "monster", "squid-2")
    assert (s.hand(), s.pearls(), s.phase) == ("squid-2", [2, 0], "sending")
    assert s.stack("crab") == "crab-1 crab-1 crab-4"
    s.play("council seahorse")
    assert (s.stack("seahorse"), s.pearls(), s.g.current) == ("kraken-3", [2, 0], 1)


@rule("ABYSS-EX-1", "ABYSS-EXPLORE-03", "ABYSS-EXPLORE-04")
def test_rising_price() -> None:
    s = Scenario(4, others={seat: {"pearls": 3} for seat in (1, 2, 3)})
    s.next(cards="crab-2 squid-4 squid-5 crab-5").play("explore")
    assert asked(s) == [1, 2, 3]
    s.play("explore")
    assert track(s) == ["crab-2", "squid-4"]
    s.play("pass", "pass")
    assert (s.actor, price(s)) == (3, 1)
    s.play("pay 0")
    assert (s.hand(3), track(s)) == ("squid-4", ["crab-2", "squid-5"])
    assert (s.actor, price(s)) == (1, 2)
    s.play("pay 0")
    assert (s.hand(1), track(s)) == ("squid-5", ["crab-2", "crab-5"])
    assert s.pearls() == [3, 1, 3, 2]
    assert (price(s), asked(s)) == (3, [2])


# Running out of cards


@rule("ABYSS-EXPLORE-11")
def test_the_discard_pile_becomes_the_new_deck() -> None:
    s = Scenario(
        hand="crab-2",
        affiliated="crab-3",
        council=STACKS,
        discard="squid-2 shellfish-5",
        others={1: {"hand": "crab-4"}},
    )
    s.empty_deck("crab-1")
    s.play("explore")
    assert (s.state.view(None)["deck"], s.state.view(None)["discard"], s.happened("shuffle")) == (0, 8, [])
    s.next(cards="monster").play("explore")
    assert (s.state.view(None)["deck"], s.state.view(None)["discard"]) == (7, 0)
    assert s.happened("shuffle") == [{"kind": "shuffle", "seat": 0}]
    assert s.cards(s.g.deck) == "shellfish-5 squid-2 monster monster monster monster monster"
    assert (s.hand(), s.affiliated(), s.stack("crab"), track(s)) == (
        "crab-2",
        "crab-3",
        "crab-1",
        ["crab-1", "monster"],
    )


@rule("ABYSS-EXPLORE-11")
def test_no_shuffling_as_long_as_there_is_a_deck() -> None:
    s = Scenario(discard="squid-2 shellfish-5").explore("crab-1", "crab-2", "monster")
    assert (s.discard(), s.state.view(None)["deck"]) == ("shellfish-5 squid-2", 73)


@rule("ABYSS-EXPLORE-13", "ABYSS-AMB-24")
def test_the_last_ally_of_all_must_be_taken() -> None:
    s = Scenario(3, others={1: {"pearls": 1}}, council=STACKS, data=NO_MONSTERS)
    s.empty_deck("squid-3", "crab-2")
    s.explore("squid-3").next(cards="crab-2").play("explore")
    assert asked(s) == [1]
    assert (s.hand(), s.g.current, s.stack("squid")) == ("crab-2", 1, "squid-1 squid-3")


@rule("ABYSS-EXPLORE-13", "ABYSS-AMB-24")
def test_the_last_monster_of_all_must_be_fought() -> None:
    s = Scenario(council=STACKS, data={"exploration": {"monsters": 1}}, threat=2)
    s.empty_deck("monster", "squid-3")
    s.explore("squid-3", "monster")
    assert (s.phase, s.stack("squid"), s.state.view(None)["discard"]) == ("rewarding", "squid-1", 1)
    s.play("reward 1")
    assert (s.pearls()[0], s.g.current, s.stack("squid"), s.g.threat) == (2, 1, "squid-1 squid-3", 0)


@rule("ABYSS-EXPLORE-13", "ABYSS-AMB-24")
def test_after_the_sale_of_the_last_card_there_is_none_for_the_active_player() -> None:
    s = Scenario(3, others={1: {"pearls": 1}}, council=STACKS, data=NO_MONSTERS)
    s.empty_deck("squid-3", "crab-2")
    s.explore("squid-3").next(cards="crab-2").play("explore", "pay 0")
    assert (s.hand(), s.hand(1), s.g.current, s.pearls()) == ("", "crab-2", 1, [1, 0, 0])
    assert (track(s), s.stack("squid")) == ([], "squid-1 squid-3")


@rule("ABYSS-AMB-24", "ABYSS-EXPLORE-11")
def test_exploring_is_possible_as_long_as_there_is_a_discard_pile() -> None:
    s = Scenario(discard="squid-2", council=STACKS, data=NO_MONSTERS)
    s.empty_deck()
    s.play("explore")
    assert s.hand() == "squid-2"
    s = Scenario(council=STACKS, data=NO_MONSTERS)
    s.empty_deck()
    refused(s, "explore", "ABYSS-EXPLORE-13")
