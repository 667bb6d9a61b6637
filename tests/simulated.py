"""The kernels of a game in numba's simulator of a GPU: the plain rules, a thread after the other, no machine code.

`NUMBA_ENABLE_CUDASIM=1 python -m tests.simulated otys 3` prints what random games come to. It has a process of its own,
because the simulator is chosen when numba is imported.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numba import cuda

import fathom
from fathom.core import chance
from fathom.core.compiled import entries, generators, kernels
from fathom.core.compiled.build import namespace
from fathom.core.compiled.words import count, offer, offered, pick

GAMES, STEPS, SEED = 7, 40, 5  # fewer games than threads


class Backend(ModuleType):
    """The plain words of the rules, but chance and offers in arrays, as on a GPU."""

    NAME, ENTRIES = "cuda", entries

    @staticmethod
    def words() -> dict[str, Any]:
        """Nothing compiled."""
        quiet = {"tell": lambda *rest: None, "reveal": lambda *rest: None}
        arrays = {"pick": lambda source, n: int(pick(source, n)), "offer": offer, "count": count, "offered": offered}
        return {**quiet, **arrays, "clear": lambda out: out.__setitem__(0, 0)}

    @staticmethod
    def table(numbers: tuple[Any, ...]) -> Any:
        """As it is."""
        return numbers

    @staticmethod
    def depends_on(source: Path) -> tuple[Any, ...]:
        """Nothing is kept."""
        return ()


def digest(*parts: bytes) -> str:
    """A short hash."""
    return hashlib.sha256(b"".join(parts)).hexdigest()[:16]


def main(name: str, players: int) -> None:
    """Play, and print hashes of what is there after each action."""
    game = fathom.load(name, players=players)
    space = namespace(game, Backend, entries)  # type: ignore[arg-type]
    room, n = game.num_actions + 1, GAMES
    run = {}
    for entry in ("drive_begin", "drive_mask", "drive_sample", "drive_check", "drive_step", "drive_observe"):
        own: dict[str, Any] = {**space, "cuda": cuda, "offer_type": np.int32}
        exec(kernels.source(space[entry], room), own)
        run[entry] = cuda.jit(own["kernel"])[1, n + 1]
    states = [game.definition.table() for _ in range(n)]
    for state in states:
        game.rules.configure(state, game.options)
    chances, choices = generators(SEED, n), generators(chance.stream(SEED, n), n)
    actors, over, actions = np.zeros(n, np.int32), np.zeros(n, np.uint8), np.zeros(n, np.int32)
    scores, mask = np.zeros((n, game.seats), np.int32), np.zeros((n, game.num_actions), np.uint8)
    seen, refused = np.zeros((n, *game.observation_shape), np.float32), np.ones(n, np.int32)
    results = actors, over, scores
    run["drive_begin"](n, states, chances, np.ones(n, np.int32), *results)
    told = []
    for _ in range(STEPS):
        run["drive_mask"](n, states, mask)
        run["drive_observe"](n, states, np.maximum(actors, 0), seen)
        packed = b"".join(state.pack() for state in states)
        told.append(digest(packed, *(array.tobytes() for array in (mask, seen, *results))))
        run["drive_sample"](n, states, choices, actions)
        run["drive_check"](n, states, actions, refused)
        assert not refused.any()
        run["drive_step"](n, states, chances, actions, *results)
    print(json.dumps(told))


if __name__ == "__main__":
    np.seterr(over="ignore")
    main(sys.argv[1], int(sys.argv[2]))
