"""Tables of Seastead to play at, for the tests that every game has; `tests/tables.py` finds this."""

from __future__ import annotations

from typing import Any

from tests.seastead.packs import random_pack

MIXED: list[dict[str, Any]] = [
    {"players": 2, "sides": "B"},
    {"players": 2, "sides": "mixed", "other_kinds": "distinct", "specialists": "A"},
    {"players": 2, "sides": "B", "resolution": "clean-up-duty", "ship_relocation": "build-end"},
    {"players": 2, "sides": "ABBA", "resolution": "free-trade", "copied_building": "stands"},
    {"players": 2, "sides": "B", "resolution": "expert-fee", "locked_flotilla": "closed"},
    {"players": 1, "solo_tags": "off", "locked_flotilla": "closed", "ship_relocation": "build-end"},
]

# A pack that makes a difference from the first moment on, and shorter games.
PACK: dict[str, Any] = random_pack(8)


def secrets(options: dict[str, Any]) -> float:
    """How much is hidden from a seat, roughly: a resolution under the deck, once one was drawn; a card put back by the
    Scout."""
    if options["players"] == 1:
        return 0.0
    return 0.1 if options.get("sides", "A") != "A" else 0.001
