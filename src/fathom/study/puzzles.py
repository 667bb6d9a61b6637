"""Puzzles and exercises: a moment of a game with one clearly best choice, what the other choices are worth, and why.

They lie beside the rules of their game, in `puzzles.json` and `exercises.json`, mined by `mining.py`: the records of
some games, and for each puzzle the moment, the seat that decides, the solutions, and what was found out about every
choice by long searches from what that seat knew. docs/teaching.md says how they are chosen.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

from fathom.core.position import State
from fathom.core.record import Record
from fathom.core.registry import definition, games
from fathom.study.advice import Part
from fathom.study.words import gains, number, percent, say, source

PUZZLES, EXERCISES = "puzzles", "exercises"
HINTS = 3
LEVELS = 4  # of difficulty
THEMES = ("odds", "payment", "timing", "endgame", "others", "plan")  # any other is a source of points


@dataclass(frozen=True)
class Weighed:
    """What is known about a choice. Without a win chance, it was hardly worth a look."""

    action: str
    win: float | None
    points: float | None  # its exact worth, where the game knows
    why: tuple[Part, ...]  # what the solution brings more than it


@dataclass(frozen=True)
class Puzzle:
    """A moment at which one choice is clearly best; of an exercise, `number` says which one it is."""

    game: str
    id: str
    record: Record
    at: int
    seat: int
    solutions: tuple[str, ...]
    trap: str  # the choice that a short search likes best instead
    weighed: tuple[Weighed, ...]  # every legal action, best first
    theme: str  # odds, payment, timing, endgame, others, plan, or a source of points of the game
    difficulty: int  # 1 to LEVELS
    number: int | None = None

    @cached_property
    def _known(self) -> State:
        return self.record.replay(self.at).determinise(self.seat, int(self.id, 16))

    @property
    def state(self) -> State:
        """The position, as its seat may know it: what is hidden from it is drawn anew, the same for everybody."""
        return self._known.clone()


@cache
def puzzles(game: str, kind: str = PUZZLES) -> dict[str, Puzzle]:
    """The puzzles or exercises of a game by ID; none of a game without."""
    path = files(definition(game).package) / f"{kind}.json"
    if not path.is_file():
        return {}
    held = json.loads(path.read_text(encoding="utf-8"))
    records = [Record.read(one) for one in held["games"]]
    return {one["id"]: _read(game, one, records) for one in held["list"]}


def find(game: str, id: str) -> Puzzle:
    """A puzzle or an exercise; ValueError if there is none."""
    if game not in games():
        raise ValueError(f"no game {game!r}")
    found = puzzles(game).get(id) or puzzles(game, EXERCISES).get(id)
    if found is None:
        raise ValueError(f"no puzzle {id!r} in {game}")
    return found


def today(day: date) -> Puzzle | None:
    """The puzzle of a day, the same for everybody: the games take turns."""
    stock = [list(some.values()) for name in games() if (some := puzzles(name))]
    if not stock:
        return None
    turn, which = day.toordinal() % len(stock), day.toordinal() // len(stock)
    return stock[turn][which % len(stock[turn])]


def _read(game: str, held: dict[str, Any], records: Sequence[Record]) -> Puzzle:
    weighed = []
    for action, win, points, why in held["weighed"]:
        weighed.append(Weighed(action, win, points, tuple(Part(*part) for part in why)))
    about = {name: held[name] for name in ("id", "at", "seat", "trap", "theme", "difficulty")}
    solutions, number = tuple(held["solutions"]), held.get("number")
    return Puzzle(
        game, record=records[held["game"]], solutions=solutions, weighed=tuple(weighed), number=number, **about
    )


def write(found: Sequence[Puzzle], command: str) -> str:
    """Puzzles of one game as a file, with the command that made them."""
    records: list[Record] = []
    rows = []
    for one in found:
        if one.record not in records:
            records.append(one.record)
        weighed = [[w.action, w.win, w.points, [[p.source, p.points] for p in w.why]] for w in one.weighed]
        row: dict[str, Any] = {"id": one.id, "game": records.index(one.record), "at": one.at, "seat": one.seat}
        row |= {} if one.number is None else {"number": one.number}
        row |= {"theme": one.theme, "difficulty": one.difficulty, "solutions": one.solutions, "trap": one.trap}
        rows.append(json.dumps({**row, "weighed": weighed}))
    kept = [json.dumps(json.loads(_until(found, record).to_json())) for record in records]
    head = f'{{"command": {json.dumps(command)}, "games": [\n'
    return head + ",\n".join(kept) + '\n], "list": [\n' + ",\n".join(rows) + "\n]}\n"


def _until(found: Sequence[Puzzle], record: Record) -> Record:
    """A record up to the last moment that is needed."""
    last = max(one.at for one in found if one.record == record)
    return Record(**{**vars(record), "moves": record.moves[:last], "about": {}})


# In words


def theme(puzzle: Puzzle, lang: str) -> str:
    """What a puzzle is about."""
    if puzzle.theme in THEMES:
        return say(lang, f"theme-{puzzle.theme}")
    return source(puzzle.state, puzzle.theme, lang)


def title(puzzle: Puzzle, lang: str) -> str | None:
    """The idea of an exercise in a few words."""
    return _idea(puzzle, lang, "")


def lesson(puzzle: Puzzle, lang: str, learned: bool) -> str | None:
    """What an exercise says before it is solved, or afterwards."""
    return _idea(puzzle, lang, "-learned" if learned else "-text")


def _idea(puzzle: Puzzle, lang: str, part: str) -> str | None:
    if puzzle.number is None:
        return None
    return puzzle.record.replay(0).game.texts.format(lang, f"exercise-{puzzle.number}{part}")


def hints(puzzle: Puzzle, lang: str) -> list[str]:
    """From a nudge to two choices of which one is right."""
    state, trap = puzzle.state, _weighed(puzzle, puzzle.trap)
    brings = say(lang, "step-even")
    if trap.why:
        brings = say(lang, "step-brings", gains=gains(state, trap.why, lang))
    elif trap.points is not None and puzzle.weighed[0].points is not None:
        brings = say(lang, "step-worth", points=number(puzzle.weighed[0].points - trap.points, lang))
    both = sorted((puzzle.solutions[0], puzzle.trap))
    told = [state.game.describe(state, state.game.action(one), lang) for one in both]
    return [
        say(lang, "step-theme", theme=theme(puzzle, lang)),
        brings,
        say(lang, "step-two", one=told[0], other=told[1]),
    ]


def _weighed(puzzle: Puzzle, action: str) -> Weighed:
    return next(one for one in puzzle.weighed if one.action == action)


def tried(puzzle: Puzzle, action: int, lang: str) -> dict[str, Any]:
    """What is said about an attempt: whether it is right, what it is worth, and why."""
    state = puzzle.state
    game = state.game
    state.clone().apply(action)  # refuses what is not legal
    text = game.text(state.same(action))
    mine, best, solved = _weighed(puzzle, text), puzzle.weighed[0], text in puzzle.solutions
    other = _weighed(puzzle, puzzle.trap) if solved else mine
    exact = best.points is not None and other.points is not None
    if exact and not other.why:
        worth = number((best.points or 0.0) - (other.points or 0.0), lang)
        why = say(lang, "why-exact" if solved else "why-less", points=worth)
    elif other.why:
        why = say(lang, "why-trap" if solved else "why-better", gains=gains(state, other.why, lang))
    else:
        why = say(lang, "why-trap-even" if solved else "why-better-even")
    if solved and not (exact and not other.why):
        why = say(lang, "tempting", what=game.describe(state, game.action(puzzle.trap), lang)) + " " + why
    return {
        "action": text,
        "says": game.describe(state, action, lang),
        "solved": solved,
        "win": mine.win,
        "best": best.win,
        "worth_says": _worth(mine, best, solved, lang),
        "why_says": why,
    }


def _worth(mine: Weighed, best: Weighed, solved: bool, lang: str) -> str:
    if best.win is None:
        return ""
    if solved:
        return say(lang, "worth-right", win=percent(best.win, lang))
    if mine.win is None:
        return say(lang, "worth-hardly")
    return say(lang, "turning-worth", better=percent(best.win, lang), played=percent(mine.win, lang))


def solution(puzzle: Puzzle, lang: str) -> dict[str, Any]:
    """The solution and what everything else is worth, for those who have solved it or given up."""
    state = puzzle.state
    game = state.game
    rows = []
    for one in puzzle.weighed:
        told = {"action": one.action, "says": game.describe(state, game.action(one.action), lang)}
        rows.append({**told, "win": one.win, "points": one.points, "right": one.action in puzzle.solutions})
    return {"choices": rows, "learned": lesson(puzzle, lang, learned=True)}
