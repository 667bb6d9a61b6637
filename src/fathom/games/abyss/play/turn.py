"""The turn from its beginning to its end, what comes after each decision, and the end of the game."""

from __future__ import annotations

from fathom.core.bits import lowest, size_of
from fathom.core.chance import Chance, reveal, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.abyss.actions import ALLY, PASS, PAY
from fathom.games.abyss.events import E_AFFILIATE, E_CONVERT, E_ENDING, E_LAW, E_OVER, E_SKIP, E_TURN
from fathom.games.abyss.ids import AMB_26, TURN_02
from fathom.games.abyss.play.cards import discard_card, discard_from_hand
from fathom.games.abyss.play.council import any_stack
from fathom.games.abyss.play.court import free_space, settle_court
from fathom.games.abyss.play.exploration import (
    after_sale,
    clear_track,
    may_explore,
    offer_around,
    reveal_card,
    send_krakens,
)
from fathom.games.abyss.play.locations import check_keys
from fathom.games.abyss.play.loot import draw_loot
from fathom.games.abyss.play.lords.activity import active, lords_counted
from fathom.games.abyss.play.lords.always import owns_cleaner, surplus_of_hand
from fathom.games.abyss.play.lords.each_turn import go_back
from fathom.games.abyss.play.lords.on_arrival import resolve_power
from fathom.games.abyss.play.lords.smugglers import post_new
from fathom.games.abyss.play.lords.soldiers import next_victim
from fathom.games.abyss.play.money import ask_holder, gain_nebulis, gain_pearls, judge_figure
from fathom.games.abyss.play.recruit import enter, may_recruit, start_affiliating, use_krakens
from fathom.games.abyss.play.sentinels import rested
from fathom.games.abyss.state import (
    ALLIES,
    COURT_SPACES,
    KRAKENS,
    LANDLORD,
    LIMITED,
    MARTIAL_LAW,
    MENU,
    NEXT,
    NONE,
    S_AFFILIATE,
    S_BACK,
    S_CLEAR,
    S_CONTROL,
    S_COURT,
    S_END,
    S_ENTER,
    S_FINAL,
    S_KRAKENS,
    S_LIMIT,
    S_LOOT,
    S_NONE,
    S_OFFER,
    S_POST,
    S_POWER,
    S_REVEAL,
    S_SEND,
    S_SOLD,
    S_VICTIMS,
    S_WINDOW,
    VALUES,
    WINDOW,
    Table,
)
from fathom.games.abyss.tables import AMOUNT, END_LORDS, LAW_LIMIT, NEBULIS_ON


def begin_turn(g: Table, seat: int, chance: Chance) -> None:
    """The price of Allies is 1 again, nobody has bought anything, all per-turn powers are available, Sentinels that
    came home may be placed again; the Landlord pays.

    ABYSS-TURN-01, ABYSS-TURN-03, ABYSS-LORD-11, KRAKEN-SENTINEL-06
    """
    g.current = seat
    g.actor = seat
    g.turn += 1
    g.price = 1
    g.powers_used = 0
    g.unfilled = 0
    for other in range(g.seats):
        g.players[other].bought = 0
    rested(g, seat)
    tell(chance, E_TURN, seat, g.turn)
    lords = active(g, seat, LANDLORD)
    if lords:
        gain_pearls(g, seat, AMOUNT[lowest(lords)], lowest(lords), chance)
    g.phase = MENU
    g.step = S_NONE


def no_action(g: Table) -> bool:
    """Whether none of the three actions is legal: only then may the action be left out.

    ABYSS-TURN-02, ABYSS-TURN-09, ABYSS-AMB-24
    """
    if may_explore(g) == 0 or any_stack(g):
        return False
    for slot in range(COURT_SPACES):
        if may_recruit(g, slot) == 0:
            return False
    return True


def may_skip(g: Table) -> int:
    """An action is mandatory as long as there is one.

    ABYSS-TURN-01, ABYSS-TURN-02, ABYSS-TURN-09
    """
    return 0 if no_action(g) else TURN_02


def skip(g: Table, chance: Chance) -> None:
    """ABYSS-TURN-09"""
    tell(chance, E_SKIP, g.current)
    g.phase = NEXT
    g.step = S_COURT


def go_on(g: Table, chance: Chance) -> None:
    """Walk from step to step until somebody has to decide. A choice about the Kraken figure comes first.

    ABYSS-TURN-01, ABYSS-RECRUIT-10, KRAKEN-FIGURE-03
    """
    while g.phase == NEXT and g.over == 0:
        step = g.step
        if g.tied:
            ask_holder(g)
        elif step == S_REVEAL:
            reveal_card(g, chance)
        elif step == S_OFFER:
            offer_around(g)
        elif step == S_SOLD:
            after_sale(g)
        elif step == S_CLEAR:
            clear_track(g, chance)
        elif step == S_SEND:
            send_krakens(g)
        elif step == S_KRAKENS:
            use_krakens(g, chance)
        elif step == S_AFFILIATE:
            start_affiliating(g, chance)
        elif step == S_ENTER:
            enter(g, chance)
        elif step == S_POWER:
            resolve_power(g, chance)
        elif step == S_VICTIMS:
            next_victim(g)
        elif step == S_POST:
            post_new(g)
        elif step == S_LOOT:
            draw_loot(g, chance)
        elif step == S_COURT:
            settle_court(g, chance)
        elif step == S_CONTROL:
            check_keys(g)
        elif step == S_WINDOW:
            g.phase = WINDOW
        elif step == S_BACK:
            go_back(g)
        elif step == S_LIMIT:
            limit_hand(g)
        elif step == S_FINAL:
            finish(g, chance)
        elif step == S_END:
            end_turn(g, chance)


# The end of a turn


def close_window(g: Table) -> None:
    """ABYSS-TURN-04"""
    g.phase = NEXT
    g.step = S_LIMIT
    g.owed = max(0, g.players[g.current].hand_size - LAW_LIMIT) if g.law else 0


def limit_hand(g: Table) -> None:
    """Under an opponent's Commander the hand is limited, and under martial law (a variant) everybody's is. There is no
    other limit.

    ABYSS-TURN-06, ABYSS-LORD-05, ABYSS-AMB-26
    """
    if surplus_of_hand(g, g.current) > 0:
        g.phase = LIMITED
        return
    g.owed = min(g.owed, max(0, g.players[g.current].hand_size - LAW_LIMIT))
    if g.owed and (g.players[g.current].pearls or any_to_discard(g)):
        g.phase = MARTIAL_LAW
    else:
        g.owed = 0
        g.step = S_END


def any_to_discard(g: Table) -> bool:
    """Whether there is an Ally to discard under martial law: Krakens do not go.

    ABYSS-AMB-26
    """
    for card in range(KRAKENS):
        if g.players[g.current].hand[card]:
            return True
    return False


def may_discard_surplus(g: Table, card: int) -> int:
    """ABYSS-AMB-26"""
    return 0 if card < KRAKENS and g.players[g.current].hand[card] else AMB_26


def may_pay_surplus(g: Table, black: int) -> int:
    """A Pearl, no Nebulis.

    ABYSS-AMB-26
    """
    return 0 if black == 0 and g.players[g.current].pearls else AMB_26


def discard_surplus(g: Table, card: int, chance: Chance) -> None:
    """ABYSS-AMB-26"""
    discard_from_hand(g, g.current, card, chance)
    g.owed -= 1
    g.phase = NEXT


def pay_surplus(g: Table, chance: Chance) -> None:
    """ABYSS-AMB-26"""
    g.players[g.current].pearls -= 1
    tell(chance, E_LAW, g.current)
    g.owed -= 1
    g.phase = NEXT


def end_turn(g: Table, chance: Chance) -> None:
    """A player who has seven Lords, or made the Court run dry, brings about the end: everybody else has one more turn.
    Extra turns are taken in any case. The cap on turns is a technical limit, not a rule of the game.

    ABYSS-TURN-06, ABYSS-TURN-07, ABYSS-LORD-15, ABYSS-END-01, ABYSS-END-02, ABYSS-END-03, ABYSS-END-04, ABYSS-AMB-03
    """
    if g.finisher == NONE:
        gap = g.end_on_gap and g.lord_deck == 0 and free_space(g) != NONE
        if g.unfilled or gap or size_of(lords_counted(g, g.current)) >= END_LORDS:
            g.finisher = g.current
            tell(chance, E_ENDING, g.current)
    if g.turn >= g.turn_cap:
        end_game(g, chance)
    elif g.extra:
        g.extra -= 1
        begin_turn(g, g.current, chance)
    elif (g.current + 1) % g.seats == g.finisher:
        end_game(g, chance)
    else:
        begin_turn(g, (g.current + 1) % g.seats, chance)


# The end of the game


def end_game(g: Table, chance: Chance) -> None:
    """Krakens in hand bring their Nebulis, to all players in one event, but not to the owner of an active Cleaner.

    KRAKEN-NEBULIS-02, KRAKEN-NEBULIS-09, KRAKEN-FIGURE-06, ABYSS-LORD-105, ABYSS-AMB-27, ABYSS-AMB-30
    """
    for seat in range(g.seats):
        taken = 0
        for card in range(KRAKENS, ALLIES):
            taken += g.players[seat].hand[card] * NEBULIS_ON[card]
        if taken and not owns_cleaner(g, seat):
            tell(chance, E_CONVERT, seat, taken)
            gain_nebulis(g, seat, taken, chance)
    judge_figure(g, chance)
    g.extra = 0
    g.step = S_FINAL


def finish(g: Table, chance: Chance) -> None:
    """Of every race the lowest Ally in hand is affiliated, all other cards are discarded; the game is over, and Monster
    tokens are shown.

    ABYSS-END-03, ABYSS-END-05, ABYSS-MONSTER-06, KRAKEN-NEBULIS-02
    """
    reveal(chance)
    for seat in range(g.seats):
        me = g.players[seat]
        for race in range(5):
            for value in range(VALUES):
                card = VALUES * race + value
                if me.hand[card]:
                    me.hand[card] -= 1
                    me.affiliated[card] += 1
                    tell(chance, E_AFFILIATE, seat, card)
                    break
        for card in range(ALLIES):
            while me.hand[card]:
                me.hand[card] -= 1
                discard_card(g, card)
        me.hand_size = 0
    g.over = 1
    g.actor = 0
    g.step = S_NONE
    tell(chance, E_OVER, g.current)


DECISIONS = (
    Decision(MENU, PASS, may_skip, skip, asked=True),
    Decision(WINDOW, PASS, None, close_window),
    Refusal(PASS, AMB_26, (MARTIAL_LAW,)),
    Decision(MARTIAL_LAW, ALLY, may_discard_surplus, discard_surplus, asked=True),
    Decision(MARTIAL_LAW, PAY, may_pay_surplus, pay_surplus, asked=True),
)
