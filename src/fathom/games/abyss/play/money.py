"""Pearls, Nebulis and the Kraken figure. The supply never runs out.

ABYSS-AMB-25
"""

from __future__ import annotations

from fathom.core.bits import lowest, size_of
from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.abyss.actions import PASS, SEAT
from fathom.games.abyss.events import E_FIGURE, E_FIGURE_GONE, E_INCOME, E_NEBULIS, E_PEARLS, E_ROBBED
from fathom.games.abyss.ids import (
    KRAKEN_FIGURE_03,
    KRAKEN_NEBULIS_04,
    KRAKEN_NEBULIS_05,
    RECRUIT_05,
)
from fathom.games.abyss.play.lords.always import keeps_pearls, nebulis_limit, robber
from fathom.games.abyss.play.seats import may_name, seat_after
from fathom.games.abyss.state import FIGURE_CHOICE, NEXT, NONE, Table


def gain_pearls(g: Table, seat: int, count: int, by: int, chance: Chance) -> None:
    """One gain, through one of the player's Lords (`by`) or not (NONE). Of two or more at once an opponent's Highwayman
    takes one; Nebulis do not count.

    ABYSS-LORD-113, ABYSS-AMB-22, KRAKEN-NEBULIS-08
    """
    me = g.players[seat]
    me.pearls += count
    if count and by != NONE:
        tell(chance, E_INCOME, seat, by, count)
    elif count:
        tell(chance, E_PEARLS, seat, count)
    if count > 1:
        other = robber(g, seat)
        if other != NONE:
            me.pearls -= 1
            g.players[other].pearls += 1
            tell(chance, E_ROBBED, seat, other + 1)


# Payments


def may_pay(g: Table, seat: int, price: int, black: int) -> int:
    """So many Nebulis among a price: one, provided that all Pearls are spent with it; no change is given.

    KRAKEN-NEBULIS-04, KRAKEN-NEBULIS-05, ABYSS-LORD-102, ABYSS-LORD-103, ABYSS-AMB-36, ABYSS-AMB-43
    """
    me = g.players[seat]
    if me.pearls + black < price:
        return RECRUIT_05
    if black == 0:
        return 0
    if black > nebulis_limit(g, seat) or black > price:
        return KRAKEN_NEBULIS_05
    if black > me.nebulis:
        return KRAKEN_NEBULIS_04
    if me.pearls > price - black:
        if not keeps_pearls(g, seat):
            return KRAKEN_NEBULIS_04
        if g.single_pair and black > 1:
            return KRAKEN_NEBULIS_05
    return 0


def can_pay(g: Table, seat: int, price: int) -> bool:
    """Whether a price can be paid in some way.

    ABYSS-EXPLORE-05, KRAKEN-NEBULIS-04
    """
    return price <= purse(g, seat)


def purse(g: Table, seat: int) -> int:
    """The highest price that can be paid: all Pearls and as many Nebulis as one payment may contain.

    KRAKEN-NEBULIS-04, KRAKEN-NEBULIS-05
    """
    me = g.players[seat]
    return me.pearls + min(me.nebulis, nebulis_limit(g, seat))


def pay_supply(g: Table, seat: int, price: int, black: int) -> None:
    """Pearls and Nebulis that pay for a Lord go to the supply. They are judged before anything is gained.

    ABYSS-RECRUIT-05, KRAKEN-NEBULIS-06, KRAKEN-NEBULIS-07, ABYSS-AMB-13
    """
    me = g.players[seat]
    me.pearls -= price - black
    me.nebulis -= black


def gain_nebulis(g: Table, seat: int, count: int, chance: Chance) -> None:
    """KRAKEN-NEBULIS-09"""
    if count:
        g.players[seat].nebulis += count
        tell(chance, E_NEBULIS, seat, count)


# The Kraken figure


def judge_figure(g: Table, chance: Chance) -> None:
    """After one event in which Nebulis changed hands: a player who now owns as many as the holder, or more, takes the
    figure; of several, the one with most; if these are tied, the holder decides. A tie from before does not count.

    KRAKEN-FIGURE-01..07, ABYSS-AMB-14, ABYSS-AMB-37
    """
    most = 0
    for seat in range(g.seats):
        most = max(most, g.players[seat].nebulis)
    if most == 0:
        if g.figure != NONE:
            tell(chance, E_FIGURE_GONE, g.figure)
        g.figure = NONE
    elif g.figure == NONE:
        give_figure(g, first_holder(g, most), chance)
    else:
        takers = risen(g)
        if takers:
            if size_of(takers) == 1:
                give_figure(g, lowest(takers), chance)
            else:
                g.tied = takers
    for seat in range(g.seats):
        g.players[seat].judged = g.players[seat].nebulis


def first_holder(g: Table, most: int) -> int:
    """The owner of most Nebulis takes the figure that nobody holds; of several, the last in turn order.

    KRAKEN-FIGURE-01, ABYSS-AMB-30
    """
    holder = NONE
    for step in range(g.seats):
        seat = (g.first + step) % g.seats
        if g.players[seat].nebulis == most:
            holder = seat
    return holder


def risen(g: Table) -> int:
    """The players who drew level with the holder or passed them in this event: of these, those with most Nebulis.

    KRAKEN-FIGURE-02, KRAKEN-FIGURE-03, KRAKEN-FIGURE-04, ABYSS-AMB-14, ABYSS-AMB-37
    """
    holder = g.players[g.figure]
    takers = 0
    most = 0
    for seat in range(g.seats):
        me = g.players[seat]
        if seat == g.figure or me.nebulis == 0 or me.nebulis < holder.nebulis:
            continue
        if me.nebulis - holder.nebulis <= me.judged - holder.judged:
            continue
        if me.nebulis > most and not g.any_taker:
            most = me.nebulis
            takers = 0
        if g.any_taker or me.nebulis == most:
            takers |= 1 << seat
    return takers


def give_figure(g: Table, seat: int, chance: Chance) -> None:
    """KRAKEN-FIGURE-01, KRAKEN-FIGURE-02, KRAKEN-FIGURE-07"""
    g.figure = seat
    tell(chance, E_FIGURE, seat)


def ask_holder(g: Table) -> None:
    """At once, also out of turn.

    KRAKEN-FIGURE-03
    """
    g.actor = g.figure
    g.phase = FIGURE_CHOICE


def may_give_figure(g: Table, step: int) -> int:
    """KRAKEN-FIGURE-03"""
    why = may_name(g, step)
    if why:
        return why
    return 0 if g.tied >> seat_after(g, step) & 1 else KRAKEN_FIGURE_03


def choose_taker(g: Table, step: int, chance: Chance) -> None:
    """KRAKEN-FIGURE-03"""
    g.tied = 0
    give_figure(g, seat_after(g, step), chance)
    g.actor = g.current
    g.phase = NEXT


DECISIONS = (
    Decision(FIGURE_CHOICE, SEAT, may_give_figure, choose_taker),
    Refusal(PASS, KRAKEN_FIGURE_03, (FIGURE_CHOICE,)),
)
