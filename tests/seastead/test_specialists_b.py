"""Investor, Agent, Salvager, Cartographer and Engineer, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.played import refused
from tests.seastead.scenario import Scenario, at, solo

rule = pytest.mark.rule

TAKES = ["take fish", "take seaweed", "take artifact", "take metal"]
SEATS = pytest.mark.parametrize("seat", [0, 1])
NAMES = ["blue", "orange"]


def against(seat: int, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **given: Any) -> Scenario:
    """The opponent's turn; `mine` is what the player who may react has."""
    players: dict[str, Any] = {NAMES[seat]: mine, NAMES[1 - seat]: theirs or {}}
    return Scenario(**players, active=NAMES[1 - seat], start=NAMES[1 - seat], **given)


# Investor


@rule("SEA-SP-B2", "SEA-SPECIALIST-05")
@SEATS
@pytest.mark.parametrize(
    ("build", "paid", "taken"),
    [("port 1-1", 1, "1 fish"), ("port 1-2", 2, "2 fish"), ("port 1-3", 3, "2 fish"), ("port 1-6", 6, "2 fish")],
)
def test_the_investor_takes_as_many_as_were_paid_up_to_2(seat: int, build: str, paid: int, taken: str) -> None:
    s = against(seat, {"ready": "investor"}, {"storage": "6 fish"}).play(f"build {build}")
    assert (s.actor, s.legal(), s.storage(seat)) == (seat, ["use investor", "no"], "")
    s.play("use investor")
    assert (s.storage(seat), s.spent(seat), s.phase, s.actor) == (taken, {"investor"}, "choosing-dock", 1 - seat)
    assert s.supply()["fish"] == 10 - (6 - paid) - int(taken[0])


@rule("SEA-SP-B2")
@pytest.mark.parametrize(("place", "kind"), [("2-1", "seaweed"), ("3-2", "artifact"), ("4-1", "metal")])
def test_the_investor_takes_the_kind_demanded_there(place: str, kind: str) -> None:
    s = against(0, {"ready": "investor"}, {"storage": f"2 {kind}"}).play(f"build academy {place}", "use investor")
    assert s.storage() == f"2 {kind}"


@rule("SEA-SP-B2")
def test_the_investor_is_not_asked_when_nothing_was_paid() -> None:
    s = against(0, {"ready": "investor", "ships": "1-1"}).play("build port 1-1")
    assert (s.phase, s.actor) == ("taking", 0)  # the bonus for the ship
    assert s.offered("use") == []


@rule("SEA-SP-B2")
def test_payments_for_location_effects_bring_the_investor_nothing() -> None:
    s = against(0, {"ready": "investor"}, {"storage": "4 seaweed 1 metal"}).play("build port 2-2", "no", "slot 1")
    assert s.phase == "trading"
    s.play("give metal")
    assert (s.g.current, s.actor, s.ready(), s.cleanup(1)) == (0, 0, {"investor"}, (1, 0))


@rule("SEA-SP-B2", "SEA-RS-01")
@pytest.mark.parametrize(("substitute", "left"), [("give metal", "1 fish"), ("no", "1 metal")])
def test_a_substitute_counts_as_paid_and_the_kind_is_the_demand(substitute: str, left: str) -> None:
    s = against(0, {"ready": "investor"}, {"storage": "3 fish 1 metal"}, resolution="free-trade")
    s.play("build port 1-3", substitute, "use investor")
    assert (s.storage(0), s.storage(1)) == ("2 fish", left)


@rule("SEA-SP-B2")
def test_declining_the_investor() -> None:
    s = against(0, {"ready": "investor"}, {"storage": "2 fish"}).play("build port 1-2", "no")
    assert (s.storage(), s.ready(), s.phase) == ("", {"investor"}, "choosing-dock")


# Agent


@rule("SEA-SP-B3", "SEA-SPECIALIST-05", "SEA-AMB-32")
@SEATS
@pytest.mark.parametrize(
    ("half", "mine", "theirs"),
    [("a", "1 fish 1 seaweed", "1 artifact 1 metal"), ("b", "1 artifact 1 metal", "1 fish 1 seaweed")],
)
def test_the_agent_swaps_the_halves(seat: int, half: str, mine: str, theirs: str) -> None:
    s = against(seat, {"ready": "agent"}).dive("reef-11", half)
    assert (s.actor, s.storage(0), s.storage(1)) == (seat, "", "")
    s.play("use agent")
    assert (s.storage(seat), s.storage(1 - seat), s.spent(seat)) == (mine, theirs, {"agent"})


@rule("SEA-SP-B3", "SEA-DIVE-03")
def test_the_diver_of_the_turned_card_still_takes_first() -> None:
    s = against(0, {"ready": "agent"}, {"storage": "10 artifact"}).dive("reef-2", "b").play("use agent")
    assert (s.actor, s.legal(), s.storage()) == (1, ["take fish", "take seaweed", "take metal"], "")
    s.play("take metal")
    assert (s.storage(0), s.storage(1)) == ("1 seaweed", "10 artifact 1 metal")


@rule("SEA-SP-B3", "SEA-LOCATION-12", "SEA-DIVE-05")
@SEATS
def test_the_turned_card_stays_so_on_the_discard_pile(seat: int) -> None:
    mine = {"storage": "2 artifact", "ready": "agent"}
    s = against(seat, mine).dive("reef-11", "a").play("use agent", "build port 3-1", "slot 1", "yes")
    assert s.storage(seat) == "2 fish 2 seaweed"


@rule("SEA-SP-B3", "SEA-SPECIALIST-06")
def test_declining_the_agent() -> None:
    s = against(0, {"ready": "agent"}).dive("reef-11", "a").play("no")
    assert (s.storage(0), s.storage(1), s.ready()) == ("1 artifact 1 metal", "1 fish 1 seaweed", {"agent"})


@rule("SEA-SP-B3")
def test_the_agent_and_a_card_of_the_scout() -> None:
    s = against(0, {"ready": "agent"}, {"ready": "scout"}).next(dive="reef-11 reef-9")
    s.play("use scout", "card 1", "half a")
    assert (s.actor, s.legal()) == (0, ["use agent", "no"])
    s.play("use agent")
    assert (s.storage(0), s.storage(1)) == ("1 fish 1 seaweed", "1 artifact 1 metal")


# Salvager


@rule("SEA-SP-B4", "SEA-EX-22", "SEA-MOVE-05")
def test_the_example_of_the_salvager() -> None:
    s = Scenario(blue={"storage": "2 metal", "buildings": {at("F1A-1"): "academy"}, "ready": "salvager"})
    s.play("use salvager")
    offered = s.offered("location")
    assert [place for place in offered if place[0] == "2"] == [at(f"F2A-{n}") for n in range(5)]
    refused(s, "location 2-6", "SEA-SP-B4")
    refused(s, "location 1-2", "SEA-MOVE-02", "SEA-SP-B4")
    s.play("location 2-5")  # no cleanup tokens there
    assert (s.building("2-5"), s.building("1-2"), s.cleanup()) == ((0, "academy"), (None, None), (0, 0))
    assert (s.phase, s.storage(), s.spent(), s.points()["locations"]) == ("menu", "2 metal", {"salvager"}, 2)


@rule("SEA-SP-B4")
@SEATS
@pytest.mark.parametrize(("place", "most"), [("1-1", 1), ("1-2", 2), ("1-4", 3), ("1-6", 3)])
def test_the_salvager_goes_at_most_1_point_up(seat: int, place: str, most: int) -> None:
    players: dict[str, Any] = {NAMES[seat]: {"buildings": {place: "academy"}, "ready": "salvager"}}
    s = Scenario(**players, active=NAMES[seat]).play("use salvager")
    points = {f"{flotilla}-{n + 1}": [0, 1, 1, 2, 2, 3][n] for flotilla in range(1, 5) for n in range(6)}
    assert set(s.offered("location")) == {other for other, worth in points.items() if worth <= most and other != place}
    s.play("location 3-1")
    assert s.building("3-1") == (seat, "academy")


@rule("SEA-SP-B4", "SEA-MOVE-01")
def test_the_salvager_moves_own_academies_and_shipyards() -> None:
    blue = {"buildings": {"1-1": "port", "1-2": "academy", "2-1": "shipyard"}, "ready": "salvager"}
    s = Scenario(blue=blue, orange={"buildings": {"3-1": "academy", "3-2": "shipyard"}}).play("use salvager")
    assert s.legal() == ["location 1-2", "location 2-1"]
    for place in ("1-1", "3-1", "3-2", "4-1"):
        refused(s, f"location {place}", "SEA-MOVE-01", "SEA-SP-B4")
    s.play("location 2-1", "location 4-1")
    assert (s.building("4-1"), s.building("2-1")) == ((0, "shipyard"), (None, None))


@rule("SEA-SP-B4", "SEA-MOVE-03", "SEA-MOVE-04")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_ship_at_the_destination_is_placed_anew_by_its_owner(owner: int) -> None:
    players: list[dict[str, Any]] = [{"buildings": {"1-2": "academy"}, "ready": "salvager"}, {}]
    players[owner] |= {"ships": "2-1"}
    if owner == 0:
        players[0]["buildings"] |= {"1-6": "shipyard"}
    s = Scenario(blue=players[0], orange=players[1]).play("use salvager")
    if s.phase == "salvaging":
        s.play("location 1-2")
    s.play("location 2-1")
    assert (s.actor, s.phase, s.ready()) == (owner, "placing", {"salvager"})
    assert s.offered("location") == ["1-1", "1-2", "2-2", "3-1", "3-2", "4-1", "4-2"]
    s.play("location 2-2")
    assert (s.ships(owner), s.storage(owner), s.spent()) == ({"2-2"}, "", {"salvager"})


@rule("SEA-SP-B4", "SEA-SOLO-27")
def test_a_resource_of_the_boss_at_the_destination_goes_back() -> None:
    s = solo(blue={"buildings": {"1-2": "academy"}, "ready": "salvager"}, boss="2-1 3-1")
    assert s.supply()["seaweed"] == 9
    s.play("use salvager", "location 2-1")
    assert (s.boss(), s.supply()["seaweed"], s.supply()["artifact"]) == ({"3-1"}, 10, 9)


@rule("SEA-SP-B4", "SEA-MOVE-06")
def test_the_vacated_location_is_built_on_in_the_same_turn() -> None:
    blue = {"storage": "2 fish", "buildings": {"1-2": "academy"}, "ready": "salvager"}
    s = Scenario(blue=blue).play("use salvager", "location 1-4", "build port 1-2")
    assert (s.building("1-2"), s.building("1-4"), s.storage()) == ((0, "port"), (0, "academy"), "")


@rule("SEA-SP-B4", "SEA-SPECIALIST-03")
def test_a_salvager_announced_has_to_move() -> None:
    s = Scenario(blue={"buildings": {"1-2": "academy", "1-3": "shipyard"}, "ready": "salvager"}).play("use salvager")
    refused(s, "no", "SEA-MOVE-02", "SEA-SP-B4", "SEA-SPECIALIST-03")
    s.play("location 1-2")
    refused(s, "no", "SEA-MOVE-02", "SEA-SP-B4", "SEA-SPECIALIST-03")


# Cartographer


@rule("SEA-SP-B5", "SEA-COLUMN-04", "SEA-COLUMN-05")
@SEATS
def test_the_cartographer_exchanges_demands_and_takes_a_resource(seat: int) -> None:
    players: dict[str, Any] = {NAMES[seat]: {"ready": "cartographer"}}
    s = Scenario(**players, active=NAMES[seat], locked=2).play("use cartographer")
    assert s.legal() == ["exchange 1-3", "exchange 1-4", "exchange 3-4", "no"]
    refused(s, "exchange 1-2", "SEA-COLUMN-04")
    s.play("exchange 1-4")
    assert s.legal() == ["lock 1", "lock 4"]
    s.play("lock 4")
    assert (s.demand(), s.locked(), s.legal()) == ("metal seaweed artifact fish", 4, TAKES)
    s.play("take fish")
    assert (s.storage(seat), s.spent(seat)) == ("1 fish", {"cartographer"})


@rule("SEA-SP-B5", "SEA-COLUMN-06")
def test_the_resource_of_the_cartographer_comes_without_an_exchange_too() -> None:
    s = Scenario(blue={"ready": "cartographer"}).play("use cartographer", "no")
    assert (s.demand(), s.locked(), s.legal()) == ("fish seaweed artifact metal", 4, TAKES)
    assert s.play("take metal").storage() == "1 metal"


@rule("SEA-SP-B5", "SEA-BUILD-03")
def test_the_cartographer_before_a_build_changes_what_is_paid() -> None:
    s = Scenario(blue={"storage": "2 metal", "ready": "cartographer"}, locked=3)
    s.play("use cartographer", "exchange 1-4", "lock 1", "take fish", "build port 1-2")
    assert s.storage() == "1 fish"


@rule("SEA-SP-B5", "SEA-COLUMN-02")
def test_the_cartographer_uses_up_no_column_bonus() -> None:
    blue = {"storage": "2 fish", "buildings": {"2-1": "port", "2-2": "academy"}, "ready": "cartographer"}
    s = Scenario(blue=blue).play("use cartographer", "no", "take metal", "build shipyard 1-2", "location 1-1", "no")
    assert (s.phase, s.offered("exchange")) == ("demands", ["1-2", "1-3", "2-3"])


@rule("SEA-SP-B5", "SEA-SOLO-18")
def test_the_cartographer_clears_two_flotillas_of_the_boss() -> None:
    s = solo(blue={"ready": "cartographer"}, boss="1-1 2-1 3-1").play("use cartographer", "exchange 1-2")
    assert (s.boss(), s.supply()["fish"], s.supply()["seaweed"]) == ({"3-1"}, 10, 10)


# Engineer


def engineer(build: str, *answers: str, **given: Any) -> Scenario:
    """Blue has built and used the Engineer; the location effect is about to be resolved."""
    blue = {"ready": "engineer", **given.pop("blue", {})}
    return Scenario(blue=blue, **given).play(build, *answers, "use engineer")


@rule("SEA-SP-B7")
@SEATS
def test_the_engineer_resolves_the_effect_twice(seat: int) -> None:
    players: dict[str, Any] = {NAMES[seat]: {"storage": "2 fish", "ready": "engineer"}}
    s = Scenario(**players, active=NAMES[seat]).play("build shipyard 1-1", "location 1-2", "use engineer")
    assert s.legal() == ["take seaweed", "take artifact", "take metal", "no"]
    s.play("take seaweed", "take metal")
    assert s.legal() == ["take seaweed", "take artifact", "take metal", "no"]
    s.play("take artifact", "take artifact")
    assert (s.storage(seat), s.g.current) == ("1 seaweed 2 artifact 1 metal", 1 - seat)


@rule("SEA-SP-B7")
@pytest.mark.parametrize(("answers", "tokens"), [("yes yes", 4), ("yes no", 2), ("no yes", 2), ("no no", 0)])
def test_an_optional_effect_is_optional_both_times(answers: str, tokens: int) -> None:
    s = engineer("build academy 2-5", "slot 1", blue={"storage": "5 seaweed"}, specialists="agent scout diver")
    s.play(*answers.split())
    assert (s.cleanup(), s.spent(), s.g.current) == ((tokens, 0), {"engineer"}, 1)


@rule("SEA-SP-B7", "SEA-LOCATION-14", "SEA-RESOLUTION-05")
def test_two_new_resolutions_come_one_after_the_other() -> None:
    s = engineer("build port 1-5", "slot 1", blue={"storage": "5 fish"}, resolution="free-passage")
    assert s.phase == "resolving"
    first = s.state.view(0)["drawn"][0]["id"]
    s.play("card 1", "yes")
    assert (s.resolution(), s.phase, s.cleanup()) == (first, "resolving", (2, 0))
    second = s.state.view(0)["drawn"][1]["id"]
    refused(s, "no", "SEA-RESOLUTION-04", "SEA-LOCATION-14")
    s.play("card 2")
    assert (s.resolution(), second != first, s.view["resolution_deck"]) == (second, True, 13)
    assert s.play("yes").cleanup() == (4, 0)


@rule("SEA-SP-B7", "SEA-LOCATION-11")
def test_the_second_time_another_location_may_be_copied() -> None:
    places = {"2-1": "port", "1-1": "academy", "2-5": "port"}
    s = engineer("build shipyard 4-4", "location 3-1", blue={"storage": "4 metal", "buildings": places})
    assert s.offered("location") == ["1-1", "2-1", "2-5"]
    s.play("location 2-5", "yes")
    assert (s.cleanup(), s.offered("location")) == ((2, 0), ["1-1", "2-1", "2-5"])
    s.play("location 1-1", "take metal", "take metal")
    assert (s.cleanup(), s.storage()) == ((2, 0), "2 metal")


@rule("SEA-SP-B7", "SEA-LOCATION-10")
def test_a_mandatory_effect_is_mandatory_both_times() -> None:
    s = engineer(
        "build port 2-1", "slot 1", blue={"storage": "7 seaweed"}, orange={"storage": "5 metal 1 fish"}, sides="B"
    )
    assert s.phase == "returning"
    while s.phase == "returning":
        refused(s, "no", "SEA-LOCATION-10")
        s.play(s.legal()[0])
    assert (sum(s.player(0).storage), sum(s.player(1).storage)) == (4, 4)


@rule("SEA-SP-B7")
def test_the_engineer_works_for_one_build() -> None:
    s = engineer("build port 1-1", "slot 1", blue={"storage": "1 fish 3 seaweed"}).play("no", "no")
    s.end_turn().play("build port 2-1", "slot 1", "yes")
    assert (s.cleanup(), s.g.current) == ((1, 0), 1)
