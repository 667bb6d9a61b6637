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
from fathom.games.abyss.play.lords.always import cost_of, mandatory_race
from fathom.games.abyss.play.money import purse
from fathom.games.abyss.state import ALLIES, KRAKENS, NONE, VALUES, Player, Table
from fathom.games.abyss.tables import NEBULIS_ON, RACE_OF, RACES_WANTED, VALUE_OF

SUMS = (1 << 48) - 1  # sums that matter; larger ones are never needed
SINGLE = VALUES  # `spare` that no race with several Allies allows: any excess goes
EVERY = 9999  # more than any value or sum that matters; no limit to the Nebulis taken


# Whether a Lord can be paid at all


def may_afford(g: Table, seat: int, lord: int) -> int:
    """Whether some legal payment exists: the most valuable races that fit, all Krakens and the whole purse.

    ABYSS-RECRUIT-02..07, KRAKEN-ALLY-03, KRAKEN-ALLY-04
    """
    me = g.players[seat]
    wanted = RACES_WANTED[lord]
    must = mandatory_race(g, seat, lord)
    krakens = kraken_count(me)
    if must != NONE and race_worth(me, must) == 0 and krakens == 0:
        return RECRUIT_03
    races = richest_races(me, must, wanted)
    worth = 2 * me.hand[KRAKENS] + 3 * me.hand[KRAKENS + 1] + 4 * me.hand[KRAKENS + 2] + races_worth(me, races)
    if size_of(races) + krakens < wanted:
        return RECRUIT_02
    return 0 if worth + purse(g, seat) >= cost_of(g, seat, lord) else RECRUIT_05


def richest_races(me: Player, must: int, places: int) -> int:
    """The races, as a bit set, whose Allies in hand pay most for a Lord: the mandatory one and the best others."""
    races = 0
    if must != NONE:
        races = 1 << must if race_worth(me, must) else 0
        places -= 1
    for _ in range(places):
        most = 0
        which = NONE
        for race in range(5):
            if race != must and races >> race & 1 == 0:
                worth = race_worth(me, race)
                if worth > most:
                    most = worth
                    which = race
        if which == NONE:
            break
        races |= 1 << which
    return races


def races_worth(me: Player, races: int) -> int:
    """The value of all Allies of these races in hand."""
    worth = 0
    while races:
        worth += race_worth(me, lowest(races))
        races &= races - 1
    return worth


def race_worth(me: Player, race: int) -> int:
    """The value of all Allies of a race in hand."""
    worth = 0
    for value in range(VALUES):
        worth += (value + 1) * me.hand[VALUES * race + value]
    return worth


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
    races = 0
    for card in range(KRAKENS):
        if g.used[card]:
            races |= 1 << RACE_OF[card]
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


# What can come next


def in_hand(g: Table, card: int, taken: int) -> int:
    """How many of a type are not laid out yet, and would not be after `taken`."""
    return g.players[g.current].hand[card] - g.used[card] - (1 if card == taken else 0)


def sums_from(g: Table, race: int, spare: int, taken: int) -> int:
    """The sums of Allies of a race still in hand after `taken` that may stand beside others of it. Nothing (bit 0) is
    one of them."""
    sums = 1
    for value in range(spare + 1, VALUES + 1):
        for _ in range(in_hand(g, VALUES * race + value - 1, taken)):
            sums |= sums << value
    return sums & SUMS


def sums_of_race(g: Table, race: int, spare: int) -> int:
    """The sums of what can still come of a race. Of one laid out already: nothing, or Allies that may stand beside
    those. Of a new one: any single Ally, or several that are worth enough."""
    least = lowest_of_race(g, race)
    if least <= VALUES:
        return sums_from(g, race, spare, NONE) if least > spare else 1
    sums = sums_from(g, race, spare, NONE) & ~1
    for value in range(1, min(spare, VALUES) + 1):
        if in_hand(g, VALUES * race + value - 1, NONE):
            sums |= 1 << value
    return sums


def sums_of_krakens(g: Table, need: int, most: int, taken: int) -> int:
    """The sums of `need` or more Krakens still in hand after `taken` that bring at most so many Nebulis."""
    sums = 0
    twos = in_hand(g, KRAKENS, taken)
    threes = in_hand(g, KRAKENS + 1, taken)
    fours = in_hand(g, KRAKENS + 2, taken)
    if twos + threes + fours == 0:
        return 1 if need <= 0 else 0
    for two in range(twos + 1):
        for three in range(threes + 1):
            for four in range(fours + 1):
                nebulis = two * NEBULIS_ON[KRAKENS] + three * NEBULIS_ON[KRAKENS + 1] + four * NEBULIS_ON[KRAKENS + 2]
                if two + three + four >= need and nebulis <= most:
                    sums |= 1 << (2 * two + 3 * three + 4 * four)
    return sums & SUMS


def sums_of_races(g: Table, races: int, without: int, sums: int, spare: int) -> int:
    """The sums of what can still come of some races, one of them left out, added to others."""
    total = sums
    for race in range(5):
        if races >> race & 1 and race != without:
            total = added(total, sums_of_race(g, race, spare))
    return total


def added(sums: int, others: int) -> int:
    """All sums of one of each."""
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
    fits = fitting_cards(g)
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
            good |= next_within(g, window, limit, most, fits & ~good)
        if g.any_surplus or fits & ~good == 0:
            break
    return good


def misfit(g: Table, race: int) -> int:
    """The rule by which no Ally of a race can join those laid out, whatever else comes; 0 if there is none: there must
    be a place for the race, and one left for the mandatory race.

    ABYSS-RECRUIT-02, ABYSS-RECRUIT-03
    """
    races = laid_races(g)
    if races >> race & 1:
        return 0
    left = RACES_WANTED[g.lord] - size_of(races)
    if left == 0:
        return RECRUIT_02
    must = mandatory_race(g, g.current, g.lord)
    if left == 1 and must != NONE and must != race and races >> must & 1 == 0:
        return RECRUIT_03
    return 0


def fitting_cards(g: Table) -> int:
    """The types in hand that can come next as far as races are concerned, as a bit set.

    ABYSS-RECRUIT-02, ABYSS-RECRUIT-03
    """
    fits = 0
    for card in range(KRAKENS, ALLIES):
        if in_hand(g, card, NONE):
            fits |= 1 << card
    for race in range(5):
        held = held_of_race(g, race)
        if held and misfit(g, race) == 0:
            fits |= held
    return fits


def held_of_race(g: Table, race: int) -> int:
    """The types of a race in hand that are not all laid out, as a bit set."""
    held = 0
    for card in range(VALUES * race, VALUES * race + VALUES):
        if in_hand(g, card, NONE):
            held |= 1 << card
    return held


def next_within(g: Table, window: int, spare: int, most: int, fits: int) -> int:
    """Of the types that fit, those with which one of the sums of the window can be reached, with so much excess: for
    every set of races that may come to those laid out."""
    wanted = RACES_WANTED[g.lord]
    must = mandatory_race(g, g.current, g.lord)
    races = laid_races(g)
    laid = laid_krakens(g)
    left = kraken_count(g.players[g.current]) - laid
    new = open_races(g, races)
    good = 0
    more = new
    while True:
        need = krakens_wanted(wanted, must, races | more)
        if need != NONE and need - laid <= left:
            good |= next_with(g, races | more, need - laid, window, spare, most, fits & ~good)
            if fits & ~good == 0:
                break
        if more == 0:
            break
        more = (more - 1) & new
    return good


def next_with(g: Table, races: int, need: int, window: int, spare: int, most: int, fits: int) -> int:
    """The types that can come next if exactly these races are used in the end, and `need` Krakens or more come."""
    good = 0
    krakens = sums_of_krakens(g, need, most, NONE)
    if krakens == 0:
        return 0
    for race in range(5):
        if races >> race & 1 and fits >> VALUES * race & (1 << VALUES) - 1:
            least = lowest_of_race(g, race)
            if least > spare:
                tail = sums_of_races(g, races, race, krakens, spare)
                good |= next_of_race(g, race, tail, window, spare, fits, least <= VALUES)
    if fits >> KRAKENS:
        tail = sums_of_races(g, races, NONE, 1, spare)
        for card in range(KRAKENS, ALLIES):
            if fits >> card & 1 and NEBULIS_ON[card] <= most:
                rest = sums_of_krakens(g, need - 1, most - NEBULIS_ON[card], card)
                if (added(tail, rest) << VALUE_OF[card]) & window:
                    good |= 1 << card
    return good


def next_of_race(g: Table, race: int, tail: int, window: int, spare: int, fits: int, beside: bool) -> int:
    """The Allies of a race with which one of the sums comes out right; `beside`: others of it are laid out."""
    good = 0
    for value in range(spare + 1 if beside else 1, VALUES + 1):
        card = VALUES * race + value - 1
        if fits >> card & 1 == 0:
            continue
        sums = tail << value
        if sums & window == 0 and value > spare:
            sums = added(sums, sums_from(g, race, spare, card))
        if sums & window:
            good |= 1 << card
    return good


def lowest_of_race(g: Table, race: int) -> int:
    """The lowest value laid out of a race; more than any value if there is none."""
    for value in range(VALUES):
        if g.used[VALUES * race + value]:
            return value + 1
    return SINGLE + 1


def payable_cards(g: Table) -> int:
    """The types that can come next in some payment that the purse allows."""
    return next_cards(g, cost_of(g, g.current, g.lord) - purse(g, g.current), EVERY, EVERY)


def open_races(g: Table, races: int) -> int:
    """The races besides those laid out that can still be added, as a bit set."""
    new = 0
    for race in range(5):
        if races >> race & 1 == 0 and held_of_race(g, race):
            new |= 1 << race
    return new


def lay(g: Table, card: int) -> None:
    """Lay out one more Ally for the payment.

    ABYSS-RECRUIT-04, ABYSS-RECRUIT-07
    """
    g.used[card] += 1
