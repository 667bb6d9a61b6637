"""Discounts: tags of locations, ships, resolutions and the Master Builder."""

from __future__ import annotations

from typing import Any

import pytest

from tests.played import refused
from tests.seastead.building import COSTS, KINDS, PLACES, REST, TYPES, turn_of
from tests.seastead.scenario import Scenario, solo

rule = pytest.mark.rule

TAGS = {
    "A": {"1-1": "port", "1-4": "academy", "1-6": "shipyard", "2-2": "academy", "2-3": "shipyard", "2-5": "port",
          "3-1": "shipyard", "3-4": "port", "3-6": "academy", "4-2": "port", "4-3": "academy", "4-5": "shipyard"},
    "B": {"1-1": "port", "1-4": "academy", "1-6": "shipyard", "2-2": "academy", "2-4": "shipyard", "2-5": "port",
          "3-1": "shipyard", "3-4": "port", "3-5": "academy", "4-1": "academy", "4-4": "port", "4-5": "shipyard"},
}  # fmt: skip


def printed(place: str) -> int:
    return COSTS[int(place[2]) - 1]


def paid(s: Scenario, building: str, place: str) -> int:
    """What building there really takes out of the storage, which the view has told before."""
    builder = s.player(s.g.current)
    before, told = sum(builder.storage), s.location(place)["prices"][building]
    s.play(f"build {building} {place}")
    assert (before - sum(builder.storage), s.location(place)["prices"]) == (told, None)
    return before - sum(builder.storage)


@rule("SEA-DISCOUNT-01", "SEA-DISCOUNT-02")
@pytest.mark.parametrize("building", TYPES)
@pytest.mark.parametrize("sides", ["A", "B"])
def test_a_tag_saves_one_for_its_type_and_nothing_for_others(sides: str, building: str) -> None:
    given: dict[str, Any] = {"resolution": "storage-tax"} if sides == "B" else {}
    for place in PLACES:
        cost = printed(place) - (TAGS[sides].get(place) == building)
        kind = KINDS[int(place[0]) - 1]
        assert paid(Scenario(blue={"storage": f"{cost} {kind}"}, **given), building, place) == cost
        refused(
            Scenario(blue={"storage": f"{cost - 1} {kind}"}, **given), f"build {building} {place}", "SEA-BUILD-04"
        )  # fmt: skip


@rule("SEA-DISCOUNT-01", "SEA-DISCOUNT-02")
@pytest.mark.parametrize(
    ("place", "costs"), [("3-1", (2, 2, 1)), ("2-2", (2, 1, 2)), ("1-1", (1, 2, 2)), ("1-2", (2, 2, 2))]
)
@pytest.mark.parametrize("colour", ["blue", "orange"])
def test_the_three_types_at_one_location(colour: str, place: str, costs: tuple[int, ...]) -> None:
    for building, cost in zip(TYPES, costs, strict=True):
        kind = KINDS[int(place[0]) - 1]
        s = turn_of(colour, {"storage": f"5 {kind}"})
        assert (s.cost(building, place), paid(s, building, place)) == (cost, cost)


@rule("SEA-DISCOUNT-01")
def test_what_a_tag_saves_is_a_figure_of_the_data_pack() -> None:
    side = [{**at, "discount": 3} if at["id"] == "1-4" else at for at in Scenario().game.data["side_a"]]
    s = Scenario(blue={"storage": "1 fish"}, data={"side_a": side})
    assert (s.cost("academy", "1-4"), s.cost("port", "1-4"), s.cost("port", "1-1")) == (1, 4, 1)


@rule("SEA-DISCOUNT-03")
@pytest.mark.parametrize("owner", ["blue", "orange"])
@pytest.mark.parametrize(
    ("place", "building", "cost"),
    [("1-1", "port", 0), ("1-1", "academy", 1), ("1-4", "academy", 2), ("1-4", "port", 3), ("1-6", "shipyard", 4)],
)
def test_tag_and_ship_together(place: str, building: str, cost: int, owner: str) -> None:
    held: dict[str, Any] = {"blue": {"storage": "6 fish"}, "orange": {}}
    held[owner] |= {"ships": place}
    assert paid(Scenario(**held), building, place) == cost


@rule("SEA-DISCOUNT-04")
def test_the_cost_drops_to_0_but_never_below() -> None:
    s = Scenario(blue={"storage": "3 fish", "ready": "master-builder"}, orange={"ships": "1-1", **REST})
    s.play("use master-builder")
    assert s.cost("port", "1-1") == 0
    supply = s.supply()
    s.play("build port 1-1")
    assert (s.storage(), s.supply(), s.g.paid) == ("3 fish", supply, 0)


@rule("SEA-DISCOUNT-04")
@pytest.mark.parametrize(
    ("resolution", "ships", "cost"), [("port-subsidy", "", 0), ("port-subsidy", "1-1", 0), ("tug-service", "1-1", 0)]
)
def test_excess_discount_is_lost(resolution: str, ships: str, cost: int) -> None:
    s = Scenario(blue={"storage": "2 fish"}, orange={"ships": ships}, resolution=resolution)
    assert (s.cost("port", "1-1"), paid(s, "port", "1-1")) == (cost, 0)
    assert s.storage() == "2 fish"


@rule("SEA-DISCOUNT-04")
def test_what_is_too_much_at_one_location_does_not_help_at_the_next() -> None:
    s = Scenario(blue={"storage": "1 fish", "ready": "master-builder"}, orange={"ships": "1-1", **REST})
    s.play("use master-builder", "build port 1-1", "no", "location 1-2", "slot 1", "no")
    s.end_turn()
    assert (s.g.current, s.g.discount) == (0, 0)
    assert s.cost("port", "1-3") == 3


@rule("SEA-DISCOUNT-05")
@pytest.mark.parametrize(("ships", "cost"), [("", 1), ("1-1", 0)])
def test_discounts_are_applied_without_a_question(ships: str, cost: int) -> None:
    s = Scenario(blue={"storage": "5 fish"}, orange={"ships": ships, **REST})
    assert s.offered("build").count("port 1-1") == 1
    s.play("build port 1-1")
    assert (s.storage(), s.phase) == (f"{5 - cost} fish", "taking" if ships else "choosing-dock")
    assert s.why_not("give fish")
    assert s.offered("give") == []


@rule("SEA-DISCOUNT-06")
@pytest.mark.parametrize(
    ("resolution", "building", "place", "cost"),
    [
        ("port-subsidy", "port", "3-4", 4 - 1 - 1 - 1),
        ("port-subsidy", "academy", "3-4", 4 - 1),
        ("education-drive", "academy", "3-5", 5 - 1 - 1 - 1),
        ("education-drive", "shipyard", "3-5", 5 - 1),
        ("fleet-programme", "shipyard", "4-5", 5 - 1 - 1 - 1),
        ("fleet-programme", "port", "4-5", 5 - 1),
        ("flagship-projects", "academy", "3-5", 5 - 1 - 1 - 1),
        ("flagship-projects", "port", "3-6", 6 - 1 - 1),
        ("flagship-projects", "port", "3-4", 4 - 1 - 1),
        ("tug-service", "port", "3-4", 4 - 1 - 2),
        ("tug-service", "academy", "3-4", 4 - 2),
    ],
)
@pytest.mark.parametrize("helped", [False, True])
def test_resolutions_and_the_master_builder_add_to_tag_and_ship(
    helped: bool, resolution: str, building: str, place: str, cost: int
) -> None:
    blue = {"storage": "6 artifact 6 metal", "ready": "master-builder"}
    s = Scenario(blue=blue, orange={"ships": place, **REST}, resolution=resolution)
    if helped:
        s.play("use master-builder")
    assert paid(s, building, place) == max(0, cost - 2 * helped)


@rule("SEA-DISCOUNT-06")
def test_a_resolution_helps_orange_too() -> None:
    s = Scenario(active="orange", orange={"storage": "2 fish", "ships": "1-4"}, resolution="education-drive")
    assert paid(s, "academy", "1-4") == 1


@rule("SEA-DISCOUNT-03", "SEA-DISCOUNT-01")
@pytest.mark.parametrize(("option", "bare", "covered"), [("covered", 1, 2), ("off", 2, 2)])
def test_against_the_boss_its_resource_covers_the_tag_but_not_the_ship(option: str, bare: int, covered: int) -> None:
    for boss, cost in (("", bare), ("1-1", covered)):
        s = solo(blue={"storage": "5 fish"}, boss=boss, solo_tags=option)
        assert paid(s, "port", "1-1") == cost
        s = solo(blue={"storage": "5 fish", "ships": "1-1"}, boss=boss, solo_tags=option)
        assert paid(s, "port", "1-1") == cost - 1


@rule("SEA-DISCOUNT-07")
@pytest.mark.parametrize("discount", [1, 3])
def test_a_resource_of_the_boss_goes_to_the_lowest_printed_cost(discount: int) -> None:
    side = [{**at, "discount": discount} if at["tag"] != "none" else at for at in Scenario().game.data["side_a"]]
    held = {"1-1": "port", "1-2": "port", "2-2": "academy"}  # 1-4 and 2-3 have tags
    s = solo(orange={"buildings": held}, data={"side_a": side}).dive("reef-11", "b")
    assert (s.boss(), s.storage()) == ({"1-3", "2-1"}, "1 artifact 1 metal")


@rule("SEA-DISCOUNT-07")
def test_a_tag_does_not_decide_between_two_locations_of_one_printed_cost() -> None:
    s = Scenario(blue={"storage": "3 fish"}, orange=REST).play("build shipyard 1-3")
    assert {"3-1", "3-2"} <= set(s.offered("location"))  # shipyards would cost 1 and 2 there
