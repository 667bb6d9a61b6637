"""What is wrong with a server's games, before it shows: nothing here changes anything."""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from filelock import FileLock, Timeout
from sqlalchemy import func, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from fathom.server.catalogue import version
from fathom.server.schema import UNPRESSED, tables
from fathom.server.store import schema_of

SCARCE, LITTLE = 100 << 20, 1 << 30  # bytes of free space


@dataclass(frozen=True)
class Finding:
    """Something found: a message of the command line, with its values. A problem has to be seen to."""

    level: Literal["good", "note", "problem"]
    id: str
    args: dict[str, Any]


def good(id: str, **args: Any) -> Finding:
    """All is well here."""
    return Finding("good", id, args)


def note(id: str, **args: Any) -> Finding:
    """Worth knowing."""
    return Finding("note", id, args)


def problem(id: str, **args: Any) -> Finding:
    """Something to be seen to."""
    return Finding("problem", id, args)


def folder(path: Path) -> Iterator[Finding]:
    """The folder of a SQLite file, and what lies beside it."""
    file = path / "fathom.db"
    for one, fits in ((path, path.is_dir()), (file, file.is_file())):
        if os.path.lexists(one) and not fits:
            yield problem("doctor-no-file", path=str(one))
            return
    if not path.is_dir():
        yield note("doctor-no-folder", path=str(path))
        return
    kept = [one for one in path.glob("fathom.db*") if one.suffix != ".lock"]  # in that one there is nothing
    for one in (path, *kept):
        if os.name == "posix" and one.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
            yield problem("doctor-open", path=str(one), mode="700" if one.is_dir() else "600")
        if not os.access(one, os.R_OK | os.W_OK):
            yield problem("doctor-no-access", path=str(one))
    free, held = shutil.disk_usage(path).free, sum(one.stat().st_size for one in path.glob("fathom.db*"))
    how = problem if free < SCARCE else note if free < max(LITTLE, held) else good
    yield how("doctor-space" if how is good else "doctor-little-space", free=_megabytes(free), held=_megabytes(held))
    serving = _serving(path / "fathom.db.lock")
    if serving:
        yield note("doctor-serving")
    wal = path / "fathom.db-wal"
    if not serving and wal.exists() and wal.stat().st_size:
        yield note("doctor-wal", path=str(wal))


def _serving(path: Path) -> bool:
    """Whether a server holds the lock. One that was left behind is free, and harmless."""
    if not path.exists() or not os.access(path, os.W_OK):
        return False
    lock = FileLock(path, timeout=0)
    try:
        lock.acquire()
    except Timeout:
        return True
    lock.release()
    return False


def _megabytes(count: int) -> int:
    return count >> 20


async def database(url: str) -> list[Finding]:
    """The database itself: whether it is whole, and of which version it and its games are."""
    engine = create_async_engine(url, hide_parameters=True)
    try:
        async with engine.connect() as connection:
            return [one async for one in _database(connection)]
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        said = str(getattr(error, "orig", None) or error).partition("\n")[0] or type(error).__name__
        return [
            problem(
                "doctor-damaged" if "malformed" in said or "not a database" in said else "doctor-no-answer", said=said
            )
        ]
    finally:
        await engine.dispose()


async def _database(connection: AsyncConnection) -> Any:
    if connection.dialect.name == "sqlite":
        said = await connection.scalar(text("PRAGMA integrity_check(1)"))
        if said != "ok":
            yield problem("doctor-damaged", said=str(said))
            return
        yield good("doctor-whole")
    found, known = await connection.run_sync(schema_of)
    if found is None:
        yield note("doctor-empty")
    elif found not in known:
        yield problem("doctor-newer", found=found, known=known[0])
    elif found != known[0]:
        yield note("doctor-older", found=found, known=known[0])
    else:
        yield good("doctor-schema", found=found)
    if found in known:
        async for one in _games(connection, pressed=found == known[0]):
            yield one


async def _games(connection: AsyncConnection, pressed: bool) -> Any:
    """The rules by which games are on, and whether all can be shown without them."""
    rows = tables.c
    running = select(rows.game, rows.version, func.count()).where(rows.status.in_(("open", "playing")))
    for game, played, count in await connection.execute(running.group_by(rows.game, rows.version)):
        here = version(game)
        if here is None:
            yield problem("doctor-no-game", game=game, count=count)
        elif here < played:
            yield problem("doctor-newer-rules", game=game, count=count, played=played, here=here)
        elif here > played:
            yield note("doctor-older-rules", game=game, count=count, played=played, here=here)
    if pressed:
        left = select(func.count()).select_from(tables).where(UNPRESSED, rows.status != "open")
        count = await connection.scalar(left)
        yield note("doctor-unpressed", count=count) if count else good("doctor-pressed")
