"""How much one guest may take up: room, connections, and the patience of others."""

from __future__ import annotations

import socket
import stat
from collections.abc import Iterator
from pathlib import Path
from warnings import catch_warnings

import pytest
from websockets.sync.client import ClientConnection

import fathom
from fathom.server import play, seating
from fathom.server.guard import BODY, RATES, Guard, Limits
from fathom.server.refusal import Refusal
from fathom.server.settings import Settings
from fathom.server.table import Table
from fathom.server.who import NAME, Who, told_apart
from tests.server.asking import Person, answered, code, heard, patched
from tests.server.serving import Server

SMALL = """
import fathom.server.guard as guard, fathom.server.tables as tables, fathom.server.play as play
import fathom.server.patience as patience
guard.SOCKETS_BY_ADDRESS, guard.SOCKETS = 3, 5
guard.RATES |= {"people": (1e-6, 4), "stored": (1e-6, 12)}
tables.UNFINISHED, play.UNDOS_TO, play.LOG = 3, 4, 30
patience.HEAD = patience.BODY = 1.0"""


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little room."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        patched(monkeypatch, SMALL)
        server = Server(tmp_path_factory.mktemp("small"), "--workers", "1")
    with server as running:
        yield running


def somebody(server: Server, name: str, address: str) -> Person:
    return Person(server.url, name, **{"X-Forwarded-For": address})


def test_so_many_people_and_tables_a_day_come_from_one_address(small: Server) -> None:
    people = [somebody(small, "Ada", "10.1.0.1") for _ in range(4)]
    crowd = Person(small.url, **{"X-Forwarded-For": "10.1.0.1"})
    answer = crowd.send("POST", "/api/me", {"name": "Ada", "bearer": True})
    assert (answer.status_code, code(answer)) == (429, "enough")
    assert somebody(small, "Ben", "10.1.0.2").token, "nobody else is hurt"
    for i in range(12):
        assert people[i // 3].create("me", "open")
    last = somebody(small, "Cid", "10.1.0.3")
    said = {"game": "otys", "seats": ["me", "open"]}
    answer = crowd.send("POST", "/api/tables", said, headers=last.headers)
    assert (answer.status_code, code(answer)) == (429, "enough")


def test_nobody_has_countless_unfinished_tables(small: Server) -> None:
    ada = somebody(small, "Ada", "10.1.1.1")
    ids = [ada.create("me", "open")["table"]["id"] for _ in range(3)]
    answer = ada.send("POST", "/api/tables", {"game": "otys", "seats": ["me", "open"]})
    assert code(answer) == "unfinished"
    ada.do(ids[0], "leave")
    assert ada.create("me", "open"), "one was given up"


def test_so_many_sockets_are_open_at_once(small: Server) -> None:
    ada = somebody(small, "Ada", "10.1.2.1")
    id = ada.create("me", "open")["table"]["id"]

    def door(address: str) -> str:
        with catch_warnings(action="ignore"):  # they are closed below
            doors.append(ada.door(id, headers={"X-Forwarded-For": address}))
            said = heard(doors[-1])
        return str(said["error"]["code"] if said["type"] == "refused" else said["type"])

    doors: list[ClientConnection] = []
    try:
        assert [door("10.1.2.2") for _ in range(4)] == ["news"] * 3 + ["too-often"]
        assert [door("10.1.2.3") for _ in range(3)] == ["news"] * 2 + ["too-often"], "no more in all"
        doors[0].close()
        for _ in range(600):
            if door("10.1.2.4") == "news":
                break
        else:
            pytest.fail("a socket that is closed still counts")
    finally:
        for one in doors:
            one.close()


def test_a_request_pays_for_its_length() -> None:
    async def app(*_: object) -> None:
        """Nothing is let through to it."""

    guard = Guard(app, Settings("sqlite+aiosqlite://"))
    scope = {"type": "http", "client": ("10.1.3.1", 1), "path": "/api/records", "method": "POST", "query_string": b""}

    def admitted(length: int) -> bool:
        from starlette.datastructures import Headers

        try:
            guard._admit(scope, Headers({"content-length": str(length), "host": "localhost"}))
        except Refusal as refusal:
            assert refusal.code == "too-often"
            return False
        return True

    guard.limits._bucket("record", "10.1.3.1").left = 10**6
    guard.limits._bucket("stored", "10.1.3.1").left = 10**6
    long = sum(admitted(30 * BODY) for _ in range(RATES["any"][1]))
    assert 2 <= long < RATES["any"][1] / 20


def test_what_was_paid_too_late_has_to_be_made_up_for() -> None:
    limits = Limits(True)
    limits.solvent("work", "a")
    limits.pay("work", "a", 1000)
    with pytest.raises(Refusal):
        limits.solvent("work", "a")
    limits.solvent("work", "b")


# The log of a table


def test_acting_and_taking_back_comes_to_an_end(small: Server) -> None:
    ada = somebody(small, "Ada", "10.1.4.1")
    id = ada.create("me", "me", options={"first_player": 0})["table"]["id"]
    with ada.live(id) as live:
        for i in range(5):
            news = ada.look(id)
            choice = next(one["id"] for one in news["legal"] if one["text"].startswith("key"))
            assert answered(live, {"type": "act", "state": news["state"], "action": choice, "key": f"a{i}"})
            news = ada.look(id)
            back = answered(live, {"type": "undo", "state": news["state"], "key": f"u{i}"})
            if i < 4:
                assert back["type"] == "done"
        assert back["error"]["code"] == "undo-enough"
    news = ada.look(id)
    assert (news["undo"], news["why_not"]) == (False, "undo-enough")
    ada.do(id, "act", state=news["state"], action=news["legal"][0]["id"])


def test_talk_comes_to_an_end_and_the_game_does_not() -> None:
    ada = Who("a", "Ada")
    made = seating.new(seating.Wish(fathom.load("otys", players=2), ["me", "me"], [None, None]), ada)
    table = Table(made)
    said = play.chat(table, ada, 0, "Hello", None)
    assert not isinstance(said, int)
    play.has_room(table, said)
    table.entries += [table.entry("chat", 0, {"name": "Ada", "text": "x"})] * play.LOG
    said = table.change(table.entry("chat", 0, {"name": "Ada", "text": "x"}))
    with pytest.raises(Refusal) as refused:
        play.has_room(table, said)
    assert refused.value.code == "log-full"
    for kind in ("action", "bot", "concede"):
        play.has_room(table, table.change(table.entry(kind, 0)))


# Half a request


def test_what_is_begun_and_never_ended_is_closed(small: Server) -> None:
    head = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
    whole = "GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n"
    for said in ("", head[:40], head, whole + head[:40], whole + whole + head):
        with socket.create_connection(("127.0.0.1", small.port), 120) as line:
            line.sendall(said.encode())
            while line.recv(4096):  # answers to what is whole
                pass


def test_a_socket_that_is_quiet_stays(small: Server) -> None:
    ada = somebody(small, "Ada", "10.1.5.1")
    id = ada.create("me", "open")["table"]["id"]
    with ada.live(id) as live, socket.create_connection(("127.0.0.1", small.port), 120) as line:
        assert line.recv(1) == b"", "one that says nothing is closed"
        assert answered(live, {"type": "chat", "text": "x"})["type"] == "done"


# Names and files


def test_equal_names_are_told_apart(server: Server) -> None:
    ada, eve = Person(server.url, "Ada"), Person(server.url, "aD\u200bA")
    id = ada.create("me", "open", "open")["table"]["id"]
    eve.do(id, "join")
    news = Person(server.url, "Ben").do(id, "join", name="Ａｄａ")
    names = [seat["name"] for seat in news["table"]["seats"]]
    assert names == ["Ada", "aD\u200bA (2)", "Ａｄａ (3)"]
    assert told_apart("Ada", ["Ada", "ada (2)", None]) == "Ada (3)"
    assert told_apart("Ada", ["Adam", None]) == "Ada"
    long = "x" * NAME
    assert len(told_apart(long, [long]) or "") <= NAME


@pytest.mark.parametrize("name", ["ALICE", "AIice", "A1ice", "Alıce", "Аlice", "Αlice", "Aliсe", "Al\u00adіce"])
def test_names_in_other_letters_that_look_the_same_are_told_apart(name: str) -> None:
    assert told_apart(name, ["Alice", None]) == f"{name} (2)"
    assert told_apart(name, ["Ada", "Clara"]) == name


def test_only_the_owner_reads_the_database(tmp_path: Path) -> None:
    folder = tmp_path / "open"
    folder.mkdir(mode=0o755)
    (folder / "fathom.db").touch(mode=0o644)
    with Server(folder, "--workers", "1") as server:
        Person(server.url, "Ada")
        kept = sorted(folder.glob("fathom.db*"))
        assert {"fathom.db", "fathom.db-wal"} <= {path.name for path in kept}
        assert {path.name: stat.S_IMODE(path.stat().st_mode) & 0o077 for path in kept if path.suffix != ".lock"} == {
            path.name: 0 for path in kept if path.suffix != ".lock"
        }
