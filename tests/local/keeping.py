"""A room with everything in memory: what the browser's database and worker do, in a few lines."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from fathom.local import thinker
from fathom.local.desk import answer
from fathom.local.room import Room
from fathom.local.watching import Watcher

Json = dict[str, Any]


class Memory:
    """A keeper."""

    def __init__(self) -> None:
        self.tables: dict[str, Json] = {}
        self.parts: dict[tuple[str, str], str] = {}
        self.full = False

    async def heads(self) -> str:
        return json.dumps([{"table": one["table"], "seats": one["seats"]} for one in self.tables.values()])

    async def load(self, id: str) -> str | None:
        return json.dumps(self.tables[id]) if id in self.tables else None

    async def put(self, id: str, table: str) -> None:
        self.tables[id] = json.loads(table)

    async def append(self, id: str, after: int, change: str) -> bool:
        if self.full:
            raise OSError("no room")
        held, told = self.tables[id], json.loads(change)
        if held["table"]["number"] != after:
            return False
        beside = told.pop("beside", None)
        self.tables[id] = {**told, "entries": held["entries"] + told["entries"]}
        if beside is not None:
            self.tables[beside["table"]["id"]] = beside
        return True

    async def remove(self, id: str) -> None:
        del self.tables[id]

    async def part(self, id: str, name: str) -> str | None:
        return self.parts.get((id, name))

    async def keep(self, id: str, name: str, body: str) -> None:
        self.parts[id, name] = body


class Here:
    """A thinker that remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Json] = []

    async def ask(self, question: str, told: Callable[[str], None] | None = None) -> str:
        self.asked.append(json.loads(question))
        await asyncio.sleep(0)
        return thinker.answer(question, told)


class Page:
    """What a page does: requests, and a table that it looks at."""

    def __init__(self, keeper: Memory | None = None) -> None:
        self.keeper, self.thinker = keeper or Memory(), Here()
        self.room = Room(self.keeper, self.thinker)
        self.heard: list[Json] = []
        self.watcher: Watcher | None = None
        self.keys = 0

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        found, kind, text = await answer(self.room, method, path, None if body is None else json.dumps(body))
        assert found == status, text
        return json.loads(text) if kind == "application/json" else text

    async def sit(self, game: str, seats: list[str], **wish: Any) -> str:
        await self.ask("POST", "/me", {"name": "Ada"})
        made = await self.ask("POST", "/tables", {"game": game, "seats": seats, **wish})
        await self.look(made["table"]["id"])
        return str(made["table"]["id"])

    async def look(self, id: str, lang: str = "en") -> None:
        self.heard = []
        self.watcher = Watcher(self.room, id, None, 0, lang, lambda text: self.heard.append(json.loads(text)))
        await self.watcher.open()

    @property
    def news(self) -> Json:
        return next(one for one in reversed(self.heard) if one["type"] == "news")

    async def say(self, **message: Any) -> Json:
        assert self.watcher is not None
        self.keys += 1
        await self.watcher.hear(json.dumps({**message, "key": str(self.keys)}))
        return next(one for one in reversed(self.heard) if one.get("key") == str(self.keys) and one["type"] != "hint")

    async def until(self, ready: Callable[[], bool]) -> None:
        """Let the room go on until something is so."""
        async with asyncio.timeout(60):
            while not ready():
                await asyncio.sleep(0)

    async def turn(self) -> bool:
        """Wait until somebody here is to decide; False when the game is over."""
        await self.until(
            lambda: (
                self.news["legal"] is not None or self.news["table"]["status"] != "playing" or self._other() is not None
            )
        )
        seat = self._other()
        if seat is not None:
            await self.say(type="look", seat=seat)
        return bool(self.news["table"]["status"] == "playing")

    def _other(self) -> int | None:
        """Another seat of this device that is to decide."""
        actor, seats = self.news["table"]["actor"], self.news["table"]["seats"]
        other = actor is not None and seats[actor]["mine"] and actor != self.news["seat"]
        return actor if other and seats[actor]["kind"] == "person" else None
