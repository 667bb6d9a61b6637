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
from contextlib import nullcontext, suppress
from dataclasses import replace
from functools import partial
from typing import Any

from sqlalchemy import and_, case, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fathom.core.position import State
from fathom.core.registry import games
from fathom.server import clock, metrics, play, pruning, schema, seating
from fathom.server.bot_pool import BotPool
from fathom.server.catalogue import version
from fathom.server.compiling import Compiling
from fathom.server.containment import available
from fathom.server.guard import Limits
from fathom.server.people import People
from fathom.server.presence import Presence
from fathom.server.presses import LOG, SPAN, Press, unfold
from fathom.server.refusal import Refusal
from fathom.server.rows import Change, Json, Stored, TableRow
from fathom.server.settings import Settings
from fathom.server.store import Conflict, StorageGone, Store, put
from fathom.server.table import Table
from fathom.server.teacher import Teacher
from fathom.server.who import Who
from fathom.server.workshop import Workshop

log = logging.getLogger("fathom.tables")

IDLE = 60.0  # seconds for which a table stays in memory after the last visit
STUCK = 3.0  # seconds beyond what a bot may take, after which somebody else asks it
FAREWELL = 5.0  # seconds for what is being done when the server stops
GRACE = 15.0  # seconds that everybody gets in addition after the server was away
LATE = 60.0  # seconds after a deadline: if nobody noticed until then, the server was away or a clock is wrong
WAIT = 0.5  # seconds for a write, after which the database counts as gone
TRIES = 20
PRUNE = 60.0  # seconds from one look for forgotten tables to the next
UNFINISHED = 200  # tables of one person
LONG = 1000  # entries or moves of a table that takes a while to load: one such at a time

Planned = Callable[[Table], Change | int]  # works out a change; a number means that there is nothing to do


class Tables:
    """All tables, those in memory and those that are not, with the store, the people and the bots."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.people = People(self.store)
        self.bots = BotPool(settings.bot_processes, settings.bot_seconds)
        self.press = Press(self.store)
        self.presence = Presence(settings.absent_minutes)
        self.limits = Limits(settings.limits)
        self.workshop = Workshop(self.limits)
        self.teacher = Teacher(self.store, self.limits)
        self.compiling = Compiling(self.bots, self.teacher) if settings.compiles else None
        self.loaded: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._doing: set[asyncio.Task[int]] = set()
        self._unreadable: set[str] = set()
        self._long = asyncio.Lock()
        self._prune_at = time.monotonic() + PRUNE

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
        if self.compiling is not None:
            await self.compiling.close()
        await self.bots.close()
        await self.workshop.close()
        await self.teacher.close()
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
        long = len(stored.entries) + len(stored.row.moves or ()) > LONG
        async with self._long if long else nullcontext():
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
                await self.press.one(table.id, awaited=True)
            body = await self.store.part(table.id, LOG)
            table.pressed = None if body is None else await asyncio.to_thread(unfold, body)
        return table

    async def past(self, table: Table, at: int | None) -> State | list[Json]:
        """A moment of a game: its position or, of other rules, what each seat saw. Without a number, the last."""
        if not table.old:
            assert at is not None
            return await asyncio.to_thread(table.past(at))
        if table.pressed is None:
            raise Refusal("outdated", game=table.row.game)
        last: list[Json] = table.pressed["views"]
        if at is None or at == last[0]["moment"]:
            return last
        if not 0 <= at <= last[0]["moment"]:
            raise Refusal("no-moment", last=last[0]["moment"])
        body = await self.store.part(table.id, at // SPAN)
        assert body is not None
        views: list[list[Json]] = await asyncio.to_thread(unfold, body)  # milliseconds, more on a busy machine
        return views[at % SPAN]

    async def _catch_up(self, table: Table) -> None:
        stored = await self.store.load(table.id, since=table.number)
        if stored is None:  # removed, because nobody seemed to be there
            self.loaded.pop(table.id, None)
            raise Refusal("no-table")
        table.follow(stored)
        table.doubtful = False
        for watcher in table.watchers:
            watcher.wake()

    async def add(self, made: Stored) -> Table:
        """Store a new table, unless whoever made it has too many already which are not finished."""
        rows = schema.tables.c
        mine = select(func.count()).where(rows.creator == made.row.creator, rows.status.in_(("open", "playing")))

        async def job(connection: AsyncConnection) -> bool:
            if self.settings.limits and (await connection.scalar(mine) or 0) >= UNFINISHED:
                return False
            await put(connection, made)
            return True

        if not await self.store.write(job):
            raise Refusal("unfinished", most=UNFINISHED)
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
                    if isinstance(change, int):
                        return change
                    play.has_room(table, change)
                    return await self._commit(table, change)
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
                if jump := clock.follow():
                    log.warning("the clock was set; whose time seems to be up gets it anew", extra={"seconds": jump})
                    self.presence.begin()
                    self._prune_at = time.monotonic() + pruning.DAY
                if away or jump:
                    await self._give_time()
                await self._look_around(stuck)
                await self._prune()
                stuck, away = self.settings.bot_seconds + STUCK, False
            except StorageGone:
                away = True
            except Exception:
                log.exception("the sweep failed")
            finally:
                await asyncio.sleep(1)

    async def _prune(self) -> None:
        """Warn tables that nobody goes on with, and remove those that were warned. A clock that was set proves nothing
        about how long ago something was."""
        keep, now = self.settings.keep_days, clock.now()
        if not keep or time.monotonic() < self._prune_at:
            return
        self._prune_at = time.monotonic() + PRUNE
        async with self.store.reading() as connection:
            quiet = (await connection.scalars(pruning.to_warn(now, keep))).all()
            over = (await connection.scalars(pruning.to_remove(now, keep))).all()
        warned = removed = 0
        for id in quiet:
            with suppress(Refusal):  # of other rules: it stays
                warned += await self.do(id, partial(pruning.warn, days=pruning.notice(keep))) > 0
        for id in over:
            if id not in self.loaded:  # nobody looks at it
                removed += await self.store.write(partial(pruning.remove, id=id, now=now, keep_days=keep))
        if warned:
            log.warning("tables will be removed", extra={"count": warned, "days": pruning.notice(keep)})
        if removed:
            log.warning("tables were removed", extra={"count": removed})

    async def _look_around(self, stuck: float) -> None:
        now = clock.now()
        rows = schema.tables.c
        late = and_(~rows.driven, rows.deadline < now)
        waiting = or_(late, and_(rows.driven, rows.updated < now - stuck))
        playing = rows.status == "playing"
        async with self.store.reading() as connection:
            timed = await connection.scalar(select(exists().where(playing, rows.deadline.is_not(None))))
            missed = await connection.scalar(select(exists().where(playing, late, rows.deadline < now - LATE)))
            found = (await connection.scalars(select(rows.id).where(playing, waiting))).all()
        if missed or (timed and not await self._writable()):
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
            self._miss(table)
            idle = not table.watchers and not table.lock.locked() and id not in self._driving
            if idle and time.monotonic() - table.used > IDLE:
                del self.loaded[id]
        metrics.TABLES.set(len(self.loaded))

    # Who is there

    def asks(self, id: str, who: Who) -> None:
        """Somebody has asked for something at a table."""
        table = self.loaded.get(id)
        if table is not None and self.presence.asks(table, who):
            self._seen(table)

    def _miss(self, table: Table) -> None:
        """Tell those who watch as soon as somebody is missing, or no longer."""
        if self.presence.watches(table):
            self._seen(table)
        missing = self.presence.missing(table)
        if missing != table.missing:
            table.missing = missing
            for watcher in table.watchers:
                watcher.due = True
                watcher.wake()

    def _seen(self, table: Table) -> None:
        if self.store.postgres and table.row.actor is not None:
            self._spawn(self.store.tell_seen(table.id, table.row.actor))

    async def _writable(self) -> bool:
        """Whether the database accepts writes without delay."""
        started = time.monotonic()

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == "").values(number=0))

        await self.store.write(job)
        return time.monotonic() - started < WAIT

    async def _give_time(self) -> None:
        """While the server or the database was away, nobody could act: a moment for those whose time is up or nearly.
        All of it anew for those whose deadline tells of a longer absence, or of a clock that was set."""
        now, rows = clock.now(), schema.tables.c
        whole = now + case((rows.timer > GRACE, rows.timer), else_=GRACE)
        lost = or_(rows.deadline < now - LATE, rows.deadline > whole)
        due = case((lost, whole), else_=now + GRACE)

        async def job(connection: AsyncConnection) -> None:
            late = or_(rows.deadline < now + GRACE, lost)
            await connection.execute(update(schema.tables).where(late).values(deadline=due))

        await self.store.write(job)
        for table in self.loaded.values():
            table.row = replace(table.row, deadline=_fair(table.row, now))

    # Other servers

    def _heard(self, id: str, seat: int | None) -> None:
        if seat is not None:
            self.presence.note(id, seat)
        elif id in self.loaded:
            self._spawn(self._refresh(id))

    def _missed(self) -> None:
        self.presence.begin()
        for id in self.loaded:
            self._spawn(self._refresh(id))

    async def _refresh(self, id: str) -> None:
        while (table := self.loaded.get(id)) is not None:
            try:
                async with table.lock:
                    await self._catch_up(table)
                return
            except Refusal:
                return  # it has been removed
            except StorageGone:
                await asyncio.sleep(0.5)


def _bot_acts(table: Table, seat: int | None, state: int, action: int, bot: str) -> Change | int:
    """The change by a bot's action, unless the seat's person came back or the state has changed."""
    if seat is None or table.state != state or table.bot_of(table.seats[seat]) is None or table.status != "playing":
        return table.number
    return play.perform(table, seat, action, bot=bot)


def _fair(row: TableRow, now: float) -> float | None:
    """The same for a table in memory."""
    if row.deadline is None or row.timer is None:
        return row.deadline
    whole = now + max(row.timer, GRACE)
    return whole if row.deadline < now - LATE or row.deadline > whole else max(row.deadline, now + GRACE)
