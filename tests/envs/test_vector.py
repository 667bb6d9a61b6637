"""Many games as one of Gymnasium's vector environments, by its conventions."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import fathom
from fathom.core.registry import definition
from fathom.envs.vector import VectorEnvironment
from tests.tables import EVERY_GAME


def legal(info: dict[str, Any], chooser: np.random.Generator) -> Any:
    """A random legal action for every game."""
    mask = info["action_mask"]
    return (mask * chooser.random(mask.shape)).argmax(axis=1)


def until_one_ends(tables: Any, seed: int) -> tuple[Any, Any, Any, Any]:
    """Play until the first game ends; returns what that step gave."""
    chooser = np.random.default_rng(seed)
    _, info = tables.reset(seed=seed)
    while True:
        seen, rewards, over, cut, info = tables.step(legal(info, chooser))
        assert not cut.any()
        if over.any():
            return seen, rewards, over, info
        assert not rewards.any()


@EVERY_GAME
def test_shapes_and_types_are_those_of_its_spaces(name: str) -> None:
    id = f"fathom/{name}-v{definition(name).version}"
    tables = gymnasium.make_vec(id, num_envs=6)
    assert isinstance(tables.unwrapped, VectorEnvironment)
    chooser = np.random.default_rng(1)
    seen, info = tables.reset(seed=1)
    for _ in range(10):
        assert tables.observation_space.contains(seen)
        actions = legal(info, chooser)
        assert tables.action_space.contains(actions)
        seen, rewards, over, cut, info = tables.step(actions)
        assert (rewards.shape, rewards.dtype) == ((6,), np.float64)
        assert (over.dtype, cut.dtype) == (np.bool_, np.bool_)
        assert info["action_mask"].any(axis=1).all()
        assert tables.single_action_space.sample(info["action_mask"][0]) in np.flatnonzero(info["action_mask"][0])
    tables.close()


@pytest.mark.parametrize("opponents", ["random", "greedy", None])
def test_a_seed_gives_the_same_games_whatever_the_threads(opponents: str | None) -> None:
    n = 6 if opponents == "greedy" else 140
    found = []
    for threads in (1, 2):
        tables = VectorEnvironment("octodice", n, opponents, seat=None, threads=threads, players=2)
        seen, rewards, over, info = until_one_ends(tables, 4)
        found.append([seen.tobytes(), rewards.tobytes(), over.tobytes(), info["action_mask"].tobytes()])
    assert found[0] == found[1]


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_you_see_your_own_seat_in_every_game_also_at_its_end(opponents: str) -> None:
    tables = VectorEnvironment("octodice", 6, opponents, seat=None, rewards="points", players=3)
    seen, rewards, over, info = until_one_ends(tables, 2)
    for i in range(6):
        state = tables._rollout.state(i)
        assert seen[i].tolist() == state.observe(i % 3).tolist()
        assert over[i] == state.over
        if over[i]:
            assert rewards[i] == info["points"][i] == state.scores[i % 3]
            assert info["rank"][i] == state.ranks[i % 3]
            assert info["_points"][i]
            assert not info["action_mask"][i].any()
        else:
            assert state.actor == i % 3
            assert np.flatnonzero(info["action_mask"][i]).tolist() == state.legal()


def test_next_step_begins_anew_with_the_next_action_whatever_it_is() -> None:
    tables = VectorEnvironment("octodice", 20)
    _, _, over, info = until_one_ends(tables, 3)
    actions = np.where(over, 0, info["action_mask"].argmax(axis=1))
    _, rewards, again, _, info = tables.step(actions)
    assert not again[over].any()
    assert not rewards[over].any()
    assert info["action_mask"][over].any(axis=1).all()


def test_same_step_shows_the_end_beside_the_new_beginning() -> None:
    same, after = (VectorEnvironment("octodice", 20, autoreset_mode=mode) for mode in ("SameStep", "NextStep"))
    seen, rewards, over, info = until_one_ends(same, 3)
    last, expected, _, ended = until_one_ends(after, 3)
    assert same.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert (rewards == expected).all()
    assert (info["_final_obs"] == over).all()
    for i in range(20):
        if over[i]:
            assert (info["final_obs"][i] == last[i]).all()
            assert (seen[i] != last[i]).any()
            assert info["action_mask"][i].any()
            assert info["final_info"]["points"][i] == ended["points"][i]
        else:
            assert info["final_obs"][i] is None


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_its_wrapper_for_statistics_counts_our_games(mode: AutoresetMode) -> None:
    """It stands on the conventions: which games have ended, and what follows an end."""
    tables = VectorEnvironment("octodice", 20, autoreset_mode=mode)
    rewards, over, info = until_one_ends(RecordEpisodeStatistics(tables), 3)[1:]
    told = info["episode"]
    assert (told["r"] == rewards).all()
    assert (told["l"][over] > 10).all()
    assert not told["l"][~over].any()


def test_disabled_waits_for_a_reset_of_those_that_are_over() -> None:
    tables = VectorEnvironment("octodice", 20, autoreset_mode=AutoresetMode.DISABLED)
    seen, _, over, info = until_one_ends(tables, 3)
    with pytest.raises(ValueError, match="is over: reset it first"):
        tables.step(info["action_mask"].argmax(axis=1))
    now, info = tables.reset(options={"reset_mask": over})
    assert (now[~over] == seen[~over]).all()
    assert info["action_mask"].any(axis=1).all()
    tables.step(info["action_mask"].argmax(axis=1))


def test_in_self_play_you_decide_for_everybody() -> None:
    tables = VectorEnvironment("octodice", 30, None, players=3)
    _, rewards, over, info = until_one_ends(tables, 1)
    at = int(np.argmax(over))
    assert info["actor"][at] == -1
    assert info["rewards"][at].sum() == pytest.approx(0)
    assert rewards[at] in info["rewards"][at]
    assert set(info["actor"][~over]) <= {0, 1, 2}


def steps(tables: Any, info: dict[str, Any], count: int) -> list[bytes]:
    """What some steps show, by the lowest legal action everywhere."""
    found = []
    for _ in range(count):
        seen, rewards, over, _, info = tables.step(info["action_mask"].argmax(axis=1))
        found.append(b"".join(array.tobytes() for array in (seen, rewards, over, info["action_mask"])))
    return found


@pytest.mark.parametrize("opponents", ["random", "greedy", None])
@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_copies_and_pickles_go_on_alike_and_apart(mode: AutoresetMode, opponents: str | None) -> None:
    tables = VectorEnvironment("octodice", 3, opponents, autoreset_mode=mode, players=2)
    _, info = tables.reset(seed=1)
    steps(tables, info, 5)
    _, info = tables.reset(options={"reset_mask": np.array([True, False, False])})
    twins = [copy(tables), deepcopy(tables), pickle.loads(pickle.dumps(tables))]
    found = [steps(twin, info, 6) for twin in twins]
    assert found == [steps(tables, info, 6)] * 3
    with pytest.raises(ValueError, match="read-only"):
        twins[2]._rollout.masks[0] = 1


@pytest.mark.parametrize("opponents", ["random", "greedy", None])
def test_with_a_seed_for_each_game_it_does_not_depend_on_the_others(opponents: str | None) -> None:
    three, two = (VectorEnvironment("octodice", n, opponents, players=2) for n in (3, 2))
    seen, info = three.reset(seed=[5, 6, 7])
    again, other = two.reset(seed=[7, 5])
    for _ in range(10):
        assert (seen[[2, 0]] == again).all()
        assert (info["action_mask"][[2, 0]] == other["action_mask"]).all()
        seen, _, _, _, info = three.step(info["action_mask"].argmax(axis=1))
        again, _, _, _, other = two.step(other["action_mask"].argmax(axis=1))
    if opponents is None:
        assert again[1].tolist() == lowest(5, 10)
    first = three.reset()[0]
    three.reset(seed=[5, 6, 7])
    assert (three.reset()[0] == first).all()
    three.reset(seed=np.array([5, 6, 8]))  # type: ignore[arg-type]
    assert (three.reset()[0] != first).any()


def lowest(seed: int, count: int) -> list[float]:
    """What is seen after some decisions in the plain world."""
    state = fathom.load("octodice", players=2).new(seed=seed)
    for _ in range(count):
        state.apply(state.legal()[0])
    assert state.actor is not None
    return [float(number) for number in state.observe(state.actor)]


def test_a_seed_with_a_mask_is_for_the_marked_games() -> None:
    tables, other = VectorEnvironment("otys", 3), VectorEnvironment("otys", 3)
    before, _ = tables.reset(seed=1)
    after, _ = tables.reset(seed=9, options={"reset_mask": np.array([True, False, True])})
    expected, _ = other.reset(seed=9)
    assert (after[[0, 2]] == expected[[0, 2]]).all()
    assert (after[1] == before[1]).all()
    assert (expected[1] != before[1]).any()


def test_without_copies_the_arrays_are_its_own() -> None:
    for copied in (False, True):
        tables = VectorEnvironment("otys", 8, copy=copied)
        first, info = tables.reset(seed=1)
        held = first.copy()
        second = tables.step(info["action_mask"].argmax(axis=1))[0]
        assert np.shares_memory(first, second) == (not copied)
        assert (first == held).all() == copied
        assert np.shares_memory(second, tables._rollout.observations) == (not copied)


def test_bad_input_is_refused() -> None:
    tables = VectorEnvironment("otys", 3)
    with pytest.raises(ValueError, match="reset"):
        tables.step([0, 0, 0])
    _, info = tables.reset(seed=1)
    with pytest.raises(ValueError, match="game 1"):
        tables.step([info["action_mask"][0].argmax(), 10**6, 0])
    before = tables._rollout.states.tobytes()
    for bad_seed in ("one", 1.5, [1, 2], [1, 2, "three"]):
        with pytest.raises(ValueError, match="seed"):
            tables.reset(seed=bad_seed)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="mark"):
        tables.reset(options={"reset_mask": np.ones(2, np.bool_)})
    assert tables._rollout.states.tobytes() == before
    bad: list[dict[str, Any]] = [{"num_envs": number} for number in (0, -1, "3")]
    bad += [{"opponents": "nobody"}, {"seat": 7}, {"rewards": "x"}, {"autoreset_mode": "x"}]
    for settings in bad:
        with pytest.raises(ValueError, match=r"nobody|games|seat|rewards|AutoresetMode"):
            VectorEnvironment("otys", **settings)
