"""The inside of the process that compiles the search of games, which `compiling.py` starts: one JSON line in names a
game, one line out says how it went. Nobody waits for it. Run as a module."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from fathom.bots import worlds
from fathom.core.parent import die_with_parent
from fathom.core.registry import games, load


def compiled(name: str) -> dict[str, Any]:
    """Have the compiled search of a game on disk, and see that it can be loaded: the seconds that took, and all games
    that lie ready now; or why it failed."""
    began = time.monotonic()
    try:
        if isinstance(worlds.prepare(load(name)), worlds.Plain):
            return {"failed": "Numba is not installed"}
    except Exception as error:  # whatever it is, bots go on as they stand
        return {"failed": str(error)[:400] or type(error).__name__}
    return {"seconds": round(time.monotonic() - began, 1), "ready": [name, *_others(name)]}


def _others(name: str) -> Iterator[str]:
    for other in games():
        with suppress(Exception):  # a broken package, or a broken cache
            if other != name and worlds.load(load(other)):
                yield other


def main() -> None:
    """Compile what is asked for."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(5)  # as bots: those that search in plain take all they get, and behind them it would never end
    die_with_parent()
    print("ready", file=answers, flush=True)
    for line in sys.stdin:
        print(json.dumps(compiled(json.loads(line)["game"])), file=answers, flush=True)


if __name__ == "__main__":
    main()
