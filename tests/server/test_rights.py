"""Every right is decided under the lock that changes it: whoever loses a seat while a request of theirs is waiting gets
nothing by it. Here the race is not left to luck: the request waits at the lock while the seat changes hands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom.server import api, models, seating
from fathom.server.people import Who
from fathom.server.refusal import Refusal
from fathom.server.settings import Settings
from fathom.server.table import Table
from fathom.server.tables import Tables

Request = Callable[[str, Who, Tables, int], Coroutine[Any, Any, Any]]

# All operations that hand out or change a right, or speak for a seat.
OPERATIONS: dict[str, Request] = {
    "token": lambda at, who, tables, _: api.token(at, models.OfSeat(seat=0), who, tables),
    "leave": lambda at, who, tables, _: api.leave(at, models.OfSeat(seat=0), who, tables),
    "back": lambda at, who, tables, _: api.back(at, models.OfSeat(seat=0), who, tables),
    "act": lambda at, who, tables, state: api.act(at, models.Act(seat=0, state=state, action=0), who, tables, "en"),
    "undo": lambda at, who, tables, state: api.undo(at, models.Undo(seat=0, state=state), who, tables, "en"),
    "chat": lambda at, who, tables, _: api.chat(at, models.Chat(seat=0, text="Hello"), who, tables, "127.0.0.1"),
    "concede": lambda at, who, tables, _: api.concede(at, models.OfSeat(seat=0), who, tables),
    "abandon": lambda at, who, tables, _: api.abandon(at, models.Abandon(seat=0), who, tables),
    "rematch": lambda at, who, tables, _: api.rematch(at, who, tables, "en"),
    "talk": lambda at, who, tables, _: api.talk(at, models.Talk(talk=True), who, tables),
    "fill": lambda at, who, tables, _: api.fill(at, models.Fill(seat=0, bot="random"), who, tables, "en"),
    "join": lambda at, who, tables, _: api.join(at, models.Join(seat=0), who, tables, "en"),
}


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


@pytest.mark.parametrize("operation", OPERATIONS)
def test_who_loses_a_seat_meanwhile_gets_nothing_by_it(operation: str, tmp_path: Path) -> None:
    async def scene() -> None:
        tables = Tables(Settings(f"sqlite+aiosqlite:///{tmp_path / 'fathom.db'}"))
        await tables.open()
        try:
            ada, ben, cid = [(await tables.people.make(name))[0] for name in ("Ada", "Ben", "Cid")]
            game = fathom.load("otys", players=3)
            made = seating.new(seating.Wish(game, ["open", "me", "open"], [None] * 3), cid)
            table = await tables.add(made)
            await tables.do(table.id, lambda table: seating.join(table, ada, 0, None))
            async with table.lock:
                request = asyncio.create_task(OPERATIONS[operation](table.id, ada, tables, table.state))
                await waits(table)
                await change_hands(
                    tables, table, lambda t: seating.leave(t, ada, 0), lambda t: seating.join(t, ben, 0, None)
                )
                before = table.row, list(table.seats)
            with pytest.raises(Refusal) as refused:
                await request
            assert refused.value.code in ("not-yours", "taken")
            assert (table.row, table.seats) == before
            stored = await tables.store.load(table.id)
            assert stored is not None
            assert (stored.row, list(stored.seats)) == before
            assert stored.seats[0].person == ben.person
        finally:
            await tables.close()

    asyncio.run(scene())
