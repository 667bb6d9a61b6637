"""Puzzles, exercises and the study board over HTTP: nothing of it belongs to a table, and nothing is stored."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import cache, lru_cache
from typing import Any

from fastapi import APIRouter, Request, Response

from fathom.core.position import IllegalAction
from fathom.core.registry import games
from fathom.server import boards, models, pages
from fathom.server.api import REFUSALS, Address, AllTables, Id, Language, answers, reply
from fathom.server.making import read
from fathom.server.refusal import Refusal, forbidden
from fathom.server.rows import Json
from fathom.study import puzzles
from fathom.study.puzzles import EXERCISES, PUZZLES, Puzzle

router = APIRouter(prefix="/api", responses=REFUSALS)


# Puzzles


@router.get("/puzzles", **answers(models.PuzzleList))
async def list_puzzles(lang: Language, request: Request) -> Response:
    """All puzzles and exercises, and the puzzle of the day: the day is that of Greenwich, for everybody."""
    day = datetime.now(UTC).date()
    today = puzzles.today(day)
    told = None if today is None else {"game": today.game, "id": today.id, "date": day.isoformat()}
    shelves = await asyncio.to_thread(_shelves, lang)
    file = pages.File.of(models.encode({"today": told, "games": shelves}), "application/json")
    return pages.sent(request, file, pages.ASK_AGAIN)


@cache
def _shelves(lang: str) -> list[Json]:
    return [{"game": game, **_shelf(game, lang)} for game in games() if puzzles.puzzles(game)]


def _shelf(game: str, lang: str) -> Json:
    kinds = {"puzzles": PUZZLES, "exercises": EXERCISES}
    return {name: [_about(one, lang) for one in puzzles.puzzles(game, kind).values()] for name, kind in kinds.items()}


def _about(one: Puzzle, lang: str) -> Json:
    theme, title = puzzles.theme(one, lang), puzzles.title(one, lang)
    return {"id": one.id, "theme": theme, "difficulty": one.difficulty, "number": one.number, "title": title}


def _found(game: str, id: str) -> Puzzle:
    try:
        return puzzles.find(game, id)
    except ValueError:
        raise Refusal("no-puzzle") from None


@router.get("/puzzles/{game}/{id}", **answers(models.PuzzlePlace))
async def puzzle(game: Id, id: Id, lang: Language) -> Response:
    """A puzzle or an exercise: the position as its seat knows it."""
    return reply(await asyncio.to_thread(_set, game, id, lang))


@lru_cache(maxsize=512)
def _set(game: str, id: str, lang: str) -> Json:
    one = _found(game, id)
    place = boards.told(one.state, one.seat, lang)
    text = puzzles.lesson(one, lang, learned=False)
    return {**_about(one, lang), "place": place, "hints": puzzles.HINTS, "text": text}


@router.post("/puzzles/{game}/{id}", **answers(models.Tried))
async def attempt(game: Id, id: Id, given: models.Attempt, lang: Language) -> Response:
    """Try a choice, take a hint, or see the solution."""
    return reply(await asyncio.to_thread(_tried, _found(game, id), given, lang))


def _tried(one: Puzzle, given: models.Attempt, lang: str) -> Json:
    if given.show:
        return puzzles.solution(one, lang)
    if given.hint is not None:
        return {"hint": puzzles.hints(one, lang)[min(given.hint, puzzles.HINTS - 1)]}
    if given.action is None:
        raise Refusal("invalid", reason="action, hint, show: one of them is wanted")
    state = one.state
    action = boards.action_of(state, given.action)
    try:
        return puzzles.tried(one, action, lang)
    except IllegalAction as illegal:
        raise forbidden(state, action, illegal.rule) from None


# The study board


@router.post("/study", **answers(models.Place))
async def begin(request: Request, lang: Language, tables: AllTables, address: Address) -> Response:
    """A position to study: a moment of a record or of a finished table, or a new game."""
    body = await request.body()
    work: Json = {"ask": "begin", "lang": lang, "record": None, "at": None, "body": body.decode("latin-1")}
    if len(body) <= models.PLAIN and b'"record"' not in body and b'"table"' in body:
        wanted = read(models.StudyTable, body)
        table = await tables.get(wanted.table, fresh=True)
        record = await asyncio.to_thread(table.record)  # Refusal before the end: it would tell secrets
        work |= {"record": record.to_json(), "at": wanted.at, "body": ""}
    return reply(await tables.workshop.board(work, address))


def _asks(name: str, model: Any, answer: Any, help: str) -> None:
    """One question about a position."""

    async def ask(given: Any, lang: Language, tables: AllTables, address: Address) -> Response:
        work = {"ask": name, "lang": lang, **given.model_dump()}
        return reply(await tables.workshop.board(work, address))

    ask.__annotations__["given"] = model
    ask.__doc__ = help
    router.post(f"/study/{name}", name=f"study_{name}", **answers(answer))(ask)


_asks("look", models.Board, models.Place, "A position as a seat sees it.")
_asks("act", models.BoardAction, models.Place, "The position after an action, with whatever chance brings.")
_asks("why", models.BoardAction, models.WhyAnswer, "Whether an action is legal, and if not, why.")
_asks("preview", models.BoardAction, models.Preview, "What is certain to follow from an action.")
_asks("outlook", models.Board, models.Ahead, "The same in short for every legal action.")
_asks("hint", models.Board, dict[str, Any], "What to do there, from what the seat knows that decides.")
_asks("pieces", models.Board, models.Pieces, "What can be set by hand.")
_asks("edit", models.BoardEdit, models.Place, "The position with some pieces set.")
