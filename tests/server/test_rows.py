"""What is stored is what was there: no column can be forgotten, and what older versions have exported can be read."""

from __future__ import annotations

import asyncio
import json
from dataclasses import MISSING, dataclass, fields, replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import fathom
from fathom.server import schema
from fathom.server.backup import exported, imported, line_of
from fathom.server.rows import CHANGING, FIXED, Change, SeatRow, Stored, TableRow, columns, with_seat
from fathom.server.store import Store, put
from tests.server.stored import lines, stored

FIRST = Path(__file__).parent / "exports" / "first.jsonl"

# Another value for every column that a change may store.
OTHER: dict[str, Any] = {
    "setup": [1, 2, 3],
    "status": "over",
    "number": 99,
    "state": 98,
    "actor": 5,
    "driven": True,
    "deadline": 12.5,
    "result": {"scores": [3, 4], "ranks": [1, 0], "reason": "played"},
    "rematch": "another-table",
    "updated": 13.5,
    "talk": True,
    "version": 98,
    "data": "other",
}
SEATED: dict[str, Any] = {
    "person": "somebody",
    "taken": False,
    "name": "Zoë",
    "bot": "random",
    "away": True,
    "conceded": 7,
    "agrees": True,
    "token": "f" * 64,
}


@dataclass
class Chair:
    seat: int
    colour: str


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (("seat",), "column 'colour' of 'chairs': rows.Chair has it, schema.py has not"),
        (("seat", "colour", "height"), "column 'height' of 'chairs': schema.py has it, rows.Chair has not"),
    ],
)
def test_a_column_that_only_one_side_has_is_named(names: tuple[str, ...], said: str) -> None:
    chairs = sa.Table("chairs", sa.MetaData(), *(sa.Column(name, sa.Integer) for name in names))
    with pytest.raises(TypeError, match=said):
        schema.match(chairs, Chair)


def _begun(players: int = 2) -> Stored:
    return stored(fathom.load("octodice", players=players).new(seed=1))


def _stored(tmp_path: Path, *changes: Change) -> Stored:
    """A table as it is read after it was stored and changed."""

    async def run() -> Stored:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'fathom.db'}")
        await store.open()
        await store.write(lambda connection: put(connection, changes[0].was))
        for change in changes:
            await store.append(change)
        found = await store.load(changes[0].row.id)
        await store.close()
        assert found is not None
        return found

    return asyncio.run(run())


def test_a_change_stores_every_column_that_can_change(tmp_path: Path) -> None:
    was = _begun()
    assert set(OTHER) == set(CHANGING), "a new column needs another value here"
    assert set(SEATED) == {one.name for one in fields(SeatRow)} - {"seat"}
    changed = Change(
        was=was,
        row=replace(was.row, **OTHER),
        seats=with_seat(was.seats, 1, **SEATED),
        entries=[replace(was.entries[-1], number=was.row.number + 1, kind="chat", key="k", seat=1)],
    )
    for name, value in OTHER.items():
        assert getattr(was.row, name) != value, name
    for name, value in SEATED.items():
        assert getattr(was.seats[1], name) != value, name
    found = _stored(tmp_path, changed)
    assert columns(found.row) == columns(changed.row)
    assert list(found.seats) == list(changed.seats)


@pytest.mark.parametrize("name", FIXED)
def test_what_is_fixed_cannot_change(name: str) -> None:
    was, other = _begun(), dict[str, Any]({name: object()})
    with pytest.raises(ValueError, match=f"'{name}' of a table cannot change"):
        Change(was=was, row=replace(was.row, **other), seats=was.seats, entries=was.entries)


def test_a_seat_keeps_what_another_server_gave_it(tmp_path: Path) -> None:
    """Only what changes is written: a token that was given meanwhile stays."""
    was = _begun()
    new = [replace(was.entries[-1], number=was.row.number + n, kind="chat", key=None) for n in (1, 2)]
    rows = [replace(was.row, number=entry.number) for entry in new]
    given = Change(was=was, row=rows[0], seats=with_seat(was.seats, 0, token="new"), entries=new[:1])
    unaware = Change(was=was, row=rows[1], seats=with_seat(was.seats, 0, away=True), entries=new[1:])
    seat = _stored(tmp_path, given, unaware).seats[0]
    assert (seat.token, seat.away) == ("new", True)


def test_a_token_that_another_server_gave_is_not_for_the_next_person(tmp_path: Path) -> None:
    was = _begun()
    new = [replace(was.entries[-1], number=was.row.number + n, kind="chat", key=None) for n in (1, 2)]
    rows = [replace(was.row, number=entry.number) for entry in new]
    given = Change(was=was, row=rows[0], seats=with_seat(was.seats, 0, token="new"), entries=new[:1])
    left = Change(was=was, row=rows[1], seats=with_seat(was.seats, 0, taken=False, token=None), entries=new[1:])
    seat = _stored(tmp_path, given, left).seats[0]
    assert (seat.token, seat.taken) == (None, False)


async def _through(tmp_path: Path, text: list[str]) -> list[str]:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'fathom.db'}")
    await store.open()
    await imported(store, text)
    found = [line async for line in exported(store)]
    await store.close()
    return found


def test_an_export_of_the_first_version_is_read(tmp_path: Path) -> None:
    """Nothing that was ever exported may become unreadable: a newer column has a default."""
    first = FIRST.read_text(encoding="utf-8").splitlines()
    again = [json.loads(line) for line in asyncio.run(_through(tmp_path, first))]
    for before, after in zip(map(json.loads, first), again, strict=True):
        assert set(before) <= set(after)
        if "table" in before:
            assert before["entries"] == after["entries"]
            assert before["table"].items() <= after["table"].items()
            for seat, other in zip(before["seats"], after["seats"], strict=True):
                assert seat.items() <= other.items()


def test_a_column_with_a_default_may_be_missing(tmp_path: Path) -> None:
    *head, table = lines(fathom.load("octodice", players=1).new(seed=1))
    held = json.loads(table)
    for one in fields(TableRow):
        if one.default is not MISSING and held["table"][one.name] == one.default:
            del held["table"][one.name]
    assert "rematch" not in held["table"]
    assert asyncio.run(_through(tmp_path, [*head, json.dumps(held)]))[-1] == table


@pytest.mark.parametrize("where", ["table", "person"])
def test_a_column_that_is_not_known_is_refused(tmp_path: Path, where: str) -> None:
    """It would be lost silently otherwise."""
    text = lines(fathom.load("octodice", players=1).new(seed=1))
    number = next(i for i, line in enumerate(text) if where in json.loads(line))
    held = json.loads(text[number])
    held[where]["colour"] = "red"
    text[number] = json.dumps(held)
    with pytest.raises(ValueError, match=f"line {number + 1}: .*'colour'"):
        asyncio.run(_through(tmp_path, text))


def test_a_line_reads_as_it_was_written() -> None:
    made = _begun(3)
    held = json.loads(line_of(made))
    assert TableRow(**held["table"]) == made.row
    assert [SeatRow(**seat) for seat in held["seats"]] == list(made.seats)


def test_every_column_is_fixed_or_stored_with_every_change() -> None:
    assert sorted((*CHANGING, *FIXED)) == sorted(column.name for column in schema.tables.columns)
