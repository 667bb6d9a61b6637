"""The score sheet: where points are written, and what they add up to."""

from __future__ import annotations

from fathom.games.octodice.state import BOTTOM, NONE, ROWS, SOLO_TURNS, THIRDS, TURNS, Player, Table
from fathom.games.octodice.tables import BOXES, PENALTY

# The third and the row of each turn: in games of several players, and in the solo game.
LENGTHS = (TURNS, SOLO_TURNS)
THIRD_OF = tuple(tuple(turn // length for turn in range(THIRDS * SOLO_TURNS + 1)) for length in LENGTHS)
ROW_OF = tuple(
    tuple(turn // length * ROWS + turn % length for turn in range(THIRDS * SOLO_TURNS + 1)) for length in LENGTHS
)


def turns_in_third(g: Table) -> int:
    """Two turns of every player; three in the solo game, which is otherwise played by the same rules.

    OCTO-TURN-02, OCTO-SOLO-01, OCTO-SOLO-03
    """
    return SOLO_TURNS if g.seats == 1 else TURNS


def third_of(g: Table) -> int:
    """The third that the turn belongs to, from 0."""
    return THIRD_OF[int(g.seats == 1)][g.turn]


def row_of(g: Table) -> int:
    """The row of the turn. In the solo game every third turn has the bottom row.

    OCTO-MAIN-09, OCTO-SOLO-04
    """
    return ROW_OF[int(g.seats == 1)][g.turn]


def bottom_row(g: Table) -> int:
    """The row of the extra actions.

    OCTO-EXTRA-09
    """
    return third_of(g) * ROWS + BOTTOM


def write(me: Player, row: int, field: int, points: int, made_by: int) -> None:
    """Write the points of an action into a field, even if there are none.

    OCTO-MAIN-09, OCTO-EXTRA-09
    """
    me.entries[row][field] = points
    me.made_by[row][field] = made_by
    me.score += points


def struck(me: Player, third: int) -> bool:
    """Whether the minus symbol of a third is struck out: as soon as all its octopus boxes are crossed.

    OCTO-OCTO-03, OCTO-AMB-25
    """
    return me.boxes[third] == BOXES


def third_sum(me: Player, third: int) -> int:
    """All fields of a third, and after its interim scoring also the submarine field and the loss for free boxes. It may
    be negative.

    OCTO-INTERIM-04, OCTO-SOLO-08
    """
    total = 0
    for row in range(third * ROWS, third * ROWS + ROWS):
        for field in range(3):
            if me.entries[row][field] != NONE:
                total += me.entries[row][field]
    if me.submarine_fields[third] != NONE:
        total += me.submarine_fields[third]
        if not struck(me, third):
            total -= PENALTY
    return total


def bonus_field(me: Player) -> int:
    """Crystal points and lab points; 0 as long as nothing is written there.

    OCTO-BONUS-05
    """
    total = 0
    if me.majority != NONE:
        total += me.majority
    for column in range(3):
        if me.labs[column] != NONE:
            total += me.labs[column]
    return total


def sheet_total(me: Player) -> int:
    """The sums of the three thirds and the bonus field.

    OCTO-END-01
    """
    total = bonus_field(me)
    for third in range(THIRDS):
        total += third_sum(me, third)
    return total
