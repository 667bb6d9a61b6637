"""The specialists marked A, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.played import refused
from tests.seastead.scenario import Scenario, at, solo

rule = pytest.mark.rule

TAKES = ["take fish", "take seaweed", "take artifact", "take metal"]


def built(blue: dict[str, Any], **given: Any) -> Scenario:
    """Blue has built a port at 2-1 and may use what is left for the end of the turn."""
    s = Scenario(blue={"storage": "2 seaweed", **blue}, **given).play("build port 2-1", "slot 1")
    while s.phase != "window":
        s.play("no")
    return s


def deep(card: str, half: str = "", **given: Any) -> Scenario:
    """Blue dives with a deep card; the last reef card has brought Blue 2 artifacts and Orange 2 fish."""
    s = Scenario(active="orange", start="orange", deck=f"reef-9 {card}", **given).dive("reef-9", "a")
    return s.dive(card, half)


# Fisher


@rule("SEA-SP-A1")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_fisher_takes_the_half_and_one_more_and_leaves_one_of_choice(seat: int) -> None:
    players: dict[str, Any] = {["blue", "orange"][seat]: {"ready": "fisher"}}
    active = ["blue", "orange"][seat]
    s = Scenario(**players, active=active, start=active).dive("reef-11", "a").play("use fisher")
    assert (s.actor, s.storage(seat), s.storage(1 - seat), s.legal()) == (seat, "1 fish 1 seaweed", "", TAKES)
    s.play("take fish")
    assert (s.actor, s.storage(seat), s.legal()) == (1 - seat, "2 fish 1 seaweed", TAKES)
    s.play("take metal")
    assert (s.storage(seat), s.storage(1 - seat), s.g.current) == ("2 fish 1 seaweed", "1 metal", 1 - seat)


@rule("SEA-SP-A1", "SEA-DIVE-06")
def test_the_fisher_with_the_half_of_choice() -> None:
    s = Scenario(blue={"ready": "fisher"}).dive("reef-1", "a").play("use fisher", "take metal", "take metal")
    assert (s.actor, s.storage(), s.storage(1)) == (1, "2 metal", "")
    assert s.play("take artifact").storage(1) == "1 artifact"


@rule("SEA-SP-A1", "SEA-DIVE-07")
def test_the_link_of_a_card_is_void_for_the_fisher() -> None:
    s = deep("deep-1", blue={"ready": "fisher"}).play("use fisher", "take fish")
    assert s.legal() == [text for text in TAKES if text != "take fish"]
    s.play("take seaweed")
    assert (s.actor, s.legal()) == (0, TAKES)
    s.play("take fish")
    assert (s.actor, s.legal()) == (1, TAKES)
    s.play("take fish")
    assert (s.storage(0), s.storage(1)) == ("2 fish 1 seaweed 2 artifact", "3 fish")


@rule("SEA-SP-A1", "SEA-SUPPLY-02")
def test_the_fisher_takes_the_last_resource_before_the_opponent() -> None:
    blue = {"storage": "10 fish 9 seaweed", "ready": "fisher"}
    s = Scenario(blue=blue, orange={"storage": "10 artifact 10 metal"}).dive("reef-9", "a").play("use fisher")
    assert (s.storage(0), s.storage(1), s.g.current) == ("10 fish 10 seaweed", "10 artifact 10 metal", 1)


@rule("SEA-SP-A1", "SEA-SP-A3")
def test_the_diver_takes_the_printed_half_after_the_fisher() -> None:
    s = Scenario(blue={"ready": "fisher diver"}).dive("reef-11", "a").play("use fisher", "take metal", "take metal")
    assert s.legal() == ["use diver", "no"]
    assert s.play("use diver").storage() == "2 fish 2 seaweed 1 metal"


@rule("SEA-SP-A1", "SEA-LOCATION-12", "SEA-LOCATION-13")
@pytest.mark.parametrize(
    ("build", "cost", "taken"),
    [("build port 3-1", 2, "1 artifact 1 metal"), ("build port 3-5", 5, "1 fish 1 seaweed 1 artifact 1 metal")],
)
def test_location_effects_use_the_printed_halves_after_the_fisher(build: str, cost: int, taken: str) -> None:
    s = Scenario(blue={"ready": "fisher"}, orange={"storage": f"{cost - 1} artifact"}).dive("reef-11", "a")
    s.play("use fisher", "take metal", "take artifact", build, "slot 1", "yes")
    assert s.storage(1) == taken


@rule("SEA-SP-A1")
def test_the_fisher_works_for_one_dive() -> None:
    s = Scenario(blue={"ready": "fisher"}).dive("reef-11", "a").play("use fisher", "take metal", "take metal")
    s.dive("reef-10", "a")
    assert (s.storage(1), s.g.current) == ("2 seaweed 1 metal", 0)
    s.dive("reef-9", "a")
    assert (s.storage(0), s.storage(1)) == ("3 fish 1 seaweed 3 metal", "2 seaweed 2 artifact 1 metal")


@rule("SEA-SP-A1", "SEA-RS-16")
def test_the_resource_of_the_fisher_cannot_be_forgone() -> None:
    s = Scenario(blue={"ready": "fisher"}, resolution="clean-up-duty").dive("reef-11", "a").play("use fisher")
    assert s.legal() == ["give fish", "give seaweed", "no"]
    assert s.play("no").legal() == TAKES


# Architect


@rule("SEA-SP-A2", "SEA-EX-23")
def test_the_example_of_the_architect() -> None:
    blue = {"buildings": {at("F1A-1"): "academy"}, "ready": "architect"}
    orange = {at("F1A-4"): "shipyard", at("F1A-3"): "academy", at("F1A-5"): "shipyard"}
    s = built(blue, orange={"buildings": orange}).play("use architect")
    assert (s.building("1-2"), s.building("1-5")) == ((1, "shipyard"), (0, "academy"))
    assert (s.building("1-4"), s.building("1-6"), s.spent()) == ((1, "academy"), (1, "shipyard"), {"architect"})


def crowded() -> Scenario:
    """On flotilla 1 the places are worth 0, 1, 1, 2, 2 points; Blue may use the Architect."""
    mine = {"1-1": "academy", "1-3": "shipyard", "3-1": "port", "3-4": "academy", "4-2": "shipyard"}
    theirs = {
        "1-2": "shipyard",
        "1-4": "academy",
        "1-5": "shipyard",
        "3-3": "port",
        "3-6": "shipyard",
        "4-1": "academy",
    }
    blue = {"buildings": mine, "spent": "agent", "ready": "architect"}
    return built(blue, orange={"buildings": theirs}).play("use architect")


@rule("SEA-SP-A2", "SEA-MOVE-01")
def test_the_academies_of_the_architect() -> None:
    s = crowded()
    assert s.offered("location") == ["1-1", "1-4", "3-4", "4-1"]
    for place in ("1-3", "3-1", "3-3", "1-2", "2-2"):
        refused(s, f"location {place}", "SEA-SP-A2", "SEA-MOVE-01")
    refused(s, "no", "SEA-SP-A2", "SEA-SPECIALIST-03")
    s.play("location 1-1")
    refused(s, "no", "SEA-SP-A2", "SEA-SPECIALIST-03")


@rule("SEA-SP-A2")
@pytest.mark.parametrize(
    ("academy", "shipyards"),
    [("1-1", ["1-2", "1-3"]), ("1-4", ["1-3"]), ("3-4", ["3-6"]), ("4-1", ["4-2"])],
)
def test_the_partners_of_an_academy(academy: str, shipyards: list[str]) -> None:
    s = crowded().play(f"location {academy}")
    swapped = [event["location"] for event in s.happened("swap")]  # with a single one nothing is asked
    assert (swapped or s.offered("location")) == shipyards


@rule("SEA-SP-A2", "SEA-MOVE-05", "SEA-PORT-05")
def test_an_exchange_changes_nothing_but_the_places() -> None:
    blue = {"buildings": {"1-1": "port", "1-3": "academy"}, "docks": {"1-1": "fish-2"}, "ready": "architect"}
    orange = {"buildings": {"1-2": "shipyard"}, "ships": "1-4"}
    s = built(blue, orange=orange).play("use architect")
    assert (s.building("1-2"), s.building("1-3")) == ((0, "academy"), (1, "shipyard"))
    assert (s.ships(1), s.location("1-1")["dock"]["id"], s.g.current) == ({"1-4"}, "fish-2", 1)
    assert (s.storage(), s.cleanup(), s.view["players"][0]["left"]["academy"]) == ("", (0, 0), 3)


@rule("SEA-SP-A2", "SEA-SCORE-07")
def test_both_buildings_may_be_own_ones_and_one_may_be_new() -> None:
    blue = {"storage": "2 seaweed", "buildings": {"2-3": "academy"}, "ready": "architect"}
    s = Scenario(blue=blue).play("build shipyard 2-2", "location 1-1", "use architect")
    assert (s.building("2-2"), s.building("2-3"), s.ships()) == ((0, "academy"), (0, "shipyard"), {"1-1"})
    assert s.points()["locations"] == 2


@rule("SEA-SP-A2", "SEA-SOLO-07")
def test_the_architect_exchanges_with_the_boss() -> None:
    blue = {"storage": "2 seaweed", "buildings": {"1-3": "academy"}, "ready": "architect"}
    s = solo(blue=blue, orange={"buildings": {"1-4": "shipyard", "1-2": "academy"}})
    s.play("build port 2-1", "slot 1", "slot 2", "no", "use architect")
    assert (s.building("1-3"), s.building("1-4")) == ((1, "shipyard"), (0, "academy"))


@rule("SEA-SP-A2")
@pytest.mark.parametrize("seat", ["blue", "orange"])
def test_the_architect_of_either_player(seat: str) -> None:
    other, me = ("orange", 0) if seat == "blue" else ("blue", 1)
    players: dict[str, Any] = {seat: {"storage": "2 seaweed", "buildings": {"1-3": "academy"}, "ready": "architect"}}
    players[other] = {"buildings": {"1-4": "shipyard"}}
    s = Scenario(**players, active=seat, start=seat)
    s.play("build port 2-1", "slot 1", "no", "use architect")
    assert (s.building("1-3"), s.building("1-4")) == ((1 - me, "shipyard"), (me, "academy"))


# Diver


@rule("SEA-SP-A3")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("half", "once", "twice"),
    [("a", "1 fish 1 seaweed", "2 fish 2 seaweed"), ("b", "1 artifact 1 metal", "2 artifact 2 metal")],
)
def test_the_diver_takes_the_own_half_again(seat: int, half: str, once: str, twice: str) -> None:
    name = ["blue", "orange"][seat]
    players: dict[str, Any] = {name: {"ready": "diver"}}
    s = Scenario(**players, active=name, start=name).dive("reef-11", half)
    assert (s.storage(seat), s.storage(1 - seat) != "", s.legal()) == (once, True, ["use diver", "no"])
    other = s.storage(1 - seat)
    s.play("use diver")
    assert (s.storage(seat), s.storage(1 - seat)) == (twice, other)


@rule("SEA-SP-A3")
def test_the_diver_chooses_anew() -> None:
    s = Scenario(blue={"ready": "diver"}).dive("reef-1", "a").play("take fish", "use diver")
    assert s.legal() == TAKES
    assert s.play("take metal").storage() == "1 fish 1 metal"
    s = deep("deep-3", "b", blue={"ready": "diver"}).play("take fish", "take seaweed", "take metal", "take fish")
    s.play("use diver", "take fish")
    assert s.legal() == TAKES[1:]
    assert s.play("take artifact", "take metal").storage() == "2 fish 1 seaweed 3 artifact 2 metal"


@rule("SEA-SP-A3")
def test_the_diver_ignores_the_link() -> None:
    s = deep("deep-1", blue={"ready": "diver"}).play("take fish", "take seaweed")
    assert s.storage(1) == "2 fish 1 artifact 1 metal"
    s.play("use diver")
    assert s.legal() == TAKES
    s.play("take fish")
    assert s.legal() == TAKES[1:]
    assert s.play("take metal").storage() == "2 fish 1 seaweed 2 artifact 1 metal"


@rule("SEA-SP-A3", "SEA-SP-B3")
def test_the_diver_takes_the_half_that_faces_after_the_agent() -> None:
    s = Scenario(blue={"ready": "diver"}, orange={"ready": "agent"}).dive("reef-11", "a").play("use agent", "use diver")
    assert (s.storage(0), s.storage(1)) == ("2 artifact 2 metal", "1 fish 1 seaweed")


@rule("SEA-SP-A3", "SEA-DIVE-11", "SEA-RS-07", "SEA-RS-16")
def test_the_diver_comes_before_the_resolution_and_forgoes_nothing() -> None:
    s = Scenario(blue={"ready": "diver"}, resolution="rich-grounds").dive("reef-11", "a")
    assert s.legal() == ["use diver", "no"]
    s.play("use diver")
    assert (s.storage(), s.legal()) == ("2 fish 2 seaweed", [*TAKES, "no"])
    s = Scenario(blue={"ready": "diver"}, resolution="clean-up-duty").dive("reef-11", "a").play("no", "use diver")
    assert s.storage() == "2 fish 2 seaweed"


@rule("SEA-SP-A3", "SEA-SOLO-28")
def test_the_diver_follows_the_resources_of_the_boss() -> None:
    s = solo(blue={"ready": "diver"}).dive("reef-11", "a").play("location 3-1", "location 4-1")
    assert (s.boss(), s.legal()) == ({"3-1", "4-1"}, ["use diver", "no"])
    assert s.play("use diver").storage() == "2 fish 2 seaweed"
