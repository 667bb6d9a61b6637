"""What a network sees, and what a seat may assume about what it does not know. Both run in both worlds."""

from __future__ import annotations

from fathom.core.chance import Chance, pick
from fathom.core.contract import Vector
from fathom.games.octodice.actions import CATCH, EFFECTS, STOP, USE
from fathom.games.octodice.play.dice import face_of, symbol_of
from fathom.games.octodice.play.extra_actions import answered
from fathom.games.octodice.play.labs import function_at
from fathom.games.octodice.play.octopus import countable, useless
from fathom.games.octodice.play.sheet import turns_in_third
from fathom.games.octodice.play.uses import as_shown, by_flexi
from fathom.games.octodice.state import (
    COLOURS,
    DICE,
    DIGITS,
    EXTRAS,
    FLEXI_LAB,
    FLEXI_SUB,
    FLEXI_TEC,
    NONE,
    ROWS,
    THIRDS,
    WHITE_DICE,
    Player,
    Table,
)
from fathom.games.octodice.tables import BLACK_OCTOPUS, BOT_CIRCLES, BOXES, CRYSTALS, STEPS

FUNCTIONS = 18
PER_WHITE = 6 + 2
PER_BLACK = COLOURS + 1 + DIGITS + 2
SHARED = 4 + 8 + 4 + 4 + 4 + 6 + 3 * 3 * FUNCTIONS + 3 * PER_WHITE + 3 * PER_BLACK + 4
PER_SEAT = 8 + COLOURS * 2 + 3 * 4 + FUNCTIONS + 3 + THIRDS * (ROWS * 3 + 2) + 5
OBSERVATION = SHARED + 4 * PER_SEAT


def observe(g: Table, seat: int, out: Vector) -> None:
    """The table and the dice, then each player's sheet, starting with the observing seat's. Counts are scaled to about
    one, choices are one-hot, empty seats are zero. A choice that waits for the others' is shown to its owner only.

    OCTO-SETUP-09, OCTO-AMB-20
    """
    for i in range(OBSERVATION):
        out[i] = 0.0
    at = observe_table(g, seat, out)
    at = observe_dice(g, out, at)
    for step in range(g.seats):
        at = observe_player(g, (seat + step) % g.seats, seat, out, at)


def observe_table(g: Table, seat: int, out: Vector) -> int:
    """Players, phase, whose turn, options and the grid; returns where it ends."""
    out[g.seats - 1] = 1.0
    at = 4
    out[at + g.phase] = 1.0
    at += 8
    out[at + (g.actor - seat) % g.seats] = 1.0
    at += 4
    out[at + (g.current - seat) % g.seats] = 1.0
    at += 4
    out[at + (g.first - seat) % g.seats] = 1.0
    at += 4
    out[at] = g.virtual_player
    out[at + 1] = g.from_zero
    out[at + 2] = g.symbol_only
    out[at + 3] = g.simultaneous
    out[at + 4] = g.turn / (THIRDS * turns_in_third(g))
    out[at + 5] = g.over
    at += 6
    for level in range(3):
        for column in range(3):
            out[at + function_at(g, level, column)] = 1.0
            at += FUNCTIONS
    return at


def observe_dice(g: Table, out: Vector, start: int) -> int:
    """What the dice show, which are set aside and which are used, and how far the turn is."""
    at = start
    for die in range(DICE):
        if die < WHITE_DICE:
            out[at + symbol_of(g, die)] = 1.0
            at += 6
        else:
            face = face_of(g, die - WHITE_DICE)
            out[at + face // DIGITS] = 1.0  # an octopus comes after the colours
            if face != BLACK_OCTOPUS:
                out[at + COLOURS + 1 + face % DIGITS] = 1.0
            at += COLOURS + 1 + DIGITS
        out[at] = g.aside[die] > 0
        out[at + 1] = g.used >> die & 1
        at += 2
    if g.converted != NONE:
        out[at + g.converted] = 1.0
    out[at + 3] = g.virtual
    return at + 4


def observe_player(g: Table, seat: int, viewer: int, out: Vector, start: int) -> int:
    """A player's sheet, markers and functions."""
    me = g.players[seat]
    at = start
    out[at] = me.score / 50
    out[at + 1] = me.crystals / CRYSTALS
    out[at + 2] = me.research / STEPS
    out[at + 3] = (EXTRAS - me.extras) / EXTRAS
    out[at + 4] = answered(g, seat)
    if seat == g.current:
        out[at + 5] = g.flexed >> FLEXI_LAB & 1
        out[at + 6] = g.flexed >> FLEXI_TEC & 1
        out[at + 7] = g.flexed >> FLEXI_SUB & 1
    at += 8
    for colour in range(COLOURS):
        out[at] = me.bots[colour] / BOT_CIRCLES
        out[at + 1] = me.submarines >> colour & 1
        at += 2
    for column in range(3):
        out[at + me.markers[column] + 1] = 1.0
        at += 4
    for function in range(FUNCTIONS):
        out[at + function] = me.functions >> function & 1
    at += FUNCTIONS
    for third in range(THIRDS):
        out[at + third] = me.boxes[third] / BOXES
    at = observe_sheet(me, out, at + THIRDS)
    if viewer == seat and me.pending != NONE:
        out[at] = me.pending == STOP
        out[at + 1] = me.pending >= CATCH and me.pending < STOP
        out[at + 2] = me.pending >= USE and me.pending < CATCH
        out[at + 3] = (me.pending - USE) % EFFECTS / EFFECTS if me.pending < CATCH else 0.0
        out[at + 4] = (me.pending - CATCH + 1) / 3 if me.pending >= CATCH and me.pending < STOP else 0.0
    return at + 5


def observe_sheet(me: Player, out: Vector, start: int) -> int:
    """The fields of the three thirds: points, and whether a third is scored."""
    at = start
    for third in range(THIRDS):
        for row in range(third * ROWS, third * ROWS + ROWS):
            for field in range(3):
                out[at] = max(0, me.entries[row][field]) / 10
                at += 1
        out[at] = max(0, me.submarine_fields[third]) / 10
        out[at + 1] = me.submarine_fields[third] != NONE
        at += 2
    return at


def determinise(g: Table, seat: int, chance: Chance) -> None:
    """Nothing is hidden but what others have chosen while all choose at the same time: any of their choices.

    OCTO-SETUP-09, OCTO-AMB-20
    """
    for other in range(g.seats):
        if other != seat and g.players[other].pending != NONE:
            g.players[other].pending = any_extra(g, other, chance)


def any_extra(g: Table, seat: int, chance: Chance) -> int:
    """One of the extra actions that a seat could have chosen, or passing."""
    me = g.players[seat]
    effects = 0
    for white in range(3):
        for black in range(3):
            effects |= as_shown(g, me, white, black) | by_flexi(g, me, white, black)
    catches = countable(g, me)
    chosen = STOP
    options = 1
    for effect in range(EFFECTS):
        if effects >> effect & 1:
            options += 1
            if pick(chance, options) == 0:
                chosen = first_use(g, me, effect)
    for count in range(1, 4):
        if catches >> count & 1 and not useless(g, me, count):
            options += 1
            if pick(chance, options) == 0:
                chosen = CATCH + count - 1
    return chosen


def first_use(g: Table, me: Player, effect: int) -> int:
    """The action by which an extra effect is offered: without a Flexi function if possible, then the first dice."""
    found = NONE
    for white in range(2, -1, -1):
        for black in range(2, -1, -1):
            if by_flexi(g, me, white, black) >> effect & 1:
                found = USE + (white * 3 + black) * EFFECTS + effect
    for white in range(2, -1, -1):
        for black in range(2, -1, -1):
            if as_shown(g, me, white, black) >> effect & 1:
                found = USE + (white * 3 + black) * EFFECTS + effect
    return found
