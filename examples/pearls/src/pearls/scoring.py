"""Points and places."""

from __future__ import annotations

from pearls.state import WORTHS, Player, Table
from pearls.tables import CHARM_POINTS


def kept(player: Player) -> int:
    """What a player's pearls are worth.

    PEARLS-END-02
    """
    total = 0
    for worth in range(WORTHS):
        total += (worth + 1) * player.pearls[worth]
    return total


def charmed(player: Player) -> int:
    """The charm brings points to a player who has a pearl of its worth.

    PEARLS-CHARM-02
    """
    return CHARM_POINTS if player.pearls[player.charm - 1] else 0


def score(g: Table, seat: int) -> int:
    """PEARLS-END-02, PEARLS-CHARM-02"""
    return kept(g.players[seat]) + charmed(g.players[seat])


def rank(g: Table, seat: int) -> int:
    """Most points first; equal ones share a place.

    PEARLS-END-02
    """
    better = 0
    for other in range(g.seats):
        if score(g, other) > score(g, seat):
            better += 1
    return better
