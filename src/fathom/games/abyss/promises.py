"""What the heuristic's weights are about, in the words of the game: for hints that say where points come from."""

from __future__ import annotations

# The source (`source-...` in the texts) that gains by weights of these names. What no source names is left over.
PROMISES: dict[str, tuple[str, ...]] = {
    "lords": ("in_reach", "next_in_reach", "lord_fee"),
    "pearls": ("pearl", "rich_pearl"),
    "keys": ("key",),
    "hand": ("point", "rich_point", "same_race", "wild"),
    "powers": ("powers",),
}
