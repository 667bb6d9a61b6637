"""The advanced sides of sponsors 1, 3, 4 and 5."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from tests.otys.board import Board

rule = pytest.mark.rule


# Sponsor 1


@rule("OTYS-SPONSOR-1B-1", "OTYS-Q-08")
@pytest.mark.parametrize(
    ("diver", "actions"),
    [
        ("TR", ["buy metal"]),
        ("TR", ["buy fuel"]),
        ("TR*", ["buy metal"]),
        ("SP", ["draw"]),
        ("SP", ["copy left"]),
        ("SP", ["copy right"]),
        ("EN", ["improve mechanic"]),
        ("EN", ["improve hacker"]),
        ("EX", ["token 1 1"]),
        ("EX*", ["token 1 2"]),
    ],
)
@pytest.mark.parametrize("credits", [0, 1])
def test_1b_the_own_diver_costs_nothing(diver: str, actions: list[str], credits: int) -> None:
    others = [word for word in ("TR", "SP", "EN", "EX", "PL", "FU", "TE", "ME") if word != diver[:2]]
    s = Board(column=" ".join([*others[:3], diver, *others[3:]]), sponsors="1B 2A 3A 4A 5A", credits=credits)
    s.play("key 1", "sponsor")
    assert s.me.credits == credits
    s.play(*actions)
    assert s.me.credits == credits


@rule("OTYS-SPONSOR-1B-1")
def test_without_1b_they_do_cost() -> None:
    for diver in ("TR", "SP", "EN", "EX"):
        others = [word for word in ("TR", "SP", "EN", "EX", "PL", "FU", "TE", "ME") if word != diver]
        s = Board(column=" ".join([*others[:3], diver, *others[3:]]), sponsors="1B 2A 3A 4A 5A", credits=0)
        s.play("key 1", "go")
        assert s.g.current == 1
        assert s.me.credits == 0


@rule("OTYS-Q-08")
@pytest.mark.parametrize(("trader", "credits", "points"), [("TR", 2, 0), ("TR*", 3, 1)])
def test_1b_leaves_selling_as_it_is(trader: str, credits: int, points: int) -> None:
    given = f"SP EN ME | {trader} PL FU TE EX"
    s = Board(column=given, sponsors="1B 2A 3A 4A 5A", credits=0, levels={1: "M1"}).play("key 1", "sponsor", "go")
    assert ("sell metal points" in s.choices()) == bool(points)
    s.play("sell metal credits")
    assert s.me.credits == credits


@rule("OTYS-Q-08", "OTYS-SPONSOR-1B-1")
def test_1b_holds_for_whoever_is_activated() -> None:
    s = Board(column="TR SP ME | PL EN FU TE EX", sponsors="1B 2A 3A 4A 5A", credits=0, batteries=1).play("key 1")
    s.play("sponsor", "propeller L1 L2", "go", "improve hacker")
    assert (s.me.hacker, s.me.credits) == (1, 0)


@rule("OTYS-SPONSOR-1B-1", "OTYS-Q-08")
def test_1b_holds_for_this_turn_only() -> None:
    s = Board(column="TR SP ME | EN PL FU TE EX", sponsors="1B 2A 3A 4A 5A", credits=0)
    s.seat_column(1, "TR SP ME | PL EN FU TE EX")
    s.g.players[1].credits = 1
    s.play("key 1", "sponsor", "improve mechanic", "key 2", "go", "improve mechanic")
    assert s.credits()[1] == 0


@rule("OTYS-SPONSOR-1B-2", "OTYS-Q-08", "OTYS-DIVER-SPY-07")
@pytest.mark.parametrize(
    ("diver", "action", "cost"),
    [
        ("TR", "buy metal", 3),
        ("TR*", "buy metal", 2),
        ("SP", "draw", 1),
        ("SP*", "draw", 0),
        ("EN", "improve hacker", 1),
        ("EN*", "improve hacker", 0),
        ("EX", "token 1 1", 2),
        ("EX*", "token 1 1", 1),
    ],
)
def test_1b_a_copied_diver_is_paid(diver: str, action: str, cost: int) -> None:
    rest = [word for word in ("TR", "SP", "EN", "EX", "PL", "FU", "TE", "ME") if word != diver[:2]]
    others = {1: " ".join([*rest[:3], diver, *rest[3:]])}
    own = "TR EN ME | SP PL FU TE EX"
    s = Board(column=own, sponsors="1B 2A 3A 4A 5A", credits=cost, others=others, batteries=1)
    s.play("key 1", "sponsor", "go", "copy left")
    assert s.me.credits == cost
    s.play(action)
    assert s.me.credits == 0
    if cost:
        s = Board(column=own, sponsors="1B 2A 3A 4A 5A", credits=cost - 1, others=others, store="M1")
        s.play("key 1", "sponsor", "go", "copy left")
        assert action not in s.choices()
        assert s.me.credits == cost - 1


# Sponsor 3


@rule("OTYS-SPONSOR-3B", "OTYS-Q-25")
def test_3b_the_diver_of_level_5_surfaces_and_is_not_activated() -> None:
    s = Board(sponsors="1A 2A 3B 4A 5A", batteries=1, column="TR SP EN | ME PL FU TE* EX*").play("key 3", "sponsor")
    assert s.column() == "EX* TR SP | EN ME PL FU TE*"
    assert s.me.batteries == 1
    assert s.me.credits == 3
    s.play("go")
    assert s.choices() == ["take", "decline"]
    s.play("take", "surface")
    assert s.held(3) == "P1"
    assert s.column() == "PL EX* TR | SP EN ME FU TE*"
    assert s.column(1) == "TR SP EN | ME PL FU TE EX"


@rule("OTYS-SPONSOR-3B", "OTYS-Q-25")
def test_3b_with_key_5_the_next_one_is_activated() -> None:
    s = Board(sponsors="1A 2A 5A 4A 3B").play("key 5", "sponsor", "go", "take")
    assert s.held(5) == "T1"
    assert s.column() == "TE EX TR | SP EN ME PL FU"


@rule("OTYS-Q-25")
def test_3b_is_voluntary_and_moves_before_it_count() -> None:
    s = Board(sponsors="1A 2A 3B 4A 5A").play("key 3", "go", "take")
    assert s.column() == "FU TR SP | EN ME PL TE EX"
    s = Board(sponsors="1A 2A 3B 4A 5A", batteries=2).play("key 3", "propeller L4 L5", "sponsor", "propeller U1 U2")
    assert s.column() == "TR TE SP | EN ME PL FU EX"


# Sponsor 4


@rule("OTYS-SPONSOR-4B", "OTYS-SPONSOR-4-PP", "OTYS-DIVER-GEN-02")
@pytest.mark.parametrize(
    ("diver", "column"),
    [
        ("trader", "TR* SP EN | ME PL FU TE EX"),
        ("spy", "TR SP* EN | ME PL FU TE EX"),
        ("engineer", "TR SP EN* | ME PL FU TE EX"),
    ],
)
def test_4b_upgrades_a_diver_at_the_surface(diver: str, column: str) -> None:
    s = Board(sponsors="4B 1A 2A 3A 5A", credits=2, batteries=1).play("key 1")
    assert s.offered("upgrade") == ["upgrade trader", "upgrade spy", "upgrade engineer"]
    s.play(f"upgrade {diver}")
    assert s.column() == column
    assert (s.me.credits, s.me.score) == (0, 1)


@rule("OTYS-SPONSOR-4B", "OTYS-Q-43", "OTYS-Q-13")
def test_4b_refusals() -> None:
    s = Board(sponsors="4B 1A 2A 3A 5A", credits=2, column="TR SP* EN | ME PL FU TE EX").play("key 1")
    for diver in ("metal-expert", "plant-expert", "explorer"):
        s.refused(f"upgrade {diver}", "OTYS-SPONSOR-4B")
    s.refused("upgrade spy", "OTYS-SPONSOR-4B", "OTYS-Q-13", "OTYS-Q-43")
    s.refused("sponsor", "OTYS-SPONSOR-4B")
    s = Board(sponsors="4B 1A 2A 3A 5A", credits=1, batteries=1).play("key 1")
    s.refused("upgrade trader", "OTYS-SPONSOR-4B", "OTYS-Q-43")
    s = Board(sponsors="4B 1A 2A 3A 5A", credits=9, column="TR* SP* EN* | ME PL FU TE EX").play("key 1")
    assert s.choices() == ["take", "decline"]


@rule("OTYS-SPONSOR-4B", "OTYS-Q-13")
def test_4b_ties_nobody_down_and_takes_the_surface_as_it_is() -> None:
    s = Board(sponsors="4B 1A 2A 3A 5A", credits=2, batteries=3).play("key 1", "propeller U3 L1")
    s.refused("upgrade engineer", "OTYS-SPONSOR-4B")
    s.play("upgrade metal-expert", "propeller U3 L1", "propeller L1 L2", "go", "take")
    assert s.held(1) == "P1"
    assert s.column() == "PL TR SP | EN ME* FU TE EX"


# Sponsor 5


@rule("OTYS-SPONSOR-5B-1")
@pytest.mark.parametrize("mode", ["move", "swap"])
def test_5b_a_battery_gained(mode: str) -> None:
    s = Board(sponsors="5B 1A 2A 3A 4A", sponsor5b=mode, levels={1: "M1", 2: "P1"}, batteries=0).play("key 1")
    assert s.choices() == ["sponsor", "go"]
    second = "out metal 2" if mode == "move" else "swap metal 2 plant"
    s.refused(second, "OTYS-SPONSOR-5B-1", "OTYS-Q-43")
    s.play("sponsor")
    assert s.me.batteries == 1
    s.refused(second, "OTYS-SPONSOR-GEN-01")


@rule("OTYS-SPONSOR-5B-1", "OTYS-SPONSOR-5B-2")
def test_5b_a_battery_spent_for_a_move() -> None:
    s = Board(sponsors="1A 5B 2A 3A 4A", levels={2: "M1 T2", 5: "F1"}, batteries=2).play("key 2", "out metal 1")
    assert (s.held(1), s.held(2), s.held(5), s.me.batteries) == ("M1", "T2", "F1", 1)
    s.refused("in fuel 5", "OTYS-SPONSOR-GEN-01")
    s = Board(sponsors="1A 5B 2A 3A 4A", levels={2: "M1 T1", 5: "F1"}, batteries=1).play("key 2", "in fuel 5")
    assert (s.held(2), s.held(5), s.me.batteries) == ("M1 F1 T1", "", 0)


@rule("OTYS-SPONSOR-5B-2", "OTYS-Q-43")
def test_5b_move_needs_a_cube_and_a_free_space() -> None:
    given = {1: "T3", 2: "M1 T2", 3: "P1"}
    s = Board(sponsors="1A 5B 2A 3A 4A", levels=given, batteries=1).play("key 2")
    s.refused("out metal 1", "OTYS-SPONSOR-5B-2")
    s.refused("out plant 3", "OTYS-SPONSOR-5B-2")
    s.refused("out metal 2", "OTYS-SPONSOR-5B-2")
    s.refused("in metal 2", "OTYS-SPONSOR-5B-2")
    s.refused("in plant 3", "OTYS-SPONSOR-5B-2")
    s.refused("in fuel 3", "OTYS-SPONSOR-5B-2")
    assert s.offered("out", "in") == [f"out {kind} {level}" for kind in ("metal", "tech") for level in (3, 4, 5)]


@rule("OTYS-SPONSOR-5B-2")
def test_5b_move_all_that_is_possible() -> None:
    s = Board(sponsors="1A 2A 5B 3A 4A", levels={1: "T3", 3: "M1", 4: "P1 F1"}, batteries=1).play("key 3")
    assert s.offered("out", "in", "swap") == [
        "out metal 2", "out metal 4", "out metal 5", "in plant 4", "in fuel 4", "in tech 1",
    ]  # fmt: skip


@rule("OTYS-SPONSOR-5B-3", "OTYS-SPONSOR-5B-1", "OTYS-Q-02")
def test_5b_swap_needs_no_space() -> None:
    s = Board(sponsors="1A 5B 2A 3A 4A", sponsor5b="swap", levels={1: "T3", 2: "M1 P2"}, batteries=1).play("key 2")
    assert s.offered("out", "in", "swap") == ["swap metal 1 tech", "swap plant 1 tech"]
    s.play("swap plant 1 tech")
    assert (s.held(1), s.held(2), s.me.batteries) == ("P1 T2", "M1 P1 T1", 0)


@rule("OTYS-SPONSOR-5B-3", "OTYS-Q-43")
def test_5b_swap_needs_a_cube_on_both_levels() -> None:
    s = Board(sponsors="1A 5B 2A 3A 4A", sponsor5b="swap", levels={2: "M1", 3: "P1"}, batteries=1).play("key 2")
    s.refused("swap metal 1 plant", "OTYS-SPONSOR-5B-3")
    s.refused("swap fuel 3 plant", "OTYS-SPONSOR-5B-3")
    s.refused("swap metal 3 tech", "OTYS-SPONSOR-5B-3")
    s.refused("swap metal 2 plant", "OTYS-SPONSOR-5B-3")
    s.refused("swap plant 3 metal", "OTYS-SPONSOR-5B-3")
    s = Board(sponsors="1A 5B 2A 3A 4A", sponsor5b="swap", levels={3: "P1", 4: "M1"}, batteries=1).play("key 2")
    assert s.offered("swap", "in", "out") == []
    assert "sponsor" in s.choices()


@rule("OTYS-Q-02")
def test_5b_equal_cubes_are_not_swapped() -> None:
    s = Board(sponsors="1A 5B 2A 3A 4A", sponsor5b="swap", levels={2: "M1", 3: "M1 P1"}, batteries=1).play("key 2")
    assert s.offered("swap") == ["swap metal 3 plant"]
    with pytest.raises(ValueError, match="no such action"):
        s.game.action("swap metal 3 metal")


@rule("OTYS-Q-02", "OTYS-SPONSOR-5B-2", "OTYS-SPONSOR-5B-3")
@pytest.mark.parametrize(
    ("options", "swap"),
    [
        ({}, False),
        ({"edition": "fr"}, False),
        ({"edition": "de"}, True),
        ({"edition": "de", "sponsor5b": "move"}, False),
        ({"edition": "fr", "sponsor5b": "swap"}, True),
    ],
)
def test_5b_by_edition(options: dict[str, Any], swap: bool) -> None:
    s = Board(sponsors="5B 1A 2A 3A 4A", levels={1: "M1", 2: "P1"}, batteries=1, **options).play("key 1")
    if swap:
        s.refused("out metal 2", "OTYS-Q-02")
        s.refused("in plant 2", "OTYS-Q-02")
        s.play("swap metal 2 plant")
        assert (s.held(1), s.held(2)) == ("P1", "M1")
    else:
        s.refused("swap metal 2 plant", "OTYS-Q-02")
        s.play("out metal 2")
        assert (s.held(1), s.held(2)) == ("", "M1 P1")


@rule("OTYS-Q-02", "OTYS-Q-03")
def test_the_edition_sets_nothing_else() -> None:
    french = fathom.load("otys", edition="fr").options
    german = fathom.load("otys", edition="de").options
    assert {name for name in french if french[name] != german[name]} == {"edition", "sponsor5b"}
    assert (french["sponsor2b_scope"], german["sponsor2b_scope"]) == ("same", "same")
    assert fathom.load("otys").options == french
