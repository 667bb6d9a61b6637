"""Building: what may be built where, what it costs, and what it leads to."""

from __future__ import annotations

from typing import Any

import pytest

from tests.played import refused
from tests.seastead.building import COSTS, KINDS, PLACES, REST, TYPES, spread, turn_of
from tests.seastead.scenario import Scenario, solo

rule = pytest.mark.rule

PLENTY = "6 fish 6 seaweed 6 artifact 6 metal"


def untagged(s: Scenario, place: str) -> str:
    """A type that is not cheaper at a location."""
    return next(name for name in TYPES if name != s.location(place)["tag"])


# Which building


@rule("SEA-BUILD-01")
@pytest.mark.parametrize("building", TYPES)
@pytest.mark.parametrize(("seat", "colour"), [(0, "blue"), (1, "orange")])
def test_one_building_of_the_type_leaves_the_board_of_the_builder(seat: int, colour: str, building: str) -> None:
    s = turn_of(colour, {"storage": "2 fish"})
    assert s.view["players"][seat]["left"] == dict.fromkeys(TYPES, 4)
    s.play(f"build {building} 1-2")
    assert s.view["players"][seat]["left"] == {**dict.fromkeys(TYPES, 4), building: 3}
    assert s.view["players"][1 - seat]["left"] == dict.fromkeys(TYPES, 4)


@rule("SEA-BUILD-01")
@pytest.mark.parametrize("building", TYPES)
def test_a_row_that_is_empty_cannot_be_built_from(building: str) -> None:
    counts = [4 * (name == building) for name in TYPES]
    s = Scenario(blue={"storage": PLENTY, "buildings": spread(*counts)})
    for place in PLACES:
        refused(s, f"build {building} {place}", "SEA-BUILD-01")
    assert {text.split()[0] for text in s.offered("build")} == set(TYPES) - {building}


@rule("SEA-BUILD-01")
@pytest.mark.parametrize("building", TYPES)
def test_the_last_of_a_row_and_the_rows_of_the_opponent(building: str) -> None:
    counts = [3 * (name == building) for name in TYPES]
    theirs = dict(zip(("1-3", "1-4", "1-5", "1-6"), [building] * 4, strict=True))
    s = Scenario(blue={"storage": "2 fish", "buildings": spread(*counts)}, orange={"buildings": theirs})
    assert f"{building} 1-2" in s.offered("build")


@rule("SEA-BUILD-01", "SEA-TURN-05")
def test_an_empty_row_is_no_reason_not_to_pass() -> None:
    s = Scenario(blue={"buildings": spread(4, 0, 0)}, orange={"ships": "1-1"})  # a port would cost nothing there
    s.g.dive_deck, s.g.ending, s.g.last_round = 0, 3, 9
    assert s.legal() == ["end"]


# Where


@rule("SEA-BUILD-02")
@pytest.mark.parametrize("sides", ["A", "B", "ABBA"])
def test_any_location_of_any_flotilla(sides: str) -> None:
    s = Scenario(blue={"storage": PLENTY}, sides=sides)
    assert s.offered("build") == [f"{building} {place}" for building in TYPES for place in PLACES]


@rule("SEA-BUILD-02")
@pytest.mark.parametrize("building", TYPES)
@pytest.mark.parametrize("owner", ["blue", "orange"])
def test_not_where_a_building_of_either_player_stands(owner: str, building: str) -> None:
    held: dict[str, Any] = {"blue": {"storage": PLENTY}, "orange": {}}
    held[owner] |= {"buildings": {"2-3": building}}
    s = Scenario(**held)
    for other in TYPES:
        refused(s, f"build {other} 2-3", "SEA-BUILD-02")
    assert len(s.offered("build")) == 3 * 23


@rule("SEA-BUILD-02")
def test_not_where_a_building_of_the_boss_stands() -> None:
    s = solo(blue={"storage": PLENTY}, orange={"buildings": {"2-3": "academy"}}, boss="2-4")
    refused(s, "build port 2-3", "SEA-BUILD-02")
    assert len(s.offered("build")) == 3 * 23


@rule("SEA-BUILD-02")
def test_a_ship_does_not_prevent_building() -> None:
    s = Scenario(blue={"storage": PLENTY, "ships": "1-2"}, orange={"ships": "2-1"})
    assert {"academy 1-2", "port 2-1"} <= set(s.offered("build"))
    s.play("build port 2-1")
    assert s.building("2-1") == (0, "port")


@rule("SEA-BUILD-02")
@pytest.mark.parametrize("building", TYPES)
@pytest.mark.parametrize(("seat", "colour"), [(0, "blue"), (1, "orange")])
def test_the_building_stands_there_and_nowhere_else(seat: int, colour: str, building: str) -> None:
    s = turn_of(colour, {"storage": "3 seaweed"}).play(f"build {building} 2-3")
    assert [place for place in PLACES if s.building(place) != (None, None)] == ["2-3"]
    assert s.building("2-3") == (seat, building)


# Payment


@rule("SEA-BUILD-03", "SEA-AMB-31")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("sides", ["A", "B"])
def test_the_printed_number_in_the_kind_of_the_token(sides: str, place: str) -> None:
    kind, cost = KINDS[int(place[0]) - 1], COSTS[int(place[2]) - 1]
    s = Scenario(blue={"storage": PLENTY}, sides=sides)
    supply = s.supply()
    s.play(f"build {untagged(s, place)} {place}")
    assert s.storage() == " ".join(f"{6 - cost * (k == kind)} {k}" for k in KINDS if k != kind or cost < 6)
    assert s.supply() == {**supply, kind: 4 + cost}


@rule("SEA-BUILD-03", "SEA-AMB-31")
@pytest.mark.parametrize(
    "demand", ["fish seaweed artifact metal", "metal artifact seaweed fish", "seaweed metal fish artifact"]
)
@pytest.mark.parametrize("locked", [1, 3])
def test_the_number_is_the_same_whatever_the_token(demand: str, locked: int) -> None:
    for flotilla, kind in enumerate(demand.split(), 1):
        s = Scenario(blue={"storage": "5 fish 5 seaweed 5 artifact 5 metal"}, demand=demand, locked=locked)
        s.play(f"build {untagged(s, f'{flotilla}-3')} {flotilla}-3")
        assert dict(zip(KINDS, s.me.storage, strict=True)) == {**dict.fromkeys(KINDS, 5), kind: 2}


@rule("SEA-BUILD-04")
@pytest.mark.parametrize("place", PLACES)
def test_only_what_can_be_paid_completely(place: str) -> None:
    kind, cost = KINDS[int(place[0]) - 1], COSTS[int(place[2]) - 1]
    others = " ".join(f"9 {other}" for other in KINDS if other != kind)
    s = Scenario(blue={"storage": f"{others} {cost - 1} {kind}"})
    building = untagged(s, place)
    refused(s, f"build {building} {place}", "SEA-BUILD-04")
    assert f"{building} {place}" in Scenario(blue={"storage": f"{cost} {kind}"}).offered("build")


@rule("SEA-BUILD-04")
def test_the_storage_of_the_opponent_pays_nothing() -> None:
    s = Scenario(orange={"storage": PLENTY})
    assert s.offered("build") == []
    refused(s, "build port 1-1", "SEA-BUILD-04")


@rule("SEA-BUILD-04")
@pytest.mark.parametrize("colour", ["blue", "orange"])
def test_a_cost_of_0_can_always_be_paid(colour: str) -> None:
    s = Scenario(active=colour, orange={"ships": "1-1"})
    assert s.offered("build") == ["port 1-1"]
    s.play("build port 1-1")
    assert s.g.paid == 0
    assert [event.kind for event in s.state.events(0)] == ["build"]


@rule("SEA-BUILD-04")
@pytest.mark.parametrize(
    ("storage", "given", "legal"),
    [
        ("1 fish", {"orange": {"ships": "1-2"}}, "academy 1-2"),
        ("2 artifact", {"orange": {"ships": "3-4"}}, "port 3-4"),
        ("1 fish", {"resolution": "education-drive"}, "academy 1-2"),
        ("4 fish", {"resolution": "flagship-projects"}, "academy 1-5"),
        ("2 fish 1 metal", {"resolution": "free-trade"}, "academy 1-3"),
        ("1 metal 2 fish", {"resolution": "free-trade"}, "academy 1-4"),
    ],
)
def test_all_discounts_and_substitutions_count(storage: str, given: dict[str, Any], legal: str) -> None:
    s = Scenario(blue={"storage": storage}, **given)
    assert legal in s.offered("build")
    given = {"sides": "B", "resolution": "storage-tax"} if "resolution" in given else {}
    refused(Scenario(blue={"storage": storage}, **given), f"build {legal}", "SEA-BUILD-04")


@rule("SEA-BUILD-04")
def test_one_resource_too_few_for_a_substitution() -> None:
    s = Scenario(blue={"storage": "1 fish 3 metal"}, resolution="free-trade")
    refused(s, "build academy 1-3", "SEA-BUILD-04")
    s = Scenario(blue={"storage": "2 fish 1 metal"}, resolution="free-trade").play("build academy 1-3")
    assert s.storage() == ""


@rule("SEA-BUILD-04")
def test_the_discount_of_the_master_builder_counts_when_he_has_been_used() -> None:
    s = Scenario(blue={"storage": "1 fish", "ready": "master-builder"})
    refused(s, "build port 1-3", "SEA-BUILD-04")
    s.play("use master-builder")
    assert "port 1-3" in s.offered("build")
    refused(s, "build port 1-4", "SEA-BUILD-04")


# Locked tokens


@rule("SEA-BUILD-12", "SEA-AMB-01")
@pytest.mark.parametrize("locked", [1, 2, 3, 4])
def test_a_locked_token_is_a_demand_like_the_others(locked: int) -> None:
    kind = KINDS[locked - 1]
    s = Scenario(blue={"storage": f"2 {kind}"}, locked=locked)
    assert f"shipyard {locked}-2" in s.offered("build")
    s.play(f"build shipyard {locked}-2")
    assert (s.storage(), s.locked(), s.building(f"{locked}-2")) == ("", locked, (0, "shipyard"))


@rule("SEA-AMB-01")
@pytest.mark.parametrize("locked", [1, 2, 3, 4])
@pytest.mark.parametrize("colour", ["blue", "orange"])
def test_with_the_option_nobody_builds_on_the_locked_flotilla(colour: str, locked: int) -> None:
    s = turn_of(colour, {"storage": PLENTY}, locked=locked, locked_flotilla="closed")
    for place in PLACES:
        if place.startswith(str(locked)):
            refused(s, f"build port {place}", "SEA-AMB-01")
            assert f"academy {place}" not in s.offered("build")
    assert len(s.offered("build")) == 3 * 18


@rule("SEA-AMB-01")
def test_with_the_option_who_can_pay_only_there_has_to_dive() -> None:
    s = solo(blue={"storage": "6 metal"}, locked=4, locked_flotilla="closed")
    assert s.legal() == ["dive"]
    assert len(solo(blue={"storage": "6 metal"}, locked=4).offered("build")) == 3 * 6


@rule("SEA-AMB-01")
def test_with_the_option_ships_and_moved_buildings_still_come_to_the_locked_flotilla() -> None:
    s = Scenario(blue={"storage": "2 fish", "ready": "salvager"}, orange=REST, locked=4, locked_flotilla="closed")
    s.play("use salvager")
    assert "4-1" in s.offered("location")
    s.play("location 4-1", "build shipyard 1-2")
    assert "4-2" in s.offered("location")


@rule("SEA-AMB-01")
def test_with_the_option_the_closed_flotilla_changes_with_the_lock() -> None:
    s = Scenario(blue={"storage": "2 fish", "buildings": spread(1, 1, 0)}, orange={"storage": "2 metal"},
                 locked_flotilla="closed")  # fmt: skip
    s.play("build shipyard 1-2", "location 2-1", "exchange 1-3", "lock 3")
    assert (s.actor, s.locked()) == (1, 3)
    assert "port 4-1" in s.offered("build")
    refused(s, "build port 3-1", "SEA-AMB-01")


# Nothing to take


@rule("SEA-BUILD-11")
def test_a_port_without_a_dock_left() -> None:
    s = Scenario(blue={"storage": "2 seaweed"}, orange=REST, docks="")
    s.g.removed_docks, s.g.dock_stack = s.g.dock_stack, 0
    s.play("build port 2-1")
    assert (s.phase, s.building("2-1"), s.location("2-1")["dock"]) == ("cleaning", (0, "port"), None)


@rule("SEA-BUILD-11", "SEA-ACADEMY-04")
def test_an_academy_without_a_specialist_left() -> None:
    s = Scenario(blue={"storage": "2 seaweed"}, orange=REST, specialists="")
    s.g.removed_specialists, s.g.specialist_deck = s.g.specialist_deck, 0
    s.play("build academy 2-1")
    assert (s.phase, s.building("2-1"), s.ready(), s.spent()) == ("cleaning", (0, "academy"), set(), set())
