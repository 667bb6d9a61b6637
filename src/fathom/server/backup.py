"""All games as JSON lines: a line for the format, one for each person, one for each table with its seats and entries.

It is the whole truth of every game, hidden things included, so it belongs where the database does. Tokens are in it
only as hashes, as they are stored. What an older version did not store gets the default that `rows.py` has for it; what
this version does not know is refused.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from fathom.server.refusal import Refusal
from fathom.server.rows import Entry, PersonRow, SeatRow, Stored, TableRow, columns
from fathom.server.schema import people, tables
from fathom.server.store import Store, put
from fathom.server.table import Table

FORMAT = 1


async def exported(store: Store) -> AsyncIterator[str]:
    """The lines."""
    yield json.dumps({"fathom-tables": FORMAT})
    async with store.reading() as connection:
        persons = (await connection.execute(select(people).order_by(people.c.created))).mappings().all()
        ids = (await connection.scalars(select(tables.c.id).order_by(tables.c.created, tables.c.id))).all()
    for person in persons:  # no transaction is open meanwhile: the reader may be slow
        yield json.dumps({"person": dict(person)})
    for id in ids:
        held = await store.load(id)
        if held is not None:
            yield line_of(replace(held, parts=await store.parts(id)))


def line_of(held: Stored) -> str:
    """The line of a table."""
    seats, entries = [columns(seat) for seat in held.seats], [columns(entry) for entry in held.entries]
    pressed = {part: b64encode(body).decode() for part, body in held.parts.items()}
    return json.dumps({"table": columns(held.row), "seats": seats, "entries": entries, "pressed": pressed})


def of_line(held: Any) -> Stored:
    """A table from what its line holds."""
    return Stored(
        row=TableRow(**held["table"]),
        seats=[SeatRow(**seat) for seat in held["seats"]],
        entries=[Entry(**entry) for entry in held["entries"]],
        parts={int(part): b64decode(body, validate=True) for part, body in held.get("pressed", {}).items()},
    )


@dataclass
class Count:
    """What was read in, and what was there already."""

    people: int = 0
    tables: int = 0
    known: int = 0


async def imported(store: Store, lines: Iterable[str]) -> Count:
    """Read lines in, all or nothing. A bad line is a ValueError that says which; what is there already stays."""
    count, number = Count(), 0
    async with store.engine.begin() as connection:
        for number, line in enumerate(lines, 1):
            try:
                await _read(connection, number, json.loads(line), count)
            except Refusal as refusal:
                raise ValueError(f"line {number}: {refusal.to_json('en')['message']}") from None
            except Exception as error:  # any error that a bad line can cause
                first = str(getattr(error, "orig", None) or error).partition("\n")[0]
                raise ValueError(f"line {number}: {first} ({type(error).__name__})") from None
        if number == 0:
            raise ValueError("line 1: there is none, so this is no export")
    return count


async def _read(connection: AsyncConnection, number: int, held: Any, count: Count) -> None:
    if number == 1:
        if held != {"fathom-tables": FORMAT}:
            raise ValueError(f"not an export in format {FORMAT}")
    elif "person" in held:
        person = PersonRow(**held["person"])
        if await connection.scalar(select(people.c.id).where(people.c.id == person.id)) is None:
            await connection.execute(insert(people), [columns(person)])
            count.people += 1
        else:
            count.known += 1
    else:
        made = of_line(held)
        if len(made.entries) != made.row.number:
            raise ValueError(f"{len(made.entries)} entries, but the last has number {made.row.number}")
        Table(made)  # plays it through, unless it is one of other rules
        if await connection.scalar(select(tables.c.id).where(tables.c.id == made.row.id)) is None:
            await put(connection, made)
            count.tables += 1
        else:
            count.known += 1
