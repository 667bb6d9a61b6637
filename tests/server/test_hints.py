"""Hints at the table server: to whom, when and how often; streamed, given up when the position changes; equal where the
seat cannot tell the difference."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom.server import play, teacher, thinking
from fathom.server.backup import line_of
from fathom.server.guard import Limits
from fathom.server.refusal import Refusal
from fathom.server.table import Table
from fathom.server.who import Who
from tests.server.asking import Person, code, heard
from tests.server.serving import Server
from tests.server.stored import laid, lines, read_in, stored, token
from tests.server.twins import twins
from tests.web.browsing import golden

News = dict[str, Any]
CHOICES = 2  # so that there is something to think about
TWINS: list[tuple[str, dict[str, Any], int]] = [
    ("abyss", {"players": 2}, 0),
    ("octodice", {"players": 3, "extra_order": "simultaneous"}, 0),
    ("otys", {"players": 2}, 1),
    ("seastead", {"players": 2, "sides": "B"}, 0),
]


def deciding(person: Person, id: str) -> News:
    """The news in which this person has something to choose."""
    while True:
        news = person.look(id)
        if news["legal"] and len(news["legal"]) >= CHOICES:
            return news
        if news["legal"]:
            person.do(id, "act", state=news["state"], action=news["legal"][0]["id"])


def asked(person: Person, id: str, **wish: Any) -> Any:
    """The answer to a request for a hint, whatever it is."""
    return person.send("POST", f"/api/tables/{id}/hint", {"state": person.look(id)["state"], **wish})


def used(person: Person, id: str) -> list[int | None]:
    """The seats that asked for hints, as the log tells them."""
    return [entry["seat"] for entry in person.look(id, since=0)["entries"] if entry["kind"] == "hint"]


def test_a_hint_against_bots(server: Server) -> None:
    ada = Person(server.url, "Ada")
    id = ada.create("me", "greedy")["table"]["id"]
    news = deciding(ada, id)
    assert news["table"]["hints"] is True
    found = ada.do(id, "hint", state=news["state"])
    assert found["last"]
    assert found["seat"] == 0
    assert 2 <= len(found["choices"]) <= 3
    legal = {choice["text"]: choice["sentence"] for choice in news["legal"]}
    for choice in found["choices"]:
        assert legal[choice["action"]] == choice["says"]
        assert 0 <= choice["win"] <= 1
    assert found["why_says"].endswith(".")
    assert ada.do(id, "hint", state=news["state"]) == found, "who asks twice hears the same"
    assert used(ada, id) == [0], "and it is told once"
    german = ada.send("POST", f"/api/tables/{id}/hint?lang=de", {"state": news["state"]}).json()
    assert german["choices"][0]["action"] == found["choices"][0]["action"]
    assert german["choices"][0]["says"] != found["choices"][0]["says"]


def test_octo_dice_knows_the_worth_of_every_keep(server: Server) -> None:
    ada = Person(server.url, "Ada")
    id = ada.create("me", "greedy", game="octodice")["table"]["id"]
    while (news := deciding(ada, id))["view"]["phase"] != "keep":
        ada.do(id, "act", state=news["state"], action=news["legal"][0]["id"])
    found = ada.do(id, "hint", state=news["state"])
    assert found["sure"] == "exact"
    assert set(found["worths"]) == {choice["text"] for choice in news["legal"]}
    assert found["worths"][found["choices"][0]["action"]] == max(found["worths"].values())
    assert any(choice["odds"] for choice in found["choices"])


def test_who_may_ask(server: Server) -> None:
    ada, bo, eve = (Person(server.url, name) for name in ("Ada", "Bo", "Eve"))
    among = ada.create("me", "open")["table"]["id"]
    bo.do(among, "join")
    assert ada.look(among)["table"]["hints"] is False
    decider = next(one for one in (ada, bo) if one.look(among)["legal"])
    answer = asked(decider, among)
    assert (answer.status_code, code(answer)) == (403, "no-hints")
    assert used(eve, among) == []

    allowed = ada.create("me", "open", hints=True)["table"]["id"]
    bo.do(allowed, "join")
    news = deciding(next(one for one in (ada, bo) if one.look(allowed)["legal"]), allowed)
    seat = news["seat"]
    decider, other = (ada, bo) if seat == 0 else (bo, ada)
    assert code(asked(other, allowed)) == "not-your-turn"
    assert code(asked(other, allowed, seat=seat)) == "not-yours"
    assert code(asked(eve, allowed)) == "not-yours"
    assert code(asked(Person(server.url), allowed)) == "who"
    assert code(asked(decider, allowed, state=news["state"] - 1)) == "stale"
    assert asked(decider, allowed).status_code == 200
    assert used(eve, allowed) == [seat], "all hear of it"

    alone = ada.create("me", "greedy", hints=False)["table"]["id"]
    deciding(ada, alone)
    assert code(asked(ada, alone)) == "no-hints"
    again = ada.do(alone, "concede") and ada.do(alone, "rematch")
    assert again["table"]["hints"] is False, "the same again"


def test_over_the_socket_it_becomes_better_and_better(server: Server) -> None:
    ada, eve = Person(server.url, "Ada"), Person(server.url, "Eve")
    id = ada.create("me", "greedy")["table"]["id"]
    news = deciding(ada, id)
    with ada.live(id) as socket, eve.live(id) as watching:
        socket.send(json.dumps({"type": "hint", "state": news["state"], "key": "h1"}))
        told: list[News] = []
        while not told or not told[-1]["last"]:
            said = heard(socket)
            if said["type"] == "hint":
                told.append(said)
            else:
                assert said["type"] in ("news", "done")
        assert len(told) > 1
        assert {one["key"] for one in told} == {"h1"}
        done = [one["simulations"] for one in told]
        assert done == sorted(set(done))
        over_http = ada.do(id, "hint", state=news["state"])
        assert {**told[-1], "type": None, "key": None} == {**over_http, "type": None, "key": None}
        seen = heard(watching)
        assert [entry["kind"] for entry in seen["entries"]] == ["hint"]
        watching.send(json.dumps({"type": "hint", "state": news["state"], "key": "h2"}))
        assert heard(watching)["error"]["code"] == "not-yours"


def test_it_is_given_up_when_the_position_changes(server: Server) -> None:
    ada = Person(server.url, "Ada")
    id = ada.create("me", "greedy")["table"]["id"]
    news = deciding(ada, id)
    with ada.live(id) as socket:
        for message in (
            {"type": "hint", "state": news["state"], "key": "h1"},
            {"type": "act", "state": news["state"], "action": news["legal"][0]["id"], "key": "a1"},
        ):
            socket.send(json.dumps(message))
        while heard(socket).get("key") != "a1":
            pass
        now = deciding(ada, id)
        socket.send(json.dumps({"type": "hint", "state": now["state"], "key": "h2"}))
        while (said := heard(socket)).get("key") != "h2" or said["type"] == "done":
            assert said["type"] in ("news", "done"), f"nothing is told about the position before: {said}"
        assert said["state"] == now["state"]


def _pair(name: str, options: dict[str, Any], seat: int) -> tuple[fathom.State, fathom.State]:
    for seed in range(100):
        pair = twins(fathom.load(name, **options), seat, seed, length=60, deciding=True)
        if pair is not None and len(pair[0].legal()) >= CHOICES:
            return pair
    raise AssertionError(f"no twins of {name}")


def test_two_positions_that_a_seat_cannot_tell_apart_get_equal_hints(tmp_path: Path) -> None:
    pairs = [(seat, *_pair(name, options, seat)) for name, options, seat in TWINS]
    exports = []
    for i, (_, *both) in enumerate(pairs):
        for side, state in enumerate(both):
            made = stored(state, f"table-{i}-{side}-0123456789")
            exports.append([*lines(state)[:-1], line_of(replace(made, row=replace(made.row, hints=True)))])
    people = {line: None for export in exports for line in export[1:-1]}
    read_in(tmp_path, [exports[0][0], *people, *(export[-1] for export in exports)])
    with Server(tmp_path, "--no-limits", "--workers", "1", "--keep-days", "0") as server:
        for i, (seat, one, other) in enumerate(pairs):
            assert one.pack() != other.pack()
            person = Person(server.url, token=token(seat))
            here, there = (asked(person, f"table-{i}-{side}-0123456789", seat=seat) for side in (0, 1))
            assert here.status_code == there.status_code == 200
            assert here.content == there.content, one.game.name


def test_what_the_teacher_is_asked_holds_no_secret() -> None:
    """The same bytes go to its process; a question with the true position would be found out."""
    for name, options, seat in TWINS[:1] + TWINS[2:3]:
        one, other = _pair(name, options, seat)
        assert thinking.hint_question(one, seat, "en", 1) == thinking.hint_question(other, seat, "en", 1)
        assert one.pack() != other.pack()


def _position() -> fathom.State:
    state = fathom.load("otys", players=2).new(3)
    while len(state.legal()) < CHOICES:
        state.apply(state.legal()[0])
    return state


def test_hints_are_counted_among_what_fills_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    state = _position()
    assert state.actor is not None
    made = stored(state)
    table = Table(replace(made, row=replace(made.row, hints=True)))
    change = play.hint(table, Who(f"person-{state.actor}"), None, table.state)
    assert not isinstance(change, int)
    monkeypatch.setattr(play, "LOG", 0)
    with pytest.raises(Refusal) as refused:
        play.has_room(table, change)
    assert refused.value.code == "log-full"


def test_an_address_pays_for_the_seconds_that_were_thought_for_it() -> None:
    limits = Limits(on=True)
    asking = teacher.Teacher(None, limits)  # type: ignore[arg-type]  # it stores nothing here
    limits.pay("hint", "10.0.0.1", 100)
    table = laid(_position())

    async def first() -> None:
        async for _ in asking.hints(table, 0, "en", "10.0.0.1"):
            pass

    with pytest.raises(Refusal) as refused:
        asyncio.run(first())
    assert refused.value.code == "too-often"


def test_notes_are_shown_where_the_table_says_so(server: Server) -> None:
    record = golden("abyss-2")
    ada, eve = Person(server.url, "Ada"), Person(server.url, "Eve")

    def table(**wish: Any) -> str:
        wish = {"record": record, "at": len(record["moves"]) // 2, "seats": ["me", "greedy"], **wish}
        return str(ada.ask("POST", "/api/tables", wish)["table"]["id"])

    id = table(notes=True)
    news = deciding(ada, id)
    assert news["table"]["notes"] is True
    held = {race: count for race, count in news["view"]["council"].items() if count}
    assert held
    assert len(news["notes"]) == len(held)
    assert sum(note.count(",") for note in news["notes"]) == sum(held.values())
    assert eve.look(id)["notes"], "whoever watched could remember it, too"
    assert "notes" not in ada.look(table())
    known = ada.ask("GET", "/api/games")["games"]
    assert {game["name"] for game in known if game["notes"]} == {"abyss"}
