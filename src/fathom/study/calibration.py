"""From what a search thinks of a position to the chance of winning, as far as it was measured.

A search values a position from 0 to 1, and 0.7 does not mean that 70 of 100 such games are won. So games between bots
are looked at: how were positions valued, and who won? A curve with three figures is fitted to that for each game and
number of players (logistic regression), by `python -m bench.calibration GAME`, and lies in `calibration.json`:

    logit(chance) = shift + (slope + later * progress) * logit(value)

`progress` is how much of a usual game has been played, at most 1: a lead is worth more the fewer actions are left.

The chances of all at a table are each from another's knowledge, and seldom make one. They are divided by their odds,

    shared chance ~ odds ** ((seats - 1) / seats)

because a lead is measured against the mean of the others: somebody who is ahead of three by a point is three quarters
of a point ahead of the mean of all. With two seats that agree, everybody keeps their chance.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import atanh, exp, log, tanh
from typing import Any

from fathom.core.game import Game

SIMULATIONS = 300  # behind a value that the curve is for
NEAR = 0.002  # values nearer to 0 or 1 than this are taken for it
ROUNDS = 50  # of Newton's method at most


@dataclass(frozen=True)
class Curve:
    """The fitted curve of a game and number of players. Unless it was measured, a guess."""

    shift: float
    slope: float = 1.0
    later: float = 0.0
    length: float = 1.0  # actions of a usual game
    positions: int = 0  # that it was fitted to; 0: nothing was measured
    brier: float | None = None  # mean squared error on games that it was not fitted to

    @property
    def measured(self) -> bool:
        """Whether it rests on games."""
        return self.positions > 0

    def chance(self, value: float, moment: int) -> float:
        """The chance of winning for somebody whose position a search values so after so many actions."""
        progress = min(1.0, moment / self.length)
        return _logistic(self.shift + (self.slope + self.later * progress) * logit(value))

    def shared(self, values: Sequence[float], moment: int) -> tuple[float, ...]:
        """The chances of everybody at a table, which make one."""
        chances = [self.chance(value, moment) for value in values]
        parts = [(chance / (1 - chance)) ** (1 - 1 / len(values)) for chance in chances]
        return tuple(part / sum(parts) for part in parts)


def curve(game: Game) -> Curve | None:
    """The curve of a game; None if nobody can lose it or win it: alone, where nothing was measured. A data pack of
    somebody's own was never measured."""
    found = measured().get(game.name, {}).get(str(game.seats)) if game.pack is None else None
    if found is not None:
        return Curve(**{name: found[name] for name in ("shift", "slope", "later", "length", "positions", "brier")})
    return None if game.seats == 1 else Curve(-log(game.seats - 1))


def moved(value: float, points: float, scale: float) -> float:
    """A value after the lead has become larger by so many points."""
    return 0.5 + 0.5 * tanh(atanh(2 * _within(value) - 1) + points / scale)


def logit(value: float) -> float:
    """The logarithm of the odds."""
    value = _within(value)
    return log(value / (1 - value))


def fit(rows: Sequence[tuple[float, float, float]]) -> tuple[float, float, float]:
    """Shift, slope and later for rows of (value, progress, won), by Newton's method; with a small preference for a
    slope of 1, so that few rows do no harm."""
    theta, prior = [0.0, 1.0, 0.0], (0.0, 1.0, 0.0)
    for _ in range(ROUNDS):
        gradient = [prior[i] - theta[i] for i in range(3)]
        matrix = [[float(i == j) for j in range(3)] for i in range(3)]
        for value, progress, won in rows:
            x = logit(value)
            features = (1.0, x, x * progress)
            p = _logistic(sum(t * f for t, f in zip(theta, features, strict=True)))
            for i in range(3):
                gradient[i] += (won - p) * features[i]
                for j in range(3):
                    matrix[i][j] += p * (1 - p) * features[i] * features[j]
        step = _solved(matrix, gradient)
        theta = [t + s for t, s in zip(theta, step, strict=True)]
        if max(map(abs, step)) < 1e-9:
            break
    return theta[0], theta[1], theta[2]


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        top = max(range(i, len(rows)), key=lambda k: abs(rows[k][i]))
        rows[i], rows[top] = rows[top], rows[i]
        for k in range(len(rows)):
            if k != i:
                factor = rows[k][i] / rows[i][i]
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [row[-1] / row[i] for i, row in enumerate(rows)]


def _within(value: float) -> float:
    return min(max(value, NEAR), 1 - NEAR)


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-x)) if x >= 0 else 1 - 1 / (1 + exp(x))


@cache
def measured() -> Any:
    """What was measured, by game and number of players."""
    return json.loads((files("fathom.study") / "calibration.json").read_text(encoding="utf-8"))
