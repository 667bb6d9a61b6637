"""Every right is decided under the lock that changes it: whoever loses a seat while a request of theirs is waiting gets
nothing by it. Here the race is not left to luck: the request waits at the lock while the seat changes hands."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fastapi import Request as HttpRequest
from fastapi.routing import APIRoute

import fathom
from fathom.server import api, models, play, seating
from fathom.server.refusal import Refusal
from fathom.server.settings import Settings
from fathom.server.table import Table
from fathom.server.tables import Tables
from fathom.server.who import Who, hashed

ASKED = HttpRequest({"type": "http"})
Request = Callable[[str, Who, Tables, int], Coroutine[Any, Any, Any]]

# All operations that hand out or change a right, or speak for a seat.
OPERATIONS: dict[str, Request] = {
    "token": lambda at, who, tables, _: api.token(at, models.OfSeat(seat=0), who, tables),
    "leave": lambda at, who, tables, _: api.leave(at, models.OfSeat(seat=0), who, tables),
    "back": lambda at, who, tables, _: api.back(at, models.OfSeat(seat=0), who, tables),
    "act": lambda at, who, tables, state: api.act(at, models.Act(seat=0, state=state, action=0), who, tables, "en"),
    "undo": lambda at, who, tables, state: api.undo(at, models.Undo(seat=0, state=state), who, tables, "en"),
    "hint": lambda at, who, tables, state: api.hint(
        at, models.Around(seat=0, state=state), ASKED, who, tables, "en", "127.0.0.1"
    ),
    "chat": lambda at, who, tables, _: api.chat(at, models.Chat(seat=0, text="Hello"), who, tables, "127.0.0.1"),
    "concede": lambda at, who, tables, _: api.concede(at, models.OfSeat(seat=0), who, tables),
    "abandon": lambda at, who, tables, _: api.abandon(at, models.Abandon(seat=0), who, tables),
    "rematch": lambda at, who, tables, _: api.rematch(at, who, tables, "en"),
    "talk": lambda at, who, tables, _: api.talk(at, models.Talk(talk=True), who, tables),
    "fill": lambda at, who, tables, _: api.fill(at, models.Fill(seat=0, bot="random"), who, tables, "en"),
    "join": lambda at, who, tables, _: api.join(at, models.Join(seat=0), who, tables, "en"),
    "bot": lambda at, who, tables, _: api.bot(at, models.Call(seat=1), who, tables),
}
# These only answer, in one go: nothing can happen between the decision and the answer.
QUESTIONS = {"why", "preview", "outlook", "review"}


def test_no_operation_is_left_out() -> None:
    """docs/security.md has the same list."""
    paths = {
        route.path for route in api.router.routes if isinstance(route, APIRoute) and "POST" in (route.methods or ())
    }
    verbs = {path.rpartition("/")[2] for path in paths if path.startswith("/api/tables/{id}/")}
    assert verbs == {*OPERATIONS, *QUESTIONS}
    told = (Path(__file__).parents[2] / "docs/security.md").read_text()
    assert all(f"`{verb}`" in told for verb in OPERATIONS)


async def waits(table: Table) -> None:
    """Until somebody waits at the lock."""
    while not getattr(table.lock, "_waiters", None):
        await asyncio.sleep(0)


async def change_hands(tables: Tables, table: Table, *plans: Callable[[Table], Any]) -> None:
    """What the holder of the lock does to a table."""
    for plan in plans:
        change = plan(table)
        await tables.store.append(change)
        table.follow(change)


Plan = Callable[[Table], Any]

# What happens to the seat of somebody while a request of theirs waits.
MEANWHILE: dict[str, Callable[[Who, Who, Who], list[Plan]]] = {
    "another joins": lambda ada, ben, cid: [
        lambda t: seating.leave(t, ada, 0),
        lambda t: seating.join(t, ben, 0, None),
    ],
    "a bot is put there": lambda ada, ben, cid: [
        lambda t: seating.leave(t, ada, 0),
        lambda t: seating.fill(t, cid, 0, "random"),
    ],
    "it is open": lambda ada, ben, cid: [lambda t: seating.leave(t, ada, 0)],
}


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[Tables, Who, Who, Who]]:
    """Tables, and three people."""
    tables = Tables(Settings(f"sqlite+aiosqlite:///{folder / 'fathom.db'}"))
    await tables.open()
    try:
        ada, ben, cid = [(await tables.people.make(name))[0] for name in ("Ada", "Ben", "Cid")]
        yield tables, ada, ben, cid
    finally:
        await tables.close()


async def seated(tables: Tables, host: Who, *others: Who, seats: int = 3) -> Table:
    """A table of a host in seat 1; others sit down in order."""
    words = ["me" if seat == 1 else "open" for seat in range(seats)]
    wish = seating.Wish(fathom.load("otys", players=seats), words, [None] * seats)
    table = await tables.add(seating.new(wish, host))
    for who in others:
        await tables.do(table.id, partial(seating.join, who=who, seat=None, name=None))
    return table


async def unchanged(tables: Tables, table: Table, before: Any) -> None:
    """The table is as it was, here and in the database."""
    stored = await tables.store.load(table.id)
    assert stored is not None
    assert (table.row, table.seats) == (stored.row, list(stored.seats)) == before


# Where a seat is open, anybody may sit down.
RACES = [pair for pair in product(OPERATIONS, MEANWHILE) if pair != ("join", "it is open")]


@pytest.mark.parametrize(("operation", "meanwhile"), RACES)
def test_who_loses_a_seat_meanwhile_gets_nothing_by_it(operation: str, meanwhile: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as (tables, ada, ben, cid):
            table = await seated(tables, cid, ada)
            async with table.lock:
                request = asyncio.create_task(OPERATIONS[operation](table.id, ada, tables, table.state))
                await waits(table)
                await change_hands(tables, table, *MEANWHILE[meanwhile](ada, ben, cid))
                before = table.row, list(table.seats)
            with pytest.raises(Refusal) as refused:
                await request
            assert refused.value.code in ("not-yours", "taken")
            await unchanged(tables, table, before)

    asyncio.run(scene())


@pytest.mark.parametrize("operation", OPERATIONS)
def test_a_token_that_is_replaced_meanwhile_is_worth_nothing(operation: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as (tables, ada, ben, cid):
            table = await seated(tables, cid, ada, ben)
            await tables.give_token(table.id, ada, 0, hashed("old"))
            program = Who(table=table.id, seat=0, proof=hashed("old"))
            assert table.own(program) == [0]
            async with table.lock:
                request = asyncio.create_task(OPERATIONS[operation](table.id, program, tables, table.state))
                while not getattr(table.lock, "_waiters", None) and not request.done():
                    await asyncio.sleep(0)
                table.seats[0] = replace(table.seats[0], token=hashed("new"))
                before = table.row, list(table.seats)
            with pytest.raises(Refusal) as refused:
                await request
            assert refused.value.code in ("not-yours", "who")
            assert (table.row, table.seats) == before

    asyncio.run(scene())


def test_who_is_replaced_by_a_bot_meanwhile_does_not_act(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as (tables, ada, ben, cid):
            table = await seated(tables, cid, ada, ben)
            who = (ada, cid, ben)[table.row.actor or 0]
            seat, state = table.row.actor, table.state
            assert seat is not None
            act = models.Act(seat=seat, state=state, action=table.begun.legal()[0])
            async with table.lock:
                request = asyncio.create_task(api.act(table.id, act, who, tables, "en"))
                await waits(table)
                await change_hands(tables, table, lambda t: play.take_over(t, seat, "absent"))
            with pytest.raises(Refusal) as refused:
                await request
            assert refused.value.code == "away"

    asyncio.run(scene())


def test_who_comes_back_meanwhile_is_not_replaced(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as (tables, ada, ben, cid):
            table = await seated(tables, cid, ada, ben)
            seat = table.row.actor
            assert seat is not None
            there, other = (ada, cid, ben)[seat], (ada, cid, ben)[seat - 1]
            tables.presence.seconds = 1e-9
            assert tables.presence.missing(table) == seat
            async with table.lock:
                request = asyncio.create_task(api.bot(table.id, models.Call(seat=seat), other, tables))
                await waits(table)
                tables.presence.seconds = 3600
                tables.asks(table.id, there)
                before = table.row, list(table.seats)
            with pytest.raises(Refusal) as refused:
                await request
            assert refused.value.code == "present"
            await unchanged(tables, table, before)

    asyncio.run(scene())


def test_of_two_who_want_the_same_again_both_come_to_one_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as (tables, ada, ben, cid):
            table = await seated(tables, cid, ada, ben)
            for who in (ada, ben):
                await tables.do(table.id, partial(play.concede, who=who, seat=None))
            assert table.status == "over"
            async with table.lock:
                both = [asyncio.create_task(api.rematch(table.id, who, tables, "en")) for who in (ada, cid)]
                await waits(table)
            await asyncio.gather(*both)
            again = await tables.get(str(table.row.rematch))
            assert [seat.person for seat in again.seats] == [ada.person, cid.person, ben.person]
            assert [seat.taken for seat in again.seats] == [True, True, False]
            assert [entry.kind for entry in table.entries].count("rematch") == 1

    asyncio.run(scene())


def test_of_two_who_want_the_last_seat_one_gets_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as (tables, ada, ben, cid):
            table = await seated(tables, cid, seats=2)
            async with table.lock:
                both = [asyncio.create_task(api.join(table.id, models.Join(), who, tables, "en")) for who in (ada, ben)]
                await waits(table)
            found = await asyncio.gather(*both, return_exceptions=True)
            assert [one.code for one in found if isinstance(one, Refusal)] == ["begun"]
            assert table.seats[0].person in (ada.person, ben.person)

    asyncio.run(scene())
