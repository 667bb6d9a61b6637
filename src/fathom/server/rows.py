"""A table as it is stored, in types: one class for each part of the schema, with a field for each column; `schema.py`
sees to it that neither has what the other lacks. Nothing here needs a database.

A field with a default may be missing in an export: that is how an export of an older version is read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any

from fathom.core.position import State

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Json = dict[str, Any]
KEPT = {"fixed": True}


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRow:
    """A person, with the hash of their token."""

    id: str
    name: str
    token: str
    created: float


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """How things stand at a table. What each field means is in schema.py; KEPT is what stays as it was when the
    table was made."""

    id: str = field(metadata=KEPT)
    game: str = field(metadata=KEPT)
    version: int
    data: str
    options: Json = field(metadata=KEPT)
    pack: Json | None = field(default=None, metadata=KEPT)
    setup: Sequence[int] | None = None
    moves: Sequence[Sequence[Any]] | None = field(default=None, metadata=KEPT)
    start: Json | None = field(default=None, metadata=KEPT)
    public: bool = field(metadata=KEPT)
    timer: int | None = field(default=None, metadata=KEPT)
    substitute: str = field(metadata=KEPT)
    creator: str | None = field(default=None, metadata=KEPT)
    status: str
    number: int
    state: int
    actor: int | None = None
    driven: bool
    deadline: float | None = None
    result: Json | None = None
    rematch: str | None = None
    created: float = field(metadata=KEPT)
    updated: float
    host: str | None = field(default=None, metadata=KEPT)
    talk: bool = False
    hints: bool | None = field(default=None, metadata=KEPT)
    notes: bool = field(default=False, metadata=KEPT)
    pressed: int = field(default=0, metadata=KEPT)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """Who sits in a seat, and how."""

    seat: int
    person: str | None = None
    taken: bool
    name: str | None = None
    bot: str | None = None
    away: bool
    conceded: int | None = None
    agrees: bool
    token: str | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log."""

    number: int
    kind: str
    seat: int | None
    body: Json
    key: str | None
    at: float


def columns(row: DataclassInstance) -> Json:
    """A row by the names of its columns."""
    return {one.name: getattr(row, one.name) for one in fields(row)}


# Of a table: what is stored anew with every change, and what stays as it was when the table was made.
CHANGING = tuple(one.name for one in fields(TableRow) if not one.metadata)
FIXED = tuple(one.name for one in fields(TableRow) if one.metadata)


@dataclass(frozen=True, kw_only=True)
class Stored:
    """A table as it is stored, with its entries, or with those after some number. The parts of a pressed game are only
    there where they are needed."""

    row: TableRow
    seats: Sequence[SeatRow]
    entries: Sequence[Entry] = ()
    parts: Mapping[int, bytes] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Change(Stored):
    """What is to follow the latest entry of a table, worked out but not done: its new entries, and how the row and the
    seats stand then; besides, the position, and another table that has to be stored together with it."""

    was: Stored
    position: State | None = None
    beside: Stored | None = None

    def __post_init__(self) -> None:
        for name in FIXED:
            if getattr(self.row, name) is not getattr(self.was.row, name):
                raise ValueError(f"{name!r} of a table cannot change: its field is marked as fixed")

    @property
    def after(self) -> int:
        """The number of the entry that it follows."""
        return self.entries[0].number - 1

    def moved(self) -> list[tuple[int, Json]]:
        """The seats that change, each with its new values and no others: another server may have given it a token
        meanwhile. The token lapses as soon as another person sits there, or none."""
        found = []
        for old, new in zip(self.was.seats, self.seats, strict=True):
            if new is old:  # as with every action
                continue
            values = {name: value for name, value in columns(new).items() if value != getattr(old, name)}
            if "taken" in values:
                values["token"] = new.token
            if values:
                found.append((new.seat, values))
        return found


def with_seat(seats: Sequence[SeatRow], seat: int, **values: Any) -> list[SeatRow]:
    """The seats, one of them with other values."""
    return [replace(one, **values) if one.seat == seat else one for one in seats]
