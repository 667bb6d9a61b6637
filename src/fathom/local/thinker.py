"""Where bots and teachers think: a worker of its own, so that the page is answered meanwhile. It is told what a
server's processes are told, one question at a time."""

from __future__ import annotations

import json
from collections.abc import Callable

from fathom.bots import worlds
from fathom.server import boards
from fathom.server.choosing import choose
from fathom.server.refusal import Refusal
from fathom.server.rows import Json
from fathom.server.thinking import JOBS


def answer(question: str, told: Callable[[str], object] | None = None) -> str:
    """The answer to a question; `told` hears how far a long one is."""
    worlds.stay_plain()  # nothing is compiled here: what is compiled was brought along
    asked = json.loads(question)
    try:
        return json.dumps(_answered(asked, told))
    except (MemoryError, ValueError, ArithmeticError, LookupError, AssertionError) as error:
        return json.dumps({"failed": f"{type(error).__name__}: {error}"[:300]})


def _answered(asked: Json, told: Callable[[str], object] | None) -> Json:
    if asked["job"] == "choose":
        return choose(asked)
    if asked["job"] == "board":
        try:
            return {"found": boards.answer(asked)}
        except Refusal as refusal:
            return {"refused": refusal.code, "args": refusal.args_}

    def so_far(held: Json) -> None:
        if told is not None:
            told(json.dumps(held))

    return JOBS[asked["job"]](asked, so_far)
