"""The flotillas: what stands where, what is free, what a location costs and gives."""

from __future__ import annotations

from fathom.core.actions import Offers, offer
from fathom.core.bits import lowest, size_of
from fathom.games.seastead.state import (
    ACADEMY,
    ALL_LOCATIONS,
    FLOTILLAS,
    NONE,
    PORT,
    RING,
    RING_BITS,
    ROW,
    SHIPYARD,
    TYPES,
    Table,
)
from fathom.games.seastead.tables import COST, EFFECT, POINTS


def offer_each(out: Offers, first: int, members: int) -> None:
    """Offer an action for each member of a set; `first` is the action of member 0."""
    rest = members
    while rest:
        offer(out, first + lowest(rest))
        rest &= rest - 1


def flotilla_of(location: int) -> int:
    """The flotilla of a location."""
    return location // RING


def ring_of(flotilla: int) -> int:
    """All locations of a flotilla."""
    return RING_BITS << (RING * flotilla)


def printed_cost(g: Table, location: int) -> int:
    """What a location costs, without discounts."""
    return COST[g.side[location // RING]][location]


def printed_points(g: Table, location: int) -> int:
    """What a building there is worth."""
    return POINTS[g.side[location // RING]][location]


def effect_at(g: Table, location: int) -> int:
    """The effect of a location, by its number in the data pack."""
    return EFFECT[g.side[location // RING]][location]


def demand_at(g: Table, location: int) -> int:
    """The token names the kind to pay, locked or not.

    SEA-BUILD-03, SEA-BUILD-12, SEA-AMB-31
    """
    return g.demand[location // RING]


def flotilla_demanding(g: Table, kind: int) -> int:
    """Where the demand token of a kind lies."""
    for flotilla in range(FLOTILLAS):
        if g.demand[flotilla] == kind:
            return flotilla
    return NONE


# Buildings


def own_buildings(g: Table, seat: int) -> int:
    """Where the buildings of a player (or the boss) stand."""
    me = g.players[seat]
    return me.sites[PORT] | me.sites[ACADEMY] | me.sites[SHIPYARD]


def built_on(g: Table) -> int:
    """Locations with a building of either player."""
    return own_buildings(g, 0) | own_buildings(g, 1)


def type_at(g: Table, seat: int, location: int) -> int:
    """The type of a player's building at a location, or NONE."""
    for building in range(TYPES):
        if g.players[seat].sites[building] >> location & 1:
            return building
    return NONE


def left_of(g: Table, seat: int, building: int) -> int:
    """Buildings of a type still on the player's board; they leave it from the left.

    SEA-SETUP-02, SEA-BUILD-01
    """
    return ROW - size_of(g.players[seat].sites[building])


def left_on_board(g: Table, seat: int) -> int:
    """SEA-SETUP-02"""
    return TYPES * ROW - size_of(own_buildings(g, seat))


def columns_emptied(g: Table, seat: int) -> int:
    """Rows empty from the left, so a column is empty when every row has given as many buildings.

    SEA-COLUMN-01, SEA-COLUMN-03
    """
    me = g.players[seat]
    return min(min(size_of(me.sites[PORT]), size_of(me.sites[ACADEMY])), size_of(me.sites[SHIPYARD]))


def full_flotilla(g: Table) -> bool:
    """Whether all locations of any one flotilla hold buildings.

    SEA-END-01, SEA-MOVE-07
    """
    built = built_on(g)
    if size_of(built) < RING:
        return False
    for flotilla in range(FLOTILLAS):
        if built >> (RING * flotilla) & RING_BITS == RING_BITS:
            return True
    return False


# Ships


def ships_on(g: Table) -> int:
    """Locations with a ship of either player."""
    return g.players[0].ships | g.players[1].ships


def ship_owner(g: Table, location: int) -> int:
    """Whose ship stands at a location, or NONE; there is never more than one.

    SEA-SHIP-05
    """
    if g.players[0].ships >> location & 1:
        return 0
    return 1 if g.players[1].ships >> location & 1 else NONE


def free_locations(g: Table) -> int:
    """A location is free without building and ship; a resource of the boss does not occupy it.

    SEA-SHIP-02, SEA-SHIPYARD-02, SEA-SOLO-24
    """
    return ALL_LOCATIONS & ~(built_on(g) | ships_on(g))


def cheapest_of(g: Table, flotilla: int, locations: int) -> int:
    """Those of the locations of a flotilla that share the lowest printed cost; tags and ships do not matter.

    SEA-SHIP-01, SEA-SHIP-03, SEA-DISCOUNT-07, SEA-AMB-06
    """
    best = 0
    lowest_cost = 99
    for place in range(RING):
        location = RING * flotilla + place
        if locations >> location & 1:
            cost = printed_cost(g, location)
            if cost < lowest_cost:
                lowest_cost = cost
                best = 0
            if cost == lowest_cost:
                best |= 1 << location
    return best
