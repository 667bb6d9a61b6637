"""Tables of Octo Dice to play at, for the tests that every game has; `tests/tables.py` finds this."""

from __future__ import annotations

from typing import Any

MIXED: list[dict[str, Any]] = [
    {"players": 1, "layout": "first-game"},
    {"players": 2, "virtual_player": "on", "extra_order": "simultaneous"},
    {"players": 3, "extra_order": "simultaneous", "octo_from_zero": "off"},
    {"players": 4, "layout": "A1B1C2/F2D2E1/I2G1H1", "octo_catch": "symbol", "first_player": 2},
    {"players": 2, "layout": "C2A1B1/E2F1D1/H2I1G2", "virtual_player": "on", "octo_from_zero": "off"},
    {"players": 4, "extra_order": "simultaneous", "octo_catch": "symbol"},
]

# A pack that makes a difference from the first moment on, and shorter games.
PACK: dict[str, Any] = {
    "colours": ["yellow", "red", "purple", "orange", "white", "blue"],
    "white": {"W3": ["bot", "bot", "lab", "crystal", "submarine", "research"]},
    "black": {
        "B1": ["yellow-3", "purple-0", "purple-0", "orange-1", "white-2", "octopus"],
        "B2": ["white-2", "yellow-3", "octopus", "purple-0", "orange-1", "purple-0"],
        "B3": ["yellow-0", "red-1", "octopus", "octopus", "white-1", "blue-3"],
    },
    "sheet": {
        "crystals": 3,
        "research_colours": ["purple", "yellow", "red", "purple", "white", "yellow", "orange"],
        "research_points": [2, 0, 5, 1, 1, 8, 13],
        "bot_points": [3, 1, 2],
        "submarine_points": 2,
        "octopus_bonus": [0, 0, 2, 2, 9],
        "octopus_boxes": 3,
        "octopus_penalty": 5,
        "crystal_majority": [7, 4],
    },
    "functions": {"plus": 2, "super_sub": 3},
}


def secrets(options: dict[str, Any]) -> float:
    """How much is hidden from a seat, roughly: choices made at the same time."""
    return 0.02 if options.get("extra_order") == "simultaneous" else 0.0
