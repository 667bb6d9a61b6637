"""A quick guess of how well a player stands, in points: what is written, and what is likely to come of the rest."""

from __future__ import annotations

from fathom.core.contract import Values
from fathom.core.names import Names
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

# Opinions, by their names in weights.toml, in points. First what a function of levels 0 and 1 is worth for each turn to
# come, in their order.
WEIGHTS = Names(f"per_turn_{i}" for i in range(12))
W_SUB_TO_COME = WEIGHTS.add("sub_to_come")  # of what it would bring: for circles without it, for it without them
W_GOING_ON = WEIGHTS.add("going_on")  # of what a row of bots has brought since it began, as an invitation to go on
W_STEPS_A_TURN = WEIGHTS.add("steps_a_turn")  # of research
W_RESEARCH = WEIGHTS.add("research")  # of the points of a circle that is likely to be reached
W_LEVEL_2 = WEIGHTS.add("level_2")  # a level 2 that copies or raises
W_LEAST_LEVEL_2 = WEIGHTS.add("least_level_2")
W_ONE_STEP = WEIGHTS.add("one_step")  # of a level 2 that is one step away, two steps
W_TWO_STEPS = WEIGHTS.add("two_steps")
W_CERTAIN = WEIGHTS.add("certain")  # how much less certain a majority of crystals is for each turn to come
W_CRYSTAL = WEIGHTS.add("crystal")
W_PENALTY_RISK = WEIGHTS.add("penalty_risk")  # that a box stays free for a turn; that two do
W_PENALTY_RISKS = WEIGHTS.add("penalty_risks")
W_EXTRA = WEIGHTS.add("extra")  # an extra action that is still free
W_LEFT = WEIGHTS.add("left")  # of what the dice leave to the others for an extra action (whole_turn.py)


def heuristic(g: Table, weights: Values, values: Values) -> None:
    """Every seat by itself."""
    for seat in range(g.seats):
        values[seat] = estimate(g, weights, seat)


def estimate(g: Table, weights: Values, seat: int) -> float:
    """The points on the sheet and the promise of the rest of it."""
    value = 1.0 * score(g, seat)
    if g.over:
        return value
    me = g.players[seat]
    turns = turns_to_come(g, seat)
    value += colour_promise(g, weights, me, turns) + research_promise(weights, me, turns)
    value += lab_promise(g, weights, me, turns) + crystal_promise(g, weights, seat, turns)
    value -= PENALTY * risk_of_penalty(g, weights, seat)
    return value + weights[W_EXTRA] * min(EXTRAS - me.extras, rolls_of_others(g, seat))


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


def colour_promise(g: Table, weights: Values, me: Player, turns: int) -> float:
    """Bots and submarines: what they bring at the interim scorings to come, and the circles that invite to go on."""
    scorings = THIRDS - third_of(g)
    soon = min(1.0, turns / 4)
    value = 0.0
    for colour in range(COLOURS):
        if COLOUR_SET >> colour & 1:
            bots = me.bots[colour]
            if me.submarines >> colour & 1:
                value += SUBMARINE_POINTS * scorings * bots
                value += weights[W_SUB_TO_COME] * SUBMARINE_POINTS * max(0, scorings - 1) * (BOT_CIRCLES - bots) * soon
            else:
                value += weights[W_SUB_TO_COME] * SUBMARINE_POINTS * max(0, scorings - 1) * bots * soon
            if 0 < bots < BOT_CIRCLES:
                value += weights[W_GOING_ON] * (BOT_POINTS[bots] - BOT_POINTS[0]) * soon
    return value


def research_promise(weights: Values, me: Player, turns: int) -> float:
    """The circles that are likely to be reached in the turns to come."""
    value = 0.0
    steps = weights[W_STEPS_A_TURN] * turns
    for step in range(me.research, STEPS):
        value += weights[W_RESEARCH] * RESEARCH_POINTS[step] * max(0.0, min(1.0, steps - (step - me.research)))
    return value


def lab_promise(g: Table, weights: Values, me: Player, turns: int) -> float:
    """Functions for the turns to come, and level 2 as it would score now."""
    value = 0.0
    for function in range(12):
        if owns(me, function):
            value += weights[function] * turns
    for column in range(3):
        function = function_at(g, LOWEST, column)
        worth = 1.0 * super_points(me, function)
        if function == SUPER_LEVEL or function == SUPER_COPY:
            worth = weights[W_LEVEL_2]
        level = me.markers[column]
        if level == LOWEST:
            value += worth
        elif level == LOWEST - 1:
            value += weights[W_ONE_STEP] * min(1.0, turns / 2) * max(weights[W_LEAST_LEVEL_2], worth)
        elif level == LOWEST - 2:
            value += weights[W_TWO_STEPS] * min(1.0, turns / 4) * max(weights[W_LEAST_LEVEL_2], worth)
    return value


def crystal_promise(g: Table, weights: Values, seat: int, turns: int) -> float:
    """The majority as it stands, more certain the nearer the end, and something for every crystal."""
    if g.seats == 1:
        return 0.0
    mine = g.players[seat].crystals
    certain = max(0.0, 1.0 - weights[W_CERTAIN] * turns)
    return certain * crystal_points(g, seat) + (1.0 - certain) * weights[W_CRYSTAL] * mine / max(1, CRYSTALS - 1)


def risk_of_penalty(g: Table, weights: Values, seat: int) -> float:
    """How likely it is that octopus boxes stay free until the next interim scoring."""
    need = BOXES - g.players[seat].boxes[min(third_of(g), THIRDS - 1)]
    risk = 0.0 if need == 0 else 1.0
    for _ in range(turns_left_in_third(g, seat)):
        risk *= weights[W_PENALTY_RISK] if need == 1 else weights[W_PENALTY_RISKS]
    return risk
