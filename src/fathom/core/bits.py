"""Sets of small numbers as the bits of an integer: bit c stands for member c.

`lowest` and `size_of` are single instructions in the compiled world.
"""

from __future__ import annotations

WORDS = ("lowest", "size_of")


def lowest(bits: int) -> int:
    """The lowest member; there must be one."""
    return (bits & -bits).bit_length() - 1


def size_of(bits: int) -> int:
    """How many members a set has."""
    return bits.bit_count()


def nth(bits: int, n: int) -> int:
    """The n-th member, from the lowest."""
    rest = bits
    for _ in range(n):
        rest &= rest - 1
    return lowest(rest)
