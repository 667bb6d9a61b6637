"""The log: one JSON object a line, on standard error. Names, chat, tokens and hidden things are never passed to it."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

_OWN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
REQUEST: ContextVar[str | None] = ContextVar("request", default=None)  # the ID of what is being answered


@contextmanager
def about(request: str) -> Iterator[None]:
    """Whatever is logged here belongs to the request with this ID, also what goes on after it was answered."""
    token = REQUEST.set(request)
    try:
        yield
    finally:
        REQUEST.reset(token)


class Lines(logging.Formatter):
    """Time, level, logger, the ID of the request, message, and whatever else was given."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "log": record.name}
        if (request := REQUEST.get()) is not None:
            line["request"] = request
        line["message"] = record.getMessage()
        line |= {key: value for key, value in vars(record).items() if key not in _OWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def set_up(level: str = "INFO") -> None:
    """Log in this way, from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # They have little to say, and uvicorn says it with the address of a table, which may be its secret.
    for noisy in ("alembic", "aiosqlite", "uvicorn.access", "uvicorn.error", "asyncio"):
        logging.getLogger(noisy).setLevel("WARNING")
