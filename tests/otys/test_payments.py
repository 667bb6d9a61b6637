"""Paying contracts: fixed combinations, and free ones with every payment that exists."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import fathom
from fathom.games.otys.actions import PAYMENT
from tests.otys.scenario import CUBES, Scenario, named, pack

rule = pytest.mark.rule
Counts = tuple[int, ...]
PATTERNS = (
    [1, 1], [2], [3], [1, 1, 1], [2, 1], [1, 1, 1, 1], [2, 2], [2, 1, 1], [3, 1], [2, 2, 1], [3, 2], [3, 3],
    [2, 2, 2], [3, 2, 1], [3, 1, 1, 1], [2, 2, 1, 1],
)  # fmt: skip
HOLDINGS = (
    "M1 P1 F1", "P2 M1", "M3", "M1 P1 F1 T1", "M2 P2 F2", "M3 P3", "M3 P2 T1", "M2 F2 T2", "M6", "M3 P1 F1 T1",
    "M2 P2 F1 T1", "P5 F1", "F4 T2", "P2 F2 T2",
)  # fmt: skip


def counts(held: str) -> Counts:
    row = [0, 0, 0, 0]
    for part in held.split():
        row[CUBES[part[0]]] = int(part[1:])
    return tuple(row)


def payments(pattern: list[int], held: str) -> set[Counts]:
    """Every way to pay, by trying all numbers of cubes: the same lot sizes, each lot of another type."""
    lots, have = sorted(pattern), counts(held)
    return {way for way in product(*(range(n + 1) for n in have)) if sorted(n for n in way if n) == lots}


def spelled(way: Counts) -> str:
    return "pay " + "+".join(f"{n}{letter}" for n, letter in zip(way, "MPFT", strict=True) if n)


def left(held: str, way: Counts) -> list[int]:
    return [have - paid for have, paid in zip(counts(held), way, strict=True)]


# Fixed combinations


@rule("OTYS-CONTRACT-10", "OTYS-CONTRACT-07")
@pytest.mark.parametrize("need", [(1, 1, 0, 0), (0, 0, 1, 1), (1, 2, 0, 0), (0, 0, 0, 4), (2, 0, 2, 1), (1, 2, 1, 1)])
def test_a_fixed_combination_is_paid_with_exactly_that(need: Counts) -> None:
    data = pack(C07={"fixed": list(need)})
    for spare in range(4):
        row = [n + (kind == spare) for kind, n in enumerate(need)]
        s = Scenario(levels={5: " ".join(f"{'MPFT'[kind]}{n}" for kind, n in enumerate(row) if n)}, data=data)
        s.play("complete C07 5")
        assert s.choosing  # there is nothing to choose about the payment
        assert s.me.resources[4] == [int(kind == spare) for kind in range(4)]
    for short in range(4):
        if need[short]:
            row = [n - (kind == short) for kind, n in enumerate(need)]
            row[(short + 1) % 4] += 1  # as many cubes, but not the right ones
            s = Scenario(levels={5: " ".join(f"{'MPFT'[kind]}{n}" for kind, n in enumerate(row) if n)}, data=data)
            s.refuses("complete C07 5", "OTYS-CONTRACT-01")


@rule("OTYS-CONTRACT-10")
def test_both_kinds_side_by_side() -> None:
    data = pack(C07={"fixed": [1, 1, 0, 0]}, C08={"free": [1, 1]}, C09={"fixed": [0, 0, 1, 1]})
    s = Scenario(levels={5: "M1 P1 F1"}, data=data)
    assert [text for text in s.choices() if text.startswith("complete")] == ["complete C07 5", "complete C08 5"]
    s.refuses("complete C09 5", "OTYS-CONTRACT-01")
    s.play("complete C08 5")
    assert s.choices() == ["pay 1P+1F", "pay 1M+1F", "pay 1M+1P"]


# Free combinations


@rule("OTYS-CONTRACT-11", "OTYS-Q-01")
@pytest.mark.parametrize("pattern", PATTERNS, ids=lambda pattern: "+".join(map(str, pattern)))
def test_every_payment_of_a_pattern_and_no_other(pattern: list[int]) -> None:
    data = pack(C07={"free": pattern})
    for held in HOLDINGS:
        ways = payments(pattern, held)
        s = Scenario(levels={5: held}, data=data)
        if not ways:
            s.refuses("complete C07 5", "OTYS-CONTRACT-11")
            continue
        s.play("complete C07 5")
        if len(ways) == 1:  # no choice, so it is paid by itself
            assert s.me.resources[4] == left(held, next(iter(ways)))
            assert s.me.score == 1
            continue
        assert sorted(s.choices()) == sorted(spelled(way) for way in ways)
        assert s.me.score == 0  # nothing before it is paid
        for way in ways:
            state = s.state.clone()
            state.apply(s.game.action(spelled(way)))
            assert state.raw.players[0].resources[4] == left(held, way)
            assert state.scores[0] == 1


@rule("OTYS-CONTRACT-11", "OTYS-Q-01")
@pytest.mark.parametrize(
    ("pattern", "ways"),
    [([1, 1, 1], 4), ([2, 1], 12), ([1, 1, 1, 1], 1), ([2, 2], 6), ([2, 1, 1], 12), ([3, 1], 12), ([2, 2, 1], 12)],
)
def test_how_many_payments_exist(pattern: list[int], ways: int) -> None:
    game = fathom.load("otys", data=pack(C07={"free": pattern}))
    found = [way for way in game.rules.WAYS[6] if way >= 0]
    assert len(found) == len(set(found)) == ways
    assert len(payments(pattern, "M3 P3 F3 T3")) == ways


@rule("OTYS-CONTRACT-11")
def test_a_wrong_payment_is_refused() -> None:
    s = Scenario(levels={5: "M3 P2 F1"}, data=pack(C07={"free": [2, 1]}))
    s.refuses("pay 2M+1P", "OTYS-CONTRACT-11")  # nothing is being paid
    s.play("complete C07 5")
    assert s.choices() == ["pay 2P+1F", "pay 1M+2P", "pay 2M+1F", "pay 2M+1P"]
    for wrong in ("pay 3M", "pay 1M+1P", "pay 1M+1P+1F", "pay 3M+1P", "pay 2M+2P"):
        s.refuses(wrong, "OTYS-CONTRACT-11")  # another pattern, though the cubes are there
    for missing in ("pay 2M+1T", "pay 1M+2F", "pay 1P+2T"):
        s.refuses(missing, "OTYS-CONTRACT-01")  # the pattern, but not the cubes


@rule("OTYS-CONTRACT-11", "OTYS-Q-14")
def test_a_payment_is_finished_before_anything_else() -> None:
    data = pack(C07={"free": [1, 1]}, C08={"fixed": [1, 1, 0, 0]})
    s = Scenario(levels={5: "M2 P2 F2", 4: "M1 P1"}, data=data)
    s.play("complete C07 5")
    assert s.choices() == ["pay 1P+1F", "pay 1M+1F", "pay 1M+1P"]
    s.refuses("complete C08 4", "OTYS-Q-14")
    s.refuses("key 1", "OTYS-TURN-02")
    s.refuses("decline", "OTYS-TURN-04")
    s.play("pay 1P+1F")
    assert s.choosing
    assert s.held(5) == "M2 P1 F1"


@rule("OTYS-CONTRACT-11", "OTYS-CONTRACT-01", "OTYS-CONTRACT-02")
def test_a_free_combination_is_paid_from_one_level() -> None:
    s = Scenario(levels={2: "M1 P1", 3: "F1 T1", 5: "M1 P1 F1 T1"}, data=pack(C07={"free": [1, 1, 1]}))
    for level in (1, 2, 3, 4):
        s.refuses(f"complete C07 {level}", "OTYS-CONTRACT-11")
    s.play("complete C07 5")
    s.refuses("pay 1M+1P", "OTYS-CONTRACT-11")
    s.play("pay 1M+1P+1T")
    assert [s.held(level) for level in (2, 3, 5)] == ["M1 P1", "F1 T1", "F1"]


@rule("OTYS-CONTRACT-11", "OTYS-CONTRACT-04", "OTYS-Q-14")
@pytest.mark.parametrize("actions", [[], ["key 1"], ["key 1", "go"], ["key 1", "go", "take"]])
def test_after_paying_the_turn_goes_on_where_it_was(actions: list[str]) -> None:
    s = Scenario(column="TR SP EN | ME PL FU TE EX", levels={5: "M1 P1 F1"}, data=pack(C07={"free": [1, 1]}))
    s.play(*actions)
    before = s.state.view(None)
    others = [text for text in s.choices() if not text.startswith("complete")]
    s.play("complete C07 5", "pay 1M+1P")
    after = s.state.view(None)
    assert (after["phase"], after["turn"]) == (before["phase"], before["turn"])
    assert s.choices() == others
    assert s.held(5) == "F1"


@rule("OTYS-CONTRACT-11", "OTYS-CONTRACT-12", "OTYS-CONTRACT-14", "OTYS-CONTRACT-09", "OTYS-CONTRACT-03")
@pytest.mark.parametrize("private", [False, True])
def test_a_free_one_gives_points_bonus_and_token_after_paying(private: bool) -> None:
    card = {"free": [2, 1], "points": 4, "credits": 1, "batteries": 1}
    data = pack(C07=card, C08={"fixed": [0, 0, 0, 6]}, R03={"front": "battery", "back": "orange"})
    cards: dict[str, Any] = {"hand": "C07", "contracts": "C08"} if private else {"contracts": "C07 C08"}
    s = Scenario(levels={4: "P2 F2"}, tokens={4: "R03"}, data=data, credits=0, batteries=0, **cards)
    s.play("complete C07 4")
    assert (s.me.score, s.me.credits, s.me.batteries, s.held(4)) == (0, 0, 0, "P2 F2")
    s.play("pay 1P+2F", chance=[] if private else [0])
    assert (s.me.score, s.me.credits, s.me.batteries, s.held(4)) == (4, 3, 1, "P1")
    assert s.contracts()[0] == ("C08" if private else "C01")
    assert s.hand() == []


@rule("OTYS-Q-01")
def test_lots_are_of_one_type_and_different_lots_of_different_types() -> None:
    data = pack(C07={"free": [2, 2, 1]}, C08={"free": [1, 1, 1]}, C09={"free": [1, 1, 1, 1]})
    s = Scenario(levels={4: "M4 P1", 5: "M2 P2 F1"}, data=data)
    s.refuses("complete C07 4", "OTYS-CONTRACT-11")  # 4 metal are not two lots of 2
    s.refuses("complete C08 4", "OTYS-CONTRACT-11")
    s.refuses("complete C09 5", "OTYS-CONTRACT-11")
    s.play("complete C07 5")
    assert s.held(5) == ""


@rule("OTYS-Q-01")
def test_every_payment_has_its_word() -> None:
    assert len(PAYMENT.words) == len(set(PAYMENT.words))
    for pattern in PATTERNS:
        for way in payments(pattern, "M3 P3 F3 T3"):
            assert spelled(way).removeprefix("pay ") in PAYMENT.words


@rule("OTYS-Q-01", "OTYS-CONTRACT-11")
def test_packs_with_impossible_contracts_are_refused() -> None:
    for wrong in (
        {"free": [4, 1]},
        {"free": [3, 3, 1]},
        {"free": [1]},
        {"free": [1, 1, 1, 1, 1]},
        {"fixed": [0, 0, 0, 7]},
        {"fixed": [1, 0, 0, 0]},
        {"fixed": [1, 1, 0, 0], "free": [1, 1]},
        {},
    ):
        with pytest.raises(fathom.DataError, match="contracts"):
            fathom.load("otys", data=pack(C07=wrong))


@rule("OTYS-RES-05", "OTYS-CONTRACT-01")
def test_large_contracts_need_the_deeper_levels() -> None:
    sizes = {3: [1, 2, 3, 4, 5], 4: [3, 4, 5], 5: [4, 5], 6: [5]}
    for size, levels in sizes.items():
        for level in range(1, 6):
            capacity = (3, 3, 4, 5, 6)[level - 1]
            s = named(levels={level: f"M{min(size, capacity)}"}, data=pack(C07={"fixed": [size, 0, 0, 0]}))
            if level in levels:
                s.play(f"complete C07 {level}")
                assert s.held(level) == ""
            else:
                s.refuses(f"complete C07 {level}", "OTYS-CONTRACT-01")
