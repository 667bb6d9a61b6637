"""The end of the game: Super-Level, Super-Copy and the bonus scoring."""

from __future__ import annotations

from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.octodice.actions import COPY_TILE, RAISE_TO_2, STOP
from fathom.games.octodice.events import E_MAJORITY, E_OVER, E_SUPER, E_SUPER_COPY, E_SUPER_LEVEL
from fathom.games.octodice.ids import LAB_07, TILE_I1, TILE_I2
from fathom.games.octodice.play.labs import LOWEST, function_at, owns, step_down
from fathom.games.octodice.play.sheet import bonus_field, struck
from fathom.games.octodice.scoring import submarine_count
from fathom.games.octodice.state import (
    COPYING,
    LEVELLING,
    NEXT,
    NONE,
    SUPER_COPY,
    SUPER_LAB_H,
    SUPER_LAB_V,
    SUPER_LEVEL,
    SUPER_OCTO,
    SUPER_SUB,
    THIRDS,
    Player,
    Table,
)
from fathom.games.octodice.tables import (
    MAJORITY,
    SUPER_LAB_H_POINTS,
    SUPER_LAB_V_POINTS,
    SUPER_OCTO_POINTS,
    SUPER_SUB_POINTS,
)


def may_raise(g: Table, column: int) -> int:
    """The owner of Super-Level may move one marker of another column, from wherever it stands, to level 2.

    OCTO-TILE-I1, OCTO-AMB-26
    """
    me = g.players[g.actor]
    if not owns(me, SUPER_LEVEL) or function_at(g, LOWEST, column) == SUPER_LEVEL:
        return TILE_I1
    return LAB_07 if me.markers[column] == LOWEST else 0


def raise_to_2(g: Table, column: int, chance: Chance) -> None:
    """The marker goes down to level 2; all tiles on the way count as built. It is no lab action: no dice, no points.

    OCTO-TILE-I1, OCTO-COMBO-08, OCTO-AMB-26, OCTO-AMB-27, OCTO-AMB-39
    """
    me = g.players[g.actor]
    while me.markers[column] < LOWEST:
        step_down(g, g.actor, column)
    me.levelled = column
    tell(chance, E_SUPER_LEVEL, g.actor, column, function_at(g, LOWEST, column))


def may_copy(g: Table, column: int) -> int:
    """The owner of Super-Copy may use one of the other two tiles of level 2, whether a marker of theirs stands on it or
    not.

    OCTO-TILE-I2, OCTO-AMB-28, OCTO-AMB-29
    """
    owner = owns(g.players[g.actor], SUPER_COPY)
    return TILE_I2 if not owner or function_at(g, LOWEST, column) == SUPER_COPY else 0


def copy_tile(g: Table, column: int, chance: Chance) -> None:
    """OCTO-TILE-I2"""
    g.players[g.actor].copied = column
    tell(chance, E_SUPER_COPY, g.actor, function_at(g, LOWEST, column))


def decline(g: Table) -> None:
    """Neither function has to be used; a player without it can do nothing else.

    OCTO-TILE-I1, OCTO-TILE-I2
    """


def super_points(me: Player, function: int) -> int:
    """What a function of level 2 scores: complete columns, complete rows (a marker further down counts for the rows
    above), thirds with the minus symbol struck out, or submarines.

    OCTO-TILE-G1, OCTO-TILE-G2, OCTO-TILE-H1, OCTO-TILE-H2, OCTO-AMB-30
    """
    if function == SUPER_LAB_V:
        columns = 0
        for column in range(3):
            columns += me.markers[column] == LOWEST
        return SUPER_LAB_V_POINTS[columns]
    if function == SUPER_LAB_H:
        return SUPER_LAB_H_POINTS[min(me.markers[0], me.markers[1], me.markers[2]) + 1]
    if function == SUPER_OCTO:
        thirds = 0
        for third in range(THIRDS):
            thirds += struck(me, third)
        return SUPER_OCTO_POINTS[thirds]
    if function == SUPER_SUB:
        return SUPER_SUB_POINTS * submarine_count(me)
    return 0


def crystal_points(g: Table, seat: int) -> int:
    """The majority of crystals. Players with the same number share the points of all places they take together, rounded
    up; without a crystal there are no points and no place. What nobody takes lapses. The solo game has no majority.

    OCTO-BONUS-01, OCTO-BONUS-02, OCTO-BONUS-03, OCTO-AMB-22, OCTO-AMB-23, OCTO-AMB-24, OCTO-SOLO-06
    """
    mine = g.players[seat].crystals
    if mine == 0 or g.seats == 1:
        return 0
    more = 0
    tied = 0
    for other in range(g.seats):
        more += g.players[other].crystals > mine
        tied += g.players[other].crystals == mine
    total = 0
    for place in range(more, min(more + tied, 2)):
        total += MAJORITY[place]
    return (total + tied - 1) // tied


def score_bonus(g: Table, chance: Chance) -> None:
    """Crystals, then every level-2 tile with an own marker, each for itself, and what Super-Copy copied.

    OCTO-TURN-03, OCTO-BONUS-04, OCTO-BONUS-05, OCTO-COMBO-07, OCTO-LAB-09, OCTO-AMB-28
    """
    for step in range(g.seats):
        seat = (g.first + step) % g.seats
        me = g.players[seat]
        me.majority = crystal_points(g, seat)
        if me.majority:
            tell(chance, E_MAJORITY, seat, me.majority)
        for column in range(3):
            if me.markers[column] == LOWEST:
                function = function_at(g, LOWEST, column)
                if function == SUPER_COPY and me.copied != NONE:
                    function = function_at(g, LOWEST, me.copied)
                me.labs[column] = super_points(me, function)
                if me.labs[column]:
                    tell(chance, E_SUPER, seat, function, me.labs[column])
        me.score += bonus_field(me)
    g.over = 1
    g.phase = NEXT
    tell(chance, E_OVER, g.first)


def next_super(g: Table, chance: Chance) -> None:
    """Clockwise from the first player: owners of Super-Level, then owners of Super-Copy, then the bonus scoring. The
    loop passes over players with nothing to decide.

    OCTO-TURN-03, OCTO-AMB-38
    """
    g.actor = (g.actor + 1) % g.seats
    if g.actor == g.first:
        if g.phase == LEVELLING:
            g.phase = COPYING
        else:
            score_bonus(g, chance)


DECISIONS = (
    Decision(LEVELLING, RAISE_TO_2, may_raise, raise_to_2),
    Decision(COPYING, COPY_TILE, may_copy, copy_tile),
    Decision((LEVELLING, COPYING), STOP, None, decline),
    Refusal(RAISE_TO_2, TILE_I1),
    Refusal(COPY_TILE, TILE_I2),
)
