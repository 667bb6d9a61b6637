"""Turns the data pack into the tables that the rules read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fathom.core.data import Reader, defaults

SHELLS: tuple[int, ...]
CHARM_POINTS: int


def build(data: Reader) -> dict[str, Any]:
    """All tables, by the names under which the rules know them."""
    shells = data.integers("shells", range(2, 33), 0, 5)
    if not any(shells) or all(shells):
        raise data.wrong("shells", "must have a pearl and a shark")
    return {"SHELLS": shells, "CHARM_POINTS": data.integer("charm_points", 0, 20)}


if not TYPE_CHECKING:
    __getattr__ = defaults("pearls", build)
