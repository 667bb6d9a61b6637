"""Games as WebAssembly for tests: run by the engine of the package `wasmtime`, and programs that every world can run.

A program is made of arrays and calls of entry points. Whatever runs it tells a digest of all arrays after each round.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
from base64 import b64encode
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import wasmtime

import fathom
from fathom.bots import browser, tree, worlds
from fathom.bots.mcts import Search, Settings
from fathom.bots.wasm import Wasm
from fathom.core.compiled import generators, wasm
from fathom.core.compiled.cache import cache_folder
from fathom.core.compiled.kernels import kinds

Call = tuple[Any, ...]  # an entry point and its arguments: names of arrays, or numbers; ("=", to, from) copies an array


def place(game: fathom.Game) -> Path:
    """Where a game's module and its manifest lie."""
    folder = cache_folder(game, wasm, browser)
    wasm.export(game, folder, browser)
    return folder


class Engine:
    """What `web/src/lib/engine.ts` is in a browser."""

    def __init__(self, game: fathom.Game, folder: Path | None = None) -> None:
        self.store = wasmtime.Store()
        module = wasmtime.Module.from_file(self.store.engine, str((folder or place(game)) / f"{game.name}.wasm"))
        assert not module.imports, "a module needs nothing from outside"
        self.exports: Any = wasmtime.Instance(self.store, module, []).exports(self.store)
        self.memory: Any = self.exports["memory"]

    def call(self, name: str, *args: float) -> float | None:
        kinds = self.exports[name].type(self.store).params
        whole = wasmtime.ValType.i32()
        given = [int(arg) if kind == whole else float(arg) for arg, kind in zip(args, kinds, strict=True)]
        result: float | None = self.exports[name](self.store, *given)
        return result

    def read(self, at: int, n: int) -> bytes:
        return bytes(self.memory.read(self.store, at, at + n))

    def write(self, at: int, data: bytes) -> None:
        self.memory.write(self.store, data, at)


def manifest(game: fathom.Game) -> str:
    """What stands beside a game's module."""
    return (place(game) / f"{game.name}.json").read_text()


def world(game: fathom.Game) -> Wasm:
    """A game's search in an engine of its own."""
    return Wasm(game, Engine(game), manifest(game))


@dataclass
class Program:
    """What to do: `start` once, then `calls` so many times."""

    game: fathom.Game
    arrays: dict[str, np.ndarray[Any, Any]]
    start: list[Call]
    calls: list[Call]
    rounds: int

    def told(self) -> dict[str, Any]:
        """The same in JSON, for JavaScript."""
        arrays = {
            name: {"data": b64encode(array.tobytes()).decode(), "shape": array.shape}
            for name, array in self.arrays.items()
        }
        return {"arrays": arrays, "start": self.start, "calls": self.calls, "rounds": self.rounds}


@dataclass
class Prepared:
    """A program in the compiled world."""

    program: Program
    arrays: dict[str, np.ndarray[Any, Any]]
    entries: dict[str, Any]

    def call(self, name: str, *args: Any) -> None:
        arrays = self.arrays
        if name == "=":
            arrays[args[0]][:] = arrays[args[1]]
        else:
            self.entries[name](*(arrays[arg] if isinstance(arg, str) else arg for arg in args))

    def round(self) -> None:
        for one in self.program.calls:
            self.call(*one)


def prepared(program: Program) -> Prepared:
    """A program ready for machine code."""
    searching = worlds.prepare(program.game).entries(tree)
    entries = {**program.game.compile().entries, **dict(zip(tree.ENTRIES, searching, strict=True))}
    return Prepared(program, {name: array.copy() for name, array in program.arrays.items()}, entries)


def native(program: Program) -> list[str]:
    """The digests of the compiled world."""
    ready = prepared(program)
    return _run(program, ready.call, lambda: [array.tobytes() for array in ready.arrays.values()])


def in_wasmtime(program: Program) -> list[str]:
    """Those of WebAssembly in `wasmtime`."""
    engine, at = Engine(program.game), {}
    for name, array in program.arrays.items():
        at[name] = int(engine.call("take", array.nbytes) or 0)
        engine.write(at[name], array.tobytes())

    def call(name: str, *args: Any) -> None:
        if name == "=":
            engine.write(at[args[0]], engine.read(at[args[1]], program.arrays[args[1]].nbytes))
            return
        flat: list[float] = []
        for arg in args:
            flat += (at[arg], *program.arrays[arg].shape) if isinstance(arg, str) else (arg,)
        engine.call(name, *flat)

    return _run(program, call, lambda: [engine.read(at[name], a.nbytes) for name, a in program.arrays.items()])


def in_node(programs: Sequence[Program]) -> list[list[str]]:
    """Those of the page's own engine in Node, for programs of one game."""
    game, told = programs[0].game, json.dumps([program.told() for program in programs])
    found: list[list[str]] = node("engine", place(game), game.name, told)
    return found


def node(script: str, folder: Path, name: str, given: str = "") -> Any:
    """What a script beside this file says of a module."""
    command = ["node", str(Path(__file__).with_name(f"{script}.mjs")), str(folder), name]
    done = subprocess.run(command, input=given, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


def _run(program: Program, call: Callable[..., None], held: Callable[[], Sequence[bytes]]) -> list[str]:
    digests = []
    for calls in [program.start] + [program.calls] * program.rounds:
        for one in calls:
            call(*one)
        digests.append(hashlib.sha256(b"".join(held())).hexdigest())
    return digests


def random_games(game: fathom.Game, n: int, seed: int, rounds: int) -> Program:
    """n random games side by side: states, masks, refusals, values, observations and guesses after every action."""
    fast, seats = game.compile(), game.seats
    arrays = {
        "states": fast.blank(n),
        "guesses": fast.blank(n),
        "chances": generators(seed, n),
        "others": generators(seed + 1, n),
        "scratch": fast.scratch(),
        "which": np.ones(n, np.int32),
        "actors": np.zeros(n, np.int32),
        "over": np.zeros(n, np.uint8),
        "scores": np.zeros((n, seats), np.int32),
        "actions": np.zeros(n, np.int32),
        "refused": np.zeros(n, np.int32),
        "seats": np.arange(n, dtype=np.int32) % seats,
        "mask": np.zeros((n, game.num_actions), np.uint8),
        "seen": np.zeros((n, *game.observation_shape), np.float32),
        "values": np.zeros((n, seats)),
        "weights": np.array(game.weights(), float),
    }
    start = [("drive_begin", "states", "chances", "scratch", "which", "actors", "over", "scores")]
    calls: list[Call] = [
        ("drive_mask", "states", "scratch", "mask"),
        ("drive_sample", "states", "chances", "scratch", "actions"),
        ("drive_check", "states", "actions", "refused"),
        ("drive_observe", "states", "seats", "seen"),
        ("drive_values", "states", "weights", "values"),
        ("=", "guesses", "states"),
        ("drive_determinise", "guesses", "others", "seats"),
        ("drive_step", "states", "chances", "scratch", "actions", "actors", "over", "scores"),
    ]
    return Program(game, arrays, start, calls, rounds)


def whole_games(game: fathom.Game, n: int, seed: int) -> Program:
    """n random games in one call, then n play-outs from a position."""
    fast, seats = game.compile(), game.seats
    arrays = {
        "blank": fast.blank(),
        "base": fast.pack(game.new(seed=seed)),
        "work": fast.blank(),
        "chances": generators(seed, n),
        "scratch": fast.scratch(),
        "scores": np.zeros((n, seats), np.int32),
        "ranks": np.zeros((n, seats), np.int32),
    }
    games = ("drive_games", "blank", "work", "chances", "scratch", 0, n, "scores")
    playouts = ("drive_playouts", "base", "work", "chances", "scratch", 0, n, "scores", "ranks")
    return Program(game, arrays, [games], [playouts], 1)


class Asked(Exception):
    """What a search would have been asked for."""


def searches(state: fathom.State, seat: int, simulations: int, seed: int, **settings: Any) -> Program:
    """A search of a position as a seat knows it, twice as long in a second round; then what greedy does and the game
    reckons there."""
    game, rules = state.game, state.game.rules
    world = copy(worlds.prepare(game))

    def asked(*given: Any) -> None:
        raise Asked(dict(zip(kinds(tree.tree_search), given, strict=True)))

    world.search = asked
    try:
        Search(seed, Settings(simulations, **settings)).options(state.determinise(seat, seed), seat, world)
    except Asked as found:
        held = {**found.args[0], "simulations": simulations}
    held |= {name: world.offers(game.num_actions) for name in ("ahead", "after")}
    held |= {"positions": np.repeat(held["base"], 3), "lead": float(rules.LEAD)}
    held |= {"room": world.values(rules.ROOM), "worth": world.values(game.num_actions)}

    def call(name: str, **other: str) -> Call:
        names = [other.get(one, one) for one in kinds(getattr(tree, name))]
        return name, *(one if isinstance(held[one], np.ndarray) else held[one] for one in names)

    search = call("tree_search")
    others = call("tree_greedy", work="positions"), call("tree_reckon", work="positions")
    arrays = {name: value for name, value in held.items() if isinstance(value, np.ndarray)}
    return Program(game, arrays, [search], [search, *others], 1)
