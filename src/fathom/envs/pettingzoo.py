"""The games as PettingZoo's AEC environments: one agent for each seat, each sees what its seat may know.

    from fathom.envs.pettingzoo import env

    table = env("otys", players=3)
    table.reset(seed=1)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        table.step(None if over else table.action_space(agent).sample(seen["action_mask"]))

An illegal action is an `IllegalAction` that names the rule, and nothing has changed. Whoever knows no masks (some of
PettingZoo's own tests among them) asks for `illegal="lose"`.
"""

from __future__ import annotations

import copy
from typing import Any

import numpy as np

from fathom.core.game import Game
from fathom.envs.common import LOST, Seeds, by_points, compiled, loses, missing, picture, rewards

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    from pettingzoo.utils.wrappers import TerminateIllegalWrapper
except ModuleNotFoundError as error:
    raise missing(error, "envs") from None

RENDER_MODES = ("ansi", "human")


class Environment(AECEnv):  # type: ignore[misc]
    """A table: `env` makes one."""

    def __init__(self, game: str | Game, given: str, render_mode: str | None, options: dict[str, Any]) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"a render mode is {' or '.join(RENDER_MODES)}, not {render_mode!r}")
        self._points = by_points(given)
        self._fast = compiled(game, options)
        self.game, self.render_mode = self._fast.game, render_mode
        self.metadata = {
            "name": f"fathom_{self.game.name}_v{self.game.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(self.game.num_actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, self.game.observation_shape, np.float32),
                    "action_mask": spaces.Box(0, 1, (self.game.num_actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seeds = Seeds()
        self._zeros = np.zeros(self.game.num_actions, np.int8)

    def __copy__(self) -> Environment:
        return copy.deepcopy(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> Environment:
        """A copy with the same future; what never changes is shared."""
        new = object.__new__(type(self))
        same = {"_fast", "game", "metadata", "possible_agents", "_seat", "_zeros"}
        for key, value in vars(self).items():
            new.__dict__[key] = value if key in same else copy.deepcopy(value, memo)
        return new

    def observation_space(self, agent: str) -> Any:
        """A vector and a mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The game's vocabulary."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed it follows from the last one that was given."""
        self._now = self._fast.single(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def _select(self) -> None:
        actor = self._now.actor
        self.agent_selection = self.agents[0] if actor is None else self.possible_agents[actor]
        if self.render_mode == "human":
            self.render()

    def _begun(self) -> Any:
        try:
            return self._now
        except AttributeError:
            raise ValueError("no game has begun: call reset first") from None

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and what it may do; nothing unless it decides."""
        now = self._begun()
        decides = agent == self.agent_selection and not now.over
        return {
            "observation": now.observe(self._seat[agent]),
            "action_mask": now.mask() if decides else self._zeros.copy(),
        }

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent."""
        now = self._begun()
        if not self.agents:
            raise ValueError("the game is over and nobody is left: call reset")
        agent = self.agent_selection
        if now.over:
            self._was_dead_step(action)
            return
        now.apply(action)
        self._cumulative_rewards[agent] = 0.0
        if now.over:  # before, all rewards are zero
            scores, ranks = now.result()
            self.rewards = dict(zip(self.agents, rewards(now, self._points), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            for seat, one in enumerate(self.agents):
                self.infos[one] = {"points": scores[seat], "rank": ranks[seat]}
            self._accumulate_rewards()
        self._select()

    def render(self) -> str | None:
        """The table as a spectator sees it: as text, or printed."""
        text = picture(self._begun(), None)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to give back."""


def env(
    game: str | Game,
    *,
    rewards: str = "rank",
    illegal: str = "error",
    render_mode: str | None = None,
    **options: Any,
) -> Any:
    """A game as an AEC environment.

    - `rewards`: at the end, by "rank" (1 for the first to -1 for the last, who tie get their mean; a solo player 1 or
      -1) or by "points"
    - `illegal`: what an illegal action does: "error" raises and changes nothing, "lose" ends the game, with -1 for
      whoever played it and 0 for the others (PettingZoo's own wrapper)
    - `options`: those of the table (`fathom rules GAME` explains them)
    """
    table = Environment(game, rewards, render_mode, options)
    return TerminateIllegalWrapper(table, LOST) if loses(illegal) else table


def parallel_env(game: str | Game, **arguments: Any) -> Any:
    """The same as a parallel environment: everybody hands in an action, that of whoever decides is played."""
    table = env(game, **arguments)
    table.metadata = {**table.metadata, "is_parallelizable": True}
    return turn_based_aec_to_parallel(table)
