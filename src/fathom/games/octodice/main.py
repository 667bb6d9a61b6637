"""Main actions: what a white and a black die can do together, and doing it.

What a pair of dice allows is a bit set of effects. In the own turn and in an extra action the same functions answer.
"""

from __future__ import annotations

from fathom.core.actions import Offers, offer
from fathom.core.chance import Chance, tell
from fathom.games.octodice.actions import (
    BOT_OF,
    CRYSTAL_AS,
    EFFECTS,
    LAB_STEP,
    RESEARCH_STEP,
    SUBMARINE_OF,
    USE,
)
from fathom.games.octodice.dice import face_of, lowest, shows_same, symbol_of
from fathom.games.octodice.events import E_BOT, E_CRYSTAL, E_FLEXI, E_RESEARCH, E_SUBMARINE
from fathom.games.octodice.ids import (
    BOT_01,
    BOT_04,
    CRYSTAL_02,
    CRYSTAL_03,
    LAB_02,
    LAB_07,
    MAIN_01,
    MAIN_04,
    MAIN_05,
    RESEARCH_02,
    RESEARCH_03,
    SUB_01,
    SUB_03,
    TILE_A1,
    TILE_B1,
    TILE_C2,
    TURN_04,
)
from fathom.games.octodice.labs import LOWEST, owns, step_down, steps_with, tell_step
from fathom.games.octodice.octopus import OCTO_ADDING, addition
from fathom.games.octodice.sheet import write
from fathom.games.octodice.state import (
    BOT,
    COLOURS,
    CRYSTAL,
    CRYSTAL_PLUS,
    DIGITS,
    EXTRA,
    FLEXI_LAB,
    FLEXI_LEVEL,
    FLEXI_SUB,
    FLEXI_TEC,
    LAB,
    MAIN,
    MAIN_AGAIN,
    OCTOPUS,
    PLUS_BOT,
    PLUS_LAB,
    PLUS_TEC,
    PLUSSED,
    RESEARCH,
    SUB_PLUS,
    SUBMARINE,
    WHITE_DICE,
    YELLOW,
    Player,
    Table,
)
from fathom.games.octodice.tables import (
    BLACK_OCTOPUS,
    BOT_CIRCLES,
    BOT_POINTS,
    COLOUR_SET,
    CRYSTALS,
    DIGIT_SET,
    PLUS,
    RESEARCH_COLOUR,
    RESEARCH_POINTS,
    STEPS,
)

# The symbol of each effect, and the function that adds points to the actions of each symbol.
ACTION_OF = (CRYSTAL,) * DIGITS + (RESEARCH,) + (LAB,) * 3 + (BOT,) * COLOURS + (SUBMARINE,) * COLOURS
PLUS_FUNCTION = (CRYSTAL_PLUS, PLUS_TEC, PLUS_LAB, PLUS_BOT, SUB_PLUS)
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
    return g.phase == EXTRA or g.used & (1 << white | 1 << (WHITE_DICE + black)) == 0


def first_of_its_kind(g: Table, die: int) -> bool:
    """Whether no die before it shows the same."""
    first = True
    for other in range(die // WHITE_DICE * WHITE_DICE, die):
        if shows_same(g, die, other):
            first = False
    return first


def offer_effects(out: Offers, white: int, black: int, bits: int) -> None:
    first = USE + (white * 3 + black) * EFFECTS
    while bits:
        offer(out, first + lowest(bits))
        bits &= bits - 1


def offer_first(g: Table, out: Offers) -> None:
    """The first main action: every symbol with every face that shows, once.

    OCTO-MAIN-06
    """
    me = g.players[g.actor]
    wants = wanted(me)
    for white in range(3):
        symbol = symbol_of(g, white)
        if symbol != OCTOPUS and first_of_its_kind(g, white):
            for black in range(3):
                face = face_of(g, black)
                if face != BLACK_OCTOPUS and first_of_its_kind(g, WHITE_DICE + black):
                    bits = actions_as_shown(me, wants, symbol, face)
                    if me.functions & FLEXI:
                        bits |= by_flexi(g, me, white, black)
                    offer_effects(out, white, black, bits)


def told_apart(g: Table, me: Player, white: int, bits: int) -> int:
    """Effects of a white die in the second main action, told apart by whether Octo-Sub or Octo-Catch would then add an
    octopus: those are a second bit set above the first."""
    used = g.used | 1 << white
    if symbol_of(g, white) == SUBMARINE:
        bots = bits & ALL_BOTS
        rest = bits & ~ALL_BOTS
        return rest << EFFECTS * addition(g, me, used, g.converted) | bots << EFFECTS * addition(g, me, used, white)
    return bits << EFFECTS * addition(g, me, used, g.converted)


def matters(g: Table, me: Player) -> bool:
    """Whether the octopus action depends on which white die is used: in the own turn, with Octo-Sub or Octo-Catch."""
    return g.phase != EXTRA and me.functions & OCTO_ADDING != 0


def shown_effects(g: Table, me: Player, wants: int) -> int:
    """Everything that some unused pair of dice allows as it is, told apart."""
    apart = matters(g, me)
    bits = 0
    for white in range(3):
        for black in range(3):
            if unused(g, white, black):
                effects = actions_as_shown(me, wants, symbol_of(g, white), face_of(g, black))
                bits |= told_apart(g, me, white, effects) if apart else effects
    return bits


def offer_distinct(g: Table, out: Offers) -> None:
    """The second main action, or an extra one: every outcome once, without a Flexi function if that is possible, and
    then with the first dice. The black die no longer matters, nor does the white one beyond the octopods."""
    me = g.players[g.actor]
    wants = wanted(me)
    flexible = me.functions & FLEXI
    apart = matters(g, me)
    shown = shown_effects(g, me, wants) if flexible else 0
    seen = 0
    for white in range(3):
        symbol = symbol_of(g, white)
        if symbol != OCTOPUS:
            for black in range(3):
                if unused(g, white, black):
                    fresh = actions_as_shown(me, wants, symbol, face_of(g, black))
                    besides = by_flexi(g, me, white, black) if flexible else 0
                    if apart:
                        fresh = told_apart(g, me, white, fresh)
                        besides = told_apart(g, me, white, besides)
                    fresh = (fresh | besides & ~shown) & ~seen
                    if fresh:
                        seen |= fresh
                        offer_effects(out, white, black, (fresh | fresh >> EFFECTS) & ALL_EFFECTS)


def may_use(g: Table, white: int, black: int, effect: int) -> int:
    """A white die with a symbol and a black die with a colour, neither of them used by this player in this turn.

    OCTO-MAIN-01, OCTO-MAIN-04, OCTO-EXTRA-04, OCTO-EXTRA-06
    """
    if g.phase != MAIN and g.phase != MAIN_AGAIN and g.phase != EXTRA:
        return TURN_04
    if not unused(g, white, black):
        return MAIN_04
    me = g.players[g.actor]
    if (as_shown(g, me, white, black) | by_flexi(g, me, white, black)) >> effect & 1:
        return 0
    symbol = symbol_of(g, white)
    if symbol == OCTOPUS or face_of(g, black) == BLACK_OCTOPUS:
        return MAIN_05
    action = ACTION_OF[effect]
    if action != symbol and action == BOT and symbol == RESEARCH:
        if not owns(me, FLEXI_TEC) or by_flexi_used(g, FLEXI_TEC):
            return TILE_B1
    elif action != symbol and action == BOT and symbol == SUBMARINE:
        if not owns(me, FLEXI_SUB) or by_flexi_used(g, FLEXI_SUB):
            return TILE_C2
    elif action != symbol:
        return MAIN_01
    full = circle_missing(me, effect)
    if full:
        return full
    if face_of(g, black) // DIGITS == YELLOW and owns(me, FLEXI_LAB):
        return TILE_A1
    return wrong_face(action)


def by_flexi_used(g: Table, function: int) -> bool:
    return g.phase != EXTRA and g.flexed >> function & 1 == 1


def circle_missing(me: Player, effect: int) -> int:
    """The rule by which there is nothing left to cross or to move for an effect, or 0.

    OCTO-CRYSTAL-03, OCTO-RESEARCH-03, OCTO-LAB-07, OCTO-BOT-04, OCTO-SUB-03
    """
    action = ACTION_OF[effect]
    if action == CRYSTAL and me.crystals >= CRYSTALS:
        return CRYSTAL_03
    if action == RESEARCH and me.research >= STEPS:
        return RESEARCH_03
    if action == LAB and me.markers[effect - LAB_STEP] >= LOWEST:
        return LAB_07
    if action == BOT and me.bots[effect - BOT_OF] >= BOT_CIRCLES:
        return BOT_04
    if action == SUBMARINE and me.submarines >> (effect - SUBMARINE_OF) & 1:
        return SUB_03
    return 0


def wrong_face(action: int) -> int:
    """The rule that wants another black die for an action."""
    if action == CRYSTAL:
        return CRYSTAL_02
    if action == RESEARCH:
        return RESEARCH_02
    if action == LAB:
        return LAB_02
    if action == BOT:
        return BOT_01
    return SUB_01


def flex(g: Table, seat: int, white: int, black: int, effect: int, chance: Chance) -> None:
    """Use up the functions that an action takes. With Flexi-Level the digit does not matter, so Flexi-Lab stays
    available; and a yellow face used as it is takes nothing.

    OCTO-COMBO-04, OCTO-COMBO-05
    """
    me = g.players[seat]
    symbol = symbol_of(g, white)
    action = ACTION_OF[effect]
    if action == BOT and symbol == RESEARCH:
        use_up(g, seat, FLEXI_TEC, chance)
    if action == BOT and symbol == SUBMARINE:
        use_up(g, seat, FLEXI_SUB, chance)
        if g.phase != EXTRA:
            g.converted = white
    if actions_as_shown(me, wanted(me), action, face_of(g, black)) >> effect & 1 == 0:
        use_up(g, seat, FLEXI_LAB, chance)


def use_up(g: Table, seat: int, function: int, chance: Chance) -> None:
    if g.phase != EXTRA:
        g.flexed |= 1 << function
    tell(chance, E_FLEXI, seat, function)


def act(g: Table, seat: int, effect: int, row: int, field: int, chance: Chance) -> None:
    """Carry out an effect on the player's own sheet and write its points, with what the own labs add, into a field.

    OCTO-MAIN-06, OCTO-MAIN-07, OCTO-MAIN-09, OCTO-MAIN-10, OCTO-TILE-B2, OCTO-TILE-C1, OCTO-TILE-D1, OCTO-TILE-D2,
    OCTO-TILE-E1, OCTO-AMB-05, OCTO-COMBO-02
    """
    me = g.players[seat]
    action = ACTION_OF[effect]
    plus = PLUS if owns(me, PLUS_FUNCTION[action]) else 0
    points = plus + cross(g, seat, effect)
    write(me, row, field, points, action + (PLUSSED if plus else 0))
    if action == CRYSTAL:
        tell(chance, E_CRYSTAL, seat, points)
    elif action == RESEARCH:
        tell(chance, E_RESEARCH, seat, RESEARCH_COLOUR[me.research - 1], points)
    elif action == LAB:
        tell_step(g, seat, effect - LAB_STEP, points, chance)
    elif action == BOT:
        tell(chance, E_BOT, seat, effect - BOT_OF, points)
    else:
        tell(chance, E_SUBMARINE, seat, effect - SUBMARINE_OF, points)


def cross(g: Table, seat: int, effect: int) -> int:
    """Make the cross, or move the marker; returns the points printed beside it. Of two bot circles the left one comes
    first; labs and submarines give nothing at once.

    OCTO-CRYSTAL-01, OCTO-CRYSTAL-02, OCTO-CRYSTAL-04, OCTO-RESEARCH-01, OCTO-LAB-06, OCTO-BOT-01, OCTO-BOT-02,
    OCTO-BOT-03, OCTO-SUB-01, OCTO-SUB-02
    """
    me = g.players[seat]
    action = ACTION_OF[effect]
    if action == CRYSTAL:
        me.crystals += 1
        return effect - CRYSTAL_AS
    if action == RESEARCH:
        me.research += 1
        return RESEARCH_POINTS[me.research - 1]
    if action == LAB:
        step_down(g, seat, effect - LAB_STEP)
        return 0
    if action == BOT:
        colour = effect - BOT_OF
        me.bots[colour] += 1
        return BOT_POINTS[me.bots[colour] - 1]
    me.submarines |= 1 << (effect - SUBMARINE_OF)
    return 0
