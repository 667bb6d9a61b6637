"""The WebSocket: one watcher for each client at a table.

A watcher keeps no queue of news. It knows the last entry its client has, and when it is woken it says how things stand
with all entries since: a slow client skips views, never entries, and costs no memory. One that does not read is
dropped.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from pydantic_core import from_json

from fathom.server import metrics, models, play
from fathom.server.guard import Bucket, complaint
from fathom.server.house import House
from fathom.server.news import news
from fathom.server.people import Who
from fathom.server.refusal import Refusal, rule_json
from fathom.server.store import StorageGone
from fathom.server.table import Plan, Table

log = logging.getLogger("fathom.live")

PATIENCE = 10.0  # seconds a client may take to read
RATE, BURST = 20.0, 60  # messages a second, and at once
NONSENSE = 50  # messages that were refused as malformed or too many, until the client is sent away


class Watcher:
    """A client that watches a table and may play at it."""

    def __init__(
        self, house: House, socket: WebSocket, table: Table, who: Who, seat: int | None, since: int | None, lang: str
    ) -> None:
        self.house, self.socket, self.table, self.who = house, socket, table, who
        self.seat, self.lang = seat, lang
        self.since = table.number if since is None else min(since, table.number)
        self.due = True  # news are due even if there is no new entry
        self.answers: list[dict[str, Any]] = []
        self.woken = asyncio.Event()
        self.bucket = Bucket(RATE, BURST)
        self.nonsense = 0

    def wake(self) -> None:
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
                if self.seat is not None and self.seat not in self.table.own(self.who) and not self.table.finished:
                    self.seat = None  # somebody else may sit there by now
                told = news(self.table, self.who, self.seat, self.since, self.lang)
                self.since = told["number"]
                await self._say(told)
            for answer in answers:
                await self._say(answer)

    async def _say(self, message: dict[str, Any]) -> None:
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

    async def _answer(self, text: str | None) -> dict[str, Any]:
        key = _key(text)
        try:
            if self.house.settings.limits and not self.bucket.take():
                self.nonsense += 1
                await asyncio.sleep(1 / RATE)
                raise Refusal("too-often")
            try:
                message = models.MESSAGE.validate_json(text or "")
            except ValidationError as error:
                self.nonsense += 1
                raise Refusal("invalid", reason=complaint(error.errors())) from None
            return {**await self._do(message), "key": key}
        except StorageGone:
            refused = Refusal("storage")
        except Refusal as refusal:
            refused = refusal
            self.due = self.due or refusal.code == "stale"
        except Exception:
            log.exception("a message failed")
            refused = Refusal("internal")
        return {"type": "refused", "key": key, "error": refused.to_json(self.lang)}

    async def _do(self, message: Any) -> dict[str, Any]:
        who, table = self.who, self.table
        if isinstance(message, models.Look):
            self.seat = None if message.seat is None else table.viewpoint(who, message.seat)
            self.due = True
            return {"type": "done", "number": table.number}
        seat = play.meant(table, who, message.seat, message.key)
        if seat is None and self.seat in table.own(who):
            seat = self.seat
        if isinstance(message, models.LiveWhy):
            rule = play.why(table, who, seat, message.action)
            said = None if rule is None else rule_json(table.game, rule, self.lang)
            return {"type": "why", "legal": rule is None, "rule": said}
        if isinstance(message, models.LivePreview):
            return {"type": "preview", **play.preview(table, who, seat, message.action)}
        if isinstance(message, models.LiveAct):
            with metrics.ACTION.time():
                return await self._done(
                    partial(play.act, who=who, seat=seat, state=message.state, action=message.action, key=message.key)
                )
        if isinstance(message, models.LiveUndo):
            return await self._done(partial(play.undo, who=who, seat=seat, state=message.state, key=message.key))
        return await self._done(partial(play.chat, who=who, seat=seat, text=message.text, key=message.key))

    async def _done(self, planned: partial[Plan | int]) -> dict[str, Any]:
        return {"type": "done", "number": await self.house.do(self.table.id, planned)}


def _key(text: str | None) -> str | None:
    """The key of a message, also of one that is refused."""
    try:
        held = from_json(text or "")
    except ValueError:
        return None
    key = held.get("key") if isinstance(held, dict) else None
    return key if isinstance(key, str) and len(key) <= 64 else None
