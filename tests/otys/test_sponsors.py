"""The sponsors: what holds for all of them, and the standard sides of 1, 3, 4 and 5."""

from __future__ import annotations

import pytest

from tests.otys.board import Board

rule = pytest.mark.rule


# All sponsors


@rule("OTYS-SPONSOR-GEN-01")
def test_the_tile_on_the_level_of_the_key_counts() -> None:
    s = Board(sponsors="1A 5A 3A 4A 2A").play("key 2", "sponsor")
    assert (s.me.credits, s.me.batteries) == (3, 1)
    s = Board(sponsors="1A 5A 3A 4A 2A").play("key 1", "sponsor")
    assert (s.me.credits, s.me.batteries) == (4, 0)


@rule("OTYS-SPONSOR-GEN-01")
@pytest.mark.parametrize(
    ("action", "fitting"),
    [
        ("retrieve 4", "OTYS-SPONSOR-3A-1"),
        ("upgrade trader", "OTYS-SPONSOR-4B"),
        ("token 1 1", "OTYS-SPONSOR-2B-1"),
        ("out fuel 2", "OTYS-SPONSOR-5B-1"),
        ("in fuel 2", "OTYS-SPONSOR-5B-1"),
    ],
)
def test_the_effects_of_tiles_on_other_levels_are_out_of_reach(action: str, fitting: str) -> None:
    s = Board(sponsors="1A 2B 3A 4B 5B", used="4", batteries=2, levels={1: "F1", 2: "F1"}).play("key 1")
    s.refused(action, fitting, "OTYS-SPONSOR-GEN-01")


@rule("OTYS-SPONSOR-GEN-01")
@pytest.mark.parametrize("sponsor", ["1A", "1B", "2A", "3B", "4A", "5A", "5B"])
def test_once_a_turn(sponsor: str) -> None:
    rest = [word for word in ("1A", "2A", "3A", "4A", "5A") if word[0] != sponsor[0]]
    s = Board(sponsors=" ".join([sponsor, *rest]), credits=9, batteries=2).play("key 1", "sponsor")
    s.refused("sponsor", "OTYS-SPONSOR-GEN-01")


@rule("OTYS-SPONSOR-GEN-01", "OTYS-SPONSOR-3A-1", "OTYS-SPONSOR-4B", "OTYS-SPONSOR-5B-1")
def test_once_a_turn_with_a_choice() -> None:
    s = Board(sponsors="3A 1A 2A 4A 5A", used="3 4", batteries=1).play("key 1", "retrieve 3")
    s.refused("retrieve 4", "OTYS-SPONSOR-GEN-01")
    s = Board(sponsors="4B 1A 2A 3A 5A", credits=9, batteries=1).play("key 1", "upgrade trader")
    s.refused("upgrade spy", "OTYS-SPONSOR-GEN-01")
    s = Board(sponsors="5B 1A 2A 3A 4A", batteries=3, levels={1: "M2"}).play("key 1", "out metal 2")
    s.refused("out metal 2", "OTYS-SPONSOR-GEN-01")
    s.refused("sponsor", "OTYS-SPONSOR-GEN-01")
    s = Board(sponsors="2B 1A 3A 4A 5A", display={1: "R04 R05"}, batteries=1).play("key 1", "token 1 1", "accept")
    s.refused("token 1 2", "OTYS-SPONSOR-GEN-01")


@rule("OTYS-SPONSOR-GEN-01")
def test_in_step_1_only() -> None:
    s = Board()
    s.refused("sponsor", "OTYS-SPONSOR-GEN-01")
    s.play("key 1", "go")
    assert s.choices() == ["take", "decline"]
    s.refused("sponsor", "OTYS-SPONSOR-GEN-01")
    s = Board(batteries=1).play("key 1", "go", "take")
    assert s.choices() == ["surface", "oxygen"]
    s.refused("sponsor", "OTYS-SPONSOR-GEN-01")


@rule("OTYS-SPONSOR-GEN-01", "OTYS-TURN-07")
def test_voluntary_and_everybodys() -> None:
    s = Board().play("key 1", "go", "take")
    assert s.me.credits == 3
    s.play("key 1", "sponsor", "go")
    assert s.credits() == [3, 4, 3]
    s.idle(0)
    s.play("x 2", "sponsor")
    assert s.credits() == [4, 4, 3]


# Sponsor 1


@rule("OTYS-SPONSOR-1A")
def test_1a_gives_a_credit() -> None:
    s = Board(credits=0, batteries=1).play("key 1", "sponsor")
    assert s.credits() == [1, 3, 3]
    assert (s.me.batteries, s.me.score) == (1, 0)


# Sponsor 3


@rule("OTYS-SPONSOR-3A-1", "OTYS-HACK-05")
@pytest.mark.parametrize("key", ["2", "5", "X"])
def test_3a_takes_back_one_own_key_of_choice(key: str) -> None:
    s = Board(sponsors="3A 1A 2A 4A 5A", used="2 5 X", neutral_used=1).play("key 1")
    assert s.offered("retrieve") == ["retrieve 2", "retrieve 5", "retrieve X"]
    s.play(f"retrieve {key}")
    assert key in s.available().split()
    assert s.used().split() == [other for other in ("2", "5", "X") if other != key]
    assert s.me.neutral_used == 1


@rule("OTYS-SPONSOR-3A-1", "OTYS-Q-26")
def test_3a_not_a_key_on_the_board_nor_the_one_in_play() -> None:
    s = Board(sponsors="3A 1A 2A 4A 5A", used="2").play("key 1")
    s.refused("retrieve 1", "OTYS-Q-26", "OTYS-SPONSOR-3A-1")
    s.refused("retrieve 3", "OTYS-Q-26", "OTYS-SPONSOR-3A-1")
    s.refused("sponsor", "OTYS-SPONSOR-3A-1")
    s = Board(sponsors="1A 2A 4A 5A 3A", used="2").play("x 1")
    s.refused("retrieve X", "OTYS-Q-26", "OTYS-SPONSOR-3A-1")


@rule("OTYS-SPONSOR-3A-1", "OTYS-Q-43")
def test_3a_neutral_keys_do_not_come_back() -> None:
    s = Board(sponsors="3A 1A 2A 4A 5A", neutral_used=2).play("key 1")
    assert s.choices() == ["take", "decline"]
    assert (s.me.neutral, s.me.neutral_used) == (0, 2)


@rule("OTYS-SPONSOR-3A-2", "OTYS-HACK-05")
def test_3a_closes_the_gap() -> None:
    s = Board(sponsors="3A 1A 2A 4A 5A", used="2 3 4 5 X").play("key 1", "retrieve 2", "take")
    assert s.used() == "1 3 4 5 X"
    assert s.available() == "2"
    s.idle(0)
    assert s.choices() == ["key 2"]  # the last key is asked about, too
    s.play("key 2", "go", "decline")
    assert s.used() == ""


# Sponsor 4


@rule("OTYS-SPONSOR-4A", "OTYS-SPONSOR-4-PP", "OTYS-DIVER-GEN-02", "OTYS-Q-13")
def test_4a_upgrades_the_diver_of_the_key_who_acts_upgraded() -> None:
    s = Board(sponsors="1A 4A 3A 2A 5A", credits=2).play("key 2", "sponsor")
    assert s.column() == "TR SP EN | ME PL* FU TE EX"
    assert (s.me.credits, s.me.score) == (0, 1)
    s.play("go", "take", "bonus")
    assert (s.held(2), s.me.credits) == ("P1", 1)
    assert s.column() == "PL* TR SP | EN ME FU TE EX"


@rule("OTYS-SPONSOR-4A", "OTYS-Q-43")
def test_4a_needs_two_credits() -> None:
    s = Board(sponsors="4A 1A 3A 2A 5A", credits=1, batteries=1).play("key 1")
    s.refused("sponsor", "OTYS-SPONSOR-4A", "OTYS-Q-43")
    s = Board(sponsors="4A 1A 3A 2A 5A", credits=1).play("key 1")
    assert s.choices() == ["take", "decline"]


@rule("OTYS-Q-13", "OTYS-Q-43", "OTYS-SPONSOR-4A")
def test_4a_not_for_an_upgraded_diver() -> None:
    s = Board(column="TR SP EN | ME* PL FU TE EX", sponsors="4A 1A 3A 2A 5A", credits=9, batteries=1).play("key 1")
    s.refused("sponsor", "OTYS-Q-13", "OTYS-Q-43")
    s.play("propeller L1 L2", "sponsor")
    assert s.column() == "TR SP EN | PL* ME* FU TE EX"


@rule("OTYS-Q-13")
def test_4a_the_upgraded_diver_stays_on_the_level_of_the_key() -> None:
    s = Board(sponsors="1A 3A 4A 2A 5A", batteries=5, mechanic=1).play("key 3", "propeller L3 L2", "sponsor")
    assert s.column() == "TR SP EN | ME FU PL* TE EX"
    for move in ("L3 L4", "L3 L5", "L3 L1", "L2 L3", "L2 L4", "L4 L2", "L1 L3", "L5 L3"):
        s.refused(f"propeller {move}", "OTYS-Q-13")
    s.play("propeller L4 L5", "propeller L2 U3", "propeller U1 U3")
    assert s.column() == "SP FU TR | EN ME PL* EX TE"
    s.play("go", "take", "bonus", "surface")
    assert s.column() == "PL* SP FU | TR EN ME EX TE"


@rule("OTYS-Q-13")
def test_4a_the_diver_may_move_again_in_the_next_turn() -> None:
    s = Board(sponsors="1A 3A 4A 2A 5A", batteries=2).play("key 3", "sponsor", "go", "take", "bonus", "oxygen")
    s.idle(0)
    s.play("key 4", "propeller L3 L4")
    assert s.column() == "TR SP EN | ME PL TE FU* EX"


@rule("OTYS-SPONSOR-4A")
def test_4a_does_not_need_the_effect() -> None:
    s = Board(sponsors="4A 1A 3A 2A 5A", credits=2).play("key 1", "sponsor", "go", "decline", "decline")
    assert s.column() == "ME* TR SP | EN PL FU TE EX"
    assert (s.me.score, s.me.neutral) == (1, 0)


@rule("OTYS-SPONSOR-4-PP", "OTYS-GOAL-02")
def test_4_gives_a_point_every_time() -> None:
    s = Board(sponsors="4A 1A 3A 2A 5A", credits=5).play("key 1", "sponsor", "go", "decline", "decline")
    s.idle(0)
    s.play("x 2", "sponsor")
    assert (s.me.score, s.me.credits) == (2, 1)
    assert s.state.view(0)["players"][0]["points"]["upgrades"] == 2


# Sponsor 5


@rule("OTYS-SPONSOR-5A")
def test_5a_gives_a_battery() -> None:
    s = Board(sponsors="5A 1A 3A 2A 4A", batteries=0).play("key 1", "sponsor")
    assert [player.batteries for player in s.g.players[:3]] == [1, 1, 1]
    assert (s.me.credits, s.me.score) == (3, 0)
    s.refused("out metal 2", "OTYS-SPONSOR-GEN-01", "OTYS-SPONSOR-5B-1")
