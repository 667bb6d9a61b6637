"""A real PostgreSQL on loopback, for tests and measurements: a cluster of its own in a temporary folder.

It lasts as long as whoever made it: a guard process waits for the end of a pipe, which also comes if we are killed.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Self

from tests.server import debian

HOST, OWNER = "127.0.0.1", "postgres"
SETTINGS = {
    "listen_addresses": HOST,
    "unix_socket_directories": "",
    "shared_buffers": "32MB",
    "fsync": "on",
    "synchronous_commit": "on",
    "log_min_messages": "warning",
}
INITIAL = ("-U", OWNER, "-A", "trust", "--no-locale", "-E", "UTF8", "--no-sync")
GUARD = 'cat >/dev/null; "$@" stop -m immediate -s -w >/dev/null 2>&1; rm -rf "$FOLDER"'
CREATE = Path("/etc/postgresql-common/createcluster.conf")


class NoPostgres(RuntimeError):
    """There is none, and none can be had."""


def programs() -> Path:
    """The folder of the newest version; if there is none, it is installed."""
    found = _newest()
    if found is None:
        _install()
        found = _newest()
    if found is None:
        raise NoPostgres("PostgreSQL was installed, but not into /usr/lib/postgresql")
    return found


def _newest() -> Path | None:
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(found, key=lambda path: [int(n) for n in re.findall(r"\d+", path.parent.name)], default=None)


def _install() -> None:
    """Install it without a cluster of its own, which nobody would use."""
    try:
        debian.install("postgresql-common")
        debian.run("tee", "-a", str(CREATE), given="create_main_cluster = false\n")
        debian.install("postgresql")
    except debian.NoPackage as error:
        raise NoPostgres(f"PostgreSQL is not here and cannot be installed: {error}") from None


class Postgres:
    """A cluster. It can be stopped and started again, on the same port and with the same data."""

    def __init__(self) -> None:
        self.bin = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="fathom-postgres-"))
        self.port = 0
        # The server refuses to be run by root.
        self._as = ("runuser", "-u", OWNER, "--") if os.geteuid() == 0 else ()
        if self._as:
            shutil.chown(self.folder, OWNER, OWNER)
        # A session of its own: Ctrl-C is for us, the guard has to outlive it.
        self._guard = subprocess.Popen(
            ["sh", "-c", GUARD, "guard", *self._command("pg_ctl")],
            stdin=subprocess.PIPE,
            start_new_session=True,
            cwd="/",
            env={**os.environ, "FOLDER": str(self.folder)},
        )
        try:
            self._run("initdb", *INITIAL)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def start(self) -> None:
        """Start it; returns when it takes connections."""
        for last in (False, False, True):
            port = self.port or _free_port()
            settings = " ".join(f"-c {name}='{value}'" for name, value in {**SETTINGS, "port": port}.items())
            log = str(self.folder / "log")
            try:
                self._run("pg_ctl", "start", "-w", "-s", "-l", log, "-o", settings)
            except NoPostgres:
                if last or self.port:
                    raise
                continue  # somebody else was quicker to take the port
            self.port = port
            return

    def stop(self, immediate: bool = True) -> None:
        """Stop it: at once, as if it had crashed, or in good order."""
        self._run("pg_ctl", "stop", "-w", "-s", "-m", "immediate" if immediate else "fast")

    def create(self, database: str) -> str:
        """Create a database; returns its address."""
        self._run("createdb", "-h", HOST, "-p", str(self.port), "-U", OWNER, database)
        return self.url(database)

    def url(self, database: str) -> str:
        return f"postgresql+asyncpg://{OWNER}@{HOST}:{self.port}/{database}"

    def close(self) -> None:
        """Stop it for good and remove its folder."""
        assert self._guard.stdin is not None
        self._guard.stdin.close()
        self._guard.wait(60)

    def _command(self, program: str) -> list[str]:
        where = [] if program == "createdb" else ["-D", str(self.folder / "data")]
        return [*self._as, str(self.bin / program), *where]

    def _run(self, program: str, *args: str) -> None:
        command = [*self._command(program), *args]
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.folder, timeout=120)
        if done.returncode:
            log = self.folder / "log"
            said = done.stderr + (log.read_text(errors="replace")[-2000:] if log.exists() else "")
            raise NoPostgres(f"{program} failed: {said.strip()}")


def _free_port() -> int:
    with socket.socket() as door:
        door.bind((HOST, 0))
        return int(door.getsockname()[1])
