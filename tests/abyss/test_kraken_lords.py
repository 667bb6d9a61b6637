"""The Lords of Kraken: their figures, and the powers of those who are no Smugglers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.abyss.scenario import Scenario
from tests.played import refused

rule = pytest.mark.rule

LORDS = "keeper reaper shepherd aquaculturalist landowner"
STACKS = {"crab": "crab-1", "squid": "squid-1"}
RACES = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
GUILD_TILE = {
    "": ("gambling-den", 5), "jellyfish": ("hydrozoa-reserves", 6), "crab": ("barracks", 7),
    "seahorse": ("sargasso-silos", 5), "shellfish": ("dockworks", 5), "squid": ("parliament", 6),
}  # fmt: skip
NUMBERED = [f"ABYSS-LORD-{number}" for number in range(101, 119)]


def recruited(lord: str, hand: str, players: int = 2, rest: str = LORDS, **position: Any) -> Scenario:
    """Seat 0 recruits a Lord the cheapest way."""
    return Scenario(players, hand=hand, court=f"{lord} {rest}", **position).play("court 1", "cheapest")


@rule(*NUMBERED)
@pytest.mark.parametrize(
    ("lord", "cost", "races", "race", "points", "key"),
    [
        ("ferryman", 7, 1, "", 5, 1),
        ("outlaw", 7, 1, "", 6, 1),
        ("counterfeiter", 7, 1, "", 5, 1),
        ("fence", 7, 1, "", 8, 0),
        ("cleaner", 7, 1, "", 7, 1),
        ("watcher", 5, 2, "", 4, 0),
        ("vigil", 5, 2, "", 4, 0),
        ("lookout", 5, 2, "", 4, 0),
        ("shareholder", 9, 2, "shellfish", 5, 1),
        ("inheritor", 10, 2, "shellfish", 7, 0),
        ("hypnotist", 9, 2, "jellyfish", 5, 1),
        ("healer", 7, 1, "jellyfish", 7, 0),
        ("highwayman", 9, 2, "crab", 4, 1),
        ("executioner", 9, 3, "crab", 5, 0),
        ("recipient", 7, 2, "squid", 5, 1),
        ("liberator", 9, 2, "squid", 8, 0),
        ("grower", 9, 2, "seahorse", 7, 1),
        ("oyster-farmer", 12, 1, "seahorse", 13, 0),
    ],
)
def test_the_figures_of_a_lord(lord: str, cost: int, races: int, race: str, points: int, key: int) -> None:
    """One Ally of value 1 for each race wanted, and Pearls for the rest."""
    others = [other for other in RACES if other != race]
    right = ([race] if race else []) + others
    court = f"{lord} {LORDS}"

    def hand(used: list[str]) -> str:
        return " ".join(f"{one}-1" for one in used)

    s = Scenario(hand=hand(right[:races]), pearls=cost - races, court=court)
    assert "court 1" in s.legal()
    refused(Scenario(hand=hand(right[:races]), pearls=cost - races - 1, court=court), "court 1", "ABYSS-RECRUIT-05")
    wrong = ("ABYSS-RECRUIT-02", "ABYSS-RECRUIT-03")
    refused(Scenario(hand=hand(right[: races - 1]), pearls=20, court=court), "court 1", *wrong)
    if race:
        refused(Scenario(hand=hand(others), pearls=20, court=court), "court 1", "ABYSS-RECRUIT-03")
    tile, base = GUILD_TILE[race]
    s = Scenario(lords=lord, locations=tile)
    assert s.worth(tile) == base + 2
    assert s.points()["lords"] == points
    assert s.state.view(None)["players"][0]["key_count"] == key


@rule("ABYSS-LORD-117", "ABYSS-LORD-118")
@pytest.mark.parametrize(
    ("lord", "hand"), [("grower", "seahorse-5 squid-4"), ("oyster-farmer", "seahorse-5 seahorse-4 seahorse-3")]
)
def test_grower_and_oyster_farmer_do_nothing(lord: str, hand: str) -> None:
    held = {"hand": "crab-1", "pearls": 3, "nebulis": 1, "affiliated": "crab-2", "lords": "trader", "tokens": "2"}
    s = recruited(lord, hand, others={1: held}, council=STACKS)
    assert s.lords() == {lord}
    assert (s.g.current, s.pearls(), s.nebulis()) == (1, [0, 3], [0, 1])
    assert (s.hand(1), s.affiliated(1), s.lords(1), sum(s.player(1).tokens)) == ("crab-1", "crab-2", {"trader"}, 1)


# Merchants


@rule("ABYSS-LORD-109")
def test_the_shareholder_is_paid_when_an_opponent_recruits() -> None:
    assert recruited("miller", "crab-3 seahorse-5", 3, others={1: {"lords": "shareholder"}}).pearls() == [0, 1, 0]
    assert recruited("miller", "crab-3 seahorse-5", 3, others={2: {"lords": "shareholder"}}).pearls() == [0, 0, 1]


@rule("ABYSS-LORD-109")
@pytest.mark.parametrize("lords", ["shareholder!", "shareholder@depths"])
def test_the_shareholder_must_be_free_and_not_turned(lords: str) -> None:
    assert recruited("miller", "crab-3 seahorse-5", others={1: {"lords": lords}}).pearls() == [0, 0]


@rule("ABYSS-LORD-109")
def test_own_recruitments_do_not_pay_the_shareholder() -> None:
    assert recruited("miller", "crab-3 seahorse-5", lords="shareholder").pearls() == [0, 0]
    assert recruited("shareholder", "crab-4 shellfish-5").pearls() == [0, 0]


@rule("ABYSS-LORD-109")
def test_the_shareholder_is_paid_right_after_the_payment() -> None:
    s = recruited("seeker", "crab-5 squid-2", others={1: {"lords": "shareholder", "pearls": 1}})
    assert s.pearls() == [0, 0]


@rule("ABYSS-LORD-109", "ABYSS-AMB-21")
@pytest.mark.parametrize(
    ("lord", "hand", "actions", "pearls"),
    [
        ("corruptor", "squid-1 squid-4 squid-5", ["court 2"], 2),
        ("traitor", "crab-4 shellfish-3 squid-5", ["lord grower", "court 2"], 1),
        ("schemer", "crab-3 shellfish-2 squid-3", ["lord grower"], 1),
    ],
)
def test_the_purchase_of_the_corruptor_is_a_recruitment_and_a_replacement_is_not(
    lord: str, hand: str, actions: list[str], pearls: int
) -> None:
    mine: dict[str, Any] = {"lords": "grower", "pearls": 5 if lord == "corruptor" else 0}
    s = recruited(lord, hand, 3, others={1: {"lords": "shareholder"}}, **mine).next(lords="oyster-farmer")
    assert s.pearls()[1] == 1
    s.play(*actions)
    assert s.pearls()[1] == pearls


@rule("ABYSS-LORD-110")
def test_the_inheritor_brings_five_pearls() -> None:
    assert recruited("inheritor", "shellfish-5 shellfish-4 crab-1", 3).pearls() == [5, 0, 0]


# Mages


def selling(lords: str, cards: str, **options: Any) -> Scenario:
    """Seat 0 explores; seat 1 with these Lords and seat 2 without have 9 Pearls each, and seat 1 buys what it may."""
    s = Scenario(3, others={1: {"lords": lords, "pearls": 9}, 2: {"pearls": 9}}, **options).next(cards=cards)
    s.play("explore")
    while s.phase == "buying" and s.actor == 1:
        s.play("pay 0")
    return s


@rule("ABYSS-LORD-111")
def test_with_the_hypnotist_two_allies_may_be_bought_in_a_turn() -> None:
    s = selling("hypnotist", "crab-1 crab-2 crab-3")
    assert s.hand(1) == "crab-1 crab-2"
    assert s.pearls() == [3, 6, 9]
    assert (s.phase, s.actor) == ("buying", 2)
    s.next(cards="squid-1").play("pay 0")
    assert (s.phase, s.actor, s.pearls()) == ("taking", 0, [6, 6, 6])


@rule("ABYSS-LORD-111")
@pytest.mark.parametrize("lords", ["hypnotist!", "hypnotist@depths"])
def test_the_hypnotist_must_be_free_and_not_turned(lords: str) -> None:
    assert selling(lords, "crab-1 crab-2").hand(1) == "crab-1"


@rule("ABYSS-LORD-111")
def test_the_hypnotist_buys_twice_in_each_turn_of_an_opponent() -> None:
    s = selling("hypnotist", "crab-1 crab-2 crab-3", council=STACKS).play("pass", "take", "council crab")
    assert (s.g.current, s.phase) == (2, "menu")
    s.next(cards="squid-1 squid-2 squid-3").play("explore", "pass", "pay 0", "pass", "pay 0", "pass")
    assert s.hand(1) == "crab-1 crab-1 crab-2 squid-1 squid-2"
    assert (s.phase, s.actor) == ("taking", 2)


@rule("ABYSS-LORD-112")
def test_the_healer_takes_an_ally_from_the_discard_pile() -> None:
    s = recruited("healer", "jellyfish-5 jellyfish-2", discard="monster crab-4 kraken-3 crab-4")
    assert (s.phase, s.actor) == ("healing", 0)
    assert s.legal() == ["ally jellyfish-5", "ally crab-4", "ally kraken-3"]
    refused(s, "pass", "ABYSS-POWER-01")
    refused(s, "ally squid-1", "ABYSS-LORD-112")
    s.play("ally crab-4")
    assert s.hand() == "crab-4"
    assert s.discard() == "jellyfish-5 crab-4 kraken-3 monster"


@rule("ABYSS-LORD-112")
def test_the_healer_takes_back_what_paid_for_it_or_a_kraken() -> None:
    assert recruited("healer", "jellyfish-5 jellyfish-2").hand() == "jellyfish-5"
    s = recruited("healer", "jellyfish-4 kraken-3", discard="crab-1").play("ally kraken-3")
    assert (s.hand(), s.nebulis()) == ("kraken-3", [2, 0])


@rule("ABYSS-LORD-112")
def test_without_an_ally_in_the_discard_pile_the_healer_does_nothing() -> None:
    s = recruited("healer", "jellyfish-5", pearls=2, discard="monster", council=STACKS)
    assert (s.hand(), s.g.current, s.discard()) == ("", 1, "monster")


# Soldiers


HIGHWAYMAN = {1: {"lords": "highwayman"}}


@rule("ABYSS-LORD-113", "ABYSS-AMB-22")
@pytest.mark.parametrize(
    ("lord", "hand", "gain"),
    [
        ("inheritor", "shellfish-5 shellfish-4 crab-1", 5),
        ("trader", "shellfish-5 crab-1 squid-4", 3),
        ("peddler", "shellfish-5 shellfish-3", 2),
        ("shopkeeper", "shellfish-3 crab-1 squid-2", 1),
        ("landlord", "shellfish-5 shellfish-4 crab-1", 1),
    ],
)
def test_the_highwayman_robs_one_pearl_of_two_or_more(lord: str, hand: str, gain: int) -> None:
    s = recruited(lord, hand, 3, others=HIGHWAYMAN)
    taken = int(gain > 1)
    assert s.pearls() == [gain - taken, taken, 0]
    assert recruited(lord, hand, 3, others={2: {"lords": "highwayman"}}).pearls() == [gain - taken, 0, taken]


@rule("ABYSS-LORD-113", "ABYSS-AMB-22")
def test_the_highwayman_robs_threat_rewards() -> None:
    s = Scenario(threat=2, others=HIGHWAYMAN).explore("monster").play("take", "reward 1")
    assert s.pearls() == [1, 1]
    s = Scenario(threat=2, others=HIGHWAYMAN).explore("monster").play("take", "reward 2")
    assert s.pearls() == [1, 0]


@rule("ABYSS-LORD-113", "ABYSS-AMB-22")
def test_the_pearl_of_the_fifth_space_is_a_gain_of_its_own() -> None:
    five = ("crab-1", "crab-2", "crab-3", "crab-4", "monster")
    s = Scenario(threat=1, others=HIGHWAYMAN).explore(*five).play("reward 1")
    assert s.pearls() == [2, 0]
    s = Scenario(threat=2, others=HIGHWAYMAN).explore(*five).play("reward 1")
    assert s.pearls() == [2, 1]


@rule("ABYSS-LORD-113", "ABYSS-AMB-22")
def test_the_highwayman_robs_the_court_bonus() -> None:
    assert recruited("keeper", "crab-2 seahorse-3 squid-1", rest="reaper miller", others=HIGHWAYMAN).pearls() == [1, 1]


@rule("ABYSS-LORD-113", "ABYSS-AMB-22")
def test_two_gains_in_a_turn_are_robbed_one_by_one() -> None:
    s = recruited("peddler", "shellfish-5 shellfish-3", rest="reaper miller", others=HIGHWAYMAN)
    assert s.pearls() == [2, 2]


@rule("ABYSS-LORD-113", "ABYSS-AMB-22")
def test_the_highwayman_robs_each_sale_for_two_pearls_or_more() -> None:
    s = Scenario(3, others={1: {"pearls": 9}, 2: {"pearls": 9, "lords": "highwayman"}})
    s.next(cards="crab-1 crab-2 crab-3").play("explore", "pay 0")
    assert s.pearls() == [1, 8, 9]
    s.play("pay 0")
    assert s.pearls() == [2, 8, 8]


@rule("ABYSS-LORD-113", "ABYSS-AMB-22")
def test_the_highwayman_robs_loot_slaver_and_ship_master() -> None:
    s = Scenario(keys=3, face_up="megalodon", council=STACKS, others=HIGHWAYMAN).next(loot="4")
    assert s.play("council crab", "location megalodon").pearls() == [1, 1]
    s = Scenario(lords="slaver", hand="crab-1 crab-2", council=STACKS, others=HIGHWAYMAN)
    assert s.play("power slaver", "ally crab-1").pearls() == [1, 1]
    s = Scenario(lords="ship-master", others=HIGHWAYMAN).explore("crab-1", "squid-1", "crab-2").play("take")
    assert s.pearls() == [1, 1]
    s = Scenario(lords="ferryman", nebulis=2, council=STACKS, others=HIGHWAYMAN).play("power ferryman")
    assert s.pearls() == [1, 0]


@rule("ABYSS-LORD-113")
def test_whom_the_highwayman_does_not_rob() -> None:
    heiress = ("inheritor", "shellfish-5 shellfish-4 crab-1")
    assert recruited(*heiress, lords="shaman", others=HIGHWAYMAN).pearls() == [5, 0]
    assert recruited(*heiress, lords="shaman!", others=HIGHWAYMAN).pearls() == [4, 1]
    assert recruited(*heiress, lords="highwayman").pearls() == [5, 0]
    for lords in ("highwayman!", "highwayman@depths"):
        assert recruited(*heiress, others={1: {"lords": lords}}).pearls() == [5, 0]


EXECUTION = "crab-3 shellfish-2 squid-4"  # what the Executioner costs


@rule("ABYSS-LORD-114")
def test_each_opponent_loses_an_affiliated_ally_of_the_race_named() -> None:
    others = {
        1: {"affiliated": "crab-1 crab-4 squid-2"},
        2: {"affiliated": "squid-3"},
        3: {"affiliated": "crab-3 crab-1"},
    }
    s = recruited("executioner", EXECUTION, 4, affiliated="crab-5", others=others).play("council crab")
    assert (s.phase, s.actor, s.legal()) == ("losing", 1, ["ally crab-1", "ally crab-4"])
    refused(s, "ally squid-2", "ABYSS-LORD-114")
    s.play("ally crab-4")
    assert (s.actor, s.legal()) == (3, ["ally crab-1", "ally crab-3"])
    s.play("ally crab-1")
    assert [s.affiliated(seat) for seat in range(4)] == ["crab-5 shellfish-2", "crab-1 squid-2", "squid-3", "crab-3"]
    assert s.discard() == "crab-1 crab-3 crab-4 squid-4"


@rule("ABYSS-LORD-114", "ABYSS-AMB-33")
def test_any_race_may_be_named_even_if_nobody_loses_an_ally() -> None:
    s = recruited("executioner", EXECUTION, 3, others={1: {"affiliated": "crab-1"}}, council=STACKS)
    assert (s.phase, s.legal()) == ("executing", [f"council {race}" for race in RACES])
    s.play("council jellyfish")
    assert (s.affiliated(1), s.g.current) == ("crab-1", 1)


@rule("ABYSS-LORD-114")
def test_the_executioner_is_kept_off_by_the_shaman() -> None:
    others = {1: {"lords": "shaman", "affiliated": "crab-1"}, 2: {"affiliated": "crab-2"}}
    s = recruited("executioner", EXECUTION, 3, others=others).play("council crab")
    assert (s.affiliated(1), s.affiliated(2)) == ("crab-1", "")


@rule("ABYSS-LORD-114")
def test_the_executioner_is_skipped_if_no_opponent_has_affiliated_allies() -> None:
    s = recruited("executioner", EXECUTION, 3, affiliated="crab-1", others={1: {"hand": "crab-2"}}, council=STACKS)
    assert (s.g.current, s.phase) == (1, "menu")


# Politicians


@rule("ABYSS-LORD-115")
def test_the_recipient_puts_a_lord_into_the_court_free_of_charge() -> None:
    s = Scenario(lords="recipient", court="keeper reaper", council=STACKS).next(lords="trader")
    s.play("power recipient")
    assert s.court == ["keeper", "reaper", "trader"]
    assert (s.phase, s.me.pearls) == ("menu", 0)
    refused(s, "power recipient", "ABYSS-TURN-04")


@rule("ABYSS-LORD-115")
def test_the_recipient_needs_a_free_space_and_a_lord_in_the_deck() -> None:
    refused(Scenario(lords="recipient", council=STACKS), "power recipient", "ABYSS-LORD-115")
    s = Scenario(lords="recipient", court="keeper", lord_deck=0, council=STACKS)
    refused(s, "power recipient", "ABYSS-LORD-115")
    for lords in ("recipient!", "recipient@depths"):
        refused(Scenario(lords=lords, court="keeper", council=STACKS), "power recipient", "ABYSS-TURN-04")


LIBERTY = "crab-4 squid-5"  # what the Liberator costs


@rule("ABYSS-LORD-116")
def test_the_liberator_frees_a_lord_and_the_location_stays() -> None:
    s = recruited("liberator", LIBERTY, lords="grower@depths treasurer@depths ferryman@chasm cleaner", council=STACKS)
    assert (s.phase, s.legal()) == ("liberating", ["lord treasurer", "lord ferryman", "lord grower"])
    refused(s, "lord cleaner", "ABYSS-LORD-116")
    refused(s, "pass", "ABYSS-POWER-01")
    s.play("lord treasurer")
    assert s.lords() == {"grower@depths", "treasurer", "ferryman@chasm", "cleaner", "liberator"}
    assert s.locations() == {"depths", "chasm"}


@rule("ABYSS-LORD-116")
def test_without_a_covered_lord_the_liberator_does_nothing() -> None:
    s = recruited("liberator", LIBERTY, lords="cleaner", others={1: {"lords": "grower@depths"}}, council=STACKS)
    assert (s.g.current, s.lords(1)) == (1, {"grower@depths"})


@rule("ABYSS-LORD-116", "ABYSS-AMB-20")
def test_the_key_of_a_freed_lord_counts_at_once() -> None:
    s = recruited("liberator", LIBERTY, lords="grower@depths", keys=2)
    assert (s.phase, s.actor) == ("controlling", 0)
    s.play("location jail")
    assert s.lords() == {"grower@jail", "liberator"}


@rule("ABYSS-LORD-116", "ABYSS-AMB-20")
def test_the_lasting_power_of_a_freed_lord_works_again_and_nothing_is_repeated() -> None:
    s = recruited("liberator", LIBERTY, lords="landlord@depths", council=STACKS)
    assert s.me.pearls == 0
    assert s.play("council crab").me.pearls == 1
    theirs = {"hand": "crab-1 crab-2 crab-3 squid-1 squid-2 squid-3 squid-4"}
    s = recruited("liberator", LIBERTY, lords="commander@depths", others={1: theirs}, council=STACKS)
    assert (s.g.current, s.phase, s.player(1).hand_size) == (1, "menu", 7)
    s.play("council crab")
    assert (s.phase, s.actor) == ("limited", 1)


@rule("ABYSS-LORD-116", "ABYSS-AMB-20")
def test_a_freed_ambassador_stays_free() -> None:
    s = recruited("liberator", LIBERTY, lords="hermit@depths", keys=2, council=STACKS)
    assert s.lords() == {"hermit", "liberator"}
    assert (s.locations(), s.g.current) == ({"depths"}, 1)


@rule("ABYSS-AMB-16")
def test_a_kraken_sent_to_the_council_does_not_count_for_the_ship_master() -> None:
    s = Scenario(lords="ship-master").explore("crab-1", "kraken-3", "crab-4", "kraken-2", "squid-2")
    s.play("council seahorse", "council shellfish")
    assert (s.stack("seahorse"), s.stack("shellfish")) == ("kraken-3", "kraken-2")
    assert s.me.pearls == 1 + 1
