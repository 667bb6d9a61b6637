"""The inside of a process in which bots think, which `bot_pool.py` starts. One JSON line in is a question, one line out
its answer.

It never gets more than a seat may know: the position it is asked about was determinised beforehand. Run as a module.
"""

from __future__ import annotations

import ctypes
import json
import os
import secrets
import signal
import sys
from contextlib import suppress
from functools import lru_cache
from typing import Any

from fathom.bots import bot
from fathom.core.game import Game
from fathom.core.position import State
from fathom.core.registry import definition, games

PR_SET_PDEATHSIG = 1


@lru_cache(maxsize=32)
def _game(name: str, options: str, pack: str) -> Game:
    return Game(definition(name), json.loads(options), json.loads(pack))


@lru_cache(maxsize=256)
def _player(name: str, place: str) -> Any:
    """A bot stays, one for each seat of a table: what it has remembered there serves its next choice, and nobody
    else's."""
    return bot(name, secrets.randbits(63))


def choose(question: dict[str, Any]) -> dict[str, Any]:
    """The action a bot chooses for a seat."""
    game = _game(question["game"], json.dumps(question["options"]), json.dumps(question["pack"]))
    state = State.unpack(game, bytes.fromhex(question["raw"]), question["moment"], question["seed"])
    player = _player(question["bot"], question["place"])
    if hasattr(player, "seconds"):
        player.seconds = question["seconds"]
    return {"action": int(player.choose(state, question["seat"]))}


def main() -> None:
    """Answer questions until there are no more."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a bot prints must not be taken for an answer
    if hasattr(os, "nice"):
        os.nice(5)  # people wait for the server, not for bots
    if sys.platform == "linux":  # a bot that thinks for ever must not outlive the server
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    for name in games():
        with suppress(ValueError):  # a broken package
            definition(name)
    print("ready", file=answers, flush=True)
    for line in sys.stdin:
        print(json.dumps(choose(json.loads(line))), file=answers, flush=True)


if __name__ == "__main__":
    main()
