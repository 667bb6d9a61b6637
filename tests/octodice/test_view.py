"""What a view tells so that page and terminal need no rules: which dice make an action, and what it would be worth."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import fathom
from fathom.core.chance import Seeded
from fathom.core.position import State
from tests.octodice.scenario import Scenario

TABLES: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 2, "virtual_player": "on", "layout": "A1B1C2/F1D2E2/I2G1H1"},
    {"players": 3, "octo_catch": "symbol", "layout": "A1B1C2/F2D2E2/I2G1H1"},
    {"players": 4, "extra_order": "simultaneous"},
]


def positions(options: dict[str, Any], seed: int) -> list[State]:
    state, chooser, found = fathom.load("octodice", **options).new(seed=seed), Seeded(seed), []
    while not state.over:
        found.append(state.clone())
        legal = state.legal()
        state.apply(legal[chooser.pick(len(legal))])
    return found


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_dice_for_an_action_do_as_well_in_every_combination(options: dict[str, Any]) -> None:
    for state in positions(options, 5):
        game, view = state.game, state.view(None)
        for action in state.legal():
            kind, *words = game.text(action).split()
            if kind not in ("keep", "use"):
                continue
            ones, others = view["dice_for"][game.text(action)]
            assert words[0] in ones
            assert words[1] in others
            for two in product(ones, others):
                if two[0] != two[1]:
                    other = game.action(" ".join((kind, *two, *words[2:])))
                    assert state.explain(other) is None
                    assert state.same(other) == action


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_worth_told_is_what_an_action_brings(options: dict[str, Any]) -> None:
    for state in positions(options, 6):
        view = state.view(None)
        if view["phase"] not in ("main", "main-again"):
            continue
        for action in state.legal():
            kind, *words = state.game.text(action).split()
            if kind != "use":
                continue
            after, seat, third = state.clone(), view["current"], view["third"] - 1
            after.apply(action)
            written = after.view(None)["players"][seat]["sheet"]["thirds"][third]
            row = [*written["turns"], written["bottom"]][view["players"][seat]["playing"]["row"]]
            field = row["a" if view["phase"] == "main" else "b"]
            assert field["points"] == view["effects"][words[2]]["points"]


def test_extra_octopus_action_names_its_dice() -> None:
    s = Scenario(players=2, roll="octopus octopus lab / octopus red-1 blue-2")
    s.play("stop")
    told = s.state.view(1)["dice_for"]
    assert told["octopus 2"] == [["W1", "W2", "B1"], ["W1", "W2", "B1"]]
    assert told["octopus 1"] == [["W1", "W2", "B1"], ["W3", "B2", "B3"]]


def test_submarines_tell_what_they_will_bring() -> None:
    s = Scenario(players=2, roll="lab lab lab / red-1 red-1 red-1", bots="red red blue", submarines="red green")
    assert s.state.view(0)["players"][0]["sheet"]["ready"] == {"red": 2, "green": 0}


def test_black_dice_tell_what_they_suit() -> None:
    s = Scenario(players=2, roll="lab crystal bot / yellow-0 octopus blue-2")
    yellow, octopus, blue = s.state.view(0)["dice"][3:]
    assert yellow["suits"] == ["crystal-0", "research", "lab-1", "lab-2", "lab-3", "bot-yellow", "submarine-yellow"]
    assert octopus["suits"] == []
    assert "lab-1" not in blue["suits"]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_digit_of_a_crystal_is_open_with_flexi_lab(options: dict[str, Any]) -> None:
    for state in positions(options, 7):
        view = state.view(None)
        acts = view["phase"] in ("main", "main-again", "extra")
        assert view["chooses_digit"] == (acts and "flexi-lab" in view["players"][state.actor]["functions"])
