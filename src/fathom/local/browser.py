"""What JavaScript calls in a browser: one room for a page, or the thinker in a worker beside it. The workers are in
`web/src/local`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs

from fathom.bots import wasm, worlds
from fathom.core.registry import load
from fathom.core.text import LANGUAGES
from fathom.local import desk, thinker
from fathom.local.room import Keeper, Room, Told
from fathom.local.watching import Say, Watcher
from fathom.server import clock
from fathom.server.refusal import Refusal

_room: list[Room] = []
_watchers: dict[int, Watcher] = {}


class _Thinker:
    def __init__(self, ask: Callable[..., Any]) -> None:
        self._ask = ask

    async def ask(self, question: str, told: Told | None = None) -> str:
        """Ask the other worker."""
        return str(await (self._ask(question) if told is None else self._ask(question, told)))


def open(keeper: Keeper, ask: Callable[..., Any], name: str | None = None) -> None:
    """Open the room. The image of this process was made long ago, so the time is asked for anew."""
    clock.follow()
    _room[:] = [Room(keeper, _Thinker(ask), name)]


async def request(method: str, path: str, body: str | None = None) -> desk.Answer:
    """The answer to a request."""
    return await desk.answer(_room[0], method, path, body)


async def watch(n: int, path: str, say: Say) -> int:
    """Begin to look at a table (`/tables/ID/live?...`) under a number; returns 0, or why it cannot be."""
    place, _, rest = path.partition("?")
    query = {name: values[-1] for name, values in parse_qs(rest).items()}
    seat = int(query["seat"]) if query.get("seat", "").isdecimal() else None
    lang = query["lang"] if query.get("lang") in LANGUAGES else LANGUAGES[0]
    since = int(query["since"]) if query.get("since", "").isdecimal() else 0
    watcher = Watcher(_room[0], place.split("/")[2], seat, since, lang, say)
    try:
        await watcher.open()
    except Refusal as refusal:
        return 4000 + refusal.status
    _watchers[n] = watcher
    return 0


async def hear(n: int, text: str) -> None:
    """A message of whoever looks."""
    if n in _watchers:
        await _watchers[n].hear(text)


def close(n: int) -> None:
    """They look no more."""
    watcher = _watchers.pop(n, None)
    if watcher is not None:
        watcher.close()


async def again(id: str) -> None:
    """Another window has changed a table."""
    await _room[0].again(id)


def provide(game: str, engine: wasm.Engine, manifest: str) -> None:
    """A game's rules and search, compiled: the thinker uses them from now on. ValueError if they are of other rules."""
    worlds.provide(load(game), engine, manifest)


def think(question: str, told: Told | None = None) -> str:
    """The answer of the thinker."""
    return thinker.answer(question, told)
