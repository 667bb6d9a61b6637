"""What a game's module `pieces` tells of a position: what can be set by hand, and to what."""

from __future__ import annotations

from dataclasses import dataclass

from fathom.core.text import Msg


@dataclass(frozen=True)
class Piece:
    """Something that has a number: how many there are, or which of `words` it is. `seat`: whose; None: the table's."""

    name: str
    seat: int | None
    label: Msg
    value: int
    low: int
    high: int
    words: tuple[Msg, ...] | None = None
