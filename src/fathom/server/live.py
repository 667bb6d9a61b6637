"""The WebSocket: one watcher for each client at a table.

A watcher keeps no queue of news. It knows the last entry its client has, and when it is woken it says how things stand
with all entries since: a slow client skips views, never entries, and costs no memory. One that does not read is
dropped.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from pydantic_core import from_json

from fathom.server import metrics, models, news, play
from fathom.server.guard import Bucket, address_of
from fathom.server.refusal import Refusal, complaint
from fathom.server.rows import Json
from fathom.server.site import PLACE
from fathom.server.store import StorageGone
from fathom.server.table import Table
from fathom.server.tables import Planned, Tables
from fathom.server.who import Who

log = logging.getLogger("fathom.live")

PATIENCE = 10.0  # seconds a client may take to read
RATE, BURST = 20.0, 60  # messages a second, and at once
NONSENSE = 50  # messages that were refused as malformed or too many, until the client is sent away


class Watcher:
    """A client that watches a table and may play at it."""

    def __init__(
        self, tables: Tables, socket: WebSocket, table: Table, who: Who, seat: int | None, since: int | None, lang: str
    ) -> None:
        self.tables, self.socket, self.table, self.who = tables, socket, table, who
        self.seat, self.lang, self.address = seat, lang, address_of(socket.scope)
        self.since = table.number if since is None else min(since, table.number)
        self.due = True  # news are due even if there is no new entry
        self.answers: list[Json] = []
        self.woken = asyncio.Event()
        self.bucket = Bucket(RATE, BURST)
        self.nonsense = 0
        self.hint: asyncio.Task[None] | None = None  # what is being thought for this client
        self.heard = time.monotonic()

    def wake(self) -> None:
        """Wake the watcher: there may be something to tell."""
        self.woken.set()

    async def run(self) -> None:
        """Until the client leaves, or is dropped."""
        self.table.watchers.add(self)
        metrics.WATCHERS.inc()
        self.wake()
        sender = asyncio.create_task(self._send())
        receiver = asyncio.create_task(self._receive())
        try:
            done, _ = await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except TimeoutError:
            metrics.DROPPED.inc()
            log.info("slow client dropped")
        except (WebSocketDisconnect, RuntimeError):  # gone while we were sending
            pass
        finally:
            if self.hint is not None:
                self.hint.cancel()
            self.table.watchers.discard(self)
            metrics.WATCHERS.dec()
            for task in (sender, receiver):
                task.cancel()
            await asyncio.gather(sender, receiver, return_exceptions=True)
            with suppress(Exception):
                await asyncio.wait_for(self.socket.close(1008), 1)

    async def _send(self) -> None:
        while True:
            await self.woken.wait()
            self.woken.clear()
            answers, self.answers = self.answers, []
            while self.due or self.table.number > self.since:
                self.due = False
                if self.seat is not None and self.seat not in self.table.own(self.who) and not self.table.revealed:
                    self.seat = None  # another person may sit there by now
                told = news.news(self.table, self.who, self.seat, self.since, self.lang)
                self.since = told["number"]
                await self._say(told)
            for answer in answers:
                await self._say(answer)

    async def _say(self, message: Json) -> None:
        async with asyncio.timeout(PATIENCE):
            await self.socket.send_text(models.encode(message).decode())

    async def _receive(self) -> None:
        while self.nonsense < NONSENSE:
            frame = await self.socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            answer = await self._answer(frame.get("text"))
            self.answers.append(answer)  # not before: the list may have been sent and replaced meanwhile
            self.wake()
            if len(self.answers) > BURST:  # it asks, but does not read
                return

    async def _answer(self, text: str | None) -> Json:
        held, broken = _read(text)
        key = _key(held)
        try:
            if self.tables.settings.limits and not self.bucket.take():
                self.nonsense += 1
                await asyncio.sleep(1 / RATE)
                raise Refusal("too-often")
            self.tables.limits.take("message", self.address)
            self.heard = time.monotonic()
            try:
                message = models.MESSAGE.validate_python(held)
            except ValidationError as error:
                self.nonsense += 1
                raise Refusal("invalid", reason=broken or complaint(error.errors())) from None
            return {**await self._do(message), "key": key}
        except StorageGone:
            refused = Refusal("storage")
        except Refusal as refusal:
            refused = refusal
            self.due = self.due or refusal.code == "stale"
        except Exception:
            log.exception("a message failed")
            refused = Refusal("internal")
        return {"type": "refused", "key": key, **news.refused(refused, self.lang)}

    async def _do(self, message: Any) -> Json:
        who, table, lang = self.who, self.table, self.lang
        if isinstance(message, models.Look):
            self.seat = None if message.seat is None else table.viewpoint(who, message.seat)
            self.due = True
            return {"type": "done", **news.done(table.number)}
        asked = {"who": who, "seat": message.seat, "looking": self.seat}
        if isinstance(message, models.LiveWhy):
            return {"type": "why", **news.why(table, action=message.action, lang=lang, **asked)}
        if isinstance(message, models.LivePreview):
            return {"type": "preview", **news.preview(table, action=message.action, lang=lang, **asked)}
        if isinstance(message, models.LiveOutlook):
            return {"type": "outlook", **await news.outlook(table, state=message.state, lang=lang, **asked)}
        if isinstance(message, models.LiveHint):
            return await self._hint(partial(play.hint, state=message.state, **asked), message)
        asked["key"] = message.key
        if isinstance(message, models.LiveAct):
            with metrics.ACTION.time():
                return await self._done(partial(play.act, state=message.state, action=message.action, **asked))
        if isinstance(message, models.LiveUndo):
            return await self._done(partial(play.undo, state=message.state, **asked))
        planned = partial(play.chat, text=message.text, **asked)
        return {"type": "done", **news.done(await self.tables.chat(table.id, planned, who, self.address))}

    async def _done(self, planned: Planned) -> Json:
        return {"type": "done", **news.done(await self.tables.do(self.table.id, planned))}

    async def _hint(self, planned: Planned, message: models.LiveHint) -> Json:
        """That a hint was asked for; what it says follows, better and better, unless the client thinks itself."""
        done = await self._done(planned)
        seat = play.looks_around(self.table, self.who, message.seat, message.state, self.seat)
        if self.hint is not None:
            self.hint.cancel()
        if message.here and self.tables.settings.site is not None:
            question = self.tables.teacher.hint_elsewhere(self.table, seat, self.lang, self.address)
            self.answers.append({"type": "think", "key": message.key, **news.think(message.state, question, PLACE)})
        else:
            self.hint = asyncio.create_task(self._think(seat, message))
        return done

    async def _think(self, seat: int, message: models.LiveHint) -> None:
        teacher, sign = self.tables.teacher, {"type": "hint", "key": message.key}
        try:
            async for told in teacher.hints(self.table, seat, self.lang, self.address):
                if seat not in self.table.own(self.who):
                    return
                self.answers.append({**sign, **news.hint(message.state, told)})
                self.wake()
        except Refusal as refusal:
            self.answers.append({"type": "refused", "key": message.key, **news.refused(refusal, self.lang)})
            self.wake()


def _read(text: str | None) -> tuple[Any, str | None]:
    """What a message holds; or why it cannot be read, and nothing, which is no message either."""
    try:
        return from_json(text or ""), None
    except ValueError as error:
        return None, f"Invalid JSON: {error}"[:300]


def _key(held: Any) -> str | None:
    """The key of a message, also of one that is refused."""
    key = held.get("key") if isinstance(held, dict) else None
    return key if isinstance(key, str) and len(key) <= 64 else None
