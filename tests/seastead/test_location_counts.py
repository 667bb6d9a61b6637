"""The effects of locations that count buildings, and the one that copies another."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from tests.played import refused
from tests.seastead.arriving import ALL, ONE_EACH, arrive, over, seats
from tests.seastead.scenario import Scenario

rule = pytest.mark.rule

TYPES = ("port", "academy", "shipyard")
RESOURCES = {"port": "1-1", "academy": "2-2", "shipyard": "3-1"}  # a resource for each of these on the flotilla
TOKENS = {"port": "3-4", "academy": "1-4", "shipyard": "2-4"}  # a cleanup token for each of these
COPY_A, COPY_B = "4-4", "4-5"


def printed(side: str, **effects: str) -> dict[str, Any]:
    """A data pack with other effects at some locations."""
    rows = [dict(row) for row in fathom.load("seastead").definition.default_data[side]]
    for row in rows:
        row["effect"] = effects.get("at_" + row["id"].replace("-", "_"), row["effect"])
    return {side: rows}


def neighbours(place: str) -> list[str]:
    return [f"{place[0]}-{number}" for number in range(1, 7) if f"{place[0]}-{number}" != place]


def crowd(place: str, building: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """On the flotilla of a location each player has one building of the type and one of another, and more elsewhere."""
    other = TYPES[TYPES.index(building) - 1]
    near = neighbours(place)
    far = "4" if place[0] != "4" else "1"
    mine = {near[0]: building, near[1]: other, f"{far}-1": building}
    theirs = {near[2]: building, near[3]: other, f"{far}-2": building}
    return {"buildings": mine}, {"buildings": theirs}


# Counting


@rule("SEA-LOCATION-17", "SEA-LOCATION-18", "SEA-LOCATION-19", "SEA-LOCATION-23", "SEA-AMB-10")
@seats
@pytest.mark.parametrize("building", TYPES)
def test_a_resource_for_each_building_of_either_player_and_the_new_one(building: str, seat: int) -> None:
    place = RESOURCES[building]
    me, other = crowd(place, building)
    s = arrive(place, building, seat=seat, me=me, other=other, sides="B")
    demand = s.demand().split()[int(place[0]) - 1]
    for _ in range(3):
        assert s.legal() == [f"take {kind}" for kind in ALL if kind != demand] + ["no"]
        refused(s, f"take {demand}", "SEA-LOCATION-07", "SEA-LOCATION-17", "SEA-LOCATION-18", "SEA-LOCATION-19")
        s.play("take metal")
    assert (s.storage(seat), over(s, seat)) == ("3 metal", True)


@rule("SEA-LOCATION-20", "SEA-LOCATION-21", "SEA-LOCATION-22", "SEA-LOCATION-23", "SEA-AMB-10")
@seats
@pytest.mark.parametrize("building", TYPES)
def test_a_token_for_each_building_of_either_player_and_the_new_one(building: str, seat: int) -> None:
    place = TOKENS[building]
    me, other = crowd(place, building)
    s = arrive(place, building, seat=seat, me=me, other=other, sides="B")
    for taken in range(3):
        assert (s.legal(), s.cleanup(seat)) == (["yes", "no"], (taken, 0))
        s.play("yes")
    assert (s.cleanup(seat), s.g.cleanup_left, over(s, seat)) == ((3, 0), 17, True)


@rule("SEA-LOCATION-17", "SEA-LOCATION-18", "SEA-LOCATION-19", "SEA-LOCATION-23")
@pytest.mark.parametrize("building", TYPES)
def test_without_such_a_building_there_is_no_resource(building: str) -> None:
    place = RESOURCES[building]
    far = {"buildings": {"4-1": building, "4-2": building}}
    s = arrive(place, TYPES[TYPES.index(building) - 1], me=far, sides="B")
    assert (s.storage(), over(s)) == ("", True)


@rule("SEA-LOCATION-20", "SEA-LOCATION-21", "SEA-LOCATION-22", "SEA-LOCATION-23")
@pytest.mark.parametrize("building", TYPES)
def test_without_such_a_building_there_is_no_token(building: str) -> None:
    s = arrive(TOKENS[building], TYPES[TYPES.index(building) - 1], other={"buildings": {"4-1": building}}, sides="B")
    assert (s.cleanup(), over(s)) == ((0, 0), True)


@rule("SEA-LOCATION-17", "SEA-LOCATION-18", "SEA-LOCATION-19", "SEA-LOCATION-00")
@pytest.mark.parametrize("building", TYPES)
def test_fewer_resources_than_buildings(building: str) -> None:
    place = RESOURCES[building]
    me, other = crowd(place, building)
    s = arrive(place, building, me=me, other=other, sides="B").play("take metal", "no")
    assert (s.storage(), over(s)) == ("1 metal", True)
    assert arrive(place, building, sides="B").play("no").storage() == ""


@rule("SEA-LOCATION-20", "SEA-LOCATION-21", "SEA-LOCATION-22", "SEA-LOCATION-00")
@pytest.mark.parametrize("building", TYPES)
def test_fewer_tokens_than_buildings(building: str) -> None:
    place = TOKENS[building]
    me, other = crowd(place, building)
    s = arrive(place, building, me=me, other=other, sides="B").play("yes", "yes", "no")
    assert (s.cleanup(), over(s)) == ((2, 0), True)
    assert arrive(place, building, sides="B").play("no").cleanup() == (0, 0)


@rule("SEA-LOCATION-17", "SEA-AMB-07")
def test_kinds_may_repeat_where_buildings_are_counted() -> None:
    me, other = crowd("1-1", "port")
    s = arrive("1-1", me=me, other=other, sides="B", other_kinds="distinct")
    s.play("take metal", "take metal", "take metal")
    assert (s.storage(), over(s)) == ("3 metal", True)


@rule("SEA-LOCATION-20", "SEA-LOCATION-23")
def test_tokens_for_buildings_are_noted_when_the_supply_is_empty() -> None:
    me, other = crowd("3-4", "port")
    s = arrive("3-4", me=me, other=other, sides="B", cleanup_left=1).play("yes", "yes", "yes")
    assert s.cleanup() == (1, 2)


@rule("SEA-LOCATION-23", "SEA-AMB-10")
@pytest.mark.parametrize(("effect", "tokens"), [("cleanup-per-port", 3), ("cleanup-per-academy", 1)])
def test_buildings_of_the_boss_count(effect: str, tokens: int) -> None:
    built = {"2-2": "port", "2-3": "port", "2-4": "academy", "3-2": "port"}
    s = arrive("2-1", players=1, other={"buildings": built}, keep="2 metal", data=printed("side_a", at_2_1=effect))
    for _ in range(tokens):
        assert s.legal() == ["yes", "no"]
        s.play("yes")
    assert (s.cleanup(), s.phase) == ((tokens, 0), "menu")


# Copying


@rule("SEA-LOCATION-11", "SEA-AMB-08")
@seats
@pytest.mark.parametrize(("place", "sides"), [(COPY_A, "A"), (COPY_B, "B")])
def test_any_other_location_with_an_own_building_can_be_copied(place: str, sides: str, seat: int) -> None:
    mine = {"1-2": "port", "2-6": "academy", "4-2": "shipyard"}
    s = arrive(place, seat=seat, me={"buildings": mine}, other={"buildings": {"3-1": "port"}}, sides=sides)
    assert (s.actor, s.legal()) == (seat, ["location 1-2", "location 2-6", "location 4-2", "no"])
    for wrong in (place, "3-1", "3-2"):
        refused(s, f"location {wrong}", "SEA-LOCATION-11")
    s.play("location 2-6", "yes")
    assert (s.cleanup(seat), over(s, seat)) == ((1, 0), True)


@rule("SEA-LOCATION-11", "SEA-LOCATION-00")
def test_nothing_has_to_be_copied() -> None:
    s = arrive(COPY_A, me={"buildings": {"2-6": "port"}}).play("no")
    assert (s.cleanup(), over(s)) == ((0, 0), True)


@rule("SEA-LOCATION-11")
def test_without_another_building_there_is_nothing_to_copy() -> None:
    s = arrive(COPY_A, other={"buildings": {"2-6": "port"}})
    assert (s.cleanup(), over(s)) == ((0, 0), True)


@rule("SEA-LOCATION-11", "SEA-AMB-08")
@pytest.mark.parametrize(("side", "place"), [("side_a", COPY_A), ("side_b", COPY_B)])
def test_a_copying_location_cannot_be_copied(side: str, place: str) -> None:
    mine = {"1-2": "port", "2-6": "academy"}
    pack = printed(side, at_1_2="copy")
    s = arrive(place, me={"buildings": mine}, sides=side[-1].upper(), data=pack)
    assert s.legal() == ["location 2-6", "no"]
    refused(s, "location 1-2", "SEA-LOCATION-11")


@rule("SEA-LOCATION-11", "SEA-LOCATION-00")
@seats
def test_the_demand_is_that_of_the_copied_flotilla(seat: int) -> None:
    s = arrive(COPY_A, seat=seat, me={"buildings": {"1-1": "academy"}}).play("location 1-1")
    assert s.offered("take") == ["seaweed", "artifact", "metal"]
    s.play("take metal", "take metal")
    assert (s.storage(seat), over(s, seat)) == ("2 metal", True)


@rule("SEA-LOCATION-11", "SEA-LOCATION-00")
def test_a_copied_effect_is_done_once_and_costs_what_it_costs() -> None:
    s = arrive(COPY_A, keep="2 fish", me={"buildings": {"2-2": "port"}}).play("location 2-2")
    assert s.legal() == ["give fish", "no"]
    s.play("give fish")
    assert (s.storage(), s.cleanup(), over(s)) == ("1 fish", (1, 0), True)


@rule("SEA-LOCATION-11", "SEA-LOCATION-10")
def test_a_copied_duty_is_a_duty() -> None:
    me = {"buildings": {"2-1": "port"}}
    s = arrive(COPY_B, keep="3 fish 2 metal", me=me, other={"storage": "4 fish 1 metal"}, sides="B")
    s.play("location 2-1")
    refused(s, "no", "SEA-LOCATION-10")
    s.play("give fish")
    assert s.actor == 1
    s.play("give fish")
    assert (s.storage(0), s.storage(1), over(s)) == ("2 fish 2 metal", "3 fish 1 metal", True)


@rule("SEA-LOCATION-11", "SEA-LOCATION-14", "SEA-RESOLUTION-04")
def test_a_resolution_can_be_drawn_by_copying() -> None:
    s = arrive(COPY_B, me={"buildings": {"1-5": "port"}}, sides="B").next(resolutions="tug-service rich-grounds")
    s.play("location 1-5", "card 2", "yes")
    assert (s.resolution(), s.cleanup()) == ("rich-grounds", (2, 0))


def tokens(s: Scenario) -> int:
    """How many tokens a copied effect brings at most."""
    while s.phase == "cleaning":
        s.play("yes")
    return s.cleanup()[0]


@rule("SEA-LOCATION-11", "SEA-AMB-08")
@pytest.mark.parametrize("building", TYPES)
@pytest.mark.parametrize("copied_building", ["counts", "stands"])
def test_the_new_building_counts_where_it_is_copied_to(building: str, copied_building: str) -> None:
    s = arrive(COPY_B, building, me={"buildings": {"1-4": "academy"}}, sides="B", copied_building=copied_building)
    s.play("location 1-4")
    assert tokens(s) == (2 if building == "academy" and copied_building == "counts" else 1)


@rule("SEA-LOCATION-11", "SEA-AMB-08", "SEA-LOCATION-17")
@pytest.mark.parametrize(("copied_building", "count"), [("counts", 2), ("stands", 1)])
def test_resources_for_the_new_building_where_it_is_copied_to(copied_building: str, count: int) -> None:
    mine = {"1-1": "port", "4-1": "port"}
    s = arrive(COPY_B, me={"buildings": mine}, sides="B", copied_building=copied_building).play("location 1-1")
    for _ in range(count):
        assert s.legal() == ["take seaweed", "take artifact", "take metal", "no"]
        s.play("take metal")
    assert (s.storage(), over(s)) == (f"{count} metal", True)


@rule("SEA-LOCATION-11", "SEA-AMB-08")
@pytest.mark.parametrize("copied_building", ["counts", "stands"])
def test_on_one_flotilla_the_new_building_counts_once(copied_building: str) -> None:
    pack = printed("side_b", at_4_1="cleanup-per-port")
    mine = {"4-1": "port", "1-2": "port"}
    s = arrive(COPY_B, me={"buildings": mine}, sides="B", copied_building=copied_building, data=pack)
    assert tokens(s.play("location 4-1")) == 2


@rule("SEA-LOCATION-11")
def test_copying_in_a_solo_game() -> None:
    s = arrive(
        COPY_A, players=1, keep=ONE_EACH, me={"buildings": {"2-6": "port"}}, other={"buildings": {"1-2": "port"}}
    )
    assert s.legal() == ["location 2-6", "no"]
    assert s.play("location 2-6", "yes").cleanup() == (1, 0)
