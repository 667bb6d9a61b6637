"""Paying for a Lord the cheapest way, as one action."""

from __future__ import annotations

from fathom.core.bits import lowest
from fathom.games.abyss.play.lords.always import cost_of, mandatory_race
from fathom.games.abyss.play.money import may_pay, purse
from fathom.games.abyss.play.payment import (
    GROUPS,
    SINGLE,
    complete,
    first_group,
    first_group_after,
    krakens_wanted,
    laid_krakens,
    laid_types,
    laid_value,
    lay,
    lowest_shared,
    missing,
    next_cards,
    races_of,
    sums_of_krakens,
    sums_of_races,
    types_left,
)
from fathom.games.abyss.state import NONE, Table
from fathom.games.abyss.tables import NEBULIS_ON, RACES_WANTED


def lay_cheapest(g: Table) -> int:
    """Complete the payment: with as few further Nebulis as possible, then with the least excess, then with the fewest
    Pearls, from low cards to high ones. Returns the Nebulis to pay with: as many as allowed, because they are worth
    less."""
    cost = cost_of(g, g.current, g.lord)
    low = max(0, cost - purse(g, g.current))
    most = 0
    worth = best_worth(g, cost, low, most)
    while worth == NONE:
        most += 1
        worth = best_worth(g, cost, low, most)
    while laid_value(g) < worth or not complete(g):
        card = lowest(next_cards(g, worth, worth, most))
        lay(g, card)
        most -= NEBULIS_ON[card]
    for black in range(2, 0, -1):
        if may_pay(g, g.current, missing(g), black) == 0:
            return black
    return 0


def best_worth(g: Table, cost: int, low: int, most: int) -> int:
    """What the Allies of the cheapest payment that contains those laid out are worth, with Krakens still to come that
    bring at most so many Nebulis; NONE if there is none. A smaller excess is found first."""
    value = laid_value(g)
    shared = lowest_shared(g)
    for spare in range(SINGLE + 1):
        if g.any_surplus == 0 and shared <= spare:
            break
        sums = sums_within(g, 0 if g.any_surplus else spare, most) & ~((1 << max(0, low - value)) - 1)
        if g.any_surplus == 0 and spare < SINGLE:
            if cost + spare < value:
                continue
            sums &= (1 << cost + spare - value + 1) - 1
        if sums:
            for more in range(cost - value, -1, -1):
                if sums >> more & 1:
                    return value + more
            return value + lowest(sums)
    return NONE


def sums_within(g: Table, spare: int, most: int) -> int:
    """The sums of the cards that can still come, with so much excess."""
    wanted = RACES_WANTED[g.lord]
    must = mandatory_race(g, g.current, g.lord)
    laid = laid_types(g)
    left = types_left(g)
    races = races_of(laid)
    krakens = laid_krakens(g)
    other = ~races_of(left) | races
    total = 0
    for i in range(first_group(g, races), first_group_after(wanted, races)):
        if GROUPS[i] & other == 0:
            need = krakens_wanted(wanted, must, races | GROUPS[i])
            if need != NONE:
                sums = sums_of_krakens(g, left, need - krakens, most, NONE)
                total |= sums_of_races(g, laid, left, races | GROUPS[i], NONE, sums, spare)
    return total
