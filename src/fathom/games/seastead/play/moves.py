"""Moving buildings: the Salvager's and the Architect's work. Only academies and shipyards move, ports never. A move
costs nothing and brings no effect, bonus or discount.

SEA-MOVE-01, SEA-MOVE-04, SEA-MOVE-05, SEA-MOVE-06
"""

from __future__ import annotations

from fathom.core.actions import Offers
from fathom.core.bits import lowest
from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.seastead.actions import LOCATION, NO
from fathom.games.seastead.events import E_MOVE, E_SWAP
from fathom.games.seastead.ids import MOVE_01, MOVE_02, SP_A2, SP_B4
from fathom.games.seastead.play.board import built_on, flotilla_of, offer_each, printed_points, ring_of, type_at
from fathom.games.seastead.play.boss import take_boss_resource
from fathom.games.seastead.play.ships import displace
from fathom.games.seastead.play.tasks import answered, ask, drop, push
from fathom.games.seastead.state import (
    ACADEMY,
    ALL_LOCATIONS,
    DESIGNING,
    LANDING,
    NONE,
    SALVAGING,
    SHIPYARD,
    SWAPPING,
    T_LAND,
    T_SWAP,
    Table,
)

# The Salvager. `count` of the task is how many points more the destination may have.


def movable(g: Table, seat: int) -> int:
    """SEA-MOVE-01"""
    return g.players[seat].sites[ACADEMY] | g.players[seat].sites[SHIPYARD]


def destinations(g: Table, location: int, gain: int) -> int:
    """Locations without a building that are worth at most so much more; a ship may stand there.

    SEA-SP-B4, SEA-MOVE-02
    """
    found = 0
    rest = ALL_LOCATIONS & ~built_on(g)
    limit = printed_points(g, location) + gain
    while rest:
        if printed_points(g, lowest(rest)) <= limit:
            found |= 1 << lowest(rest)
        rest &= rest - 1
    return found


def salvageable(g: Table, seat: int, gain: int) -> int:
    """Own buildings that can be moved somewhere.

    SEA-SP-B4
    """
    found = 0
    rest = movable(g, seat)
    while rest:
        if destinations(g, lowest(rest), gain):
            found |= 1 << lowest(rest)
        rest &= rest - 1
    return found


def ask_salvage(g: Table) -> None:
    """Which building the Salvager moves."""
    ask(g, SALVAGING, g.tasks[g.depth - 1].seat)


def may_salvage(g: Table, location: int) -> int:
    """SEA-MOVE-01, SEA-SP-B4"""
    task = g.tasks[g.depth - 1]
    if movable(g, task.seat) >> location & 1 == 0:
        return MOVE_01
    return 0 if destinations(g, location, task.count) else SP_B4


def offer_salvages(g: Table, out: Offers) -> None:
    """Worked out once, not for every location."""
    task = g.tasks[g.depth - 1]
    offer_each(out, LOCATION, salvageable(g, task.seat, task.count))


def pick_building(g: Table, location: int) -> None:
    """Then its destination is asked for."""
    task = g.tasks[g.depth - 1]
    seat = task.seat
    gain = task.count
    g.picked = location
    drop(g)
    push(g, T_LAND, seat, gain, 0, 0)
    answered(g)


def ask_land(g: Table) -> None:
    """Where to."""
    ask(g, LANDING, g.tasks[g.depth - 1].seat)


def may_land(g: Table, location: int) -> int:
    """SEA-MOVE-02, SEA-SP-B4"""
    if built_on(g) >> location & 1:
        return MOVE_02
    return 0 if destinations(g, g.picked, g.tasks[g.depth - 1].count) >> location & 1 else SP_B4


def offer_landings(g: Table, out: Offers) -> None:
    """Worked out once, not for every location."""
    offer_each(out, LOCATION, destinations(g, g.picked, g.tasks[g.depth - 1].count))


def land(g: Table, location: int, chance: Chance) -> None:
    """A ship at the destination is placed anew by its owner; a resource of the boss returns to the supply.

    SEA-SP-B4, SEA-MOVE-03, SEA-MOVE-06, SEA-SOLO-27
    """
    seat = g.actor
    building = type_at(g, seat, g.picked)
    me = g.players[seat]
    me.sites[building] = me.sites[building] & ~(1 << g.picked) | 1 << location
    tell(chance, E_MOVE, seat, g.picked, location)
    g.picked = NONE
    drop(g)
    take_boss_resource(g, location, chance)
    displace(g, location)
    answered(g)


# The Architect. `count` of the task is by how much the points of the two locations may differ.


def partners(g: Table, seat: int, location: int, difference: int) -> int:
    """Shipyards that the academy at a location may be exchanged with: on the same flotilla, one of the two the user's,
    with points that differ little enough.

    SEA-SP-A2, SEA-MOVE-02
    """
    rest = (g.players[0].sites[SHIPYARD] | g.players[1].sites[SHIPYARD]) & ring_of(flotilla_of(location))
    if g.players[seat].sites[ACADEMY] >> location & 1 == 0:
        rest &= g.players[seat].sites[SHIPYARD]
    found = 0
    while rest:
        if abs(printed_points(g, lowest(rest)) - printed_points(g, location)) <= difference:
            found |= 1 << lowest(rest)
        rest &= rest - 1
    return found


def designable(g: Table, seat: int, difference: int) -> int:
    """Academies of either player that can be exchanged.

    SEA-SP-A2
    """
    found = 0
    rest = g.players[0].sites[ACADEMY] | g.players[1].sites[ACADEMY]
    while rest:
        if partners(g, seat, lowest(rest), difference):
            found |= 1 << lowest(rest)
        rest &= rest - 1
    return found


def ask_design(g: Table) -> None:
    """Which academy the Architect moves."""
    ask(g, DESIGNING, g.tasks[g.depth - 1].seat)


def may_design(g: Table, location: int) -> int:
    """The academy is named first.

    SEA-SP-A2
    """
    task = g.tasks[g.depth - 1]
    return 0 if designable(g, task.seat, task.count) >> location & 1 else SP_A2


def offer_designs(g: Table, out: Offers) -> None:
    """Worked out once, not for every location."""
    task = g.tasks[g.depth - 1]
    offer_each(out, LOCATION, designable(g, task.seat, task.count))


def pick_academy(g: Table, location: int) -> None:
    """Then the shipyard is asked for."""
    task = g.tasks[g.depth - 1]
    seat = task.seat
    difference = task.count
    g.picked = location
    drop(g)
    push(g, T_SWAP, seat, difference, 0, 0)
    answered(g)


def ask_swap(g: Table) -> None:
    """Which shipyard it changes places with."""
    ask(g, SWAPPING, g.tasks[g.depth - 1].seat)


def may_swap(g: Table, location: int) -> int:
    """SEA-SP-A2"""
    task = g.tasks[g.depth - 1]
    return 0 if partners(g, task.seat, g.picked, task.count) >> location & 1 else SP_A2


def offer_swaps(g: Table, out: Offers) -> None:
    """Worked out once, not for every location."""
    task = g.tasks[g.depth - 1]
    offer_each(out, LOCATION, partners(g, task.seat, g.picked, task.count))


def swap_buildings(g: Table, location: int, chance: Chance) -> None:
    """Both keep their owners; there is no ship at either place.

    SEA-SP-A2, SEA-MOVE-02
    """
    for seat in range(2):
        sites = g.players[seat].sites
        if sites[ACADEMY] >> g.picked & 1:
            sites[ACADEMY] = sites[ACADEMY] & ~(1 << g.picked) | 1 << location
        if sites[SHIPYARD] >> location & 1:
            sites[SHIPYARD] = sites[SHIPYARD] & ~(1 << location) | 1 << g.picked
    tell(chance, E_SWAP, g.actor, g.picked, location)
    g.picked = NONE
    drop(g)
    answered(g)


DECISIONS = (
    Decision(SALVAGING, LOCATION, may_salvage, pick_building, offer_salvages),
    Decision(LANDING, LOCATION, may_land, land, offer_landings),
    Refusal(NO, SP_B4, (SALVAGING, LANDING)),
    Decision(DESIGNING, LOCATION, may_design, pick_academy, offer_designs),
    Decision(SWAPPING, LOCATION, may_swap, swap_buildings, offer_swaps),
    Refusal(NO, SP_A2, (DESIGNING, SWAPPING)),
)
