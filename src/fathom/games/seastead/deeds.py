"""Doing it: which function carries out which action."""

from __future__ import annotations

from fathom.core.chance import Chance
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
from fathom.games.seastead.bonuses import count_dock, exchange_demands, lock, make_ready
from fathom.games.seastead.boss import boss_build, put_boss_resource
from fathom.games.seastead.build import build_at, pay
from fathom.games.seastead.decks import (
    choose_dock,
    choose_specialist,
    dive_with,
    remove_dock,
    remove_specialist,
    resolve,
)
from fathom.games.seastead.dive import dive, orient
from fathom.games.seastead.locations import copy_effect, flip_card, take_card
from fathom.games.seastead.moves import land, pick_academy, pick_building, swap_buildings
from fathom.games.seastead.ships import end_moving, pick_ship, place, sail
from fathom.games.seastead.specialists import close_window, use_specialist
from fathom.games.seastead.state import (
    CHOOSING_DOCK,
    CHOOSING_SPECIALIST,
    CLEANING,
    COPYING,
    DESIGNING,
    DOCK_BONUS,
    EXCHANGING,
    FLIPPING,
    FORGOING,
    LANDING,
    LOOKING,
    MENU,
    NONE,
    PLACING,
    READYING,
    REMOVING_DOCK,
    RETURNING,
    SAILING,
    SALVAGING,
    SHIPPING,
    SUBSTITUTING,
    SWAPPING,
    TAKING,
    TRADING,
    WINDOW,
    Table,
)
from fathom.games.seastead.steps import go_on
from fathom.games.seastead.taking import forgo, forgo_nothing, take
from fathom.games.seastead.tasks import done
from fathom.games.seastead.trading import clean, exchange_one, return_one, trade
from fathom.games.seastead.turn import exchange_before, pass_turn


def apply(g: Table, action: int, chance: Chance) -> None:
    """Carry out a legal action, and what follows from it."""
    a = ARG0[action]
    if action == DIVE:
        dive(g)
    elif action < HALF:
        build_at(g, a, ARG1[action], chance)
    elif action < TAKE:
        orient(g, a, chance)
    elif action < GIVE:
        take(g, a, chance)
    elif action < SLOT:
        do_give(g, a, chance)
    elif action < LOCATION:
        do_slot(g, a, chance)
    elif action < EXCHANGE:
        do_location(g, a, chance)
    elif action < LOCK:
        exchange_demands(g, a, chance)
    elif action < USE:
        lock(g, a, chance)
    elif action < CARD:
        do_specialist(g, a, chance)
    elif action < BOSS:
        do_card(g, a, chance)
    elif action < YES:
        boss_build(g, a, chance)
    elif action == YES:
        if g.phase == CLEANING:
            clean(g, chance)
        else:
            take_card(g, chance)
    elif action == NO:
        do_decline(g, chance)
    elif g.phase == MENU:
        pass_turn(g, chance)
    else:
        close_window(g)
    go_on(g, chance)


def do_give(g: Table, kind: int, chance: Chance) -> None:
    phase = g.phase
    if phase == TAKING or phase == FORGOING:
        forgo(g, kind, chance)
    elif phase == SUBSTITUTING:
        pay(g, kind, chance)
    elif phase == EXCHANGING:
        exchange_one(g, kind, chance)
    elif phase == RETURNING:
        return_one(g, kind, chance)
    elif phase == TRADING:
        trade(g, kind, chance)
    else:
        exchange_before(g, kind, chance)


def do_slot(g: Table, slot: int, chance: Chance) -> None:
    phase = g.phase
    if phase == CHOOSING_DOCK:
        choose_dock(g, slot, chance)
    elif phase == CHOOSING_SPECIALIST:
        choose_specialist(g, slot, chance)
    elif phase == REMOVING_DOCK:
        remove_dock(g, slot, chance)
    else:
        remove_specialist(g, slot, chance)


def do_location(g: Table, location: int, chance: Chance) -> None:
    phase = g.phase
    if phase == PLACING:
        place(g, location, chance)
    elif phase == SHIPPING:
        pick_ship(g, location)
    elif phase == SAILING:
        sail(g, location, chance)
    elif phase == DOCK_BONUS:
        count_dock(g, location, chance)
    elif phase == COPYING:
        copy_effect(g, location, chance)
    elif phase == SALVAGING:
        pick_building(g, location)
    elif phase == LANDING:
        land(g, location, chance)
    elif phase == DESIGNING:
        pick_academy(g, location)
    elif phase == SWAPPING:
        swap_buildings(g, location, chance)
    else:
        put_boss_resource(g, location, chance)


def do_specialist(g: Table, card: int, chance: Chance) -> None:
    if g.phase == READYING:
        make_ready(g, card, chance)
    elif g.phase == FLIPPING:
        flip_card(g, card, chance)
    else:
        use_specialist(g, card, chance)


def do_card(g: Table, i: int, chance: Chance) -> None:
    if g.phase == LOOKING:
        dive_with(g, i, chance)
    else:
        resolve(g, i, chance)


def do_decline(g: Table, chance: Chance) -> None:
    """Decline, stop, pay as demanded, or use no more specialists."""
    phase = g.phase
    if phase == WINDOW:
        close_window(g)
    elif phase == SUBSTITUTING:
        pay(g, NONE, chance)
    elif phase == FORGOING:
        forgo_nothing(g, chance)
    elif phase == SHIPPING:
        end_moving(g)
    else:
        done(g)
