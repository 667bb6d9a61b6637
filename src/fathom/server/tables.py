"""All tables of a server: loaded when they are visited, changed one after the other, forgotten when nobody is there.

A change is worked out under the table's lock, stored, and only then seen by anyone. If another server was faster, the
table catches up and the change is worked out anew; if the database is gone, the table catches up before anything else
happens.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from sqlalchemy import and_, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fathom.core.position import State
from fathom.core.registry import games
from fathom.server import metrics, play, schema, seating
from fathom.server.bot_pool import BotPool, Trials
from fathom.server.catalogue import version
from fathom.server.containment import available
from fathom.server.guard import Limits
from fathom.server.people import People, Who
from fathom.server.presses import LOG, SPAN, Press, unfold
from fathom.server.refusal import Refusal
from fathom.server.rows import Change, Json, Stored
from fathom.server.settings import Settings
from fathom.server.store import Conflict, StorageGone, Store, put
from fathom.server.table import Table

log = logging.getLogger("fathom.tables")

IDLE = 60.0  # seconds for which a table stays in memory after the last visit
STUCK = 3.0  # seconds beyond what a bot may take, after which somebody else asks it
FAREWELL = 5.0  # seconds for what is being done when the server stops
GRACE = 15.0  # seconds that everybody gets in addition after the server was away
WAIT = 0.5  # seconds for a write, after which the database counts as gone
TRIES = 20

Planned = Callable[[Table], Change | int]  # works out a change; a number means that there is nothing to do


class Tables:
    """All tables, those in memory and those that are not, with the store, the people and the bots."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.people = People(self.store)
        self.bots = BotPool(settings.bot_processes, settings.bot_seconds)
        self.trials = Trials()
        self.press = Press(self.store)
        self.limits = Limits(settings.limits)
        self.loaded: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._doing: set[asyncio.Task[int]] = set()
        self._unreadable: set[str] = set()

    async def open(self) -> None:
        """Open the database and begin to look after the tables."""
        await self.store.open()
        log.info("bots", extra={"closed": available()})
        await self._give_time()
        self._spawn(self._sweep())
        self._spawn(self._retire())
        self._spawn(self.press.always())
        self._spawn(self.store.listen(self._heard, self._missed))

    async def close(self) -> None:
        """Finish what has been accepted, then stop."""
        if self._doing:
            await asyncio.wait(self._doing, timeout=FAREWELL)
        for task in [*self._tasks, *self._driving.values()]:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._driving.values(), return_exceptions=True)
        await self.press.close(self.loaded)
        await self.bots.close()
        await self.trials.close()
        await self.store.close()

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    # One table

    async def get(self, id: str, fresh: bool = False) -> Table:
        """The table, to look at. `fresh`: with what another server may have done a moment ago."""
        table = self.loaded.get(id)
        if table is None:
            if not re.fullmatch(r"[A-Za-z0-9_-]{1,32}", id):
                raise Refusal("no-table")
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
                self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
            table = await asyncio.shield(self._loading[id])
        elif fresh:
            table.used = time.monotonic()
            with suppress(StorageGone):  # then what we know will do
                await self._compare(table)
        table.used = time.monotonic()
        return table

    async def _compare(self, table: Table) -> None:
        """Catch up if another server has changed the table."""
        if self.store.postgres and await self.store.number(table.id) != table.number:
            async with table.lock:
                await self._catch_up(table)

    async def _load(self, id: str) -> Table:
        table = await self._read(id)
        if table.old:
            table = await self._retired(table)
        self.loaded[id] = table
        await self._compare(table)  # changes while it was loading were not reported here
        metrics.TABLES.set(len(self.loaded))
        return table

    async def _read(self, id: str) -> Table:
        stored = await self.store.load(id)
        if stored is None:
            raise Refusal("no-table")
        return await asyncio.to_thread(Table, stored)

    async def _retired(self, table: Table) -> Table:
        """A table of other rules, as it can be shown; what was still on there has ended."""
        for _ in range(TRIES):
            change = seating.retire(table)
            if isinstance(change, int):
                break
            with suppress(Conflict):
                await self.store.append(change)
            table = await self._read(table.id)
        if table.old and table.row.setup is not None:
            if 0 <= table.row.pressed < table.state:
                await self.press.one(table.id)
            body = await self.store.part(table.id, LOG)
            table.kept = None if body is None else unfold(body)
        return table

    async def past(self, table: Table, at: int | None) -> State | list[Json]:
        """A moment of a game: its position or, of other rules, what each seat saw. Without a number, the last."""
        if not table.old:
            assert at is not None
            return await asyncio.to_thread(table.past(at))
        if table.kept is None:
            raise Refusal("outdated", game=table.row.game)
        last: list[Json] = table.kept["views"]
        if at is None or at == last[0]["moment"]:
            return last
        if not 0 <= at <= last[0]["moment"]:
            raise Refusal("no-moment", last=last[0]["moment"])
        body = await self.store.part(table.id, at // SPAN)
        assert body is not None
        views: list[Json] = unfold(body)[at % SPAN]
        return views

    async def _catch_up(self, table: Table) -> None:
        stored = await self.store.load(table.id, since=table.number)
        assert stored is not None
        table.follow(stored)
        table.doubtful = False
        for watcher in table.watchers:
            watcher.wake()

    async def add(self, made: Stored) -> Table:
        """Store a new table."""

        async def job(connection: AsyncConnection) -> None:
            await put(connection, made)

        await self.store.write(job)
        return await self.opened(made.row.id)

    async def opened(self, id: str) -> Table:
        """A table that has just been stored; if a bot begins, let it act."""
        table = await self.get(id)
        self._tell(table)
        return table

    async def give_token(self, id: str, who: Who, seat: int | None, token: str) -> int:
        """Give a person's seat a token of its own; an older one is no longer good, here or at another server. Whose
        the seat is gets decided under the lock, and once more by the database: somebody else may sit there by now."""
        table = await self.get(id, fresh=True)
        async with table.lock:
            if table.doubtful:
                await self._catch_up(table)
            seat = table.seat_of(who, seat)
            places = schema.seats.c
            theirs = (places.table_id == id) & (places.seat == seat) & places.taken & (places.person == who.person)

            async def job(connection: AsyncConnection) -> bool:
                given = await connection.execute(update(schema.seats).where(theirs).values(token=token))
                await self.store.tell(connection, [id])
                return given.rowcount == 1

            if not await self.store.write(job):
                await self._catch_up(table)
                raise Refusal("not-yours")
            table.seats[seat] = replace(table.seats[seat], token=token)
        self._tell(table)
        return seat

    # Changing a table

    async def do(self, id: str, planned: Planned) -> int:
        """Carry out what `planned` works out; returns the number of the last entry. Changes of a table are made one
        after the other, in the order in which they came. Once begun, a change is completed even if the asker is
        gone."""
        task = asyncio.create_task(self._do(id, planned))
        self._doing.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    async def chat(self, id: str, planned: Planned, who: Who, address: str) -> int:
        """Something is said. Those without a seat are counted by their address, too: a new person is quickly made."""
        if not (await self.get(id)).own(who):
            self.limits.take("talk", address)
        return await self.do(id, planned)

    def _done(self, task: asyncio.Task[int]) -> None:
        self._doing.discard(task)
        if not task.cancelled():
            task.exception()  # the asker has been told, if they are still there

    async def _do(self, id: str, planned: Planned) -> int:
        table = await self.get(id)
        async with table.lock:
            for _ in range(TRIES):
                if table.doubtful:
                    await self._catch_up(table)
                try:
                    change = planned(table)
                    return change if isinstance(change, int) else await self._commit(table, change)
                except Conflict:
                    await self._catch_up(table)
                except Refusal:  # correct, unless another server knows more
                    if not self.store.postgres or await self.store.number(id) == table.number:
                        raise
                    await self._catch_up(table)
            raise Refusal("busy")

    async def _commit(self, table: Table, change: Change) -> int:
        table.doubtful = True  # until it is known to be stored
        try:
            await self.store.append(change)
        except StorageGone:
            self._spawn(self._recover(table))
            raise
        table.doubtful = False
        table.follow(change)
        for entry in change.entries:
            metrics.ENTRIES.labels(entry.kind).inc()
        self._tell(table)
        return table.number

    async def _recover(self, table: Table) -> None:
        """As soon as the database is there again, learn what it has."""
        await asyncio.sleep(0.5)
        await self._refresh(table.id)

    def _tell(self, table: Table) -> None:
        """Wake those who watch; if a bot is to decide, let it."""
        for watcher in table.watchers:
            watcher.wake()
        if table.driver is not None:
            self.drive(table.id)

    # Bots

    def drive(self, id: str) -> None:
        """Let bots act at a table until a person has to."""
        if id not in self._driving:
            self._driving[id] = asyncio.create_task(self._drive(id))
            self._driving[id].add_done_callback(lambda task: self._driven(id, task))

    def _driven(self, id: str, task: asyncio.Task[None]) -> None:
        del self._driving[id]
        if not task.cancelled() and task.exception() is not None:
            log.error("a bot could not act", exc_info=task.exception())
        elif not task.cancelled() and (table := self.loaded.get(id)) and table.driver is not None:
            self.drive(id)  # it became a bot's turn just as the task ended

    async def _drive(self, id: str) -> None:
        while True:
            try:
                table = await self.get(id)
                bot = table.driver
                if bot is None:
                    return
                seat, state = table.row.actor, table.state
                action = await self.bots.choose(bot, table.begun, f"{id}.{seat}")
                await self.do(id, partial(_bot_acts, seat=seat, state=state, action=action, bot=bot))
            except StorageGone:
                await asyncio.sleep(1)

    # What happens by itself

    async def _retire(self) -> None:
        """Tables of other rules that are still listed as open or playing: nobody should have to find out."""
        rows = schema.tables.c
        here = or_(*(and_(rows.game == game, rows.version >= (version(game) or 0)) for game in games()))
        async with self.store.reading() as connection:
            found = (await connection.scalars(select(rows.id).where(rows.status.in_(("open", "playing")), ~here))).all()
        for id in found:
            with suppress(Refusal, StorageGone):
                await self.get(id)
        if found:
            log.warning("new rules have ended games", extra={"tables": len(found)})

    async def _sweep(self) -> None:
        stuck, away = 0.0, False  # after a restart nobody else is at it
        while True:
            try:
                if away:
                    await self._give_time()
                await self._look_around(stuck)
                stuck, away = self.settings.bot_seconds + STUCK, False
            except StorageGone:
                away = True
            except Exception:
                log.exception("the sweep failed")
            finally:
                await asyncio.sleep(1)

    async def _look_around(self, stuck: float) -> None:
        now = time.time()
        rows = schema.tables.c
        late = and_(~rows.driven, rows.deadline < now)
        waiting = or_(late, and_(rows.driven, rows.updated < now - stuck))
        playing = rows.status == "playing"
        async with self.store.reading() as connection:
            timed = await connection.scalar(select(exists().where(playing, rows.deadline.is_not(None))))
            found = (await connection.scalars(select(rows.id).where(playing, waiting))).all()
        if timed and not await self._writable():
            await self._give_time()  # nobody could act meanwhile
            return
        for id in found:
            if id in self._unreadable:
                continue
            try:
                table = await self.get(id, fresh=True)
                await self.do(id, play.time_up)
            except StorageGone:
                raise
            except Exception as error:  # a table that cannot go on stays as it is, and the others go on
                if not isinstance(error, Refusal):
                    log.exception("a table cannot be read")
                if error.code == "outdated" if isinstance(error, Refusal) else not isinstance(error, OSError):
                    self._unreadable.add(id)
                continue
            if table.driver is not None:
                self.drive(id)
        for id, table in list(self.loaded.items()):
            idle = not table.watchers and not table.lock.locked() and id not in self._driving
            if idle and time.monotonic() - table.used > IDLE:
                del self.loaded[id]
        metrics.TABLES.set(len(self.loaded))

    async def _writable(self) -> bool:
        """Whether the database accepts writes without delay."""
        started = time.monotonic()

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == "").values(number=0))

        await self.store.write(job)
        return time.monotonic() - started < WAIT

    async def _give_time(self) -> None:
        """While the server or the database was away, nobody could act."""
        then = time.time() + GRACE

        async def job(connection: AsyncConnection) -> None:
            late = schema.tables.c.deadline < then
            await connection.execute(update(schema.tables).where(late).values(deadline=then))

        await self.store.write(job)
        for table in self.loaded.values():
            if table.row.deadline is not None and table.row.deadline < then:
                table.row = replace(table.row, deadline=then)

    # Other servers

    def _heard(self, id: str) -> None:
        if id in self.loaded:
            self._spawn(self._refresh(id))

    def _missed(self) -> None:
        for id in self.loaded:
            self._spawn(self._refresh(id))

    async def _refresh(self, id: str) -> None:
        while (table := self.loaded.get(id)) is not None:
            try:
                async with table.lock:
                    await self._catch_up(table)
                return
            except StorageGone:
                await asyncio.sleep(0.5)


def _bot_acts(table: Table, seat: int | None, state: int, action: int, bot: str) -> Change | int:
    """The change by a bot's action, unless the seat's person came back or the state has changed."""
    if seat is None or table.state != state or table.bot_of(table.seats[seat]) is None or table.status != "playing":
        return table.number
    return play.perform(table, seat, action, bot=bot)
