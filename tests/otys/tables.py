"""Tables of Otys to play at, for the tests that every game has; `tests/tables.py` finds this."""

from __future__ import annotations

from typing import Any

MIXED: list[dict[str, Any]] = [
    {"players": 2, "sponsors": "advanced", "sponsor2b_scope": "any", "contract_recycle": "on"},
    {"players": 3, "sponsors": "random", "author_variant": "on", "neutral_x": "unlimited"},
    {"players": 4, "sponsors": "advanced", "edition": "de", "author_variant": "on"},
    {"players": 2, "sponsors": "random", "edition": "de", "author_variant": "on", "first_player": 1},
    {"players": 3, "sponsors": "ABBAB", "contract_recycle": "on", "sponsor2b_scope": "any"},
    {"players": 4, "sponsors": "BAABB", "author_variant": "on", "neutral_x": "unlimited"},
]

# A pack that makes a difference from the first moment on, and shorter games.
PACK: dict[str, Any] = {"player": {"credits": 9}, "colony": {"end_points": 3}}


def secrets(options: dict[str, Any]) -> float:
    """How much is hidden from a seat, roughly: hands and the pile."""
    return 1.0
