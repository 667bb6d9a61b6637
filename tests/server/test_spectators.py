"""Spectators: what a table tells them, and whether they may chat, which the host decides."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from fathom.server.play import TALK
from tests.server.asking import News, Person, answered, code, patched
from tests.server.postgres import Postgres
from tests.server.serving import Server


@pytest.fixture
def ada(server: Server) -> Person:
    return Person(server.url, "Ada")


@pytest.fixture
def eve(server: Server) -> Person:
    return Person(server.url, "Eve")


def _said(person: Person, id: str) -> list[News]:
    return [entry for entry in person.look(id, since=0)["entries"] if entry["kind"] in ("chat", "talk")]


def test_spectators_chat_where_the_host_allows_it(ada: Person, eve: Person) -> None:
    id = ada.create("me", "open", talk=True)["table"]["id"]
    number = eve.do(id, "chat", text="Hello", key="k")["number"]
    assert eve.do(id, "chat", text="Hello", key="k")["number"] == number, "the same key is carried out once"
    told = _said(ada, id)
    assert [(one["seat"], one["name"], one["text"]) for one in told] == [(None, "Eve", "Hello")]
    assert set(told[0]) == {"number", "kind", "at", "seat", "name", "text"}, "nothing says who that is elsewhere"
    with eve.live(id) as live:
        assert answered(live, {"type": "chat", "text": "Hi", "key": "x"})["type"] == "done"
    fay = Person(ada.url, "Fay")
    assert fay.do(id, "chat", text="Another", key="k")["number"] > number, "keys belong to the one who uses them"
    assert [one["name"] for one in _said(ada, id)] == ["Eve", "Eve", "Fay"]


def test_who_has_no_name_says_nothing(ada: Person) -> None:
    id = ada.create("me", "open", talk=True)["table"]["id"]
    assert code(Person(ada.url).send("POST", f"/api/tables/{id}/chat", {"text": "x"})) == "who"


def test_the_host_decides_and_nobody_else(ada: Person, eve: Person) -> None:
    bo = Person(ada.url, "Bo")
    id = ada.create("me", "open")["table"]["id"]
    bo.do(id, "join")
    assert ada.look(id)["table"]["talk"] is False
    for lang, word in (("en", "spectators"), ("de", "Zuschauende"), ("fr", "spectateurs")):
        refused = eve.send("POST", f"/api/tables/{id}/chat?lang={lang}", {"text": "x"})
        assert (refused.status_code, code(refused)) == (403, "spectators-quiet")
        assert word in refused.json()["error"]["message"]
    for person in (bo, eve, Person(ada.url)):
        assert code(person.send("POST", f"/api/tables/{id}/talk", {"talk": True})) == "not-yours"
    number = ada.do(id, "talk", talk=True)["number"]
    assert ada.do(id, "talk", talk=True)["number"] == number, "the same again is no news"
    eve.do(id, "chat", text="Hello")
    ada.do(id, "talk", talk=False)
    assert code(eve.send("POST", f"/api/tables/{id}/chat", {"text": "Still here"})) == "spectators-quiet"
    bo.do(id, "chat", text="Players chat always")
    told = [(one["kind"], one.get("talk"), one["name"]) for one in _said(eve, id)]
    assert told == [("talk", True, "Ada"), ("chat", None, "Eve"), ("talk", False, "Ada"), ("chat", None, "Bo")]
    assert "person" not in json.dumps(_said(eve, id))


def test_a_host_without_a_seat_still_decides(ada: Person, eve: Person) -> None:
    id = ada.create("open", "open")["table"]["id"]
    ada.do(id, "talk", talk=True)
    assert eve.look(id)["table"]["host"] == "Ada"
    assert [(one["seat"], one["name"]) for one in _said(eve, id)] == [(None, "Ada")]
    ada.do(id, "chat", text="I only watch")
    assert _said(eve, id)[-1]["name"] == "Ada"


def test_a_rematch_keeps_what_the_host_decided(ada: Person) -> None:
    id = ada.create("me", "greedy", talk=True)["table"]["id"]
    ada.do(id, "concede")
    assert ada.do(id, "rematch")["table"]["talk"] is True


def test_what_is_sent_of_a_table_invites_and_tells_no_secret(ada: Person, eve: Person) -> None:
    id = ada.create("me", "open", timer=600)["table"]["id"]
    table = eve.look(id)["table"]
    assert (table["host"], table["timer"], table["talk"], table["pack"]) == ("Ada", 600, False, False)
    assert not {"creator", "setup", "moves", "token"} & set(json.dumps(table).replace('"', " ").split())


def test_each_spectator_is_limited_like_a_seat(ada: Person, eve: Person) -> None:
    id = ada.create("me", "open", talk=True)["table"]["id"]
    # Lines of others in between change nothing.
    answers = []
    for i in range(3 * TALK):
        answers.append(eve.send("POST", f"/api/tables/{id}/chat", {"text": f"{i}"}))
        ada.send("POST", f"/api/tables/{id}/chat", {"text": "and I"})
        if answers[-1].status_code == 429:
            break
    assert [one.status_code for one in answers[:TALK]] == [200] * TALK
    # On a machine so slow that ten lines take ten seconds there is nothing to refuse.
    times = [entry["at"] for entry in _said(ada, id) if entry["seat"] is None]
    assert answers[-1].status_code == 429 or len(times) == 3 * TALK
    Person(ada.url, "Fay").do(id, "chat", text="nobody else is hurt")


STRICT = """
import fathom.server.guard as guard
guard.RATES["talk"] = (0.001, 10)"""


@pytest.fixture
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        patched(monkeypatch, STRICT)
        server = Server(tmp_path_factory.mktemp("limited"), "--workers", "1")
    with server as running:
        yield running


def test_new_names_from_one_address_say_no_more(limited: Server) -> None:
    ada = Person(limited.url, "Ada")
    id = ada.create("me", "open", talk=True)["table"]["id"]
    here: dict[str, Any] = {"X-Forwarded-For": "10.0.9.1"}
    crowd = [Person(limited.url, f"Eve {i}", **here) for i in range(12)]
    codes = [one.send("POST", f"/api/tables/{id}/chat", {"text": "x"}).status_code for one in crowd]
    assert codes == [200] * 10 + [429] * 2
    with crowd[0].live(id, headers=here) as live:
        assert answered(live, {"type": "chat", "text": "x"})["error"]["code"] == "too-often"
    Person(limited.url, "Fay", **{"X-Forwarded-For": "10.0.9.2"}).do(id, "chat", text="nobody else is hurt")
    for _ in range(9):
        ada.do(id, "chat", text="players have their own limit")


def test_what_one_server_decides_holds_at_the_other(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> None:
    url = postgres.create("spectators")
    with (
        Server(tmp_path_factory.mktemp("one"), "--no-limits", "--workers", "1", database=url) as one,
        Server(tmp_path_factory.mktemp("two"), "--no-limits", "--workers", "1", database=url) as two,
    ):
        ada, eve = Person(one.url, "Ada"), Person(two.url, "Eve")
        id = ada.create("me", "open", talk=True)["table"]["id"]
        number = eve.do(id, "chat", text="Hello", key="k")["number"]
        there = Person(one.url, token=eve.token)
        assert there.do(id, "chat", text="Hello", key="k")["number"] == number
        ada.do(id, "talk", talk=False)
        assert code(eve.send("POST", f"/api/tables/{id}/chat", {"text": "x"})) == "spectators-quiet"


def test_the_choices_of_another_own_seat_come_without_what_it_knows(ada: Person, eve: Person) -> None:
    """Several people at one screen are asked in place."""
    id = ada.create("me", "me", game="abyss")["table"]["id"]
    actor = ada.look(id)["table"]["actor"]
    told = ada.ask("GET", f"/api/tables/{id}/aside?seat={actor}")
    assert set(told) == {"state", "seat", "legal"}
    assert told["legal"] == ada.look(id, seat=actor)["legal"]
    assert ada.ask("GET", f"/api/tables/{id}/aside?seat={1 - actor}")["legal"] is None
    assert code(eve.send("GET", f"/api/tables/{id}/aside?seat={actor}")) == "not-yours"
    assert code(Person(ada.url).send("GET", f"/api/tables/{id}/aside?seat={actor}")) == "who"
