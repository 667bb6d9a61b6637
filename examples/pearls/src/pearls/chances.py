"""What chance may bring."""

from __future__ import annotations

from collections import Counter
from typing import Any

from pearls.actions import DIVE, SURFACE
from pearls.state import Table
from pearls.tables import SHELL_COUNT, SHELLS


def odds(g: Table, seat: int, action: int) -> list[tuple[str, dict[str, Any], float]]:
    """What the next shell may hold, likeliest first."""
    if action == SURFACE:
        return []
    return [
        ("odds-pearl" if worth else "odds-shark", {"worth": worth} if worth else {}, count / SHELL_COUNT)
        for worth, count in Counter(SHELLS[action - DIVE]).most_common()
    ]
