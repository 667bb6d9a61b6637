"""The inside of a process of the workshop: one JSON line in is a piece of work, one line out what came of it. It never
runs a bot of another package. Run as a module."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from fathom.core.parent import die_with_parent
from fathom.core.record import Record
from fathom.core.registry import definition, games
from fathom.server import boards, making, models
from fathom.server.backup import line_of
from fathom.server.news import standings
from fathom.server.refusal import Refusal
from fathom.server.who import Who

MEMORY = 2 << 30  # bytes

Work = dict[str, Any]


def table(work: Work) -> Any:
    """A new table, as it is to be stored."""
    goes_on = None if work["record"] is None else Record.from_json(work["record"])
    return line_of(making.table(models.read(models.Create, _body(work)).model_dump(), Who(*work["who"]), goes_on))


def study(work: Work) -> Any:
    """The table of an uploaded game."""
    given = models.read(models.SavedGame, _body(work)).model_dump(exclude_none=True)
    return line_of(making.study(given, Who(*work["who"])))


def course(work: Work) -> Any:
    """How the points of a game came about."""
    return standings(Record.from_json(work["record"]).replay())


def board(work: Work) -> Any:
    """An answer about a position of the study board."""
    if work["ask"] == "begin" and work["record"] is None:
        work |= _origin(_body(work))
    return boards.answer(work)


def _origin(body: bytes) -> Work:
    """With what a board begins: a moment of a record that was sent, or a new game."""
    if b'"record"' in body:
        return models.read(models.Study, body).model_dump(exclude_none=True)
    return models.read(models.StudyGame, body).model_dump()


def _body(work: Work) -> bytes:
    body: str = work["body"]
    return body.encode("latin-1")


JOBS: dict[str, Callable[[Work], Any]] = {"table": table, "study": study, "course": course, "board": board}


def done(work: Work) -> dict[str, Any]:
    """What came of it, or why it is refused; and the seconds that it took to compute."""
    before = time.process_time()
    try:
        found: dict[str, Any] = {"found": JOBS[work["job"]](work)}
    except Refusal as refusal:
        found = {"refused": refusal.code, "args": refusal.args_}
    except MemoryError:
        found = {"refused": "too-heavy", "args": {}}
    return {**found, "seconds": time.process_time() - before}


def main() -> None:
    """Work until there is nothing more to do."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(10)  # people wait for the server, and for bots
    die_with_parent()
    for name in games():
        with suppress(ValueError):  # a broken package
            definition(name)
    _little_memory()
    print("ready", file=answers, flush=True)
    for line in sys.stdin:
        print(json.dumps(done(json.loads(line))), file=answers, flush=True)


def _little_memory() -> None:
    """Limit the memory: beyond it there is a MemoryError."""
    with suppress(ModuleNotFoundError):  # not on every system
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY if most < 0 else min(MEMORY, most), most))


if __name__ == "__main__":
    main()
