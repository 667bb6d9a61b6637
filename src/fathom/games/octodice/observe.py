"""What a network sees, and what a seat may assume about what it does not know. Both run in both worlds."""

from __future__ import annotations

from fathom.core.chance import Chance, pick
from fathom.core.contract import Vector
from fathom.core.layout import Layout, Part
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
    OCTOPUS,
    PHASES,
    ROWS,
    SUPER_COPY,
    THIRDS,
    WHITE_DICE,
    Player,
    Table,
)
from fathom.games.octodice.tables import BLACK_OCTOPUS, BOT_CIRCLES, BOXES, CRYSTALS, STEPS

SEATS = 4
FUNCTIONS = SUPER_COPY + 1
LEVELS = 3
COLUMNS = 3
FIELDS = 3

LAYOUT = Layout(version=1)
AT_SEATS = LAYOUT.add("seats", SEATS, "how many play, one-hot")
AT_PHASE = LAYOUT.add("phase", len(PHASES), "one-hot")
AT_ACTOR = LAYOUT.add("actor", SEATS, "who decides, counted from the observing seat, one-hot")
AT_CURRENT = LAYOUT.add("current", SEATS, "whose turn it is, likewise")
AT_FIRST = LAYOUT.add("first", SEATS, "who began, likewise")
AT_VIRTUAL_PLAYER = LAYOUT.add("virtual-player", 1, "option: a virtual player rolls, too")
AT_FROM_ZERO = LAYOUT.add("from-zero", 1, "option: Octo-Sub and Octo-Catch add to no octopus, too")
AT_SYMBOL_ONLY = LAYOUT.add("symbol-only", 1, "option: Octo-Catch wants an action symbol")
AT_SIMULTANEOUS = LAYOUT.add("simultaneous", 1, "option: extra actions are chosen at the same time")
AT_TURN = LAYOUT.add("turn", 1, "the turn of the current player / all turns of a game")
AT_OVER = LAYOUT.add("over", 1, "the game is over")
AT_GRID = LAYOUT.add("grid", LEVELS * COLUMNS * FUNCTIONS, "for each level and column the function there, one-hot")
WHITE_DIE_PART = Part()
W_SYMBOL = WHITE_DIE_PART.add("symbol", OCTOPUS + 1, "one-hot")
W_ASIDE = WHITE_DIE_PART.add("aside", 1, "set aside")
W_USED = WHITE_DIE_PART.add("used", 1, "used for a main action")
WHITE_SIZE = WHITE_DIE_PART.size
AT_WHITE = LAYOUT.each("white", WHITE_DICE, WHITE_DIE_PART, "the white dice")
BLACK_DIE_PART = Part()
B_COLOUR = BLACK_DIE_PART.add("colour", COLOURS + 1, "one-hot; an octopus comes after the colours")
B_DIGIT = BLACK_DIE_PART.add("digit", DIGITS, "one-hot; none for an octopus")
B_ASIDE = BLACK_DIE_PART.add("aside", 1, "set aside")
B_USED = BLACK_DIE_PART.add("used", 1, "used for a main action")
BLACK_SIZE = BLACK_DIE_PART.size
AT_BLACK = LAYOUT.each("black", DICE - WHITE_DICE, BLACK_DIE_PART, "the black dice")
AT_CONVERTED = LAYOUT.add("converted", WHITE_DICE, "the submarine die that was used as a bot, one-hot")
AT_VIRTUAL = LAYOUT.add("virtual", 1, "the dice are the virtual player's")

PLAYER_PART = Part()
P_SCORE = PLAYER_PART.add("score", 1, "points on the sheet / 50")
P_CRYSTALS = PLAYER_PART.add("crystals", 1, "crossed / all")
P_RESEARCH = PLAYER_PART.add("research", 1, "circles crossed / all")
P_EXTRAS = PLAYER_PART.add("extras", 1, "extra actions left in this third / 2")
P_ANSWERED = PLAYER_PART.add("answered", 1, "has answered what to do with these dice")
P_FLEXI_LAB = PLAYER_PART.add("flexi-lab", 1, "has used Flexi-Lab in this turn")
P_FLEXI_TEC = PLAYER_PART.add("flexi-tec", 1, "has used Flexi-Tec in this turn")
P_FLEXI_SUB = PLAYER_PART.add("flexi-sub", 1, "has used Flexi-Sub in this turn")
COLOUR_PART = Part()
C_BOTS = COLOUR_PART.add("bots", 1, "circles crossed / all")
C_SUBMARINE = COLOUR_PART.add("submarine", 1, "crossed")
COLOUR_SIZE = COLOUR_PART.size
P_COLOURS = PLAYER_PART.each("colour", COLOURS, COLOUR_PART, "the colours of bots and submarines")
P_MARKERS = PLAYER_PART.add(
    "markers", COLUMNS * (LEVELS + 1), "for each column the level of the marker, none first, one-hot"
)
P_FUNCTIONS = PLAYER_PART.add("functions", FUNCTIONS, "functions that the player has")
P_BOXES = PLAYER_PART.add("boxes", THIRDS, "for each third the octopus boxes crossed / all")
THIRD_PART = Part()
T_ENTRIES = THIRD_PART.add("entries", ROWS * FIELDS, "for each row the points in its three fields / 10")
T_SUBMARINES = THIRD_PART.add("submarines", 1, "points for submarines / 10")
T_SCORED = THIRD_PART.add("scored", 1, "the third is scored")
THIRD_SIZE = THIRD_PART.size
P_THIRDS = PLAYER_PART.each("third", THIRDS, THIRD_PART, "the sheet")
P_PASSES = PLAYER_PART.add("passes", 1, "of the observing seat only: the choice that waits is to pass")
P_CATCHES = PLAYER_PART.add("catches", 1, "likewise: to catch octopods")
P_USES = PLAYER_PART.add("uses", 1, "likewise: to use two dice")
P_EFFECT = PLAYER_PART.add("effect", 1, "likewise: the number of the dice's effect / all")
P_CAUGHT = PLAYER_PART.add("caught", 1, "likewise: octopods to be caught / 3")
PLAYER_SIZE = PLAYER_PART.size
AT_PLAYERS = LAYOUT.each("player", SEATS, PLAYER_PART, "the players, the observing seat first; empty seats are zero")
OBSERVATION = LAYOUT.size


def observe(g: Table, seat: int, out: Vector) -> None:
    """The table and the dice, then each player's sheet, starting with the observing seat's. A choice that waits for
    those of the others is shown to its owner only.

    OCTO-SETUP-09, OCTO-AMB-20
    """
    for i in range(OBSERVATION):
        out[i] = 0.0
    observe_table(g, seat, out)
    observe_dice(g, out)
    for step in range(g.seats):
        observe_player(g, (seat + step) % g.seats, seat, out, AT_PLAYERS + step * PLAYER_SIZE)


def observe_table(g: Table, seat: int, out: Vector) -> None:
    """Players, phase, whose turn, options and the grid."""
    out[AT_SEATS + g.seats - 1] = 1.0
    out[AT_PHASE + g.phase] = 1.0
    out[AT_ACTOR + (g.actor - seat) % g.seats] = 1.0
    out[AT_CURRENT + (g.current - seat) % g.seats] = 1.0
    out[AT_FIRST + (g.first - seat) % g.seats] = 1.0
    out[AT_VIRTUAL_PLAYER] = g.virtual_player
    out[AT_FROM_ZERO] = g.from_zero
    out[AT_SYMBOL_ONLY] = g.symbol_only
    out[AT_SIMULTANEOUS] = g.simultaneous
    out[AT_TURN] = g.turn / (THIRDS * turns_in_third(g))
    out[AT_OVER] = g.over
    for level in range(LEVELS):
        for column in range(COLUMNS):
            out[AT_GRID + (level * COLUMNS + column) * FUNCTIONS + function_at(g, level, column)] = 1.0


def observe_dice(g: Table, out: Vector) -> None:
    """What the dice show, which are set aside and which are used, and how far the turn is."""
    for die in range(WHITE_DICE):
        at = AT_WHITE + die * WHITE_SIZE
        out[at + W_SYMBOL + symbol_of(g, die)] = 1.0
        out[at + W_ASIDE] = g.aside[die] > 0
        out[at + W_USED] = g.used >> die & 1
    for die in range(WHITE_DICE, DICE):
        at = AT_BLACK + (die - WHITE_DICE) * BLACK_SIZE
        face = face_of(g, die - WHITE_DICE)
        out[at + B_COLOUR + face // DIGITS] = 1.0
        if face != BLACK_OCTOPUS:
            out[at + B_DIGIT + face % DIGITS] = 1.0
        out[at + B_ASIDE] = g.aside[die] > 0
        out[at + B_USED] = g.used >> die & 1
    if g.converted != NONE:
        out[AT_CONVERTED + g.converted] = 1.0
    out[AT_VIRTUAL] = g.virtual


def observe_player(g: Table, seat: int, viewer: int, out: Vector, at: int) -> None:
    """A player's sheet, markers and functions, from a place on."""
    me = g.players[seat]
    out[at + P_SCORE] = me.score / 50
    out[at + P_CRYSTALS] = me.crystals / CRYSTALS
    out[at + P_RESEARCH] = me.research / STEPS
    out[at + P_EXTRAS] = (EXTRAS - me.extras) / EXTRAS
    out[at + P_ANSWERED] = answered(g, seat)
    if seat == g.current:
        out[at + P_FLEXI_LAB] = g.flexed >> FLEXI_LAB & 1
        out[at + P_FLEXI_TEC] = g.flexed >> FLEXI_TEC & 1
        out[at + P_FLEXI_SUB] = g.flexed >> FLEXI_SUB & 1
    for colour in range(COLOURS):
        row = at + P_COLOURS + colour * COLOUR_SIZE
        out[row + C_BOTS] = me.bots[colour] / BOT_CIRCLES
        out[row + C_SUBMARINE] = me.submarines >> colour & 1
    for column in range(COLUMNS):
        out[at + P_MARKERS + column * (LEVELS + 1) + me.markers[column] + 1] = 1.0
    for function in range(FUNCTIONS):
        out[at + P_FUNCTIONS + function] = me.functions >> function & 1
    for third in range(THIRDS):
        out[at + P_BOXES + third] = me.boxes[third] / BOXES
        observe_third(me, third, out, at + P_THIRDS + third * THIRD_SIZE)
    if viewer == seat and me.pending != NONE:
        out[at + P_PASSES] = me.pending == STOP
        out[at + P_CATCHES] = me.pending >= CATCH and me.pending < STOP
        out[at + P_USES] = me.pending >= USE and me.pending < CATCH
        out[at + P_EFFECT] = (me.pending - USE) % EFFECTS / EFFECTS if me.pending < CATCH else 0.0
        out[at + P_CAUGHT] = (me.pending - CATCH + 1) / 3 if me.pending >= CATCH and me.pending < STOP else 0.0


def observe_third(me: Player, third: int, out: Vector, at: int) -> None:
    """A third of the sheet: the points in its fields, and whether it is scored."""
    for row in range(ROWS):
        for field in range(FIELDS):
            out[at + T_ENTRIES + row * FIELDS + field] = max(0, me.entries[third * ROWS + row][field]) / 10
    out[at + T_SUBMARINES] = max(0, me.submarine_fields[third]) / 10
    out[at + T_SCORED] = me.submarine_fields[third] != NONE


def determinise(g: Table, seat: int, chance: Chance) -> None:
    """Only what others have chosen while all choose at the same time is hidden: it becomes any of their choices.

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
