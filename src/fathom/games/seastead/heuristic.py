"""A quick guess of how well a player stands, in points: what they have, and what is likely to come of the rest."""

from __future__ import annotations

from fathom.core.bits import lowest, size_of
from fathom.core.contract import Values
from fathom.core.names import Names
from fathom.games.seastead.play.board import built_on, left_on_board, printed_cost, printed_points
from fathom.games.seastead.scoring import area_location, boss_score, docks_of_kind, score
from fathom.games.seastead.state import FLOTILLAS, KINDS, NONE, PORT, RING, RING_BITS, Table
from fathom.games.seastead.tables import AREA_POINTS, DOCK_RESOURCES, REEF_CARDS

# Opinions, by their names in weights.toml, in points.
WEIGHTS = Names()
W_RESOURCE = WEIGHTS.add("resource")  # that no dock counts, up to six of them, and one beyond
W_RICH_RESOURCE = WEIGHTS.add("rich_resource")
W_ROOM = WEIGHTS.add("room")  # for one more resource at an own dock
W_SHIP = WEIGHTS.add("ship")
W_READY = WEIGHTS.add("ready")  # a specialist
W_PROMISED = WEIGHTS.add("promised")  # a point of an area of a dock, for a location that is still free
W_LURE = WEIGHTS.add("lure")  # a good place for a ship
W_SOLO_SHIP = WEIGHTS.add("solo_ship")  # against the boss: it brings buildings of the boss
W_SOLO_READY = WEIGHTS.add("solo_ready")
W_THREAT = WEIGHTS.add("threat")  # a resource of the boss
W_PACE = WEIGHTS.add("pace")  # what needs turns to be of use fades with the turns to come, times this
LEAD = 60  # how much of what the opponent has counts for the greedy bot, in hundredths


def heuristic(g: Table, weights: Values, values: Values) -> None:
    """Every seat by itself."""
    for seat in range(g.seats):
        values[seat] = estimate(g, weights, seat)


def rival(g: Table, weights: Values) -> float:
    """The boss as it stands, and what its resources threaten; at the end only what it has."""
    threat = 0.0 if g.over else weights[W_THREAT] * size_of(g.boss_resources)
    return boss_score(g) + threat


def estimate(g: Table, weights: Values, seat: int) -> float:
    """Points, and what resources, ships and specialists promise while there are turns to come."""
    value = 1.0 * score(g, seat)
    if g.over:
        return value
    me = g.players[seat]
    use = min(1.0, weights[W_PACE] * turns_to_come(g))
    idle = 0
    promise = 0.0
    for kind in range(KINDS):
        room = DOCK_RESOURCES * docks_of_kind(g, seat, kind)
        idle += max(0, me.storage[kind] - room)
        promise += weights[W_ROOM] * max(0, room - me.storage[kind])
    promise += weights[W_RESOURCE] * min(idle, 6) + weights[W_RICH_RESOURCE] * max(0, idle - 6)
    promise += weights[W_PROMISED] * promised(g, seat)
    if g.solo:
        promise += weights[W_SOLO_SHIP] * size_of(me.ships) + weights[W_SOLO_READY] * size_of(me.ready)
    else:
        promise += weights[W_SHIP] * size_of(me.ships) + weights[W_READY] * size_of(me.ready)
        promise += weights[W_LURE] * lures(g, seat)
    return value + use * promise


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
