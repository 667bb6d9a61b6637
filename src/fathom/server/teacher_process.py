"""The inside of the processes in which a teacher thinks, which `teacher.py` starts: hints and reviews, contained as
bots are. One JSON line in is a question, one line out its answer; before the answer of a review there are lines that
say how far it is. Run as a module.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from typing import Any

from fathom.bots import worlds
from fathom.core.parent import die_with_parent
from fathom.core.registry import games, load
from fathom.server.bot_process import load_compiled
from fathom.server.choosing import COMPILED
from fathom.server.containment import available, contain, libraries
from fathom.server.thinking import JOBS


def main() -> None:
    """Think until nobody asks any more."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(10)  # bots have promised their answers, a teacher has not
    die_with_parent()
    available()  # loads what it takes
    for name in games():
        with suppress(ValueError):  # a broken package
            load(name)
    worlds.stay_plain()  # nothing can be compiled in here
    if COMPILED in sys.argv:
        load_compiled()
    os.chdir("/")
    contain(libraries())

    def told(so_far: dict[str, Any]) -> None:
        print(json.dumps({"so_far": so_far}), file=answers, flush=True)

    print("ready", file=answers, flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        try:
            answer = JOBS[asked["job"]](asked, told)
        except (MemoryError, ValueError, ArithmeticError, LookupError, AssertionError) as error:
            answer = {"failed": type(error).__name__}  # of a stranger's data: anything can be
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
