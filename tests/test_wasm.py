"""The fourth world: the rules and the search as WebAssembly do byte by byte what machine code does."""

from __future__ import annotations

import gzip
import json
from copy import copy
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom.bots import bot, worlds
from fathom.bots.mcts import Search, Settings
from fathom.bots.wasm import Wasm
from fathom.core.compiled import wasm
from fathom.study.advice import hint
from tests import failing
from tests.modules import (
    Engine,
    in_node,
    in_wasmtime,
    manifest,
    native,
    node,
    place,
    random_games,
    searches,
    whole_games,
    world,
)
from tests.tables import EVERY_GAME, positions, rotated, tables

pytestmark = pytest.mark.slow

BUDGET = 150_000  # bytes, gzipped, for a game with its search


@cache
def module(name: str) -> Wasm:
    """A game in `wasmtime`."""
    return world(fathom.load(name))


@pytest.mark.sampled
@rotated(1)
def test_random_games_agree(name: str, options: dict[str, Any], proving: bool) -> None:
    game = fathom.load(name, **options)
    program = random_games(game, n=200 if proving else 12, seed=5, rounds=1500 if proving else 200)
    assert in_wasmtime(program) == native(program)
    program = whole_games(game, n=2000 if proving else 50, seed=5)
    assert in_wasmtime(program) == native(program)


@pytest.mark.sampled
@rotated(2)
def test_searches_agree(name: str, options: dict[str, Any], proving: bool) -> None:
    game = fathom.load(name, **options)
    for i, state in enumerate(positions(game, seed=2)):
        if i % (11 if proving else 67) == 3 and state.actor is not None:
            program = searches(state, state.actor, 400, seed=i, picks=1 + i % 3)
            assert in_wasmtime(program) == native(program), f"decision {i}"


@pytest.mark.sampled
@EVERY_GAME
def test_the_engine_of_the_page_agrees(name: str, proving: bool) -> None:
    for options in tables(name) if proving else tables(name)[-1:]:
        game = fathom.load(name, **options)
        midgame = next(islice(positions(game, seed=3), 20, None))
        programs = [
            random_games(game, n=100 if proving else 6, seed=9, rounds=1500 if proving else 150),
            whole_games(game, n=1000 if proving else 50, seed=9),
            *(searches(midgame, midgame.actor or 0, 300, seed=i) for i in range(4)),
        ]
        assert in_node(programs) == [native(program) for program in programs]


@EVERY_GAME
def test_bots_and_hints_are_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, told = fathom.load(name), []
    monkeypatch.setattr(worlds, "_compiles", False)
    for searching in (worlds.prepare(game), module(name)):
        monkeypatch.setattr(worlds, "_fast", {(game.name, game.data_hash): searching})
        bots = [bot("mcts:200:trees=2", seed=1), bot("greedy", seed=2), bot("casual", seed=3)]
        found: list[Any] = []
        for state in islice(positions(game, seed=4), 0, 40, 13):
            seat = state.actor or 0
            found += [one.choose(state.determinise(seat, 1), seat) for one in bots]
            found.append(Search(3, Settings(300)).options(state, seat))
            found.append(hint(state, seat, seed=5, simulations=200))
        told.append(found)
    assert told[0] == told[1]


@EVERY_GAME
def test_a_module_is_small_and_needs_nothing(name: str) -> None:
    game = fathom.load(name)
    module = (place(game) / f"{name}.wasm").read_bytes()
    assert len(gzip.compress(module)) <= BUDGET
    assert json.loads(manifest(game))["bytes"] == len(module)
    Engine(game)  # asserts that it imports nothing


def test_a_module_of_other_rules_is_refused() -> None:
    otys, octodice = fathom.load("otys"), fathom.load("octodice")
    engine, told = Engine(otys), json.loads(manifest(otys))
    with pytest.raises(ValueError, match="game 'otys', but here it is 'octodice'"):
        Wasm(octodice, engine, json.dumps(told))
    for name, value in {"abi": 2, "data": "0", "version": 99, "actions": 1, "sizes": {}}.items():
        with pytest.raises(ValueError, match=name):
            Wasm(otys, engine, json.dumps({**told, name: value}))
    with pytest.raises(ValueError, match="has no tree_search"):
        Wasm(otys, engine, json.dumps({**told, "entries": {}}))


def test_memory_is_given_back() -> None:
    game = fathom.load("otys")
    one, state = world(game), game.new(seed=1)
    ends = []
    for i in range(3):
        Search(i, Settings(300)).options(state, 0, one)
        ends.append(one.engine.memory.data_len(one.engine.store))  # type: ignore[attr-defined]
    assert ends[1] == ends[2]
    with pytest.raises(MemoryError, match="no room for 3000000000 bytes"):
        one.integers(750_000_000)


def test_rows_read_like_lists() -> None:
    one = world(fathom.load("otys"))
    row = one.row([1.5, -2.0, 3.0])
    row[1] = 7.0
    assert [len(row), *row, row[-1], *row[:2]] == [3, 1.5, 7.0, 3.0, 3.0, 1.5, 7.0]
    assert one.rows([[1.0, 2.0], [3.0, 4.0]]).sizes == (2, 2)
    assert one.state_of(one.chance(2**64 - 1)) == 2**64 - 1
    for i in (3, -4):
        with pytest.raises(IndexError):
            row[i]
    with pytest.raises(ValueError, match="bytes, not 3"):
        one.states(b"abc", 1)


def test_failures_are_told_and_nothing_goes_on_after_them(tmp_path: Path) -> None:
    game = fathom.load("otys")
    size = wasm.export(game, tmp_path, failing)["bytes"]

    def call(name: str, *numbers: float) -> float | None:
        one = copy(module("otys"))  # the others keep their engine
        one.engine = Engine(game, tmp_path)
        return one.call(name, *numbers)

    assert call("fail_divide", 7, 2) == 3
    with pytest.raises(RuntimeError, match="fail_divide failed: ZeroDivisionError: integer division by zero"):
        call("fail_divide", 7, 0)
    with pytest.raises(RuntimeError, match=r"(?s)fail_far failed: .*out of bounds memory access"):
        call("fail_far", 1024, 1000, 9_000_000)
    assert node("engine_failing", tmp_path, "otys") == [
        3,
        "EngineError: otys: fail_divide failed: the rules raised an exception",
        "EngineError: otys: fail_divide failed: the rules raised an exception",
        "EngineError: otys: fail_far failed: RuntimeError: memory access out of bounds",
        "EngineError: otys: fail_divide takes 2 numbers",
        "EngineError: otys: fail_divide takes 2 numbers",
        "EngineError: otys: no entry point nothing",
        "EngineError: otys: no room for 3000000000 bytes",
        "EngineError: otys: no memory at 1000000000 to 1000000005",
        f"EngineError: otys: a module of {size - 1} bytes, not {size}",
        "EngineError: otys: a module of kind 2, not 1",
        "EngineError: otys: 404 Not Found",
        "EngineError: otys: the module has no tree_search",
    ]
