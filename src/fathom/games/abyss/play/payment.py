"""Paying for a Lord: which Allies fit together, card by card, in any order and without dead ends.

A card is offered if some legal payment contains everything laid out so far and this card.

The difficulty is ABYSS-RECRUIT-08: with an excess of `spare` points, no Ally worth `spare` or less may share its race
with another. So the search goes by `spare`: with at most that much excess, races with several Allies may only have
Allies worth more. For each set of races that fits the Lord, the sums that the cards still to come can reach are bit
sets (bit n: a sum of n), and a card is good if one of its sums falls between what is missing and the excess allowed.

An example: the Hunter costs 8 in two races, Crabs among them, and the hand is Crab 2, Crab 4, Squid 3, Squid 5, without
Pearls. Crab 4 and Crab 2 lie there: 6 points, 2 are missing, and the lowest of a race laid out twice is 2.
- `spare` 0: Squids must bring exactly 2. Their sums are 3, 5 and 8 (bits 3, 5, 8): none.
- `spare` 1: Squids must bring 2 or 3. Squid 3 does, so it is good.
- `spare` 2: the Crab 2 would be worth no more than the excess, next to another Crab: the search ends.
Squid 5 is not offered: 2 + 4 + 5 is 3 too much, and without the Crab 2 it would still be enough. If only the Crab 4 lay
there, Squid 5 would be good with an excess of 1, for no race is there twice.
"""

from __future__ import annotations

from fathom.core.bits import lowest, size_of
from fathom.games.abyss.ids import RECRUIT_02, RECRUIT_03, RECRUIT_05
from fathom.games.abyss.play.lords.always import cost_change, cost_of, mandatory_race
from fathom.games.abyss.play.money import purse
from fathom.games.abyss.state import ALLIES, KRAKENS, NONE, VALUES, Player, Table
from fathom.games.abyss.tables import COST, NEBULIS_ON, RACE_OF, RACES_WANTED, VALUE_OF

SUMS = (1 << 48) - 1  # sums that matter; larger ones are never needed
SINGLE = VALUES  # `spare` that no race with several Allies allows: any excess goes
WORTH_BITS = 12  # for the worth of a race in hand: at most 127 cards of each value
WORTH_MASK = (1 << WORTH_BITS) - 1
GROUPS = tuple(sorted(range(32), key=int.bit_count))  # all sets of races, small ones first
FIRST_GROUP = (0, 1, 6, 16, 26, 31, 32)  # of so many races
EVERY = 9999  # more than any value or sum that matters; no limit to the Nebulis taken


# Whether a Lord can be paid at all


def may_afford(g: Table, seat: int, lord: int) -> int:
    """Whether some legal payment exists: the most valuable races that fit, all Krakens and the whole purse.

    ABYSS-RECRUIT-02..07, KRAKEN-ALLY-03, KRAKEN-ALLY-04
    """
    return may_afford_with(g, seat, lord, worths_in_hand(g.players[seat]), other_means(g, seat))


def may_afford_with(g: Table, seat: int, lord: int, worths: int, means: int) -> int:
    """The same, with what the races in hand and all other means are worth: that is found once for the whole Court."""
    wanted = RACES_WANTED[lord]
    must = mandatory_race(g, seat, lord)
    krakens = kraken_count(g.players[seat])
    if must != NONE and worth_of_race(worths, must) == 0 and krakens == 0:
        return RECRUIT_03
    races = richest_races(worths, must, wanted)
    if size_of(races) + krakens < wanted:
        return RECRUIT_02
    return 0 if worth_of_races(worths, races) + means >= COST[lord] else RECRUIT_05


def other_means(g: Table, seat: int) -> int:
    """All that pays for a Lord besides the races: Krakens and the purse, less what the Lord costs more than printed."""
    hand = g.players[seat].hand
    krakens = 2 * hand[KRAKENS] + 3 * hand[KRAKENS + 1] + 4 * hand[KRAKENS + 2]
    return krakens + purse(g, seat) - cost_change(g, seat)


def richest_races(worths: int, must: int, places: int) -> int:
    """The races, as a bit set, whose Allies in hand pay most for a Lord: the mandatory one and the best others."""
    races = 0
    if must != NONE:
        races = 1 << must if worth_of_race(worths, must) else 0
        places -= 1
    for _ in range(places):
        most = 0
        which = NONE
        for race in range(5):
            if race != must and races >> race & 1 == 0:
                worth = worths >> WORTH_BITS * race & WORTH_MASK
                if worth > most:
                    most = worth
                    which = race
        if which == NONE:
            break
        races |= 1 << which
    return races


def worth_of_races(worths: int, races: int) -> int:
    """The value of all Allies of these races in hand."""
    worth = 0
    while races:
        worth += worth_of_race(worths, lowest(races))
        races &= races - 1
    return worth


def worth_of_race(worths: int, race: int) -> int:
    """The value of all Allies of a race in hand."""
    return worths >> WORTH_BITS * race & WORTH_MASK


def worths_in_hand(me: Player) -> int:
    """The value of all Allies in hand of each race, in one number: a few bits for each."""
    worths = 0
    for card in range(KRAKENS):
        if me.hand[card]:
            worths += VALUE_OF[card] * me.hand[card] << WORTH_BITS * RACE_OF[card]
    return worths


def kraken_count(me: Player) -> int:
    """How many Krakens a player has in hand."""
    return me.hand[KRAKENS] + me.hand[KRAKENS + 1] + me.hand[KRAKENS + 2]


# What is laid out


def laid_value(g: Table) -> int:
    """ABYSS-RECRUIT-05"""
    total = 0
    for card in range(ALLIES):
        total += VALUE_OF[card] * g.used[card]
    return total


def laid_races(g: Table) -> int:
    """The races laid out, Krakens aside, as a bit set."""
    return races_of(laid_types(g))


def laid_types(g: Table) -> int:
    """The types laid out, as a bit set."""
    laid = 0
    for card in range(ALLIES):
        if g.used[card]:
            laid |= 1 << card
    return laid


def types_left(g: Table) -> int:
    """The types in hand that are not all laid out, as a bit set."""
    me = g.players[g.current]
    left = 0
    for card in range(ALLIES):
        if me.hand[card] > g.used[card]:
            left |= 1 << card
    return left


def of_race(types: int, race: int) -> int:
    """The types of a race, as a bit set of their values: bit 0 is a value of 1."""
    return types >> VALUES * race & (1 << VALUES) - 1


def races_of(types: int) -> int:
    """The races of which there are any among some types, as a bit set."""
    races = 0
    for race in range(5):
        if types >> VALUES * race & (1 << VALUES) - 1:
            races |= 1 << race
    return races


def laid_krakens(g: Table) -> int:
    """How many Krakens are laid out."""
    return g.used[KRAKENS] + g.used[KRAKENS + 1] + g.used[KRAKENS + 2]


def lowest_shared(g: Table) -> int:
    """The lowest value laid out of a race that is laid out more than once; EVERY if there is none.

    ABYSS-RECRUIT-08
    """
    low = EVERY
    for race in range(5):
        count = 0
        least = EVERY
        for value in range(VALUES):
            held = g.used[VALUES * race + value]
            if held and count == 0:
                least = value + 1
            count += held
        if count > 1:
            low = min(low, least)
    return low


def krakens_wanted(wanted: int, must: int, races: int) -> int:
    """How many Krakens the races laid out need to be complete; NONE if no number helps. Every Kraken stands for one
    race of its owner's choice, and one that must stand for the mandatory race takes up a place among the races.

    ABYSS-RECRUIT-02, ABYSS-RECRUIT-03, KRAKEN-ALLY-03, KRAKEN-ALLY-04, ABYSS-AMB-12
    """
    count = size_of(races)
    if count > wanted:
        return NONE
    if must != NONE and races >> must & 1 == 0 and count == wanted:
        return NONE
    return wanted - count


def missing(g: Table) -> int:
    """The points that are still to be paid with Pearls.

    ABYSS-RECRUIT-05, ABYSS-RECRUIT-06, ABYSS-RECRUIT-07
    """
    return max(0, cost_of(g, g.current, g.lord) - laid_value(g))


def complete(g: Table) -> bool:
    """Whether the Allies laid out are right, money aside.

    ABYSS-RECRUIT-02, ABYSS-RECRUIT-03, ABYSS-RECRUIT-08, ABYSS-AMB-11, ABYSS-AMB-12
    """
    must = mandatory_race(g, g.current, g.lord)
    need = krakens_wanted(RACES_WANTED[g.lord], must, laid_races(g))
    if need == NONE or laid_krakens(g) < need:
        return False
    spare = laid_value(g) - cost_of(g, g.current, g.lord)
    return g.any_surplus == 1 or spare <= 0 or lowest_shared(g) > spare


# What can come next. `laid` are the types laid out, `left` those in hand that can still come: found once, then handed
# on.


def in_hand(g: Table, card: int, taken: int) -> int:
    """How many of a type are not laid out yet, and would not be after `taken`."""
    return g.players[g.current].hand[card] - g.used[card] - (1 if card == taken else 0)


def sums_from(g: Table, left: int, race: int, spare: int, taken: int) -> int:
    """The sums of Allies of a race still in hand after `taken` that may stand beside others of it. Nothing (bit 0) is
    one of them."""
    sums = 1
    values = of_race(left, race) >> spare << spare
    while values:
        value = lowest(values) + 1
        values &= values - 1
        for _ in range(in_hand(g, VALUES * race + value - 1, taken)):
            sums |= sums << value
    return sums & SUMS


def sums_of_race(g: Table, laid: int, left: int, race: int, spare: int) -> int:
    """The sums of what can still come of a race. Of one laid out already: nothing, or Allies that may stand beside
    those. Of a new one: any single Ally, or several that are worth enough."""
    if of_race(laid, race):
        return sums_from(g, left, race, spare, NONE) if lowest_of_race(laid, race) > spare else 1
    return sums_from(g, left, race, spare, NONE) & ~1 | (of_race(left, race) & (1 << spare) - 1) << 1


def sums_of_krakens(g: Table, left: int, need: int, most: int, taken: int) -> int:
    """The sums of `need` or more Krakens still in hand after `taken` that bring at most so many Nebulis."""
    if left >> KRAKENS == 0:
        return 1 if need <= 0 else 0
    sums = 0
    twos = in_hand(g, KRAKENS, taken)
    threes = in_hand(g, KRAKENS + 1, taken)
    fours = in_hand(g, KRAKENS + 2, taken)
    for two in range(twos + 1):
        for three in range(threes + 1):
            for four in range(fours + 1):
                nebulis = two * NEBULIS_ON[KRAKENS] + three * NEBULIS_ON[KRAKENS + 1] + four * NEBULIS_ON[KRAKENS + 2]
                if two + three + four >= need and nebulis <= most:
                    sums |= 1 << (2 * two + 3 * three + 4 * four)
    return sums & SUMS


def sums_of_races(g: Table, laid: int, left: int, races: int, without: int, sums: int, spare: int) -> int:
    """The sums of what can still come of some races, one of them left out, added to others."""
    total = sums
    for race in range(5):
        if races >> race & 1 and race != without:
            total = added(total, sums_of_race(g, laid, left, race, spare))
    return total


def added(sums: int, others: int) -> int:
    """All sums of one of each."""
    if others & others - 1 == 0 or sums & sums - 1 == 0:  # one has a single sum: often it is nothing
        return sums * others & SUMS
    total = 0
    rest = others
    while rest:
        total |= sums << lowest(rest)
        rest &= rest - 1
    return total & SUMS


def next_cards(g: Table, low: int, high: int, most: int) -> int:
    """The types that can come next, as a bit set, so that in the end the Allies are worth from `low` to `high`, within
    what ABYSS-RECRUIT-08 allows, and the Krakens still to come bring at most so many Nebulis.

    ABYSS-RECRUIT-02..08, KRAKEN-ALLY-03, KRAKEN-ALLY-04, ABYSS-AMB-11, ABYSS-AMB-12
    """
    laid = laid_types(g)
    left = types_left(g)
    fits = fitting_cards(g, laid, left)
    if fits == 0:
        return 0
    cost = cost_of(g, g.current, g.lord)
    value = laid_value(g)
    shared = lowest_shared(g)
    good = 0
    for spare in range(SINGLE + 1):
        if g.any_surplus == 0 and shared <= spare:
            break
        top = high if g.any_surplus or spare == SINGLE else min(high, cost + spare)
        bottom = max(0, low - value)
        if top > value:
            window = ((1 << min(top - value, 46) + 1) - 1) & ~((1 << bottom) - 1)
            limit = 0 if g.any_surplus else spare
            good |= next_within(g, laid, left, window, limit, most, fits & ~good)
        if g.any_surplus or fits & ~good == 0:
            break
    return good


def misfit(g: Table, laid: int, race: int) -> int:
    """The rule by which no Ally of a race can join the types laid out, whatever else comes; 0 if there is none: there
    must be a place for the race, and one left for the mandatory race.

    ABYSS-RECRUIT-02, ABYSS-RECRUIT-03
    """
    races = races_of(laid)
    if races >> race & 1:
        return 0
    left = RACES_WANTED[g.lord] - size_of(races)
    if left == 0:
        return RECRUIT_02
    must = mandatory_race(g, g.current, g.lord)
    if left == 1 and must != NONE and must != race and races >> must & 1 == 0:
        return RECRUIT_03
    return 0


def fitting_cards(g: Table, laid: int, left: int) -> int:
    """The types in hand that can come next as far as races are concerned, as a bit set.

    ABYSS-RECRUIT-02, ABYSS-RECRUIT-03
    """
    fits = left >> KRAKENS << KRAKENS
    for race in range(5):
        if of_race(left, race) and misfit(g, laid, race) == 0:
            fits |= of_race(left, race) << VALUES * race
    return fits


def next_within(g: Table, laid: int, left: int, window: int, spare: int, most: int, fits: int) -> int:
    """Of the types that fit, those with which one of the sums of the window can be reached, with so much excess: for
    every set of races that may come to those laid out."""
    wanted = RACES_WANTED[g.lord]
    must = mandatory_race(g, g.current, g.lord)
    races = races_of(laid)
    krakens = laid_krakens(g)
    other = ~races_of(left) | races
    good = 0
    for i in range(first_group(g, races), first_group_after(wanted, races)):
        if GROUPS[i] & other == 0:
            need = krakens_wanted(wanted, must, races | GROUPS[i])
            if need != NONE:
                good |= next_with(g, laid, left, races | GROUPS[i], need - krakens, window, spare, most, fits & ~good)
                if fits & ~good == 0:
                    break
    return good


def first_group(g: Table, races: int) -> int:
    """The first of the GROUPS with races enough to complete those laid out, with all Krakens in hand."""
    return FIRST_GROUP[max(0, RACES_WANTED[g.lord] - kraken_count(g.players[g.current]) - size_of(races))]


def first_group_after(wanted: int, races: int) -> int:
    """The first of the GROUPS with more races than there are places left."""
    return FIRST_GROUP[min(5, max(-1, wanted - size_of(races))) + 1]


def next_with(
    g: Table, laid: int, left: int, races: int, need: int, window: int, spare: int, most: int, fits: int
) -> int:
    """The types that can come next if exactly these races are used in the end, and `need` Krakens or more come."""
    good = 0
    krakens = sums_of_krakens(g, left, need, most, NONE)
    if krakens == 0:
        return 0
    for race in range(5):
        if races >> race & 1 and of_race(fits, race):
            beside = of_race(laid, race) != 0
            if not beside or lowest_of_race(laid, race) > spare:
                tail = sums_of_races(g, laid, left, races, race, krakens, spare)
                good |= next_of_race(g, left, race, tail, window, spare, fits, beside)
    if fits >> KRAKENS:
        tail = sums_of_races(g, laid, left, races, NONE, 1, spare)
        for card in range(KRAKENS, ALLIES):
            if fits >> card & 1 and NEBULIS_ON[card] <= most:
                rest = sums_of_krakens(g, left, need - 1, most - NEBULIS_ON[card], card)
                if (added(tail, rest) << VALUE_OF[card]) & window:
                    good |= 1 << card
    return good


def next_of_race(g: Table, left: int, race: int, tail: int, window: int, spare: int, fits: int, beside: bool) -> int:
    """The Allies of a race with which one of the sums comes out right; `beside`: others of it are laid out."""
    good = 0
    values = of_race(fits, race)
    if beside:
        values = values >> spare << spare
    while values:
        value = lowest(values) + 1
        values &= values - 1
        card = VALUES * race + value - 1
        sums = tail << value
        if sums & window == 0 and value > spare:
            sums = added(sums, sums_from(g, left, race, spare, card))
        if sums & window:
            good |= 1 << card
    return good


def lowest_of_race(laid: int, race: int) -> int:
    """The lowest value laid out of a race, of which there must be one."""
    return lowest(of_race(laid, race)) + 1


def payable_cards(g: Table) -> int:
    """The types that can come next in some payment that the purse allows."""
    return next_cards(g, cost_of(g, g.current, g.lord) - purse(g, g.current), EVERY, EVERY)


def lay(g: Table, card: int) -> None:
    """Lay out one more Ally for the payment.

    ABYSS-RECRUIT-04, ABYSS-RECRUIT-07
    """
    g.used[card] += 1
