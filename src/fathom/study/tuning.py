"""Finds weights of a heuristic by play: those of bots that win more often become the next ones to try.

The search among weights is CMA-ES (the package `cma`). In each round it proposes a dozen rows of weights; each plays
the same deals against the weights as they are, and deals are fresh in each round: nobody can get used to them. What
counts is a mixture of wins and points: points alone do not win, and wins alone say little about a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import tanh

from fathom.bots import worlds
from fathom.bots.mcts import Settings, settings_of
from fathom.core.chance import stream
from fathom.core.game import Game
from fathom.core.weights import GREEDY, USUAL
from fathom.study.skirmish import GREEDILY, Fighter, skirmish
from fathom.study.spread import Crew, Place

STEP = 0.3  # how far the first proposals lie from the weights, as a part of each
LEAST = 0.1  # a weight near 0 is moved as if it were this


@dataclass(frozen=True)
class Tuning:
    """What to tune, and how. `settings`: of the search, as they follow the name of the bot `mcts`; or `greedy`."""

    game: Game
    settings: str
    names: tuple[str, ...]  # of the weights to be changed
    games: int  # that each proposal plays in a round
    seed: int
    start: str = USUAL  # a style, or a file
    against: str = USUAL  # the same: whom to beat
    step: float = STEP

    def __post_init__(self) -> None:
        known = tuple(self.game.rules.WEIGHTS)
        for name in self.names:
            if name not in known:
                raise ValueError(f"no weight {name!r} in {self.game.name}; there are {', '.join(known) or 'none'}")
        if not self.names:
            raise ValueError(f"{self.game.name} has no weights to tune")
        self.game.weights(self.against)  # whatever cannot be read is refused before anything is played
        if self.search.simulations is None and self.settings != GREEDY:
            raise ValueError(f"settings {self.settings!r}: a search is tuned by simulations, not by time")
        if not 0 < self.step <= 10:
            raise ValueError(f"the first step must be above 0 and at most 10, not {self.step}")

    @property
    def search(self) -> Settings:
        """How everybody plays."""
        return GREEDILY if self.settings == GREEDY else settings_of(self.settings)

    @property
    def usual(self) -> dict[str, float]:
        """The weights to start from, by name."""
        return dict(zip(self.game.rules.WEIGHTS, self.game.weights(self.start), strict=True))


@dataclass(frozen=True)
class Round:
    """What came of a round: the weights that look best so far, and how well the proposals did."""

    number: int
    weights: dict[str, float]
    best: float
    mean: float


def rounds(tuning: Tuning, place: Place) -> Iterator[Round]:
    """Round after round, without an end."""
    import cma

    usual = tuning.usual
    start = [usual[name] for name in tuning.names]
    units = [max(abs(value), LEAST) for value in start]
    options = {"verbose": -9, "seed": 1 + stream(tuning.seed, -1) % 2**31}
    strategy = cma.CMAEvolutionStrategy([0.0] * len(start), tuning.step, options)

    def named(row: Sequence[float]) -> dict[str, float]:
        moved = {n: s + u * float(x) for n, s, u, x in zip(tuning.names, start, units, row, strict=True)}
        return usual | {name: float(f"{value:.4g}") for name, value in moved.items()}

    with Crew(place, partial(worlds.prepare, tuning.game)) as crew:
        while True:
            number = strategy.countiter
            rows = strategy.ask()
            weights = [tuple(named(row).values()) for row in rows]
            worth = list(crew.each(partial(_appraised, tuning, stream(tuning.seed, number)), weights))
            strategy.tell(rows, [-value for value in worth])
            mean = sum(worth) / len(worth)
            yield Round(number, named(strategy.result.xfavorite), max(worth), mean)


def _appraised(tuning: Tuning, seed: int, weights: tuple[float, ...]) -> float:
    """How well weights do in one seat among others that play as before."""
    game, settings = tuning.game, tuning.search
    new, old = Fighter(settings, weights), Fighter(settings, game.weights(tuning.against))
    worth = 0.0
    for number in range(tuning.games):
        deal, seat = divmod(number, game.seats)
        fighters = [new if one == seat else old for one in range(game.seats)]
        points, ranks = skirmish(game, fighters, stream(seed, deal))
        worth += worth_of(game, points, ranks, seat) / tuning.games
    return worth


def worth_of(game: Game, points: Sequence[int], ranks: Sequence[int], seat: int) -> float:
    """From 0 to 1: half for winning, half for the lead."""
    others = [one for other, one in enumerate(points) if other != seat]
    lead = points[seat] - (max(others) if others else 0)
    won = (ranks[seat] == 0) / max(1, ranks.count(0))
    return 0.5 * won + 0.25 + 0.25 * tanh(lead / game.rules.SCALE)


def written(weights: dict[str, float], why: str = "") -> str:
    """Weights as a file."""
    head = "".join(f"# {line}\n" for line in why.splitlines())
    return head + "[usual]\n" + "".join(f"{name} = {value!r}\n" for name, value in weights.items())
