"""Actions and events in words: which message, with which arguments."""

from __future__ import annotations

from typing import Any

from pearls.actions import DIVE
from pearls.play.turn import dived
from pearls.state import Table


def describe(g: Table, action: int) -> tuple[str, dict[str, Any]]:
    """The sentence of an action, with what is at stake."""
    return ("action-dive" if action == DIVE else "action-surface"), {"points": dived(g)}


def say(kind: str, args: dict[str, Any]) -> dict[str, Any]:
    """Events are said with their own arguments."""
    return args
