"""What is printed around the flotillas: cost, points, tag and effect of every location."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from tests.seastead.arriving import arrive
from tests.seastead.scenario import Scenario

rule = pytest.mark.rule

# Six locations a side, clockwise: cost, points, first letter of the tag, number of the effect.
RINGS = {
    "1A": "2 0 p 8 | 2 1 - 5 | 3 1 - 6 | 4 2 a 7 | 5 2 - 12 | 6 3 s 1",
    "1B": "2 0 p 17 | 2 1 - 3 | 3 1 - 15 | 4 2 a 21 | 5 2 - 14 | 6 3 s 8",
    "2A": "2 0 - 1 | 2 1 a 3 | 3 1 s 4 | 4 2 - 5 | 5 2 p 2 | 6 3 - 1",
    "2B": "2 1 - 10 | 2 0 a 18 | 3 1 - 15 | 4 2 s 22 | 5 2 p 14 | 6 3 - 1",
    "3A": "2 0 s 12 | 2 1 - 7 | 3 1 - 1 | 4 2 p 6 | 5 2 - 13 | 6 3 a 3",
    "3B": "2 0 s 19 | 2 1 - 5 | 3 1 - 15 | 4 2 p 20 | 5 3 a 16 | 6 2 - 14",
    "4A": "2 0 - 8 | 2 1 p 16 | 3 1 a 1 | 4 2 - 11 | 5 2 s 9 | 6 3 - 4",
    "4B": "2 1 a 7 | 2 0 - 12 | 3 2 - 10 | 4 1 p 15 | 5 2 s 11 | 6 3 - 14",
}
TAGS = {"p": "port", "a": "academy", "s": "shipyard", "-": None}
COUNTED = ("port", "academy", "shipyard")

# The effects by number: kind, amount, times, building counted.
EFFECTS: dict[int, tuple[str, int, int, str | None]] = {
    1: ("gain-cleanup", 1, 0, None),
    2: ("gain-cleanup", 2, 0, None),
    3: ("trade-cleanup", 1, 1, None),
    4: ("trade-cleanup", 1, 2, None),
    5: ("trade", 1, 2, None),
    6: ("trade", 2, 1, None),
    7: ("gain-other", 1, 0, None),
    8: ("gain-other", 2, 0, None),
    9: ("gain-other", 3, 0, None),
    10: ("return-to", 4, 0, None),
    11: ("copy", 0, 0, None),
    12: ("own-half", 0, 0, None),
    13: ("whole-card", 0, 0, None),
    14: ("resolution-cleanup", 2, 0, None),
    15: ("resolution-trade", 3, 0, None),
    16: ("flip", 2, 0, None),
    **{17 + i: ("other-per-building", 1, 0, building) for i, building in enumerate(COUNTED)},
    **{20 + i: ("cleanup-per-building", 1, 0, building) for i, building in enumerate(COUNTED)},
}

# What a builder with plenty of everything is asked there: the phase, and how many resources are to be taken.
ASKED = {
    **dict.fromkeys((1, 2, 20, 21, 22), ("cleaning", None)),
    **dict.fromkeys((3, 4, 5, 6), ("trading", None)),
    7: ("taking", 1),
    8: ("taking", 2),
    9: ("taking", 3),
    10: ("returning", None),
    11: ("copying", None),
    **dict.fromkeys((12, 13), ("card-taking", None)),
    **dict.fromkeys((14, 15), ("resolving", None)),
    16: ("flipping", None),
    **dict.fromkeys((17, 18, 19), ("taking", 1)),
}


def printed(ring: str) -> list[tuple[int, int, str | None, int]]:
    rows = [row.split() for row in RINGS[ring].split(" | ")]
    return [(int(cost), int(points), TAGS[tag], int(effect)) for cost, points, tag, effect in rows]


LOCATIONS = [(ring, place, printed(ring)[place - 1]) for ring in RINGS for place in range(1, 7)]
NAMES = [f"{ring}-{place}" for ring, place, _ in LOCATIONS]


def shown(flotilla: dict[str, Any]) -> list[tuple[int, int, str | None, dict[str, Any]]]:
    """What is printed on each location; besides, the view names the rule of its effect."""
    printed = ("kind", "amount", "times", "building")
    return [
        (at["cost"], at["points"], at["tag"], {key: at["effect"][key] for key in printed})
        for at in flotilla["locations"]
    ]


@rule("SEA-LOCATION-00")
@pytest.mark.parametrize("sides", ["A", "B", "ABBA", "BAAB", "BABA"])
def test_every_seat_sees_the_rings_as_printed(sides: str) -> None:
    game = fathom.load("seastead", sides=sides)
    for seat in (0, 1, None):
        view = game.new(seed=5).view(seat)
        for number, side in enumerate(sides * 4 if len(sides) == 1 else sides):
            flotilla = view["flotillas"][number]
            assert flotilla["side"] == side
            assert shown(flotilla) == [
                (cost, points, tag, dict(zip(("kind", "amount", "times", "building"), EFFECTS[effect], strict=True)))
                for cost, points, tag, effect in printed(f"{number + 1}{side}")
            ]


@rule("SEA-LOCATION-00")
def test_locations_are_named_by_flotilla_and_place() -> None:
    for number, flotilla in enumerate(Scenario().view["flotillas"]):
        assert [at["id"] for at in flotilla["locations"]] == [f"{number + 1}-{place}" for place in range(1, 7)]


def kinds_of_effects(sides: str) -> list[list[str]]:
    """The kinds of the effects of each flotilla, as the game shows them."""
    return [
        [at["effect"]["kind"] for at in flotilla["locations"]] for flotilla in Scenario(sides=sides).view["flotillas"]
    ]


@rule("SEA-LOCATION-00")
def test_every_kind_of_effect_is_printed_somewhere() -> None:
    shown_kinds = {kind for sides in "AB" for kinds in kinds_of_effects(sides) for kind in kinds}
    assert shown_kinds == {kind for kind, *_ in EFFECTS.values()}


@rule("SEA-LOCATION-14", "SEA-LOCATION-15", "SEA-RESOLUTION-01")
@pytest.mark.parametrize(("sides", "count"), [("A", 0), ("B", 1)])
def test_resolutions_are_drawn_on_b_sides_only(sides: str, count: int) -> None:
    for kinds in kinds_of_effects(sides):
        assert (kinds.count("resolution-cleanup"), kinds.count("resolution-trade")) == (count, count)


@rule("SEA-LOCATION-00", *(f"SEA-LOCATION-{number:02}" for number in range(1, 23)))
@pytest.mark.parametrize(("ring", "place", "figures"), LOCATIONS, ids=NAMES)
def test_the_printed_effect_is_the_one_that_is_resolved(
    ring: str, place: int, figures: tuple[int, int, str | None, int]
) -> None:
    effect = figures[3]
    building = EFFECTS[effect][3] or "port"
    elsewhere = "2" if ring[0] == "1" else "1"
    me = {"buildings": {f"{elsewhere}-1": "port", f"{elsewhere}-2": "academy"}, "ready": "architect"}
    s = arrive(f"{ring[0]}-{place}", building, keep="2 fish 2 seaweed 2 artifact", me=me, sides=ring[1])
    asked = s.view["asked"]
    assert (s.phase, asked and asked["count"]) == ASKED[effect]
    assert s.actor == 0


@rule("SEA-LOCATION-00")
@pytest.mark.parametrize(("ring", "place", "figures"), LOCATIONS, ids=NAMES)
def test_printed_cost_tag_and_points_count(ring: str, place: int, figures: tuple[int, int, str | None, int]) -> None:
    cost, points, tag, _ = figures
    at = f"{ring[0]}-{place}"
    s = Scenario(sides=ring[1])
    for building in COUNTED:
        assert s.cost(building, at) == cost - (building == tag)
    assert s.location(at)["discount"] == (1 if tag else 0)
    assert Scenario(sides=ring[1], blue={"buildings": {at: "shipyard"}}).points()["locations"] == points
