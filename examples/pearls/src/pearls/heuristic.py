"""A quick guess of how well a seat stands, in points."""

from __future__ import annotations

from pearls.play.turn import dived
from pearls.scoring import score
from pearls.state import Table


def heuristic(g: Table, seat: int) -> float:
    """The points, and half of what is at stake in the own dive."""
    return score(g, seat) + (0.5 * dived(g) if g.actor == seat else 0.0)
