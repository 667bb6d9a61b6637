"""People at the tables of a real server, for tests: they sit down, play what is legal, and notice what is refused."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any
from urllib.parse import urlencode

import pytest
from websockets.asyncio.client import ClientConnection, connect

from fathom.client import Client, News, Refused
from fathom.core.record import Record
from tests.server.serving import FATHOM, Server

PATIENCE = 180.0  # seconds for what happens by itself, on a machine that has other things to do

Test = Callable[[News], bool]


def never(_: News) -> bool:
    return False


@asynccontextmanager
async def guests(server: Server, *names: str) -> AsyncIterator[list[Client]]:
    """New people at a server."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Client(server.url, name=name)) for name in names]


async def refusal(asking: Awaitable[Any]) -> Refused:
    """How something is refused; it must be."""
    with pytest.raises(Refused) as caught:
        await asking
    return caught.value


async def opened(client: Client, game: str, *seats: str, **more: Any) -> str:
    """A new table's ID."""
    news = await client.create(game=game, seats=list(seats), **more)
    return str(news["table"]["id"])


async def seated(server: Server, game: str, *people: Client, **more: Any) -> str:
    """A table at which these people play, in this order; it has begun."""
    id = await opened(people[0], game, "me", *["open"] * (len(people) - 1), **more)
    for person in people[1:]:
        await person.join(id)
    return id


async def fill(client: Client, id: str, seat: int, bot: str) -> News:
    """Put a bot on an open seat."""
    news: News = await client._ask("POST", f"/tables/{id}/fill", {"seat": seat, "bot": bot})
    return news


async def until(client: Client, id: str, test: Test, **asked: Any) -> News:
    """Look at a table until something holds of its news."""
    async with asyncio.timeout(PATIENCE):
        while not test(news := await client.table(id, **asked)):
            await asyncio.sleep(0.05)
    return dict(news)


async def decision(client: Client, id: str) -> News:
    """The news in which this person is to decide."""
    return await until(client, id, lambda news: news["legal"] is not None)


async def play(id: str, *people: Client, stop: Test = never, seed: int = 1) -> News:
    """Let people play anything legal, until `stop` says so of the news of who is to decide, or to the end; returns the
    last news."""
    chooser = random.Random(seed)
    async with asyncio.timeout(PATIENCE):
        while True:
            acted = False
            for person in people:
                news: News = await person.table(id)
                if news["table"]["status"] != "playing" or (news["legal"] and stop(news)):
                    return news
                if news["legal"]:
                    await person.act(id, state=news["state"], action=chooser.choice(news["legal"])["id"])
                    acted = True
            if not acted:  # bots think
                await asyncio.sleep(0.02)


async def entries(client: Client, id: str, since: int = 0, **asked: Any) -> list[News]:
    """All entries after a number, however many there are."""
    found: list[News] = []
    while True:
        news = await client.table(id, since=since + len(found), **asked)
        if not news["entries"]:
            return found
        found += news["entries"]


def kinds(log: Sequence[News]) -> list[str]:
    return [entry["kind"] for entry in log]


async def recorded(client: Client, id: str) -> Record:
    """The record of a finished game."""
    return Record.from_json(json.dumps(await client.record(id)))


def as_sent(value: Any) -> Any:
    """A value as it is after it was sent as JSON."""
    return json.loads(json.dumps(value))


class Wire:
    """A WebSocket by hand."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self) -> News:
        async with asyncio.timeout(PATIENCE):
            return dict(json.loads(await self.socket.recv()))

    async def hear(self, *types: str) -> News:
        """The next message of these types."""
        while (message := await self.next())["type"] not in types:
            pass
        return message

    async def ask(self, **message: Any) -> News:
        """Say something and hear the answer, which is not the news."""
        await self.say(**message)
        return await self.hear("done", "refused", "why", "preview")


@asynccontextmanager
async def wire(client: Client, id: str, **asked: Any) -> AsyncIterator[Wire]:
    """Follow a table by hand."""
    url = f"ws{client.url.removeprefix('http')}/api/tables/{id}/live?{urlencode(asked)}"
    async with connect(url, additional_headers={"Authorization": f"Bearer {client.token}"}, max_size=2**24) as socket:
        yield Wire(socket)


def fathom(*args: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command that ends by itself."""
    return subprocess.run([*FATHOM, *args], input=given, capture_output=True, text=True, timeout=PATIENCE)
