"""How things stand: what the bonus scoring would add if it came now."""

from __future__ import annotations

from fathom.games.octodice.play.bonus import crystal_points, super_points
from fathom.games.octodice.play.labs import LOWEST, function_at, owns
from fathom.games.octodice.state import COPYING, LEVELLING, NONE, SUPER_COPY, SUPER_LEVEL, Player, Table


def if_over_now(g: Table, seat: int) -> int:
    """The points of a seat if the game ended now, with the best use of its own Super-Level and Super-Copy. Interim
    scorings to come are left out: bots and submarines may still be added.

    OCTO-BONUS-04, OCTO-BONUS-05
    """
    me = g.players[seat]
    if g.over:
        return me.score
    return me.score + crystal_points(g, seat) + lab_points(g, me, not decided(g, seat))


def decided(g: Table, seat: int) -> bool:
    """Whether a seat has been asked about its function at the end."""
    asked = (seat - g.first) % g.seats < (g.actor - g.first) % g.seats
    return g.phase in (LEVELLING, COPYING) and asked


def lab_points(g: Table, me: Player, choice: bool) -> int:
    """What the tiles of level 2 would score for a player, who still has a choice or not."""
    functions = [function_at(g, LOWEST, column) for column in range(3)]
    found = [built_points(me, functions, choice)]
    if choice and owns(me, SUPER_LEVEL):
        for column in range(3):
            raised = me.clone()
            raised.markers[column] = LOWEST
            found.append(built_points(raised, functions, choice))
    return max(found)


def built_points(me: Player, functions: list[int], choice: bool) -> int:
    """The tiles of level 2 that the markers stand on; Super-Copy as what it copies, or as the best it could."""
    total = 0
    for column in range(3):
        if me.markers[column] == LOWEST:
            function = functions[column]
            if function == SUPER_COPY and me.copied != NONE:
                function = functions[me.copied]
            best = functions if function == SUPER_COPY and choice else [function]
            total += max(super_points(me, one) for one in best)
    return total
