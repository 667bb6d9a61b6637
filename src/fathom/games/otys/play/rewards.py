"""Reward tokens: their fronts, and what becomes of them."""

from __future__ import annotations

from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.otys.actions import ACCEPT, DECLINE, GAIN, KEEP, UPGRADE
from fathom.games.otys.events import E_DRAW, E_KEEP, E_LAY, E_TOKEN
from fathom.games.otys.ids import DIVER_SPY_02, Q_16, RES_02, REWARD_01, REWARD_03, REWARD_05, REWARD_06
from fathom.games.otys.play.stock import (
    cards_left,
    draw_contract,
    effect_done,
    gain_battery,
    gain_points,
    has_space,
    place_resource,
    refill_display,
    upgrade_diver,
)
from fathom.games.otys.state import BY_FRONT, FRONT, KEEP_ONE, NONE, STEP_1, Table
from fathom.games.otys.tables import (
    FIRST,
    FRONT_BATTERY,
    FRONT_CONTRACT,
    FRONT_POINTS,
    FRONT_PRESTIGE,
    FRONT_RESOURCE,
    FRONT_UPGRADE,
    FRONTS_OF,
    SECOND,
)


def take_token(g: Table, level: int, place: int, chance: Chance) -> None:
    """The explorer's token leaves the display, which is refilled at once, before the front is used.

    OTYS-DIVER-EXPLORER-01, OTYS-DIVER-EXPLORER-04, OTYS-Q-21
    """
    g.token = g.display[level][place]
    g.token_at = NONE
    tell(chance, E_TOKEN, g.current, g.token, level)
    refill_display(g, level, place, chance)
    g.phase = FRONT


def may_gain(g: Table, kind: int) -> int:
    """One of the two resources shown, onto the level of the key; on a full level the cube is lost.

    OTYS-REWARD-03, OTYS-Q-22
    """
    if FRONTS_OF[g.token] != FRONT_RESOURCE:
        return REWARD_03
    if kind != FIRST[g.token] and kind != SECOND[g.token]:
        return REWARD_03
    if not has_space(g.players[g.current], g.level):
        return RES_02
    return 0


def may_front_upgrade(g: Table, diver: int) -> int:
    """Any own diver that is still on the basic side.

    OTYS-REWARD-06, OTYS-Q-22
    """
    if FRONTS_OF[g.token] != FRONT_UPGRADE or g.players[g.current].upgraded[diver]:
        return REWARD_06
    return 0


def may_accept(g: Table) -> int:
    """A battery, a point, or contracts to choose from, if there are any.

    OTYS-REWARD-04, OTYS-REWARD-05, OTYS-REWARD-07, OTYS-Q-16
    """
    kind = FRONTS_OF[g.token]
    if kind == FRONT_CONTRACT:
        return 0 if cards_left(g) else Q_16
    if kind == FRONT_BATTERY or kind == FRONT_PRESTIGE:
        return 0
    return REWARD_06 if kind == FRONT_UPGRADE else REWARD_03


def gain_resource(g: Table, kind: int, chance: Chance) -> None:
    """OTYS-REWARD-03"""
    place_resource(g, g.current, kind, chance)
    end_front(g, chance)


def front_upgrade(g: Table, diver: int, chance: Chance) -> None:
    """No points for this one.

    OTYS-REWARD-06
    """
    upgrade_diver(g, g.current, diver, chance)
    end_front(g, chance)


def accept(g: Table, chance: Chance) -> None:
    """OTYS-REWARD-04, OTYS-REWARD-05, OTYS-REWARD-07"""
    kind = FRONTS_OF[g.token]
    if kind == FRONT_CONTRACT:
        draw_four(g, chance)
        return
    if kind == FRONT_BATTERY:
        gain_battery(g, g.current, chance)
    else:
        gain_points(g, g.current, FRONT_POINTS, BY_FRONT, chance)
    end_front(g, chance)


def end_front(g: Table, chance: Chance) -> None:
    """An explorer's token is laid down back side up, replacing an older one; a sponsor's is discarded and the display
    refilled, so that it may itself come out of a refilled bag. The front may be declined.

    OTYS-DIVER-EXPLORER-02, OTYS-DIVER-EXPLORER-03, OTYS-REWARD-09, OTYS-SPONSOR-2B-2, OTYS-RES-04, OTYS-Q-21,
    OTYS-Q-22
    """
    token = g.token
    g.token = NONE
    if g.token_at == NONE:
        me = g.players[g.current]
        if me.tokens[g.level] != NONE:
            g.discarded |= 1 << me.tokens[g.level]
        me.tokens[g.level] = token
        tell(chance, E_LAY, g.current, token, g.level)
        effect_done(g)
        return
    level = g.token_at // 2
    place = g.token_at % 2
    g.token_at = NONE
    g.discarded |= 1 << token
    refill_display(g, level, place, chance)
    g.phase = STEP_1


def draw_four(g: Table, chance: Chance) -> None:
    """Draw four contracts, or as many as there are.

    OTYS-DIVER-SPY-02, OTYS-REWARD-05, OTYS-Q-16
    """
    drawn = 0
    for i in range(4):
        g.drawn[i] = draw_contract(g, chance)
        if g.drawn[i] != NONE:
            drawn += 1
    tell(chance, E_DRAW, g.current, drawn)
    g.phase = KEEP_ONE


def may_keep(g: Table, card: int) -> int:
    """One of the cards drawn, by the spy or through a reward token.

    OTYS-DIVER-SPY-02, OTYS-REWARD-05
    """
    for drawn in g.drawn:
        if drawn == card:
            return 0
    return DIVER_SPY_02 if g.token == NONE else REWARD_05


def keep(g: Table, card: int, chance: Chance) -> None:
    """Into the hand, which has no limit and is the owner's secret; the others go under the pile in the order drawn.

    OTYS-DIVER-SPY-02, OTYS-CONTRACT-15, OTYS-Q-17, OTYS-Q-34
    """
    g.players[g.current].hand |= 1 << card
    tell(chance, E_KEEP, g.current, card)
    for i in range(4):
        drawn = g.drawn[i]
        g.drawn[i] = NONE
        if drawn != NONE and drawn != card:
            g.tail[g.tail_size] = drawn
            g.tail_by[g.tail_size] = g.current
            g.tail_size += 1
    if g.token != NONE:
        end_front(g, chance)
    else:
        effect_done(g)


DECISIONS = (
    Decision(FRONT, UPGRADE, may_front_upgrade, front_upgrade),
    Decision(FRONT, GAIN, may_gain, gain_resource),
    Decision(FRONT, ACCEPT, may_accept, accept),
    Decision(FRONT, DECLINE, None, end_front),
    Decision(KEEP_ONE, KEEP, may_keep, keep),
    Refusal(GAIN, REWARD_01),
    Refusal(ACCEPT, REWARD_01),
    Refusal(KEEP, DIVER_SPY_02),
)
