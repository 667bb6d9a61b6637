"""The explorer and the reward tokens."""

from __future__ import annotations

from typing import Any

import pytest

from fathom.games.otys.actions import CARD, TOKEN
from tests.otys.board import METAL_AND_PLANTS, PACK, Board

rule = pytest.mark.rule

BASIC = "TR SP ME | EN PL FU EX TE"  # the explorer on level 4
UPGRADED = "TR SP ME | EN PL FU EX* TE"


def explorer(front: str, column: str = BASIC, **given: Any) -> Board:
    """The explorer of level 4 has taken this token, which lay on the first place."""
    other = "R32" if front != "R32" else "R31"
    s = Board(column=column, display={4: f"{front} {other}"}, **{"credits": 2, **given})
    return s.play("key 4", "go", "token 4 1")


# The explorer


@rule("OTYS-DIVER-EXPLORER-01")
@pytest.mark.parametrize("place", [1, 2])
def test_two_credits_for_one_of_the_two_tokens_of_the_level(place: int) -> None:
    s = Board(column=BASIC, credits=2, display={4: "R04 R05"}).play("key 4", "go")
    assert s.choices() == ["token 4 1", "token 4 2", "decline"]
    for level in (1, 2, 3, 5):
        s.refused(f"token {level} 1", "OTYS-DIVER-EXPLORER-01")
    s.play(f"token 4 {place}")
    assert s.credits() == [0, 3, 3]
    s.play("accept")
    assert s.tokens_of()[3] == ("R04", "R05")[place - 1]
    assert s.shown(4)[2 - place] == ("R05", "R04")[place - 1]


@rule("OTYS-DIVER-EXPLORER-01", "OTYS-Q-43")
def test_the_explorer_needs_two_credits() -> None:
    s = Board(column=BASIC, credits=1, levels={5: "M1 P2"}).play("key 4", "go")
    s.refused("token 4 1", "OTYS-DIVER-EXPLORER-01", "OTYS-Q-43")


@rule("OTYS-DIVER-EXPLORER-01", "OTYS-TURN-07")
def test_the_explorer_may_be_left_alone() -> None:
    s = Board(column=BASIC, credits=2, display={4: "R04 R05"}).play("key 4", "go", "decline")
    assert (s.me.credits, s.shown(4), s.tokens_of()) == (2, ["R04", "R05"], [None] * 5)


@rule("OTYS-DIVER-EXPLORER-05")
def test_an_upgraded_explorer_costs_one_credit() -> None:
    s = explorer("R04", UPGRADED, credits=1)
    assert s.me.credits == 0
    s = Board(column=UPGRADED, credits=0, levels={5: "M1 P2"}).play("key 4", "go")
    s.refused("token 4 1", "OTYS-DIVER-EXPLORER-01", "OTYS-DIVER-EXPLORER-05", "OTYS-Q-43")


@rule("OTYS-DIVER-EXPLORER-02", "OTYS-REWARD-09")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_front_then_back_on_the_level_of_the_explorer(level: int) -> None:
    words = ["TR", "SP", "ME", "EN", "PL", "FU", "TE"]
    words.insert(2 + level, "EX")
    s = Board(column=" ".join(words), display={level: "R04 R05"}).play(f"key {level}", "go", f"token {level} 1")
    assert (s.me.batteries, s.tokens_of()) == (0, [None] * 5)
    s.play("accept")
    assert s.me.batteries == 1
    assert s.tokens_of() == ["R04" if i == level else None for i in range(1, 6)]


@rule("OTYS-DIVER-EXPLORER-03", "OTYS-Q-22")
@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_an_older_token_is_discarded(answer: str) -> None:
    s = explorer("R04", tokens={4: "R11", 3: "R10"})
    assert s.tokens_of()[3] == "R11"
    s.play(answer)
    assert s.tokens_of() == [None, None, "R10", "R04", None]
    assert s.discarded() == ["R11"]
    assert s.me.batteries == (1 if answer == "accept" else 0)


@rule("OTYS-DIVER-EXPLORER-04", "OTYS-Q-21")
def test_the_display_is_refilled_at_once() -> None:
    s = Board(column=BASIC, display={4: "R04 R05"}).play("key 4", "go")
    bag = s.in_bag()
    s.play("token 4 2", chance=[3])
    assert s.shown(4) == ["R04", bag[3]]
    assert s.in_bag() == bag[:3] + bag[4:]
    s.play("accept")
    assert s.discarded() == []


@rule("OTYS-DIVER-EXPLORER-04", "OTYS-Q-21")
def test_an_empty_bag_is_filled_with_the_discarded_tokens_but_not_with_this_or_the_old_one() -> None:
    s = Board(column=BASIC, display={4: "R04 R05"}, tokens={4: "R11"})
    s.empty_bag()
    there = s.discarded()
    assert "R11" not in there
    s.play("key 4", "go", "token 4 1", chance=[len(there) - 1])
    assert s.shown(4) == [there[-1], "R05"]
    assert s.in_bag() == there[:-1]
    s.play("accept")
    assert s.discarded() == ["R11"]
    assert s.in_bag() == there[:-1]


@rule("OTYS-DIVER-EXPLORER-04")
def test_a_bag_that_is_not_empty_is_used_up_first() -> None:
    s = Board(column=BASIC, display={4: "R04 R05"})
    s.empty_bag()
    last = s.discarded()[-1]
    s.g.bag = 1 << TOKEN.words.index(last)
    s.g.discarded &= ~s.g.bag
    s.play("key 4", "go", "token 4 1", chance=[])
    assert (s.shown(4), s.in_bag()) == ([last, "R05"], [])


@rule("OTYS-Q-21", "OTYS-DIVER-EXPLORER-04")
def test_the_new_token_lies_there_before_the_front_is_used() -> None:
    s = explorer("R06")
    assert s.choices() == ["accept", "decline"]
    assert "R06" not in s.shown(4)
    assert len(s.in_bag()) + len(s.discarded()) == 32 - 10 - 1


@rule("OTYS-EX-6", "OTYS-DIVER-EXPLORER-01", "OTYS-DIVER-EXPLORER-02", "OTYS-DIVER-EXPLORER-04")
def test_example_6() -> None:
    s = Board(column=BASIC, credits=2, batteries=1, display={4: "R01 R04"}, levels={4: "P1"}).play("key 4", "go")
    bag = s.in_bag()
    s.play("token 4 1", chance=[0])
    assert s.choices() == ["gain metal", "gain fuel", "decline"]
    s.play("gain metal")
    assert (s.me.credits, s.me.batteries, s.held(4)) == (0, 1, "M1 P1")
    assert s.tokens_of() == [None, None, None, "R01", None]
    assert s.shown(4) == [bag[0], "R04"]


# Fronts


@rule("OTYS-REWARD-01")
def test_no_token_without_explorer_or_sponsor() -> None:
    s = Board(credits=9)
    s.refused("token 1 1", "OTYS-SPONSOR-GEN-01", "OTYS-REWARD-01")
    s.refused("accept", "OTYS-REWARD-01")
    s.play("key 1")
    s.refused("token 1 1", "OTYS-SPONSOR-2B-1", "OTYS-REWARD-01")
    s.play("go")
    s.refused("token 1 1", "OTYS-SPONSOR-GEN-01", "OTYS-DIVER-EXPLORER-01", "OTYS-REWARD-01")
    s.refused("gain metal", "OTYS-REWARD-01")


@rule("OTYS-REWARD-01")
def test_both_ways_to_use_a_front() -> None:
    s = explorer("R10").play("accept")
    assert s.me.score == 1
    s = Board(sponsors="1A 3A 4A 2B 5A", display={4: "R10 R04"}).play("key 4", "token 4 1", "accept")
    assert s.me.score == 1


@rule("OTYS-REWARD-03")
@pytest.mark.parametrize(("front", "kinds"), [("R01", ("metal", "fuel")), ("R03", ("plant", "tech"))])
def test_a_resource_of_the_two_shown(front: str, kinds: tuple[str, str]) -> None:
    for kind in kinds:
        s = explorer(front)
        assert s.choices() == [f"gain {kinds[0]}", f"gain {kinds[1]}", "decline"]
        for other in {"metal", "plant", "fuel", "tech"} - set(kinds):
            s.refused(f"gain {other}", "OTYS-REWARD-03")
        s.refused("accept", "OTYS-REWARD-01", "OTYS-REWARD-03")
        s.play(f"gain {kind}")
        assert [s.held(level) for level in range(1, 6)] == ["", "", "", f"{kind[0].upper()}1", ""]


@rule("OTYS-REWARD-03", "OTYS-Q-35")
def test_the_resource_lies_on_the_level_of_an_x_key_too() -> None:
    s = Board(column=BASIC, display={4: "R01 R04"}, used="4").play("x 4", "go", "token 4 1", "gain fuel")
    assert [s.held(level) for level in range(1, 6)] == ["", "", "", "F1", ""]


@rule("OTYS-Q-22", "OTYS-REWARD-03", "OTYS-RES-02")
def test_on_a_full_level_the_cube_is_lost_and_the_token_taken() -> None:
    s = explorer("R01", levels={4: "T5"})
    assert (s.g.current, s.held(4), s.me.credits) == (1, "T5", 0)
    assert s.tokens_of()[3] == "R01"


@rule("OTYS-REWARD-04")
def test_a_battery() -> None:
    s = explorer("R04").play("accept")
    assert (s.me.batteries, s.me.credits, s.me.score) == (1, 0, 0)


@rule("OTYS-REWARD-05")
def test_contracts_without_paying_for_them() -> None:
    s = explorer("R06", credits=2)
    s.only_in_pile("C10 C11 C12 C13 C14 C15")
    s.play("accept", chance=[0, 0, 0, 0])
    assert s.choices() == ["keep C10", "keep C11", "keep C12", "keep C13"]
    s.refused("keep C14", "OTYS-DIVER-SPY-02", "OTYS-REWARD-05")
    s.refused("decline", "OTYS-TURN-04", "OTYS-REWARD-05")
    s.play("keep C12")
    assert (s.hand(), s.me.credits) == (["C12"], 0)
    assert s.state.view(0)["pile"] == {"count": 5, "under": ["C10", "C11", "C13"]}
    assert s.tokens_of()[3] == "R06"


@rule("OTYS-REWARD-06", "OTYS-Q-22")
def test_an_upgrade_of_any_own_diver_without_points() -> None:
    s = explorer("R08", "TR* SP ME | EN* PL FU EX TE")
    assert s.choices() == [
        "upgrade metal-expert", "upgrade plant-expert", "upgrade fuel-expert", "upgrade tech-expert",
        "upgrade spy", "upgrade explorer", "decline",
    ]  # fmt: skip
    s.refused("upgrade trader", "OTYS-REWARD-06")
    s.play("upgrade tech-expert")
    assert (s.me.score, s.me.credits) == (0, 0)
    assert s.column() == "EX TR* SP | ME EN* PL FU TE*"
    assert [sum(player.upgraded) for player in s.g.players[1:3]] == [0, 0]


@rule("OTYS-Q-22", "OTYS-REWARD-06")
def test_an_upgrade_with_all_divers_upgraded_does_nothing() -> None:
    s = explorer("R08", "TR* SP* ME* | EN* PL* FU* EX* TE*")
    assert s.g.current == 1
    assert s.tokens_of()[3] == "R08"


@rule("OTYS-REWARD-07", "OTYS-GOAL-02")
def test_a_point() -> None:
    s = explorer("R10").play("accept")
    assert (s.me.score, s.me.batteries, s.me.credits) == (1, 0, 0)
    assert s.state.view(0)["players"][0]["points"]["fronts"] == 1


@rule("OTYS-Q-22", "OTYS-RES-04", "OTYS-DIVER-EXPLORER-02")
@pytest.mark.parametrize("front", ["R01", "R04", "R06", "R08", "R10"])
def test_a_front_may_be_declined_but_the_token_is_laid_down(front: str) -> None:
    s = explorer(front, tokens={4: "R11"})
    before = (s.me.batteries, s.me.score, s.me.credits, sum(s.me.upgraded), s.hand())
    s.play("decline")
    assert (s.me.batteries, s.me.score, s.me.credits, sum(s.me.upgraded), s.hand()) == before
    assert s.held(4) == ""
    assert (s.tokens_of()[3], s.discarded()) == (front, ["R11"])
    assert s.me.credits == 0


# Backs


@rule("OTYS-REWARD-02", "OTYS-REWARD-08")
@pytest.mark.parametrize(
    ("token", "credits", "points"),
    [("R01", 2, 0), ("R02", 0, 1), ("R04", 2, 0), ("R05", 0, 1), ("R06", 2, 0), ("R09", 0, 1), ("R11", 0, 1)],
)
def test_the_colour_tells_the_bonus(token: str, credits: int, points: int) -> None:
    s = Board(tokens={3: token}, levels={3: "M1 P2"}, credits=0).play("complete C07 3")
    assert (s.me.credits, s.me.score, s.me.batteries) == (credits, 3 + points, 0)
    assert s.state.view(0)["players"][0]["points"]["backs"] == points


@rule("OTYS-REWARD-08", "OTYS-CONTRACT-14")
def test_only_the_level_whose_resources_are_used() -> None:
    s = Board(tokens={3: "R01", 2: "R05"}, levels={4: "M1 P2"}, credits=0).play("complete C07 4")
    assert (s.me.credits, s.me.score) == (0, 3)
    s = Board(levels={3: "M1 P2"}, credits=0)
    s.give_token(1, 3, "R01")
    s.play("complete C07 3")
    assert s.credits() == [0, 3, 3]


@rule("OTYS-REWARD-08")
def test_each_time_from_the_moment_the_token_lies_there() -> None:
    contracts = [{"id": name, **METAL_AND_PLANTS} for name in CARD.words]
    s = Board(
        column="TR SP ME | EN PL FU TE EX", data={**PACK, "contracts": contracts}, display={5: "R04 R05"}, credits=2,
        contracts="C01 C02 C03", levels={5: "M2 P4"},
    )  # fmt: skip
    s.play("key 5", "go", "token 5 1", "accept", "complete C01 5")
    assert (s.me.credits, s.me.score) == (2, 3)
    s.play("complete C02 5")
    assert (s.me.credits, s.me.score) == (4, 6)
    assert s.tokens_of()[4] == "R04"


@rule("OTYS-REWARD-08", "OTYS-REWARD-09")
def test_no_bonus_from_a_token_that_was_only_used_by_the_sponsor() -> None:
    s = Board(sponsors="2B 1A 3A 4A 5A", display={1: "R01 R05"}, credits=0, levels={1: "P2"}).play("key 1")
    s.play("token 1 1", "gain metal")
    assert s.tokens_of() == [None] * 5
    s.play("complete C07 1")
    assert (s.me.credits, s.me.score) == (0, 3)


@rule("OTYS-REWARD-08", "OTYS-Q-14")
def test_a_contract_before_the_token_is_taken_brings_no_bonus() -> None:
    s = Board(column=BASIC, display={4: "R04 R05"}, credits=2, levels={4: "M1 P2"}).play("key 4", "go")
    s.play("complete C07 4")
    assert (s.me.credits, s.me.score) == (2, 3)
    s = Board(column=BASIC, display={4: "R04 R05"}, credits=2, levels={4: "M1 P2"}).play("key 4", "go", "token 4 1")
    s.refused("complete C07 4", "OTYS-Q-14")
    s.play("accept", "complete C07 4")
    assert (s.me.credits, s.me.score) == (2, 3)
