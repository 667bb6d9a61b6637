"""Tables to play at: every game with each number of players, and with its other options mixed in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import fathom
from fathom.core.chance import Seeded
from fathom.core.registry import definition

GAMES = fathom.games()

MIXED: dict[str, list[dict[str, Any]]] = {
    "otys": [
        {"players": 2, "sponsors": "advanced", "sponsor2b_scope": "any", "contract_recycle": "on"},
        {"players": 3, "sponsors": "random", "author_variant": "on", "neutral_x": "unlimited"},
        {"players": 4, "sponsors": "advanced", "edition": "de", "author_variant": "on"},
        {"players": 2, "sponsors": "random", "edition": "de", "author_variant": "on", "first_player": 1},
        {"players": 3, "sponsors": "ABBAB", "contract_recycle": "on", "sponsor2b_scope": "any"},
        {"players": 4, "sponsors": "BAABB", "author_variant": "on", "neutral_x": "unlimited"},
    ],
}


# A pack that makes a difference from the first moment on, and shorter games.
PACKS: dict[str, dict[str, Any]] = {"otys": {"player": {"credits": 9}, "colony": {"end_points": 3}}}


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
