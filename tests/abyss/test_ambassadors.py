"""Ambassadors, who take control of a Location without Keys."""

from __future__ import annotations

from typing import Any

import pytest

from fathom.games.abyss.actions import TILE
from tests.abyss.recruiting import REST, STACK, printed
from tests.abyss.scenario import Scenario
from tests.played import refused

rule = pytest.mark.rule

FIVE = "crab-2 jellyfish-1 seahorse-2 shellfish-2 squid-3"


def embassy(lord: str, stack: str | None = None, tiles: str = "", **table: Any) -> Scenario:
    """Recruit an Ambassador; the Location stack holds only the tiles named, and these come first."""
    s = Scenario(hand=FIVE, court=f"{lord} {REST}", **{"council": STACK, **table})
    if stack is not None:
        kept = sum(1 << TILE.words.index(tile) for tile in stack.split())
        s.g.gone |= s.g.location_deck & ~kept
        s.g.location_deck = kept
    return s.next(tiles=tiles).play("court 1", "cheapest")


@pytest.mark.parametrize(
    ("name", "points"),
    [
        pytest.param("sage", 4, marks=rule("ABYSS-LORD-33")),
        pytest.param("hermit", 5, marks=rule("ABYSS-LORD-34")),
        pytest.param("elder", 3, marks=rule("ABYSS-LORD-35")),
    ],
)
def test_figures_of_the_ambassadors(name: str, points: int) -> None:
    assert printed(name) == ("ambassador", 10, 5, None, points, 0)


@rule("ABYSS-LORD-33", "ABYSS-LORD-34", "ABYSS-LORD-35")
@pytest.mark.parametrize("name", ["sage", "hermit", "elder"])
def test_an_ambassador_wants_all_five_races(name: str) -> None:
    s = Scenario(hand="crab-2 jellyfish-1 shellfish-2 squid-5", pearls=9, court=name)
    refused(s, "court 1", "ABYSS-RECRUIT-02", "ABYSS-RECRUIT-05")
    s = Scenario(hand="crab-2 jellyfish-1 shellfish-2 squid-3 kraken-2", court=f"{name} {REST}")
    s.play("court 1", "cheapest")
    assert (s.affiliated(), s.nebulis()) == ("jellyfish-1", [1, 0])


@rule("ABYSS-LORD-33")
def test_the_sage_draws_two_locations_and_takes_control_of_one() -> None:
    s = embassy("sage", tiles="parliament depths", keys=2)
    assert (s.phase, s.legal()) == ("ambassador", ["location parliament", "location depths"])
    refused(s, "location jail", "ABYSS-LOCATION-02")
    s.play("location depths")
    assert (s.lords(), s.locations(), s.face_up()) == ({"sage@depths"}, {"depths"}, {"jail", "parliament"})
    assert (s.me.keys, s.g.current, s.points()["lords"]) == (2, 1, 4)


@rule("ABYSS-LORD-34")
def test_the_hermit_draws_a_location_and_takes_control_of_it() -> None:
    s = embassy("hermit", tiles="parliament", keys=2)
    assert (s.lords(), s.locations(), s.face_up()) == ({"hermit@parliament"}, {"parliament"}, {"jail"})
    assert (s.me.keys, s.g.current, s.points()["lords"]) == (2, 1, 5)


@rule("ABYSS-LORD-35")
def test_the_elder_draws_three_locations_and_takes_control_of_one() -> None:
    s = embassy("elder", tiles="depths black-smokers parliament", keys=1)
    assert s.legal() == ["location parliament", "location black-smokers", "location depths"]
    s.play("location depths")
    assert (s.lords(), s.locations()) == ({"elder@depths"}, {"depths"})
    assert s.face_up() == {"jail", "black-smokers", "parliament"}
    assert (s.me.keys, s.points()["lords"], s.worth("depths")) == (1, 3, 6)


@pytest.mark.parametrize(
    ("name", "stack", "offered"),
    [
        pytest.param("sage", "abyss depths chasm", 2, marks=rule("ABYSS-LORD-33")),
        pytest.param("sage", "abyss", 0, marks=rule("ABYSS-LORD-33", "ABYSS-LORD-35")),
        pytest.param("elder", "abyss depths chasm", 3, marks=rule("ABYSS-LORD-35")),
        pytest.param("elder", "abyss depths", 2, marks=rule("ABYSS-LORD-35")),
        pytest.param("elder", "abyss", 0, marks=rule("ABYSS-LORD-35")),
    ],
)
def test_fewer_locations_from_a_short_stack(name: str, stack: str, offered: int) -> None:
    s = embassy(name, stack)
    if offered:
        assert (s.phase, len(s.legal())) == ("ambassador", offered)
        s.play(s.legal()[0])
    assert len(s.locations()) == 1
    assert len(s.face_up()) == 1 + max(0, offered - 1)
    assert s.lords() == {f"{name}@{next(iter(s.locations()))}"}


@rule("ABYSS-LORD-33", "ABYSS-LORD-34", "ABYSS-LORD-35")
@pytest.mark.parametrize("name", ["sage", "hermit", "elder"])
def test_with_an_empty_stack_the_ambassador_stays_free(name: str) -> None:
    s = embassy(name, "")
    assert (s.lords(), s.locations(), s.face_up()) == ({name}, set(), {"jail"})
    assert (s.g.current, s.state.view(None)["players"][0]["key_count"]) == (1, 0)


@rule("ABYSS-LORD-33", "ABYSS-LORD-34", "ABYSS-LORD-35")
@pytest.mark.parametrize("name", ["sage", "hermit", "elder"])
def test_a_free_ambassador_is_no_key(name: str) -> None:
    s = embassy(name, "", keys=3, lords="oracle")
    assert s.phase == "keys"
    refused(s, f"lord {name}", "ABYSS-KEYS-05")
    assert s.legal() == ["pass", "lord oracle"]


@rule("ABYSS-LORD-34", "ABYSS-KEYS-02")
def test_keys_are_counted_after_the_hermit() -> None:
    s = embassy("hermit", tiles="parliament", keys=3)
    assert (s.phase, s.locations(), s.lords()) == ("controlling", {"parliament"}, {"hermit@parliament"})
    s.play("location jail")
    assert (s.locations(), s.me.keys, s.lords()) == ({"parliament", "jail"}, 0, {"hermit@parliament"})


@rule("ABYSS-LORD-34", "ABYSS-LOC-10")
def test_the_hermit_moves_along_when_black_smokers_is_swapped() -> None:
    s = embassy("hermit", tiles="black-smokers")
    assert (s.phase, s.lords()) == ("smoking", {"hermit@black-smokers"})
    s.play("location depths")
    assert (s.lords(), s.locations(), s.g.current) == ({"hermit@depths"}, {"depths"}, 1)
    assert s.state.view(None)["removed"] == ["black-smokers"]


@rule("ABYSS-LORD-33", "KRAKEN-SANCTUARY-01")
def test_the_sage_searches_a_sanctuary() -> None:
    s = embassy("sage", tiles="megalodon battlefield").next(loot="7 4").play("location battlefield", "explore", "pass")
    assert (s.lords(), s.worth("battlefield"), s.me.pearls) == ({"sage@battlefield"}, 11, 2)
    assert (s.face_up(), s.g.current) == ({"jail", "megalodon"}, 1)


@rule("ABYSS-LORD-35")
def test_the_other_tiles_of_the_elder_are_there_for_everybody() -> None:
    council = {"crab": "crab-1", **STACK}
    s = embassy("elder", tiles="depths chasm parliament", others={1: {"keys": 3, "hand": "crab-5"}}, council=council)
    s.play("location chasm", "council crab")
    assert (s.actor, s.phase) == (1, "controlling")
    assert {"location jail", "location depths", "location parliament"} <= set(s.legal())
