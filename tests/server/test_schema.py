"""The migrations make exactly what schema.py describes, in both kinds of database, as often as one likes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Table, insert, inspect, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from fathom.server.schema import entries, metadata, tables
from fathom.server.store import Store, migrate
from tests.server.asking import Person
from tests.server.postgres import Postgres
from tests.server.serving import Server

Work = Callable[[AsyncConnection], Awaitable[Any]]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'fathom.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.create(f"schema_{abs(hash(request.node.name))}")


def _at(url: str, *works: Work) -> list[Any]:
    """Carry out some work, each in a transaction of its own."""

    async def run() -> list[Any]:
        engine = create_async_engine(url)
        found = []
        try:
            for work in works:
                async with engine.begin() as connection:
                    found.append(await work(connection))
        finally:
            await engine.dispose()
        return found

    return asyncio.run(run())


def _compare(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, metadata))


def _shape(connection: Connection) -> dict[str, Any]:
    """What the comparison does not look at: names of constraints, primary keys, checks."""
    seen, found = inspect(connection), {}
    for name in sorted(set(seen.get_table_names()) - {"alembic_version"}):
        found[name] = {
            "key": seen.get_pk_constraint(name),
            "foreign": [
                (one["name"], one["constrained_columns"], one["options"]) for one in seen.get_foreign_keys(name)
            ],
            "unique": [(one["name"], one["column_names"]) for one in seen.get_unique_constraints(name)],
            "checks": [one["name"] for one in seen.get_check_constraints(name)],
            "indexes": sorted((str(one["name"]), one["column_names"]) for one in seen.get_indexes(name)),
            "columns": [(one["name"], str(one["type"]), one["nullable"]) for one in seen.get_columns(name)],
        }
    return found


def test_the_migrations_make_the_schema(url: str) -> None:
    different, migrated, _, _, made = _at(
        url,
        lambda c: _migrated_and(c, _compare),
        lambda c: c.run_sync(_shape),
        lambda c: c.run_sync(metadata.drop_all),
        lambda c: c.run_sync(metadata.create_all),
        lambda c: c.run_sync(_shape),
    )
    assert different == []
    assert migrated == made
    assert set(migrated) == set(metadata.tables)


async def _migrated_and(connection: AsyncConnection, look: Callable[[Connection], Any]) -> Any:
    await connection.run_sync(migrate)
    return await connection.run_sync(look)


def test_a_difference_would_be_noticed(url: str) -> None:
    """The comparison itself works."""

    async def spoil(connection: AsyncConnection) -> None:
        await connection.execute(text("ALTER TABLE seats ADD COLUMN extra INTEGER"))

    _, _, different = _at(url, lambda c: c.run_sync(migrate), spoil, lambda c: c.run_sync(_compare))
    assert "remove_column" in [one[0] for one in different]


def test_migrating_again_changes_nothing(url: str) -> None:
    async def fill(connection: AsyncConnection) -> None:
        await connection.execute(text("INSERT INTO people VALUES ('a', 'Ada', 'x', 1.5)"))

    async def people(connection: AsyncConnection) -> Any:
        return [tuple(row) for row in await connection.execute(text("SELECT * FROM people"))]

    def look(c: AsyncConnection) -> Awaitable[Any]:
        return c.run_sync(_shape)

    _, _, before, _, _, after, held = _at(
        url, *(lambda c: c.run_sync(migrate), fill, look), *[lambda c: c.run_sync(migrate)] * 2, *(look, people)
    )
    assert after == before
    assert held == [("a", "Ada", "x", 1.5)]


def test_a_table_of_the_first_version_has_no_talking_spectators(url: str) -> None:
    async def fill(connection: AsyncConnection) -> None:
        names = "id, game, version, data, options, public, substitute, status, number, state, driven, created, updated"
        values = "'t', 'otys', 1, 'x', '{}', false, 'greedy', 'open', 0, 0, false, 1.0, 1.0"
        await connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({values})"))

    async def read(connection: AsyncConnection) -> Any:
        return [tuple(row) for row in await connection.execute(select(tables.c.id, tables.c.talk, tables.c.host))]

    *_, held = _at(url, lambda c: c.run_sync(migrate, "0001"), fill, lambda c: c.run_sync(migrate), read)
    assert held == [("t", False, None)]


def test_the_database_itself_refuses_what_cannot_be(url: str) -> None:
    """A second entry of the same number, a key used twice, a status that is none."""
    row: dict[str, Any] = {column.name: None for column in tables.columns}
    row |= {
        "id": "t",
        "game": "otys",
        "version": 1,
        "data": "x",
        "options": {},
        "public": False,
        "substitute": "greedy",
    }
    row |= {"status": "open", "number": 0, "state": 0, "driven": False, "created": 1.0, "updated": 1.0, "talk": False}
    row |= {"notes": False}
    row |= {"pressed": 0}
    entry: dict[str, Any] = {
        "table_id": "t",
        "number": 1,
        "kind": "chat",
        "seat": 0,
        "body": "{}",
        "key": "k",
        "at": 1.0,
    }

    async def fill(connection: AsyncConnection) -> None:
        await connection.execute(insert(tables), [row])
        await connection.execute(insert(entries), [entry])

    _at(url, lambda c: c.run_sync(migrate), fill)
    for table, wrong in (
        (entries, entry | {"key": "other"}),
        (entries, entry | {"number": 2}),
        (entries, entry | {"number": 2, "key": "other", "table_id": "elsewhere"}),
        (tables, row | {"id": "u", "status": "lost"}),
    ):

        async def spoil(connection: AsyncConnection, table: Table = table, wrong: dict[str, Any] = wrong) -> None:
            if connection.dialect.name == "sqlite":
                await connection.execute(text("PRAGMA foreign_keys=ON"))
            await connection.execute(insert(table), [wrong])

        with pytest.raises(IntegrityError):
            _at(url, spoil)


def test_servers_that_start_at_once_do_not_quarrel_about_the_schema(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.create("at_once")
    servers = []
    for name in ("one", "two", "three"):
        (tmp_path / name).mkdir()
        servers.append(Server(tmp_path / name, "--no-limits", "--workers", "1", database=url))
    try:
        with ThreadPoolExecutor(3) as pool:
            list(pool.map(Server.start, servers))
        ada = Person(servers[0].url, "Ada")
        id = ada.create("me", "open")["table"]["id"]
        for server in servers:
            assert Person(server.url).look(id)["table"]["id"] == id
    finally:
        for server in servers:
            server.__exit__()


def test_opening_a_store_twice_is_harmless(url: str) -> None:
    async def run() -> None:
        for _ in range(2):
            store = Store(url)
            await store.open()
            assert await store.number("none") is None
            await store.close()

    asyncio.run(run())
