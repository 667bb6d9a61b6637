"""Games pressed like flowers: everything that can be told of a game, so that it can be shown when its rules are others.

Rules change, and only the newest are kept. So a game is pressed by the release that played it: what every seat saw at
every moment, and the log in every language. This is the inside of the process that does it; `tables.py` says when.

The parts of a pressed game: LOG has the log, how the points came about, what was printed on the pieces and the last
views; part n has the views of SPAN moments from n * SPAN on. For each moment there is a list: what a spectator sees,
then each seat. A review of the game (REVIEW) is kept beside them, since it needs no rules either.
"""

from __future__ import annotations

import json
import lzma
import os
import sys
from base64 import b64encode
from typing import Any

from fathom.core.parent import die_with_parent
from fathom.core.record import RecordError
from fathom.server import news
from fathom.server.backup import of_line
from fathom.server.rows import Stored
from fathom.server.schema import LOG
from fathom.server.table import Table

SPAN = 20
LONGEST = 3000  # moments of a game that is pressed
AWAITED = "awaited"  # says to the process that somebody waits for what it does


def fold(value: Any) -> bytes:
    """JSON, compressed: one view is much like the next."""
    return lzma.compress(json.dumps(value, separators=(",", ":")).encode(), preset=1)


def unfold(body: bytes) -> Any:
    """What was folded."""
    return json.loads(lzma.decompress(body))


def press(stored: Stored) -> dict[int, bytes] | None:
    """The parts of a game. One of other rules is played through by the present ones, if they can follow it to the very
    result it had; None if they cannot."""
    table = Table(stored)
    if table.moment > LONGEST:
        return None
    try:
        last, marks = table.through()
    except RecordError:
        return None
    result = stored.row.result
    if table.old and result is not None and result["scores"] != list(last.scores):
        return None
    log, views = news.press(table, last, marks)
    spans = (views[at : at + SPAN] for at in range(0, len(views), SPAN))
    return {LOG: fold(log), **{part: fold(span) for part, span in enumerate(spans)}}


def main() -> None:
    """Press what is asked for, a line each, until there is no more."""
    os.nice(5 if sys.argv[1:] == [AWAITED] else 15)  # people wait for the server, as with bots; or nobody waits at all
    die_with_parent()
    print("ready", flush=True)
    for line in sys.stdin:
        parts = press(of_line(json.loads(line)))
        told = None if parts is None else {part: b64encode(body).decode() for part, body in parts.items()}
        print(json.dumps({"parts": told}), flush=True)


if __name__ == "__main__":
    main()
