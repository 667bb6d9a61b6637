"""The divers' effects; trader and spy have files of their own.

A copied diver acts for the one who copies: on their board, with their credits.
"""

from __future__ import annotations

from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.otys.actions import (
    DECLINE,
    IMPROVE,
    RETRIEVE,
    TAKE,
    TAKE_BONUS,
    TAKE_TOKEN,
)
from fathom.games.otys.events import E_IMPROVE, E_NEUTRAL
from fathom.games.otys.ids import (
    DIVER_ENGINEER_01,
    DIVER_ENGINEER_04,
    DIVER_EXPERT_01,
    DIVER_EXPERT_02,
    DIVER_EXPERT_03,
    DIVER_EXPERT_06,
    DIVER_EXPLORER_01,
    Q_18,
    Q_26,
)
from fathom.games.otys.play.rewards import take_token
from fathom.games.otys.play.stock import (
    decline,
    effect_done,
    gain_battery,
    gain_credits,
    has_space,
    pay_credits,
    place_resource,
    retrieve_key,
)
from fathom.games.otys.state import (
    BONUS,
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
    TECH_EXPERT,
    TRADE,
    TRADER,
    USED,
    Table,
)
from fathom.games.otys.tables import (
    ENGINEER_COST,
    EXPLORER_COST,
    EXPLORER_COST_UPGRADED,
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
    return 0 if g.free and g.depth == 0 else printed_fee(g.diver, g.side)


def printed_fee(diver: int, side: int) -> int:
    """The fee on a side of a diver's tile; 0 where none is printed.

    OTYS-DIVER-SPY-08, OTYS-DIVER-ENGINEER-06, OTYS-DIVER-EXPLORER-05
    """
    if diver == EXPLORER:
        return EXPLORER_COST_UPGRADED if side else EXPLORER_COST
    if diver == SPY and side == 0:
        return SPY_COST
    if diver == ENGINEER and side == 0:
        return ENGINEER_COST
    return 0


def affords(g: Table) -> bool:
    """Whether the credits last for the diver's fee."""
    return g.players[g.current].credits >= fee(g)


# Experts


def may_take(g: Table) -> int:
    """OTYS-DIVER-EXPERT-01, OTYS-DIVER-EXPERT-02"""
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
    if g.diver != TECH_EXPERT:
        return DIVER_EXPERT_06
    return 0 if g.players[g.current].keys[key] == USED else Q_26


def expert_retrieve(g: Table, key: int, chance: Chance) -> None:
    """OTYS-DIVER-EXPERT-06"""
    retrieve_key(g, g.current, key, chance)
    effect_done(g)


# Engineer


def may_improve(g: Table, who: int) -> int:
    """Each specialist at most three times; paying without a gain is not allowed.

    OTYS-DIVER-ENGINEER-01, OTYS-DIVER-ENGINEER-04, OTYS-Q-43
    """
    if not affords(g):
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


# Explorer


def may_explore(g: Table, level: int) -> int:
    """OTYS-DIVER-EXPLORER-01, OTYS-REWARD-01"""
    if level != g.level or not affords(g):
        return DIVER_EXPLORER_01
    return 0


def explore(g: Table, level: int, place: int, chance: Chance) -> None:
    """OTYS-DIVER-EXPLORER-01, OTYS-DIVER-EXPLORER-02, OTYS-Q-21"""
    pay_credits(g, g.current, fee(g), chance)
    take_token(g, level, place, chance)


DECISIONS = (
    Decision(EXPERT, TAKE, may_take, take),
    Decision(EXPERT, DECLINE, None, end_expert),
    Refusal(TAKE, DIVER_EXPERT_01),
    Decision(BONUS, TAKE_BONUS, may_bonus, take_bonus),
    Refusal(TAKE_BONUS, DIVER_EXPERT_03),
    Decision(BONUS, RETRIEVE, may_expert_retrieve, expert_retrieve),
    Decision(ENGINEERING, IMPROVE, may_improve, improve),
    Refusal(IMPROVE, DIVER_ENGINEER_01),
    Decision(EXPLORING, TAKE_TOKEN, may_explore, explore),
    Decision((BONUS, ENGINEERING, EXPLORING), DECLINE, None, decline),
)
