"""Which tables there are to join or to go on with, straight from the database."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import and_, case, exists, or_, select, union

from fathom.server import clock
from fathom.server.news import describe
from fathom.server.rows import Json, SeatRow, TableRow
from fathom.server.schema import seats, tables
from fathom.server.store import Store, seat_of
from fathom.server.who import Who

Which = Literal["open", "own"]

PAGE = 50
HEAVY = ("pack", "setup", "moves")  # a list does without them: they can be long
FRESH = 7 * 24 * 3600  # seconds after which an open table is no longer listed


async def find(store: Store, who: Who, which: Which, offset: int) -> list[Json]:
    """Public tables with an open seat, the newest first; or a person's own, those that wait for them first."""
    mine = and_(seats.c.table_id == tables.c.id, seats.c.person == who.person)
    wanted = select(*(column for column in tables.columns if column.name not in HEAVY))
    if which == "open":
        free = exists().where(
            and_(
                seats.c.table_id == tables.c.id,
                ~seats.c.taken,
                or_(seats.c.person.is_(None), seats.c.person == who.person),
            )
        )
        recent = tables.c.created > clock.now() - FRESH
        wanted = wanted.where(tables.c.status == "open", tables.c.public, recent, free)
        wanted = wanted.order_by(tables.c.created.desc())
    else:
        turn = exists().where(and_(mine, seats.c.seat == tables.c.actor, ~seats.c.away, seats.c.conceded.is_(None)))
        sat = select(seats.c.table_id).where(seats.c.person == who.person)
        made = select(tables.c.id).where(tables.c.creator == who.person)
        rank = case(
            (and_(tables.c.status == "playing", turn), 0),
            (tables.c.status == "playing", 1),
            (tables.c.status == "open", 2),
            else_=3,
        )
        wanted = wanted.where(tables.c.id.in_(union(sat, made))).order_by(rank, tables.c.updated.desc())
    async with store.reading() as connection:
        found = (await connection.execute(wanted.limit(PAGE).offset(offset))).mappings().all()
        rows = [TableRow(**row) for row in found]
        sitting: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
        places = select(seats).where(seats.c.table_id.in_(sitting)).order_by(seats.c.table_id, seats.c.seat)
        for seat in (await connection.execute(places)).mappings():
            sitting[seat["table_id"]].append(seat_of(seat))
    return [describe(row, sitting[row.id], who) for row in rows]
