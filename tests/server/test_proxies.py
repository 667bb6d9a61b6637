"""Requests that come through a proxy, and names that are not ours."""

from __future__ import annotations

import json
import re
import socket
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.asking import Person, code
from tests.server.serving import Server

PROXY, STRANGER = "127.0.0.9", "127.0.0.1"  # all of them are this machine's
ORIGIN = "https://games.example"
OWN = socket.gethostname()
OURS = ["127.0.0.1", "192.168.1.20:8000", "[::1]:8000", "[fe80::1]", "localhost", "LOCALHOST:80", "fathom.localhost"]
OURS += ["games.example", "Games.Example:443", "games.example.", OWN, f"{OWN}.local:8000"]
FOREIGN = [
    "evil.example",
    "games.example.evil.example",
    "evil.example:8000",
    "localhost.evil.example",
    "127.0.0.1.nip.io",
]
FOREIGN += [
    "[::1",
    "::1",
    "games.example@evil.example",
    "games.example:80:80",
    "",
    "0x7f000001",
    "mygames.example",
    "<b>",
]


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy that is not at 127.0.0.1, as in a container."""
    nets = ("--proxy", PROXY, "--proxy", "127.0.1.0/24")
    with Server(tmp_path_factory.mktemp("behind"), "--workers", "1", *nets, "--origin", f"{ORIGIN}/") as running:
        yield running


def _from(server: Server, peer: str, **headers: str) -> httpx.Client:
    """Somebody who connects from an address."""
    headers = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.Client(base_url=server.url, transport=httpx.HTTPTransport(local_address=peer), headers=headers)


def test_a_proxy_that_is_named_is_believed(behind: Server) -> None:
    said = {"Origin": "https://127.0.0.1", "Host": "127.0.0.1", "X-Forwarded-For": "203.0.113.1"}
    said["X-Forwarded-Proto"] = "https"
    for peer in (PROXY, "127.0.1.77"):
        with _from(behind, peer) as http:
            answer = http.post("/api/me", json={"name": "Ada"}, headers=said)
        assert answer.status_code == 200, answer.text
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "strict-transport-security" in answer.headers
    with _from(behind, STRANGER) as http:
        answer = http.post("/api/me", json={"name": "Eve"}, headers=said)
    assert (answer.status_code, code(answer)) == (403, "origin")
    assert "--proxy" in behind.said(), "the operator hears why"


def _refused(server: Server, peer: str, *forwarded: str) -> list[int]:
    """The statuses of many costly requests, which say that they come from different addresses in turn."""
    found = []
    with _from(server, peer) as http:
        for i in range(15):
            said = {"X-Forwarded-For": forwarded[i % len(forwarded)]}
            found.append(http.post("/api/records", json={}, headers=said).status_code)
    return [status for status in found if status == 429]


def test_limits_are_for_the_address_behind_the_proxy(behind: Server) -> None:
    assert not _refused(behind, PROXY, "203.0.113.20", "203.0.113.21"), "two people"
    assert _refused(behind, PROXY, "203.0.113.22"), "one of them"
    claimed = [f"198.51.100.{i}, 203.0.113.23" for i in range(15)]
    assert _refused(behind, PROXY, *claimed), "only the last one is the proxy's word"
    assert _refused(behind, PROXY, *(f"{one}, 127.0.1.5" for one in claimed)), "two proxies in a row"
    assert _refused(behind, STRANGER, *(f"198.51.101.{i}" for i in range(15))), "no proxy at all"


@pytest.mark.parametrize("host", OURS)
def test_names_that_are_ours(behind: Server, host: str) -> None:
    answer = httpx.get(f"{behind.url}/livez", headers={"Host": host})
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("host", FOREIGN)
def test_names_that_are_not_ours(behind: Server, host: str) -> None:
    """Whoever points a name of theirs at this machine would otherwise have a page that counts as ours."""
    for method, path in (("GET", "/"), ("GET", "/api/games"), ("POST", "/api/me"), ("GET", "/livez")):
        said = {"Host": host, "Origin": f"http://{host}"}
        answer = httpx.request(method, f"{behind.url}{path}", headers=said, json={"name": "Eve"})
        assert (answer.status_code, code(answer)) == (421, "host"), path
        assert "--origin" in answer.json()["error"]["message"]
        assert "<" not in answer.text
    with pytest.raises(InvalidStatus), Person(behind.url).door("x", headers={"Host": host}):
        pass


def test_a_host_behind_a_proxy_is_not_taken_from_elsewhere(behind: Server) -> None:
    for name in ("X-Forwarded-Host", "Forwarded"):
        said = {name: "host=evil.example" if name == "Forwarded" else "evil.example", "Host": "evil.example"}
        with _from(behind, PROXY) as http:
            assert http.get("/livez", headers=said).status_code == 421
            assert http.get("/livez", headers={**said, "Host": "games.example"}).status_code == 200


def test_every_request_has_an_id(behind: Server) -> None:
    def asked(peer: str, id: str | None) -> str:
        with _from(behind, peer) as http:
            answer = http.get("/api/games", headers={} if id is None else {"X-Request-ID": id})
        return str(answer.headers["x-request-id"])

    assert asked(PROXY, "proxy-4711_a.b") == "proxy-4711_a.b"
    own = [asked(PROXY, None), asked(PROXY, "no good"), asked(PROXY, "x" * 65), asked(STRANGER, "stranger-1")]
    assert all(re.fullmatch("[0-9a-f]{16}", id) for id in own)
    assert len(set(own)) == 4
    ada = Person(behind.url, "Ada")
    with ada.live(ada.create("me", "open")["table"]["id"]) as live:
        assert live.response is not None
        assert re.fullmatch("[0-9a-f]{16}", live.response.headers["x-request-id"])
    refused = httpx.get(f"{behind.url}/nothing").headers["x-request-id"]
    end = time.monotonic() + 60
    while refused not in behind.log.read_text():  # it is logged when it has been answered
        assert time.monotonic() < end
        time.sleep(0.05)
    lines: list[dict[str, Any]] = [json.loads(line) for line in behind.log.read_text().splitlines()]
    by_id = {line["request"]: line for line in lines if line["message"] == "request"}
    assert by_id["proxy-4711_a.b"]["route"] == "/api/games"
    assert by_id[refused]["status"] == 404
    assert set(own) <= set(by_id)
    assert "stranger-1" not in behind.log.read_text()
