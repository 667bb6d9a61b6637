"""The bonus for the last shipyard: moving ships freely."""

from __future__ import annotations

from typing import Any

import pytest

from tests.played import refused
from tests.seastead.building import PLACES, REST
from tests.seastead.scenario import Scenario, solo

rule = pytest.mark.rule

YARDS = {"4-4": "shipyard", "4-5": "shipyard", "4-6": "shipyard"}


def last_shipyard(alone: bool = False, ships: str = "2-1 3-1 4-1", **given: Any) -> Scenario:
    """Blue has built the fourth shipyard on 1-2 and placed its ship on 1-1."""
    blue = {"storage": "2 fish", "buildings": YARDS, "ships": ships}
    s = solo(blue=blue, **given) if alone else Scenario(**{"blue": blue, "orange": REST, **given})
    return s.play("build shipyard 1-2", "location 1-1")


@rule("SEA-SHIPYARD-04")
@pytest.mark.parametrize("alone", [False, True])
def test_any_number_of_ships_may_be_moved(alone: bool) -> None:
    s = last_shipyard(alone=alone)
    assert (s.actor, s.phase, s.legal()) == (
        0, "shipping", ["location 1-1", "location 2-1", "location 3-1", "location 4-1", "no"],
    )  # fmt: skip
    s.play("location 3-1", "location 3-6", "location 1-1", "location 2-5", "no")
    assert s.ships() == {"2-1", "2-5", "3-6", "4-1"}
    assert (s.g.round, s.g.current) == ((4, 0) if alone else (3, 1))


@rule("SEA-SHIPYARD-04")
def test_no_ship_needs_to_be_moved() -> None:
    s = last_shipyard().play("no")
    assert (s.ships(), s.actor, s.phase) == ({"1-1", "2-1", "3-1", "4-1"}, 1, "menu")


@rule("SEA-SHIPYARD-04", "SEA-SHIPYARD-05")
def test_to_any_other_free_location_of_any_flotilla_not_only_the_cheapest() -> None:
    held = {"buildings": {"2-3": "port", "3-4": "academy", "3-5": "shipyard"}, "ships": "2-2"}
    s = last_shipyard(orange={**REST, **held}).play("location 2-1")
    taken = ["1-1", "1-2", "2-1", "2-2", "2-3", "3-1", "3-4", "3-5", "4-1", "4-4", "4-5", "4-6"]
    assert (s.phase, s.offered("location")) == ("sailing", [place for place in PLACES if place not in taken])
    for place in taken:
        refused(s, f"location {place}", "SEA-SHIP-02", "SEA-SHIPYARD-04")
    refused(s, "no", "SEA-SHIPYARD-04", "SEA-SHIP-08")


@rule("SEA-SHIPYARD-04")
def test_only_own_ships_that_are_placed() -> None:
    s = last_shipyard(ships="3-1", orange={"ships": "2-1", **REST})
    assert s.offered("location") == ["1-1", "3-1"]
    for place in ("1-2", "2-1", "2-2", "4-4"):
        refused(s, f"location {place}", "SEA-SHIPYARD-04")


@rule("SEA-SHIPYARD-04")
@pytest.mark.parametrize("yards", [0, 1, 2])
def test_not_for_an_earlier_shipyard(yards: int) -> None:
    held = dict(list(YARDS.items())[:yards])
    s = Scenario(blue={"storage": "2 fish", "buildings": held, "ships": "3-1" if yards else ""}, orange=REST)
    s.play("build shipyard 1-2", "location 1-1")
    assert (s.actor, s.phase) == (1, "menu")


@rule("SEA-SHIPYARD-05", "SEA-AMB-13")
def test_each_ship_moves_at_most_once() -> None:
    s = last_shipyard().play("location 2-1", "location 2-6")
    assert s.offered("location") == ["1-1", "3-1", "4-1"]
    refused(s, "location 2-6", "SEA-SHIPYARD-05")
    s.play("location 1-1", "location 1-6", "location 3-1", "location 3-6")
    assert s.legal() == ["location 4-1", "no"]
    s.play("location 4-1", "location 4-2")
    assert (s.ships(), s.actor, s.phase) == ({"1-6", "2-6", "3-6", "4-2"}, 1, "menu")


@rule("SEA-SHIPYARD-05")
def test_a_location_left_by_one_ship_is_free_for_the_next() -> None:
    s = last_shipyard().play("location 2-1", "location 2-6", "location 3-1")
    assert "2-1" in s.offered("location")
    s.play("location 2-1")
    assert s.ships() == {"1-1", "2-1", "2-6", "4-1"}
    assert s.offered("location") == ["1-1", "4-1"]
    refused(s, "location 2-1", "SEA-SHIPYARD-05")


@rule("SEA-SHIPYARD-04")
def test_orange_moves_her_own_ships() -> None:
    held = {"storage": "2 fish", "buildings": YARDS, "ships": "2-1"}
    s = Scenario(active="orange", blue={"ships": "3-1", **REST}, orange=held)
    s.play("build shipyard 1-2", "location 1-1")
    assert (s.actor, s.offered("location")) == (1, ["1-1", "2-1"])
    s.play("location 2-1", "location 4-2", "no")
    assert (s.ships(1), s.ships(0)) == ({"1-1", "4-2"}, {"3-1"})


@rule("SEA-SHIPYARD-04")
def test_the_moved_ships_do_not_stay_marked() -> None:
    s = last_shipyard().play("location 2-1", "location 2-6", "no").end_turn()
    assert (s.g.moved, s.g.picked) == (0, -1)


@rule("SEA-SP-A6", "SEA-AMB-03")
def test_a_ship_that_waits_to_be_placed_anew_is_not_moved() -> None:
    """Handled at the end of the build, the ship at the building place still stands there, but the Captain leaves it."""
    blue = {"ready": "captain", "ships": "1-2 2-1", "storage": "1 fish"}
    s = Scenario(blue=blue, ship_relocation="build-end").play("build port 1-2", "slot 1", "use captain")
    assert s.phase == "sailing"  # there is only one ship to choose
    refused(s, "location 1-2", "SEA-SHIPYARD-05", "SEA-SHIP-02")
    s.play("location 3-1")
    assert s.ships() == {"1-2", "3-1"}


@rule("SEA-SP-A6")
def test_a_ship_may_leave_a_place_that_was_built_on_and_is_free_again() -> None:
    """The Salvager carries the new building off, a ship comes to its place, and the Captain can move it."""
    blue = {"ready": "captain salvager", "ships": "2-1", "storage": "2 fish"}
    s = Scenario(blue=blue).play("build academy 1-2", "slot 2", "no")
    while s.phase != "window" or "use salvager" not in s.legal():
        s.play("no")
    s.play("use salvager", "location 1-2", "location 2-1", "location 1-2")
    assert s.ships() == {"1-2"}
    s.play("use captain")
    assert s.phase in ("shipping", "sailing")
