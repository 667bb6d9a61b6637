"""Heavy work is done apart: the server itself hardly computes for it, a bot waits for nobody's upload, and each address
pays for its own."""

from __future__ import annotations

import asyncio
import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom.core.position import State
from fathom.core.record import Record
from fathom.server import seating
from fathom.server.bot_pool import BotPool, BotProcess
from fathom.server.guard import BIG, BODY, Limits
from fathom.server.refusal import Refusal
from fathom.server.table import STRIDE, Table
from fathom.server.who import NOBODY, Who
from fathom.server.workshop import BY_ADDRESS, PROCESSES, SECONDS, WAITING, Workshop
from tests.server.asking import Person, busy, code
from tests.server.serving import Server

MOVES = 3000


def test_few_pieces_of_work_may_wait_and_no_bot_waits_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much comes in, a bot is asked at once; and one address cannot take all the room."""

    async def scene() -> None:
        free = asyncio.Event()

        async def ask(process: BotProcess, question: dict[str, Any], seconds: float) -> dict[str, Any]:
            if process.module == "fathom.server.bot_process":
                return {"action": state.legal()[0]}
            await free.wait()
            return {"found": [], "seconds": 0.1}

        monkeypatch.setattr(BotProcess, "ask", ask)
        state = fathom.load("otys", players=2).new(seed=1)
        workshop, bots, record = Workshop(Limits(True)), BotPool(1, 5), Record.of(state)

        async def waits(*addresses: str) -> list[asyncio.Task[Any]]:
            tasks = [asyncio.create_task(workshop.course(record, address)) for address in addresses]
            while workshop.waiting[addresses[-1]] < addresses.count(addresses[-1]):
                await asyncio.sleep(0.001)
            return tasks

        first = await waits(*["a"] * BY_ADDRESS)
        with pytest.raises(Refusal):
            await workshop.course(record, "a")
        others = await waits(*[f"b{i}" for i in range(WAITING - BY_ADDRESS)])
        with pytest.raises(Refusal):
            await workshop.course(record, "c")
        assert await bots.choose("random", state) == state.legal()[0]
        free.set()
        await asyncio.gather(*first, *others)
        assert not workshop.waiting
        assert workshop.free.qsize() == PROCESSES

    asyncio.run(scene())


def test_who_has_let_others_compute_for_long_has_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async def ask(*_: Any) -> dict[str, Any]:
            return {"found": [], "seconds": SECONDS}

        monkeypatch.setattr(BotProcess, "ask", ask)
        workshop, record = Workshop(Limits(True)), Record.of(fathom.load("otys", players=2).new(seed=1))
        for _ in range(2):  # what the first one cost is known afterwards
            await workshop.course(record, "a")
        with pytest.raises(Refusal) as refused:
            await workshop.course(record, "a")
        assert refused.value.code == "too-often"
        await workshop.course(record, "b")

    asyncio.run(scene())


def test_what_takes_too_much_memory_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from fathom.server import workshop_process

    def much(work: Any) -> Any:
        raise MemoryError

    monkeypatch.setitem(workshop_process.JOBS, "course", much)
    assert workshop_process.done({"job": "course"})["refused"] == "too-heavy"
    body = b"[" * 100_000
    said = workshop_process.done({"job": "study", "body": body.decode(), "who": [NOBODY.person, NOBODY.name]})
    assert said["refused"] == "invalid"


# A long game


@pytest.fixture(scope="module")
def long() -> str:
    """The record of a game in which nobody ever does what would end it."""
    game, chooser = fathom.load("abyss", players=2), random.Random(1)
    state = game.new(seed=1)
    while state.moment < MOVES:
        legal = state.legal()
        state.apply(chooser.choice([a for a in legal if game.vocabulary.values[a][0].name != "court"] or legal))
    return Record.of(state, ended="abandoned", players="Ada, Ben").to_json()


def test_the_server_itself_hardly_computes_for_an_upload(server: Server) -> None:
    """What counts is the thread in which everybody is served."""
    ada = Person(server.url, "Ada")
    record = json.loads(Record.of(fathom.load("otys", players=2).new(seed=1)).to_json())
    assert code(ada.send("POST", "/api/records", record)) == "not-finished"  # the workshop has begun to work
    record["setup"] = [0] * 600_000
    body = json.dumps(record).encode()
    assert BODY < len(body) < BIG
    for path in ("/api/records", "/api/tables"):
        sent = body if path == "/api/records" else b'{"seats": ["me"], "at": 0, "record": ' + body + b"}"
        before = _loop(server.pid)
        for _ in range(10):
            assert code(ada.post(path, sent)) == "record"
        assert _loop(server.pid) - before < 0.3, "to read them takes longer"


def test_a_long_game_can_be_seen_at_any_moment_at_once(server: Server, long: str) -> None:
    ada = Person(server.url, "Ada")
    answer = ada.post("/api/records", long.encode())
    assert answer.status_code == 201, answer.text
    news = answer.json()
    id, record = news["table"]["id"], Record.from_json(long)
    assert (news["moment"], news["table"]["status"]) == (MOVES, "abandoned")
    assert news["table"]["start"] == {"at": 0, "record": True, "uploaded": True}, "nobody vouches for it"
    moments = [0, 1, STRIDE - 1, STRIDE, STRIDE + 1, MOVES - 1, MOVES]
    for at in moments:
        told = ada.look(id, seat=0, at=at)
        assert (told["moment"], told["view"]) == (at, json.loads(json.dumps(record.replay(at).view(0))))
    before = busy(server.pid)
    for _ in range(20):
        ada.look(id, at=MOVES - 1)
    assert busy(server.pid) - before < 1, "to play it twenty times takes longer"


def test_the_course_of_a_long_game_is_worked_out_elsewhere(server: Server, long: str) -> None:
    ada = Person(server.url, "Ada")
    id = ada.post("/api/records", long.encode()).json()["table"]["id"]
    before = busy(server.pid)
    course = ada.ask("GET", f"/api/tables/{id}/course")
    assert busy(server.pid) - before < 0.5, "to play it takes longer"
    assert course["turns"][0]["moment"] == 0
    assert course["turns"][-1]["moment"] == MOVES
    assert ada.ask("GET", f"/api/tables/{id}/course") == course


def test_a_long_game_that_goes_on_is_not_played_anew_when_somebody_joins(
    long: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That happens under the lock, in the thread in which everybody is served."""
    record, ada = Record.from_json(long), Who("a", "Ada")
    origin = seating.origin(record, 500)
    wish = seating.Wish(origin.game, ["me", "open"], [None, None], origin=origin, start={"at": 500})
    table = Table(seating.new(wish, ada))

    def apply(*_: object, **__: object) -> None:
        raise AssertionError("it is played anew")

    with monkeypatch.context() as patch:
        patch.setattr(State, "apply", apply)
        change = seating.join(table, Who("b", "Ben"), None, None)
    assert not isinstance(change, int)
    table.follow(change)
    assert (table.begun.moment, table.begun.view(0)) == (500, origin.view(0))
    assert [seat.name for seat in table.seats] == ["Ada", "Ben"]


def _loop(pid: int) -> float:
    """Seconds that the first thread of a process has computed."""
    fields = Path(f"/proc/{pid}/task/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
