"""Running a server: health, figures, the log, headers, stopping, and clients that do not read."""

from __future__ import annotations

import json
import re
import socket
import sqlite3
import subprocess
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.asking import News, Person, answered, code, heard, patched
from tests.server.postgres import Postgres
from tests.server.serving import FATHOM, Server

HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
PATIENCE = 60.0


def test_nothing_is_lost_while_the_database_is_away(tmp_path: Path) -> None:
    with Postgres() as postgres, Server(tmp_path, "--no-limits", database=postgres.create("health")) as server:
        ada = Person(server.url, "Ada")
        id = ada.create("me", "open")["table"]["id"]
        assert ada.ask("GET", "/readyz") == {"status": "ok", "checks": {"database": "ok", "bots": "ok"}}
        postgres.stop()
        end = time.monotonic() + PATIENCE
        while (answer := ada.send("GET", "/readyz")).status_code != 503:
            assert time.monotonic() < end, "it counts as ready"
        assert answer.json()["status"] == "failing"
        assert answer.json()["checks"]["database"].startswith("takes no changes: ")
        assert ada.ask("GET", "/livez") == {"status": "ok"}
        for method, path, said in (
            ("POST", "/api/me", {"name": "Bob"}),
            ("GET", "/api/tables?which=own", None),
            ("POST", f"/api/tables/{id}/chat", {"text": "x", "key": "k"}),
        ):
            answer = ada.send(method, path, said)
            assert (answer.status_code, code(answer)) == (503, "storage"), path
            assert "content-security-policy" in answer.headers
        assert ada.send("GET", "/metrics").status_code == 200
        postgres.start()
        end = time.monotonic() + PATIENCE
        while ada.send("GET", "/readyz").status_code != 200:
            assert time.monotonic() < end, "it does not recover"
            time.sleep(0.2)
        ada.do(id, "chat", text="x", key="k")
        assert [entry["kind"] for entry in ada.look(id, since=0)["entries"]] == ["chat"]


def test_figures_count_what_happens(server: Server) -> None:
    ada = Person(server.url, "Ada")
    id = ada.create("me", "open", game="octodice")["table"]["id"]

    def figures() -> dict[str, float]:
        answer = ada.send("GET", "/metrics")
        assert answer.headers["content-type"].startswith("text/plain")
        lines = [line.rpartition(" ") for line in answer.text.splitlines() if not line.startswith("#")]
        return {name: float(value) for name, _, value in lines}

    before = figures()
    chats, refused = 'fathom_entries_total{kind="chat"}', 'fathom_refusals_total{code="not-begun"}'
    with ada.live(id) as live:
        assert figures()["fathom_watchers"] >= 1
        assert answered(live, {"type": "chat", "text": "x"})["type"] == "done"
        ada.send("POST", f"/api/tables/{id}/act", {"state": 0, "action": 0})
    after = figures()
    assert after[chats] == before.get(chats, 0) + 1
    assert after[refused] == before.get(refused, 0) + 1
    for name in ("fathom_commit_seconds_count", "fathom_tables_in_memory"):
        assert after[name] > 0
    text = ada.send("GET", "/metrics").text
    assert id not in text
    assert "Ada" not in text


def test_every_kind_of_answer_has_the_headers(server: Server) -> None:
    ada = Person(server.url, "Ada")
    id = ada.create("me", "greedy")["table"]["id"]
    answers = {
        "fine": ada.send("GET", "/api/games"),
        "figures": ada.send("GET", "/metrics"),
        "health": ada.send("GET", "/readyz"),
        "description": ada.send("GET", "/api/openapi.json"),
        "made": ada.send("POST", "/api/tables", {"game": "otys", "seats": ["me", "open"]}),
        "no such address": ada.send("GET", "/nothing"),
        "no such table": ada.send("GET", "/api/tables/nothing"),
        "another way to ask": ada.send("DELETE", "/api/me"),
        "invalid": ada.send("POST", "/api/me", {}),
        "too large": ada.post("/api/me", b" " * 100_000),
        "another page": ada.send("POST", "/api/me", {"name": "x"}, headers={"Origin": "https://evil.example"}),
        "not mine": Person(server.url).send("POST", f"/api/tables/{id}/chat", {"text": "x"}),
        "moved": ada.send("GET", "/api/tables/"),
        "record": ada.send("GET", f"/api/tables/{id}/record"),
    }
    for what, answer in answers.items():
        for name, value in HEADERS.items():
            assert answer.headers.get(name) == value, (what, name)
        policy = {part.split()[0]: part.split()[1:] for part in answer.headers["content-security-policy"].split(";")}
        assert policy["default-src"] == ["'none'"], what
        assert policy["script-src"] == ["'self'"]
        assert policy["frame-ancestors"] == policy["base-uri"] == ["'none'"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert "server" not in answer.headers
        if answer.url.path.startswith("/api"):
            kept = "no-cache" if what == "fine" else "no-store"  # the games are the same for all, and asked for again
            assert answer.headers["cache-control"] == kept, what
        if answer.status_code >= 400:
            assert answer.headers["content-type"] == "application/json", what


def test_what_was_acknowledged_is_there_after_a_stop(tmp_path: Path) -> None:
    with Server(tmp_path, "--no-limits", "--workers", "1") as server:
        ada = Person(server.url, "Ada")
        id = ada.create("me", "me", names=["Ada", "Bob"], game="octodice")["table"]["id"]
        bot = ada.create("me", "greedy", game="octodice")["table"]["id"]
        ada.do(bot, "leave")  # a bot thinks while the server stops
        acknowledged: list[int] = []
        going = threading.Event()

        def talk() -> None:
            talker = Person(server.url, token=ada.token)
            try:
                for i in range(10**6):  # somebody who cannot decide
                    answer = talker.send("POST", f"/api/tables/{id}/abandon", {"agree": i % 2 == 0, "seat": 0})
                    if answer.is_success and answer.json()["number"] not in acknowledged:  # else nothing was new
                        acknowledged.append(answer.json()["number"])
                        going.set()
            except httpx.TransportError:
                pass

        talking = threading.Thread(target=talk)
        talking.start()
        with ada.live(id) as live:
            assert going.wait(PATIENCE)
            assert server.stop() == 0
            assert _close_code(live) == 1012, "come again"
        talking.join()
        server.start()
        entries = _all(Person(server.url, token=ada.token), id)
    stored = [entry["number"] for entry in entries if entry["kind"] == "abandon"]
    assert stored[: len(acknowledged)] == acknowledged
    assert len(stored) - len(acknowledged) in (0, 1), "at most the last was stored without an answer"


def _close_code(live: ClientConnection) -> int | None:
    try:
        while True:
            live.recv(30)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def _all(person: Person, id: str) -> list[News]:
    found: list[News] = []
    while more := person.look(id, since=len(found))["entries"]:
        found += more
    return found


def test_the_log_tells_nothing_about_anybody(tmp_path: Path) -> None:
    """A game with names, words, secrets, errors and everything else; then every line of the log is searched."""
    with Server(tmp_path, "--workers", "1") as server:
        ada, bob = Person(server.url, "Adalbertine"), Person(server.url, "Bobadilla")
        cookie = httpx.post(f"{server.url}/api/me", json={"name": "Cunegonde"})
        news = ada.create("me", "open", game="abyss", names=["Adalheid", None], options={"memory": "none"})
        id = news["table"]["id"]
        seat = ada.do(id, "token")["token"]
        bob.do(id, "join", name="Bobette")
        people = [ada, bob]
        with ada.live(id, query="since=0&seat=0") as one, bob.live(id) as two:
            assert answered(one, {"type": "chat", "text": "Geheimwort", "key": "schluessel"})["type"] == "done"
            answered(two, "Unsinnswort")
            for _ in range(12):
                for person in people:
                    if (news := person.look(id))["legal"]:
                        person.do(id, "act", state=news["state"], action=news["legal"][0]["id"], key=f"schluessel{_}")
            answered(one, {"type": "act", "state": 0, "action": "Unsinnswort"})
            views = [json.dumps(person.look(id)["view"]) for person in people]
        with Person(server.url).door("Unsinnswort-am-Tisch") as door:
            assert heard(door)["error"]["code"] == "no-table"
        ada.send("GET", "/api/tables/Unsinnswort")
        ada.send("GET", "/Unsinnswort?Unsinnswort=Unsinnswort")
        ada.send("POST", "/api/me", {"Unsinnswort": 1})
        ada.post("/api/tables", b'{"game": "otys", "seats": ["me", "open"], "pack": {"Unsinnswort": 1}}')
        bob.do(id, "concede")
        record = ada.send("GET", f"/api/tables/{id}/record").json()
        assert server.stop() == 0
    assert len(views[0]) > 100
    log = server.log.read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    assert len(lines) > 40
    assert all({"at", "level", "log", "message"} <= set(line) for line in lines)
    assert all(re.fullmatch(r"[0-9a-f]{16}", line["request"]) for line in lines if "route" in line)
    assert {line["route"] for line in lines if "route" in line} >= {"/api/tables/{id}/act", "/api/me"}
    assert not [line for line in lines if line["level"] in ("error", "critical")]
    tokens = [
        part for token in (ada.token, bob.token, seat, cookie.cookies["fathom"]) for part in str(token).split(".")
    ]
    words = ["Adal", "Bob", "Cunegonde", "Geheimwort", "Unsinn", "schluessel", id, *tokens, "Bearer", "fathom="]
    for word in (word for word in words if len(word) > 2):
        assert word not in log, word
    for action, _ in record["moves"]:
        assert f'"{action}"' not in log
    assert str(record["setup"])[1:-1] not in log


def test_a_client_that_does_not_read_is_dropped_and_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    patched(monkeypatch, "import fathom.server.live as live; live.PATIENCE = 1.0; live.play.TALK = 10**6")
    with Server(tmp_path, "--no-limits", "--workers", "1") as server:
        ada = Person(server.url, "Ada")
        id = ada.create("me", "me", game="abyss", names=["Ada", "Bob"])["table"]["id"]
        with socket.socket() as deaf, ada.live(id) as live:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # the less is kept for it, the sooner it is full
            deaf.connect(("127.0.0.1", server.port))
            request = f"GET /api/tables/{id}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            request += "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            request += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            deaf.sendall(request.encode())
            end = time.monotonic() + PATIENCE
            number = 0
            while _dropped(ada) < 1:
                assert time.monotonic() < end, "it is kept"
                for i in range(20):
                    number = ada.do(id, "abandon", agree=i % 2 == 0, seat=0)["number"]
            last = 0
            while last < number:
                last = heard(live)["number"]
        assert ada.look(id)["number"] == number
        end = time.monotonic() + PATIENCE
        while "fathom_watchers 0.0" not in ada.send("GET", "/metrics").text:
            assert time.monotonic() < end, "somebody is still counted"
            time.sleep(0.1)


def _dropped(person: Person) -> float:
    found = re.search(r"^fathom_watchers_dropped_total (\S+)", person.send("GET", "/metrics").text, re.M)
    assert found is not None
    return float(found[1])


def test_a_table_that_cannot_be_read_does_not_hold_up_the_others(tmp_path: Path) -> None:
    """One row is damaged; time still runs out at every other table."""
    with Server(tmp_path, "--no-limits", "--workers", "1") as server:
        ada = Person(server.url, "Ada")
        ids = [ada.create("me", "me", game="octodice", timer=5, names=["A", "B"])["table"]["id"] for _ in range(3)]
        assert server.stop() == 0
        with sqlite3.connect(tmp_path / "fathom.db") as database:
            database.execute("UPDATE tables SET setup = '[99, 99]' WHERE id = ?", (ids[0],))
            database.execute("UPDATE tables SET deadline = 1, updated = 1 WHERE id = ?", (ids[0],))
        server.start()
        end = time.monotonic() + PATIENCE
        for id in ids[1:]:
            while not any(entry["kind"] == "bot" for entry in _at(server, ada).look(id, since=0)["entries"]):
                assert time.monotonic() < end, "the others wait for it"
                time.sleep(0.3)


def _at(server: Server, ada: Person) -> Person:
    return Person(server.url, token=ada.token)


@pytest.mark.parametrize(
    "wrong",
    [
        ["--port", "99999"],
        ["--bot-seconds", "0"],
        ["--workers", "-1"],
        ["--database", "mysql://x"],
        ["--host", "300.1.1.1"],
        ["--proxy", "300.1.1.1"],
        ["--metrics", "10.0.0.0/99"],
        ["--origin", "games.example"],
        ["--origin", "https://games.example/fathom"],
    ],
)
def test_wrong_options_are_refused_in_one_line(tmp_path: Path, wrong: list[str]) -> None:
    where: list[Any] = [] if "--database" in wrong else ["--data", str(tmp_path)]
    done = subprocess.run([*FATHOM, "serve", *where, *wrong], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
