"""Affiliation, what Krakens are and bring, and worked examples of payments."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from tests.abyss.paying import ORDER, PAYMENT, REST, WAIT, accepts, lay, paid, paying, unpayable
from tests.abyss.scenario import Scenario
from tests.played import refused

rule = pytest.mark.rule

FIVES = "jellyfish-5 crab-5 seahorse-5 shellfish-5 squid-5"


# Affiliation


@rule("ABYSS-AFFILIATE-01", "ABYSS-AFFILIATE-03")
@pytest.mark.parametrize(
    ("lord", "cards", "lowest", "rest"),
    [
        ("landowner", "seahorse-1 seahorse-4 seahorse-5", "seahorse-1", "seahorse-4 seahorse-5"),
        ("hunter", "crab-5 squid-3", "squid-3", "crab-5"),
        ("hunter", "crab-3 squid-5", "crab-3", "squid-5"),
        ("jailer", "jellyfish-3 crab-2 squid-1", "squid-1", "jellyfish-3 crab-2"),
        (
            "hermit",
            "jellyfish-3 crab-2 seahorse-3 shellfish-1 squid-3",
            "shellfish-1",
            "jellyfish-3 crab-2 seahorse-3 squid-3",
        ),
    ],
)
def test_the_lowest_used_ally_is_affiliated(lord: str, cards: str, lowest: str, rest: str) -> None:
    s = lay(paying(lord, cards, face_up=""), cards)
    assert (s.affiliated(), s.discard(), s.hand()) == (lowest, rest, "")


@rule("ABYSS-AFFILIATE-01")
def test_lower_allies_that_stay_in_hand_do_not_matter() -> None:
    s = lay(paying("hunter", "crab-1 crab-4 squid-4"), "crab-4 squid-4").play("ally squid-4")
    assert (s.affiliated(), s.hand()) == ("squid-4", "crab-1")


@rule("ABYSS-AFFILIATE-02", "ABYSS-AFFILIATE-03")
@pytest.mark.parametrize("choice", ["jellyfish-2", "squid-2"])
def test_the_player_chooses_among_several_lowest(choice: str) -> None:
    s = lay(paying("jailer", "jellyfish-2 crab-3 squid-2"), "jellyfish-2 crab-3 squid-2")
    assert (s.phase, s.legal()) == ("affiliating", ["ally jellyfish-2", "ally squid-2"])
    refused(s, "ally crab-3", "ABYSS-AFFILIATE-01", "ABYSS-AFFILIATE-02")
    s.play(f"ally {choice}")
    assert s.affiliated() == choice
    assert sorted(s.discard().split()) == sorted({"jellyfish-2", "crab-3", "squid-2"} - {choice})


@rule("ABYSS-AFFILIATE-02")
def test_equal_lowest_allies_are_no_choice() -> None:
    s = lay(paying("commander", "crab-2 crab-2 crab-4"), "crab-2 crab-2 crab-4")
    assert (s.affiliated(), s.discard(), s.actor) == ("crab-2", "crab-2 crab-4", 1)


@rule("ABYSS-AFFILIATE-03")
def test_affiliation_is_mandatory() -> None:
    s = lay(paying("jailer", "jellyfish-2 crab-3 squid-2"), "jellyfish-2 crab-3 squid-2")
    assert "pass" not in s.legal()
    with pytest.raises(fathom.IllegalAction):
        s.play("pass")


@rule("ABYSS-AFFILIATE-03")
def test_the_rule_that_is_named() -> None:
    s = lay(paying("jailer", "jellyfish-2 crab-3 squid-2"), "jellyfish-2 crab-3 squid-2")
    refused(s, "pass", "ABYSS-AFFILIATE-03")


@rule("ABYSS-AFFILIATE-03")
def test_one_more_ally_with_every_recruitment() -> None:
    s = lay(paying("hunter", "crab-3 squid-5", affiliated="crab-1 squid-4"), "crab-3 squid-5")
    assert s.affiliated() == "crab-1 crab-3 squid-4"


@rule("ABYSS-AFFILIATE-04")
def test_affiliated_allies_cannot_be_used_to_pay() -> None:
    unpayable("hunter", "crab-5", pearls=9, affiliated="squid-5")
    s = paying("hunter", "crab-5 squid-1", pearls=9, affiliated="squid-5")
    refused(lay(s, "crab-5"), "ally squid-5", "ABYSS-RECRUIT-01")


@rule("ABYSS-AFFILIATE-04")
@pytest.mark.parametrize(
    ("hand", "phase"), [("crab-2 crab-3 squid-1 squid-1 squid-2", "menu"), (f"{FIVES} squid-1", "limited")]
)
def test_affiliated_allies_do_not_count_against_the_hand_limit(hand: str, phase: str) -> None:
    stacks = {"crab": "crab-1", "squid": "squid-3"}
    s = Scenario(hand=hand, affiliated="seahorse-1 seahorse-2", others={1: {"lords": "commander"}}, council=stacks)
    s.play("council crab")
    assert (s.phase, s.affiliated()) == (phase, "seahorse-1 seahorse-2")


@rule("ABYSS-AFFILIATE-04")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_affiliated_allies_are_public(viewer: int | None) -> None:
    s = Scenario(3, affiliated="crab-1 crab-1 squid-4", others={1: {"affiliated": "seahorse-2"}})
    areas = [player["affiliated"] for player in s.state.view(viewer)["players"]]
    assert areas == [{"crab-1": 2, "squid-4": 1}, {"seahorse-2": 1}, {}]


@rule("ABYSS-AFFILIATE-05")
@pytest.mark.parametrize(
    ("lord", "cards", "pearls", "chain", "lowest"),
    [
        ("corruptor", "squid-1 squid-4 squid-5", 5, ["court 2"], "squid-1"),
        ("traitor", "jellyfish-3 crab-4 squid-5", 0, ["lord grower", "court 2"], "jellyfish-3"),
        ("schemer", "jellyfish-1 crab-3 squid-4", 0, ["lord grower"], "jellyfish-1"),
    ],
)
def test_lords_obtained_without_allies(lord: str, cards: str, pearls: int, chain: list[str], lowest: str) -> None:
    s = Scenario(hand=f"{cards} seahorse-2", pearls=pearls, lords="grower", court=f"{lord} {REST}", **WAIT)
    lay(s.play("court 1"), cards)
    s.next(lords="miller").play(*chain)
    assert len(s.lords()) == (3 if lord == "corruptor" else 2)
    assert (s.affiliated(), s.hand()) == (lowest, "seahorse-2")


# What Krakens bring


@rule("KRAKEN-ALLY-02")
@pytest.mark.parametrize(
    ("cards", "affiliated"),
    [
        ("crab-4 kraken-2 kraken-2", "crab-4"),
        ("crab-5 kraken-3", "crab-5"),
        ("crab-1 crab-5 kraken-2", "crab-1"),
        ("crab-3 crab-5", "crab-3"),
        ("kraken-4 kraken-4", ""),
    ],
)
def test_krakens_are_never_affiliated(cards: str, affiliated: str) -> None:
    s = lay(paying("commander", cards), cards)
    rest = cards.split()
    if affiliated:
        rest.remove(affiliated)
    assert (s.affiliated(), s.discard().split(), s.lords()) == (affiliated, rest, {"commander"})


@rule("KRAKEN-ALLY-05")
@pytest.mark.parametrize(
    ("lord", "cards", "nebulis"),
    [
        ("commander", "crab-3 crab-5", 0),
        ("commander", "crab-5 crab-1 kraken-2", 1),
        ("commander", "crab-5 kraken-3", 2),
        ("commander", "crab-4 kraken-4", 3),
        ("commander", "kraken-4 kraken-4", 6),
        ("commander", "crab-1 kraken-3 kraken-4", 5),
        ("hermit", "kraken-2 kraken-2 kraken-3 kraken-3 kraken-3", 8),
    ],
)
def test_a_used_kraken_brings_its_nebulis(lord: str, cards: str, nebulis: int) -> None:
    cards = " ".join(sorted(cards.split(), key=ORDER.index))
    s = lay(paying(lord, cards, nebulis=1, others={1: {"nebulis": 1}}), cards)
    assert s.nebulis() == [1 + nebulis, 1]


@rule("KRAKEN-ALLY-05")
def test_the_nebulis_are_there_before_the_power_of_the_lord() -> None:
    s = lay(paying("fence", "crab-5 kraken-2"), "crab-5 kraken-2")
    assert s.nebulis() == [0, 1]


@rule("KRAKEN-ALLY-06")
def test_a_kraken_is_bought_like_any_ally() -> None:
    s = Scenario(others={1: {"pearls": 1}}).next(cards="kraken-3").play("explore", "pay 0")
    assert (s.hand(1), s.pearls(), s.nebulis()) == ("kraken-3", [1, 0], [0, 0])


@rule("KRAKEN-ALLY-06")
def test_a_kraken_is_taken_like_any_ally() -> None:
    s = Scenario(**WAIT).explore("kraken-4").play("take")
    assert (s.hand(), s.nebulis(), s.actor) == ("kraken-4", [0, 0], 1)


@rule("KRAKEN-ALLY-06")
def test_a_kraken_goes_to_the_council_and_comes_from_there() -> None:
    s = Scenario(**WAIT).explore("kraken-2", "squid-1").play("take", "council crab")
    assert (s.stack("crab"), s.nebulis()) == ("crab-1 kraken-2", [0, 0])
    s.play("council crab")
    assert (s.hand(1), s.nebulis()) == ("crab-1 kraken-2", [0, 0])


@rule("KRAKEN-ALLY-06")
def test_krakens_count_in_hand() -> None:
    hand = "kraken-2 kraken-2 kraken-3 kraken-3 kraken-4 kraken-4"
    s = Scenario(hand=hand, others={1: {"lords": "commander"}}, **WAIT)
    assert s.state.view(1)["players"][0]["hand_size"] == 6
    s.play("council crab")
    assert (s.phase, s.actor) == ("limited", 0)


@rule("KRAKEN-ALLY-07", "ABYSS-AMB-15")
def test_a_kraken_discarded_for_the_jailer_brings_no_nebulis() -> None:
    s = lay(
        paying("jailer", "jellyfish-2 crab-3 squid-1", others={1: {"hand": "kraken-4 squid-2"}}),
        "jellyfish-2 crab-3 squid-1",
    )
    s.play("ally kraken-4")
    assert (s.hand(1), s.nebulis(), s.g.figure) == ("squid-2", [0, 0], -1)
    assert "kraken-4" in s.discard()


@rule("KRAKEN-ALLY-07", "ABYSS-AMB-15")
def test_a_kraken_discarded_under_the_commander_brings_no_nebulis() -> None:
    s = Scenario(hand=f"{FIVES} kraken-3", others={1: {"lords": "commander"}}, **WAIT).play(
        "council crab", "ally kraken-3"
    )
    assert (s.discard(), s.nebulis(), s.g.figure) == ("kraken-3", [0, 0], -1)


@rule("KRAKEN-ALLY-07", "ABYSS-AMB-15")
def test_a_kraken_discarded_with_the_slaver_brings_no_nebulis() -> None:
    s = Scenario(hand="kraken-4 crab-1", lords="slaver").play("power slaver", "ally kraken-4")
    assert (s.discard(), s.nebulis(), s.g.figure, s.me.pearls) == ("kraken-4", [0, 0], -1, 2)


# Krakens as any race


@rule("KRAKEN-ALLY-03")
@pytest.mark.parametrize(
    ("lord", "cards"),
    [
        ("commander", "crab-3 kraken-3 kraken-4"),  # all crabs
        ("hunter", "crab-5 kraken-3"),  # the Kraken is any other race
        ("hunter", "squid-5 kraken-3"),  # the Kraken is a crab
        ("hunter", "crab-2 squid-2 kraken-4"),  # the Kraken is either
        ("jailer", "squid-2 kraken-2 kraken-2"),  # a crab and a third race
        ("jailer", "squid-2 seahorse-2 kraken-2"),
        ("commander", "kraken-4 kraken-4"),
        ("hermit", "kraken-2 kraken-2 kraken-3 kraken-3 kraken-4"),
        ("hermit", "jellyfish-1 crab-1 seahorse-2 kraken-3 kraken-4"),
    ],
)
def test_a_kraken_is_any_race(lord: str, cards: str) -> None:
    cards = " ".join(sorted(cards.split(), key=ORDER.index))
    assert accepts(paying(lord, cards, pearls=2), cards)


@rule("KRAKEN-ALLY-04")
@pytest.mark.parametrize(
    ("lord", "hand"),
    [
        ("hunter", "crab-5 crab-4"),
        ("jailer", "crab-5 kraken-4"),
        ("hermit", "crab-3 squid-3 kraken-4 kraken-4"),
        ("jailer", "kraken-4 kraken-4"),
    ],
)
def test_too_few_races_even_with_krakens(lord: str, hand: str) -> None:
    unpayable(lord, hand, pearls=20)


@rule("KRAKEN-ALLY-04", "ABYSS-AMB-12")
def test_a_kraken_as_mandatory_race_needs_a_place_among_the_races() -> None:
    s = lay(paying("hunter", "jellyfish-2 squid-4 kraken-4", pearls=4), "jellyfish-2")
    refused(s, "ally squid-4", *PAYMENT)
    assert s.legal() == ["ally kraken-4", "cheapest"]
    assert accepts(paying("hunter", "jellyfish-2 squid-4 kraken-4", pearls=4), "squid-4 kraken-4")


@rule("KRAKEN-ALLY-04", "ABYSS-AMB-12")
@pytest.mark.parametrize("krakens", ["kraken-4", "kraken-4 kraken-4"])
def test_no_kraken_makes_room_for_the_mandatory_race(krakens: str) -> None:
    cards = f"squid-2 {krakens}"
    assert accepts(paying("jailer", f"jellyfish-2 shellfish-2 seahorse-2 {cards}", pearls=2), f"jellyfish-2 {cards}")
    s = paying("jailer", f"jellyfish-2 shellfish-2 {cards}", pearls=2)
    assert not accepts(s, f"jellyfish-2 shellfish-2 {cards}")


@rule("KRAKEN-NEBULIS-07", "ABYSS-AMB-13")
def test_nebulis_of_the_krakens_used_do_not_pay_for_the_same_lord() -> None:
    unpayable("ferryman", "kraken-3 kraken-3")
    s = lay(paying("ferryman", "kraken-3 kraken-3", nebulis=1), "kraken-3 kraken-3")
    assert (paid(s)[2], s.nebulis()[0]) == (1, 4)


# Examples


@rule("KRAKEN-EX-1", "KRAKEN-ALLY-02", "KRAKEN-ALLY-03", "KRAKEN-ALLY-05")
def test_seeker_with_one_kraken() -> None:
    s = Scenario(
        3, hand="kraken-3 kraken-4 seahorse-5", others={1: {"pearls": 3}, 2: {"pearls": 1}}, court=f"seeker {REST}"
    )
    assert (s.nebulis(), s.g.figure) == ([0, 0, 0], -1)
    s.play("court 1", "ally seahorse-5", "ally kraken-3", "pay 0")
    assert paid(s) == ("seahorse-5 kraken-3", 0, 0)
    assert s.discard() == "kraken-3"
    assert (s.nebulis(), s.g.figure) == ([2, 0, 0], 0)
    assert (s.affiliated(), s.hand(), s.lords()) == ("seahorse-5", "kraken-4", {"seeker"})
    assert s.pearls() == [0, 1, 0]


@rule("KRAKEN-EX-2", "KRAKEN-ALLY-02", "KRAKEN-ALLY-03", "KRAKEN-ALLY-05")
def test_seeker_with_krakens_only() -> None:
    s = Scenario(
        3, hand="kraken-3 kraken-4 seahorse-5", others={1: {"pearls": 3}, 2: {"pearls": 1}}, court=f"seeker {REST}"
    )
    s.play("court 1", "ally kraken-4", "ally kraken-3", "pay 0")
    assert paid(s) == ("kraken-3 kraken-4", 0, 0)
    assert (s.nebulis(), s.g.figure) == ([5, 0, 0], 0)
    assert (s.discard(), s.affiliated(), s.hand()) == ("kraken-3 kraken-4", "", "seahorse-5")
    assert (s.lords(), s.pearls()) == ({"seeker"}, [0, 1, 0])


@rule("KRAKEN-EX-3")
def test_paying_with_a_nebulis() -> None:
    held: dict[str, Any] = {"lord": "hypnotist", "hand": "crab-2 jellyfish-4", "nebulis": 2}
    s = lay(paying(pearls=2, **held), "jellyfish-4 crab-2")
    assert paid(s) == ("jellyfish-4 crab-2", 2, 1)
    assert (s.me.pearls, s.nebulis()[0], s.affiliated()) == (0, 1, "crab-2")
    s = lay(paying(pearls=3, **held), "jellyfish-4 crab-2")
    assert paid(s) == ("jellyfish-4 crab-2", 3, 0)
    unpayable(pearls=1, **held)


@rule("KRAKEN-EX-13", "KRAKEN-ALLY-03")
def test_a_kraken_of_a_race_already_used() -> None:
    s = lay(paying("commander", "crab-2 kraken-4", pearls=2), "crab-2 kraken-4")
    assert paid(s) == ("crab-2 kraken-4", 2, 0)
    assert (s.discard(), s.nebulis()[0], s.affiliated()) == ("kraken-4", 3, "crab-2")


@rule("ABYSS-EX-4", "ABYSS-RECRUIT-05", "ABYSS-AFFILIATE-01")
def test_paying_partly_with_pearls() -> None:
    hand = "crab-3 crab-1 squid-2 squid-4"
    s = lay(paying("hunter", hand, pearls=2), "crab-3 squid-2")
    for black in (0, 1, 2):
        refused(s, f"pay {black}", "ABYSS-RECRUIT-05", "KRAKEN-NEBULIS-04", "KRAKEN-NEBULIS-05")
    s = lay(paying("hunter", hand, pearls=2), "squid-4 crab-3").play("pay 0")
    assert (paid(s)[1], s.affiliated(), s.discard()) == (1, "crab-3", "squid-4")
    s = lay(paying("hunter", hand, pearls=2), "crab-1 crab-3 squid-4")
    assert (paid(s)[1], s.affiliated()) == (0, "crab-1")


@rule("ABYSS-EX-5", "ABYSS-RECRUIT-02")
def test_exact_number_of_races() -> None:
    hand = "crab-5 crab-3 seahorse-3"
    assert not accepts(paying("commander", hand, pearls=3), "crab-5 seahorse-3")
    assert accepts(paying("commander", hand, pearls=3), "crab-3 crab-5")
    s = lay(paying("commander", "crab-5 seahorse-3", pearls=3), "crab-5")
    assert paid(s) == ("crab-5", 3, 0)


@rule("ABYSS-EX-6", "ABYSS-RECRUIT-08", "ABYSS-AFFILIATE-02")
@pytest.mark.parametrize("choice", ["squid-2", "jellyfish-2"])
def test_superfluous_card(choice: str) -> None:
    hand = "crab-3 crab-1 squid-2 jellyfish-2"
    assert not accepts(paying("jailer", hand), "jellyfish-2 crab-1 crab-3 squid-2")
    s = lay(paying("jailer", hand), "jellyfish-2 crab-3 squid-2")
    assert paid(s) == ("jellyfish-2 crab-3 squid-2", 0, 0)
    assert s.legal() == ["ally jellyfish-2", "ally squid-2"]
    assert s.play(f"ally {choice}").affiliated() == choice
