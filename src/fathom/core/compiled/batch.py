"""Many games side by side, over numpy arrays."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import numpy as np

from fathom.core.actions import whole
from fathom.core.chance import MASK, seed_of, stream
from fathom.core.compiled.arrays import at_least, generators, integers
from fathom.core.compiled.threads import processors

if TYPE_CHECKING:
    from fathom.core.compiled.world import Compiled
    from fathom.core.position import State


class Batch:
    """n games side by side. `over`, `actors` and `scores` are kept up to date; finished games stand still until
    `reset`. Results do not depend on the number of threads."""

    def __init__(self, fast: Compiled, n: int, seed: int | None = None, threads: int | None = None) -> None:
        self.fast, self.xp, self.n = fast, fast.xp, at_least(1, n, "games")
        most = processors()
        self.threads = most if threads is None else min(at_least(1, threads, "threads"), most)
        seed = int.from_bytes(os.urandom(8), "little") if seed is None else seed_of(seed)
        game = fast.game
        self.states = fast.blank(n)
        self.chances = fast.held(generators(seed, n))
        self._over = self.xp.zeros(n, np.uint8)
        self.over = self._over.view(np.bool_)
        self.actors = self.xp.zeros(n, np.int32)
        self.scores = self.xp.zeros((n, game.seats), np.int32)
        self._scratch = fast.scratch(most)
        self._mask = self.xp.zeros((n, game.num_actions), np.uint8)
        self._seen = self.xp.zeros((n, *game.observation_shape), np.float32)
        self._refused = self.xp.zeros(n, np.int32)
        self._sampled = self.xp.zeros(n, np.int32)
        self._choices = fast.held(generators(stream(seed & MASK, n), n))
        self.reset(self.xp.ones(n, np.bool_))

    def _run(self, name: str, *args: Any) -> None:
        self.fast.run(name, *args, threads=self.threads)

    def reset(self, which: Any = None) -> None:
        """Start anew the games that `which` marks, or all that are over."""
        marks = integers(self.over if which is None else which, self.n, 0, 1, "mark", self.xp)
        self.states[marks != 0] = self.fast.blank()[0]
        self._run("drive_begin", self.states, self.chances, self._scratch, marks, self.actors, self._over, self.scores)

    def mask(self) -> Any:
        """The legal actions of every game; none where a game is over. Overwritten by the next call."""
        self._run("drive_mask", self.states, self._scratch, self._mask)
        return self._mask.view(np.bool_)

    def sample(self) -> Any:
        """The random policy: a legal action for every game, -1 where it is over. Overwritten by the next call."""
        self._run("drive_sample", self.states, self._choices, self._scratch, self._sampled)
        return self._sampled

    def step(self, actions: Any) -> None:
        """Play one action in every game that is not over. If one is illegal: ValueError, and nothing has changed."""
        game = self.fast.game
        given = self.xp.asarray(actions)
        if given.shape == (self.n,):
            given = self.xp.where(self.over, 0, given)
        chosen = integers(given, self.n, 0, game.num_actions - 1, "action", self.xp)
        self._run("drive_check", self.states, chosen, self._refused)
        if self._refused.any():
            at = int(self.xp.argmax(self._refused != 0))
            rule = game.definition.rules[int(self._refused[at])]
            raise ValueError(f"game {at}: {game.text(int(chosen[at]))} is not legal [{rule}]")
        self._run("drive_step", self.states, self.chances, self._scratch, chosen, self.actors, self._over, self.scores)

    def observe(self, seats: Any = None) -> Any:
        """What the actors (or the given seats) see, a row for each game. Overwritten by the next call."""
        wanted = self.xp.maximum(self.actors, 0) if seats is None else seats
        self._run(
            "drive_observe",
            self.states,
            integers(wanted, self.n, 0, self.fast.game.seats - 1, "seat", self.xp),
            self._seen,
        )
        return self._seen

    def state(self, i: int) -> State:
        """A copy of game i in the plain world."""
        number = whole(i)
        if number is None or not 0 <= number < self.n:
            raise ValueError(f"no game {i!r}; games are 0..{self.n - 1}")
        return self.fast.game.state(self.fast.unpack(self.states, number))
