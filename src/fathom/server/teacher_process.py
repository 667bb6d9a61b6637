"""The inside of the processes in which a teacher thinks, which `teacher.py` starts: hints and reviews, contained as
bots are. One JSON line in is a question, one line out its answer; before the answer of a review there are lines that
say how far it is. Run as a module.

A hint is thought of step by step: between two questions nothing runs on, so whoever has heard enough just asks no more,
and several who ask take turns. What is asked about was determinised beforehand, as for bots.
"""

from __future__ import annotations

import json
import os
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from typing import Any

from fathom.bots import worlds
from fathom.core.game import Game
from fathom.core.parent import die_with_parent
from fathom.core.position import State
from fathom.core.record import Record
from fathom.core.registry import definition, games, load
from fathom.core.text import LANGUAGES
from fathom.server.bot_process import COMPILED, load_compiled
from fathom.server.containment import available, contain, libraries
from fathom.study import Hint, hints, review
from fathom.study.advice import SIMULATIONS
from fathom.study.calibration import SIMULATIONS as REVIEWING
from fathom.study.review_page import page
from fathom.study.review_words import accuracy_help, review_json
from fathom.study.words import hint_json, say

PLAIN_HINT, PLAIN_REVIEW = 200, 24  # simulations where the search is not compiled: it takes about as long
PLAIN_WORLDS = 16
KEPT = 16  # hints that are being thought of; the one that was asked for longest ago is forgotten

Told = Callable[[dict[str, Any]], None]
Thinking = Iterator[tuple[Hint, bool]]

_thinking: OrderedDict[str, tuple[State, Thinking, int]] = OrderedDict()


def hint(asked: dict[str, Any], told: Told) -> dict[str, Any]:
    """The hint after so many steps, and whether it is the last."""
    id, step = asked["id"], asked["step"]
    state, thinking, at = _thinking.pop(id) if id in _thinking else _begun(asked)
    found, last = next(islice(thinking, step - at, None))  # a process that was started anew begins at the beginning
    if not last:
        _thinking[id] = state, thinking, step + 1
    if len(_thinking) > KEPT:
        _thinking.popitem(last=False)
    return {"hint": hint_json(state, found, asked["lang"]), "last": last, "world": _world(state.game)}


def _begun(asked: dict[str, Any]) -> tuple[State, Thinking, int]:
    game = Game(definition(asked["game"]), asked["options"], asked["pack"])
    state = State.unpack(game, bytes.fromhex(asked["raw"]), asked["moment"])
    simulations = PLAIN_HINT if _world(game) == "plain" else SIMULATIONS
    return state, _marked(hints(state, asked["seat"], simulations=simulations)), 0


def _marked(found: Iterator[Hint]) -> Thinking:
    """Hints, each with whether it is the last."""
    held = next(found)
    for one in found:
        yield held, False
        held = one
    yield held, True


def look_back(asked: dict[str, Any], told: Told) -> dict[str, Any]:
    """A review of a finished game, in all languages, and as a file."""
    record = Record.from_json(asked["record"])
    game = record.replay(0).game
    plain = _world(game) == "plain"
    few: dict[str, Any] = {"simulations": PLAIN_REVIEW, "continuations": PLAIN_WORLDS} if plain else {}

    def progress(done: int, total: int) -> None:
        told({"done": done, "total": total})

    found = review(record, plain=True, progress=progress, **{"simulations": REVIEWING, **few})
    words = {lang: {**review_json(found, lang), **_helps(lang, found.calibrated)} for lang in LANGUAGES}
    files = {lang: page(found, lang) for lang in LANGUAGES}
    return {"review": words, "files": files, "world": _world(game)}


def _helps(lang: str, calibrated: bool) -> dict[str, Any]:
    """What explains the figures."""
    helps = {name: say(lang, f"{name}-help") for name in ("chances", "luck")}
    helps |= {"knowledge": say(lang, "knowledge"), "accuracy": accuracy_help(lang)}
    return {"helps": helps if calibrated else {**helps, "calibrated": say(lang, "not-calibrated")}}


def _world(game: Game) -> str:
    return "plain" if isinstance(worlds.at_hand(game), worlds.Plain) else "compiled"


JOBS = {"hint": hint, "review": look_back}


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
