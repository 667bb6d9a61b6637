"""Curious bots: each tries something that is none of its business, and dies at once if it works."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

from fathom.server.containment import available
from tests.server.asking import Person
from tests.server.serving import Server

CURIOUS = """
import ctypes, mmap, os, signal, socket, subprocess, sys, threading

SEEN = set()

class Curious:
    def __init__(self, seed):
        pass
    def choose(self, state, seat):
        self.state, self.seat = state, seat
        try:
            self.attempt()
        except (OSError, MemoryError, RuntimeError):
            return state.legal()[0]
        os._exit(3)

class Database(Curious):
    def attempt(self): open(DATABASE, "rb").read(16)
class Folder(Curious):
    def attempt(self): os.listdir(os.path.dirname(DATABASE))
class Passwords(Curious):
    def attempt(self): open("/etc/passwd").read()
class Surroundings(Curious):
    def attempt(self): open(f"/proc/{SERVER()}/environ").read()
class Memory(Curious):
    def attempt(self): open(f"/proc/{SERVER()}/mem", "rb").seek(1)
class Command(Curious):
    def attempt(self): open(f"/proc/{SERVER()}/cmdline").read()
class Connects(Curious):
    def attempt(self): socket.socket()
class Pair(Curious):
    def attempt(self): socket.socketpair()
class Forks(Curious):
    def attempt(self):
        if os.fork() == 0: os._exit(0)
class Runs(Curious):
    def attempt(self): os.execv("/bin/true", ["true"])
class Spawns(Curious):
    def attempt(self): subprocess.run(["/bin/true"], check=True)
class Writes(Curious):
    def attempt(self): open(OUT, "w").write("x")
class Temporary(Curious):
    def attempt(self): open("/tmp/fathom-curious", "w").write("x")
class Kills(Curious):
    def attempt(self): os.kill(os.getppid(), 0)
class Greedy8(Curious):
    def attempt(self): mmap.mmap(-1, 8 << 30)
class Environment(Curious):
    def attempt(self):
        if "DATABASE_SECRET" not in os.environ: raise OSError
class Descriptors(Curious):
    def attempt(self):
        for number in range(12, 1024):
            try:
                os.fstat(number)
                return
            except OSError:
                pass
        raise OSError
class Remembers(Curious):
    def attempt(self):
        SEEN.add(self.seat)
        if len(SEEN) < 2: raise OSError
class Lives(Curious):
    def attempt(self):  # a bot that outlives its server
        if ctypes.CDLL(None, use_errno=True).prctl(1, 0): raise OSError
class Threads(Curious):
    def attempt(self):  # these are allowed
        one = threading.Thread(target=lambda: SEEN.add(self.seat))
        one.start(); one.join()
        if SEEN: raise OSError

def SERVER():
    return int(open(PID).read()) if os.access(PID, os.R_OK) else os.getppid()
"""
NAMES = [line.split("(")[0].removeprefix("class ") for line in CURIOUS.splitlines() if "(Curious)" in line]
HARMLESS = {"threads"}
PATIENCE = 120.0
NEEDED = {"files", "network", "processes", "memory"}


def installed(folder: Path, monkeypatch: pytest.MonkeyPatch, free: bool) -> None:
    """A package with curious bots is there for servers started from now on."""
    site = folder / "site"
    info = site / "curious_bots-1.0.dist-info"
    info.mkdir(parents=True)
    known = {"DATABASE": folder / "fathom.db", "OUT": folder / "out.txt", "PID": folder / "pid"}
    (site / "curious_bots.py").write_text(
        "".join(f"{name} = {str(path)!r}\n" for name, path in known.items()) + CURIOUS
    )
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: curious-bots\nVersion: 1.0\n")
    points = "".join(f"{name.lower()} = curious_bots:{name}\n" for name in NAMES)
    (info / "entry_points.txt").write_text(f"[fathom.bots]\n{points}")
    if free:
        (site / "sitecustomize.py").write_text("import fathom.server.containment as c; c.contain = lambda _: None")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep))
    monkeypatch.setenv("DATABASE_SECRET", "postgresql://secret")


def failing(folder: Path) -> set[str]:
    """Play a game with each bot in two seats; returns the bots that got what they wanted."""
    with Server(folder, "--no-limits", "--workers", "1", "--bot-seconds", "60") as server:
        (folder / "pid").write_text(str(server.pid))
        ada = Person(server.url, "Ada")
        ids = [ada.create(name.lower(), name.lower(), game="octodice")["table"]["id"] for name in NAMES]
        end = time.monotonic() + PATIENCE
        for id in ids:
            while {entry["seat"] for entry in ada.look(id, since=0)["entries"] if entry["kind"] == "action"} < {0, 1}:
                assert time.monotonic() < end, "the table does not go on"
                time.sleep(0.05)
    log = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    told = [line for line in log if line["message"] == "bots"]
    assert told[0]["closed"] == available()
    return {line["bot"] for line in log if line["message"] == "bot failed"}


@pytest.mark.skipif(not set(available()) >= NEEDED, reason="this system cannot contain bots")
def test_a_curious_bot_gets_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(tmp_path, monkeypatch, free=False)
    assert failing(tmp_path) == set()
    assert not (tmp_path / "out.txt").exists()


@pytest.mark.slow
def test_it_would_get_it_if_it_were_not_contained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The attempts are real. A seat has a process of its own, and a clean environment, on every system."""
    installed(tmp_path, monkeypatch, free=True)
    always = {"remembers", "environment", "descriptors"}
    assert {name.lower() for name in NAMES} - failing(tmp_path) == always | HARMLESS
