"""What people use of the compiled world: single steps, play-outs, whole games, batches. All over numpy arrays."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from fathom.core.bind import declared
from fathom.core.compiled import entries
from fathom.core.compiled.arrays import apart, at_least, generators, integers
from fathom.core.compiled.batch import Batch
from fathom.core.compiled.cache import cache_folder, discard, ensure, is_complete
from fathom.core.compiled.rollout import Rollout
from fathom.core.compiled.single import Single
from fathom.core.compiled.threads import SHARE, shared, slice_of, spread

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathom.core.compiled.build import Progress
    from fathom.core.game import Game
    from fathom.core.position import State

# How threads share the arguments of an entry point.
SHARES = {name: [SHARE.get(kind, slice_of) for kind in declared(getattr(entries, name))] for name in entries.ENTRIES}

_entries: dict[Path, dict[str, Any]] = {}
_loading = threading.Lock()  # where Numba keeps its files is a setting of the whole process


def load(game: Game, progress: Progress | None = None) -> Compiled:
    """The compiled world of a game."""
    return Compiled(game, entry_points(game, progress))


def entry_points(
    game: Game, progress: Progress | None = None, entries: ModuleType | None = None
) -> dict[str, Callable[..., Any]]:
    """Functions compiled with a game's rules: those of `entries`, a module written like the one beside this file, or
    the usual ones. They are compiled when they are first asked for, each module by itself."""
    from fathom.core.compiled import cpu  # a GPU needs no Numba to play
    from fathom.core.compiled.build import build

    folder = ensure(game, cpu, progress, entries)  # whoever finds them compiled need not wait for another game
    with _loading:
        if folder not in _entries:
            try:
                _entries[folder] = build(game, cpu, folder, None, entries)
            except OSError:
                raise
            except Exception:  # any error of a damaged cache: make it anew, once
                discard(folder)
                _entries[folder] = build(game, cpu, ensure(game, cpu, progress, entries), None, entries)
    return _entries[folder]


def lies_ready(game: Game, entries: ModuleType | None = None) -> bool:
    """Whether these functions have been compiled before."""
    from fathom.core.compiled import cpu

    return is_complete(cache_folder(game, cpu, entries))


@dataclass(frozen=True)
class Playouts:
    """The ends of random play-outs: points and places by seat, and how many decisions they took."""

    scores: np.ndarray[Any, Any]
    ranks: np.ndarray[Any, Any]
    decisions: int


class Compiled:
    """A game in the compiled world."""

    xp: Any = np  # what has the arrays

    def __init__(self, game: Game, entries: dict[str, Any]) -> None:
        self.game, self.entries = game, entries
        self.dtype = game.definition.table.dtype()

    def __reduce__(self) -> tuple[Any, ...]:
        """Machine code does not travel: it is found again by the game."""
        return load, (self.game,)

    def __deepcopy__(self, memo: dict[int, Any]) -> Compiled:
        return self

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

    def held(self, array: np.ndarray[Any, Any]) -> Any:
        """An array where the entry points can read it."""
        return array

    def run(self, name: str, *args: Any, threads: int) -> None:
        """One entry point over many states, the first of the arguments, by several threads."""
        spread(self.entries[name], args, SHARES[name], threads)

    def values(self, states: Any, threads: int = 1) -> Any:
        """What the game's heuristic says of many states: a row for each, a column for each seat."""
        values = self.xp.zeros((len(states), self.game.seats))
        self.run("drive_values", states, self.held(np.array(self.game.weights(), float)), values, threads=threads)
        return values

    def determinise(self, states: Any, seats: Any, seed: int, threads: int = 1) -> None:
        """Redraw, in place, what a seat cannot know in each of many states."""
        chosen = integers(seats, len(states), 0, self.game.seats - 1, "seat", self.xp)
        self.run("drive_determinise", states, self.held(generators(seed, len(states))), chosen, threads=threads)

    def batch(self, n: int, seed: int | None = None, threads: int | None = None) -> Batch:
        """n games played side by side."""
        return Batch(self, n, seed, threads)

    def rollout(
        self, n: int, seed: int | Sequence[int] | None = None, threads: int | None = None, **settings: Any
    ) -> Rollout:
        """n games played side by side for learning."""
        return Rollout(self, n, seed, threads, **settings)

    def single(self, seed: int | None = None) -> Single:
        """One game for a loop in Python."""
        return Single(self, seed)

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
