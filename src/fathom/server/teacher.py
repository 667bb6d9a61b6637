"""Hints and reviews, seen from the server: thought of in processes apart, contained as those of bots, at a lower
priority, since bots have promised when they answer. Few may ask at once, and each address pays for the seconds."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from itertools import count as count_up
from typing import TYPE_CHECKING

from fathom.core.record import Record
from fathom.server.bot_pool import START, BotFailed, BotProcess
from fathom.server.guard import Limits
from fathom.server.presses import REVIEW, fold, unfold
from fathom.server.refusal import Refusal
from fathom.server.rows import Json
from fathom.server.store import Store
from fathom.server.table import Table
from fathom.server.thinking import hint_question, reviewed

if TYPE_CHECKING:
    from fathom.server.compiling import Compiling

log = logging.getLogger("fathom.teacher")

STEP, REVIEW_SECONDS = 20.0, 900.0  # seconds for a step of a hint, and for a review
HINTS, HINTS_BY_ADDRESS = 16, 4  # asked for at once
REVIEWS, REVIEWS_BY_ADDRESS = 12, 3  # waiting or being made
ANSWER = 32 << 20  # bytes
MODULE = "fathom.server.teacher_process"


@dataclass
class Work:
    """A review that is being made, or waits."""

    address: str
    done: int = 0
    total: int = 0
    failed: bool = False
    task: asyncio.Task[None] | None = field(default=None, repr=False)


class Teacher:
    """The processes, what they are at, and the reviews that are stored."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store, self.limits = store, limits
        self.hinting, self.reviewing = BotProcess(MODULE, ANSWER), BotProcess(MODULE, ANSWER)
        self.asking: Counter[str] = Counter()  # addresses that wait for a hint
        self.asked: dict[tuple[str, int], int] = {}  # the latest question of each seat; an older one ends
        self.works: dict[str, Work] = {}  # reviews by table
        self.numbers = count_up()
        self._steps: set[asyncio.Task[Json]] = set()
        self.compiling: Compiling | None = None

    async def close(self) -> None:
        """End all."""
        tasks = [work.task for work in self.works.values() if work.task is not None]
        for task in (*tasks, *self._steps):
            task.cancel()
        await asyncio.gather(*tasks, *self._steps, return_exceptions=True)
        for process in (self.hinting, self.reviewing):
            await process.end()

    async def renew(self) -> None:
        """A new process for hints, with the compiled search of the games for which there is one. A review has one of
        its own in any case."""
        self.reviewing.args = ("compiled",)
        try:
            await self.hinting.renew("compiled")
        except BotFailed as failed:
            log.warning("no process with compiled games", extra={"why": failed.why})

    # Hints

    async def hints(self, table: Table, seat: int, lang: str, address: str) -> AsyncGenerator[Json]:
        """What to do, better and better, until the position changes or the seat asks anew. Refusal if there is no
        answer."""
        self.limits.solvent("hint", address)
        if self.asking[address] >= HINTS_BY_ADDRESS or self.asking.total() >= HINTS:
            raise Refusal("too-often")
        place, number = (table.id, seat), next(self.numbers)
        state, question = table.state, hint_question(table.begun, seat, lang, number)
        self.asked[place] = number
        self.asking[address] += 1
        try:
            for step in count_up():
                answer = await self._step({**question, "step": step}, address)
                if table.state != state or self.asked.get(place) != number:
                    return
                yield answer
                if answer["last"]:
                    return
        finally:
            self.asking[address] -= 1
            self.asking += Counter()  # without those at zero
            if self.asked.get(place) == number:
                del self.asked[place]

    def hint_elsewhere(self, table: Table, seat: int, lang: str, address: str) -> Json:
        """What a client is told that thinks of a hint itself: what our own process would be told. The number of the
        question would tell how often others ask."""
        self.limits.solvent("hint", address)
        began = time.process_time()
        question = hint_question(table.begun, seat, lang, 0)
        self.limits.pay("hint", address, time.process_time() - began)
        return question

    async def _step(self, question: Json, address: str) -> Json:
        """One answer. Whoever goes away meanwhile does not end the process: others are thought about there, too."""
        task = asyncio.create_task(self._answer(question, address))
        self._steps.add(task)
        task.add_done_callback(self._stepped)
        return await asyncio.shield(task)

    def _stepped(self, task: asyncio.Task[Json]) -> None:
        self._steps.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has been told, if they are still there

    async def _answer(self, question: Json, address: str) -> Json:
        async with self.hinting.turn:
            began = time.monotonic()
            try:
                answer = await self.hinting.ask(question, STEP + START)
            except BotFailed:
                raise Refusal("too-heavy") from None
            finally:
                self.limits.pay("hint", address, time.monotonic() - began)
        if "failed" in answer:
            raise Refusal("too-heavy")
        if answer["world"] == "plain" and question["pack"] is None and self.compiling is not None:
            self.compiling.want(question["game"])
        return answer

    # Reviews

    async def stored(self, table: str) -> Json | None:
        """The review of a table as it is stored: in all languages, and as files."""
        body = await self.store.part(table, REVIEW)
        found: Json | None = None if body is None else await asyncio.to_thread(unfold, body)
        return found

    def review(self, table: Table, address: str) -> Work:
        """Have a review of a finished game made, unless that is being done already."""
        known = self.works.get(table.id)
        if known is not None and not known.failed:
            return known
        record = reviewed(table)
        self.limits.solvent("work", address)
        waiting = [work.address for work in self.works.values() if not work.failed]
        if len(waiting) >= REVIEWS or waiting.count(address) >= REVIEWS_BY_ADDRESS:
            raise Refusal("too-often")
        if known is not None:
            del self.works[table.id]
        while len(self.works) >= REVIEWS:  # those that failed are remembered no longer than need be
            del self.works[next(id for id, work in self.works.items() if work.failed)]
        work = self.works[table.id] = Work(address, total=len(record.moves))
        work.task = asyncio.create_task(self._review(table.id, record, work))
        return work

    async def _review(self, id: str, record: Record, work: Work) -> None:
        def heard(so_far: Json) -> None:
            work.done, work.total = so_far["done"], so_far["total"]

        try:
            if self.compiling is not None and record.pack is None:  # it is kept for ever, so it should be a good one
                await self.compiling.ready(record.game)
            question = {"job": "review", "record": await asyncio.to_thread(record.to_json)}
            async with self.reviewing.turn:
                try:
                    found = await self.reviewing.ask(question, REVIEW_SECONDS, heard)
                finally:
                    await self.reviewing.end()
            body = await asyncio.to_thread(fold, {"review": found["review"], "files": found["files"]})
            await self.store.put_part(id, REVIEW, body)
            del self.works[id]
        except Exception as error:  # whoever asks again has it tried again
            work.failed = True
            log.warning("no review", extra={"why": type(error).__name__})
