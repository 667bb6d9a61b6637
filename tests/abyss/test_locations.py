"""Locations: taking control, drawing, immediate effects, Black Smokers."""

from __future__ import annotations

from typing import Any

import pytest

from fathom.games.abyss.actions import TILE
from tests.abyss.controlling import acted, leave
from tests.abyss.scenario import Scenario
from tests.played import refused

rule = pytest.mark.rule

AMBASSADOR = "jellyfish-1 crab-2 seahorse-2 shellfish-2 squid-3"  # exactly the cost
ILLUSIONIST = "jellyfish-1 jellyfish-4 jellyfish-5"  # exactly the cost
REST = "keeper reaper miller"  # of the Court: enough that nothing is refilled


def due(*names: str, **table: Any) -> Scenario:
    """A Location is due, with these tiles in the stack."""
    table = {"keys": 3, "council": {"crab": "crab-1", "squid": "squid-1"}, **table}
    return leave(Scenario(**table), *names).play("council crab")


def tiles_left(s: Scenario) -> int:
    """Tiles in the Location stack."""
    count: int = s.state.view(None)["location_deck"]
    return count


# Taking control


@rule("ABYSS-LOCATION-01")
def test_a_face_up_location_or_one_to_four_from_the_stack() -> None:
    s = acted(keys=3, face_up="jail chasm")
    assert set(s.legal()) == {"draw 1", "draw 2", "draw 3", "draw 4", "location jail", "location chasm"}
    refused(s, "location depths", "ABYSS-LOCATION-01")
    s.play("location chasm")
    assert (s.locations(), s.face_up(), tiles_left(s)) == ({"chasm"}, {"jail"}, 24)


@rule("ABYSS-LOCATION-01")
@pytest.mark.parametrize("left", range(6))
def test_not_more_tiles_than_there_are(left: int) -> None:
    s = due(*["abyss", "depths", "parliament", "barracks", "chasm"][:left], face_up="jail throne-room")
    assert [text for text in s.legal() if text.startswith("draw")] == [f"draw {n}" for n in range(1, min(left, 4) + 1)]
    for count in range(left + 1, 5):
        refused(s, f"draw {count}", "ABYSS-LOCATION-01")


@rule("ABYSS-LOCATION-01", "KRAKEN-SENTINEL-04")
def test_a_location_reserved_by_another_player() -> None:
    s = acted(3, keys=3, face_up="jail chasm", sentinels={"lookout": (2, "location", "chasm")})
    refused(s, "location chasm", "ABYSS-LOCATION-01", "KRAKEN-SENTINEL-04")
    assert {"location jail", "draw 1"} <= set(s.legal())


@rule("ABYSS-LOCATION-01")
def test_a_location_with_an_own_sentinel() -> None:
    s = acted(keys=3, face_up="jail chasm", sentinels={"lookout": (0, "location", "chasm")}).play("location chasm")
    assert s.locations() == {"chasm"}
    assert s.state.view(None)["sentinels"][2]["area"] is None


@rule("ABYSS-LOCATION-02")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_one_of_the_tiles_just_drawn(count: int) -> None:
    drawn = ["depths", "chasm", "abyss", "barracks"][:count]
    s = acted(keys=3, lords="shepherd", court="elder", face_up="jail").next(tiles=" ".join(drawn))
    s.play(f"draw {count}")
    assert [event["location"] for event in s.happened("tile")] == drawn
    if count > 1:
        assert set(s.legal()) == {f"location {tile}" for tile in drawn}
        for tile in ("jail", "parliament"):
            refused(s, f"location {tile}", "ABYSS-LOCATION-02")
        refused(s, "draw 1", "ABYSS-KEYS-02", "ABYSS-LOCATION-02")
        refused(s, "pass", "ABYSS-LOCATION-02", "ABYSS-LOCATION-04")
        s.play("location depths")
    s.play("pass")
    assert (s.locations(), s.face_up(), tiles_left(s)) == ({"depths"}, {"jail", *drawn} - {"depths"}, 25 - count)


@rule("ABYSS-LOCATION-02")
def test_the_other_tiles_are_available_to_everybody() -> None:
    s = acted(keys=3, others={1: {"keys": 3}}, face_up="jail").next(tiles="depths chasm")
    s.play("draw 2", "location depths", "council squid")
    assert (s.actor, s.phase) == (1, "controlling")
    s.play("location chasm")
    assert (s.locations(0), s.locations(1)) == ({"depths"}, {"chasm"})


@rule("ABYSS-LOCATION-03")
def test_face_up_locations_are_not_refilled() -> None:
    s = acted(keys=3, others={1: {"keys": 3}}).play("location jail")
    assert (s.face_up(), tiles_left(s)) == (set(), 25)
    s.play("council squid")
    assert (s.phase, s.legal()) == ("controlling", ["draw 1", "draw 2", "draw 3", "draw 4"])
    assert s.face_up() == set()


@rule("ABYSS-LOCATION-03")
def test_the_row_grows_without_limit() -> None:
    s = acted(keys=15, face_up="jail chasm")
    for tiles in ("abyss depths barracks parliament", "dockworks throne-room sanctuary closed-tower"):
        s.next(tiles=tiles).play("draw 4", f"location {tiles.split()[0]}")
    assert s.face_up() == {
        "jail", "chasm", "depths", "barracks", "parliament", "throne-room", "sanctuary", "closed-tower",
    }  # fmt: skip
    assert s.locations() == {"abyss", "dockworks"}


@rule("ABYSS-LOCATION-04")
def test_taking_control_is_not_optional() -> None:
    refused(acted(keys=3), "pass", "ABYSS-LOCATION-04")


@rule("ABYSS-LOCATION-04")
def test_without_any_location_no_keys_are_spent() -> None:
    s = due(keys=4, lords="shepherd", court="elder", face_up="")
    assert (s.actor, s.phase, s.me.keys, s.lords(), s.locations()) == (1, "menu", 4, {"shepherd"}, set())


@rule("ABYSS-LOCATION-04")
@pytest.mark.parametrize(("owner", "taken"), [(0, {"jail"}), (1, set())])
def test_a_reserved_location_alone_can_be_taken_only_by_its_owner(owner: int, taken: set[str]) -> None:
    s = due(face_up="jail", sentinels={"vigil": (owner, "location", "jail")})
    assert (s.actor, s.phase, s.locations(), s.me.keys) == (1, "menu", taken, 0 if taken else 3)


@rule("ABYSS-LOCATION-04")
def test_fewer_locations_than_keys_would_pay_for() -> None:
    s = due(keys=6, face_up="jail")
    assert (s.locations(), s.me.keys, s.actor) == ({"jail"}, 3, 1)


@rule("ABYSS-LOCATION-05")
def test_the_immediate_effect_comes_before_the_keys_are_counted_again() -> None:
    s = acted(keys=6, face_up="jail black-smokers").play("location black-smokers")
    assert (s.phase, s.me.keys) == ("smoking", 3)
    s.play("pass")
    assert (s.phase, s.me.keys) == ("controlling", 3)


@rule("ABYSS-LOCATION-05")
@pytest.mark.parametrize(("keys", "phase"), [(4, "menu"), (5, "controlling")])
def test_a_key_from_a_sanctuary_counts_at_once(keys: int, phase: str) -> None:
    s = acted(keys=keys, face_up="jail battlefield").next(loot="3").play("location battlefield")
    assert (s.phase, s.me.keys) == ("searching", keys - 2)
    s.play("pass")
    assert (s.phase, s.me.keys) == (phase, keys - 2)


@rule("ABYSS-LOCATION-05")
@pytest.mark.parametrize("tile", ["jail", "sanctuary", "krakens-lair", "city-of-mirrors"])
def test_other_locations_have_no_immediate_effect(tile: str) -> None:
    s = acted(keys=3, face_up=tile, court="elder").play(f"location {tile}")
    assert (s.phase, s.actor) == ("menu", 1)


@rule("ABYSS-LOCATION-06")
def test_a_controlled_location_stays_with_its_owner() -> None:
    s = acted(keys=3, others={1: {"keys": 3, "locations": "chasm", "lords": "hermit@abyss"}})
    for tile in ("chasm", "abyss"):
        refused(s, f"location {tile}", "ABYSS-LOCATION-01")
    s.play("location jail", "council squid")
    refused(s, "location jail", "ABYSS-LOCATION-01")
    s.play("draw 4")
    assert not {"location jail", "location chasm", "location abyss"} & set(s.legal())
    assert s.locations(0) == {"jail"}


@rule("ABYSS-LOCATION-06")
def test_the_illusionist_exchanges_a_location() -> None:
    s = Scenario(hand=ILLUSIONIST, lords="hermit@chasm", court=f"illusionist {REST}", face_up="jail depths", keys=2)
    s.play("court 1", "cheapest", "location chasm", "location depths")
    assert (s.locations(), s.face_up(), s.lords()) == ({"depths"}, {"jail", "chasm"}, {"hermit@depths", "illusionist"})
    assert s.me.keys == 2


@rule("ABYSS-EX-11")
def test_ambassador() -> None:
    s = Scenario(hand=AMBASSADOR, keys=1, lords="trader", court=f"elder {REST}")
    s.next(tiles="depths black-smokers parliament").play("court 1", "cheapest")
    assert set(s.legal()) == {"location depths", "location black-smokers", "location parliament"}
    s.play("location depths")
    assert s.lords() == {"trader", "elder@depths"}
    assert s.me.keys == 1
    assert s.face_up() == {"jail", "black-smokers", "parliament"}
    assert s.points()["lords"] == 9 + 3
    assert s.worth("depths") == 6


# Black Smokers


def by_keys(**table: Any) -> Scenario:
    return acted(keys=2, lords="shepherd", court="elder", face_up="jail black-smokers", **table).play(
        "location black-smokers"
    )


def by_ambassador(**table: Any) -> Scenario:
    s = Scenario(hand=AMBASSADOR, court=f"hermit {REST}", council={"squid": "squid-1"}, **table)
    return s.next(tiles="black-smokers").play("court 1", "cheapest")


def by_illusionist(**table: Any) -> Scenario:
    s = Scenario(
        hand=ILLUSIONIST, lords="shepherd@chasm", court="illusionist keeper reaper miller",
        face_up="jail black-smokers", council={"squid": "squid-1"}, **table,
    )  # fmt: skip
    return s.play("court 1", "cheapest", "location chasm", "location black-smokers")


WAYS = [(by_keys, "shepherd"), (by_ambassador, "hermit"), (by_illusionist, "shepherd")]


@rule("ABYSS-LOC-10", "ABYSS-AMB-08")
@pytest.mark.parametrize(("way", "lord"), WAYS)
def test_black_smokers_may_be_exchanged_for_any_tile_of_the_stack(way: Any, lord: str) -> None:
    s = way()
    assert s.phase == "smoking"
    face_up, controlled = s.face_up(), s.locations()
    stack = {f"location {tile}" for tile in TILE.words if tile not in face_up | controlled}
    assert set(s.legal()) == {"pass", *stack}
    left = tiles_left(s)
    s.play("location parliament")
    assert (s.locations(), f"{lord}@parliament" in s.lords()) == ({"parliament"}, True)
    assert (s.state.view(None)["removed"], s.face_up(), tiles_left(s)) == (["black-smokers"], face_up, left - 1)
    assert not s.g.location_deck >> TILE.words.index("black-smokers") & 1
    assert s.actor == 1


@rule("ABYSS-LOC-10", "ABYSS-AMB-08")
@pytest.mark.parametrize(("way", "lord"), WAYS)
def test_black_smokers_goes_into_the_stack_under_the_option(way: Any, lord: str) -> None:
    s = way(black_smokers="stack")
    face_up, left = s.face_up(), tiles_left(s)
    s.play("location parliament")
    assert (s.locations(), f"{lord}@parliament" in s.lords()) == ({"parliament"}, True)
    assert (s.state.view(None)["removed"], s.face_up(), tiles_left(s)) == ([], face_up, left)
    assert s.g.location_deck >> TILE.words.index("black-smokers") & 1


@rule("ABYSS-LOC-10", "ABYSS-AMB-08")
@pytest.mark.parametrize(("way", "lord"), WAYS)
def test_black_smokers_may_be_kept_for_no_points(way: Any, lord: str) -> None:
    s = way().play("pass")
    assert (s.locations(), f"{lord}@black-smokers" in s.lords()) == ({"black-smokers"}, True)
    assert (s.worth("black-smokers"), s.points()["locations"], s.state.view(None)["removed"]) == (0, 0, [])


@rule("ABYSS-LOC-10")
@pytest.mark.parametrize("tile", ["jail", "chasm", "black-smokers"])
def test_black_smokers_is_exchanged_for_nothing_but_the_stack(tile: str) -> None:
    s = by_keys(others={1: {"locations": "chasm"}})
    refused(s, f"location {tile}", "ABYSS-LOC-10")


@rule("ABYSS-LOC-10")
@pytest.mark.parametrize(("way", "lord"), WAYS)
def test_the_effect_of_the_tile_that_comes_instead(way: Any, lord: str) -> None:
    s = way().next(loot="4").play("location megalodon")
    assert (s.phase, s.locations(), s.me.pearls) == ("searching", {"megalodon"}, 2)
    s.play("pass")
    assert (s.actor, s.worth("megalodon"), f"{lord}@megalodon" in s.lords()) == (1, 4, True)


@rule("ABYSS-LOC-10")
def test_black_smokers_with_an_empty_stack() -> None:
    s = due(face_up="jail black-smokers").play("location black-smokers")
    assert (s.actor, s.phase, s.locations()) == (1, "menu", {"black-smokers"})


@rule("ABYSS-LOC-10")
def test_the_last_tile_of_the_stack() -> None:
    s = due("depths", face_up="jail black-smokers").play("location black-smokers")
    assert s.legal() == ["pass", "location depths"]
    s.play("location depths")
    assert (s.locations(), tiles_left(s)) == ({"depths"}, 0)


@rule("ABYSS-LOC-10", "ABYSS-LOCATION-05")
def test_keys_are_counted_again_after_the_exchange() -> None:
    s = acted(keys=6, face_up="jail black-smokers").play("location black-smokers", "location depths")
    assert (s.phase, s.me.keys, s.locations()) == ("controlling", 3, {"depths"})
