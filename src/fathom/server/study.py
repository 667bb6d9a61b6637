"""Puzzles, exercises and the study board over HTTP: nothing of it belongs to a table, and nothing is stored."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request, Response

from fathom.server import lessons, models, pages
from fathom.server.api import REFUSALS, Address, AllTables, Id, Language, answers, reply
from fathom.server.rows import Json
from fathom.server.site import PLACE

router = APIRouter(prefix="/api", responses=REFUSALS)


# Puzzles


@router.get("/puzzles", **answers(models.PuzzleList))
async def list_puzzles(lang: Language, request: Request) -> Response:
    """All puzzles and exercises, and the puzzle of the day: the day is that of Greenwich, for everybody."""
    told = await asyncio.to_thread(lessons.shelves, lang)
    file = pages.File.of(models.encode(told), "application/json")
    return pages.sent(request, file, pages.ASK_AGAIN)


@router.get("/puzzles/{game}/{id}", **answers(models.PuzzlePlace))
async def puzzle(game: Id, id: Id, lang: Language) -> Response:
    """A puzzle or an exercise: the position as its seat knows it."""
    return reply(await asyncio.to_thread(lessons.puzzle, game, id, lang))


@router.post("/puzzles/{game}/{id}", **answers(models.Tried))
async def attempt(game: Id, id: Id, given: models.Attempt, lang: Language) -> Response:
    """Try a choice, take a hint, or see the solution."""
    return reply(await asyncio.to_thread(lessons.tried, lessons.found(game, id), given.model_dump(), lang))


# The study board


@router.post("/study", **answers(models.Place))
async def begin(request: Request, lang: Language, tables: AllTables, address: Address) -> Response:
    """A position to study: a moment of a record or of a finished table, or a new game."""
    body = await request.body()
    work: Json = {"ask": "begin", "lang": lang, "record": None, "at": None, "body": body.decode("latin-1")}
    if len(body) <= models.PLAIN and b'"record"' not in body and b'"table"' in body:
        wanted = models.read(models.StudyTable, body)
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


@router.post("/study/hint", name="study_hint", **answers(dict[str, Any]))
async def hint(given: models.BoardHint, lang: Language, tables: AllTables, address: Address) -> Response:
    """What to do there, from what the seat knows that decides; or where lies what it takes to think of it."""
    if given.here and tables.settings.site is not None:
        return reply({"site": PLACE})
    work = {"ask": "hint", "lang": lang, **given.model_dump(exclude={"here"})}
    return reply(await tables.workshop.board(work, address))


_asks("pieces", models.Board, models.Pieces, "What can be set by hand.")
_asks("edit", models.BoardEdit, models.Place, "The position with some pieces set.")
