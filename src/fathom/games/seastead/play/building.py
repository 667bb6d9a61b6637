"""Building: what it costs, who can pay it, and the steps up to the building effect."""

from __future__ import annotations

from fathom.core.actions import Offers
from fathom.core.bits import lowest
from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.seastead.actions import BUILD, GIVE, NO
from fathom.games.seastead.events import E_BUILD, E_PAY
from fathom.games.seastead.ids import AMB_01, BUILD_01, BUILD_02, BUILD_04, GEN_04, RS_01, TURN_02
from fathom.games.seastead.play.board import (
    built_on,
    columns_emptied,
    demand_at,
    flotilla_of,
    left_of,
    offer_each,
    printed_cost,
    ring_of,
    ships_on,
)
from fathom.games.seastead.play.boss import take_boss_resource
from fathom.games.seastead.play.hooks import building_cost_hook, location_cost_hook, pay_hook, ship_discount_hook
from fathom.games.seastead.play.stock import give_back
from fathom.games.seastead.play.tasks import answered, ask, push
from fathom.games.seastead.state import (
    ACADEMY,
    ALL_LOCATIONS,
    BUILD_TURN,
    FLOTILLAS,
    KINDS,
    LOCATIONS,
    MENU,
    NEXT,
    NONE,
    PORT,
    S_PAY,
    SUBSTITUTING,
    T_DOCK,
    T_PLACE,
    T_SPECIALIST,
    TYPES,
    Table,
)
from fathom.games.seastead.tables import DISCOUNT, TAG, TAG_SITES


def location_discount(g: Table, building: int, location: int) -> int:
    """The tag of a location helps one type of building. In a solo game a resource of the boss covers it.

    SEA-DISCOUNT-01, SEA-DISCOUNT-02, SEA-SOLO-16, SEA-AMB-12
    """
    side = g.side[flotilla_of(location)]
    if TAG[side][location] != building:
        return 0
    if g.solo and (g.no_tags or g.boss_resources >> location & 1):
        return 0
    return DISCOUNT[side][location]


def cost_of(g: Table, building: int, location: int) -> int:
    """Printed cost less all discounts, never below 0: tag, ship of either player, resolution, Master Builder.

    SEA-BUILD-03, SEA-SHIP-06, SEA-DISCOUNT-03, SEA-DISCOUNT-04, SEA-DISCOUNT-05, SEA-DISCOUNT-06, SEA-AMB-19
    """
    return max(
        0, cost_at_most(g, location) - location_discount(g, building, location) - building_cost_hook(g, building)
    )


def cost_at_most(g: Table, location: int) -> int:
    """Printed cost less the discounts for any type of building, which may be more than that: ship, resolution, Master
    Builder.

    SEA-BUILD-03, SEA-SHIP-06, SEA-DISCOUNT-04, SEA-DISCOUNT-05
    """
    cost = printed_cost(g, location) - g.discount - location_cost_hook(g, location)
    if ships_on(g) >> location & 1:
        cost -= ship_discount_hook(g)
    return cost


def substitutable(g: Table, location: int, cost: int, kind: int) -> bool:
    """Whether one of the resources due may be replaced by one of this kind.

    SEA-RS-01
    """
    storage = g.players[g.current].storage
    demanded = demand_at(g, location)
    return (
        kind != demanded and cost > 0 and storage[kind] > 0 and storage[demanded] >= cost - 1 and pay_hook(g, location)
    )


def payable(g: Table, location: int, cost: int) -> bool:
    """In the kind demanded there, completely.

    SEA-BUILD-03, SEA-BUILD-04
    """
    if g.players[g.current].storage[demand_at(g, location)] >= cost:
        return True
    if not pay_hook(g, location):
        return False
    for kind in range(KINDS):
        if substitutable(g, location, cost, kind):
            return True
    return False


def building_sites(g: Table) -> int:
    """Locations without a building, of flotillas that are not closed by a lock.

    SEA-BUILD-02, SEA-BUILD-12, SEA-AMB-01
    """
    sites = ALL_LOCATIONS & ~built_on(g)
    return sites & ~ring_of(g.locked) if g.closed_if_locked else sites


def affordable(g: Table, building: int, location: int) -> bool:
    """Whether the active player has such a building left and can pay for it there.

    SEA-BUILD-01, SEA-BUILD-04
    """
    return left_of(g, g.current, building) > 0 and payable(g, location, cost_of(g, building, location))


def may_build(g: Table, building: int, location: int) -> int:
    """A building that is left, also the last one, on a location without one, if it can be paid.

    SEA-TURN-02, SEA-BUILD-01, SEA-BUILD-02, SEA-BUILD-04, SEA-AMB-01, SEA-AMB-29
    """
    if left_of(g, g.current, building) == 0:
        return BUILD_01
    if built_on(g) >> location & 1:
        return BUILD_02
    if building_sites(g) >> location & 1 == 0:
        return AMB_01
    return 0 if affordable(g, building, location) else BUILD_04


def offer_builds(g: Table, out: Offers) -> None:
    """Only locations without a building are asked about."""
    sites = building_sites(g)
    for_any = payable_for_any(g, sites)
    for building in range(TYPES):
        offer_each(out, BUILD + LOCATIONS * building, affordable_sites(g, building, sites, for_any))


def payable_for_any(g: Table, sites: int) -> int:
    """The sites where any type of building can be paid for."""
    found = 0
    rest = sites
    while rest:
        location = lowest(rest)
        rest &= rest - 1
        if payable(g, location, cost_at_most(g, location)):
            found |= 1 << location
    return found


def affordable_sites(g: Table, building: int, sites: int, for_any: int) -> int:
    """The sites where such a building is affordable: those where any is, and others by a discount for the type."""
    if left_of(g, g.current, building) == 0:
        return 0
    found = for_any
    rest = sites & ~for_any
    if building_cost_hook(g, building) == 0:
        rest &= tagged(g, building)
    while rest:
        location = lowest(rest)
        rest &= rest - 1
        if affordable(g, building, location):
            found |= 1 << location
    return found


def tagged(g: Table, building: int) -> int:
    """The locations whose tag helps this type of building."""
    bits = 0
    for flotilla in range(FLOTILLAS):
        bits |= TAG_SITES[g.side[flotilla]][building] & ring_of(flotilla)
    return bits


def any_build(g: Table) -> bool:
    """Whether the active player could build anything.

    SEA-TURN-03
    """
    sites = building_sites(g)
    for_any = payable_for_any(g, sites)
    for building in range(TYPES):
        if affordable_sites(g, building, sites, for_any):
            return True
    return False


def build_at(g: Table, building: int, location: int, chance: Chance) -> None:
    """The leftmost building of the row stands on the location from now on. The Master Builder's discount was for this
    build only.

    SEA-SP-A7, SEA-BUILD-01, SEA-BUILD-02, SEA-BUILD-13, SEA-COLUMN-01, SEA-COLUMN-02
    """
    g.action = BUILD_TURN
    g.built_type = building
    g.built_at = location
    g.repeats = 1
    g.paid = cost_of(g, building, location)
    g.discount = 0
    columns = columns_emptied(g, g.current)
    g.players[g.current].sites[building] |= 1 << location
    g.column_due = columns_emptied(g, g.current) - columns
    tell(chance, E_BUILD, g.current, building, location)
    g.phase = NEXT
    g.step = S_PAY


# Payment


def start_paying(g: Table, chance: Chance) -> None:
    """Pay; where one resource may be replaced, its owner is asked.

    SEA-BUILD-03, SEA-RS-01
    """
    for kind in range(KINDS):
        if substitutable(g, g.built_at, g.paid, kind):
            ask(g, SUBSTITUTING, g.current)
            return
    pay_plainly(g, chance)


def may_substitute(g: Table, kind: int) -> int:
    """SEA-GEN-04, SEA-RS-01"""
    if g.players[g.current].storage[kind] == 0:
        return GEN_04
    return 0 if substitutable(g, g.built_at, g.paid, kind) else RS_01


def may_pay_plainly(g: Table) -> int:
    """SEA-BUILD-04"""
    return 0 if g.players[g.current].storage[demand_at(g, g.built_at)] >= g.paid else BUILD_04


def pay_plainly(g: Table, chance: Chance) -> None:
    """All in the kind demanded.

    SEA-BUILD-03
    """
    pay(g, NONE, chance)


def pay(g: Table, substitute: int, chance: Chance) -> None:
    """What is paid goes to the supply, and so does a resource of the boss at the location.

    SEA-BUILD-03, SEA-GEN-04, SEA-SOLO-15, SEA-RS-01
    """
    due = g.paid
    if substitute != NONE:
        give_back(g, g.current, substitute, 1)
        tell(chance, E_PAY, g.current, substitute, 1)
        due -= 1
    if due:
        give_back(g, g.current, demand_at(g, g.built_at), due)
        tell(chance, E_PAY, g.current, demand_at(g, g.built_at), due)
    take_boss_resource(g, g.built_at, chance)
    answered(g)


def building_effect(g: Table) -> None:
    """A port takes a dock, an academy a specialist, a shipyard places a ship: there is one for each.

    SEA-BUILD-06, SEA-PORT-01, SEA-ACADEMY-01, SEA-SHIPYARD-01, SEA-SHIPYARD-03
    """
    if g.built_type == PORT:
        push(g, T_DOCK, g.current, 0, 0, 0)
    elif g.built_type == ACADEMY:
        push(g, T_SPECIALIST, g.current, 0, 0, 0)
    else:
        push(g, T_PLACE, g.current, 0, 0, 0)


DECISIONS = (
    Decision(MENU, BUILD, may_build, build_at, offer_builds, asked=True),
    Refusal(BUILD, TURN_02),
    Decision(SUBSTITUTING, GIVE, may_substitute, pay),
    Decision(SUBSTITUTING, NO, may_pay_plainly, pay_plainly),
)
