"""Points: five categories, the tie-breakers, and what the boss has."""

from __future__ import annotations

from fathom.core.bits import lowest, size_of
from fathom.games.seastead.play.board import left_on_board, own_buildings, printed_points
from fathom.games.seastead.play.boss import THE_BOSS
from fathom.games.seastead.state import KINDS, NONE, PORT, RING, Table
from fathom.games.seastead.tables import (
    AREA_POINTS,
    AREA_TYPE,
    AREAS,
    BOSS_BASE,
    BOSS_PER_BUILDING,
    CARD_POINTS,
    CLEANUP_POINTS,
    DOCK_KIND,
    DOCK_RESOURCES,
    RESOURCE_POINTS,
)


def docks_of_kind(g: Table, seat: int, kind: int) -> int:
    """Own docks of a kind of resource.

    SEA-SCORE-03
    """
    count = 0
    rest = g.players[seat].sites[PORT]
    while rest:
        dock = g.dock[lowest(rest)]
        if dock != NONE and DOCK_KIND[dock] == kind:
            count += 1
        rest &= rest - 1
    return count


def kind_score(g: Table, seat: int, kind: int) -> int:
    """Each resource counts for one own dock of its kind, up to three for a dock.

    SEA-SCORE-02, SEA-SCORE-03, SEA-SCORE-04, SEA-SCORE-14
    """
    return RESOURCE_POINTS * min(g.players[seat].storage[kind], DOCK_RESOURCES * docks_of_kind(g, seat, kind))


def dock_resource_score(g: Table, seat: int) -> int:
    """SEA-PORT-06, SEA-SCORE-02"""
    total = 0
    for kind in range(KINDS):
        total += kind_score(g, seat, kind)
    return total


def area_location(location: int, area: int) -> int:
    """The location that an area of a dock refers to: next to the port or one further, on either side.

    SEA-PORT-03, SEA-AMB-02
    """
    return location - location % RING + (location + AREAS[area]) % RING


def dock_points(g: Table, location: int, seat: int) -> int:
    """What the dock at a location gives a player, whoever owns it, for buildings of the types shown.

    SEA-PORT-06, SEA-SCORE-05, SEA-SCORE-06
    """
    total = 0
    dock = g.dock[location]
    for area in range(4):
        if g.players[seat].sites[AREA_TYPE[dock][area]] >> area_location(location, area) & 1:
            total += AREA_POINTS[dock][area]
    return total


def dock_building_score(g: Table, seat: int) -> int:
    """SEA-SCORE-05, SEA-SCORE-06"""
    total = 0
    rest = g.players[0].sites[PORT] | g.players[1].sites[PORT]
    while rest:
        if g.dock[lowest(rest)] != NONE:
            total += dock_points(g, lowest(rest), seat)
        rest &= rest - 1
    return total


def location_score(g: Table, seat: int) -> int:
    """SEA-SCORE-07"""
    total = 0
    rest = own_buildings(g, seat)
    while rest:
        total += printed_points(g, lowest(rest))
        rest &= rest - 1
    return total


def specialist_score(g: Table, seat: int) -> int:
    """Face-up ones only.

    SEA-SCORE-08, SEA-SPECIALIST-04
    """
    total = 0
    rest = g.players[seat].ready
    while rest:
        total += CARD_POINTS[lowest(rest)]
        rest &= rest - 1
    return total


def cleanups(g: Table, seat: int) -> int:
    """Noted ones count like tokens.

    SEA-SUPPLY-05, SEA-AMB-11
    """
    return g.players[seat].cleanup + g.players[seat].noted


def cleanup_score(g: Table, seat: int) -> int:
    """SEA-SCORE-09"""
    return CLEANUP_POINTS * cleanups(g, seat)


def score(g: Table, seat: int) -> int:
    """The five categories; ships count nothing.

    SEA-SCORE-01, SEA-SCORE-14, SEA-SHIP-10
    """
    docks = dock_resource_score(g, seat) + dock_building_score(g, seat)
    return docks + location_score(g, seat) + specialist_score(g, seat) + cleanup_score(g, seat)


def boss_score(g: Table) -> int:
    """SEA-SOLO-21"""
    return BOSS_BASE + BOSS_PER_BUILDING * size_of(own_buildings(g, THE_BOSS))


def beats(g: Table, seat: int, other: int) -> bool:
    """More points; if equal, more buildings left on the own board, then more cleanup tokens.

    SEA-SCORE-10, SEA-SCORE-11, SEA-SCORE-12, SEA-SCORE-13, SEA-AMB-11
    """
    mine = score(g, seat)
    theirs = score(g, other)
    if mine != theirs:
        return mine > theirs
    if left_on_board(g, seat) != left_on_board(g, other):
        return left_on_board(g, seat) > left_on_board(g, other)
    return cleanups(g, seat) > cleanups(g, other)


def rank(g: Table, seat: int) -> int:
    """0 for the winner, 1 for the loser; equal players share the victory. Against the boss a tie is a loss.

    SEA-SCORE-10, SEA-SCORE-13, SEA-SOLO-22
    """
    if g.solo:
        return 0 if score(g, 0) > boss_score(g) else 1
    return 1 if beats(g, 1 - seat, seat) else 0
