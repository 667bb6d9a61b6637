"""Plays anything that is legal."""

from __future__ import annotations

from fathom.core.chance import Seeded
from fathom.core.position import State


class Random:
    """The bot `random`."""

    def __init__(self, seed: int) -> None:
        self.chance = Seeded(seed)

    def choose(self, state: State, seat: int) -> int:
        """Any legal action, each as likely as the others."""
        legal = state.legal()
        return legal[self.chance.pick(len(legal))]
