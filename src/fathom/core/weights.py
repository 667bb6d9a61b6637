"""The weights of a game's heuristic: opinions, not rules, so they stand in a file of their own (`weights.toml`).

The table `usual` has them all; every other table is a style and has those that differ. A file of the same form, named
by its path, takes the place of the game's own: what `fathom tune` writes can be tried out at once.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fathom.core.data import DataError, read

USUAL = "usual"
GREEDY = "greedy"  # for bots that do not search; where a game has no such style, it is the usual one


@lru_cache(maxsize=256)
def weights(package: str, names: tuple[str, ...], style: str) -> tuple[float, ...]:
    """The weights of a style, in their order. `style`: its name, or a file with a table `usual`."""
    if not names:
        return ()
    own = _own(package)
    usual = _table(own, USUAL, names, "weights.toml")
    missing = [name for name in names if name not in usual]
    if missing:
        raise DataError(f"{package}: weights.toml: [usual] lacks {missing[0]}")
    if style.endswith(".toml"):
        usual |= _table(read(Path(style)), USUAL, names, style)
    elif style != USUAL and (style in own or style != GREEDY):
        if style not in own:
            raise DataError(f"no style {style!r}; there are {', '.join(own)}")
        usual |= _table(own, style, names, "weights.toml")
    return tuple(float(usual[name]) for name in names)


def styles(package: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """The styles that a game has, the usual one first."""
    return tuple(_own(package)) if names else (USUAL,)


@cache
def _own(package: str) -> dict[str, Any]:
    """A game's own file. In a browser it can be read but once, when the image is made that the page starts from."""
    return read(str(files(package) / "weights.toml"))


def _table(data: dict[str, Any], table: str, names: tuple[str, ...], source: str) -> dict[str, Any]:
    found = data.get(table)
    if not isinstance(found, dict):
        raise DataError(f"{source}: there is no table [{table}]")
    for name, value in found.items():
        if name not in names:
            raise DataError(f"{source}: [{table}]: no weight {name!r}; there are {', '.join(names)}")
        if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) < 1e6:
            raise DataError(f"{source}: [{table}]: {name} must be a number below a million")
    return dict(found)
