"""Plain threads, each with a slice of the arrays; what they run releases the GIL."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

LEAST = 64  # states for which it pays to wake another thread
PIECE = 1000  # play-outs at a time: what Ctrl-C has to wait for

_pools: dict[tuple[int, int], ThreadPoolExecutor] = {}  # by process, because a forked child has no threads


def processors() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def pool(threads: int) -> ThreadPoolExecutor:
    """Threads that stay, of this process."""
    key = (os.getpid(), threads)
    if key not in _pools:
        _pools[key] = ThreadPoolExecutor(threads)
    return _pools[key]


# What the thread of a number, with the states from a to b, gets of an array.
Share = Callable[[Any, int, int, int], Any]


def slice_of(array: Any, thread: int, a: int, b: int) -> Any:
    """What belongs to its states."""
    return array[a:b]


def whole_of(array: Any, thread: int, a: int, b: int) -> Any:
    """The same for all."""
    return array


# By the kind of an argument: a row for each thread; the same for all.
SHARE: dict[str, Share] = {
    "Scratch": lambda array, thread, a, b: array[thread : thread + 1],
    "Values": whole_of,
    "Blank": whole_of,
    "bool": whole_of,
}


def spread(entry: Callable[..., Any], args: Sequence[Any], shares: Sequence[Share], threads: int) -> None:
    """One entry point over many states, the first of the arguments."""
    n = len(args[0])
    threads = min(threads, n // LEAST)
    if threads < 2:
        entry(*args)
        return
    cuts = [n * i // threads for i in range(threads + 1)]
    parts = [
        [share(array, i, a, b) for array, share in zip(args, shares, strict=True)]
        for i, (a, b) in enumerate(pairwise(cuts))
    ]
    list(pool(threads).map(lambda part: entry(*part), parts))


def shared(part: Callable[[int, int], int], n: int, threads: int) -> int:
    """Split 0..n over threads, in pieces small enough that none has to wait long for another, and add up."""
    pieces = max(1, min(n, 8 * threads) if threads > 1 else 1, -(-n // PIECE))
    cuts = [n * i // pieces for i in range(pieces + 1)]
    if threads == 1:
        return sum(map(part, cuts[:-1], cuts[1:]))
    with ThreadPoolExecutor(threads) as pool:
        return sum(pool.map(part, cuts[:-1], cuts[1:]))
