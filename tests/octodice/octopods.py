"""Octopods in Octo Dice, and what is caught."""

from __future__ import annotations

from tests.octodice.scenario import Scenario


def with_octopods(count: int) -> str:
    """A roll with so many octopods, white ones first, and no submarine."""
    shown = ["octopus"] * count + ["crystal", "research", "lab", "yellow-0", "red-1", "blue-2"][count:]
    return " ".join(shown)


def caught(s: Scenario, seat: int = 0) -> tuple[int, int] | None:
    """Octopods counted and points scored by the last action; None if there was no octopus action."""
    told = [(e["count"], e["points"]) for e in s.told() if (e["kind"], e["seat"]) == ("octopus", seat)]
    assert len(told) <= 1
    return told[0] if told else None
