"""The games as PettingZoo's environments: its own tests, and what they do not ask."""

from __future__ import annotations

import copy
import pickle
import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test

import fathom
from fathom.envs import pettingzoo as ours
from tests.tables import EVERY_GAME, sizes

# Of masks that are all zeros its tests warn; whoever does not decide has no legal action.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Action mask numpy array is all zeros", "ignore:Observation is not a NumPy"
)


def played(env: Any, chooser: random.Random, limit: int = 10**9) -> list[Any]:
    """Play at random; returns all that was seen."""
    seen: list[Any] = []
    for agent in env.agent_iter(limit):
        sight, reward, over, cut, info = env.last()
        seen.append((agent, sight["observation"].tobytes(), sight["action_mask"].tobytes(), reward, over, cut, info))
        env.step(None if over else chooser.choice(np.flatnonzero(sight["action_mask"]).tolist()))
    return seen


@EVERY_GAME
def test_its_own_tests_pass(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # they warn of any observation that is a dict
        for players in sizes(name):
            api_test(ours.env(name, players=players), num_cycles=60)
        seed_test(lambda: ours.env(name), num_cycles=30)
        parallel_api_test(ours.parallel_env(name), num_cycles=60)
        api_test(ours.env(name, illegal="lose"), num_cycles=30)
        parallel_seed_test(lambda: ours.parallel_env(name, illegal="lose"), num_cycles=30)  # it knows no masks


def test_an_illegal_action_can_lose_the_game() -> None:
    env = ours.env("otys", players=3, illegal="lose")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(int(env.last()[0]["action_mask"].argmin()))
    ends = {agent: (env.terminations[agent], env.rewards[agent]) for agent in env.possible_agents}
    assert ends == {agent: (True, -1.0 if agent == loser else 0.0) for agent in env.possible_agents}
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert (twin.agent_selection, twin.rewards) == (env.agent_selection, env.rewards)


def test_its_benchmark_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(100))
    monkeypatch.setattr("time.time", lambda: 2 * next(now))  # a few cycles instead of five seconds
    performance_benchmark(ours.env("otys"))


@EVERY_GAME
def test_it_is_the_game_that_the_plain_world_plays(name: str) -> None:
    """The same seed and actions: the same observations, masks and results."""
    game = fathom.load(name)
    env, chooser, state = ours.env(game), random.Random(1), game.new(seed=3)
    env.reset(seed=3)
    for agent in env.agent_iter():
        sight, reward, over, _, info = env.last()
        seat = int(agent[-1])
        if over:
            assert (info["points"], info["rank"]) == (state.scores[seat], state.ranks[seat])
            env.step(None)
            continue
        assert seat == state.actor
        assert reward == 0
        assert np.flatnonzero(sight["action_mask"]).tolist() == state.legal()
        if state.moment % 20 == 0:
            assert sight["observation"].tolist() == state.observe(seat).tolist()
        action = chooser.choice(state.legal())
        state.apply(action)
        env.step(action)
    assert state.over


@EVERY_GAME
def test_copies_and_pickles_go_on_alike_and_apart(name: str) -> None:
    env = ours.env(name)
    env.reset(seed=5)
    played(env, random.Random(2), 30)
    copies = [copy.copy(env), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    rests = [played(other, random.Random(3)) for other in copies]
    assert played(env, random.Random(3)) == rests[0] == rests[1] == rests[2]
    for other in (env, *copies):
        other.reset()
    assert len({repr(played(other, random.Random(4), 20)) for other in (env, *copies)}) == 1


def test_rewards_are_given_at_the_end_by_rank_or_points() -> None:
    for given in ("rank", "points"):
        env = ours.env("otys", players=4, rewards=given)
        env.reset(seed=9)
        ends = [(info, reward) for *_, reward, over, _, info in played(env, random.Random(1)) if over]
        assert len(ends) == 4
        if given == "points":
            assert [reward for _, reward in ends] == [info["points"] for info, _ in ends]
        else:
            assert sum(reward for _, reward in ends) == pytest.approx(0)
            first = max(ends, key=lambda end: end[1])
            assert first[0]["rank"] == 0


def test_only_who_decides_has_a_mask_and_observations_are_of_their_seat() -> None:
    env = ours.env("abyss", players=3)
    env.reset(seed=1)
    played(env, random.Random(1), 25)
    state = env._now.state()
    for seat, agent in enumerate(env.possible_agents):
        sight = env.observe(agent)
        assert sight["observation"].tolist() == state.observe(seat).tolist()
        assert sight["action_mask"].any() == (agent == env.agent_selection)


def test_bad_input_is_refused_and_nothing_changes() -> None:
    env = ours.env("otys")
    for call in (lambda: env.step(0), lambda: env.observe("player_0"), env.render):
        with pytest.raises(ValueError, match="reset"):
            call()
    env.reset(seed=1)
    before = env._now.pack(), env.agent_selection
    with pytest.raises(fathom.IllegalAction):
        env.step(env.game.action("surface"))
    with pytest.raises(ValueError, match="action"):
        env.step(None)
    assert (env._now.pack(), env.agent_selection) == before
    played(env, random.Random(1))
    with pytest.raises(ValueError, match="reset"):
        env.step(None)
    for bad in ({"rewards": "luck"}, {"illegal": "shrug"}, {"render_mode": "film"}, {"players": 9}, {"plyers": 2}):
        with pytest.raises(ValueError, match=r"luck|shrug|film|players"):
            ours.env("otys", **bad)
    with pytest.raises(ValueError, match="options already"):
        ours.env(fathom.load("otys"), players=2)
    with pytest.raises(ValueError, match="seed"):
        env.reset(seed="one")


def test_the_table_is_drawn_as_a_spectator_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    env = ours.env("abyss", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text
    assert text.count("\n") > 10
    env = ours.env("abyss", render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert capsys.readouterr().out == 2 * (text + "\n")
