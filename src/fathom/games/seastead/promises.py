"""What the heuristic's weights are about, in the words of the game: for hints that say where points come from."""

from __future__ import annotations

# The source (`source-...` in the texts) that gains by weights of these names. What no source names is left over.
PROMISES: dict[str, tuple[str, ...]] = {
    "storage": ("resource", "rich_resource"),
    "dock-resources": ("room",),
    "dock-buildings": ("promised",),
    "ships": ("ship", "lure", "solo_ship"),
    "specialists": ("ready", "solo_ready"),
}
