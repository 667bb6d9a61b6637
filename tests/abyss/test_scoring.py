"""Influence points, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.abyss.ending import end_game
from tests.abyss.scenario import Scenario

rule = pytest.mark.rule

COURT = "slaver oracle diplomat"  # leaves the Farmers to the players


def ended(*held: dict[str, Any], **more: Any) -> Scenario:
    """A game that is over, in which the seats held this."""
    others = dict(enumerate(held[1:], 1))
    return end_game(Scenario(len(held), **held[0], others=others, court=COURT, **more))


def scores(s: Scenario) -> list[int]:
    return list(s.state.scores)


def ranks(s: Scenario) -> list[int]:
    shown = [player["rank"] for player in s.state.view(None)["players"]]
    assert shown == list(s.state.ranks)
    return shown


@rule("ABYSS-EX-13", "ABYSS-SCORE-01", "ABYSS-SCORE-02", "ABYSS-SCORE-03", "ABYSS-SCORE-04", "ABYSS-END-05")
def test_full_scoring() -> None:
    silos = "commander@sargasso-silos keeper@sargasso-silos reaper@sargasso-silos"
    mine = {
        "lords": f"{silos} landowner trader assassin jailer",
        "affiliated": "crab-3 crab-1 seahorse-2 shellfish-4",
        "hand": "crab-2 crab-5 squid-3 squid-4 jellyfish-1",
        "tokens": "2 3",
    }
    s = ended(mine, {})
    assert s.affiliated() == "jellyfish-1 crab-1 crab-2 crab-3 seahorse-2 shellfish-4 squid-3"
    assert s.worth("sargasso-silos") == 11
    assert s.points() == {"lords": 50, "allies": 13, "locations": 11, "monsters": 5, "nebulis": 0}
    assert scores(s) == [79, 0]


# Sources of points


@rule("ABYSS-SCORE-01")
@pytest.mark.parametrize(
    ("lords", "points"),
    [("", 0), ("keeper", 6), ("keeper landowner", 18), ("keeper! landowner", 18), ("keeper@jail landowner", 18)],
)
def test_all_lords_count(lords: str, points: int) -> None:
    s = ended({"lords": lords}, {"lords": "oyster-farmer"})
    assert [s.points(seat)["lords"] for seat in (0, 1)] == [points, 13]


@rule("ABYSS-SCORE-02")
@pytest.mark.parametrize(
    ("affiliated", "points"),
    [
        ("", 0),
        ("crab-3", 3),
        ("crab-3 crab-1 crab-3", 3),
        ("jellyfish-1 crab-2 seahorse-3 shellfish-4 squid-5", 15),
        ("squid-2 squid-4 shellfish-1 shellfish-1", 5),
    ],
)
def test_the_strongest_affiliated_ally_of_each_race(affiliated: str, points: int) -> None:
    s = ended({"affiliated": affiliated}, {"affiliated": "seahorse-5"})
    assert [s.points(seat)["allies"] for seat in (0, 1)] == [points, 5]
    assert scores(s) == [points, 5]


@rule("ABYSS-SCORE-03")
def test_every_controlled_location_counts() -> None:
    mine = {"lords": "keeper@jail landowner", "locations": "throne-room megalodon battlefield", "affiliated": "crab-1"}
    s = ended(mine, {"locations": "chasm"}, loot={"megalodon": "3 7", "battlefield": "4"}, face_up="depths")
    worths = [s.worth(tile) for tile in ("jail", "throne-room", "megalodon", "battlefield")]
    assert worths == [13, 12, 10, 4]
    assert [s.points(seat)["locations"] for seat in (0, 1)] == [39, 5]


@rule("ABYSS-SCORE-03")
def test_loot_on_a_sanctuary_of_nobody_counts_for_nobody() -> None:
    s = ended({}, {"locations": "megalodon"}, loot={"megalodon": "6 7"}, face_up="battlefield")
    assert scores(s) == [0, 13]


@rule("ABYSS-SCORE-04")
@pytest.mark.parametrize(("tokens", "points"), [("", 0), ("2", 2), ("2 3 4", 9), ("4 4 3 3", 14)])
def test_monster_tokens(tokens: str, points: int) -> None:
    s = ended({"tokens": tokens}, {"tokens": "3"})
    assert [s.points(seat)["monsters"] for seat in (0, 1)] == [points, 3]
    assert scores(s) == [points, 3]


@rule("KRAKEN-NEBULIS-03")
@pytest.mark.parametrize(
    ("nebulis", "figure", "points"),
    [
        ((0, 0, 0), None, [0, 0, 0]),
        ((1, 0, 0), 0, [-6, 0, 0]),
        ((2, 3, 1), 1, [-2, -8, -1]),
        ((2, 2, 2), 2, [-2, -2, -7]),
        ((2, 2, 2), 0, [-7, -2, -2]),
    ],
)
def test_a_point_less_for_each_nebulis_and_five_for_the_figure(
    nebulis: tuple[int, ...], figure: int | None, points: list[int]
) -> None:
    s = ended(*({"nebulis": count} for count in nebulis), figure=figure)
    assert s.state.view(None)["figure"] == figure
    assert [s.points(seat)["nebulis"] for seat in range(3)] == points
    assert scores(s) == points


@rule("ABYSS-SCORE-06")
def test_what_is_worth_nothing() -> None:
    s = Scenario(
        pearls=30,
        keys=2,
        hand="crab-5",
        sentinels={"vigil": (0, "", ""), "watcher": (0, "council", "crab")},
        court=COURT,
    )
    assert s.state.scores == (0, 0)
    end_game(s)
    assert s.points() == {"lords": 0, "allies": 5, "locations": 0, "monsters": 0, "nebulis": 0}
    assert scores(s) == [5, 0]


@rule("ABYSS-SCORE-06")
def test_only_affiliated_allies_of_the_hand_count() -> None:
    s = ended({"hand": "crab-1 crab-4 squid-2 squid-5 kraken-2"}, {})
    assert (s.affiliated(), s.points()["allies"]) == ("crab-1 squid-2", 3)


# Who wins


@rule("ABYSS-SCORE-05")
def test_most_points_win() -> None:
    s = ended({"lords": "keeper", "pearls": 20}, {"lords": "landowner"}, {"lords": "grower"}, {"tokens": "4 3"})
    assert (scores(s), ranks(s)) == ([6, 12, 7, 7], [3, 0, 1, 2])


@rule("ABYSS-SCORE-05")
@pytest.mark.parametrize(
    ("one", "other", "places"),
    [
        ({"pearls": 1}, {"pearls": 0}, [0, 1]),
        ({"pearls": 2}, {"pearls": 5}, [1, 0]),
        ({"pearls": 3, "lords": "miller hunter"}, {"pearls": 2, "lords": "landowner commander"}, [0, 1]),
    ],
)
def test_tied_players_compare_pearls(one: dict[str, Any], other: dict[str, Any], places: list[int]) -> None:
    s = ended(one, other)
    assert scores(s)[0] == scores(s)[1]
    assert ranks(s) == places


@rule("ABYSS-SCORE-05")
def test_nebulis_are_no_pearls_for_a_tie() -> None:
    s = ended({"pearls": 1, "lords": "keeper"}, {"nebulis": 7, "lords": "oyster-farmer", "tokens": "3 2"})
    assert (scores(s), ranks(s)) == ([6, 6], [0, 1])


@rule("ABYSS-SCORE-05")
@pytest.mark.parametrize(
    ("lords", "others", "places"),
    [
        ("landowner commander", "miller hunter", [0, 1]),
        ("miller hunter", "landowner@black-smokers commander", [1, 0]),
        ("keeper reaper recruiter", "landowner! commander", [1, 0]),
    ],
)
def test_still_tied_players_compare_their_best_lord(lords: str, others: str, places: list[int]) -> None:
    s = ended({"lords": lords, "pearls": 2}, {"lords": others, "pearls": 2})
    assert (scores(s), ranks(s)) == ([16, 16], places)


@rule("ABYSS-SCORE-05")
@pytest.mark.parametrize(("players", "places"), [(2, [0, 0]), (3, [0, 0, 2]), (4, [0, 0, 3, 2])])
def test_shared_victory(players: int, places: list[int]) -> None:
    twins: list[dict[str, Any]] = [
        {"lords": "keeper", "pearls": 2},
        {"lords": "reaper", "pearls": 2},
        {"tokens": "2"},
        {"tokens": "3"},
    ]
    assert ranks(ended(*twins[:players])) == places
