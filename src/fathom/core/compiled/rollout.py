"""Many games side by side for learning: one compiled call for a step writes all that it shows into arrays that stay.

`Batch` tells its parts one by one; here they come together, and games that end begin anew.
"""

from __future__ import annotations

import copy
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from fathom.core.compiled.arrays import at_least, integers, sources
from fathom.core.compiled.entries import PLAY, START
from fathom.core.compiled.threads import processors
from fathom.core.loop import ANYONE
from fathom.core.position import State

if TYPE_CHECKING:
    from fathom.core.compiled.world import Compiled

SHOWN = ("masks", "ended", "over", "actors")  # views of other arrays
AUTORESET = ("next_step", "same_step", "disabled")  # when a game that is over begins anew; the last: when it is told to


class Rollout:
    """n games side by side, with what their steps show in arrays that every step overwrites:

    - `observations`: what whoever decides may know; at the end, what whoever decided last may know
    - `masks`: the legal actions, none at the end
    - `actors`: who decides, -1 at the end
    - `ended`: the games that this step ended; `rewards`, `scores` and `ranks` then hold what came of them
    - `rewards`: zero but at the end
    - `last`: with "same_step", where the next game has begun already, the observations at the end

    `seats` may name the seat of a learner in each game: observations are then of this seat, and the others play at
    random until it decides, unless `at_random` is false. Results do not depend on the number of threads.
    """

    def __init__(
        self,
        fast: Compiled,
        n: int,
        seed: int | Sequence[int] | None = None,
        threads: int | None = None,
        *,
        by_points: bool = False,
        autoreset: str = "next_step",
        seats: Any = None,
        at_random: bool = True,
    ) -> None:
        if autoreset not in AUTORESET:
            raise ValueError(f"autoreset: {', '.join(AUTORESET)}, not {autoreset!r}")
        game = fast.game
        self.fast, self.xp, self.n = fast, fast.xp, at_least(1, n, "games")
        most = processors()
        self.threads = most if threads is None else min(at_least(1, threads, "threads"), most)
        self.by_points, self.autoreset, self.at_random = bool(by_points), autoreset, bool(at_random)
        self.seats = integers(
            self.xp.full(n, ANYONE) if seats is None else seats, n, ANYONE, game.seats - 1, "seat", self.xp
        )
        again = autoreset == "same_step"
        self.observations = self.xp.zeros((n, *game.observation_shape), np.float32)
        self.last = self.xp.zeros((n, *game.observation_shape) if again else (n, 1), np.float32)
        self.rewards = self.xp.zeros((n, game.seats), np.float32)
        self.scores, self.ranks = self.xp.zeros((n, game.seats), np.int32), self.xp.zeros((n, game.seats), np.int32)
        self._mask = self.xp.zeros((n, game.num_actions), np.uint8)
        self._over, self._ended = self.xp.zeros(n, np.uint8), self.xp.zeros(n, np.uint8)
        self._actors, self._sampled = self.xp.zeros(n, np.int32), self.xp.zeros(n, np.int32)
        self._show()
        self._rows, self._scratch, self._blank = self.xp.arange(n), fast.scratch(most), fast.blank()
        self.states = fast.blank(n)
        self.chances, self._choices = (fast.held(np.zeros((n, 1), np.uint64)) for _ in range(2))
        self.reset(seed=int.from_bytes(os.urandom(8), "little") if seed is None else seed)

    def _show(self) -> None:
        """Lay out what others see of the arrays: which actions are legal is read from them, so it cannot be written."""
        self.masks, self.ended = _shown(self._mask.view(np.bool_)), _shown(self._ended.view(np.bool_))
        self.over, self.actors = _shown(self._over.view(np.bool_)), _shown(self._actors)

    def __getstate__(self) -> dict[str, Any]:
        """Copies and pickles go on alike; what is shown lies in arrays that travel anyway."""
        return {key: value for key, value in vars(self).items() if key not in (*SHOWN, "xp")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.xp = self.fast.xp
        self._show()

    def __copy__(self) -> Rollout:
        return copy.deepcopy(self)

    def reset(self, which: Any = None, seed: int | Sequence[int] | None = None) -> None:
        """Start anew the games that `which` marks, or all. A seed is one for all games, or there is one for each: then
        game i is what `game.new(seed[i])` plays in the plain world, unless others play at random in it."""
        marks = integers(self.xp.ones(self.n, np.bool_) if which is None else which, self.n, 0, 1, "mark", self.xp)
        if seed is not None:
            for mine, drawn in zip((self.chances, self._choices), sources(seed, self.n), strict=True):
                mine[marks != 0] = self.fast.held(drawn)[marks != 0]
        self.rewards[marks != 0] = 0
        self._ended[marks != 0] = 0
        self.turn(self.xp.where(marks, START, 0).astype(np.int32), marks)  # their actions do not matter

    def step(self, actions: Any) -> None:
        """Play an action in every game; those that were over begin anew instead, or, with "disabled", must not be
        stepped. If an action is illegal: ValueError, and nothing has changed."""
        given, over = self.xp.asarray(actions), self._over != 0
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise ValueError(f"actions: one integer for each of {self.n} games, not {given.dtype} of {given.shape}")
        marks = self.xp.where(over, START, PLAY).astype(np.int32)
        if self.autoreset == "disabled" and over.any():
            raise ValueError(f"game {int(self.xp.argmax(over))} is over: reset it first")
        inside = (given >= 0) & (given < self.fast.game.num_actions)
        chosen = self.xp.where(inside, given, 0).astype(np.int32)
        bad = ~(over | (inside & (self._mask[self._rows, chosen] != 0)))
        if bad.any():
            raise ValueError(self._why(int(self.xp.argmax(bad)), given))
        self.rewards.fill(0)
        self._ended.fill(0)
        self.turn(marks, chosen)

    def _why(self, at: int, given: np.ndarray[Any, Any]) -> str:
        """What is wrong with the action in a game."""
        game, action = self.fast.game, int(given[at])
        if not 0 <= action < game.num_actions:
            return f"game {at}: no such action: {action} (0..{game.num_actions - 1})"
        rule = self.state(at).explain(action)
        reason = f"[{rule}]" if rule else f"under this number, but {self.state(at).same(action)} is the same"
        return f"game {at}: {game.text(action)} is not legal {reason}"

    def turn(self, marks: np.ndarray[Any, Any], actions: np.ndarray[Any, Any]) -> None:
        """The compiled step itself, unchecked: what to do with each game (`PLAY`, `START`, 0), and its action."""
        self.fast.run(
            "drive_turns",
            self.states,
            self.chances,
            self._scratch,
            self._blank,
            marks,
            actions,
            self.seats,
            self.at_random,
            self.by_points,
            self.autoreset == "same_step",
            self._actors,
            self._over,
            self._ended,
            self.scores,
            self.ranks,
            self.rewards,
            self._mask,
            self.observations,
            self.last,
            threads=self.threads,
        )

    def sample(self) -> Any:
        """The random policy: a legal action for every game, -1 where it is over. Overwritten by the next call."""
        self.fast.run("drive_sample", self.states, self._choices, self._scratch, self._sampled, threads=self.threads)
        return self._sampled

    def state(self, i: int) -> State:
        """A copy of game i in the plain world."""
        if at_least(0, i, "game") >= self.n:
            raise ValueError(f"no game {i}; games are 0..{self.n - 1}")
        return self.fast.game.state(self.fast.unpack(self.states, i))


def _shown(array: Any) -> Any:
    """A view of an array that cannot be written to (on a GPU it can)."""
    view = array.view()
    if isinstance(view, np.ndarray):
        view.flags.writeable = False
    return view
