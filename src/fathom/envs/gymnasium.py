"""The games as Gymnasium's environments: you against bots, one game at a time or many at once.

    import gymnasium

    import fathom.envs.gymnasium  # registers fathom/otys-v2 and the others

    table = gymnasium.make("fathom/otys-v2", players=3, opponents="greedy")
    seen, info = table.reset(seed=1)
    seen, reward, over, cut, info = table.step(table.action_space.sample(info["action_mask"]))

`info["action_mask"]` holds the legal actions. Many games at once: `fathom.envs.vector`.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

import numpy as np

import fathom
from fathom.bots import Bot, ask, bot, patient
from fathom.bots.random import Random
from fathom.core.actions import whole
from fathom.core.chance import seed_of, stream
from fathom.core.game import Game
from fathom.core.position import IllegalAction
from fathom.core.registry import definition
from fathom.envs.common import LOST, Seeds, by_points, compiled, loses, missing, picture, rewards

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing(error, "envs") from None

RENDER_MODES = ("ansi",)


def names_of(opponents: str | Sequence[str], seats: int) -> list[str]:
    """The bots of the other seats: one name for all, or one for each. An unknown one is an error."""
    names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != seats - 1:
        raise ValueError(f"opponents: one name, or {seats - 1} of them, not {len(names)}")
    for name in [opponents] if isinstance(opponents, str) else names:
        bot(name, 0)
    return names


def seat_of(seat: Any, seats: int) -> int | None:
    """A seat, or None."""
    number = whole(seat)
    if seat is not None and (number is None or not 0 <= number < seats):
        raise ValueError(f"no seat {seat!r}; seats are 0..{seats - 1}, None takes turns")
    return number


def seated(names: Sequence[str], seat: int, seed: int) -> list[Bot | None]:
    """Bots for all seats but one, in order from the seat after it."""
    seats = len(names) + 1
    found: list[Bot | None] = [None] * seats
    for i, name in enumerate(names):
        place = (seat + 1 + i) % seats
        found[place] = patient(name, stream(seed, place))
    return found


class Environment(gymnasium.Env[np.ndarray[Any, Any], Any]):
    """A game against bots.

    - `opponents`: the name of a bot for all others, or one for each, in order from the seat after yours
    - `seat`: yours; None: another one in each game, in turn
    - `rewards`: at the end, by "rank" (1 to -1) or by "points"
    - `illegal`: what an illegal action does: "error" raises and changes nothing, "lose" ends the game with -1
    - `options`: those of the table
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 (Gymnasium's)

    def __init__(
        self,
        game: str | Game,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = 0,
        rewards: str = "rank",
        illegal: str = "error",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"a render mode is {' or '.join(RENDER_MODES)}, not {render_mode!r}")
        self._points, self._loses, self.render_mode = by_points(rewards), loses(illegal), render_mode
        self._fast = compiled(game, options)
        self.game = self._fast.game
        self._names = names_of(opponents, self.game.seats)
        self._wanted = seat_of(seat, self.game.seats)
        self.seat = -1 if self._wanted is None else self._wanted
        self.action_space = spaces.Discrete(self.game.num_actions)
        self.observation_space = spaces.Box(-np.inf, np.inf, self.game.observation_shape, np.float32)
        self._seeds, self._over = Seeds(), True

    def __copy__(self) -> Environment:
        """A copy with the same future, as `copy.deepcopy` makes one: a game in progress is not shared."""
        return copy.deepcopy(self)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray[Any, Any], dict[str, Any]]:
        """A new game, as far as your first decision. Without a seed it follows from the last one that was given."""
        super().reset(seed=None if seed is None else seed_of(seed))
        self._seed = self._seeds.next(seed)
        if self._wanted is None:
            self.seat = 0 if seed is not None else (self.seat + 1) % self.game.seats
        self._now = self._fast.single(self._seed)
        self._players = seated(self._names, self.seat, self._seed)
        self._over = False
        self._others()
        return self._now.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[np.ndarray[Any, Any], float, bool, bool, dict[str, Any]]:
        """Play an action, and all that the others do then."""
        if self._over:
            raise ValueError("no game is on: call reset first")
        reward = 0.0
        try:
            self._now.apply(action)
        except IllegalAction:
            if not self._loses:
                raise
            self._over, reward = True, LOST
        else:
            self._others()
            if self._now.over:
                self._over, reward = True, rewards(self._now, self._points)[self.seat]
        return self._now.observe(self.seat), reward, self._over, False, self._info()

    def _others(self) -> None:
        """The others play until you decide."""
        now = self._now
        while (actor := now.actor) not in (None, self.seat):
            player = self._players[actor]
            assert player is not None
            if isinstance(player, Random):  # it looks at nothing but the list, so it need not be shown a position
                action = player.choose(now, actor)  # type: ignore[arg-type]
            else:
                action = ask(player, now.state(), self._seed)
            now.apply(action)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": np.zeros(self.game.num_actions, np.int8)}
        if not self._over:
            info["action_mask"] = self._now.mask()
        if self._now.over:
            scores, ranks = self._now.result()
            info |= {"points": scores[self.seat], "rank": ranks[self.seat]}
        return info

    def render(self) -> Any:
        """The table as your seat sees it."""
        if not hasattr(self, "_now"):
            raise ValueError("no game is on: call reset first")
        return picture(self._now, self.seat) if self.render_mode == "ansi" else None


for name in fathom.games():
    gymnasium.register(
        f"fathom/{name}-v{definition(name).version}",
        entry_point="fathom.envs.gymnasium:Environment",
        vector_entry_point="fathom.envs.vector:VectorEnvironment",
        kwargs={"game": name},
    )
