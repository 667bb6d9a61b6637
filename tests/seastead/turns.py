"""Turns of Seastead: which seat has which part."""

from __future__ import annotations

from typing import Any

import pytest

from tests.seastead.scenario import Scenario

SEATS = pytest.mark.parametrize("active", ["blue", "orange"])
STARTS = pytest.mark.parametrize("start", ["blue", "orange"])
WAITING = {"storage": "1 metal"}  # who could build at 4-2 is asked


def seat_of(colour: str) -> int:
    return ["blue", "orange"].index(colour)


def other_of(colour: str) -> str:
    return "orange" if colour == "blue" else "blue"


def turn_of(active: str, held: dict[str, Any], waiting: dict[str, Any] | None = None, **given: Any) -> Scenario:
    """It is the turn of the player of this colour, who holds this; the other one waits."""
    seats: dict[str, Any] = {active: held, other_of(active): waiting}
    return Scenario(active=active, **seats, **given)
