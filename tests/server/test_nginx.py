"""Behind a real nginx with TLS, as deploy/nginx.conf has it: the page, cookies, WebSockets, limits, names; and several
servers behind it, one of which dies."""

from __future__ import annotations

import json
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from fathom.server.pages import File
from tests.server.asking import code, heard
from tests.server.nginx import HOST, NAME, Nginx
from tests.server.postgres import Postgres
from tests.server.serving import Server


class Browser:
    """Somebody with an address and a cookie of their own."""

    def __init__(self, proxy: Nginx, address: str = "127.0.0.11") -> None:
        self.proxy, self.address = proxy, address
        transport = httpx.HTTPTransport(verify=proxy.trust, local_address=address)
        self.origin = f"https://{NAME}:{proxy.port}"
        # The name has no address; who asks for it is connected to the proxy, and names it in TLS and in Host.
        self.http = httpx.Client(
            base_url=f"https://{HOST}:{proxy.port}", transport=transport, headers={"Origin": self.origin}, timeout=120
        )

    def ask(self, method: str, path: str, said: Any = None, host: str | None = None) -> httpx.Response:
        return self.http.request(
            method,
            path,
            json=said,
            headers={"Host": host or f"{NAME}:{self.proxy.port}"},
            extensions={"sni_hostname": NAME},
        )

    def live(self, id: str) -> ClientConnection:
        line = socket.create_connection((HOST, self.proxy.port), 60, source_address=(self.address, 0))
        options: dict[str, Any] = {"sock": line, "ssl": self.proxy.trust, "server_hostname": NAME, "open_timeout": 120}
        options |= {"origin": self.origin, "additional_headers": {"Cookie": f"fathom={self.http.cookies['fathom']}"}}
        live: ClientConnection = connect(f"wss://{NAME}:{self.proxy.port}/api/tables/{id}/live?since=0", **options)
        return live


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Nginx, Server]]:
    asked = ("--workers", "1", "--proxy", HOST, "--origin", f"https://{NAME}", "--metrics", HOST)
    with (
        Server(tmp_path_factory.mktemp("behind"), *asked) as server,
        Nginx(tmp_path_factory.mktemp("nginx"), [server]) as proxy,
    ):
        yield proxy, server


def test_the_page_comes_through_tls_and_by_no_other_way(proxied: tuple[Nginx, Server], built: dict[str, File]) -> None:
    proxy, _ = proxied
    answer = Browser(proxy).ask("GET", "/")
    assert (answer.status_code, answer.content) == (200, built["index.html"].body)
    assert "strict-transport-security" in answer.headers
    plain = httpx.get(f"http://{HOST}:{proxy.plain}/t/abc", headers={"Host": NAME})
    assert (plain.status_code, plain.headers["location"]) == (301, f"{proxy.url}/t/abc")


def test_a_person_plays_through_it(proxied: tuple[Nginx, Server]) -> None:
    ada = Browser(proxied[0])
    made = ada.ask("POST", "/api/me", {"name": "Ada"})
    assert made.status_code == 200, made.text
    assert "; secure" in made.headers["set-cookie"].lower()
    news = ada.ask("POST", "/api/tables", {"game": "otys", "seats": ["me", "greedy"]}).json()
    with ada.live(news["table"]["id"]) as live:
        while not (news := heard(live)).get("legal"):
            pass
        live.send(json.dumps({"type": "act", "state": news["state"], "action": news["legal"][0]["id"], "key": "a"}))
        while (answer := heard(live))["type"] == "news":
            pass
    assert answer["type"] == "done"


def test_limits_are_for_each_client(proxied: tuple[Nginx, Server]) -> None:
    one, two = Browser(proxied[0], "127.0.0.21"), Browser(proxied[0], "127.0.0.22")
    statuses = [
        one.http.post(
            "/api/records",
            json={},
            headers={"Host": one.origin[8:], "X-Forwarded-For": f"198.51.100.{i}"},  # nginx puts its own word there
            extensions={"sni_hostname": NAME},
        ).status_code
        for i in range(15)
    ]
    assert 429 in statuses
    assert two.ask("POST", "/api/records", {}).status_code == 422


def test_a_foreign_name_gets_nothing(proxied: tuple[Nginx, Server]) -> None:
    answer = Browser(proxied[0]).ask("GET", "/", host="evil.example")
    assert (answer.status_code, code(answer)) == (421, "host")


def test_figures_are_not_for_the_world(proxied: tuple[Nginx, Server]) -> None:
    ada = Browser(proxied[0])
    assert ada.ask("GET", "/metrics").status_code == 403
    assert ada.ask("GET", "/readyz").json() == {"status": "ok"}
    assert httpx.get(f"{proxied[1].url}/metrics").status_code == 200


def test_a_request_has_the_id_that_nginx_gave_it(proxied: tuple[Nginx, Server]) -> None:
    id = Browser(proxied[0]).ask("GET", "/api/games").headers["x-request-id"]
    assert re.fullmatch("[0-9a-f]{32}", id)
    end = time.monotonic() + 60
    while f'"request": "{id}"' not in proxied[1].log.read_text():  # it is logged when it has been answered
        assert time.monotonic() < end
        time.sleep(0.05)


def test_of_two_servers_one_is_enough(postgres: Postgres, tmp_path: Path) -> None:
    """One is killed while people play; then it is back, and the other is gone. nginx asks whoever is there."""
    url = postgres.create("proxied")
    folders = [tmp_path / name for name in ("one", "two", "nginx")]
    for folder in folders:
        folder.mkdir()
    asked = ("--workers", "1", "--no-limits", "--proxy", HOST, "--origin", f"https://{NAME}")
    with (
        Server(folders[0], *asked, database=url) as one,
        Server(folders[1], *asked, database=url) as two,
        Nginx(folders[2], [one, two]) as proxy,
    ):
        ada = Browser(proxy)
        assert ada.ask("POST", "/api/me", {"name": "Ada"}).status_code == 200
        seats = {"game": "octodice", "seats": ["me", "me"], "names": ["Ada", "Bob"]}
        id = ada.ask("POST", "/api/tables", seats).json()["table"]["id"]

        def plays() -> None:
            """Whoever is to decide acts, and hears of it."""
            with ada.live(id) as live:
                news = heard(live)
                answer = ada.ask(
                    "POST",
                    f"/api/tables/{id}/act",
                    {"state": news["state"], "action": news["legal"][0]["id"], "seat": news["seat"]},
                )
                assert answer.status_code == 200, answer.text
                while heard(live)["number"] < answer.json()["number"]:
                    pass

        one.kill()
        for _ in range(4):
            plays()
        one.restart()
        plays()
        two.kill()  # nginx must not go on thinking that the first is away
        for _ in range(4):
            plays()
