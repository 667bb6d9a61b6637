"""The column bonus: exchanging demand tokens, and which of them is locked."""

from __future__ import annotations

from typing import Any

import pytest

from tests.played import refused
from tests.seastead.building import QUIET, REST, TYPES, spread
from tests.seastead.scenario import Scenario, solo

rule = pytest.mark.rule

TOKENS = ["fish", "seaweed", "artifact", "metal"]


def build(building: str, counts: tuple[int, int, int], **given: Any) -> Scenario:
    """Blue, who has built so many of each type, builds one more on 1-2 and lets row bonuses be."""
    blue: dict[str, Any] = {"storage": "2 fish", "buildings": spread(*counts)}
    if given.pop("alone", False):
        s = solo(blue=blue, **given)
    else:
        s = Scenario(**{"blue": blue, "orange": REST, "specialists": QUIET, **given})
    s.play(f"build {building} 1-2")
    while s.phase in ("placing", "choosing-dock", "choosing-specialist", "removing-dock", "removing-specialist"):
        s.play(s.legal()[0])
    while s.phase in ("dock-bonus", "readying", "shipping", "window"):
        s.play("no")
    return s


def emptied(**given: Any) -> Scenario:
    """Blue has emptied the first column."""
    return build("academy", (1, 0, 1), **given)


# When


@rule("SEA-COLUMN-01", "SEA-COLUMN-02", "SEA-COLUMN-03")
@pytest.mark.parametrize(
    "counts",
    [
        (0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0), (1, 0, 1), (0, 1, 1), (2, 1, 0), (0, 3, 1), (1, 1, 1),
        (2, 1, 1), (2, 2, 1), (1, 2, 2), (2, 1, 2), (3, 2, 2), (2, 3, 3), (3, 2, 3), (3, 3, 2), (3, 3, 3), (1, 3, 3),
    ],
)  # fmt: skip
@pytest.mark.parametrize("building", TYPES)
def test_a_column_is_empty_when_all_three_types_have_been_built_as_often(
    building: str, counts: tuple[int, int, int]
) -> None:
    after = [count + (name == building) for count, name in zip(counts, TYPES, strict=True)]
    s = build(building, counts)
    assert (s.phase == "demands") == (min(after) > min(counts))
    assert s.actor == (0 if s.phase == "demands" else 1)


@rule("SEA-COLUMN-02", "SEA-COLUMN-03")
@pytest.mark.parametrize(("building", "counts"), [("port", (3, 4, 4)), ("academy", (4, 3, 4)), ("shipyard", (4, 4, 3))])
def test_the_fourth_column(building: str, counts: tuple[int, int, int]) -> None:
    assert build(building, counts, alone=True).phase == "demands"


@rule("SEA-COLUMN-02")
def test_one_bonus_for_one_column() -> None:
    s = emptied().play("exchange 1-2", "lock 1")
    assert (s.actor, s.phase) == (1, "menu")
    assert emptied().play("no").actor == 1


@rule("SEA-COLUMN-02", "SEA-COLUMN-03")
def test_a_whole_board_gives_four_bonuses() -> None:
    s = solo(blue={"storage": "10 fish 10 seaweed 10 artifact"}, specialists="scout diver architect")
    places = iter(["1-2", "1-1", "2-1", "2-2", "3-2", "3-1", "1-3", "2-3", "3-3", "1-4", "2-4", "3-4"])
    bonuses = 0
    for number in range(12):
        s.g.players[0].storage[:], s.g.supply[:] = [10, 10, 10, 0], [0, 0, 0, 10]
        s.play(f"build {TYPES[number % 3]} {next(places)}")
        while s.phase not in ("menu", "over"):
            bonuses += s.phase == "demands"
            s.play("no" if "no" in s.legal() else "end" if "end" in s.legal() else s.legal()[-1])
        assert bonuses == (number + 1) // 3
    assert (s.state.over, bonuses) == (True, 4)


@rule("SEA-COLUMN-01")
def test_the_buildings_of_the_opponent_do_not_count() -> None:
    theirs = {"2-1": "port", "2-2": "shipyard"}
    s = build("academy", (0, 0, 0), orange={"buildings": theirs, **REST})
    assert (s.actor, s.phase) == (1, "menu")


# What


@rule("SEA-COLUMN-04")
@pytest.mark.parametrize(
    ("locked", "pairs"),
    [
        (1, ["2-3", "2-4", "3-4"]), (2, ["1-3", "1-4", "3-4"]), (3, ["1-2", "1-4", "2-4"]), (4, ["1-2", "1-3", "2-3"]),
    ],
)  # fmt: skip
def test_two_tokens_that_are_not_locked_may_be_exchanged(locked: int, pairs: list[str]) -> None:
    for pair in pairs:
        s = emptied(locked=locked)
        assert s.legal() == [*(f"exchange {one}" for one in pairs), "no"]
        s.play(f"exchange {pair}")
        first, second = (int(flotilla) - 1 for flotilla in pair.split("-"))
        expected = list(TOKENS)
        expected[first], expected[second] = expected[second], expected[first]
        assert s.demand() == " ".join(expected)


@rule("SEA-COLUMN-04")
@pytest.mark.parametrize("locked", [1, 2, 3, 4])
def test_the_locked_token_cannot_be_exchanged(locked: int) -> None:
    s = emptied(locked=locked)
    for other in range(1, 5):
        if other != locked:
            refused(s, f"exchange {min(locked, other)}-{max(locked, other)}", "SEA-COLUMN-04")


@rule("SEA-COLUMN-04")
def test_without_a_bonus_nothing_is_exchanged() -> None:
    s = Scenario(blue={"storage": "2 fish", "buildings": spread(1, 1, 1)}, orange=REST)
    refused(s, "exchange 1-2", "SEA-COLUMN-04")
    refused(s, "lock 1", "SEA-COLUMN-05")


@rule("SEA-COLUMN-05")
@pytest.mark.parametrize("locks", [1, 3])
def test_one_of_the_two_is_locked_and_the_old_lock_opened(locks: int) -> None:
    s = emptied(locked=4).play("exchange 1-3")
    assert (s.phase, s.legal(), s.locked()) == ("locking", ["lock 1", "lock 3"], 4)
    s.play(f"lock {locks}")
    assert [flotilla["locked"] for flotilla in s.view["flotillas"]] == [number == locks for number in range(1, 5)]
    assert s.demand() == "artifact seaweed fish metal"


@rule("SEA-COLUMN-05")
def test_locking_is_mandatory_and_only_for_the_two_exchanged() -> None:
    s = emptied(locked=4).play("exchange 1-3")
    for text in ("no", "lock 2", "lock 4"):
        refused(s, text, "SEA-COLUMN-05")
    refused(s, "exchange 1-3", "SEA-COLUMN-04", "SEA-COLUMN-05")


@rule("SEA-COLUMN-05", "SEA-COLUMN-04")
def test_the_token_just_locked_is_the_one_that_cannot_be_exchanged_next() -> None:
    blue = {"storage": "2 fish", "ready": "cartographer", "buildings": {"4-4": "shipyard"}}
    s = Scenario(blue=blue, orange=REST, locked=4).play("build port 1-2", "slot 1", "exchange 1-3", "lock 3")
    s.play("use cartographer")
    assert s.legal() == ["exchange 1-2", "exchange 1-4", "exchange 2-4", "no"]
    refused(s, "exchange 1-3", "SEA-COLUMN-04")
    s.play("exchange 1-4", "lock 1")
    assert (s.locked(), s.demand()) == (1, "metal seaweed fish artifact")


@rule("SEA-COLUMN-06", "SEA-AMB-05")
@pytest.mark.parametrize("locked", [1, 4])
def test_without_an_exchange_nothing_is_locked_or_unlocked(locked: int) -> None:
    s = emptied(locked=locked).play("no")
    assert (s.locked(), s.demand(), s.actor, s.phase) == (locked, " ".join(TOKENS), 1, "menu")


@rule("SEA-COLUMN-04", "SEA-COLUMN-05")
def test_orange_exchanges_in_her_turn_and_the_new_demand_is_to_be_paid() -> None:
    s = Scenario(
        active="orange", blue={"storage": "2 seaweed 2 fish"},
        orange={"storage": "2 fish", "buildings": spread(1, 0, 1)}, specialists=QUIET,
    ).play("build academy 1-2", "slot 1")  # fmt: skip
    assert (s.actor, s.phase) == (1, "demands")
    s.play("exchange 1-2", "lock 2")
    assert (s.actor, s.locked()) == (0, 2)
    s.play("build academy 1-1")
    assert s.storage() == "2 fish"


@rule("SEA-COLUMN-04")
def test_against_the_boss_its_resources_leave_the_two_flotillas() -> None:
    s = emptied(alone=True, boss="1-1 2-2 3-1")
    supply = s.supply()
    s.play("exchange 1-2")
    assert (s.boss(), s.demand()) == ({"3-1"}, "seaweed fish artifact metal")
    assert s.supply() == {**supply, "fish": supply["fish"] + 1, "seaweed": supply["seaweed"] + 1}
