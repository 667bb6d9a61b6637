"""Keys: what counts as one, when they must be spent, and which."""

from __future__ import annotations

from copy import copy
from itertools import combinations
from typing import Any

import pytest

from tests.abyss.controlling import COURT, STACKS, acted
from tests.abyss.scenario import Scenario, take_turn
from tests.played import refused

rule = pytest.mark.rule


def key_count(s: Scenario, seat: int = 0) -> int:
    count: int = s.state.view(None)["players"][seat]["key_count"]
    return count


def ways(s: Scenario) -> set[tuple[int, frozenset[str]]]:
    """Every way to spend Keys from here: the tokens and the Lords."""
    if s.phase != "keys":
        tokens = sum(event["count"] for event in s.happened("spend"))
        return {(tokens, frozenset(event["lord"] for event in s.happened("slide")))}
    found = set()
    for text in s.legal():
        new = copy(s)
        new.state = s.state.clone()
        found |= ways(new.play(text))
    return found


# What counts


@rule("ABYSS-KEYS-01", "ABYSS-AMB-07")
@pytest.mark.parametrize(
    ("tokens", "lords", "count"),
    [
        (0, "", 0),
        (2, "", 2),
        (0, "shepherd", 1),
        (1, "shepherd treasurer", 3),
        (1, "shepherd! treasurer", 2),
        (1, "shepherd@chasm treasurer", 2),
        (0, "trader landowner watcher", 0),
        (0, "ferryman recipient cleaner", 3),
        (1, "sage hermit elder", 1),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_tokens_and_keys_of_free_lords(seat: int, tokens: int, lords: str, count: int) -> None:
    s = Scenario(others={seat: {"keys": tokens, "lords": lords}}, court=COURT)
    assert key_count(s, seat) == count


@rule("ABYSS-KEYS-01", "ABYSS-AMB-07")
@pytest.mark.parametrize(
    ("tokens", "lords", "due"),
    [
        (3, "", True),
        (2, "", False),
        (0, "shepherd treasurer keeper", True),
        (2, "shepherd", True),
        (2, "shepherd!", False),
        (2, "shepherd@chasm", False),
        (2, "trader", False),
        (2, "hermit", False),
        (0, "sage hermit elder", False),
        (2, "hermit shepherd", True),
    ],
)
def test_what_makes_a_location_due(tokens: int, lords: str, due: bool) -> None:
    s = acted(keys=tokens, lords=lords)
    assert (s.phase, s.actor) == (("controlling", 0) if due else ("menu", 1))


# When


@rule("ABYSS-KEYS-02")
@pytest.mark.parametrize("tokens", range(11))
def test_again_and_again_until_fewer_than_three_keys_are_left(tokens: int) -> None:
    s = acted(keys=tokens, face_up="jail chasm depths parliament")
    taken = 0
    for tile in ("jail", "chasm", "depths"):
        if s.phase == "controlling":
            s.play(f"location {tile}")
            taken += 1
    assert (taken, s.me.keys, len(s.locations())) == (tokens // 3, tokens % 3, tokens // 3)
    assert (s.phase, s.actor) == ("menu", 1)


@rule("ABYSS-KEYS-02")
def test_not_before_the_action() -> None:
    s = Scenario(keys=3, council=STACKS)
    assert s.legal() == ["explore", "council crab", "council squid"]
    refused(s, "location jail", "ABYSS-KEYS-02")
    refused(s, "draw 1", "ABYSS-KEYS-02")


@rule("ABYSS-KEYS-02")
def test_after_exploring() -> None:
    s = Scenario(keys=3).explore("crab-2").play("take")
    assert (s.phase, s.actor) == ("controlling", 0)


@rule("ABYSS-KEYS-02")
def test_a_key_won_by_fighting() -> None:
    s = Scenario(keys=2, threat=3).explore("monster").play("take")
    assert (s.phase, s.actor, s.me.keys) == ("controlling", 0, 3)


@rule("ABYSS-KEYS-02")
@pytest.mark.parametrize(("slot", "due"), [(2, True), (4, False)])
def test_a_key_of_the_lord_just_recruited(slot: int, due: bool) -> None:
    s = Scenario(keys=1, lords="treasurer", hand="crab-3 seahorse-5", council=STACKS)
    s.play(f"court {slot}", "cheapest")
    assert (s.phase, s.actor) == (("controlling", 0) if due else ("menu", 1))


@rule("ABYSS-KEYS-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_whoever_has_the_turn(players: int) -> None:
    s = acted(players, others={seat: {"keys": 3} for seat in range(1, players)})
    assert (s.phase, s.actor) == ("menu", 1)
    s.play("council squid")
    assert (s.phase, s.actor) == ("controlling", 1)


# Which


@rule("ABYSS-KEYS-03")
@pytest.mark.parametrize("tokens", range(6))
@pytest.mark.parametrize(
    "lords", ["", "tamer", "tamer keeper", "tamer keeper cleaner", "recruiter tamer keeper cleaner"]
)
def test_exactly_three_keys_in_any_mix(tokens: int, lords: str) -> None:
    s = acted(keys=tokens, lords=f"{lords} trader hermit")
    mixes = {(3 - n, frozenset(some)) for n in range(4) if 3 - n <= tokens for some in combinations(lords.split(), n)}
    assert (s.phase == "controlling") == bool(mixes)
    if mixes:
        assert ways(s.play("location jail")) == mixes


@rule("ABYSS-KEYS-03")
def test_neither_fewer_nor_more_than_three() -> None:
    s = acted(keys=1, lords="tamer ship-master ferryman").play("location jail")
    refused(s, "pass", "ABYSS-KEYS-03")
    s.play("lord tamer")
    refused(s, "pass", "ABYSS-KEYS-03")
    s.play("lord ship-master")
    assert s.legal() == ["pass", "lord ferryman"]
    s.play("pass")
    assert (s.me.keys, s.lords()) == (0, {"tamer@jail", "ship-master@jail", "ferryman"})


@rule("ABYSS-KEYS-04")
@pytest.mark.parametrize(
    ("spend", "tokens", "lords"),
    [
        (["pass"], 0, {"tamer", "ship-master"}),
        (["lord tamer", "pass"], 1, {"tamer@jail", "ship-master"}),
        (["lord ship-master", "pass"], 1, {"tamer", "ship-master@jail"}),
        (["lord tamer", "lord ship-master"], 2, {"tamer@jail", "ship-master@jail"}),
    ],
)
def test_tokens_go_to_the_supply_and_lords_under_the_location(spend: list[str], tokens: int, lords: set[str]) -> None:
    s = acted(keys=3, lords="tamer ship-master").play("location jail", *spend)
    assert (s.me.keys, s.lords(), s.locations()) == (tokens, lords, {"jail"})
    assert key_count(s) == tokens + len({"tamer", "ship-master"} & lords)


@rule("ABYSS-KEYS-04")
def test_lords_under_different_locations() -> None:
    s = acted(lords="recruiter tamer keeper reaper shepherd grower", face_up="jail chasm")
    s.play("location jail", "lord recruiter", "lord keeper", "lord grower", "location chasm")
    assert s.lords() == {
        "recruiter@jail", "keeper@jail", "grower@jail", "tamer@chasm", "reaper@chasm", "shepherd@chasm",
    }  # fmt: skip
    areas = s.state.view(None)["players"][0]["locations"]
    assert [(area["location"], area["lords"]) for area in areas] == [
        ("jail", ["recruiter", "keeper", "grower"]),
        ("chasm", ["tamer", "reaper", "shepherd"]),
    ]


@rule("ABYSS-KEYS-03")
def test_keys_are_picked_in_any_order_and_spent_only_when_asked() -> None:
    s = Scenario(keys=2, lords="alchemist diplomat", face_up="megalodon", council={"crab": "crab-1"}, court=COURT)
    s.asks = True
    s.play("council crab", "location megalodon", "lord diplomat")
    assert (s.me.keys, s.phase, s.state.can_undo) == (2, "keys", True)
    assert s.legal() == ["pass", "lord alchemist"]
    refused(s, "lord diplomat", "ABYSS-KEYS-03")
    s.play("lord alchemist")
    assert (s.me.keys, s.legal(), s.state.can_undo) == (2, ["pass"], True)
    s.state.undo()
    s.next(loot="7").play("pass")
    assert (s.me.keys, s.lords()) == (0, {"alchemist", "diplomat@megalodon"})


@rule("ABYSS-KEYS-03")
@pytest.mark.parametrize(("tokens", "lords"), [(3, ""), (2, "tamer"), (0, "tamer keeper cleaner")])
def test_the_only_mix_is_chosen_but_not_spent(tokens: int, lords: str) -> None:
    s = Scenario(keys=tokens, lords=lords, face_up="jail", council=STACKS, court=COURT)
    s.asks = True
    s.play("council crab", "location jail")
    assert (s.legal(), s.me.keys, s.lords()) == (["pass"], tokens, set(lords.split()))
    assert set(s.state.view(0)["progress"]["keys_from"]) == set(lords.split())
    s.play("pass")
    assert (s.me.keys, s.lords()) == (0, {f"{lord}@jail" for lord in lords.split()})


@rule("ABYSS-KEYS-05", "ABYSS-AMB-07")
@pytest.mark.parametrize("held", ["trader", "keeper!", "hermit", "keeper@chasm"])
def test_a_lord_without_a_usable_key_is_not_slid(held: str) -> None:
    s = acted(keys=2, lords=f"tamer ship-master {held}").play("location jail")
    assert s.legal() == ["lord tamer", "lord ship-master"]
    refused(s, f"lord {held.rstrip('!').split('@')[0]}", "ABYSS-KEYS-05")
    s.play("lord tamer", "pass")
    assert s.lords() == {"tamer@jail", "ship-master", held}


@rule("ABYSS-KEYS-05")
def test_lords_of_others_are_no_keys() -> None:
    s = acted(keys=3, lords="tamer", others={1: {"lords": "shepherd"}}).play("location jail")
    refused(s, "lord shepherd", "ABYSS-KEYS-05")


@rule("ABYSS-KEYS-05", "ABYSS-AMB-07")
@pytest.mark.parametrize("lord", ["sage", "hermit", "elder"])
def test_a_freed_ambassador_is_no_key(lord: str) -> None:
    s = Scenario(hand="crab-4 squid-5", keys=3, lords=f"{lord}@chasm", court="liberator keeper reaper miller")
    s.play("court 1", "cheapest")
    assert (s.lords(), key_count(s)) == ({"liberator", lord}, 3)
    s.play("location jail")
    assert (s.lords(), s.me.keys, s.locations()) == ({"liberator", lord}, 0, {"chasm", "jail"})


@rule("ABYSS-EX-8", "ABYSS-KEYS-02", "ABYSS-KEYS-03", "ABYSS-KEYS-04")
@pytest.mark.parametrize(
    ("spend", "keys", "lords", "cost"),
    [
        (["lord shepherd"], 0, {"shepherd@parliament", "treasurer"}, 6),
        (["lord treasurer"], 0, {"shepherd", "treasurer@parliament"}, 8),
        (["lord treasurer", "lord shepherd"], 1, {"shepherd@parliament", "treasurer@parliament"}, 8),
    ],
)
def test_location_with_mixed_keys(spend: list[str], keys: int, lords: set[str], cost: int) -> None:
    held: dict[str, Any] = {"keys": 2, "lords": "shepherd treasurer", "face_up": "parliament jail", "court": "miller"}
    s = acted(hand="seahorse-5 crab-5", **held)
    assert key_count(s) == 4
    refused(s, "pass", "ABYSS-LOCATION-04")
    s.play("location parliament")
    assert ways(s) == {
        (2, frozenset({"shepherd"})),
        (2, frozenset({"treasurer"})),
        (1, frozenset({"shepherd", "treasurer"})),
    }
    s.play(*spend)
    if s.phase == "keys":
        s.play("pass")
    assert (s.me.keys, s.lords(), key_count(s)) == (keys, lords, 1)
    take_turn(s, 0)
    s.play("court 1")
    assert s.state.view(0)["progress"]["cost"] == cost


@rule("ABYSS-EX-8", "ABYSS-LOCATION-02")
def test_location_with_mixed_keys_from_the_stack() -> None:
    s = acted(keys=2, lords="shepherd treasurer", face_up="parliament jail", court="miller")
    s.next(tiles="depths chasm abyss").play("draw 3")
    assert set(s.legal()) == {"location depths", "location chasm", "location abyss"}
    s.play("location chasm")
    assert s.face_up() == {"parliament", "jail", "depths", "abyss"}
