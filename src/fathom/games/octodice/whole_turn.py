"""The exact reckoning of a turn in the subset of the rules, so that it is compiled with them and takes a tenth of a
millisecond. Only where all white dice are alike and all black ones (`ROOM` is not 0); `adviser` with `odds` knows the
rest, and is quicker in plain Python.

A roll in progress is a set of white and one of black faces (`sets.py`). Everything is reckoned in a row of numbers
(`room`): first a grid with the worth of each pair of sets, from those of six dice down to those that are kept; then
what the main actions gain.
"""

from __future__ import annotations

from fathom.core.actions import Offers, count, offered
from fathom.core.bits import lowest
from fathom.core.contract import Values
from fathom.games.octodice.actions import ARG0, ARG1, ARG2, BOT_OF, CATCH, LAB_STEP, STOP, SUBMARINE_OF
from fathom.games.octodice.heuristic import W_LEFT, estimate
from fathom.games.octodice.play.labs import owns
from fathom.games.octodice.play.main_actions import cross, worth_of
from fathom.games.octodice.play.octopus import octopus_points
from fathom.games.octodice.play.sheet import third_of
from fathom.games.octodice.play.uses import ACTION_OF, actions_as_shown, actions_by_flexi, functions_for, wanted
from fathom.games.octodice.sets import (
    AT_GAIN,
    AT_IN_TURN,
    AT_LEFT,
    AT_OCTOPODS,
    AT_PAIRS,
    AT_SECOND,
    AT_USES,
    CELLS,
    FIRST_SET,
    IN_SET,
    ONES,
    PAIRS,
    PARTS,
    PARTS_FROM,
    SETS,
    SLOTS,
    THREES,
    TOGETHER,
    TWOS,
)
from fathom.games.octodice.state import (
    BOT,
    CRYSTAL,
    DICE,
    EXTRA,
    EXTRAS,
    FLEXI_LAB,
    FLEXI_SUB,
    FLEXI_TEC,
    KEEP,
    KEEP_AGAIN,
    LAB,
    OCTO_CATCH,
    OCTO_SUB,
    OCTOPUS,
    RESEARCH,
    SUBMARINE,
    WHITE_DICE,
    Player,
    Table,
)
from fathom.games.octodice.tables import BLACK_OCTOPUS, BOXES, ROOM, SHOWN, SIDES, SLOT, WAYS


def reckon(g: Table, out: Offers, weights: Values, room: Values, values: Values) -> bool:
    """What each of the actions on offer is worth to whoever decides, into a row: keeps exactly, extra actions by how
    the position looks after them. False for other decisions."""
    if g.phase == EXTRA:
        for i in range(count(out)):
            values[i] = extra_worth(g, weights, offered(out, i))
        return True
    if ROOM == 0 or (g.phase != KEEP and g.phase != KEEP_AGAIN):
        return False
    reckon_rolls(g, weights, room)
    whites = 0
    blacks = 0
    for die in range(DICE):
        if g.aside[die]:
            whites = with_die(g, whites, die, 0)
            blacks = with_die(g, blacks, die, 1)
    for i in range(count(out)):
        one = ARG0[offered(out, i)]
        other = ARG1[offered(out, i)]
        white = with_die(g, with_die(g, whites, one, 0), other, 0)
        black = with_die(g, with_die(g, blacks, one, 1), other, 1)
        if g.phase == KEEP:
            values[i] = before_second_keep(room, white, black)
        else:
            values[i] = room[white * SETS + black]
    return True


def with_die(g: Table, held: int, die: int, black: int) -> int:
    """A set with what a die shows, if that is of its colour."""
    if int(die >= WHITE_DICE) != black:
        return held
    return TOGETHER[held][ONES + SLOT[die][g.dice[die]]]


def extra_worth(g: Table, weights: Values, action: int) -> float:
    """How the position looks after an extra action."""
    me = g.players[g.actor]
    if action == STOP:
        return estimate(g, weights, g.actor)
    me.extras += 1
    value = 0.0
    if action >= CATCH:
        value = worth_with_octopods(g, weights, g.actor, ARG0[action] + 1)
    else:
        value = worth_with(g, weights, g.actor, ARG2[action])
    me.extras -= 1
    return value


def worth_with_octopods(g: Table, weights: Values, seat: int, octopods: int) -> float:
    """How the position looks after an octopus action that counts so many."""
    me = g.players[seat]
    third = third_of(g)
    boxes = me.boxes[third]
    points = octopus_points(me, octopods)
    me.boxes[third] = min(BOXES, boxes + octopods)
    me.score += points
    value = estimate(g, weights, seat)
    me.boxes[third] = boxes
    me.score -= points
    return value


def worth_with(g: Table, weights: Values, seat: int, effect: int) -> float:
    """How the position looks after a main action."""
    me = g.players[seat]
    functions = me.functions
    points = worth_of(me, effect)
    cross(g, seat, effect)
    me.score += points
    value = estimate(g, weights, seat)
    take_back(me, effect, functions, points)
    return value


def take_back(me: Player, effect: int, functions: int, points: int) -> None:
    """Undo a main action."""
    me.score -= points
    me.functions = functions
    action = ACTION_OF[effect]
    if action == CRYSTAL:
        me.crystals -= 1
    elif action == RESEARCH:
        me.research -= 1
    elif action == LAB:
        me.markers[effect - LAB_STEP] -= 1
    elif action == BOT:
        me.bots[effect - BOT_OF] -= 1
    else:
        me.submarines &= ~(1 << (effect - SUBMARINE_OF))


def reckon_rolls(g: Table, weights: Values, room: Values) -> None:
    """Fill the grid: final rolls, and what is expected while one die is still to fall, and two."""
    appraise_rolls(g, weights, room)
    for white in range(TWOS, SETS):
        for black in range(TWOS, SETS):
            if white < THREES and black >= THREES:
                room[white * SETS + black] = after_white(room, white, black)
            elif white >= THREES and black < THREES:
                room[white * SETS + black] = after_black(room, white, black)
    for white in range(ONES, SETS):
        for black in range(ONES, SETS):
            if white < TWOS and black >= THREES:
                room[white * SETS + black] = after_white(room, white, black)
            elif white >= TWOS and white < THREES and black >= TWOS and black < THREES:
                room[white * SETS + black] = after_white(room, white, black)
            elif white >= THREES and black < TWOS:
                room[white * SETS + black] = after_black(room, white, black)


def after_white(room: Values, white: int, black: int) -> float:
    """The expectation over one more white die."""
    value = 0.0
    for slot in range(SLOTS):
        value += SIDES[0][slot] * room[TOGETHER[white][ONES + slot] * SETS + black]
    return value / 6


def after_black(room: Values, white: int, black: int) -> float:
    """The expectation over one more black die."""
    value = 0.0
    for slot in range(SLOTS):
        value += SIDES[1][slot] * room[white * SETS + TOGETHER[black][ONES + slot]]
    return value / 6


def before_second_keep(room: Values, white: int, black: int) -> float:
    """With two dice kept: the expectation over the second roll, of which the best pair is kept."""
    more = 3 if white == 0 else 2 if white < TWOS else 1  # white dice to roll
    total = 0.0
    for whites in range(FIRST_SET[more], FIRST_SET[more + 1]):
        ways = WAYS[0][whites]
        if ways:
            for blacks in range(FIRST_SET[4 - more], FIRST_SET[5 - more]):
                if WAYS[1][blacks]:
                    total += ways * WAYS[1][blacks] * best_pair(room, white, black, whites, blacks)
    return total / 1296


def best_pair(room: Values, white: int, black: int, whites: int, blacks: int) -> float:
    """The best of keeping two dice of a roll of four."""
    best = -1e300
    for size in range(3):
        for i in range(PARTS_FROM[3 * whites + size], PARTS_FROM[3 * whites + size + 1]):
            row = TOGETHER[white][PARTS[i]] * SETS
            for j in range(PARTS_FROM[3 * blacks + 2 - size], PARTS_FROM[3 * blacks + 3 - size]):
                best = max(best, room[row + TOGETHER[black][PARTS[j]]])
    return best


def appraise_rolls(g: Table, weights: Values, room: Values) -> None:
    """What every final roll is good for: the best main actions, and the octopus action. What a function gained in this
    very turn does for the octopus action is left out. What the dice give the others is set against it."""
    reckon_main_actions(g, weights, room)
    reckon_pairs(room)
    for octopods in range(DICE + 2):
        room[AT_OCTOPODS + octopods] = worth_with_octopods(g, weights, g.actor, octopods)
    for white in range(THREES, SETS):
        for black in range(THREES, SETS):
            best = 0.0
            for i in range(PARTS_FROM[3 * white + 2], PARTS_FROM[3 * white + 3]):
                row = AT_PAIRS + (PARTS[i] - TWOS) * PAIRS - TWOS
                for j in range(PARTS_FROM[3 * black + 2], PARTS_FROM[3 * black + 3]):
                    best = max(best, room[row + PARTS[j]])
            room[white * SETS + black] = best + room[AT_OCTOPODS + octopods_counted(g, white, black)]
    if weights[W_LEFT] != 0.0:
        for seat in range(g.seats):
            if seat != g.actor and g.players[seat].extras < EXTRAS:
                deny(g, weights, seat, room)


def deny(g: Table, weights: Values, seat: int, room: Values) -> None:
    """Take from every final roll a part of what it gives another for an extra action."""
    me = g.players[seat]
    base = estimate(g, weights, seat)
    me.extras += 1
    share = weights[W_LEFT] / (g.seats - 1)
    effects = note_uses(me, room)
    for cell in range(CELLS + 2):
        room[AT_LEFT + cell] = 0.0
    while effects:
        effect = lowest(effects)
        effects &= effects - 1
        gain = worth_with(g, weights, seat, effect) - base
        for cell in range(CELLS):
            if (int(room[AT_USES + cell]) | int(room[AT_USES + CELLS + cell])) >> effect & 1:
                room[AT_LEFT + cell] = max(room[AT_LEFT + cell], gain)
    for octopods in range(2):
        room[AT_LEFT + CELLS + octopods] = worth_with_octopods(g, weights, seat, octopods + 1) - base
    me.extras -= 1
    for white in range(THREES, SETS):
        for black in range(THREES, SETS):
            best = 0.0
            octopods = 0
            for i in range(3):
                octopods += SHOWN[0][IN_SET[white][i]] == OCTOPUS
                octopods += SHOWN[1][IN_SET[black][i]] == BLACK_OCTOPUS
                for j in range(3):
                    best = max(best, room[AT_LEFT + IN_SET[white][i] * SLOTS + IN_SET[black][j]])
            if octopods:
                best = max(best, room[AT_LEFT + CELLS + min(octopods, 2) - 1])
            room[white * SETS + black] -= share * best


def octopods_counted(g: Table, white: int, black: int) -> int:
    """What the octopus action counts, with the octopus that a lab is likely to add; which dice are used is not
    asked."""
    octopods = 0
    submarine = 0
    whites = 0
    for i in range(3):
        symbol = SHOWN[0][IN_SET[white][i]]
        whites += symbol == OCTOPUS
        submarine |= symbol == SUBMARINE
        octopods += SHOWN[1][IN_SET[black][i]] == BLACK_OCTOPUS
    octopods += whites
    me = g.players[g.actor]
    if octopods == 0 and not g.from_zero:
        return 0
    if owns(me, OCTO_CATCH):
        return octopods + int(not g.symbol_only or whites < 3)
    return octopods + int(owns(me, OCTO_SUB) and submarine)


def reckon_pairs(room: Values) -> None:
    """The best use of two white and two black faces: paired either way, in either order."""
    for white in range(PAIRS):
        one = IN_SET[TWOS + white][0] * SLOTS
        two = IN_SET[TWOS + white][1] * SLOTS
        for black in range(PAIRS):
            this = IN_SET[TWOS + black][0]
            that = IN_SET[TWOS + black][1]
            best = max(in_turn(room, one + this, two + that), in_turn(room, two + that, one + this))
            best = max(best, in_turn(room, one + that, two + this), in_turn(room, two + this, one + that))
            room[AT_PAIRS + white * PAIRS + black] = best


def in_turn(room: Values, cell: int, second: int) -> float:
    """The gain of an action with a cell, and perhaps of a second one."""
    return room[AT_IN_TURN + cell * CELLS + second]


def reckon_main_actions(g: Table, weights: Values, room: Values) -> None:
    """Gains of one or two main actions: each effect is tried out, and after it each second one."""
    me = g.players[g.actor]
    base = estimate(g, weights, g.actor)
    for i in range(AT_IN_TURN, AT_PAIRS):
        room[i] = 0.0
    effects = note_uses(me, room)
    while effects:
        effect = lowest(effects)
        effects &= effects - 1
        functions = me.functions
        points = worth_of(me, effect)
        cross(g, g.actor, effect)
        me.score += points
        alone = estimate(g, weights, g.actor) - base
        reckon_second(g, weights, base, room)
        take_back(me, effect, functions, points)
        for cell in range(CELLS):
            shown = int(room[AT_USES + cell]) >> effect & 1
            if shown or int(room[AT_USES + CELLS + cell]) >> effect & 1:
                flexed = 0 if shown else used_up(me, cell, effect)
                for second in range(CELLS):
                    at = AT_IN_TURN + cell * CELLS + second
                    room[at] = max(room[at], alone, room[AT_SECOND + second * 8 + flexed])


def note_uses(me: Player, room: Values) -> int:
    """Note the effects that each cell allows; returns all of them."""
    wants = wanted(me)
    effects = 0
    for cell in range(CELLS):
        symbol = SHOWN[0][cell // SLOTS]
        face = SHOWN[1][cell % SLOTS]
        shown = 0
        besides = 0
        if symbol != OCTOPUS and face != BLACK_OCTOPUS:
            shown = actions_as_shown(me, wants, symbol, face)
            besides = actions_by_flexi(me, symbol, face, 0) & ~shown
        room[AT_USES + cell] = shown
        room[AT_USES + CELLS + cell] = besides
        effects |= shown | besides
    return effects


def used_up(me: Player, cell: int, effect: int) -> int:
    """The once-per-turn functions that an effect takes with a cell, as three bits."""
    bits = functions_for(me, SHOWN[0][cell // SLOTS], SHOWN[1][cell % SLOTS], effect)
    return bits >> FLEXI_LAB & 1 | (bits >> FLEXI_TEC & 1) << 1 | (bits >> FLEXI_SUB & 1) << 2


def reckon_second(g: Table, weights: Values, base: float, room: Values) -> None:
    """After a first action: the gain of both with each cell, for whatever functions the first one has used up; none if
    the cell allows nothing."""
    me = g.players[g.actor]
    wants = wanted(me)
    known = 0
    for cell in range(CELLS):
        for flexed in range(8):
            room[AT_SECOND + cell * 8 + flexed] = 0.0
        symbol = SHOWN[0][cell // SLOTS]
        face = SHOWN[1][cell % SLOTS]
        if symbol != OCTOPUS and face != BLACK_OCTOPUS:
            shown = actions_as_shown(me, wants, symbol, face)
            effects = shown | actions_by_flexi(me, symbol, face, 0)
            while effects:
                effect = lowest(effects)
                effects &= effects - 1
                if known >> effect & 1 == 0:
                    known |= 1 << effect
                    room[AT_GAIN + effect] = worth_with(g, weights, g.actor, effect) - base
                takes = 0 if shown >> effect & 1 else used_up(me, cell, effect)
                for flexed in range(8):
                    if flexed & takes == 0:
                        at = AT_SECOND + cell * 8 + flexed
                        room[at] = max(room[at], room[AT_GAIN + effect])
