"""The end of the game: points and places."""

from __future__ import annotations

from fathom.games.otys.play.stock import cubes_on
from fathom.games.otys.state import Player, Table


def score(g: Table, seat: int) -> int:
    """Prestige points. Left-over credits, batteries and resources give none.

    OTYS-END-02, OTYS-END-05
    """
    return g.players[seat].score


def resources_left(player: Player) -> int:
    """All cubes in the search zone: the tie-breaker.

    OTYS-END-03
    """
    count = 0
    for level in range(5):
        count += cubes_on(player, level)
    return count


def rank(g: Table, seat: int) -> int:
    """Most points first; if equal, the one with more resources; equal in both, they share the place. This holds
    for every place.

    OTYS-GOAL-01, OTYS-END-02, OTYS-END-03, OTYS-END-04, OTYS-Q-29
    """
    mine = g.players[seat]
    better = 0
    for other in range(g.seats):
        theirs = g.players[other]
        if theirs.score > mine.score:
            better += 1
        elif theirs.score == mine.score and resources_left(theirs) > resources_left(mine):
            better += 1
    return better
