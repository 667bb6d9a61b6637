"""Many games at once as one of Gymnasium's vector environments, over the compiled rollout: nothing is looped
over in Python unless bots that think are asked.

    import gymnasium

    import fathom.envs.gymnasium

    tables = gymnasium.make_vec("fathom/otys-v2", num_envs=1024, opponents="random", players=3)
    seen, info = tables.reset(seed=1)
    seen, rewards, over, cut, info = tables.step(info["action_mask"].argmax(axis=1))

"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from functools import reduce
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from fathom.bots import Bot, ask
from fathom.core.chance import seed_of, stream
from fathom.core.compiled.arrays import at_least
from fathom.core.compiled.entries import PLAY
from fathom.core.game import Game
from fathom.envs.common import Seeds, by_points, compiled
from fathom.envs.gymnasium import names_of, seat_of, seated

AutoresetMode = gymnasium.vector.AutoresetMode
MODES = {
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.DISABLED: "disabled",
}


class VectorEnvironment(gymnasium.vector.VectorEnv[np.ndarray[Any, Any], np.ndarray[Any, Any], np.ndarray[Any, Any]]):
    """Games side by side.

    - `opponents`: as in the single environment; "random" is played by compiled code. None: there are none, and you
      decide for every seat in turn (`info["actor"]`); the reward is that of the seat that has acted, and
      `info["rewards"]` holds all of them
    - `seat`: yours in all games; None: seat 0 in the first, 1 in the second and so on
    - `autoreset_mode`: one of Gymnasium's three
    - `copy`: without it, arrays are overwritten by the next step
    - `threads`: how many; results do not depend on it
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        opponents: str | Sequence[str] | None = "random",
        seat: int | None = 0,
        rewards: str = "rank",
        autoreset_mode: Any = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        points, mode, num_envs = by_points(rewards), AutoresetMode(autoreset_mode), at_least(1, num_envs, "games")
        fast = compiled(game, options)
        self.game, self.num_envs, self.copy = fast.game, num_envs, copy
        seats, self._names = self.game.seats, list[str]()
        wanted = seat_of(seat, seats)
        own = np.arange(num_envs) % seats if wanted is None else np.full(num_envs, wanted)
        quick = True
        if opponents is not None:
            names = names_of(opponents, seats)
            quick = set(names) <= {"random"}
            self._names = [] if quick else names
        self._self_play = opponents is None
        self._seeds = Seeds()
        first = self._seeds.next(None)
        self._rollout = fast.rollout(
            num_envs,
            first,
            threads,
            by_points=points,
            autoreset=MODES[mode],
            seats=None if self._self_play else own,
            at_random=quick,
        )
        self._luck, self._asked = [stream(first, i) for i in range(num_envs)], [0] * num_envs  # of bots in each game
        self._begun = False
        self._players: list[list[Bot | None]] = [[] for _ in range(num_envs)]
        self._own, self._rows, self._all = own, np.arange(num_envs), np.ones(num_envs, np.bool_)
        self._cut = np.zeros(num_envs, np.bool_)
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self.single_action_space = spaces.Discrete(self.game.num_actions)
        self.single_observation_space = spaces.Box(-np.inf, np.inf, self.game.observation_shape, np.float32)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray[Any, Any], dict[str, Any]]:
        """New games, each with a generator of its own that follows from the seed; or by seeds, one for each: then
        nothing in a game depends on the others. Of `options` counts "reset_mask": which games; without it all."""
        which = (options or {}).get("reset_mask")
        given: Any = self._seeds.next(None) if seed is None and which is None else seed
        each = [seed_of(one) for one in given] if isinstance(given, (list, tuple, np.ndarray)) else None
        if each is None:
            super().reset(seed=None if seed is None else seed_of(seed))
        self._rollout.reset(which, given)
        if seed is not None:
            self._seeds.next(given if each is None else reduce(stream, each, 0))
        for i in np.flatnonzero(self._all if which is None else which).tolist():
            if each is not None:
                self._luck[i] = each[i]
            else:
                self._luck[i] = stream(self._luck[i], 0) if given is None else stream(given, i)
            self._players[i] = seated(self._names, int(self._own[i]), self._luck[i])
            self._asked[i] = 0
        self._begun = True
        self._others()
        return self._shown(self._rollout.observations), self._info()

    def step(
        self, actions: Any
    ) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any], np.ndarray[Any, Any], np.ndarray[Any, Any], dict[str, Any]]:
        """Play an action in every game, and all that the others do then."""
        if not self._begun:
            raise ValueError("no game is on: call reset first")
        games = self._rollout
        acted = np.maximum(games.actors, 0) if self._self_play else self._own
        games.step(actions)
        self._others()
        rewards = games.rewards[self._rows, acted].astype(np.float64)
        ended = games.ended
        return self._shown(games.observations), rewards, ended.copy(), self._cut.copy(), self._info(acted)

    def __copy__(self) -> VectorEnvironment:
        """A copy with the same future, as `copy.deepcopy` makes one: games in progress are not shared."""
        return deepcopy(self)

    def _others(self) -> None:
        """Bots that think are asked one by one until you decide everywhere."""
        games = self._rollout
        while self._names:
            turns = np.flatnonzero((games.actors >= 0) & (games.actors != self._own))
            if not len(turns):
                break
            marks, actions = np.zeros(self.num_envs, np.int32), np.zeros(self.num_envs, np.int32)
            for i in turns.tolist():
                player = self._players[i][games.actors[i]]
                assert player is not None
                self._asked[i] += 1
                marks[i], actions[i] = PLAY, ask(player, games.state(i), stream(self._luck[i], self._asked[i]))
            games.turn(marks, actions)

    def _shown(self, array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        return array.copy() if self.copy else array

    def _info(self, acted: np.ndarray[Any, Any] | None = None) -> dict[str, Any]:
        """The masks; of games that have just ended what came of them, as Gymnasium lays it out."""
        games = self._rollout
        info: dict[str, Any] = {"action_mask": self._shown(games.masks.view(np.int8)), "_action_mask": self._all}
        if self._self_play:
            info |= {"actor": self._shown(games.actors), "_actor": self._all}
            info |= {"rewards": self._shown(games.rewards), "_rewards": self._all}
        if acted is None or not games.ended.any():
            return info
        ended = games.ended.copy()
        points, rank = games.scores[self._rows, acted], games.ranks[self._rows, acted]
        result = {"points": points * ended, "_points": ended, "rank": rank * ended, "_rank": ended}
        if games.autoreset != "same_step":
            return info | result
        last = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(ended):
            last[i] = games.last[i].copy()
        return info | {"final_obs": last, "_final_obs": ended, "final_info": result, "_final_info": ended}
