"""What comes with buildings that were set by hand: docks of ports, specialists of academies, ships of shipyards."""

from __future__ import annotations

from fathom.core.bits import lowest
from fathom.core.text import Msg
from fathom.games.seastead.state import ACADEMY, LOCATIONS, MENU, NONE, PORT, ROW, SHIPYARD, TYPES, Player, Table


def mend(g: Table) -> None:
    """Between turns a player has as many docks, specialists and ships as the buildings bring. What is missing comes
    from where the rest lies, and what is too much goes there."""
    if g.phase != MENU or g.solo:
        return
    for at in range(LOCATIONS):
        port = any(player.sites[PORT] >> at & 1 for player in g.players)
        if port and g.dock[at] == NONE and g.dock_stack:
            g.dock[at] = lowest(g.dock_stack)
            g.dock_stack &= ~(1 << g.dock[at])
        elif not port and g.dock[at] != NONE:
            g.dock_stack |= 1 << g.dock[at]
            g.dock[at] = NONE
    for seat, player in enumerate(g.players):
        assert max(player.sites[kind].bit_count() for kind in range(TYPES)) <= ROW, Msg.of("impossible-row", most=ROW)
        crew(g, player)
        player.boxed = player.sites[SHIPYARD].bit_count() - player.ships.bit_count()
        assert player.boxed >= 0, Msg.of("impossible-ships", seat=seat + 1)


def crew(g: Table, player: Player) -> None:
    """A specialist for each academy, as long as there are any."""
    academies = player.sites[ACADEMY].bit_count()
    while (player.ready | player.spent).bit_count() < academies and g.specialist_deck:
        card = g.specialist_deck & -g.specialist_deck
        g.specialist_deck ^= card
        player.ready |= card
    while (owned := player.ready | player.spent).bit_count() > academies:
        card = owned & -owned
        g.specialist_deck |= card
        player.ready &= ~card
        player.spent &= ~card
        player.used &= ~card
