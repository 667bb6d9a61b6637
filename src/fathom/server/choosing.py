"""What a bot is asked, and what it answers: both sides of the processes in which bots think, or of a worker in a
browser. The position in a question was drawn anew from what its seat may know: there is nothing else to look at."""

from __future__ import annotations

import json
import secrets
from functools import lru_cache
from typing import Any

from fathom.bots import bot, ours, worlds
from fathom.bots.levels import PROMISED
from fathom.core.game import Game
from fathom.core.position import State
from fathom.core.registry import definition

COMPILED, PLAIN, NO_SEARCH = "compiled", "plain", "-"  # where a bot searched
THINKING = 0.5  # of the time in which an answer was promised; the rest is for the way there and back


def question(bot: str, state: State, seconds: float, place: str = "") -> dict[str, Any]:
    """What a process is told: a position drawn anew from what the seat to decide may know."""
    assert state.actor is not None
    game = state.game
    own = PROMISED.get(bot)
    guess = state.determinise(state.actor, secrets.randbits(63))
    return {
        "game": game.name,
        "options": dict(game.options),
        "pack": game.pack,
        "raw": guess.pack().hex(),
        "moment": state.moment,
        "seat": state.actor,
        "bot": bot,
        "place": place,
        "seed": secrets.randbits(63),
        "seconds": 0.8 * seconds if own is None else min(THINKING * own, seconds),
        "limit": seconds,
    }


@lru_cache(maxsize=32)
def _game(name: str, options: str, pack: str) -> Game:
    return Game(definition(name), json.loads(options), json.loads(pack))


@lru_cache(maxsize=256)  # where there are no processes for seats, there is at least a bot for each
def _player(name: str, place: str) -> Any:
    return bot(name, secrets.randbits(63))


def prepared(question: dict[str, Any]) -> tuple[Game, Any]:
    """The game and the bot that a question is about."""
    game = _game(question["game"], json.dumps(question["options"]), json.dumps(question["pack"]))
    name = question["bot"]
    return game, bot(name, question["seed"]) if ours(name) else _player(name, question["place"])


def choose(question: dict[str, Any]) -> dict[str, Any]:
    """The action a bot chooses for a seat."""
    game, player = prepared(question)
    state = State.unpack(game, bytes.fromhex(question["raw"]), question["moment"], question["seed"])
    if hasattr(player, "seconds"):
        player.seconds = question["seconds"]
    worlds.last = None
    action = int(player.choose(state, question["seat"]))
    return {"action": action, "world": _searched()}


def _searched() -> str:
    """Where the bot searched, if it did."""
    if worlds.last is None:
        return NO_SEARCH
    return PLAIN if isinstance(worlds.last, worlds.Plain) else COMPILED
