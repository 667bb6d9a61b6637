"""Building in Seastead: costs, places, and turns without anything else."""

from __future__ import annotations

from typing import Any

from tests.seastead.scenario import Scenario

TYPES = ("port", "academy", "shipyard")
COSTS = (2, 2, 3, 4, 5, 6)  # of the six locations, on every side
PLACES = [f"{flotilla}-{place}" for flotilla in range(1, 5) for place in range(1, 7)]
KINDS = ("fish", "seaweed", "artifact", "metal")  # demanded by flotillas 1 to 4
REST: dict[str, Any] = {"storage": "2 metal"}  # Orange has a choice in her turn, so the game waits for her
QUIET = "fisher scout agent"  # specialists without anything to do after a build


def spread(ports: int, academies: int, shipyards: int) -> dict[str, str]:
    """So many buildings of each type, none of them on flotilla 1, and no flotilla full."""
    types = ["port"] * ports + ["academy"] * academies + ["shipyard"] * shipyards
    places = ["3-3", "4-3", "3-4", "4-4", "3-5", "4-5", "3-6", "4-6", "2-4", "2-5", "2-6"]
    return dict(zip(places, types, strict=False))


def turn_of(colour: str, held: dict[str, Any], **given: Any) -> Scenario:
    """It is the turn of this colour, who holds all this."""
    return Scenario(**{**given, "active": colour, colour: held})
