"""The effects of locations: one small function for each kind, found by the effect's number in the data pack."""

from __future__ import annotations

from fathom.core.bits import lowest, size_of
from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision
from fathom.games.seastead.actions import LOCATION, NO, USE, YES
from fathom.games.seastead.events import E_COPY, E_FLIP
from fathom.games.seastead.ids import LOCATION_11, LOCATION_16
from fathom.games.seastead.play.board import demand_at, effect_at, flotilla_of, own_buildings, ring_of
from fathom.games.seastead.play.stock import held_by, in_supply
from fathom.games.seastead.play.taking import gives_something, half_facing, take_half, take_whole_card
from fathom.games.seastead.play.tasks import answered, ask, done, drop, push
from fathom.games.seastead.state import (
    ALL_OF_CARD,
    ANY,
    CARD_TAKING,
    CLEANUP_PER_BUILDING,
    COPY,
    COPYING,
    FLIP,
    FLIPPING,
    FOR_CLEANUP,
    GAIN_CLEANUP,
    GAIN_OTHER,
    MAY_DECLINE,
    MAY_STOP,
    NOT_THE_DEMAND,
    ONE_BY_ONE,
    OTHER_PER_BUILDING,
    OWN_HALF,
    RESOLUTION_CLEANUP,
    RESOLUTION_TRADE,
    RETURN_TO,
    T_CARD,
    T_CLEAN,
    T_COPY,
    T_FLIP,
    T_RESOLVE,
    T_RETURN,
    T_TAKE,
    T_TRADE,
    TAKE_DIFFERENT,
    TRADE_CLEANUP,
    TRADE_RESOURCES,
    WHOLE_CARD,
    Table,
)
from fathom.games.seastead.tables import EFFECT_AMOUNT, EFFECT_BUILDING, EFFECT_KIND, EFFECT_TIMES


def location_effect(g: Table, here: int) -> None:
    """The effect of a location, resolved by the builder; `here` is where the new building counts as built.

    SEA-BUILD-08, SEA-LOCATION-00
    """
    effect = effect_at(g, here)
    kind = EFFECT_KIND[effect]
    amount = EFFECT_AMOUNT[effect]
    if kind == GAIN_CLEANUP:
        effect_cleanup(g, amount)
    elif kind == TRADE_CLEANUP:
        effect_trade_cleanup(g, EFFECT_TIMES[effect], amount)
    elif kind == TRADE_RESOURCES:
        effect_trade(g, EFFECT_TIMES[effect], amount)
    elif kind == GAIN_OTHER:
        effect_other(g, here, amount)
    elif kind == RETURN_TO:
        effect_return(g, amount)
    elif kind == COPY:
        effect_copy(g)
    elif kind == OWN_HALF:
        effect_own_half(g)
    elif kind == ALL_OF_CARD:
        effect_whole_card(g)
    elif kind == RESOLUTION_CLEANUP:
        effect_resolution_cleanup(g, amount)
    elif kind == RESOLUTION_TRADE:
        effect_resolution_trade(g, amount)
    elif kind == FLIP:
        effect_flip(g, amount)
    elif kind == OTHER_PER_BUILDING:
        effect_other_per_building(g, here, EFFECT_BUILDING[effect], amount)
    elif kind == CLEANUP_PER_BUILDING:
        effect_cleanup_per_building(g, here, EFFECT_BUILDING[effect], amount)


def effect_possible(g: Table, here: int, without: int) -> bool:
    """Whether the effect of a location could do anything now, without turning one card.

    SEA-SPECIALIST-14
    """
    effect = effect_at(g, here)
    kind = EFFECT_KIND[effect]
    if kind == TRADE_CLEANUP or kind == TRADE_RESOURCES:
        return held_by(g, g.current) > 0
    if kind == GAIN_OTHER:
        return others(g, here) & in_supply(g) != 0
    if kind == RETURN_TO:
        return max(held_by(g, 0), held_by(g, 1)) > EFFECT_AMOUNT[effect]
    if kind == COPY:
        rest = own_buildings(g, g.current)
        while rest:
            if may_copy(g, lowest(rest)) == 0:
                return True
            rest &= rest - 1
        return False
    if kind == OWN_HALF:
        return gives_something(g, half_facing(g, g.current))
    if kind == ALL_OF_CARD:
        return gives_something(g, 0) or gives_something(g, 1)
    if kind == FLIP:
        return g.players[g.current].ready & ~(1 << without) != 0 and in_supply(g) != 0
    if kind == OTHER_PER_BUILDING:
        return counted(g, here, EFFECT_BUILDING[effect]) > 0 and others(g, here) & in_supply(g) != 0
    if kind == CLEANUP_PER_BUILDING:
        return counted(g, here, EFFECT_BUILDING[effect]) > 0
    return True


def effect_cleanup(g: Table, amount: int) -> None:
    """You may take cleanup tokens.

    SEA-LOCATION-01, SEA-LOCATION-02
    """
    push(g, T_CLEAN, g.current, amount, 0, 0)


def effect_trade_cleanup(g: Table, times: int, amount: int) -> None:
    """So many times you may pay a resource to take a cleanup token.

    SEA-LOCATION-03, SEA-LOCATION-04
    """
    push(g, T_TRADE, g.current, times, amount, FOR_CLEANUP)


def effect_trade(g: Table, times: int, amount: int) -> None:
    """So many times you may pay a resource to take others.

    SEA-LOCATION-05, SEA-LOCATION-06
    """
    push(g, T_TRADE, g.current, times, amount, 0)


def others(g: Table, here: int) -> int:
    """The kinds that are not the demand of the flotilla at this moment.

    SEA-LOCATION-00, SEA-LOCATION-07
    """
    return ANY & ~(1 << demand_at(g, here))


def effect_other(g: Table, here: int, amount: int) -> None:
    """You may take resources of kinds other than the demand here; the same kind again, or not, as agreed.

    SEA-LOCATION-07, SEA-LOCATION-08, SEA-LOCATION-09, SEA-AMB-07
    """
    mode = MAY_DECLINE | NOT_THE_DEMAND | (TAKE_DIFFERENT if g.distinct else 0)
    push(g, T_TAKE, g.current, amount, others(g, here), mode)


def effect_return(g: Table, limit: int) -> None:
    """Both players must return resources, the active player first.

    SEA-LOCATION-10, SEA-AMB-24
    """
    if g.solo == 0:
        push(g, T_RETURN, 1 - g.current, limit, 0, 0)
    push(g, T_RETURN, g.current, limit, 0, 0)


def effect_copy(g: Table) -> None:
    """SEA-LOCATION-11"""
    push(g, T_COPY, g.current, 0, 0, 0)


def effect_own_half(g: Table) -> None:
    """SEA-LOCATION-12"""
    push(g, T_CARD, g.current, 0, 0, 0)


def effect_whole_card(g: Table) -> None:
    """SEA-LOCATION-13"""
    push(g, T_CARD, g.current, 0, 0, WHOLE_CARD)


def effect_resolution_cleanup(g: Table, amount: int) -> None:
    """First the new resolution, then you may take cleanup tokens.

    SEA-LOCATION-14
    """
    push(g, T_CLEAN, g.current, amount, 0, 0)
    push(g, T_RESOLVE, g.current, 0, 0, 0)


def effect_resolution_trade(g: Table, amount: int) -> None:
    """First the new resolution, then you may pay a resource to take others.

    SEA-LOCATION-15
    """
    push(g, T_TRADE, g.current, 1, amount, 0)
    push(g, T_RESOLVE, g.current, 0, 0, 0)


def effect_flip(g: Table, amount: int) -> None:
    """SEA-LOCATION-16"""
    push(g, T_FLIP, g.current, amount, 0, 0)


def counted(g: Table, here: int, building: int) -> int:
    """Buildings of a type on the flotilla, of both players and the boss. A copied effect counts the new building as
    standing here, unless agreed otherwise; on one flotilla it counts once.

    SEA-LOCATION-23, SEA-LOCATION-11, SEA-AMB-08, SEA-AMB-10
    """
    ring = ring_of(flotilla_of(here))
    count = size_of((g.players[0].sites[building] | g.players[1].sites[building]) & ring)
    elsewhere = flotilla_of(g.built_at) != flotilla_of(here)
    if elsewhere and g.built_type == building and g.stands == 0:
        count += 1
    return count


def effect_other_per_building(g: Table, here: int, building: int, amount: int) -> None:
    """SEA-LOCATION-17, SEA-LOCATION-18, SEA-LOCATION-19"""
    push(g, T_TAKE, g.current, amount * counted(g, here, building), others(g, here), MAY_STOP | NOT_THE_DEMAND)


def effect_cleanup_per_building(g: Table, here: int, building: int, amount: int) -> None:
    """SEA-LOCATION-20, SEA-LOCATION-21, SEA-LOCATION-22"""
    push(g, T_CLEAN, g.current, counted(g, here, building), amount, ONE_BY_ONE)


# Copying the effect of another location


def may_copy(g: Table, location: int) -> int:
    """Another location with an own building, whose own effect is not copying.

    SEA-LOCATION-11, SEA-AMB-08
    """
    if location == g.built_at or own_buildings(g, g.current) >> location & 1 == 0:
        return LOCATION_11
    return LOCATION_11 if EFFECT_KIND[effect_at(g, location)] == COPY else 0


def ask_copy(g: Table) -> None:
    """SEA-LOCATION-11"""
    ask(g, COPYING, g.current)


def copy_effect(g: Table, location: int, chance: Chance) -> None:
    """SEA-LOCATION-11"""
    tell(chance, E_COPY, g.current, location)
    drop(g)
    location_effect(g, location)
    answered(g)


# Resources of the face-up dive card


def ask_card(g: Table) -> None:
    """SEA-LOCATION-12, SEA-LOCATION-13"""
    half = half_facing(g, g.current)
    whole = g.tasks[g.depth - 1].mode == WHOLE_CARD
    if gives_something(g, half) or (whole and gives_something(g, 1 - half)):
        ask(g, CARD_TAKING, g.current)
    else:
        drop(g)


def take_card(g: Table, chance: Chance) -> None:
    """The own half ignores the link to the other one.

    SEA-LOCATION-12, SEA-LOCATION-13
    """
    mode = g.tasks[g.depth - 1].mode
    done(g)
    if mode == WHOLE_CARD:
        take_whole_card(g, g.current, chance)
    else:
        take_half(g, g.current, half_facing(g, g.current), ANY, 0, chance)


# Turning a specialist face down for resources


def ask_flip(g: Table) -> None:
    """SEA-LOCATION-16"""
    if g.players[g.current].ready and in_supply(g):
        ask(g, FLIPPING, g.current)
    else:
        drop(g)


def may_flip(g: Table, card: int) -> int:
    """A face-up specialist of one's own, also the one just hired.

    SEA-LOCATION-16, SEA-AMB-23
    """
    return 0 if g.players[g.current].ready >> card & 1 else LOCATION_16


def flip_card(g: Table, card: int, chance: Chance) -> None:
    """The ability is not used.

    SEA-LOCATION-16, SEA-SPECIALIST-14, SEA-AMB-22
    """
    me = g.players[g.current]
    me.ready &= ~(1 << card)
    me.spent |= 1 << card
    tell(chance, E_FLIP, g.current, card)
    amount = g.tasks[g.depth - 1].count
    drop(g)
    push(g, T_TAKE, g.current, amount, ANY, 0)
    answered(g)


DECISIONS = (
    Decision(COPYING, LOCATION, may_copy, copy_effect),
    Decision(CARD_TAKING, YES, None, take_card),
    Decision(FLIPPING, USE, may_flip, flip_card),
    Decision((COPYING, CARD_TAKING, FLIPPING), NO, None, done),
)
