"""Somebody does not come back, at a table without a timer: the others can go on; who is there cannot be replaced."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom.server import seating
from fathom.server.settings import Settings
from fathom.server.tables import Tables
from tests.server.asking import News, Person, code, heard, patched
from tests.server.postgres import Postgres
from tests.server.serving import Server

LIMIT = 120.0
ARGS = ("--no-limits", "--workers", "1", "--absent-minutes")
SOON = "0.05"  # three seconds


@pytest.fixture(scope="module")
def brief(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which nobody is waited for long."""
    with Server(tmp_path_factory.mktemp("brief"), *ARGS, SOON) as running:
        yield running


def pair(server: Server, **wish: Any) -> tuple[str, Person, Person]:
    """Two people at a table; the first is to decide."""
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    id = ada.create("me", "open", options={"first_player": 0}, substitute="random", **wish)["table"]["id"]
    ben.do(id, "join")
    return id, ada, ben


def until(look: Callable[[], News], test: Callable[[News], bool]) -> News:
    end = time.monotonic() + LIMIT
    while not test(news := look()):
        assert time.monotonic() < end, news["table"]
        time.sleep(0.1)
    return news


def absent(news: News) -> list[bool]:
    return [seat["absent"] for seat in news["table"]["seats"]]


def test_others_call_a_bot_in_and_who_was_away_takes_the_seat_back(brief: Server) -> None:
    id, ada, ben = pair(brief)
    assert absent(ben.look(id)) == [False, False]
    with ben.live(id) as live:
        while not absent(news := heard(live))[0]:  # it is told to those who watch
            pass
    assert absent(news) == [True, False], "only who is waited for can be missing"
    number = ben.do(id, "bot", seat=0)["number"]
    entry = ben.look(id, since=number - 1)["entries"][0]
    assert (entry["kind"], entry["seat"], entry["why"], entry["by"]) == ("bot", 0, "absent", 1)
    until(lambda: ben.look(id), lambda news: news["legal"] is not None)
    ada.do(id, "back")
    assert [seat["kind"] for seat in ada.look(id)["table"]["seats"]] == ["person", "person"]


def test_others_end_the_game_without_who_is_missing(brief: Server) -> None:
    id, _, ben = pair(brief)
    until(lambda: ben.look(id), lambda news: absent(news)[0])
    ben.do(id, "abandon")
    assert ben.look(id)["table"]["status"] == "abandoned"


def test_who_is_there_is_not_replaced(brief: Server, server: Server) -> None:
    id, ada, ben = pair(brief)
    with ada.live(id):  # nothing but an open page
        end = time.monotonic() + 5
        while time.monotonic() < end:
            assert absent(ben.look(id)) == [False, False]
            time.sleep(0.2)
        assert code(ben.send("POST", f"/api/tables/{id}/bot", {"seat": 0})) == "present"
        ben.do(id, "abandon")
        assert ben.look(id)["table"]["status"] == "playing", "who is there is asked"
    id, ada, ben = pair(server)
    assert code(ben.send("POST", f"/api/tables/{id}/bot", {"seat": 0})) == "present", "a quarter of an hour has to pass"


def test_only_those_who_play_may_do_it(brief: Server) -> None:
    id, ada, ben = pair(brief)
    eve = Person(brief.url, "Eve")
    until(lambda: ben.look(id), lambda news: absent(news)[0])
    assert code(eve.send("POST", f"/api/tables/{id}/bot", {"seat": 0})) == "not-yours"
    assert code(Person(brief.url).send("POST", f"/api/tables/{id}/bot", {"seat": 0})) == "who"
    assert code(ben.send("POST", f"/api/tables/{id}/bot", {"seat": 1})) == "not-yours"
    assert code(ben.send("POST", f"/api/tables/{id}/bot", {"seat": 7})) == "no-seat"
    assert absent(eve.look(id)) == [True, False]
    # She is back, and nothing has happened, not even what she asked for.
    assert code(ada.send("POST", f"/api/tables/{id}/why", {"action": "sleep"})) == "no-action"
    assert code(ben.send("POST", f"/api/tables/{id}/bot", {"seat": 0})) == "present"


def test_with_a_timer_it_is_the_timer_that_counts(brief: Server) -> None:
    id, _, ben = pair(brief, timer=3600)
    waiting, _, ben2 = pair(brief)
    until(lambda: ben2.look(waiting), lambda news: absent(news)[0])
    assert absent(ben.look(id)) == [False, False]


def test_after_a_restart_and_after_the_clock_was_set_everybody_has_as_long_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offset = tmp_path / "offset"
    offset.write_text("0")
    line = (
        f"import time, pathlib; real = time.time; time.time = lambda: real() + float(open({str(offset)!r}).read() or 0)"
    )
    patched(monkeypatch, line)
    with Server(tmp_path, *ARGS, "10") as server:
        id, _, ben = pair(server)
        (tmp_path / "new").write_text(str(2 * 24 * 3600))
        (tmp_path / "new").replace(offset)
        until(lambda: News(table={}, log=server.log.read_text()), lambda said: "clock was set" in said["log"])
        assert code(ben.send("POST", f"/api/tables/{id}/bot", {"seat": 0})) == "present"
        server.kill()
        (tmp_path / "new").write_text(str(4 * 24 * 3600))
        (tmp_path / "new").replace(offset)
        server.start()
        assert code(ben.send("POST", f"/api/tables/{id}/bot", {"seat": 0})) == "present"
        assert absent(ben.look(id)) == [False, False]


def test_who_is_at_another_server_is_there(postgres: Postgres) -> None:
    async def scene() -> None:
        settings = Settings(postgres.create("absence"), workers=1)
        here, there = Tables(settings), Tables(settings)
        await here.open()
        await there.open()
        try:
            ada = (await here.people.make("Ada"))[0]
            made = seating.new(seating.Wish(fathom.load("otys", players=2), ["me", "me"], [None, None]), ada)
            table = await here.add(made)
            seen = (table.id, table.row.actor)
            async with asyncio.timeout(LIMIT):
                while seen not in there.presence.last:
                    here.presence.last.clear()  # until the other one listens
                    here.asks(table.id, ada)
                    await asyncio.sleep(0.1)
        finally:
            await here.close()
            await there.close()

    asyncio.run(scene())
