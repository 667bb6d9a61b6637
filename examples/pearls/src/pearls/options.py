"""The table options, and how they stand in the state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fathom.core.options import Option, Options
from pearls.state import Table

OPTIONS = Options(
    Option("players", low=2, high=4, default=2),
    Option("goal", low=5, high=60, default=30),
)


def configure(g: Table, options: Mapping[str, Any]) -> None:
    """Write the options into the state."""
    g.seats = options["players"]
    g.goal = options["goal"]
