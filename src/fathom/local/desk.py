"""What a page asks of a room, in the requests and answers of docs/server.md: it does not know whether a table is on
this device or at a server. What only several people on several devices need is missing: open tables, tokens."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from functools import partial
from typing import Any
from urllib.parse import parse_qs

from fathom.core.text import LANGUAGES
from fathom.local.room import Room, Work
from fathom.server import boards, catalogue, lessons, making, news, play, seating
from fathom.server.refusal import Refusal
from fathom.server.rows import Change, Json
from fathom.server.table import Table
from fathom.server.who import Who

JSON, TEXT, PAGE = "application/json", "text/plain", "text/html"

Answer = tuple[int, str, str]  # status, kind, body


class Asked:
    """A request: who asks what, and how."""

    def __init__(self, room: Room, names: tuple[str, ...], query: dict[str, str], body: Any) -> None:
        self.room, self.names, self.query, self.body = room, names, query, body
        self.lang = query["lang"] if query.get("lang") in LANGUAGES else LANGUAGES[0]

    @property
    def who(self) -> Who:
        """Who asks."""
        return self.room.who

    @property
    def id(self) -> str:
        """The table that it is about."""
        return self.names[0]

    def number(self, name: str) -> int | None:
        """A number in the address."""
        held = self.query.get(name)
        if held is None:
            return None
        if not re.fullmatch(r"\d{1,9}", held):
            raise Refusal("invalid", reason=f"{name}: a number is expected")
        return int(held)

    def given(self, name: str, kind: type | tuple[type, ...], usual: Any = None) -> Any:
        """A field of the body."""
        held = self.body.get(name, usual) if isinstance(self.body, dict) else usual
        if held is not None and (not isinstance(held, kind) or (isinstance(held, bool) and kind is int)):
            raise Refusal("invalid", reason=f"{name}: is of another kind")
        return held

    async def table(self) -> Table:
        """The table that it is about."""
        return await self.room.get(self.id)

    def told(self, table: Table) -> Json:
        """How things stand there."""
        return news.news(table, self.who, table.viewpoint(self.who, None), None, self.lang)

    async def done(self, planned: Callable[[Table], Change | int]) -> Json:
        """Have something carried out."""
        return news.done(await self.room.do(self.id, planned))


async def answer(room: Room, method: str, address: str, body: str | None) -> Answer:
    """The answer to a request, which is refused as a server would."""
    path, _, rest = address.partition("?")
    query = {name: values[-1] for name, values in parse_qs(rest, keep_blank_values=True).items()}
    asked = Asked(room, (), query, None)
    try:
        for verb, pattern, kind, do in REQUESTS:
            match = pattern.fullmatch(path)
            if match is not None and verb == method:
                asked.names = match.groups()
                try:
                    asked.body = None if body is None else json.loads(body)
                except (ValueError, RecursionError) as error:
                    raise Refusal("invalid", reason=str(error)[:300]) from None
                told = await do(asked)
                return 200, kind, told if isinstance(told, str) else json.dumps(told, default=asdict)
        raise Refusal("no-address")
    except Refusal as refusal:
        return refusal.status, JSON, json.dumps(news.refused(refusal, asked.lang))


# The person, and what there is


async def me(asked: Asked) -> Json:
    """Who is here."""
    return {"id": asked.who.person, "name": asked.who.name}


async def introduce(asked: Asked) -> Json:
    """Another name."""
    asked.room.introduce(asked.given("name", str, ""))
    return await me(asked)


async def shelf(asked: Asked) -> Json:
    """The games and bots."""
    return catalogue.all_games(asked.lang)


async def rules(asked: Asked) -> Json:
    """The rules page of a game."""
    return catalogue.rules(asked.names[0], asked.lang)


async def printed(asked: Asked) -> Json:
    """What is printed on the pieces of a game."""
    return catalogue.printed(asked.names[0])


async def texts(asked: Asked) -> str:
    """All sentences of a game."""
    if asked.names[1] not in LANGUAGES:
        raise Refusal("no-address")
    return catalogue.words(asked.names[0], asked.names[1])


# Tables


async def own(asked: Asked) -> Json:
    """The tables here; nobody else opens any."""
    offset = asked.number("offset") or 0
    return {"tables": await asked.room.own(offset) if asked.query.get("which") == "own" else []}


async def create(asked: Asked) -> Json:
    """A new table."""
    given = asked.body if isinstance(asked.body, dict) else {}
    goes_on = None
    if (start := asked.given("start", dict)) is not None:
        goes_on = (await asked.room.get(str(start.get("table")))).record()
    made = making.table(given, asked.who, goes_on)
    return asked.told(await asked.room.add(made))


async def look(asked: Asked) -> Json:
    """How things stand at a table, or stood at a moment."""
    table, at = await asked.table(), asked.number("at")
    seat = table.viewpoint(asked.who, asked.number("seat"))
    if at is None:
        return news.news(table, asked.who, seat, asked.number("since"), asked.lang)
    return news.moment(table, asked.who, seat, table.past(at)(), table.came(at), asked.lang)


async def text(asked: Asked) -> str:
    """A table drawn with letters."""
    table, at = await asked.table(), asked.number("at")
    past = table.begun if at is None else table.past(at)()
    seat = table.viewpoint(asked.who, asked.number("seat"))
    return news.text(table, past, seat, asked.lang, max(40, min(200, asked.number("width") or 100)))


async def data(asked: Asked) -> Json:
    """What is printed on the pieces of a table."""
    return news.printed(await asked.table())


async def aside(asked: Asked) -> Json:
    """What a seat may choose, without what it knows."""
    return news.aside(await asked.table(), asked.who, asked.number("seat") or 0, asked.lang)


async def act(asked: Asked) -> Json:
    """An action."""
    seat, state, key = asked.given("seat", int), asked.given("state", int, 0), asked.given("key", str)
    action = asked.given("action", (int, str), "")
    return await asked.done(partial(play.act, who=asked.who, seat=seat, state=state, action=action, key=key))


async def join(asked: Asked) -> Json:
    """Take an open seat."""
    seat, name = asked.given("seat", int), asked.given("name", str)
    await asked.done(partial(seating.join, who=asked.who, seat=seat, name=name))
    return asked.told(await asked.table())


async def fill(asked: Asked) -> Json:
    """A bot into an open seat."""
    seat, bot = asked.given("seat", int, -1), asked.given("bot", str, "")
    await asked.done(partial(seating.fill, who=asked.who, seat=seat, bot=bot))
    return asked.told(await asked.table())


async def leave(asked: Asked) -> Json:
    """Get up."""
    return await asked.done(partial(seating.leave, who=asked.who, seat=asked.given("seat", int)))


async def back(asked: Asked) -> Json:
    """Take the seat back from the bot."""
    return await asked.done(partial(play.back, who=asked.who, seat=asked.given("seat", int)))


async def concede(asked: Asked) -> Json:
    """Give the game up."""
    return await asked.done(partial(play.concede, who=asked.who, seat=asked.given("seat", int)))


async def abandon(asked: Asked) -> Json:
    """End the game without a result: there is one person here, so all their seats agree at once."""
    agree, seat = asked.given("agree", bool, True), asked.given("seat", int)
    table = await asked.table()
    seats = table.own(asked.who) if agree else [seat]
    done = news.done(table.number)
    for one in seats:
        if (await asked.table()).finished:
            break
        done = await asked.done(partial(play.abandon, who=asked.who, seat=one, agree=agree, missing=lambda table: None))
    return done


async def rematch(asked: Asked) -> Json:
    """The same again; or go on with a game that other rules have ended."""
    old, room, found = await asked.table(), asked.room, ""
    position = None
    if asked.given("go_on", bool, False):
        if not old.old or not old.finished:
            raise Refusal("invalid", reason="go_on: new rules have not ended this game")
        position = seating.origin(old.played(), None)

    def planned(table: Table) -> Change | int:
        nonlocal found
        made = seating.rematch(table, asked.who, None, position)
        if isinstance(made, str):
            found = made
            return table.number
        change, found = made
        return change

    await asked.done(planned)
    return asked.told(await room.get(found))


async def record(asked: Asked) -> str:
    """The record of a finished game."""
    return news.record(await asked.table())


async def course(asked: Asked) -> Json:
    """The points of all seats after each turn of a finished game."""
    table = await asked.table()
    if table.course is None:
        record = table.record()  # Refusal before the end: it would tell secrets
        played = [entry.at for entry in table.entries if entry.kind in ("start", "action")]
        turns = [] if table.old else news.standings(record.replay())
        table.course = {"turns": turns, "seconds": played[-1] - played[0]}
    return table.course


async def make_review(asked: Asked) -> Json:
    """Have a review made."""
    await asked.room.review(await asked.table())
    return await review(asked)


async def review(asked: Asked) -> Json:
    """The review, or how far it is."""
    if not (await asked.table()).revealed:
        raise Refusal("not-finished")
    work: Work | None = asked.room.works.get(asked.id)
    return news.review(await asked.room.reviewed(asked.id), work, asked.lang)


async def review_page(asked: Asked) -> str:
    """The review as a file."""
    held = await asked.room.reviewed(asked.id) if (await asked.table()).revealed else None
    if held is None:
        raise Refusal("no-review")
    return str(held["files"][asked.lang])


async def upload(asked: Asked) -> Json:
    """A finished game, to look at."""
    made = making.study(asked.body, asked.who)
    return asked.told(await asked.room.add(made))


# Only here


async def remove(asked: Asked) -> Json:
    """Forget a table."""
    await asked.room.remove(asked.id)
    return {}


async def export(asked: Asked) -> str:
    """All tables, in a file."""
    return await asked.room.export()


async def take_in(asked: Asked) -> Json:
    """All tables of such a file."""
    return await asked.room.take_in(asked.given("text", str, ""))


# Puzzles and the study board


async def shelves(asked: Asked) -> Json:
    """All puzzles."""
    return lessons.shelves(asked.lang)


async def puzzle(asked: Asked) -> Json:
    """A puzzle as it is set."""
    return lessons.puzzle(asked.names[0], asked.names[1], asked.lang)


async def attempt(asked: Asked) -> Json:
    """An attempt at it."""
    given = {"action": asked.given("action", (int, str)), "hint": asked.given("hint", int)}
    return lessons.tried(lessons.found(*asked.names), {**given, "show": asked.given("show", bool)}, asked.lang)


async def begin(asked: Asked) -> Json:
    """A position to study."""
    work: Json = {"ask": "begin", "lang": asked.lang, "at": asked.given("at", int), "seat": None}
    if (table := asked.given("table", str)) is not None:
        return boards.answer({**work, "record": (await asked.room.get(table)).record().to_json()})
    if (held := asked.given("record", dict)) is not None:
        return boards.answer({**work, "record": held})
    return boards.answer({**work, "game": asked.given("game", str, ""), "players": asked.given("players", int, 2)})


async def board(asked: Asked) -> Json:
    """A question about a position. A hint is thought of where the others are: it takes long."""
    body = asked.body if isinstance(asked.body, dict) else {}
    work = {"seat": None, "changes": {}, **body, "ask": asked.names[0], "lang": asked.lang}
    code = asked.given("code", str, "")
    if work["ask"] == "hint":
        return await asked.room.board(work)
    return boards.answer({**work, "code": code})


Request = tuple[str, re.Pattern[str], str, Callable[[Asked], Awaitable[Any]]]


def _request(line: str, do: Callable[[Asked], Awaitable[Any]], kind: str = JSON) -> Request:
    verb, path = line.split()
    named = path.replace("ID", r"([A-Za-z0-9_-]{1,32})").replace("WORD", r"([\w-]{1,64})")
    return verb, re.compile(named), kind, do


REQUESTS = [
    _request("GET /me", me),
    _request("POST /me", introduce),
    _request("PATCH /me", introduce),
    _request("GET /games", shelf),
    _request("GET /games/WORD/rules", rules),
    _request("GET /games/WORD/data", printed),
    _request("GET /games/WORD/texts/WORD", texts, TEXT),
    _request("GET /tables", own),
    _request("POST /tables", create),
    _request("GET /tables/ID", look),
    _request("DELETE /tables/ID", remove),
    _request("GET /tables/ID/text", text, TEXT),
    _request("GET /tables/ID/data", data),
    _request("GET /tables/ID/aside", aside),
    _request("POST /tables/ID/act", act),
    _request("POST /tables/ID/join", join),
    _request("POST /tables/ID/fill", fill),
    _request("POST /tables/ID/leave", leave),
    _request("POST /tables/ID/back", back),
    _request("POST /tables/ID/concede", concede),
    _request("POST /tables/ID/abandon", abandon),
    _request("POST /tables/ID/rematch", rematch),
    _request("GET /tables/ID/record", record),
    _request("GET /tables/ID/course", course),
    _request("POST /tables/ID/review", make_review),
    _request("GET /tables/ID/review", review),
    _request("GET /tables/ID/review/page", review_page, PAGE),
    _request("POST /records", upload),
    _request("GET /export", export, TEXT),
    _request("POST /import", take_in),
    _request("GET /puzzles", shelves),
    _request("GET /puzzles/WORD/WORD", puzzle),
    _request("POST /puzzles/WORD/WORD", attempt),
    _request("POST /study", begin),
    _request("POST /study/WORD", board),
]
