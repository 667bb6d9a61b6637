"""Why something may not be done: which function answers for which action."""

from __future__ import annotations

from fathom.games.seastead.actions import (
    ARG0,
    ARG1,
    BOSS,
    CARD,
    DIVE,
    EXCHANGE,
    GIVE,
    HALF,
    LOCATION,
    LOCK,
    NO,
    SLOT,
    TAKE,
    USE,
    YES,
)
from fathom.games.seastead.bonuses import may_count_dock, may_exchange, may_lock, may_ready
from fathom.games.seastead.boss import may_boss_build, may_put_boss_resource
from fathom.games.seastead.build import may_build, may_pay_plainly, may_substitute
from fathom.games.seastead.decks import may_choose_card, may_slot
from fathom.games.seastead.dive import may_dive, may_half
from fathom.games.seastead.ids import (
    BUILD_06,
    COLUMN_05,
    DIVE_02,
    END_06,
    LOCATION_00,
    LOCATION_03,
    MOVE_03,
    RESOLUTION_04,
    SHIP_01,
    SHIP_08,
    SHIPYARD_01,
    SOLO_04,
    SOLO_06,
    SOLO_09,
    SOLO_10,
    SOLO_13,
    SOLO_14,
    SP_A2,
    SP_A4,
    SP_B4,
    SP_B6,
    TURN_02,
    TURN_06,
)
from fathom.games.seastead.locations import may_copy, may_flip
from fathom.games.seastead.moves import may_design, may_land, may_salvage, may_swap
from fathom.games.seastead.ships import may_pick_ship, may_place, may_sail, may_stop_moving, why_ship
from fathom.games.seastead.specialists import may_use
from fathom.games.seastead.state import (
    BOSS_BUILDING,
    BOSS_PLACING,
    CARD_TAKING,
    CHOOSING_DOCK,
    CHOOSING_SPECIALIST,
    CLEANING,
    COPYING,
    DEMANDS,
    DESIGNING,
    DIVE_TURN,
    DOCK_BONUS,
    EXCHANGING,
    FLIPPING,
    FORGOING,
    LANDING,
    LOCKING,
    LOOKING,
    MENU,
    ORIENTING,
    PLACING,
    POST,
    READYING,
    REMOVING_DOCK,
    REMOVING_SPECIALIST,
    RESOLVING,
    RETURNING,
    S_ROW,
    SAILING,
    SALVAGING,
    SHIPPING,
    START_HALF,
    SUBSTITUTING,
    SWAPPING,
    T_USED,
    TAKING,
    TRADING,
    WINDOW,
    Table,
)
from fathom.games.seastead.taking import may_forgo, may_stop_taking, may_take
from fathom.games.seastead.trading import exchangeable, may_give, may_stop_exchanging, why_return
from fathom.games.seastead.turn import may_exchange_before, may_pass


def may(g: Table, action: int) -> int:
    """0, or the rule that forbids the action now."""
    a = ARG0[action]
    if g.over:
        return END_06
    if action == DIVE:
        return may_dive(g)
    if action < HALF:
        return may_build(g, a, ARG1[action])
    if action < TAKE:
        return may_half(g)
    if action < GIVE:
        return may_take(g, a)
    if action < SLOT:
        return may_give_kind(g, a)
    if action < LOCATION:
        return may_slot(g, a)
    if action < EXCHANGE:
        return may_location(g, a)
    if action < LOCK:
        return may_exchange(g, a)
    if action < USE:
        return may_lock(g, a)
    if action < CARD:
        return may_turn_card(g, a)
    if action < BOSS:
        return may_choose_card(g)
    if action < YES:
        return may_boss_build(g, a)
    if action == YES:
        return 0 if g.phase == CLEANING or g.phase == CARD_TAKING else LOCATION_00
    return may_decline(g) if action == NO else may_end(g)


def may_give_kind(g: Table, kind: int) -> int:
    """Pay, return, exchange or forgo a resource."""
    phase = g.phase
    if phase == TAKING or phase == FORGOING:
        return may_forgo(g, kind)
    if phase == SUBSTITUTING:
        return may_substitute(g, kind)
    if phase == EXCHANGING:
        return 0 if exchangeable(g, g.actor, kind) else SP_A4
    if phase == RETURNING or phase == TRADING:
        return may_give(g, kind)
    return may_exchange_before(g, kind) if phase == MENU else LOCATION_03


def may_location(g: Table, location: int) -> int:
    """A location, for what the phase asks for."""
    phase = g.phase
    if phase == PLACING:
        return may_place(g, location)
    if phase == SHIPPING:
        return may_pick_ship(g, location)
    if phase == SAILING:
        return may_sail(g, location)
    if phase == DOCK_BONUS:
        return may_count_dock(g, g.actor, location)
    if phase == COPYING:
        return may_copy(g, location)
    if phase == SALVAGING:
        return may_salvage(g, location)
    if phase == LANDING:
        return may_land(g, location)
    if phase == DESIGNING:
        return may_design(g, location)
    if phase == SWAPPING:
        return may_swap(g, location)
    return may_put_boss_resource(g, location) if phase == BOSS_PLACING else SHIP_01


def may_turn_card(g: Table, card: int) -> int:
    """Use a specialist, or turn one."""
    if g.phase == READYING:
        return may_ready(g, card)
    return may_flip(g, card) if g.phase == FLIPPING else may_use(g, card)


def may_decline(g: Table) -> int:
    """Declining, stopping, going on; what is mandatory cannot be declined.

    SEA-TURN-02, SEA-BUILD-06, SEA-LOCATION-00
    """
    phase = g.phase
    if phase == TAKING:
        return may_stop_taking(g)
    if phase == WINDOW:
        return TURN_06 if g.window == POST else 0
    if phase == SUBSTITUTING:
        return may_pay_plainly(g)
    if phase == EXCHANGING:
        return may_stop_exchanging(g)
    if phase == SHIPPING:
        return may_stop_moving(g)
    if phase == FORGOING or phase == TRADING or phase == CLEANING or phase == CARD_TAKING:
        return 0
    if phase == DOCK_BONUS or phase == READYING or phase == DEMANDS or phase == COPYING or phase == FLIPPING:
        return 0
    return mandatory(g)


def mandatory(g: Table) -> int:
    """The rule that asks for the decision."""
    phase = g.phase
    if phase == ORIENTING or phase == START_HALF:
        return SOLO_04 if phase == START_HALF else DIVE_02
    if phase == CHOOSING_DOCK or phase == CHOOSING_SPECIALIST:
        return BUILD_06
    if phase == REMOVING_DOCK or phase == REMOVING_SPECIALIST:
        return SOLO_09
    if phase == PLACING:
        return why_place(g)
    if phase == SAILING:
        return why_ship(g)
    if phase == RETURNING:
        return why_return(g)
    if phase == LOCKING:
        return COLUMN_05
    if phase == RESOLVING:
        return RESOLUTION_04
    if phase == LOOKING:
        return SP_B6
    if phase == SALVAGING or phase == LANDING:
        return SP_B4
    if phase == DESIGNING or phase == SWAPPING:
        return SP_A2
    if phase == BOSS_PLACING:
        return SOLO_06 if g.round == 0 else SOLO_10
    return SOLO_13 if phase == BOSS_BUILDING else TURN_02


def why_place(g: Table) -> int:
    """The rule by which a ship is placed: by a new shipyard, or because something came to its location.

    SEA-SHIPYARD-01, SEA-SHIP-08, SEA-MOVE-03, SEA-SOLO-14
    """
    if g.step == S_ROW:
        return SHIPYARD_01
    if g.depth > 1 and g.tasks[g.depth - 2].kind == T_USED:
        return MOVE_03
    return SOLO_14 if g.action == DIVE_TURN else SHIP_08


def may_end(g: Table) -> int:
    """End the turn after the action; pass, if there is none.

    SEA-TURN-02, SEA-TURN-06
    """
    if g.phase == MENU:
        return may_pass(g)
    return 0 if g.phase == WINDOW and g.window == POST else TURN_06
