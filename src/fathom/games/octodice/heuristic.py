"""A quick guess of how well a player stands, in points: what is written, and what is likely to come of the rest.

The weights were found by play (docs/statistics/octodice.md shows what they reach); none of them is a rule.
"""

from __future__ import annotations

from fathom.core.contract import Values
from fathom.games.octodice.play.bonus import crystal_points, super_points
from fathom.games.octodice.play.labs import LOWEST, function_at, owns
from fathom.games.octodice.play.sheet import third_of, turns_in_third
from fathom.games.octodice.scoring import score
from fathom.games.octodice.state import COLOURS, EXTRAS, SUPER_COPY, SUPER_LEVEL, THIRDS, Player, Table
from fathom.games.octodice.tables import (
    BOT_CIRCLES,
    BOT_POINTS,
    BOXES,
    COLOUR_SET,
    CRYSTALS,
    PENALTY,
    RESEARCH_POINTS,
    STEPS,
    SUBMARINE_POINTS,
)

# What a function of levels 0 and 1 is worth for each turn to come, in hundredths of a point, in their order.
PER_TURN = (62, 37, 37, 37, 31, 37, 50, 56, 44, 56, 69, 187)


def heuristic(g: Table, values: Values) -> None:
    """Every seat by itself."""
    for seat in range(g.seats):
        values[seat] = estimate(g, seat)


def estimate(g: Table, seat: int) -> float:
    """The points on the sheet and the promise of the rest of it."""
    value = 1.0 * score(g, seat)
    if g.over:
        return value
    me = g.players[seat]
    turns = turns_to_come(g, seat)
    value += colour_promise(g, me, turns) + research_promise(me, turns) + lab_promise(g, me, turns)
    value += crystal_promise(g, seat, turns)
    value -= PENALTY * risk_of_penalty(g, seat)
    return value + 0.9 * min(EXTRAS - me.extras, rolls_of_others(g, seat))


def turns_to_come(g: Table, seat: int) -> int:
    """Own turns that have not begun yet."""
    done = (seat - g.first) % g.seats <= (g.current - g.first) % g.seats
    return THIRDS * turns_in_third(g) - g.turn - done


def turns_left_in_third(g: Table, seat: int) -> int:
    """Own turns to come before the next interim scoring."""
    done = (seat - g.first) % g.seats <= (g.current - g.first) % g.seats
    return turns_in_third(g) - g.turn % turns_in_third(g) - done


def rolls_of_others(g: Table, seat: int) -> int:
    """Turns of others to come before the next interim scoring, and rolls of the virtual player."""
    rounds = turns_in_third(g) - 1 - g.turn % turns_in_third(g)
    left = g.seats - 1 - (g.current - g.first) % g.seats  # turns of this round after the present one
    everybody = rounds * g.seats + left
    return everybody - turns_left_in_third(g, seat) + (everybody if g.virtual_player else 0)


def colour_promise(g: Table, me: Player, turns: int) -> float:
    """Bots and submarines: what they bring at the interim scorings to come, and the circles that invite to go on."""
    scorings = THIRDS - third_of(g)
    soon = min(1.0, turns / 4)
    value = 0.0
    for colour in range(COLOURS):
        if COLOUR_SET >> colour & 1:
            bots = me.bots[colour]
            if me.submarines >> colour & 1:
                value += SUBMARINE_POINTS * scorings * bots
                value += 0.4 * SUBMARINE_POINTS * max(0, scorings - 1) * (BOT_CIRCLES - bots) * soon
            else:
                value += 0.4 * SUBMARINE_POINTS * max(0, scorings - 1) * bots * soon
            if 0 < bots < BOT_CIRCLES:
                value += 0.2 * (BOT_POINTS[bots] - BOT_POINTS[0]) * soon
    return value


def research_promise(me: Player, turns: int) -> float:
    """The circles that are likely to be reached in the turns to come."""
    value = 0.0
    steps = 0.5 * turns
    for step in range(me.research, STEPS):
        value += 0.75 * RESEARCH_POINTS[step] * max(0.0, min(1.0, steps - (step - me.research)))
    return value


def lab_promise(g: Table, me: Player, turns: int) -> float:
    """Functions for the turns to come, and level 2 as it would score now."""
    value = 0.0
    for function in range(len(PER_TURN)):
        if owns(me, function):
            value += PER_TURN[function] * turns / 100
    for column in range(3):
        function = function_at(g, LOWEST, column)
        worth = 1.0 * super_points(me, function)
        if function == SUPER_LEVEL or function == SUPER_COPY:
            worth = 4.0
        level = me.markers[column]
        if level == LOWEST:
            value += worth
        elif level == LOWEST - 1:
            value += 0.5 * min(1.0, turns / 2) * max(3.0, worth)
        elif level == LOWEST - 2:
            value += 0.2 * min(1.0, turns / 4) * max(3.0, worth)
    return value


def crystal_promise(g: Table, seat: int, turns: int) -> float:
    """The majority as it stands, more certain the nearer the end, and something for every crystal."""
    if g.seats == 1:
        return 0.0
    mine = g.players[seat].crystals
    certain = 1.0 - 0.12 * turns
    return certain * crystal_points(g, seat) + (1.0 - certain) * 2.2 * mine / max(1, CRYSTALS - 1)


def risk_of_penalty(g: Table, seat: int) -> float:
    """How likely it is that octopus boxes stay free until the next interim scoring."""
    need = BOXES - g.players[seat].boxes[min(third_of(g), THIRDS - 1)]
    risk = 0.0 if need == 0 else 1.0
    for _ in range(turns_left_in_third(g, seat)):
        risk *= 0.3 if need == 1 else 0.55
    return risk
