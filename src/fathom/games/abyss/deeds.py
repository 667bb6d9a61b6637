"""Doing it: which function carries out which action."""

from __future__ import annotations

from fathom.core.chance import Chance
from fathom.games.abyss.actions import (
    ALLY,
    ARG0,
    CHEAPEST,
    COURT,
    DRAW,
    EXPLORE,
    LOCATION,
    LORD,
    PASS,
    PAY,
    PLOT,
    SEAT,
    SENTINEL,
    TAKE,
)
from fathom.games.abyss.council import second_stack, support
from fathom.games.abyss.court import plot
from fathom.games.abyss.explore import (
    buy,
    decline,
    end_fight,
    explore,
    fight,
    send_kraken,
    take_ally,
    take_reward,
)
from fathom.games.abyss.locations import (
    after_location,
    ambassador_control,
    choose_drawn,
    choose_key,
    choose_tile,
    draw_tiles,
    exchange,
    give_up,
    spend_keys,
    swap_smokers,
)
from fathom.games.abyss.mages import apprentice_stack, heal
from fathom.games.abyss.money import choose_taker
from fathom.games.abyss.payment import lay
from fathom.games.abyss.perturn import (
    PER_TURN,
    opportunist,
    oracle,
    slaver,
    use_power,
)
from fathom.games.abyss.politicians import (
    betray,
    bribe,
    choose_bribed,
    replace,
    scheme,
    set_free,
)
from fathom.games.abyss.recruit import (
    affiliate,
    finish_payment,
    pay_cheapest,
    start_recruiting,
)
from fathom.games.abyss.sentinels import post, start_posting
from fathom.games.abyss.smugglers import choose_recipient
from fathom.games.abyss.soldiers import (
    assassin,
    commander_discard,
    hunt,
    jailer_discard,
    lose_ally,
    name_race,
)
from fathom.games.abyss.state import (
    AFFILIATING,
    AMBASSADOR_TILE,
    APPRENTICE_STACK,
    ASSASSINATING,
    BETRAYING,
    BRIBING,
    BUYING,
    CONTROLLING,
    CORRUPTING,
    DRAWN_TILE,
    ENSLAVING,
    EXCHANGING,
    EXECUTING,
    FENCING,
    FIGHTING,
    HEALING,
    HUNTING,
    ILLUSION,
    IN_COUNCIL,
    IN_COURT,
    JAILED,
    LIMITED,
    LOSING,
    MENU,
    NEXT,
    ON_LOCATION,
    OPPORTUNITY,
    ORACLE_STACK,
    PAYING,
    REPLACING,
    REWARDING,
    S_LOOT,
    SCHEMING,
    SEARCHING,
    SECOND_STACK,
    SENDING,
    SMOKING,
    SPENDING_KEYS,
    WINDOW,
    Table,
)
from fathom.games.abyss.turn import (
    close_window,
    discard_surplus,
    go_on,
    pay_surplus,
    skip,
)


def apply(g: Table, action: int, chance: Chance) -> None:
    """Carry out a legal action, and what follows from it."""
    a = ARG0[action]
    if action == PASS:
        do_pass(g, chance)
    elif action == PLOT:
        plot(g, chance)
    elif action == EXPLORE:
        if g.phase == SEARCHING:
            g.phase = NEXT
            g.step = S_LOOT
        else:
            explore(g, chance)
    elif action == TAKE:
        if g.phase == FIGHTING:
            fight(g, chance)
        else:
            take_ally(g, chance)
    elif action < COURT:
        do_council(g, a, chance)
    elif action < ALLY:
        do_court(g, a, chance)
    elif action < PAY:
        do_ally(g, a, chance)
    elif action < CHEAPEST:
        do_pay(g, a, chance)
    elif action == CHEAPEST:
        pay_cheapest(g, chance)
    elif action < SENTINEL:
        use_power(g, PER_TURN[a], chance)
    elif action == SENTINEL:
        start_posting(g, MENU)
    elif action < DRAW:
        take_reward(g, a, chance)
    elif action < LOCATION:
        draw_tiles(g, a + 1, chance)
        g.phase = DRAWN_TILE
    elif action < LORD:
        do_location(g, a, chance)
    elif action < SEAT:
        do_lord(g, a, chance)
    else:
        do_seat(g, (g.actor + a + 1) % g.seats, chance)
    go_on(g, chance)


def do_pass(g: Table, chance: Chance) -> None:
    """Decline, stop, keep or finish what the phase asks for."""
    phase = g.phase
    g.phase = NEXT
    if phase == MENU:
        skip(g, chance)
    elif phase == BUYING:
        decline(g)
    elif phase == WINDOW:
        close_window(g)
    elif phase == SPENDING_KEYS:
        spend_keys(g, chance)
    elif phase == REWARDING:
        end_fight(g)
    elif phase == SMOKING or phase == SEARCHING:
        after_location(g)


def do_council(g: Table, space: int, chance: Chance) -> None:
    phase = g.phase
    if phase == MENU:
        support(g, space, chance)
    elif phase == SENDING:
        send_kraken(g, space, chance)
    elif phase == SECOND_STACK:
        second_stack(g, space, chance)
    elif phase == APPRENTICE_STACK:
        apprentice_stack(g, space, chance)
    elif phase == ORACLE_STACK:
        oracle(g, space, chance)
    elif phase == EXECUTING:
        name_race(g, space, chance)
    else:
        post(g, IN_COUNCIL, space, chance)


def do_court(g: Table, slot: int, chance: Chance) -> None:
    phase = g.phase
    if phase == MENU:
        start_recruiting(g, slot)
    elif phase == CORRUPTING:
        choose_bribed(g, slot)
    elif phase == REPLACING:
        replace(g, slot, chance)
    elif phase == OPPORTUNITY:
        opportunist(g, slot, chance)
    else:
        post(g, IN_COURT, slot, chance)


def do_ally(g: Table, card: int, chance: Chance) -> None:
    phase = g.phase
    if phase == PAYING:
        lay(g, card)
    elif phase == AFFILIATING:
        affiliate(g, card, chance)
    elif phase == JAILED:
        jailer_discard(g, card, chance)
    elif phase == LIMITED:
        commander_discard(g, card, chance)
    elif phase == ENSLAVING:
        slaver(g, card, chance)
    elif phase == HEALING:
        heal(g, card, chance)
    elif phase == LOSING:
        lose_ally(g, card, chance)
    else:
        discard_surplus(g, card, chance)


def do_pay(g: Table, black: int, chance: Chance) -> None:
    phase = g.phase
    if phase == PAYING:
        finish_payment(g, black, chance)
    elif phase == BUYING:
        buy(g, black, chance)
    elif phase == BRIBING:
        bribe(g, black, chance)
    else:
        pay_surplus(g, chance)


def do_location(g: Table, tile: int, chance: Chance) -> None:
    phase = g.phase
    if phase == CONTROLLING:
        choose_tile(g, tile)
    elif phase == DRAWN_TILE:
        choose_drawn(g, tile)
        g.phase = SPENDING_KEYS
    elif phase == AMBASSADOR_TILE:
        choose_drawn(g, tile)
        ambassador_control(g, chance)
    elif phase == ILLUSION:
        give_up(g, tile)
    elif phase == EXCHANGING:
        exchange(g, tile, chance)
    elif phase == SMOKING:
        swap_smokers(g, tile, chance)
    else:
        post(g, ON_LOCATION, tile, chance)


def do_lord(g: Table, lord: int, chance: Chance) -> None:
    phase = g.phase
    if phase == SPENDING_KEYS:
        choose_key(g, lord)
    elif phase == ASSASSINATING:
        assassin(g, lord, chance)
    elif phase == BETRAYING:
        betray(g, lord, chance)
    elif phase == SCHEMING:
        scheme(g, lord, chance)
    else:
        set_free(g, lord, chance)


def do_seat(g: Table, seat: int, chance: Chance) -> None:
    phase = g.phase
    if phase == HUNTING:
        hunt(g, seat, chance)
    elif phase == FENCING:
        choose_recipient(g, seat, chance)
    else:
        choose_taker(g, seat, chance)
