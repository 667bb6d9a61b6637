"""What was measured of the levels: ratings for each game and number of players, and what is reached in a game alone.

The figures are in `measured.json`; docs/bots.md says how they came about. What was not measured is not told.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from fathom.core.game import Game


@dataclass(frozen=True)
class Mark:
    """What a level reaches in a game alone, in points: something to beat. `won` is the share of games won, where the
    game itself can be lost."""

    level: str
    games: int
    mean: float
    quartiles: tuple[float, float, float]
    won: float | None = None

    def quarters(self, points: float) -> int:
        """In how many of four games the level stays below these points, as far as quartiles tell."""
        return sum(points > one for one in self.quartiles)


@cache
def _held() -> Any:
    return json.loads((files("fathom.bots") / "measured.json").read_text(encoding="utf-8"))


def ratings(game: str) -> dict[str, dict[str, int]]:
    """Number of players -> level -> rating, as far as they are known."""
    found: Mapping[str, Mapping[str, float]] = _held()["ratings"].get(game, {})
    return {count: {level: round(rating) for level, rating in rated.items()} for count, rated in found.items()}


def marks(game: str) -> dict[str, Mark]:
    """What there is to beat in a solo game, by its variant: the options that are not as usual, like
    "solo_tags=off", several of them in the order of their names with commas between; "usual" if there are none."""
    return {variant: _mark(**told) for variant, told in _held()["solo"].get(game, {}).items()}


def mark(game: Game) -> Mark | None:
    """What there is to beat in just this game; None if it is not for one, or was not measured."""
    if game.seats > 1 or game.pack is not None:
        return None
    return marks(game.name).get(variant(game.options, game.definition.options.check({"players": 1})))


def variant(options: Mapping[str, Any], usual: Mapping[str, Any]) -> str:
    """The name of the variant that a table's options make."""
    other = sorted(f"{name}={value}" for name, value in options.items() if value != usual.get(name, value))
    return ",".join(other) or "usual"


def _mark(*, level: str, games: int, mean: float, quartiles: list[float], won: float | None = None) -> Mark:
    low, middle, high = quartiles
    return Mark(level, games, mean, (low, middle, high), won)
