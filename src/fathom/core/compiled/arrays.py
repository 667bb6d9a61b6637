"""Numbers as the entry points take them: generators, checked integers, separate room for each thread."""

from __future__ import annotations

from typing import Any

import numpy as np

from fathom.core import chance
from fathom.core.actions import whole
from fathom.core.chance import MASK, mix, seed_of, stream

GAMMA, MIX_1, MIX_2 = np.uint64(chance.GAMMA), np.uint64(chance.MIX_1), np.uint64(chance.MIX_2)
S27, S30, S31, S32 = (np.uint64(n) for n in (27, 30, 31, 32))


def mixed(z: Any) -> Any:
    """`chance.mix` of a 64-bit number, or of an array of them; in compiled code, too."""
    z = (z ^ (z >> S30)) * MIX_1
    z = (z ^ (z >> S27)) * MIX_2
    return z ^ (z >> S31)


def generators(seed: int, n: int) -> np.ndarray[Any, Any]:
    """n independent generators of a seed, one row each: `stream` for whole arrays."""
    seed = seed_of(seed)
    with np.errstate(over="ignore"):
        rows: np.ndarray[Any, Any] = mixed(np.uint64(mix(seed & MASK)) + np.arange(1, n + 1, dtype=np.uint64) * GAMMA)
    return rows[:, None]


def sources(seed: Any, n: int) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """The generators of n games, and those of a random policy in them: by one seed for all, or by one for each, where
    nothing in a game depends on the seeds of others."""
    if not isinstance(seed, (list, tuple, np.ndarray)):
        seed = seed_of(seed)
        return generators(seed, n), generators(stream(seed & MASK, n), n)
    each = [seed_of(one) for one in seed]
    if len(each) != n:
        raise ValueError(f"seeds: one for all games, or one for each of {n}, not {len(each)}")
    chances, choices = [chance.Seeded(one).state for one in each], [stream(one, 0) for one in each]
    return np.array(chances, np.uint64)[:, None], np.array(choices, np.uint64)[:, None]


def apart(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """A copy on cache lines of its own: two threads that write side by side would slow each other down."""
    room = np.zeros(array.nbytes + 256, np.uint8)
    start = -room.ctypes.data % 128
    copy: np.ndarray[Any, Any] = room[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[:] = array
    return copy


def at_least(least: int, value: Any, what: str) -> int:
    """A number from `least` on, or ValueError."""
    number = whole(value)
    if number is None or number < least:
        raise ValueError(f"{what}: an integer from {least} on, not {value!r}")
    return number


def aligned(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same record with every field where it is read at once."""
    if dtype.subdtype:
        base, shape = dtype.subdtype
        return np.dtype((aligned(base), shape))
    if dtype.fields:
        return np.dtype([(name, aligned(dtype.fields[name][0])) for name in dtype.fields], align=True)
    return dtype


def integers(values: Any, n: int, low: int, high: int, what: str, xp: Any = np) -> Any:
    """n integers of a range as the entry points take them; nothing is rounded or wrapped on the way. `xp` is numpy, or
    whatever has the arrays."""
    given = xp.asarray(values)
    if given.shape != (n,) or given.dtype.kind not in "iub":
        raise ValueError(f"{what}: one integer for each of {n} games, not {given.dtype} of shape {given.shape}")
    outside = (given < low) | (given > high)
    if outside.any():
        at = int(xp.argmax(outside))
        raise ValueError(f"game {at}: no such {what}: {int(given[at])} ({low}..{high})")
    return xp.ascontiguousarray(given, np.int32)
