"""What a teacher is asked, and what it answers: both sides of the processes in which it thinks, or of a worker in a
browser. The position in a question was drawn anew from what its seat may know, as for bots.

A hint is thought of step by step: between two questions nothing runs on, so whoever has heard enough just asks no more,
and several who ask take turns.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from fathom.bots import worlds
from fathom.core.game import Game
from fathom.core.position import State
from fathom.core.record import Record
from fathom.core.registry import definition
from fathom.core.text import LANGUAGES
from fathom.server.choosing import COMPILED, PLAIN
from fathom.server.refusal import Refusal
from fathom.server.rows import Json
from fathom.server.table import Table
from fathom.study import Hint, hints, review
from fathom.study.advice import SIMULATIONS
from fathom.study.calibration import SIMULATIONS as REVIEWING
from fathom.study.review_page import page
from fathom.study.review_words import accuracy_help, review_json
from fathom.study.words import hint_json, say

SEED = 0  # of every hint: who asks twice, or in a twin of the position, hears the same
LONGEST = 3000  # actions of a game that is reviewed
PLAIN_HINT, PLAIN_REVIEW = 200, 24  # simulations where the search is not compiled: it takes about as long
PLAIN_WORLDS = 16
KEPT = 16  # hints that are being thought of; the one that was asked for longest ago is forgotten


Told = Callable[[dict[str, Any]], None]
Thinking = Iterator[tuple[Hint, bool]]

_thinking: OrderedDict[str, tuple[State, Thinking, int]] = OrderedDict()


def hint_question(state: State, seat: int, lang: str, number: int) -> Json:
    """What a process is told: a position drawn anew from what the seat may know."""
    game = state.game
    return {
        "job": "hint",
        "id": str(number),
        "game": game.name,
        "options": dict(game.options),
        "pack": game.pack,
        "raw": state.determinise(seat, SEED).pack().hex(),
        "moment": state.moment,
        "seat": seat,
        "lang": lang,
    }


def reviewed(table: Table) -> Record:
    """The record of a game of which there can be a review."""
    record = table.record()  # Refusal before the end: it would tell secrets
    if table.old or not table.begun.over:
        raise Refusal("outdated", game=table.row.game) if table.old else Refusal("not-played-out")
    if table.game.seats < 2:
        raise Refusal("review-alone")
    if len(record.moves) > LONGEST:
        raise Refusal("too-heavy")
    return record


def hint(asked: dict[str, Any], told: Told) -> dict[str, Any]:
    """The hint after so many steps, and whether it is the last."""
    id, step = asked["id"], asked["step"]
    state, thinking, at = _thinking.pop(id) if id in _thinking else _begun(asked)
    found, last = next(islice(thinking, step - at, None))  # a process that was started anew begins at the beginning
    if not last:
        _thinking[id] = state, thinking, step + 1
    if len(_thinking) > KEPT:
        _thinking.popitem(last=False)
    return {"hint": hint_json(state, found, asked["lang"]), "last": last, "world": world_of(state.game)}


def _begun(asked: dict[str, Any]) -> tuple[State, Thinking, int]:
    game = Game(definition(asked["game"]), asked["options"], asked["pack"])
    state = State.unpack(game, bytes.fromhex(asked["raw"]), asked["moment"])
    simulations = PLAIN_HINT if world_of(game) == PLAIN else SIMULATIONS
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
    plain = world_of(game) == PLAIN
    few: dict[str, Any] = {"simulations": PLAIN_REVIEW, "continuations": PLAIN_WORLDS} if plain else {}

    def progress(done: int, total: int) -> None:
        told({"done": done, "total": total})

    found = review(record, plain=True, progress=progress, **{"simulations": REVIEWING, **few})
    words = {lang: {**review_json(found, lang), **_helps(lang, found.calibrated)} for lang in LANGUAGES}
    files = {lang: page(found, lang) for lang in LANGUAGES}
    return {"review": words, "files": files, "world": world_of(game)}


def _helps(lang: str, calibrated: bool) -> dict[str, Any]:
    """What explains the figures."""
    helps = {name: say(lang, f"{name}-help") for name in ("chances", "luck")}
    helps |= {"knowledge": say(lang, "knowledge"), "accuracy": accuracy_help(lang)}
    return {"helps": helps if calibrated else {**helps, "calibrated": say(lang, "not-calibrated")}}


def world_of(game: Game) -> str:
    """Where a game is searched here."""
    return PLAIN if isinstance(worlds.at_hand(game), worlds.Plain) else COMPILED


JOBS = {"hint": hint, "review": look_back}
