"""A quick guess of how well a player stands, in points: what they have, and what is likely to come of the rest.

The weights were found by play (docs/statistics/seastead.md shows what they reach); none of them is a rule.
"""

from __future__ import annotations

from fathom.core.bits import lowest, size_of
from fathom.core.contract import Values
from fathom.games.seastead.play.board import built_on, left_on_board, printed_cost, printed_points
from fathom.games.seastead.scoring import area_location, boss_score, docks_of_kind, score
from fathom.games.seastead.state import FLOTILLAS, KINDS, NONE, PORT, RING, RING_BITS, Table
from fathom.games.seastead.tables import AREA_POINTS, DOCK_RESOURCES, REEF_CARDS

# In hundredths of a point: a resource that no dock counts, up to six of them, and one beyond; room for one more at an
# own dock; a ship; a specialist that is ready; a point that an area of a dock promises for a free location. Against the
# boss, a ship brings buildings of the boss, and so does a resource that lies there.
A_RESOURCE, RICH_RESOURCE, ROOM, A_SHIP, READY, PROMISED = 90, 30, 8, 110, 80, 12
SOLO_SHIP, SOLO_READY, THREAT = -100, 30, 100
LURE = 10  # how much a good place for a ship is worth, in hundredths
LEAD = 60  # how much of what the opponent has counts for the greedy bot, in hundredths


def heuristic(g: Table, values: Values) -> None:
    """Every seat by itself."""
    for seat in range(g.seats):
        values[seat] = estimate(g, seat)


def rival(g: Table) -> float:
    """The boss as it stands, and what its resources threaten; at the end only what it has."""
    threat = 0 if g.over else THREAT * size_of(g.boss_resources)
    return boss_score(g) + threat / 100


def estimate(g: Table, seat: int) -> float:
    """Points, and what resources, ships and specialists promise while there are turns to come."""
    value = 1.0 * score(g, seat)
    if g.over:
        return value
    me = g.players[seat]
    use = min(1.0, turns_to_come(g) / 4)
    idle = 0
    for kind in range(KINDS):
        room = DOCK_RESOURCES * docks_of_kind(g, seat, kind)
        idle += max(0, me.storage[kind] - room)
        value += use * ROOM * max(0, room - me.storage[kind]) / 100
    value += use * (A_RESOURCE * min(idle, 6) + RICH_RESOURCE * max(0, idle - 6)) / 100
    value += use * (SOLO_SHIP if g.solo else A_SHIP) * size_of(me.ships) / 100
    value += use * (SOLO_READY if g.solo else READY) * size_of(me.ready) / 100
    value += use * PROMISED * promised(g, seat) / 100
    if not g.solo:
        value += use * LURE * lures(g, seat) / 100
    return value


def lures(g: Table, seat: int) -> int:
    """How much the places of own ships attract the opponent, whose building there brings us a resource: cheap places
    with many points do."""
    total = 0
    rest = g.players[seat].ships
    while rest:
        location = lowest(rest)
        total += 4 + 2 * printed_points(g, location) - 2 * printed_cost(g, location)
        rest &= rest - 1
    return total


def turns_to_come(g: Table) -> float:
    """About how many turns the player has left."""
    if g.ending:
        return 1.0 * (g.last_round - g.round)
    turns = 1.2 * size_of(g.dive_deck & REEF_CARDS)
    turns = min(turns, 1.5 * min(left_on_board(g, 0), left_on_board(g, 1)))
    for flotilla in range(FLOTILLAS):
        empty = RING - size_of(built_on(g) >> (RING * flotilla) & RING_BITS)
        turns = min(turns, 1.0 + 1.5 * empty)
    return turns


def promised(g: Table, seat: int) -> int:
    """Points of own docks for locations that are still free."""
    total = 0
    built = built_on(g)
    rest = g.players[seat].sites[PORT]
    while rest:
        location = lowest(rest)
        dock = g.dock[location]
        if dock != NONE:
            for area in range(4):
                if built >> area_location(location, area) & 1 == 0:
                    total += AREA_POINTS[dock][area]
        rest &= rest - 1
    return total
