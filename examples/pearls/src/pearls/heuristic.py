"""A quick guess of how well a seat stands, and the exact worth of a dive."""

from __future__ import annotations

from fathom.core.contract import Values
from pearls.play.turn import dived, may_dive, may_surface
from pearls.scoring import score
from pearls.state import Table
from pearls.tables import SHELLS


def heuristic(g: Table, weights: Values, values: Values) -> None:
    """The points, and most of what is at stake in the dive."""
    for seat in range(g.seats):
        values[seat] = score(g, seat) + (0.9 * dived(g) if g.actor == seat and not g.over else 0.0)


def prospects(g: Table, weights: Values) -> list[float]:
    """What a shell brings on average, and what surfacing keeps. In plain Python: it is for bots and hints."""
    stake = dived(g)
    dives = [] if may_dive(g) else [sum(stake + worth for worth in row if worth) / len(row) for row in SHELLS]
    return [*dives, *([] if may_surface(g) else [1.0 * stake])]
