"""What some of three equal dice show, as a number: a *set*, one of 84, from none of them to all three. The different
faces of a die are its slots, and a set of slots is known by its place in `SETS_OF`. At the end: where `whole_turn`
writes what."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import factorial, prod

from fathom.games.octodice.actions import EFFECTS
from fathom.games.octodice.state import DICE

SLOTS = 6  # the different faces of a die at most
SETS_OF = [faces for size in range(4) for faces in combinations_with_replacement(range(SLOTS), size)]
SETS = len(SETS_OF)
ONES, TWOS, THREES = 1, 1 + SLOTS, SETS_OF.index((0, 0, 0))  # the first set of each size
FIRST_SET = (0, ONES, TWOS, THREES, SETS)


def _set_of(faces: tuple[int, ...]) -> int:
    return SETS_OF.index(tuple(sorted(faces))) if len(faces) < 4 else -1


def _parts(faces: tuple[int, ...], size: int) -> list[int]:
    return sorted({_set_of(part) for part in combinations(faces, size)})


def ways(faces: tuple[int, ...], sides: list[int]) -> int:
    """In how many ways dice can show a set, if each slot is on so many sides of them."""
    orders = factorial(len(faces)) // prod(factorial(n) for n in Counter(faces).values())
    return orders * prod(sides[face] for face in faces)


# Two sets put together; the different parts of a set, of one size after the other; the slots of a set, filled up.
TOGETHER = tuple(tuple(_set_of(one + other) for other in SETS_OF) for one in SETS_OF)
PARTS = tuple(part for faces in SETS_OF for size in range(3) for part in _parts(faces, size))
_LENGTHS = tuple(len(_parts(faces, size)) for faces in SETS_OF for size in range(3))
PARTS_FROM = tuple(sum(_LENGTHS[:i]) for i in range(len(_LENGTHS) + 1))  # by 3 * set + size
IN_SET = tuple((*faces, *(0,) * (3 - len(faces))) for faces in SETS_OF)

# Places in the row of numbers that a turn is reckoned in; first comes a grid of white and black sets.
CELLS = SLOTS * SLOTS  # a white and a black face
PAIRS = THREES - TWOS
AT_IN_TURN = SETS * SETS  # the gain of one action with a cell, or of that and a second one with another
AT_PAIRS = AT_IN_TURN + CELLS * CELLS  # the best of two white and two black faces
AT_SECOND = AT_PAIRS + PAIRS * PAIRS  # by cell and used-up functions, after a first action
AT_USES = AT_SECOND + CELLS * 8  # the effects that a cell allows as it is, and through functions
AT_GAIN = AT_USES + 2 * CELLS  # by the second effect
AT_OCTOPODS = AT_GAIN + EFFECTS
AT_LEFT = AT_OCTOPODS + DICE + 2  # what a cell gains another, and then one octopus, two
ALL_ROOM = AT_LEFT + CELLS + 2
