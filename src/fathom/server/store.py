"""The database: SQLite for one server, PostgreSQL for several.

All writing goes through one task, which puts whatever is waiting into one transaction: three hundred tables then cost
a few dozen commits a second. A change to a table says which number it follows; the row of the table is updated only
if that is still so, which also locks it. So there is one writer per table, however many servers share the database.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any

from sqlalchemy import bindparam, delete, event, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from fathom.server import metrics
from fathom.server.rows import CHANGING, Change, Entry, Json, SeatRow, Stored, TableRow, columns
from fathom.server.schema import REVIEW, entries, pressed, seats, tables

Write = Callable[[AsyncConnection], Awaitable[Any]]

log = logging.getLogger("fathom.store")

BATCH = 128  # changes in one transaction at most
CHUNK = 500  # entries that are written or read at once: others are served in between
PATIENCE = 5.0  # seconds to wait for a lock or a connection
CHANNEL = "fathom"
DAMAGED = (
    "the database is damaged; nothing was changed. Put a copy of it aside, then restore a backup, or save what can be"
    " read with: sqlite3 FILE .recover"
)


class StorageGone(Exception):
    """The database does not answer. Whether the last change was stored can be known only when it does again."""


class Unusable(ValueError):
    """A database that this version must not touch; the sentence says what to do."""


class Conflict(Exception):
    """Another server has changed the table: the change no longer follows its latest entry."""


class _Apart(Exception):
    """Some of several changes did not follow: they have to be stored one by one to see which."""


@dataclass
class _Job:
    """Something to be written: a change of a table, or anything else."""

    write: Write | None = None
    change: Change | None = None
    done: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def order(self) -> str:
        """The sort key for the jobs of one transaction."""
        return self.change.row.id if self.change else ""

    def fail(self, error: Exception) -> None:
        """Tell the waiting caller that it was not done."""
        if not self.done.done():
            self.done.set_exception(error)


class Store:
    """A connection pool, and the task that writes."""

    def __init__(self, url: str) -> None:
        self.postgres = url.startswith("postgresql")
        self.engine = _engine(url, self.postgres)
        self.file = None if self.postgres else Path(self.engine.url.database or "")
        self._snapshot = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ" if self.postgres else "BEGIN"
        self.name = secrets.token_hex(4)  # of this server, in the news to others
        self._waiting: asyncio.Queue[_Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        async with self.engine.begin() as connection:
            if self.postgres:  # several servers may start at once
                await connection.execute(text("SELECT pg_advisory_xact_lock(70113)"))
            await connection.run_sync(migrate)
        self._writer = asyncio.create_task(self._write())

    async def check(self) -> None:
        """Unusable if a SQLite file is damaged: whatever is written to it would be lost, too."""
        if self.file is not None and self.file.exists() and (found := await asyncio.to_thread(damage, self.file)):
            raise Unusable(f"{self.file}: {DAMAGED} ({found})")

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if self._writer is not None:
            await self._waiting.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()

    # Writing

    async def write(self, job: Write) -> Any:
        """Carry out a job inside the next transaction; returns when it is committed."""
        return await self._queued(_Job(write=job))

    async def append(self, change: Change) -> None:
        """Store a change; Conflict if the table has moved on meanwhile."""
        if not await self._queued(_Job(change=change)):
            raise Conflict(change.row.id)

    async def _queued(self, job: _Job) -> Any:
        self._waiting.put_nowait(job)
        return await job.done

    async def _write(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < BATCH and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            batch.sort(key=lambda job: job.order)  # the same everywhere, so that no two servers wait for each other
            try:
                with metrics.COMMIT.time():
                    await self._commit(batch)
            finally:
                for _ in batch:
                    self._waiting.task_done()

    async def _commit(self, batch: list[_Job]) -> None:
        try:
            async with asyncio.timeout(PATIENCE), self.engine.begin() as connection:
                results = [await job.write(connection) if job.write else None for job in batch]
                changes = [job.change for job in batch if job.change]
                stored = iter(await self._store(connection, changes) if changes else ())
        except (IntegrityError, _Apart):  # one of them makes the others' transaction fail
            if len(batch) == 1:
                batch[0].fail(Conflict())
            else:
                for one in batch:
                    await self._commit([one])
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            log.warning("storage gone", extra={"error": type(error).__name__})
            for job in batch:
                job.fail(StorageGone(said(error)))
        except Exception as error:
            log.exception("a write failed")
            for job in batch:
                job.fail(error)
        else:
            for job, result in zip(batch, results, strict=True):
                if not job.done.done():
                    job.done.set_result(next(stored) if job.change else result)

    async def _store(self, connection: AsyncConnection, changes: list[Change]) -> list[bool]:
        """Store changes of different tables; returns whether each followed its table's latest entry."""
        # The update locks the row: nobody else can follow the same entry.
        rows = [
            {**{name: getattr(change.row, name) for name in CHANGING}, "this": change.row.id, "after": change.after}
            for change in changes
        ]
        if self.postgres or len(rows) == 1:
            followed = [(await connection.execute(_MOVE, row)).rowcount == 1 for row in rows]
        elif (await connection.execute(_MOVE, rows)).rowcount == len(rows):
            followed = [True] * len(rows)
        else:
            raise _Apart
        good = [change for change, so in zip(changes, followed, strict=True) if so]
        if good:
            await connection.execute(
                _NOTE, [_entry_columns(change.row.id, entry) for change in good for entry in change.entries]
            )
        for change in good:
            for seat, values in change.moved():
                where = (seats.c.table_id == change.row.id) & (seats.c.seat == seat)
                await connection.execute(update(seats).where(where).values(values))
            if change.beside is not None:
                await put(connection, change.beside)
        await self.tell(connection, [change.row.id for change in good])
        return followed

    async def tell(self, connection: AsyncConnection, changed: list[str]) -> None:
        """Tell other servers which tables have changed, as soon as it is committed."""
        if self.postgres and changed:
            await connection.execute(_TELL, [{"channel": CHANNEL, "news": f"{self.name} {id}"} for id in changed])

    async def tell_seen(self, table: str, seat: int) -> None:
        """Tell other servers that the person of a seat is there."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(_TELL, [{"channel": CHANNEL, "news": f"{self.name} {table} {seat}"}])

        await self.write(job)

    # Reading

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from."""
        try:
            async with asyncio.timeout(PATIENCE), self.engine.connect() as connection:
                yield connection
        except (DBAPIError, OSError, TimeoutError) as error:
            log.warning("storage gone", extra={"error": type(error).__name__})
            raise StorageGone(said(error)) from None

    async def load(self, table: str, since: int = 0) -> Stored | None:
        """A table with its entries after a number; None if there is none."""
        async with self.reading() as connection:
            await connection.exec_driver_sql(self._snapshot)  # the row, the seats and the entries of one moment
            row = (await connection.execute(_ROW, {"table": table})).mappings().one_or_none()
            if row is None:
                return None
            places = (await connection.execute(_SEATS, {"table": table})).mappings().all()
            said: list[Entry] = []
            for first in range(since, row["number"], CHUNK):
                span = {"table": table, "since": first, "number": min(first + CHUNK, row["number"])}
                said += map(_entry_of, (await connection.execute(_ENTRIES, span)).mappings())
        return Stored(row=TableRow(**row), seats=[seat_of(one) for one in places], entries=said)

    async def number(self, table: str) -> int | None:
        """The number of a table's latest entry."""
        async with self.reading() as connection:
            found: int | None = await connection.scalar(_NUMBER, {"table": table})
        return found

    async def part(self, table: str, part: int) -> bytes | None:
        """A part of a pressed game; None if it has none."""
        async with self.reading() as connection:
            found: bytes | None = await connection.scalar(_PART, {"table": table, "part": part})
        return found

    async def parts(self, table: str) -> dict[int, bytes]:
        """All parts of a pressed game."""
        async with self.reading() as connection:
            found = await connection.execute(select(pressed).where(pressed.c.table_id == table))
            return {row.part: row.body for row in found}

    async def press(self, table: str, state: int, parts: Mapping[int, bytes] | None = None) -> None:
        """Store that a game is pressed up to a state, and its parts instead of older ones."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(tables).where(tables.c.id == table).values(pressed=state))
            if parts is not None:
                old = (pressed.c.table_id == table) & (pressed.c.part != REVIEW)
                await connection.execute(delete(pressed).where(old))
                await _put_parts(connection, table, parts)

        await self.write(job)

    async def put_part(self, table: str, part: int, body: bytes) -> None:
        """Store a part that belongs to no others; it may be there already."""

        async def job(connection: AsyncConnection) -> None:
            this = (pressed.c.table_id == table) & (pressed.c.part == part)
            await connection.execute(delete(pressed).where(this))
            await _put_parts(connection, table, {part: body})

        await self.write(job)

    # News from other servers

    async def listen(self, heard: Callable[[str, int | None], None], again: Callable[[], None]) -> None:
        """Call `heard` with every table that another server has changed, or with a seat whose person is there, and
        `again` whenever something may have been missed. Runs until it is cancelled; with SQLite there is only
        one server."""
        if not self.postgres:
            return

        def told(_connection: Any, _pid: int, _channel: str, news: object) -> None:
            server, table, *seat = str(news).split(" ")
            if server != self.name:
                heard(table, int(seat[0]) if seat else None)

        while True:
            try:
                async with self.engine.connect() as held:
                    connection: Any = (await held.get_raw_connection()).driver_connection
                    try:
                        await connection.add_listener(CHANNEL, told)
                        again()
                        while True:  # a connection that died silently would never tell
                            await asyncio.sleep(2)
                            await connection.execute("SELECT 1", timeout=PATIENCE)
                    finally:
                        await held.invalidate()  # nobody else should get the listener with it
            except asyncio.CancelledError:
                raise
            except Exception as error:  # any error of a driver when the database is gone
                log.warning("no news from other servers", extra={"error": type(error).__name__})
                await asyncio.sleep(0.5)


def said(error: Exception) -> str:
    """What a database says is wrong, in one line."""
    return str(getattr(error, "orig", None) or error).partition("\n")[0] or type(error).__name__


# The statements of every action, made once.
_MOVE = (
    update(tables)
    .where(tables.c.id == bindparam("this"), tables.c.number == bindparam("after"))
    .values({name: bindparam(name) for name in CHANGING})
)
_NOTE = insert(entries)
_TELL = text("SELECT pg_notify(:channel, :news)")

_ROW = select(tables).where(tables.c.id == bindparam("table"))
_NUMBER = select(tables.c.number).where(tables.c.id == bindparam("table"))
_SEATS = select(seats).where(seats.c.table_id == bindparam("table")).order_by(seats.c.seat)
_PART = select(pressed.c.body).where(pressed.c.table_id == bindparam("table"), pressed.c.part == bindparam("part"))
_ENTRIES = (
    select(entries)
    .where(
        entries.c.table_id == bindparam("table"),
        entries.c.number > bindparam("since"),
        entries.c.number <= bindparam("number"),
    )
    .order_by(entries.c.number)
)


def seat_of(stored: Mapping[Any, Any]) -> SeatRow:
    """A seat as it is stored."""
    return SeatRow(**{name: value for name, value in stored.items() if name != "table_id"})


def _entry_of(stored: Mapping[Any, Any]) -> Entry:
    held = {name: value for name, value in stored.items() if name != "table_id"}
    return Entry(**{**held, "body": json.loads(held["body"])})


def _entry_columns(table: str, entry: Entry) -> Json:
    return {**columns(entry), "table_id": table, "body": json.dumps(entry.body)}


async def put(connection: AsyncConnection, made: Stored) -> None:
    """Store a whole table."""
    id = made.row.id
    await connection.execute(insert(tables), [columns(made.row)])
    await connection.execute(insert(seats), [{**columns(seat), "table_id": id} for seat in made.seats])
    for first in range(0, len(made.entries), CHUNK):
        part = made.entries[first : first + CHUNK]
        await connection.execute(insert(entries), [_entry_columns(id, entry) for entry in part])
    await _put_parts(connection, id, made.parts)


async def _put_parts(connection: AsyncConnection, table: str, parts: Mapping[int, bytes]) -> None:
    if parts:
        rows = [{"table_id": table, "part": part, "body": body} for part, body in parts.items()]
        await connection.execute(insert(pressed), rows)


def migrate(connection: Any, to: str = "head") -> None:
    """Run all migrations that this database has not seen, up to one of them; Unusable if it has seen newer ones."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("fathom.server") / "migrations"))
    config.attributes["connection"] = connection
    found, known = schema_of(connection)
    if found is not None and found not in known:
        raise Unusable(
            f"a newer version of Fathom has used this database (schema {found}, known here up to {known[0]}): start"
            " that version, or go back to a backup made before it"
        )
    command.upgrade(config, to)


def schema_of(connection: Any) -> tuple[str | None, list[str]]:
    """The schema of a database (None: it is empty), and those that are known here, the newest first."""
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    known = ScriptDirectory(str(files("fathom.server") / "migrations")).walk_revisions()
    return MigrationContext.configure(connection).get_current_revision(), [one.revision for one in known]


def _engine(url: str, postgres: bool) -> AsyncEngine:
    """The connections. Parameters are hidden from errors, and so from the log: outcomes and hashes are among them."""
    if postgres:
        return create_async_engine(
            url,
            pool_size=8,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE},
        )
    _private(Path(url.partition(":///")[2]))
    engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": PATIENCE / 2})

    @event.listens_for(engine.sync_engine, "connect")
    def _pragmas(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _private(path: Path) -> None:
    """Only its owner reads a database, whatever folder it is in; SQLite makes the files beside it in the same way."""
    with suppress(OSError):  # another's file, or none at all: the database says so
        if path.parent.is_dir():
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        for one in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
            if one.exists():
                one.chmod(0o600)


def damage(file: Path) -> str | None:
    """What is wrong with a SQLite file. The connection is a new one, which has nothing in its memory."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as database:
            found = str(database.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.OperationalError:  # it cannot be read now, which is something else and shows elsewhere
        return None
    except sqlite3.DatabaseError as error:
        found = str(error)
    return None if found == "ok" else found.splitlines()[-1]
