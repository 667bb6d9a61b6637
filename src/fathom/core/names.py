"""Constants that have a name: one line declares the number and the word for it.

PHASES = Names()
NEXT = PHASES.add("over")
TRADE = PHASES.add("trade")     # TRADE is 1, and PHASES[TRADE] is 'trade'
"""

from __future__ import annotations


class Names(list[str]):
    """Words by number, in the order they were added."""

    def add(self, name: str) -> int:
        """Add a word; its number is what rules write down."""
        if name in self:
            raise ValueError(f"{name!r} is declared twice")
        self.append(name)
        return len(self) - 1
