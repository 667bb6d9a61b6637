"""Twins: two games that one seat cannot tell apart, though they are not the same.

A game is played at random. Its twin follows action by action: whatever the seat does is the same, and for everything
else an action and outcomes are sought that look the same to the seat. Where there are several, one that makes the
hidden parts differ is taken.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import fathom
from fathom.core.chance import Script

TRIES = 400  # actions with outcomes that are tried to find the twin's


class _Ranges(Script):
    """Outcomes given beforehand, zeros after them; it remembers among how many each was picked."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(outcomes)
        self.ranges: list[int] = []

    def pick(self, n: int) -> int:
        self.ranges.append(n)
        if len(self.ranges) > len(self.outcomes):
            return 0
        return super().pick(n)


def seen(state: fathom.State, seat: int) -> Any:
    """All that the seat can see of a position and of how it came about."""
    own = state.legal() if state.actor == seat else None
    return state.view(seat), [event.to_json() for event in state.events(seat)], own


def twins(
    game: fathom.Game, seat: int, seed: int, length: int = 150, deciding: bool = False
) -> tuple[fathom.State, fathom.State] | None:
    """Two games, as long as a twin was found and nobody has won; None if they never differed. `deciding`: up to a
    moment at which it is the seat that decides."""
    chooser = random.Random(seed)
    one = game.new(seed=seed)
    two = game.new(chance=one.setup)
    differed = None
    for _ in range(length):
        action = chooser.choice(one.legal())
        ahead = one.clone()
        ahead.apply(action)
        other = _follow(ahead, two, action, seat, chooser)
        if ahead.over or other is None:
            break
        one, two = ahead, other
        if one.pack() != two.pack() and (one.actor == seat or not deciding):
            differed = one.clone(), two.clone()
    return differed


def _follow(
    one: fathom.State, two: fathom.State, action: int, seat: int, chooser: random.Random
) -> fathom.State | None:
    """The twin after an action that looks to the seat as `one` does."""
    wanted, found = seen(one, seat), None
    for choice, outcomes in itertools.islice(_candidates(one, two, action, seat, chooser), TRIES):
        trial = two.clone()
        try:
            trial.apply(choice, chance=outcomes)
        except ValueError:
            continue
        if seen(trial, seat) == wanted and trial.over == one.over:
            found = found or trial
            if trial.pack() != one.pack():
                return trial
    return found


def _candidates(
    one: fathom.State, two: fathom.State, action: int, seat: int, chooser: random.Random
) -> Iterator[tuple[int, list[int]]]:
    """What might look the same: the same action with the same outcomes first."""
    given = list(one.history[-1].outcomes)
    others = [] if two.actor == seat else [other for other in two.legal() if other != action]
    chooser.shuffle(others)
    for choice in [action, *others[:12]]:
        if choice == action:
            yield choice, given
        for outcomes in itertools.islice(_outcomes(two, choice, given), 120):
            yield choice, outcomes


def _outcomes(state: fathom.State, action: int, given: list[int]) -> Iterator[list[int]]:
    """The outcomes an action can have, those near the given ones first."""
    trial = state.clone()
    script = trial._chance.source = _Ranges(given)
    try:
        trial.apply(action)
    except ValueError:
        return
    near = itertools.zip_longest(script.ranges, given[: len(script.ranges)], fillvalue=0)
    orders = [sorted(range(n), key=[abs(value - at) for value in range(n)].__getitem__) for n, at in near]
    yield from (list(outcomes) for outcomes in itertools.product(*orders))
