"""Quick games for tuning: whole games in one call of the compiled world, between searches that differ in weights or in
settings. Trees are not kept from one choice to the next; a claim is made in the arena."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from threading import get_ident
from typing import Any

from fathom.bots import contest, worlds
from fathom.bots.contest import TREE_MANNERS
from fathom.bots.mcts import DEPTH, WALKS, Settings
from fathom.core.chance import Seeded, stream
from fathom.core.game import Game
from fathom.core.position import State

GREEDILY = Settings(simulations=None, seconds=1.0)  # settings without simulations: time does not matter here


@dataclass(frozen=True)
class Fighter:
    """Somebody who plays. Without simulations, greedily."""

    settings: Settings
    weights: tuple[float, ...]

    def manner(self, game: Game) -> list[float]:
        """The settings as the search takes them."""
        rules = game.rules
        usual = {"walk": rules.WALK, "scale": rules.SCALE, "simulations": 0}
        found = [rules.LEAD if name == "lead" else getattr(self.settings, name) for name in TREE_MANNERS]
        return [float(usual[name] if one is None else one) for name, one in zip(TREE_MANNERS, found, strict=True)]


@lru_cache(maxsize=64)
def _room(game: Game, simulations: int, plain: bool, thread: int) -> dict[str, Any]:
    """What such games are played in, for each thread of its own."""
    world, actions = worlds.plain(game) if plain else worlds.prepare(game), game.num_actions
    room: dict[str, Any] = {"world": world, "play": world.entries(contest)[0]}
    room["lists"] = [world.offers(actions) for _ in range(4)]
    room["tree"] = world.nodes(simulations + 2), world.integers(3), world.integers(actions), world.integers(actions)
    room["values"] = [world.values(n) for n in (game.seats, game.seats)]
    room["habits"] = world.values(2 * game.seats * actions), world.integers(DEPTH + WALKS)
    room["reckoned"] = [world.values(n) for n in (game.rules.ROOM, actions)]
    return room


def skirmish(
    game: Game, fighters: Sequence[Fighter], seed: int, plain: bool = False
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """One game, by seat: points and places. The deal is that of the seed."""
    most = max(fighter.settings.simulations or 0 for fighter in fighters)
    room = _room(game, most, plain, get_ident())
    world, packed = room["world"], game.new(seed=seed).pack()
    table = world.states(packed, 1)
    generators = [world.chance(Seeded(stream(seed, i)).state) for i in (1, 2)]
    styles = world.rows([fighter.weights for fighter in fighters])
    manners = world.rows([fighter.manner(game) for fighter in fighters])
    states = table, world.states(packed, 1), world.states(packed, 3)
    path = world.integers(DEPTH)
    rows = path, styles, manners, *room["values"], *room["habits"], *room["reckoned"]
    room["play"](*states, *generators, *room["lists"], *room["tree"], *rows)
    end = State.unpack(game, world.packed(table), 0, 0)
    return end.scores, tuple(end.ranks)
