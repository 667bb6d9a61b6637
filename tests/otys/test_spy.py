"""The spy: drawing contracts, using a neighbour's diver, and a neighbour's spy."""

from __future__ import annotations

import pytest

from fathom.games.otys.actions import CARD
from tests.otys.board import Board, column_with

rule = pytest.mark.rule

SPY = "TR ME EN | PL FU SP TE EX"  # on level 3
FREE_SPY = "TR ME EN | PL FU SP* TE EX"


def on_level_3(left: str, right: str = "FU") -> dict[int, str]:
    """The columns of two neighbours (seats 1 and 2) with these divers on level 3."""
    return {1: column_with(left, 3), 2: column_with(right, 3)}


# Either or


@rule("OTYS-DIVER-SPY-01", "OTYS-TURN-07")
def test_draw_or_copy_or_nothing() -> None:
    s = Board(column=SPY, credits=5, levels={5: "M1 P2"}).play("key 3", "go")
    assert s.choices() == ["draw", "copy left", "copy right", "decline", "complete C07 5"]
    s.play("draw")
    s.play(s.choices()[0])
    s.refused("copy left", "OTYS-DIVER-SPY-01")
    s.refused("draw", "OTYS-DIVER-SPY-01")
    s = Board(column=SPY, credits=5, levels={5: "M1 P2"}).play("key 3", "go", "copy left", "decline")
    s.refused("draw", "OTYS-DIVER-SPY-01")
    s.refused("copy right", "OTYS-DIVER-SPY-01")
    s = Board(column=SPY, credits=5).play("key 3", "go", "decline")
    assert (s.me.credits, s.column()) == (5, "SP TR ME | EN PL FU TE EX")


@rule("OTYS-DIVER-SPY-01")
def test_only_the_spy_spies() -> None:
    s = Board().play("key 1", "go")
    s.refused("draw", "OTYS-DIVER-SPY-01")
    s.refused("copy left", "OTYS-DIVER-SPY-01")


# Drawing


@rule("OTYS-DIVER-SPY-02", "OTYS-Q-17")
def test_draw_four_keep_one() -> None:
    s = Board(column=SPY, credits=1, contracts="C01 C02 C03").play("key 3", "go")
    s.only_in_pile("C10 C11 C12 C13 C14 C15", under="C20")
    s.play("draw", chance=[5, 0, 2, 1])
    assert s.me.credits == 0
    assert s.choices() == ["keep C10", "keep C12", "keep C13", "keep C15"]
    for card in ("C11", "C14", "C20", "C01"):
        s.refused(f"keep {card}", "OTYS-DIVER-SPY-02")
    s.refused("decline", "OTYS-TURN-04", "OTYS-DIVER-SPY-02")
    s.play("keep C10")
    assert s.hand() == ["C10"]
    assert [CARD.words[card] for card in s.g.tail[: s.g.tail_size]] == ["C20", "C15", "C13", "C12"]
    assert sorted(CARD.words[card] for card in range(32) if s.g.pile >> card & 1) == ["C11", "C14"]
    assert s.column() == "SP TR ME | EN PL FU TE EX"


@rule("OTYS-DIVER-SPY-02")
def test_the_kept_card_is_only_ones_own() -> None:
    s = Board(column=SPY, levels={5: "M1 P2"}, contracts="C01 C02 C03").play("key 3", "go")
    s.only_in_pile("C06 C07 C08 C09")
    s.play("draw")
    assert [s.state.view(seat)["turn"]["drawn"] is None for seat in (0, 1, 2)] == [False, True, True]
    s.play("keep C07")
    assert [s.state.view(seat)["players"][0]["hand"] for seat in (0, 1, 2)] == [["C07"], None, None]
    s.play("complete C07 5")
    assert s.me.score == 3


@rule("OTYS-DIVER-SPY-02", "OTYS-Q-43")
def test_drawing_costs_a_credit() -> None:
    s = Board(column=SPY, credits=0, levels={5: "M1 P2"}).play("key 3", "go")
    s.refused("draw", "OTYS-DIVER-SPY-02", "OTYS-Q-43")
    s.refused("copy left", "OTYS-DIVER-SPY-03", "OTYS-Q-43")


# Copying


@rule("OTYS-DIVER-SPY-03")
@pytest.mark.parametrize(("side", "cube"), [("left", "M1"), ("right", "T1")])
def test_copy_the_neighbours_diver_on_the_level_of_the_spy(side: str, cube: str) -> None:
    s = Board(column=SPY, credits=1, others=on_level_3("ME", "TE")).play("key 3", "go", f"copy {side}")
    assert s.credits() == [0, 3, 3]
    s.play("take")
    assert [s.held(level) for level in range(1, 6)] == ["", "", cube, "", ""]


@rule("OTYS-DIVER-SPY-03")
def test_copy_on_the_level_to_which_the_spy_was_moved() -> None:
    s = Board(column=SPY, others={1: "TR SP EN | ME PL FU TE EX"}, batteries=1)
    s.play("x 4", "propeller L3 L4", "go", "copy left", "take")
    assert (s.held(3), s.held(4)) == ("", "T1")


@rule("OTYS-DIVER-SPY-04")
@pytest.mark.parametrize(
    ("diver", "actions"),
    [
        ("ME*", ["take", "bonus"]),
        ("PL*", ["take", "bonus"]),
        ("FU*", ["take", "bonus"]),
        ("TR", ["sell fuel credits"]),
        ("TR", ["buy metal"]),
        ("EN", ["improve mechanic"]),
        ("EX", ["token 3 1", "accept"]),
        ("SP", ["draw"]),
    ],
)
def test_a_copied_diver_leaves_the_neighbours_board_alone(diver: str, actions: list[str]) -> None:
    s = Board(column=SPY, credits=9, others=on_level_3(diver), levels={3: "F1"}, display={3: "R04 R05"})
    s.cubes(1, 3, "F1")
    before = s.g.players[1].clone()
    mine = s.me.clone()
    s.play("key 3", "go", "copy left", *actions)
    assert s.g.players[1] == before
    assert s.me != mine


@rule("OTYS-DIVER-SPY-04")
def test_ones_own_space_counts() -> None:
    s = Board(column=SPY, credits=9, others=on_level_3("ME"), levels={3: "T4"}).play("key 3", "go", "copy left")
    assert (s.held(3), s.me.credits, s.g.current) == ("T4", 8, 1)
    s = Board(column=SPY, credits=9, others=on_level_3("ME"))
    s.cubes(1, 3, "T4")
    s.play("key 3", "go", "copy left", "take")
    assert s.held(3) == "M1"


@rule("OTYS-DIVER-SPY-06")
def test_the_spy_surfaces_the_copied_diver_does_not() -> None:
    s = Board(column=SPY, others=on_level_3("ME")).play("key 3", "go", "copy left", "take")
    assert s.column() == "SP TR ME | EN PL FU TE EX"
    assert s.column(1) == "TR SP EN | EX TE ME FU PL"
    s = Board(column=SPY, others=on_level_3("ME"), batteries=1).play("key 3", "go", "copy left", "take", "oxygen")
    assert s.column() == SPY
    assert s.g.players[1].batteries == 1


@rule("OTYS-DIVER-SPY-07")
@pytest.mark.parametrize(
    ("diver", "action", "cost"),
    [
        ("TR", "buy metal", 3),
        ("TR*", "buy metal", 2),
        ("SP", "draw", 1),
        ("SP*", "draw", 0),
        ("SP", "copy right", 1),
        ("SP*", "copy right", 0),
        ("EN", "improve hacker", 1),
        ("EN*", "improve hacker", 0),
        ("EX", "token 3 2", 2),
        ("EX*", "token 3 2", 1),
    ],
)
def test_what_a_copied_diver_costs(diver: str, action: str, cost: int) -> None:
    s = Board(column=SPY, credits=1 + cost, others=on_level_3(diver), store="M1").play("key 3", "go", "copy left")
    assert s.credits() == [cost, 3, 3]
    s.play(action)
    assert s.credits() == [0, 3, 3]
    if cost:
        s = Board(column=SPY, credits=cost, others=on_level_3(diver), store="M1").play("key 3", "go", "copy left")
        assert action not in s.choices()
        assert s.credits() == [cost - 1, 3, 3]


@rule("OTYS-DIVER-SPY-08")
@pytest.mark.parametrize("action", ["draw", "copy left", "copy right"])
def test_an_upgraded_spy_is_free(action: str) -> None:
    s = Board(column=FREE_SPY, credits=0, others=on_level_3("ME")).play("key 3", "go", action)
    assert s.credits() == [0, 3, 3]
    assert s.choices() == ["take", "decline"] or len(s.offered("keep")) == 4


@rule("OTYS-Q-42")
def test_copying_without_being_able_to_pay_the_copied_diver() -> None:
    s = Board(column=SPY, credits=1, others=on_level_3("EN")).play("key 3", "go", "copy left")
    assert (s.me.credits, s.me.mechanic, s.me.hacker) == (0, 0, 0)
    assert s.column() == "SP TR ME | EN PL FU TE EX"


@rule("OTYS-Q-42")
def test_copying_and_declining_is_not_refunded() -> None:
    s = Board(column=SPY, credits=3, others=on_level_3("EN")).play("key 3", "go", "copy left", "decline")
    assert s.credits() == [2, 3, 3]
    assert (s.g.current, s.column()) == (1, "SP TR ME | EN PL FU TE EX")


# Who is a neighbour


@rule("OTYS-Q-41", "OTYS-DIVER-SPY-03")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_four_players_the_one_opposite_is_no_neighbour(seat: int) -> None:
    cubes = {}
    for side in ("left", "right"):
        s = Board(4, first_player=seat)
        for step, diver in enumerate(("SP", "ME", "PL", "TE")):
            s.seat_column((seat + step) % 4, column_with(diver, 2))
        s.play("key 2", "go")
        assert s.offered("copy") == ["copy left", "copy right"]
        s.play(f"copy {side}", "take")
        cubes[side] = s.held(2, seat)
    assert cubes == {"left": "M1", "right": "T1"}


@rule("OTYS-Q-41")
def test_three_players_both_are_neighbours() -> None:
    s = Board(column=SPY, others=on_level_3("ME", "TE"), first_player=0).play("key 3", "go")
    assert s.offered("copy") == ["copy left", "copy right"]


@rule("OTYS-2P-02", "OTYS-Q-41")
def test_two_players_the_opponent_is_offered_once() -> None:
    s = Board(2, column=SPY, others={1: column_with("ME", 3)}, batteries=1).play("key 3", "go")
    assert s.offered("copy") == ["copy left"]
    s.refused("copy right", "OTYS-Q-41", "OTYS-2P-02")
    s.play("copy left", "take")
    assert s.held(3) == "M1"


# A neighbour's spy


@rule("OTYS-Q-06", "OTYS-DIVER-SPY-05", "OTYS-DIVER-SPY-07")
@pytest.mark.parametrize(("own", "copied", "cost"), [("SP", "SP", 2), ("SP*", "SP", 1), ("SP", "SP*", 1)])
def test_through_a_neighbours_spy_to_the_other_neighbour(own: str, copied: str, cost: int) -> None:
    s = Board(column=SPY.replace("SP", own), others=on_level_3(copied, "ME"), credits=cost)
    s.play("key 3", "go", "copy left")
    s.refused("copy left", "OTYS-Q-06")
    s.play("copy right")
    assert s.credits() == [0, 3, 3]
    s.play("take")
    assert (s.held(3), s.held(3, 1), s.held(3, 2)) == ("M1", "", "")
    assert s.column(1).split()[6] == copied
    assert s.g.current == 1


@rule("OTYS-Q-06", "OTYS-DIVER-SPY-05")
@pytest.mark.parametrize(("first", "then", "cube"), [("left", "right", "T1"), ("right", "left", "M1")])
def test_a_neighbours_spy_does_not_reach_the_player_opposite(first: str, then: str, cube: str) -> None:
    columns = {1: column_with("SP" if first == "left" else "ME", 3), 2: column_with("PL", 3)}
    columns[3] = column_with("SP" if first == "right" else "TE", 3)
    s = Board(4, column=SPY, others=columns).play("key 3", "go", f"copy {first}")
    s.refused(f"copy {first}", "OTYS-Q-06", "OTYS-DIVER-SPY-05")
    s.play(f"copy {then}", "take")
    assert s.held(3) == cube


@rule("OTYS-Q-06")
def test_not_through_two_spies() -> None:
    s = Board(column=SPY, others=on_level_3("SP", "SP"), credits=9).play("key 3", "go", "copy left")
    assert s.choices() == ["draw", "decline"]
    s.refused("copy right", "OTYS-Q-06")
    s.play("draw")
    assert s.me.credits == 7
    s.play(s.choices()[0])
    assert (len(s.hand()), len(s.hand(1)), s.g.current) == (1, 0, 1)


@rule("OTYS-Q-06", "OTYS-2P-02")
def test_two_players_a_copied_spy_only_draws() -> None:
    s = Board(2, column=SPY, others={1: column_with("SP", 3)}, credits=2).play("key 3", "go", "copy left")
    assert s.choices() == ["draw", "decline"]
    s.refused("copy left", "OTYS-Q-06")
    s.play("draw")
    assert s.credits() == [0, 3]


@rule("OTYS-Q-06", "OTYS-DIVER-SPY-07")
def test_costs_at_each_step_of_the_chain() -> None:
    s = Board(column=SPY, others=on_level_3("SP", "EX"), credits=4, display={3: "R04 R01"})
    s.play("key 3", "go", "copy left")
    assert s.me.credits == 3
    s.play("copy right")
    assert s.me.credits == 2
    s.play("token 3 1", "accept")
    assert s.me.credits == 0
    assert s.tokens_of()[2] == "R04"
    assert s.tokens_of(1) == s.tokens_of(2) == [None] * 5


@rule("OTYS-Q-06", "OTYS-SPONSOR-2A-1", "OTYS-Q-24")
def test_a_chain_twice_over() -> None:
    s = Board(column=SPY, others=on_level_3("SP", "ME"), credits=4, sponsors="1A 3A 2A 4A 5A")
    s.play("key 3", "sponsor", "go", "copy left", "copy right", "take")
    assert s.offered("copy") == ["copy left", "copy right"]
    s.play("copy left", "copy right", "take")
    assert (s.held(3), s.me.credits, s.g.current) == ("M2", 0, 1)


# The worked example


@rule("OTYS-EX-11", "OTYS-SPONSOR-1B-2", "OTYS-Q-08")
def test_example_11_free_spy_paid_engineer() -> None:
    s = Board(column=SPY, sponsors="2A 3A 1B 4A 5A", credits=1, others=on_level_3("FU", "EN"))
    before = s.column(2)
    s.play("key 3", "sponsor", "go", "copy right")
    assert s.me.credits == 1
    s.play("improve hacker")
    assert s.credits() == [0, 3, 3]
    assert s.state.view(0)["players"][0]["keys"]["threshold"] == 5
    assert (s.me.hacker, s.g.players[2].hacker) == (1, 0)
    assert s.used() == "3"
    assert s.column() == "SP TR ME | EN PL FU TE EX"
    assert s.column(2) == before
