"""What a network sees: every open thing has a place of its own, and nothing hidden has any."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import fathom
from fathom.games.octodice.actions import CATCH, STOP, USE
from fathom.games.octodice.observe import AT_PLAYERS, PLAYER_SIZE
from tests.octodice.scenario import Scenario
from tests.tables import positions

Edit = Callable[[Any], None]


def put(field: str, value: Any) -> Edit:
    return lambda g: setattr(g, field, value)


def cell(field: str, index: int, value: int) -> Edit:
    return lambda g: getattr(g, field).__setitem__(index, value)


def of(seat: int, field: str, value: int, *index: int) -> Edit:
    """Set a field of a player, or one of its cells."""

    def edit(g: Any) -> None:
        held = g.players[seat]
        if not index:
            setattr(held, field, value)
            return
        row = getattr(held, field)
        for i in index[:-1]:
            row = row[i]
        row[index[-1]] = value

    return edit


def tile(level: int, column: int, code: int) -> Edit:
    return lambda g: g.grid[level].__setitem__(column, code)


EDITS: dict[str, Edit] = {
    **{f"{field} of {seat}": of(seat, field, 2) for field in ("crystals", "research", "extras") for seat in range(3)},
    **{f"score of {seat}": of(seat, "score", 7) for seat in range(3)},
    **{f"bots {colour}": of(1, "bots", 1, colour) for colour in range(7)},
    **{f"second bot {colour}": of(1, "bots", 2, colour) for colour in range(7)},
    **{f"submarine {colour}": of(2, "submarines", 1 << colour) for colour in range(7)},
    **{f"marker {column} at {level}": of(1, "markers", level, column) for column in range(3) for level in range(3)},
    **{f"function {function}": of(0, "functions", 1 << function) for function in range(18)},
    **{f"boxes {third} {count}": of(1, "boxes", count, third) for third in range(3) for count in (1, 2)},
    **{f"entry {row} {field}": of(2, "entries", 3, row, field) for row in range(9) for field in range(3)},
    **{f"interim {third}": of(1, "submarine_fields", 0, third) for third in range(3)},
    **{f"submarine points {third}": of(1, "submarine_fields", 2, third) for third in range(3)},
    **{f"face {face} of {die}": cell("dice", die, face) for die in range(6) for face in range(1, 6)},
    **{f"aside {die}": cell("aside", die, 1) for die in range(6)},
    **{f"used {die}": put("used", 1 << die) for die in range(6)},
    **{f"converted {die}": put("converted", die) for die in range(3)},
    **{f"flexed {function}": put("flexed", 1 << function) for function in (0, 2, 5)},
    **{f"phase {phase}": put("phase", phase) for phase in range(2, 8)},
    **{f"actor {seat}": put("actor", seat) for seat in (1, 2)},
    **{f"current {seat}": put("current", seat) for seat in (1, 2)},
    **{f"first {seat}": put("first", seat) for seat in (1, 2)},
    **{f"turn {turn}": put("turn", turn) for turn in range(1, 6)},
    **{f"{field} on": put(field, 1) for field in ("virtual_player", "symbol_only", "simultaneous", "virtual", "over")},
    "from zero off": put("from_zero", 0),
    **{f"tile {level} {column}": tile(level, column, 6 * level + 5) for level in range(3) for column in range(3)},
}


def test_every_open_thing_makes_a_difference_of_its_own() -> None:
    game = fathom.load("octodice", players=3, layout="first-game", first_player=0)
    seen: dict[bytes, str] = {}
    for what, edit in {"nothing": lambda g: None, **EDITS}.items():
        state = game.new(seed=1)
        for die in range(6):
            state.raw.dice[die] = 0
        edit(state.raw)
        key = state.observe(0).tobytes()
        assert key not in seen, f"{what} looks like {seen[key]}"
        seen[key] = what


@pytest.mark.rule("OCTO-AMB-20")
def test_a_choice_that_waits_is_seen_by_its_owner_only() -> None:
    s = Scenario(players=3, extra_order="simultaneous")
    before = [s.state.observe(seat) for seat in range(3)]
    mine = set()
    for action in (STOP, CATCH, CATCH + 1, USE + 3, USE + 4):
        s.player(1).pending = action
        assert [np.array_equal(s.state.observe(seat), before[seat]) for seat in range(3)] == [True, False, True]
        mine.add(s.state.observe(1).tobytes())
    assert len(mine) == 5


def test_seats_see_themselves_first() -> None:
    game = fathom.load("octodice", players=4)
    for state in positions(game, seed=5, limit=60):
        rows = [state.observe(seat)[AT_PLAYERS:].reshape(4, PLAYER_SIZE) for seat in range(4)]
        for seat in range(1, 4):
            assert np.array_equal(rows[seat][0], rows[0][seat])
            assert np.array_equal(rows[seat][4 - seat], rows[0][0])


def test_empty_seats_are_empty() -> None:
    seen = fathom.load("octodice", players=1).new(seed=1).observe(0)
    assert seen[AT_PLAYERS + PLAYER_SIZE :].max() == 0.0
