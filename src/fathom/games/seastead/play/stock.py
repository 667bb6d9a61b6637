"""The common supply: resources and cleanup tokens that are taken and given back."""

from __future__ import annotations

from fathom.core.chance import Chance, tell
from fathom.games.seastead.events import E_CLEANUP, E_GIVE, E_NOTED, E_TAKE
from fathom.games.seastead.state import KINDS, Table


def in_supply(g: Table) -> int:
    """The kinds of which there is something left, as a bit set."""
    kinds = 0
    for kind in range(KINDS):
        if g.supply[kind]:
            kinds |= 1 << kind
    return kinds


def held_by(g: Table, seat: int) -> int:
    """How many resources a player has; a storage has no limit.

    SEA-GEN-03
    """
    storage = g.players[seat].storage
    return storage[0] + storage[1] + storage[2] + storage[3]


def gain(g: Table, seat: int, kind: int, count: int, chance: Chance) -> None:
    """Take what is there; the rest is lost.

    SEA-SUPPLY-01
    """
    taken = min(count, g.supply[kind])
    if taken:
        g.supply[kind] -= taken
        g.players[seat].storage[kind] += taken
        tell(chance, E_TAKE, seat, kind, taken)


def give_back(g: Table, seat: int, kind: int, count: int) -> None:
    """What is paid or returned lies in the supply again at once.

    SEA-GEN-04, SEA-SUPPLY-06
    """
    g.players[seat].storage[kind] -= count
    g.supply[kind] += count


def give(g: Table, seat: int, kind: int, chance: Chance) -> None:
    """SEA-GEN-04"""
    give_back(g, seat, kind, 1)
    tell(chance, E_GIVE, seat, kind, 1)


def gain_cleanup(g: Table, seat: int, count: int, chance: Chance) -> None:
    """Tokens that the supply lacks are noted on the score pad and count like the others.

    SEA-SUPPLY-04, SEA-SUPPLY-05, SEA-SOLO-20
    """
    taken = min(count, g.cleanup_left)
    if taken:
        g.cleanup_left -= taken
        g.players[seat].cleanup += taken
        tell(chance, E_CLEANUP, seat, taken)
    if count > taken:
        g.players[seat].noted += count - taken
        tell(chance, E_NOTED, seat, count - taken)
