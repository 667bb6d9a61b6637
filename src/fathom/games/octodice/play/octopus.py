"""Octopods: how many an octopus action counts, and what it brings."""

from __future__ import annotations

from fathom.core.chance import Chance, tell
from fathom.games.octodice.events import E_ADDED, E_OCTOPUS, E_PLUS, E_STRUCK
from fathom.games.octodice.play.dice import ALL_DICE, is_octopus, symbol_of
from fathom.games.octodice.play.labs import owns
from fathom.games.octodice.play.sheet import struck, third_of, write
from fathom.games.octodice.state import (
    DICE,
    NONE,
    OCTO_CATCH,
    OCTO_PLUS,
    OCTO_SUB,
    OCTOPUS,
    PLUSSED,
    SUBMARINE,
    WHITE_DICE,
    Player,
    Table,
)
from fathom.games.octodice.tables import BOXES, OCTOPUS_BONUS, PLUS

OCTO_ADDING = 1 << OCTO_SUB | 1 << OCTO_CATCH


def octopods_on(g: Table, dice: int) -> int:
    """How many of these dice show an octopus."""
    count = 0
    for die in range(DICE):
        if dice >> die & 1:
            count += is_octopus(g, die)
    return count


def added_among(g: Table, me: Player, dice: int, used: int, converted: int) -> int:
    """The octopus that a lab adds, looking at these dice: Octo-Sub for a submarine (not one made a bot), Octo-Catch for
    a white die that the player has not used, whatever it shows - or, as an option, only if it shows a symbol.

    OCTO-TILE-F1, OCTO-TILE-F2, OCTO-COMBO-03, OCTO-AMB-10, OCTO-AMB-12, OCTO-AMB-13, OCTO-AMB-40
    """
    if me.functions & OCTO_ADDING == 0:
        return 0
    if not g.from_zero and octopods_on(g, dice) == 0:
        return 0
    for white in range(WHITE_DICE):
        if dice >> white & 1:
            symbol = symbol_of(g, white)
            if owns(me, OCTO_SUB) and symbol == SUBMARINE and white != converted:
                return 1
            unused_here = used >> white & 1 == 0 and not (g.symbol_only and symbol == OCTOPUS)
            if owns(me, OCTO_CATCH) and unused_here:
                return 1
    return 0


def addition(g: Table, me: Player, used: int, converted: int) -> int:
    """The octopus that a lab would add in the own turn, with these dice used."""
    return added_among(g, me, ALL_DICE, used, converted)


def octopus_points(me: Player, count: int) -> int:
    """The bonus for octopods counted in one action: first the table, whose last value holds for all above, then
    Octo-Plus if the table gave something.

    OCTO-OCTO-04, OCTO-TILE-A2, OCTO-COMBO-06, OCTO-AMB-14
    """
    bonus = OCTOPUS_BONUS[count]
    if bonus and owns(me, OCTO_PLUS):
        bonus += PLUS
    return bonus


def catch(g: Table, seat: int, count: int, added: int, row: int, field: int, chance: Chance) -> None:
    """Cross octopus boxes of this third, strike out the minus symbol when all are crossed, and write the bonus. If
    nothing is counted, nothing happens. Boxes collect over the actions of a third, the bonus does not; nothing is
    carried on. `added`: how many of the octopods counted a lab adds.

    OCTO-OCTO-02, OCTO-OCTO-03, OCTO-OCTO-04, OCTO-OCTO-05, OCTO-OCTO-06, OCTO-OCTO-07, OCTO-OCTO-09, OCTO-AMB-11,
    OCTO-AMB-25
    """
    if count == 0:
        return
    me = g.players[seat]
    third = third_of(g)
    points = octopus_points(me, count)
    write(me, row, field, points, OCTOPUS + (PLUSSED if points > OCTOPUS_BONUS[count] else 0))
    if added:
        tell(chance, E_ADDED, seat, OCTO_SUB if owns(me, OCTO_SUB) else OCTO_CATCH)
    tell(chance, E_OCTOPUS, seat, count, points)
    if points > OCTOPUS_BONUS[count]:
        tell(chance, E_PLUS, seat, OCTO_PLUS, points - OCTOPUS_BONUS[count])
    if not struck(me, third):
        me.boxes[third] = min(BOXES, me.boxes[third] + count)
        if struck(me, third):
            tell(chance, E_STRUCK, seat, third + 1)


def own_addition(g: Table) -> int:
    """The octopus that a lab adds for the active player as things stand.

    OCTO-OCTO-01
    """
    return addition(g, g.players[g.current], g.used, g.converted)


def own_octopods(g: Table) -> int:
    """What the active player counts: the octopods on all six dice and the one that a lab adds.

    OCTO-OCTO-01, OCTO-COMBO-06
    """
    return octopods_on(g, ALL_DICE) + own_addition(g)


def octopods_with(g: Table, me: Player, dice: int) -> int:
    """What an extra octopus action with these dice counts.

    OCTO-EXTRA-08, OCTO-AMB-15, OCTO-AMB-40
    """
    return octopods_on(g, dice) + added_among(g, me, dice, 0, NONE)


def countable(g: Table, me: Player) -> int:
    """The numbers of octopods that an extra octopus action could count with some two of the dice, as bits.

    OCTO-EXTRA-04, OCTO-EXTRA-08, OCTO-AMB-15, OCTO-AMB-17, OCTO-AMB-40
    """
    bits = 0
    if me.functions & OCTO_ADDING:
        for one in range(DICE):
            for other in range(one + 1, DICE):
                bits |= 1 << octopods_with(g, me, 1 << one | 1 << other)
    else:
        octopods = octopods_on(g, ALL_DICE)
        for count in range(3):
            if octopods >= count and DICE - octopods >= 2 - count:
                bits |= 1 << count
    return bits


def extra_addition(g: Table, me: Player, count: int) -> int:
    """The octopus that a lab adds to an extra octopus action: none if two of the dice count so many by themselves.

    OCTO-EXTRA-08, OCTO-AMB-40
    """
    needed = 1
    for one in range(DICE):
        for other in range(one + 1, DICE):
            dice = 1 << one | 1 << other
            if octopods_on(g, dice) == count and added_among(g, me, dice, 0, NONE) == 0:
                needed = 0
    return needed


def useless(g: Table, me: Player, count: int) -> bool:
    """Whether an octopus action would do nothing at all: no points, and no box to cross.

    OCTO-AMB-16
    """
    return struck(me, third_of(g)) and OCTOPUS_BONUS[count] == 0
