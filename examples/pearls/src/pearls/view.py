"""What a seat may see, as JSON."""

from __future__ import annotations

from typing import Any

from pearls.play.turn import dived
from pearls.scoring import charmed, kept, rank
from pearls.state import PHASES, SOURCES, WORTHS, Table


def view(g: Table, seat: int | None) -> dict[str, Any]:
    """Everything but the charms of others, which are shown at the end.

    PEARLS-CHARM-01
    """
    return {
        "phase": PHASES[g.phase],
        "goal": g.goal,
        "ending": bool(g.ending),
        "first": 0,
        "air": g.air,
        "bag": counted(g.bag),
        "dived": dived(g),
        "players": [player(g, other, seat) for other in range(g.seats)],
    }


def player(g: Table, other: int, seat: int | None) -> dict[str, Any]:
    """A player as the seat knows them."""
    me, known = g.players[other], other == seat or bool(g.over)
    points = (kept(me), charmed(me) if known else 0)
    return {
        "seat": other,
        "score": sum(points),
        "points": dict(zip(SOURCES, points, strict=True)),
        "rank": rank(g, other) if g.over else None,
        "pearls": counted(me.pearls),
        "charm": me.charm if known else None,
    }


def counted(pearls: Any) -> dict[str, int]:
    """Pearls by worth."""
    return {str(worth + 1): pearls[worth] for worth in range(WORTHS)}
