"""The engineer, and what nobody pays for."""

from __future__ import annotations

import pytest

from tests.otys.board import Board

rule = pytest.mark.rule

BASIC = "TR SP ME | EN PL FU TE EX"
UPGRADED = "TR SP ME | EN* PL FU TE EX"


@rule("OTYS-DIVER-ENGINEER-01")
@pytest.mark.parametrize(("who", "steps"), [("mechanic", (1, 0)), ("hacker", (0, 1))])
def test_one_credit_one_step(who: str, steps: tuple[int, int]) -> None:
    s = Board(column=BASIC, credits=3).play("key 1", "go")
    assert s.choices() == ["improve mechanic", "improve hacker", "decline"]
    s.play(f"improve {who}")
    assert (s.me.mechanic, s.me.hacker) == steps
    assert s.credits() == [2, 3, 3]
    assert s.g.current == 1
    assert (s.g.players[1].mechanic, s.g.players[1].hacker) == (0, 0)


@rule("OTYS-DIVER-ENGINEER-01", "OTYS-TURN-07")
def test_the_engineer_may_be_left_alone() -> None:
    s = Board(column=BASIC, credits=3).play("key 1", "go", "decline")
    assert (s.me.mechanic, s.me.hacker, s.me.credits) == (0, 0, 3)
    assert s.column() == "EN TR SP | ME PL FU TE EX"


@rule("OTYS-DIVER-ENGINEER-01", "OTYS-Q-43")
def test_without_a_credit() -> None:
    s = Board(column=BASIC, credits=0, levels={1: "M1 P2"}).play("key 1", "go")
    assert s.choices() == ["decline", "complete C07 1"]
    s.refused("improve mechanic", "OTYS-DIVER-ENGINEER-01", "OTYS-Q-43")
    s.refused("improve hacker", "OTYS-DIVER-ENGINEER-01", "OTYS-Q-43")


@rule("OTYS-DIVER-ENGINEER-01")
def test_only_the_engineer_improves() -> None:
    s = Board(column="TR SP EN | ME PL FU TE EX").play("key 1", "go")
    s.refused("improve mechanic", "OTYS-DIVER-ENGINEER-01")


@rule("OTYS-DIVER-ENGINEER-02", "OTYS-BATT-01")
def test_the_mechanic_makes_the_propellers_stronger_from_now_on() -> None:
    s = Board(column=BASIC, batteries=2).play("key 1")
    s.refused("propeller L2 L4", "OTYS-BATT-01")
    assert s.state.view(0)["players"][0]["movement"] == 1
    s.play("go", "improve mechanic", "surface")
    assert s.state.view(0)["players"][0]["movement"] == 2
    s.idle(0)
    s.play("key 2")
    s.refused("propeller L2 L5", "OTYS-BATT-01")
    s.play("propeller L2 L4")
    assert s.column() == "EN TR SP | ME FU TE PL EX"


@rule("OTYS-DIVER-ENGINEER-02")
def test_the_second_step_of_the_mechanic() -> None:
    s = Board(column=BASIC, mechanic=1).play("key 1", "go", "improve mechanic")
    assert s.state.view(0)["players"][0]["movement"] == 3


@rule("OTYS-DIVER-ENGINEER-03", "OTYS-HACK-06")
@pytest.mark.parametrize("hacker", [0, 1, 2])
def test_each_step_of_the_hacker_needs_one_key_less(hacker: int) -> None:
    s = Board(column=BASIC, hacker=hacker)
    before = s.state.view(0)["players"][0]["keys"]["threshold"]
    s.play("key 1", "go", "improve hacker")
    assert s.state.view(0)["players"][0]["keys"]["threshold"] == before - 1


@rule("OTYS-DIVER-ENGINEER-03", "OTYS-HACK-06")
@pytest.mark.parametrize(("hacker", "used", "back"), [(0, "2 3 4 5", False), (1, "2 3 4 5", True), (1, "2 3 4", False)])
def test_keys_come_back_sooner(hacker: int, used: str, back: bool) -> None:
    s = Board(hacker=hacker, used=used).play("key 1", "go", "take")
    assert s.used() == ("" if back else f"1 {used}")


@rule("OTYS-DIVER-ENGINEER-04", "OTYS-Q-43")
def test_three_steps_at_most() -> None:
    s = Board(column=BASIC, mechanic=3).play("key 1", "go")
    s.refused("improve mechanic", "OTYS-DIVER-ENGINEER-04", "OTYS-Q-43")
    s.play("improve hacker")
    assert (s.me.mechanic, s.me.hacker, s.me.credits) == (3, 1, 2)
    s = Board(column=BASIC, hacker=3).play("key 1", "go")
    s.refused("improve hacker", "OTYS-DIVER-ENGINEER-04", "OTYS-Q-43")
    s.play("improve mechanic")
    assert (s.me.mechanic, s.me.hacker, s.me.credits) == (1, 3, 2)


@rule("OTYS-DIVER-ENGINEER-04")
def test_the_third_step_is_allowed() -> None:
    s = Board(column=BASIC, mechanic=2, hacker=2, sponsors="2A 1A 3A 4A 5A").play("key 1", "sponsor", "go")
    s.play("improve mechanic")
    s.refused("improve mechanic", "OTYS-DIVER-ENGINEER-04", "OTYS-Q-43")
    s.play("improve hacker")
    assert (s.me.mechanic, s.me.hacker) == (3, 3)


@rule("OTYS-Q-43", "OTYS-DIVER-ENGINEER-04")
@pytest.mark.parametrize("column", [BASIC, UPGRADED])
def test_both_at_the_end_no_credit_is_lost(column: str) -> None:
    s = Board(column=column, mechanic=3, hacker=3).play("key 1", "go")
    assert (s.g.current, s.me.credits, s.me.mechanic, s.me.hacker) == (1, 3, 3, 3)


@rule("OTYS-DIVER-ENGINEER-05", "OTYS-Q-09", "OTYS-EX-14")
def test_the_hacker_pushes_keys_which_return_at_the_end_of_the_turn() -> None:
    s = Board(column="TR ME PL | EN FU TE SP EX", sponsors="2A 1A 3A 4A 5A", credits=2, used="2 3 4 5 X")
    s.play("key 1", "sponsor", "go", "improve hacker")
    assert (s.used(), s.me.credits) == ("2 3 4 5 X", 1)
    assert s.state.view(0)["players"][0]["keys"]["threshold"] == 5
    s.play("improve hacker")
    assert (s.used(), s.available(), s.me.credits) == ("", "1 2 3 4 5 X", 0)
    assert s.state.view(0)["players"][0]["keys"]["threshold"] == 4
    assert s.column() == "EN TR ME | PL FU TE SP EX"


@rule("OTYS-DIVER-ENGINEER-05", "OTYS-Q-09")
def test_the_hacker_reaches_keys_that_are_exactly_enough() -> None:
    s = Board(column=BASIC, used="2 3 4 5", batteries=1).play("key 1", "go", "improve hacker")
    assert s.used() == ""
    s = Board(column=BASIC, used="2 3 4", batteries=1).play("key 1", "go", "improve hacker")
    assert s.used() == "1 2 3 4"


@rule("OTYS-DIVER-ENGINEER-05", "OTYS-HACK-03")
def test_pushed_neutral_keys_go_back_to_the_supply() -> None:
    s = Board(column=BASIC, used="2 3 4", neutral_used=1).play("key 1", "go", "improve hacker")
    assert (s.used(), s.me.neutral, s.me.neutral_used, s.g.neutral_supply) == ("", 0, 0, 12)


@rule("OTYS-DIVER-ENGINEER-06")
@pytest.mark.parametrize("who", ["mechanic", "hacker"])
def test_an_upgraded_engineer_is_free(who: str) -> None:
    s = Board(column=UPGRADED, credits=0).play("key 1", "go", f"improve {who}")
    assert s.me.mechanic + s.me.hacker == 1
    assert s.me.credits == 0
    s = Board(column=UPGRADED, credits=2).play("key 1", "go", f"improve {who}")
    assert s.me.credits == 2


# Nobody pays for nothing


@rule("OTYS-Q-43")
@pytest.mark.parametrize(
    ("column", "credits", "refused"),
    [
        ("TR EN ME | SP PL FU TE EX", 0, ["draw", "copy left", "copy right"]),
        ("TR SP ME | EX PL FU TE EN", 1, ["token 1 1", "token 1 2"]),
        ("TR SP ME | EX* PL FU TE EN", 0, ["token 1 1", "token 1 2"]),
        ("EX SP ME | TR PL FU TE EN", 0, ["buy metal", "buy fuel", "buy tech", "sell fuel credits"]),
    ],
)
def test_without_enough_credits_the_effect_can_only_be_declined(column: str, credits: int, refused: list[str]) -> None:
    s = Board(column=column, credits=credits, levels={2: "M1 P2"}).play("key 1", "go")
    assert s.choices() == ["decline", "complete C07 2"]
    for action in refused:
        s.refused(
            action,
            "OTYS-Q-43", "OTYS-DIVER-SPY-02", "OTYS-DIVER-SPY-03", "OTYS-DIVER-EXPLORER-01",
            "OTYS-DIVER-TRADER-02", "OTYS-DIVER-TRADER-06", "OTYS-DIVER-TRADER-07",
        )  # fmt: skip
    s.play("decline", "surface")
    assert s.me.credits == credits
    assert s.me.turns == 1
