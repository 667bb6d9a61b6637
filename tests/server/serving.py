"""`fathom serve` in a process of its own, as people run it: it can be stopped, killed and started again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Container
from contextlib import suppress
from pathlib import Path
from typing import Self

FATHOM = [sys.executable, "-c", "import sys; from fathom.cli import main; sys.exit(main())"]
PATIENCE = 180.0  # seconds until it must listen, or have stopped


class Server:
    """A server on loopback. Without a database it keeps its games in `folder`, where its log is in any case. It
    compiles nothing unless it is to: that takes a core for a minute."""

    def __init__(
        self, folder: Path, *args: str, database: str | None = None, port: int = 0, compiles: bool = False
    ) -> None:
        self.program = FATHOM  # as it is now: `patched` changes it only for a while
        self.folder, self.args, self.port = folder, args if compiles else ("--plain", *args), port
        self.where = ["--data", str(folder)] if database is None else ["--database", database]
        self.log = folder / "server.log"
        self.url = ""
        self._process: subprocess.Popen[bytes] | None = None
        self._killed: list[int] = []

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.kill()
        for pid in self.left_behind(1):  # a test says what is wrong with that; here it is only tidied up
            os.kill(pid, signal.SIGKILL)

    @property
    def pid(self) -> int:
        assert self._process is not None, "the server does not run"
        return self._process.pid

    def start(self) -> None:
        """Start it; returns when it has said its address."""
        command = [*self.program, "serve", "--port", str(self.port), *self.where, *self.args]
        with tempfile.NamedTemporaryFile("r", dir=self.folder) as out, self.log.open("ab") as log:
            # A session of its own: Ctrl-C is for us, and we then stop it.
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=out.fileno(), stderr=log, start_new_session=True
            )
            end = time.monotonic() + PATIENCE
            while not (found := re.search(r"(http://\S+:(\d+))\S*\n", Path(out.name).read_text())):
                if self._process.poll() is not None or time.monotonic() > end:
                    self.kill()
                    raise RuntimeError(f"the server does not start:\n{self.said()}")
                time.sleep(0.02)
        self.url, self.port = found[1], int(found[2])

    def kill(self) -> None:
        """End it without a warning. What it leaves behind in its session is for itself to see to."""
        assert self._process is not None, "the server does not run"
        self._process.kill()
        self._process.wait()
        self._killed.append(self._process.pid)
        self._process = None

    def left_behind(self, seconds: float = 60) -> list[int]:
        """Processes of servers that were killed which are still there after so many seconds."""
        end = time.monotonic() + seconds
        while (left := _processes(self._killed)) and time.monotonic() < end:
            time.sleep(0.1)
        return left

    def stop(self) -> int:
        """Ask it to end; returns its exit code."""
        assert self._process is not None, "the server does not run"
        self._process.terminate()
        try:
            code = self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise RuntimeError(f"the server does not stop:\n{self.said()}") from None
        self._process = None
        return code

    def restart(self) -> None:
        """Kill it, if it runs, and start it again on the same port."""
        if self._process is not None:
            self.kill()
        self.start()

    def said(self) -> str:
        """The end of what it said on standard error."""
        return self.log.read_text(errors="replace")[-4000:]


def _processes(sessions: Container[int]) -> list[int]:
    """The processes of some sessions."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[3]) in sessions and fields[0] != "Z":
                found.append(int(stat.parent.name))
    return found
