"""Puzzles and exercises as they are told: what there is, how one is set, and what an attempt at it was worth. Nothing
of it belongs to a table, and nothing is stored."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache, lru_cache

from fathom.core.position import IllegalAction
from fathom.core.registry import games
from fathom.server import boards
from fathom.server.refusal import Refusal, forbidden
from fathom.server.rows import Json
from fathom.study import puzzles
from fathom.study.puzzles import EXERCISES, PUZZLES, Puzzle


def shelves(lang: str) -> Json:
    """All puzzles and exercises, and the puzzle of the day: the day is that of Greenwich, for everybody."""
    day = datetime.now(UTC).date()
    today = puzzles.today(day)
    told = None if today is None else {"game": today.game, "id": today.id, "date": day.isoformat()}
    return {"today": told, "games": _shelves(lang)}


@cache
def _shelves(lang: str) -> list[Json]:
    return [{"game": game, **_shelf(game, lang)} for game in games() if puzzles.puzzles(game)]


def _shelf(game: str, lang: str) -> Json:
    kinds = {"puzzles": PUZZLES, "exercises": EXERCISES}
    return {name: [_about(one, lang) for one in puzzles.puzzles(game, kind).values()] for name, kind in kinds.items()}


def _about(one: Puzzle, lang: str) -> Json:
    theme, title = puzzles.theme(one, lang), puzzles.title(one, lang)
    return {"id": one.id, "theme": theme, "difficulty": one.difficulty, "number": one.number, "title": title}


def found(game: str, id: str) -> Puzzle:
    """A puzzle by its name; Refusal if there is none."""
    try:
        return puzzles.find(game, id)
    except ValueError:
        raise Refusal("no-puzzle") from None


@lru_cache(maxsize=512)
def puzzle(game: str, id: str, lang: str) -> Json:
    """A puzzle or an exercise: the position as its seat knows it."""
    one = found(game, id)
    place = boards.told(one.state, one.seat, lang)
    text = puzzles.lesson(one, lang, learned=False)
    return {**_about(one, lang), "place": place, "hints": puzzles.HINTS, "text": text}


def tried(one: Puzzle, given: Json, lang: str) -> Json:
    """What an attempt (`models.Attempt`) comes to: a choice, the next hint, or the solution."""
    if given.get("show"):
        return puzzles.solution(one, lang)
    if (hint := given.get("hint")) is not None:
        return {"hint": puzzles.hints(one, lang)[min(hint, puzzles.HINTS - 1)]}
    if given.get("action") is None:
        raise Refusal("invalid", reason="action, hint, show: one of them is wanted")
    state = one.state
    action = boards.action_of(state, given["action"])
    try:
        return puzzles.tried(one, action, lang)
    except IllegalAction as illegal:
        raise forbidden(state, action, illegal.rule) from None
