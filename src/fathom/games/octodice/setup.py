"""Laying out the table."""

from __future__ import annotations

from fathom.core.chance import Chance, pick
from fathom.games.octodice.play.turn import begin_turn
from fathom.games.octodice.state import NONE, ROWS, THIRDS, Table
from fathom.games.octodice.tables import TILES_OF


def set_up(g: Table, chance: Chance) -> None:
    """Empty sheets, markers above the columns (the fourth one of each colour only shows the colour), the grid, and
    somebody to start.

    OCTO-SETUP-01, OCTO-SETUP-02, OCTO-SETUP-06, OCTO-SETUP-08, OCTO-AMB-01
    """
    for seat in range(4):
        clear_sheet(g, seat)
    if g.random_grid:
        draw_grid(g, chance)
    g.first = pick(chance, g.seats) if g.first_seat == NONE else g.first_seat
    g.current = g.first
    g.converted = NONE
    begin_turn(g, chance)


def clear_sheet(g: Table, seat: int) -> None:
    """OCTO-SETUP-02, OCTO-SETUP-06"""
    me = g.players[seat]
    for column in range(3):
        me.markers[column] = NONE
        me.labs[column] = NONE
    for row in range(THIRDS * ROWS):
        for field in range(3):
            me.entries[row][field] = NONE
            me.made_by[row][field] = NONE
    for third in range(THIRDS):
        me.submarine_fields[third] = NONE
    me.majority = NONE
    me.levelled = NONE
    me.copied = NONE
    me.pending = NONE


def draw_grid(g: Table, chance: Chance) -> None:
    """Each level's tiles in random order, each on a random side.

    OCTO-SETUP-03, OCTO-SETUP-05, OCTO-AMB-37
    """
    for level in range(3):
        for column in range(3):
            g.grid[level][column] = TILES_OF[level][column]
        for column in range(2):
            other = column + pick(chance, 3 - column)
            tile = g.grid[level][other]
            g.grid[level][other] = g.grid[level][column]
            g.grid[level][column] = tile
        for column in range(3):
            g.grid[level][column] = 2 * g.grid[level][column] + pick(chance, 2)
