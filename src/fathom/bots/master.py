"""A search that asks a net: `master:FILE` makes 400 simulations for a choice, `master:FILE:simulations=2000` more.

`deep.py` is the search. Like every bot it is handed a position that fits what its seat knows.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from fathom.bots import deep, nets, worlds
from fathom.bots.mcts import DEPTH, Option
from fathom.bots.tree import TREE_UNIT, TREE_USED
from fathom.core.chance import stream
from fathom.core.game import Game
from fathom.core.position import State

WINNING = 0.5  # how much winning counts, beside the lead: as in training


World = worlds.Plain | worlds.Fast


def at_hand(game: Game) -> World:
    """The world that is there at once. A module of WebAssembly has no such search."""
    world = worlds.at_hand(game)
    return world if isinstance(world, World) else worlds.plain(game)


@lru_cache(maxsize=16)
def rows(world: World, game: Game, source: str) -> dict[str, Any]:
    """A net as the search takes it: rows with their biases, as `deep_think` wants them."""
    import numpy as np

    net = nets.load(game, source)
    whole = [np.vstack([weight.T, bias]) for weight, bias in net.layers]
    return {
        "first": world.rows(np.vstack([net.first, net.start]).tolist()),
        "layers": world.rows(np.vstack([*whole, np.empty((0, net.about.shape.width))]).tolist()),
        "policy": world.rows(np.column_stack(net.policy).tolist()),
        "value": world.rows(np.column_stack(net.value).tolist()),
    }


@lru_cache(maxsize=16)
def searches(world: World) -> Any:
    """The search in a world; compiled now, where that is done."""
    return world.entries(deep)[0]


class Master:
    """The bot `master`."""

    def __init__(self, seed: int, settings: str) -> None:
        self.seed = seed
        self.source, *others = settings.split(":")
        self.simulations, self.explore = 400, 1.0
        for word in others:
            name, _, value = word.partition("=")
            if name not in ("simulations", "explore") or not re.fullmatch(r"\d{1,7}(\.\d{1,4})?", value):
                raise ValueError(f"{word!r}: simulations=N or explore=X is expected")
            setattr(self, name, type(getattr(self, name))(float(value)))
        if self.simulations < 1:
            raise ValueError("a search needs at least one simulation")

    def check(self, game: Game) -> None:
        """Read the net: FileNotFoundError or ValueError if it cannot play this game."""
        nets.load(game, self.source)

    def options(self, state: State, seat: int, world: World | None = None) -> list[Option]:
        """What is known about each legal action after a search, the most tried first."""
        game = state.game
        world = world or at_hand(game)
        net = rows(world, game, self.source)
        about, actions = nets.load(game, self.source).about, game.num_actions
        packed, room = state.pack(), self.simulations * 32 + 2 * actions
        nodes, book = world.structs(deep.DeepNode, room), world.integers(3)
        book[TREE_USED] = 1
        searches(world)(
            world.states(packed, 1), world.states(packed, 1), world.chance(stream(self.seed, state.moment)),
            world.offers(actions), nodes, book, world.integers(actions), world.integers(actions), world.integers(DEPTH),
            world.values(game.seats), world.vector(about.shape.observation), world.values(about.shape.width),
            world.values(about.shape.width), world.values(actions), *net.values(),
            seat, self.simulations, self.explore, WINNING, float(game.rules.SCALE), about.par,
        )  # fmt: skip
        readable = world.readable(nodes)
        found, at = dict.fromkeys(state.legal(), (0, 0)), int(readable[0].first)
        while at:
            node = readable[at]
            if int(node.action) in found:
                found[int(node.action)] = int(node.visits), int(node.worth)
            at = int(node.next)
        options = [Option(a, n, worth / (TREE_UNIT * n) if n else 0.0) for a, (n, worth) in found.items()]
        return sorted(options, key=lambda option: (-option.visits, -option.value, option.action))

    def choose(self, state: State, seat: int) -> int:
        """The action that was tried most."""
        legal = state.legal()
        return legal[0] if len(legal) == 1 else self.options(state, seat)[0].action
