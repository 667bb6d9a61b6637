"""Who may do what: tokens, cookies, origins, other people's seats, and what is said to whom."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from fathom.server import people
from fathom.server.app import application
from fathom.server.settings import Settings
from tests.server.asking import News, Person, answered, code, heard
from tests.server.serving import Server

SECRET = re.compile(r"[A-Za-z0-9_-]{22}")  # 128 bits, 6 a letter
SAID: dict[str, Any] = {
    "me": {"name": "Eve"},
    "tables": {"game": "otys", "seats": ["me", "greedy"]},
    "fill": {"seat": 2, "bot": "greedy"},
    "act": {"state": 1, "action": 0},
    "undo": {"state": 1},
    "why": {"action": 0},
    "preview": {"action": 0},
    "outlook": {"state": 1},
    "hint": {"state": 1},
    "bot": {"seat": 0},
    "chat": {"text": "x"},
    "talk": {"talk": True},
}
SCRIPT = "<script>alert(1)</script>&"


def _everything(server: Server) -> bytes:
    return b"".join(path.read_bytes() for path in server.folder.glob("fathom.db*"))


# Tokens


def test_tokens_and_ids_cannot_be_guessed(server: Server) -> None:
    found: set[str] = set()
    for _ in range(20):
        ada = Person(server.url, "Ada")
        assert ada.token is not None
        id, secret = ada.token.split(".")
        table = ada.create("me", "open")["table"]["id"]
        seat = ada.do(table, "token")["token"].split(".")[2]
        assert all(SECRET.fullmatch(one) for one in (id, secret, table, seat))
        found |= {id, secret, table, seat}
    assert len(found) == 80
    for place in range(21):  # the last letter holds two bits only
        assert len({one[place] for one in found}) > 20, "the letters differ at every place"


def test_secrets_are_stored_only_as_hashes(server: Server) -> None:
    ada = Person(server.url, "Ada")
    assert ada.token is not None
    id, secret = ada.token.split(".")
    table = ada.create("me", "open")["table"]["id"]
    seat = ada.do(table, "token")["token"].split(".")[2]
    held = _everything(server)
    assert id.encode() in held
    for one in (secret, seat):
        assert one.encode() not in held
        assert hashlib.sha256(one.encode()).hexdigest().encode() in held


def test_a_wrong_token_is_nobodys(server: Server) -> None:
    ada, eve = Person(server.url, "Ada"), Person(server.url, "Eve")
    assert ada.token is not None
    assert eve.token is not None
    id, secret = ada.token.split(".")
    other = eve.token.split(".")[1]
    table = ada.create("me", "greedy")["table"]["id"]
    good = ada.do(table, "token")["token"]
    elsewhere = eve.create("me", "greedy")["table"]["id"]
    wrong = [
        *(".", "..", "...", id, f"{id}.", f".{secret}", f"{id}.{secret[:-1]}", f"{id}.{secret}x"),
        *(f"{id}.{other}", f"{id}.{secret.swapcase()}", f"{id}.{hashlib.sha256(secret.encode()).hexdigest()}"),
        *(f"{id}..{secret}", f"{id}.0.{secret}", f"{table}.0.{secret}", f"{table}.0.", good[:-1], f"{good}.", "é.é"),
        *(good.replace(".0.", ".1."), good.replace(".0.", ".-0."), good.replace(table, id)),
        *(
            good.replace(table, elsewhere),
            good.replace(".0.", ".²."),
            good.replace(".0.", ".999999999999."),
            "x" * 9000,
        ),
    ]
    for token in wrong:
        answer = ada.http.get("/api/me", headers={b"Authorization": f"Bearer {token}".encode()})
        assert (answer.status_code, code(answer)) == (401, "who"), token
    for scheme in ("Basic", "bearer2", "Token"):  # a proxy's business: they make nobody anybody
        assert ada.http.get("/api/me", headers={"Authorization": f"{scheme} {ada.token}"}).json()["id"] is None
    assert ada.ask("GET", "/api/me")["name"] == "Ada"


def test_a_wrong_cookie_is_nobodys(server: Server) -> None:
    token = Person(server.url, "Ada").token
    assert token is not None
    with httpx.Client(base_url=server.url) as http:
        good = http.get("/api/me", headers={"Cookie": f"fathom={token}"}).json()
        assert good["name"] == "Ada"
        for cookie in (token[:-1], "", ".", f'"{token[:-2]}"', f"{token}.{token}", "\\000.x"):
            assert http.get("/api/me", headers={"Cookie": f"fathom={cookie}"}).json() == {"id": None, "name": None}


def test_a_seats_token_is_good_for_that_seat_alone(server: Server) -> None:
    ada = Person(server.url, "Ada")
    news = ada.create("me", "me", names=["Ada", "Bob"])
    id, actor = news["table"]["id"], news["table"]["actor"]
    own = Person(server.url, token=ada.do(id, "token", seat=actor)["token"])
    assert own.look(id)["seat"] == actor
    assert own.look(id)["legal"]
    assert code(own.send("GET", f"/api/tables/{id}", params={"seat": 1 - actor})) == "not-yours"
    for verb in ("act", "undo", "chat", "leave", "concede", "abandon", "back", "why", "preview"):
        answer = own.send("POST", f"/api/tables/{id}/{verb}", {**SAID.get(verb, {}), "seat": 1 - actor})
        assert (answer.status_code, code(answer)) == (403, "not-yours"), verb
    other = ada.create("me", "greedy")["table"]["id"]
    assert own.look(other)["seat"] is None
    assert own.send("POST", f"/api/tables/{other}/chat", {"text": "x"}).status_code == 403
    assert own.send("POST", f"/api/tables/{id}/token", {}).status_code == 401  # no tokens out of a token
    assert own.send("PATCH", "/api/me", {"name": "Eve"}).status_code == 401
    assert own.send("POST", "/api/tables", {"game": "otys", "seats": ["me", "greedy"]}).status_code == 401
    assert own.send("GET", "/api/tables?which=own").status_code == 401
    own.do(id, "act", state=news["state"], action=own.look(id)["legal"][0]["id"])


def test_a_seats_token_is_replaced_by_a_new_one(server: Server) -> None:
    ada = Person(server.url, "Ada")
    id = ada.create("me", "greedy")["table"]["id"]
    old = Person(server.url, token=ada.do(id, "token")["token"])
    assert old.look(id)["seat"] == 0
    new = Person(server.url, token=ada.do(id, "token")["token"])
    assert new.look(id)["seat"] == 0
    assert old.send("GET", f"/api/tables/{id}").status_code == 401


def test_who_has_replaced_a_seats_token_is_rid_of_who_plays_with_the_old_one(server: Server) -> None:
    ada = Person(server.url, "Ada")
    id = ada.create("me", "open")["table"]["id"]
    old = Person(server.url, token=ada.do(id, "token")["token"])
    with old.live(id) as socket:
        assert answered(socket, {"type": "chat", "text": "here"})["type"] == "done"
        ada.do(id, "token")
        try:
            answer = answered(socket, {"type": "chat", "text": "still here"})
        except ConnectionClosed:
            return
        assert answer["type"] == "refused"


# A seat that somebody else has now


def _left(server: Server) -> tuple[Person, Person, Person, str]:
    """A table of three at which Eve has seat 1 for now."""
    ada, bob, eve = (Person(server.url, name) for name in ("Ada", "Bob", "Eve"))
    id = ada.create("me", "open", "open")["table"]["id"]
    eve.do(id, "join", seat=1)
    return ada, bob, eve, id


def test_a_seats_token_ends_when_its_person_leaves(server: Server) -> None:
    _, bob, eve, id = _left(server)
    token = Person(server.url, token=eve.do(id, "token")["token"])
    eve.do(id, "leave")
    bob.do(id, "join", seat=1)
    bob.do(id, "join", seat=2)
    assert bob.look(id)["table"]["status"] == "playing"
    answer = token.send("GET", f"/api/tables/{id}")
    assert answer.status_code == 401 or answer.json()["seat"] is None
    for verb, said in {"chat": {"text": "It's Bob"}, "concede": {}}.items():
        assert token.send("POST", f"/api/tables/{id}/{verb}", said).status_code in (401, 403), verb


def test_who_left_a_seat_no_longer_sees_what_it_sees(server: Server) -> None:
    """A WebSocket that was opened before keeps no right to the seat."""
    _, bob, eve, id = _left(server)
    with eve.live(id) as socket:
        eve.do(id, "leave")
        bob.do(id, "join", seat=1)
        bob.do(id, "join", seat=2)
        while (news := heard(socket))["table"]["status"] != "playing":
            assert news["seat"] is None or news["view"] is None
        assert news["seat"] is None
        assert news["view"]["seat"] is None


# Other people's tables


def _state_changing(server: Server) -> list[tuple[str, str]]:
    """All requests that change something, as the API describes itself. Puzzles and the study board belong to no table,
    keep nothing, and are paid for by the address that asks."""
    paths = httpx.get(f"{server.url}/api/openapi.json").json()["paths"]
    changing = [path for path in paths if not path.startswith(("/api/puzzles", "/api/study"))]
    return [(method.upper(), path) for path in changing for method in paths[path] if method != "get"]


@pytest.mark.parametrize("status", ["open", "playing", "over"])
def test_nobody_changes_a_table_of_others(server: Server, status: str) -> None:
    ada, eve = Person(server.url, "Ada"), Person(server.url, "Eve")
    strangers = {"nobody": Person(server.url), "Eve": eve}
    elsewhere = eve.create("me", "greedy")["table"]["id"]
    strangers["Eve's seat at another table"] = Person(server.url, token=eve.do(elsewhere, "token")["token"])
    if status == "open":
        id = ada.create("me", "me", "open", names=["Ada", "Bob", None])["table"]["id"]
    else:
        id = ada.create("me", "me", "greedy", names=["Ada", "Bob", None])["table"]["id"]
    if status == "over":
        for seat in (0, 1):
            ada.do(id, "concede", seat=seat)
    before = ada.look(id, since=0)
    # A review changes nothing of a table, and whoever sees a finished one may have it made.
    asked = [path for path in _state_changing(server) if "{id}" in path[1] and not path[1].endswith("/review")]
    assert len(asked) >= 12
    for name, stranger in strangers.items():
        for method, path in asked:
            verb = path.rpartition("/")[2]
            if verb == "join" and status == "open" and name == "Eve":
                continue  # she may
            for own in ({}, {"seat": 0}, {"seat": 1}) if verb not in ("fill", "rematch", "talk") else ({},):
                answer = stranger.send(method, path.format(id=id), {**SAID.get(verb, {}), **own})
                allowed = (409,) if verb == "join" and name == "Eve" else (401, 403)
                assert answer.status_code in allowed, (name, verb, own, answer.text)
        for seat in (0, 1, 2, 3, 99):
            answer = stranger.send("GET", f"/api/tables/{id}", params={"seat": seat})
            assert answer.status_code == (200 if status == "over" and seat < 3 else 403), (name, seat)
            if status != "over":
                with stranger.door(id, f"seat={seat}") as socket:
                    assert heard(socket)["error"]["code"] == "not-yours"
        if status == "playing":
            assert stranger.send("GET", f"/api/tables/{id}/record").status_code == 409
    after = ada.look(id, since=0)
    assert after["entries"][: before["number"]] == before["entries"]
    assert {entry["kind"] for entry in after["entries"][before["number"] :]} <= {"action"}, "only the bot went on"
    assert [seat["name"] for seat in after["table"]["seats"]] == [seat["name"] for seat in before["table"]["seats"]]


def test_nobody_does_anything_without_a_name(server: Server) -> None:
    nobody = Person(server.url)
    for method, path in _state_changing(server):
        if "{id}" not in path and path != "/api/me":
            said = SAID.get(path.rpartition("/")[2], _record())
            assert nobody.send(method, path, said).status_code == 401, (method, path)
    assert nobody.send("PATCH", "/api/me", {"name": "Eve"}).status_code == 401


def _record() -> News:
    import fathom
    from fathom.core.record import Record
    from tests.tables import positions

    *_, last = positions(fathom.load("octodice", players=1), 3)
    return dict(json.loads(Record.of(last).to_json()))


# What is said


def test_nothing_that_people_write_can_be_taken_for_markup(server: Server) -> None:
    ada = Person(server.url, SCRIPT)
    answers = [ada.send("GET", "/api/me"), ada.send("PATCH", "/api/me", {"name": SCRIPT})]
    answers.append(ada.send("POST", "/api/tables", {"game": "otys", "seats": ["me", "me"], "names": [SCRIPT, "<b>"]}))
    news = answers[-1].json()
    id = news["table"]["id"]
    assert news["table"]["seats"][0]["name"] == SCRIPT, "it is kept as it is, and escaped on the way"
    with ada.door(id, "since=0") as socket:
        frames = [socket.recv(30)]
        for message in (
            {"type": "chat", "text": SCRIPT, "seat": 0},
            {"type": "act", "action": SCRIPT, "state": news["state"]},
            {"type": SCRIPT},
            {"type": "look", "seat": 0, SCRIPT: 1},
        ):
            socket.send(json.dumps(message))
            frames.append(socket.recv(30))
            while json.loads(frames[-1])["type"] == "news":
                frames.append(socket.recv(30))
    for said in (
        {"game": SCRIPT, "seats": ["me"]},
        {"game": "otys", "seats": [SCRIPT, "me"]},
        {"game": "otys", "seats": ["me", "me"], "options": {SCRIPT: SCRIPT}},
        {"game": "otys", "seats": ["me", "me"], "pack": {SCRIPT: SCRIPT}},
        {"game": "otys", "seats": ["me", "me"], SCRIPT: 1},
    ):
        answers.append(ada.send("POST", "/api/tables", said))
        assert answers[-1].status_code >= 400
    answers += [ada.send("GET", f"/api/tables/{id}?since=0"), ada.send("GET", "/api/tables?which=own")]
    answers += [ada.send("GET", f"/api/games/{SCRIPT}/rules"), ada.send("GET", f"/api/tables/{SCRIPT}")]
    answers += [ada.send("GET", f"/{SCRIPT}"), ada.send("GET", f"/api/me?lang={SCRIPT}")]
    answers.append(ada.send("GET", "/api/games", headers={"Accept-Language": SCRIPT}))
    assert any("003cscript" in str(frame) for frame in frames)
    for frame in frames:
        assert not re.search(r"[<>&\u2028\u2029]", str(frame))
    for answer in answers:
        assert not re.search(r"[<>&\u2028\u2029]", answer.text), answer.text
        assert answer.headers["content-type"] == "application/json"


def test_a_record_cannot_be_taken_for_markup(server: Server) -> None:
    ada = Person(server.url, SCRIPT)
    id = ada.create("me", "greedy")["table"]["id"]
    ada.do(id, "concede")
    answer = ada.send("GET", f"/api/tables/{id}/record")
    assert SCRIPT in answer.json()["about"]["players"]
    assert answer.headers["content-disposition"].startswith("attachment")
    assert not re.search(r"[<>&]", answer.text)


def test_a_name_can_be_seen(server: Server) -> None:
    """Not a name that nobody sees, or that turns around what follows."""
    for name in ("\u200b", "\u2060\ufeff", "\u200d", "\u00ad", "\U000e0041", "\u202e", "\x00", " \t\n", "\u2029"):
        answer = Person(server.url).send("POST", "/api/me", {"name": name})
        assert (answer.status_code, code(answer)) == (409, "empty"), ascii(name)
    person = Person(server.url).ask("POST", "/api/me", {"name": " A\x00d\u202ea\n\u2066 L. ", "bearer": True})
    assert person["name"] == "Ada L."


def test_an_error_nobody_expected_says_nothing_about_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("secret of the house")

    monkeypatch.setattr(people.People, "make", broken)
    app = application(Settings(f"sqlite+aiosqlite:///{tmp_path / 'fathom.db'}", workers=1))

    async def ask() -> httpx.Response:
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
                return await http.post("/api/me", json={"name": "Ada"})

    answer = asyncio.run(ask())
    assert (answer.status_code, code(answer)) == (500, "internal")
    assert answer.headers["content-type"] == "application/json"
    assert "content-security-policy" in answer.headers
    assert not re.search("secret|Traceback|RuntimeError|File|line", answer.text)


def test_no_way_leads_out_of_the_api(server: Server) -> None:
    nobody = Person(server.url)
    ways = ["/..%2f..%2fetc/passwd", "/api/..%2f..%2f..%2fetc%2fpasswd", "/static/../../pyproject.toml", "/fathom.db"]
    ways += ["/api/games/..%2fotys/rules", "/api/games/otys%00/rules", "/api/tables/..%2f..%2ffathom.db", "/docs"]
    ways += ["/api/tables/%2e%2e", "/redoc", "/api/tables/" + "x" * 65, "/%ff%fe", "/api/games/fathom.core/rules"]
    for way in ways:
        answer = nobody.send("GET", way)
        assert answer.status_code in (404, 422), way
        assert code(answer) in ("no-address", "no-game", "no-table", "invalid"), way
