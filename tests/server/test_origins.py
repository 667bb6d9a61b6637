"""Pages of other sites: a browser sends them our cookie, so they must not get anything done with it."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.asking import Person, code, heard
from tests.server.serving import Server


def _browser(server: Server, **headers: str) -> httpx.Client:
    """A browser with a person's cookie."""
    http = httpx.Client(base_url=server.url, headers=headers)
    assert http.post("/api/me", json={"name": "Ada"}, headers={"Origin": server.url}).status_code == 200
    return http


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_cookie_is_for_this_site_and_no_script(server: Server, scheme: str) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Ada"}, headers={"X-Forwarded-Proto": scheme})
    assert "token" not in answer.json(), "a browser's script has no use for it"
    parts = [part.strip() for part in answer.headers["set-cookie"].lower().split(";")]
    assert parts[0].startswith("fathom=")
    assert {"httponly", "samesite=strict", "path=/"} <= set(parts)
    assert ("secure" in parts) == (scheme == "https")
    assert not any(part.startswith("domain") for part in parts)


def test_a_cookie_is_no_proof_that_the_person_asks(server: Server) -> None:
    http = _browser(server)
    own, port = server.url, server.url.rpartition(":")[2]
    hostile = ["https://evil.example", "null", own.replace("http", "https"), f"{own}.evil.example", f"{own}0", ""]
    hostile += [own.upper() + "X", f"http://evil.example:{port}", own.rpartition(":")[0], f"{own}/", f"{own}, {own}"]
    for origin in (None, *hostile):
        for method, path, said in (
            ("POST", "/api/tables", {"game": "otys", "seats": ["me", "open"]}),
            ("PATCH", "/api/me", {"name": "Eve"}),
        ):
            answer = http.request(method, path, json=said, headers={} if origin is None else {"Origin": origin})
            assert (answer.status_code, code(answer)) == (403, "origin"), origin
    assert http.get("/api/me").json()["name"] == "Ada"
    assert http.get("/api/tables?which=own").json() == {"tables": []}
    assert http.patch("/api/me", json={"name": "Bo"}, headers={"Origin": own}).json()["name"] == "Bo"


def test_a_page_elsewhere_cannot_use_a_form(server: Server) -> None:
    """The only kinds of body a page may send elsewhere without asking first."""
    http = _browser(server)
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        for origin in ("https://evil.example", server.url):
            headers = {"Origin": origin, "Content-Type": kind}
            answer = http.post("/api/tables", content=b'{"game":"otys","seats":["me","open"]}', headers=headers)
            assert answer.status_code in (403, 422), (kind, origin)
    assert http.get("/api/tables?which=own").json() == {"tables": []}


def test_no_other_site_may_read_an_answer(server: Server) -> None:
    for method in ("GET", "OPTIONS"):
        headers = {"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
        answer = httpx.request(method, f"{server.url}/api/me", headers=headers)
        assert not [name for name in answer.headers if name.startswith("access-control")]


def test_a_websocket_of_another_page_is_refused(server: Server) -> None:
    http = _browser(server)
    cookie = f"fathom={http.cookies['fathom']}"
    news = http.post(
        "/api/tables", json={"game": "otys", "seats": ["me", "greedy"]}, headers={"Origin": server.url}
    ).json()
    id, nobody = news["table"]["id"], Person(server.url)
    for origin in ("https://evil.example", "null", None):
        with pytest.raises(InvalidStatus), nobody.door(id, origin=origin, headers={"Cookie": cookie}):
            pass
    with nobody.door(id, origin=server.url, headers={"Cookie": cookie}) as socket:
        assert heard(socket)["seat"] == 0
    with nobody.door(id) as socket:  # no page at all, and no cookie: a spectator
        assert heard(socket)["seat"] is None


def test_another_address_of_the_server_can_be_named(tmp_path: Path) -> None:
    with Server(tmp_path, "--workers", "1", "--origin", "https://games.example") as server:
        http = _browser(server)
        for origin, status in (("https://games.example", 200), (server.url, 200), ("https://games.example.org", 403)):
            assert http.patch("/api/me", json={"name": "B"}, headers={"Origin": origin}).status_code == status
        cookie = {"Cookie": f"fathom={http.cookies['fathom']}"}
        id = Person(server.url, "Ada").create("me", "open")["table"]["id"]
        with Person(server.url).door(id, origin="https://games.example", headers=cookie) as socket:
            assert heard(socket)["type"] == "news"


def test_only_a_bearer_token_stands_in_for_an_origin(server: Server) -> None:
    """Any other Authorization is a proxy's: it is the cookie that says who asks, so it must come from our own page."""
    with httpx.Client(base_url=server.url) as http:
        own = {"Origin": server.url}
        assert http.post("/api/me", json={"name": "Ada"}, headers=own).status_code == 200
        for scheme in ("Basic", "bearer2"):
            answer = http.patch("/api/me", json={"name": "Eve"}, headers={"Authorization": f"{scheme} eDp5"})
            assert answer.status_code == 403, scheme
        assert http.get("/api/me").json()["name"] == "Ada"
        assert http.patch("/api/me", json={"name": "Ann"}, headers=own).status_code == 200
