"""How much, how often and what kind of nonsense somebody may send. What is refused stalls nobody."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom.core.record import Record
from fathom.server.guard import BIG, BODY, RATES
from tests.server.asking import Person, answered, busy, code, patched
from tests.server.postgres import Postgres
from tests.server.serving import Server
from tests.tables import positions


@pytest.fixture(scope="module")
def ada(server: Server) -> Person:
    return Person(server.url, "Ada")


def _chunks(size: int) -> Iterator[bytes]:
    yield from (b" " * 1024 for _ in range(size // 1024 + 1))


# Size


@pytest.mark.parametrize(("path", "most"), [("/api/me", BODY), ("/api/tables", BIG), ("/api/records", BIG)])
def test_a_body_that_is_too_long_is_refused(ada: Person, path: str, most: int) -> None:
    for body in (b" " * (most + 1), _chunks(most)):
        answer = ada.post(path, body)
        assert (answer.status_code, code(answer)) == (413, "too-large"), type(body)
    name = b'{"name": "Ada"}'
    if path == "/api/me":  # what just fits is read
        assert ada.post(path, b" " * (most - len(name)) + name).status_code == 200


def test_a_length_that_is_no_number_is_refused(server: Server) -> None:
    for length in ("-1", "1e3", "0x10", "９", "99999999999999999999", "1, 2", "+5"):
        request = f"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: {length}\r\n\r\n{{}}"
        with socket.create_connection(("127.0.0.1", server.port), 30) as line:
            line.sendall(request.encode())
            assert line.recv(100).split()[1] in (b"400", b"413"), length


def test_who_sends_slowly_keeps_nobody_waiting(server: Server, ada: Person) -> None:
    """Hundreds of requests that never end."""
    head = "POST /api/tables HTTP/1.1\r\nHost: [::1]\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
    lines = [socket.create_connection(("127.0.0.1", server.port), 30) for _ in range(300)]
    try:
        for i, line in enumerate(lines):
            line.sendall((head if i % 2 else head[:40]).encode())
        id = ada.create("me", "greedy")["table"]["id"]
        with ada.live(id) as live:
            assert answered(live, {"type": "chat", "text": "x"})["type"] == "done"
    finally:
        for line in lines:
            line.close()


# Frequency


# However slowly this machine asks, it is too often.
STRICT = """
import fathom.server.guard as guard, fathom.server.live as live
guard.RATES |= {kind: (0.5, burst) for kind, (_, burst) in guard.RATES.items()}
live.RATE = 2.0"""


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        patched(monkeypatch, STRICT)
        server = Server(tmp_path_factory.mktemp("limited"), "--workers", "1")
    with server as running:
        yield running


def _until_refused(ask: Any, most: int) -> int:
    for i in range(most):
        answer = ask()
        if answer.status_code == 429:
            assert code(answer) == "too-often"
            assert int(answer.headers["retry-after"]) >= 1
            return i
    raise AssertionError(f"{most} were let through")


@pytest.mark.parametrize(
    ("kind", "method", "path"),
    [
        ("costly", "POST", "/api/me"),
        ("record", "POST", "/api/records"),
        ("slow", "GET", "/api/tables/no-such-table/course"),
    ],
)
def test_who_asks_too_often_has_to_wait(limited: Server, kind: str, method: str, path: str) -> None:
    address = {"X-Forwarded-For": f"10.0.0.{len(kind)}"}  # from a proxy on this machine
    person = Person(limited.url, **address)
    burst = RATES[kind][1]
    made = _until_refused(lambda: person.send(method, path, {"name": "Ada"}), 4 * burst)
    assert made >= burst
    assert person.send("GET", "/api/games").status_code == 200, "what costs little is still possible"
    others = Person(limited.url, **{"X-Forwarded-For": "10.0.0.99"})
    assert others.send(method, path, {"name": "Bob"}).status_code != 429, "nobody else is hurt"
    end = time.monotonic() + 120
    while person.send(method, path, {"name": "Ada"}).status_code == 429:
        assert time.monotonic() < end, "it does not recover"
        time.sleep(0.5)


def test_no_request_is_free(limited: Server) -> None:
    burst = RATES["any"][1]
    with ThreadPoolExecutor(8) as pool:
        people = [Person(limited.url, **{"X-Forwarded-For": "10.0.1.1"}) for _ in range(8)]
        asked = pool.map(lambda i: people[i % 8].send("GET", "/api/me").status_code, range(6 * burst))
        codes = list(asked)
    assert codes.count(200) >= burst
    assert codes.count(429) > 0
    assert set(codes) == {200, 429}


def test_sockets_are_not_opened_without_end(limited: Server) -> None:
    person = Person(limited.url)
    address = {"X-Forwarded-For": "10.0.2.1"}

    def knock(_: int) -> bool:
        with person.door("no-such-table", headers=address) as door:
            return bool(json.loads(door.recv(30))["error"]["code"] == "no-table")

    with ThreadPoolExecutor(8) as pool:
        let_in = list(pool.map(knock, range(4 * RATES["socket"][1])))
    assert let_in.count(True) >= RATES["socket"][1]
    assert let_in.count(False) > 0


def test_messages_over_a_socket_are_limited_and_it_recovers(limited: Server) -> None:
    person = Person(limited.url, "Ada", **{"X-Forwarded-For": "10.0.3.1"})
    id = person.create("me", "open")["table"]["id"]
    with person.live(id) as live:
        for i in range(80):
            live.send(json.dumps({"type": "look", "seat": None, "key": f"k{i}"}))
        codes: list[str | None] = []
        while len(codes) < 80:
            said = json.loads(live.recv(30))
            if said["type"] != "news":
                codes.append(said.get("error", {}).get("code"))
        assert codes.count("too-often") >= 5
        assert codes.count(None) >= 60
        end = time.monotonic() + 120
        while answered(live, {"type": "look", "seat": None, "key": "late"})["type"] != "done":
            assert time.monotonic() < end
            time.sleep(0.5)


# Nonsense


DEEP = 30_000
NONSENSE = {
    "nothing": b"",
    "not JSON": b"{",
    "not UTF-8": b'{"name": "\xff\xfe"}',
    "UTF-16": '{"name": 1}'.encode("utf-16"),
    "deep lists": b"[" * DEEP + b"]" * DEEP,
    "deep tables": b'{"name":' * 7000 + b"1" + b"}" * 7000,
    "not a number": b'{"name": NaN}',
    "infinite": b'{"name": -Infinity}',
    "a huge number": b'{"name": ' + b"9" * 60_000 + b"}",
    "a large number": b'{"name": ' + b"9" * 4000 + b"}",
    "a huge exponent": b'{"name": 1e999999}',
    "half a letter": b'{"name": "\\ud800"}',
    "half a letter as a field": b'{"name": "Ada", "\\udfff": 1}',
    "NUL": b'{"name": "\\u0000"}',
    "an unknown field": b'{"name": "Ada", "admin": true}',
    "a truth as a number": b'{"name": "Ada", "bearer": 1}',
    "a list": b'[{"name": "Ada"}]',
    "text": b'"Ada"',
    "null": b"null",
    "two values": b'{"name": "Ada"} {"name": "Eve"}',
}


@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_is_refused(ada: Person, what: str) -> None:
    for path in ("/api/me", "/api/tables", "/api/records"):
        answer = ada.post(path, NONSENSE[what])
        assert answer.status_code in (409, 422), answer.text
        assert code(answer) in ("invalid", "empty")
        assert not any(word in answer.text for word in ("Traceback", "File ", "Error("))


def test_of_a_field_that_is_given_twice_the_last_counts_as_everywhere(ada: Person) -> None:
    assert ada.post("/api/me", b'{"name": "Ada", "name": "Eve"}').json()["name"] == "Eve"


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/xml", "multipart/form-data", "application/x-www-form-urlencoded", "x", "a/b/c"]
)
def test_only_json_is_read(ada: Person, kind: str) -> None:
    answer = ada.post("/api/me", b'{"name": "Ada"}', kind)
    assert (answer.status_code, code(answer)) == (422, "invalid")


WISH: dict[str, Any] = {"game": "otys", "seats": ["me", "greedy"]}
HOSTILE: dict[str, bytes] = {
    "half a letter in a key": b'"pack": {"\\ud800": 1}',
    "half a letter in a deeper key": b'"pack": {"player": {"\\ud800": 1}}',
    "half a letter in a value": b'"pack": {"player": {"credits": "\\ud800"}}',
    "not a number": b'"pack": {"player": {"credits": NaN}}',
    "infinite": b'"pack": {"player": {"credits": 1e999}}',
    "a large number": b'"pack": {"player": {"credits": ' + b"9" * 4000 + b"}}",
    "deep": b'"pack": {"player": ' + b'{"x":' * 900 + b"1" + b"}" * 901,
    "deep lists": b'"pack": {"player": ' + b"[" * 900 + b"1" + b"]" * 900 + b"}",
    "a long list": b'"pack": {"player": {"credits": [' + b"0," * 900_000 + b"0]}}",
    "many keys": b'"pack": {' + b",".join(b'"%d": 0' % i for i in range(100_000)) + b"}",
    "another kind": b'"pack": {"player": 1, "colony": []}',
    "a large option": b'"options": {"players": ' + b"9" * 4000 + b"}",
    "an option of another kind": b'"options": {"sponsors": true}',
    "half a letter in an option": b'"options": {"sponsors": "\\ud800"}',
    "half a letter as an option": b'"options": {"\\ud800": "standard"}',
    "half a letter as a name": b'"names": ["\\ud800", null]',
    "NUL as a name": b'"names": ["\\u0000", null]',
    "NUL in a start": b'"start": {"table": "0123456789\\u0000", "at": 1}',
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_table_is_refused_and_nothing_breaks(ada: Person, what: str) -> None:
    before = len(ada.ask("GET", "/api/tables?which=own")["tables"])
    answer = ada.post("/api/tables", json.dumps(WISH)[:-1].encode() + b", " + HOSTILE[what] + b"}")
    assert 400 <= answer.status_code < 500, answer.text
    assert code(answer) in ("invalid", "pack", "option", "seat-count", "empty")
    assert len(ada.ask("GET", "/api/tables?which=own")["tables"]) == before


def _record() -> dict[str, Any]:
    *_, last = positions(fathom.load("octodice", players=1), 5)
    return dict(json.loads(Record.of(last).to_json()))


RECORD = _record()
SPOILT: dict[str, dict[str, Any]] = {
    "another game": {"game": "chess"},
    "half a letter as a game": {"game": "\ud800"},
    "another version": {"version": 10**30},
    "another format": {"fathom": 2},
    "other data": {"data": "x" * 64},
    "a wrong option": {"options": {"players": [1]}},
    "a large option": {"options": {"players": 10**4000}},
    "half a letter in an option": {"options": {"players": 1, "layout": "\ud800"}},
    "no set-up": {"setup": []},
    "a large outcome": {"setup": [10**4000] * len(RECORD["setup"])},
    "negative outcomes": {"setup": [-1] * len(RECORD["setup"])},
    "too long a set-up": {"setup": [0] * 300_000},
    "an unknown move": {"moves": [["\ud800", []]]},
    "a long move": {"moves": [["x" * 500_000, []]]},
    "deep outcomes": {"moves": [["x", json.loads("[" * 900 + "]" * 900)]]},
    "outcomes that are none": {"moves": [["x", ["y"]]]},
    "a move of three parts": {"moves": [["x", [], 1]]},
    "moves after the end": {"moves": RECORD["moves"] * 2},
    "too many moves": {"moves": [["x", []]] * 30_000},
    "a running game": {"moves": RECORD["moves"][:-1]},
    "a pack that is none": {"pack": {"\ud800": 1}},
    "words about it that are none": {"about": {"players": 1}},
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_hostile_record_is_refused_and_nothing_breaks(ada: Person, what: str) -> None:
    record = {**RECORD, **SPOILT[what]}
    start = {"seats": ["me"], "record": record, "at": len(record["moves"])}
    for path, body in (("/api/records", record), ("/api/tables", start)):
        if path == "/api/tables" and what == "a running game":
            continue  # one may go on from there
        answer = ada.post(path, json.dumps(body).encode())
        assert 400 <= answer.status_code < 500, answer.text
        assert code(answer) in ("invalid", "record", "pack", "no-game", "not-finished")
    assert ada.post("/api/records", json.dumps(RECORD).encode()).status_code == 201


LONG = {
    "names": {**WISH, "names": [0] * 500_000},
    "options": {**WISH, "options": {str(i): None for i in range(100_000)}},
    "unknown fields": {**WISH, **{str(i): 0 for i in range(150_000)}},
    "setup": {**RECORD, "setup": [""] * 500_000},
    "moves": {**RECORD, "moves": [0] * 500_000},
}


@pytest.mark.parametrize("what", LONG)
def test_a_body_with_countless_faults_stalls_nobody(server: Server, ada: Person, what: str) -> None:
    """To list them all would take seconds, during which nobody is served: what counts is how long it computes, which
    does not depend on how busy the machine is."""
    body = json.dumps(LONG[what]).encode()
    assert len(body) < BIG
    path = "/api/records" if what in ("setup", "moves") else "/api/tables"
    began = busy(server.pid)
    assert ada.post(path, b"[" + b"0," * (len(body) // 2 - 1) + b"0]").status_code == 422
    usual = busy(server.pid) - began  # for reading the body and answering, if there is one fault
    assert ada.post(path, body).status_code == 422
    assert busy(server.pid) - began - usual < 0.5 + 5 * usual


# NUL is a letter to Python, and to SQLite


def test_no_letter_of_an_address_or_a_token_upsets_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    with Server(tmp_path, "--no-limits", "--workers", "1", database=postgres.create("letters")) as server:
        ada = Person(server.url, "Ada")
        for letter in ("%00", "%ff", "%ed%a0%80", "%f0%9f%90%99", "%27", "%5c", "%e2%80%ae"):
            answer = ada.send("GET", f"/api/tables/0123456789{letter}")
            assert (answer.status_code, code(answer)) == (404, "no-table"), letter
            with ada.door(f"0123456789{letter}") as live:
                assert json.loads(live.recv(30))["error"]["code"] == "no-table"
        for token in ("\\000.x", "a\\000.0.x", "\\377.x", "'.x"):
            answer = Person(server.url).send("GET", "/api/me", headers={"Cookie": f'fathom="{token}"'})
            assert answer.json() == {"id": None, "name": None}, token
        for pack in (b'{"player": {"credits": NaN}}', b'{"player": {"credits": "\\u0000"}}', b'{"\\u0000": 1}'):
            answer = ada.post("/api/tables", json.dumps(WISH)[:-1].encode() + b', "pack": ' + pack + b"}")
            assert (answer.status_code, code(answer)) == (409, "pack"), pack
