"""Hints: the best choices of the seat that decides, what they are worth, how sure that is, and why.

Worked out from what the seat may know, by the search that the bots use (`Thought`). docs/teaching.md explains every
figure; `words.py` puts a hint into words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean, stdev

from fathom.bots import worlds
from fathom.bots.mcts import Option, Settings, worths
from fathom.core.position import State
from fathom.core.weights import USUAL
from fathom.study import calibration
from fathom.study.calibration import Curve
from fathom.study.thought import Thought

SIMULATIONS = 4000
TREES = 4  # grown apart, to see whether they agree
ROUNDS = 8  # hints on the way to the last one
SHOWN = 3
WORLDS = 48  # continuations behind the sentence why; on the way to the last hint fewer
FIRST_WORLDS = 8
LEAST = 0.1  # points that are worth a word
WORDS = 3  # sources in a sentence
OTHERS = "others"  # no source of the seat's own: what the others are expected to have, on average
SURE, LIKELY, OPEN, EXACT, ONLY = "sure", "likely", "open", "exact", "only"


@dataclass(frozen=True)
class Part:
    """How many points more a source is expected to bring; the source `OTHERS`: how many more the others have. "" is
    what the heuristic counts under no source's name."""

    source: str
    points: float


@dataclass(frozen=True)
class Choice:
    """An action and what it is worth."""

    action: int
    visits: int
    value: float  # of the search, from 0 to 1
    win: float | None  # the chance of winning; None where there is none to tell
    spread: float | None  # one standard error of that chance, by trees that were grown apart
    points: float | None  # expected by the heuristic when everybody has had a turn; of an exact hint its worth


@dataclass(frozen=True)
class Hint:
    """The best choices, best first."""

    seat: int
    moment: int
    choices: tuple[Choice, ...]
    sure: str
    agreement: float  # the share of trees that tried the first choice most
    why: tuple[Part, ...]  # of the first choice against the second
    simulations: int
    calibrated: bool  # whether the chances rest on games
    worths: dict[int, float] | None = None  # the exact worth of every legal action, where the game knows


def hint(
    state: State,
    seat: int,
    *,
    seed: int = 0,
    simulations: int = SIMULATIONS,
    world: worlds.World | None = None,
    why: bool = True,
) -> Hint:
    """The hint for the seat that decides. The seed and the simulations say everything about it, besides what the seat
    knows. Without `why` it comes sooner, with the same choices, but no points and no reasons.

    >>> import fathom
    >>> from fathom.study import hint
    >>> state = fathom.load("otys", players=2).new(seed=7)
    >>> found = hint(state, 0, simulations=200)
    >>> len(found.choices), found.simulations
    (3, 200)
    """
    *_, last = hints(state, seat, seed=seed, simulations=simulations, world=world, why=why)
    return last


def hints(
    state: State,
    seat: int,
    *,
    seed: int = 0,
    simulations: int = SIMULATIONS,
    world: worlds.World | None = None,
    why: bool = True,
) -> Iterator[Hint]:
    """Hints that become better and better. Whoever has heard enough closes the iterator; between two hints nothing
    runs on. The last one is `hint`."""
    if state.over or seat != state.actor:
        raise ValueError(f"seat {seat} does not decide now, so there is nothing to hint at")
    if not 1 <= simulations <= 10**8:
        raise ValueError(f"simulations must be from 1 to {10**8}, not {simulations}")
    return _hints(state.determinise(seat, seed), seat, seed, simulations, world, why)


def _hints(
    state: State, seat: int, seed: int, simulations: int, world: worlds.World | None, why: bool
) -> Iterator[Hint]:
    legal, curve = state.legal(), calibration.curve(state.game)
    if len(legal) == 1:
        only = Choice(legal[0], 0, 0.0, None, None, None)
        yield Hint(seat, state.moment, (only,), ONLY, 1.0, (), 0, curve is not None and curve.measured)
        return
    thought = Thought(state, seat, seed, Settings(simulations=simulations, trees=min(TREES, simulations)), world)
    exact = worths(state, USUAL)
    known = None if exact is None else dict(zip(legal, exact, strict=True))
    done = 0
    for i in range(1, ROUNDS + 1):
        if more := simulations * i // ROUNDS - done:
            thought.grow(more)
            done += more
            found = _so_far(thought, curve, known, done)
            yield found if known or not why else _explained(thought, found, WORLDS if i == ROUNDS else FIRST_WORLDS)


def _so_far(thought: Thought, curve: Curve | None, known: dict[int, float] | None, done: int) -> Hint:
    """The choices by what the trees say, or by their exact worth."""
    state = thought.state
    options = thought.options()
    tried = [option for option in options if option.visits][:SHOWN]
    sure = _sure(thought, tried)
    if known is not None:
        tried, sure = _by_worth(options, known, state.game.rules.SCALE), EXACT
    choices = []
    for option in tried:
        error, win, spread = thought.spread(option.action), None, None
        if curve is not None:
            win = curve.chance(option.value, state.moment)
            if error is not None and known is None:
                ends = [curve.chance(option.value + side * error, state.moment) for side in (-1, 1)]
                spread = (ends[1] - ends[0]) / 2
        points = None if known is None else known[option.action]
        choices.append(Choice(option.action, option.visits, option.value, win, spread, points))
    agreement = 1.0 if known is not None else thought.agreement(tried[0].action)
    calibrated = curve is not None and curve.measured
    return Hint(thought.seat, state.moment, tuple(choices), sure, agreement, (), done, calibrated, known)


def _by_worth(options: Sequence[Option], known: dict[int, float], scale: float) -> list[Option]:
    """The best options where the game knows what each is worth: the search says what the best is worth in the end, and
    a point less is a point of the lead."""
    top = max(known.values())
    best = max(options, key=lambda option: option.visits).value
    order = sorted(known, key=lambda action: (-known[action], action))[:SHOWN]
    visits = {option.action: option.visits for option in options}
    return [Option(a, visits[a], calibration.moved(best, known[a] - top, scale)) for a in order]


def _sure(thought: Thought, tried: Sequence[Option]) -> str:
    """In a word: whether all trees agree, and whether the first two choices differ by more than the trees do."""
    if len(tried) < 2:
        return OPEN
    agreement = thought.agreement(tried[0].action)
    errors = [thought.spread(option.action) for option in tried[:2]]
    if errors[0] is None or errors[1] is None:
        return SURE if agreement == 1 else OPEN  # hardly anybody tried the second one twice
    gap, error = tried[0].value - tried[1].value, sqrt(errors[0] ** 2 + errors[1] ** 2)
    if agreement == 1 and gap > 2 * error:
        return SURE
    return LIKELY if agreement > 0.5 and gap > error else OPEN


def _explained(thought: Thought, found: Hint, count: int) -> Hint:
    """With expected points, and where those of the first choice come from that the second has not."""
    seat, rows = thought.seat, []
    for choice in found.choices:
        ends = [thought.continuation(choice.action, number) for number in range(count)]
        rows.append([_account(end, seat) for end in ends])
    points = [fmean(sum(one.values()) - one[OTHERS] for one in row) for row in rows]
    choices = [replace(choice, points=round(p, 3)) for choice, p in zip(found.choices, points, strict=True)]
    why = difference(rows[0], rows[1]) if len(rows) > 1 else ()
    return replace(found, choices=tuple(choices), why=why)


def compared(thought: Thought, better: int, other: int, count: int) -> tuple[Part, ...]:
    """Where the points of an action come from that another has not."""
    rows = []
    for action in (better, other):
        ends = [thought.continuation(action, number) for number in range(count)]
        rows.append([_account(end, thought.seat) for end in ends])
    return difference(rows[0], rows[1])


def _account(state: State, seat: int) -> dict[str, float]:
    """Points by source, and those of the others on average."""
    others = [state.heuristic(other) for other in range(state.game.seats) if other != seat]
    return {**state.sources(seat), OTHERS: fmean(others) if others else 0.0}


def difference(some: Sequence[dict[str, float]], other: Sequence[dict[str, float]]) -> tuple[Part, ...]:
    """By how much sources differ in continuations under the same luck: the largest, if they are no accident (two
    standard errors)."""
    parts = []
    for source in some[0]:
        gaps = [a[source] - b[source] for a, b in zip(some, other, strict=True)]
        mean = fmean(gaps)
        error = stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0
        if abs(mean) >= max(LEAST, 2 * error):
            parts.append(Part(source, round(mean, 3)))
    return tuple(sorted(parts, key=lambda part: (-abs(part.points), part.source))[:WORDS])
