"""Laying out the table."""

from __future__ import annotations

from fathom.core.chance import Chance, pick, tell
from pearls.events import E_CHARM
from pearls.state import DIVING, WORTHS, Table
from pearls.tables import AIR


def set_up(g: Table, chance: Chance) -> None:
    """Everybody gets a charm, a worth of pearls that nobody else has, and keeps it secret.

    PEARLS-CHARM-01
    """
    for seat in range(g.seats):
        draw_charm(g, seat, chance)
        tell(chance, E_CHARM, seat, g.players[seat].charm)
    g.phase = DIVING
    g.air = AIR


def draw_charm(g: Table, seat: int, chance: Chance) -> None:
    """One of the charms that no player has."""
    g.players[seat].charm = 0
    left = pick(chance, WORTHS - charms(g))
    for worth in range(1, WORTHS + 1):
        if free(g, worth):
            if left == 0:
                g.players[seat].charm = worth
                return
            left -= 1


def free(g: Table, worth: int) -> bool:
    """Whether nobody has this charm."""
    for seat in range(g.seats):
        if g.players[seat].charm == worth:
            return False
    return True


def charms(g: Table) -> int:
    """How many charms players have."""
    count = 0
    for seat in range(g.seats):
        if g.players[seat].charm:
            count += 1
    return count
