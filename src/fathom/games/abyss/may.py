"""Why something may not be done: which function answers for which action."""

from __future__ import annotations

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
from fathom.games.abyss.council import may_have_stack
from fathom.games.abyss.court import may_plot
from fathom.games.abyss.explore import (
    may_buy,
    may_explore,
    may_reward,
    may_take,
    no_reward,
)
from fathom.games.abyss.ids import (
    AFFILIATE_03,
    AMB_26,
    END_03,
    EXPLORE_07,
    EXPLORE_12,
    KEYS_02,
    KEYS_05,
    KRAKEN_ALLY_01,
    KRAKEN_FIGURE_03,
    LOCATION_04,
    LORD_05,
    MONSTER_02,
    RECRUIT_01,
    RECRUIT_05,
    SETUP_01,
    TURN_02,
)
from fathom.games.abyss.locations import (
    may_choose_drawn,
    may_draw_tiles,
    may_give_up,
    may_have_tile,
    may_slide,
    may_stop_sliding,
    may_swap_smokers,
)
from fathom.games.abyss.loot import may_search
from fathom.games.abyss.mages import may_heal
from fathom.games.abyss.money import may_give_figure
from fathom.games.abyss.once import may_pass_power
from fathom.games.abyss.perturn import (
    PER_TURN,
    may_remove,
    may_use,
)
from fathom.games.abyss.politicians import (
    may_bribe,
    may_court_lord,
    may_dismiss,
    may_free,
)
from fathom.games.abyss.recruit import (
    may_affiliate,
    may_cheapest,
    may_finish,
    may_lay,
    may_recruit,
)
from fathom.games.abyss.sentinels import may_post, may_sentinel
from fathom.games.abyss.smugglers import may_fence
from fathom.games.abyss.soldiers import (
    may_discard,
    may_hunt,
    may_lose,
    may_turn,
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
    ON_LOCATION,
    OPPORTUNITY,
    ORACLE_STACK,
    PAYING,
    POSTING,
    REPLACING,
    REWARDING,
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
    may_discard_surplus,
    may_pay_surplus,
    may_skip,
)


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
    if phase == JAILED or phase == LIMITED or phase == ENSLAVING:
        return may_discard(g, card)
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
    return KEYS_05


def may_seat(g: Table, step: int) -> int:
    """Another player, counted clockwise from who decides."""
    seat = (g.actor + step) % g.seats
    if step >= g.seats:
        return SETUP_01
    if g.phase == HUNTING:
        return may_hunt(g, seat)
    if g.phase == FENCING:
        return may_fence(g, seat)
    return may_give_figure(g, seat) if g.phase == FIGURE_CHOICE else TURN_02
