"""The five sponsor tiles and their two sides. At most one effect a turn, in step 1."""

from __future__ import annotations

from fathom.core.actions import Offers, offer
from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.otys.actions import (
    ARG0,
    ARG1,
    ARG2,
    MOVE_IN,
    MOVE_OUT,
    RETRIEVE,
    SWAP,
    TAKE_TOKEN,
    UPGRADE,
    USE_SPONSOR,
)
from fathom.games.otys.events import E_FRONT, E_MOVE, E_SPONSOR
from fathom.games.otys.ids import (
    Q_02,
    Q_13,
    Q_26,
    Q_43,
    SPONSOR_2B_1,
    SPONSOR_3A_1,
    SPONSOR_4A,
    SPONSOR_4B,
    SPONSOR_5B_1,
    SPONSOR_5B_2,
    SPONSOR_5B_3,
    SPONSOR_GEN_01,
)
from fathom.games.otys.play.column import raise_diver
from fathom.games.otys.play.stock import (
    gain_battery,
    gain_credits,
    gain_points,
    has_space,
    pay_credits,
    retrieve_key,
    spend_battery,
    upgrade_diver,
)
from fathom.games.otys.state import BY_UPGRADE, FRONT, STEP_1, SURFACE, USED, Table
from fathom.games.otys.tables import UPGRADE_COST, UPGRADE_POINTS

S1A, S1B, S2A, S2B, S3A, S3B, S4A, S4B, S5A, S5B = range(10)


def sponsor_on(g: Table, level: int) -> int:
    """The tile on a display level with its side: S1A .. S5B."""
    tile = g.sponsors[level]
    return 2 * tile + g.sides[tile]


def may_sponsor(g: Table) -> int:
    """One effect a turn, of the tile on the key's level, in step 1.

    OTYS-SPONSOR-GEN-01, OTYS-TURN-03
    """
    return SPONSOR_GEN_01 if g.sponsor_used else 0


def may_use_sponsor(g: Table) -> int:
    """Those effects that need no further choice (of 5 advanced: gaining the battery).

    OTYS-SPONSOR-4A, OTYS-Q-13, OTYS-Q-43
    """
    why = may_sponsor(g)
    if why:
        return why
    sponsor = sponsor_on(g, g.level)
    if sponsor == S2B:
        return SPONSOR_2B_1
    if sponsor == S3A:
        return SPONSOR_3A_1
    if sponsor == S4B:
        return SPONSOR_4B
    if sponsor == S4A:
        me = g.players[g.current]
        if me.upgraded[me.column[SURFACE + g.level]]:
            return Q_13
        if me.credits < UPGRADE_COST:
            return SPONSOR_4A
    return 0


def use_sponsor(g: Table, chance: Chance) -> None:
    """OTYS-SPONSOR-1A, OTYS-SPONSOR-1B-1, OTYS-SPONSOR-2A-1, OTYS-SPONSOR-3B, OTYS-SPONSOR-4A, OTYS-SPONSOR-4-PP,
    OTYS-SPONSOR-5A, OTYS-SPONSOR-5B-1, OTYS-Q-13, OTYS-Q-25
    """
    seat = g.current
    sponsor = mark_sponsor(g, chance)
    if sponsor == S1A:
        gain_credits(g, seat, 1, chance)
    elif sponsor == S1B:
        g.free = 1
    elif sponsor == S2A:
        g.executions = 2
    elif sponsor == S3B:
        raise_diver(g, seat, 4, chance)
    elif sponsor == S4A:
        g.locked = 1
        buy_upgrade(g, g.players[seat].column[SURFACE + g.level], chance)
    else:
        gain_battery(g, seat, chance)


def mark_sponsor(g: Table, chance: Chance) -> int:
    """The sponsor counts as used this turn."""
    sponsor = sponsor_on(g, g.level)
    g.sponsor_used = 1
    tell(chance, E_SPONSOR, g.current, sponsor)
    return sponsor


def buy_upgrade(g: Table, diver: int, chance: Chance) -> None:
    """Sponsor 4: two credits, the diver is flipped, one point, every time.

    OTYS-SPONSOR-4A, OTYS-SPONSOR-4B, OTYS-SPONSOR-4-PP, OTYS-DIVER-GEN-02
    """
    pay_credits(g, g.current, UPGRADE_COST, chance)
    upgrade_diver(g, g.current, diver, chance)
    gain_points(g, g.current, UPGRADE_POINTS, BY_UPGRADE, chance)


def may_sponsor_retrieve(g: Table, key: int) -> int:
    """Sponsor 3 standard: an own key that lies on the hacker track, never the one in play or a neutral one.

    OTYS-SPONSOR-3A-1, OTYS-Q-26
    """
    why = may_sponsor(g)
    if why:
        return why
    if sponsor_on(g, g.level) != S3A:
        return SPONSOR_3A_1
    if g.players[g.current].keys[key] != USED:
        return Q_26
    return 0


def sponsor_retrieve(g: Table, key: int, chance: Chance) -> None:
    """OTYS-SPONSOR-3A-1"""
    mark_sponsor(g, chance)
    retrieve_key(g, g.current, key, chance)


def may_sponsor_upgrade(g: Table, diver: int) -> int:
    """Sponsor 4 advanced: one of the three divers at the surface that is not upgraded yet. The standard side leaves no
    choice of diver.

    OTYS-SPONSOR-4A, OTYS-SPONSOR-4B, OTYS-Q-13, OTYS-Q-43
    """
    why = may_sponsor(g)
    if why:
        return why
    sponsor = sponsor_on(g, g.level)
    if sponsor != S4B:
        return SPONSOR_4A if sponsor == S4A else SPONSOR_4B
    me = g.players[g.current]
    at_surface = 0
    for slot in range(SURFACE):
        if me.column[slot] == diver:
            at_surface = 1
    if at_surface == 0 or me.credits < UPGRADE_COST:
        return SPONSOR_4B
    if me.upgraded[diver]:
        return Q_43
    return 0


def sponsor_upgrade(g: Table, diver: int, chance: Chance) -> None:
    """OTYS-SPONSOR-4B"""
    mark_sponsor(g, chance)
    buy_upgrade(g, diver, chance)


def may_sponsor_token(g: Table, level: int) -> int:
    """Sponsor 2 advanced: a reward token of the tile's own level (of any level by the table option).

    OTYS-SPONSOR-2B-1, OTYS-REWARD-01, OTYS-Q-03
    """
    why = may_sponsor(g)
    if why:
        return why
    if sponsor_on(g, g.level) != S2B or (level != g.level and not g.any_level):
        return SPONSOR_2B_1
    return 0


def sponsor_token(g: Table, level: int, place: int, chance: Chance) -> None:
    """The token stays on the display until its front has been used.

    OTYS-SPONSOR-2B-1, OTYS-Q-21
    """
    mark_sponsor(g, chance)
    g.token = g.display[level][place]
    g.token_at = 2 * level + place
    tell(chance, E_FRONT, g.current, g.token, level)
    g.phase = FRONT


def may_sponsor_move(g: Table, level: int, swap: int) -> int:
    """Sponsor 5 advanced, second option: one battery, and another level than the key's. The French edition moves a
    cube, the German one swaps two.

    OTYS-SPONSOR-5B-1, OTYS-Q-02
    """
    why = may_sponsor(g)
    if why:
        return why
    if sponsor_on(g, g.level) != S5B or g.players[g.current].batteries < 1:
        return SPONSOR_5B_1
    if swap != g.swap:
        return Q_02
    if level == g.level:
        return SPONSOR_5B_3 if swap else SPONSOR_5B_2
    return 0


def may_move_out(g: Table, kind: int, level: int) -> int:
    """From the key's level to another one with a free space.

    OTYS-SPONSOR-5B-2
    """
    why = may_sponsor_move(g, level, 0)
    if why:
        return why
    me = g.players[g.current]
    if me.resources[g.level][kind] == 0 or not has_space(me, level):
        return SPONSOR_5B_2
    return 0


def may_move_in(g: Table, kind: int, level: int) -> int:
    """From another level to the key's, if that has a free space.

    OTYS-SPONSOR-5B-2
    """
    why = may_sponsor_move(g, level, 0)
    if why:
        return why
    me = g.players[g.current]
    if me.resources[level][kind] == 0 or not has_space(me, g.level):
        return SPONSOR_5B_2
    return 0


def may_swap(g: Table, mine: int, level: int, other: int) -> int:
    """A cube of the key's level for one of another level; no free space is needed.

    OTYS-SPONSOR-5B-3, OTYS-Q-02
    """
    why = may_sponsor_move(g, level, 1)
    if why:
        return why
    me = g.players[g.current]
    if me.resources[g.level][mine] == 0 or me.resources[level][other] == 0:
        return SPONSOR_5B_3
    return 0


def move_cube(g: Table, kind: int, level: int, to: int, chance: Chance) -> None:
    """Move a cube from one level to another."""
    me = g.players[g.current]
    me.resources[level][kind] -= 1
    me.resources[to][kind] += 1
    tell(chance, E_MOVE, g.current, kind, level, to)


def move_out(g: Table, kind: int, level: int, chance: Chance) -> None:
    """OTYS-SPONSOR-5B-1, OTYS-SPONSOR-5B-2"""
    mark_sponsor(g, chance)
    spend_battery(g, g.current, chance)
    move_cube(g, kind, g.level, level, chance)


def move_in(g: Table, kind: int, level: int, chance: Chance) -> None:
    """OTYS-SPONSOR-5B-1, OTYS-SPONSOR-5B-2"""
    mark_sponsor(g, chance)
    spend_battery(g, g.current, chance)
    move_cube(g, kind, level, g.level, chance)


def sponsor_swap(g: Table, mine: int, level: int, other: int, chance: Chance) -> None:
    """OTYS-SPONSOR-5B-1, OTYS-SPONSOR-5B-3"""
    mark_sponsor(g, chance)
    spend_battery(g, g.current, chance)
    move_cube(g, mine, g.level, level, chance)
    move_cube(g, other, level, g.level, chance)


def offer_sponsor(g: Table, out: Offers) -> None:
    """What the sponsor on the key's level can be used for."""
    if may_sponsor(g):
        return
    sponsor = sponsor_on(g, g.level)
    if may_use_sponsor(g) == 0:
        offer(out, USE_SPONSOR)
    if sponsor == S3A:
        for key in range(6):
            if may_sponsor_retrieve(g, key) == 0:
                offer(out, RETRIEVE + key)
    elif sponsor == S4B:
        for diver in range(8):
            if may_sponsor_upgrade(g, diver) == 0:
                offer(out, UPGRADE + diver)
    elif sponsor == S2B:
        for level in range(5):
            for place in range(2):
                if may_sponsor_token(g, level) == 0:
                    offer(out, TAKE_TOKEN + 2 * level + place)
    elif sponsor == S5B and g.players[g.current].batteries > 0:
        if g.swap:
            for action in range(SWAP, SWAP + 60):
                if may_swap(g, ARG0[action], ARG1[action], ARG2[action]) == 0:
                    offer(out, action)
        else:
            for action in range(MOVE_OUT, MOVE_OUT + 20):
                if may_move_out(g, ARG0[action], ARG1[action]) == 0:
                    offer(out, action)
            for action in range(MOVE_IN, MOVE_IN + 20):
                if may_move_in(g, ARG0[action], ARG1[action]) == 0:
                    offer(out, action)


DECISIONS = (
    Decision(STEP_1, USE_SPONSOR, may_use_sponsor, use_sponsor, offer_sponsor),
    Decision(STEP_1, RETRIEVE, may_sponsor_retrieve, sponsor_retrieve, offer_sponsor),
    Decision(STEP_1, UPGRADE, may_sponsor_upgrade, sponsor_upgrade, offer_sponsor),
    Decision(STEP_1, TAKE_TOKEN, may_sponsor_token, sponsor_token, offer_sponsor),
    Decision(STEP_1, MOVE_OUT, may_move_out, move_out, offer_sponsor),
    Decision(STEP_1, MOVE_IN, may_move_in, move_in, offer_sponsor),
    Decision(STEP_1, SWAP, may_swap, sponsor_swap, offer_sponsor),
    Refusal(USE_SPONSOR, SPONSOR_GEN_01),
    Refusal(RETRIEVE, SPONSOR_GEN_01),
    Refusal(UPGRADE, SPONSOR_GEN_01),
    Refusal(TAKE_TOKEN, SPONSOR_GEN_01),
    Refusal(MOVE_OUT, SPONSOR_GEN_01),
    Refusal(MOVE_IN, SPONSOR_GEN_01),
    Refusal(SWAP, SPONSOR_GEN_01),
)
