"""Where heavy work is done: uploads are read, data packs tried out, games played through, in processes apart from the
server and from the bots. So nobody waits for a stranger's upload. A few pieces of work may wait, fewer from one
address, and each address pays for the seconds that its work took."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Any

from fathom.core.record import Record
from fathom.server.bot_pool import BotFailed, BotProcess
from fathom.server.guard import Limits
from fathom.server.refusal import Refusal
from fathom.server.rows import Entry, Json, SeatRow, Stored, TableRow
from fathom.server.who import Who

PROCESSES = 2
SECONDS = 20.0  # for a piece of work
WAITING, BY_ADDRESS = 8, 2  # pieces of work at most
BOARDS = 5  # of an address, of those that take milliseconds
ANSWER = 32 << 20  # bytes of a result at most


class Workshop:
    """The processes. A piece of work waits for one that is free, in order."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.processes = [BotProcess("fathom.server.workshop_process", ANSWER) for _ in range(PROCESSES)]
        self.free: asyncio.LifoQueue[BotProcess] = asyncio.LifoQueue()  # the one that has loaded the games first
        for process in self.processes:
            self.free.put_nowait(process)
        self.waiting: Counter[str] = Counter()

    async def close(self) -> None:
        """End all processes."""
        for process in self.processes:
            await process.end()

    async def make(self, job: str, body: bytes, who: Who, address: str, goes_on: Record | None = None) -> Stored:
        """The new table that a request asks for: job "table", or "study" for a finished game."""
        record = None if goes_on is None else await asyncio.to_thread(goes_on.to_json)
        work = {"job": job, "body": body.decode("latin-1"), "who": [who.person, who.name], "record": record}
        return await asyncio.to_thread(_stored, await self._done(work, address))

    async def course(self, record: Record, address: str) -> list[Json]:
        """How the points of a game came about."""
        text = await asyncio.to_thread(record.to_json)
        found: list[Json] = await self._done({"job": "course", "record": text}, address)
        return found

    async def board(self, work: Json, address: str) -> Json:
        """An answer about a position of the study board (boards.py)."""
        found: Json = await self._done({"job": "board", **work}, address, BOARDS)
        return found

    async def _done(self, work: Json, address: str, most: int = BY_ADDRESS) -> Any:
        self.limits.solvent("work", address)
        if self.waiting[address] >= most or self.waiting.total() >= WAITING:
            raise Refusal("too-often")
        self.waiting[address] += 1
        try:
            process = await self.free.get()
            try:
                answer = await process.ask(work, SECONDS)
            finally:
                self.free.put_nowait(process)
        except BotFailed:
            self.limits.pay("work", address, SECONDS)
            raise Refusal("too-heavy") from None
        finally:
            self.waiting[address] -= 1
            self.waiting += Counter()  # without those at zero
        self.limits.pay("work", address, answer["seconds"])
        if "refused" in answer:
            raise Refusal(answer["refused"], **answer["args"])
        return answer["found"]


def _stored(line: str) -> Stored:
    held = json.loads(line)
    seats, entries = [SeatRow(**seat) for seat in held["seats"]], [Entry(**entry) for entry in held["entries"]]
    return Stored(row=TableRow(**held["table"]), seats=seats, entries=entries)
