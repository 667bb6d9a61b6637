"""The eight divers' effects. A copied diver acts for the one who copies: on their board, with their credits."""

from __future__ import annotations

from fathom.core.actions import Offers, offer
from fathom.core.chance import Chance, tell
from fathom.games.otys.actions import (
    BUY,
    COPY,
    DECLINE,
    DRAW,
    IMPROVE,
    RETRIEVE,
    SELL,
    TAKE,
    TAKE_BONUS,
    TAKE_TOKEN,
)
from fathom.games.otys.events import E_BUY, E_COPY, E_IMPROVE, E_NEUTRAL, E_SELL
from fathom.games.otys.ids import (
    DIVER_ENGINEER_01,
    DIVER_ENGINEER_04,
    DIVER_EXPERT_01,
    DIVER_EXPERT_02,
    DIVER_EXPERT_03,
    DIVER_EXPERT_06,
    DIVER_EXPLORER_01,
    DIVER_SPY_01,
    DIVER_SPY_02,
    DIVER_SPY_03,
    DIVER_TRADER_01,
    DIVER_TRADER_02,
    DIVER_TRADER_03,
    DIVER_TRADER_05,
    DIVER_TRADER_06,
    DIVER_TRADER_07,
    Q_06,
    Q_16,
    Q_18,
    Q_26,
    Q_41,
)
from fathom.games.otys.rewards import draw_four, take_token
from fathom.games.otys.state import (
    BONUS,
    BY_STORE,
    ENGINEER,
    ENGINEERING,
    EXPERT,
    EXPLORER,
    EXPLORING,
    FUEL_EXPERT,
    METAL_EXPERT,
    PLANT_EXPERT,
    SPY,
    SPYING,
    SURFACE,
    TECH_EXPERT,
    TRADE,
    TRADER,
    USED,
    Table,
)
from fathom.games.otys.stock import (
    cards_left,
    effect_done,
    gain_battery,
    gain_credits,
    gain_points,
    has_space,
    pay_credits,
    place_resource,
    retrieve_key,
)
from fathom.games.otys.tables import (
    ENGINEER_COST,
    EXPLORER_COST,
    EXPLORER_COST_UPGRADED,
    ROW_CREDITS,
    ROW_POINTS,
    ROWS,
    SPY_COST,
)


def start_effect(g: Table, diver: int, side: int) -> None:
    """Ask for the effect of a diver, with the side that is face up where the tile lies.

    OTYS-DIVER-GEN-01, OTYS-Q-07
    """
    g.diver = diver
    g.side = side
    if diver == TRADER:
        g.phase = TRADE
    elif diver == SPY:
        g.phase = SPYING
    elif diver == ENGINEER:
        g.phase = ENGINEERING
    elif diver == EXPLORER:
        g.phase = EXPLORING
    else:
        g.phase = EXPERT


def fee(g: Table) -> int:
    """What spy, engineer or explorer cost now. Sponsor 1 advanced makes only the own tile free.

    OTYS-SPONSOR-1B-1, OTYS-SPONSOR-1B-2, OTYS-DIVER-SPY-07, OTYS-DIVER-SPY-08, OTYS-DIVER-ENGINEER-06,
    OTYS-DIVER-EXPLORER-05, OTYS-Q-08
    """
    if g.free and g.depth == 0:
        return 0
    if g.diver == EXPLORER:
        return EXPLORER_COST_UPGRADED if g.side else EXPLORER_COST
    if g.side:
        return 0
    return SPY_COST if g.diver == SPY else ENGINEER_COST


def affords(g: Table) -> bool:
    return g.players[g.current].credits >= fee(g)


# Experts


def may_take(g: Table) -> int:
    """OTYS-DIVER-EXPERT-01, OTYS-DIVER-EXPERT-02"""
    if g.phase != EXPERT:
        return DIVER_EXPERT_01
    return 0 if has_space(g.players[g.current], g.level) else DIVER_EXPERT_02


def take(g: Table, chance: Chance) -> None:
    """OTYS-DIVER-EXPERT-01"""
    place_resource(g, g.current, g.diver, chance)
    end_expert(g)


def end_expert(g: Table) -> None:
    """The resource is taken or declined; an upgraded expert has a bonus besides.

    OTYS-RES-04
    """
    if g.side:
        g.phase = BONUS
    else:
        effect_done(g)


def may_bonus(g: Table) -> int:
    """OTYS-DIVER-EXPERT-03, OTYS-DIVER-EXPERT-04, OTYS-DIVER-EXPERT-05, OTYS-Q-18"""
    if g.phase != BONUS:
        return DIVER_EXPERT_03
    if g.diver == TECH_EXPERT:
        return DIVER_EXPERT_06
    if g.diver == METAL_EXPERT and g.neutral_supply == 0 and not g.unlimited:
        return Q_18
    return 0


def take_bonus(g: Table, chance: Chance) -> None:
    """A neutral X key, a credit or a battery. There is no limit to the X keys one player may hold.

    OTYS-DIVER-EXPERT-03, OTYS-DIVER-EXPERT-04, OTYS-DIVER-EXPERT-05, OTYS-Q-19
    """
    seat = g.current
    if g.diver == METAL_EXPERT:
        if not g.unlimited:
            g.neutral_supply -= 1
        g.players[seat].neutral += 1
        tell(chance, E_NEUTRAL, seat)
    elif g.diver == PLANT_EXPERT:
        gain_credits(g, seat, 1, chance)
    elif g.diver == FUEL_EXPERT:
        gain_battery(g, seat, chance)
    effect_done(g)


def may_expert_retrieve(g: Table, key: int) -> int:
    """OTYS-DIVER-EXPERT-06, OTYS-Q-26"""
    if g.phase != BONUS or g.diver != TECH_EXPERT:
        return DIVER_EXPERT_06
    return 0 if g.players[g.current].keys[key] == USED else Q_26


def expert_retrieve(g: Table, key: int, chance: Chance) -> None:
    """OTYS-DIVER-EXPERT-06"""
    retrieve_key(g, g.current, key, chance)
    effect_done(g)


def offer_bonus(g: Table, out: Offers) -> None:
    """OTYS-RES-04"""
    for key in range(6):
        if may_expert_retrieve(g, key) == 0:
            offer(out, RETRIEVE + key)
    if may_bonus(g) == 0:
        offer(out, TAKE_BONUS)
    offer(out, DECLINE)


# Trader


def sale_points(g: Table, kind: int) -> int:
    """Prestige points for selling this now; an upgraded trader adds one in every row.

    OTYS-DIVER-TRADER-04, OTYS-DIVER-TRADER-09
    """
    return ROW_POINTS[g.store[kind]] + g.side


def price(g: Table, kind: int) -> int:
    """What the lowest cube of a column costs; an upgraded trader pays one less.

    OTYS-DIVER-TRADER-06, OTYS-DIVER-TRADER-11, OTYS-SPONSOR-1B-1, OTYS-Q-08, OTYS-Q-20, OTYS-Q-36
    """
    if g.free and g.depth == 0:
        return 0
    return max(0, ROW_CREDITS[g.store[kind] - 1] - g.side)


def may_sell(g: Table, kind: int, for_points: int) -> int:
    """OTYS-DIVER-TRADER-01, OTYS-DIVER-TRADER-02, OTYS-DIVER-TRADER-03, OTYS-DIVER-TRADER-05"""
    if g.phase != TRADE:
        return DIVER_TRADER_01
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
    row = g.store[kind]
    points = sale_points(g, kind)
    g.players[seat].resources[g.level][kind] -= 1
    g.store[kind] += 1
    tell(chance, E_SELL, seat, kind)
    if for_points:
        gain_points(g, seat, points, BY_STORE, chance)
    else:
        gain_credits(g, seat, ROW_CREDITS[row] + g.side, chance)
    effect_done(g)


def may_buy(g: Table, kind: int) -> int:
    """With credits only.

    OTYS-DIVER-TRADER-01, OTYS-DIVER-TRADER-06, OTYS-DIVER-TRADER-07, OTYS-DIVER-TRADER-08
    """
    if g.phase != TRADE:
        return DIVER_TRADER_01
    me = g.players[g.current]
    if g.store[kind] == 0 or not has_space(me, g.level):
        return DIVER_TRADER_07
    if me.credits < price(g, kind):
        return DIVER_TRADER_06
    return 0


def buy(g: Table, kind: int, chance: Chance) -> None:
    """OTYS-DIVER-TRADER-06"""
    seat = g.current
    cost = price(g, kind)
    pay_credits(g, seat, cost, chance)
    g.store[kind] -= 1
    tell(chance, E_BUY, seat, kind, cost)
    place_resource(g, seat, kind, chance)
    effect_done(g)


def offer_trade(g: Table, out: Offers) -> None:
    for kind in range(4):
        for payout in range(2):
            if may_sell(g, kind, payout) == 0:
                offer(out, SELL + 2 * kind + payout)
    for kind in range(4):
        if may_buy(g, kind) == 0:
            offer(out, BUY + kind)
    offer(out, DECLINE)


# Spy


def neighbour(g: Table, side: int) -> int:
    """The seat directly to the left (next in turn) or right.

    OTYS-Q-41
    """
    step = 1 if side == 0 else g.seats - 1
    return (g.current + step) % g.seats


def may_draw(g: Table) -> int:
    """OTYS-DIVER-SPY-01, OTYS-DIVER-SPY-02, OTYS-Q-16"""
    if g.phase != SPYING:
        return DIVER_SPY_01
    if not affords(g):
        return DIVER_SPY_02
    return 0 if cards_left(g) else Q_16


def draw(g: Table, chance: Chance) -> None:
    """OTYS-DIVER-SPY-02"""
    pay_credits(g, g.current, fee(g), chance)
    draw_four(g, chance)


def may_copy(g: Table, side: int) -> int:
    """A neighbour's diver on the same level, whether or not its effect can then be used. A copied spy may reach any
    own neighbour's diver but not a further spy. With two players the one opponent sits on both sides and is asked
    for once.

    OTYS-DIVER-SPY-01, OTYS-DIVER-SPY-03, OTYS-DIVER-SPY-05, OTYS-2P-02, OTYS-Q-06, OTYS-Q-41, OTYS-Q-42
    """
    if g.phase != SPYING:
        return DIVER_SPY_01
    if side == 1 and g.seats == 2:
        return Q_41
    if not affords(g):
        return DIVER_SPY_03
    if g.depth > 0 and g.players[neighbour(g, side)].column[SURFACE + g.level] == SPY:
        return Q_06
    return 0


def copy_diver(g: Table, side: int, chance: Chance) -> None:
    """Pay for the spy, then use the neighbour's diver. In the author's variant the credit is the neighbour's, and the
    diver will have to surface.

    OTYS-DIVER-SPY-03, OTYS-DIVER-SPY-04, OTYS-VAR-01, OTYS-VAR-02, OTYS-Q-07, OTYS-Q-27
    """
    target = neighbour(g, side)
    other = g.players[target]
    diver = other.column[SURFACE + g.level]
    tell(chance, E_COPY, g.current, target + 1, diver)
    cost = fee(g)
    pay_credits(g, g.current, cost, chance)
    if g.variant:
        gain_credits(g, target, cost, chance)
        g.copied[target] = 1
    g.depth += 1
    start_effect(g, diver, other.upgraded[diver])


def offer_spying(g: Table, out: Offers) -> None:
    if may_draw(g) == 0:
        offer(out, DRAW)
    for side in range(2):
        if may_copy(g, side) == 0:
            offer(out, COPY + side)
    offer(out, DECLINE)


# Engineer


def may_improve(g: Table, who: int) -> int:
    """Each specialist at most three times; nobody pays for nothing.

    OTYS-DIVER-ENGINEER-01, OTYS-DIVER-ENGINEER-04, OTYS-Q-43
    """
    if g.phase != ENGINEERING or not affords(g):
        return DIVER_ENGINEER_01
    me = g.players[g.current]
    steps = me.mechanic if who == 0 else me.hacker
    return 0 if steps < 3 else DIVER_ENGINEER_04


def improve(g: Table, who: int, chance: Chance) -> None:
    """The hacker may push used keys along; they come back only at the end of the turn.

    OTYS-DIVER-ENGINEER-01, OTYS-DIVER-ENGINEER-02, OTYS-DIVER-ENGINEER-03, OTYS-DIVER-ENGINEER-05, OTYS-Q-09
    """
    me = g.players[g.current]
    pay_credits(g, g.current, fee(g), chance)
    if who == 0:
        me.mechanic += 1
        tell(chance, E_IMPROVE, g.current, who, me.mechanic)
    else:
        me.hacker += 1
        tell(chance, E_IMPROVE, g.current, who, me.hacker)
    effect_done(g)


def offer_engineering(g: Table, out: Offers) -> None:
    for who in range(2):
        if may_improve(g, who) == 0:
            offer(out, IMPROVE + who)
    offer(out, DECLINE)


# Explorer


def may_explore(g: Table, level: int) -> int:
    """OTYS-DIVER-EXPLORER-01, OTYS-REWARD-01"""
    if g.phase != EXPLORING or level != g.level or not affords(g):
        return DIVER_EXPLORER_01
    return 0


def explore(g: Table, level: int, place: int, chance: Chance) -> None:
    """OTYS-DIVER-EXPLORER-01, OTYS-DIVER-EXPLORER-02, OTYS-Q-21"""
    pay_credits(g, g.current, fee(g), chance)
    take_token(g, level, place, chance)


def offer_exploring(g: Table, out: Offers) -> None:
    for place in range(2):
        if may_explore(g, g.level) == 0:
            offer(out, TAKE_TOKEN + 2 * g.level + place)
    offer(out, DECLINE)


def offer_expert(g: Table, out: Offers) -> None:
    if may_take(g) == 0:
        offer(out, TAKE)
    offer(out, DECLINE)
