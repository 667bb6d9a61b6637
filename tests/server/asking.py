"""Plain requests to a server, also wrong ones: what the client of a hostile program looks like."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.server import serving

News = dict[str, Any]
REQUESTS = 120.0  # seconds an answer may take


class Person:
    """Somebody at a server, by a bearer token; without a name nobody in particular."""

    def __init__(self, url: str, name: str | None = None, token: str | None = None, **headers: str) -> None:
        self.url, self.token = url, token
        self.http = httpx.Client(base_url=url, timeout=REQUESTS, headers=headers)
        if name is not None:
            self.token = str(self.ask("POST", "/api/me", {"name": name, "bearer": True})["token"])

    @property
    def headers(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    def send(self, method: str, path: str, said: Any = None, **more: Any) -> httpx.Response:
        """The answer, whatever it is."""
        headers = {**self.headers, **more.pop("headers", {})}
        return self.http.request(method, path, json=said, headers=headers, **more)

    def post(self, path: str, body: bytes | Iterator[bytes], kind: str = "application/json") -> httpx.Response:
        """The answer to a body of any bytes."""
        return self.http.post(path, content=body, headers={**self.headers, "Content-Type": kind})

    def ask(self, method: str, path: str, said: Any = None) -> Any:
        """The answer to what must be right."""
        answer = self.send(method, path, said)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def create(self, *seats: str, game: str = "otys", **wish: Any) -> News:
        """The news of a new table."""
        news: News = self.ask("POST", "/api/tables", {"game": game, "seats": seats, **wish})
        return news

    def do(self, id: str, verb: str, **said: Any) -> Any:
        return self.ask("POST", f"/api/tables/{id}/{verb}", said)

    def look(self, id: str, **query: Any) -> News:
        answer = self.send("GET", f"/api/tables/{id}", params=query)
        assert answer.status_code == 200, answer.text
        news: News = answer.json()
        return news

    @contextmanager
    def live(self, id: str, **query: Any) -> Iterator[ClientConnection]:
        """A WebSocket at a table; the first news are read already."""
        with self.door(id, **query) as socket:
            assert heard(socket)["type"] == "news"
            yield socket

    def door(self, id: str, query: str = "", **options: Any) -> ClientConnection:
        headers = {**self.headers, **options.pop("headers", {})}
        address = f"ws{self.url.removeprefix('http')}/api/tables/{id}/live?{query}"
        # No pings: a test that does not read for a while is still there.
        patience: dict[str, Any] = {"open_timeout": REQUESTS, "close_timeout": 1, "ping_interval": None}
        socket: ClientConnection = connect(address, additional_headers=headers, max_size=2**24, **patience, **options)
        return socket


def heard(socket: ClientConnection) -> News:
    """The next message."""
    said: News = json.loads(socket.recv(REQUESTS))
    return said


def answered(socket: ClientConnection, *said: News | str | bytes) -> News:
    """The first message that is no news, after saying something."""
    for one in said:
        socket.send(json.dumps(one) if isinstance(one, dict) else one)
    while (answer := heard(socket))["type"] == "news":
        pass
    return answer


def code(answer: httpx.Response) -> str:
    """The code of a refusal, which is made as all are."""
    error = answer.json()["error"]
    assert set(error) == {"code", "message", "rule", "cause"}
    assert error["message"]
    assert answer.status_code >= 400
    return str(error["code"])


def busy(pid: int) -> float:
    """Seconds that a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def patched(monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    """Servers started from now on run a line of Python first, which may change what a test cannot wait for."""
    start = f"import sys; from fathom.cli import main; {line}; sys.exit(main())"
    monkeypatch.setattr(serving, "FATHOM", [sys.executable, "-c", start])


def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers started from now on press all games when they stop, however busy the machine is."""
    patched(monkeypatch, f"import fathom.server.presses as presses; presses.FAREWELL = {serving.PATIENCE / 2}")
