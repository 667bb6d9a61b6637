"""Databases as people have them: of every schema there was, of one to come, and damaged."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import JSON, Boolean, Connection, MetaData, insert, select
from sqlalchemy.ext.asyncio import create_async_engine

from fathom.server import schema
from fathom.server.store import Store, migrate, schema_of
from tests.server.asking import Person
from tests.server.postgres import Postgres
from tests.server.serving import Server
from tests.server.sitting import fathom

FOLDER = Path(__file__).parent / "databases"
RELEASED = sorted(path.stem for path in FOLDER.glob("*.sql"))


def laid(folder: Path, name: str) -> Path:
    """A stored database in a data folder."""
    path = folder / "fathom.db"
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.executescript((FOLDER / f"{name}.sql").read_text(encoding="utf-8"))
    return path


def test_there_is_a_database_of_every_schema_but_the_newest(tmp_path: Path) -> None:
    async def known() -> list[str]:
        engine = create_async_engine(f"sqlite+aiosqlite:///{tmp_path / 'empty.db'}")
        async with engine.connect() as connection:
            found = await connection.run_sync(schema_of)
        await engine.dispose()
        return found[1]

    _, *older = asyncio.run(known())
    assert set(RELEASED) >= set(older), f"make one with the last release of {older[0]}: databases/make.py says how"


@pytest.mark.parametrize("name", RELEASED)
@pytest.mark.parametrize("which", ["sqlite", "postgresql"])
def test_every_schema_there_was_is_brought_up_to_date(
    tmp_path: Path, which: str, name: str, request: pytest.FixtureRequest
) -> None:
    path = laid(tmp_path, name)
    with closing(sqlite3.connect(path)) as database:
        database.row_factory = sqlite3.Row
        held = {
            table: [dict(row) for row in database.execute(f"SELECT * FROM {table}")]
            for table in ("people", "tables", "seats", "entries")
        }
    url = f"sqlite+aiosqlite:///{path}"
    if which == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.create(f"released_{name}")

    def filled(connection: Connection) -> None:
        """The same rows, in the same schema."""
        migrate(connection, name)
        seen = MetaData()
        seen.reflect(connection)
        for table, rows in held.items():
            kinds = {column.name: column.type for column in seen.tables[table].columns}
            connection.execute(insert(seen.tables[table]), [_typed(row, kinds) for row in rows])

    async def upgraded() -> dict[str, list[dict[str, Any]]]:
        engine = create_async_engine(url)
        if which == "postgresql":
            async with engine.begin() as connection:
                await connection.run_sync(filled)
        await engine.dispose()
        store = Store(url)
        await store.check()
        await store.open()
        found = {}
        async with store.reading() as connection:
            for table in held:
                rows = await connection.execute(select(schema.metadata.tables[table]))
                found[table] = [dict(row) for row in rows.mappings()]
        await store.close()
        return found

    found = asyncio.run(upgraded())
    for table, before in held.items():
        kinds = {column.name: column.type for column in schema.metadata.tables[table].columns}

        def sorting(row: dict[str, Any]) -> str:
            return json.dumps([row.get(name) for name in ("table_id", "id", "seat", "number")])

        after = sorted(found[table], key=sorting)
        assert len(after) == len(before) > 0
        for old, new in zip(sorted(before, key=sorting), after, strict=True):
            assert _typed(old, kinds).items() <= new.items()


def _typed(row: dict[str, Any], kinds: dict[str, Any]) -> dict[str, Any]:
    """A row of SQLite with values as other databases have them."""
    found = {}
    for name, value in row.items():
        if isinstance(kinds[name], JSON):
            found[name] = None if value is None else json.loads(value)
        else:
            found[name] = bool(value) if isinstance(kinds[name], Boolean) else value
    return found


@pytest.mark.parametrize("command", [("serve", "--port", "0"), ("export",), ("import",)])
def test_a_newer_database_is_refused_in_one_sentence(tmp_path: Path, command: tuple[str, ...]) -> None:
    path = laid(tmp_path, RELEASED[-1])
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '0999'")
    held = path.read_bytes()
    done = fathom(*command, "--data", str(tmp_path))
    assert done.returncode == 2
    said = [line for line in done.stderr.splitlines() if not line.startswith("{")]
    assert len(said) == 1
    assert said[0].startswith("fathom: a newer version of Fathom has used this database (schema 0999")
    assert path.read_bytes() == held


def damage(path: Path) -> None:
    """Spoil the pages in the middle of a file."""
    with path.open("r+b") as file:
        file.seek(4096 * 3)
        file.write(b"\xff" * 4096 * 4)


@pytest.mark.parametrize("how", ["pages", "rubbish"])
def test_a_damaged_file_is_refused_with_what_to_do(tmp_path: Path, how: str) -> None:
    path = laid(tmp_path, RELEASED[-1])
    if how == "pages":
        damage(path)
    else:
        path.write_bytes(b"this is no database" * 1000)
    held = path.read_bytes()
    done = fathom("serve", "--port", "0", "--data", str(tmp_path))
    assert done.returncode == 2
    said = [line for line in done.stderr.splitlines() if not line.startswith("{")]
    assert len(said) == 1
    assert "the database is damaged" in said[0]
    assert ".recover" in said[0]
    assert path.read_bytes() == held


def test_a_file_that_was_mended_is_taken_again(tmp_path: Path) -> None:
    path = laid(tmp_path, RELEASED[-1])
    shutil.copy(path, tmp_path / "aside")
    damage(path)
    assert fathom("serve", "--port", "0", "--data", str(tmp_path)).returncode == 2
    shutil.copy(tmp_path / "aside", path)
    with Server(tmp_path, "--workers", "1") as server:
        assert Person(server.url).send("GET", "/healthz").status_code == 200
