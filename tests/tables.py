"""Tables to play at: every game with each number of players, and with its other options mixed in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import fathom
from fathom.core.chance import Seeded
from fathom.core.registry import definition
from tests.seastead.packs import random_pack

GAMES = fathom.games()

MIXED: dict[str, list[dict[str, Any]]] = {
    "abyss": [
        {"players": 2, "kraken": "off", "court_end": "gap", "surplus": "any"},
        {"players": 3, "memory": "none", "martial_law": "on", "assassin": "victim"},
        {"players": 4, "memory": "none", "disabled_lords": "ignored", "figure_choice": "any", "first_player": 2},
        {"players": 2, "memory": "none", "black_smokers": "stack", "given_loot": "stays", "loot_monster": "back"},
        {"players": 4, "commander_purchase": "turn-end", "outlaw_pair": "one", "martial_law": "on"},
        {"players": 3, "kraken": "off", "memory": "none", "turn_cap": 30},
    ],
    "otys": [
        {"players": 2, "sponsors": "advanced", "sponsor2b_scope": "any", "contract_recycle": "on"},
        {"players": 3, "sponsors": "random", "author_variant": "on", "neutral_x": "unlimited"},
        {"players": 4, "sponsors": "advanced", "edition": "de", "author_variant": "on"},
        {"players": 2, "sponsors": "random", "edition": "de", "author_variant": "on", "first_player": 1},
        {"players": 3, "sponsors": "ABBAB", "contract_recycle": "on", "sponsor2b_scope": "any"},
        {"players": 4, "sponsors": "BAABB", "author_variant": "on", "neutral_x": "unlimited"},
    ],
    "octodice": [
        {"players": 1, "layout": "first-game"},
        {"players": 2, "virtual_player": "on", "extra_order": "simultaneous"},
        {"players": 3, "extra_order": "simultaneous", "octo_from_zero": "off"},
        {"players": 4, "layout": "A1B1C2/F2D2E1/I2G1H1", "octo_catch": "symbol", "first_player": 2},
        {"players": 2, "layout": "C2A1B1/E2F1D1/H2I1G2", "virtual_player": "on", "octo_from_zero": "off"},
        {"players": 4, "extra_order": "simultaneous", "octo_catch": "symbol"},
    ],
    "seastead": [
        {"players": 2, "sides": "B"},
        {"players": 2, "sides": "mixed", "other_kinds": "distinct", "specialists": "A"},
        {"players": 2, "sides": "B", "resolution": "clean-up-duty", "ship_relocation": "build-end"},
        {"players": 2, "sides": "ABBA", "resolution": "free-trade", "copied_building": "stands"},
        {"players": 2, "sides": "B", "resolution": "expert-fee", "locked_flotilla": "closed"},
        {"players": 1, "solo_tags": "off", "locked_flotilla": "closed", "ship_relocation": "build-end"},
    ],
}


# A pack that makes a difference from the first moment on, and shorter games.
PACKS: dict[str, dict[str, Any]] = {
    "abyss": {
        "setup": {"pearls": 4},
        "court": {"spaces": 5, "refill_at": 3},
        "exploration": {"spaces": 4, "crab": [1, 1, 1, 1, 9], "kraken": [9, 9, 9], "monsters": 12},
        "tokens": {"points": [1, 5, 9], "counts": [3, 2, 1]},
        "keys": {"location": 2, "face_up": 3},
        "threat": {"space_1": [[0, 2, 0], [0, 0, 1], [3, 0, 0]]},
        "lords_rules": {"end": 4},
    },
    "otys": {"player": {"credits": 9}, "colony": {"end_points": 3}},
    "octodice": {
        "colours": ["yellow", "red", "purple", "orange", "white", "blue"],
        "white": {"W3": ["bot", "bot", "lab", "crystal", "submarine", "research"]},
        "black": {
            "B1": ["yellow-3", "purple-0", "purple-0", "orange-1", "white-2", "octopus"],
            "B2": ["white-2", "yellow-3", "octopus", "purple-0", "orange-1", "purple-0"],
            "B3": ["yellow-0", "red-1", "octopus", "octopus", "white-1", "blue-3"],
        },
        "sheet": {
            "crystals": 3,
            "research_colours": ["purple", "yellow", "red", "purple", "white", "yellow", "orange"],
            "research_points": [2, 0, 5, 1, 1, 8, 13],
            "bot_points": [3, 1, 2],
            "submarine_points": 2,
            "octopus_bonus": [0, 0, 2, 2, 9],
            "octopus_boxes": 3,
            "octopus_penalty": 5,
            "crystal_majority": [7, 4],
        },
        "functions": {"plus": 2, "super_sub": 3},
    },
    "seastead": random_pack(8),
}


def secrets(name: str, options: dict[str, Any]) -> float:
    """How much is hidden from a seat at a table, roughly: nothing is 0, and then there must be nothing to be found."""
    if (
        name == "abyss"
    ):  # Monster tokens, which come late, and payments in progress; hands and stacks, if nobody remembers
        return 0.6 if options.get("memory") == "none" else 0.3
    if name == "octodice":
        return 0.02 if options.get("extra_order") == "simultaneous" else 0.0
    if name == "seastead":  # a resolution under the deck, once one was drawn; a card put back by the Scout
        if options["players"] == 1:
            return 0.0
        return 0.1 if options.get("sides", "A") != "A" else 0.001
    return 1.0


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
