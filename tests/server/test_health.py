"""Whether a server says that it cannot do its work, and to whom; and that it does not start on a damaged file."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.server.asking import Person, code, patched
from tests.server.postgres import Postgres
from tests.server.serving import FATHOM, Server

PATIENCE = 60.0
OUTSIDE = {"X-Forwarded-For": "203.0.113.7"}  # somebody behind the proxy on this machine


def _until(server: Server, test: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The answer of /readyz, as soon as it is the right one."""
    end = time.monotonic() + PATIENCE
    found: dict[str, Any]
    while not test(found := Person(server.url).send("GET", "/readyz").json()):
        assert time.monotonic() < end, found
        time.sleep(0.2)
    return found


def _failing(server: Server, check: str) -> str:
    found = _until(server, lambda found: bool(found["checks"][check] != "ok"))
    assert found["status"] == "failing"
    nobody = Person(server.url)
    assert nobody.send("GET", "/healthz").status_code == 503, "by its former name, too"
    assert nobody.ask("GET", "/livez") == {"status": "ok"}, "another server would not help"
    return str(found["checks"][check])


def test_a_file_that_is_damaged_meanwhile(tmp_path: Path) -> None:
    with Server(tmp_path, "--workers", "1") as server:
        ada = Person(server.url, "Ada")
        for _ in range(20):
            ada.create("me", "open")
        assert ada.ask("GET", "/readyz")["status"] == "ok"
        assert server.stop() == 0
        size = (tmp_path / "fathom.db").stat().st_size
        server.start()
        assert _until(server, lambda found: found["status"] == "ok")["checks"]["file"] == "ok"
        with (tmp_path / "fathom.db").open("r+b") as file:
            file.seek(4096)
            file.write(b"\xa5" * (size - 4096))
        assert "damaged" in _failing(server, "file")
        server.kill()
        done = subprocess.run(
            [*FATHOM, "serve", "--port", "0", "--data", str(tmp_path)], capture_output=True, text=True, timeout=60
        )
        assert done.returncode == 2
        assert "damaged" in done.stderr
        assert "backup" in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_a_disk_without_space(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    patched(monkeypatch, "import fathom.server.health as health; health.SPACE = 10**18")
    with Server(tmp_path, "--workers", "1") as server:
        assert "MB are free" in _failing(server, "disk")
        assert '"not ready"' in server.said()


def test_a_folder_that_takes_no_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    line = "import fathom.server.health as health; "
    line += "health.tempfile.TemporaryFile = lambda **_: (_ for _ in ()).throw(OSError(28, 'No space left on device'))"
    patched(monkeypatch, line)
    with Server(tmp_path, "--workers", "1") as server:
        assert _failing(server, "disk") == "cannot be written to: No space left on device"


def test_bots_that_cannot_be_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    line = (
        "import types; import fathom.server.bot_pool as bots; bots.sys = types.SimpleNamespace(executable='/bin/false')"
    )
    patched(monkeypatch, line)
    with Server(tmp_path, "--workers", "1") as server:
        assert "no process can be started" in _failing(server, "bots")


def test_bots_that_died_are_started_again(tmp_path: Path) -> None:
    with Server(tmp_path, "--workers", "1") as server:
        assert _until(server, lambda found: found["status"] == "ok")
        first = _children(server.pid)
        assert first, "none runs"
        for pid in first:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        _until(server, lambda found: found["status"] == "ok" and bool(_children(server.pid) - first))


def _children(pid: int) -> set[int]:
    """The processes that a process has started and that still run."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[1]) == pid and fields[0] != "Z":
                found.add(int(stat.parent.name))
    return found


def test_a_database_that_takes_no_changes(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.create("readonly")

    async def close_it(to: str) -> None:
        connection = await asyncpg.connect(postgres.url("postgres").replace("+asyncpg", ""))
        await connection.execute(f"ALTER DATABASE readonly SET default_transaction_read_only = {to}")
        await connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'readonly'")
        await connection.close()

    with Server(tmp_path, "--workers", "1", database=url) as server:
        assert _until(server, lambda found: found["status"] == "ok")
        asyncio.run(close_it("on"))
        _until(server, lambda found: "read-only" in found["checks"]["database"])
        asyncio.run(close_it("off"))
        assert _until(server, lambda found: found["status"] == "ok")


def test_figures_are_for_those_who_are_named(tmp_path: Path, server: Server) -> None:
    outside = Person(server.url, **OUTSIDE)
    answer = outside.send("GET", "/metrics")
    assert (answer.status_code, code(answer)) == (403, "closed")
    assert outside.ask("GET", "/readyz") == {"status": "ok"}, "what is wrong is not for everybody"
    assert Person(server.url).send("GET", "/metrics").status_code == 200
    with Server(tmp_path, "--workers", "1", "--metrics", "203.0.113.0/24", "--metrics", "2001:db8::/32") as open:
        for address, status in (("203.0.113.7", 200), ("2001:db8::7", 200), ("203.0.114.7", 403), ("10.0.0.1", 403)):
            assert Person(open.url, **{"X-Forwarded-For": address}).send("GET", "/metrics").status_code == status
        assert Person(open.url).send("GET", "/metrics").status_code == 403
