"""Tables to play at: every game with each number of players, and with its other options mixed in.

A game's own part is `tests/<game>/tables.py`: MIXED (options), PACK (a data pack) and `secrets`. A game without it is
played with its numbers of players only, and must hide nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import pytest

import fathom
from fathom.core.chance import Seeded
from fathom.core.registry import definition

GAMES = fathom.games()


def _own(name: str) -> ModuleType | None:
    """What a game's tests say about its tables."""
    place = f"tests.{name}"
    return import_module(f"{place}.tables") if find_spec(place) and find_spec(f"{place}.tables") else None


OWN = {name: own for name in GAMES if (own := _own(name))}
MIXED: dict[str, list[dict[str, Any]]] = {name: own.MIXED for name, own in OWN.items()}
PACKS: dict[str, dict[str, Any]] = {name: own.PACK for name, own in OWN.items()}


def secrets(name: str, options: dict[str, Any]) -> float:
    """How much is hidden from a seat at a table, roughly: nothing is 0, and then there must be nothing to be found."""
    return float(OWN[name].secrets(options)) if name in OWN else 0.0


def sizes(name: str) -> list[int]:
    """How many can play a game."""
    players = definition(name).options.options["players"]
    return list(players.values or range(players.low or 0, (players.high or 0) + 1))


def tables(name: str) -> list[dict[str, Any]]:
    """Options to play a game with."""
    return [{"players": size} for size in sizes(name)] + MIXED.get(name, [])


EVERY_GAME = pytest.mark.parametrize("name", GAMES)
EVERY_SIZE = pytest.mark.parametrize(("name", "players"), [(name, size) for name in GAMES for size in sizes(name)])
EVERY_TABLE = pytest.mark.parametrize(
    ("name", "options"),
    [
        pytest.param(name, options, id="-".join([name, *(str(value) for value in options.values())]))
        for name in GAMES
        for options in tables(name)
    ],
)


def positions(game: fathom.Game, seed: int, limit: int = 10**9) -> Iterator[fathom.State]:
    """The positions of a random game, from the first decision to the end; the same state object all along."""
    state, chooser = game.new(seed=seed), Seeded(seed)
    yield state
    while not state.over and limit > 0:
        legal = state.legal()
        state.apply(legal[chooser.pick(len(legal))])
        limit -= 1
        yield state
