"""All tables of this device: loaded when they are visited, changed one after the other, stored before anybody sees it.

There is one person here, who may sit in several seats. Bots and teachers are asked as at a server: by a thinker apart,
which is told a position drawn anew from what its seat may know, and nothing else.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncGenerator, Callable, Coroutine
from dataclasses import dataclass, replace
from functools import partial
from itertools import count as count_up
from typing import Any, Protocol

from fathom.core.position import State
from fathom.server import clock, play, seating
from fathom.server.choosing import question
from fathom.server.news import describe
from fathom.server.refusal import Refusal
from fathom.server.rows import Change, Entry, Json, SeatRow, Stored, TableRow, columns
from fathom.server.table import Table
from fathom.server.thinking import hint_question, reviewed
from fathom.server.who import NAME, Who, clean

HERE = "here"  # the person of this device; a game that comes from another device is theirs, too
TRIES = 5
SECONDS = 5.0  # for a bot that makes no promise
PAGE = 50  # tables in a list
REVIEW = "review"  # what is kept beside a table

Planned = Callable[[Table], Change | int]
Told = Callable[[str], None]


class Keeper(Protocol):
    """Stores tables as JSON, each change as a whole or not at all."""

    async def heads(self) -> str:
        """Rows and seats of all tables: a list of `{"table": ..., "seats": [...]}`."""
        ...

    async def load(self, id: str) -> str | None:
        """A table with its entries; None: there is none."""
        ...

    async def put(self, id: str, table: str) -> None:
        """A whole table, new or instead of the old one."""
        ...

    async def append(self, id: str, after: int, change: str) -> bool:
        """The row, the seats and new entries of a table, and perhaps another table (`beside`); False, and nothing is
        stored, if its last entry has not the number `after`."""
        ...

    async def remove(self, id: str) -> None:
        """Forget a table."""
        ...

    async def part(self, id: str, name: str) -> str | None:
        """Something kept beside a table."""
        ...

    async def keep(self, id: str, name: str, body: str) -> None:
        """Keep something beside a table."""
        ...


class Thinker(Protocol):
    """Thinks about one question at a time, in order."""

    async def ask(self, question: str, told: Told | None = None) -> str:
        """The answer of `choosing.choose` or of one of `thinking.JOBS`; `told` hears how far it is."""
        ...


@dataclass
class Work:
    """A review that is being made, or was."""

    done: int = 0
    total: int = 0
    failed: bool = False


class Room:
    """The tables, and who sits at them."""

    def __init__(self, keeper: Keeper, thinker: Thinker, name: str | None = None) -> None:
        self.keeper, self.thinker = keeper, thinker
        self.who = Who(HERE, None if name is None else clean(name, NAME))  # tables from elsewhere are theirs at once
        self.loaded: dict[str, Table] = {}
        self.works: dict[str, Work] = {}
        self.watching: dict[str, list[Callable[[], None]]] = {}
        self.asked: dict[tuple[str, int], int] = {}  # the latest question for a hint of each seat
        self._numbers = count_up()
        self._driving: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    def introduce(self, name: str) -> None:
        """The name of the person here, from now on; the page keeps it."""
        self.who = Who(HERE, clean(name, NAME))

    def begin(self, work: Coroutine[Any, Any, Any]) -> None:
        """Have something done while the room goes on."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Tables

    async def get(self, id: str) -> Table:
        """A table, to look at."""
        table = self.loaded.get(id)
        if table is None:
            held = await self.keeper.load(id)
            if held is None:
                raise Refusal("no-table")
            table = self.loaded.setdefault(id, Table(stored(held)))
            await self._retire(table)
            table = self.loaded[id]
            self._tell(table)
        return table

    async def again(self, id: str) -> None:
        """Read a table anew: another window has changed it."""
        if self.loaded.pop(id, None) is not None:
            self._tell(await self.get(id))

    async def _retire(self, table: Table) -> None:
        """A table that was begun by other rules ends; it can be gone on with from where it stood."""
        change = seating.retire(table) if table.old else table.number
        if not isinstance(change, int) and await self._stored(change):
            held = await self.keeper.load(table.id)
            assert held is not None
            self.loaded[table.id] = Table(stored(held))

    async def add(self, made: Stored) -> Table:
        """Store a new table."""
        await self.keeper.put(made.row.id, line(made))
        return await self.get(made.row.id)

    async def remove(self, id: str) -> None:
        """Forget a table for good."""
        await self.get(id)
        await self.keeper.remove(id)
        self.loaded.pop(id, None)

    async def own(self, offset: int = 0) -> list[Json]:
        """The tables of this device, those that wait for somebody first."""
        heads = [(TableRow(**one["table"]), [SeatRow(**seat) for seat in one["seats"]]) for one in await self._heads()]
        heads.sort(key=lambda head: (_rank(*head), -head[0].updated))
        return [describe(row, seats, self.who) for row, seats in heads[offset : offset + PAGE]]

    async def _heads(self) -> list[Json]:
        found: list[Json] = json.loads(await self.keeper.heads())
        return found

    async def export(self) -> str:
        """All tables, as a file that `take_in` reads: the whole truth of every game, hidden things included."""
        lines = [json.dumps({"fathom-tables": 1})]
        for one in await self._heads():
            held = await self.keeper.load(one["table"]["id"])
            if held is not None:
                lines.append(json.dumps(json.loads(held)))
        return "\n".join(lines) + "\n"

    async def take_in(self, text: str) -> Json:
        """Read such a file, all of it or nothing; tables that are here already stay as they are."""
        known = {one["table"]["id"] for one in await self._heads()}
        made = []
        for number, row in enumerate(text.splitlines(), 1):
            try:
                held = json.loads(row)
                if number == 1:
                    if held != {"fathom-tables": 1}:
                        raise ValueError("not an export")
                elif "table" in held:
                    found = stored(row)
                    if len(found.entries) != found.row.number:
                        raise ValueError("entries are missing")
                    Table(found)  # plays it through, unless it is one of other rules
                    made.append(found)
            except Exception as error:  # any error that a bad line can cause
                raise Refusal("import", line=number, reason=f"{type(error).__name__}: {error}"[:200]) from None
        if not text.strip():
            raise Refusal("import", line=1, reason="-")
        fresh = [one for one in made if one.row.id not in known]
        for one in fresh:
            await self.keeper.put(one.row.id, line(one))
        return {"tables": len(fresh), "known": len(made) - len(fresh)}

    # Changing a table

    async def do(self, id: str, planned: Planned) -> int:
        """Carry out what `planned` works out; returns the number of the last entry."""
        for _ in range(TRIES):
            table = await self.get(id)
            async with table.lock:
                if self.loaded.get(id) is not table:
                    continue
                change = planned(table)
                if isinstance(change, int):
                    return change
                play.has_room(table, change)
                if await self._stored(change):
                    table.follow(change)
                    self._tell(table)
                    return table.number
                self.loaded.pop(id, None)  # another window was faster
        raise Refusal("busy")

    async def _stored(self, change: Change) -> bool:
        told: Json = _told(Stored(row=change.row, seats=change.seats, entries=change.entries))
        if change.beside is not None:
            told["beside"] = _told(change.beside)
        try:
            return bool(await self.keeper.append(change.row.id, change.after, json.dumps(told)))
        except Exception:  # no room is left, or the browser forbids it
            raise Refusal("storage") from None

    def _tell(self, table: Table) -> None:
        for wake in [*self.watching.get(table.id, ())]:
            wake()
        if table.driver is not None and table.id not in self._driving:
            self._driving.add(table.id)
            self.begin(self._drive(table.id))

    async def _drive(self, id: str) -> None:
        """Let bots act until a person has to, or nobody looks any more."""
        try:
            while True:
                table = await self.get(id)
                bot, seat, state = table.driver, table.row.actor, table.state
                if bot is None or seat is None or not self.watching.get(id):
                    return
                action = await self._choose(bot, table.begun, f"{id}.{seat}")

                await self.do(id, partial(_bot_acts, seat=seat, state=state, action=action, bot=bot))
        finally:
            self._driving.discard(id)

    async def _choose(self, bot: str, state: State, place: str) -> int:
        legal = state.legal()
        asked = {"job": "choose"} | question(bot, state, SECONDS, place)
        try:
            answer = json.loads(await self.thinker.ask(json.dumps(asked)))
        except Exception:  # whatever went wrong there: the game goes on
            answer = {}
        return int(answer["action"]) if answer.get("action") in legal else secrets.choice(legal)

    def watch(self, id: str, wake: Callable[[], None]) -> None:
        """Have somebody told when something happens at a table; bots act while anybody looks."""
        self.watching.setdefault(id, []).append(wake)
        if id in self.loaded:
            self._tell(self.loaded[id])

    def leave(self, id: str, wake: Callable[[], None]) -> None:
        """Somebody looks no more."""
        self.watching[id] = [one for one in self.watching.get(id, ()) if one is not wake]

    # Teachers

    async def hints(self, table: Table, seat: int, lang: str) -> AsyncGenerator[Json]:
        """What to do, better and better, until the position changes or the seat asks anew."""
        number, state = next(self._numbers), table.state
        asked = hint_question(table.begun, seat, lang, number)
        self.asked[table.id, seat] = number
        for step in count_up():
            answer = json.loads(await self.thinker.ask(json.dumps({**asked, "step": step})))
            now = self.loaded.get(table.id)
            if now is None or now.state != state or self.asked.get((table.id, seat)) != number:
                return
            if "failed" in answer:
                raise Refusal("too-heavy")
            yield answer
            if answer["last"]:
                return

    async def review(self, table: Table) -> None:
        """Have a review of a finished game made, unless there is one or it is being made."""
        known = self.works.get(table.id)
        if (known is not None and not known.failed) or await self.reviewed(table.id) is not None:
            return
        record = reviewed(table)
        self.works[table.id] = work = Work(total=len(record.moves))
        self.begin(self._review(table.id, record.to_json(), work))

    async def _review(self, id: str, record: str, work: Work) -> None:
        def told(so_far: str) -> None:
            held = json.loads(so_far)
            work.done, work.total = held["done"], held["total"]

        try:
            found = json.loads(await self.thinker.ask(json.dumps({"job": "review", "record": record}), told))
            await self.keeper.keep(id, REVIEW, json.dumps({"review": found["review"], "files": found["files"]}))
            del self.works[id]
        except Exception:  # whoever asks again has it tried again
            work.failed = True

    async def board(self, work: Json) -> Json:
        """A hint on the study board (`boards.py`)."""
        answer = json.loads(await self.thinker.ask(json.dumps({"job": "board", **work})))
        if "refused" in answer:
            raise Refusal(answer["refused"], **answer["args"])
        if "failed" in answer:
            raise Refusal("too-heavy")
        found: Json = answer["found"]
        return found

    async def reviewed(self, id: str) -> Json | None:
        """The review of a table, if it was made."""
        held = await self.keeper.part(id, REVIEW)
        return None if held is None else json.loads(held)


def _bot_acts(table: Table, seat: int, state: int, action: int, bot: str) -> Change | int:
    """The change by a bot's action, unless the seat's person came back or the state has changed."""
    if table.state != state or table.bot_of(table.seats[seat]) is None or table.status != "playing":
        return table.number
    return play.perform(table, seat, action, bot=bot)


def _rank(row: TableRow, seats: list[SeatRow]) -> int:
    if row.status == "playing":
        mine = row.actor is not None and seats[row.actor].person == HERE and not seats[row.actor].away
        return 0 if mine else 1
    return 2 if row.status == "open" else 3


def _told(held: Stored) -> Json:
    return {
        "table": columns(held.row),
        "seats": [columns(seat) for seat in held.seats],
        "entries": [columns(entry) for entry in held.entries],
    }


def line(held: Stored) -> str:
    """A table as JSON, as `fathom export` has it in a line."""
    return json.dumps(_told(held))


def stored(text: str) -> Stored:
    """A table from such a line. Time may have gone on otherwise where it was written."""
    held = json.loads(text)
    row = TableRow(**held["table"])
    return Stored(
        row=replace(row, updated=min(row.updated, clock.now())),
        seats=[SeatRow(**seat) for seat in held["seats"]],
        entries=[Entry(**entry) for entry in held["entries"]],
    )
