"""Two servers on one PostgreSQL: whoever plays at which, it is one table."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.asking import News, Person, code, heard, patched
from tests.server.postgres import Postgres
from tests.server.serving import Server
from tests.tables import EVERY_GAME

PATIENCE = 60.0
Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    url = postgres.create("several")
    with (
        Server(tmp_path_factory.mktemp("one"), "--no-limits", "--workers", "1", database=url) as one,
        Server(tmp_path_factory.mktemp("two"), "--no-limits", "--workers", "1", database=url) as two,
    ):
        yield one, two


def _people(pair: Pair) -> tuple[Person, Person]:
    """Ada at the first server, Bob at the second."""
    return Person(pair[0].url, "Ada"), Person(pair[1].url, "Bob")


def _seated(pair: Pair, game: str = "octodice", **wish: Any) -> tuple[list[Person], str]:
    ada, bob = _people(pair)
    id = ada.create("me", "open", game=game, **wish)["table"]["id"]
    bob.do(id, "join")
    return [ada, bob], id


def _at(server: Server, person: Person) -> Person:
    """The same person at another server."""
    return Person(server.url, token=person.token)


def _until(look: Callable[[], News], test: Callable[[News], Any]) -> News:
    end = time.monotonic() + PATIENCE
    while not test(news := look()):
        assert time.monotonic() < end, "nothing happens"
        time.sleep(0.05)
    return news


def _without_gaps(news: News) -> None:
    assert [entry["number"] for entry in news["entries"]] == list(range(1, len(news["entries"]) + 1))


@EVERY_GAME
def test_a_game_is_played_at_two_servers(pair: Pair, name: str) -> None:
    """Each plays at their own server as soon as the other's action is known there, and both hear of everything."""
    people, id = _seated(pair, name)
    turns = [0, 0]
    with people[0].live(id) as one, people[1].live(id) as two:
        latest: list[News] = [person.look(id) for person in people]
        sockets, numbers = (one, two), [news["number"] for news in latest]
        for _ in range(60):
            seat = next((i for i, news in enumerate(latest) if news["legal"]), None)
            if seat is None:
                break
            action = latest[seat]["legal"][turns[seat] % len(latest[seat]["legal"])]["id"]
            done = people[seat].do(id, "act", state=latest[seat]["state"], action=action)["number"]
            turns[seat] += 1
            for i, socket in enumerate(sockets):
                while numbers[i] < done:
                    latest[i] = heard(socket)
                    assert [entry["number"] for entry in latest[i]["entries"]] == list(
                        range(numbers[i] + 1, latest[i]["number"] + 1)
                    )
                    numbers[i] = latest[i]["number"]
            assert latest[0]["state"] == latest[1]["state"]
    assert sum(turns) >= 5
    if people[0].look(id)["table"]["status"] == "playing":
        people[0].do(id, "concede")
    ends = [_until(lambda p=person: p.look(id), lambda n: n["table"]["status"] == "over") for person in people]  # type: ignore[misc]
    assert ends[0]["table"]["result"] == ends[1]["table"]["result"]
    assert ends[0]["view"]["moment"] == ends[1]["view"]["moment"]


def test_a_whole_game_is_played_at_two_servers(pair: Pair) -> None:
    people, id = _seated(pair)
    moves = 0
    while True:
        found = [person.look(id) for person in people]
        if found[0]["table"]["status"] == "over" and found[1]["table"]["status"] == "over":
            break
        for person, news in zip(people, found, strict=True):
            if news["legal"]:
                answer = person.send(
                    "POST", f"/api/tables/{id}/act", {"state": news["state"], "action": news["legal"][-1]["id"]}
                )
                assert answer.status_code == 200, answer.text
                moves += 1
    assert moves > 20
    records = [person.send("GET", f"/api/tables/{id}/record").text for person in people]
    assert records[0] == records[1]
    assert len(json.loads(records[0])["moves"]) == moves


def test_of_two_actions_at_once_one_wins(pair: Pair) -> None:
    ada = Person(pair[0].url, "Ada")
    id = ada.create("me", "me", game="octodice", names=["Ada", "Bob"])["table"]["id"]
    both = [ada, _at(pair[1], ada)]
    with ThreadPoolExecutor(2) as pool:
        for i in range(15):
            news = ada.look(id)
            if not news["legal"]:
                break
            said = {"state": news["state"], "action": news["legal"][0]["id"], "seat": news["seat"]}
            answers = list(
                pool.map(
                    lambda j, i=i, said=said: both[j].send(
                        "POST", f"/api/tables/{id}/act", {**said, "key": f"{i}-{j}"}
                    ),
                    range(2),
                )
            )
            statuses = sorted(answer.status_code for answer in answers)
            assert statuses == [200, 409], [answer.text for answer in answers]
            refused = next(answer for answer in answers if answer.status_code == 409)
            assert code(refused) == "stale"
    found = [person.look(id, since=0) for person in both]
    assert found[0]["entries"] == found[1]["entries"]
    assert len([entry for entry in found[0]["entries"] if entry["kind"] == "action"]) == i + 1
    _without_gaps(found[0])


def test_the_same_key_at_both_servers_counts_once(pair: Pair) -> None:
    ada = Person(pair[0].url, "Ada")
    id = ada.create("me", "me", game="octodice", names=["Ada", "Bob"])["table"]["id"]
    both = [ada, _at(pair[1], ada)]
    with ThreadPoolExecutor(4) as pool:
        for i in range(10):
            news = ada.look(id)
            said = {"state": news["state"], "action": news["legal"][0]["id"], "seat": news["seat"], "key": f"key-{i}"}

            def ask(j: int, said: News = said) -> httpx.Response:
                return both[j % 2].send("POST", f"/api/tables/{id}/act", said)

            answers = list(pool.map(ask, range(4)))
            assert {answer.status_code for answer in answers} == {200}, [answer.text for answer in answers]
            assert len({answer.json()["number"] for answer in answers}) == 1
    news = both[1].look(id, since=0)
    assert len([entry for entry in news["entries"] if entry["kind"] == "action"]) == 10
    _without_gaps(news)


def test_two_who_want_the_same_seat_get_two_seats_or_a_refusal(pair: Pair) -> None:
    for _ in range(8):
        ada = Person(pair[0].url, "Ada")
        id = ada.create("me", "open")["table"]["id"]
        others = [Person(server.url, "Bob") for server in pair]
        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(lambda p, at=id: p.send("POST", f"/api/tables/{at}/join", {}), others))
        assert sorted(answer.status_code for answer in answers) == [200, 409], [answer.text for answer in answers]
        _without_gaps(ada.look(id, since=0))


def test_chat_from_both_sides_has_numbers_without_gaps(pair: Pair) -> None:
    """Ada has three seats, because nobody may talk without end, and is at both servers at once."""
    ada = Person(pair[0].url, "Ada")
    id = ada.create("me", "me", "me", game="otys", names=["Ada", "Bo", "Cy"])["table"]["id"]
    both = [ada, _at(pair[1], ada)]
    with both[0].live(id, query="since=0") as one, both[1].live(id, query="since=0") as two:
        with ThreadPoolExecutor(4) as pool:
            said = [{"text": f"{i}", "key": f"c{i}", "seat": i % 3} for i in range(27)]
            list(pool.map(lambda i: both[i % 2].do(id, "chat", **said[i]), range(27)))
        last, logs = both[0].look(id)["number"], []
        for socket, person in ((one, both[0]), (two, both[1])):
            news = person.look(id, since=0)
            _without_gaps(news)
            logs.append([(entry["number"], entry.get("text")) for entry in news["entries"]])
            while heard(socket)["number"] < last:
                pass
    assert logs[0] == logs[1]
    assert sorted(int(text) for _, text in logs[0] if text is not None) == list(range(27))


def test_a_new_name_is_known_at_both_servers(pair: Pair) -> None:
    ada = Person(pair[0].url, "Ada")
    there = _at(pair[1], ada)
    assert there.ask("GET", "/api/me")["name"] == "Ada"
    ada.ask("PATCH", "/api/me", {"name": "Countess"})
    assert there.ask("GET", "/api/me")["name"] == "Countess"


def test_a_replaced_token_is_no_good_at_either_server(pair: Pair) -> None:
    ada = Person(pair[0].url, "Ada")
    id = ada.create("me", "open")["table"]["id"]
    old = [Person(server.url, token=token) for token in [ada.do(id, "token")["token"]] for server in pair]
    assert [person.look(id)["seat"] for person in old] == [0, 0]
    _at(pair[1], ada).do(id, "token")
    assert [person.send("GET", f"/api/tables/{id}").status_code for person in old] == [401, 401]


def test_rematch_asked_for_at_both_servers_is_one_table(pair: Pair) -> None:
    people, id = _seated(pair)
    people[0].do(id, "concede")
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda person: person.do(id, "rematch")["table"]["id"], people))
    assert found[0] == found[1] != id
    assert people[0].look(found[0])["table"]["status"] == "playing"


def test_time_runs_out_once_whichever_server_notices(pair: Pair) -> None:
    people, id = _seated(pair, timer=5)
    seat = people[0].look(id)["table"]["actor"]
    news = _until(lambda: people[1].look(id, since=0), lambda n: any(e["kind"] == "bot" for e in n["entries"]))
    taken = [entry for entry in news["entries"] if entry["kind"] == "bot" and entry["seat"] == seat]
    assert [entry["why"] for entry in taken] == ["time"]
    _without_gaps(news)
    for person in people:
        person.do(id, "leave")


def test_bots_go_on_when_the_server_that_drove_them_is_killed(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.create("driven")
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    with (
        Server(folders[0], "--no-limits", "--workers", "1", database=url) as one,
        Server(folders[1], "--no-limits", "--workers", "1", database=url) as two,
    ):
        ada = Person(one.url, "Ada")
        ids = [ada.create("me", "greedy", "random", game="octodice")["table"]["id"] for _ in range(6)]
        for id in ids:
            ada.do(id, "leave")  # now there are bots only
        there = _at(two, ada)
        one.kill()
        before = [there.look(id) for id in ids]
        assert any(news["table"]["status"] == "playing" for news in before), "they were too quick to be interrupted"
        for id in ids:
            news = _until(lambda at=id: there.look(at), lambda n: n["table"]["status"] == "over")  # type: ignore[misc]
            assert news["table"]["result"]["reason"] == "played"


def test_a_server_that_was_away_knows_what_the_other_did(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.create("away")
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    with (
        Server(folders[0], "--no-limits", "--workers", "1", database=url) as one,
        Server(folders[1], "--no-limits", "--workers", "1", database=url) as two,
    ):
        people, id = _seated((one, two))
        people[1].do(id, "chat", text="before")
        one.kill()
        people[1].do(id, "chat", text="meanwhile")
        one.restart()
        assert [entry.get("text") for entry in people[0].look(id, since=0)["entries"]][-2:] == ["before", "meanwhile"]
        people[0].do(id, "chat", text="after")
        assert people[1].look(id, since=0)["entries"][-1]["text"] == "after"


def test_a_table_of_newer_rules_waits_for_the_servers_that_have_them(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the middle of an upgrade one server has a new version of a game, and the other does not know it yet: there the
    table is refused, and nothing happens to it, whatever is asked and however long its bots and its timer wait."""
    url = postgres.create("versions")
    folders = [tmp_path / name for name in ("old", "new")]
    for folder in folders:
        folder.mkdir()
    with Server(folders[0], "--no-limits", "--workers", "1", database=url) as old:
        patched(monkeypatch, "import fathom.games.octodice as g; object.__setattr__(g.GAME, 'version', 99)")
        with Server(folders[1], "--no-limits", "--workers", "1", database=url) as new:
            ada = Person(new.url, "Ada")
            news = ada.create("me", "me", game="octodice", names=["Ada", "Bob"], timer=600)
            id, there = news["table"]["id"], _at(old, ada)
            said = {"state": news["state"], "action": news["legal"][0]["id"]}
            for verb, asked in (("act", said), ("rematch", {}), ("undo", {"state": news["state"]})):
                assert there.send("POST", f"/api/tables/{id}/{verb}", asked).status_code == 409, verb
            other = there.create("me", "greedy", game="otys")["table"]["id"]  # all other games are the same at both
            assert ada.look(other)["table"]["status"] == "playing"
            assert ada.look(id, since=0)["number"] == news["number"]
            assert ada.do(id, "act", **said)["number"] == news["number"] + 1
