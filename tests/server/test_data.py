"""What is printed on the pieces can be had by everybody: it is the same for all and holds nothing of a running game."""

from __future__ import annotations

from pathlib import Path

import pytest

import fathom
from fathom.core.data import read
from fathom.server.app import application
from fathom.server.settings import Settings
from tests.server.asking import Person, code
from tests.server.serving import Server
from tests.server.sitting import as_sent
from tests.tables import EVERY_GAME, PACKS


@pytest.fixture(scope="module")
def ada(server: Server) -> Person:
    return Person(server.url, "Ada")


@EVERY_GAME
def test_a_game_shows_its_data_file(server: Server, name: str) -> None:
    file = Path(fathom.__file__).parent / "games" / name / "data.toml"
    answer = Person(server.url).ask("GET", f"/api/games/{name}/data")
    assert answer == {"data": as_sent(read(file))}


@EVERY_GAME
def test_a_table_shows_what_it_is_played_with(server: Server, ada: Person, name: str) -> None:
    usual = ada.ask("GET", f"/api/games/{name}/data")
    plain = ada.create("me", "me", game=name)["table"]["id"]
    packed = ada.create("me", "me", game=name, pack=PACKS[name])["table"]["id"]
    stranger = Person(server.url)
    assert stranger.ask("GET", f"/api/tables/{plain}/data") == usual
    assert stranger.ask("GET", f"/api/tables/{packed}/data") == {
        "data": as_sent(fathom.load(name, data=PACKS[name], players=2).data)
    }
    assert stranger.ask("GET", f"/api/tables/{packed}/data") != usual
    assert ada.ask("GET", f"/api/games/{name}/data") == usual, "the game itself is as it was"


@EVERY_GAME
def test_it_is_the_same_for_all_and_at_every_moment(server: Server, ada: Person, name: str) -> None:
    """So it can hold nothing that only some may know."""
    id = ada.create("open", "me", game=name)["table"]["id"]
    before = ada.send("GET", f"/api/tables/{id}/data").content
    bob = Person(server.url, "Bob")
    bob.do(id, "join")
    for _ in range(5):
        news = [person.look(id) for person in (ada, bob)]
        person = (ada, bob)[news[0]["legal"] is None]
        told = person.look(id)
        person.do(id, "act", state=told["state"], action=told["legal"][0]["id"])
        for asked in (ada, bob, Person(server.url)):
            assert asked.send("GET", f"/api/tables/{id}/data").content == before


def test_where_there_is_nothing_it_is_refused(ada: Person) -> None:
    answer = ada.send("GET", "/api/games/nothing/data")
    assert (answer.status_code, code(answer)) == (404, "no-game")
    for id in ("AAAAAAAAAAAAAAAAAAAAAA", "..", "%00"):
        answer = ada.send("GET", f"/api/tables/{id}/data")
        assert answer.status_code == 404
        assert code(answer) in ("no-table", "no-address")


def test_the_description_has_them() -> None:
    described = application(Settings("sqlite+aiosqlite://")).openapi()
    for path in ("/api/games/{game}/data", "/api/tables/{id}/data"):
        told = described["paths"][path]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
        assert told == {"$ref": "#/components/schemas/Data"}
