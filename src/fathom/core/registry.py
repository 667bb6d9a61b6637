"""Which games there are. Ours and those of other packages register alike: an entry point in `fathom.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from fathom.core.definition import Definition
from fathom.core.game import Game

GROUP = "fathom.games"


@cache
def _points() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def games() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return tuple(sorted(_points()))


def definition(name: str) -> Definition:
    """The definition of a game; the error for an unknown name lists all games."""
    point = _points().get(name) if isinstance(name, str) else None
    if point is None:
        raise ValueError(f"no game {name!r}; there are {', '.join(games())}")
    return _definition(point)


@cache
def _definition(point: EntryPoint) -> Definition:
    try:
        found = point.load()
    except (ImportError, AttributeError) as error:
        raise ValueError(f"the game {point.name!r} cannot be loaded from {point.value}: {error}") from None
    if not isinstance(found, Definition):
        raise ValueError(f"the entry point {point.value} of the game {point.name!r} is no Definition")
    return found


def load(name: str, *, data: str | Path | dict[str, Any] | None = None, **options: Any) -> Game:
    """A game with its table options, and with the values of a data pack if one is given."""
    return Game(definition(name), options, data)
