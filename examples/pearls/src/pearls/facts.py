"""What a player has at the end, for statistics."""

from __future__ import annotations

from pearls.state import WORTHS, Table


def facts(g: Table, seat: int) -> dict[str, int]:
    """Pearls by worth: `fathom stats` says which of them win."""
    return {f"Pearls: {worth + 1}": g.players[seat].pearls[worth] for worth in range(WORTHS)}
