"""Extra actions of Octo Dice."""

from __future__ import annotations

from typing import Any

import fathom
from tests.octodice.scenario import Scenario

PLENTY = "crystal bot submarine / red-1 blue-2 octopus"
SYMBOLS = ("crystal", "research", "lab", "bot", "submarine", "octopus")
FACES = ("yellow-0", "red-1", "blue-2", "green-0", "white-1", "octopus")
COLOURS = ("yellow", "red", "blue", "green", "white")


def octopods(s: Scenario) -> list[str]:
    """The extra octopus actions that are offered."""
    return [text for text in s.legal() if text.startswith("octopus")]


def known(state: fathom.State, seat: int | None) -> Any:
    """All that a seat can find out about a position."""
    numbers = None if seat is None else state.observe(seat).tolist()
    return state.view(seat), [happening.to_json() for happening in state.events(seat)], numbers
