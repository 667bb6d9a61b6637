"""What statistics count."""

from __future__ import annotations

from fathom.games.seastead.actions import SPECIALIST
from fathom.games.seastead.play.board import left_of
from fathom.games.seastead.state import CAUSES, TYPES, Table


def facts(g: Table, seat: int) -> dict[str, int]:
    """What a player has at the end, for statistics."""
    me = g.players[seat]
    counts = {
        "started": int(seat == g.start),
        "buildings": 12 - sum(left_of(g, seat, building) for building in range(TYPES)),
        "resources left": sum(me.storage),
        "ships placed": me.ships.bit_count(),
        "cleanup tokens": me.cleanup + me.noted,
        "specialists used": me.used.bit_count(),
        "rounds": g.round,
    }
    for card, name in enumerate(SPECIALIST.words):
        counts[f"Specialists: {name}"] = (me.ready | me.spent) >> card & 1
    for card, name in enumerate(SPECIALIST.words):
        counts[f"Specialists used: {name}"] = me.used >> card & 1
    for cause in range(1, len(CAUSES)):
        counts[f"Ends: {CAUSES[cause]}"] = int(g.ending == cause)
    return counts
