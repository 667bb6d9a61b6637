"""Sponsor 2: the diver's effect twice, or the front of a reward token."""

from __future__ import annotations

from typing import Any

import pytest

from tests.otys.board import Board

rule = pytest.mark.rule


# The standard side


@rule("OTYS-SPONSOR-2A-1", "OTYS-Q-24")
def test_2a_twice_and_not_more() -> None:
    s = Board(sponsors="1A 2A 3A 4A 5A", levels={2: ""}).play("key 2", "sponsor", "go", "take")
    assert s.held(2) == "P1"
    assert s.choices() == ["take", "decline"]
    s.play("take")
    assert s.held(2) == "P2"
    assert s.g.current == 1
    assert s.column() == "PL TR SP | EN ME FU TE EX"


@rule("OTYS-SPONSOR-2A-1")
def test_once_without_2a_and_in_the_next_turn() -> None:
    s = Board(sponsors="1A 2A 3A 4A 5A").play("key 2", "go", "take")
    assert (s.held(2), s.g.current) == ("P1", 1)
    s = Board(sponsors="2A 1A 3A 4A 5A").play("key 1", "sponsor", "go", "take", "take")
    s.play("key 1", "go", "take", "surface")
    assert (s.held(1, 1), s.g.current) == ("M1", 2)
    s.idle(0)
    s.play("key 3", "go", "take")
    assert (s.held(3), s.g.current) == ("F1", 1)


@rule("OTYS-SPONSOR-2A-1")
def test_2a_goes_for_the_diver_who_is_activated() -> None:
    s = Board(sponsors="2A 1A 3A 4A 5A", batteries=1).play("key 1", "sponsor", "propeller L1 L2")
    s.play("go", "take", "take")
    assert s.held(1) == "P2"


@rule("OTYS-SPONSOR-2A-1", "OTYS-Q-24")
@pytest.mark.parametrize(
    ("choices", "cubes", "batteries"),
    [
        (["take", "bonus", "take", "bonus"], "F2", 2),
        (["decline", "bonus", "take", "decline"], "F1", 1),
        (["take", "bonus", "decline", "decline"], "F1", 1),
        (["decline", "decline", "take", "bonus"], "F1", 1),
    ],
)
def test_2a_each_execution_is_voluntary_and_has_resource_and_bonus(
    choices: list[str], cubes: str, batteries: int
) -> None:
    s = Board(column="TR SP EN | ME PL FU* TE EX", sponsors="1A 3A 2A 4A 5A").play("key 3", "sponsor", "go")
    s.play(*choices)
    assert (s.held(3), s.me.batteries) == (cubes, batteries)
    assert s.state.actor == (0 if batteries else 1)


@rule("OTYS-SPONSOR-2A-2", "OTYS-Q-24")
@pytest.mark.parametrize(
    ("first", "second", "tracks"),
    [("mechanic", "mechanic", (2, 0)), ("mechanic", "hacker", (1, 1)), ("hacker", "hacker", (0, 2))],
)
def test_2a_engineer_same_or_different(first: str, second: str, tracks: tuple[int, int]) -> None:
    s = Board(column="TR SP ME | EN PL FU TE EX", sponsors="2A 1A 3A 4A 5A", credits=3).play("key 1", "sponsor", "go")
    s.play(f"improve {first}")
    assert s.me.credits == 2
    s.play(f"improve {second}")
    assert (s.me.mechanic, s.me.hacker) == tracks
    assert s.me.credits == 1


@rule("OTYS-SPONSOR-2A-2", "OTYS-Q-24")
def test_2a_trader_sells_and_buys_at_the_prices_of_the_moment() -> None:
    given: dict[str, Any] = {"column": "SP EN ME | TR PL FU TE EX", "sponsors": "2A 1A 3A 4A 5A", "levels": {1: "T2"}}
    s = Board(**given, credits=0, store="F2").play("key 1", "sponsor", "go", "sell tech credits")
    assert s.me.credits == 3
    s.play("sell tech credits")
    assert s.me.credits == 5
    s = Board(**given, credits=3, store="F2").play("key 1", "sponsor", "go", "sell tech points", "buy tech")
    assert (s.me.score, s.me.credits, s.held(1)) == (1, 0, "T2")
    s = Board(**given, credits=3, store="F2").play("key 1", "sponsor", "go", "buy fuel")
    assert s.me.credits == 1
    s.refused("buy fuel", "OTYS-DIVER-TRADER-07")


@rule("OTYS-Q-24", "OTYS-DIVER-TRADER-10")
def test_2a_credits_first_then_points() -> None:
    s = Board(
        column="SP EN ME | TR* PL FU TE EX", sponsors="2A 1A 3A 4A 5A", levels={1: "T2"}, credits=0, store=""
    ).play("key 1", "sponsor", "go", "sell tech credits", "sell tech points")
    assert (s.me.credits, s.me.score) == (4, 1)


@rule("OTYS-SPONSOR-2A-2", "OTYS-Q-24")
def test_2a_spy_draws_and_copies_and_pays_each_time() -> None:
    s = Board(column="TR ME EN | SP PL FU TE EX", sponsors="2A 1A 3A 4A 5A", credits=2).play("key 1", "sponsor", "go")
    s.play("draw")
    s.play(s.choices()[0])
    assert (s.me.credits, len(s.hand())) == (1, 1)
    s.play("copy left")
    assert s.me.credits == 0
    s.play("take")
    assert s.held(1) == "M1"
    assert s.g.current == 1


@rule("OTYS-Q-24")
def test_2a_the_same_neighbours_diver_twice() -> None:
    s = Board(column="TR ME EN | SP PL FU TE EX", sponsors="2A 1A 3A 4A 5A", credits=2).play("key 1", "sponsor", "go")
    s.play("copy left", "take", "copy left", "take")
    assert (s.held(1), s.me.credits) == ("M2", 0)
    assert s.column(1) == "TR SP EN | ME PL FU TE EX"


@rule("OTYS-Q-24", "OTYS-Q-43")
def test_2a_without_credits_for_the_second_time() -> None:
    s = Board(column="TR SP ME | EN PL FU TE EX", sponsors="2A 1A 3A 4A 5A", credits=1).play("key 1", "sponsor", "go")
    s.play("improve mechanic")
    assert (s.me.mechanic, s.me.hacker, s.me.credits) == (1, 0, 0)
    assert s.g.current == 1


@rule("OTYS-Q-24")
def test_2a_an_explorer_upgraded_by_the_first_token_is_cheaper_the_second_time() -> None:
    s = Board(column="TR SP ME | EX PL FU TE EN", sponsors="2A 1A 3A 4A 5A", credits=3, display={1: "R08 R04"}).play(
        "key 1", "sponsor", "go", "token 1 1", "upgrade explorer"
    )
    assert s.me.credits == 1
    s.play("token 1 2")
    assert s.me.credits == 0
    s.play("accept")
    assert s.me.batteries == 1
    assert s.tokens_of()[0] == "R04"
    assert s.discarded() == ["R08"]


@rule("OTYS-SPONSOR-2A-3", "OTYS-CONTRACT-13")
def test_2a_a_contract_between_the_executions() -> None:
    s = Board(sponsors="2A 1A 3A 4A 5A", levels={1: "P2"}, contracts="C07 C08 C09").play("key 1", "sponsor", "go")
    s.refused("complete C07 1", "OTYS-CONTRACT-01")
    s.play("take")
    s.refused("take", "OTYS-DIVER-EXPERT-02")
    s.play("complete C07 1")
    assert (s.me.score, s.held(1)) == (3, "")
    s.play("take")
    assert s.held(1) == "M1"


# The advanced side


@rule("OTYS-SPONSOR-2B-1", "OTYS-SPONSOR-2B-2", "OTYS-REWARD-01", "OTYS-REWARD-09")
def test_2b_uses_a_token_of_its_level_and_replaces_it() -> None:
    s = Board(sponsors="1A 2B 3A 4A 5A", credits=0, display={2: "R04 R01"}).play("key 2")
    assert s.offered("token") == ["token 2 1", "token 2 2"]
    new = s.in_bag()[5]
    s.play("token 2 1")
    assert s.choices() == ["accept", "decline"]
    assert s.shown(2) == ["R04", "R01"]
    s.play("accept", chance=[5])
    assert (s.me.batteries, s.me.credits) == (1, 0)
    assert s.shown(2) == [new, "R01"]
    assert s.discarded() == ["R04"]
    assert s.tokens_of() == [None] * 5


@rule("OTYS-SPONSOR-2B-1", "OTYS-Q-03")
@pytest.mark.parametrize("edition", ["fr", "de"])
def test_2b_not_a_token_of_another_level(edition: str) -> None:
    s = Board(sponsors="1A 2B 3A 4A 5A", edition=edition).play("key 2")
    for level in (1, 3, 4, 5):
        s.refused(f"token {level} 1", "OTYS-SPONSOR-2B-1", "OTYS-Q-03")
        s.refused(f"token {level} 2", "OTYS-SPONSOR-2B-1", "OTYS-Q-03")
    s.refused("sponsor", "OTYS-SPONSOR-2B-1")


@rule("OTYS-Q-03", "OTYS-SPONSOR-2B-2", "OTYS-REWARD-03")
def test_2b_any_level_by_the_table_option() -> None:
    s = Board(sponsors="1A 2B 3A 4A 5A", sponsor2b_scope="any", display={5: "R04 R01", 2: "R05 R06"}).play("key 2")
    assert len(s.offered("token")) == 10
    s.play("token 5 2", "gain metal", chance=[0])
    assert (s.held(2), s.held(5)) == ("M1", "")
    assert s.shown(2) == ["R05", "R06"]
    assert s.shown(5)[0] == "R04"
    assert s.shown(5)[1] != "R01"
    assert s.discarded() == ["R01"]


@rule("OTYS-SPONSOR-2B-1", "OTYS-SPONSOR-2B-2", "OTYS-Q-22")
def test_2b_the_resource_is_lost_on_a_full_level_of_the_key() -> None:
    s = Board(
        sponsors="1A 2B 3A 4A 5A", sponsor2b_scope="any", levels={2: "T3"}, display={5: "R01 R04"}, batteries=1
    ).play("key 2", "token 5 1")
    assert (s.held(2), s.held(5)) == ("T3", "")
    assert s.discarded() == ["R01"]
    assert "go" in s.choices()


@rule("OTYS-SPONSOR-2B-1", "OTYS-REWARD-05")
def test_2b_contracts_then_step_1_goes_on() -> None:
    s = Board(sponsors="1A 2B 3A 4A 5A", credits=0, batteries=1, display={2: "R04 R06"}).play("key 2", "token 2 2")
    s.play("accept")
    assert len(s.offered("keep")) == 4
    assert s.shown(2) == ["R04", "R06"]
    card = s.choices()[2]
    s.play(card)
    assert s.hand() == [card.split()[1]]
    assert s.shown(2)[1] != "R06"
    assert s.discarded() == ["R06"]
    assert s.offered("sponsor", "token", "keep") == []
    s.play("propeller L2 L3", "go", "take")
    assert s.held(2) == "F1"


@rule("OTYS-SPONSOR-2B-1", "OTYS-REWARD-06")
def test_2b_an_upgraded_diver_acts_upgraded_at_once() -> None:
    s = Board(sponsors="1A 2B 3A 4A 5A", credits=0, display={2: "R08 R04"}).play("key 2", "token 2 1")
    s.play("upgrade plant-expert", "go", "take", "bonus")
    assert (s.held(2), s.me.credits, s.me.score) == ("P1", 1, 0)


@rule("OTYS-SPONSOR-2B-2", "OTYS-Q-21")
def test_2b_the_used_token_may_come_back_out_of_a_refilled_bag() -> None:
    s = Board(sponsors="2B 1A 3A 4A 5A", display={1: "R04 R01"})
    s.empty_bag()
    inside = sorted([*s.discarded(), "R04"])
    s.play("key 1", "token 1 1", "accept", chance=[inside.index("R04")])
    assert s.shown(1) == ["R04", "R01"]
    assert s.discarded() == []
    assert s.in_bag() == [name for name in inside if name != "R04"]


@rule("OTYS-SPONSOR-2B-2")
def test_2b_discarded_tokens_wait_until_the_bag_is_empty() -> None:
    s = Board(sponsors="2B 1A 3A 4A 5A", display={1: "R04 R01"})
    s.empty_bag()
    last = s.discarded()[-1]
    bit = s.g.discarded & -(1 << int(last[1:]) - 1)
    s.g.discarded &= ~bit
    s.g.bag = bit
    others = s.discarded()
    s.play("key 1", "token 1 2", "gain fuel", chance=[])
    assert s.shown(1) == ["R04", last]
    assert s.in_bag() == []
    assert s.discarded() == sorted([*others, "R01"])


@rule("OTYS-SPONSOR-2B-1", "OTYS-TURN-07")
def test_2b_is_voluntary() -> None:
    s = Board(sponsors="2B 1A 3A 4A 5A", display={1: "R04 R01"}).play("key 1", "go", "take")
    assert s.shown(1) == ["R04", "R01"]
    assert s.discarded() == []
