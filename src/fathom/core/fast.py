"""What people use of the compiled world: batches of games, play-outs, single steps. All over numpy arrays."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numba
import numpy as np

from fathom.core.chance import GAMMA, MASK, mix, stream
from fathom.core.compile import Progress, build, ensure

if TYPE_CHECKING:
    from fathom.core.game import Game, State

_entries: dict[Path, dict[str, Any]] = {}


def compiled(game: Game, progress: Progress | None = None) -> Compiled:
    """The compiled world of a game."""
    folder = ensure(game, progress)
    if folder not in _entries:
        try:
            _entries[folder] = build(game, folder)
        except Exception:  # whatever a damaged cache leads to: make it anew, once
            shutil.rmtree(folder, ignore_errors=True)
            _entries[folder] = build(game, ensure(game, progress))
    return Compiled(game, _entries[folder])


_parallel = threading.Lock()  # Numba's simplest thread pool must not be entered twice at once


@dataclass(frozen=True)
class Playouts:
    """The ends of random play-outs: points and places by seat, and how many decisions they took."""

    scores: np.ndarray[Any, Any]
    ranks: np.ndarray[Any, Any]
    decisions: int


def generators(seed: int, n: int) -> np.ndarray[Any, Any]:
    """n independent generators of a seed, one row each: `stream` for whole arrays."""
    with np.errstate(over="ignore"):
        return mix64(np.uint64(mix(seed & MASK)) + np.arange(1, n + 1, dtype=np.uint64) * np.uint64(GAMMA))[:, None]


def mix64(z: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """`mix` for whole arrays."""
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return np.ascontiguousarray(z ^ (z >> np.uint64(31)))


class Compiled:
    """A game in the compiled world."""

    def __init__(self, game: Game, entries: dict[str, Any]) -> None:
        self.game, self.entries = game, entries
        self.dtype = game.definition.table.dtype()

    def pack(self, state: State) -> np.ndarray[Any, Any]:
        """A state as an array of one packed record."""
        return np.frombuffer(bytearray(state._raw.pack()), self.dtype)

    def unpack(self, states: np.ndarray[Any, Any], i: int = 0) -> Any:
        """The plain state back from a packed one."""
        return self.game.definition.table.unpack(states[i : i + 1].tobytes())

    def blank(self, n: int = 1) -> np.ndarray[Any, Any]:
        """States with the table's options and nothing else."""
        table = self.game.definition.table()
        self.game.rules.configure(table, self.game.options)
        return np.repeat(np.frombuffer(bytearray(table.pack()), self.dtype), n)

    def scratch(self, rows: int = 1) -> np.ndarray[Any, Any]:
        """Room for the legal actions, a row for each thread."""
        return np.zeros((rows, self.game.num_actions + 1), np.int32)

    def batch(self, n: int, seed: int | None = None, threads: int | None = None) -> Batch:
        """n games played side by side."""
        return Batch(self, n, seed, threads)

    def step(
        self,
        states: np.ndarray[Any, Any],
        i: int,
        action: int,
        chances: np.ndarray[Any, Any],
        out: np.ndarray[Any, Any],
    ) -> int:
        """One unchecked step of one state; returns how many legal actions follow, which stand in `out[0, 1:]`."""
        count: int = self.entries["drive_one"](states, chances, out, i, action)
        return count

    def playouts(self, state: State, n: int, seed: int, threads: int = 1) -> Playouts:
        """n random play-outs from a state, with the GIL released; the same for any number of threads."""
        base, chances = self.pack(state), generators(seed, n)
        seats = self.game.seats
        scores, ranks = np.zeros((n, seats), np.int32), np.zeros((n, seats), np.int32)
        run = self.entries["drive_playouts"]

        def part(first: int, last: int) -> int:
            done: int = run(base, apart(base), chances, apart(self.scratch()), first, last, scores, ranks)
            return done

        return Playouts(scores, ranks, shared(part, n, threads))

    def games(self, n: int, seed: int, threads: int = 1) -> tuple[np.ndarray[Any, Any], int]:
        """n random games from their set-up: final scores and the number of decisions."""
        blank, chances = self.blank(), generators(seed, n)
        scores = np.zeros((n, self.game.seats), np.int32)
        run = self.entries["drive_games"]

        def part(first: int, last: int) -> int:
            done: int = run(blank, apart(blank), chances, apart(self.scratch()), first, last, scores)
            return done

        return scores, shared(part, n, threads)


def apart(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """A copy on cache lines of its own: two threads that write side by side would slow each other down."""
    room = np.zeros(array.nbytes + 256, np.uint8)
    start = -room.ctypes.data % 128
    copy: np.ndarray[Any, Any] = room[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[:] = array
    return copy


def shared(part: Callable[[int, int], int], n: int, threads: int) -> int:
    """Split 0..n over threads, in pieces small enough that none has to wait long for another, and add up."""
    if threads <= 1 or n < 2:
        return part(0, n)
    pieces = min(n, 8 * threads)
    cuts = [n * i // pieces for i in range(pieces + 1)]
    with ThreadPoolExecutor(threads) as pool:
        return sum(pool.map(part, cuts[:-1], cuts[1:]))


class Batch:
    """n games side by side. `over`, `actors` and `scores` are kept up to date; finished games stand still until
    `reset`. Results do not depend on the number of threads."""

    def __init__(self, fast: Compiled, n: int, seed: int | None = None, threads: int | None = None) -> None:
        if n < 1:
            raise ValueError(f"a batch has at least one game, not {n}")
        self.fast, self.n = fast, n
        self.threads = min(threads or numba.config.NUMBA_NUM_THREADS, numba.config.NUMBA_NUM_THREADS)
        seed = int.from_bytes(os.urandom(8), "little") if seed is None else seed
        game = fast.game
        self.states = fast.blank(n)
        self.chances = generators(seed, n)
        self.over = np.zeros(n, np.int32)
        self.actors = np.zeros(n, np.int32)
        self.scores = np.zeros((n, game.seats), np.int32)
        self._scratch = fast.scratch(numba.config.NUMBA_NUM_THREADS)
        self._mask = np.zeros((n, game.num_actions), np.uint8)
        self._seen = np.zeros((n, *game.observation_shape), np.float32)
        self._refused = np.zeros(n, np.int32)
        self._sampled = np.zeros(n, np.int32)
        self._choices = generators(stream(seed & MASK, n), n)
        self.reset(np.ones(n, np.int32))

    def _run(self, name: str, *args: Any) -> None:
        with _parallel:
            numba.set_num_threads(self.threads)
            self.fast.entries[name](*args)

    def reset(self, which: Any = None) -> None:
        """Start anew the games that `which` marks, or all that are over."""
        marks = np.ascontiguousarray(self.over if which is None else which, np.int32)
        if marks.shape != (self.n,):
            raise ValueError(f"one mark for each of {self.n} games, not an array of shape {marks.shape}")
        self.states[marks != 0] = self.fast.blank()[0]
        args = (self.states, self.chances, self._scratch, marks, self.actors, self.over, self.scores)
        self._run("drive_begin", *args)

    def mask(self) -> np.ndarray[Any, Any]:
        """The legal actions of every game as a byte each; all 0 where a game is over. Overwritten by the next call."""
        self._run("drive_mask", self.states, self._scratch, self._mask)
        return self._mask

    def sample(self) -> np.ndarray[Any, Any]:
        """The random policy: a legal action for every game, -1 where it is over. Overwritten by the next call."""
        self._run("drive_sample", self.states, self._choices, self._scratch, self._sampled)
        return self._sampled

    def step(self, actions: Any) -> None:
        """Play one action in every game that is not over. If one is illegal, ValueError, and nothing has changed."""
        chosen = np.ascontiguousarray(actions, np.int32)
        if chosen.shape != (self.n,):
            raise ValueError(f"one action for each of {self.n} games, not an array of shape {chosen.shape}")
        known = (chosen >= 0) & (chosen < self.fast.game.num_actions) | (self.over != 0)
        if not known.all():
            at = int(np.argmin(known))
            raise ValueError(f"game {at}: no such action: {chosen[at]}")
        self._run("drive_check", self.states, chosen, self._refused)
        if self._refused.any():
            at = int(np.argmax(self._refused != 0))
            game = self.fast.game
            rule = game.definition.rules[int(self._refused[at])]
            raise ValueError(f"game {at}: {game.text(int(chosen[at]))} is not legal [{rule}]")
        args = (self.states, self.chances, self._scratch, chosen, self.actors, self.over, self.scores)
        self._run("drive_step", *args)

    def observe(self, seats: Any = None) -> np.ndarray[Any, Any]:
        """What the actors (or the given seats) see, a row for each game. Overwritten by the next call."""
        chosen = np.ascontiguousarray(np.maximum(self.actors, 0) if seats is None else seats, np.int32)
        if chosen.shape != (self.n,) or (chosen < 0).any() or (chosen >= self.fast.game.seats).any():
            raise ValueError(f"a seat of 0..{self.fast.game.seats - 1} for each of {self.n} games")
        self._run("drive_observe", self.states, chosen, self._seen)
        return self._seen

    def state(self, i: int) -> Any:
        """Game i as a plain state."""
        return self.fast.unpack(self.states, i)
