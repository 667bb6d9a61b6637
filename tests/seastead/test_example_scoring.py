"""The complete scoring of the worked example: 37 to 38."""

from __future__ import annotations

from typing import Any

import pytest

from fathom.games.seastead.actions import PLACE
from fathom.games.seastead.state import SHIPYARD
from tests.seastead.last_round import LastRound
from tests.seastead.scenario import Scenario, at

rule = pytest.mark.rule

BOARD = {
    "F1A": ("O academy", "O shipyard", "O academy", "O shipyard", "O port fish-1", "B port artifact-1"),
    "F2A": ("", "O academy", "", "B port metal-1", "", "B academy"),
    "F3A": ("", "O shipyard", "B shipyard", "B academy", "B port fish-2", "B academy"),
    "F4A": ("B port fish-3", "B shipyard", "O port seaweed-1", "B shipyard", "O academy", "O shipyard"),
}
STORAGES = ("4 fish 5 artifact 1 metal", "3 fish 4 seaweed 1 artifact 1 metal")
POINTS = (
    {"dock-resources": 8, "dock-buildings": 5, "locations": 19, "specialists": 2, "cleanup": 3},
    {"dock-resources": 6, "dock-buildings": 16, "locations": 14, "specialists": 1, "cleanup": 1},
)


def player(letter: str, **held: Any) -> dict[str, Any]:
    """What stands on the board for one of the two, with the docks."""
    buildings, docks = {}, {}
    for side, places in BOARD.items():
        for index, text in enumerate(places):
            if text.startswith(letter):
                _, buildings[at(f"{side}-{index}")], *dock = text.split()
                if dock:
                    docks[at(f"{side}-{index}")] = dock[0]
    return {"buildings": buildings, "docks": docks, **held}


def position(**given: Any) -> Scenario:
    """Orange has the last turn of the game, no dive card is left, and Orange cannot build."""
    blue, orange = STORAGES
    given = {
        "blue": player("B", storage=blue, ready="diver scout", cleanup=3),
        "orange": player("O", storage=orange, ready="engineer", cleanup=1),
        "docks": "seaweed-2 seaweed-3 artifact-2",
        "demand": "fish artifact metal seaweed",
        "active": "orange",
        "deck": "",
        **given,
    }
    return LastRound(**given)


def scored(s: Scenario) -> None:
    """The table of the example, at the end of the game."""
    assert s.state.over
    assert (s.points(0), s.points(1)) == POINTS
    assert s.state.scores == (37, 38)
    assert s.state.ranks == (1, 0)
    assert [one["rank"] for one in s.view["players"]] == [1, 0]
    assert (s.storage(0), s.storage(1)) == STORAGES


@rule("SEA-EX-11")
def test_the_position() -> None:
    s = position()
    assert [sum(one["left"].values()) for one in s.view["players"]] == [2, 2]
    assert s.view["players"][0]["left"] == {"port": 0, "academy": 1, "shipyard": 1}
    assert s.view["players"][1]["left"] == {"port": 2, "academy": 0, "shipyard": 0}
    counts = [sum(bool(place["building"]) for place in flotilla["locations"]) for flotilla in s.view["flotillas"]]
    assert counts == [6, 3, 5, 6]
    assert [len(one["ready"]) for one in s.view["players"]] == [2, 1]
    assert [len(one["spent"]) for one in s.view["players"]] == [1, 3]
    assert (s.storage(0), s.storage(1)) == STORAGES


@rule("SEA-EX-11")
@pytest.mark.parametrize(("seat", "total"), [(0, 37), (1, 38)])
def test_the_five_categories(seat: int, total: int) -> None:
    s = position()
    assert s.points(seat) == POINTS[seat]
    assert list(s.points(seat)) == ["dock-resources", "dock-buildings", "locations", "specialists", "cleanup"]
    assert s.view["players"][seat]["score"] == s.state.scores[seat] == sum(POINTS[seat].values()) == total


@rule("SEA-EX-11")
@pytest.mark.parametrize(
    ("seat", "kinds"),
    [
        (0, {"fish": 4, "seaweed": 0, "artifact": 3, "metal": 1}),
        (1, {"fish": 3, "seaweed": 3, "artifact": 0, "metal": 0}),
    ],
)
def test_dock_resources_by_kind(seat: int, kinds: dict[str, int]) -> None:
    assert position().view["players"][seat]["resource_points"] == kinds


@rule("SEA-EX-11")
@pytest.mark.parametrize(
    ("dock", "place", "owner", "points", "areas"),
    [
        ("fish-1", "F1A-4", 1, [0, 5], {"back right": (1, 2), "front right": (1, 1), "back left": (1, 2)}),
        ("artifact-1", "F1A-5", 0, [0, 5], {"front left": (1, 2), "back right": (1, 3)}),
        ("seaweed-1", "F4A-2", 1, [1, 3], {"front right": (0, 1), "back left": (1, 3)}),
        ("fish-3", "F4A-0", 0, [1, 3], {"front left": (0, 1), "front right": (1, 1), "back right": (1, 2)}),
        ("metal-1", "F2A-3", 0, [1, 0], {"back left": (0, 1)}),
        ("fish-2", "F3A-4", 0, [2, 0], {"front left": (0, 2)}),
    ],
)
def test_dock_buildings(
    dock: str, place: str, owner: int, points: list[int], areas: dict[str, tuple[int, int]]
) -> None:
    """Each dock: who scores how much in which of its areas."""
    s = position()
    held = s.location(at(place))
    assert (held["owner"], held["building"], held["dock"]["id"]) == (owner, "port", dock)
    assert held["dock"]["points"] == points
    found = {}
    for name, area, where in zip(
        ("front left", "back left", "front right", "back right"), held["dock"]["areas"], held["dock"]["at"], strict=True
    ):
        who, building = s.building(where)
        if building == area["type"]:
            found[name] = (who, area["points"])
    assert found == areas


@rule("SEA-EX-11")
@pytest.mark.parametrize(("seat", "points"), [(0, [0, 0, 1, 1, 1, 2]), (1, [5, 5, 3, 3, 0, 0])])
def test_the_sum_over_the_docks(seat: int, points: list[int]) -> None:
    s = position()
    docks = [at(place) for place in ("F1A-4", "F1A-5", "F4A-2", "F4A-0", "F2A-3", "F3A-4")]
    assert [s.location(place)["dock"]["points"][seat] for place in docks] == points
    assert s.points(seat)["dock-buildings"] == sum(points)


@rule("SEA-EX-11")
@pytest.mark.parametrize(
    ("seat", "flotillas"),
    [(0, [[3], [2, 3], [1, 2, 2, 3], [0, 1, 2]]), (1, [[0, 1, 1, 2, 2], [1], [1], [1, 2, 3]])],
)
def test_locations_by_flotilla(seat: int, flotillas: list[list[int]]) -> None:
    s = position()
    found = [
        sorted(place["points"] for place in flotilla["locations"] if place["owner"] == seat)
        for flotilla in s.view["flotillas"]
    ]
    assert found == flotillas
    assert s.points(seat)["locations"] == sum(map(sum, flotillas))


@rule("SEA-EX-11")
def test_a_last_turn_that_changes_nothing_by_orange() -> None:
    s = position()
    assert s.legal() == ["end"]
    scored(s.play("end"))


@rule("SEA-EX-11")
def test_a_last_turn_that_changes_nothing_by_blue() -> None:
    s = position(active="blue", start="orange", demand="fish metal seaweed artifact")
    assert s.legal() == ["end"]
    scored(s.play("end"))


@rule("SEA-EX-11")
def test_a_last_dive_that_leads_there() -> None:
    s = position(
        blue=player("B", storage="4 fish 4 artifact", ready="diver scout", cleanup=3),
        orange=player("O", storage="2 fish 3 seaweed 1 artifact 1 metal", ready="engineer", cleanup=1),
        deck="reef-11",
    )
    assert s.state.scores == (36, 37)
    scored(s.dive("reef-11", "a"))


@rule("SEA-EX-11")
def test_a_last_build_that_leads_there() -> None:
    """Orange's shipyard on F4A-5 comes last, for 6 seaweed; row bonus and location effect are declined."""
    s = position(orange=player("O", storage="10 seaweed 3 fish 1 artifact 1 metal", ready="fisher", cleanup=1))
    s.player(1).sites[SHIPYARD] &= ~(1 << PLACE.words.index(at("F4A-5")))
    s.player(1).boxed -= 1
    s.state.check()
    s.play(f"build shipyard {at('F4A-5')}", f"location {at('F2A-0')}", "no", "no")
    scored(s)


@rule("SEA-EX-11")
def test_more_of_what_does_not_count_changes_nothing() -> None:
    """A sixth artifact of Blue's, a fifth seaweed of Orange's, and Orange's artifacts and metal."""
    s = position(
        blue=player("B", storage="4 fish 6 artifact 1 metal", ready="diver scout", cleanup=3),
        orange=player("O", storage="3 fish 5 seaweed 3 artifact 4 metal", ready="engineer", cleanup=1),
    )
    assert s.state.scores == (37, 38)
    assert s.state.ranks == (1, 0)
