"""Entry points that fail, as those of a game should not."""

from __future__ import annotations

from typing import Any

States = Any


def fail_divide(a: int, b: int) -> int:
    """A division."""
    return a // b


def fail_far(states: States, i: int) -> int:
    """A state that may be beyond the memory."""
    over: int = states[i].over
    return over


ENTRIES = ("fail_divide", "fail_far")
