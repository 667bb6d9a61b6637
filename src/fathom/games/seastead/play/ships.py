"""Ships: placing and re-placing them, moving them freely, and what they bring when somebody builds there."""

from __future__ import annotations

from fathom.core.actions import Offers
from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.seastead.actions import LOCATION, NO
from fathom.games.seastead.events import E_BOXED, E_SAIL, E_SHIP
from fathom.games.seastead.ids import (
    MOVE_03,
    SHIP_01,
    SHIP_02,
    SHIP_08,
    SHIPYARD_01,
    SHIPYARD_04,
    SHIPYARD_05,
    SOLO_14,
    SP_A6,
)
from fathom.games.seastead.play.board import built_on, cheapest_of, free_locations, offer_each, ring_of, ship_owner
from fathom.games.seastead.play.hooks import ship_bonus_hook, ship_place_hook
from fathom.games.seastead.play.stock import gain_cleanup
from fathom.games.seastead.play.tasks import answered, ask, done, drop, push
from fathom.games.seastead.state import (
    ANY,
    DIVE_TURN,
    FLOTILLAS,
    MAY_STOP,
    MUST,
    NONE,
    PLACING,
    S_ROW,
    SAILING,
    SHIPPING,
    T_PLACE,
    T_SAIL,
    T_TAKE,
    T_USED,
    Table,
)
from fathom.games.seastead.tables import BOX_CLEANUPS

# Placing


def places_for_ship(g: Table) -> int:
    """On each flotilla the cheapest free locations, by printed cost; the same flotilla may be chosen again.

    SEA-SHIP-01, SEA-SHIP-03, SEA-SHIP-08, SEA-RS-10, SEA-AMB-18
    """
    free = free_locations(g)
    if ship_place_hook(g):
        return free
    places = 0
    for flotilla in range(FLOTILLAS):
        if free & ring_of(flotilla):
            places |= cheapest_of(g, flotilla, free)
    return places


def ask_place(g: Table, chance: Chance) -> None:
    """A ship that finds no free location goes back to the box, and its owner takes a cleanup token.

    SEA-SHIP-04
    """
    seat = g.tasks[g.depth - 1].seat
    if free_locations(g):
        ask(g, PLACING, seat)
    else:
        drop(g)
        g.players[seat].boxed += 1
        tell(chance, E_BOXED, seat)
        gain_cleanup(g, seat, BOX_CLEANUPS, chance)


def may_place(g: Table, location: int) -> int:
    """SEA-SHIP-01, SEA-SHIP-02"""
    if places_for_ship(g) >> location & 1:
        return 0
    return SHIP_01 if free_locations(g) >> location & 1 else SHIP_02


def offer_places(g: Table, out: Offers) -> None:
    """Worked out once, not for every location."""
    offer_each(out, LOCATION, places_for_ship(g))


def why_place(g: Table) -> int:
    """The rule by which a ship is placed: by a new shipyard, or because something came to its location.

    SEA-SHIPYARD-01, SEA-SHIP-08, SEA-MOVE-03, SEA-SOLO-14
    """
    if g.step == S_ROW:
        return SHIPYARD_01
    if g.depth > 1 and g.tasks[g.depth - 2].kind == T_USED:
        return MOVE_03
    return SOLO_14 if g.action == DIVE_TURN else SHIP_08


def place(g: Table, location: int, chance: Chance) -> None:
    """SEA-SHIP-01, SEA-SHIP-05, SEA-SHIPYARD-01"""
    seat = g.actor
    g.players[seat].ships |= 1 << location
    tell(chance, E_SHIP, seat, location)
    done(g)


def displace(g: Table, location: int) -> None:
    """The ship at a location must be placed anew by its owner.

    SEA-SHIP-08, SEA-MOVE-03, SEA-SOLO-14
    """
    owner = ship_owner(g, location)
    if owner != NONE:
        g.players[owner].ships &= ~(1 << location)
        push(g, T_PLACE, owner, 0, 0, 0)


def owner_bonus(g: Table, builder: int, location: int) -> None:
    """The owner of a ship may take a resource when the opponent has built there; an own ship gives none.

    SEA-SHIP-07, SEA-SHIP-09, SEA-AMB-17, SEA-AMB-19, SEA-RS-12
    """
    owner = ship_owner(g, location)
    if owner != NONE and owner != builder:
        push(g, T_TAKE, owner, ship_bonus_hook(g), ANY, MAY_STOP)


# Moving own ships, each once, to any free location


def movable_ships(g: Table, seat: int) -> int:
    """Own ships that have not moved yet; one where a building stands waits to be placed anew.

    SEA-SHIPYARD-05, SEA-SP-A6, SEA-AMB-03
    """
    return g.players[seat].ships & ~g.moved & ~built_on(g)


def ask_ships(g: Table) -> None:
    """SEA-SHIPYARD-04, SEA-SHIPYARD-05, SEA-SP-A6, SEA-AMB-13"""
    task = g.tasks[g.depth - 1]
    if movable_ships(g, task.seat) and free_locations(g):
        ask(g, SHIPPING, task.seat)
    else:
        end_moving(g)


def end_moving(g: Table) -> None:
    """No more ships are moved."""
    g.moved = 0
    done(g)


def may_pick_ship(g: Table, location: int) -> int:
    """SEA-SHIPYARD-04, SEA-SHIPYARD-05, SEA-SP-A6, SEA-AMB-03"""
    if g.players[g.actor].ships >> location & 1 == 0:
        return why_ship(g)
    if movable_ships(g, g.actor) >> location & 1:
        return 0
    if g.moved >> location & 1:
        return SP_A6 if why_ship(g) == SP_A6 else SHIPYARD_05
    return SHIP_08


def why_ship(g: Table) -> int:
    """The rule by which ships are moved: the row bonus, or the Captain's ability.

    SEA-SHIPYARD-04, SEA-SP-A6
    """
    for i in range(g.depth):
        if g.tasks[i].kind == T_USED:
            return SP_A6
    return SHIPYARD_04


def may_stop_moving(g: Table) -> int:
    """The Captain moves at least one ship.

    SEA-SHIPYARD-04, SEA-SP-A6
    """
    return SP_A6 if g.tasks[g.depth - 1].mode & MUST else 0


def pick_ship(g: Table, location: int) -> None:
    """The ship first, then where it goes."""
    g.picked = location
    push(g, T_SAIL, g.actor, 0, 0, 0)
    answered(g)


def ask_sail(g: Table) -> None:
    """Where the ship goes."""
    ask(g, SAILING, g.tasks[g.depth - 1].seat)


def may_sail(g: Table, location: int) -> int:
    """SEA-SHIP-02, SEA-SHIPYARD-04"""
    return 0 if free_locations(g) >> location & 1 else SHIP_02


def offer_targets(g: Table, out: Offers) -> None:
    """Worked out once, not for every location."""
    offer_each(out, LOCATION, free_locations(g))


def sail(g: Table, location: int, chance: Chance) -> None:
    """The place that one ship leaves is free for the next.

    SEA-SHIPYARD-05
    """
    me = g.players[g.actor]
    me.ships = me.ships & ~(1 << g.picked) | 1 << location
    g.moved |= 1 << location
    tell(chance, E_SAIL, g.actor, g.picked, location)
    g.picked = NONE
    drop(g)
    g.tasks[g.depth - 1].mode = 0
    answered(g)


DECISIONS = (
    Decision(PLACING, LOCATION, may_place, place, offer_places),
    Refusal(NO, why_place, (PLACING,)),
    Decision(SHIPPING, LOCATION, may_pick_ship, pick_ship),
    Decision(SHIPPING, NO, may_stop_moving, end_moving),
    Decision(SAILING, LOCATION, may_sail, sail, offer_targets),
    Refusal(NO, why_ship, (SAILING,)),
    Refusal(LOCATION, SHIP_01),
)
