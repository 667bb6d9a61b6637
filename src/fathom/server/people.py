"""Who is asking. A person is a token; there are no passwords and no accounts.

A token is an identifier and a secret of 128 bits: the row is found by the identifier, the secret is compared with its
stored hash in constant time. A person's token is good for all their seats, a seat's token for that seat alone.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fathom.server import clock
from fathom.server.refusal import Refusal
from fathom.server.rows import PersonRow, SeatRow, TableRow, columns
from fathom.server.schema import people, seats
from fathom.server.store import Store

NAME = 40  # characters
REMEMBERED = 10_000  # people whose token need not be looked up again


def fresh() -> str:
    """128 bits that nobody can guess, as text."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """What is stored of a secret: enough to recognise it, too little to reveal it."""
    return hashlib.sha256(secret.encode()).hexdigest()


@dataclass(frozen=True)
class Who:
    """The sender of a request: a person, the holder of one seat's token, or unknown."""

    person: str | None = None
    name: str | None = None
    table: str | None = None
    seat: int | None = None
    proof: str | None = None  # the hash of the seat's token, valid as long as the seat has it

    def holds(self, table: str, seat: SeatRow) -> bool:
        """Whether this seat is theirs."""
        if self.table is not None:
            return (self.table, self.seat, self.proof) == (table, seat.seat, seat.token)
        return self.person is not None and seat.taken and seat.person == self.person

    def hosts(self, table: TableRow, seats: Sequence[SeatRow]) -> bool:
        """Whether they decide about a table: its maker or, once the maker has no seat there, anybody who sits there."""
        if self.person is None or self.person == table.creator:
            return self.person is not None
        sitting = {seat.person for seat in seats if seat.taken}
        return self.person in sitting and table.creator not in sitting


NOBODY = Who()


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

# Letters that look like nothing: a name of them alone is none.
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# They change the direction of what follows, even of other people's words.
BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def clean(words: str, longest: int) -> str:
    """A person's words, reduced to letters, signs and single spaces; refused if nothing is left."""
    shown = [
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", words)
        if letter.isspace() or (letter not in BIDI and unicodedata.category(letter) not in ("Cc", "Cs", "Co", "Cn"))
    ]
    words = " ".join("".join(shown).split())
    if all(letter in BLANK or unicodedata.category(letter) in ("Cf", "Mn", "Me", "Zs") for letter in words):
        raise Refusal("empty")
    if len(words) > longest:
        raise Refusal("too-long", longest=longest)
    return words


def told_apart(name: str | None, others: Iterable[str | None]) -> str | None:
    """The name; with a number if somebody at the table has one that looks the same."""
    taken = {_looks(other) for other in others if other is not None}
    if name is None or _looks(name) not in taken:
        return name
    numbered = (f"{name[: NAME - 5].rstrip()} ({n})" for n in count(2))
    return next(one for one in numbered if _looks(one) not in taken)


# What is read as another letter: Cyrillic and Greek ones, and all that is one stroke.
ALIKE = str.maketrans(
    "авсԁеһнјкмпорԛѕтуԝхѵ" + "αβγεηκνορτυχωϲζΗΝΥ" + "ɑɡ0" + "iіιıɩӏ1|",
    "abcdehhjkmnopqstywxv" + "abyenkvoptuxwczhny" + "ago" + "llllllll",
)


def _looks(name: str) -> str:
    """What a name looks like at a glance: without case, accents that combine, spaces and what is not seen."""
    letters = unicodedata.normalize("NFKC", name).translate(ALIKE).casefold().translate(ALIKE)
    return "".join(
        one for one in letters if unicodedata.category(one) not in ("Cf", "Mn", "Me", "Zs") and one not in BLANK
    )
