"""Which functions become part of their callers."""

from __future__ import annotations

import dis
from typing import Any

# These stay calls, once for each decision; inlined, they would be optimised anew in every entry point.
CALLED = {"begin", "advance", "settle", "playout", "set_up", "legal", "may", "apply"}
CALLED |= {"heuristic", "reckon", "estimate", "determinise", "rank"}  # for bots
CALLED |= {"tree_search", "tree_greedy", "tree_reckon", "tree_judge"}

# In Python instructions: the size from which a game is large, and the size up to which a function of a large game is
# inlined although it has several callers.
LARGE = 10_000
SMALL = 100


def inlined(names: list[str], space: dict[str, Any]) -> set[str]:
    """In a small game all; in a large one those that are small or have one caller. Anything else would be optimised
    anew at every place it is called from, for minutes. `names`: callees first."""
    everything = [name for name in names if name not in CALLED]
    if sum(len(list(dis.get_instructions(space[name]))) for name in names) <= LARGE:
        return set(everything)
    sites: dict[str, int] = {}
    for name in names:
        for step in dis.get_instructions(space[name]):
            if step.opname == "LOAD_GLOBAL":
                sites[step.argval] = sites.get(step.argval, 0) + 1
    chosen: set[str] = set()
    size: dict[str, int] = {}
    for name in names:
        steps = list(dis.get_instructions(space[name]))
        parts = [size[step.argval] for step in steps if step.opname == "LOAD_GLOBAL" and step.argval in chosen]
        size[name] = len(steps) + sum(parts)
        if name in everything and (sites.get(name, 0) < 2 or size[name] <= SMALL):
            chosen.add(name)
    return chosen
