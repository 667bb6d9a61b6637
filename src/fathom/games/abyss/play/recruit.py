"""Recruiting a Lord: choosing, paying, affiliating, and the Lord's coming into play."""

from __future__ import annotations

from fathom.core.actions import Offers, offer
from fathom.core.bits import lowest, size_of
from fathom.core.chance import Chance, reveal, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.abyss.actions import ALLY, CHEAPEST, COURT, PASS, PAY
from fathom.games.abyss.events import E_AFFILIATE, E_RECRUIT, E_USE
from fathom.games.abyss.ids import (
    AFFILIATE_01,
    AFFILIATE_03,
    KRAKEN_SENTINEL_04,
    RECRUIT_01,
    RECRUIT_02,
    RECRUIT_03,
    RECRUIT_05,
    RECRUIT_08,
    TURN_02,
)
from fathom.games.abyss.play.cards import discard_card, drop_card
from fathom.games.abyss.play.cheapest import lay_cheapest
from fathom.games.abyss.play.court import available
from fathom.games.abyss.play.lords.activity import active
from fathom.games.abyss.play.lords.always import affiliates_any, mandatory_race
from fathom.games.abyss.play.money import gain_nebulis, gain_pearls, judge_figure, may_pay, pay_supply
from fathom.games.abyss.play.payment import (
    EVERY,
    complete,
    krakens_wanted,
    laid_krakens,
    laid_races,
    laid_types,
    lay,
    may_afford_with,
    misfit,
    missing,
    next_cards,
    other_means,
    payable_cards,
    worths_in_hand,
)
from fathom.games.abyss.play.sentinels import release
from fathom.games.abyss.state import (
    AFFILIATING,
    ALLIES,
    COURT_SPACES,
    IN_COURT,
    KRAKENS,
    MENU,
    NEXT,
    NONE,
    PAYING,
    S_AFFILIATE,
    S_ENTER,
    S_KRAKENS,
    S_POWER,
    SHAREHOLDER,
    VALUES,
    Table,
)
from fathom.games.abyss.tables import NEBULIS_ON, RACE_OF, RACES_WANTED, VALUE_OF


def may_recruit(g: Table, slot: int) -> int:
    """Any Lord of the Court that no other player has reserved and that can be paid for.

    ABYSS-TURN-02, ABYSS-RECRUIT-01, KRAKEN-SENTINEL-04
    """
    return may_recruit_with(g, slot, worths_in_hand(g.players[g.current]), other_means(g, g.current))


def may_recruit_with(g: Table, slot: int, worths: int, means: int) -> int:
    """The same, with what the races in hand and all other means are worth."""
    if g.court[slot] == NONE:
        return RECRUIT_01
    if not available(g, slot, g.current):
        return KRAKEN_SENTINEL_04
    return may_afford_with(g, g.current, g.court[slot], worths, means)


def offer_recruits(g: Table, out: Offers) -> None:
    """Every Lord that can be paid for; the hand is counted once."""
    worths = worths_in_hand(g.players[g.current])
    means = other_means(g, g.current)
    for slot in range(COURT_SPACES):
        if may_recruit_with(g, slot, worths, means) == 0:
            offer(out, COURT + slot)


def start_recruiting(g: Table, slot: int) -> None:
    """ABYSS-RECRUIT-01"""
    g.slot = slot
    g.lord = g.court[slot]
    g.phase = PAYING


# Paying


def may_lay(g: Table, card: int) -> int:
    """An Ally of the hand with which some payment can still be made, in any order. If there is none, the first of these
    is in its way: its race, the money, the excess.

    ABYSS-RECRUIT-02, ABYSS-RECRUIT-03, ABYSS-RECRUIT-04, ABYSS-RECRUIT-05, ABYSS-RECRUIT-08
    """
    if g.players[g.current].hand[card] <= g.used[card]:
        return RECRUIT_01
    if card < KRAKENS:
        why = misfit(g, laid_types(g), RACE_OF[card])
        if why:
            return why
    if payable_cards(g) >> card & 1:
        return 0
    return RECRUIT_05 if next_cards(g, 0, EVERY, EVERY) >> card & 1 else RECRUIT_08


def may_finish(g: Table, black: int) -> int:
    """The Allies laid out are right, and Pearls and so many Nebulis pay the rest.

    ABYSS-RECRUIT-02, ABYSS-RECRUIT-03, ABYSS-RECRUIT-05, ABYSS-RECRUIT-07, ABYSS-RECRUIT-08, KRAKEN-NEBULIS-04
    """
    if not complete(g):
        return incomplete(g)
    return may_pay(g, g.current, missing(g), black)


def incomplete(g: Table) -> int:
    """What keeps the Allies laid out from being right, money aside: too few races, no mandatory one, too many Allies.

    ABYSS-RECRUIT-02, ABYSS-RECRUIT-03, ABYSS-RECRUIT-08
    """
    races = laid_races(g)
    if size_of(races) + laid_krakens(g) < RACES_WANTED[g.lord]:
        return RECRUIT_02
    if krakens_wanted(RACES_WANTED[g.lord], mandatory_race(g, g.current, g.lord), races) == NONE:
        return RECRUIT_03
    return RECRUIT_08


def offer_payment(g: Table, out: Offers) -> None:
    """The Allies that can come next, each type once; the ways to finish, never taken unasked; and, as long as Allies
    can come, the cheapest way.

    ABYSS-RECRUIT-04, ABYSS-RECRUIT-07
    """
    cards = payable_cards(g)
    more = cards
    while cards:
        offer(out, ALLY + lowest(cards))
        cards &= cards - 1
    if complete(g):
        price = missing(g)
        for black in range(3):
            if may_pay(g, g.current, price, black) == 0:
                offer(out, PAY + black)
    if more:
        offer(out, CHEAPEST)


def finish_payment(g: Table, black: int, chance: Chance) -> None:
    """Pearls and Nebulis to the supply; the Shareholders are paid.

    ABYSS-RECRUIT-05, ABYSS-RECRUIT-10, KRAKEN-FIGURE-06
    """
    price = missing(g)
    pay_supply(g, g.current, price, black)
    tell(chance, E_RECRUIT, g.current, g.lord, price - black, black)
    for card in range(ALLIES):
        if g.used[card]:
            tell(chance, E_USE, g.current, card, g.used[card])
    reveal(chance)
    g.acting = 1
    pay_shareholders(g, chance)
    judge_figure(g, chance)
    g.step = S_KRAKENS
    g.phase = NEXT


def may_cheapest(g: Table) -> int:
    """As long as there is a choice of Allies.

    ABYSS-RECRUIT-07
    """
    return 0 if payable_cards(g) else RECRUIT_01


def pay_cheapest(g: Table, chance: Chance) -> None:
    """Complete the payment the cheapest way: `lay_cheapest` says what that is.

    ABYSS-RECRUIT-07
    """
    black = lay_cheapest(g)
    finish_payment(g, black, chance)


def leave_court(g: Table, chance: Chance) -> None:
    """The Lord of the chosen space is taken; the gap stays open until the action is over. An own Sentinel on the Lord
    comes home.

    ABYSS-RECRUIT-01, ABYSS-COURT-01, ABYSS-AMB-01, KRAKEN-SENTINEL-06
    """
    release(g, IN_COURT, g.lord, chance)
    g.court[g.slot] = NONE
    g.slot = NONE
    g.taken = 1


def pay_shareholders(g: Table, chance: Chance) -> None:
    """Whenever an opponent recruits: right after the payment, also the Corruptor's, not for a replacement.

    ABYSS-LORD-109, ABYSS-AMB-21, ABYSS-TURN-08
    """
    for step in range(1, g.seats):
        seat = (g.current + step) % g.seats
        lords = active(g, seat, SHAREHOLDER)
        if lords:
            gain_pearls(g, seat, 1, lowest(lords), chance)


# Krakens and affiliation


def use_krakens(g: Table, chance: Chance) -> None:
    """The used Krakens are discarded first, and their owner takes the Nebulis printed on them: one event.

    KRAKEN-ALLY-02, KRAKEN-ALLY-05, KRAKEN-FIGURE-06, KRAKEN-NEBULIS-07, KRAKEN-NEBULIS-09
    """
    taken = 0
    for card in range(KRAKENS, ALLIES):
        while g.used[card]:
            g.used[card] -= 1
            drop_card(g, g.current, card)
            discard_card(g, card)
            taken += NEBULIS_ON[card]
    if taken:
        gain_nebulis(g, g.current, taken, chance)
        judge_figure(g, chance)
    g.step = S_AFFILIATE


def candidates(g: Table) -> int:
    """The used Allies of which one will be affiliated, as a bit set: those of the lowest value; with the Master of
    Magic all of them. Krakens never are.

    ABYSS-AFFILIATE-01, ABYSS-AFFILIATE-02, ABYSS-LORD-20, KRAKEN-ALLY-02
    """
    every = affiliates_any(g, g.current)
    least = VALUES + 1
    found = 0
    for card in range(KRAKENS):
        if g.used[card] == 0:
            continue
        if VALUE_OF[card] < least and not every:
            least = VALUE_OF[card]
            found = 0
        if every or VALUE_OF[card] == least:
            found |= 1 << card
    return found


def start_affiliating(g: Table, chance: Chance) -> None:
    """Mandatory, unless only Krakens were used.

    ABYSS-AFFILIATE-03, KRAKEN-ALLY-02
    """
    g.step = S_ENTER
    found = candidates(g)
    if size_of(found) > 1:
        g.phase = AFFILIATING
    elif found:
        affiliate(g, lowest(found), chance)


def may_affiliate(g: Table, card: int) -> int:
    """ABYSS-AFFILIATE-01, ABYSS-AFFILIATE-02"""
    return 0 if candidates(g) >> card & 1 else AFFILIATE_01


def offer_affiliations(g: Table, out: Offers) -> None:
    """All candidates, found once."""
    found = candidates(g)
    while found:
        offer(out, ALLY + lowest(found))
        found &= found - 1


def affiliate(g: Table, card: int, chance: Chance) -> None:
    """One Ally is laid open in front of the player, the other used ones are discarded.

    ABYSS-RECRUIT-10, ABYSS-AFFILIATE-01..04
    """
    me = g.players[g.current]
    g.used[card] -= 1
    drop_card(g, g.current, card)
    me.affiliated[card] += 1
    tell(chance, E_AFFILIATE, g.current, card)
    for other in range(KRAKENS):
        while g.used[other]:
            g.used[other] -= 1
            drop_card(g, g.current, other)
            discard_card(g, other)
    g.phase = NEXT


def enter(g: Table, chance: Chance) -> None:
    """The Lord leaves the Court, or the deck, and lies free in front of the player; then its power is resolved. Powers
    that last did not apply to its own recruitment.

    ABYSS-RECRUIT-10, ABYSS-RECRUIT-11, ABYSS-POWER-05, ABYSS-POWER-06
    """
    if g.slot != NONE:
        leave_court(g, chance)
    me = g.players[g.current]
    me.lords |= 1 << g.lord
    me.free |= 1 << g.lord
    g.step = S_POWER


DECISIONS = (
    Decision(MENU, COURT, may_recruit, start_recruiting, offer_recruits, asked=True),
    Refusal(COURT, TURN_02),
    Decision(PAYING, ALLY, may_lay, lay, offer_payment),
    Decision(PAYING, PAY, may_finish, finish_payment, offer_payment, asked=True),
    Decision(PAYING, CHEAPEST, may_cheapest, pay_cheapest, offer_payment, asked=True),
    Refusal(ALLY, RECRUIT_01),
    Refusal(CHEAPEST, RECRUIT_01),
    Refusal(PASS, RECRUIT_05, (PAYING,)),
    Decision(AFFILIATING, ALLY, may_affiliate, affiliate, offer_affiliations),
    Refusal(PASS, AFFILIATE_03, (AFFILIATING,)),
)
