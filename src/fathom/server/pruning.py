"""Tables that nobody goes on with are removed: first a warning, as an entry that everybody at the table sees; if
nothing happens there for some more days, the table goes. Finished games stay for ever, unless nobody ever sat there: an
uploaded game, or one that was given up before it began."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Select, delete, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from fathom.server.rows import Change
from fathom.server.schema import entries, seats, tables
from fathom.server.table import Table

DAY = 24 * 3600.0
NOTICE = 14.0  # days from the warning on, or half of the time where that is shorter
MOST = 20  # tables at a time


def notice(keep_days: float) -> float:
    """How many days before its end a table is warned."""
    return min(NOTICE, keep_days / 2)


_last = (
    select(entries.c.kind)
    .where(entries.c.table_id == tables.c.id, entries.c.number == tables.c.number)
    .scalar_subquery()
)
_nobody = ~exists().where(seats.c.table_id == tables.c.id, seats.c.person.is_not(None))
_given_up = or_(tables.c.status.in_(("open", "playing")), _nobody)


def to_warn(now: float, keep_days: float) -> Select[Any]:
    """The tables at which nothing has happened for long."""
    quiet = tables.c.updated < now - (keep_days - notice(keep_days)) * DAY
    return select(tables.c.id).where(_given_up, quiet, or_(_last.is_(None), _last != "expiry")).limit(MOST)


def to_remove(now: float, keep_days: float) -> Select[Any]:
    """The tables at which nothing has happened since they were warned."""
    return select(tables.c.id).where(_over(now, keep_days)).limit(MOST)


def _over(now: float, keep_days: float) -> ColumnElement[bool]:
    quiet = tables.c.updated < now - notice(keep_days) * DAY
    return _given_up & quiet & (_last == "expiry")


def warn(table: Table, days: float) -> Change | int:
    """Say that a table will be removed."""
    if table.number and table.entries[-1].kind == "expiry":
        return table.number
    return table.change(table.entry("expiry", None, {"days": days}))


async def remove(connection: AsyncConnection, id: str, now: float, keep_days: float) -> bool:
    """Remove a table, unless somebody was there meanwhile."""
    still = select(tables.c.id).where(tables.c.id == id, _over(now, keep_days)).with_for_update()
    if await connection.scalar(still) is None:
        return False
    for part, owner in ((entries, entries.c.table_id), (seats, seats.c.table_id), (tables, tables.c.id)):
        await connection.execute(delete(part).where(owner == id))
    return True
