"""Points: the five categories, what counts once, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from fathom.games.seastead.actions import DOCK_TILE
from tests.seastead.scenario import Scenario, at, solo

rule = pytest.mark.rule

SOURCES = ["dock-resources", "dock-buildings", "locations", "specialists", "cleanup"]


def resources(storage: str, docks: str, seat: int = 0) -> int:
    """What a player gets for these resources and docks; the ports stand apart from each other."""
    places = ["1-1", "2-1", "3-1", "4-1"]
    names = dict(zip(places, docks.split(), strict=False))
    held = {"storage": storage, "buildings": dict.fromkeys(names, "port"), "docks": names}
    players: dict[str, Any] = {["blue", "orange"][seat]: held}
    s = Scenario(**players, docks="")
    assert s.points(1 - seat)["dock-resources"] == 0
    return s.points(seat)["dock-resources"]


def example() -> Scenario:
    """The scoring example of the rulebook."""
    blue = {
        at("F1A-5"): "port", at("F2A-3"): "port", at("F2A-5"): "academy", at("F3A-2"): "shipyard",
        at("F3A-3"): "academy", at("F3A-4"): "port", at("F3A-5"): "academy", at("F4A-0"): "port",
        at("F4A-1"): "shipyard", at("F4A-3"): "shipyard",
    }  # fmt: skip
    orange = {
        at("F1A-0"): "academy", at("F1A-1"): "shipyard", at("F1A-2"): "academy", at("F1A-3"): "shipyard",
        at("F1A-4"): "port", at("F2A-1"): "academy", at("F3A-1"): "shipyard", at("F4A-2"): "port",
        at("F4A-4"): "academy", at("F4A-5"): "shipyard",
    }  # fmt: skip
    docks = {at("F1A-5"): "artifact-1", at("F2A-3"): "metal-1", at("F3A-4"): "fish-2", at("F4A-0"): "fish-3"}
    # A full flotilla would have triggered the end: the last building of each of the two comes afterwards.
    late = {at("F1A-5"): blue.pop(at("F1A-5")), at("F4A-0"): blue.pop(at("F4A-0"))}
    s = Scenario(
        blue={
            "storage": "4 fish 5 artifact 1 metal", "buildings": blue, "ready": "captain trader", "spent": "agent",
            "docks": {place: dock for place, dock in docks.items() if place not in late}, "cleanup": 3,
        },
        orange={
            "storage": "3 fish 4 seaweed 1 artifact 1 metal", "buildings": orange, "ready": "diver", "cleanup": 1,
            "docks": {at("F1A-4"): "fish-1", at("F4A-2"): "seaweed-1"}, "spent": "scout fisher engineer",
        },
        docks="", specialists="",
    )  # fmt: skip
    for place in late:
        location = 6 * (int(place[0]) - 1) + int(place[2]) - 1
        s.me.sites[0] |= 1 << location
        s.g.dock[location] = s.dock(docks[place])
    return s


def tied(blue: dict[str, Any], orange: dict[str, Any]) -> Scenario:
    """A position with as many points for both."""
    s = Scenario(blue=blue, orange=orange)
    assert s.state.scores[0] == s.state.scores[1]
    return s


# All together


@rule("SEA-SCORE-01", "SEA-EX-11", "SEA-SCORE-05", "SEA-SCORE-06", "SEA-SCORE-10")
def test_the_example_of_the_rulebook() -> None:
    s = example()
    assert list(s.points(0).values()) == [8, 5, 19, 2, 3]
    assert list(s.points(1).values()) == [6, 16, 14, 1, 1]
    assert (s.state.scores, s.state.ranks) == ((37, 38), (1, 0))
    rows = {"1-5": [0, 5], "1-6": [0, 5], "4-3": [1, 3], "4-1": [1, 3], "2-4": [1, 0], "3-5": [2, 0]}
    assert {place: s.location(place)["dock"]["points"] for place in rows} == rows


@rule("SEA-SCORE-01")
def test_five_categories_in_their_order_and_nothing_else() -> None:
    s = example()
    for seat in (0, 1):
        assert list(s.points(seat)) == SOURCES
        assert s.state.scores[seat] == sum(s.points(seat).values()) == s.view["players"][seat]["score"]


@rule("SEA-SCORE-01", "SEA-SHIP-10", "SEA-SCORE-04")
def test_ships_boxed_ships_and_loose_resources_count_nothing() -> None:
    s = Scenario(blue={"storage": "9 fish 9 metal", "buildings": {"1-1": "shipyard"}, "ships": "2-6"})
    assert s.state.scores == (0, 0)


# Dock resources


@rule("SEA-SCORE-02", "SEA-PORT-06")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("storage", "points"), [("", 0), ("1 fish", 1), ("3 fish", 3), ("4 fish", 3), ("10 fish", 3)])
def test_a_dock_scores_up_to_three_resources_of_its_kind(storage: str, points: int, seat: int) -> None:
    assert resources(storage, "fish-1", seat) == points


@rule("SEA-SCORE-03")
@pytest.mark.parametrize(
    ("storage", "docks", "points"),
    [
        ("3 fish", "fish-1 fish-2", 3),
        ("4 fish", "fish-1 fish-2", 4),
        ("7 fish", "fish-1 fish-2", 6),
        ("10 fish", "fish-1 fish-2 fish-3", 9),
        ("2 metal", "metal-1 metal-2 metal-3", 2),
    ],
)
def test_each_resource_counts_for_one_dock(storage: str, docks: str, points: int) -> None:
    assert resources(storage, docks) == points


@rule("SEA-SCORE-02", "SEA-SCORE-04", "SEA-EX-12")
def test_resources_without_an_own_matching_dock_score_nothing() -> None:
    assert resources("3 fish 4 metal 2 seaweed", "fish-1 metal-1") == 6
    assert resources("5 fish 5 artifact", "seaweed-1 metal-1") == 0


@rule("SEA-SCORE-02", "SEA-SCORE-04")
def test_a_dock_scores_only_the_resources_of_its_owner() -> None:
    s = Scenario(
        blue={"buildings": {"1-1": "port"}, "docks": {"1-1": "fish-2"}, "storage": "1 fish 2 metal"},
        orange={"buildings": {"2-1": "port"}, "docks": {"2-1": "metal-1"}, "storage": "3 fish 1 metal"},
    )
    assert [s.points(seat)["dock-resources"] for seat in (0, 1)] == [1, 1]


@rule("SEA-SCORE-02", "SEA-SCORE-03")
def test_the_figures_of_a_dock_come_from_the_data() -> None:
    scoring = {**fathom.load("seastead").data["scoring"], "dock_resources": 2, "dock_resource": 4}
    held = {"buildings": {"1-1": "port"}, "docks": {"1-1": "fish-2"}, "storage": "5 fish"}
    state = fathom.load("seastead", data={"scoring": scoring}).new(seed=1)
    assert state.game.rules.DOCK_RESOURCES == 2
    assert Scenario(blue=held, data={"scoring": scoring}).points()["dock-resources"] == 8


# Dock buildings


@rule("SEA-SCORE-05", "SEA-PORT-03", "SEA-AMB-02")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("dock", [DOCK_TILE.words.index(name) for name in ("fish-1", "seaweed-1", "metal-3")])
@pytest.mark.parametrize("port", range(6))
def test_each_area_scores_the_building_type_shown(port: int, dock: int, seat: int) -> None:
    printed = {
        "fish-1": [("shipyard", 2), ("academy", 2), ("shipyard", 1), ("academy", 2)],
        "seaweed-1": [("academy", 1), ("academy", 3), ("shipyard", 1), ("shipyard", 2)],
        "metal-3": [("shipyard", 1), ("academy", 2), ("academy", 1), ("shipyard", 3)],
    }[DOCK_TILE.words[dock]]
    home = {"buildings": {f"2-{port + 1}": "port"}, "docks": {f"2-{port + 1}": DOCK_TILE.words[dock]}}
    offsets = [1, 2, -1, -2]  # front left, back left, front right, back right
    for offset in range(1, 6):
        for building in ("port", "academy", "shipyard"):
            place = f"2-{(port + offset) % 6 + 1}"
            players: list[dict[str, Any]] = [{"buildings": {}}, {"buildings": {}}]
            players[0] = {**home, "buildings": {**home["buildings"]}}
            players[seat]["buildings"][place] = building
            s = Scenario(blue=players[0], orange=players[1], docks="")
            areas = [area for area in range(4) if (offsets[area] - offset) % 6 == 0 and printed[area][0] == building]
            extra = s.location(place)["dock"]
            got = s.points(seat)["dock-buildings"] - (extra["points"][seat] if extra else 0)
            assert got == sum(printed[area][1] for area in areas)


@rule("SEA-SCORE-06")
def test_both_players_score_at_every_dock() -> None:
    s = Scenario(
        blue={"buildings": {"1-1": "port", "1-2": "shipyard", "2-3": "academy"}, "docks": {"1-1": "fish-1"}},
        orange={"buildings": {"1-6": "shipyard", "2-1": "port", "2-2": "academy"}, "docks": {"2-1": "seaweed-1"}},
        docks="",
    )
    assert (s.location("1-1")["dock"]["points"], s.location("2-1")["dock"]["points"]) == ([2, 1], [3, 1])
    assert [s.points(seat)["dock-buildings"] for seat in (0, 1)] == [5, 2]


@rule("SEA-SCORE-05")
def test_one_building_scores_at_several_docks_but_none_on_another_flotilla() -> None:
    blue = {"buildings": {"1-1": "port", "1-3": "port", "1-2": "shipyard", "2-2": "shipyard", "2-6": "shipyard"}}
    s = Scenario(blue={**blue, "docks": {"1-1": "fish-1", "1-3": "seaweed-1"}}, docks="")
    assert s.points()["dock-buildings"] == 2 + 1


# Locations, specialists, cleanup


@rule("SEA-SCORE-07")
@pytest.mark.parametrize("sides", ["A", "B"])
@pytest.mark.parametrize("seat", [0, 1])
def test_locations_give_their_printed_points_for_any_building(seat: int, sides: str) -> None:
    printed = {
        "A": [[0, 1, 1, 2, 2, 3]] * 4,
        "B": [[0, 1, 1, 2, 2, 3], [1, 0, 1, 2, 2, 3], [0, 1, 1, 2, 3, 2], [1, 0, 2, 1, 2, 3]],
    }
    for flotilla in range(4):
        for place in range(6):
            building = ["port", "academy", "shipyard"][place % 3]
            held = {"buildings": {f"{flotilla + 1}-{place + 1}": building}}
            players: dict[str, Any] = {["blue", "orange"][seat]: held}
            s = Scenario(**players, sides=sides)
            points = [s.points(number)["locations"] for number in (0, 1)]
            assert points[seat] == printed[sides][flotilla][place]
            assert points[1 - seat] == 0


@rule("SEA-SCORE-08", "SEA-SPECIALIST-04")
@pytest.mark.parametrize("seat", [0, 1])
def test_face_up_specialists_give_their_printed_points(seat: int) -> None:
    cards = [{**card, "points": n} for n, card in enumerate(fathom.load("seastead").data["specialists"])]
    held = {"ready": "trader architect", "spent": "scout"}
    players: dict[str, Any] = {["blue", "orange"][seat]: held}
    for data, points in ((None, 2), ({"specialists": cards[:9] + [{**card, "points": 9} for card in cards[9:]]}, 4)):
        s = Scenario(**players, data=data)
        assert [s.points(number)["specialists"] for number in (seat, 1 - seat)] == [points, 0]


@rule("SEA-SCORE-09", "SEA-SUPPLY-05")
def test_tokens_and_noted_tokens_give_a_point_each() -> None:
    s = Scenario(blue={"cleanup": 4}, orange={"cleanup": 15})
    assert [s.points(seat)["cleanup"] for seat in (0, 1)] == [4, 15]
    s.me.noted = 3
    assert [s.points(seat)["cleanup"] for seat in (0, 1)] == [7, 15]


# Who wins


@rule("SEA-SCORE-10")
@pytest.mark.parametrize(("blue", "orange", "ranks"), [(3, 2, (0, 1)), (2, 3, (1, 0))])
def test_more_points_win_whatever_else(blue: int, orange: int, ranks: tuple[int, int]) -> None:
    leader = {"buildings": {"1-1": "port", "2-1": "port"}}  # more built, so fewer left on the board
    s = Scenario(
        blue={"cleanup": blue, **(leader if blue > orange else {})},
        orange={"cleanup": orange, **(leader if orange > blue else {})},
    )
    assert (s.state.scores, s.state.ranks) == ((blue, orange), ranks)


@rule("SEA-SCORE-11")
@pytest.mark.parametrize("seat", [0, 1])
def test_first_tie_break_more_buildings_left(seat: int) -> None:
    few = {"buildings": {"1-2": "shipyard"}, "cleanup": 2}
    many = {"buildings": {"2-1": "shipyard", "3-1": "shipyard"}, "cleanup": 3}
    s = tied(*((few, many) if seat == 0 else (many, few)))
    assert s.state.ranks == ((0, 1) if seat == 0 else (1, 0))  # although the other has more tokens


@rule("SEA-SCORE-12", "SEA-AMB-11", "SEA-SUPPLY-05")
@pytest.mark.parametrize("noted", [0, 2])
@pytest.mark.parametrize("seat", [0, 1])
def test_second_tie_break_more_cleanup_tokens(seat: int, noted: int) -> None:
    more = {"buildings": {"2-1": "shipyard"}, "cleanup": 2 - noted}
    less = {"buildings": {"1-2": "shipyard"}, "cleanup": 1}
    s = Scenario(blue=more if seat == 0 else less, orange=less if seat == 0 else more)
    s.player(seat).noted = noted
    assert s.state.scores == (2, 2)
    assert s.state.ranks == ((0, 1) if seat == 0 else (1, 0))


@rule("SEA-SCORE-13")
def test_otherwise_the_victory_is_shared() -> None:
    s = tied({"buildings": {"1-2": "port"}, "cleanup": 1}, {"buildings": {"2-2": "academy"}, "cleanup": 1})
    assert s.state.ranks == (0, 0)


@rule("SEA-SCORE-14", "SEA-SCORE-11", "SEA-END-06")
def test_a_played_out_game_is_scored_once_with_everything_still_standing() -> None:
    s = Scenario(
        blue={"storage": "4 fish", "buildings": {"1-1": "port", "1-2": "shipyard"}, "docks": {"1-1": "fish-1"}},
        orange={"buildings": {"1-6": "shipyard"}, "ready": "agent"},
        deck="reef-9 deep-3 deep-4 deep-1",
        docks="",
    )
    while not s.state.over:
        s.end_turn()
    assert (s.view["phase"], s.location("1-1")["dock"]["points"]) == ("over", [2, 1])
    points = [s.points(seat) for seat in (0, 1)]
    assert [held["dock-resources"] for held in points] == [3, 0]
    assert [(held["dock-buildings"], held["locations"]) for held in points] == [(2, 1), (1, 6)]
    assert [held["cleanup"] + held["specialists"] for held in points] == [0, 1]
    assert [player["score"] for player in s.view["players"]] == [sum(held.values()) for held in points] == [6, 8]
    assert [player["rank"] for player in s.view["players"]] == [1, 0]
    assert [sum(player["left"].values()) for player in s.view["players"]] == [10, 10]


@rule("SEA-SCORE-14", "SEA-SCORE-03", "SEA-SCORE-02")
def test_scoring_again_changes_nothing() -> None:
    s = example()
    assert [s.state.scores for _ in range(3)] == [(37, 38)] * 3
    assert s.view["players"][0]["resource_points"] == {"fish": 4, "seaweed": 0, "artifact": 3, "metal": 1}
    assert s.view["players"][1]["resource_points"] == {"fish": 3, "seaweed": 3, "artifact": 0, "metal": 0}


@rule("SEA-SCORE-05", "SEA-SOLO-21")
def test_the_player_scores_as_usual_against_the_boss() -> None:
    blue = {"storage": "2 fish", "buildings": {"1-1": "port", "1-2": "shipyard", "2-6": "academy"}, "cleanup": 2}
    boss = {"buildings": {"1-6": "shipyard"}}
    s = solo(blue={**blue, "docks": {"1-1": "fish-1"}, "ready": "trader"}, orange=boss, docks="")
    assert list(s.points().values()) == [2, 2, 4, 1, 2]
    assert s.view["boss"]["score"] == 23
