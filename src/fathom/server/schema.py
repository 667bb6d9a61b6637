"""What is stored. A table's row and seats say how things stand; its entries say how they came about.

`migrations/` turns databases of older versions into this; a test holds the two together. `rows.py` has a field for each
column: one without the other is an error as soon as this is imported.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

from sqlalchemy import (
    JSON,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

from fathom.server import rows

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

UNPRESSED = text("pressed >= 0 AND pressed < state")

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("token", String(64), nullable=False),  # the SHA-256 of the secret, in hex
    Column("created", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),  # of the rules; a table that has not begun takes new ones
    Column("data", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("pack", JSON),
    Column("setup", JSON),  # the outcomes of the set-up, from the start on
    Column("moves", JSON),  # of a game that begins at a moment of another: how that moment came about
    Column("start", JSON),  # which table and moment that was
    Column("public", Boolean, nullable=False),
    Column("timer", Integer),
    Column("substitute", String(64), nullable=False),
    Column("creator", String(32), index=True),
    Column("status", String(16), CheckConstraint("status IN ('open', 'playing', 'over', 'abandoned')", name="status")),
    Column("number", Integer, nullable=False),
    Column("state", Integer, nullable=False),
    Column("actor", Integer),
    Column("driven", Boolean, nullable=False),  # a bot decides
    Column("deadline", Double),
    Column("result", JSON),
    Column("rematch", String(32)),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("host", String(40)),  # the name of the creator, who need not sit here
    Column("talk", Boolean, nullable=False, server_default=false()),  # whether spectators may chat
    # The state up to which the game is pressed; -1: it cannot be. Written apart from all changes.
    Column("pressed", Integer, nullable=False, server_default=text("0")),
    Column("hints", Boolean),  # whether they are allowed; null: only to somebody alone with bots
    Column("notes", Boolean, nullable=False, server_default=false()),  # what could be remembered is shown
    Index("ix_tables_status", "status", "updated"),
    Index("ix_tables_unpressed", "updated", sqlite_where=UNPRESSED, postgresql_where=UNPRESSED),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), index=True),  # who sits here, or for whom the seat is kept
    Column("taken", Boolean, nullable=False),
    Column("name", String(40)),
    Column("bot", String(64)),
    Column("away", Boolean, nullable=False),  # a bot plays for the person
    Column("conceded", Integer),  # the number of the entry
    Column("agrees", Boolean, nullable=False),  # to abandon the game
    Column("token", String(64)),  # of the seat alone, hashed
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),  # JSON
    Column("key", String(64)),
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "seat", "key"),
)

# A game as it can be shown without its rules, which may be others one day: pressing.py says what each part holds.
LOG, REVIEW = -1, -2  # the parts that have other numbers than spans of moments
pressed = Table(
    "pressed",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("part", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)


def match(table: Table, row: type[DataclassInstance]) -> None:
    """TypeError names a column that only one of the two has. To which table a row belongs is said beside it."""
    stored, known = {column.name for column in table.columns} - {"table_id"}, {one.name for one in fields(row)}
    for name in sorted(stored ^ known):
        has, lacks = sorted(("schema.py", f"rows.{row.__name__}"), reverse=name in stored)
        raise TypeError(f"column {name!r} of {table.name!r}: {has} has it, {lacks} has not")


for _table, _row in ((people, rows.PersonRow), (tables, rows.TableRow), (seats, rows.SeatRow), (entries, rows.Entry)):
    match(_table, _row)
