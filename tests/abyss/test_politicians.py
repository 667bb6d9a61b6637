"""Politicians, who change what is in the Court, what Lords cost and who stands in front of their owner."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from tests.abyss.recruiting import REST, STACK, cost, printed, recruit
from tests.abyss.scenario import Scenario
from tests.played import refused

rule = pytest.mark.rule

CORRUPTION = "squid-1 squid-4 squid-5"
TREASON = "crab-4 shellfish-3 squid-5"
SCHEME = "crab-2 shellfish-1 squid-5"
MERCHANTS = "trader peddler slaver"


@pytest.mark.parametrize(
    ("name", "cost", "races", "points", "keys"),
    [
        pytest.param("opportunist", 6, 3, 5, 1, marks=rule("ABYSS-LORD-21")),
        pytest.param("corruptor", 10, 1, 6, 0, marks=rule("ABYSS-LORD-22")),
        pytest.param("traitor", 12, 3, 6, 0, marks=rule("ABYSS-LORD-23")),
        pytest.param("diplomat", 8, 1, 5, 1, marks=rule("ABYSS-LORD-24")),
        pytest.param("treasurer", 10, 2, 5, 1, marks=rule("ABYSS-LORD-25")),
        pytest.param("schemer", 8, 3, 6, 0, marks=rule("ABYSS-LORD-26")),
    ],
)
def test_figures_of_the_politicians(name: str, cost: int, races: int, points: int, keys: int) -> None:
    assert printed(name) == ("politician", cost, races, "squid", points, keys)


def gone(s: Scenario) -> list[str]:
    """The Lords that are out of the game."""
    lords: list[str] = s.state.view(None)["lord_discard"]
    return lords


# Opportunist


@rule("ABYSS-LORD-21")
def test_the_opportunist_replaces_a_lord_on_the_same_space() -> None:
    s = Scenario(lords="opportunist", council=STACK).next(lords="hunter").play("power opportunist")
    assert (s.phase, s.legal()) == ("opportunity", [f"court {slot}" for slot in "123456"])
    s.play("court 3")
    assert s.court == ["keeper", "reaper", "hunter", "miller", "aquaculturalist", "landowner"]
    assert (gone(s), s.state.view(None)["lord_deck"]) == (["shepherd"], 53 - 6 - 1 - 1)
    assert (s.phase, s.actor, s.me.pearls) == ("menu", 0, 0)


@rule("ABYSS-LORD-21")
def test_the_opportunist_once_in_each_own_turn() -> None:
    s = Scenario(lords="opportunist", council={"crab": "crab-1", **STACK}).play("power opportunist", "court 1")
    refused(s, "power opportunist", "ABYSS-TURN-04")
    s.play("council crab").end_turn()
    assert "power opportunist" in s.legal()


@rule("ABYSS-LORD-21")
def test_the_opportunist_does_not_fill_the_court() -> None:
    s = Scenario(lords="opportunist", court="keeper reaper", council=STACK).next(lords="hunter")
    s.play("power opportunist")
    refused(s, "court 3", "ABYSS-LORD-21")
    s.play("court 1")
    assert (s.court, s.me.pearls) == (["hunter", "reaper"], 0)


@rule("ABYSS-LORD-21")
@pytest.mark.parametrize(("court", "deck"), [("keeper reaper", 0), ("", None)])
def test_the_opportunist_needs_a_lord_in_the_court_and_one_in_the_deck(court: str, deck: int | None) -> None:
    s = Scenario(lords="opportunist", court=court, lord_deck=deck, council=STACK)
    refused(s, "power opportunist", "ABYSS-LORD-21")


@rule("ABYSS-LORD-21", "KRAKEN-SENTINEL-09")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_opportunist_and_a_reserved_lord(owner: int) -> None:
    s = Scenario(lords="opportunist", council=STACK, sentinels={"watcher": (owner, "court", "miller")})
    s.play("power opportunist")
    if owner:
        refused(s, "court 4", "KRAKEN-SENTINEL-09")
    else:
        s.play("court 4")
        assert (gone(s), s.state.view(None)["sentinels"][0]["area"]) == (["miller"], None)


@rule("ABYSS-LORD-21", "ABYSS-LORD-04")
@pytest.mark.parametrize("lord", ["opportunist!", "opportunist@abyss"])
def test_a_turned_or_covered_opportunist_replaces_nobody(lord: str) -> None:
    refused(Scenario(lords=lord, council=STACK), "power opportunist", "ABYSS-TURN-04")


# Corruptor


@rule("ABYSS-LORD-22")
def test_the_corruptor_recruits_another_lord_for_five_pearls() -> None:
    s = Scenario(hand=f"{CORRUPTION} crab-1", pearls=6, court="corruptor keeper reaper trader landowner", council=STACK)
    s.play("court 1", "cheapest")
    assert (s.phase, s.legal()) == ("corrupting", ["pass", "court 2", "court 3", "court 4", "court 5"])
    refused(s, "court 1", "ABYSS-LORD-22")
    s.play("court 5")
    assert (s.lords(), s.me.pearls) == ({"corruptor", "landowner"}, 1)
    assert (s.hand(), s.affiliated(), s.court) == ("crab-1", "squid-1", ["keeper", "reaper", "trader"])
    assert s.g.current == 1


@rule("ABYSS-LORD-22")
def test_the_power_of_the_lord_corrupted_is_resolved() -> None:
    s = recruit("corruptor", CORRUPTION, pearls=5, court="trader keeper reaper miller").play("court 2")
    assert (s.lords(), s.me.pearls) == ({"corruptor", "trader"}, 3)


@rule("ABYSS-LORD-22")
def test_the_corruptor_may_be_content() -> None:
    s = recruit("corruptor", CORRUPTION, pearls=5).play("pass")
    assert (s.lords(), s.me.pearls, s.g.current, s.court) == ({"corruptor"}, 5, 1, REST.split())


@rule("ABYSS-LORD-22", "ABYSS-LORD-25")
def test_the_treasurer_does_not_change_the_price_of_the_corruptor() -> None:
    s = recruit("corruptor", "squid-3 squid-5", pearls=5, lords="treasurer").play("court 2")
    assert (s.lords(), s.me.pearls) == ({"corruptor", "keeper", "treasurer"}, 0)
    s = recruit("corruptor", "squid-3 squid-5", pearls=4, lords="treasurer")
    assert (s.lords(), s.me.pearls, s.g.current) == ({"corruptor", "treasurer"}, 4, 1)


@rule("ABYSS-LORD-22")
@pytest.mark.parametrize(("pearls", "nebulis", "asked"), [(4, 0, 0), (3, 2, 0), (4, 1, 1)])
def test_one_nebulis_may_be_among_the_five_pearls(pearls: int, nebulis: int, asked: int) -> None:
    s = recruit("corruptor", CORRUPTION, pearls=pearls, nebulis=nebulis)
    assert (s.phase == "corrupting") == bool(asked)
    if asked:
        s.play("court 2")
        assert (s.me.pearls, s.me.nebulis, s.lords()) == (0, 0, {"corruptor", "keeper"})


@rule("ABYSS-LORD-22")
def test_the_corruptor_in_an_empty_court() -> None:
    s = recruit("corruptor", CORRUPTION, pearls=5, court="")
    assert (s.lords(), s.me.pearls, len(s.court), s.g.current) == ({"corruptor"}, 7, 6, 1)


@rule("ABYSS-LORD-22", "KRAKEN-SENTINEL-09")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_corruptor_and_a_reserved_lord(owner: int) -> None:
    watched = {"watcher": (owner, "court", "keeper")}
    s = recruit("corruptor", CORRUPTION, pearls=5, sentinels=watched)
    if owner:
        refused(s, "court 2", "KRAKEN-SENTINEL-04", "KRAKEN-SENTINEL-09")
    else:
        s.play("court 2")
        assert (s.lords(), s.state.view(None)["sentinels"][0]["area"]) == ({"corruptor", "keeper"}, None)


# Traitor


@rule("ABYSS-LORD-23", "ABYSS-LORD-04")
def test_the_traitor_replaces_a_lord_by_one_of_the_court() -> None:
    s = recruit("traitor", TREASON, lords="shepherd! hunter tamer@abyss", court="trader keeper reaper miller")
    assert (s.phase, s.legal()) == ("betraying", ["pass", "lord hunter", "lord shepherd"])
    refused(s, "lord traitor", "ABYSS-LORD-23")
    refused(s, "lord tamer", "ABYSS-LORD-23")
    s.play("lord shepherd")
    assert (s.phase, s.legal()) == ("replacing", ["court 2", "court 3", "court 4", "court 5"])
    refused(s, "court 1", "ABYSS-LORD-23")
    s.play("court 2")
    assert (s.lords(), gone(s)) == ({"traitor", "trader", "hunter", "tamer@abyss"}, ["shepherd"])
    assert (s.me.pearls, s.affiliated(), s.hand()) == (3, "shellfish-3", "")
    assert (s.court, s.g.current) == (["keeper", "reaper", "miller"], 1)


@rule("ABYSS-LORD-23")
def test_a_lord_that_replaces_a_turned_one_is_not_turned() -> None:
    s = recruit("traitor", TREASON, lords="hunter!").play("lord hunter", "court 2")
    assert s.lords() == {"traitor", "keeper"}
    assert s.state.view(None)["players"][0]["key_count"] == 1


@rule("ABYSS-LORD-23")
def test_the_traitor_may_be_loyal() -> None:
    s = recruit("traitor", TREASON, lords="hunter").play("pass")
    assert (s.lords(), gone(s), s.court) == ({"traitor", "hunter"}, [], REST.split())


@rule("ABYSS-LORD-23")
@pytest.mark.parametrize(
    ("lords", "court", "guard"), [("", REST, 0), ("tamer@abyss", REST, 0), ("hunter", "keeper", 1)]
)
def test_the_traitor_without_a_lord_to_give_or_to_take(lords: str, court: str, guard: int) -> None:
    watched = {"watcher": (1, "court", "keeper")} if guard else {}
    s = recruit("traitor", TREASON, lords=lords, court=court, sentinels=watched)
    assert (s.g.current, s.phase, gone(s)) == (1, "menu", [])


@rule("ABYSS-LORD-23")
def test_the_traitor_in_an_empty_court() -> None:
    s = recruit("traitor", TREASON, lords="hunter", court="")
    assert (s.g.current, s.lords(), gone(s)) == (1, {"traitor", "hunter"}, [])


@rule("ABYSS-LORD-23", "KRAKEN-SENTINEL-09")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_traitor_and_a_reserved_lord(owner: int) -> None:
    watched = {"watcher": (owner, "court", "keeper")}
    s = recruit("traitor", TREASON, lords="hunter", sentinels=watched).play("lord hunter")
    if owner:
        refused(s, "court 2", "KRAKEN-SENTINEL-04", "KRAKEN-SENTINEL-09")
    else:
        s.play("court 2")
        assert (s.lords(), s.state.view(None)["sentinels"][0]["area"]) == ({"traitor", "keeper"}, None)


# Diplomat


@rule("ABYSS-LORD-24")
def test_the_diplomat_waives_the_mandatory_race() -> None:
    s = recruit("miller", "crab-3 squid-5", court=MERCHANTS, lords="diplomat")
    assert (s.lords(), s.affiliated()) == ({"diplomat", "miller"}, "crab-3")


@rule("ABYSS-LORD-24")
@pytest.mark.parametrize(("mine", "theirs"), [("", "diplomat"), ("diplomat!", ""), ("diplomat@abyss", "")])
def test_without_an_active_diplomat_of_ones_own_the_race_is_mandatory(mine: str, theirs: str) -> None:
    s = Scenario(hand="crab-3 squid-5", pearls=9, lords=mine, court="miller", others={1: {"lords": theirs}})
    assert "court 1" not in s.legal()


@rule("ABYSS-LORD-24")
def test_the_diplomat_keeps_the_number_of_races() -> None:
    s = Scenario(hand="crab-3 crab-5", pearls=9, lords="diplomat", court="miller")
    assert "court 1" not in s.legal()
    s = Scenario(hand="crab-3 crab-4 shellfish-2 squid-1", pearls=9, lords="diplomat", court="miller")
    s.play("court 1", "ally crab-3")
    assert s.legal() == ["ally crab-4", "ally shellfish-2", "ally squid-1", "cheapest"]
    s.play("ally crab-4")
    assert s.legal() == ["ally shellfish-2", "ally squid-1", "cheapest"]


@rule("ABYSS-LORD-24", "ABYSS-RECRUIT-11")
def test_the_diplomat_needs_squids_for_himself() -> None:
    assert "court 1" not in Scenario(hand="crab-3 crab-5", pearls=9, court="diplomat").legal()


# Treasurer


@rule("ABYSS-LORD-25")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_treasurer_makes_lords_cheaper_for_his_owner_alone(players: int) -> None:
    others = {seat: {"hand": f"seahorse-{seat} squid-1", "pearls": 9} for seat in range(1, players)}
    for seat in range(players):
        s = Scenario(players, hand="seahorse-4 squid-1", pearls=9, lords="treasurer", court="miller", others=others)
        assert cost(s, seat) == (8 if seat else 6)


@rule("ABYSS-LORD-25")
def test_with_the_treasurer_two_pearls_are_saved() -> None:
    s = recruit("miller", "seahorse-4 squid-1", pearls=1, lords="treasurer", court=MERCHANTS)
    assert (s.lords(), s.me.pearls) == ({"miller", "treasurer"}, 0)


@rule("ABYSS-LORD-25", "ABYSS-LORD-04")
@pytest.mark.parametrize("lord", ["treasurer!", "treasurer@abyss"])
def test_a_turned_or_covered_treasurer_saves_nothing(lord: str) -> None:
    assert cost(Scenario(hand="seahorse-4 squid-4", lords=lord, court="miller"), 0) == 8


@rule("ABYSS-LORD-25", "ABYSS-RECRUIT-11")
def test_the_treasurer_costs_his_printed_price() -> None:
    assert cost(Scenario(hand="crab-5 squid-5", court="treasurer"), 0) == 10


@rule("ABYSS-LORD-25", "ABYSS-LORD-01")
def test_treasurer_and_recruiter_make_up_for_each_other() -> None:
    others = {1: {"lords": "recruiter"}}
    assert cost(Scenario(hand="seahorse-4 squid-4", lords="treasurer", court="miller", others=others), 0) == 8


@rule("ABYSS-LORD-25")
def test_no_lord_costs_less_than_nothing() -> None:
    pack: dict[str, Any] = tomllib.loads((files("fathom.games.abyss") / "data.toml").read_text("utf-8"))
    lords = [{**lord, "cost": 1} if lord["id"] == "miller" else lord for lord in pack["lords"]]
    s = Scenario(hand="seahorse-2 squid-1", lords="treasurer", court="miller", council=STACK, data={"lords": lords})
    assert cost(s, 0) == 0
    s.play("cheapest")
    assert (s.hand(), s.affiliated()) == ("", "squid-1")


# Schemer


@rule("ABYSS-LORD-26", "ABYSS-LORD-04")
def test_the_schemer_replaces_a_lord_by_the_top_of_the_deck() -> None:
    s = recruit("schemer", SCHEME, lords="slaver! hunter tamer@abyss")
    assert (s.phase, s.legal()) == ("scheming", ["pass", "lord hunter", "lord slaver"])
    refused(s, "lord schemer", "ABYSS-LORD-26")
    refused(s, "lord tamer", "ABYSS-LORD-26")
    s.next(lords="peddler").play("lord slaver")
    assert (s.lords(), gone(s)) == ({"schemer", "peddler", "hunter", "tamer@abyss"}, ["slaver"])
    assert (s.me.pearls, s.affiliated(), s.court) == (2, "shellfish-1", REST.split())
    assert s.g.current == 1


@rule("ABYSS-LORD-26", "ABYSS-LORD-11")
def test_the_schemer_brings_the_landlord() -> None:
    s = recruit("schemer", SCHEME, lords="keeper shepherd", court="miller trader peddler").next(lords="landlord")
    s.play("lord keeper")
    assert (s.lords(), s.me.pearls, s.affiliated()) == ({"schemer", "landlord", "shepherd"}, 1, "shellfish-1")
    assert s.state.view(None)["players"][0]["key_count"] == 2
    assert (s.locations(), s.g.current) == (set(), 1)


@rule("ABYSS-LORD-26")
def test_the_schemer_may_keep_all_lords() -> None:
    s = recruit("schemer", SCHEME, lords="hunter").play("pass")
    assert (s.lords(), gone(s), s.state.view(None)["lord_deck"]) == ({"schemer", "hunter"}, [], 53 - 4 - 2)


@rule("ABYSS-LORD-26")
@pytest.mark.parametrize(("lords", "deck"), [("", None), ("tamer@abyss", None), ("hunter", 0)])
def test_the_schemer_without_another_free_lord_or_without_a_deck(lords: str, deck: int | None) -> None:
    s = recruit("schemer", SCHEME, lords=lords, lord_deck=deck)
    assert (s.g.current, s.phase) == (1, "menu")
    assert "schemer" in s.lords()


@rule("ABYSS-LORD-26", "ABYSS-POWER-06", "ABYSS-LORD-05")
def test_a_commander_who_comes_by_the_schemer_limits_hands_at_once() -> None:
    hand = "crab-1 crab-3 seahorse-1 seahorse-2 squid-1 squid-2 squid-3"
    s = recruit("schemer", SCHEME, lords="hunter", others={1: {"hand": hand}})
    s.next(lords="commander").play("lord hunter")
    assert (s.actor, s.phase) == (1, "limited")


# Powers that must be used


@rule("ABYSS-POWER-01")
@pytest.mark.parametrize(
    ("lord", "hand", "table", "phase", "number"),
    [
        ("jailer", "crab-1 shellfish-3 squid-2", {"others": {1: {"hand": "crab-3 crab-4"}}}, "jailed", "02"),
        ("apprentice", "crab-1 jellyfish-3 squid-2", {"council": {"crab": "crab-3", **STACK}}, "apprentice", "16"),
        ("sage", "crab-2 jellyfish-1 seahorse-2 shellfish-2 squid-3", {}, "ambassador", "33"),
    ],
)
def test_a_power_without_may_cannot_be_declined(
    lord: str, hand: str, table: dict[str, Any], phase: str, number: str
) -> None:
    s = recruit(lord, hand, **table)
    assert s.phase == phase
    refused(s, "pass", "ABYSS-POWER-01", f"ABYSS-LORD-{number}")
