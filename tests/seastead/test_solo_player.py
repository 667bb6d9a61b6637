"""Solo games: building beside the boss's resources, bonuses, the end and the result."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from tests.played import refused
from tests.seastead.boss import boss_of
from tests.seastead.scenario import Scenario, solo

rule = pytest.mark.rule

NINE: dict[str, str] = {
    "1-3": "port", "1-4": "port", "1-5": "port", "2-3": "academy", "2-4": "academy", "2-5": "academy",
    "3-3": "shipyard", "3-4": "shipyard", "3-5": "shipyard",
}  # fmt: skip


# Building where a resource of the boss lies


@rule("SEA-SOLO-15", "SEA-SOLO-16")
@pytest.mark.parametrize("building", ["port", "academy", "shipyard"])
def test_the_resource_returns_to_the_supply(building: str) -> None:
    s = solo(blue={"storage": "2 fish"}, boss="1-1 1-2 2-1")
    assert s.supply()["fish"] == 6
    s.play(f"build {building} 1-1")
    assert (s.boss(), s.supply()["fish"], s.storage()) == ({"1-2", "2-1"}, 9, "")
    assert s.building("1-1") == (0, building)


@rule("SEA-SOLO-15")
def test_building_for_nothing_also_clears_the_resource() -> None:
    s = solo(blue={"ready": "master-builder"}, boss="1-1").play("use master-builder", "build port 1-1")
    assert (s.boss(), s.supply()["fish"], s.storage()) == (set(), 10, "")


@rule("SEA-SOLO-16", "SEA-AMB-12")
@pytest.mark.parametrize(
    ("ships", "boss", "cost"), [("", "", 1), ("", "1-1", 2), ("1-1", "", 0), ("1-1", "1-1", 1), ("", "1-2 1-4", 1)]
)
def test_the_resource_covers_the_tag_but_not_the_ship(ships: str, boss: str, cost: int) -> None:
    s = solo(blue={"ships": ships, "storage": f"{cost} fish"}, boss=boss)
    assert s.cost("port", "1-1") == cost
    s.play("build port 1-1")
    assert (s.storage(), s.building("1-1"), s.phase) == ("", (0, "port"), "placing" if ships else "choosing-dock")
    if cost:
        refused(solo(blue={"ships": ships, "storage": f"{cost - 1} fish"}, boss=boss), "build port 1-1", "SEA-BUILD-04")


@rule("SEA-SOLO-16")
@pytest.mark.parametrize("building", ["academy", "shipyard"])
def test_other_types_cost_what_they_cost(building: str) -> None:
    assert [solo(boss=boss).cost(building, "1-1") for boss in ("", "1-1")] == [2, 2]


@rule("SEA-AMB-12", "SEA-SOLO-16")
@pytest.mark.parametrize(("solo_tags", "costs"), [("covered", [2, 1, 3, 5]), ("off", [2, 2, 4, 6])])
def test_tags_without_a_resource_count_unless_agreed_otherwise(solo_tags: str, costs: list[int]) -> None:
    s = solo(boss="1-1", solo_tags=solo_tags)
    places = (("port", "1-1"), ("academy", "2-2"), ("port", "3-4"), ("shipyard", "1-6"))
    assert [s.cost(building, place) for building, place in places] == costs
    assert solo(blue={"ships": "2-2"}, solo_tags=solo_tags).cost("academy", "2-2") == costs[1] - 1


@rule("SEA-AMB-12")
@pytest.mark.parametrize("solo_tags", ["covered", "off"])
def test_two_players_always_have_the_tags(solo_tags: str) -> None:
    assert Scenario(solo_tags=solo_tags).cost("port", "1-1") == 1


@rule("SEA-SOLO-27")
@pytest.mark.parametrize("building", ["academy", "shipyard"])
def test_a_moved_building_clears_the_resource(building: str) -> None:
    held = {"ready": "salvager", "buildings": {"1-2": building, "4-6": "academy"}, "storage": "2 metal"}
    s = solo(blue=held, boss="2-1 2-2").play("use salvager", "location 1-2", "location 2-1")
    assert (s.building("2-1"), s.boss(), s.supply()["seaweed"]) == ((0, building), {"2-2"}, 9)
    assert s.phase == "menu"


@rule("SEA-SOLO-27")
def test_a_moved_building_clears_the_resource_and_moves_the_ship() -> None:
    held = {"ready": "salvager", "buildings": {"1-2": "academy"}, "ships": "2-1"}
    s = solo(blue=held, boss="2-1").play("use salvager", "location 1-2", "location 2-1")
    assert (s.building("2-1"), s.boss(), s.supply()["seaweed"]) == ((0, "academy"), set(), 10)
    assert (s.phase, s.storage()) == ("placing", "")
    assert "1-2" in s.offered("location")


# Bonuses


@rule("SEA-SOLO-17")
@pytest.mark.parametrize(
    ("building", "steps", "phase"),
    [("port", ("slot 1", "slot 2"), "dock-bonus"), ("academy", ("slot 1", "slot 2"), "readying"),
     ("shipyard", ("location 4-1",), "shipping")],
)  # fmt: skip
def test_row_bonuses_of_the_player(building: str, steps: tuple[str, ...], phase: str) -> None:
    docks = {"1-3": "fish-2", "1-4": "fish-3", "1-5": "seaweed-2"}
    held = {"storage": "2 seaweed 3 fish", "buildings": NINE, "docks": docks}
    s = solo(blue=held, specialists="diver scout salvager").play(f"build {building} 2-1", *steps)
    assert s.phase == phase
    if building == "port":
        s.play("location 1-3")
        assert s.cleanup() == (3, 0)


@rule("SEA-SOLO-18")
def test_an_exchange_clears_both_flotillas() -> None:
    held = {"storage": "2 seaweed", "buildings": {"4-3": "port", "4-4": "academy"}}
    s = solo(blue=held, boss="1-1 1-2 2-3 3-1 4-1").play("build shipyard 2-1", "location 2-2", "no")
    assert s.phase == "demands"
    assert s.legal() == ["exchange 1-2", "exchange 1-3", "exchange 2-3", "no"]
    s.play("exchange 1-3")
    assert (s.boss(), s.demand()) == ({"2-3", "4-1"}, "artifact seaweed fish metal")
    assert s.supply() == {"fish": 10, "seaweed": 9, "artifact": 10, "metal": 9}
    s.play("lock 3")
    assert (s.locked(), s.boss()) == (3, {"2-3", "4-1"})


@rule("SEA-SOLO-18")
def test_without_an_exchange_nothing_returns() -> None:
    held = {"storage": "2 seaweed", "buildings": {"4-3": "port", "4-4": "academy"}}
    s = solo(blue=held, boss="1-1 1-2 2-3 3-1 4-1").play("build shipyard 2-1", "location 2-2", "no", "no")
    assert (s.boss(), s.demand(), s.locked()) == ({"1-1", "1-2", "2-3", "3-1", "4-1"}, "fish seaweed artifact metal", 4)


@rule("SEA-SOLO-18")
def test_the_cartographer_clears_both_flotillas() -> None:
    s = solo(blue={"ready": "cartographer"}, boss="1-1 2-1 3-2", locked=1).play("use cartographer", "exchange 2-3")
    assert (s.boss(), s.supply()["fish"], s.supply()["seaweed"], s.supply()["artifact"]) == ({"1-1"}, 9, 10, 10)


# The end


@rule("SEA-SOLO-19")
@pytest.mark.parametrize("last", ["blue", "boss"])
def test_a_full_flotilla_ends_the_game_after_the_turn(last: str) -> None:
    mine = {"buildings": {"1-1": "port", "1-2": "port"}, "ready": "environmentalist", "storage": "6 fish"}
    given: dict[str, Any] = {"blue": mine, "orange": boss_of("1-3 1-4", "1-5"), "specialists": "diver scout salvager"}
    if last == "blue":
        s = solo(**given).play("build academy 1-6", "slot 1", "slot 2")
        assert s.phase == "window"
        s.play("no", "no")
    else:
        s = solo(**given, boss="1-6").dive("reef-11", "b").play("boss port", "location 2-1")
    assert (s.state.over, s.phase, s.legal()) == (False, "window", ["use environmentalist", "end"])
    s.play("use environmentalist")
    assert (s.state.over, s.view["ending"], s.cleanup()[0]) == (True, "full-flotilla", 2)


@rule("SEA-SOLO-19")
def test_five_buildings_on_a_flotilla_do_not_end_it() -> None:
    s = solo(blue={"storage": "6 fish"}, orange=boss_of("1-1 1-2 1-3 1-4"), specialists="diver scout salvager")
    s.play("build academy 1-5", "slot 1", "slot 2", "no")
    assert (s.state.over, s.view["ending"]) == (False, None)


@rule("SEA-SOLO-19")
@pytest.mark.parametrize(
    ("more", "over"), [({}, False), ({"4-3": "port"}, False), ({"4-3": "port", "4-4": "academy"}, True)]
)
def test_an_empty_board_of_the_player(more: dict[str, str], over: bool) -> None:
    """With the build there are ten, eleven and twelve."""
    s = solo(blue={"storage": "5 fish", "buildings": NINE | more}).play("build shipyard 1-2", "location 4-1")
    while s.phase in ("shipping", "trading", "demands"):
        s.play("no")
    assert (s.state.over, s.view["ending"]) == (over, "no-buildings" if over else None)


@rule("SEA-SOLO-19")
@pytest.mark.parametrize(("shipyards", "over"), [("4-1", False), ("4-1 4-3", False), ("4-1 4-3 4-4", True)])
def test_an_empty_board_of_the_boss(shipyards: str, over: bool) -> None:
    rows = ("2-3 2-4 2-5 2-6", "3-3 3-4 3-5 3-6", shipyards)
    s = solo(blue={"storage": "5 fish"}, orange=boss_of(*rows), boss="1-1").dive("reef-11", "b").play("location 1-1")
    assert (s.building("1-1"), s.state.over) == ((1, "shipyard"), False)
    s.play("location 2-1")
    assert (s.state.over, s.view["ending"]) == (over, "no-buildings" if over else None)


@rule("SEA-SOLO-19")
@pytest.mark.parametrize(("deck", "over"), [("reef-9", True), ("reef-9 reef-5", False)])
def test_an_empty_dive_deck(deck: str, over: bool) -> None:
    s = solo(blue={"storage": "2 fish", "ready": "environmentalist"}, deck=deck).dive("reef-9", "a")
    s.play("location 3-1", "location 3-2")
    assert (s.state.over, s.phase) == (False, "window")
    s.play("end")
    assert (s.state.over, s.view["ending"]) == (over, "no-dive-cards" if over else None)
    assert (s.legal() == [], s.view["round"]) == (over, 3 if over else 4)


@rule("SEA-SOLO-20")
def test_an_empty_cleanup_supply_does_not_end_the_game() -> None:
    s = solo(blue={"cleanup": 19, "ready": "environmentalist", "storage": "2 fish"}).play("use environmentalist")
    assert (s.cleanup(), s.view["cleanup"], s.view["ending"]) == ((20, 1), 0, None)
    for _ in range(3):
        s.end_turn()
    assert (s.state.over, s.view["ending"], s.points()["cleanup"]) == (False, None, 21)


@rule("SEA-SOLO-19", "SEA-SOLO-22")
@pytest.mark.parametrize("seed", range(1, 13))
def test_random_games_end_for_one_of_the_three_reasons(seed: int) -> None:
    state = fathom.load("seastead", players=1).new(seed=seed)
    for moment in range(2000):
        if state.over:
            break
        legal = state.legal()
        state.apply(legal[(seed * 7919 + moment * 104729) % len(legal)])
        state.check()
    view = state.view(None)
    full = any(all(place["building"] for place in flotilla["locations"]) for flotilla in view["flotillas"])
    empty = sum(view["players"][0]["left"].values()) == 0 or sum(view["boss"]["built"].values()) == 12
    assert view["over"]
    assert full or empty or view["dive"]["reef"] == 0
    assert view["boss"]["beaten"] == (view["players"][0]["score"] > view["boss"]["score"])


# The result


@rule("SEA-SOLO-21")
@pytest.mark.parametrize(
    ("rows", "points"), [((), 20), (("2-1",), 23), (("1-6",), 23), (("1-6 2-6", "3-6 4-6", "1-1 1-2"), 38)]
)
def test_points_of_the_boss(rows: tuple[str, ...], points: int) -> None:
    s = solo(orange=boss_of(*rows), boss="2-2 2-3", blue={"buildings": {"1-5": "port"}})
    assert s.view["boss"]["score"] == points


@rule("SEA-SOLO-21")
def test_points_of_the_player() -> None:
    """The dock at 1-4 shows a shipyard at 1-5 and academies at 1-6 and 1-2, of which the boss has two."""
    mine = {"buildings": {"1-4": "port", "1-5": "shipyard", "4-1": "academy"}, "docks": {"1-4": "fish-1"}}
    held = {**mine, "storage": "4 fish 3 metal", "ready": "scout", "cleanup": 2}
    s = solo(blue=held, orange=boss_of("", "1-6 1-2"), docks="fish-2 fish-3 seaweed-1")
    assert s.points() == {"dock-resources": 3, "dock-buildings": 2, "locations": 4, "specialists": 1, "cleanup": 2}
    assert (s.view["players"][0]["score"], s.view["boss"]["score"]) == (12, 26)


@rule("SEA-SOLO-22")
@pytest.mark.parametrize(("cleanup", "won"), [(20, False), (21, True), (19, False), (40, True)])
def test_the_player_needs_more_than_the_boss(cleanup: int, won: bool) -> None:
    held = {"cleanup": min(cleanup, 20), "noted": max(0, cleanup - 20)}
    s = solo(blue=held, deck="reef-9").dive("reef-9", "a").play("location 3-1")
    boss = s.view["boss"]
    assert boss["built"] == {"port": 0, "academy": 0, "shipyard": 0}
    assert (boss["score"], boss["beaten"]) == (20, None)
    s.play("location 3-2")
    assert (s.state.scores, s.view["boss"]["score"], s.state.over) == ((cleanup,), 20, True)
    assert (s.view["boss"]["beaten"], s.state.ranks, s.view["players"][0]["rank"]) == (won, (1 - won,), 1 - won)
