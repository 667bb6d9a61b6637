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


def _some_tables(turn: int | None) -> pytest.MarkDecorator:
    """Tables of every game: all, or a third of them, and the others under `--prove`."""
    rows = [
        pytest.param(
            name,
            options,
            id="-".join([name, *(str(value) for value in options.values())]),
            marks=() if turn is None or (i + turn) % 3 == 0 else pytest.mark.prove,
        )
        for name in GAMES
        for i, options in enumerate(tables(name))
    ]
    return pytest.mark.parametrize(("name", "options"), rows)


EVERY_TABLE = _some_tables(None)


def rotated(turn: int) -> pytest.MarkDecorator:
    """A third of the tables of every game, all under `--prove`: which third depends on `turn`, so that every table is
    played at in one test or another. For tests marked `sampled`."""
    return _some_tables(turn)


def rotated_of(name: str, turn: int) -> pytest.MarkDecorator:
    """The same for a single game."""
    rows = [
        pytest.param(options, id=str(options), marks=() if (i + turn) % 3 == 0 else pytest.mark.prove)
        for i, options in enumerate(tables(name))
    ]
    return pytest.mark.parametrize("options", rows)


def positions(game: fathom.Game, seed: int, limit: int = 10**9) -> Iterator[fathom.State]:
    """The positions of a random game, from the first decision to the end; the same state object all along."""
    state, chooser = game.new(seed=seed), Seeded(seed)
    yield state
    while not state.over and limit > 0:
        legal = state.legal()
        state.apply(legal[chooser.pick(len(legal))])
        limit -= 1
        yield state
