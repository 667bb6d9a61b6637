"""Servers for tests: real ones, one for each worker of the test run."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from filelock import FileLock

from fathom.server.pages import File, shelf
from tests.server.postgres import Postgres
from tests.server.serving import Server

ROOT = Path(__file__).parents[2]


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


@pytest.fixture(scope="session")
def built() -> dict[str, File]:
    """The files of the page. `make test` has built it; whoever runs a test by itself gets it built here."""
    with FileLock(Path(tempfile.gettempdir()) / "fathom-page.lock"):  # one worker builds, the others wait
        if not (ROOT / "src/fathom/server/static/index.html").exists():
            done = subprocess.run([sys.executable, "tools/web.py"], cwd=ROOT, capture_output=True, text=True)
            if done.returncode:
                pytest.fail(f"the page cannot be built; `make web` says why:\n{done.stderr[-2000:]}")
    shelf.cache_clear()
    return shelf()
