"""Reviews: what every action of a finished game did to everybody's chance of winning, and what would have been better.

Every position is valued for each seat from what that seat could know then (`Thought`), and the value is turned into a
chance of winning (`calibration`). docs/teaching.md explains every figure.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import exp
from statistics import fmean

from fathom.bots import worlds
from fathom.bots.mcts import Settings, worths
from fathom.core.chance import stream
from fathom.core.game import Game
from fathom.core.position import State
from fathom.core.record import Record
from fathom.core.weights import USUAL
from fathom.study import calibration
from fathom.study.advice import TREES, Part, compared
from fathom.study.calibration import SIMULATIONS
from fathom.study.spread import HERE, Crew, Place
from fathom.study.thought import Thought

DEEP = 12  # times the usual simulations are made for an action that may have been a turning point
LOOKED_AT = 12  # such actions
TURNING = 5
TRIED = 12  # visits that the action played should have before it is judged
PATIENCE = 4  # times the usual simulations are made for that at most
NOISE = 0.01  # a smaller loss is none: a search cannot tell
PHASES = 3  # of a game: beginning, middle, end
WORLDS = 48  # continuations behind a sentence why


@dataclass(frozen=True)
class Step:
    """An action of the game. Chances are those of the seat that acted, before it and from what it knew; they do not
    depend on what the others think of theirs, so they may differ a little from `wins`, where all make one."""

    moment: int  # how many actions had been played
    seat: int
    played: int
    best: int
    choices: int  # legal actions
    drew: bool  # whether chance had a say
    win_best: float
    win_played: float

    @property
    def loss(self) -> float:
        """The chance of winning that the choice gave away."""
        lost = self.win_best - self.win_played
        return lost if self.played != self.best and lost >= NOISE else 0.0


@dataclass(frozen=True)
class Turning:
    """An action that gave much away, looked at closely."""

    step: Step
    why: tuple[Part, ...]  # of the better action against the one played


@dataclass(frozen=True)
class Account:
    """What moved a seat's chance of winning in a phase: its own choices, chance, and what the others did. Together they
    are the whole change."""

    choices: float
    chance: float
    others: float


@dataclass(frozen=True)
class Review:
    """A finished game, looked at."""

    record: Record
    seats: int
    wins: tuple[tuple[float, ...], ...]  # by seat, before every action and at the end
    steps: tuple[Step, ...]
    turning: tuple[Turning, ...]  # the largest losses first
    accounts: tuple[tuple[Account, ...], ...]  # by seat and phase
    accuracy: tuple[float | None, ...]  # by seat, from 0 to 100; None if it never had a choice
    calibrated: bool
    simulations: int


@dataclass(frozen=True)
class Moment:
    """A position to be looked at: handed from process to process."""

    packed: bytes
    moment: int
    played: int
    drew: bool


def review(
    record: Record,
    *,
    seed: int = 0,
    simulations: int = SIMULATIONS,
    continuations: int = WORLDS,
    place: Place = HERE,
    plain: bool = False,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """Look at a finished game. The seed and the simulations say everything about the result, not where it is
    worked out. `progress` is told what is done, and of how much."""
    end = record.replay()
    game, curve = end.game, calibration.curve(end.game)
    if not end.over:
        raise ValueError("only a finished game can be reviewed: a review tells what every seat knew")
    if curve is None:
        raise ValueError("a review needs at least two players: alone there is no chance of winning to follow")
    if not 1 <= simulations <= 10**6:
        raise ValueError("simulations must be from 1 to 1000000")
    moments = _moments(record, end)
    total, wins, steps = len(moments) + LOOKED_AT, [], []
    with Crew(place, partial(worlds.ready, game, not plain)) as crew:
        look = partial(_looked_at, game, curve, seed, simulations)
        for done, (row, step) in enumerate(crew.each(look, moments), 1):
            wins.append(row)
            steps.append(step)
            progress(done, total)
        doubtful = sorted((step for step in steps if step.loss), key=lambda step: (-step.loss, step.moment))[:LOOKED_AT]
        look_closely = partial(_looked_closely, game, curve, seed, DEEP * simulations, continuations)
        turning = []
        for done, one in enumerate(crew.each(look_closely, [(moments[step.moment], step) for step in doubtful]), 1):
            turning.append(one)
            progress(len(moments) + done, total)
    progress(total, total)
    for one in turning:  # what was looked at closely is known better
        steps[one.step.moment] = one.step
    turning = [one for one in turning if one.step.loss]
    turning.sort(key=lambda one: (-one.step.loss, one.step.moment))
    winners = end.ranks.count(0)
    wins.append(tuple((rank == 0) / winners for rank in end.ranks))
    return Review(
        record=record,
        seats=game.seats,
        wins=tuple(wins),
        steps=tuple(steps),
        turning=tuple(turning[:TURNING]),
        accounts=tuple(_accounts(wins, steps, seat) for seat in range(game.seats)),
        accuracy=tuple(_accuracy(steps, seat) for seat in range(game.seats)),
        calibrated=curve.measured,
        simulations=simulations,
    )


def _moments(record: Record, end: State) -> list[Moment]:
    """The positions before each action."""
    state = end.game.new(chance=list(record.setup))
    found = []
    for turn in end.history:
        found.append(Moment(state.pack(), state.moment, turn.action, bool(turn.outcomes)))
        state.apply(turn.action, chance=list(turn.outcomes))
    return found


def _looked_at(
    game: Game, curve: calibration.Curve, seed: int, simulations: int, at: Moment
) -> tuple[tuple[float, ...], Step]:
    """Everybody's chance before an action, and what the choice was worth to whoever made it."""
    state = State.unpack(game, at.packed, at.moment)
    values = []
    for seat in range(game.seats):
        settings = Settings(simulations=PATIENCE * simulations)
        thought = Thought(state, seat, stream(seed, game.seats * at.moment + seat), settings)
        values.append(thought.standing(simulations)[seat])
        if seat == state.actor:
            step = _judged(thought, curve, at, simulations)
    return curve.shared(values, at.moment), step


def _judged(thought: Thought, curve: calibration.Curve, at: Moment, simulations: int) -> Step:
    """What the action played was worth against the best, by the tree; exactly where the game knows."""
    state = thought.state
    for _ in range(PATIENCE - 1):
        options = {option.action: option for option in thought.options()}
        if len(options) == 1 or options[at.played].visits >= TRIED:
            break
        thought.grow(simulations)
    found = thought.options()
    options, best = {option.action: option for option in found}, found[0]
    value, better = best.value, best.action
    exact = worths(state, USUAL) if len(found) > 1 else None
    if exact is not None:
        known = dict(zip(state.legal(), exact, strict=True))
        better = at.played if known[at.played] == max(known.values()) else max(known, key=lambda a: (known[a], -a))
        played = calibration.moved(value, known[at.played] - known[better], state.game.rules.SCALE)
    else:
        played = options[at.played].value if options[at.played].visits else value
    win_best, win_played = (curve.chance(one, at.moment) for one in (value, played))
    return Step(at.moment, thought.seat, at.played, better, len(found), at.drew, win_best, min(win_best, win_played))


def _looked_closely(
    game: Game, curve: calibration.Curve, seed: int, deep: int, continuations: int, what: tuple[Moment, Step]
) -> Turning:
    """The same of an action that seems to have given much away, by a longer search, and why."""
    at, step = what
    state = State.unpack(game, at.packed, at.moment)
    settings = Settings(simulations=PATIENCE * deep, trees=min(TREES, deep))
    thought = Thought(state, step.seat, stream(seed, -1 - at.moment), settings)
    thought.grow(deep)
    found = _judged(thought, curve, at, deep)
    return Turning(found, compared(thought, found.best, at.played, continuations) if found.loss else ())


# The figures of a whole game


def _accounts(wins: Sequence[Sequence[float]], steps: Sequence[Step], seat: int) -> tuple[Account, ...]:
    """What moved a seat's chance, phase by phase. What somebody gives away the others share."""
    found = [[0.0, 0.0, 0.0] for _ in range(PHASES)]
    for i, step in enumerate(steps):
        row, change = found[PHASES * i // len(steps)], wins[i + 1][seat] - wins[i][seat]
        if step.seat == seat:
            row[0] -= step.loss
            left = change + step.loss
        else:
            gift = step.loss / (len(wins[i]) - 1)
            row[2] += gift
            left = change - gift
        row[1 if step.drew else 2] += left
    return tuple(Account(*row) for row in found)


def _accuracy(steps: Sequence[Step], seat: int) -> float | None:
    """The mean over all real choices."""
    rated = [rated_choice(step.loss) for step in steps if step.seat == seat and step.choices > 1]
    return fmean(rated) if rated else None


def rated_choice(loss: float) -> float:
    """How accurate a choice is, from 0 to 100: the formula of lichess, over the chance given away."""
    return min(100.0, max(0.0, 103.1668 * exp(-0.04354 * 100 * loss) - 3.1669))
