"""The contract pile: drawing, what goes under it, what happens when it is empty."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from fathom.games.otys.actions import CARD
from tests.otys.scenario import Scenario, named

rule = pytest.mark.rule
SPY = "EN ME TR | SP PL FU TE EX"


def spying(pile: str, under: str = "", **given: Any) -> Scenario:
    """The spy is about to act; the pile holds just these cards."""
    s = named(column=SPY, **{"contracts": "C18 C19 C20", **given})
    s.only_in_pile(pile, under)
    return s.play("key 1", "go")


def pile_count(s: Scenario) -> int:
    return int(s.state.view(None)["pile"]["count"])


# An empty pile


@rule("OTYS-Q-15", "OTYS-CONTRACT-08", "OTYS-CONTRACT-09")
def test_without_a_pile_public_spaces_stay_empty() -> None:
    s = named(levels={3: "M1 P2", 4: "M2 F1"}, contracts="C07 C08 C20")
    s.only_in_pile("")
    s.play("complete C07 3", chance=[])
    assert s.contracts() == [None, "C08", "C20"]
    s.play("complete C08 4", chance=[])
    assert s.contracts() == [None, None, "C20"]
    s.turn("key 1").turn("key 1").turn("key 1")
    assert s.contracts() == [None, None, "C20"]
    assert {"C07", "C08"} <= set(s.state.view(None)["completed"])


@rule("OTYS-Q-15")
def test_recycling_is_off_unless_the_table_agrees() -> None:
    assert fathom.load("otys").options["contract_recycle"] == "off"
    assert fathom.load("otys", edition="de").options["contract_recycle"] == "off"
    with pytest.raises(fathom.OptionError):
        fathom.load("otys", contract_recycle="sometimes")


@rule("OTYS-Q-15")
def test_recycling_makes_a_new_pile_of_all_completed_cards() -> None:
    found = set()
    for pick in range(30):  # all cards but C08 and C20
        s = named(levels={3: "M1 P2"}, contracts="C07 C08 C20", contract_recycle="on")
        s.only_in_pile("")
        s.play("complete C07 3", chance=[pick])
        found.add(s.contracts()[0])
        assert s.contracts()[1:] == ["C08", "C20"]
        assert (pile_count(s), s.state.view(None)["completed"]) == (29, [])
    assert found == set(CARD.words) - {"C08", "C20"}  # the card just completed is among them


@rule("OTYS-Q-15")
def test_recycling_waits_until_the_pile_is_empty() -> None:
    s = named(levels={3: "M1 P2", 4: "M2 F1"}, contracts="C07 C08 C20", contract_recycle="on")
    s.only_in_pile("C30", under="C31")
    s.play("complete C07 3", chance=[]).play("complete C08 4", chance=[])
    assert s.contracts() == ["C30", "C31", "C20"]
    assert pile_count(s) == 0
    assert {"C07", "C08"} <= set(s.state.view(None)["completed"])  # nothing was needed yet


@rule("OTYS-Q-15")
def test_a_card_alone_comes_straight_back() -> None:
    s = named(levels={3: "M1 P2", 4: "M1 P2"}, contracts="C07 C08 C20", contract_recycle="on")
    s.only_in_pile("")
    s.me.hand, s.g.completed = s.g.completed, 0  # everything else is in a hand
    for level in (3, 4):
        s.play(f"complete C07 {level}", chance=[])
        assert s.contracts() == ["C07", "C08", "C20"]
    assert s.me.score == 6


@rule("OTYS-Q-15", "OTYS-Q-16")
def test_recycling_in_the_middle_of_a_draw() -> None:
    s = spying("C30", under="C31", contract_recycle="on")
    s.play("draw", chance=[0, 0])  # C30, C31, then two of a pile of 27
    assert s.state.view(0)["turn"]["drawn"] == ["C30", "C31", "C01", "C02"]
    s.play("keep C30")
    assert s.state.view(0)["pile"]["under"] == ["C31", "C01", "C02"]
    assert s.state.view(None)["completed"] == []


@rule("OTYS-Q-16", "OTYS-Q-15")
def test_a_spy_can_draw_recycled_cards_only() -> None:
    s = spying("", contract_recycle="on")
    s.play("draw", chance=[0, 0, 0, 0])
    assert s.state.view(0)["turn"]["drawn"] == ["C01", "C02", "C03", "C04"]


# Few cards


@rule("OTYS-Q-16")
@pytest.mark.parametrize(
    ("pile", "under", "chance", "drawn"),
    [
        ("C10 C11 C12 C13 C14", "", [1, 1, 1, 1], ["C11", "C12", "C13", "C14"]),
        ("C10 C11 C12", "", [2, 0], ["C12", "C10", "C11"]),
        ("C10", "C30 C05", [], ["C10", "C30", "C05"]),
        ("C10 C11", "", [1], ["C11", "C10"]),
        ("", "C12 C11", [], ["C12", "C11"]),
    ],
)
def test_draw_what_is_there(pile: str, under: str, chance: list[int], drawn: list[str]) -> None:
    s = spying(pile, under, credits=2)
    before = pile_count(s)
    s.play("draw", chance=chance)
    assert s.state.view(0)["turn"]["drawn"] == drawn
    assert s.choices() == sorted(f"keep {card}" for card in drawn)
    s.play(f"keep {drawn[1]}")
    assert s.hand() == [drawn[1]]
    assert s.me.credits == 1
    assert pile_count(s) == before - 1


@rule("OTYS-Q-16")
def test_a_single_card_is_kept() -> None:
    s = spying("C10")
    s.play("draw", chance=[])
    assert (s.hand(), pile_count(s)) == (["C10"], 0)
    assert s.choices() == ["surface", "oxygen"]


@rule("OTYS-Q-16", "OTYS-DIVER-SPY-02")
def test_without_cards_a_spy_cannot_draw() -> None:
    s = spying("", credits=3)
    assert s.choices() == ["copy left", "copy right", "decline"]
    s.refuses("draw", "OTYS-Q-16")
    assert s.me.credits == 3


@rule("OTYS-Q-16", "OTYS-REWARD-05")
def test_without_cards_a_token_with_contracts_has_no_effect() -> None:
    s = named(column="SP ME TR | EX PL FU TE EN", display={1: "R19 R01"}, contracts="C18 C19 C20", credits=2)
    s.only_in_pile("")
    s.play("key 1", "go", "token 1 1")
    assert s.choices() == ["surface", "oxygen"]  # the token lies on the board, its front was of no use
    assert s.state.view(None)["players"][0]["levels"][0]["token"] == "R19"
    assert (s.hand(), s.me.credits) == ([], 0)


# Under the pile


@rule("OTYS-Q-17", "OTYS-DIVER-SPY-02")
def test_the_rest_goes_under_the_pile_in_the_order_drawn() -> None:
    s = spying("C10 C11 C12 C13 C30", under="C31", levels={2: "M1 P2", 3: "M2 F1"}, contracts="C07 C08 C20")
    s.play("draw", chance=[2, 0, 1, 0])
    assert s.state.view(0)["turn"]["drawn"] == ["C12", "C10", "C13", "C11"]
    assert s.choices() == ["keep C10", "keep C11", "keep C12", "keep C13"]
    s.refuses("keep C30", "OTYS-DIVER-SPY-02")
    s.play("keep C10")
    assert s.state.view(0)["pile"] == {"count": 5, "under": [None, "C12", "C13", "C11"]}
    s.play("complete C07 2", "complete C08 3", chance=[])
    assert s.contracts() == ["C30", "C31", "C20"]
    assert s.state.view(0)["pile"]["under"] == ["C12", "C13", "C11"]


@rule("OTYS-Q-17", "OTYS-CONTRACT-15")
def test_nobody_else_sees_what_goes_under_the_pile() -> None:
    s = spying("C10 C11 C12 C13")
    s.play("draw", chance=[0, 0, 0]).play("keep C10")
    for seat in (1, 2, None):
        assert s.state.view(seat)["pile"] == {"count": 3, "under": [None, None, None]}
        assert not any(f"'{card}'" in str(s.state.view(seat)) for card in ("C10", "C11", "C12", "C13"))


@rule("OTYS-Q-17")
def test_there_is_nothing_to_decide_about_the_order() -> None:
    s = spying("C10 C11 C12 C13")
    s.play("draw", chance=[0, 0, 0]).play("keep C10")
    assert s.choices() == ["surface", "oxygen"]


@rule("OTYS-Q-17", "OTYS-CONTRACT-09")
def test_cards_under_the_pile_come_up_in_their_order() -> None:
    s = spying("C10 C11 C12 C13", levels={2: "M1 P2", 3: "M2 F1", 4: "F2 T1"}, contracts="C07 C08 C09")
    s.play("draw", chance=[3, 0, 1]).play("keep C10")  # drawn: C13, C10, C12, C11
    s.play("complete C09 4", chance=[]).play("complete C08 3", chance=[]).play("complete C07 2", chance=[])
    assert s.contracts() == ["C11", "C12", "C13"]
