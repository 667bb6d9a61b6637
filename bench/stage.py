"""A server with a database of its own, for as long as it is measured; and the options that all measurements take."""

from __future__ import annotations

import argparse
import asyncio
import gc
import resource
import subprocess
import tempfile
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import uvloop
from tests.server.postgres import Postgres
from tests.server.serving import FATHOM, Server

T = TypeVar("T")


@dataclass
class Stage:
    """A running server, the folder of its data, and its PostgreSQL, if that is ours."""

    server: Server
    folder: Path
    postgres: Postgres | None

    def export(self) -> list[str]:
        """All games as they are stored, one line each."""
        command = [*FATHOM, "export", *self.server.where]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"fathom export: {done.stderr}")
        return done.stdout.splitlines()


@contextmanager
def stage(database: str, *args: str) -> Iterator[Stage]:
    """A server with `sqlite`, with a `postgres` of its own, or with the database of an address."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # for us and the server: a file for each connection
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="fathom-bench-")))
        postgres = stack.enter_context(Postgres()) if database == "postgres" else None
        url = None if database == "sqlite" else database if postgres is None else postgres.create("fathom")
        server = stack.enter_context(Server(folder, "--no-limits", *args, database=url))
        yield Stage(server, folder, postgres)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run it on a fast loop, without pauses of our own that would look like the server's."""
    gc.collect()
    gc.disable()
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(work)
    finally:
        gc.enable()


def options(description: str, tables: int, rate: float) -> argparse.ArgumentParser:
    """The command line that all measurements share."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--tables", type=int, default=tables, metavar="N")
    parser.add_argument("--rate", type=float, default=rate, metavar="R", help="actions a second at each table")
    parser.add_argument("--game", default="otys,octodice,abyss,seastead", metavar="LIST")
    parser.add_argument("--database", default="sqlite", metavar="URL", help="sqlite, postgres (both new), or a URL")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--json", action="store_true", help="print the figures as one line of JSON")
    return parser
