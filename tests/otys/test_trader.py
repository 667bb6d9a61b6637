"""The trader and the store."""

from __future__ import annotations

from typing import Any

import pytest

from tests.otys.board import Board

rule = pytest.mark.rule

BASIC = "SP EN ME | TR PL FU TE EX"
UPGRADED = "SP EN ME | TR* PL FU TE EX"
SELL_POINTS_REFUSED = "OTYS-DIVER-TRADER-05"


def trader(column: str = BASIC, **given: Any) -> Board:
    """The trader of level 1 is about to act; there is a contract to complete, so that the game always stops here."""
    levels = {5: "M1 P2", **given.pop("levels", {})}
    return Board(column=column, levels=levels, **given).play("key 1", "go")


# The whole price table, by the cubes already in the column

TABLE = [
    # column, cubes, selling: credits, points (None: not allowed), buying (None: impossible)
    (BASIC, 0, 3, 1, None),
    (BASIC, 1, 2, None, 3),
    (BASIC, 2, 1, None, 2),
    (BASIC, 3, None, None, 1),
    (UPGRADED, 0, 4, 2, None),
    (UPGRADED, 1, 3, 1, 2),
    (UPGRADED, 2, 2, 1, 1),
    (UPGRADED, 3, None, None, 0),
]


@rule("OTYS-DIVER-TRADER-02", "OTYS-DIVER-TRADER-03", "OTYS-DIVER-TRADER-04", "OTYS-DIVER-TRADER-09")
@pytest.mark.parametrize("cube", ["metal", "plant", "fuel", "tech"])
@pytest.mark.parametrize(("column", "cubes", "credits", "points", "price"), TABLE)
def test_selling_for_credits(
    column: str, cubes: int, credits: int | None, points: int | None, price: int | None, cube: str
) -> None:
    letter = cube[0].upper()
    s = trader(column, credits=5, levels={1: f"{letter}2"}, store=f"{letter}{cubes}")
    if credits is None:
        s.refused(f"sell {cube} credits", "OTYS-DIVER-TRADER-03")
        return
    s.play(f"sell {cube} credits")
    assert (s.me.credits, s.me.score) == (5 + credits, 0)
    assert s.state.view(0)["store"][cube] == cubes + 1
    assert s.held(1) == f"{letter}1"


@rule("OTYS-DIVER-TRADER-03", "OTYS-DIVER-TRADER-04", "OTYS-DIVER-TRADER-05", "OTYS-DIVER-TRADER-09", "OTYS-GOAL-02")
@pytest.mark.parametrize(("column", "cubes", "credits", "points", "price"), TABLE)
def test_selling_for_points(
    column: str, cubes: int, credits: int | None, points: int | None, price: int | None
) -> None:
    s = trader(column, credits=5, levels={1: "F2"}, store=f"F{cubes}")
    if points is None:
        s.refused("sell fuel points", "OTYS-DIVER-TRADER-03" if cubes == 3 else SELL_POINTS_REFUSED)
        return
    s.play("sell fuel points")
    assert (s.me.credits, s.me.score) == (5, points)
    assert s.state.view(0)["players"][0]["points"]["store"] == points
    assert s.state.view(0)["store"]["fuel"] == cubes + 1


@rule("OTYS-DIVER-TRADER-06", "OTYS-DIVER-TRADER-07", "OTYS-DIVER-TRADER-11", "OTYS-Q-20", "OTYS-Q-36")
@pytest.mark.parametrize("cube", ["metal", "plant", "fuel", "tech"])
@pytest.mark.parametrize(("column", "cubes", "credits", "points", "price"), TABLE)
def test_buying(column: str, cubes: int, credits: int | None, points: int | None, price: int | None, cube: str) -> None:
    letter = cube[0].upper()
    if price is None:
        trader(column, credits=9, store="").refused(f"buy {cube}", "OTYS-DIVER-TRADER-07")
        return
    s = trader(column, credits=price, store=f"{letter}{cubes}").play(f"buy {cube}")
    assert (s.me.credits, s.held(1)) == (0, f"{letter}1")
    assert s.state.view(0)["store"][cube] == cubes - 1
    if price > 0:
        s = trader(column, credits=price - 1, store=f"{letter}{cubes}")
        s.refused(f"buy {cube}", "OTYS-DIVER-TRADER-06", "OTYS-Q-43")


# The trader's rules, one by one


@rule("OTYS-DIVER-TRADER-01")
def test_one_sale_or_one_purchase() -> None:
    s = trader(levels={1: "M1"}).play("sell metal credits")
    assert s.choices() == ["complete C07 5", "surface"]
    s.refused("buy fuel", "OTYS-DIVER-TRADER-01")
    s.refused("sell metal credits", "OTYS-DIVER-TRADER-01")
    s = trader(levels={1: "M1"}).play("buy fuel")
    s.refused("sell metal credits", "OTYS-DIVER-TRADER-01")


@rule("OTYS-DIVER-TRADER-01", "OTYS-TURN-07")
def test_trading_is_voluntary() -> None:
    s = trader(levels={1: "M1"}).play("decline")
    assert (s.me.credits, s.held(1), s.g.store) == (3, "M1", [1, 1, 2, 0])


@rule("OTYS-DIVER-TRADER-01")
def test_only_the_trader_trades() -> None:
    s = Board(levels={1: "M1"}).play("key 1", "go")
    s.refused("sell metal credits", "OTYS-DIVER-TRADER-01")
    s.refused("buy fuel", "OTYS-DIVER-TRADER-01")


@rule("OTYS-DIVER-TRADER-01")
def test_the_store_is_shared() -> None:
    s = Board(column=BASIC, levels={1: "T1"}, store="", others={1: BASIC}).play("key 1", "go", "sell tech credits")
    s.play("key 1", "go")
    assert s.offered("buy") == ["buy tech"]
    s.play("buy tech")
    assert s.credits() == [6, 0, 3]


@rule("OTYS-DIVER-TRADER-02")
def test_selling_only_from_the_traders_level() -> None:
    s = trader(levels={1: "T1", 2: "F1"}, store="")
    s.refused("sell fuel credits", "OTYS-DIVER-TRADER-02")
    s.refused("sell metal points", "OTYS-DIVER-TRADER-02")
    assert s.offered("sell") == ["sell tech credits", "sell tech points"]
    s.play("sell tech credits")
    assert (s.held(1), s.held(2), s.held(5)) == ("", "F1", "M1 P2")


@rule("OTYS-DIVER-TRADER-03")
def test_a_full_column_buys_nothing_others_do() -> None:
    for column in (BASIC, UPGRADED):
        s = trader(column, levels={1: "T1 F1"}, store="T3 F2")
        s.refused("sell tech credits", "OTYS-DIVER-TRADER-03")
        s.refused("sell tech points", "OTYS-DIVER-TRADER-03")
        assert "sell fuel credits" in s.choices()


@rule("OTYS-DIVER-TRADER-06", "OTYS-DIVER-TRADER-02")
def test_a_bought_cube_lies_on_the_traders_level() -> None:
    s = Board(column="SP EN ME | PL FU TR TE EX", credits=2, levels={1: "T1"}).play("key 3", "go", "buy fuel")
    assert [s.held(level) for level in range(1, 6)] == ["T1", "", "F1", "", ""]
    assert s.credits() == [0, 3, 3]


@rule("OTYS-DIVER-TRADER-07", "OTYS-RES-02")
@pytest.mark.parametrize("column", [BASIC, UPGRADED])
def test_buying_needs_a_free_space(column: str) -> None:
    s = trader(column, credits=9, levels={1: "T3"}, store="M3 F1 T2")
    for cube in ("metal", "fuel", "tech"):
        s.refused(f"buy {cube}", "OTYS-DIVER-TRADER-07")
    s = trader(column, credits=9, levels={1: "T2"}, store="M3 F1 T2")
    assert s.offered("buy") == ["buy metal", "buy fuel", "buy tech"]


@rule("OTYS-DIVER-TRADER-08")
@pytest.mark.parametrize("column", [BASIC, UPGRADED])
def test_points_buy_nothing(column: str) -> None:
    s = trader(column, credits=0, score=10, store="M1 P1 F2")
    assert s.offered("buy") == []
    s.refused("buy fuel", "OTYS-DIVER-TRADER-06", "OTYS-DIVER-TRADER-08")
    s = trader(column, credits=3, score=10, store="M1").play("buy metal")
    assert s.me.score == 10


@rule("OTYS-DIVER-TRADER-09", "OTYS-DIVER-TRADER-10")
@pytest.mark.parametrize("cubes", [0, 1, 2])
def test_credits_or_points_but_not_both(cubes: int) -> None:
    s = trader(UPGRADED, levels={1: "T1"}, store=f"T{cubes}", credits=0).play("sell tech credits")
    assert s.me.credits > 0
    assert s.me.score == 0
    s = trader(UPGRADED, levels={1: "T1"}, store=f"T{cubes}", credits=0).play("sell tech points")
    assert s.me.credits == 0
    assert s.me.score > 0


@rule("OTYS-DIVER-TRADER-10")
def test_the_next_sale_may_be_paid_otherwise() -> None:
    s = Board(column=UPGRADED, levels={1: "T2"}, store="", credits=0, sponsors="2A 1A 3A 4A 5A").play(
        "key 1", "sponsor", "go", "sell tech points", "sell tech credits"
    )
    assert (s.me.credits, s.me.score) == (3, 2)


@rule("OTYS-Q-20", "OTYS-DIVER-TRADER-06")
def test_the_lowest_cube_is_bought_so_that_no_gap_remains() -> None:
    s = Board(column=BASIC, store="F3", credits=9, sponsors="2A 1A 3A 4A 5A").play("key 1", "sponsor", "go")
    s.play("buy fuel")
    assert (s.me.credits, s.g.store) == (8, [0, 0, 2, 0])
    s.play("buy fuel")
    assert (s.me.credits, s.g.store) == (6, [0, 0, 1, 0])
    assert s.held(1) == "F2"


@rule("OTYS-Q-20")
def test_buying_and_selling_again_uses_the_same_row() -> None:
    s = Board(column=BASIC, store="F2", credits=2, sponsors="2A 1A 3A 4A 5A").play("key 1", "sponsor", "go")
    s.play("buy fuel", "sell fuel credits")
    assert (s.me.credits, s.g.store[2]) == (2, 2)


@rule("OTYS-Q-36", "OTYS-DIVER-TRADER-11")
def test_a_purchase_never_pays_the_buyer() -> None:
    free = {"store": {"credits": [3, 2, 0], "points": [1, 0, 0], "start": [2, 1, 1]}}
    s = Board(column=UPGRADED, store="M3", credits=0, data=free).play("key 1", "go", "buy metal")
    assert s.me.credits == 0
    s = Board(column=UPGRADED, store="M3", credits=0).play("key 1", "go", "buy metal")
    assert (s.me.credits, s.held(1), s.g.store[0]) == (0, "M1", 2)


# The worked example: the trader on level 5, which holds one metal and two fuel


def example(trader: str = "TR", more: str = "", credits: int = 9) -> Board:
    s = Board(column=f"SP EN ME | PL FU TE EX {trader}", levels={5: f"M1 F2 {more}"}, store="M1 P1 F2", credits=credits)
    return s.play("key 5", "go")


@rule("OTYS-EX-5")
def test_example_5a_the_metal_brings_two_credits() -> None:
    s = example(credits=0).play("sell metal credits")
    assert (s.me.credits, s.me.score, s.g.store, s.held(5)) == (2, 0, [2, 1, 2, 0], "F2")


@rule("OTYS-EX-5")
def test_example_5b_a_fuel_brings_one_credit() -> None:
    s = example(credits=0).play("sell fuel credits")
    assert (s.me.credits, s.me.score, s.g.store, s.held(5)) == (1, 0, [1, 1, 3, 0], "M1 F1")


@rule("OTYS-EX-5")
def test_example_5c_buying() -> None:
    for cube, price, store, held in (
        ("metal", 3, [0, 1, 2, 0], "M2 F2"),
        ("plant", 3, [1, 0, 2, 0], "M1 P1 F2"),
        ("fuel", 2, [1, 1, 1, 0], "M1 F3"),
    ):
        s = example(credits=3).play(f"buy {cube}")
        assert (s.me.credits, s.g.store, s.held(5)) == (3 - price, store, held)


@rule("OTYS-EX-5")
def test_example_5d_no_tech_to_buy() -> None:
    s = example()
    assert s.offered("buy") == ["buy metal", "buy plant", "buy fuel"]
    s.refused("buy tech", "OTYS-DIVER-TRADER-07")


@rule("OTYS-EX-5")
def test_example_5e_a_tech_brings_three_credits_or_a_point() -> None:
    s = example(more="T1", credits=0).play("sell tech credits")
    assert (s.me.credits, s.me.score) == (3, 0)
    s = example(more="T1", credits=0).play("sell tech points")
    assert (s.me.credits, s.me.score) == (0, 1)


@rule("OTYS-EX-5")
def test_example_5f_an_upgraded_trader_gets_three_credits_or_a_point_for_the_metal() -> None:
    s = example("TR*", credits=0).play("sell metal credits")
    assert (s.me.credits, s.me.score) == (3, 0)
    s = example("TR*", credits=0).play("sell metal points")
    assert (s.me.credits, s.me.score) == (0, 1)


@rule("OTYS-EX-5")
def test_example_5g_no_points_for_the_metal() -> None:
    s = example()
    assert s.offered("sell") == ["sell metal credits", "sell fuel credits"]
    s.refused("sell metal points", "OTYS-DIVER-TRADER-05")
