"""Many games for learning: the same games as one by one, whatever the threads, and all that a step shows."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import fathom
from fathom.core.compiled import Rollout, Single
from fathom.core.compiled.entries import award
from tests.tables import EVERY_GAME


def rollout(name: str, n: int, seed: int = 1, **settings: Any) -> Rollout:
    return fathom.load(name).compile().rollout(n, seed, **settings)


def single(games: Rollout, i: int) -> Single:
    """The same game, to be played by itself."""
    return Single.unpack(games.fast, games.states[i : i + 1].tobytes(), int(games.chances[i, 0]))


def check(games: Rollout, i: int, one: Single, viewer: int) -> None:
    """What is shown of a game is that of the same game played by itself."""
    assert games.states[i : i + 1].tobytes() == one.pack()
    assert games.actors[i] == (-1 if one.over else one.actor)
    assert games.over[i] == one.over
    assert np.flatnonzero(games.masks[i]).tolist() == one.legal()
    assert games.observations[i].tolist() == one.observe(viewer).tolist()


@EVERY_GAME
def test_it_shows_what_the_games_show_one_by_one(name: str) -> None:
    games = rollout(name, 3)
    ones, ends = [single(games, i) for i in range(3)], 0
    for i, one in enumerate(ones):
        check(games, i, one, int(one.actor or 0))
    while ends < 2:
        chosen, was = games.sample().copy(), games.over.copy()
        actors = games.actors.copy()
        games.step(chosen)
        for i, one in enumerate(ones):
            if was[i]:
                assert not games.ended[i]
                ones[i] = single(games, i)
                assert games.actors[i] >= 0
                continue
            one.apply(int(chosen[i]))
            check(games, i, one, int(actors[i]) if one.over else int(games.actors[i]))
            assert games.ended[i] == one.over
            if one.over:
                ends += 1
                assert (tuple(games.scores[i]), tuple(games.ranks[i])) == (one.scores, one.ranks)
                row = [0.0] * games.fast.game.seats
                award(one.scores, one.ranks, False, row)
                assert games.rewards[i].tolist() == pytest.approx(row)
                assert games.rewards[i].any()
            else:
                assert not games.rewards[i].any()


def shown(games: Rollout) -> list[bytes]:
    """All its arrays."""
    arrays = games.states, games.observations, games.masks, games.rewards, games.ended, games.actors, games.scores
    return [array.tobytes() for array in arrays]


@EVERY_GAME
def test_threads_change_nothing(name: str) -> None:
    """Also in the steps in which games end."""
    plays = [rollout(name, 200, 3, threads=threads, autoreset="same_step") for threads in (1, 2)]
    plays[1].threads = 2  # also where there is but one processor
    plays[1]._scratch = plays[1].fast.scratch(2)
    while not plays[0].ended.any():
        for games in plays:
            games.step(games.sample())
    assert shown(plays[0]) == shown(plays[1])


def test_a_game_that_ends_begins_anew_in_the_same_step_if_wanted() -> None:
    now, later = (rollout("octodice", 64, 5, autoreset=mode) for mode in ("same_step", "next_step"))
    ended = np.zeros(64, np.bool_)
    while not ended.any():  # until then they are the same
        actions = now.sample().copy()
        now.step(actions)
        later.step(actions)
        ended = now.ended.copy()
        assert (ended == later.ended).all()
    assert (now.last[ended] == later.observations[ended]).all()
    assert (now.rewards == later.rewards).all()
    assert not now.over.any()
    assert now.masks[ended].any(axis=1).all()
    assert later.over[ended].all()
    later.step(np.where(ended, -1, now.sample()))
    assert not later.over[ended].any()
    assert not later.rewards[ended].any()
    assert (now.observations[ended] == later.observations[ended]).all()


def test_games_that_stand_still_are_reset_by_hand() -> None:
    games = rollout("octodice", 8, autoreset="disabled")
    while not games.over.any():
        games.step(games.sample())
    before = shown(games)
    with pytest.raises(ValueError, match="reset it first"):
        games.step(np.zeros(8, np.int32))
    assert shown(games) == before
    over = games.over.copy()
    games.reset(over)
    assert not games.over.any()
    assert not games.rewards.any()
    left = ~over
    assert games.observations[left].tobytes() == np.frombuffer(before[1], np.float32).reshape(8, -1)[left].tobytes()


def test_others_play_at_random_until_the_learner_decides() -> None:
    seats = np.arange(30) % 3
    games = fathom.load("octodice", players=3).compile().rollout(30, 2, seats=seats)
    ends = 0
    while not ends:
        live = ~games.over
        assert (games.actors[live] == seats[live]).all()
        games.step(games.sample())
        ends += int(games.ended.sum())
    at = int(np.argmax(games.ended))
    assert games.observations[at].tolist() == games.state(at).observe(int(seats[at])).tolist()


def test_a_seed_is_enough_to_play_it_again() -> None:
    games = rollout("otys", 70, 9)
    runs = []
    for _ in range(2):
        games.reset(seed=9)
        for _ in range(20):
            games.step(games.sample())
        runs.append(shown(games)[:3])
    assert runs[0] == runs[1]
    games.reset()
    assert shown(games)[0] != runs[0][0]
    first = rollout("otys", 70)
    assert shown(first)[0] != shown(rollout("otys", 70, 2))[0]


@EVERY_GAME
def test_copies_and_pickles_go_on_alike_and_apart(name: str) -> None:
    games = rollout(name, 5, autoreset="same_step")
    games.step(games.sample())
    twins = [copy.copy(games), copy.deepcopy(games), pickle.loads(pickle.dumps(games))]
    before = shown(games)
    for twin in twins:
        for _ in range(30):
            twin.step(twin.sample())
        assert not twin.masks.flags.writeable
    assert shown(games) == before
    for _ in range(30):
        games.step(games.sample())
    assert [shown(twin) for twin in twins] == [shown(games)] * 3


def test_bad_input_is_refused_and_nothing_changes() -> None:
    games = rollout("otys", 4)
    good, before = games.sample().copy(), shown(games)
    surface = games.fast.game.action("surface")
    for i, bad, message in ((0, -1, "no such action"), (3, 10**6, "no such action"), (2, surface, "OTYS-TURN-06")):
        actions = good.astype(np.int64)
        actions[i] = bad
        with pytest.raises(ValueError, match=f"game {i}: .*{message}"):
            games.step(actions)
    for shape in (good[:2], good.astype(float), [good]):
        with pytest.raises(ValueError, match="one integer for each of 4"):
            games.step(shape)
    for array in (games.masks, games.over, games.actors, games.ended):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1
    assert shown(games) == before
    fast = games.fast
    with pytest.raises(ValueError, match="one for each of 4, not 2"):
        games.reset(seed=[1, 2])
    for settings in ({"autoreset": "never"}, {"n": 0}, {"seats": [9, 9]}, {"seed": "x"}, {"threads": 0}):
        with pytest.raises(ValueError, match=r"autoreset|games|seat|seed|threads"):
            fast.rollout(**{"n": 2, **settings})  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="mark"):
        games.reset(which=[1, 2, 0, 0])
    for none in (-1, 4, "x"):
        with pytest.raises(ValueError, match="game"):
            games.state(none)  # type: ignore[arg-type]
    assert shown(games) == before


def test_places_are_worth_one_to_minus_one_and_those_who_tie_share() -> None:
    def worth(*ranks: int) -> list[float]:
        row = [0.0] * len(ranks)
        award([7] * len(ranks), ranks, False, row)
        return row

    assert worth(0, 1) == [1, -1]
    assert worth(2, 0, 1) == [-1, 1, 0]
    assert worth(0, 0, 2) == [0.5, 0.5, -1]
    assert worth(1, 1, 0) == [-0.5, -0.5, 1]
    assert worth(0, 0) == [0, 0]
    assert (worth(0), worth(1)) == ([1], [-1])
    points = [0.0, 0.0]
    award((3, -2), (0, 1), True, points)
    assert points == [3, -2]
