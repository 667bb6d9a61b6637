"""Interim scorings, points and places."""

from __future__ import annotations

from fathom.core.chance import Chance, tell
from fathom.games.octodice.events import E_INTERIM, E_PENALTY, E_READY, E_SUM
from fathom.games.octodice.play.sheet import struck, third_sum
from fathom.games.octodice.state import COLOURS, Player, Table
from fathom.games.octodice.tables import PENALTY, SUBMARINE_POINTS


def submarine_points_of(me: Player, colour: int) -> int:
    """What a submarine of this colour brings at an interim scoring.

    OCTO-INTERIM-02
    """
    return SUBMARINE_POINTS * me.bots[colour]


def submarine_points(me: Player) -> int:
    """For each submarine one point per bot of its colour, whenever they were crossed.

    OCTO-INTERIM-01, OCTO-INTERIM-02, OCTO-SUB-04
    """
    total = 0
    for colour in range(COLOURS):
        if me.submarines >> colour & 1:
            total += submarine_points_of(me, colour)
    return total


def submarine_count(me: Player) -> int:
    """How many submarines are crossed."""
    count = 0
    for colour in range(COLOURS):
        count += me.submarines >> colour & 1
    return count


def score_third(g: Table, third: int, chance: Chance) -> None:
    """The interim scoring of all players; unused extra actions lapse with their third.

    OCTO-INTERIM-01, OCTO-INTERIM-03, OCTO-INTERIM-05, OCTO-OCTO-07, OCTO-OCTO-10, OCTO-EXTRA-02
    """
    tell(chance, E_INTERIM, g.first, third + 1)
    for step in range(g.seats):
        seat = (g.first + step) % g.seats
        me = g.players[seat]
        me.submarine_fields[third] = submarine_points(me)
        me.score += me.submarine_fields[third]
        if me.submarine_fields[third]:
            tell(chance, E_READY, seat, me.submarine_fields[third])
        if not struck(me, third):
            me.score -= PENALTY
            tell(chance, E_PENALTY, seat, PENALTY)
        me.extras = 0
        tell(chance, E_SUM, seat, third + 1, third_sum(me, third))


def score(g: Table, seat: int) -> int:
    """Everything written on the sheet so far; at the end the final total.

    OCTO-END-01, OCTO-SOLO-07
    """
    return g.players[seat].score


def rank(g: Table, seat: int) -> int:
    """The highest total is first; of equal ones the one with more submarines; if that is equal, too, the place is
    shared.

    OCTO-END-02, OCTO-END-03, OCTO-END-04, OCTO-AMB-35
    """
    mine = score(g, seat) * 16 + submarine_count(g.players[seat])
    place = 0
    for other in range(g.seats):
        place += score(g, other) * 16 + submarine_count(g.players[other]) > mine
    return place
