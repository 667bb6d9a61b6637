"""What a white and a black die can do together, as a bit set of effects: as they are, and through Flexi functions.

In the own turn and in an extra action the same functions answer.
"""

from __future__ import annotations

from fathom.games.octodice.actions import (
    BOT_OF,
    CRYSTAL_AS,
    EFFECTS,
    LAB_STEP,
    RESEARCH_STEP,
    SUBMARINE_OF,
)
from fathom.games.octodice.play.dice import face_of, symbol_of
from fathom.games.octodice.play.labs import LOWEST, owns, steps_with
from fathom.games.octodice.state import (
    BOT,
    COLOURS,
    CRYSTAL,
    DIGITS,
    EXTRA,
    FLEXI_LAB,
    FLEXI_LEVEL,
    FLEXI_SUB,
    FLEXI_TEC,
    LAB,
    OCTOPUS,
    RESEARCH,
    SUBMARINE,
    WHITE_DICE,
    YELLOW,
    Player,
    Table,
)
from fathom.games.octodice.tables import (
    BLACK_OCTOPUS,
    BOT_CIRCLES,
    COLOUR_SET,
    CRYSTALS,
    DIGIT_SET,
    RESEARCH_COLOUR,
    STEPS,
)

# The symbol of each effect, and the function that adds points to the actions of each symbol.
ACTION_OF = (CRYSTAL,) * DIGITS + (RESEARCH,) + (LAB,) * 3 + (BOT,) * COLOURS + (SUBMARINE,) * COLOURS
ALL_DIGITS = (1 << DIGITS) - 1
ALL_EFFECTS = (1 << EFFECTS) - 1
ALL_BOTS = ((1 << COLOURS) - 1) << BOT_OF
FLEXI = 1 << FLEXI_LAB | 1 << FLEXI_TEC | 1 << FLEXI_SUB

# What a white symbol asks of a black face, as a bit: see `wanted`. An octopus answers nothing.
CRYSTAL_WANTS = 0
RESEARCH_WANTS = CRYSTAL_WANTS + DIGITS
LAB_WANTS = RESEARCH_WANTS + COLOURS
BOT_WANTS = LAB_WANTS + DIGITS
SUBMARINE_WANTS = BOT_WANTS + COLOURS
NOTHING = SUBMARINE_WANTS + COLOURS


WANTS = (CRYSTAL_WANTS, RESEARCH_WANTS, LAB_WANTS, BOT_WANTS, SUBMARINE_WANTS)
FIRST_EFFECT = (CRYSTAL_AS, RESEARCH_STEP, LAB_STEP, BOT_OF, SUBMARINE_OF)


def _asked(symbol: int, face: int) -> int:
    """The digit or colour of a black face, whichever a symbol asks for."""
    return face % DIGITS if symbol in (CRYSTAL, LAB) else face // DIGITS


# By symbol and face: the bit of `wanted` that must be set, and the effect (of labs see `steps_with`).
WANTED_BY = (
    *((*(WANTS[symbol] + _asked(symbol, face) for face in range(BLACK_OCTOPUS)), NOTHING) for symbol in range(OCTOPUS)),
    (NOTHING,) * (BLACK_OCTOPUS + 1),
)
EFFECT_OF = tuple(
    tuple(FIRST_EFFECT[symbol] + (0 if symbol == RESEARCH else _asked(symbol, face)) for face in range(BLACK_OCTOPUS))
    for symbol in range(OCTOPUS)
)


def free_bots(me: Player) -> int:
    """The colours with a free bot circle.

    OCTO-BOT-02, OCTO-BOT-04
    """
    bits = COLOUR_SET
    for colour in range(COLOURS):
        if me.bots[colour] == BOT_CIRCLES:
            bits &= ~(1 << colour)
    return bits


def wanted(me: Player) -> int:
    """What a player has a use for, as bits: the digits for a crystal, the colour of the next research circle, the
    digits for a lab step, and the colours with a free bot or submarine circle. Without a free circle, or a marker to
    move, there is no action.

    OCTO-MAIN-08, OCTO-CRYSTAL-01, OCTO-CRYSTAL-03, OCTO-CRYSTAL-04, OCTO-RESEARCH-02, OCTO-RESEARCH-03, OCTO-LAB-02,
    OCTO-LAB-07, OCTO-BOT-04, OCTO-SUB-03, OCTO-SUB-04, OCTO-TILE-E2, OCTO-AMB-36
    """
    bits = free_bots(me) << BOT_WANTS | (COLOUR_SET & ~me.submarines) << SUBMARINE_WANTS
    if me.crystals < CRYSTALS:
        bits |= ALL_DIGITS << CRYSTAL_WANTS
    if me.research < STEPS:
        bits |= 1 << (RESEARCH_WANTS + RESEARCH_COLOUR[me.research])
    for column in range(3):
        if me.markers[column] < LOWEST:
            bits |= (ALL_DIGITS if owns(me, FLEXI_LEVEL) else 1 << (me.markers[column] + 1)) << LAB_WANTS
    return bits


def actions_as_shown(me: Player, wants: int, symbol: int, face: int) -> int:
    """The effects that two dice allow as they are. The white die says which action; the black one how: by its digit
    (crystal, lab) or by its colour. An octopus is no part of any. `wants` is what `wanted` says of the player.

    OCTO-MAIN-01, OCTO-MAIN-02, OCTO-MAIN-05, OCTO-RESEARCH-01, OCTO-BOT-01, OCTO-SUB-01, OCTO-COMBO-05,
    OCTO-AMB-07
    """
    if wants >> WANTED_BY[symbol][face] & 1 == 0:
        return 0
    if symbol == LAB:
        return steps_with(me, face % DIGITS)
    return 1 << EFFECT_OF[symbol][face]


def actions_by_flexi(me: Player, symbol: int, face: int, flexed: int) -> int:
    """The effects that two dice allow besides, through functions that work once in a turn and are not used up:
    Flexi-Tec and Flexi-Sub make a bot of a research or submarine symbol, Flexi-Lab any other colour or digit of a
    yellow face. They combine.

    OCTO-TILE-A1, OCTO-TILE-B1, OCTO-TILE-C2, OCTO-COMBO-01, OCTO-COMBO-02, OCTO-COMBO-04, OCTO-AMB-06
    """
    ready = me.functions & ~flexed & FLEXI
    if ready == 0 or face == BLACK_OCTOPUS:
        return 0
    bits = 0
    by_tec = symbol == RESEARCH and ready >> FLEXI_TEC & 1 == 1
    as_bot = by_tec or (symbol == SUBMARINE and ready >> FLEXI_SUB & 1 == 1)
    if as_bot:
        bits |= (free_bots(me) & 1 << face // DIGITS) << BOT_OF
    if face // DIGITS == YELLOW and ready >> FLEXI_LAB & 1:
        if symbol == BOT or as_bot:
            bits |= free_bots(me) << BOT_OF
        if symbol == CRYSTAL and me.crystals < CRYSTALS:
            bits |= DIGIT_SET << CRYSTAL_AS
        if symbol == RESEARCH and me.research < STEPS:
            bits |= 1 << RESEARCH_STEP
        if symbol == SUBMARINE:
            bits |= (COLOUR_SET & ~me.submarines) << SUBMARINE_OF
        if symbol == LAB:
            for digit in range(DIGITS):
                if DIGIT_SET >> digit & 1:
                    bits |= steps_with(me, digit)
    return bits


def functions_for(me: Player, symbol: int, face: int, effect: int) -> int:
    """The once-per-turn functions that an effect takes with two dice. With Flexi-Level the digit does not matter, so
    Flexi-Lab stays available; and a yellow face used as it is takes nothing.

    OCTO-COMBO-04, OCTO-COMBO-05
    """
    action = ACTION_OF[effect]
    bits = 0
    if action == BOT and symbol == RESEARCH:
        bits |= 1 << FLEXI_TEC
    if action == BOT and symbol == SUBMARINE:
        bits |= 1 << FLEXI_SUB
    if actions_as_shown(me, wanted(me), action, face) >> effect & 1 == 0:
        bits |= 1 << FLEXI_LAB
    return bits


def as_shown(g: Table, me: Player, white: int, black: int) -> int:
    """What a pair of dice on the table allows as it is."""
    return actions_as_shown(me, wanted(me), symbol_of(g, white), face_of(g, black))


def by_flexi(g: Table, me: Player, white: int, black: int) -> int:
    """What a pair of dice on the table allows through functions (which may include what it allows without). Every turn
    of anybody, and every roll of the virtual player, has an allowance of its own; in an extra action nothing of it has
    been used.

    OCTO-AMB-09, OCTO-EXTRA-07
    """
    return actions_by_flexi(me, symbol_of(g, white), face_of(g, black), 0 if g.phase == EXTRA else g.flexed)


def unused(g: Table, white: int, black: int) -> bool:
    """In the own turn a die serves one main action; in an extra action it does not matter who has used it.

    OCTO-MAIN-04, OCTO-EXTRA-05
    """
    return used_dice(g) & (1 << white | 1 << (WHITE_DICE + black)) == 0


def used_dice(g: Table) -> int:
    """The dice that can no longer be used.

    OCTO-MAIN-04, OCTO-EXTRA-05
    """
    return 0 if g.phase == EXTRA else g.used
