"""Recruiting a Lord: whom, with which races, and at what cost."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from tests.abyss.paying import PAYMENT, WAIT, lay, paid, paying, race_of, unpayable
from tests.abyss.scenario import Scenario, take_turn
from tests.played import refused

rule = pytest.mark.rule


def cost(s: Scenario, slot: int = 1) -> int:
    """What the Lord of a Court space costs whoever's turn it is."""
    s.play(f"court {slot}")
    price: int = s.state.view(s.actor)["progress"]["cost"]
    return price


# Whom


@rule("ABYSS-RECRUIT-01")
@pytest.mark.parametrize("slot", range(1, 7))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_lord_of_the_court(players: int, slot: int) -> None:
    s = Scenario(players, hand="crab-3 seahorse-5 squid-4", pearls=5)
    lord = s.court[slot - 1]
    s.play(f"court {slot}", "cheapest")
    assert s.lords() == {lord}
    assert lord not in s.court
    assert not any(s.lords(seat) for seat in range(1, players))


@rule("ABYSS-RECRUIT-01")
def test_a_space_without_a_lord() -> None:
    s = Scenario(hand="crab-3 seahorse-5 squid-4", pearls=5, court="keeper reaper shepherd")
    for slot in (4, 5, 6):
        refused(s, f"court {slot}", "ABYSS-RECRUIT-01")
    assert {"court 1", "court 2", "court 3"} <= set(s.legal())


@rule("ABYSS-RECRUIT-01", "KRAKEN-SENTINEL-04")
@pytest.mark.parametrize("players", [2, 4])
def test_a_lord_reserved_by_another_player(players: int) -> None:
    reserved = {"vigil": (players - 1, "court", "reaper")}
    s = Scenario(players, hand="crab-3 seahorse-5 squid-4", pearls=5, sentinels=reserved)
    refused(s, "court 2", "ABYSS-RECRUIT-01", "KRAKEN-SENTINEL-04")
    assert {"court 1", "court 3", "court 4", "court 5", "court 6"} <= set(s.legal())


@rule("ABYSS-RECRUIT-01")
def test_an_own_sentinel_comes_back() -> None:
    s = Scenario(hand="crab-3 seahorse-5", sentinels={"vigil": (0, "court", "reaper")}, **WAIT)
    s.play("court 2", "ally crab-3", "ally seahorse-5")
    assert s.lords() == {"reaper"}
    assert s.state.view(None)["sentinels"][1] == {
        "name": "vigil", "owner": 0, "area": None, "on": None, "resting": True,
    }  # fmt: skip


@rule("ABYSS-RECRUIT-01")
def test_an_own_sentinel_on_another_lord_stays() -> None:
    s = Scenario(hand="crab-3 seahorse-5", sentinels={"vigil": (0, "court", "miller")}, **WAIT)
    s.play("court 2", "ally crab-3", "ally seahorse-5")
    held = s.state.view(None)["sentinels"][1]
    assert (held["area"], held["on"]) == ("court", "miller")


@rule("ABYSS-RECRUIT-01")
def test_only_allies_in_the_own_hand() -> None:
    s = Scenario(hand="crab-3 seahorse-5 seahorse-4", others={1: {"hand": "squid-4"}}, affiliated="squid-3")
    s.play("court 2")
    for card in ("squid-4", "squid-3", "jellyfish-1", "kraken-2"):
        refused(s, f"ally {card}", "ABYSS-RECRUIT-01")
    s.play("ally crab-3")
    refused(s, "ally crab-3", "ABYSS-RECRUIT-01")


@rule("ABYSS-RECRUIT-01")
def test_a_lord_comes_from_the_court_and_not_from_others() -> None:
    s = Scenario(hand="crab-3 seahorse-5", others={1: {"lords": "grower"}}, **WAIT)
    s.play("court 2", "ally crab-3", "ally seahorse-5")
    assert (s.lords(0), s.lords(1)) == ({"reaper"}, {"grower"})


# Races


@rule("ABYSS-RECRUIT-02")
@pytest.mark.parametrize(
    ("lord", "cards"),
    [
        ("commander", "crab-5"),
        ("hunter", "crab-5 squid-2"),
        ("jailer", "jellyfish-2 crab-2 squid-2"),
        ("hermit", "jellyfish-2 crab-2 seahorse-2 shellfish-2 squid-2"),
    ],
)
def test_exactly_as_many_races_as_bubbles(lord: str, cards: str) -> None:
    hand = f"{cards} jellyfish-1 crab-1 seahorse-1 shellfish-1 squid-1"
    s = paying(lord, hand, pearls=9)
    for card in cards.split():
        refused(s, "pay 0", "ABYSS-RECRUIT-02")
        s.play(f"ally {card}")
    if s.phase == "paying":
        assert not [text for text in s.legal() if text.startswith("ally") and race_of(text) not in cards]
        s.play("pay 0")
    assert paid(s)[0] == cards


@rule("ABYSS-RECRUIT-02")
@pytest.mark.parametrize(
    ("lord", "hand"),
    [
        ("hunter", "crab-5 crab-4 crab-3"),
        ("jailer", "crab-5 squid-5 squid-4"),
        ("watcher", "squid-5 squid-4 squid-3"),
        ("hermit", "jellyfish-5 crab-5 seahorse-5 squid-5"),
    ],
)
def test_too_few_races(lord: str, hand: str) -> None:
    unpayable(lord, hand, pearls=20)


@rule("ABYSS-RECRUIT-02")
@pytest.mark.parametrize(
    ("lord", "cards", "more"),
    [
        ("commander", "crab-2", "seahorse-3"),
        ("hunter", "crab-2 shellfish-2", "squid-1"),
        ("ferryman", "crab-2", "squid-2"),
    ],
)
def test_too_many_races(lord: str, cards: str, more: str) -> None:
    s = lay(paying(lord, f"{cards} crab-5 shellfish-5 {more}", pearls=9), cards)
    assert s.phase == "paying"
    refused(s, f"ally {more}", *PAYMENT)


@rule("ABYSS-RECRUIT-03")
@pytest.mark.parametrize(
    ("lord", "race"),
    [
        ("alchemist", "jellyfish"),
        ("commander", "crab"),
        ("landowner", "seahorse"),
        ("peddler", "shellfish"),
        ("diplomat", "squid"),
    ],
)
def test_the_mandatory_race(lord: str, race: str) -> None:
    races = ["jellyfish", "crab", "seahorse", "shellfish", "squid"]
    unpayable(lord, " ".join(f"{other}-{value}" for other in races if other != race for value in (4, 5)), pearls=20)
    s = paying(lord, " ".join(f"{other}-5" for other in races), pearls=20)
    assert s.legal() == [f"ally {race}-5", "cheapest"]


@rule("ABYSS-RECRUIT-03")
def test_the_mandatory_race_among_several() -> None:
    unpayable("hunter", "jellyfish-5 squid-5", pearls=20)
    s = lay(paying("hunter", "jellyfish-5 crab-1 squid-5", pearls=20), "jellyfish-5")
    assert s.legal() == ["ally crab-1", "cheapest"]
    refused(s, "ally squid-5", *PAYMENT)


@rule("ABYSS-RECRUIT-03")
@pytest.mark.parametrize("race", ["jellyfish", "crab", "seahorse", "shellfish", "squid"])
def test_smugglers_have_no_mandatory_race(race: str) -> None:
    s = paying("ferryman", f"{race}-5", pearls=2)
    assert paid(lay(s, f"{race}-5")) == (f"{race}-5", 2, 0)


@rule("ABYSS-RECRUIT-03")
@pytest.mark.parametrize("race", ["jellyfish", "crab", "seahorse", "shellfish", "squid"])
@pytest.mark.parametrize("lord", ["sage", "hermit", "elder"])
def test_ambassadors_need_all_five_races(lord: str, race: str) -> None:
    hand = [f"{other}-{value}" for other in ("jellyfish", "crab", "seahorse", "shellfish", "squid") for value in (3, 4)]
    s = Scenario(hand=" ".join(hand), pearls=9, court=lord)
    assert "court 1" in s.legal()
    unpayable(lord, " ".join(card for card in hand if not card.startswith(race)), pearls=20)


@rule("ABYSS-RECRUIT-04")
def test_several_allies_of_a_race() -> None:
    s = lay(paying("landowner", "seahorse-1 seahorse-1 seahorse-4 seahorse-4"), "seahorse-1 seahorse-1 seahorse-4")
    assert paid(lay(s, "seahorse-4"))[0] == "seahorse-1 seahorse-1 seahorse-4 seahorse-4"
    s = lay(paying("hunter", "crab-2 crab-3 squid-1 squid-2"), "crab-2 crab-3 squid-1 squid-2")
    assert s.lords() == {"hunter"}


# Cost


@rule("ABYSS-RECRUIT-09")
@pytest.mark.parametrize(
    ("mine", "theirs", "price"),
    [
        ("", "", 8),
        ("treasurer", "", 6),
        ("", "recruiter", 10),
        ("treasurer", "recruiter", 8),
        ("shaman", "recruiter", 8),
        ("shaman treasurer", "recruiter", 6),
        ("recruiter", "", 8),
        ("", "treasurer", 8),
        ("treasurer!", "", 8),
        ("treasurer@chasm", "", 8),
        ("", "recruiter!", 8),
        ("", "recruiter@chasm", 8),
        ("shaman!", "recruiter", 10),
        ("shaman@chasm", "recruiter", 10),
        ("", "shaman recruiter", 10),
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_effective_cost(players: int, mine: str, theirs: str, price: int) -> None:
    held = {"lords": theirs}
    s = Scenario(players, hand="crab-5 seahorse-5", pearls=3, lords=mine, others={players - 1: held}, court="miller")
    assert cost(s) == price


@rule("ABYSS-RECRUIT-09")
@pytest.mark.parametrize(
    ("mine", "theirs", "price"),
    [("", "", 8), ("treasurer", "", 6), ("", "recruiter", 10), ("treasurer", "recruiter", 8)],
)
def test_the_effective_cost_has_to_be_paid(mine: str, theirs: str, price: int) -> None:
    for pearls in (price - 5, price - 4):
        s = Scenario(
            hand="crab-1 seahorse-3", pearls=pearls, lords=mine, others={1: {"lords": theirs}}, court="miller", **WAIT
        )
        if pearls < price - 4:
            refused(s, "court 1", "ABYSS-RECRUIT-05")
        else:
            s.play("court 1", "cheapest")
            assert s.me.pearls == 2
            assert s.happened("recruit")[0]["pearls"] == pearls


@rule("ABYSS-RECRUIT-09")
def test_the_cost_never_falls_below_0() -> None:
    lords = [{**lord, "cost": 1} if lord["id"] == "keeper" else lord for lord in fathom.load("abyss").data["lords"]]
    s = Scenario(hand="crab-1 seahorse-1 squid-1", pearls=4, lords="treasurer", data={"lords": lords}, **WAIT)
    assert cost(s) == 0
    s.play("cheapest")
    assert s.happened("recruit")[0]["pearls"] == 0
    assert s.me.pearls == 4


@rule("ABYSS-RECRUIT-09")
@pytest.mark.parametrize(("lords", "others"), [("treasurer", ""), ("", "recruiter")])
def test_the_number_of_races_is_not_changed(lords: str, others: str) -> None:
    held: dict[str, Any] = {"pearls": 9, "lords": lords, "others": {1: {"lords": others}}, "court": "miller"}
    refused(Scenario(hand="seahorse-5 seahorse-4", **held), "court 1", "ABYSS-RECRUIT-02", "ABYSS-RECRUIT-05")
    s = Scenario(hand="seahorse-5 crab-1 squid-1", **held).play("court 1", "ally crab-1", "ally seahorse-5")
    assert s.lords() == {*lords.split(), "miller"}


@rule("ABYSS-RECRUIT-09")
def test_a_lord_under_a_location_lowers_no_cost_from_then_on() -> None:
    s = Scenario(
        hand="crab-5 seahorse-5", pearls=3, keys=2, lords="treasurer", council={"crab": "crab-1"}, court="miller",
        others={1: {"pearls": 1}},
    )  # fmt: skip
    s.play("council crab", "location jail")
    assert s.lords() == {"treasurer@jail"}
    take_turn(s, 0)
    assert cost(s) == 8


@rule("ABYSS-EX-9", "ABYSS-RECRUIT-09")
@pytest.mark.parametrize(("seat", "price"), [(0, 8), (1, 8), (2, 8), (3, 10)])
def test_cost_modifiers(seat: int, price: int) -> None:
    lords = ("treasurer", "recruiter", "shaman", "")
    for pearls in (price - 6, price - 7):
        areas: dict[int, dict[str, Any]] = {other: {"lords": held} for other, held in enumerate(lords)}
        areas[seat] |= {"hand": "crab-1 seahorse-5", "pearls": pearls}
        s = Scenario(4, others=areas, court="miller")
        take_turn(s, seat)
        if pearls == price - 6:
            assert cost(s) == price
        else:
            refused(s, "court 1", "ABYSS-RECRUIT-05")


# A power does not help with its own recruitment


@rule("ABYSS-RECRUIT-11", "ABYSS-LORD-25")
def test_the_treasurer_costs_the_full_price() -> None:
    held: dict[str, Any] = {"hand": "crab-3 squid-5", "court": "treasurer"}
    refused(Scenario(pearls=1, **held), "court 1", "ABYSS-RECRUIT-05")
    s = Scenario(pearls=2, **held)
    assert cost(s) == 10
    s.play("ally crab-3", "ally squid-5")
    assert s.lords() == {"treasurer"}
    assert s.happened("recruit")[0]["pearls"] == 2


@rule("ABYSS-RECRUIT-11", "ABYSS-LORD-24")
def test_the_diplomat_wants_a_squid() -> None:
    s = Scenario(hand="crab-5 crab-3", pearls=8, court="diplomat")
    refused(s, "court 1", "ABYSS-RECRUIT-03", "ABYSS-RECRUIT-05")


@rule("ABYSS-RECRUIT-11", "ABYSS-LORD-14")
def test_the_shaman_does_not_yet_keep_the_recruiter_off() -> None:
    s = Scenario(hand="jellyfish-4 crab-2 squid-1", pearls=9, others={1: {"lords": "recruiter"}}, court="shaman")
    assert cost(s) == 8


@rule("ABYSS-RECRUIT-11", "ABYSS-LORD-20")
def test_the_master_of_magic_affiliates_the_lowest_used_for_it() -> None:
    s = Scenario(hand="jellyfish-5 crab-3 squid-2", court="master-of-magic", **WAIT)
    s.play("court 1", "cheapest")
    assert s.affiliated() == "squid-2"


@rule("ABYSS-RECRUIT-11", "ABYSS-LORD-102")
def test_the_outlaw_is_not_paid_with_two_nebulis() -> None:
    held: dict[str, Any] = {"hand": "crab-5", "nebulis": 2, "court": "outlaw", **WAIT}
    refused(Scenario(**held), "court 1", "ABYSS-RECRUIT-05", "KRAKEN-NEBULIS-05")
    s = Scenario(pearls=1, **held).play("court 1", "cheapest")
    assert (s.lords(), s.nebulis()[0]) == ({"outlaw"}, 1)


@rule("ABYSS-RECRUIT-11", "ABYSS-LORD-103")
def test_pearls_are_not_kept_in_the_payment_for_the_counterfeiter() -> None:
    s = Scenario(hand="crab-5 crab-1", pearls=2, nebulis=2, court="counterfeiter", **WAIT)
    s.play("court 1", "ally crab-1", "ally crab-5")
    assert s.happened("recruit")[0] == {
        "kind": "recruit", "seat": 0, "lord": "counterfeiter", "pearls": 1, "nebulis": 0,
    }  # fmt: skip


# Lords never return


@rule("ABYSS-RECRUIT-12")
def test_a_betrayed_lord_is_out_of_the_game() -> None:
    s = Scenario(hand="squid-5 crab-4 jellyfish-3", lords="grower", court="traitor trader keeper reaper", **WAIT)
    s.play("court 1", "cheapest", "lord grower", "court 2")
    assert s.state.view(None)["lord_discard"] == ["grower"]
    assert "grower" not in s.court
    assert s.lords() == {"traitor", "trader"}


@rule("ABYSS-RECRUIT-12")
def test_a_lord_given_up_for_the_schemer_is_out_of_the_game() -> None:
    s = Scenario(hand="squid-4 crab-3 jellyfish-1", lords="grower", court="schemer keeper reaper miller", **WAIT)
    s.next(lords="trader").play("court 1", "cheapest", "lord grower")
    assert s.state.view(None)["lord_discard"] == ["grower"]
    assert s.lords() == {"schemer", "trader"}


@rule("ABYSS-RECRUIT-12")
def test_a_lord_removed_by_the_opportunist_is_out_of_the_game() -> None:
    s = Scenario(lords="opportunist").next(lords="trader").play("power opportunist", "court 3")
    assert s.state.view(None)["lord_discard"] == ["shepherd"]
    assert s.court[2] == "trader"


@rule("ABYSS-RECRUIT-12")
def test_discarded_lords_do_not_refill_the_court() -> None:
    s = Scenario(hand="seahorse-5 crab-3", court="reaper keeper miller", lord_deck=1, **WAIT)
    discarded = s.state.view(None)["lord_discard"]
    s.play("court 1", "ally crab-3", "ally seahorse-5")
    assert len(s.court) == 3
    assert s.state.view(None)["lord_discard"] == discarded
    assert discarded
