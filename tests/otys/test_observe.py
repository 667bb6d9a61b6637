"""What a network sees: every open thing has a place of its own, and nothing hidden has any."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import fathom
from fathom.games.otys.observe import AT_PLAYERS, PLAYER_SIZE
from tests.otys.scenario import Scenario
from tests.tables import positions

Edit = Callable[[Any], None]


def put(field: str, value: Any) -> Edit:
    return lambda g: setattr(g, field, value)


def player(seat: int, field: str, value: Any) -> Edit:
    return lambda g: setattr(g.players[seat], field, value)


def cell(seat: int, field: str, index: int, value: int) -> Edit:
    return lambda g: getattr(g.players[seat], field).__setitem__(index, value)


EDITS: dict[str, Edit] = {
    **{
        f"{field} of {seat}": player(seat, field, 7) for field in ("score", "credits", "batteries") for seat in range(3)
    },
    **{f"{field} of {seat}": player(seat, field, 2) for field in ("neutral", "neutral_used") for seat in range(3)},
    **{f"{field} of {seat}": player(seat, field, 3) for field in ("mechanic", "hacker") for seat in range(3)},
    **{f"key {key} used": cell(1, "keys", key, 1) for key in range(6)},
    **{f"diver {diver} upgraded": cell(2, "upgraded", diver, 1) for diver in range(8)},
    **{f"acting diver {diver}": put("diver", diver) for diver in range(8)},
    **{f"key in play {key}": put("key", key) for key in range(7)},
    **{f"phase {phase}": put("phase", phase) for phase in range(2, 14)},
    **{f"token {token} in use": put("token", token) for token in (0, 2, 12, 18, 24, 28, 30)},
    **{f"{field} on": put(field, 1) for field in ("sponsor_used", "free", "locked", "side", "depth", "executions")},
    **{f"option {field}": put(field, 1) for field in ("swap", "any_level", "recycle", "unlimited", "variant")},
    "token orange": cell(0, "tokens", 3, 0),
    "token green": cell(0, "tokens", 3, 1),
    "token on another level": cell(0, "tokens", 4, 1),
    "column": player(1, "column", [7, 6, 5, 4, 3, 2, 1, 0]),
    "round": put("round", 9),
    "actor": put("actor", 2),
    "current": put("current", 1),
    "first": put("first", 2),
    "ending": put("ending", 1),
    "store": put("store", [3, 0, 0, 1]),
    "sponsors": put("sponsors", [4, 3, 2, 1, 0]),
    "sides": put("sides", [0, 0, 1, 0, 0]),
    "display": lambda g: g.display[2].__setitem__(1, (g.display[2][1] + 1) % 32),
    "public": put("public", [1, 2, 3]),
    "completed": put("completed", 1 << 31),
    "bag": put("bag", 5),
    "pile": put("pile_size", 3),
    "neutral supply": put("neutral_supply", 3),
    "cubes": lambda g: g.players[2].resources[4].__setitem__(1, 3),
    "own hand": player(0, "hand", 1 << 20),
    "done": player(2, "done", 1 << 9),
}


def test_every_open_thing_shows() -> None:
    """Each of these changes is seen, and no two look the same."""
    start = Scenario(players=3)
    start.g.phase = 2
    start.g.level = 1
    seen = {"as it is": start.state.observe(0).tobytes()}
    for name, edit in EDITS.items():
        state = start.state.clone()
        edit(state.raw)
        seen[name] = state.observe(0).tobytes()
    names: dict[bytes, str] = {}
    for name, vector in seen.items():
        if name == "phase 2":
            continue  # as it is
        assert vector not in names, f"{name} looks like {names[vector]}"
        names[vector] = name


@pytest.mark.rule("OTYS-CONTRACT-15")
def test_nothing_hidden_shows() -> None:
    start = Scenario(players=3)
    vector = start.state.observe(0).tobytes()
    for edit in (put("pile", 255), put("tail", list(range(32))), player(1, "hand", 0), player(2, "hand", 0)):
        state = start.state.clone()
        edit(state.raw)
        assert state.observe(0).tobytes() == vector


def test_seats_see_the_table_from_their_own_side() -> None:
    """A player's own board comes first, whatever the seat; an empty seat is all zero."""
    for state in positions(fathom.load("otys", players=3), seed=2, limit=60):
        vectors = [state.observe(seat) for seat in range(3)]
        boards = [[vector[AT_PLAYERS + i * PLAYER_SIZE :][: PLAYER_SIZE - 32] for i in range(4)] for vector in vectors]
        for seat in range(3):
            for step in range(3):
                assert np.array_equal(boards[seat][step], boards[(seat + step) % 3][0])
            assert not boards[seat][3].any()
