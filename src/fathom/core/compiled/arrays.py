"""Numbers as the entry points take them: generators, checked integers, separate room for each thread."""

from __future__ import annotations

from typing import Any

import numpy as np

from fathom.core.actions import whole
from fathom.core.chance import MASK, mix, seed_of
from fathom.core.compiled.words import GAMMA, mixed


def generators(seed: int, n: int) -> np.ndarray[Any, Any]:
    """n independent generators of a seed, one row each: `stream` for whole arrays."""
    seed = seed_of(seed)
    with np.errstate(over="ignore"):
        rows: np.ndarray[Any, Any] = mixed(np.uint64(mix(seed & MASK)) + np.arange(1, n + 1, dtype=np.uint64) * GAMMA)
    return rows[:, None]


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


def integers(values: Any, n: int, low: int, high: int, what: str) -> np.ndarray[Any, Any]:
    """n integers of a range as the entry points take them; nothing is rounded or wrapped on the way."""
    given = np.asarray(values)
    if given.shape != (n,) or given.dtype.kind not in "iub":
        raise ValueError(f"{what}: one integer for each of {n} games, not {given.dtype} of shape {given.shape}")
    outside = (given < low) | (given > high)
    if outside.any():
        at = int(np.argmax(outside))
        raise ValueError(f"game {at}: no such {what}: {given[at]} ({low}..{high})")
    return np.ascontiguousarray(given, np.int32)
