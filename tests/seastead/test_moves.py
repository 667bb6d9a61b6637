"""Moving buildings: the Salvager's and the Architect's work."""

from __future__ import annotations

from typing import Any

import pytest

from tests.played import refused
from tests.seastead.building import PLACES, REST, TYPES
from tests.seastead.scenario import Scenario, solo

rule = pytest.mark.rule

LOW = [f"{flotilla}-{place}" for flotilla in range(1, 5) for place in range(1, 6)]  # up to two points


def salvaging(held: dict[str, str], **given: Any) -> Scenario:
    """Blue, with these buildings (an academy among them), uses the Salvager before the action."""
    blue: dict[str, Any] = {"ready": "salvager", "buildings": held, "storage": "2 fish", **given.pop("blue", {})}
    return Scenario(blue=blue, orange={**REST, **given.pop("orange", {})}, **given).play("use salvager")


def designing(theirs: dict[str, str], mine: dict[str, str], alone: bool = False, **given: Any) -> Scenario:
    """Blue has built a port on 3-3 and may use the Architect (whose academy is on 4-6)."""
    blue: dict[str, Any] = {"storage": "3 artifact", "ready": "architect", "buildings": {"4-6": "academy", **mine}}
    spent = sum(building == "academy" for building in mine.values())
    blue["spent"] = " ".join(["diver", "scout", "founder"][:spent])
    if alone:
        s = solo(blue=blue, orange={"buildings": theirs}, **given).play("build port 3-3", "slot 1", "slot 2", "no")
    else:
        s = Scenario(blue=blue, orange={"buildings": theirs, **REST}, **given).play("build port 3-3", "slot 1", "no")
    if s.phase == "demands":
        s.play("no")
    return s.play("use architect")


# Which buildings


@rule("SEA-MOVE-01")
def test_the_salvager_moves_own_academies_and_shipyards_never_ports() -> None:
    held = {"1-1": "port", "1-2": "academy", "2-1": "shipyard", "2-5": "port"}
    s = salvaging(held, orange={"buildings": {"3-1": "academy", "3-2": "shipyard"}})
    assert (s.phase, s.legal()) == ("salvaging", ["location 1-2", "location 2-1"])
    for place in ("1-1", "2-5", "3-1", "3-2", "4-1"):
        refused(s, f"location {place}", "SEA-MOVE-01")


@rule("SEA-MOVE-01")
@pytest.mark.parametrize(("building", "source"), [("academy", "1-2"), ("shipyard", "2-1")])
def test_the_building_moved_keeps_its_type_and_owner(building: str, source: str) -> None:
    s = salvaging({"1-2": "academy", "2-1": "shipyard"}).play(f"location {source}", "location 3-2")
    assert (s.building(source), s.building("3-2")) == ((None, None), (0, building))
    assert s.view["players"][0]["left"] == {"port": 4, "academy": 3, "shipyard": 3}


@rule("SEA-MOVE-01")
def test_orange_moves_buildings_of_her_own() -> None:
    s = Scenario(
        active="orange", blue={"buildings": {"1-1": "shipyard"}, **REST},
        orange={"ready": "salvager", "buildings": {"1-2": "academy", "2-1": "shipyard"}, "storage": "2 fish"},
    ).play("use salvager")  # fmt: skip
    assert (s.actor, s.offered("location")) == (1, ["1-2", "2-1"])
    s.play("location 2-1", "location 2-2")
    assert s.building("2-2") == (1, "shipyard")


@rule("SEA-MOVE-01")
def test_a_player_with_ports_only_has_nothing_to_move_for_the_architect() -> None:
    blue = {
        "storage": "3 artifact",
        "ready": "architect",
        "buildings": {"1-2": "port", "1-3": "port", "4-6": "academy"},
    }
    held = {"1-4": "academy", "1-5": "shipyard", "1-1": "port"}
    s = Scenario(blue=blue, orange={"buildings": held, **REST}).play("build port 3-3", "slot 1", "no")
    assert (s.actor, s.ready()) == (1, {"architect"})


@rule("SEA-MOVE-01", "SEA-MOVE-02")
def test_the_architect_exchanges_an_academy_and_a_shipyard_of_one_flotilla() -> None:
    s = designing({"1-4": "academy", "1-5": "shipyard", "1-6": "shipyard", "1-1": "port"}, {"1-2": "academy"})
    assert (s.building("1-2"), s.building("1-5")) == ((1, "shipyard"), (0, "academy"))
    assert [s.building(place) for place in ("1-1", "1-4", "1-6")] == [(1, "port"), (1, "academy"), (1, "shipyard")]
    assert (s.actor, s.spent()) == (1, {"architect", "diver"})


@rule("SEA-MOVE-02")
def test_the_architect_names_the_academy_and_then_the_shipyard() -> None:
    s = designing({"1-5": "shipyard", "2-2": "academy"}, {"1-2": "academy", "1-3": "shipyard", "2-3": "shipyard"})
    assert (s.phase, s.offered("location")) == ("designing", ["1-2", "2-2"])
    refused(s, "location 1-5", "SEA-SP-A2")
    s.play("location 1-2")
    assert (s.phase, s.offered("location")) == ("swapping", ["1-3", "1-5"])
    for place in ("1-2", "2-3", "1-1"):
        refused(s, f"location {place}", "SEA-SP-A2", "SEA-MOVE-02")
    s.play("location 1-3")
    assert (s.building("1-2"), s.building("1-3")) == ((0, "shipyard"), (0, "academy"))
    assert s.ships() == set()


@rule("SEA-MOVE-02")
def test_the_architect_may_exchange_with_a_building_of_the_boss() -> None:
    s = designing({"1-3": "shipyard"}, {"1-2": "academy"}, alone=True)
    assert (s.building("1-2"), s.building("1-3")) == ((1, "shipyard"), (0, "academy"))


# Where to


@rule("SEA-MOVE-02")
def test_the_salvager_needs_a_location_without_a_building() -> None:
    held = {"1-2": "academy", "1-4": "port"}
    s = salvaging(held, orange={"buildings": {"2-2": "port", "2-3": "academy", "4-6": "shipyard"}, "ships": "3-1"})
    taken = {"1-2", "1-4", "2-2", "2-3"}
    assert (s.phase, s.offered("location")) == ("landing", [place for place in LOW if place not in taken])
    for place in (*taken, "4-6"):
        refused(s, f"location {place}", "SEA-MOVE-02")
    refused(s, "no", "SEA-MOVE-02", "SEA-SP-B4")


@rule("SEA-MOVE-02")
@pytest.mark.parametrize("owner", ["blue", "orange"])
def test_a_ship_may_stand_at_the_destination(owner: str) -> None:
    s = salvaging({"1-2": "academy", "4-6": "shipyard"}, **{owner: {"ships": "3-1"}})
    s.play("location 1-2")
    assert "3-1" in s.offered("location")
    assert s.play("location 3-1").building("3-1") == (0, "academy")


# Ships


@rule("SEA-MOVE-03", "SEA-MOVE-04")
@pytest.mark.parametrize(("owner", "seat"), [("blue", 0), ("orange", 1)])
def test_the_owner_of_a_ship_there_places_it_anew_without_a_bonus(owner: str, seat: int) -> None:
    s = salvaging({"1-2": "academy", "4-6": "shipyard"}, **{owner: {"ships": "3-1", "storage": "2 fish"}})
    s.play("location 1-2", "location 3-1")
    assert (s.actor, s.phase, s.storage(seat)) == (seat, "placing", "2 fish")
    assert s.offered("location") == ["1-1", "1-2", "2-1", "2-2", "3-2", "4-1", "4-2"]
    refused(s, "no", "SEA-MOVE-03", "SEA-SHIP-08")
    refused(s, "location 3-1", "SEA-SHIP-02")
    refused(s, "location 4-3", "SEA-SHIP-01")
    s.play("location 1-2")
    assert (s.ships(seat), s.actor, s.phase, s.spent()) == ({"1-2"}, 0, "menu", {"salvager"})


@rule("SEA-MOVE-03")
def test_ships_somewhere_else_stay() -> None:
    s = salvaging({"1-2": "academy", "4-6": "shipyard"}, orange={"ships": "3-1 3-2"}).play("location 1-2")
    s.play("location 3-3")
    assert (s.actor, s.phase, s.ships(1)) == (0, "menu", {"3-1", "3-2"})


@rule("SEA-MOVE-03")
def test_the_own_ship_is_placed_anew_against_the_boss() -> None:
    s = solo(blue={"storage": "2 fish", "ready": "salvager", "buildings": {"1-2": "academy", "4-6": "shipyard"},
                   "ships": "3-1"}).play("use salvager", "location 1-2", "location 3-1", "location 2-1")  # fmt: skip
    assert (s.ships(), s.building("3-1"), s.phase) == ({"2-1"}, (0, "academy"), "menu")


@rule("SEA-MOVE-02", "SEA-SOLO-27")
def test_a_resource_of_the_boss_at_the_destination_returns_to_the_supply() -> None:
    blue = {"storage": "2 fish", "ready": "salvager", "buildings": {"1-2": "academy", "4-6": "shipyard"}}
    s = solo(blue=blue, boss="3-1 2-1").play("use salvager", "location 1-2", "location 3-1")
    assert (s.boss(), s.supply()["artifact"], s.building("3-1"), s.phase) == ({"2-1"}, 10, (0, "academy"), "menu")


@rule("SEA-MOVE-04")
@pytest.mark.parametrize("owner", ["blue", "orange"])
def test_the_ship_makes_nothing_cheaper_because_a_move_costs_nothing(owner: str) -> None:
    s = salvaging({"1-2": "academy", "4-6": "shipyard"}, **{owner: {"ships": "3-1"}})
    supply = s.supply()
    s.play("location 1-2", "location 3-1", "location 1-2")
    assert (s.supply(), s.storage(), s.storage(1)) == (supply, "2 fish", "2 metal")


# What does not follow


@rule("SEA-MOVE-05")
@pytest.mark.parametrize("place", LOW)
def test_a_move_costs_nothing_and_brings_no_effect(place: str) -> None:
    s = salvaging({"2-6": "academy", "4-6": "shipyard"})
    before = (s.storage(), s.storage(1), s.supply(), s.cleanup(), s.view["specialists"], s.view["docks"])
    s.play("location 2-6", f"location {place}")
    assert (s.actor, s.phase, s.building(place)) == (0, "menu", (0, "academy"))
    assert (s.storage(), s.storage(1), s.supply(), s.cleanup(), s.view["specialists"], s.view["docks"]) == before
    assert (s.ready(), s.spent(), s.ships()) == (set(), {"salvager"}, set())


@rule("SEA-MOVE-05")
@pytest.mark.parametrize("source", ["4-6", "3-6"])
def test_a_move_brings_no_row_or_column_bonus(source: str) -> None:
    held = {"1-6": "port", **dict.fromkeys(("3-3", "3-4", "3-5", "3-6"), "academy"), "4-6": "shipyard"}
    s = salvaging(held, blue={"spent": "diver scout founder", "storage": "2 fish 3 metal"})
    s.play(f"location {source}", "location 1-3")
    assert (s.actor, s.phase) == (0, "menu")
    assert s.demand() == "fish seaweed artifact metal"


@rule("SEA-MOVE-05")
def test_an_exchange_of_buildings_brings_nothing_but_their_new_places() -> None:
    s = designing({"2-1": "shipyard"}, {"2-2": "academy"})
    assert (s.actor, s.phase, s.cleanup(), s.cleanup(1)) == (1, "menu", (0, 0), (0, 0))
    assert (s.storage(), s.ships(), s.ships(1)) == ("", set(), set())
    assert [s.points(seat)["locations"] for seat in (0, 1)] == [0 + 3 + 1, 1]


@rule("SEA-MOVE-06")
def test_the_location_left_can_be_built_on_again() -> None:
    s = salvaging({"1-2": "academy", "4-6": "shipyard"}).play("location 1-2", "location 3-2")
    assert {f"{building} 1-2" for building in TYPES} <= set(s.offered("build"))
    refused(s, "build port 3-2", "SEA-BUILD-02")
    s.play("build port 1-2", "slot 1")
    assert s.building("1-2") == (0, "port")


@rule("SEA-MOVE-07")
def test_a_move_can_complete_a_flotilla() -> None:
    held = dict(zip([f"3-{place}" for place in range(2, 7)], [*TYPES, "port", "academy"], strict=True))
    s = salvaging({"1-2": "academy", "4-6": "shipyard"}, orange={"buildings": held})
    s.play("location 1-2")
    assert not s.view["ending"]
    s.play("location 3-1")
    assert (s.view["ending"], s.view["last_round"], s.phase) == ("full-flotilla", 4, "menu")


@rule("SEA-MOVE-07")
def test_a_building_moved_away_before_leaves_the_flotilla_open() -> None:
    held = dict(zip([f"1-{place}" for place in (1, 3, 4, 5)], [*TYPES, "port"], strict=True))
    s = salvaging({"1-2": "academy", "4-6": "shipyard"}, orange={"buildings": held}, blue={"storage": "6 fish"})
    s.play("location 1-2", "location 2-1", "build port 1-6", "slot 1")
    assert s.view["ending"] is None


@rule("SEA-MOVE-07")
def test_a_move_of_the_player_ends_the_game_against_the_boss_after_the_turn() -> None:
    held = dict(zip([f"3-{place}" for place in range(2, 7)], [*TYPES, "port", "academy"], strict=True))
    blue = {"storage": "2 fish", "ready": "salvager", "buildings": {"1-2": "academy", "4-6": "shipyard"}}
    s = solo(blue=blue, orange={"buildings": held}).play("use salvager", "location 1-2", "location 3-1")
    assert not s.state.over
    s.play("build port 1-1", "slot 1", "slot 2", "no", "no")
    assert (s.state.over, s.view["ending"]) == (True, "full-flotilla")


@rule("SEA-MOVE-01")
def test_every_other_specialist_leaves_the_buildings_where_they_are() -> None:
    blue = {"storage": "4 fish", "ships": "1-1", "ready": "captain cartographer trader diplomat"}
    s = Scenario(blue=blue, orange=REST)
    before = [s.building(place) for place in PLACES]
    s.play("use captain", "location 2-6", "use cartographer", "no", "take fish", "use trader", "take metal")
    assert [s.building(place) for place in PLACES] == before
