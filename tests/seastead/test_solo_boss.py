"""Solo games: where the boss's resources go, and when the boss builds."""

from __future__ import annotations

import pytest

from tests.played import refused
from tests.seastead.boss import boss_of, events
from tests.seastead.scenario import Scenario, solo

rule = pytest.mark.rule

TWELVE = ("2-1 2-2 2-3 2-4", "3-1 3-2 3-3 3-4", "4-1 4-2 4-3 4-4")


def built(s: Scenario) -> dict[str, int]:
    found: dict[str, int] = s.view["boss"]["built"]
    return found


# Where a resource goes


@rule("SEA-SOLO-10", "SEA-SOLO-12")
def test_to_the_flotilla_that_demands_it_and_a_tie_is_the_players() -> None:
    s = solo(demand="metal artifact seaweed fish").dive("reef-11", "b")
    assert (s.phase, s.actor, s.storage()) == ("boss-placing", 0, "1 artifact 1 metal")
    assert s.legal() == ["location 4-1", "location 4-2"]
    for place in ("4-3", "1-1", "3-1"):
        refused(s, f"location {place}", "SEA-SOLO-10")
    refused(s, "no", "SEA-SOLO-10")
    s.play("location 4-2")
    assert s.legal() == ["location 3-1", "location 3-2"]
    s.play("location 3-1")
    assert (s.boss(), s.phase) == ({"4-2", "3-1"}, "menu")


@rule("SEA-SOLO-10")
@pytest.mark.parametrize("owner", ["blue", "orange"])
@pytest.mark.parametrize(
    ("taken", "place"),
    [("", None), ("1-1", "1-2"), ("1-2", "1-1"), ("1-1 1-2", "1-3"), ("1-1 1-2 1-3", "1-4"), ("1-1 1-2 1-4", "1-3")],
)
def test_to_the_cheapest_location_without_a_building(owner: str, taken: str, place: str | None) -> None:
    buildings = {"buildings": dict.fromkeys(taken.split(), "academy")}
    s = solo(**{owner: buildings}).dive("reef-11", "b")
    if place is None:
        assert s.offered("location") == ["1-1", "1-2"]
    else:
        assert place in s.boss()
        assert events(s, "boss")[0] == {"resource": "fish", "location": place}


@rule("SEA-SOLO-10")
@pytest.mark.parametrize("closed", ["open", "closed"])
def test_also_to_the_flotilla_with_the_locked_token(closed: str) -> None:
    s = solo(locked=1, locked_flotilla=closed, blue={"buildings": {"1-1": "port"}}).dive("reef-11", "b")
    assert "1-2" in s.boss()


@rule("SEA-SOLO-10")
def test_the_player_takes_first() -> None:
    s = solo(blue={"storage": "8 fish 10 seaweed"}).dive("reef-9", "a")
    assert (s.storage(), s.supply()["fish"], s.phase) == ("10 fish 10 seaweed", 0, "boss-placing")
    s = solo(blue={"storage": "9 fish"}).dive("reef-4")
    s.play("take fish", "location 4-1")
    assert (s.storage(), s.boss()) == ("10 fish", {"4-1"})


@rule("SEA-SOLO-10")
def test_the_boss_keeps_nothing_in_store() -> None:
    s = solo().dive("reef-5", "a").play("location 2-1", "location 3-2")
    assert (s.player(1).storage, s.supply()) == ([0] * 4, {"fish": 8, "seaweed": 9, "artifact": 9, "metal": 10})


@rule("SEA-AMB-27", "SEA-SOLO-10")
def test_a_ship_can_be_avoided_only_in_a_tie() -> None:
    s = solo(blue={"ships": "1-1"}).dive("reef-11", "b")
    assert s.offered("location") == ["1-1", "1-2"]
    s.play("location 1-2")
    assert (s.boss() & {"1-1", "1-2"}, s.ships(), s.phase) == ({"1-2"}, {"1-1"}, "boss-placing")
    s = solo(blue={"ships": "1-1", "buildings": {"1-2": "academy"}}).dive("reef-11", "b")
    assert events(s, "boss") == [{"resource": "fish", "location": "1-1"}]
    assert s.phase == "boss-building"


@rule("SEA-SOLO-12")
def test_a_first_resource_has_no_consequence() -> None:
    s = solo(blue={"storage": "2 fish"}).dive("reef-5", "b").play("location 1-2", "location 1-1")
    assert (s.boss(), s.building("1-1"), s.building("1-2")) == ({"1-1", "1-2"}, (None, None), (None, None))
    assert (s.supply()["fish"], s.phase, built(s)) == (6, "menu", {"port": 0, "academy": 0, "shipyard": 0})
    assert {"academy 1-1", "academy 1-2"} <= set(s.offered("build"))


# The boss builds


@rule("SEA-SOLO-13", "SEA-SOLO-29")
@pytest.mark.parametrize("building", ["port", "academy", "shipyard"])
def test_a_second_resource_brings_a_building_of_any_type(building: str) -> None:
    s = solo(boss="1-1 2-2").dive("reef-11", "b").play("location 1-1")
    assert (s.phase, s.actor, s.legal()) == ("boss-building", 0, ["boss port", "boss academy", "boss shipyard"])
    refused(s, "no", "SEA-SOLO-13")
    assert (s.boss(), s.supply()["fish"]) == ({"2-2"}, 10)
    s.play(f"boss {building}")
    assert (s.building("1-1"), built(s)[building], sum(built(s).values())) == ((1, building), 1, 1)
    assert events(s, "boss-build") == [{"type": building, "location": "1-1"}]
    assert (s.phase, s.offered("location")) == ("boss-placing", ["2-1", "2-2"])


@rule("SEA-SOLO-13")
@pytest.mark.parametrize(("missing", "left"), [(0, "academy shipyard"), (1, "port shipyard"), (2, "port academy")])
def test_only_types_that_the_boss_has_left(missing: int, left: str) -> None:
    rows = ["", "", ""]
    rows[missing] = TWELVE[missing]
    s = solo(orange=boss_of(*rows), boss="1-1").dive("reef-11", "b").play("location 1-1")
    assert s.offered("boss") == left.split()
    refused(s, f"boss {('port', 'academy', 'shipyard')[missing]}", "SEA-SOLO-13")


@rule("SEA-SOLO-13")
def test_a_single_type_left_is_used() -> None:
    s = solo(orange=boss_of(TWELVE[0], TWELVE[1], "4-1"), boss="1-1").dive("reef-11", "b").play("location 1-1")
    assert s.building("1-1") == (1, "shipyard")


@rule("SEA-SOLO-13")
def test_no_boss_building_without_need() -> None:
    refused(solo(), "boss port", "SEA-SOLO-13")


@rule("SEA-SOLO-07", "SEA-SOLO-17", "SEA-SOLO-18", "SEA-SOLO-29")
@pytest.mark.parametrize("last_of", ["row", "column"])
@pytest.mark.parametrize(("row", "building"), [(0, "port"), (1, "academy"), (2, "shipyard")])
def test_the_boss_gets_nothing_for_a_building(row: int, building: str, last_of: str) -> None:
    """The location gives two cleanup tokens."""
    rows = ["3-1 3-2 3-3", "4-1 4-2 4-3", "1-1 1-2 1-3"]
    if last_of == "column":
        rows[row] = rows[row][:7]
    own = {"2-1": "port", "2-2": "academy", "2-3": "academy", "2-4": "academy"}
    s = solo(blue={"storage": "6 fish", "buildings": own, "ships": "2-6"}, orange=boss_of(*rows), boss="2-5")
    before = s.view
    s.dive("reef-8", "a")
    s.play(f"boss {building}")
    assert s.building("2-5") == (1, building)
    after = s.view
    for same in ("docks", "specialists", "cleanup", "dock_stack", "specialist_deck", "removed_docks"):
        assert after[same] == before[same]
    assert (s.location("2-5")["dock"], s.player(1).ships, s.demand()) == (None, 0, "fish seaweed artifact metal")
    assert (s.ready(), s.ships(), s.storage(), s.cleanup()) == (set(), {"2-6"}, "6 fish 2 metal", (0, 0))
    assert (s.g.round, s.phase) == (4, "menu")


@rule("SEA-SOLO-07")
def test_the_boss_has_no_turn() -> None:
    s = solo(blue={"storage": "2 fish"})
    for _ in range(6):
        s.end_turn()
        assert (s.actor, s.g.current) == (0, 0)


# Ships


@rule("SEA-SOLO-14", "SEA-SOLO-29")
@pytest.mark.parametrize("building", ["port", "academy", "shipyard"])
def test_a_resource_at_a_ship_brings_a_building_at_once(building: str) -> None:
    s = solo(blue={"ships": "1-1"}).dive("reef-11", "b").play("location 1-1")
    assert (s.phase, s.offered("boss")) == ("boss-building", ["port", "academy", "shipyard"])
    s.play(f"boss {building}")
    assert (s.building("1-1"), s.boss(), s.supply()["fish"]) == ((1, building), set(), 10)
    assert (s.phase, s.actor, s.ships()) == ("placing", 0, set())
    assert s.offered("location") == ["1-2", "2-1", "2-2", "3-1", "3-2", "4-1", "4-2"]
    refused(s, "no", "SEA-SOLO-14")
    s.play("location 1-2")
    assert (s.ships(), s.storage()) == ({"1-2"}, "1 artifact 1 metal")
    assert (s.phase, s.offered("location")) == ("boss-placing", ["2-1", "2-2"])


@rule("SEA-SOLO-14", "SEA-SOLO-24")
def test_all_resources_at_the_ship_return() -> None:
    s = solo(blue={"ships": "1-1"}, boss="1-1")
    assert s.supply()["fish"] == 9
    s.dive("reef-11", "b").play("location 1-1", "boss port")
    assert (s.boss(), s.supply()["fish"], s.ships()) == (set(), 10, set())


@rule("SEA-SOLO-14")
def test_a_ship_without_a_free_location_goes_to_the_box() -> None:
    here = {"1-2": "port", "1-3": "port", "1-4": "port", "1-5": "port", "1-6": "academy"}
    here |= {"2-1": "academy", "2-2": "academy", "2-3": "academy", "2-4": "shipyard"}
    rest = boss_of("2-5 2-6 3-1 3-2", "3-3 3-4 3-5 3-6", "4-1 4-2")
    s = solo(blue={"buildings": here, "ships": "1-1 4-3 4-4", "boxed": 0}, orange=rest)
    s.g.players[0].sites[2] |= 1 << 22 | 1 << 23
    s.state.check()
    s.dive("reef-11", "b")
    assert (s.building("1-1"), s.ships(), s.player(0).boxed, s.cleanup()) == (
        (1, "shipyard"),
        {"4-3", "4-4"},
        1,
        (1, 0),
    )


@rule("SEA-SOLO-24")
def test_a_ship_may_be_placed_at_a_resource_of_the_boss() -> None:
    s = solo(blue={"storage": "2 metal"}, boss="1-1 2-1").play("build shipyard 4-1")
    assert s.offered("location") == ["1-1", "1-2", "2-1", "2-2", "3-1", "3-2", "4-2"]
    s.play("location 1-1")
    assert (s.ships(), s.boss(), s.building("1-1")) == ({"1-1"}, {"1-1", "2-1"}, (None, None))
    assert (s.phase, s.supply()["fish"]) == ("taking", 9)


@rule("SEA-SOLO-24")
def test_a_ship_may_sail_to_a_resource_of_the_boss() -> None:
    s = solo(blue={"ready": "captain", "ships": "2-1", "storage": "2 metal"}, boss="1-1").play(
        "use captain", "location 1-1"
    )
    assert (s.ships(), s.boss(), s.building("1-1"), s.phase) == ({"1-1"}, {"1-1"}, (None, None), "menu")


# One after another


@rule("SEA-SOLO-25", "SEA-AMB-26")
@pytest.mark.parametrize(
    ("card", "half", "first", "second"),
    [
        ("reef-4", "", "metal", "fish"),
        ("reef-7", "a", "metal", "fish"),
        ("reef-1", "", "fish", "seaweed"),
        ("reef-12", "b", "fish", "metal"),
    ],
)
def test_in_the_order_printed(card: str, half: str, first: str, second: str) -> None:
    s = solo().dive(card, half)
    if not half:
        s.play("take artifact")
    flotillas = {"fish": 1, "seaweed": 2, "artifact": 3, "metal": 4}
    for kind in (first, second):
        assert s.offered("location") == [f"{flotillas[kind]}-1", f"{flotillas[kind]}-2"]
        s.play(f"location {flotillas[kind]}-1")


@rule("SEA-SOLO-25", "SEA-AMB-26", "SEA-SOLO-13")
def test_two_of_a_kind_to_one_place_or_to_two() -> None:
    s = solo().dive("reef-9", "a").play("location 3-1")
    assert (s.boss(), s.offered("location")) == ({"3-1"}, ["3-1", "3-2"])
    apart = solo().dive("reef-9", "a").play("location 3-1", "location 3-2")
    assert (apart.boss(), apart.phase, sum(built(apart).values())) == ({"3-1", "3-2"}, "menu", 0)
    s.play("location 3-1", "boss academy")
    assert (s.boss(), s.building("3-1"), s.phase) == (set(), (1, "academy"), "menu")


@rule("SEA-SOLO-25", "SEA-AMB-26", "SEA-SOLO-14")
def test_each_is_completely_resolved_before_the_next() -> None:
    s = solo(blue={"ships": "3-1", "buildings": {"3-2": "academy"}}).dive("reef-9", "a")
    assert s.phase == "boss-building"
    s.play("boss port", "location 3-3")
    assert (s.building("3-1"), s.phase) == ((1, "port"), "boss-building")
    s.play("boss academy")
    assert (s.building("3-3"), s.phase, s.supply()["artifact"]) == ((1, "academy"), "placing", 10)
    s.play("location 3-4")
    assert (s.ships(), s.phase) == ({"3-4"}, "menu")


@rule("SEA-SOLO-25", "SEA-SOLO-13")
def test_what_returns_is_there_for_the_next() -> None:
    s = solo(blue={"storage": "8 artifact"}, boss="3-1").dive("reef-9", "a")
    assert s.supply()["artifact"] == 1
    s.play("location 3-1", "boss port")
    assert (s.boss(), s.supply()["artifact"]) == ({"3-2"}, 1)


# What cannot be done


@rule("SEA-SOLO-23")
def test_what_the_supply_lacks_is_not_put_down() -> None:
    s = solo(blue={"storage": "9 artifact", "buildings": {"3-2": "academy"}}, boss="3-1").dive("reef-12", "a")
    assert s.offered("location") == ["2-1", "2-2"]
    s.play("location 2-1")
    assert (s.boss(), s.building("3-1"), s.phase) == ({"2-1", "3-1"}, (None, None), "menu")


@rule("SEA-SOLO-23")
def test_the_second_of_a_kind_may_be_missing() -> None:
    s = solo(blue={"storage": "9 artifact"}).dive("reef-9", "a").play("location 3-2")
    assert (s.boss(), s.supply()["artifact"], s.phase) == ({"3-2"}, 0, "menu")


@rule("SEA-SOLO-23", "SEA-AMB-34")
def test_a_full_flotilla_takes_no_resource() -> None:
    s = solo(boss="1-5", orange=boss_of("1-1 1-2 1-3 1-4"), blue={"buildings": {"1-6": "academy"}})
    s.dive("reef-5", "b").play("boss academy")
    assert (s.boss(), s.supply()["fish"], s.building("1-5")) == (set(), 10, (1, "academy"))
    assert (s.state.over, s.view["ending"], sum(built(s).values())) == (True, "full-flotilla", 5)


@rule("SEA-SOLO-23", "SEA-AMB-34")
def test_without_a_building_left_the_resources_return_all_the_same() -> None:
    s = solo(orange=boss_of("2-1 2-2 2-3 2-4", "3-1 3-2 3-3 3-4", "4-1 4-2 4-3"), boss="1-1 1-2")
    s.dive("reef-5", "b").play("location 1-1")
    assert (s.building("1-1"), s.boss(), s.supply()["fish"]) == ((1, "shipyard"), set(), 10)
    assert (s.building("1-2"), s.state.over, s.view["ending"]) == ((None, None), True, "no-buildings")


@rule("SEA-SOLO-23", "SEA-AMB-34")
def test_without_a_building_left_a_ship_stays() -> None:
    s = solo(orange=boss_of("2-1 2-2 2-3 2-4", "3-1 3-2 3-3 3-4", "4-1 4-2 4-3"), boss="1-1", blue={"ships": "1-2"})
    s.dive("reef-5", "b").play("location 1-1")
    assert (s.building("1-1"), s.building("1-2")) == ((1, "shipyard"), (None, None))
    assert (s.ships(), s.boss(), s.supply()["fish"], s.state.over) == ({"1-2"}, set(), 10, True)
