"""Resolutions: the moments at which the one in force changes the rules. Nothing else in the rules looks at it.

A hook looks at the resolution in force at that moment, so a new one does not touch what has been done already.

SEA-RESOLUTION-02, SEA-RESOLUTION-05, SEA-RESOLUTION-07, SEA-GEN-05
"""

from __future__ import annotations

from fathom.core.bits import size_of
from fathom.games.seastead.play.board import built_on, flotilla_of, printed_cost, ring_of
from fathom.games.seastead.play.stock import held_by
from fathom.games.seastead.play.tasks import push
from fathom.games.seastead.state import (
    ANY,
    BUILD_CLEANUP,
    BUILD_GAIN,
    CHEAPER_BUILDING,
    CHEAPER_LOCATION,
    CLEANUP_DUTY,
    DIVE_GAIN,
    DIVE_GAIN_BOTH,
    EXCHANGE_MARKET,
    EXPERT_FEE,
    FREE_PASSAGE,
    FREE_TRADE,
    MAY_STOP,
    NONE,
    PILOTAGE_FEE,
    STORAGE_TAX,
    T_CLEAN,
    T_RETURN,
    T_TAKE,
    TUG_SERVICE,
    Table,
)
from fathom.games.seastead.tables import (
    RULE,
    RULE_AMOUNT,
    RULE_BUILDING,
    RULE_LEAST,
    SHIP_BONUS,
    SHIP_DISCOUNT,
)


def holds(g: Table, rule: int) -> bool:
    """Whether the resolution in force is of this kind.

    SEA-RESOLUTION-01
    """
    return g.in_force != NONE and RULE[g.in_force] == rule


# COST


def building_cost_hook(g: Table, building: int) -> int:
    """How much less a building costs by its type.

    SEA-RS-02, SEA-RS-03, SEA-RS-04
    """
    return RULE_AMOUNT[g.in_force] if holds(g, CHEAPER_BUILDING) and RULE_BUILDING[g.in_force] == building else 0


def location_cost_hook(g: Table, location: int) -> int:
    """How much less any building costs at expensive locations.

    SEA-RS-05
    """
    if holds(g, CHEAPER_LOCATION) and printed_cost(g, location) >= RULE_LEAST[g.in_force]:
        return RULE_AMOUNT[g.in_force]
    return 0


def ship_discount_hook(g: Table) -> int:
    """SEA-SHIP-06, SEA-RS-11"""
    return RULE_AMOUNT[g.in_force] if holds(g, TUG_SERVICE) else SHIP_DISCOUNT


# PAY


def pay_hook(g: Table, location: int) -> bool:
    """Whether one of the resources due may be replaced by one of another kind.

    SEA-RS-01
    """
    return holds(g, FREE_TRADE) and printed_cost(g, location) >= RULE_LEAST[g.in_force]


# BUILD_END


def build_end_hook(g: Table, seat: int, location: int) -> None:
    """The builder may take a cleanup token at an expensive location, or a resource on a flotilla with many buildings.

    SEA-BUILD-10, SEA-RS-06, SEA-RS-14
    """
    if holds(g, BUILD_CLEANUP) and printed_cost(g, location) >= RULE_LEAST[g.in_force]:
        push(g, T_CLEAN, seat, RULE_AMOUNT[g.in_force], 0, 0)
    if holds(g, BUILD_GAIN):
        if size_of(built_on(g) & ring_of(flotilla_of(location))) >= RULE_LEAST[g.in_force]:
            push(g, T_TAKE, seat, RULE_AMOUNT[g.in_force], ANY, MAY_STOP)


# DIVE_TAKE, DIVE_TAKEN


def dive_take_hook(g: Table) -> bool:
    """Whether the active player may forgo one resource of the own half for a cleanup token.

    SEA-RS-16
    """
    return holds(g, CLEANUP_DUTY)


def dive_taken_hook(g: Table, seat: int) -> None:
    """After both took, the active player may take a resource, or both may, the active player first.

    SEA-SUPPLY-02, SEA-RS-07, SEA-RS-08
    """
    if holds(g, DIVE_GAIN_BOTH):
        push(g, T_TAKE, 1 - seat, RULE_AMOUNT[g.in_force], ANY, MAY_STOP)
    if holds(g, DIVE_GAIN) or holds(g, DIVE_GAIN_BOTH):
        push(g, T_TAKE, seat, RULE_AMOUNT[g.in_force], ANY, MAY_STOP)


# SHIP_PLACE, SHIP_BONUS


def ship_place_hook(g: Table) -> bool:
    """Whether a ship may be placed on any free location.

    SEA-RS-10
    """
    return holds(g, FREE_PASSAGE)


def ship_bonus_hook(g: Table) -> int:
    """SEA-SHIP-07, SEA-RS-12"""
    return RULE_AMOUNT[g.in_force] if holds(g, PILOTAGE_FEE) else SHIP_BONUS


# PRE


def market_open(g: Table) -> bool:
    """Whether resources can be exchanged before the action.

    SEA-RS-13
    """
    return holds(g, EXCHANGE_MARKET)


def exchanges_left(g: Table) -> int:
    """How many exchanges the active player still has before the action.

    SEA-RS-13
    """
    return RULE_AMOUNT[g.in_force] - g.exchanged if market_open(g) else 0


# SPECIALIST_USED


def specialist_used_hook(g: Table, seat: int) -> None:
    """The user of a specialist may take a resource, also in the opponent's turn.

    SEA-SPECIALIST-11, SEA-RS-15
    """
    if holds(g, EXPERT_FEE):
        push(g, T_TAKE, seat, RULE_AMOUNT[g.in_force], ANY, MAY_STOP)


# TURN_END


def storage_limit(g: Table) -> int:
    """How many resources a player may hold at the end of the own turn, or NONE.

    SEA-RS-09
    """
    return RULE_AMOUNT[g.in_force] if holds(g, STORAGE_TAX) else NONE


def turn_end_hook(g: Table, seat: int) -> None:
    """A player who holds too much at the end of the own turn returns some.

    SEA-RS-09
    """
    limit = storage_limit(g)
    if limit != NONE and held_by(g, seat) > limit:
        push(g, T_RETURN, seat, limit, 0, 0)
