"""Politicians who bring a further Lord into play (Corruptor, Traitor, Schemer) or free one (Liberator).

ABYSS-POWER-05
"""

from __future__ import annotations

from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision
from fathom.games.abyss.actions import COURT, LORD, PAY
from fathom.games.abyss.events import E_DISMISS, E_FREE, E_JOIN, E_RECRUIT
from fathom.games.abyss.ids import (
    KRAKEN_SENTINEL_09,
    LORD_22,
    LORD_23,
    LORD_26,
    LORD_116,
    RECRUIT_05,
)
from fathom.games.abyss.play.court import any_available, available, draw_lord
from fathom.games.abyss.play.money import can_pay, judge_figure, may_pay, pay_supply
from fathom.games.abyss.play.recruit import pay_shareholders
from fathom.games.abyss.state import (
    BETRAYING,
    BRIBING,
    CORRUPTING,
    LIBERATING,
    NEXT,
    NONE,
    REPLACING,
    S_ENTER,
    SCHEMING,
    Table,
)
from fathom.games.abyss.tables import AMOUNT


def corruptor(g: Table) -> None:
    """May recruit one more Lord of the Court for a flat price in Pearls.

    ABYSS-LORD-22
    """
    if any_available(g, g.current) and can_pay(g, g.current, AMOUNT[g.lord]):
        g.phase = CORRUPTING


def may_corrupt(g: Table, slot: int) -> int:
    """A Lord of the Court that no other player has reserved.

    ABYSS-LORD-22, KRAKEN-SENTINEL-09
    """
    if g.court[slot] == NONE:
        return LORD_22
    return 0 if available(g, slot, g.current) else KRAKEN_SENTINEL_09


def choose_bribed(g: Table, slot: int) -> None:
    """ABYSS-LORD-22"""
    g.slot = slot
    g.phase = BRIBING


def may_bribe(g: Table, black: int) -> int:
    """ABYSS-LORD-22, ABYSS-AMB-36"""
    why = may_pay(g, g.current, AMOUNT[g.lord], black)
    return LORD_22 if why == RECRUIT_05 else why


def bribe(g: Table, black: int, chance: Chance) -> None:
    """No Allies, no races, no affiliation, no change of the price; it is a recruitment for the Shareholder, and the new
    Lord's power is resolved.

    ABYSS-LORD-22, ABYSS-AFFILIATE-05, ABYSS-AMB-21, ABYSS-AMB-36
    """
    price = AMOUNT[g.lord]
    pay_supply(g, g.current, price, black)
    g.lord = g.court[g.slot]
    tell(chance, E_RECRUIT, g.current, g.lord, price - black, black)
    pay_shareholders(g, chance)
    judge_figure(g, chance)
    g.phase = NEXT
    g.step = S_ENTER


def traitor(g: Table) -> None:
    """May discard another own free Lord and take any Lord of the Court in its place.

    ABYSS-LORD-23
    """
    if others_free(g) and any_available(g, g.current):
        g.phase = BETRAYING


def others_free(g: Table) -> int:
    """The own free Lords besides the one whose power this is; turned ones too.

    ABYSS-LORD-23, ABYSS-LORD-26
    """
    return g.players[g.current].free & ~(1 << g.lord)


def may_betray(g: Table, lord: int) -> int:
    """ABYSS-LORD-23"""
    return 0 if others_free(g) >> lord & 1 else LORD_23


def dismiss(g: Table, lord: int, chance: Chance) -> None:
    """Lords never return to the Court.

    ABYSS-RECRUIT-12
    """
    me = g.players[g.current]
    me.lords &= ~(1 << lord)
    me.free &= ~(1 << lord)
    me.disabled &= ~(1 << lord)
    g.lord_discard |= 1 << lord
    tell(chance, E_DISMISS, g.current, lord)


def betray(g: Table, lord: int, chance: Chance) -> None:
    """ABYSS-LORD-23"""
    dismiss(g, lord, chance)
    g.phase = REPLACING


def may_replace(g: Table, slot: int) -> int:
    """A Lord of the Court that no other player has reserved.

    ABYSS-LORD-23, KRAKEN-SENTINEL-09
    """
    if g.court[slot] == NONE:
        return LORD_23
    return 0 if available(g, slot, g.current) else KRAKEN_SENTINEL_09


def replace(g: Table, slot: int, chance: Chance) -> None:
    """Unpaid and not turned; nothing is affiliated, no Shareholder is paid; the new Lord's power is resolved.

    ABYSS-LORD-23, ABYSS-AFFILIATE-05, ABYSS-AMB-21
    """
    g.slot = slot
    g.lord = g.court[slot]
    tell(chance, E_JOIN, g.current, g.lord)
    g.phase = NEXT
    g.step = S_ENTER


def schemer(g: Table) -> None:
    """May discard another own free Lord and take the top Lord of the deck in its place.

    ABYSS-LORD-26
    """
    if others_free(g) and g.lord_deck:
        g.phase = SCHEMING


def may_scheme(g: Table, lord: int) -> int:
    """ABYSS-LORD-26"""
    return 0 if others_free(g) >> lord & 1 else LORD_26


def scheme(g: Table, lord: int, chance: Chance) -> None:
    """ABYSS-LORD-26, ABYSS-AFFILIATE-05, ABYSS-AMB-21"""
    dismiss(g, lord, chance)
    g.lord = draw_lord(g, chance)
    tell(chance, E_JOIN, g.current, g.lord)
    g.phase = NEXT
    g.step = S_ENTER


def liberator(g: Table) -> None:
    """Mandatory if an own Lord lies under a Location.

    ABYSS-LORD-116
    """
    me = g.players[g.current]
    if me.lords & ~me.free:
        g.phase = LIBERATING


def may_free(g: Table, lord: int) -> int:
    """ABYSS-LORD-116"""
    me = g.players[g.current]
    return 0 if (me.lords & ~me.free) >> lord & 1 else LORD_116


def set_free(g: Table, lord: int, chance: Chance) -> None:
    """Its lasting power and its key work again, what it does once is not repeated; the Location stays controlled. A
    freed Ambassador stays free.

    ABYSS-LORD-116, ABYSS-POWER-03, ABYSS-POWER-06, ABYSS-AMB-20
    """
    g.players[g.current].free |= 1 << lord
    g.under[lord] = NONE
    tell(chance, E_FREE, g.current, lord)
    g.phase = NEXT


DECISIONS = (
    Decision(CORRUPTING, COURT, may_corrupt, choose_bribed),
    Decision(BRIBING, PAY, may_bribe, bribe, asked=True),
    Decision(BETRAYING, LORD, may_betray, betray),
    Decision(REPLACING, COURT, may_replace, replace, asked=True),
    Decision(SCHEMING, LORD, may_scheme, scheme),
    Decision(LIBERATING, LORD, may_free, set_free),
)
