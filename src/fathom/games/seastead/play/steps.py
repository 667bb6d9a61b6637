"""What comes after each decision: tasks first, then the steps of a dive, of a build and of the end of a turn."""

from __future__ import annotations

from fathom.core.chance import Chance
from fathom.games.seastead.play.bonuses import ask_demands, ask_dock_bonus, ask_lock, ask_ready, column_bonus, row_bonus
from fathom.games.seastead.play.boss import ask_boss, ask_boss_building, boss_takes
from fathom.games.seastead.play.building import building_effect, start_paying
from fathom.games.seastead.play.decks import (
    ask_dock,
    ask_remove_dock,
    ask_remove_specialist,
    ask_specialist,
    draw_resolutions,
    look,
)
from fathom.games.seastead.play.diving import ask_half, reveal_card, scout_resource, take_other_half, take_own_half
from fathom.games.seastead.play.hooks import build_end_hook, dive_taken_hook, turn_end_hook
from fathom.games.seastead.play.locations import ask_card, ask_copy, ask_flip, location_effect
from fathom.games.seastead.play.moves import ask_design, ask_land, ask_salvage, ask_swap
from fathom.games.seastead.play.ships import ask_place, ask_sail, ask_ships, displace, owner_bonus
from fathom.games.seastead.play.specialists import turn_face_down
from fathom.games.seastead.play.taking import ask_forgo, ask_take, half_facing, take_half
from fathom.games.seastead.play.tasks import push
from fathom.games.seastead.play.trading import ask_clean, ask_exchange, ask_return, ask_trade
from fathom.games.seastead.play.turn import begin_turn, check_end, end_turn
from fathom.games.seastead.play.windows import open_window, reaction
from fathom.games.seastead.state import (
    ANY,
    LOCATION_WINDOW,
    MENU,
    NEXT,
    OPP_ORIENTED,
    OPP_PAID,
    ORIENTED,
    ORIENTING,
    POST,
    S_AGENT,
    S_BUILD_END,
    S_BUILDING,
    S_COLUMN,
    S_DIVE_DONE,
    S_DIVE_TAKEN,
    S_EFFECT,
    S_END,
    S_INVESTOR,
    S_LATE_AWAY,
    S_LATE_BONUS,
    S_LOCATION,
    S_MENU,
    S_ORIENT,
    S_ORIENTED,
    S_OTHER_HALF,
    S_OWN_HALF,
    S_PAY,
    S_POST,
    S_REVEAL,
    S_ROW,
    S_SCOUT,
    S_SHIP_AWAY,
    S_SHIP_BONUS,
    S_START,
    S_START_BOSS,
    S_START_HALF,
    S_START_TAKE,
    S_TAKEN,
    S_TURN_END,
    START_HALF,
    T_BOSS,
    T_BOSS_BUILD,
    T_CARD,
    T_CLEAN,
    T_COPY,
    T_DEMANDS,
    T_DESIGN,
    T_DOCK,
    T_DOCK_BONUS,
    T_EXCHANGE,
    T_FLIP,
    T_FORGO,
    T_LAND,
    T_LOCK,
    T_LOOK,
    T_PLACE,
    T_READY,
    T_REMOVE_DOCK,
    T_REMOVE_SPECIALIST,
    T_RESOLVE,
    T_RETURN,
    T_SAIL,
    T_SALVAGE,
    T_SHIPS,
    T_SPECIALIST,
    T_SWAP,
    T_TAKE,
    T_TRADE,
    T_USED,
    TAGGED,
    TAKEN,
    Table,
)
from fathom.games.seastead.tables import START_RESOURCES


def go_on(g: Table, chance: Chance) -> None:
    """Walk on until somebody has to decide: first the tasks, then the next step of the turn. What triggers the end
    cannot come and go between two decisions, so it is checked before each, and before the round may change.

    SEA-DIVE-11, SEA-BUILD-13, SEA-END-05
    """
    while g.phase == NEXT and g.over == 0:
        if g.depth:
            do_task(g, chance)
        else:
            step = g.step
            g.step += 1
            if step < S_PAY:
                dive_step(g, step, chance)
            else:
                build_step(g, step, chance)
    check_end(g, chance)


def dive_step(g: Table, step: int, chance: Chance) -> None:
    """SEA-DIVE-11, SEA-SOLO-28"""
    if step == S_MENU:
        g.step = S_MENU
        g.phase = MENU
        g.actor = g.current
    elif step == S_REVEAL:
        reveal_card(g, chance)
    elif step == S_ORIENT:
        ask_half(g, ORIENTING, chance)
    elif step == S_AGENT:
        reaction(g, OPP_ORIENTED)
    elif step == S_ORIENTED:
        open_window(g, g.current, ORIENTED)
    elif step == S_OWN_HALF:
        take_own_half(g, chance)
    elif step == S_OTHER_HALF:
        take_other_half(g, chance)
    elif step == S_SCOUT:
        scout_resource(g)
    elif step == S_TAKEN:
        open_window(g, g.current, TAKEN)
    elif step == S_DIVE_TAKEN:
        dive_taken_hook(g, g.current)
    elif step == S_DIVE_DONE:
        g.step = S_POST


def build_step(g: Table, step: int, chance: Chance) -> None:
    """SEA-BUILD-05..10, SEA-BUILD-13, SEA-SHIP-09, SEA-AMB-03, SEA-AMB-04"""
    if step == S_PAY:
        start_paying(g, chance)
    elif step == S_INVESTOR:
        reaction(g, OPP_PAID)
    elif step == S_SHIP_BONUS:
        if g.late_ships == 0:
            owner_bonus(g, g.current, g.built_at)
    elif step == S_SHIP_AWAY:
        if g.late_ships == 0:
            displace(g, g.built_at)
    elif step == S_BUILDING:
        building_effect(g)
    elif step == S_ROW:
        row_bonus(g)
    elif step == S_LOCATION:
        open_window(g, g.current, LOCATION_WINDOW)
    elif step == S_EFFECT:
        if g.repeats:
            g.repeats -= 1
            g.step = S_EFFECT
            location_effect(g, g.built_at)
    elif step == S_COLUMN:
        column_bonus(g)
    elif step == S_BUILD_END:
        build_end_hook(g, g.current, g.built_at)
    elif step == S_LATE_BONUS:
        if g.late_ships:
            owner_bonus(g, g.current, g.built_at)
    elif step == S_LATE_AWAY:
        if g.late_ships:
            displace(g, g.built_at)
    else:
        last_step(g, step, chance)


def last_step(g: Table, step: int, chance: Chance) -> None:
    """What comes after the action, and the beginning of a solo game.

    SEA-TURN-06, SEA-SOLO-04, SEA-SOLO-05, SEA-SOLO-06
    """
    if step == S_POST:
        open_window(g, g.current, POST)
    elif step == S_TURN_END:
        turn_end_hook(g, g.current)
    elif step == S_END:
        end_turn(g, chance)
    elif step == S_START_HALF:
        ask_half(g, START_HALF, chance)
    elif step == S_START_TAKE:
        start_half(g, g.start, chance)
    elif step == S_START_BOSS:
        start_other_half(g, chance)
    elif step == S_START:
        g.round = 1
        begin_turn(g, g.start, chance)


def start_half(g: Table, seat: int, chance: Chance) -> None:
    """The starting resources of the half that faces a player; against the boss one more, of any kind.

    SEA-SETUP-15, SEA-SOLO-05
    """
    if g.solo:
        push(g, T_TAKE, seat, START_RESOURCES, ANY, 0)
    take_half(g, seat, half_facing(g, seat), ANY, 0, chance)


def start_other_half(g: Table, chance: Chance) -> None:
    """SEA-SETUP-15, SEA-SOLO-06"""
    if g.solo:
        boss_takes(g, half_facing(g, 1), TAGGED)
    else:
        start_half(g, 1 - g.start, chance)


def do_task(g: Table, chance: Chance) -> None:
    """The task on top: ask a player, or do what needs no decision."""
    kind = g.tasks[g.depth - 1].kind
    if kind == T_TAKE:
        ask_take(g, chance)
    elif kind == T_CLEAN:
        ask_clean(g)
    elif kind == T_PLACE:
        ask_place(g, chance)
    elif kind == T_TRADE:
        ask_trade(g)
    elif kind == T_RETURN:
        ask_return(g)
    elif kind == T_FORGO:
        ask_forgo(g)
    elif kind == T_EXCHANGE:
        ask_exchange(g)
    elif kind == T_DOCK:
        ask_dock(g)
    elif kind == T_SPECIALIST:
        ask_specialist(g)
    elif kind == T_REMOVE_DOCK:
        ask_remove_dock(g, chance)
    elif kind == T_REMOVE_SPECIALIST:
        ask_remove_specialist(g, chance)
    elif kind == T_USED:
        turn_face_down(g)
    elif kind == T_BOSS:
        ask_boss(g, chance)
    elif kind == T_BOSS_BUILD:
        ask_boss_building(g)
    else:
        do_bonus(g, kind, chance)


def do_bonus(g: Table, kind: int, chance: Chance) -> None:
    """Tasks of bonuses, effects and abilities."""
    if kind == T_SHIPS:
        ask_ships(g)
    elif kind == T_SAIL:
        ask_sail(g)
    elif kind == T_DOCK_BONUS:
        ask_dock_bonus(g)
    elif kind == T_READY:
        ask_ready(g)
    elif kind == T_DEMANDS:
        ask_demands(g)
    elif kind == T_LOCK:
        ask_lock(g)
    elif kind == T_COPY:
        ask_copy(g)
    elif kind == T_CARD:
        ask_card(g)
    elif kind == T_FLIP:
        ask_flip(g)
    elif kind == T_RESOLVE:
        draw_resolutions(g, chance)
    elif kind == T_LOOK:
        look(g, chance)
    elif kind == T_SALVAGE:
        ask_salvage(g)
    elif kind == T_LAND:
        ask_land(g)
    elif kind == T_DESIGN:
        ask_design(g)
    elif kind == T_SWAP:
        ask_swap(g)
