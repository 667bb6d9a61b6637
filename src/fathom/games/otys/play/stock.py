"""Gaining, paying, drawing: what every other part of the rules does with the components.

Resources, credits and batteries are unlimited.
OTYS-SETUP-18
"""

from __future__ import annotations

from fathom.core.bits import nth, size_of
from fathom.core.chance import Chance, pick, reveal, tell
from fathom.games.otys.events import (
    E_BATTERY,
    E_CREDITS,
    E_ENDING,
    E_FIND,
    E_PAYS,
    E_POINTS,
    E_REFILL,
    E_RETRIEVE,
    E_SPENDS,
    E_UPGRADE,
)
from fathom.games.otys.state import AVAILABLE, NEXT, NONE, Player, Table
from fathom.games.otys.tables import CAPACITY, END_POINTS


def gain_points(g: Table, seat: int, count: int, by: int, chance: Chance) -> None:
    """Score at once; reaching the goal, even in mid-turn, makes this round the last. There is no upper limit.

    OTYS-GOAL-01, OTYS-GOAL-02, OTYS-END-01, OTYS-Q-30, OTYS-Q-37
    """
    if count == 0:
        return
    player = g.players[seat]
    player.score += count
    player.points[by] += count
    tell(chance, E_POINTS, seat, count)
    if player.score >= END_POINTS and g.ending == 0:
        g.ending = 1
        tell(chance, E_ENDING, seat, player.score)


def gain_credits(g: Table, seat: int, count: int, chance: Chance) -> None:
    """Credits come from the supply."""
    if count > 0:
        g.players[seat].credits += count
        tell(chance, E_CREDITS, seat, count)


def pay_credits(g: Table, seat: int, count: int, chance: Chance) -> None:
    """Credits go to the supply.

    OTYS-DIVER-GEN-03
    """
    if count > 0:
        g.players[seat].credits -= count
        tell(chance, E_PAYS, seat, count)


def gain_battery(g: Table, seat: int, chance: Chance) -> None:
    """One more battery."""
    g.players[seat].batteries += 1
    tell(chance, E_BATTERY, seat)


def spend_battery(g: Table, seat: int, chance: Chance) -> None:
    """One battery less."""
    g.players[seat].batteries -= 1
    tell(chance, E_SPENDS, seat)


def cubes_on(player: Player, level: int) -> int:
    """How many cubes lie on a level."""
    row = player.resources[level]
    return row[0] + row[1] + row[2] + row[3]


def has_space(player: Player, level: int) -> bool:
    """OTYS-RES-01, OTYS-RES-02, OTYS-RES-05"""
    return cubes_on(player, level) < CAPACITY[level]


def place_resource(g: Table, seat: int, kind: int, chance: Chance) -> None:
    """Onto the level of the key in play, which is also the acting diver's level.

    OTYS-Q-35
    """
    g.players[seat].resources[g.level][kind] += 1
    tell(chance, E_FIND, seat, kind, g.level)


def upgrade_diver(g: Table, seat: int, diver: int, chance: Chance) -> None:
    """Flip the tile; it is never flipped back.

    OTYS-DIVER-GEN-01, OTYS-DIVER-GEN-02
    """
    g.players[seat].upgraded[diver] = 1
    tell(chance, E_UPGRADE, seat, diver)


def retrieve_key(g: Table, seat: int, key: int, chance: Chance) -> None:
    """A used key is active again on its space; the others close the gap, which counting does by itself.

    OTYS-HACK-05, OTYS-SPONSOR-3A-2, OTYS-DIVER-EXPERT-06
    """
    g.players[seat].keys[key] = AVAILABLE
    tell(chance, E_RETRIEVE, seat, key)


def effect_done(g: Table) -> None:
    """One execution of the diver's effect is over; what comes next is decided in one place, after the action.

    OTYS-Q-24
    """
    g.executions -= 1
    g.phase = NEXT


def decline(g: Table) -> None:
    """Every effect, resource and bonus may be declined.

    OTYS-TURN-07, OTYS-RES-04, OTYS-Q-22
    """
    effect_done(g)


def cards_left(g: Table) -> int:
    """Cards that can still be drawn; with recycling the completed ones count.

    OTYS-Q-15, OTYS-Q-16
    """
    left = g.pile_size + g.tail_size
    if g.recycle:
        left += size_of(g.completed)
    return left


def draw_contract(g: Table, chance: Chance) -> int:
    """The top card of the pile, or NONE: first the shuffled ones, then those put under it, in their order.
    Completed cards come back only by the table option, when the pile is empty.

    OTYS-CONTRACT-08, OTYS-Q-15
    """
    if g.pile_size + g.tail_size == 0 and g.recycle:
        g.pile = g.completed
        g.pile_size = size_of(g.completed)
        g.completed = 0
    if g.pile_size > 0:
        card = nth(g.pile, pick(chance, g.pile_size))
        g.pile &= ~(1 << card)
        g.pile_size -= 1
    elif g.tail_size > 0:
        card = g.tail[0]
        g.tail_size -= 1
        for i in range(g.tail_size):
            g.tail[i] = g.tail[i + 1]
            g.tail_by[i] = g.tail_by[i + 1]
        g.tail[g.tail_size] = NONE
        g.tail_by[g.tail_size] = NONE
    else:
        return NONE
    reveal(chance)
    return card


def draw_token(g: Table, chance: Chance) -> int:
    """A reward token from the bag; discarded ones go back into an empty bag first. It never runs dry: at most 30 of
    the 32 tokens lie on the display and the boards.

    OTYS-SPONSOR-2B-2, OTYS-DIVER-EXPLORER-04
    """
    if g.bag == 0:
        g.bag = g.discarded
        g.discarded = 0
    token = nth(g.bag, pick(chance, size_of(g.bag)))
    g.bag &= ~(1 << token)
    return token


def refill_display(g: Table, level: int, place: int, chance: Chance) -> None:
    """Two reward tokens always lie on each display level.

    OTYS-DIVER-EXPLORER-04, OTYS-SPONSOR-2B-2
    """
    token = draw_token(g, chance)
    g.display[level][place] = token
    tell(chance, E_REFILL, g.current, token, level)
