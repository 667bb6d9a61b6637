"""Main actions: which are offered, which rule forbids one, and doing it."""

from __future__ import annotations

from fathom.core.actions import Offers, offer
from fathom.core.bits import lowest
from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.octodice.actions import (
    BOT_OF,
    CRYSTAL_AS,
    EFFECTS,
    LAB_STEP,
    STOP,
    SUBMARINE_OF,
    USE,
)
from fathom.games.octodice.events import E_BOT, E_CRYSTAL, E_FLEXI, E_PLUS, E_RESEARCH, E_STOP, E_SUBMARINE
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
from fathom.games.octodice.play.dice import face_of, shows_same, symbol_of
from fathom.games.octodice.play.labs import LOWEST, PLUS_FUNCTION, in_grid, owns, step_down, tell_step
from fathom.games.octodice.play.octopus import OCTO_ADDING, addition
from fathom.games.octodice.play.sheet import row_of, write
from fathom.games.octodice.play.uses import (
    ACTION_OF,
    ALL_BOTS,
    ALL_EFFECTS,
    FLEXI,
    actions_as_shown,
    as_shown,
    by_flexi,
    functions_for,
    unused,
    used_dice,
    wanted,
)
from fathom.games.octodice.state import (
    BOT,
    CRYSTAL,
    DICE,
    DIGITS,
    EXTRA,
    FIELD_A,
    FIELD_B,
    FLEXI_LAB,
    FLEXI_SUB,
    FLEXI_TEC,
    LAB,
    MAIN,
    MAIN_AGAIN,
    NEXT,
    OCTOPUS,
    PLUSSED,
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
    BOT_POINTS,
    CRYSTALS,
    PLUS,
    RESEARCH_COLOUR,
    RESEARCH_POINTS,
    STEPS,
)


def first_dice(g: Table) -> int:
    """Of the dice of a kind that show the same the first, as a bit set."""
    firsts = 0
    for die in range(0, DICE, WHITE_DICE):
        second = 0 if shows_same(g, die + 1, die) else 2
        third = 0 if shows_same(g, die + 2, die) or shows_same(g, die + 2, die + 1) else 4
        firsts |= (1 | second | third) << die
    return firsts


def uses_with(white: int, black: int) -> int:
    """The first of the actions with these two dice: the others follow in the order of their effects."""
    return USE + (white * 3 + black) * EFFECTS


def offer_effects(out: Offers, white: int, black: int, bits: int) -> None:
    """Offer the actions with two dice that have these effects."""
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
    flexible = me.functions & FLEXI
    firsts = first_dice(g)
    for white in range(3):
        symbol = symbol_of(g, white)
        if symbol == OCTOPUS or firsts >> white & 1 == 0:
            continue
        for black in range(3):
            if firsts >> WHITE_DICE + black & 1:
                bits = actions_as_shown(me, wants, symbol, face_of(g, black))
                if flexible:
                    bits |= by_flexi(g, me, white, black)
                if bits:
                    offer_effects(out, white, black, bits)


def told_apart(g: Table, me: Player, white: int, bits: int) -> int:
    """Effects of a white die in the second main action; those after which Octo-Sub or Octo-Catch would add an octopus
    are a second bit set above the first."""
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
    gone = used_dice(g)
    bits = 0
    for white in range(3):
        symbol = symbol_of(g, white)
        if symbol == OCTOPUS or gone >> white & 1:
            continue
        for black in range(3):
            if gone >> WHITE_DICE + black & 1 == 0:
                effects = actions_as_shown(me, wants, symbol, face_of(g, black))
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
    gone = used_dice(g)
    seen = 0
    for white in range(3):
        symbol = symbol_of(g, white)
        if symbol == OCTOPUS or gone >> white & 1:
            continue
        for black in range(3):
            if gone >> WHITE_DICE + black & 1:
                continue
            fresh = actions_as_shown(me, wants, symbol, face_of(g, black))
            besides = by_flexi(g, me, white, black) if flexible else 0
            if fresh | besides == 0:
                continue
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
    if not unused(g, white, black):
        return MAIN_04
    me = g.players[g.actor]
    if (as_shown(g, me, white, black) | by_flexi(g, me, white, black)) >> effect & 1:
        return 0
    symbol = symbol_of(g, white)
    if symbol == OCTOPUS or face_of(g, black) == BLACK_OCTOPUS:
        return MAIN_05
    action = ACTION_OF[effect]
    if action != symbol and action == BOT and symbol == RESEARCH and in_grid(g, FLEXI_TEC):
        if not owns(me, FLEXI_TEC) or by_flexi_used(g, FLEXI_TEC):
            return TILE_B1
    elif action != symbol and action == BOT and symbol == SUBMARINE and in_grid(g, FLEXI_SUB):
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
    """Whether a once-per-turn function is used up; in an extra action none is."""
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
    """Use up the functions that an action takes.

    OCTO-COMBO-04, OCTO-COMBO-05
    """
    me = g.players[seat]
    if me.functions & FLEXI == 0:
        return
    takes = functions_for(me, symbol_of(g, white), face_of(g, black), effect)
    if takes >> FLEXI_TEC & 1:
        use_up(g, seat, FLEXI_TEC, chance)
    if takes >> FLEXI_SUB & 1:
        use_up(g, seat, FLEXI_SUB, chance)
        if g.phase != EXTRA:
            g.converted = white
    if takes >> FLEXI_LAB & 1:
        use_up(g, seat, FLEXI_LAB, chance)


def use_up(g: Table, seat: int, function: int, chance: Chance) -> None:
    """Use a once-per-turn function."""
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
    points = plus + printed_worth(me, effect)
    cross(g, seat, effect)
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
    if plus:
        tell(chance, E_PLUS, seat, PLUS_FUNCTION[action], plus)


def worth_of(me: Player, effect: int) -> int:
    """The points of an effect, with what the own labs add.

    OCTO-MAIN-10, OCTO-TILE-B2, OCTO-TILE-C1, OCTO-TILE-D1, OCTO-TILE-D2, OCTO-TILE-E1
    """
    return printed_worth(me, effect) + (PLUS if owns(me, PLUS_FUNCTION[ACTION_OF[effect]]) else 0)


def printed_worth(me: Player, effect: int) -> int:
    """The points printed beside the next circle; of a full row, beside the last one. Of two bot circles the left one
    comes first; labs and submarines give nothing at once.

    OCTO-CRYSTAL-02, OCTO-RESEARCH-01, OCTO-LAB-06, OCTO-BOT-02, OCTO-BOT-03, OCTO-SUB-02
    """
    action = ACTION_OF[effect]
    if action == CRYSTAL:
        return effect - CRYSTAL_AS
    if action == RESEARCH:
        return RESEARCH_POINTS[min(me.research, STEPS - 1)]
    if action == BOT:
        return BOT_POINTS[min(me.bots[effect - BOT_OF], BOT_CIRCLES - 1)]
    return 0


def cross(g: Table, seat: int, effect: int) -> None:
    """Make the cross, or move the marker.

    OCTO-CRYSTAL-01, OCTO-CRYSTAL-04, OCTO-RESEARCH-01, OCTO-LAB-06, OCTO-BOT-01, OCTO-BOT-02, OCTO-SUB-01
    """
    me = g.players[seat]
    action = ACTION_OF[effect]
    if action == CRYSTAL:
        me.crystals += 1
    elif action == RESEARCH:
        me.research += 1
    elif action == LAB:
        step_down(g, seat, effect - LAB_STEP)
    elif action == BOT:
        me.bots[effect - BOT_OF] += 1
    else:
        me.submarines |= 1 << (effect - SUBMARINE_OF)


def main_action(g: Table, white: int, black: int, effect: int, chance: Chance) -> None:
    """Part b) of a turn: the first main action is written into field A, the second into field B; each is complete
    before what comes next, and its dice are used.

    OCTO-MAIN-03, OCTO-MAIN-04, OCTO-MAIN-06, OCTO-MAIN-07, OCTO-MAIN-09, OCTO-AMB-03, OCTO-AMB-34
    """
    flex(g, g.current, white, black, effect, chance)
    g.used |= 1 << white | 1 << (WHITE_DICE + black)
    first = g.phase == MAIN
    act(g, g.current, effect, row_of(g), FIELD_A if first else FIELD_B, chance)
    g.phase = MAIN_AGAIN if first else NEXT


def stop_acting(g: Table, chance: Chance) -> None:
    """No (further) main action; the field stays empty. It is told, because the loop stops where nothing is possible.

    OCTO-MAIN-03, OCTO-MAIN-09, OCTO-AMB-02
    """
    tell(chance, E_STOP, g.current, int(g.phase == MAIN_AGAIN))
    g.phase = NEXT


DECISIONS = (
    Decision(MAIN, USE, may_use, main_action, offer_first),
    Decision(MAIN_AGAIN, USE, may_use, main_action, offer_distinct),
    Decision((MAIN, MAIN_AGAIN), STOP, None, stop_acting),
    Refusal(USE, TURN_04),
)
