"""Servers for tests: real ones, one for each worker of the test run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.postgres import Postgres
from tests.server.serving import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite without limits, shared by tests that leave it as it is."""
    with Server(tmp_path_factory.mktemp("server"), "--no-limits", "--workers", "1") as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL; every test takes a database of its own."""
    with Postgres() as cluster:
        yield cluster
