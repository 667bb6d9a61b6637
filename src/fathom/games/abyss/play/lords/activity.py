"""Lords in front of players: whose power works, whom it reaches, whose key can be spent, who counts."""

from __future__ import annotations

from fathom.core.bits import size_of
from fathom.games.abyss.state import NONE, SHAMAN, Table
from fathom.games.abyss.tables import HOLDERS, KEYED, SOLDIERS


def active(g: Table, seat: int, power: int) -> int:
    """The own Lords whose power this is and works: they are free and not turned.

    ABYSS-POWER-02, ABYSS-POWER-03
    """
    me = g.players[seat]
    return HOLDERS[power] & me.free & ~me.disabled


def reaching(g: Table, seat: int, power: int) -> int:
    """The opponent, clockwise from the seat, whose power reaches it, or NONE. The Shaman keeps Soldiers off, no others.

    ABYSS-LORD-14
    """
    holders = HOLDERS[power]
    for step in range(1, g.seats):
        other = (seat + step) % g.seats
        him = g.players[other]
        lords = holders & him.free & ~him.disabled
        if lords and (lords & ~SOLDIERS or active(g, seat, SHAMAN) == 0):
            return other
    return NONE


def sheltered(g: Table, seat: int, lord: int) -> bool:
    """Whether the Shaman keeps the power of another player's Lord off.

    ABYSS-LORD-14
    """
    return SOLDIERS >> lord & 1 == 1 and active(g, seat, SHAMAN) != 0


def key_count(g: Table, seat: int) -> int:
    """Key tokens and the keys of free Lords that are not turned. Ambassadors show none.

    ABYSS-KEYS-01, ABYSS-AMB-07
    """
    return g.players[seat].keys + size_of(keyed(g, seat))


def keyed(g: Table, seat: int) -> int:
    """The Lords whose key can be spent.

    ABYSS-KEYS-01, ABYSS-KEYS-05, ABYSS-POWER-03
    """
    me = g.players[seat]
    return me.free & ~me.disabled & KEYED


def lords_counted(g: Table, seat: int) -> int:
    """The Lords that count towards the end and for Locations: all, free or not, turned or not.

    ABYSS-END-01, ABYSS-AMB-31
    """
    me = g.players[seat]
    return me.lords & ~me.disabled if g.skip_disabled else me.lords
