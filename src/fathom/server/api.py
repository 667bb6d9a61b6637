"""The HTTP side: one function for each request of docs/server.md."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response, WebSocket

from fathom.bots import bots
from fathom.core.draw import plain
from fathom.core.game import Definition, State
from fathom.core.record import Record, RecordError
from fathom.core.registry import definition, games
from fathom.core.text import LANGUAGES, Texts, rulebook, source
from fathom.server import lists, metrics, models, play, seating
from fathom.server.guard import COOKIE, language
from fathom.server.house import House
from fathom.server.live import Watcher
from fathom.server.news import moment, news
from fathom.server.people import NOBODY, Who, fresh, hashed
from fathom.server.refusal import Refusal, rule_json
from fathom.server.store import StorageGone
from fathom.server.table import Plan, Table

YEAR = 365 * 24 * 3600
MOVES = 20_000  # of a record that somebody brings along

Id = Annotated[str, Path(max_length=64)]
Since = Annotated[int | None, Query(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int | None, Query(ge=0, le=99)]

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Error} for status in (400, 401, 403, 404, 405, 409, 413, 422, 429, 500, 503)
}
router = APIRouter(prefix="/api", responses=REFUSALS)


def answers(model: Any, status: int = 200) -> dict[str, Any]:
    """How an answer is described; it is sent as we encode it."""
    return {"response_model": None, "status_code": status, "responses": {status: {"model": model}}}


def reply(value: Any, status: int = 200) -> Response:
    return Response(models.encode(value), status, media_type="application/json")


# Who asks, and in which language


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def _lang(request: Request, lang: models.Lang | None = None) -> str:
    return lang or language(request.headers, request.scope)


async def _asking(headers: Any, cookies: Any, house: House) -> Who:
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":  # others are a proxy's business
        found = await house.people.of(token.strip())
        if found is None:
            raise Refusal("who")
        return found
    return await house.people.of(cookies.get(COOKIE, "")) or NOBODY


async def _who(request: Request) -> Who:
    return await _asking(request.headers, request.cookies, _house(request))


AtHouse = Annotated[House, Depends(_house)]
Asking = Annotated[Who, Depends(_who)]
Language = Annotated[str, Depends(_lang)]


def _person(who: Who) -> Who:
    if who.person is None:
        raise Refusal("who")
    return who


# The shelf


@router.get("/games", **answers(models.Games))
async def list_games(lang: Language) -> Response:
    shelf = [_game(definition(name), lang) for name in games()]
    return reply({"games": shelf, "bots": bots(), "languages": LANGUAGES})


def _game(game: Definition, lang: str) -> dict[str, Any]:
    texts, known = Texts(game.package), game.options.options
    players = known["players"]
    counts = list(players.values) or list(range(players.low or 1, (players.high or 1) + 1))
    options = [
        {
            "name": option.name,
            "title": texts.format(lang, f"option-{option.name}"),
            "help": texts.format(lang, f"option-{option.name}-help"),
            "default": option.usual(),
            "values": [_value(option.name, value, texts, lang) for value in option.values],
            "low": option.low,
            "high": option.high,
            "example": option.example or None,
        }
        for option in known.values()
    ]
    return {
        "name": game.name,
        "title": texts.format(lang, "game-name"),
        "tagline": texts.format(lang, "game-tagline"),
        "version": game.version,
        "players": counts,
        "options": options,
    }


def _value(option: str, value: Any, texts: Texts, lang: str) -> dict[str, Any]:
    return {"value": value, "title": texts.format(lang, f"option-{option}-{str(value).lower()}")}


@router.get("/games/{game}/rules", **answers(models.Rules))
async def rules(game: Id, lang: Language) -> Response:
    try:
        page = rulebook(definition(game).package, lang)
    except ValueError as error:
        raise Refusal("no-game", reason=str(error)) from None
    return reply({"rules": [vars(rule) for rule in page.values()]})


@router.get("/games/{game}/data", **answers(models.Data))
async def printed(game: Id) -> Response:
    """What is printed on the pieces: the game's data file."""
    try:
        return reply({"data": definition(game).default_data})
    except ValueError as error:
        raise Refusal("no-game", reason=str(error)) from None


@router.get("/games/{game}/texts/{lang}", response_model=None, responses={200: {"content": {"text/plain": {}}}})
async def texts(game: Id, lang: models.Lang) -> Response:
    """All sentences of the game in a language, as a Fluent file."""
    try:
        return Response(source(definition(game).package, "text", f"{lang}.ftl"), media_type="text/plain")
    except ValueError as error:
        raise Refusal("no-game", reason=str(error)) from None


# Persons


@router.post("/me", **answers(models.Person))
async def introduce(given: models.Me, request: Request, house: AtHouse) -> Response:
    who, token = await house.people.make(given.name)
    if given.bearer:
        return reply({"id": who.person, "name": who.name, "token": token})
    answer = reply({"id": who.person, "name": who.name})
    secure = request.url.scheme == "https"
    answer.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="strict", secure=secure)
    return answer


@router.get("/me", **answers(models.Person))
async def me(who: Asking) -> Response:
    return reply({"id": who.person, "name": who.name})


@router.patch("/me", **answers(models.Person))
async def rename(given: models.Rename, who: Asking, house: AtHouse) -> Response:
    renamed = await house.people.rename(_person(who), given.name)
    return reply({"id": renamed.person, "name": renamed.name})


# Tables


@router.get("/tables", **answers(models.Tables))
async def list_tables(
    who: Asking, house: AtHouse, which: lists.Which = "open", offset: Annotated[int, Query(ge=0, le=10**6)] = 0
) -> Response:
    found = await lists.find(house.store, _person(who) if which == "own" else who, which, offset)
    return reply({"tables": found})


@router.post("/tables", **answers(models.News, 201))
async def create(given: models.Create, who: Asking, house: AtHouse, lang: Language) -> Response:
    wish = await _wish(given, house)
    made = await asyncio.to_thread(seating.new, wish, _person(who))
    table = await house.add(made)
    return _news(table, who, lang, status=201)


async def _wish(given: models.Create, house: House) -> seating.Wish:
    names: list[str | None] = [None] * len(given.seats) if given.names is None else list(given.names)
    rest = (given.seats, names, given.public, given.timer, given.substitute or "")
    if given.start is None and given.record is None:
        if given.game is None or given.at is not None:
            raise Refusal("invalid", reason="game: is missing" if given.game is None else "at: of which record?")
        if given.pack is not None:
            seating.game_of(given.game, dict(given.options), None, len(given.seats))  # is it the data or the rest?
            await _tried(house, given.game, {**given.options, "players": len(given.seats)}, given.pack)
        make = partial(seating.game_of, given.game, dict(given.options), given.pack, len(given.seats))
        return seating.Wish(await asyncio.to_thread(make), *rest)
    if given.game is not None or given.options or given.pack is not None:
        raise Refusal("invalid", reason="game, options, pack: the game that goes on has its own")
    if given.start is not None:
        if given.record is not None or given.at is not None:
            raise Refusal("invalid", reason="start, record: only one of them can be given")
        table = await house.table(given.start.table, fresh=True)
        origin = await asyncio.to_thread(seating.origin, table.record(), given.start.at)
    else:
        assert given.record is not None
        origin = await asyncio.to_thread(seating.origin, await _record(given.record, house), given.at)
    if origin.game.seats != len(given.seats):
        raise Refusal("seat-count", seats=len(given.seats), players=str(origin.game.seats))
    start = None if given.start is None else given.start.model_dump()
    return seating.Wish(origin.game, *rest, origin, start)


async def _tried(house: House, game: str, options: dict[str, Any], pack: dict[str, Any]) -> None:
    """Data of one's own are tried out in a process of their own first: nobody knows what they do to the rules."""
    wrong = await house.workers.try_out(game, options, pack)
    if wrong is not None:
        raise Refusal("pack", reason=wrong)


async def _record(given: models.SavedGame, house: House) -> Record:
    held = given.model_dump(exclude_none=True)
    if len(given.moves) > MOVES:
        raise Refusal("record", reason=f"more than {MOVES} moves")
    try:
        record = Record.from_json(json.dumps(held))
    except RecordError as error:
        raise Refusal("record", reason=str(error)) from None
    if record.pack is not None:
        await _tried(house, record.game, record.options, record.pack)
    return record


@router.get("/tables/{id}", **answers(models.News))
async def look(
    id: Id,
    who: Asking,
    house: AtHouse,
    lang: Language,
    seat: SeatNumber = None,
    at: Since = None,
    since: Since = None,
) -> Response:
    table = await house.table(id, fresh=True)
    seat = table.viewpoint(who, seat)
    if at is None:
        return reply(news(table, who, seat, since, lang))
    if table.position is None:
        raise Refusal("not-begun")
    came = table.came(at)  # now: an undo may change the line while it is played through
    position: State = await asyncio.to_thread(table.past(at))
    return reply(moment(table, who, seat, position, came, lang))


@router.get("/tables/{id}/text", response_model=None, responses={200: {"content": {"text/plain": {}}}})
async def text(
    id: Id,
    who: Asking,
    house: AtHouse,
    lang: Language,
    seat: SeatNumber = None,
    at: Since = None,
    width: Annotated[int, Query(ge=40, le=200)] = 100,
) -> Response:
    """The table drawn with letters, as the terminal shows it."""
    table = await house.table(id, fresh=True)
    seat = table.viewpoint(who, seat)
    if table.position is None:
        raise Refusal("not-begun")
    position = table.position if at is None else await asyncio.to_thread(table.past(at))
    drawn = await asyncio.to_thread(plain, table.game, position.view(seat), lang, width)
    return Response(drawn, media_type="text/plain")


def _news(table: Table, who: Who, lang: str, status: int = 200) -> Response:
    return reply(news(table, who, table.viewpoint(who, None), None, lang), status)


async def _done(house: House, id: str, planned: Callable[[Table], Plan | int]) -> Response:
    return reply({"number": await house.do(id, planned)})


@router.post("/tables/{id}/join", **answers(models.News))
async def join(id: Id, given: models.Join, who: Asking, house: AtHouse, lang: Language) -> Response:
    await house.do(id, partial(seating.join, who=who, seat=given.seat, name=given.name))
    return _news(await house.table(id), who, lang)


@router.post("/tables/{id}/fill", **answers(models.News))
async def fill(id: Id, given: models.Fill, who: Asking, house: AtHouse, lang: Language) -> Response:
    await house.do(id, partial(seating.fill, who=who, seat=given.seat, bot=given.bot))
    return _news(await house.table(id), who, lang)


@router.post("/tables/{id}/leave", **answers(models.Done))
async def leave(id: Id, given: models.OfSeat, who: Asking, house: AtHouse) -> Response:
    return await _done(house, id, partial(seating.leave, who=who, seat=given.seat))


@router.post("/tables/{id}/back", **answers(models.Done))
async def back(id: Id, given: models.OfSeat, who: Asking, house: AtHouse) -> Response:
    return await _done(house, id, partial(play.back, who=who, seat=given.seat))


async def _answered(house: House, id: str, planned: Callable[[Table], Plan | int], who: Who, lang: str) -> Response:
    """Who answers an old state learns of the present one."""
    try:
        return await _done(house, id, planned)
    except Refusal as refusal:
        if refusal.code != "stale":
            raise
        table = await house.table(id)
        told = news(table, who, table.viewpoint(who, None), None, lang)
        return reply({"error": refusal.to_json(lang), "news": told}, refusal.status)


@router.post("/tables/{id}/act", **answers(models.Done))
async def act(id: Id, given: models.Act, who: Asking, house: AtHouse, lang: Language) -> Response:
    planned = partial(play.act, who=who, seat=given.seat, state=given.state, action=given.action, key=given.key)
    with metrics.ACTION.time():
        return await _answered(house, id, planned, who, lang)


@router.post("/tables/{id}/undo", **answers(models.Done))
async def undo(id: Id, given: models.Undo, who: Asking, house: AtHouse, lang: Language) -> Response:
    planned = partial(play.undo, who=who, seat=given.seat, state=given.state, key=given.key)
    return await _answered(house, id, planned, who, lang)


@router.get("/tables/{id}/data", **answers(models.Data))
async def data(id: Id, house: AtHouse) -> Response:
    """What is printed on the pieces of this game: its data file, or the data pack that the table was made with."""
    return reply({"data": (await house.table(id)).game.data})


@router.post("/tables/{id}/preview", **answers(models.Preview))
async def preview(id: Id, given: models.Why, who: Asking, house: AtHouse) -> Response:
    """What is certain to follow from a legal action; nothing happens."""
    return reply(play.preview(await house.table(id, fresh=True), who, given.seat, given.action))


@router.post("/tables/{id}/why", **answers(models.WhyAnswer))
async def why(id: Id, given: models.Why, who: Asking, house: AtHouse, lang: Language) -> Response:
    table = await house.table(id, fresh=True)
    rule = play.why(table, who, given.seat, given.action)
    return reply({"legal": rule is None, "rule": None if rule is None else rule_json(table.game, rule, lang)})


@router.post("/tables/{id}/chat", **answers(models.Done))
async def chat(id: Id, given: models.Chat, who: Asking, house: AtHouse) -> Response:
    return await _done(house, id, partial(play.chat, who=who, seat=given.seat, text=given.text, key=given.key))


@router.post("/tables/{id}/concede", **answers(models.Done))
async def concede(id: Id, given: models.OfSeat, who: Asking, house: AtHouse) -> Response:
    return await _done(house, id, partial(play.concede, who=who, seat=given.seat))


@router.post("/tables/{id}/abandon", **answers(models.Done))
async def abandon(id: Id, given: models.Abandon, who: Asking, house: AtHouse) -> Response:
    return await _done(house, id, partial(play.abandon, who=who, seat=given.seat, agree=given.agree))


@router.post("/tables/{id}/rematch", **answers(models.News))
async def rematch(id: Id, who: Asking, house: AtHouse, lang: Language) -> Response:
    new, but = "", None

    def planned(table: Table) -> Plan | int:
        nonlocal new
        found = seating.rematch(table, who, but)
        if isinstance(found, str):
            new = found
            return table.number
        plan, new = found
        return plan

    await house.do(id, planned)
    if (await house.opened(new)).status == "abandoned":
        but = new
        await house.do(id, planned)
        await house.opened(new)
    table = await house.table(new, fresh=True)
    seats: list[int | None] = [*seating.kept(table, who)] or [None]
    for seat in seats:
        await house.do(new, partial(seating.join, who=who, seat=seat, name=None))
    return _news(table, who, lang)


@router.post("/tables/{id}/token", **answers(models.Token))
async def token(id: Id, given: models.OfSeat, who: Asking, house: AtHouse) -> Response:
    table = await house.table(id, fresh=True)
    seat, secret = table.seat_of(_person(who), given.seat), fresh()
    await house.give_token(table, seat, hashed(secret))
    return reply({"token": f"{id}.{seat}.{secret}"})


# Records


@router.get("/tables/{id}/record", **answers(models.SavedGame))
async def record(id: Id, house: AtHouse) -> Response:
    table = await house.table(id, fresh=True)
    text = models.escaped((await asyncio.to_thread(table.record().to_json)).encode())
    name = f'attachment; filename="{table.game.name}-{id[:6]}.json"'
    return Response(text, media_type="application/json", headers={"content-disposition": name})


@router.post("/records", **answers(models.News, 201))
async def upload(given: models.SavedGame, who: Asking, house: AtHouse, lang: Language) -> Response:
    saved = await _record(given, house)

    def studied() -> Any:
        try:
            position = saved.replay()
        except RecordError as error:
            raise Refusal("record", reason=str(error)) from None
        return seating.study(saved, position, _person(who))

    table = await house.add(await asyncio.to_thread(studied))
    return _news(table, who, lang, status=201)


# Live


@router.websocket("/tables/{id}/live")
async def live(socket: WebSocket, id: str, seat: int | None = None, since: int | None = None) -> None:
    house: House = socket.app.state.house
    lang = language(socket.headers, socket.scope)
    await socket.accept()
    try:
        who = await _asking(socket.headers, socket.cookies, house)
        table = await house.table(id[:64], fresh=True)
        watcher = Watcher(house, socket, table, who, table.viewpoint(who, seat), since, lang)
    except (Refusal, StorageGone) as error:
        refusal = error if isinstance(error, Refusal) else Refusal("storage")
        told = {"type": "refused", "key": None, "error": refusal.to_json(lang)}
        await socket.send_text(models.encode(told).decode())
        await socket.close(4000 + refusal.status)
        return
    await watcher.run()
