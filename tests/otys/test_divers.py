"""Divers in general, and the four experts."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from tests.otys.board import Board, column_with

rule = pytest.mark.rule

EXPERTS = {"ME": "M", "PL": "P", "FU": "F", "TE": "T"}


# All divers


@rule("OTYS-DIVER-GEN-01", "OTYS-SETUP-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_divers_start_on_their_basic_side(players: int) -> None:
    state = fathom.load("otys", players=players).new(seed=7)
    for seat in range(players):
        assert not any(slot["upgraded"] for slot in state.view(0)["players"][seat]["column"])


@rule("OTYS-DIVER-GEN-01")
@pytest.mark.parametrize("diver", ["ME", "PL", "FU", "TE"])
def test_a_basic_expert_has_no_bonus(diver: str) -> None:
    s = Board(column=column_with(diver, 1), used="5").play("key 1", "go")
    s.refused("bonus", "OTYS-DIVER-EXPERT-03")
    s.play("take")
    assert s.g.current == 1
    assert (s.me.neutral, s.me.credits, s.me.batteries, s.used()) == (0, 3, 0, "1 5")


@rule("OTYS-DIVER-GEN-01", "OTYS-DIVER-GEN-02")
def test_an_upgrade_is_for_good() -> None:
    s = Board(sponsors="1A 4A 3A 2A 5A", credits=2).play("key 2", "sponsor", "go", "take", "bonus")
    assert s.column() == "PL* TR SP | EN ME FU TE EX"
    for key in ("key 5", "key 4", "x 5", "key 3"):
        s.idle(0)
        assert s.me.upgraded[1] == 1
        s.turn(key)
    assert sum(s.me.upgraded) == 1


@rule("OTYS-DIVER-GEN-02")
def test_the_two_ways_to_upgrade() -> None:
    s = Board(sponsors="4B 1A 3A 2A 5A", credits=2).play("key 1", "upgrade spy")
    assert (s.me.credits, s.me.score) == (0, 1)
    s = Board(column=column_with("EX", 1), credits=2, display={1: "R08 R09"}).play("key 1", "go", "token 1 1")
    assert s.me.credits == 0
    s.play("upgrade spy")
    assert (s.me.credits, s.me.score, s.me.upgraded[5]) == (0, 0, 1)


@rule("OTYS-DIVER-GEN-02", "OTYS-REWARD-01")
def test_no_other_way_to_upgrade() -> None:
    s = Board(credits=9)
    s.refused("upgrade metal-expert", "OTYS-SPONSOR-GEN-01")
    s.play("key 1")
    s.refused("upgrade metal-expert", "OTYS-SPONSOR-4B")
    s.play("go")
    s.refused("upgrade metal-expert", "OTYS-SPONSOR-GEN-01")


@rule("OTYS-DIVER-GEN-03", "OTYS-Q-27")
@pytest.mark.parametrize("variant", ["off", "on"])
@pytest.mark.parametrize(
    ("diver", "action", "cost"), [("SP", "draw", 1), ("EN", "improve hacker", 1), ("EX", "token 1 1", 2)]
)
def test_costs_go_to_the_supply(diver: str, action: str, cost: int, variant: str) -> None:
    s = Board(column=column_with(diver, 1), credits=3, author_variant=variant).play("key 1", "go", action)
    assert s.credits() == [3 - cost, 3, 3]


@rule("OTYS-DIVER-GEN-04")
def test_everybody_sees_which_side_is_up() -> None:
    s = Board(column="TR SP EN | ME* PL FU TE EX", others={1: "TR SP EN | ME PL* FU TE EX"})
    for seat in (None, 0, 1, 2):
        boards = s.state.view(seat)["players"]
        up = [[slot["diver"] for slot in board["column"] if slot["upgraded"]] for board in boards]
        assert up == [["metal-expert"], ["plant-expert"], []]


# Experts


@rule("OTYS-DIVER-EXPERT-01")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("diver", "cube"), EXPERTS.items())
def test_an_expert_finds_its_resource_on_its_level(diver: str, cube: str, level: int) -> None:
    s = Board(column=column_with(diver, level)).play(f"key {level}", "go", "take")
    assert [s.held(i) for i in range(1, 6)] == [cube + "1" if i == level else "" for i in range(1, 6)]
    assert [s.held(level, seat) for seat in (1, 2)] == ["", ""]
    assert s.me.credits == 3


@rule("OTYS-DIVER-EXPERT-01")
def test_where_the_expert_has_been_moved_to() -> None:
    s = Board(batteries=1).play("x 2", "propeller L2 L1", "go", "take")
    assert (s.held(1), s.held(2)) == ("", "M1")


@rule("OTYS-DIVER-EXPERT-01", "OTYS-RES-04")
def test_an_experts_resource_may_be_declined() -> None:
    s = Board().play("key 1", "go", "decline")
    assert s.held(1) == ""
    assert s.column() == "ME TR SP | EN PL FU TE EX"


@rule("OTYS-DIVER-EXPERT-02", "OTYS-RES-02")
@pytest.mark.parametrize(("level", "space"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_a_full_level(level: int, space: int) -> None:
    more = {"T": space - 3} if space > 3 else {}
    held = "M1 P2" + "".join(f" {cube}{count}" for cube, count in more.items())
    s = Board(column=column_with("ME", level), levels={level: held}).play(f"key {level}", "go")
    s.refused("take", "OTYS-DIVER-EXPERT-02")
    s.play(f"complete C07 {level}", "take")
    assert s.held(level).startswith("M1")
    less = held.replace("P2", "P1")
    s = Board(column=column_with("ME", level), levels={level: less}).play(f"key {level}", "go", "take")
    assert s.held(level).startswith("M2")


@rule("OTYS-DIVER-EXPERT-02", "OTYS-RES-04", "OTYS-DIVER-EXPERT-04")
def test_a_bonus_without_space_for_the_resource() -> None:
    s = Board(column=column_with("PL*", 1), levels={1: "T3"}).play("key 1", "go")
    assert s.choices() == ["bonus", "decline"]
    s.refused("take", "OTYS-DIVER-EXPERT-01", "OTYS-DIVER-EXPERT-02")
    s.play("bonus")
    assert (s.held(1), s.me.credits) == ("T3", 4)


@rule("OTYS-DIVER-EXPERT-03")
def test_upgraded_metal_expert() -> None:
    s = Board(column=column_with("ME*", 1)).play("key 1", "go", "take", "bonus")
    assert (s.held(1), s.me.neutral, s.g.neutral_supply) == ("M1", 1, 11)
    assert (s.me.credits, s.me.batteries, s.used()) == (3, 0, "1")
    s.idle(0)
    assert [f"neutral {level}" for level in range(1, 6)] == s.offered("neutral")


@rule("OTYS-DIVER-EXPERT-04")
def test_upgraded_plant_expert() -> None:
    s = Board(column=column_with("PL*", 1)).play("key 1", "go", "take", "bonus")
    assert (s.held(1), s.me.credits, s.me.batteries, s.me.neutral) == ("P1", 4, 0, 0)


@rule("OTYS-DIVER-EXPERT-05")
def test_upgraded_fuel_expert() -> None:
    s = Board(column=column_with("FU*", 1)).play("key 1", "go", "take", "bonus")
    assert (s.held(1), s.me.credits, s.me.batteries, s.me.neutral) == ("F1", 3, 1, 0)


@rule("OTYS-DIVER-EXPERT-06")
@pytest.mark.parametrize("key", ["3", "X"])
def test_upgraded_tech_expert(key: str) -> None:
    s = Board(column=column_with("TE*", 1), used="3 5 X", neutral_used=1).play("key 1", "go", "take")
    assert s.choices() == ["retrieve 3", "retrieve 5", "retrieve X", "decline"]
    s.play(f"retrieve {key}")
    assert s.held(1) == "T1"
    assert key in s.available().split()
    assert s.used() == " ".join(other for other in ("1", "3", "5", "X") if other != key)
    assert s.me.neutral_used == 1


@rule("OTYS-DIVER-EXPERT-06", "OTYS-HACK-05", "OTYS-Q-26")
def test_the_tech_expert_closes_the_gap_before_the_key_is_placed() -> None:
    s = Board(column=column_with("TE*", 1), used="2 3 4 5 X").play("key 1", "go", "take")
    s.refused("retrieve 1", "OTYS-Q-26")
    s.refused("bonus", "OTYS-DIVER-EXPERT-06")
    s.play("retrieve 2")
    assert (s.used(), s.available()) == ("1 3 4 5 X", "2")


@rule("OTYS-Q-26", "OTYS-DIVER-EXPERT-06")
def test_no_own_key_on_the_track() -> None:
    s = Board(column=column_with("TE*", 1), neutral_used=2).play("key 1", "go", "take")
    assert (s.g.current, s.held(1), s.me.neutral_used, s.used()) == (1, "T1", 2, "1")


@rule("OTYS-Q-26")
def test_a_key_on_the_board_cannot_be_taken_back() -> None:
    s = Board(column=column_with("TE*", 1), used="3").play("x 1", "go", "take")
    s.refused("retrieve X", "OTYS-Q-26")
    s.refused("retrieve 2", "OTYS-Q-26")


@rule("OTYS-DIVER-EXPERT-03", "OTYS-DIVER-EXPERT-04", "OTYS-DIVER-EXPERT-05", "OTYS-DIVER-EXPERT-06", "OTYS-RES-04")
@pytest.mark.parametrize(("diver", "cube"), EXPERTS.items())
@pytest.mark.parametrize("take", [True, False])
@pytest.mark.parametrize("bonus", [True, False])
def test_resource_and_bonus_are_declined_independently(diver: str, cube: str, take: bool, bonus: bool) -> None:
    s = Board(column=column_with(diver + "*", 2), used="4").play("key 2", "go", "take" if take else "decline")
    word = "retrieve 4" if diver == "TE" else "bonus"
    s.play(word if bonus else "decline")
    assert s.held(2) == (cube + "1" if take else "")
    gained = (s.me.neutral, s.me.credits - 3, s.me.batteries, int("4" not in s.used()))
    wanted = {"ME": (1, 0, 0, 0), "PL": (0, 1, 0, 0), "FU": (0, 0, 1, 0), "TE": (0, 0, 0, 1)}[diver]
    assert gained == (wanted if bonus else (0, 0, 0, 0))


@rule("OTYS-Q-18", "OTYS-DIVER-EXPERT-03")
def test_the_neutral_keys_run_out() -> None:
    s = Board(column=column_with("ME*", 1), neutral=11).play("key 1", "go", "take", "bonus")
    assert (s.me.neutral, s.g.neutral_supply) == (12, 0)
    s = Board(column=column_with("ME*", 1), neutral=9, neutral_used=3).play("key 1", "go", "take")
    assert (s.g.current, s.held(1), s.me.neutral) == (1, "M1", 9)


@rule("OTYS-Q-18")
def test_neutral_keys_held_by_others_count() -> None:
    s = Board(column=column_with("ME*", 1))
    s.g.players[1].neutral, s.g.players[2].neutral_used, s.g.neutral_supply = 8, 4, 0
    s.play("key 1", "go", "take")
    assert (s.g.current, s.me.neutral) == (1, 0)


@rule("OTYS-Q-18")
def test_neutral_keys_without_limit() -> None:
    s = Board(column=column_with("ME*", 1), neutral=12, neutral_used=1, neutral_x="unlimited")
    s.play("key 1", "go", "take", "bonus")
    assert s.me.neutral == 13


# Whose side counts when a diver is copied


COPYING: dict[str, Any] = {"column": "TR ME EN* | PL SP FU TE EX*", "batteries": 1}


@rule("OTYS-Q-07", "OTYS-DIVER-SPY-04")
def test_a_copied_upgraded_expert_brings_its_bonus() -> None:
    s = Board(**COPYING, others={1: column_with("PL*", 2)}).play("key 2", "go", "copy left", "take", "bonus")
    assert (s.held(2), s.held(2, 1)) == ("P1", "")
    assert s.credits() == [3, 3, 3]


@rule("OTYS-Q-07")
def test_a_copied_basic_expert_brings_none_though_ones_own_is_upgraded() -> None:
    s = Board(column="TR ME EN | PL* SP FU TE EX", batteries=1, others={1: column_with("PL", 2)})
    s.play("key 2", "go", "copy left", "take")
    assert s.choices() == ["surface", "oxygen"]
    assert s.credits() == [2, 3, 3]


@rule("OTYS-Q-07")
def test_a_copied_basic_engineer_costs_though_ones_own_is_free() -> None:
    s = Board(**COPYING, others={1: column_with("EN", 2)}).play("key 2", "go", "copy left", "improve hacker")
    assert s.me.credits == 1
    assert (s.me.hacker, s.g.players[1].hacker) == (1, 0)
    s = Board(column="TR ME EN | PL SP FU TE EX", others={1: column_with("EN*", 2)}, credits=1)
    s.play("key 2", "go", "copy left", "improve mechanic")
    assert (s.me.credits, s.me.mechanic) == (0, 1)


@rule("OTYS-Q-07")
@pytest.mark.parametrize(("side", "cost"), [("EX", 2), ("EX*", 1)])
def test_a_copied_explorer_lays_the_token_on_ones_own_board(side: str, cost: int) -> None:
    s = Board(**COPYING, others={1: column_with(side, 2)}, display={2: "R04 R01"})
    s.play("key 2", "go", "copy left", "token 2 1", "accept")
    assert s.me.credits == 2 - cost
    assert s.me.batteries == 2
    assert s.tokens_of(0) == [None, "R04", None, None, None]
    assert s.tokens_of(1) == [None] * 5


@rule("OTYS-Q-07")
def test_a_copied_tech_expert_takes_back_ones_own_key() -> None:
    s = Board(**COPYING, used="5", others={1: column_with("TE*", 2)})
    s.g.players[1].keys[2] = 1
    s.play("key 2", "go", "copy left", "decline")
    assert s.choices() == ["retrieve 5", "decline"]
    s.play("retrieve 5")
    assert (s.used(0), s.used(1)) == ("2", "3")


@rule("OTYS-Q-07")
def test_a_copied_upgraded_trader_trades_upgraded() -> None:
    s = Board(**COPYING, others={1: column_with("TR*", 2)}, levels={2: "T1"}, store="T1 M3")
    s.play("key 2", "go", "copy left")
    assert s.offered("sell") == ["sell tech credits", "sell tech points"]
    assert "buy metal" in s.choices()
    s.play("sell tech credits")
    assert s.credits() == [5, 3, 3]
