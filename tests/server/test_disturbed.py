"""What disturbed a server once: people who vanish, a database that is away, clocks, and requests at a bad moment."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import sqlite3
import struct
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from fathom.client import Client
from fathom.server import store as storing
from fathom.server.backup import exported
from tests.server.asking import News, Person, busy, code, heard, patched
from tests.server.postgres import Postgres
from tests.server.serving import Server
from tests.server.sitting import refusal

PATIENCE = 60.0
ARGS = ("--no-limits", "--workers", "1")
SLOW_STORE = """
import asyncio, fathom.server.store as store
async def slow(self, batch, fast=store.Store._commit):
    await asyncio.sleep(0.2)
    await fast(self, batch)
store.Store._commit = slow"""
SLOW_BOTS = """
import asyncio, fathom.server.bot_pool as pool
async def slow(self, bot, state, fast=pool.BotPool.choose):
    await asyncio.sleep(30)
    return await fast(self, bot, state)
pool.BotPool.choose = slow"""
SLOW_PAST = """
import pathlib, time, fathom.server.table as table
def past(self, at, fast=table.Table.past, folder=pathlib.Path(FOLDER)):
    def play(played=fast(self, at)):
        (folder / "begun").touch()
        while not (folder / "go").exists():
            time.sleep(0.02)
        return played()
    return play
table.Table.past = past"""


@pytest.fixture(scope="module")
def thoughtful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots take their time, so that something can happen before they act."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        patched(monkeypatch, SLOW_BOTS)
        server = Server(tmp_path_factory.mktemp("thoughtful"), *ARGS)
    with server as running:
        yield running


def seated(first: Person, second: Person, **wish: Any) -> str:
    """A table at which two people play; the first begins."""
    id = str(first.create("me", "open", options={"first_player": 0}, **wish)["table"]["id"])
    second.do(id, "join")
    return id


def pair(server: Server) -> tuple[Person, Person]:
    return Person(server.url, "Ada"), Person(server.url, "Ben")


def deadline(news: News) -> float:
    return datetime.fromisoformat(news["table"]["deadline"]).timestamp()


def kinds(news: News) -> list[str]:
    return [seat["kind"] for seat in news["table"]["seats"]]


def act(person: Person, id: str, news: News, chooser: random.Random) -> News:
    """Play anything legal, a moment later; the news then."""
    time.sleep(0.005)
    chosen = {"state": news["state"], "action": chooser.choice(news["legal"])["id"], "seat": news["table"]["actor"]}
    person.do(id, "act", **chosen)
    return person.look(id)


def vanish(door: socket.socket) -> None:
    """Close a connection as a machine does that lost it: with a reset."""
    door.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    door.shutdown(socket.SHUT_RD)  # wakes who reads, or it would stay open
    door.close()


def test_what_was_stored_for_who_vanished_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    patched(monkeypatch, SLOW_STORE)  # so that somebody can vanish while it is being stored
    with Server(tmp_path, *ARGS) as server:
        (ada, ben), told = pair(server), 0
        for talk in (1, 3):
            id = seated(ada, ben)
            news = ada.look(id)
            with ben.live(id) as watching:
                live = ada.door(id)
                heard(live)
                for i in range(talk):
                    live.send(f'{{"type": "chat", "text": "x", "key": "c{i}"}}')
                live.send(f'{{"type": "act", "state": {news["state"]}, "action": {news["legal"][0]["id"]}}}')
                live.send('{"type": "chat", "text": "y", "key": "last"}')
                vanish(live.socket)
                number, last = stored(tmp_path, id), news["number"]
                told += number - last
                while last < number:
                    last = heard(watching)["number"]
                assert last == number == ben.look(id)["number"]
        assert told > 2, "everything was lost before it was stored, so nothing was tested"


def stored(folder: Path, id: str) -> int:
    """The number of a table's latest entry in the database, as soon as nothing is written any more."""
    with contextlib.closing(sqlite3.connect(folder / "fathom.db")) as database:
        seen, number = -1, 0
        while number != seen:
            seen = number
            time.sleep(3)
            number = int(database.execute("SELECT number FROM tables WHERE id = ?", (id,)).fetchone()[0])
    return number


def test_a_new_turn_has_new_time_also_for_who_decided_just_before(server: Server) -> None:
    ada, chooser = Person(server.url, "Ada"), random.Random(1)
    id = ada.create("me", "me", game="octodice", timer=600)["table"]["id"]
    before, own = ada.look(id), 0
    while (news := act(ada, id, before, chooser))["table"]["status"] == "playing":
        if (news["view"]["turn"], news["view"]["current"]) != (before["view"]["turn"], before["view"]["current"]):
            assert deadline(news) > deadline(before)
            own += news["table"]["actor"] == before["table"]["actor"]
        before = news
    assert own, "nobody decided last and first, so nothing was tested"


def test_going_away_for_a_moment_gives_no_time_but_a_breath(thoughtful: Server) -> None:
    ada, ben = pair(thoughtful)
    id = seated(ada, ben, timer=600)
    before = ada.look(id)
    ada.do(id, "leave")
    ada.do(id, "back")
    after = ada.look(id)
    assert (after["moment"], kinds(after)) == (before["moment"], ["person", "person"]), "the bot was faster"
    assert deadline(after) == deadline(before)
    id = seated(ada, ben, timer=5)
    time.sleep(0.2)
    ada.do(id, "leave")
    now = time.time()
    ada.do(id, "back")
    assert deadline(ada.look(id)) > now + 4.9


@pytest.mark.parametrize("seats", [1, 2])
def test_taking_back_gives_no_time(server: Server, seats: int) -> None:
    ada, chooser, undone = Person(server.url, "Ada"), random.Random(1), 0
    id = ada.create(*["me"] * seats, game="seastead", timer=600)["table"]["id"]
    while undone < 5:
        then = act(ada, id, news := ada.look(id), chooser)
        assert then["table"]["status"] == "playing", "too little could be taken back, so nothing was tested"
        if then["undo"] and chooser.random() < 0.5:
            ada.do(id, "undo", state=then["state"], seat=then["table"]["actor"])
            assert deadline(ada.look(id)) == deadline(then) == deadline(news)
            undone += 1


def test_a_moment_that_is_taken_back_meanwhile_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    patched(monkeypatch, SLOW_PAST.replace("FOLDER", repr(str(tmp_path))))
    with Server(tmp_path, *ARGS) as server, ThreadPoolExecutor(1) as aside:
        ada, chooser = Person(server.url, "Ada"), random.Random(1)
        id = ada.create("me", "me", game="otys")["table"]["id"]
        while not (news := act(ada, id, ada.look(id), chooser))["undo"]:
            pass
        other = Person(server.url, token=ada.token)
        looking = aside.submit(other.send, "GET", f"/api/tables/{id}", params={"at": news["moment"]})
        end = time.monotonic() + PATIENCE
        while not (tmp_path / "begun").exists() and time.monotonic() < end:
            time.sleep(0.02)
        ada.do(id, "undo", state=news["state"], seat=news["table"]["actor"])
        (tmp_path / "go").touch()
        answer = looking.result(PATIENCE)
        assert (answer.status_code, answer.json().get("moment")) == (200, news["moment"])


@pytest.mark.parametrize("query", ["?prepared_statement_cache_size=0", "?ssl=disable"])
def test_servers_tell_each_other_whatever_the_address_says(postgres: Postgres, tmp_path: Path, query: str) -> None:
    url = postgres.create(f"disturbed_{len(query)}") + query
    with Server(tmp_path, *ARGS, database=url) as one, Server(tmp_path, *ARGS, database=url) as two:
        ada, ben = Person(one.url, "Ada"), Person(two.url, "Ben")
        id = seated(ada, ben)
        with ben.live(id) as live:
            number = ada.do(id, "chat", text="hello")["number"]
            while heard(live)["number"] < number:
                pass


def test_an_export_is_complete_however_slowly_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(tmp_path, *ARGS) as server:
        Person(server.url, "Ada").create("me", "me")
        assert server.stop() == 0
    with contextlib.closing(sqlite3.connect(tmp_path / "fathom.db")) as database:
        people = [(f"id{i:020d}", "N" * 30, "a" * 64, 1.0 + i) for i in range(2000)]
        database.executemany("INSERT INTO people VALUES (?, ?, ?, ?)", people)
        database.commit()

    async def read() -> list[str]:
        store, lines = storing.Store(f"sqlite+aiosqlite:///{tmp_path / 'fathom.db'}"), []
        monkeypatch.setattr(storing, "PATIENCE", 1.0)
        async for line in exported(store):
            lines.append(line)
            await asyncio.sleep(1.5 * (len(lines) in (2, 1000)))
        await store.close()
        return lines

    assert [line[:8] for line in asyncio.run(read())] == ['{"fathom', *['{"person'] * 2001, '{"table"']


@pytest.mark.parametrize("which", ["postgresql", "sqlite"])
def test_nobody_loses_the_seat_because_the_database_was_away(tmp_path: Path, which: str) -> None:
    with contextlib.ExitStack() as stack:
        cluster = stack.enter_context(Postgres()) if which == "postgresql" else None
        server = stack.enter_context(Server(tmp_path, *ARGS, database=cluster.create("away") if cluster else None))
        ada, ben = pair(server)
        id = seated(ada, ben, timer=12)
        end = time.monotonic() + 13
        if cluster is not None:
            cluster.stop()
            comes_back = cluster.start
        else:
            database = sqlite3.connect(tmp_path / "fathom.db", isolation_level=None)
            database.execute("BEGIN IMMEDIATE")
            comes_back = database.close
        assert ada.send("POST", f"/api/tables/{id}/chat", {"text": "x"}).status_code == 503
        time.sleep(max(0, end - time.monotonic()))  # nobody can act, and time runs out
        comes_back()
        end = time.monotonic() + 3  # the server looks around every second
        while time.monotonic() < end:
            answer = ada.send("GET", f"/api/tables/{id}")
            assert answer.status_code == 503 or kinds(answer.json()) == ["person", "person"]
            time.sleep(0.2)
        act(ada, id, ada.look(id), random.Random(1))


def test_too_many_sockets_come_in_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    patched(monkeypatch, "import fathom.server.guard as guard; guard.RATES['socket'] = (2.0, 2)")

    async def scene(server: Server) -> None:
        async with Client(server.url, name="Ada") as ada:
            id = (await ada.create(game="otys", seats=["me", "me"]))["table"]["id"]
            lives = [ada.live(id) for _ in range(6)]
            assert [(await asyncio.wait_for(anext(live), PATIENCE))["number"] for live in lives] == [1] * 6

    with Server(tmp_path, "--workers", "1") as server:
        asyncio.run(scene(server))


def test_a_game_of_newer_rules_can_be_followed_and_is_left_alone(tmp_path: Path) -> None:
    """As in an upgrade of several servers one by one: the others have these rules."""

    async def scene(url: str, token: str | None, id: str) -> None:
        async with Client(url, token=token) as ada, asyncio.timeout(PATIENCE):
            news = await anext(ada.live(id))
            assert (news["table"]["status"], news["table"]["old"], news["legal"]) == ("playing", True, None)
            assert news["view"]["moment"] == 0
            assert (await refusal(ada.act(id, state=news["state"], action=0))).code == "outdated"

    with Server(tmp_path, *ARGS) as server:
        ada = Person(server.url, "Ada")
        id = ada.create("me", "me")["table"]["id"]
        changed(server, "UPDATE tables SET version = 99")
        asyncio.run(scene(server.url, ada.token, id))
        assert ada.look(id)["table"]["status"] == "playing"


def changed(server: Server, statement: str) -> None:
    """Change the database while the server is away."""
    assert server.stop() == 0
    with contextlib.closing(sqlite3.connect(server.folder / "fathom.db", isolation_level=None)) as database:
        database.execute(statement)
    server.start()


def test_a_row_that_wrongly_says_a_bot_decides_keeps_nobody_busy(tmp_path: Path) -> None:
    with Server(tmp_path, *ARGS) as server:
        Person(server.url, "Ada").create("me", "me")
        changed(server, "UPDATE tables SET driven = 1")
        time.sleep(2)  # it looks around at the start
        before = busy(server.pid)
        time.sleep(2)
        assert busy(server.pid) - before < 0.5


def test_a_bot_on_a_seat_kept_for_somebody_does_not_have_their_name(server: Server) -> None:
    ada, ben = pair(server)
    id = seated(ada, ben)
    ada.do(id, "concede")
    again = ada.do(id, "rematch")["table"]
    assert (again["seats"][1]["name"], again["seats"][1]["reserved"]) == ("Ben", True)
    seat = ada.do(again["id"], "fill", seat=1, bot="greedy")["table"]["seats"][1]
    assert (seat["kind"], seat["name"], seat["bot"]) == ("bot", None, "greedy")


def test_who_has_left_is_not_asked_whether_to_end_the_game(thoughtful: Server) -> None:
    ada, ben = pair(thoughtful)
    id = seated(ada, ben)
    number = ben.do(id, "abandon")["number"]
    assert ben.do(id, "abandon")["number"] == number, "the same answer again is no news"
    assert ben.look(id)["table"]["status"] == "playing"
    ada.do(id, "leave")
    assert ben.look(id)["table"]["status"] == "abandoned"


def test_who_ran_out_of_time_is_asked_whether_to_end_the_game(thoughtful: Server) -> None:
    ada, ben = pair(thoughtful)
    id = seated(ada, ben, timer=5)
    end = time.monotonic() + PATIENCE
    while kinds(ben.look(id))[0] != "away":
        assert time.monotonic() < end, "time does not run out"
        time.sleep(0.1)
    ben.do(id, "abandon")
    assert ben.look(id)["table"]["status"] == "playing"
    ada.do(id, "abandon", agree=True)
    assert ben.look(id)["table"]["status"] == "abandoned"


def test_going_to_and_fro_without_end_is_refused(server: Server) -> None:
    ada, ben = pair(server)
    id = seated(ada, ben)
    answers = [ben.send("POST", f"/api/tables/{id}/{verb}", {}) for _ in range(8) for verb in ("leave", "back")]
    refused = [code(answer) for answer in answers if answer.status_code != 200]
    assert set(refused) == {"too-often"}, "nothing was refused, or for another reason"


def test_who_sits_at_a_table_that_its_maker_left_may_fill_it(server: Server) -> None:
    ada, ben = pair(server)
    id = ada.create("me", "open", "open", game="octodice")["table"]["id"]
    ben.do(id, "join")
    fill = ("POST", f"/api/tables/{id}/fill", {"seat": 2, "bot": "greedy"})
    assert code(ben.send(*fill)) == "not-yours"
    ada.do(id, "leave")
    assert ben.send(*fill).status_code == 200
    assert ben.do(id, "fill", seat=0, bot="greedy")["table"]["status"] == "playing"
