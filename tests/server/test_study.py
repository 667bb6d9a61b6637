"""Puzzles and the study board over HTTP: what they tell, what they refuse, and that they give nothing away."""

from __future__ import annotations

import json
from typing import Any

import pytest

import fathom
from fathom.core.record import Record
from fathom.study import puzzles
from fathom.study.positions import decode, encode
from tests.mined import EVERY_MINED_GAME
from tests.server.asking import Person, code
from tests.server.serving import Server
from tests.tables import positions


def record(name: str = "otys", moves: int | None = None) -> dict[str, Any]:
    *_, state = positions(fathom.load(name, players=2), 4, 10**6 if moves is None else moves)
    held: dict[str, Any] = json.loads(Record.of(state).to_json())
    return held


@EVERY_MINED_GAME
def test_a_puzzle_from_the_list_to_its_solution(server: Server, name: str) -> None:
    ada = Person(server.url)  # nobody has to say who they are
    listed = ada.ask("GET", "/api/puzzles?lang=de")
    shelf = next(one for one in listed["games"] if one["game"] == name)
    assert listed["today"]["id"] in puzzles.puzzles(listed["today"]["game"])
    for one in (shelf["puzzles"][0], *shelf["exercises"][:1]):
        path = f"/api/puzzles/{name}/{one['id']}"
        told = ada.ask("GET", f"{path}?lang=fr")
        held = puzzles.find(name, one["id"])
        assert told["place"]["view"] == json.loads(json.dumps(held.state.view(held.seat)))
        assert len(told["place"]["legal"]) == len(held.weighed)
        assert (told["text"] is None) == (one["number"] is None)
        assert not set(told) & {"solutions", "weighed", "trap", "record"}
        assert ada.ask("POST", path, {"action": held.trap})["solved"] is False
        assert ada.ask("POST", path, {"action": held.solutions[0]})["solved"] is True
        assert len({ada.ask("POST", path, {"hint": i})["hint"] for i in range(told["hints"])}) == told["hints"]
        assert ada.ask("POST", path, {"show": True})["choices"][0]["right"] is True


@EVERY_MINED_GAME
def test_the_code_of_a_puzzle_is_made_of_what_its_seat_knows(server: Server, name: str) -> None:
    one = next(iter(puzzles.puzzles(name).values()))
    told = Person(server.url).ask("GET", f"/api/puzzles/{name}/{one.id}")
    twin = one.record.replay(one.at).determinise(one.seat, 99)
    assert told["place"]["code"] == encode(twin.determinise(one.seat, int(one.id, 16)))


def test_what_is_wrong_with_an_attempt(server: Server) -> None:
    ada = Person(server.url)
    id = next(iter(puzzles.puzzles("otys")))
    for path, said, expected in (
        ("otys/nothing", {"show": True}, "no-puzzle"),
        (f"chess/{id}", {"show": True}, "no-puzzle"),
        (f"otys/{id}", {}, "invalid"),
        (f"otys/{id}", {"action": "dance"}, "no-action"),
        (f"otys/{id}", {"action": 10**6}, "no-action"),
        (f"otys/{id}", {"action": "surface"}, "illegal"),
        (f"otys/{id}", {"hint": -1}, "invalid"),
    ):
        assert code(ada.send("POST", f"/api/puzzles/{path}", said)) == expected


def test_lines_on_the_study_board(server: Server) -> None:
    ada = Person(server.url)
    begun = ada.ask("POST", "/api/study", {"game": "otys", "players": 3})
    assert (begun["moment"], begun["seat"], len(begun["view"]["players"])) == (0, begun["actor"], 3)
    action = begun["legal"][0]["text"]
    after = ada.ask("POST", "/api/study/act", {"code": begun["code"], "action": action})
    assert after["moment"] == 1
    assert after["events"]
    again = ada.ask("POST", "/api/study/look", {"code": after["code"], "seat": 2})
    assert (again["seat"], again["code"]) == (2, after["code"])
    assert ada.ask("POST", "/api/study/why", {"code": begun["code"], "action": "surface"})["cause"]
    assert "undo" in ada.ask("POST", "/api/study/preview", {"code": begun["code"], "action": action})
    ahead = ada.ask("POST", "/api/study/outlook", {"code": begun["code"]})
    assert len(ahead["choices"]) == len(begun["legal"])
    told = ada.ask("POST", "/api/study/hint?lang=de", {"code": after["code"]})
    assert told["choices"][0]["says"]
    changed = ada.ask("POST", "/api/study/edit", {"code": begun["code"], "changes": {"0.credits": 7}})
    assert changed["view"]["players"][0]["credits"] == 7
    named = ada.ask("POST", "/api/study/pieces?lang=fr", {"code": begun["code"]})["pieces"]
    assert {one["name"] for one in named} >= {"0.credits", "2.score"}


def test_a_study_of_a_record(server: Server) -> None:
    ada = Person(server.url)
    unfinished = record(moves=30)
    told = ada.ask("POST", "/api/study", {"record": unfinished, "at": 12})
    assert decode(told["code"]).pack() == Record.read(unfinished).replay(12).pack()
    assert ada.ask("POST", "/api/study", {"record": unfinished})["moment"] == 30
    foreign = {**unfinished, "version": 99}
    bad = {**unfinished, "moves": [["dance", []]]}
    for one in (foreign, bad):
        assert code(ada.send("POST", "/api/study", {"record": one})) == "record"
    packed = {**unfinished, "pack": {"colony": {"end_points": 12}}}
    assert code(ada.send("POST", "/api/study", {"record": packed})) in ("code-pack", "record", "pack")


def test_a_running_game_cannot_be_studied(server: Server) -> None:
    """Its players would learn more than they may know; a finished one is open to all."""
    ada = Person(server.url, "Ada")
    table = ada.create("me", "me")["table"]["id"]
    assert code(ada.send("POST", "/api/study", {"table": table})) == "not-finished"
    assert code(ada.send("POST", "/api/study", {"table": table, "at": 0})) == "not-finished"
    done = ada.ask("POST", "/api/records", record())["table"]["id"]
    told = Person(server.url).ask("POST", "/api/study", {"table": done, "at": 5})
    assert told["moment"] == 5
    assert code(ada.send("POST", "/api/study", {"table": "no-such-table"})) == "no-table"


def test_forged_codes_and_too_much_are_refused(server: Server) -> None:
    ada = Person(server.url)
    state = fathom.load("abyss", players=2).new(seed=1)
    good = encode(state)
    for said, expected in (
        ({"code": "hello"}, "code-broken"),
        ({"code": good[:-7]}, "code-broken"),
        ({"code": "f1." + "A" * 9000}, "invalid"),
        ({"code": good, "seat": 7}, "no-seat"),
        ({"code": good, "more": 1}, "invalid"),
        ({}, "invalid"),
    ):
        assert code(ada.send("POST", "/api/study/look", said)) == expected
    forged = state.clone()
    forged.raw.players[0].pearls = -5
    assert code(ada.send("POST", "/api/study/look", {"code": encode(forged)})) == "code-impossible"
    assert code(ada.send("POST", "/api/study/act", {"code": good, "action": "dance"})) == "no-action"
    illegal = next(a for a in range(state.game.num_actions) if state.explain(a))
    assert code(ada.send("POST", "/api/study/act", {"code": good, "action": illegal})) == "study-illegal"
    assert code(ada.send("POST", "/api/study/edit", {"code": good, "changes": {"0.pearls": 10**9}})) == "code-piece"
    assert code(ada.send("POST", "/api/study/edit", {"code": good, "changes": {"x": "y"}})) == "invalid"
    assert code(ada.send("POST", "/api/study", {"game": "chess", "players": 2})) == "no-game"
    assert code(ada.send("POST", "/api/study", {"game": "otys", "players": 9})) == "option"
    assert ada.post("/api/study", b"{" * 100).status_code == 422
    assert ada.post("/api/study", b" " * (3 << 20)).status_code == 413
    assert ada.post("/api/study/look", b" " * (1 << 20)).status_code == 413


@pytest.mark.parametrize("path", ["/puzzles", "/puzzles/otys", "/puzzles/otys/abc", "/study"])
def test_the_pages_have_addresses(server: Server, path: str) -> None:
    assert Person(server.url).send("GET", path).headers["content-type"].startswith("text/html")
