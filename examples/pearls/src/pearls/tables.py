"""Turns the data pack into the tables that the rules read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fathom.core.data import Reader, defaults
from pearls.state import DEPTHS

SHELLS: tuple[tuple[int, ...], ...]  # by depth; 0 is the shark
SHELL_COUNT: int
AIR: int
CHARM_POINTS: int


def build(data: Reader) -> dict[str, Any]:
    """All tables, by the names under which the rules know them."""
    shells = tuple(data.integers(depth, 8, 0, 5) for depth in DEPTHS)
    for depth, row in zip(DEPTHS, shells, strict=True):
        if not any(row):
            raise data.wrong(depth, "must have a pearl")
    return {
        "SHELLS": shells,
        "SHELL_COUNT": len(shells[0]),
        "AIR": data.integer("air", 1, 20),
        "CHARM_POINTS": data.integer("charm_points", 0, 20),
    }


if not TYPE_CHECKING:
    __getattr__ = defaults("pearls", build)
