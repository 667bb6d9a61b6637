"""The labs: the tiles of the grid, the steps of the markers, and the functions they open up.

What each function does is found where it applies; this is the list.
A1 Flexi-Lab, B1 Flexi-Tec, C2 Flexi-Sub: `actions_by_flexi` in uses.py; `flex` in main_actions.py uses them up.
A2 Octo-Plus: `octopus_points` in octopus.py. F1 Octo-Sub, F2 Octo-Catch: `addition` in octopus.py.
B2 Plus-Tec, C1 Sub-Plus, D1 Crystal-Plus, D2 Plus-Bot, E1 Plus-Lab: `worth_of` in main_actions.py.
E2 Flexi-Level: `steps_with` here. G, H and I2: `super_points` in bonus.py; I1: `raise_to_2` in bonus.py.
"""

from __future__ import annotations

from fathom.core.chance import Chance, tell
from fathom.games.octodice.actions import LAB_STEP
from fathom.games.octodice.events import E_LAB
from fathom.games.octodice.state import (
    CRYSTAL_PLUS,
    FLEXI_LEVEL,
    OCTO_PLUS,
    PLUS_BOT,
    PLUS_LAB,
    PLUS_TEC,
    SUB_PLUS,
    SUPER_LAB_H,
    SUPER_LAB_V,
    SUPER_OCTO,
    SUPER_SUB,
    Player,
    Table,
)
from fathom.games.octodice.tables import (
    FUNCTION_OF,
    PLUS,
    SUPER_LAB_H_POINTS,
    SUPER_LAB_V_POINTS,
    SUPER_OCTO_POINTS,
    SUPER_SUB_POINTS,
)

LOWEST = 2  # the level of the bottom row

# By the symbol of an action: the function that adds points to it.
PLUS_FUNCTION = (CRYSTAL_PLUS, PLUS_TEC, PLUS_LAB, PLUS_BOT, SUB_PLUS, OCTO_PLUS)


def owns(me: Player, function: int) -> bool:
    """Whether a player may use a function: a marker stands on its tile or further down.

    OCTO-LAB-05
    """
    return me.functions >> function & 1 == 1


def function_at(g: Table, level: int, column: int) -> int:
    """The function of the tile at a place of the grid, by the side that lies up.

    OCTO-SETUP-03, OCTO-SETUP-07
    """
    return FUNCTION_OF[g.grid[level][column]]


def in_grid(g: Table, function: int) -> bool:
    """Whether the side of its tile that has a function lies up.

    OCTO-SETUP-05
    """
    found = False
    for level in range(3):
        for column in range(3):
            if function_at(g, level, column) == function:
                found = True
    return found


def printed_points(function: int) -> tuple[int, ...]:
    """The points on a tile: for one, two and three of what counts, or one number for each; many tiles have none. Plain
    Python.

    OCTO-TILE-A2, OCTO-TILE-G1, OCTO-TILE-G2, OCTO-TILE-H1, OCTO-TILE-H2
    """
    counted = {SUPER_LAB_V: SUPER_LAB_V_POINTS, SUPER_LAB_H: SUPER_LAB_H_POINTS, SUPER_OCTO: SUPER_OCTO_POINTS}
    if function in counted:
        return counted[function][1:]
    if function == SUPER_SUB:
        return (SUPER_SUB_POINTS,)
    return (PLUS,) if function in PLUS_FUNCTION else ()


def steps_with(me: Player, digit: int) -> int:
    """The lab steps that a digit allows, as effects: it must be the level that is reached, unless the player owns
    Flexi-Level already.

    OCTO-LAB-01, OCTO-LAB-02, OCTO-LAB-03, OCTO-LAB-07, OCTO-LAB-08, OCTO-TILE-E2, OCTO-AMB-08
    """
    bits = 0
    any_digit = owns(me, FLEXI_LEVEL)
    for column in range(3):
        reached = me.markers[column] + 1
        if reached <= LOWEST and (reached == digit or any_digit):
            bits |= 1 << (LAB_STEP + column)
    return bits


def step_down(g: Table, seat: int, column: int) -> None:
    """A marker goes one step down; from now on the function of the tile belongs to the player.

    OCTO-LAB-01, OCTO-LAB-04, OCTO-LAB-05, OCTO-LAB-09, OCTO-AMB-04
    """
    me = g.players[seat]
    me.markers[column] += 1
    me.functions |= 1 << function_at(g, me.markers[column], column)


def tell_step(g: Table, seat: int, column: int, points: int, chance: Chance) -> None:
    """Report how far a column is built."""
    reached = g.players[seat].markers[column]
    tell(chance, E_LAB, seat, column, function_at(g, reached, column), points)
