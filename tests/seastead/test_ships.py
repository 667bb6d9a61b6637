"""Ships: placing them, building where one stands, and placing it anew."""

from __future__ import annotations

from typing import Any

import pytest

from tests.played import refused
from tests.seastead.building import COSTS, KINDS, PLACES, REST, TYPES, spread
from tests.seastead.scenario import Scenario, solo

rule = pytest.mark.rule

CHEAPEST = ["1-1", "1-2", "2-1", "2-2", "3-1", "3-2", "4-1", "4-2"]


def placing(**given: Any) -> Scenario:
    """Blue has built a shipyard on 1-3 and places a ship."""
    blue: dict[str, Any] = {"storage": "3 fish", **given.pop("blue", {})}
    orange: dict[str, Any] = {**REST, **given.pop("orange", {})}
    return Scenario(blue=blue, orange=orange, **given).play("build shipyard 1-3")


def crowded(ships: dict[str, str], **given: Any) -> Scenario:
    """Up to ten buildings of each player, and on all other locations these ships, so that nothing is free."""
    types = ["shipyard"] * 3 + ["academy"] * 3 + ["port"] * 4
    places = [place for place in PLACES if place not in ships]
    held = {
        colour: {
            "buildings": dict(zip(places[number::2], types, strict=False)),
            "ships": " ".join(place for place, owner in ships.items() if owner == colour),
            "storage": "3 fish",
        }
        for number, colour in enumerate(("blue", "orange"))
    }
    return Scenario(**held, docks="", **given)  # type: ignore[arg-type]


def boxed(s: Scenario) -> list[int]:
    return [s.view["players"][seat]["ships_boxed"] for seat in (0, 1)]


# Shipyards


@rule("SEA-SHIPYARD-01", "SEA-SHIP-01")
@pytest.mark.parametrize(("seat", "colour"), [(0, "blue"), (1, "orange")])
def test_a_ship_from_beside_the_board_must_be_placed(seat: int, colour: str) -> None:
    held: dict[str, Any] = {"blue": REST, "orange": REST, colour: {"storage": "3 fish"}}
    s = Scenario(active=colour, **held).play("build shipyard 1-3")
    assert (s.actor, s.phase, s.offered("location")) == (seat, "placing", CHEAPEST)
    refused(s, "no", "SEA-SHIPYARD-01", "SEA-BUILD-06", "SEA-SHIP-01", "SEA-SHIP-08")
    s.play("location 3-2")
    assert (s.ships(seat), s.ships(1 - seat)) == ({"3-2"}, set())
    assert [s.view["players"][who]["ships_beside"] for who in (seat, 1 - seat)] == [3, 4]


@rule("SEA-SHIPYARD-02")
def test_the_location_just_built_on_is_not_free() -> None:
    s = Scenario(blue={"storage": "2 fish"}, orange=REST).play("build shipyard 1-2")
    assert s.offered("location") == [place for place in CHEAPEST if place != "1-2"]
    refused(s, "location 1-2", "SEA-SHIPYARD-02", "SEA-SHIP-02")


@rule("SEA-SHIPYARD-03")
@pytest.mark.parametrize(("placed", "boxed"), [("2-1 2-2 3-1", 0), ("2-1", 2), ("", 3)])
def test_the_fourth_shipyard_still_has_a_ship(placed: str, boxed: int) -> None:
    s = placing(blue={"buildings": spread(0, 0, 3), "ships": placed})
    assert (s.phase, s.view["players"][0]["ships_boxed"]) == ("placing", boxed)
    s.play("location 1-1")
    assert s.ships() == {*placed.split(), "1-1"}
    assert s.view["players"][0]["ships_beside"] == 0


# Placing


@rule("SEA-SHIP-01", "SEA-SHIP-02")
@pytest.mark.parametrize("owner", ["blue", "orange"])
@pytest.mark.parametrize("sides", ["A", "B"])
def test_the_cheapest_free_location_of_each_flotilla(sides: str, owner: str) -> None:
    given: dict[str, Any] = {"resolution": "storage-tax"} if sides == "B" else {}
    held = {"buildings": {"1-1": "port", "2-1": "port", "2-2": "academy", "4-1": "shipyard"}, "ships": "4-2"}
    s = placing(**{owner: held}, **given)
    assert s.offered("location") == ["1-2", "2-3", "3-1", "3-2", "4-3"]
    for place in ("1-4", "2-4", "3-3", "4-4", "4-6"):
        refused(s, f"location {place}", "SEA-SHIP-01")


@rule("SEA-SHIP-02")
@pytest.mark.parametrize("owner", ["blue", "orange"])
@pytest.mark.parametrize("held", [{"buildings": {"3-1": "port"}}, {"ships": "3-1"}])
def test_neither_building_nor_ship_of_any_player_may_be_there(held: dict[str, Any], owner: str) -> None:
    s = placing(**{owner: held})
    assert s.offered("location") == [place for place in CHEAPEST if place != "3-1"]
    refused(s, "location 3-1", "SEA-SHIP-02")


@rule("SEA-SHIP-02")
def test_a_resource_of_the_boss_does_not_occupy_a_location() -> None:
    s = solo(blue={"storage": "3 fish"}, boss="3-1", orange={"buildings": {"2-1": "port"}}).play("build shipyard 1-3")
    assert s.offered("location") == [place for place in CHEAPEST if place != "2-1"]


@rule("SEA-SHIP-01")
def test_a_flotilla_without_a_free_location_cannot_be_chosen() -> None:
    held = {f"2-{place}": building for place, building in zip(range(1, 6), [*TYPES, "port", "academy"], strict=True)}
    s = placing(orange={"buildings": held, "ships": "2-6"})
    assert s.offered("location") == [place for place in CHEAPEST if place[0] != "2"]


@rule("SEA-SHIP-03")
@pytest.mark.parametrize("place", ["1-1", "1-2"])
def test_among_the_cheapest_of_a_flotilla_the_owner_chooses(place: str) -> None:
    assert placing().play(f"location {place}").ships() == {place}


@rule("SEA-SHIP-03", "SEA-SHIP-01")
def test_a_tie_of_three_and_a_single_cheapest() -> None:
    costs = {"2-1": 5, "2-2": 4, "2-3": 5, "2-4": 4, "2-5": 6, "2-6": 4, "3-2": 1}
    side = [{**at, "cost": costs.get(at["id"], at["cost"])} for at in Scenario().game.data["side_a"]]
    s = placing(data={"side_a": side})
    assert s.offered("location") == ["1-1", "1-2", "2-2", "2-4", "2-6", "3-2", "4-1", "4-2"]


@rule("SEA-AMB-06", "SEA-DISCOUNT-07")
@pytest.mark.parametrize("discount", [1, 3])
def test_lowest_means_the_printed_cost(discount: int) -> None:
    side = [{**at, "discount": discount} if at["tag"] != "none" else at for at in Scenario().game.data["side_a"]]
    held = {"1-1": "port", "1-2": "port", "2-1": "port"}  # shipyards are cheaper on 2-3, academies on 1-4 and 4-3
    s = Scenario(blue={"storage": "6 fish"}, orange={"buildings": held, **REST}, data={"side_a": side})
    s.play("build shipyard 1-6")
    assert s.offered("location") == ["1-3", "2-2", "3-1", "3-2", "4-1", "4-2"]


@rule("SEA-AMB-06", "SEA-DISCOUNT-07")
@pytest.mark.parametrize("resolution", ["fleet-programme", "flagship-projects", "tug-service"])
def test_resolutions_do_not_change_what_is_cheapest(resolution: str) -> None:
    s = placing(resolution=resolution, orange={"buildings": {"2-1": "port"}})
    assert s.offered("location") == [place for place in CHEAPEST if place != "2-1"]


# Nothing free

LAST_FOUR = {"1-2": "orange", "2-1": "orange", "3-1": "orange", "4-1": "blue"}


@rule("SEA-SHIP-04")
@pytest.mark.parametrize(("owner", "seat"), [("blue", 0), ("orange", 1)])
def test_a_ship_without_a_free_location_goes_to_the_box_for_a_token(owner: str, seat: int) -> None:
    s = crowded({"1-2": owner, "2-1": "orange", "3-1": "blue", "4-1": "blue"})
    before, ships = boxed(s), s.ships(seat)
    s.play("build academy 1-2")
    if s.phase == "taking":
        s.play("no")
    assert s.ships(seat) == ships - {"1-2"}
    assert [after - was for after, was in zip(boxed(s), before, strict=True)] == [seat == 0, seat == 1]
    assert (s.cleanup(seat), s.cleanup(1 - seat)) == ((1, 0), (0, 0))
    assert (s.actor, s.phase) == (0, "choosing-specialist")


@rule("SEA-SHIP-04")
def test_a_new_ship_without_a_free_location_goes_to_the_box_too() -> None:
    s = crowded(LAST_FOUR)
    assert boxed(s) == [2, 0]
    s.play("build shipyard 1-2", "no")
    assert boxed(s) == [3, 1]
    assert [s.cleanup(seat) for seat in (0, 1)] == [(1, 0), (1, 0)]
    assert (s.ships(), s.ships(1)) == ({"4-1"}, {"2-1", "3-1"})


@rule("SEA-SHIP-04")
def test_the_token_for_the_box_is_noted_when_none_is_left() -> None:
    s = crowded(LAST_FOUR, cleanup_left=1).play("build shipyard 1-2", "no")
    assert (s.cleanup(1), s.cleanup()) == ((20, 0), (0, 1))


@rule("SEA-SHIP-04", "SEA-BUILD-13")
def test_the_last_token_for_the_box_triggers_the_end_at_once() -> None:
    ships = {"1-2": "blue", "1-3": "orange", "2-1": "blue", "3-1": "blue", "4-1": "orange", "4-2": "orange"}
    s = crowded(ships, cleanup_left=1).play("build academy 1-2")
    assert (s.cleanup(), s.view["ending"], s.phase) == ((1, 0), "no-cleanup", "choosing-specialist")
    given = {"active": "orange", "ship_relocation": "build-end", "specialists": "fisher investor agent"}
    s = crowded(ships, cleanup_left=1, **given).play("build academy 1-3", "slot 1")
    while s.g.current == 1:
        s.play("no")
    assert (s.g.round, s.cleanup(1), s.view["ending"], s.view["last_round"]) == (4, (20, 0), "no-cleanup", 4)


@rule("SEA-SHIP-04")
def test_while_one_location_is_free_the_ship_goes_there() -> None:
    s = crowded(LAST_FOUR)
    s.g.players[0].ships, s.g.players[0].boxed = 0, 3
    s.play("build academy 1-2", "no")
    assert (s.ships(1), boxed(s), s.cleanup(1)) == ({"2-1", "3-1", "4-1"}, [3, 0], (0, 0))


# Building where a ship stands


@rule("SEA-SHIP-06", "SEA-AMB-19")
@pytest.mark.parametrize("owner", ["blue", "orange"])
@pytest.mark.parametrize("place", ["1-2", "2-4", "3-3", "4-6"])
def test_a_ship_of_either_player_saves_one_resource(place: str, owner: str) -> None:
    kind, cost = KINDS[int(place[0]) - 1], COSTS[int(place[2]) - 1]
    held: dict[str, Any] = {"blue": {"storage": f"{cost - 1} {kind}"}, "orange": {}}
    refused(Scenario(**held), f"build port {place}", "SEA-BUILD-04")
    held[owner] |= {"ships": place}
    s = Scenario(**held)
    assert s.cost("port", place) == cost - 1
    s.play(f"build port {place}")
    assert s.storage() == ""


@rule("SEA-SHIP-06")
def test_a_ship_saves_nothing_at_other_locations() -> None:
    s = Scenario(blue={"storage": "1 fish"}, orange={"ships": "1-1"})
    refused(s, "build academy 1-2", "SEA-BUILD-04")
    assert s.cost("academy", "1-2") == 2


@rule("SEA-SHIP-07")
@pytest.mark.parametrize(("kind", "storage"), [("fish", "1 fish"), ("metal", "1 metal"), ("", "")])
@pytest.mark.parametrize("owner", [0, 1])
def test_the_owner_may_take_a_resource_when_the_opponent_builds_there(owner: int, kind: str, storage: str) -> None:
    colours = ("blue", "orange")
    held: dict[str, Any] = {colours[owner]: {"ships": "1-2"}, colours[1 - owner]: {"storage": "2 fish"}}
    s = Scenario(active=colours[1 - owner], **held).play("build academy 1-2")
    assert (s.actor, s.phase, s.legal()) == (owner, "taking", [*(f"take {k}" for k in KINDS), "no"])
    s.play(f"take {kind}" if kind else "no")
    assert (s.storage(owner), s.storage(1 - owner), s.phase) == (storage, "1 fish", "placing")


@rule("SEA-SHIP-07", "SEA-AMB-19")
@pytest.mark.parametrize("alone", [False, True])
def test_building_at_the_own_ship_gives_no_bonus(alone: bool) -> None:
    blue = {"storage": "2 fish", "ships": "1-2"}
    s = solo(blue=blue) if alone else Scenario(blue=blue, orange=REST)
    s.play("build port 1-2")
    assert (s.actor, s.phase, s.storage()) == (0, "placing", "1 fish")
    assert s.storage(1) == ("" if alone else "2 metal")


@rule("SEA-AMB-17")
@pytest.mark.parametrize(("seaweed", "offered"), [("5 seaweed", ["fish"]), ("4 seaweed", ["fish", "seaweed"])])
def test_the_owner_chooses_among_what_is_in_the_supply(seaweed: str, offered: list[str]) -> None:
    s = Scenario(
        blue={"storage": f"10 fish {seaweed}"}, orange={"storage": "5 seaweed 10 artifact 10 metal", "ships": "1-2"}
    ).play("build port 1-2")  # fmt: skip
    assert s.legal() == [*(f"take {kind}" for kind in offered), "no"]
    refused(s, "take metal", "SEA-DIVE-09", "SEA-SHIP-07", "SEA-SUPPLY-01")


@rule("SEA-AMB-17")
def test_with_an_empty_supply_the_owner_is_not_asked() -> None:
    s = Scenario(blue={"storage": "10 fish 10 seaweed"}, orange={"storage": "10 artifact 10 metal", "ships": "1-1"})
    s.play("build port 1-1")
    assert (s.actor, s.phase) == (1, "placing")


@rule("SEA-AMB-17")
def test_the_owner_may_decline() -> None:
    s = Scenario(blue={"storage": "2 fish"}, orange={"ships": "1-2", "storage": "1 metal"})
    s.play("build port 1-2", "no")
    assert (s.storage(1), s.actor, s.phase) == ("1 metal", 1, "placing")


@rule("SEA-SHIP-08", "SEA-AMB-18")
@pytest.mark.parametrize("place", ["1-1", "2-2", "3-1", "4-2"])
def test_the_owner_places_the_ship_anew_on_any_flotilla(place: str) -> None:
    s = Scenario(blue={"storage": "2 fish"}, orange={"ships": "1-2", **REST}).play("build port 1-2", "no")
    assert (s.actor, s.offered("location")) == (1, [at for at in CHEAPEST if at != "1-2"])
    s.play(f"location {place}")
    assert (s.ships(1), s.actor, s.phase) == ({place}, 0, "choosing-dock")


@rule("SEA-SHIP-08")
def test_the_ship_must_be_placed_anew_and_only_on_a_cheapest_location() -> None:
    s = Scenario(blue={"storage": "2 fish", "ships": "1-1"}, orange={"ships": "1-2"}).play("build port 1-2", "no")
    refused(s, "no", "SEA-SHIP-08")
    assert s.offered("location") == ["1-3", *CHEAPEST[2:]]
    for place, why in (("1-1", "SEA-SHIP-02"), ("1-2", "SEA-SHIP-02"), ("1-4", "SEA-SHIP-01"), ("2-3", "SEA-SHIP-01")):
        refused(s, f"location {place}", why)


@rule("SEA-SHIP-08", "SEA-AMB-19", "SEA-AMB-18")
@pytest.mark.parametrize("alone", [False, True])
def test_the_own_ship_is_placed_anew_by_the_builder(alone: bool) -> None:
    blue = {"storage": "2 fish", "ships": "1-2 3-1"}
    s = solo(blue=blue) if alone else Scenario(blue=blue, orange=REST)
    s.play("build academy 1-2")
    assert (s.actor, s.offered("location")) == (0, ["1-1", "2-1", "2-2", "3-2", "4-1", "4-2"])
    s.play("location 1-1")
    assert (s.ships(), s.phase) == ({"1-1", "3-1"}, "choosing-specialist")


@rule("SEA-SHIP-09")
def test_first_the_bonus_then_the_new_place() -> None:
    s = Scenario(blue={"storage": "2 fish"}, orange={"ships": "1-2"}).play("build port 1-2")
    assert s.phase == "taking"
    refused(s, "location 1-1", "SEA-SHIP-01", "SEA-SHIP-09")
    s.play("take metal")
    assert (s.phase, s.storage(1)) == ("placing", "1 metal")


@rule("SEA-SHIP-05")
@pytest.mark.parametrize("option", ["after-payment", "build-end"])
@pytest.mark.parametrize("owner", ["blue", "orange"])
def test_when_a_build_is_resolved_no_ship_stands_at_a_building_or_another_ship(owner: str, option: str) -> None:
    held: dict[str, Any] = {"blue": {"storage": "2 fish"}, "orange": {"storage": "2 metal"}}
    held[owner] |= {"ships": "1-2"}
    s = Scenario(**held, ship_relocation=option).play("build shipyard 1-2")
    while s.actor == 0 or s.phase != "menu":
        s.play(next((text for text in s.legal() if text.startswith("location")), "no"))
    places = [*s.ships(), *s.ships(1)]
    assert len(places) == len(set(places)) == 2
    assert [s.building(place) for place in places] == [(None, None)] * 2


@rule("SEA-SHIP-10")
def test_ships_count_nothing() -> None:
    held = {"buildings": spread(1, 0, 3), "storage": "3 metal"}
    none, placed = Scenario(blue=held), Scenario(blue={**held, "ships": "1-1 1-2 2-6"}, orange={"ships": "2-1"})
    assert (none.points(), none.state.scores[0]) == (placed.points(), placed.state.scores[0])
    assert sum(placed.points().values()) == placed.state.scores[0]


@rule("SEA-SHIP-04", "SEA-SHIP-06", "SEA-SHIP-07")
def test_the_figures_come_from_the_data_pack() -> None:
    data = {"ships": {"discount": 3, "bonus": 2, "boxed": 4}}
    s = Scenario(blue={"storage": "1 fish"}, orange={"ships": "1-4"}, data=data).play("build port 1-4")
    assert (s.storage(), s.actor) == ("", 1)
    s.play("take fish", "take fish")
    assert (s.storage(1), s.phase) == ("2 fish", "placing")
    s = crowded(LAST_FOUR, data=data).play("build academy 1-2", "no")
    assert s.cleanup(1) == (4, 0)
