"""The games as Gymnasium's environments: its own checks, and what they do not ask."""

from __future__ import annotations

import copy
import pickle
import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import fathom
import fathom.bots
import fathom.envs.gymnasium as ours
from fathom.core.registry import definition
from tests.tables import EVERY_GAME, sizes


def game_of(env: Any, chooser: random.Random, seed: int | None = None) -> list[Any]:
    """A whole game; returns all that was seen of it."""
    seen, info = env.reset(seed=seed)
    found: list[Any] = [(seen.tobytes(), info["action_mask"].tobytes())]
    over = False
    while not over:
        legal = np.flatnonzero(info["action_mask"]).tolist()
        seen, reward, over, _, info = env.step(chooser.choice(legal))
        found.append((seen.tobytes(), info["action_mask"].tobytes(), reward, over))
    return [*found, info["points"], info["rank"]]


@EVERY_GAME
def test_its_own_check_passes_for_every_registered_game(name: str) -> None:
    id = f"fathom/{name}-v{definition(name).version}"
    for players in sizes(name):
        env = gymnasium.make(id, players=players, opponents="random", illegal="lose", render_mode="ansi")
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            warnings.filterwarnings("ignore", message=".*(infinity|inf).*")  # an observation has no bounds
            check_env(env.unwrapped)


@EVERY_GAME
def test_it_ends_with_what_the_game_says_and_the_same_seed_is_the_same_game(name: str) -> None:
    env = ours.Environment(name, opponents="random", rewards="points")
    first = game_of(env, random.Random(1), 5)
    assert first[-3][2] == first[-2] == env._now.scores[0]
    assert first[-1] == env._now.ranks[0]
    second = game_of(env, random.Random(1))
    assert second != first
    assert game_of(env, random.Random(1), 5) == first
    assert game_of(env, random.Random(1)) == second


def test_you_see_your_own_seat_and_decide_for_no_other() -> None:
    env = ours.Environment("otys", players=3, opponents=["random", "random"], seat=None)
    chooser, seats = random.Random(1), []
    for _ in range(4):
        seen, info = env.reset()
        seats.append(env.seat)
        for _ in range(10):
            state = env._now.state()
            assert state.actor == env.seat
            assert seen.tolist() == state.observe(env.seat).tolist()
            assert np.flatnonzero(info["action_mask"]).tolist() == state.legal()
            seen, _, _, _, info = env.step(chooser.choice(state.legal()))
    assert seats == [0, 1, 2, 0]


def test_bots_play_the_other_seats_and_only_get_what_they_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot is handed a determinised position of its own seat."""
    met: list[int] = []

    class Spy:
        def __init__(self, seed: int) -> None:
            pass

        def choose(self, state: fathom.State, seat: int) -> int:
            assert state.history == []
            met.append(seat)
            return state.legal()[-1]

    for where in (ours, fathom.bots):
        monkeypatch.setattr(where, "bot", lambda name, seed: Spy(seed))
    env = ours.Environment("abyss", players=3, opponents="spy", seat=1)
    seen, info = env.reset(seed=1)
    for _ in range(5):
        seen, _, _, _, info = env.step(np.argmax(info["action_mask"]))
    assert set(met) == {0, 2}
    assert seen.tolist() == env._now.observe(1).tolist()


def test_greedy_beats_whoever_plays_at_random() -> None:
    env = ours.Environment("octodice", players=2, opponents="greedy")
    assert sum(game_of(env, random.Random(seed), seed)[-3][2] for seed in range(5)) < 0


def test_an_illegal_action_is_an_error_or_loses() -> None:
    env = ours.Environment("otys", opponents="random")
    with pytest.raises(ValueError, match="reset"):
        env.step(0)
    with pytest.raises(ValueError, match="reset"):
        env.render()
    env.reset(seed=1)
    surface, before = env.game.action("surface"), env._now.pack()
    with pytest.raises(fathom.IllegalAction):
        env.step(surface)
    assert env._now.pack() == before
    env = ours.Environment("otys", opponents="random", illegal="lose")
    env.reset(seed=1)
    _, reward, over, cut, info = env.step(surface)
    assert (reward, over, cut, info["action_mask"].any()) == (-1, True, False, False)
    with pytest.raises(ValueError, match="reset"):
        env.step(0)


def test_bad_settings_are_named() -> None:
    for settings, message in (
        ({"opponents": "nobody"}, "no bot 'nobody'"),
        ({"opponents": ["random"]}, "2 of them"),
        ({"seat": 5}, "no seat 5"),
        ({"seat": True}, "no seat True"),
        ({"rewards": "luck"}, "luck"),
        ({"illegal": "shrug"}, "shrug"),
        ({"render_mode": "film"}, "film"),
        ({"divers": 3}, "divers"),
    ):
        with pytest.raises(ValueError, match=message):
            ours.Environment("otys", **{"players": 3, **settings})  # type: ignore[arg-type]


def test_a_game_in_progress_can_be_copied_and_pickled() -> None:
    env = ours.Environment("octodice", opponents="random")
    _, info = env.reset(seed=3)
    env.step(int(np.argmax(info["action_mask"])))
    twins = [copy.copy(env), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    action = env._now.legal()[0]
    expected = env.step(action)[0].tobytes()
    assert [twin.step(action)[0].tobytes() for twin in twins] == [expected] * 3


def test_the_table_is_drawn_for_your_seat() -> None:
    env = ours.Environment("abyss", opponents="random", render_mode="ansi", seat=1)
    env.reset(seed=1)
    assert str(env.render()).count("\n") > 10
