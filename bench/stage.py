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
from tests.server.nginx import Nginx
from tests.server.postgres import Postgres
from tests.server.serving import FATHOM, Server

from bench.figures import used

T = TypeVar("T")


@dataclass
class Stage:
    """Running servers, where people reach them, the folder of their data, and their PostgreSQL, if that is ours."""

    servers: list[Server]
    url: str
    folder: Path
    postgres: Postgres | None

    @property
    def server(self) -> Server:
        return self.servers[0]

    def used(self) -> dict[str, float]:
        """What all servers have used."""
        each = [used(server.pid) for server in self.servers]
        return {name: sum(one[name] for one in each) for name in each[0]}

    def export(self) -> list[str]:
        """All games as they are stored, one line each."""
        command = [*FATHOM, "export", *self.server.where]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"fathom export: {done.stderr}")
        return done.stdout.splitlines()


@contextmanager
def stage(database: str, *args: str, servers: int = 1, limits: bool = False, compiles: bool = False) -> Iterator[Stage]:
    """Servers with `sqlite`, with a `postgres` of their own, or with the database of an address; several are behind an
    nginx."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # for us and the server: a file for each connection
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="fathom-bench-")))
        postgres = stack.enter_context(Postgres()) if database == "postgres" else None
        url = None if database == "sqlite" else database if postgres is None else postgres.create("fathom")
        given = args if limits else ("--no-limits", *args)
        found = []
        for i in range(servers):
            own = folder / str(i)
            own.mkdir()
            found.append(stack.enter_context(Server(own, *given, database=url, compiles=compiles)))
        door = found[0].url
        if servers > 1:
            own = folder / "nginx"
            own.mkdir()
            door = stack.enter_context(Nginx(own, found, tls=False)).url
        yield Stage(found, door, folder, postgres)


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
