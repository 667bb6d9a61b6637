"""Sentinel tokens: getting one, placing it, what it keeps others from, and how it comes back."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.abyss.scenario import Scenario, take_turn
from tests.played import refused

rule = pytest.mark.rule

REST = "keeper reaper shepherd miller landowner"
SPACES = [f"council {race}" for race in ("jellyfish", "crab", "seahorse", "shellfish", "squid")]
TWO_STACKS = {"crab": "crab-1", "squid": "squid-1"}
ON_TRADER = (0, "court", "trader")


def post(s: Scenario, name: str = "watcher") -> tuple[int | None, str | None, str | None]:
    """Whose a token is and what it lies on."""
    token = next(token for token in s.state.view(None)["sentinels"] if token["name"] == name)
    return token["owner"], token["area"], token["on"]


def watcher(players: int = 2, lord: str = "watcher", rest: str = REST, **position: Any) -> Scenario:
    """Seat 0 has just recruited a Sentinel Lord and, if an area is free, must place the token."""
    s = Scenario(players, hand="crab-3 squid-2", court=f"{lord} {rest}", **position)
    return s.play("court 1", "cheapest")


class Power(NamedTuple):
    position: dict[str, Any]
    actions: list[str]
    choice: str
    area: str
    on: str


FOUR_STACKS = {"jellyfish": "jellyfish-1", "crab": "crab-1", "shellfish": "shellfish-1", "squid": "squid-1"}
POWERS = {
    "opportunist": Power({"lords": "opportunist"}, ["power opportunist"], "court 1", "court", "keeper"),
    "traitor": Power(
        {"lords": "grower", "hand": "crab-4 shellfish-3 squid-5", "court": f"traitor {REST}"},
        ["court 1", "cheapest", "lord grower"], "court 2", "court", "keeper",
    ),
    "corruptor": Power(
        {"pearls": 5, "hand": "squid-1 squid-4 squid-5", "court": f"corruptor {REST}"},
        ["court 1", "ally squid-1", "ally squid-4", "ally squid-5"], "court 2", "court", "keeper",
    ),
    "oracle": Power({"lords": "oracle"}, ["power oracle"], "council squid", "council", "squid"),
    "apprentice": Power(
        {"hand": "crab-2 jellyfish-1 squid-3", "court": f"apprentice {REST}"},
        ["court 1", "cheapest"], "council squid", "council", "squid",
    ),
    "alchemist": Power({"lords": "alchemist"}, ["council crab"], "council squid", "council", "squid"),
    "illusionist": Power(
        {"hand": "jellyfish-1 jellyfish-4 jellyfish-5", "locations": "depths", "face_up": "jail chasm parliament",
         "court": f"illusionist {REST}"},
        ["court 1", "cheapest", "location depths"], "location jail", "location", "jail",
    ),
}  # fmt: skip


def use(name: str, owner: int) -> Scenario:
    """Seat 0 uses a power while a token of the owner lies on something that it could take or remove."""
    power = POWERS[name]
    s = Scenario(3, council=FOUR_STACKS, sentinels={"watcher": (owner, power.area, power.on)}, **power.position)
    return s.play(*power.actions)


# Getting one and placing it


@rule("KRAKEN-SENTINEL-01", "KRAKEN-SENTINEL-02")
@pytest.mark.parametrize("lord", ["watcher", "vigil", "lookout"])
def test_a_sentinel_lord_brings_a_nebulis_and_the_matching_token(lord: str) -> None:
    s = watcher(3, lord)
    assert s.nebulis() == [1, 0, 0]
    assert (s.phase, s.actor) == ("posting", 0)
    s.play("council crab")
    assert [post(s, name)[0] for name in ("watcher", "vigil", "lookout") if name != lord] == [None, None]
    assert post(s, lord) == (0, "council", "crab")


@rule("KRAKEN-SENTINEL-01")
def test_the_token_stays_when_the_lord_is_lost() -> None:
    s = Scenario(hand="crab-3 shellfish-2 squid-3", lords="watcher", court=f"schemer {REST}", council=TWO_STACKS,
                 sentinels={"watcher": (0, "council", "crab")})  # fmt: skip
    s.next(lords="trader").play("court 1", "cheapest", "lord watcher")
    assert "watcher" not in s.lords()
    assert post(s) == (0, "council", "crab")
    assert (s.g.current, s.phase) == (1, "menu")
    refused(s, "council crab", "ABYSS-COUNCIL-04")


@rule("KRAKEN-SENTINEL-01")
def test_the_token_works_on_when_the_lord_is_turned() -> None:
    s = Scenario(council=TWO_STACKS, others={1: {"lords": "watcher!"}}, sentinels={"watcher": (1, "council", "crab")})
    refused(s, "council crab", "ABYSS-COUNCIL-04")


@rule("KRAKEN-SENTINEL-02", "ABYSS-AMB-18")
def test_the_token_must_be_placed_at_once() -> None:
    s = watcher(face_up="jail depths")
    courts = [f"court {slot}" for slot in range(2, 7)]
    assert s.legal() == [*SPACES, *courts, "location depths", "location jail"]
    refused(s, "pass", "ABYSS-POWER-01")
    refused(s, "explore", "ABYSS-TURN-02")


@rule("KRAKEN-SENTINEL-02")
def test_the_three_kinds_of_areas() -> None:
    assert post(watcher().play("court 3")) == (0, "court", "reaper")
    assert post(watcher(council=TWO_STACKS).play("council crab")) == (0, "council", "crab")
    assert post(watcher().play("council shellfish")) == (0, "council", "shellfish")
    assert post(watcher().play("location jail")) == (0, "location", "jail")


@rule("KRAKEN-SENTINEL-02")
def test_the_court_is_not_yet_refilled_when_the_token_is_placed() -> None:
    s = watcher(rest="keeper reaper")
    refused(s, "court 1", "KRAKEN-SENTINEL-02")
    refused(s, "court 4", "KRAKEN-SENTINEL-02")
    assert [text for text in s.legal() if text.startswith("court")] == ["court 2", "court 3"]
    s.play("court 3")
    assert len(s.court) == 6
    assert post(s) == (0, "court", "reaper")


@rule("KRAKEN-SENTINEL-02")
def test_a_location_that_is_not_face_up_cannot_be_reserved() -> None:
    refused(watcher(face_up="jail", locations="depths"), "location depths", "KRAKEN-SENTINEL-02")
    refused(watcher(face_up="jail"), "location chasm", "KRAKEN-SENTINEL-02")


@rule("KRAKEN-EX-9", "KRAKEN-SENTINEL-03")
def test_one_sentinel_per_area() -> None:
    s = watcher(lord="vigil", sentinels={"watcher": (1, "council", "crab")})
    assert s.me.nebulis == 1
    assert s.legal() == [*(f"court {slot}" for slot in range(2, 7)), "location jail"]
    for space in SPACES:
        refused(s, space, "KRAKEN-SENTINEL-03")


@rule("KRAKEN-SENTINEL-03")
def test_own_tokens_fill_an_area_too() -> None:
    sentinels = {"watcher": (0, "court", "keeper"), "lookout": (1, "location", "jail")}
    s = watcher(3, "vigil", sentinels=sentinels, face_up="jail depths")
    assert s.legal() == SPACES
    refused(s, "court 3", "KRAKEN-SENTINEL-03")
    refused(s, "location depths", "KRAKEN-SENTINEL-03")


@rule("KRAKEN-SENTINEL-03", "KRAKEN-SENTINEL-08")
def test_a_token_without_a_free_area_stays_in_front_of_its_owner() -> None:
    s = watcher(lord="vigil", rest="", face_up="", sentinels={"watcher": (1, "council", "crab")}, council=TWO_STACKS)
    assert s.g.current == 1
    assert post(s, "vigil") == (0, None, None)
    s.play("council crab")
    assert s.g.current == 0
    s.play("sentinel", "court 1")
    assert post(s, "vigil") == (0, "court", s.court[0])


@rule("KRAKEN-SENTINEL-03", "KRAKEN-SENTINEL-08")
def test_a_token_cannot_be_placed_again_without_a_free_area() -> None:
    s = Scenario(court="", face_up="", council=TWO_STACKS,
                 sentinels={"watcher": (0, "", ""), "vigil": (1, "council", "crab")})  # fmt: skip
    refused(s, "sentinel", "KRAKEN-SENTINEL-03")


# What it keeps others from


@rule("KRAKEN-SENTINEL-04")
def test_only_the_owner_recruits_a_reserved_lord() -> None:
    hand, court = "crab-2 shellfish-4 squid-4", f"trader {REST}"
    s = Scenario(3, hand=hand, court=court, sentinels={"watcher": ON_TRADER}).play("court 1", "cheapest")
    assert s.lords() == {"trader"}
    for owner in (1, 2):
        s = Scenario(3, hand=hand, court=court, sentinels={"watcher": (owner, "court", "trader")})
        refused(s, "court 1", "KRAKEN-SENTINEL-04")


@rule("KRAKEN-SENTINEL-04")
def test_only_the_owner_takes_a_reserved_stack() -> None:
    s = Scenario(council=TWO_STACKS, sentinels={"watcher": (0, "council", "crab")}).play("council crab")
    assert s.hand() == "crab-1"
    s = Scenario(council=TWO_STACKS, sentinels={"watcher": (1, "council", "crab")})
    refused(s, "council crab", "ABYSS-COUNCIL-04")
    assert s.play("council squid").hand() == "squid-1"


@rule("KRAKEN-SENTINEL-04")
def test_only_the_owner_takes_control_of_a_reserved_location() -> None:
    position: dict[str, Any] = {"keys": 3, "face_up": "jail depths", "council": TWO_STACKS}
    s = Scenario(**position, sentinels={"watcher": (0, "location", "jail")}).play("council crab", "location jail")
    assert s.locations() == {"jail"}
    s = Scenario(**position, sentinels={"watcher": (1, "location", "jail")}).play("council crab")
    refused(s, "location jail", "KRAKEN-SENTINEL-04")
    assert s.play("location depths").locations() == {"depths"}


@rule("KRAKEN-SENTINEL-05")
def test_allies_are_still_added_to_a_reserved_council_space() -> None:
    s = Scenario(council={"crab": "crab-1"}, sentinels={"watcher": (1, "council", "crab")})
    s.explore("crab-3", "kraken-2", "squid-1").play("take", "council crab")
    assert s.stack("crab") == "crab-1 crab-3 kraken-2"
    assert post(s) == (1, "council", "crab")


# Coming back and being placed again


@rule("KRAKEN-EX-14", "KRAKEN-SENTINEL-06", "KRAKEN-SENTINEL-07", "KRAKEN-SENTINEL-11")
def test_a_sentinel_on_a_lord() -> None:
    s = Scenario(hand="shellfish-5 shellfish-3 shellfish-4 crab-2 squid-4", sentinels={"watcher": ON_TRADER},
                 court="peddler trader keeper reaper shepherd miller", council=TWO_STACKS,
                 others={1: {"hand": "shellfish-4 crab-2 squid-4", "pearls": 3}})  # fmt: skip
    s.play("court 1", "ally shellfish-3", "ally shellfish-5")
    assert s.lords() == {"peddler"}
    assert s.court[0] == "trader"
    assert post(s) == ON_TRADER
    assert s.g.current == 1
    refused(s, "court 1", "KRAKEN-SENTINEL-04")
    s.play("council crab", "court 1", "ally crab-2", "ally shellfish-4", "ally squid-4")
    assert s.lords() == {"peddler", "trader"}
    assert post(s) == (0, None, None)
    assert s.g.current == 1
    s.play("council squid", "sentinel", "council crab")
    assert post(s) == (0, "council", "crab")


@rule("KRAKEN-SENTINEL-06")
@pytest.mark.parametrize("place", [("council", "crab"), ("location", "jail")])
def test_the_token_comes_back_and_may_be_placed_again_in_the_next_turn(place: tuple[str, str]) -> None:
    s = Scenario(keys=3, face_up="jail depths", council=TWO_STACKS, sentinels={"watcher": (0, *place)})
    s.play("council crab", "location jail")
    assert post(s) == (0, None, None)
    assert s.g.current == 1
    refused(s, "sentinel", "KRAKEN-SENTINEL-08")
    s.play("council squid")
    assert (s.g.current, s.phase) == (0, "menu")
    assert "sentinel" in s.legal()


@rule("KRAKEN-SENTINEL-06")
def test_an_extra_turn_is_a_next_turn() -> None:
    reserved = {"watcher": (0, "court", "invoker")}
    s = Scenario(hand="jellyfish-5 jellyfish-3", court=f"invoker {REST}", sentinels=reserved)
    s.play("court 1", "cheapest")
    assert s.g.current == 0
    assert post(s) == (0, None, None)
    s.play("sentinel", "location jail")
    assert post(s) == (0, "location", "jail")


@rule("KRAKEN-SENTINEL-06", "KRAKEN-SENTINEL-09", "ABYSS-AMB-18")
@pytest.mark.parametrize("power", ["oracle", "opportunist"])
def test_a_token_freed_before_the_action_rests_until_the_next_turn(power: str) -> None:
    s = use(power, 0).play(POWERS[power].choice)
    assert post(s) == (0, None, None)
    assert s.phase == "menu"
    refused(s, "sentinel", "KRAKEN-SENTINEL-06")


@rule("KRAKEN-SENTINEL-07")
def test_the_owner_need_not_take_what_is_reserved_and_cannot_move_the_token() -> None:
    s = Scenario(council=TWO_STACKS, sentinels={"watcher": (0, "council", "crab")})
    assert s.legal() == ["explore", "council crab", "council squid"]
    refused(s, "sentinel", "KRAKEN-SENTINEL-08")
    s.play("council squid")
    assert post(s) == (0, "council", "crab")


@rule("KRAKEN-SENTINEL-07")
def test_a_reserved_location_need_not_be_taken() -> None:
    s = Scenario(keys=3, face_up="jail depths", council=TWO_STACKS, sentinels={"watcher": (0, "location", "jail")})
    s.play("council crab", "location depths")
    assert s.locations() == {"depths"}
    assert post(s) == (0, "location", "jail")


@rule("KRAKEN-SENTINEL-08", "ABYSS-AMB-18")
def test_a_token_may_be_placed_before_the_action() -> None:
    s = Scenario(council=TWO_STACKS, sentinels={"watcher": (0, "", "")})
    s.play("sentinel", "court 2")
    assert post(s) == (0, "court", "reaper")
    assert s.legal() == ["explore", "council crab", "council squid"]


@rule("KRAKEN-SENTINEL-08", "ABYSS-AMB-18")
def test_placing_a_token_is_optional() -> None:
    s = Scenario(council=TWO_STACKS, sentinels={"watcher": (0, "", ""), "vigil": (0, "", "")})
    s.play("sentinel", "council crab")
    assert (s.phase, "sentinel" in s.legal()) == ("menu", True)
    s.play("council squid")
    assert sorted([post(s), post(s, "vigil")], key=str) == [(0, "council", "crab"), (0, None, None)]


@rule("KRAKEN-SENTINEL-08")
def test_no_token_is_placed_after_the_action_has_begun() -> None:
    s = Scenario(lords="ferryman", nebulis=1, sentinels={"watcher": (0, "", "")}).explore("crab-1")
    refused(s, "sentinel", "ABYSS-TURN-05")
    s.play("take")
    assert s.phase == "window"
    refused(s, "sentinel", "ABYSS-TURN-05")


@rule("KRAKEN-SENTINEL-08")
def test_nobody_places_the_token_of_another_player() -> None:
    refused(Scenario(sentinels={"watcher": (1, "", "")}), "sentinel", "KRAKEN-SENTINEL-08")


# Powers


@rule("KRAKEN-SENTINEL-09", "ABYSS-AMB-17")
@pytest.mark.parametrize("name", POWERS)
@pytest.mark.parametrize("owner", [1, 2])
def test_powers_do_not_reach_what_another_player_has_reserved(name: str, owner: int) -> None:
    power, s = POWERS[name], use(name, owner)
    others = [text for text in s.legal() if text.split()[0] == power.choice.split()[0]]
    assert others
    refused(s, power.choice, "KRAKEN-SENTINEL-09")
    s.play(others[-1])
    assert post(s) == (owner, power.area, power.on)


@rule("KRAKEN-SENTINEL-09", "ABYSS-AMB-17")
@pytest.mark.parametrize("name", POWERS)
def test_a_token_comes_back_when_a_power_of_its_owner_takes_what_is_reserved(name: str) -> None:
    s = use(name, 0).next(lords="trader")
    s.play(POWERS[name].choice)
    assert post(s) == (0, None, None)
    assert s.state.view(None)["sentinels"][0]["resting"]


@rule("KRAKEN-SENTINEL-09", "ABYSS-AMB-17")
def test_powers_that_could_reach_only_reserved_things_are_not_used() -> None:
    on_keeper, on_squid = {"watcher": (1, "court", "keeper")}, {"watcher": (1, "council", "squid")}
    s = Scenario(lords="opportunist", court="keeper", council={"crab": "crab-1"}, sentinels=on_keeper)
    refused(s, "power opportunist", "ABYSS-LORD-21", "KRAKEN-SENTINEL-09")
    s = Scenario(lords="oracle", council={"squid": "squid-1"}, sentinels=on_squid)
    refused(s, "power oracle", "ABYSS-LORD-17", "KRAKEN-SENTINEL-09")
    s = Scenario(lords="alchemist", council={"squid": "squid-1", "crab": "crab-1"}, sentinels=on_squid)
    assert s.play("council crab").g.current == 1
    for name in ("apprentice", "traitor", "corruptor", "illusionist"):
        power = POWERS[name]
        court = f"{name} {'keeper' if power.area == 'court' else REST}"
        position = power.position | {"court": court, "council": {"squid": "squid-1"}, "face_up": "jail"}
        s = Scenario(sentinels={"watcher": (1, power.area, power.on)}, **position)
        s.play("court 1", *power.actions[1:4] if name == "corruptor" else ["cheapest"])
        assert s.g.current == 1


@rule("KRAKEN-SENTINEL-10")
def test_a_reservation_does_not_pay_for_a_lord() -> None:
    s = Scenario(hand="crab-2 shellfish-4 squid-3", court=f"trader {REST}", sentinels={"watcher": ON_TRADER})
    refused(s, "court 1", "ABYSS-RECRUIT-05")


@rule("KRAKEN-SENTINEL-10")
def test_a_reservation_brings_no_keys() -> None:
    s = Scenario(keys=2, council=TWO_STACKS, sentinels={"watcher": (0, "location", "jail")})
    refused(s, "location jail", "ABYSS-KEYS-02")
    assert s.play("council crab").locations() == set()


@rule("KRAKEN-SENTINEL-10")
def test_taking_a_reserved_stack_is_the_action() -> None:
    s = Scenario(council=TWO_STACKS, sentinels={"watcher": (0, "council", "crab")}).play("council crab")
    assert s.g.current == 1
    s = Scenario(council={"squid": "squid-1"}, sentinels={"watcher": (0, "council", "crab")})
    refused(s, "council crab", "ABYSS-COUNCIL-01")


@rule("KRAKEN-SENTINEL-11")
def test_the_token_stays_on_the_council_space_whatever_comes_there() -> None:
    s = Scenario(council={"squid": "squid-1"}, sentinels={"watcher": (1, "council", "crab")})
    s.explore("crab-2", "squid-2").play("take")
    assert s.stack("crab") == "crab-2"
    take_turn(s, 0)
    refused(s, "council crab", "ABYSS-COUNCIL-04")
    take_turn(s, 1)
    assert s.play("council crab").hand(1) == "crab-2"
    assert post(s) == (1, None, None)


@rule("KRAKEN-SENTINEL-11")
def test_the_token_lies_on_the_lord_and_not_on_the_space_of_the_court() -> None:
    s = Scenario(hand="seahorse-3 crab-2 squid-1", sentinels={"watcher": (1, "court", "shepherd")},
                 court="keeper reaper shepherd trader", council=TWO_STACKS)  # fmt: skip
    s.play("court 1", "cheapest")
    assert s.court[:2] == ["reaper", "shepherd"]
    assert post(s) == (1, "court", "shepherd")
