"""Cards that come in a wanted order, although decks have none."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import wraps
from typing import Any, Self

from fathom.core.chance import Seeded
from tests.played import Played

Place = Callable[[str, Any, int], int]


class Stacked:
    """Outcomes that make the cards named come next; others come from a generator.

    `decks` says from which deck a rule draws. While a scenario is played these rules are wrapped, so that it is known
    which of them asks. The first argument of the rule, or of the rule `door` that it calls, shows what is in the deck;
    `place` turns this and a wanted card into an outcome.
    """

    def __init__(self, rules: Any, decks: Mapping[str, str], place: Place, door: str | None = None) -> None:
        self.decks, self.place, self.door, self.random = decks, place, door, Seeded(1)
        self.space: dict[str, Any] = rules.advance.__globals__
        self.queues: dict[str, list[int]] = {}
        self.drawing: list[tuple[str, Any]] = []  # the deck, and what is in it: the innermost rule last

    def pick(self, n: int) -> int:
        """The outcome that brings the wanted card, if one is wanted now."""
        deck, held = self.drawing[-1] if self.drawing else ("", None)
        queue = self.queues.get(deck)
        if not queue or held is None:
            return self.random.pick(n)
        return self.place(deck, held, queue.pop(0))

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Know who draws, for a while."""
        plain = {name: self.space[name] for name in (*self.decks, *([self.door] if self.door else ()))}
        self.space.update({name: self._telling(name, rule) for name, rule in plain.items()})
        try:
            yield
        finally:
            self.space.update(plain)

    def _telling(self, name: str, rule: Callable[..., Any]) -> Callable[..., Any]:
        """The rule, which says that it draws."""

        @wraps(rule)
        def told(*args: Any) -> Any:
            deck = self.decks.get(name) or (self.drawing[-1][0] if self.drawing else "")
            self.drawing.append((deck, args[0] if self.door in (None, name) else None))
            try:
                return rule(*args)
            finally:
                self.drawing.pop()

        return told


def among(bits: int, wanted: int) -> int:
    """Which outcome brings a card out of a set."""
    assert bits >> wanted & 1, f"card {wanted} is not there to be drawn"
    return (bits & ((1 << wanted) - 1)).bit_count()


class Dealt(Played):
    """A position into which wanted cards come."""

    stacked: Stacked

    def play(self, *texts: str, chance: list[int] | None = None) -> Self:
        """Play these actions; `chance`: the outcomes of the last one."""
        with self.stacked.listening():
            return super().play(*texts, chance=chance)
