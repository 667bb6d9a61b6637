"""Every invariant of the game."""

from __future__ import annotations

from pearls.state import DIVING, NEXT, Table
from pearls.tables import AIR


def check(g: Table) -> None:
    """AssertionError names the broken one."""
    charms = [g.players[seat].charm for seat in range(g.seats)]
    assert len(set(charms)) == g.seats, f"charms {charms} are not different"
    assert all(1 <= charm <= 5 for charm in charms), f"charms {charms} are not 1..5"
    assert g.phase == (NEXT if g.over else DIVING), f"phase {g.phase}"
    assert 0 <= g.actor < g.seats, f"seat {g.actor} decides"
    assert 0 <= g.air <= AIR, f"air for {g.air}"
    assert all(count >= 0 for count in g.bag), f"bag {g.bag}"
