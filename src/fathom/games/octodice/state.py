"""The state of Octo Dice, declared once.

Who may see what: everything is open, except `Player.pending` (its owner) while extra actions are chosen at the same
time. Sets of dice, colours, effects and functions are bit sets. Everything under "this turn" is back at its idle value
between turns, but for the dice, which lie as they fell.

OCTO-SETUP-02, OCTO-SETUP-09
"""

from __future__ import annotations

from fathom.core.names import Names
from fathom.core.state import Struct, i8, i16, i32, many

NONE = -1

# The symbols of the white dice. An octopus is no action.
SYMBOL_NAMES = Names()
CRYSTAL = SYMBOL_NAMES.add("crystal")
RESEARCH = SYMBOL_NAMES.add("research")
LAB = SYMBOL_NAMES.add("lab")
BOT = SYMBOL_NAMES.add("bot")
SUBMARINE = SYMBOL_NAMES.add("submarine")
OCTOPUS = SYMBOL_NAMES.add("octopus")

# The colours that a pack may choose from.
COLOUR_NAMES = ("yellow", "red", "blue", "green", "white", "orange", "purple")
YELLOW = COLOUR_NAMES.index("yellow")
COLOURS = len(COLOUR_NAMES)

DIGITS = 4  # 0 to 3: those a pack may put on the black dice
DICE = 6  # three white ones, then three black ones
WHITE_DICE = 3

# The functions of the lab tiles. The last six are those of level 2.
FUNCTION_NAMES = Names()
FLEXI_LAB = FUNCTION_NAMES.add("flexi-lab")
OCTO_PLUS = FUNCTION_NAMES.add("octo-plus")
FLEXI_TEC = FUNCTION_NAMES.add("flexi-tec")
PLUS_TEC = FUNCTION_NAMES.add("plus-tec")
SUB_PLUS = FUNCTION_NAMES.add("sub-plus")
FLEXI_SUB = FUNCTION_NAMES.add("flexi-sub")
CRYSTAL_PLUS = FUNCTION_NAMES.add("crystal-plus")
PLUS_BOT = FUNCTION_NAMES.add("plus-bot")
PLUS_LAB = FUNCTION_NAMES.add("plus-lab")
FLEXI_LEVEL = FUNCTION_NAMES.add("flexi-level")
OCTO_SUB = FUNCTION_NAMES.add("octo-sub")
OCTO_CATCH = FUNCTION_NAMES.add("octo-catch")
SUPER_LAB_V = FUNCTION_NAMES.add("super-lab-v")
SUPER_LAB_H = FUNCTION_NAMES.add("super-lab-h")
SUPER_OCTO = FUNCTION_NAMES.add("super-octo")
SUPER_SUB = FUNCTION_NAMES.add("super-sub")
SUPER_LEVEL = FUNCTION_NAMES.add("super-level")
SUPER_COPY = FUNCTION_NAMES.add("super-copy")

# The score sheet: a row for each turn of a third, then the bottom row; three fields in each.
THIRDS = 3
TURNS = 2  # of a third
SOLO_TURNS = 3
ROWS = 3  # of a third
BOTTOM = 2
FIELD_A, FIELD_B, OCTOPUS_FIELD = range(3)
EXTRAS = 2  # extra actions of a third: fields A and B of its bottom row
PLUSSED = 8  # added to the symbol in `made_by` where a function of the own labs paid

# Phases: each is a kind of decision. NEXT stands only inside an action (after the main actions) and when all is over.
PHASES = Names()
NEXT = PHASES.add("over")
KEEP = PHASES.add("keep")
KEEP_AGAIN = PHASES.add("keep-again")
MAIN = PHASES.add("main")
MAIN_AGAIN = PHASES.add("main-again")
EXTRA = PHASES.add("extra")
LEVELLING = PHASES.add("super-level")
COPYING = PHASES.add("super-copy")

# Where points come from.
SOURCES = Names()
BY_CRYSTALS = SOURCES.add("crystals")
BY_RESEARCH = SOURCES.add("research")
BY_BOTS = SOURCES.add("bots")
BY_OCTOPODS = SOURCES.add("octopods")
BY_FUNCTIONS = SOURCES.add("functions")
BY_SUBMARINES = SOURCES.add("submarines")
BY_PENALTIES = SOURCES.add("penalties")
BY_MAJORITY = SOURCES.add("majority")
BY_LABS = SOURCES.add("labs")


class Player(Struct):
    """What a player has."""

    score: int = i16()  # everything written on the sheet
    crystals: int = i8()  # crossed
    research: int = i8()  # circles crossed, along the arrows
    bots: list[int] = i8(COLOURS)  # circles crossed, by colour
    submarines: int = i16()  # colours crossed
    markers: list[int] = i8(3)  # the level reached in each column, or NONE
    functions: int = i32()  # of all tiles at and above the markers
    boxes: list[int] = i8(3)  # octopus boxes crossed in each third
    extras: int = i8()  # extra actions used in this third
    entries: list[list[int]] = i8(9, 3)  # points in the fields A, B and octopus of each row, or NONE
    made_by: list[list[int]] = i8(9, 3)  # the symbol of the action behind each field (+ PLUSSED), or NONE
    submarine_fields: list[int] = i8(3)  # of each third, or NONE before its interim scoring
    majority: int = i8()  # bonus points for crystals, or NONE before the bonus scoring
    labs: list[int] = i8(3)  # bonus points for the level-2 tile of each column, or NONE
    levelled: int = i8()  # column that Super-Level moved, or NONE
    copied: int = i8()  # column of the tile that Super-Copy copied, or NONE
    pending: int = i16()  # extra action chosen but not yet carried out (chosen at the same time), or NONE


class Table(Struct):
    """The whole table."""

    seats: int = i8()
    actor: int = i8()
    over: int = i8()
    phase: int = i8()
    players: list[Player] = many(Player, 4)

    # options
    random_grid: int = i8()
    first_seat: int = i8()  # NONE: random
    virtual_player: int = i8()
    from_zero: int = i8()  # Octo-Sub and Octo-Catch add even where no octopus shows
    symbol_only: int = i8()  # Octo-Catch wants an action symbol
    simultaneous: int = i8()  # extra actions are chosen at the same time

    grid: list[list[int]] = i8(3, 3)  # by level and column: 2 * tile + side
    first: int = i8()
    current: int = i8()  # whose turn it is
    turn: int = i8()  # of the current player, from 0
    dice: list[int] = i8(6)  # the face that each shows: W1-W3, B1-B3
    aside: list[int] = i8(6)  # the roll after which each was set aside, 0: not yet

    # this turn
    used: int = i8()  # dice used for main actions
    converted: int = i8()  # submarine die used as a bot (Flexi-Sub), or NONE
    flexed: int = i8()  # once-per-turn functions used
    virtual: int = i8()  # the dice are the virtual player's
    asked: int = i8()  # how many have been asked for an extra action with these dice
