"""What the results of a match say about those who played it: shares of wins, ranks, points, ratings, a verdict."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf, log, sqrt
from statistics import fmean, stdev

from fathom.study.arena import Result

SURE = 1.96  # standard errors: 95 %
ALPHA = BETA = 0.05  # how often a sequential test may be wrong, either way


@dataclass(frozen=True)
class Figure:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """How a bot did. Where it sat in several seats, shares add up; the rest is a mean."""

    name: str
    games: int
    fair: float  # the share of wins of somebody like the others
    share: Figure
    rank: Figure
    points: Figure
    rating: float
    sigma: float
    milliseconds: float


def wilson(wins: float, games: int) -> Figure:
    """A share with Wilson's interval. It takes games for independent; those of a deal differ more from each other than
    that, so the interval is rather too wide."""
    share, z = wins / games, SURE * SURE / games
    middle = (share + z / 2) / (1 + z)
    half = SURE * sqrt(share * (1 - share) / games + z / (4 * games)) / (1 + z)
    return Figure(share, max(0.0, middle - half), min(1.0, middle + half))


def by_deal(results: Sequence[Result], values: Iterable[float]) -> Figure:
    """The mean of a value of each game, with an interval that takes deals, not games, for independent."""
    deals: dict[int, list[float]] = {}
    for result, value in zip(results, values, strict=True):
        deals.setdefault(result.number // len(result.names), []).append(value)
    means = [fmean(deal) for deal in deals.values()]
    mean = fmean(value for deal in deals.values() for value in deal)
    half = SURE * stdev(means) / sqrt(len(means)) if len(means) > 1 else inf
    return Figure(mean, mean - half, mean + half)


def of(values: Sequence[float], result: Result, name: str) -> list[float]:
    """The values of the seats where a bot sat."""
    return [value for value, who in zip(values, result.names, strict=True) if who == name]


def standings(results: Sequence[Result]) -> list[Standing]:
    """How everybody did, best first."""
    rated = ratings(results)
    found = []
    for name, (rating, sigma) in rated.items():
        wins = [sum(of(result.wins, result, name)) for result in results]
        found.append(
            Standing(
                name=name,
                games=len(results),
                fair=results[0].names.count(name) / len(results[0].names),
                share=wilson(sum(wins), len(wins)),
                rank=by_deal(results, [1 + fmean(of(result.ranks, result, name)) for result in results]),
                points=by_deal(results, [fmean(of(result.points, result, name)) for result in results]),
                rating=rating,
                sigma=sigma,
                milliseconds=1000 * fmean(result.seconds[name] for result in results),
            )
        )
    return sorted(found, key=lambda one: -one.rating)


def ratings(results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """OpenSkill's rating of every bot and how uncertain it is (Plackett and Luce's model, everybody from 25 +- 25/3).
    A bot in several seats learns from all of them; one alone has nobody to be measured by."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = dict.fromkeys(results[0].names if results else (), (model.mu, model.sigma))
    for result in results if len(known) > 1 else ():
        teams = [[model.rating(*known[name])] for name in result.names]
        after = model.rate(teams, ranks=[float(rank) for rank in result.ranks])
        for name in known:
            mine = [team[0] for team, who in zip(after, result.names, strict=True) if who == name]
            known[name] = fmean(one.mu for one in mine), fmean(one.sigma for one in mine)
    return known


@dataclass(frozen=True)
class Sprt:
    """A sequential test: is the share of wins of a bot rather `low` or rather `high`? It may be asked after every game,
    and ends as soon as the answer is clear."""

    name: str
    low: float
    high: float

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            given = f"{self.low},{self.high}"
            raise ValueError(f"a sequential test needs two shares of wins, 0 < low < high < 1, not {given}")

    def evidence(self, results: Sequence[Result]) -> float:
        """The logarithm of how much likelier the results are with `high` than with `low`. A deal counts as a whole, and
        only those before the first that is not finished: quick games must not be counted first."""
        if not results:
            return 0.0
        seats = len(results[0].names)
        wins = {result.number: sum(of(result.wins, result, self.name)) for result in results}
        means: list[float] = []
        while all(len(means) * seats + turned in wins for turned in range(seats)):
            first = len(means) * seats
            means.append(fmean(wins[first + turned] for turned in range(seats)))
        padded = [*means, 0.0, 1.0]  # so that a row of equal results is not taken for certainty
        middle = fmean(padded)
        spread = fmean((mean - middle) ** 2 for mean in padded)
        return sum(mean - (self.low + self.high) / 2 for mean in means) * (self.high - self.low) / spread

    def verdict(self, results: Sequence[Result]) -> str | None:
        """`high`, `low`, or None while it is open."""
        evidence = self.evidence(results)
        if evidence >= log((1 - BETA) / ALPHA):
            return "high"
        return "low" if evidence <= log(BETA / (1 - ALPHA)) else None
