"""Two worlds, one source: the compiled rules do byte by byte what the plain ones do."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import fathom
from fathom.core.chance import Recorder, Seeded, stream
from fathom.core.compiled import Compiled, generators
from fathom.core.registry import definition
from tests.tables import EVERY_GAME, EVERY_SIZE, GAMES, PACKS, positions, sizes, tables

pytestmark = pytest.mark.slow

GAMES_PER_SIZE = int(os.environ.get("FATHOM_REPLAYS", "2000"))
SAMPLE = 96  # of them, where nothing is to be proved
CHEAP = "otys"  # to compile: once more, with a pack or with bounds checks, takes a minute for others
ROUND_CAPS = (5, 12, 25, 100)


@cache
def fast(name: str, *options: tuple[str, Any]) -> Compiled:
    return fathom.load(name, **dict(options)).compile()


def table(name: str, players: int, i: int) -> tuple[tuple[str, Any], ...]:
    """The options of the i-th game of a size: all mixtures in turn, and games of all lengths."""
    mixes = [options for options in tables(name) if options["players"] == players]
    options = dict(mixes[i % len(mixes)])
    if "round_cap" in definition(name).options.options:
        options["round_cap"] = ROUND_CAPS[i // len(mixes) % len(ROUND_CAPS)]
    return tuple(options.items())


def compare_game(compiled: Compiled, seed: int) -> int:
    """Play one random game in both worlds at once; returns the number of decisions."""
    game, rules = compiled.game, compiled.game.rules
    g: Any = game.definition.table()
    offers: list[int] = []
    rules.configure(g, game.options)
    chance = Recorder(Seeded.at(stream(seed, 0)), events=False)
    states, chances, scratch = compiled.blank(), generators(seed, 1), compiled.scratch()
    actors, over, scores = np.zeros(1, np.int32), np.zeros(1, np.uint8), np.zeros((1, game.seats), np.int32)
    which = np.ones(1, np.int32)
    compiled.entries["drive_begin"](states, chances, np.repeat(scratch, 8, 0), which, actors, over, scores)
    rules.begin(g, chance, offers)
    step, row, choices, decisions = compiled.entries["drive_one"], scratch[0], Seeded(seed), 0
    assert states.tobytes() == g.pack(), f"seed {seed}: the set-ups differ"
    while not g.over:
        action = offers[choices.pick(len(offers))]
        rules.advance(g, action, chance, offers)
        count = step(states, chances, scratch, 0, action)
        decisions += 1
        where = f"seed {seed}, decision {decisions}, {game.text(action)}, {game.options}"
        assert states.tobytes() == g.pack(), f"{where}: {differences(compiled.unpack(states), g)}"
        assert row[1 : count + 1].tolist() == offers, f"{where}: legal actions"
    return decisions


def differences(one: Any, other: Any) -> list[str]:
    """Which fields differ."""
    left, right = one.to_dict(), other.to_dict()
    return [f"{key}: compiled {left[key]}, plain {right[key]}" for key in left if left[key] != right[key]]


CHEAP_GAME = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name == CHEAP else pytest.mark.prove) for name in GAMES]
)


@pytest.mark.sampled
@EVERY_SIZE
def test_random_games_agree(name: str, players: int, proving: bool) -> None:
    games = range(GAMES_PER_SIZE if proving else SAMPLE)
    decisions = sum(compare_game(fast(name, *table(name, players, i)), seed=i) for i in games)
    assert decisions > len(games)  # they were games, not empty shells


@pytest.mark.sampled
@EVERY_GAME
def test_observations_values_and_guesses_agree(name: str, proving: bool) -> None:
    for i, options in enumerate(tables(name)):
        compiled = fast(name, *options.items())
        game, rules = compiled.game, compiled.game.rules
        for at, state in enumerate(positions(game, seed=i, limit=300 if proving else 80)):
            if at % 7:
                continue
            for seat in range(game.seats):
                states, seats = compiled.pack(state), np.array([seat], np.int32)
                seen = np.zeros((1, *game.observation_shape), np.float32)
                compiled.entries["drive_observe"](states, seats, seen)
                assert seen[0].tobytes() == state.observe(seat).tobytes()
                assert compiled.values(states)[0, seat] == state.heuristic(seat)
                guess, chance = state.raw.clone(), Recorder(Seeded.at(stream(at, 0)), events=False)
                rules.determinise(guess, seat, chance)
                compiled.determinise(states, seats, seed=at)
                assert states.tobytes() == guess.pack()


@EVERY_GAME
def test_batch_agrees_with_plain_states_and_with_any_number_of_threads(name: str) -> None:
    game = fathom.load(name)
    compiled = game.compile()
    one, two = compiled.batch(64, seed=3, threads=1), compiled.batch(64, seed=3, threads=2)
    for _ in range(200):
        mask = one.mask()
        assert (mask == two.mask()).all()
        for i in (0, 63):
            state = one.state(i)
            assert np.flatnonzero(mask[i]).tolist() == state.legal()
            assert one.scores[i].tolist() == list(state.scores)
            assert bool(one.over[i]) == state.over
            assert one.actors[i] == (-1 if state.actor is None else state.actor)
        actions = one.sample().copy()
        assert (actions == two.sample()).all()
        assert all(mask[i, action] for i, action in enumerate(actions) if action >= 0)
        one.step(actions)
        two.step(actions)
        assert one.states.tobytes() == two.states.tobytes()
        assert one.observe().tobytes() == two.observe().tobytes()
        one.reset()
        two.reset()


@EVERY_GAME
def test_batch_refuses_bad_input_and_changes_nothing(name: str) -> None:
    batch = fathom.load(name).compile().batch(8, seed=1)
    before = batch.states.tobytes()
    legal = batch.sample().copy()
    illegal = legal.copy()
    illegal[5] = next(action for action in range(batch.fast.game.num_actions) if batch.state(5).explain(action))
    for bad, words in (
        (illegal, "game 5.*not legal"),
        (legal[:3], "action: one integer for each of 8 games"),
        (legal + 0.9, "action: one integer for each of 8 games"),
        (legal.astype(np.int64) + 2**32, "no such action"),
        (np.full(8, 10**6), "no such action"),
        (np.full(8, -1), "no such action"),
    ):
        with pytest.raises(ValueError, match=words):
            batch.step(bad)
        assert batch.states.tobytes() == before
    with pytest.raises(ValueError, match="seat"):
        batch.observe(np.full(8, 9))
    compiled = batch.fast
    state = compiled.game.new(seed=1)
    other = fathom.load(name, players=next(size for size in sizes(name) if size != state.game.seats)).new(seed=1)
    for call, words in (
        (lambda: compiled.batch(0), "games: an integer from 1 on"),
        (lambda: compiled.batch(4, threads=0), "threads: an integer from 1 on"),
        (lambda: compiled.playouts(state, -1, seed=1), "play-outs: an integer from 0 on"),
        (lambda: compiled.playouts(state, 1, seed=None), "a seed is an integer"),  # type: ignore[arg-type]
        (lambda: compiled.playouts(other, 1, seed=1), "cannot be played by"),
        (lambda: batch.state(8), r"games are 0\.\.7"),
    ):
        with pytest.raises(ValueError, match=words):
            call()
    assert batch.over.dtype == batch.mask().dtype == np.bool_


@EVERY_GAME
def test_playouts_end_games_and_do_not_depend_on_threads(name: str) -> None:
    game = fathom.load(name)
    compiled, state = game.compile(), game.new(seed=5)
    before = state.raw.pack()
    one, two = compiled.playouts(state, 300, seed=9), compiled.playouts(state, 300, seed=9, threads=2)
    assert (one.scores == two.scores).all()
    assert (one.ranks == two.ranks).all()
    assert one.decisions == two.decisions > 300
    assert (one.ranks.min(axis=1) == 0).all()
    assert len({tuple(row) for row in one.scores.tolist()}) > 20
    assert state.raw.pack() == before
    assert (compiled.games(50, seed=2)[0] == compiled.games(50, seed=2, threads=3)[0]).all()


@pytest.mark.sampled
@CHEAP_GAME
def test_compiled_with_a_data_pack_plays_by_that_pack(name: str) -> None:
    compiled = fathom.load(name, data=PACKS[name]).compile()
    assert compiled.game.data_hash != fathom.load(name).data_hash
    for seed in range(5):
        compare_game(compiled, seed)
    assert compiled.games(50, seed=1)[1] < fathom.load(name).compile().games(50, seed=1)[1]


@pytest.mark.prove
@pytest.mark.parametrize("name", GAMES)
def test_bounds_are_kept(name: str) -> None:
    """The same comparison, compiled with bounds checks: an index out of range raises instead of reading on."""
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "FATHOM_REPLAYS": "80"}
    chosen = ["--game", name, "-k", "random_games_agree or observations", "--prove"]
    alone = ["-p", "no:cacheprovider", "-p", "no:xdist"]
    command = [sys.executable, "-m", "pytest", "-q", *chosen, *alone, __file__]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:]


def test_a_damaged_cache_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever loading trips over, the folder goes and is compiled once more; a second failure is a real one."""
    calls: list[str] = []

    def ensure(game: fathom.Game, backend: object, progress: object, entries: object) -> Path:
        calls.append("ensure")
        (tmp_path / "otys").mkdir(exist_ok=True)
        return tmp_path / "otys"

    def build(game: fathom.Game, backend: object, folder: Path, progress: object, entries: object) -> dict[str, Any]:
        calls.append("build")
        if calls.count("build") == 1:
            (folder / "left").touch()
            raise EOFError("Ran out of input")
        assert not (folder / "left").exists()
        return {"drive_one": None}

    monkeypatch.setattr("fathom.core.compiled.world.ensure", ensure)
    monkeypatch.setattr("fathom.core.compiled.build.build", build)
    monkeypatch.setattr("fathom.core.compiled.world._entries", {})
    assert fathom.load("otys").compile().entries == {"drive_one": None}
    assert calls == ["ensure", "build", "ensure", "build"]
