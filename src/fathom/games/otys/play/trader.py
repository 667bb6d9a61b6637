"""The trader and the store."""

from __future__ import annotations

from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.otys.actions import (
    BUY,
    DECLINE,
    SELL,
)
from fathom.games.otys.events import E_BUY, E_SELL
from fathom.games.otys.ids import (
    DIVER_TRADER_01,
    DIVER_TRADER_02,
    DIVER_TRADER_03,
    DIVER_TRADER_05,
    DIVER_TRADER_06,
    DIVER_TRADER_07,
)
from fathom.games.otys.play.stock import (
    decline,
    effect_done,
    gain_credits,
    gain_points,
    has_space,
)
from fathom.games.otys.state import (
    BY_STORE,
    TRADE,
    Table,
)
from fathom.games.otys.tables import (
    ROW_CREDITS,
    ROW_POINTS,
    ROWS,
)


def credits_by(g: Table, kind: int, side: int) -> int:
    """What a trader sells for in credits; an upgraded one (`side` 1) gets one more in every row.

    OTYS-DIVER-TRADER-04, OTYS-DIVER-TRADER-09
    """
    return ROW_CREDITS[g.store[kind]] + side


def points_by(g: Table, kind: int, side: int) -> int:
    """What a trader sells for in prestige points; an upgraded one gets one more in every row.

    OTYS-DIVER-TRADER-04, OTYS-DIVER-TRADER-09
    """
    return ROW_POINTS[g.store[kind]] + side


def price_by(g: Table, kind: int, side: int) -> int:
    """What a trader pays for the lowest cube of a column; an upgraded one pays one less.

    OTYS-DIVER-TRADER-06, OTYS-DIVER-TRADER-11, OTYS-Q-20, OTYS-Q-36
    """
    return max(0, ROW_CREDITS[g.store[kind] - 1] - side)


def sale_points(g: Table, kind: int) -> int:
    """Prestige points for selling this now.

    OTYS-DIVER-TRADER-04, OTYS-DIVER-TRADER-09
    """
    return points_by(g, kind, g.side)


def price(g: Table, kind: int) -> int:
    """What a cube costs now; sponsor 1 advanced makes it free for the own trader.

    OTYS-DIVER-TRADER-06, OTYS-DIVER-TRADER-11, OTYS-SPONSOR-1B-1, OTYS-Q-08, OTYS-Q-20, OTYS-Q-36
    """
    return 0 if g.free and g.depth == 0 else price_by(g, kind, g.side)


def may_sell(g: Table, kind: int, for_points: int) -> int:
    """OTYS-DIVER-TRADER-01, OTYS-DIVER-TRADER-02, OTYS-DIVER-TRADER-03, OTYS-DIVER-TRADER-05"""
    if g.players[g.current].resources[g.level][kind] == 0:
        return DIVER_TRADER_02
    if g.store[kind] >= ROWS:
        return DIVER_TRADER_03
    if for_points and sale_points(g, kind) == 0:
        return DIVER_TRADER_05
    return 0


def sell(g: Table, kind: int, for_points: int, chance: Chance) -> None:
    """Credits or points, never both.

    OTYS-DIVER-TRADER-02, OTYS-DIVER-TRADER-04, OTYS-DIVER-TRADER-09, OTYS-DIVER-TRADER-10
    """
    seat = g.current
    credits = credits_by(g, kind, g.side)
    points = sale_points(g, kind)
    g.players[seat].resources[g.level][kind] -= 1
    g.store[kind] += 1
    tell(chance, E_SELL, seat, kind)
    if for_points:
        gain_points(g, seat, points, BY_STORE, chance)
    else:
        gain_credits(g, seat, credits, chance)
    effect_done(g)


def may_buy(g: Table, kind: int) -> int:
    """With credits only.

    OTYS-DIVER-TRADER-01, OTYS-DIVER-TRADER-06, OTYS-DIVER-TRADER-07, OTYS-DIVER-TRADER-08
    """
    me = g.players[g.current]
    if g.store[kind] == 0 or not has_space(me, g.level):
        return DIVER_TRADER_07
    if me.credits < price(g, kind):
        return DIVER_TRADER_06
    return 0


def buy(g: Table, kind: int, chance: Chance) -> None:
    """OTYS-DIVER-TRADER-06"""
    me = g.players[g.current]
    cost = price(g, kind)
    me.credits -= cost
    g.store[kind] -= 1
    me.resources[g.level][kind] += 1
    tell(chance, E_BUY, g.current, kind, cost)
    effect_done(g)


DECISIONS = (
    Decision(TRADE, SELL, may_sell, sell),
    Decision(TRADE, BUY, may_buy, buy),
    Decision(TRADE, DECLINE, None, decline),
    Refusal(SELL, DIVER_TRADER_01),
    Refusal(BUY, DIVER_TRADER_01),
)
