"""Who is asking. A person is a token; there are no passwords and no accounts.

A token is an identifier and a secret of 128 bits: the row is found by the identifier, the secret is compared with its
stored hash in constant time. A person's token is good for all their seats, a seat's token for that seat alone.
"""

from __future__ import annotations

import hmac
import re

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fathom.server import clock
from fathom.server.rows import PersonRow, columns
from fathom.server.schema import people, seats
from fathom.server.store import Store
from fathom.server.who import NAME, Who, clean, fresh, hashed

REMEMBERED = 10_000  # people whose token need not be looked up again


class People:
    """All persons, and the tokens that identify them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, tuple[str, Who]] = {}  # identifier -> hash, who

    async def make(self, name: str) -> tuple[Who, str]:
        """A new person, and the token that is theirs from now on."""
        id, secret = fresh(), fresh()
        row = PersonRow(id=id, name=clean(name, NAME), token=hashed(secret), created=clock.now())

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(people), [columns(row)])

        await self.store.write(job)
        return Who(id, row.name), f"{id}.{secret}"

    async def rename(self, who: Who, name: str) -> Who:
        """Another name for the tables to come; at the present ones they keep theirs."""
        name = clean(name, NAME)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(people).where(people.c.id == who.person).values(name=name))

        await self.store.write(job)
        self._known.pop(who.person or "", None)
        return Who(who.person, name)

    async def of(self, token: str) -> Who | None:
        """Whose token this is; None if it is unknown."""
        id, _, secret = token.rpartition(".")
        if not re.fullmatch(r"[A-Za-z0-9_.-]{1,64}", id):
            return None
        known = self._known.get(id)
        if known is None:
            known = await (self._seat(id) if "." in id else self._person(id))
        if known is None or not hmac.compare_digest(known[0], hashed(secret)):
            return None
        if known[1].person is not None and not self.store.postgres:  # another server may hear of another name
            if len(self._known) >= REMEMBERED:
                self._known.pop(next(iter(self._known)))
            self._known[id] = known
        return known[1]

    async def _person(self, id: str) -> tuple[str, Who] | None:
        async with self.store.reading() as connection:
            row = (await connection.execute(_PERSON, {"id": id})).one_or_none()
        return None if row is None else (row.token, Who(row.id, row.name))

    async def _seat(self, id: str) -> tuple[str, Who] | None:
        table, _, seat = id.rpartition(".")
        if not (seat.isascii() and seat.isdecimal() and len(seat) < 3):
            return None
        async with self.store.reading() as connection:
            row = (await connection.execute(_SEAT, {"table": table, "seat": int(seat)})).one_or_none()
        return (
            None if row is None or row.token is None else (row.token, Who(table=table, seat=int(seat), proof=row.token))
        )


_PERSON = select(people).where(people.c.id == bindparam("id"))
_SEAT = select(seats.c.token).where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("seat"))
