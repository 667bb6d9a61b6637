"""What the heuristic's weights are about, in the words of the game: for hints that say where points come from."""

from __future__ import annotations

# The source (`source-...` in the texts) that gains by weights of these names. What no source names is left over.
PROMISES: dict[str, tuple[str, ...]] = {
    "submarines": ("sub_to_come", "going_on"),
    "research": ("research",),
    "labs": ("level_2", "least_level_2", "one_step", "two_steps"),
    "tiles": tuple(f"per_turn_{i}" for i in range(12)),
    "majority": ("crystal",),
    "penalties": ("penalty_risk", "penalty_risks"),
    "extras": ("extra",),
}
