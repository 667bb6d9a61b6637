"""Resources and how many fit on a level; what may be declined; neutral X keys in any number."""

from __future__ import annotations

import random

import pytest

import fathom
from tests.otys.scenario import Scenario, named

rule = pytest.mark.rule
CAPACITY = {1: 3, 2: 3, 3: 4, 4: 5, 5: 6}
EXPERTS = {1: "TR SP EN | ME PL FU TE EX", 2: "TR SP EN | PL ME FU TE EX", 3: "TR SP EN | PL FU ME TE EX",
           4: "TR SP EN | PL FU TE ME EX", 5: "TR SP EN | PL FU TE EX ME"}  # fmt: skip


@rule("OTYS-RES-01", "OTYS-RES-02", "OTYS-DIVER-EXPERT-02")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_level_holds_so_many_and_no_more(level: int) -> None:
    room = CAPACITY[level]
    column = EXPERTS[level]  # the metal expert is on this level
    s = Scenario(column=column, levels={level: f"M1 P{room - 2}"})
    s.play(f"key {level}", "go", "take")
    assert s.held(level) == f"M2 P{room - 2}"
    s = Scenario(column=column, levels={level: f"M1 P{room - 1}"}, contracts="C18 C19 C20")
    s.play(f"key {level}", "go")
    assert s.choices() == ["surface", "oxygen"]  # nothing but declining was left
    s.refuses("take", "OTYS-DIVER-EXPERT-01")
    assert s.held(level) == f"M1 P{room - 1}"


@rule("OTYS-RES-01", "OTYS-RES-05")
def test_deeper_levels_have_more_spaces() -> None:
    levels = Scenario().state.view(None)["players"][1]["levels"]
    assert {level["level"]: level["capacity"] for level in levels} == CAPACITY
    other = {"player": {"capacity": [1, 2, 2, 3, 6]}}
    s = Scenario(column="TR SP EN | ME PL FU TE EX", levels={1: "P1"}, data=other)
    s.play("key 1", "go")
    assert s.held(1) == "P1"
    assert s.choices() == ["surface", "oxygen"]


@rule("OTYS-RES-02", "OTYS-DIVER-EXPERT-02")
def test_on_a_full_level_taking_is_refused_until_there_is_space() -> None:
    s = named(column="TR SP EN | ME PL FU TE EX", levels={1: "M1 P2"}, contracts="C07 C18 C19")
    s.play("key 1", "go")
    s.refuses("take", "OTYS-DIVER-EXPERT-02")
    s.play("complete C07 1", "take")
    assert s.held(1) == "M1"


@rule("OTYS-RES-02", "OTYS-DIVER-TRADER-07")
def test_nothing_can_be_bought_onto_a_full_level_but_selling_makes_space() -> None:
    s = Scenario(
        column="SP EN ME | TR PL FU TE EX", levels={1: "P2 T1"}, sponsors="2A 1A 3A 4A 5A", credits=9, contracts="C18"
    )
    s.play("key 1", "sponsor", "go")
    for kind in ("metal", "plant", "fuel"):
        s.refuses(f"buy {kind}", "OTYS-DIVER-TRADER-07")
    s.play("sell tech credits", "buy metal")
    assert s.held(1) == "M1 P2"


@rule("OTYS-RES-02", "OTYS-REWARD-03", "OTYS-Q-22")
def test_a_token_gives_nothing_onto_a_full_level() -> None:
    s = named(sponsors="2B 1A 3A 4A 5A", display={1: "R01 R13"}, levels={1: "P3"}, contracts="C18 C19 C20", batteries=0)
    s.play("key 1")
    s.refuses("gain metal", "OTYS-REWARD-01")
    s.play("token 1 1")  # its front can only be declined
    assert s.held(1) == "P3"
    s = named(column="SP EN ME | EX PL FU TE TR", display={1: "R01 R13"}, levels={1: "P3"}, contracts="C18 C19 C20")
    s.play("key 1", "go", "token 1 1")
    assert s.held(1) == "P3"
    assert s.state.view(None)["players"][0]["levels"][0]["token"] == "R01"


@rule("OTYS-RES-02", "OTYS-SPONSOR-5B-2")
def test_nothing_can_be_moved_onto_a_full_level() -> None:
    s = Scenario(sponsors="5B 1A 2A 3A 4A", levels={1: "P3", 2: "M3", 3: "F1"}, contracts="C18")
    s.play("key 1")
    s.refuses("in metal 2", "OTYS-SPONSOR-5B-2")
    s.refuses("out plant 2", "OTYS-SPONSOR-5B-2")
    s.play("out plant 3")
    assert (s.held(1), s.held(3)) == ("P2", "P1 F1")


@rule("OTYS-RES-03")
def test_there_is_no_action_that_discards() -> None:
    kinds = {kind.name for kind in fathom.load("otys").vocabulary.kinds}
    assert not {name for name in kinds if "discard" in name or "drop" in name or "throw" in name}
    s = Scenario(column="TR SP EN | ME PL FU TE EX", levels={1: "P3"}, contracts="C18")
    before = s.me.resources[0][:]
    s.turn("key 1")
    assert s.me.resources[0] == before


@rule("OTYS-RES-03", "OTYS-RES-01", "OTYS-CONTRACT-07")
@pytest.mark.parametrize("players", [2, 4])
def test_cubes_leave_a_board_only_by_a_contract_or_a_sale(players: int) -> None:
    game = fathom.load("otys", players=players, sponsors="random", edition="de", round_cap=30)
    left = set()
    for seed in range(4):
        state, dice = game.new(seed=seed), random.Random(seed)
        while not state.over:
            before = [board["resources"] for board in state.view(None)["players"]]
            actor, action = state.actor, dice.choice(state.legal())
            kind = game.text(action).split()[0]
            state.apply(action)
            for seat, board in enumerate(state.view(None)["players"]):
                change = board["resources"] - before[seat]
                assert change <= 1
                assert change >= 0 or (seat == actor and kind in ("complete", "pay", "sell"))
                assert change == 0 or seat == actor
                left |= {kind} if change < 0 else set()
                for level in board["levels"]:
                    assert sum(level["resources"].values()) <= level["capacity"]
    assert "sell" in left
    assert left & {"complete", "pay"}


@rule("OTYS-RES-04")
@pytest.mark.parametrize(
    ("diver", "resource"),
    [("ME*", "M1"), ("PL*", "P1"), ("FU*", "F1"), ("TE*", "T1")],
    ids=["metal", "plant", "fuel", "tech"],
)
@pytest.mark.parametrize("take", [False, True])
@pytest.mark.parametrize("bonus", [False, True])
def test_resource_and_bonus_are_declined_independently(diver: str, resource: str, take: bool, bonus: bool) -> None:
    rest = [each for each in ("TR", "SP", "EN", "EX", "ME", "PL", "FU", "TE") if each != diver[:2]]
    s = Scenario(column=f"{' '.join(rest[:3])} | {diver} {' '.join(rest[3:])}", credits=0, batteries=1, used="4")
    gain = "retrieve 4" if diver == "TE*" else "bonus"
    s.play("key 1", "go", "take" if take else "decline")
    assert gain in s.choices()
    assert "decline" in s.choices()
    s.play(gain if bonus else "decline")
    assert s.held(1) == (resource if take else "")
    gained = (s.me.neutral, s.me.credits, s.me.batteries - 1, int("4" in s.available()))
    assert gained == tuple(int(bonus and diver[0] == letter) for letter in "MPFT")


@rule("OTYS-RES-04", "OTYS-RES-02")
def test_a_full_level_does_not_cost_the_bonus() -> None:
    s = Scenario(column="TR SP EN | PL* ME FU TE EX", levels={1: "M3"}, contracts="C18", credits=0)
    s.play("key 1", "go", "bonus")
    assert (s.held(1), s.me.credits) == ("M3", 1)


@rule("OTYS-RES-04", "OTYS-Q-22")
@pytest.mark.parametrize("token", ["R01", "R13", "R19", "R25", "R29"])
def test_the_front_of_a_token_may_be_declined(token: str) -> None:
    s = named(sponsors="2B 1A 3A 4A 5A", display={1: f"{token} R03"}, batteries=1)
    before = (s.me.score, s.me.credits, s.me.batteries, s.me.upgraded[:], s.hand(), s.held(1))
    s.play("key 1", "token 1 1", "decline")
    assert (s.me.score, s.me.credits, s.me.batteries, s.me.upgraded[:], s.hand(), s.held(1)) == before


@rule("OTYS-Q-19")
def test_a_player_may_hold_any_number_of_neutral_keys() -> None:
    s = Scenario(column="TR SP EN | ME* PL FU TE EX", neutral=11, batteries=0, players=2)
    s.play("key 1", "go", "take", "bonus")
    assert (s.me.neutral, s.g.neutral_supply) == (12, 0)
    s.turn("key 1")
    for held in range(12, 8, -1):  # one after the other, all of them are available
        assert s.me.neutral == held
        assert {text for text in s.choices() if text.startswith("neutral")} == {f"neutral {n}" for n in range(1, 6)}
        s.turn("neutral 2").turn(f"key {14 - held}")


@rule("OTYS-Q-19", "OTYS-Q-18")
def test_unlimited_neutral_keys_pile_up_as_well() -> None:
    s = Scenario(column="TR SP EN | ME* PL FU TE EX", neutral=30, neutral_x="unlimited")
    s.play("key 1", "go", "take", "bonus")
    assert s.me.neutral == 31
