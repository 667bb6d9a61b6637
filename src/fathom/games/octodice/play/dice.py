"""The dice: what they show, rolling them, and setting two aside."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from fathom.core.actions import Offers, offer
from fathom.core.bits import lowest
from fathom.core.chance import Chance, pick, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.octodice.actions import DIE, KEEP_DICE, STOP, VOCABULARY
from fathom.games.octodice.events import E_KEEP, E_ROLL, E_VIRTUAL
from fathom.games.octodice.ids import ROLL_01, ROLL_03, ROLL_04
from fathom.games.octodice.state import DICE, KEEP, KEEP_AGAIN, MAIN, NONE, WHITE_DICE, Table
from fathom.games.octodice.tables import CONTENT, IS_OCTOPUS, KEPT_AS

ALL_DICE = (1 << DICE) - 1


def symbol_of(g: Table, white: int) -> int:
    """The symbol that a white die shows."""
    return CONTENT[white][g.dice[white]]


def face_of(g: Table, black: int) -> int:
    """What a black die shows: colour * DIGITS + digit, or BLACK_OCTOPUS."""
    return CONTENT[WHITE_DICE + black][g.dice[WHITE_DICE + black]]


def is_octopus(g: Table, die: int) -> int:
    """Whether a die shows an octopus."""
    return IS_OCTOPUS[die][g.dice[die]]


def shows_same(g: Table, die: int, other: int) -> bool:
    """Two dice of a kind that show the same. After the last roll their other faces no longer matter."""
    return CONTENT[die][g.dice[die]] == CONTENT[other][g.dice[other]]


def interchangeable(g: Table, die: int, other: int) -> bool:
    """Two dice that could be exchanged without any difference, even if they are rolled again."""
    return KEPT_AS[die][g.dice[die]] == KEPT_AS[other][g.dice[other]]


def faces_code(g: Table, dice: int, first: int) -> int:
    """The faces of these dice among three of a kind, as an argument of an event."""
    one = g.dice[first] + 1 if dice >> first & 1 else 0
    two = g.dice[first + 1] + 1 if dice >> first + 1 & 1 else 0
    three = g.dice[first + 2] + 1 if dice >> first + 2 & 1 else 0
    return (one * 7 + two) * 7 + three


def throw(g: Table, chance: Chance) -> int:
    """Roll all dice that are not set aside; returns which.

    OCTO-ROLL-04
    """
    rolled = 0
    for die in range(DICE):
        if g.aside[die] == 0:
            g.dice[die] = pick(chance, 6)
            rolled |= 1 << die
    return rolled


def first_roll(g: Table, chance: Chance) -> None:
    """Everything back into the hand, and all six are rolled.

    OCTO-ROLL-01
    """
    for die in range(DICE):
        g.aside[die] = 0
    throw(g, chance)
    tell(chance, E_ROLL, g.current, faces_code(g, ALL_DICE, 0), faces_code(g, ALL_DICE, WHITE_DICE))


def virtual_roll(g: Table, chance: Chance) -> None:
    """The virtual player rolls all six once and keeps nothing.

    OCTO-TWO-01, OCTO-TWO-04, OCTO-AMB-31
    """
    g.used = 0
    g.converted = NONE
    g.flexed = 0
    for die in range(DICE):
        g.aside[die] = 0
    throw(g, chance)
    for die in range(DICE):
        g.aside[die] = 1
    tell(chance, E_VIRTUAL, g.current, faces_code(g, ALL_DICE, 0), faces_code(g, ALL_DICE, WHITE_DICE))


def may_keep(g: Table, one: int, other: int) -> int:
    """Exactly two dice that are not set aside yet, after the first and after the second roll.

    OCTO-ROLL-01, OCTO-ROLL-02, OCTO-ROLL-03, OCTO-ROLL-04
    """
    return ROLL_04 if g.aside[one] or g.aside[other] else 0


def equals(g: Table, first: int) -> int:
    """Which of three dice of a kind are not set aside (bits 0-2), and which of those are interchangeable: the first and
    the second (bit 3), the first and the third, the second and the third."""
    one = int(g.aside[first] == 0)
    two = int(g.aside[first + 1] == 0)
    three = int(g.aside[first + 2] == 0)
    bits = one | two << 1 | three << 2
    bits |= (one & two & int(interchangeable(g, first, first + 1))) << 3
    bits |= (one & three & int(interchangeable(g, first, first + 2))) << 4
    return bits | (two & three & int(interchangeable(g, first + 1, first + 2))) << 5


def _labels(bits: int) -> list[int | None]:
    """Three dice as `equals` describes them: interchangeable ones have the same label, those set aside None."""
    second = 0 if bits & 8 else 1
    third = 0 if bits & 16 else second if bits & 32 else 2
    return [label if bits >> die & 1 else None for die, label in enumerate((0, second, third))]


def _pairs(dice: Sequence[tuple[int, int | None]]) -> int:
    """The pairs of these dice, given with their labels, as bits of the keep actions: equal pairs once."""
    found: dict[tuple[int, ...], int] = {}
    for (one, label), (other, second) in combinations(dice, 2):
        if label is not None and second is not None:
            action = VOCABULARY.ids[f"keep {DIE.words[one]} {DIE.words[other]}"]
            found.setdefault(tuple(sorted((label, second))), 1 << action - KEEP_DICE)
    return sum(found.values())


def _firsts(bits: int) -> int:
    """Of three dice, those without an interchangeable one before them."""
    labels = _labels(bits)
    return sum(1 << die for die, label in enumerate(labels) if label is not None and label not in labels[:die])


# The pairs to offer: two white dice, two black ones (by what `equals` says of them), one of each (by their firsts).
WHITE_PAIRS = tuple(_pairs(list(zip((0, 1, 2), _labels(bits), strict=True))) for bits in range(64))
BLACK_PAIRS = tuple(_pairs(list(zip((3, 4, 5), _labels(bits), strict=True))) for bits in range(64))
FIRSTS = tuple(_firsts(bits) for bits in range(64))
MIXED_PAIRS = tuple(
    sum(
        _pairs(((white, 0), (WHITE_DICE + black, 1)))
        for white in range(3)
        for black in range(3)
        if firsts >> white & 1 and firsts >> (WHITE_DICE + black) & 1
    )
    for firsts in range(64)
)


def offer_keeps(g: Table, out: Offers) -> None:
    """Every pair once: of interchangeable dice the first."""
    white = equals(g, 0)
    black = equals(g, WHITE_DICE)
    pairs = WHITE_PAIRS[white] | BLACK_PAIRS[black] | MIXED_PAIRS[FIRSTS[white] | FIRSTS[black] << 3]
    while pairs:
        offer(out, KEEP_DICE + lowest(pairs))
        pairs &= pairs - 1


def keep_dice(g: Table, one: int, other: int, chance: Chance) -> None:
    """Set two dice aside and roll the rest. The last two are added as they fall; when and with what a die was set
    aside does not matter later. After the second time the six faces are fixed, and part b) of the turn begins.

    OCTO-ROLL-01, OCTO-ROLL-02, OCTO-ROLL-03, OCTO-ROLL-05, OCTO-TURN-04, OCTO-TURN-05
    """
    stage = 1 if g.phase == KEEP else 2
    g.aside[one] = stage
    g.aside[other] = stage
    kept = 1 << one | 1 << other
    tell(chance, E_KEEP, g.current, faces_code(g, kept, 0), faces_code(g, kept, WHITE_DICE))
    rolled = throw(g, chance)
    tell(chance, E_ROLL, g.current, faces_code(g, rolled, 0), faces_code(g, rolled, WHITE_DICE))
    if stage == 2:
        for die in range(DICE):
            if g.aside[die] == 0:
                g.aside[die] = 3
    g.phase = KEEP_AGAIN if stage == 1 else MAIN


# There are always three rolls, and two dice are set aside after each of the first two.
DECISIONS = (
    Decision((KEEP, KEEP_AGAIN), KEEP_DICE, may_keep, keep_dice, offer_keeps),
    Refusal(KEEP_DICE, ROLL_03),
    Refusal(STOP, ROLL_01, (KEEP,)),
    Refusal(STOP, ROLL_03),
)
