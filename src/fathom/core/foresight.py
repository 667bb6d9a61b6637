"""What is certain about an action before it is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from fathom.core.events import Happening
from fathom.core.text import Msg

T = TypeVar("T")


@dataclass(frozen=True)
class Foreseen:
    """What is certain about an action before it is played."""

    view: dict[str, Any] | None  # the seat's view afterwards; None where chance or something hidden has a say
    undo: bool  # it could be taken back
    ends: bool | None  # the turn is over then; None: that depends
    draws: bool  # chance has a say, or somebody learns something
    forced: tuple[tuple[str, Msg], ...]  # what then plays itself: notations and sentences
    certain: tuple[Happening, ...]  # what happens before chance has a say


def common(seen: Sequence[Foreseen]) -> Foreseen:
    """What is so in all guesses."""
    first = seen[0]
    same = all(one.view == first.view for one in seen)
    draws = any(one.draws for one in seen)
    return Foreseen(
        view=first.view if same and not draws else None,
        undo=same and all(one.undo for one in seen),
        ends=first.ends if all(one.ends == first.ends for one in seen) else None,
        draws=draws,
        forced=_prefix([one.forced for one in seen]),
        certain=_prefix([one.certain for one in seen]),
    )


def _prefix(rows: Sequence[tuple[T, ...]]) -> tuple[T, ...]:
    """What all rows begin with."""
    first, *others = rows
    same = 0
    while same < min(map(len, rows)) and all(row[same] == first[same] for row in others):
        same += 1
    return first[:same]
