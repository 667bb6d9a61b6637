"""Ports and their docks: choosing one, what its areas refer to, and the bonus for the last port."""

from __future__ import annotations

from typing import Any

import pytest

from tests.played import refused
from tests.seastead.building import PLACES, REST
from tests.seastead.scenario import Scenario, solo

rule = pytest.mark.rule


def fourth_port(storage: str, placed: str = "metal-1 metal-2 metal-3", **given: Any) -> Scenario:
    """Blue has three ports with these docks and builds the fourth, where two fish are to be paid."""
    docks = dict(zip(("3-3", "3-5", "4-3"), placed.split(), strict=True))
    blue = {"storage": f"2 fish {storage}", "buildings": dict.fromkeys(docks, "port"), "docks": docks}
    return Scenario(**{"blue": blue, "orange": REST, **given})


# Choosing


@rule("SEA-PORT-01", "SEA-PORT-02")
@pytest.mark.parametrize(("slot", "dock"), [(1, "metal-2"), (2, "seaweed-3"), (3, "fish-1")])
@pytest.mark.parametrize(("seat", "colour"), [(0, "blue"), (1, "orange")])
def test_one_of_the_docks_on_display_is_attached_to_the_port(seat: int, colour: str, slot: int, dock: str) -> None:
    held: dict[str, Any] = {"blue": REST, "orange": REST, colour: {"storage": "2 fish"}}
    s = Scenario(active=colour, docks="metal-2 seaweed-3 fish-1", **held).play("build port 1-2")
    assert (s.actor, s.phase, s.legal()) == (seat, "choosing-dock", ["slot 1", "slot 2", "slot 3"])
    s.play(f"slot {slot}")
    assert [place for place in PLACES if s.location(place)["dock"]] == ["1-2"]
    assert s.location("1-2")["dock"]["id"] == dock
    assert [s.view["players"][who]["docks"] for who in (seat, 1 - seat)] == [["1-2"], []]


@rule("SEA-PORT-01")
def test_a_dock_must_be_chosen() -> None:
    s = Scenario(blue={"storage": "2 fish"}, orange=REST).play("build port 1-2")
    for text in ("no", "end"):
        refused(s, text, "SEA-PORT-01", "SEA-BUILD-06", "SEA-TURN-06")


@rule("SEA-PORT-01")
def test_an_empty_place_of_the_display_cannot_be_chosen() -> None:
    s = Scenario(blue={"storage": "2 fish"}, orange=REST, docks="fish-1 seaweed-1")
    s.g.removed_docks, s.g.dock_stack = s.g.dock_stack, 0
    s.play("build port 1-2")
    assert s.legal() == ["slot 1", "slot 2"]
    refused(s, "slot 3", "SEA-PORT-01")


@rule("SEA-PORT-02")
def test_the_dock_belongs_to_the_builder_of_the_port() -> None:
    blue, orange = {"storage": "2 fish 3 artifact"}, {"storage": "3 artifact 2 metal"}
    s = Scenario(blue=blue, orange=orange, docks="artifact-1 fish-1 fish-2").play("build port 1-2", "slot 1")
    assert [s.points(seat)["dock-resources"] for seat in (0, 1)] == [3, 0]


# Refilling


@rule("SEA-PORT-04")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_the_display_is_refilled_from_the_stack(slot: int) -> None:
    s = Scenario(blue={"storage": "2 fish"}, orange=REST).next(docks="metal-3").play("build port 1-2", f"slot {slot}")
    expected = ["fish-1", "seaweed-1", "artifact-1"]
    expected[slot - 1] = "metal-3"
    assert [dock["id"] for dock in s.view["docks"]] == expected
    assert s.view["dock_stack"] == 8


@rule("SEA-PORT-04")
def test_without_a_stack_the_display_gets_smaller() -> None:
    s = Scenario(blue={"storage": "2 fish"}, orange=REST)
    s.g.removed_docks, s.g.dock_stack = s.g.dock_stack, 0
    s.play("build port 1-2", "slot 2")
    assert [dock and dock["id"] for dock in s.view["docks"]] == ["fish-1", None, "artifact-1"]


@rule("SEA-PORT-04")
def test_against_the_boss_it_is_refilled_when_one_more_is_gone() -> None:
    s = solo(blue={"storage": "2 fish"}).next(docks="metal-3 metal-2").play("build port 1-2", "slot 1")
    assert (s.phase, s.legal()) == ("removing-dock", ["slot 2", "slot 3"])
    assert [dock and dock["id"] for dock in s.view["docks"]] == [None, "seaweed-1", "artifact-1"]
    s.play("slot 3")
    assert [dock["id"] for dock in s.view["docks"]] == ["metal-3", "seaweed-1", "metal-2"]


# Areas


@rule("SEA-PORT-03", "SEA-AMB-02")
@pytest.mark.parametrize("port", PLACES)
def test_the_areas_refer_to_two_locations_on_each_side(port: str) -> None:
    s = Scenario(blue={"buildings": {port: "port"}, "docks": {port: "seaweed-2"}})
    flotilla, index = port[0], int(port[2]) - 1
    areas = [index + 1, index + 2, index - 1, index - 2]  # front left, back left, front right, back right
    assert s.location(port)["dock"]["at"] == [f"{flotilla}-{area % 6 + 1}" for area in areas]


@rule("SEA-PORT-03", "SEA-AMB-02", "SEA-PORT-06")
@pytest.mark.parametrize("place", range(6))
@pytest.mark.parametrize(
    ("building", "worth"), [("academy", {1: 1, 2: 3}), ("shipyard", {5: 1, 4: 2}), ("port", {})]
)  # fmt: skip
def test_each_area_scores_one_location(place: int, building: str, worth: dict[int, int]) -> None:
    for steps in range(1, 6):
        port, other = f"2-{place + 1}", f"2-{(place + steps) % 6 + 1}"
        s = Scenario(blue={"buildings": {port: "port", other: building}, "docks": {port: "seaweed-1"}}, docks="")
        assert s.location(port)["dock"]["points"] == [worth.get(steps, 0), 0]


@rule("SEA-PORT-03", "SEA-AMB-02")
def test_an_area_does_not_reach_the_next_flotilla() -> None:
    s = Scenario(
        blue={"buildings": {"2-6": "port", "3-1": "academy", "3-2": "academy", "1-6": "shipyard"},
              "docks": {"2-6": "seaweed-1"}}, docks="",
    )  # fmt: skip
    assert s.points()["dock-buildings"] == 0


@rule("SEA-PORT-06")
@pytest.mark.parametrize(("fish", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_the_owner_scores_matching_resources_and_both_score_matching_buildings(fish: int, points: int) -> None:
    s = Scenario(
        blue={"storage": f"{fish} fish 2 metal", "buildings": {"1-1": "port", "1-2": "shipyard"},
              "docks": {"1-1": "fish-1"}},
        orange={"storage": "3 fish", "buildings": {"1-3": "academy", "1-6": "shipyard", "1-5": "academy"}}, docks="",
    )  # fmt: skip
    assert [s.points(seat)["dock-resources"] for seat in (0, 1)] == [points, 0]
    assert [s.points(seat)["dock-buildings"] for seat in (0, 1)] == [2, 5]


@rule("SEA-PORT-05")
def test_docks_stay_where_they_are_when_buildings_move() -> None:
    held = {"1-1": "port", "1-2": "academy", "4-6": "shipyard"}
    s = Scenario(blue={"ready": "salvager", "buildings": held, "docks": {"1-1": "fish-2"}}, orange=REST)
    s.play("use salvager")
    refused(s, "location 1-1", "SEA-MOVE-01", "SEA-PORT-05")
    assert s.points()["dock-buildings"] == 2
    s.play("location 1-2", "location 2-1")
    assert (s.location("1-1")["dock"]["id"], s.points()["dock-buildings"]) == ("fish-2", 0)
    assert [place for place in PLACES if s.location(place)["dock"]] == ["1-1"]


@rule("SEA-PORT-05")
def test_a_later_port_leaves_the_docks_placed_before() -> None:
    s = fourth_port("1 metal").play("build port 1-2", "slot 1", "no")
    found = {place: s.location(place)["dock"]["id"] for place in PLACES if s.location(place)["dock"]}
    assert found == {"3-3": "metal-1", "3-5": "metal-2", "4-3": "metal-3", "1-2": "fish-1"}


# The last port


@rule("SEA-PORT-07", "SEA-AMB-20")
@pytest.mark.parametrize(("held", "tokens"), [(1, 1), (2, 2), (3, 3), (4, 3), (7, 3)])
def test_tokens_for_the_resources_of_one_dock_which_are_kept(held: int, tokens: int) -> None:
    s = fourth_port(f"{held} artifact", "artifact-3 metal-1 metal-2", docks="fish-1 fish-2 fish-3")
    s.play("build port 1-2", "slot 1")
    assert (s.phase, s.legal()) == ("dock-bonus", ["location 3-3", "no"])
    s.play("location 3-3")
    assert (s.cleanup(), s.cleanup(1), s.storage()) == ((tokens, 0), (0, 0), f"{held} artifact")
    assert s.points()["dock-resources"] == min(held, 3)
    assert s.phase == "trading"  # the effect of the location


@rule("SEA-PORT-07")
@pytest.mark.parametrize(
    ("port", "tokens"), [("location 3-3", 1), ("location 3-5", 2), ("location 4-3", 3), ("location 1-2", 2)]
)
def test_any_of_the_own_docks_also_the_new_one_but_only_one(port: str, tokens: int) -> None:
    s = fourth_port("2 fish 1 seaweed 2 artifact 3 metal", "seaweed-2 artifact-2 metal-2")
    s.play("build port 1-2", "slot 1")
    assert s.offered("location") == ["1-2", "3-3", "3-5", "4-3"]
    s.play(port)
    assert (s.cleanup(), s.phase) == ((tokens, 0), "trading")


@rule("SEA-PORT-07")
def test_the_bonus_of_the_last_port_can_be_declined() -> None:
    s = fourth_port("3 metal").play("build port 1-2", "slot 1", "no")
    assert (s.cleanup(), s.phase) == ((0, 0), "trading")


@rule("SEA-PORT-07")
def test_docks_that_bring_nothing_and_docks_of_others_are_not_offered() -> None:
    s = fourth_port(
        "3 metal", "metal-1 seaweed-2 artifact-2",
        orange={"storage": "3 metal", "buildings": {"4-6": "port"}, "docks": {"4-6": "metal-2"}},
    ).play("build port 1-2", "slot 1")  # fmt: skip
    assert s.offered("location") == ["3-3"]
    for place in ("3-5", "1-2", "4-6", "2-2"):
        refused(s, f"location {place}", "SEA-PORT-07")


@rule("SEA-PORT-07")
@pytest.mark.parametrize("storage", ["", "3 seaweed 3 artifact"])
def test_without_a_matching_resource_nothing_is_asked(storage: str) -> None:
    s = fourth_port(storage, docks="fish-1 fish-2 fish-3").play("build port 1-2", "slot 1")
    assert (s.actor, s.phase) == ((0, "trading") if storage else (1, "menu"))


@rule("SEA-PORT-07")
def test_what_was_paid_for_the_port_is_not_counted() -> None:
    s = fourth_port("1 fish", "fish-2 metal-1 metal-2").play("build port 1-2", "slot 2", "location 3-3")
    assert s.cleanup() == (1, 0)


@rule("SEA-PORT-07")
def test_orange_gets_the_bonus_for_her_own_docks_and_resources() -> None:
    held = {"3-3": "port", "3-5": "port", "4-3": "port"}
    s = Scenario(
        active="orange", blue={"storage": "3 fish 2 metal"},
        orange={"storage": "2 fish 2 metal", "buildings": held, "docks": {"3-3": "metal-1"}},
    ).play("build port 1-2", "slot 1", "location 3-3")  # fmt: skip
    assert (s.cleanup(0), s.cleanup(1)) == ((0, 0), (2, 0))


@rule("SEA-PORT-07")
def test_the_player_gets_the_bonus_against_the_boss() -> None:
    held = {"3-3": "port", "3-5": "port", "4-3": "port"}
    s = solo(blue={"storage": "2 fish 3 metal", "buildings": held, "docks": {"3-3": "metal-1"}})
    s.play("build port 1-2", "slot 1", "slot 2", "location 3-3")
    assert s.cleanup() == (3, 0)


@rule("SEA-PORT-07")
def test_tokens_that_the_supply_lacks_are_noted_and_the_end_comes() -> None:
    s = fourth_port("3 metal", cleanup_left=2).play("build port 1-2", "slot 1", "location 3-3")
    assert (s.cleanup(), s.view["ending"]) == ((2, 1), "no-cleanup")


@rule("SEA-PORT-07")
def test_the_limit_is_a_figure_of_the_data_pack() -> None:
    s = fourth_port("6 metal", data={"scoring": {"row_bonus": 5}}).play("build port 1-2", "slot 1", "location 3-3")
    assert s.cleanup() == (5, 0)
