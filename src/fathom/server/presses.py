"""When games are pressed (pressing.py says what that is): finished ones at once, others as soon as they rest."""

from __future__ import annotations

import asyncio
import logging
from base64 import b64decode
from collections.abc import Iterable
from contextlib import suppress

from sqlalchemy import or_, select

from fathom.server import clock
from fathom.server.backup import line_of
from fathom.server.bot_pool import BotFailed, BotProcess
from fathom.server.pressing import AWAITED, SPAN, fold, unfold
from fathom.server.schema import LOG, REVIEW, UNPRESSED, tables
from fathom.server.store import Conflict, StorageGone, Store
from fathom.server.table import FINISHED

__all__ = ["LOG", "REVIEW", "SPAN", "Press", "fold", "unfold"]

log = logging.getLogger("fathom.press")

REST = 900.0  # seconds without an entry, after which a running game is pressed: that may take a second or two
LIMIT = 120.0  # seconds for a game
FAREWELL = 10.0  # seconds for those that were just played when the server stops
PLAYED = ("start", "action", "undo")  # entries that change the position
ANSWER = 1 << 26  # bytes of a pressed game at most


class Press:
    """The processes that press games, one after the other: those that somebody wants to see now, and all others."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.process, self.awaited = (BotProcess("fathom.server.pressing", ANSWER) for _ in range(2))
        self.awaited.args = (AWAITED,)
        self.failed: set[str] = set()

    async def close(self, played: Iterable[str]) -> None:
        """Press what is left, as far as there is time; where others play on, what was played here."""
        ids = list(played) if self.store.postgres else None
        with suppress(TimeoutError, StorageGone):
            async with asyncio.timeout(FAREWELL):
                while (id := await self._next(0.0, ids)) is not None:
                    await self.one(id, awaited=True)  # whoever stops a server waits
        await self.process.end()
        await self.awaited.end()

    async def always(self) -> None:
        """Press whatever is to be pressed, until cancelled."""
        while True:
            try:
                id = await self._next()
            except StorageGone:
                id = None
            if id is None:
                await asyncio.sleep(1)
            else:
                with suppress(StorageGone):
                    await self.one(id)

    async def _next(self, rest: float = REST, among: list[str] | None = None) -> str | None:
        """A game to be pressed: a finished one, or one that has rested for so long."""
        rows = tables.c
        todo = select(rows.id).where(UNPRESSED, rows.status != "open")
        todo = todo.where(or_(rows.status.in_(FINISHED), rows.updated < clock.now() - rest))
        if among is not None:
            todo = todo.where(rows.id.in_(among))
        async with self.store.reading() as connection:
            found = (await connection.scalars(todo.order_by(rows.updated).limit(1 + len(self.failed)))).all()
        return next((id for id in found if id not in self.failed), None)

    async def one(self, id: str, awaited: bool = False) -> None:
        """Press a game; `awaited`: for somebody who waits."""
        stored = await self.store.load(id)
        if stored is None or not 0 <= stored.row.pressed < stored.row.state:
            return
        played = max((entry.number for entry in stored.entries if entry.kind in PLAYED), default=0)
        if 0 < played <= stored.row.pressed:  # only how it ended is new, and that is not pressed
            await self.store.press(id, stored.row.state)
            return
        try:
            answer = await (self.awaited if awaited else self.process).ask(line_of(stored), LIMIT)
            parts = {int(part): b64decode(body) for part, body in (answer["parts"] or {}).items()}
            if parts or not stored.row.pressed:  # what an older release has pressed is better than nothing
                with suppress(Conflict):
                    await self.store.press(id, stored.row.state if parts else -1, parts)
            else:
                self.failed.add(id)
        except BotFailed as failed:
            log.warning("a game was not pressed", extra={"why": failed.why})
            self.failed.add(id)
