"""Powers of Lords in general: once or lasting, mandatory or not, chains, and what Lords do on entering play."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from tests.abyss.controlling import leave
from tests.abyss.scenario import Scenario, take_turn
from tests.played import refused

rule = pytest.mark.rule

REST = "aquaculturalist landowner oyster-farmer"  # of the Court: enough that nothing is refilled
HANDS = {
    "jailer": "jellyfish-1 crab-3 squid-2", "seeker": "crab-3 squid-4", "assassin": "crab-1 crab-4 crab-5",
    "commander": "crab-3 crab-5", "hunter": "crab-3 squid-5", "trader": "jellyfish-2 crab-3 shellfish-5",
    "apprentice": "jellyfish-3 crab-2 squid-1", "illusionist": "jellyfish-1 jellyfish-4 jellyfish-5",
    "corruptor": "squid-1 squid-4 squid-5", "traitor": "jellyfish-3 crab-4 squid-5",
    "schemer": "jellyfish-1 crab-3 squid-4", "elder": "jellyfish-1 crab-2 seahorse-2 shellfish-2 squid-3",
    "sage": "jellyfish-1 crab-2 seahorse-2 shellfish-2 squid-3",
    "hermit": "jellyfish-1 crab-2 seahorse-2 shellfish-2 squid-3", "fence": "crab-3 crab-4",
    "watcher": "crab-2 squid-3", "healer": "jellyfish-2 jellyfish-5", "executioner": "jellyfish-1 crab-5 squid-3",
    "liberator": "crab-4 squid-5", "miller": "crab-3 seahorse-5",
}  # fmt: skip


def recruit(lord: str, players: int = 2, hand: str = "", court: str = REST, **table: Any) -> Scenario:
    """Recruit a Lord for exactly its cost; the next player will have a choice."""
    table = {"council": {"crab": "crab-1"}, **table}
    s = Scenario(players, hand=f"{HANDS[lord]} {hand}", court=f"{lord} {court}", **table)
    return s.play("court 1", *(f"ally {card}" for card in HANDS[lord].split()))


def bring(lord: str, by: str, **table: Any) -> Scenario:
    """Bring a Lord into play by Corruptor, Traitor or Schemer; the Grower is given up for it."""
    court = REST if by == "schemer" else f"{lord} {REST}"
    pearls = 5 if by == "corruptor" else 0
    s = recruit(by, court=court, pearls=pearls, lords="grower", **table)
    s.next(lords=lord)
    return s.play(*{"corruptor": ["court 2"], "traitor": ["lord grower", "court 2"], "schemer": ["lord grower"]}[by])


# Once


MANDATORY: list[tuple[str, int, str, dict[str, Any]]] = [
    ("jailer", 2, "jailed", {"others": {1: {"hand": "crab-1 squid-1"}}}),
    ("assassin", 2, "assassinating", {"others": {1: {"lords": "trader keeper"}}}),
    ("commander", 2, "limited", {"others": {1: {"hand": "crab-1 crab-2 squid-1 squid-2 squid-3 squid-4 squid-5"}}}),
    ("hunter", 3, "hunting", {"others": {1: {"tokens": "2"}, 2: {"tokens": "3"}}}),
    ("apprentice", 2, "apprentice", {"council": {"crab": "crab-1", "squid": "squid-3"}}),
    ("elder", 2, "ambassador", {}),
    ("fence", 3, "fencing", {"nebulis": 1}),
    ("watcher", 2, "posting", {}),
    ("healer", 2, "healing", {"discard": "crab-1"}),
    ("executioner", 2, "executing", {"others": {1: {"affiliated": "crab-1"}}}),
    ("liberator", 2, "liberating", {"lords": "keeper@chasm trader@chasm"}),
]


@rule("ABYSS-POWER-01")
@pytest.mark.parametrize(("lord", "players", "phase", "table"), MANDATORY)
def test_a_power_that_must_be_used(lord: str, players: int, phase: str, table: dict[str, Any]) -> None:
    s = recruit(lord, players, **table)
    assert (s.phase, lord in s.lords()) == (phase, True)
    assert "pass" not in s.legal()
    with pytest.raises(fathom.IllegalAction):
        s.play("pass")


@rule("ABYSS-POWER-01")
def test_the_rule_that_is_named() -> None:
    named = {recruit(lord, players, **table).why_not("pass") for lord, players, _, table in MANDATORY}
    assert named == {"ABYSS-POWER-01", "ABYSS-LORD-05"}


@rule("ABYSS-POWER-01")
@pytest.mark.parametrize(
    ("lord", "phase", "table"),
    [
        ("illusionist", "illusion", {"locations": "chasm"}),
        ("corruptor", "corrupting", {"pearls": 5}),
        ("traitor", "betraying", {"lords": "grower"}),
        ("schemer", "scheming", {"lords": "grower"}),
    ],
)
def test_a_power_that_may_be_used(lord: str, phase: str, table: dict[str, Any]) -> None:
    s = recruit(lord, **table)
    assert (s.phase, "pass" in s.legal()) == (phase, True)
    s.play("pass")
    assert (s.actor, s.phase) == (1, "menu")
    assert s.lords() == {lord, *table.get("lords", "").split()}
    assert (s.me.pearls, s.locations()) == (table.get("pearls", 0), set(table.get("locations", "").split()))


@rule("ABYSS-POWER-01")
def test_only_once() -> None:
    s = recruit("trader")
    assert s.me.pearls == 3
    s.end_turn()
    assert (s.actor, s.me.pearls) == (0, 3)


@rule("ABYSS-POWER-01")
def test_only_the_power_of_the_lord_recruited() -> None:
    s = recruit("miller", lords="trader seeker apprentice", others={1: {"pearls": 5}})
    assert (s.actor, s.phase, s.pearls(), s.stack("crab")) == (1, "menu", [0, 5], "crab-1")


# Lasting


def cost(s: Scenario) -> int:
    price: int = s.play("court 1").state.view(0)["progress"]["cost"]
    return price


def works(lord: str, word: str) -> bool:
    """Whether a lasting power works, with the Lord written as `word`."""
    wait: dict[str, Any] = {"council": {"crab": "crab-1"}, "court": "miller keeper hunter reaper"}
    pay: dict[str, Any] = {"hand": "crab-3 seahorse-5", "pearls": 3}
    other: dict[int, Any] = {1: {"lords": word}}
    match lord:
        case "treasurer":
            return cost(Scenario(lords=word, **pay, **wait)) == 6
        case "recruiter":
            return cost(Scenario(others=other, **pay, **wait)) == 10
        case "shaman":
            return cost(Scenario(lords=word, others={1: {"lords": "recruiter"}}, **pay, **wait)) == 8
        case "diplomat":
            return "court 1" in Scenario(lords=word, hand="crab-3 squid-5", **wait).legal()
        case "landlord":
            return Scenario(others=other, **wait).explore("crab-2").play("take").pearls()[1] == 1
        case "shareholder":
            return Scenario(others=other, **pay, **wait).play("court 1", "cheapest").pearls()[1] == 1
        case "master-of-magic":
            return Scenario(lords=word, **pay, **wait).play("court 1", "cheapest").phase == "affiliating"
        case "alchemist":
            stacks = {"crab": "crab-1", "squid": "squid-1", "seahorse": "seahorse-1"}
            return Scenario(lords=word, council=stacks, court="miller").play("council crab").phase == "second-stack"
        case "ship-master":
            return Scenario(lords=word, **wait).explore("crab-2", "squid-1").play("take").me.pearls == 1
        case "tamer":
            return Scenario(others=other, threat=3, **wait).explore("monster").play("take").phase == "rewarding"
        case "highwayman":
            s = Scenario(lords="slaver", others=other, hand="squid-1", **wait).play("power slaver")
            return s.pearls() == [1, 1]
        case "hypnotist":
            s = Scenario(others={1: {"lords": word, "pearls": 3}}, **wait).next(cards="crab-2 crab-3")
            return s.play("explore", "pay 0").phase == "buying"
        case "commander":
            hand = "crab-2 crab-3 squid-1 squid-2 squid-3 squid-4"
            return Scenario(hand=hand, others=other, **wait).play("council crab").phase == "limited"
        case "outlaw":
            return "court 1" in Scenario(lords=word, hand="crab-3 seahorse-3", nebulis=2, **wait).legal()
        case "counterfeiter":
            s = Scenario(lords=word, hand="crab-3 seahorse-4", pearls=2, nebulis=1, **wait)
            return s.play("court 1", "ally crab-3", "ally seahorse-4").phase == "paying"
        case "cleaner":
            s = Scenario(lords=word, hand="kraken-4", **wait).last_round()
            take_turn(s, 1)
            return s.play("council crab").nebulis()[0] == 0
    s = Scenario(lords=word, hand="squid-1", nebulis=1, **wait)
    return f"power {lord}" in s.legal()


LASTING = (
    "treasurer", "recruiter", "shaman", "diplomat", "landlord", "shareholder", "master-of-magic", "alchemist",
    "ship-master", "tamer", "highwayman", "hypnotist", "commander", "outlaw", "counterfeiter", "cleaner", "slaver",
    "oracle", "opportunist", "ferryman", "recipient",
)  # fmt: skip


@rule("ABYSS-POWER-02", "ABYSS-POWER-03")
@pytest.mark.parametrize("lord", LASTING)
def test_a_power_lasts_while_the_lord_is_free_and_not_turned(lord: str) -> None:
    assert works(lord, lord)
    assert not works(lord, f"{lord}!")
    assert not works(lord, f"{lord}@chasm")


# Under a Location


@rule("ABYSS-POWER-03")
def test_points_and_guild_still_count_under_a_location() -> None:
    s = Scenario(lords="trader@dockworks peddler@dockworks slaver")
    assert (s.points()["lords"], s.worth("dockworks")) == (9 + 9 + 5, 5 + 6)


@rule("ABYSS-POWER-03", "ABYSS-KEYS-01")
def test_the_key_is_lost_under_a_location() -> None:
    s = Scenario(keys=2, lords="grower@chasm slaver@chasm", council={"crab": "crab-1", "squid": "squid-1"})
    assert s.play("council crab").actor == 1


@rule("ABYSS-POWER-03")
def test_a_lord_under_a_location_is_no_target() -> None:
    s = recruit("assassin", others={1: {"lords": "trader@chasm slaver keeper"}})
    refused(s, "lord trader", "ABYSS-LORD-04", "ABYSS-POWER-03")
    assert s.legal() == ["lord slaver", "lord keeper"]
    for lord, number in (("traitor", 23), ("schemer", 26)):
        s = recruit(lord, lords="trader@chasm grower")
        refused(s, "lord trader", f"ABYSS-LORD-{number}", "ABYSS-POWER-03")
        assert s.legal() == ["pass", "lord grower"]


@rule("ABYSS-POWER-03")
def test_the_liberator_brings_the_power_and_the_key_back() -> None:
    s = recruit("liberator", lords="treasurer@chasm", hand="crab-5 seahorse-5", court="miller keeper reaper")
    assert (s.lords(), s.locations()) == ({"liberator", "treasurer"}, {"chasm"})
    assert s.state.view(None)["players"][0]["key_count"] == 1
    take_turn(s, 0)
    assert cost(s) == 6


# As far as possible


@rule("ABYSS-POWER-04")
@pytest.mark.parametrize(
    ("lord", "table"),
    [
        ("jailer", {}),
        ("seeker", {}),
        ("assassin", {"others": {1: {"lords": "trader@chasm"}}}),
        ("hunter", {}),
        ("commander", {"others": {1: {"hand": "crab-1 crab-2 squid-1 squid-2 squid-3 squid-4"}}}),
        ("apprentice", {"council": {}}),
        ("illusionist", {}),
        ("illusionist", {"locations": "chasm", "face_up": ""}),
        ("corruptor", {"pearls": 4}),
        ("traitor", {}),
        ("traitor", {"lords": "grower@chasm"}),
        ("schemer", {}),
        ("schemer", {"lords": "grower", "lord_deck": 0}),
        ("fence", {}),
        ("executioner", {}),
        ("liberator", {"lords": "trader"}),
    ],
)
def test_what_cannot_be_done_is_skipped(lord: str, table: dict[str, Any]) -> None:
    s = recruit(lord, **{"others": {1: {"pearls": 0}}, **table})
    assert lord in s.lords()
    assert s.g.turn == 2
    assert not {event["kind"] for event in s.told()} - {"recruit", "use", "affiliate", "turn", "reveal"}


@rule("ABYSS-POWER-04")
@pytest.mark.parametrize("lord", ["sage", "hermit", "elder"])
@pytest.mark.parametrize("stack", [0, 1, 2])
def test_an_ambassador_with_a_short_stack(lord: str, stack: int) -> None:
    hand = HANDS[lord]
    s = Scenario(hand=hand, court=f"{lord} {REST}", face_up="", council={"crab": "crab-1"})
    leave(s, *["depths", "chasm"][:stack]).play("court 1", *(f"ally {card}" for card in hand.split()))
    if s.phase == "ambassador":
        assert (stack, s.legal()) == (2, ["location depths", "location chasm"])
        s.play("location depths")
    assert len(s.locations()) == min(stack, 1)
    assert s.lords() == ({f"{lord}@{tile}" for tile in s.locations()} or {lord})
    assert len(s.face_up()) == (1 if stack == 2 and lord != "hermit" else 0)


@rule("ABYSS-POWER-04")
def test_what_can_be_done_partly_is_done_as_far_as_possible() -> None:
    s = recruit("seeker", 4, others={1: {"pearls": 3}, 3: {"pearls": 1}})
    assert s.pearls() == [0, 1, 0, 0]
    s = recruit("jailer", 3, others={2: {"hand": "crab-1"}})
    assert (s.hand(2), s.discard()) == ("", "crab-1 crab-3 squid-2")
    s = recruit("assassin", 4, others={1: {"lords": "trader@chasm"}, 3: {"lords": "keeper"}})
    assert (s.lords(1), s.lords(3)) == ({"trader@chasm"}, {"keeper!"})
    s = recruit("fence", 4, nebulis=2).play("seat +1", "seat +3")
    assert s.nebulis() == [0, 1, 0, 1]


# Chains


@rule("ABYSS-POWER-05")
@pytest.mark.parametrize("by", ["corruptor", "traitor", "schemer"])
def test_a_lord_that_comes_in_uses_its_power_at_once(by: str) -> None:
    s = bring("inheritor", by)
    assert (s.lords() >= {by, "inheritor"}, s.me.pearls) == (True, 5)
    s = bring("seeker", by, others={1: {"pearls": 3}})
    assert s.pearls()[1] == 1
    s = bring("hermit", by)
    assert (len(s.locations()), "hermit" in s.lords()) == (1, False)
    s = bring("apprentice", by, council={"crab": "crab-1 crab-3", "squid": "squid-1"}).play("council crab")
    assert "crab-1 crab-3" in s.hand()


@rule("ABYSS-POWER-05", "ABYSS-COURT-03")
def test_a_chain_is_resolved_completely_before_the_court_is_refilled() -> None:
    s = recruit("traitor", lords="grower", pearls=5, court="corruptor schemer")
    s.play("lord grower", "court 2")
    assert (s.phase, s.me.pearls, s.court) == ("corrupting", 5, ["schemer"])
    s.next(lords="inheritor").play("court 3")
    assert (s.phase, s.me.pearls, s.court) == ("scheming", 0, [])
    s.play("lord traitor")
    assert s.lords() == {"corruptor", "schemer", "inheritor"}
    assert (s.me.pearls, len(s.happened("bonus")), len(s.court)) == (7, 1, 6)


# On entering play


@rule("ABYSS-POWER-06", "ABYSS-AMB-42")
@pytest.mark.parametrize("by", ["corruptor", "traitor", "schemer"])
def test_entering_play_by_another_lord(by: str) -> None:
    s = bring("landlord", by)
    assert ("landlord" in s.lords(), s.me.pearls) == (True, 1)
    s = bring("commander", by, others={1: {"hand": "crab-2 crab-3 squid-1 squid-2 squid-2 squid-3 squid-3 kraken-2"}})
    assert (s.phase, s.actor) == ("limited", 1)
    s.play("ally crab-2", "ally kraken-2")
    assert s.hand(1) == "crab-3 squid-1 squid-2 squid-2 squid-3 squid-3"
    for token, lord in enumerate(("watcher", "vigil", "lookout")):
        s = bring(lord, by)
        assert (s.phase, s.nebulis(), s.g.sentinel_owner[token]) == ("posting", [1, 0], 0)
        s.play("council squid")
        assert s.state.view(None)["sentinels"][token]["on"] == "squid"


@rule("ABYSS-POWER-06", "ABYSS-AMB-42")
def test_being_freed_is_not_entering_play() -> None:
    seven = "crab-1 crab-2 squid-1 squid-2 squid-3 seahorse-3 seahorse-4"
    for lord in ("landlord", "commander", "watcher", "trader", "seeker", "hermit"):
        s = recruit("liberator", lords=f"{lord}@chasm", others={1: {"hand": seven, "pearls": 2}})
        assert s.lords() == {"liberator", lord}
        assert (s.actor, s.phase, s.pearls(), s.nebulis()) == (1, "menu", [0, 2], [0, 0])
        assert (s.player(1).hand_size, s.g.sentinel_owner, s.locations()) == (7, [-1, -1, -1], {"chasm"})


@rule("ABYSS-EX-17", "ABYSS-POWER-06", "ABYSS-AFFILIATE-05")
def test_schemer_brings_the_landlord() -> None:
    s = recruit("schemer", lords="keeper shepherd")
    s.next(lords="landlord").play("lord keeper")
    assert s.lords() == {"schemer", "shepherd", "landlord"}
    assert s.me.pearls == 1
    assert s.affiliated() == "jellyfish-1"
    assert s.state.view(None)["players"][0]["key_count"] == 2
    assert (s.actor, s.phase, s.locations()) == (1, "menu", set())
