"""Why an action is not possible just now."""

from __future__ import annotations

from typing import Any

from pearls.state import Table
from pearls.tables import AIR


def cause(g: Table, action: int, rule: str) -> tuple[str, dict[str, Any]] | None:
    """The message and its arguments, for the rule that forbids the action."""
    if rule == "PEARLS-TURN-05":
        return "why-air", {"count": AIR}
    if rule == "PEARLS-TURN-02":
        return "why-empty", {}
    return None
