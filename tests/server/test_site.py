"""A server that leaves hints and reviews to its visitors' browsers: it says of what to think, to whom it would have
given the hint, and no more than it would have told its own process."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom.core.position import State
from fathom.server import site, thinking
from fathom.server.backup import line_of
from tests.server.asking import Person, answered, code, heard
from tests.server.serving import Server
from tests.server.sitting import fathom as command
from tests.server.stored import lines, read_in, stored, token
from tests.server.twins import twins
from tests.web.browsing import golden

CHOICES = 2
TWINS: list[tuple[str, dict[str, Any], int]] = [
    ("abyss", {"players": 2}, 0),
    ("octodice", {"players": 3, "extra_order": "simultaneous"}, 0),
    ("otys", {"players": 2}, 1),
    ("seastead", {"players": 2, "sides": "B"}, 0),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make site` makes, as far as a server looks at it."""
    made = tmp_path_factory.mktemp("site")
    (made / "wasm").mkdir()
    (made / "wasm" / "otys.wasm").write_bytes(b"\0asm" + bytes(1000))
    (made / "index.html").write_text("<!doctype html><title>Fathom</title>")
    (made / "image-0123456789abcdef.gz").write_bytes(b"image")
    (made / "parts.json").write_text(json.dumps({"rules": site.rules()}))
    return made


@pytest.fixture(scope="module")
def lending(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that leaves thinking to browsers."""
    with Server(tmp_path_factory.mktemp("lending"), "--no-limits", "--site", str(folder)) as running:
        yield running


def deciding(person: Person, id: str) -> Any:
    """The news in which this person has something to choose."""
    while not (legal := (news := person.look(id))["legal"]) or len(legal) < CHOICES:
        if legal:
            person.do(id, "act", state=news["state"], action=legal[0]["id"])
    return news


def left(person: Person, id: str, **asked: Any) -> Any:
    """What a client is told that asks for a hint, and can think itself."""
    state = person.look(id)["state"]
    with person.live(id) as socket:
        socket.send(json.dumps({"type": "hint", "state": state, "key": "h1", "here": True, **asked}))
        while (said := heard(socket))["type"] not in ("think", "refused"):
            assert said["type"] in ("news", "done"), "the server thinks"
        return said


def test_a_hint_is_left_to_whoever_can_think(lending: Server) -> None:
    ada, eve = Person(lending.url, "Ada"), Person(lending.url, "Eve")
    id = ada.create("me", "greedy")["table"]["id"]
    news = deciding(ada, id)
    with eve.live(id) as watching:
        told = left(ada, id)
        assert (told["key"], told["state"], told["site"]) == ("h1", news["state"], "/offline/")
        assert [entry["kind"] for entry in heard(watching)["entries"]] == ["hint"], "everybody hears of it"
    question = told["question"]
    assert (question["job"], question["game"], question["seat"]) == ("hint", "otys", 0)
    hint = thinking.hint({**question, "step": 0}, lambda told: None)["hint"]
    assert {one["action"] for one in hint["choices"]} <= {choice["text"] for choice in news["legal"]}
    assert left(eve, id)["error"]["code"] == "not-yours"


def test_where_there_are_no_hints_none_is_left(lending: Server) -> None:
    ada = Person(lending.url, "Ada")
    id = ada.create("me", "greedy", hints=False)["table"]["id"]
    deciding(ada, id)
    assert left(ada, id)["error"]["code"] == "no-hints"


def test_who_cannot_think_is_told_a_hint(lending: Server) -> None:
    ada = Person(lending.url, "Ada")
    id = ada.create("me", "greedy")["table"]["id"]
    news = deciding(ada, id)
    with ada.live(id) as socket:
        socket.send(json.dumps({"type": "hint", "state": news["state"], "key": "h1"}))
        while (said := heard(socket))["type"] != "hint":
            assert said["type"] in ("news", "done")


def test_a_server_without_the_folder_thinks_itself(server: Server) -> None:
    ada = Person(server.url, "Ada")
    id = ada.create("me", "greedy")["table"]["id"]
    news = deciding(ada, id)
    with ada.live(id) as socket:
        socket.send(json.dumps({"type": "hint", "state": news["state"], "key": "h1", "here": True}))
        while (said := heard(socket))["type"] != "hint":
            assert said["type"] in ("news", "done")
        assert answered(socket, {"type": "hint", "state": 0, "key": "h2", "here": "yes"})["error"]["code"] == "invalid"
    assert Person(server.url).send("GET", "/offline/").status_code == 404
    assert "wasm" not in _policy(server, "/")


def test_twins_are_left_equal_questions(folder: Path, tmp_path: Path) -> None:
    """What a seat cannot tell apart, the bytes that its browser gets do not tell either."""
    pairs = []
    for name, options, seat in TWINS:
        found = (twins(fathom.load(name, **options), seat, seed, length=60, deciding=True) for seed in range(100))
        one, other = next(pair for pair in found if pair is not None and len(pair[0].legal()) >= CHOICES)
        assert one.pack() != other.pack()
        pairs.append((seat, one, other))
    exports = []
    for i, (_, *both) in enumerate(pairs):
        for side, state in enumerate(both):
            made = stored(state, f"table-{i}-{side}-0123456789")
            exports.append([*lines(state)[:-1], line_of(replace(made, row=replace(made.row, hints=True)))])
    people = {line: None for export in exports for line in export[1:-1]}
    read_in(tmp_path, [exports[0][0], *people, *(export[-1] for export in exports)])
    with Server(tmp_path, "--no-limits", "--keep-days", "0", "--site", str(folder)) as running:
        for i, (seat, one, _) in enumerate(pairs):
            person = Person(running.url, token=token(seat))
            here, there = (left(person, f"table-{i}-{side}-0123456789", seat=seat) for side in (0, 1))
            assert here == there, one.game.name
            guess = State.unpack(one.game, bytes.fromhex(here["question"]["raw"]), here["question"]["moment"])
            assert guess.view(seat) == one.view(seat)


def test_a_review_is_left_once_the_game_is_over(lending: Server) -> None:
    ada = Person(lending.url, "Ada")
    running = ada.create("me", "greedy")["table"]["id"]
    assert code(ada.send("POST", f"/api/tables/{running}/review?here=true")) == "not-finished"
    ada.do(running, "concede")
    assert code(ada.send("POST", f"/api/tables/{running}/review?here=true")) == "not-played-out"
    over = ada.ask("POST", "/api/records", golden("octodice-2"))["table"]["id"]
    told = ada.ask("POST", f"/api/tables/{over}/review?here=true")
    assert told == {"status": "here", "done": 0, "total": len(golden("octodice-2")["moves"]), "site": "/offline/"}
    assert ada.ask("GET", f"/api/tables/{over}/review")["status"] == "none", "nothing is made here"
    assert ada.ask("POST", f"/api/tables/{over}/review")["status"] == "working", "but for whoever cannot"
    assert ada.ask("POST", f"/api/tables/{over}/review?here=true")["status"] in ("working", "done")


def test_hints_of_the_study_board_are_left_too(lending: Server) -> None:
    ada = Person(lending.url, "Ada")
    placed = ada.ask("POST", "/api/study", {"game": "otys", "players": 2})
    assert ada.ask("POST", "/api/study/hint", {"code": placed["code"], "here": True}) == {"site": "/offline/"}
    assert ada.ask("POST", "/api/study/hint", {"code": placed["code"]})["choices"]


def _policy(server: Server, path: str) -> str:
    answer = Person(server.url).send("GET", path)
    assert answer.status_code == 200, path
    return answer.headers["content-security-policy"]


def test_the_folder_is_sent_as_it_is(lending: Server, folder: Path) -> None:
    page = Person(lending.url).send("GET", "/offline/")
    assert page.text == (folder / "index.html").read_text()
    assert "'wasm-unsafe-eval'" in _policy(lending, "/offline/")
    assert "'unsafe-inline'" not in _policy(lending, "/offline/")
    assert "wasm" not in _policy(lending, "/"), "nothing is compiled by the page itself"
    module = Person(lending.url).send("GET", "/offline/wasm/otys.wasm")
    assert (module.headers["content-type"], module.headers["content-encoding"]) == ("application/wasm", "gzip")
    assert module.content == (folder / "wasm" / "otys.wasm").read_bytes()
    image = Person(lending.url).send("GET", "/offline/image-0123456789abcdef.gz")
    assert image.content == b"image"
    assert "content-encoding" not in image.headers
    chance = random.Random(1)
    for path in ("../pyproject.toml", "..%2fpyproject.toml", "wasm", "nothing.js", "%00", str(chance.random())):
        assert Person(lending.url).send("GET", f"/offline/{path}").status_code in (404, 400), path


@pytest.mark.parametrize("what", ["nothing", "empty", "old"])
def test_a_folder_that_is_of_no_use_is_refused_at_the_start(tmp_path: Path, what: str) -> None:
    made = tmp_path / "site"
    if what != "nothing":
        made.mkdir()
    if what == "old":
        rules = site.rules()
        rules["otys"] = [0, "another"]
        (made / "parts.json").write_text(json.dumps({"rules": rules}))
    told = command("serve", "--data", str(tmp_path / "data"), "--port", "0", "--site", str(made))
    assert told.returncode == 2
    assert ("otys" if what == "old" else "make site") in told.stderr
    assert "Traceback" not in told.stderr
