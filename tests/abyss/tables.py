"""Tables of Abyss to play at, for the tests that every game has; `tests/tables.py` finds this."""

from __future__ import annotations

from typing import Any

MIXED: list[dict[str, Any]] = [
    {"players": 2, "kraken": "off", "court_end": "gap", "surplus": "any"},
    {"players": 3, "memory": "none", "martial_law": "on", "assassin": "victim"},
    {"players": 4, "memory": "none", "disabled_lords": "ignored", "figure_choice": "any", "first_player": 2},
    {"players": 2, "memory": "none", "black_smokers": "stack", "given_loot": "stays", "loot_monster": "back"},
    {"players": 4, "commander_purchase": "turn-end", "outlaw_pair": "one", "martial_law": "on"},
    {"players": 3, "kraken": "off", "memory": "none", "turn_cap": 30},
]

# A pack that makes a difference from the first moment on, and shorter games.
PACK: dict[str, Any] = {
    "setup": {"pearls": 4},
    "court": {"spaces": 5, "refill_at": 3},
    "exploration": {"spaces": 4, "crab": [1, 1, 1, 1, 9], "kraken": [9, 9, 9], "monsters": 12},
    "tokens": {"points": [1, 5, 9], "counts": [3, 2, 1]},
    "keys": {"location": 2, "face_up": 3},
    "threat": {"space_1": [[0, 2, 0], [0, 0, 1], [3, 0, 0]]},
    "lords_rules": {"end": 4},
}


def secrets(options: dict[str, Any]) -> float:
    """How much is hidden from a seat, roughly: Monster tokens, which come late, and payments in progress; hands and
    stacks, if nobody remembers."""
    return 0.6 if options.get("memory") == "none" else 0.3
