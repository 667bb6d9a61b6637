"""Actions and events in words: which message, with which arguments."""

from __future__ import annotations

from typing import Any

from pearls.actions import DEPTH, DIVE, SURFACE
from pearls.play.turn import dived
from pearls.state import Table


def describe(g: Table, action: int) -> tuple[str, dict[str, Any]]:
    """The sentence of an action, with what is at stake."""
    if action == SURFACE:
        return "action-surface", {"points": dived(g)}
    return "action-dive", {"points": dived(g), "depth": DEPTH.said(DEPTH.words[action - DIVE])}


def say(kind: str, args: dict[str, Any]) -> dict[str, Any]:
    """Events are said with their own arguments."""
    return args
