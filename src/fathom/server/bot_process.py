"""The inside of the processes in which bots think, which `bot_pool.py` starts. One JSON line in is a question, one line
out its answer.

There are three kinds. The first passes questions on and runs no bot. Each seat of each table has a process of its own,
contained (containment.py), stopped while nobody asks it, and ended when it takes too long: a bot can remember what it
saw there and nothing else. (Our own bots are made anew for each question, so each has one for all seats.) Between them
is one that has loaded everything and never hears a question; the seats' processes are copies of it, so nothing of
another seat is in their memory.

A bot never gets more than a seat may know: the position it is asked about was determinised beforehand. Run as a module.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import socket
import sys
from contextlib import suppress
from typing import IO, Any

from fathom.bots import ours, worlds
from fathom.core.parent import die_with_parent
from fathom.core.registry import games, load
from fathom.server.choosing import COMPILED, NO_SEARCH, PLAIN, choose, prepared
from fathom.server.containment import available, contain, libraries

SEATS = 32  # processes of seats for each that passes questions on; the one that was asked longest ago makes room
START = 30.0  # seconds for a bot to load
LONGEST = 4096  # bytes of an answer


class Seat:
    """The process of a bot in one seat of one table, seen from the one that passes questions on."""

    def __init__(self, source: socket.socket) -> None:
        asked, self.questions = os.pipe()
        self.answers, answering = os.pipe()
        socket.send_fds(source, [b"seat"], [asked, answering])
        self.pid = int.from_bytes(source.recv(8), "big")
        os.close(asked)
        os.close(answering)
        self.loaded = False

    def ask(self, line: bytes, seconds: float) -> dict[str, Any]:
        """The answer; or how the bot failed, and then its process is gone."""
        try:
            os.kill(self.pid, signal.SIGCONT)
            if not self.loaded:  # that may take longer than to think
                os.write(self.questions, line)
                self._line(START)
                self.loaded = True
            os.write(self.questions, line)
            action, world = self._line(seconds).decode().split()
            os.kill(self.pid, signal.SIGSTOP)  # it has no business until it is asked again
            return {"action": int(action), "world": world if world in (PLAIN, COMPILED) else NO_SEARCH}
        except TimeoutError:
            failed = "time"
        except (OSError, ValueError):
            failed = "death"
        self.end()
        return {"failed": failed}

    def _line(self, seconds: float) -> bytes:
        held = b""
        while not held.endswith(b"\n"):
            if not select.select([self.answers], [], [], seconds)[0]:
                raise TimeoutError
            got = os.read(self.answers, LONGEST)
            if not got or len(held) > LONGEST:
                raise ValueError
            held += got
        return held

    def end(self) -> None:
        """End the process."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        os.close(self.questions)
        os.close(self.answers)


class Seats:
    """The processes of all seats that are asked through this one."""

    def __init__(self) -> None:
        self.source, theirs = socket.socketpair()
        if os.fork() == 0:
            self.source.close()
            _copies(theirs)
        theirs.close()
        self.seats: dict[tuple[str, str], Seat] = {}

    def choose(self, question: dict[str, Any]) -> dict[str, Any]:
        """What the bot of a seat chooses."""
        name = question["bot"]
        place = (name, "" if ours(name) else question["place"])
        seat = self.seats.pop(place, None) or Seat(self.source)
        told = seat.ask(json.dumps(question).encode() + b"\n", question["limit"])
        if "failed" not in told:
            self.seats[place] = seat
        if len(self.seats) > SEATS:
            self.seats.pop(next(iter(self.seats))).end()
        return told


def _copies(asked: socket.socket) -> None:
    """Make a copy of this process for each seat, until there are no more to be made."""
    die_with_parent()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        word, ends, _, _ = socket.recv_fds(asked, 8, 2)
        if not word:
            os._exit(0)
        pid = os.fork()
        if pid == 0:
            try:
                _sit(*ends)
            finally:
                os._exit(1)
        for end in ends:
            os.close(end)
        asked.send(pid.to_bytes(8, "big"))


def _sit(asked: int, answering: int) -> None:
    """Be the bot of a seat: nothing is within reach but its questions, and nothing it prints is taken for an answer."""
    die_with_parent()
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(asked, 10)
    os.dup2(answering, 11)
    for number in range(3):
        os.dup2(nothing, number)
    os.closerange(3, 10)
    os.closerange(12, os.sysconf("SC_OPEN_MAX"))
    os.chdir("/")
    contain(libraries())
    with os.fdopen(10, "rb") as questions:
        prepared(json.loads(questions.readline()))
        os.write(11, b"ready\n")
        for line in questions:
            told = choose(json.loads(line))
            os.write(11, f"{told['action']} {told['world']}\n".encode())


def load_compiled() -> None:
    """Load the compiled search of every game that lies ready. All copies of this process have it in common."""
    for name in games():
        with suppress(Exception):  # it is searched in plain, then; whoever compiles has logged why
            worlds.load(load(name))
    gc.collect()
    gc.freeze()  # what is never looked at again stays shared


def main() -> None:
    """Answer questions until there are no more."""
    answers: IO[str] = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a bot prints must not be taken for an answer
    if hasattr(os, "nice"):
        os.nice(5)  # people wait for the server, not for bots
    die_with_parent()
    available()  # loads what it takes
    for name in games():
        with suppress(ValueError):  # a broken package
            load(name)
    worlds.stay_plain()  # nothing can be compiled in here
    if COMPILED in sys.argv:
        load_compiled()
    answer = Seats().choose if hasattr(os, "fork") else choose
    print("ready", file=answers, flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), file=answers, flush=True)


if __name__ == "__main__":
    main()
