"""The resolutions about building and ships, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.played import refused
from tests.seastead.arriving import ALL, ONE_EACH, arrive, duel, over, seats

rule = pytest.mark.rule

TYPES = ("port", "academy", "shipyard")
PLACES = [f"{flotilla}-{place}" for flotilla in range(1, 5) for place in range(1, 7)]


# Free Trade


@rule("SEA-RS-01", "SEA-RESOLUTION-02")
@seats
def test_one_resource_due_may_be_replaced(seat: int) -> None:
    s = duel(seat, {"storage": "4 fish 1 seaweed 2 metal"}, resolution="free-trade").play("build port 1-3")
    assert (s.actor, s.legal()) == (seat, ["give seaweed", "give metal", "no"])
    refused(s, "give fish", "SEA-RS-01")
    refused(s, "give artifact", "SEA-GEN-04")
    s.play("give metal")
    assert (s.storage(seat), s.phase) == ("2 fish 1 seaweed 1 metal", "choosing-dock")
    assert s.supply()["metal"] == 10 - 1 - 1


@rule("SEA-RS-01")
def test_nothing_has_to_be_replaced() -> None:
    s = duel(0, {"storage": "4 fish 1 metal"}, resolution="free-trade").play("build port 1-3", "no")
    assert (s.storage(), s.phase) == ("1 fish 1 metal", "choosing-dock")


@rule("SEA-RS-01", "SEA-RESOLUTION-02")
@seats
def test_what_is_missing_must_be_replaced(seat: int) -> None:
    s = duel(seat, {"storage": "2 fish 1 seaweed 2 metal"}, resolution="free-trade").play("build port 1-3")
    assert s.legal() == ["give seaweed", "give metal"]
    refused(s, "no", "SEA-BUILD-04", "SEA-RS-01")
    s.play("give seaweed")
    assert s.storage(seat) == "2 metal"


@rule("SEA-RS-01")
@pytest.mark.parametrize(
    ("storage", "building", "place", "possible"),
    [
        ("2 fish 1 metal", "port", "1-3", True),
        ("1 fish 2 metal", "port", "1-3", False),  # two would have to be replaced
        ("2 fish", "port", "1-3", False),  # by nothing
        ("1 fish 1 metal", "port", "1-2", False),  # printed cost 2
        ("1 metal", "port", "1-1", False),  # printed cost 2
        ("2 fish 1 metal", "academy", "1-4", True),  # 4 less the tag
        ("2 fish 1 metal", "port", "1-4", False),
        ("5 fish 1 metal", "port", "1-6", True),
    ],
)
def test_where_a_resource_can_be_replaced(storage: str, building: str, place: str, possible: bool) -> None:
    s = duel(0, {"storage": storage}, resolution="free-trade")
    if possible:
        assert f"{building} {place}" in s.offered("build")
    else:
        refused(s, f"build {building} {place}", "SEA-BUILD-04")


@rule("SEA-RS-01")
def test_nothing_is_replaced_where_little_is_printed() -> None:
    s = duel(0, {"storage": "2 fish 1 metal"}, resolution="free-trade").play("build port 1-2")
    assert (s.storage(), s.phase) == ("1 metal", "choosing-dock")


@rule("SEA-RS-01")
def test_without_a_cost_nothing_is_replaced() -> None:
    me = {"storage": "1 metal", "ships": "1-3", "ready": "master-builder", "buildings": {"4-5": "academy"}}
    s = duel(0, me, resolution="free-trade").play("use master-builder")
    assert s.cost("port", "1-3") == 0
    s.play("build port 1-3")
    assert (s.storage(), s.phase) == ("1 metal", "placing")


@rule("SEA-RS-01")
def test_a_single_resource_due_can_be_replaced() -> None:
    me = {"storage": "1 metal", "ready": "master-builder"}
    s = duel(0, me, resolution="free-trade").play("use master-builder", "build port 1-3")
    assert (s.storage(), s.phase) == ("", "choosing-dock")


@rule("SEA-RS-01")
@seats
@pytest.mark.parametrize(
    ("place", "ready", "storage", "gain"),
    [
        ("1-3", "", "2 fish 1 metal", 2),
        ("1-4", "master-builder", "1 fish 1 metal", 2),
        ("1-3", "master-builder", "1 metal", 1),
    ],
)
def test_the_investor_takes_the_kind_demanded_for_a_substitute_too(
    place: str, ready: str, storage: str, gain: int, seat: int
) -> None:
    other = {"storage": "1 metal", "ready": "investor"}
    s = duel(seat, {"storage": storage, "ready": ready}, other, resolution="free-trade")
    if ready:
        s.play(f"use {ready}")
    s.play(f"build port {place}")
    assert (s.storage(seat), s.actor, s.legal()) == ("", 1 - seat, ["use investor", "no"])
    s.play("use investor")
    assert s.storage(1 - seat) == f"{gain} fish 1 metal"


# Cheaper buildings and locations


CHEAPER = {"port-subsidy": "port", "education-drive": "academy", "fleet-programme": "shipyard"}


@rule("SEA-RS-02", "SEA-RS-03", "SEA-RS-04", "SEA-RESOLUTION-02")
@seats
@pytest.mark.parametrize("resolution", CHEAPER)
def test_one_type_of_building_is_cheaper_everywhere(resolution: str, seat: int) -> None:
    s = duel(seat, {}, resolution=resolution)
    for place in PLACES:
        at = s.location(place)
        for building in TYPES:
            less = (at["tag"] == building) + (CHEAPER[resolution] == building)
            assert s.cost(building, place) == at["cost"] - less


@rule("SEA-RS-02", "SEA-RS-03", "SEA-RS-04")
@seats
@pytest.mark.parametrize("resolution", CHEAPER)
def test_what_is_saved_is_not_paid(resolution: str, seat: int) -> None:
    building = CHEAPER[resolution]
    s = duel(seat, {"storage": "1 seaweed"}, resolution=resolution)
    for other in TYPES:
        if other != building:
            refused(s, f"build {other} 2-1", "SEA-BUILD-04")
    s.play(f"build {building} 2-1")
    assert s.storage(seat) == ""


@rule("SEA-RS-02", "SEA-RS-03", "SEA-RS-04", "SEA-RS-11")
@pytest.mark.parametrize(
    ("resolution", "place"),
    [("port-subsidy", "1-1"), ("education-drive", "2-2"), ("fleet-programme", "3-1"), ("tug-service", "2-1")],
)
def test_no_building_costs_less_than_nothing(resolution: str, place: str) -> None:
    me = {"storage": ONE_EACH, "ships": place, "ready": "master-builder"}
    s = duel(0, me, resolution=resolution)
    building = CHEAPER.get(resolution, "port")
    assert s.cost(building, place) == 0
    s.play("use master-builder")
    assert s.cost(building, place) == 0
    s.play(f"build {building} {place}")
    assert s.storage() == ONE_EACH


@rule("SEA-RS-05", "SEA-RESOLUTION-02")
@seats
def test_expensive_locations_are_cheaper(seat: int) -> None:
    s = duel(seat, {}, resolution="flagship-projects")
    for place in PLACES:
        at = s.location(place)
        for building in TYPES:
            assert s.cost(building, place) == at["cost"] - (at["tag"] == building) - (at["cost"] >= 5)


@rule("SEA-RS-05")
@seats
def test_building_at_an_expensive_location(seat: int) -> None:
    s = duel(seat, {"storage": "4 fish", "ships": "1-6"}, resolution="flagship-projects")
    assert (s.cost("shipyard", "1-6"), s.cost("port", "1-6"), s.cost("port", "1-5")) == (3, 4, 4)
    s.play("build shipyard 1-6")
    assert s.storage(seat) == "1 fish"


@rule("SEA-RS-05")
def test_ships_still_look_at_printed_costs() -> None:
    filled = {"buildings": {"1-1": "port", "1-2": "port", "1-3": "academy", "3-1": "academy"}}
    s = duel(0, {"storage": "4 seaweed"}, filled, resolution="flagship-projects").play("build shipyard 2-1")
    assert s.offered("location") == ["1-4", "2-2", "3-2", "4-1", "4-2"]


# Environmental Standard


@rule("SEA-RS-06", "SEA-RESOLUTION-02")
@seats
@pytest.mark.parametrize(
    ("building", "place"), [("port", "2-4"), ("shipyard", "2-4"), ("port", "2-6"), ("port", "1-6")]
)
def test_a_token_at_the_end_of_an_expensive_build(building: str, place: str, seat: int) -> None:
    s = arrive(place, building, seat=seat, resolution="environmental-standard")
    if place != "2-4" or building == "shipyard":
        s.play("no")
    assert (s.actor, s.legal()) == (seat, ["yes", "no"])
    s.play("yes")
    assert (s.cleanup(seat), s.cleanup(1 - seat), over(s, seat)) == ((1, 0), (0, 0), True)


@rule("SEA-RS-06")
def test_the_token_at_the_end_may_be_left() -> None:
    s = arrive("2-4", resolution="environmental-standard").play("no")
    assert (s.cleanup(), over(s)) == ((0, 0), True)


@rule("SEA-RS-06")
@pytest.mark.parametrize("place", ["2-1", "4-3"])
def test_no_token_for_a_cheap_build(place: str) -> None:
    s = arrive(place, resolution="environmental-standard")
    assert (s.cleanup(), over(s)) == ((0, 0), True)


@rule("SEA-RS-06", "SEA-RS-14")
@pytest.mark.parametrize(("resolution", "legal"), [
    ("environmental-standard", ["yes", "no"]),
    ("neighbourhood-aid", [*(f"take {kind}" for kind in ALL), "no"]),
])  # fmt: skip
def test_the_end_of_a_build_comes_after_the_column_bonus(resolution: str, legal: list[str]) -> None:
    me = {"buildings": {"2-1": "academy", "2-2": "shipyard"}, "ready": "fisher", "ships": "4-1"}
    s = arrive("2-4", me=me, other={"buildings": {"2-3": "academy"}}, resolution=resolution).play("no")
    assert s.phase == "demands"
    s.play("exchange 1-2", "lock 1")
    assert s.legal() == legal


# Free Passage, Tug Service, Pilotage Fee


@rule("SEA-RS-10", "SEA-RESOLUTION-02")
@seats
def test_a_new_ship_goes_to_any_free_location(seat: int) -> None:
    other = {"buildings": {"1-2": "port"}, "ships": "3-1", "storage": ""}
    s = duel(seat, {"storage": "2 seaweed"}, other, resolution="free-passage")
    s.play("build shipyard 2-1")
    taken = {"2-1", "1-2", "3-1", "4-6"}  # 4-6 is the shipyard of the ship
    assert s.offered("location") == [place for place in PLACES if place not in taken]
    for place in taken:
        refused(s, f"location {place}", "SEA-SHIP-02")
    s.play("location 1-6")
    assert s.ships(seat) == {"1-6"}


@rule("SEA-RS-10")
@seats
def test_a_displaced_ship_goes_to_any_free_location(seat: int) -> None:
    s = duel(seat, {"storage": "1 fish"}, {"ships": "1-2"}, resolution="free-passage")
    s.play("build port 1-2", "no")
    assert (s.actor, s.phase) == (1 - seat, "placing")
    assert s.offered("location") == [place for place in PLACES if place not in {"1-2", "4-6"}]
    s.play("location 3-5")
    assert s.ships(1 - seat) == {"3-5"}


@rule("SEA-RS-10")
def test_a_ship_displaced_by_a_moved_building_goes_to_any_free_location() -> None:
    me = {"ready": "salvager", "buildings": {"1-2": "academy"}}
    s = duel(0, me, {"ships": "2-1"}, resolution="free-passage")
    s.play("use salvager", "location 2-1")
    assert (s.actor, s.phase) == (1, "placing")
    assert s.offered("location") == [place for place in PLACES if place not in {"2-1", "4-6"}]


@rule("SEA-RS-10", "SEA-RS-11")
def test_without_free_passage_a_ship_goes_to_a_cheapest_location() -> None:
    s = duel(0, {"storage": "1 fish"}, {"ships": "1-2"}, resolution="tug-service").play("build academy 1-2", "no")
    assert s.offered("location") == ["1-1", "2-1", "2-2", "3-1", "3-2", "4-1", "4-2"]


@rule("SEA-RS-10")
@seats
def test_without_a_free_location_the_ship_goes_to_the_box_all_the_same(seat: int) -> None:
    mine = {"1-1": "port", "2-1": "port", "3-1": "port", "4-1": "port"}
    mine |= {
        "1-2": "academy",
        "2-2": "academy",
        "3-2": "academy",
        "1-3": "shipyard",
        "2-3": "shipyard",
        "3-3": "shipyard",
    }
    theirs = {"1-4": "port", "2-4": "port", "3-4": "port", "4-4": "port"}
    theirs |= {
        "1-5": "academy",
        "2-5": "academy",
        "3-5": "academy",
        "4-5": "academy",
        "4-2": "shipyard",
        "4-3": "shipyard",
    }
    me: dict[str, Any] = {"storage": "6 metal", "buildings": mine, "ships": "1-6 2-6 3-6"}
    s = duel(seat, me, {"buildings": theirs}, resolution="free-passage").play("build shipyard 4-6")
    assert (s.player(seat).boxed, s.cleanup(seat), s.ships(seat)) == (1, (1, 0), {"1-6", "2-6", "3-6"})


@rule("SEA-RS-11", "SEA-RESOLUTION-02")
@seats
@pytest.mark.parametrize("owner", [0, 1])
def test_a_ship_saves_two(owner: int, seat: int) -> None:
    ships = {"ships": "1-2 1-3 1-4"}
    s = duel(seat, {"storage": "1 fish"} | (ships if owner == seat else {}), ships if owner != seat else None,
             resolution="tug-service")  # fmt: skip
    assert [s.cost("port", place) for place in ("1-1", "1-2", "1-3", "1-4", "1-5")] == [1, 0, 1, 2, 5]
    assert s.cost("academy", "1-4") == 1
    s.play("build port 1-3")
    assert s.storage(seat) == ""


@rule("SEA-RS-12", "SEA-RESOLUTION-02")
@seats
@pytest.mark.parametrize("kinds", [(), ("fish",), ("metal", "metal"), ("fish", "metal")])
def test_the_owner_of_a_ship_takes_up_to_two(kinds: tuple[str, ...], seat: int) -> None:
    other = {"ships": "1-2", "storage": ""}
    s = duel(seat, {"storage": "1 fish"}, other, resolution="pilotage-fee").play("build port 1-2")
    for kind in kinds:
        assert (s.actor, s.legal()) == (1 - seat, [f"take {kind}" for kind in ALL] + ["no"])
        s.play(f"take {kind}")
    if len(kinds) < 2:
        s.play("no")
    held = {(): "", ("fish",): "1 fish", ("metal", "metal"): "2 metal", ("fish", "metal"): "1 fish 1 metal"}
    assert (s.storage(1 - seat), s.phase) == (held[kinds], "placing")


@rule("SEA-RS-12")
def test_no_bonus_for_an_own_ship() -> None:
    s = duel(0, {"storage": "1 fish", "ships": "1-2"}, resolution="pilotage-fee").play("build port 1-2")
    assert (s.storage(), s.phase, s.actor) == ("", "placing", 0)


@rule("SEA-RS-12")
def test_a_bonus_only_of_what_is_in_the_supply() -> None:
    other = {"ships": "1-2", "storage": "9 fish 10 seaweed 9 artifact 10 metal"}
    s = duel(0, {"storage": "1 fish"}, other, resolution="pilotage-fee").play("build port 1-2")
    assert s.legal() == ["take fish", "take artifact", "no"]
    s.play("take fish")
    assert s.legal() == ["take artifact", "no"]


# Neighbourhood Aid


@rule("SEA-RS-14", "SEA-RESOLUTION-02")
@seats
@pytest.mark.parametrize("mine", [0, 1, 3])
def test_a_resource_for_building_where_four_buildings_stand(mine: int, seat: int) -> None:
    places = ["2-2", "2-4", "2-6"]
    me = {"buildings": dict.fromkeys(places[:mine], "port")}
    other = {"buildings": dict.fromkeys(places[mine:], "port")}
    s = arrive("2-1", seat=seat, me=me, other=other, resolution="neighbourhood-aid")
    assert (s.actor, s.legal()) == (seat, [f"take {kind}" for kind in ALL] + ["no"])
    s.play("take metal")
    assert (s.storage(seat), s.storage(1 - seat), over(s, seat)) == ("1 metal", ONE_EACH, True)


@rule("SEA-RS-14")
def test_the_resource_of_the_neighbours_may_be_left() -> None:
    other = {"buildings": {"2-2": "port", "2-4": "port", "2-6": "port"}}
    s = arrive("2-1", other=other, resolution="neighbourhood-aid").play("no")
    assert (s.storage(), over(s)) == ("", True)


@rule("SEA-RS-14")
@pytest.mark.parametrize("buildings", [{}, {"2-2": "port", "2-4": "port", "1-6": "port", "3-6": "port"}])
def test_fewer_than_four_buildings_bring_nothing(buildings: dict[str, str]) -> None:
    s = arrive("2-1", other={"buildings": buildings, "ships": "2-6"}, resolution="neighbourhood-aid")
    assert (s.storage(), over(s)) == ("", True)


@rule("SEA-RS-14")
def test_more_than_four_buildings_bring_one_resource() -> None:
    other = {"buildings": {"2-2": "port", "2-3": "port", "2-4": "port", "2-6": "port"}}
    s = arrive("2-1", other=other, resolution="neighbourhood-aid").play("take fish")
    assert (s.storage(), over(s)) == ("1 fish", True)
