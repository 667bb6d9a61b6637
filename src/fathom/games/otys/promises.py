"""What the heuristic's weights are about, in the words of the game: for hints that say where points come from."""

from __future__ import annotations

# The source (`source-...` in the texts) that gains by weights of these names. What no source names is left over.
PROMISES: dict[str, tuple[str, ...]] = {
    "contracts": ("in_hand", "drawn", "nearly"),
    "upgrades": ("mechanic", "hacker", "upgrade"),
    "riches": ("credit", "rich_credit", "battery", "rich_battery"),
    "keys": ("x_key", "used_key"),
    "tokens": ("token", "token_bonus", "turning", "full_level", "new_level"),
    "cubes": ("cube", "rich_cube"),
}
