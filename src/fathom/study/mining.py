"""Mines puzzles: plays strong games, and keeps the moments at which one choice is clearly best and easily missed.

Nothing here depends on the levels that people play against. A moment is kept if

1. searches of few simulations and the greedy look ahead mostly choose something else (what people who look no further
   would do); the dice that a game reckons exactly are spared the second test, because greedy reckons them, too;
2. long searches with several seeds, each tree apart, all choose the same, and by `GAP` of win chance more than anything
   else.

`rate` measures afterwards which of the levels solve what was kept.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from fathom.bots import patient, worlds
from fathom.bots.greedy import Greedy
from fathom.bots.mcts import Option, Search, Settings, reckoned, worths
from fathom.core.chance import stream
from fathom.core.game import Game
from fathom.core.position import State
from fathom.core.record import Record
from fathom.core.registry import definition
from fathom.core.weights import USUAL
from fathom.study import calibration
from fathom.study.advice import Part, compared
from fathom.study.puzzles import Puzzle, Weighed
from fathom.study.thought import Thought

STRONG = 600  # simulations of those who play
DEEP, DEEP_SEEDS = 20_000, 2  # simulations of searches that must agree
LONG = 60_000  # and of one more
GAP = 0.05  # of win chance, over the best of the rest
EXACT_GAP = 0.03  # the same where the worth is exact
SAME = 0.01  # closer than this to the best is a solution, too
MOST_SOLUTIONS = 2
FEWEST, MOST = 3, 60  # legal actions
SHORT, SHORTS = 40, 8  # simulations of the short searches, and how many there are
MISSED = 0.6  # of them may find the solution
LADDER = (80, 400, 2500)  # simulations that tell how difficult it is
SOLVES = 0.6  # of the searches of a rung, then it solves the puzzle
SEEN = 30  # visits from which a choice has a worth
TOLD = 4  # choices that have a sentence why
WORLDS = 10  # continuations behind it
APART = 4  # actions between two puzzles of a game
OF_GAME = 6  # puzzles of a game at most
LATE = 0.85  # of a game is its end
ODDS = "odds"


@dataclass(frozen=True)
class Vein:
    """A game that was played, with what was worth a second look: moment -> the position as the seat knew it."""

    record: Record
    places: dict[int, State]


def mine(
    name: str,
    seed: int,
    wanted: int,
    easy: bool = False,
    phases: Collection[str] = (),
    progress: Callable[[int, int], None] | None = None,
) -> Iterator[Puzzle]:
    """Puzzles of a game until there are enough. `easy`: also those that nobody would miss, and between two choices
    only, for exercises. `phases`: of these phases only."""
    most = max(_sizes(name))
    found = played = 0
    while found < wanted:
        players = min(most, 3) if played % 3 == 2 else 2
        game = Game(definition(name), {"players": players})
        world = worlds.prepare(game)
        vein = _play(game, world, stream(seed, played), easy, phases)
        kept: list[int] = []
        for at, state in vein.places.items():
            if found < wanted and len(kept) < OF_GAME and all(at - other >= APART for other in kept):
                puzzle = _verified(vein.record, at, state, world)
                if puzzle is not None:
                    kept.append(at)
                    found += 1
                    yield puzzle
        played += 1
        if progress is not None:
            progress(played, found)


def _sizes(name: str) -> Sequence[int]:
    players = definition(name).options.options["players"]
    return [int(n) for n in players.values] or range(int(players.low or 1), int(players.high or 1) + 1)


def _play(game: Game, world: worlds.World, seed: int, easy: bool, phases: Collection[str]) -> Vein:
    """A game between searches, and the moments at which a short search would choose otherwise."""
    state, places = game.new(seed=seed), {}
    curve = calibration.curve(game)
    assert curve is not None
    fewest = 2 if easy else FEWEST
    while state.actor is not None:
        seat, legal = state.actor, state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        known = state.determinise(seat, stream(seed, state.moment))
        exact = reckoned(known, USUAL)
        options = exact or _search(known, seat, seed, STRONG, world)
        asked = fewest <= len(legal) <= MOST and (not phases or state.view(seat)["phase"] in phases)
        if asked and _promising(known, options, bool(exact), seed, world, easy, curve):
            places[state.moment] = known
        state.apply(options[0].action)
    return Vein(Record.of(state), places)


def _search(state: State, seat: int, seed: int, simulations: int, world: worlds.World) -> list[Option]:
    return Search(seed, Settings(simulations=simulations, exact=0)).options(state, seat, world)


def _promising(
    state: State,
    options: Sequence[Option],
    exact: bool,
    seed: int,
    world: worlds.World,
    easy: bool,
    curve: calibration.Curve,
) -> bool:
    """Whether a moment is worth a second look, in a few milliseconds."""
    first, second = options[:2]
    seat, best = state.actor or 0, first.action
    if not exact:
        if first.visits < 2 * second.visits:
            return False
        if curve.chance(first.value, state.moment) - curve.chance(second.value, state.moment) < GAP / 2:
            return False
    elif first.value - second.value < EXACT_GAP / 2:
        return False
    if easy:
        return True
    if not exact and Greedy(seed).choose(state, seat) == best:
        return False
    return _share(state, seat, (best,), SHORT, seed, world) <= MISSED


def _share(state: State, seat: int, right: Sequence[int], simulations: int, seed: int, world: worlds.World) -> float:
    """The share of short searches that find one of the right actions."""
    found = [_search(state, seat, stream(seed, 100 + i), simulations, world)[0].action for i in range(SHORTS)]
    return sum(action in right for action in found) / SHORTS


def _verified(record: Record, at: int, state: State, world: worlds.World) -> Puzzle | None:
    """The puzzle of a moment, if long searches agree that it is one."""
    game, seat = state.game, state.actor or 0
    curve, exact = calibration.curve(game), worths(state, USUAL)
    assert curve is not None
    legal, seed = state.legal(), int(_name(record, at), 16)
    amounts = [DEEP] if exact else [DEEP] * DEEP_SEEDS + [LONG]
    thoughts = [
        Thought(state, seat, stream(seed, i), Settings(simulations=amount), world) for i, amount in enumerate(amounts)
    ]
    wins: list[dict[int, float]] = []
    right: list[int] = []
    for thought, amount in zip(thoughts, amounts, strict=True):
        thought.grow(amount)
        options = thought.options()
        if exact is not None:
            top, value = max(exact), options[0].value
            moved = {
                a: calibration.moved(value, worth - top, game.rules.SCALE)
                for a, worth in zip(legal, exact, strict=True)
            }
            chances = {a: curve.chance(one, at) for a, one in moved.items()}
        else:
            chances = {o.action: curve.chance(o.value, at) for o in options if o.visits >= SEEN}
        best = max(chances.values(), default=0.0)
        right = right or [a for a, win in chances.items() if best - win < SAME]
        rest = [win for a, win in chances.items() if a not in right]
        if len(right) > MOST_SOLUTIONS or not rest:
            return None
        if best - max(rest) < (EXACT_GAP if exact else GAP) or max(chances, key=lambda a: chances[a]) not in right:
            return None
        if exact is None and sum(thought.agreement(action) for action in right) < 1:
            return None
        wins.append(chances)
    chances = {a: sum(w[a] for w in wins) / len(wins) for a in legal if all(a in w for w in wins)}
    right.sort(key=lambda a: -chances[a])
    shorts = [_search(state, seat, stream(seed, 200 + i), SHORT, world)[0].action for i in range(SHORTS)]
    greedy = Greedy(seed).choose(state, seat)
    wrong = Counter(action for action in [*shorts, greedy] if action not in right)
    order = sorted((a for a in legal if a not in right), key=lambda a: (-chances.get(a, -1.0), a))
    trap = wrong.most_common(1)[0][0] if wrong else order[0]
    points = dict(zip(legal, exact, strict=True)) if exact else {}
    rolls = bool(exact and state.odds(seat, right[0]))  # then the odds say all there is to say
    weighed = []
    for i, action in enumerate([*right, *order]):
        why: tuple[Part, ...] = ()
        if not rolls and action not in right and (i < TOLD or action == trap):
            why = compared(thoughts[-1], right[0], action, WORLDS)
        win = round(chances[action], 3) if action in chances else None
        worth = round(points[action], 2) if exact else None
        weighed.append(Weighed(game.text(action), win, worth, why))
    solutions = tuple(game.text(action) for action in right)
    told = next(one.why for one in weighed if one.action == game.text(trap))
    return Puzzle(
        game.name, _name(record, at), record, at, seat, solutions, game.text(trap), tuple(weighed),
        theme=ODDS if rolls else _theme(state, record, right[0], trap, told),
        difficulty=_difficulty(state, seat, right, stream(seed, 300), world),
    )  # fmt: skip


def _name(record: Record, at: int) -> str:
    """The ID of a puzzle."""
    return hashlib.sha256(f"{record.game} {record.setup} {record.moves[:at]}".encode()).hexdigest()[:8]


def _theme(state: State, record: Record, best: int, trap: int, why: Sequence[Part]) -> str:
    """What it is about, from facts: the phase, what the choices bring about, when it is, where the points come from."""
    view = state.view(state.actor)
    kind = state.game.vocabulary.values[best][0].name
    if str(view["phase"]).startswith("pay") or kind == "pay":
        return "payment"
    if state.moment >= LATE * len(record.moves) or view.get("ending"):
        return "endgame"
    outlook = state.outlook(state.actor or 0)
    if outlook[best].ends is not outlook[trap].ends:
        return "timing"
    return next((part.source for part in why if part.source), "plan")


def _difficulty(state: State, seat: int, right: Sequence[int], seed: int, world: worlds.World) -> int:
    """How many simulations it takes, as a number from 1."""
    for i, simulations in enumerate(LADDER):
        if _share(state, seat, right, simulations, stream(seed, i), world) >= SOLVES:
            return i + 1
    return len(LADDER) + 1


def rate(puzzles: Sequence[Puzzle], player: str, attempts: int, seed: int) -> list[float]:
    """How often a bot solves each puzzle, at so many attempts with other seeds."""
    found = []
    for puzzle in puzzles:
        state, solved = puzzle.record.replay(puzzle.at), 0
        worlds.prepare(state.game)
        right = [state.game.action(text) for text in puzzle.solutions]
        for i in range(attempts):
            known = state.determinise(puzzle.seat, stream(seed, i))
            solved += patient(player, stream(seed, 1000 + i)).choose(known, puzzle.seat) in right
        found.append(solved / attempts)
    return found


def numbered(puzzle: Puzzle, number: int) -> Puzzle:
    """A puzzle as an exercise."""
    return replace(puzzle, number=number)
