"""The three doors to all rules: what may be done, why not, and doing it."""

from __future__ import annotations

from fathom.core.actions import Offers, offer
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
from fathom.games.abyss.council import may_have_stack, offer_stacks, second_stack, support
from fathom.games.abyss.court import may_plot, plot
from fathom.games.abyss.explore import (
    buy,
    decline,
    end_fight,
    explore,
    fight,
    may_buy,
    may_explore,
    may_reward,
    may_take,
    no_reward,
    offer_exploration,
    offer_purchase,
    offer_rewards,
    send_kraken,
    take_ally,
    take_reward,
)
from fathom.games.abyss.ids import (
    AFFILIATE_03,
    AMB_26,
    END_03,
    EXPLORE_07,
    EXPLORE_12,
    KEYS_02,
    KRAKEN_ALLY_01,
    KRAKEN_FIGURE_03,
    LOCATION_04,
    LORD_05,
    LORD_12,
    MONSTER_02,
    RECRUIT_01,
    RECRUIT_05,
    SETUP_01,
    TURN_02,
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
    may_choose_drawn,
    may_draw_tiles,
    may_give_up,
    may_have_tile,
    may_slide,
    may_stop_sliding,
    may_swap_smokers,
    offer_control,
    offer_drawn,
    offer_keys,
    offer_own_tiles,
    offer_stack,
    offer_tiles,
    spend_keys,
    swap_smokers,
)
from fathom.games.abyss.loot import may_search, offer_search
from fathom.games.abyss.mages import apprentice_stack, heal, may_heal, offer_healing
from fathom.games.abyss.money import choose_taker, may_give_figure, offer_takers
from fathom.games.abyss.once import may_pass_power
from fathom.games.abyss.payment import lay
from fathom.games.abyss.perturn import (
    PER_TURN,
    may_remove,
    may_use,
    offer_powers,
    offer_removals,
    opportunist,
    oracle,
    slaver,
    use_power,
)
from fathom.games.abyss.politicians import (
    betray,
    bribe,
    choose_bribed,
    may_bribe,
    may_court_lord,
    may_dismiss,
    may_free,
    offer_bribe,
    offer_captives,
    offer_court,
    offer_dismissals,
    replace,
    scheme,
    set_free,
)
from fathom.games.abyss.recruit import (
    affiliate,
    finish_payment,
    may_affiliate,
    may_cheapest,
    may_finish,
    may_lay,
    may_recruit,
    offer_affiliations,
    offer_payment,
    offer_recruits,
    pay_cheapest,
    start_recruiting,
)
from fathom.games.abyss.sentinels import may_post, may_sentinel, offer_posts, offer_sentinel, post, start_posting
from fathom.games.abyss.smugglers import choose_recipient, may_fence, offer_recipients
from fathom.games.abyss.soldiers import (
    assassin,
    commander_discard,
    hunt,
    jailer_discard,
    lose_ally,
    may_discard,
    may_hunt,
    may_lose,
    may_turn,
    name_race,
    offer_hand,
    offer_losses,
    offer_prey,
    offer_races,
    offer_victims_lords,
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
    FIGURE_CHOICE,
    HEALING,
    HUNTING,
    ILLUSION,
    IN_COUNCIL,
    IN_COURT,
    JAILED,
    LIBERATING,
    LIMITED,
    LOSING,
    MARTIAL_LAW,
    MENU,
    NEXT,
    ON_LOCATION,
    OPPORTUNITY,
    ORACLE_STACK,
    PAYING,
    POSTING,
    REPLACING,
    REWARDING,
    S_LOOT,
    SCHEMING,
    SEARCHING,
    SECOND_STACK,
    SENDING,
    SMOKING,
    SPENDING_KEYS,
    TAKING,
    WINDOW,
    Table,
)
from fathom.games.abyss.turn import (
    close_window,
    discard_surplus,
    go_on,
    may_discard_surplus,
    may_pay_surplus,
    may_skip,
    offer_law,
    pay_surplus,
    skip,
)


def legal(g: Table, out: Offers) -> None:
    """Offer what may be done now, in ascending order."""
    phase = g.phase
    if phase == MENU:
        offer_menu(g, out)
    elif phase == BUYING:
        offer_purchase(g, out)
    elif phase == TAKING or phase == FIGHTING:
        offer_exploration(g, out)
        offer_powers(g, out)
    elif phase == PAYING:
        offer_payment(g, out)
    elif phase == WINDOW:
        offer(out, PASS)
        offer_powers(g, out)
    elif phase == REWARDING:
        offer_rewards(g, out)
    elif phase == SENDING or phase == EXECUTING:
        offer_races(g, out)
    elif phase == AFFILIATING:
        offer_affiliations(g, out)
    elif phase == JAILED or phase == LIMITED or phase == ENSLAVING:
        offer_hand(g, out)
    elif phase == SECOND_STACK or phase == APPRENTICE_STACK or phase == ORACLE_STACK:
        offer_stacks(g, out)
    elif phase == CONTROLLING:
        offer_control(g, out)
    elif phase == DRAWN_TILE or phase == AMBASSADOR_TILE:
        offer_drawn(g, out)
    elif phase == SPENDING_KEYS:
        offer_keys(g, out)
    elif phase == SEARCHING:
        offer_search(g, out)
    elif phase == SMOKING:
        offer_stack(g, out)
    else:
        legal_power(g, out)


def offer_menu(g: Table, out: Offers) -> None:
    """What a turn begins with; leaving the action out is possible only if there is none.

    ABYSS-TURN-01, ABYSS-TURN-02, ABYSS-TURN-09
    """
    if may_skip(g) == 0:
        offer(out, PASS)
    if may_plot(g) == 0:
        offer(out, PLOT)
    if may_explore(g) == 0:
        offer(out, EXPLORE)
    offer_stacks(g, out)
    offer_recruits(g, out)
    offer_powers(g, out)
    offer_sentinel(g, out)


def legal_power(g: Table, out: Offers) -> None:
    """What may be chosen for the power of a Lord."""
    phase = g.phase
    if phase == ASSASSINATING:
        offer_victims_lords(g, out)
    elif phase == HUNTING:
        offer_prey(g, out)
    elif phase == ILLUSION:
        offer(out, PASS)
        offer_own_tiles(g, out)
    elif phase == EXCHANGING:
        offer_tiles(g, out)
    elif phase == CORRUPTING:
        offer(out, PASS)
        offer_court(g, out)
    elif phase == BRIBING:
        offer_bribe(g, out)
    elif phase == BETRAYING or phase == SCHEMING:
        offer(out, PASS)
        offer_dismissals(g, out)
    elif phase == REPLACING:
        offer_court(g, out)
    elif phase == FENCING:
        offer_recipients(g, out)
    elif phase == HEALING:
        offer_healing(g, out)
    elif phase == LOSING:
        offer_losses(g, out)
    elif phase == LIBERATING:
        offer_captives(g, out)
    elif phase == POSTING:
        offer_posts(g, out)
    elif phase == FIGURE_CHOICE:
        offer_takers(g, out)
    elif phase == OPPORTUNITY:
        offer_removals(g, out)
    elif phase == MARTIAL_LAW:
        offer_law(g, out)


def may(g: Table, action: int) -> int:
    """0, or the rule that forbids the action now."""
    a = ARG0[action]
    if g.over:
        return END_03
    if action == PASS:
        return may_pass(g)
    if action == PLOT:
        return may_plot(g)
    if action == EXPLORE:
        return may_search(g) if g.phase == SEARCHING else may_explore(g)
    if action == TAKE:
        return may_take(g)
    if action < COURT:
        return may_council(g, a)
    if action < ALLY:
        return may_court(g, a)
    if action < PAY:
        return may_ally(g, a)
    if action < CHEAPEST:
        return may_money(g, a)
    if action == CHEAPEST:
        return may_cheapest(g)
    if action < SENTINEL:
        return may_use(g, PER_TURN[a])
    if action == SENTINEL:
        return may_sentinel(g)
    if action < DRAW:
        return may_reward(g, a) if g.phase == REWARDING else MONSTER_02
    if action < LOCATION:
        return may_draw_tiles(g, a + 1)
    if action < LORD:
        return may_location(g, a)
    if action < SEAT:
        return may_lord(g, a)
    return may_seat(g, a + 1)


def may_pass(g: Table) -> int:
    """Declining, stopping, keeping, finishing; an action or a power that is mandatory cannot be passed over.

    ABYSS-TURN-02, ABYSS-POWER-01
    """
    phase = g.phase
    if phase == MENU:
        return may_skip(g)
    if phase == BUYING or phase == WINDOW or phase == SMOKING or phase == SEARCHING:
        return 0
    if phase == SPENDING_KEYS:
        return may_stop_sliding(g)
    if phase == REWARDING:
        return 0 if no_reward(g) else MONSTER_02
    if phase == TAKING or phase == FIGHTING:
        return EXPLORE_07
    if phase == PAYING:
        return RECRUIT_05
    if phase == CONTROLLING or phase == DRAWN_TILE:
        return LOCATION_04
    if phase == SENDING:
        return KRAKEN_ALLY_01
    if phase == AFFILIATING:
        return AFFILIATE_03
    if phase == LIMITED:
        return LORD_05
    if phase == MARTIAL_LAW:
        return AMB_26
    if phase == FIGURE_CHOICE:
        return KRAKEN_FIGURE_03
    return may_pass_power(g)


def may_council(g: Table, space: int) -> int:
    """A Council space: for its stack, for a Kraken or a Sentinel, or as the name of a race."""
    phase = g.phase
    if phase == MENU or phase == SECOND_STACK or phase == APPRENTICE_STACK or phase == ORACLE_STACK:
        return may_have_stack(g, space)
    if phase == SENDING or phase == EXECUTING:
        return 0
    if phase == POSTING:
        return may_post(g, IN_COUNCIL, space)
    return TURN_02


def may_court(g: Table, slot: int) -> int:
    """A space of the Court."""
    phase = g.phase
    if phase == CORRUPTING or phase == REPLACING:
        return may_court_lord(g, slot)
    if phase == OPPORTUNITY:
        return may_remove(g, slot)
    if phase == POSTING:
        return may_post(g, IN_COURT, slot)
    return may_recruit(g, slot)


def may_ally(g: Table, card: int) -> int:
    """A type of Ally."""
    phase = g.phase
    if phase == PAYING:
        return may_lay(g, card)
    if phase == AFFILIATING:
        return may_affiliate(g, card)
    if phase == JAILED or phase == LIMITED:
        return may_discard(g, card)
    if phase == ENSLAVING:
        return 0 if g.players[g.current].hand[card] else LORD_12
    if phase == HEALING:
        return may_heal(g, card)
    if phase == LOSING:
        return may_lose(g, card)
    if phase == MARTIAL_LAW:
        return may_discard_surplus(g, card)
    return RECRUIT_01


def may_money(g: Table, black: int) -> int:
    """Paying with so many Nebulis."""
    phase = g.phase
    if phase == PAYING:
        return may_finish(g, black)
    if phase == BUYING:
        return may_buy(g, black)
    if phase == BRIBING:
        return may_bribe(g, black)
    if phase == MARTIAL_LAW:
        return may_pay_surplus(g, black)
    return EXPLORE_12


def may_location(g: Table, tile: int) -> int:
    """A Location."""
    phase = g.phase
    if phase == CONTROLLING or phase == EXCHANGING:
        return may_have_tile(g, tile)
    if phase == DRAWN_TILE or phase == AMBASSADOR_TILE:
        return may_choose_drawn(g, tile)
    if phase == ILLUSION:
        return may_give_up(g, tile)
    if phase == SMOKING:
        return may_swap_smokers(g, tile)
    if phase == POSTING:
        return may_post(g, ON_LOCATION, tile)
    return KEYS_02


def may_lord(g: Table, lord: int) -> int:
    """A Lord in front of a player."""
    phase = g.phase
    if phase == SPENDING_KEYS:
        return may_slide(g, lord)
    if phase == ASSASSINATING:
        return may_turn(g, lord)
    if phase == BETRAYING or phase == SCHEMING:
        return may_dismiss(g, lord)
    if phase == LIBERATING:
        return may_free(g, lord)
    return KEYS_02


def may_seat(g: Table, step: int) -> int:
    """Another player, counted clockwise from who decides."""
    seat = (g.actor + step) % g.seats
    if step >= g.seats:
        return SETUP_01
    if g.phase == HUNTING:
        return may_hunt(g, seat)
    if g.phase == FENCING:
        return may_fence(g, seat)
    return may_give_figure(g, seat) if g.phase == FIGURE_CHOICE else KRAKEN_FIGURE_03


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
