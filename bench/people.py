"""Simulated people: each has a client and a WebSocket of its own, plays any legal action, and notes what it is told."""

from __future__ import annotations

import asyncio
import random
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any, Self, TypeVar

import httpx

from fathom.client import Client, News, Refused

PLAYERS = {"otys": (2, 4), "octodice": (2, 4), "abyss": (2, 4), "seastead": (2, 2)}
BOTS = ("greedy", "random")
PATIENCE = 60.0  # seconds of repeating, after which a request counts as lost
FINISHED = ("over", "abandoned")

now = time.perf_counter
T = TypeVar("T")


@dataclass(frozen=True)
class Done:
    """What the server has acknowledged: an action, an undo, a line of chat."""

    kind: str
    seat: int
    key: str
    number: int
    said: str | None
    sent: float
    answered: float


class Place:
    """One person at one table: what it was told, and when."""

    def __init__(self, client: Client, table: Table, seat: int) -> None:
        self.client, self.table, self.seat = client, table, seat
        self.entries: list[tuple[int, str, int | None]] = []
        self.numbers: list[int] = []
        self.times: list[float] = []
        self.live = client.live(table.id)
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for news in self.live:
            self.times.append(now())
            self.numbers.append(news["number"])
            self.entries += [(entry["number"], entry["kind"], entry["seat"]) for entry in news["entries"]]
            self.table.woken.set()

    @property
    def status(self) -> str:
        return "" if self.live.news is None else str(self.live.news["table"]["status"])

    def heard(self, number: int) -> float | None:
        """When it heard of an entry."""
        i = bisect_left(self.numbers, number)
        return self.times[i] if i < len(self.numbers) else None

    async def leave(self) -> None:
        await self.live.close()
        await asyncio.gather(self._listening, return_exceptions=True)

    def trouble(self) -> str | None:
        """Why it no longer listens, unless it left."""
        task = self._listening
        return repr(task.exception()) if task.done() and not task.cancelled() and task.exception() else None


@dataclass(eq=False)
class Table:
    """A table and the people at it."""

    id: str
    game: str
    chooser: random.Random
    whims: float = 0.0  # how often somebody talks, or takes an action back
    places: list[Place] = field(default_factory=list)
    done: list[Done] = field(default_factory=list)
    trouble: list[str] = field(default_factory=list)
    woken: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def over(self) -> bool:
        return all(place.status in FINISHED for place in self.places)

    def quiet(self) -> bool:
        """Whether all know the same, and a person has to decide."""
        known = [place.live.news for place in self.places if place.live.news is not None]
        last = max((done.number for done in self.done), default=0)
        if len(known) < len(self.places) or any(not news["number"] == known[0]["number"] >= last for news in known):
            return False
        at = known[0]["table"]
        return at["actor"] is None or at["seats"][at["actor"]]["kind"] == "person"

    def decider(self) -> Place | None:
        """The person to act. News from before the last acknowledged action do not count."""
        last = max((done.number for done in self.done[-9:] if done.kind != "chat"), default=0)
        for place in self.places:
            news = place.live.news
            if news is not None and news["legal"] and news["state"] >= last:
                return place
        return None

    async def play(self, rate: float, going: Callable[[], bool]) -> None:
        """Play until the game is over or `going` says no: on a schedule, however long the answers take."""
        due = now() + self.chooser.uniform(0, 1 / rate)
        while going() and not self.over:
            await asyncio.sleep(due - now())
            while (place := self.decider()) is None and going() and not self.over:
                self.woken.clear()
                await _within(0.5, self.woken.wait())
            if place is not None and going():
                talks = [self._chat(self.chooser.choice(self.places))] if self.chooser.random() < self.whims else []
                await asyncio.gather(self._act(place), *talks)
            due = max(due + 1 / rate, now() - 1)  # what was missed long ago is not made up for

    async def _act(self, place: Place) -> None:
        news = place.live.news
        assert news is not None
        if news["undo"] and self.chooser.random() < self.whims:
            await self._ask("undo", place, None, place.live.undo(news["state"], timeout=PATIENCE))
            return
        choice = self.chooser.choice(news["legal"])
        await self._ask("action", place, choice["text"], place.live.act(choice["id"], news["state"], timeout=PATIENCE))

    async def _chat(self, place: Place) -> None:
        text = f"Whim {self.chooser.random()}"
        await self._ask("chat", place, text, place.live.chat(text, timeout=PATIENCE))

    async def _ask(self, kind: str, place: Place, said: str | None, asking: Awaitable[News]) -> None:
        sent = now()
        try:
            answer = await asking
        except (Refused, TimeoutError, OSError) as error:
            self.trouble.append(f"{self.id}: {kind} {said!r}: {error!r}")
            await asyncio.sleep(0.2)
            return
        self.done.append(Done(kind, place.seat, answer["key"], answer["number"], said, sent, now()))

    async def settle(self) -> None:
        """Wait until nothing more can happen and all have heard of everything, then leave."""
        end = now() + 30
        while not self.quiet():
            if now() > end:
                self.trouble.append(f"{self.id}: somebody has not heard everything, or a bot does not act")
                break
            await asyncio.sleep(0.05)
        self.trouble += [f"{self.id}: {said}" for place in self.places if (said := place.trouble())]
        await asyncio.gather(*(place.leave() for place in self.places))


class Crowd:
    """All people and all tables they have played at."""

    def __init__(
        self,
        url: str,
        games: Sequence[str],
        tables: int,
        rate: float,
        lively: bool = False,
        seed: int = 1,
        apart: bool = False,
        levels: Sequence[str] = (),
    ) -> None:
        """`lively`: with bots at most tables, with chat, and with actions that are taken back. `apart`: each person has
        an address of their own, as behind a proxy. `levels`: at each table one person and two bots of one of these, or
        one where there is no third seat."""
        self.url, self.games, self.count, self.rate, self.lively = url, games, tables, rate, lively
        self.apart, self.levels = apart, levels
        self.tables: list[Table] = []
        self.trouble: list[str] = []
        self.running = True
        self._random = random.Random(seed)
        self._groups: list[tuple[list[Client], Table]] = []
        self._stack = AsyncExitStack()
        self._playing: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        await self._stack.aclose()

    @property
    def people(self) -> int:
        return sum(len(clients) for clients, _ in self._groups)

    @property
    def done(self) -> list[Done]:
        return [done for table in self.tables for done in table.done]

    async def sit_down(self) -> None:
        """Open all tables and wait until everybody sees the game."""
        await self._open_all(range(self.count))

    async def grow(self, more: int) -> None:
        """So many tables more, which begin to play."""
        playing = len(self._groups)
        await self._open_all(range(self.count, self.count + more))
        self.count += more
        self._playing += [asyncio.create_task(self._play(*group)) for group in self._groups[playing:]]

    async def _open_all(self, numbers: Iterable[int]) -> None:
        gate = asyncio.Semaphore(16)

        async def one(i: int) -> None:
            async with gate:
                await self._open(i)

        await asyncio.gather(*(one(i) for i in numbers))
        end = now() + PATIENCE
        while now() < end and any(place.status in ("", "open") for table in self.tables for place in table.places):
            await asyncio.sleep(0.1)

    async def _open(self, i: int) -> None:
        game = self.games[i % len(self.games)]
        if self.levels:
            bots = [self.levels[i // len(self.games) % len(self.levels)]] * min(2, PLAYERS[game][1] - 1)
            seats = 1 + len(bots)
        else:
            seats = self._random.randint(*PLAYERS[game])
            bots = self._random.choices(BOTS, k=self._random.randint(1, seats - 1)) if self.lively and i % 4 else []
        clients = [await self._person(i, j) for j in range(seats - len(bots))]
        words = ["me"] + ["open"] * (len(clients) - 1) + bots
        news = await patiently(clients[0].create, game=game, seats=words)
        self._groups.append((clients, await self._seat(clients, news["table"]["id"], game)))

    async def _person(self, i: int, j: int) -> Client:
        address = {"X-Forwarded-For": f"10.{i // 250}.{i % 250}.{j + 1}"} if self.apart else None
        client = Client(self.url, name=f"Person {i}.{j}", headers=address)
        return await patiently(self._stack.enter_async_context, client)

    async def _seat(self, clients: list[Client], id: str, game: str) -> Table:
        table = Table(id, game, random.Random(self._random.random()), whims=0.1 if self.lively else 0)
        for client in clients:
            news = await patiently(client.join, id)
            table.places.append(Place(client, table, news["seat"]))
        self.tables.append(table)
        return table

    def begin(self) -> None:
        """Let all tables play."""
        self._playing = [asyncio.create_task(self._play(*group)) for group in self._groups]

    async def _play(self, clients: list[Client], table: Table) -> None:
        while True:
            await table.play(self.rate, lambda: self.running)
            if not self.running:
                return
            await table.settle()
            news = await patiently(clients[0].rematch, table.id)
            table = await self._seat(clients, news["table"]["id"], table.game)

    async def end(self) -> None:
        """Let all finish what they are doing, wait until everybody has heard everything, and leave."""
        self.running = False
        for ended in await asyncio.gather(*self._playing, return_exceptions=True):
            if isinstance(ended, BaseException):
                self.trouble.append(f"a table failed: {ended!r}")
        await asyncio.gather(*(table.settle() for table in self.tables))
        for table in self.tables:
            self.trouble += table.trouble

    def put_off(self) -> int:
        """How often people were told to try again."""
        return sum(place.live.put_off for table in self.tables for place in table.places)

    def games_over(self) -> Counter[str]:
        return Counter(table.game for table in self.tables if table.over)


async def _within(seconds: float, waiting: Awaitable[Any]) -> None:
    try:
        await asyncio.wait_for(waiting, seconds)
    except TimeoutError:
        return


async def patiently(ask: Callable[..., Awaitable[T]], *args: Any, **said: Any) -> T:
    """Ask until the server is there to answer."""
    end = now() + PATIENCE
    while True:
        try:
            return await ask(*args, **said)
        except httpx.TransportError:
            if now() > end:
                raise
        except Refused as refused:
            if (refused.status < 500 and refused.code != "busy") or now() > end:
                raise
        await asyncio.sleep(0.2)
