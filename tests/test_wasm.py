"""The fourth world: the rules and the search as WebAssembly do byte by byte what machine code does."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from tests.modules import in_wasmtime, native, random_games, searches, whole_games
from tests.tables import positions, rotated

pytestmark = [pytest.mark.slow, pytest.mark.sampled]


@rotated(1)
def test_random_games_agree(name: str, options: dict[str, Any], proving: bool) -> None:
    game = fathom.load(name, **options)
    program = random_games(game, n=200 if proving else 12, seed=5, rounds=1500 if proving else 200)
    assert in_wasmtime(program) == native(program)
    program = whole_games(game, n=2000 if proving else 50, seed=5)
    assert in_wasmtime(program) == native(program)


@rotated(2)
def test_searches_agree(name: str, options: dict[str, Any], proving: bool) -> None:
    game = fathom.load(name, **options)
    for i, state in enumerate(positions(game, seed=2)):
        if i % (11 if proving else 67) == 3 and state.actor is not None:
            program = searches(state, state.actor, 400, seed=i, picks=1 + i % 3)
            assert in_wasmtime(program) == native(program), f"decision {i}"
