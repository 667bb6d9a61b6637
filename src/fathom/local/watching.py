"""Whoever looks at a table in a page: news come as they are made, messages are answered, as over the WebSocket of a
server (`fathom.server.live`)."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

from fathom.local.room import Room
from fathom.server import news, play
from fathom.server.refusal import Refusal
from fathom.server.rows import Json
from fathom.server.table import Table

Say = Callable[[str], Any]


class Watcher:
    """One page that looks at a table."""

    def __init__(self, room: Room, id: str, seat: int | None, since: int, lang: str, say: Say) -> None:
        self.room, self.id, self.seat, self.since, self.lang, self.say = room, id, seat, since, lang, say
        self.due = True
        self.number = 0  # of the hint that was asked for last

    async def open(self) -> None:
        """Begin; Refusal if there is no such table, or the seat is not one of here."""
        table = await self.room.get(self.id)
        table.viewpoint(self.room.who, self.seat)
        if self.seat is None:
            self.seat = table.viewpoint(self.room.who, None)
        self.room.watch(self.id, self.wake)
        self.wake()

    def close(self) -> None:
        """Look no more."""
        self.number = -1
        self.room.leave(self.id, self.wake)

    def wake(self) -> None:
        """Say how things stand, with all entries that were not told yet."""
        table = self.room.loaded.get(self.id)
        if table is None:
            return
        self.since = min(self.since, table.number)
        while self.due or table.number > self.since:
            self.due = False
            told = news.news(table, self.room.who, self.seat, self.since, self.lang)
            self.since = told["number"]
            self.say(json.dumps(told))

    async def hear(self, text: str) -> None:
        """Answer a message."""
        message = json.loads(text)
        key = message.get("key")
        try:
            told = await self._answer(message)
        except Refusal as refusal:
            if refusal.code == "stale":
                self.due = True
                self.wake()
            told = {"type": "refused", **news.refused(refusal, self.lang)}
        self.say(json.dumps({**told, "key": key}))

    async def _answer(self, message: Json) -> Json:
        table, lang, kind = await self.room.get(self.id), self.lang, message["type"]
        asked: Json = {"who": self.room.who, "seat": message.get("seat"), "looking": self.seat}
        if kind == "why":
            return {"type": kind, **news.why(table, action=message["action"], lang=lang, **asked)}
        if kind == "preview":
            return {"type": kind, **news.preview(table, action=message["action"], lang=lang, **asked)}
        if kind == "outlook":
            seat = play.looks_around(table, state=message["state"], **asked)
            return {"type": kind, **news.around(table, message["state"], table.begun.clone().outlook(seat), lang)}
        if kind == "look":
            self.seat = None if message["seat"] is None else table.viewpoint(self.room.who, message["seat"])
            self.due = True
            self.wake()
            return {"type": "done", **news.done(table.number)}
        if kind == "hint":
            done = await self.room.do(self.id, partial(play.hint, state=message["state"], **asked))
            seat = play.looks_around(await self.room.get(self.id), state=message["state"], **asked)
            self.number += 1
            self.room.begin(self._think(seat, message, self.number))
            return {"type": "done", **news.done(done)}
        if kind not in ("act", "undo", "chat"):
            raise Refusal("invalid", reason=f"type: {kind}"[:40])
        given = {name: message[name] for name in ("state", "action", "text") if name in message}
        planned = partial(getattr(play, kind), key=message.get("key"), **given, **asked)
        return {"type": "done", **news.done(await self.room.do(self.id, planned))}

    async def _think(self, seat: int, message: Json, number: int) -> None:
        table: Table = await self.room.get(self.id)
        sign = {"type": "hint", "key": message.get("key")}
        try:
            async for told in self.room.hints(table, seat, self.lang):
                if number != self.number:
                    return
                self.say(json.dumps({**sign, **news.hint(message["state"], told)}))
        except Refusal as refusal:
            self.say(json.dumps({"type": "refused", "key": message.get("key"), **news.refused(refusal, self.lang)}))
