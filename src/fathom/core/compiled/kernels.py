"""Kernels for a GPU, in words: an entry point with a game for each thread.

Thread t hands an entry point the slice t:t+1 of every array, just as a thread of the processor gets a longer slice.
"""

from __future__ import annotations

from typing import Any

from fathom.core.bind import declared

# What a thread hands on of an argument, by its annotation. What is not named here is cut into rows.
SHARE = {"Scratch": "offers", "Values": "{}", "Blank": "{}", "bool": "{}", "int": "{}"}
ROWS = """
def kernel(total, {parameters}):
    offers = cuda.local.array((1, {room}), offer_type)
    t = cuda.grid(1)
    if t < total:
        {entry}({arguments})
"""
# Games of their own, from `first` to `last`: a thread plays one after the other, in a place of its own.
GAMES = """
def kernel(total, {parameters}, decisions):
    offers = cuda.local.array((1, {room}), offer_type)
    t = cuda.grid(1)
    n = t
    while n < total:
        decisions[n] = {entry}({arguments})
        n += cuda.gridsize(1)
"""
OWN = {"first": "n", "last": "n + 1", "scratch": "offers", "work": "work[t:t + 1]"}


def kinds(entry: Any) -> dict[str, str]:
    """The arguments of an entry point with their annotations."""
    code = entry.__code__
    return dict(zip(code.co_varnames[: code.co_argcount], declared(entry), strict=True))


def plays_games(entry: Any) -> bool:
    """Whether an entry point plays games of its own, by their numbers."""
    return "first" in kinds(entry)


def parameters(entry: Any) -> list[str]:
    """Which of its arguments a kernel is given."""
    if plays_games(entry):
        return [argument for argument in kinds(entry) if argument == "work" or argument not in OWN]
    return [argument for argument, kind in kinds(entry).items() if kind != "Scratch"]


def source(entry: Any, room: int) -> str:
    """A kernel around an entry point. `room` is the length of a row of offers."""
    if plays_games(entry):
        pattern, given = GAMES, [OWN.get(argument, argument) for argument in kinds(entry)]
    else:
        cut = [(argument, SHARE.get(kind, "{}[t:t + 1]")) for argument, kind in kinds(entry).items()]
        pattern, given = ROWS, [share.format(argument) for argument, share in cut]
    return pattern.format(
        entry=entry.__name__, parameters=", ".join(parameters(entry)), arguments=", ".join(given), room=room
    )
