"""The example that learns: its sums are right, it becomes better, and the whole program runs."""

from __future__ import annotations

import copy
import importlib.util
from pathlib import Path
from typing import Any

import pytest
import torch

import fathom
from fathom.bots.mcts import worths
from fathom.core.weights import USUAL

PATH = Path(__file__).parents[1] / "examples/learning/selfplay.py"


@pytest.fixture(scope="module")
def lesson() -> Any:
    """The example as a module."""
    spec = importlib.util.spec_from_file_location("lesson", PATH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    torch.set_num_threads(1)
    return module


@pytest.mark.parametrize("name", ["octodice", "otys"])
def test_every_decision_gets_what_its_game_was_worth_to_whoever_decided(
    lesson: Any, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nothing is foreseen and credit reaches as far as it can, that is all there is to learn."""
    monkeypatch.setattr(lesson, "LAMBDA", 1.0)
    game = fathom.load(name, players=3 if name == "octodice" else 2)
    learner = lesson.Learner(game, 1, 1, games=20)
    learner.network.values.weight.data.zero_()
    learner.network.values.bias.data.zero_()
    worth, steps, ends = learner.worth, [], 0

    def noted() -> Any:
        steps.append((worth(), learner.games.ended.copy()))
        return steps[-1][0]

    monkeypatch.setattr(learner, "worth", noted)
    while not any(ended.any() for _, ended in steps):
        steps.clear()
        data = learner.play(100)
    for i in range(20):
        last = next((step for step, (_, ended) in enumerate(steps) if ended[i]), -1)
        for step in range(last + 1):
            ends += 1
            row = step * 20 + i
            expected = steps[last][0][i].roll(-int(data["actor"][row]))
            assert torch.allclose(data["gain"][row], expected)
            assert torch.allclose(data["value"][row], expected)
    assert ends > 50


def test_it_becomes_better(lesson: Any) -> None:
    game = fathom.load("octodice", players=2)
    learner = lesson.Learner(game, 1, 1, games=128, alone=True)
    before, _, _ = lesson.against(learner, game, "random", 200, seed=1)
    for _ in range(8):
        learner.learn(learner.play(32), 1.0)
    won, low, high = lesson.against(learner, game, "random", 200, seed=1)
    assert before < 0.7 < won
    assert low < won < high


@pytest.mark.parametrize("name", ["octodice", "abyss"])
def test_it_is_told_what_the_game_says_as_far_as_the_seat_knows(lesson: Any, name: str) -> None:
    """By how much actions are worse than the best; the same where only what is hidden differs."""
    game = fathom.load(name, players=2)
    games, reckoning, said = game.compile().rollout(20, seed=3), lesson.Reckoning(game), 0
    for _ in range(12):
        games.step(games.sample())
        hints = reckoning(games)
        assert (hints <= 0).all()
        for i in range(20):
            state = games.state(i)
            assert state.actor is not None
            known = worths(state.determinise(state.actor, seed=1), USUAL)
            if known is None:
                assert sorted(set(hints[i].tolist())) == [lesson.UNWORTHY, 0]
            else:
                said += 1
                expected = [one - max(known) for one in known]
                assert hints[i][state.legal()].tolist() == pytest.approx(expected, abs=1e-4)
        twins = copy.copy(games)
        game.compile().determinise(twins.states, games.actors, seed=9)
        assert (reckoning(twins) == hints).all()
    assert (said > 50) == (name == "octodice")


def test_the_program_runs(lesson: Any, tmp_path: Path) -> None:
    few = {"minutes": 0.01, "games": 16, "looks": 1, "match": 4, "last": 4, "bot": "random", "out": tmp_path}
    won, low, high = lesson.main([f"--{name}={value}" for name, value in few.items()])
    assert low <= won <= high
    assert {path.name for path in tmp_path.iterdir()} == {"curve.csv", "curve.svg", "policy.pt"}
    assert (tmp_path / "curve.csv").read_text().count("\n") > 2
