"""The HTTP side: one function for each request of docs/server.md."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import aclosing
from functools import cache, partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response, WebSocket
from fastapi.routing import APIRoute
from starlette.requests import ClientDisconnect

from fathom.server import catalogue, lobby, making, metrics, models, news, pages, play, seating
from fathom.server.guard import COOKIE, address_of, language
from fathom.server.live import Watcher
from fathom.server.refusal import Refusal
from fathom.server.rows import Change
from fathom.server.site import PLACE
from fathom.server.store import StorageGone
from fathom.server.table import Table
from fathom.server.tables import Planned, Tables
from fathom.server.thinking import reviewed
from fathom.server.who import NOBODY, Who, fresh, hashed

YEAR = 365 * 24 * 3600

Id = Annotated[str, Path(max_length=64)]
Since = Annotated[int | None, Query(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int | None, Query(ge=0, le=99)]

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Error} for status in (400, 401, 403, 404, 405, 409, 413, 422, 429, 500, 503)
}


class Route(APIRoute):
    """A long body is not even read here: the workshop does it, and says whether it is what is expected. And whoever
    asks for anything at a table is there."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """What answers a request."""
        usual = super().get_route_handler()
        job = {"/api/tables": "table", "/api/records": "study"}.get(self.path_format)

        async def handle(request: Request) -> Response:
            kind = request.headers.get("content-type", "").partition(";")[0].strip()
            try:
                long = job and kind == "application/json" and len(await request.body()) > models.PLAIN
            except ClientDisconnect:
                raise Refusal("invalid", reason="half of it is missing") from None
            if not long:
                try:
                    return await usual(request)
                finally:  # who is refused something is there, too
                    if "id" in request.path_params:
                        _tables(request).asks(request.path_params["id"], getattr(request.state, "who", NOBODY))
            tables, who = _tables(request), _person(await _who(request))
            assert job is not None
            made = await tables.workshop.make(job, await request.body(), who, _address(request))
            return _news(await tables.add(made), who, _lang(request), status=201)

        return handle


router = APIRouter(prefix="/api", responses=REFUSALS, route_class=Route)


def answers(model: Any, status: int = 200) -> dict[str, Any]:
    """How an answer is described; we encode it ourselves."""
    return {"response_model": None, "status_code": status, "responses": {status: {"model": model}}}


def reply(value: Any, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(models.encode(value), status, media_type="application/json")


# Who asks, and in which language


def _tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def _lang(request: Request, lang: models.Lang | None = None) -> str:
    return lang or language(request.headers, request.scope)


async def _asking(headers: Any, cookies: Any, tables: Tables) -> Who:
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":  # others are a proxy's business
        found = await tables.people.of(token.strip())
        if found is None:
            raise Refusal("who")
        return found
    return await tables.people.of(cookies.get(COOKIE, "")) or NOBODY


async def _who(request: Request) -> Who:
    request.state.who = await _asking(request.headers, request.cookies, _tables(request))
    found: Who = request.state.who
    return found


def _address(request: Request) -> str:
    return address_of(request.scope)


AllTables = Annotated[Tables, Depends(_tables)]
Asking = Annotated[Who, Depends(_who)]
Language = Annotated[str, Depends(_lang)]
Address = Annotated[str, Depends(_address)]


def _person(who: Who) -> Who:
    if who.person is None:
        raise Refusal("who")
    return who


# The games


@router.get("/games", **answers(models.Games))
async def list_games(lang: Language, request: Request) -> Response:
    """The games, their options and numbers of players; the bots."""
    return pages.sent(request, _shelf(lang), pages.ASK_AGAIN)


@cache
def _shelf(lang: str) -> pages.File:
    return pages.File.of(models.encode(catalogue.all_games(lang)), "application/json")


@router.get("/games/{game}/rules", **answers(models.Rules))
async def rules(game: Id, lang: Language) -> Response:
    """The rules page, rule by rule."""
    return reply(catalogue.rules(game, lang))


@router.get("/games/{game}/data", **answers(models.Data))
async def printed(game: Id) -> Response:
    """What is printed on the pieces: the game's data file."""
    return reply(catalogue.printed(game))


@router.get("/games/{game}/texts/{lang}", response_model=None, responses={200: {"content": {"text/plain": {}}}})
async def texts(game: Id, lang: models.Lang, request: Request) -> Response:
    """All sentences of the game in a language, as a Fluent file."""
    return pages.sent(request, _sentences(game, lang), pages.ASK_AGAIN)


@cache
def _sentences(game: str, lang: str) -> pages.File:
    return pages.File.of(catalogue.words(game, lang).encode(), "text/plain")


# Persons


@router.post("/me", **answers(models.Person))
async def introduce(given: models.Me, request: Request, tables: AllTables) -> Response:
    """A new person; a browser gets a cookie, a program a token."""
    who, token = await tables.people.make(given.name)
    if given.bearer:
        return reply({"id": who.person, "name": who.name, "token": token})
    answer = reply({"id": who.person, "name": who.name})
    secure = request.url.scheme == "https"
    answer.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="strict", secure=secure)
    return answer


@router.get("/me", **answers(models.Person))
async def me(who: Asking) -> Response:
    """Who is asking."""
    return reply({"id": who.person, "name": who.name})


@router.patch("/me", **answers(models.Person))
async def rename(given: models.Rename, who: Asking, tables: AllTables) -> Response:
    """Another name for the tables to come."""
    renamed = await tables.people.rename(_person(who), given.name)
    return reply({"id": renamed.person, "name": renamed.name})


# Tables


@router.get("/tables", **answers(models.Tables))
async def list_tables(
    who: Asking, tables: AllTables, which: lobby.Which = "open", offset: Annotated[int, Query(ge=0, le=10**6)] = 0
) -> Response:
    """Tables to join, or the asker's own."""
    found = await lobby.find(tables.store, _person(who) if which == "own" else who, which, offset)
    return reply({"tables": found})


@router.post("/tables", **answers(models.News, 201))
async def create(
    given: models.Create, request: Request, who: Asking, tables: AllTables, lang: Language, address: Address
) -> Response:
    """A new table: the news of it."""
    if models.heavy(given):
        goes_on = None if given.start is None else (await tables.get(given.start.table, fresh=True)).record()
        made = await tables.workshop.make("table", await request.body(), _person(who), address, goes_on)
    else:
        made = await asyncio.to_thread(making.table, given.model_dump(), _person(who))
    return _news(await tables.add(made), who, lang, status=201)


@router.get("/tables/{id}", **answers(models.News))
async def look(
    id: Id,
    who: Asking,
    tables: AllTables,
    lang: Language,
    seat: SeatNumber = None,
    at: Since = None,
    since: Since = None,
) -> Response:
    """How things stand at a table, or stood at a moment."""
    table = await tables.get(id, fresh=True)
    seat = table.viewpoint(who, seat)
    if at is None:
        return reply(news.news(table, who, seat, since, lang))
    came = table.came(at)  # now: an undo may change the actions while they are replayed
    return reply(news.moment(table, who, seat, await tables.past(table, at), came, lang))


@router.get("/tables/{id}/text", response_model=None, responses={200: {"content": {"text/plain": {}}}})
async def text(
    id: Id,
    who: Asking,
    tables: AllTables,
    lang: Language,
    seat: SeatNumber = None,
    at: Since = None,
    width: Annotated[int, Query(ge=40, le=200)] = 100,
) -> Response:
    """The table drawn with letters, as the terminal shows it."""
    table = await tables.get(id, fresh=True)
    seat = table.viewpoint(who, seat)
    past = table.begun if at is None and not table.old else await tables.past(table, at)
    return Response(await asyncio.to_thread(news.text, table, past, seat, lang, width), media_type="text/plain")


def _news(table: Table, who: Who, lang: str, status: int = 200) -> Response:
    return reply(news.news(table, who, table.viewpoint(who, None), None, lang), status)


async def _done(tables: Tables, id: str, planned: Planned) -> Response:
    return reply(news.done(await tables.do(id, planned)))


@router.post("/tables/{id}/join", **answers(models.News))
async def join(id: Id, given: models.Join, who: Asking, tables: AllTables, lang: Language) -> Response:
    """Take an open seat."""
    await tables.do(id, partial(seating.join, who=who, seat=given.seat, name=given.name))
    return _news(await tables.get(id), who, lang)


@router.post("/tables/{id}/fill", **answers(models.News))
async def fill(id: Id, given: models.Fill, who: Asking, tables: AllTables, lang: Language) -> Response:
    """Put a bot into an open seat."""
    await tables.do(id, partial(seating.fill, who=who, seat=given.seat, bot=given.bot))
    return _news(await tables.get(id), who, lang)


@router.post("/tables/{id}/leave", **answers(models.Done))
async def leave(id: Id, given: models.OfSeat, who: Asking, tables: AllTables) -> Response:
    """Get up."""
    return await _done(tables, id, partial(seating.leave, who=who, seat=given.seat))


@router.post("/tables/{id}/bot", **answers(models.Done))
async def bot(id: Id, given: models.Call, who: Asking, tables: AllTables) -> Response:
    """Have a bot go on for somebody who has not been there for long."""
    return await _done(tables, id, partial(play.call_bot, who=who, seat=given.seat, missing=tables.presence.missing))


@router.post("/tables/{id}/back", **answers(models.Done))
async def back(id: Id, given: models.OfSeat, who: Asking, tables: AllTables) -> Response:
    """Take the seat back from the bot."""
    return await _done(tables, id, partial(play.back, who=who, seat=given.seat))


async def _answered(tables: Tables, id: str, planned: Planned, who: Who, lang: str) -> Response:
    """An answer to an old state is refused together with the present one."""
    try:
        return await _done(tables, id, planned)
    except Refusal as refusal:
        if refusal.code != "stale":
            raise
        table = await tables.get(id)
        told = news.news(table, who, table.viewpoint(who, None), None, lang)
        return reply(news.refused(refusal, lang, told), refusal.status)


@router.post("/tables/{id}/act", **answers(models.Done))
async def act(id: Id, given: models.Act, who: Asking, tables: AllTables, lang: Language) -> Response:
    """Play an action, by its number or its notation."""
    planned = partial(play.act, who=who, seat=given.seat, state=given.state, action=given.action, key=given.key)
    with metrics.ACTION.time():
        return await _answered(tables, id, planned, who, lang)


@router.post("/tables/{id}/undo", **answers(models.Done))
async def undo(id: Id, given: models.Undo, who: Asking, tables: AllTables, lang: Language) -> Response:
    """Take the last action back."""
    planned = partial(play.undo, who=who, seat=given.seat, state=given.state, key=given.key)
    return await _answered(tables, id, planned, who, lang)


@router.get("/tables/{id}/aside", **answers(models.Aside))
async def aside(
    id: Id, who: Asking, tables: AllTables, lang: Language, seat: Annotated[int, Query(ge=0, le=99)]
) -> Response:
    """What one of my seats may choose now, without what it knows."""
    return reply(news.aside(await tables.get(id, fresh=True), who, seat, lang))


@router.get("/tables/{id}/data", **answers(models.Data))
async def data(id: Id, tables: AllTables) -> Response:
    """What is printed on the pieces of this game: its data file, or the data pack that the table was made with."""
    return reply(news.printed(await tables.get(id)))


@router.post("/tables/{id}/preview", **answers(models.Preview))
async def preview(id: Id, given: models.Why, who: Asking, tables: AllTables, lang: Language) -> Response:
    """What is certain to follow from a legal action; nothing happens."""
    return reply(news.preview(await tables.get(id, fresh=True), who, given.seat, given.action, lang))


@router.post("/tables/{id}/outlook", **answers(models.Outlook))
async def outlook(id: Id, given: models.Around, who: Asking, tables: AllTables, lang: Language) -> Response:
    """What is certain about every legal action, in short: whether it ends the turn, draws, or can be taken back."""
    return reply(await news.outlook(await tables.get(id, fresh=True), who, given.seat, given.state, lang))


@router.post("/tables/{id}/hint", **answers(models.Hint))
async def hint(
    id: Id, given: models.Around, request: Request, who: Asking, tables: AllTables, lang: Language, address: Address
) -> Response:
    """The best choices of the seat that decides, and why. All at the table hear that it was asked for."""
    await tables.do(id, partial(play.hint, who=who, seat=given.seat, state=given.state))
    table = await tables.get(id)
    seat = play.looks_around(table, who, given.seat, given.state)
    async with aclosing(tables.teacher.hints(table, seat, lang, address)) as thinking:
        async for told in thinking:
            if told["last"] and seat in table.own(who):
                return reply(news.hint(given.state, told))
            if await request.is_disconnected():
                break
    raise Refusal("stale")


@router.post("/tables/{id}/why", **answers(models.WhyAnswer))
async def why(id: Id, given: models.Why, who: Asking, tables: AllTables, lang: Language) -> Response:
    """Whether an action is legal, and if not, by which rule."""
    return reply(news.why(await tables.get(id, fresh=True), who, given.seat, given.action, lang))


@router.post("/tables/{id}/chat", **answers(models.Done))
async def chat(id: Id, given: models.Chat, who: Asking, tables: AllTables, address: Address) -> Response:
    """Say something to all at the table."""
    planned = partial(play.chat, who=who, seat=given.seat, text=given.text, key=given.key)
    return reply(news.done(await tables.chat(id, planned, who, address)))


@router.post("/tables/{id}/talk", **answers(models.Done))
async def talk(id: Id, given: models.Talk, who: Asking, tables: AllTables) -> Response:
    """The host decides whether spectators may chat."""
    return await _done(tables, id, partial(seating.let_talk, who=who, talk=given.talk))


@router.post("/tables/{id}/concede", **answers(models.Done))
async def concede(id: Id, given: models.OfSeat, who: Asking, tables: AllTables) -> Response:
    """Give the game up."""
    return await _done(tables, id, partial(play.concede, who=who, seat=given.seat))


@router.post("/tables/{id}/abandon", **answers(models.Done))
async def abandon(id: Id, given: models.Abandon, who: Asking, tables: AllTables) -> Response:
    """Agree to end the game without a result, or no longer agree."""
    missing = tables.presence.missing
    return await _done(tables, id, partial(play.abandon, who=who, seat=given.seat, agree=given.agree, missing=missing))


@router.post("/tables/{id}/rematch", **answers(models.News))
async def rematch(
    id: Id, who: Asking, tables: AllTables, lang: Language, given: models.Rematch | None = None
) -> Response:
    """The same again: the news of the new table."""
    new, but, position = "", None, None
    if given is not None and given.go_on:
        old = await tables.get(id, fresh=True)
        if not old.old or not old.finished:
            raise Refusal("invalid", reason="go_on: new rules have not ended this game")
        own = old.own(who)
        old.seat_of(who, own[0] if own else None)  # a stranger is not worth the work
        position = await asyncio.to_thread(seating.origin, old.played(), None)

    def planned(table: Table) -> Change | int:
        nonlocal new
        found = seating.rematch(table, who, but, position)
        if isinstance(found, str):
            new = found
            return table.number
        change, new = found
        return change

    await tables.do(id, planned)
    if (await tables.opened(new)).status == "abandoned":
        but = new
        await tables.do(id, planned)
        await tables.opened(new)
    table = await tables.get(new, fresh=True)
    seats: list[int | None] = [*seating.kept(table, who)] or [None]
    for seat in seats:
        await tables.do(new, partial(seating.join, who=who, seat=seat, name=None))
    return _news(table, who, lang)


@router.post("/tables/{id}/token", **answers(models.Token))
async def token(id: Id, given: models.OfSeat, who: Asking, tables: AllTables) -> Response:
    """A new token for one seat."""
    secret = fresh()
    seat = await tables.give_token(id, _person(who), given.seat, hashed(secret))
    return reply({"token": f"{id}.{seat}.{secret}"})


# Records


@router.get("/tables/{id}/record", **answers(models.SavedGame))
async def record(id: Id, tables: AllTables) -> Response:
    """The record of a finished game."""
    table = await tables.get(id, fresh=True)
    text = models.escaped((await asyncio.to_thread(news.record, table)).encode())
    name = f'attachment; filename="{table.row.game}-{id[:6]}.json"'
    return Response(text, media_type="application/json", headers={"content-disposition": name})


@router.get("/tables/{id}/course", **answers(models.Course))
async def course(id: Id, tables: AllTables, address: Address) -> Response:
    """The points of all seats after each turn of a finished game, hidden ones included."""
    table = await tables.get(id, fresh=True)
    if table.course is None:
        record = await asyncio.to_thread(table.record)  # Refusal before the end: it would tell secrets
        played = [entry.at for entry in table.entries if entry.kind in ("start", "action")]
        pressed = table.pressed["turns"] if table.pressed else []
        turns = pressed if table.old else await tables.workshop.course(record, address)
        table.course = {"turns": turns, "seconds": played[-1] - played[0]}
    return reply(table.course)


async def _review(tables: Tables, id: str, lang: str) -> Response:
    """The review, or how far it is."""
    return reply(news.review(await tables.teacher.stored(id), tables.teacher.works.get(id), lang))


@router.post("/tables/{id}/review", **answers(models.ReviewInfo))
async def make_review(id: Id, tables: AllTables, lang: Language, address: Address, here: bool = False) -> Response:
    """Have a review of a finished game made, once: how far it is. `here`: the client can make it itself."""
    table = await tables.get(id, fresh=True)
    if not table.revealed or await tables.teacher.stored(id) is None:
        if here and tables.settings.site is not None and id not in tables.teacher.works:
            record = reviewed(table)  # Refusal before the end: it would tell secrets
            return reply({"status": "here", "done": 0, "total": len(record.moves), "site": PLACE})
        tables.teacher.review(table, address)  # Refusal before the end: it would tell secrets
    return await _review(tables, id, lang)


@router.get("/tables/{id}/review", **answers(models.ReviewInfo))
async def look_at_review(id: Id, tables: AllTables, lang: Language) -> Response:
    """The review of a finished game, or how far it is."""
    if not (await tables.get(id, fresh=True)).revealed:
        raise Refusal("not-finished")
    return await _review(tables, id, lang)


@router.get("/tables/{id}/review/page", response_model=None, responses={200: {"content": {"text/html": {}}}})
async def review_page(id: Id, tables: AllTables, lang: Language) -> Response:
    """The review as one file that needs nothing else."""
    table = await tables.get(id, fresh=True)
    stored = await tables.teacher.stored(id) if table.revealed else None
    if stored is None:
        raise Refusal("no-review" if table.revealed else "not-finished")
    name = f'attachment; filename="review-{table.row.game}-{id[:6]}.html"'
    return Response(stored["files"][lang], media_type="text/html", headers={"content-disposition": name})


@router.post("/records", **answers(models.News, 201))
async def upload(
    given: models.SavedGame, request: Request, who: Asking, tables: AllTables, lang: Language, address: Address
) -> Response:
    """Open a finished game for study, as a table of its own."""
    made = await tables.workshop.make("study", await request.body(), _person(who), address)
    return _news(await tables.add(made), who, lang, status=201)


# Live


@router.websocket("/tables/{id}/live")
async def live(socket: WebSocket, id: str, seat: int | None = None, since: int | None = None) -> None:
    """Follow a table."""
    tables: Tables = socket.app.state.tables
    lang = language(socket.headers, socket.scope)
    await socket.accept()
    try:
        who = await _asking(socket.headers, socket.cookies, tables)
        table = await tables.get(id[:64], fresh=True)
        watcher = Watcher(tables, socket, table, who, table.viewpoint(who, seat), since, lang)
    except (Refusal, StorageGone) as error:
        refusal = error if isinstance(error, Refusal) else Refusal("storage")
        told = {"type": "refused", "key": None, **news.refused(refusal, lang)}
        await socket.send_text(models.encode(told).decode())
        await socket.close(4000 + refusal.status)
        return
    await watcher.run()
