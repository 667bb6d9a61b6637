"""What people use of the compiled world: batches of games, play-outs, single steps. All over numpy arrays."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from fathom.core.actions import whole
from fathom.core.chance import GAMMA, MASK, mix, seed_of, stream
from fathom.core.compile import Progress, build, discard, ensure

if TYPE_CHECKING:
    from fathom.core.game import Game, State

_entries: dict[Path, dict[str, Any]] = {}
_loading = threading.Lock()  # where Numba keeps its files is a setting of the whole process
_pools: dict[tuple[int, int], ThreadPoolExecutor] = {}  # by process, because a forked child has no threads


def compiled(game: Game, progress: Progress | None = None) -> Compiled:
    """The compiled world of a game."""
    with _loading:
        folder = ensure(game, progress)
        if folder not in _entries:
            try:
                _entries[folder] = build(game, folder)
            except OSError:
                raise
            except Exception:  # whatever a damaged cache leads to: make it anew, once
                discard(folder)
                _entries[folder] = build(game, ensure(game, progress))
    return Compiled(game, _entries[folder])


@dataclass(frozen=True)
class Playouts:
    """The ends of random play-outs: points and places by seat, and how many decisions they took."""

    scores: np.ndarray[Any, Any]
    ranks: np.ndarray[Any, Any]
    decisions: int


def generators(seed: int, n: int) -> np.ndarray[Any, Any]:
    """n independent generators of a seed, one row each: `stream` for whole arrays."""
    seed = seed_of(seed)
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
        theirs, ours = state.game, self.game
        if (theirs.name, theirs.data_hash, theirs.seats) != (ours.name, ours.data_hash, ours.seats):
            raise ValueError(f"a state of {theirs!r} cannot be played by {ours!r}")
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

    def run(self, name: str, *args: Any, threads: int) -> None:
        """One entry point over many states, the first of the arguments. Each thread takes a slice of all arrays; of
        the scratch, which has a row for each thread, a row."""
        entry, n = self.entries[name], len(args[0])
        threads = min(threads, n // LEAST)
        if threads < 2:
            entry(*args)
            return
        cuts = [n * i // threads for i in range(threads + 1)]
        parts = [
            [array[a:b] if len(array) == n else array[i : i + 1] for array in args]
            for i, (a, b) in enumerate(pairwise(cuts))
        ]
        list(pool(threads).map(lambda part: entry(*part), parts))

    def values(self, states: np.ndarray[Any, Any], seats: Any, threads: int = 1) -> np.ndarray[Any, Any]:
        """The game's heuristic for a seat in each of many states."""
        values = np.zeros((len(states), 1), np.float32)
        chosen = integers(seats, len(states), 0, self.game.seats - 1, "seat")
        self.run("drive_values", states, chosen, values, threads=threads)
        return values[:, 0]

    def determinise(self, states: np.ndarray[Any, Any], seats: Any, seed: int, threads: int = 1) -> None:
        """Redraw, in place, what a seat cannot know in each of many states."""
        chosen = integers(seats, len(states), 0, self.game.seats - 1, "seat")
        self.run("drive_determinise", states, generators(seed, len(states)), chosen, threads=threads)

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
        n, threads = at_least(0, n, "play-outs"), at_least(1, threads, "threads")
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
        n, threads = at_least(0, n, "games"), at_least(1, threads, "threads")
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


LEAST = 64  # states for which it pays to wake another thread


def pool(threads: int) -> ThreadPoolExecutor:
    """Threads that stay, of this process."""
    key = (os.getpid(), threads)
    if key not in _pools:
        _pools[key] = ThreadPoolExecutor(threads)
    return _pools[key]


PIECE = 1000  # play-outs at a time: what Ctrl-C has to wait for


def shared(part: Callable[[int, int], int], n: int, threads: int) -> int:
    """Split 0..n over threads, in pieces small enough that none has to wait long for another, and add up."""
    pieces = max(1, min(n, 8 * threads) if threads > 1 else 1, -(-n // PIECE))
    cuts = [n * i // pieces for i in range(pieces + 1)]
    if threads == 1:
        return sum(map(part, cuts[:-1], cuts[1:]))
    with ThreadPoolExecutor(threads) as pool:
        return sum(pool.map(part, cuts[:-1], cuts[1:]))


def at_least(least: int, value: Any, what: str) -> int:
    number = whole(value)
    if number is None or number < least:
        raise ValueError(f"{what}: an integer from {least} on, not {value!r}")
    return number


def integers(values: Any, n: int, low: int, high: int, what: str) -> np.ndarray[Any, Any]:
    """n integers of a range as the entry points take them; nothing is rounded or wrapped on the way."""
    given = np.asarray(values)
    if given.shape != (n,) or given.dtype.kind not in "iub":
        raise ValueError(f"{what}: one integer for each of {n} games, not {given.dtype} of shape {given.shape}")
    outside = (given < low) | (given > high)
    if outside.any():
        at = int(np.argmax(outside))
        raise ValueError(f"game {at}: no such {what}: {given[at]} ({low}..{high})")
    return np.ascontiguousarray(given, np.int32)


class Batch:
    """n games side by side. `over`, `actors` and `scores` are kept up to date; finished games stand still until
    `reset`. Results do not depend on the number of threads."""

    def __init__(self, fast: Compiled, n: int, seed: int | None = None, threads: int | None = None) -> None:
        self.fast, self.n = fast, at_least(1, n, "games")
        most = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        self.threads = most if threads is None else min(at_least(1, threads, "threads"), most)
        seed = int.from_bytes(os.urandom(8), "little") if seed is None else seed_of(seed)
        game = fast.game
        self.states = fast.blank(n)
        self.chances = generators(seed, n)
        self._over = np.zeros(n, np.uint8)
        self.over = self._over.view(np.bool_)
        self.actors = np.zeros(n, np.int32)
        self.scores = np.zeros((n, game.seats), np.int32)
        self._scratch = fast.scratch(most)
        self._mask = np.zeros((n, game.num_actions), np.uint8)
        self._seen = np.zeros((n, *game.observation_shape), np.float32)
        self._refused = np.zeros(n, np.int32)
        self._sampled = np.zeros(n, np.int32)
        self._choices = generators(stream(seed & MASK, n), n)
        self.reset(np.ones(n, np.bool_))

    def _run(self, name: str, *args: Any) -> None:
        self.fast.run(name, *args, threads=self.threads)

    def reset(self, which: Any = None) -> None:
        """Start anew the games that `which` marks, or all that are over."""
        marks = integers(self.over if which is None else which, self.n, 0, 1, "mark")
        self.states[marks != 0] = self.fast.blank()[0]
        self._run("drive_begin", self.states, self.chances, self._scratch, marks, self.actors, self._over, self.scores)

    def mask(self) -> np.ndarray[Any, Any]:
        """The legal actions of every game; none where a game is over. Overwritten by the next call."""
        self._run("drive_mask", self.states, self._scratch, self._mask)
        return self._mask.view(np.bool_)

    def sample(self) -> np.ndarray[Any, Any]:
        """The random policy: a legal action for every game, -1 where it is over. Overwritten by the next call."""
        self._run("drive_sample", self.states, self._choices, self._scratch, self._sampled)
        return self._sampled

    def step(self, actions: Any) -> None:
        """Play one action in every game that is not over. If one is illegal, ValueError, and nothing has changed."""
        game = self.fast.game
        given = np.asarray(actions)
        if given.shape == (self.n,):
            given = np.where(self.over, 0, given)
        chosen = integers(given, self.n, 0, game.num_actions - 1, "action")
        self._run("drive_check", self.states, chosen, self._refused)
        if self._refused.any():
            at = int(np.argmax(self._refused != 0))
            rule = game.definition.rules[int(self._refused[at])]
            raise ValueError(f"game {at}: {game.text(chosen[at])} is not legal [{rule}]")
        self._run("drive_step", self.states, self.chances, self._scratch, chosen, self.actors, self._over, self.scores)

    def observe(self, seats: Any = None) -> np.ndarray[Any, Any]:
        """What the actors (or the given seats) see, a row for each game. Overwritten by the next call."""
        wanted = np.maximum(self.actors, 0) if seats is None else seats
        self._run(
            "drive_observe", self.states, integers(wanted, self.n, 0, self.fast.game.seats - 1, "seat"), self._seen
        )
        return self._seen

    def state(self, i: int) -> State:
        """A copy of game i in the plain world."""
        number = whole(i)
        if number is None or not 0 <= number < self.n:
            raise ValueError(f"no game {i!r}; games are 0..{self.n - 1}")
        return self.fast.game.state(self.fast.unpack(self.states, number))
