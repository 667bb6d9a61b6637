"""The worked examples of the rules, OTYS-EX-1 to OTYS-EX-14, word for word."""

from __future__ import annotations

import pytest

import fathom
from tests.otys.scenario import Scenario, named, pack

rule = pytest.mark.rule


@rule("OTYS-EX-1", "OTYS-HACK-01", "OTYS-HACK-02", "OTYS-HACK-04")
def test_declined_sponsor_engineer_hacker_reached() -> None:
    s = Scenario(column="TR ME PL | EN FU TE SP EX", sponsors="3A 1A 2A 4A 5A", credits=3, used="2 3 4 5 X")
    s.play("key 1", "go", "improve mechanic")
    assert s.state.view(0)["players"][0]["movement"] == 2
    assert s.me.credits == 2
    assert s.available() == "1 2 3 4 5 X"
    assert s.used() == ""
    assert s.column() == "TR ME PL | EN FU TE SP EX"
    s.play("surface")
    assert s.column() == "EN TR ME | PL FU TE SP EX"
    assert s.me.score == 0


@rule("OTYS-EX-2")
def test_x_key_rotation_take_back_upgraded_fuel_expert() -> None:
    s = Scenario(
        column="SP EN TR | ME FU* PL TE EX", sponsors="3A 4A 2A 1A 5A", used="2 4", levels={2: "M1"}, batteries=1
    )
    s.play("x 2")
    assert s.order() == "5A 3A 4A 2A 1A"
    s.play("retrieve 4")
    assert s.available() == "1 3 4 5"
    s.play("go", "take", "bonus", "surface")
    assert s.held(2) == "M1 F1"
    assert s.me.batteries == 2
    assert s.used() == "2 X"
    assert s.column() == "FU* SP EN | TR ME PL TE EX"


@rule("OTYS-EX-3", "OTYS-BATT-01", "OTYS-BATT-02", "OTYS-BATT-03", "OTYS-BATT-04")
def test_propeller_and_oxygen_reserve() -> None:
    s = Scenario(
        column="SP EN TR | FU ME PL TE EX",
        sponsors="2A 3A 4A 1A 5A",
        mechanic=2,
        batteries=2,
        credits=0,
        levels={4: "T1"},
    )
    assert s.state.view(0)["players"][0]["movement"] == 3
    s.play("key 4", "sponsor", "propeller L2 L4")
    assert s.me.credits == 1
    assert s.column() == "SP EN TR | FU PL TE ME EX"
    s.play("go", "take")
    assert s.held(4) == "M1 T1"
    s.play("oxygen")
    assert s.used() == "4"
    assert s.me.batteries == 0
    assert s.column() == "SP EN TR | FU PL TE ME EX"


@rule("OTYS-EX-4", "OTYS-CONTRACT-06", "OTYS-CONTRACT-07", "OTYS-CONTRACT-09")
def test_expert_completes_a_public_contract() -> None:
    s = named(
        column="SP EN TR | FU ME TE EX PL",
        sponsors="1A 2A 3A 4A 5A",
        batteries=0,
        levels={5: "M1 P1 F1"},
        contracts="C07",
    )
    s.play("key 5", "sponsor", "go", "take").play("complete C07 5", chance=[0])
    assert s.me.batteries == 1
    assert s.me.score == 3
    assert s.held(5) == "F1"
    assert s.contracts()[0] == "C01"
    s.play("surface")
    assert s.used() == "5"
    assert s.me.batteries == 1
    assert s.column() == "PL SP EN | TR FU ME TE EX"


@rule("OTYS-EX-7", "OTYS-REWARD-08", "OTYS-CONTRACT-14")
def test_permanent_bonus_afterwards() -> None:
    card = {"fixed": [1, 0, 1, 0], "points": 2, "credits": 1, "batteries": 1}
    s = Scenario(
        players=2,
        column="SP EN TR | FU ME TE EX PL",
        credits=2,
        batteries=0,
        levels={3: "M1 F1", 4: "F1"},
        display={4: "R01 R13"},
        contracts="C03 C05",
        data=pack(C03=card, C05=card, R01={"front": "resource", "resources": ["metal", "fuel"], "back": "orange"}),
    )
    s.play("key 4", "go", "token 4 1", "gain metal", "surface")
    assert (s.me.credits, s.held(4), s.state.view(0)["players"][0]["levels"][3]["token"]) == (0, "M1 F1", "R01")
    s.turn("key 1")
    s.play("complete C05 3")
    assert (s.me.score, s.me.credits, s.me.batteries) == (2, 1, 1)
    s.play("complete C03 4")
    assert (s.me.score, s.me.credits, s.me.batteries) == (4, 4, 2)


@rule("OTYS-EX-8", "OTYS-CONTRACT-01", "OTYS-CONTRACT-10")
def test_fixed_contract() -> None:
    s = named(levels={2: "T1 F1"}, contracts="C02 C18 C19")
    s.play("complete C02 2")
    assert s.held(2) == ""
    assert s.me.score == 1
    s = named(levels={2: "T1", 3: "F1"}, contracts="C02 C18 C19")
    for level in range(1, 6):
        s.refuses(f"complete C02 {level}", "OTYS-CONTRACT-01")


@rule("OTYS-EX-9", "OTYS-CONTRACT-11", "OTYS-Q-01")
def test_free_contract() -> None:
    data = pack(C21={"free": [1, 1, 1]})
    s = Scenario(levels={3: "P1 M1 F1"}, contracts="C21", data=data)
    s.play("complete C21 3")
    assert s.held(3) == ""
    assert s.me.score == 1
    s = Scenario(levels={3: "P2 M1"}, contracts="C21", data=data)
    s.refuses("complete C21 3", "OTYS-CONTRACT-11")


@rule("OTYS-EX-10", "OTYS-SETUP-13")
def test_store_set_up() -> None:
    game = fathom.load("otys", players=2, first_player=0)
    tokens, sponsors, contracts, boards = [0] * 10, [0] * 4, [0] * 2, [0] * 20
    fuel, metal, plant = 2, 0, 0  # of metal, plant, fuel, tech; then of metal, plant, tech; then of plant, tech
    state = game.new(chance=[*tokens, *sponsors, fuel, metal, plant, *contracts, *boards])
    assert state.view(None)["store"] == {"metal": 1, "plant": 1, "fuel": 2, "tech": 0}


@rule("OTYS-EX-12", "OTYS-SPONSOR-2A-3", "OTYS-CONTRACT-13")
def test_sponsor_2_with_a_contract_in_between() -> None:
    s = named(column="TR SP EN | ME PL FU TE EX", sponsors="2A 1A 3A 4A 5A", levels={1: "P2"}, contracts="C07 C18 C19")
    s.play("key 1", "sponsor", "go", "take")
    assert s.held(1) == "M1 P2"
    s.refuses("take", "OTYS-DIVER-EXPERT-02")
    s.play("complete C07 1", "take")
    assert s.me.score == 3
    assert s.held(1) == "M1"


@rule("OTYS-EX-13", "OTYS-SETUP-02", "OTYS-SETUP-03", "OTYS-SETUP-05", "OTYS-SETUP-06", "OTYS-SETUP-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up_of_a_player(players: int) -> None:
    state = fathom.load("otys", players=players).new(seed=17)
    for seat in range(players):
        board = state.view(seat)["players"][seat]
        assert (board["credits"], board["batteries"], board["score"]) == (3, 1, 0)
        assert board["keys"]["available"] == ["1", "2", "3", "4", "5", "X"]
        assert (board["keys"]["used"], board["keys"]["on_track"]) == ([], 0)
        assert (board["mechanic"], board["hacker"]) == (0, 0)
        assert len({slot["diver"] for slot in board["column"]}) == 8
        assert not any(slot["upgraded"] for slot in board["column"])
        cubes = [level["resources"] for level in board["levels"]]
        assert [sum(row.values()) for row in cubes] == [0, 1, 1, 1, 1]
        assert all(sum(row[kind] for row in cubes) == 1 for kind in ("metal", "plant", "fuel", "tech"))
        assert all(level["token"] is None for level in board["levels"])
        assert board["hand"] == []


@rule("OTYS-EX-14", "OTYS-DIVER-ENGINEER-05", "OTYS-Q-09", "OTYS-HACK-01")
def test_hacker_pushed_over_used_keys() -> None:
    s = Scenario(
        column="TR ME PL | EN FU TE SP EX", sponsors="2A 1A 3A 4A 5A", credits=2, used="2 3 4 5 X", batteries=1
    )
    s.play("key 1", "sponsor", "go", "improve hacker")
    assert s.used() == "2 3 4 5 X"
    s.play("improve hacker")
    assert s.me.credits == 0
    assert s.state.view(0)["players"][0]["keys"]["threshold"] == 4
    assert s.available() == "1 2 3 4 5 X"
    assert s.used() == ""
    s.play("surface")
    assert s.column() == "EN TR ME | PL FU TE SP EX"
