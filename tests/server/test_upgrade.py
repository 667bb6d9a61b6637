"""A new release on the database of an older one: games of other rules stay to be looked at, and nobody is stuck."""

from __future__ import annotations

import asyncio
import os
import re
import time
from pathlib import Path
from typing import cast

import pytest

from fathom.server.bot_pool import BotProcess
from fathom.server.presses import Press
from fathom.server.store import Store
from tests.example import install
from tests.server.asking import News, Person, code, unhurried
from tests.server.postgres import Postgres
from tests.server.serving import Server
from tests.server.stored import released

ARGS = ("--no-limits", "--workers", "1")
PATIENCE = 120.0


def every_moment(person: Person, id: str) -> list[News]:
    """What each seat and a spectator see at every moment, and the log in each language."""
    last = person.look(id)["moment"]
    moments = [person.look(id, seat=seat, at=at) for at in range(last + 1) for seat in (0, 1)]
    moments += [Person(person.url).look(id, at=at) for at in range(last + 1)]
    logs = [person.look(id, since=0, lang=lang) for lang in ("en", "de", "fr")]
    return [{**one, "table": None} for one in moments + logs]


def kinds(news: News) -> list[str]:
    return [entry["kind"] for entry in news["entries"]]


def sentences(news: News) -> list[str]:
    return [event["sentence"] for entry in news["entries"] for event in entry.get("events", ())]


def test_everybody_goes_on_with_the_first_release_s_database(tmp_path: Path) -> None:
    held = released(tmp_path, "0001")
    ids: dict[str, str] = held["tables"]
    with Server(tmp_path, *ARGS) as server:
        ada, ben = (Person(server.url, token=held["tokens"][name]) for name in ("Ada", "Ben"))
        own = {table["id"]: table for table in ada.ask("GET", "/api/tables?which=own")["tables"]}
        assert set(own) == set(ids.values())

        # A table that had not begun takes the new rules.
        assert ids["open"] in [one["id"] for one in Person(server.url).ask("GET", "/api/tables")["tables"]]
        news = ben.ask("POST", f"/api/tables/{ids['open']}/join", {})
        assert (news["table"]["status"], news["table"]["version"], news["table"]["old"]) == ("playing", 2, False)

        # A game of a version that is still there simply goes on.
        news = next(one for one in (ada.look(ids["octodice"]), ben.look(ids["octodice"])) if one["legal"])
        assert not news["table"]["old"]

        # A running game has ended, with all it was, and goes on elsewhere if people like.
        for name in ("running", "timed"):
            news = ada.look(ids[name], since=0)
            assert (news["table"]["status"], news["table"]["old"], news["legal"]) == ("abandoned", True, None)
            assert kinds(news)[-1] == "rules"
            assert {key: news["entries"][-1][key] for key in ("from", "to")} == {"from": 1, "to": 2}
            assert sentences(news)
            assert sentences(ada.look(ids[name], since=0, lang="de")) != sentences(news)
            # It may go on, so nobody may look into another's hand, nor begin a game of their own with it.
            assert (news["table"]["hidden"], news["seat"], ada.look(ids[name], at=3)["seat"]) == (True, 0, 0)
            for seat in ({"seat": 1}, {"seat": 1, "at": 3}):
                assert code(ada.send("GET", f"/api/tables/{ids[name]}", params=seat)) == "not-yours"
            for page in ("record", "course"):
                assert code(ada.send("GET", f"/api/tables/{ids[name]}/{page}")) == "not-finished"
            fork = {"seats": ["me", "me"], "start": {"table": ids[name], "at": news["moment"]}}
            assert code(ada.send("POST", "/api/tables", fork)) == "not-finished"
            stranger = Person(server.url, "Eve")
            assert stranger.look(ids[name])["seat"] is None
            assert code(stranger.send("POST", f"/api/tables/{ids[name]}/rematch", {"go_on": True})) == "not-yours"
            on = ada.ask("POST", f"/api/tables/{ids[name]}/rematch", {"go_on": True})
            assert on["table"]["start"]["table"] == ids[name]
            assert [seat["reserved"] for seat in on["table"]["seats"]] == [False, True]
            began = ben.ask("POST", f"/api/tables/{on['table']['id']}/join", {})
            assert (began["table"]["status"], began["table"]["version"]) == ("playing", 2)
            before, after = (person["view"]["players"] for person in (ben.look(ids[name], seat=1), began))
            assert [one["score"] for one in before] == [one["score"] for one in after]
            turn = next(one for one in (ada.look(on["table"]["id"]), ben.look(on["table"]["id"])) if one["legal"])
            (ada if turn["seat"] == 0 else ben).do(
                on["table"]["id"], "act", state=turn["state"], action=turn["legal"][0]["id"]
            )

        # Finished ones are there with every moment, their record, and the course of their points.
        for name in ("finished", "conceded"):
            news = ada.look(ids[name], since=0)
            assert (news["table"]["status"], news["table"]["old"], news["table"]["hidden"]) == ("over", True, False)
            assert "rules" not in kinds(news)
            assert len(every_moment(ada, ids[name])) == 3 * (news["moment"] + 1) + 3
            record = ada.ask("GET", f"/api/tables/{ids[name]}/record")
            assert (record["version"], len(record["moves"])) == (1, news["moment"])
            course = ada.ask("GET", f"/api/tables/{ids[name]}/course")["turns"]
            assert course[-1] == {"moment": news["moment"], "scores": news["table"]["result"]["scores"]}
            assert Person(server.url).send("GET", f"/api/tables/{ids[name]}/text").status_code == 200
            assert ada.ask("POST", f"/api/tables/{ids[name]}/rematch")["table"]["version"] == 2
            assert ada.ask("POST", "/api/records", record)["table"]["version"] == 2

        # The present rules cannot follow this one. What was played is told all the same.
        news = ada.look(ids["abyss"], since=0)
        assert (news["table"]["status"], news["table"]["old"], news["view"]["over"]) == ("abandoned", True, True)
        assert len([entry for entry in news["entries"] if entry["kind"] == "action" and entry["events"]]) == 100
        assert sentences(news)[0].startswith("Player ")
        assert code(ada.send("POST", f"/api/tables/{ids['abyss']}/rematch", {"go_on": True})) == "record"
        assert ada.ask("POST", f"/api/tables/{ids['abyss']}/rematch")["table"]["version"] == 2
        errors = [line for line in server.log.read_text().splitlines() if '"level": "error"' in line]
        assert not errors


def test_who_waits_for_a_game_of_older_rules_does_not_wait_behind_everything_else() -> None:
    """On a busy machine that would be minutes."""

    async def behind(process: BotProcess) -> int:
        await process.wake()
        assert process.running is not None
        found = os.getpriority(os.PRIO_PROCESS, process.running.pid)
        await process.end()
        return found

    press = Press(cast(Store, None))
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert asyncio.run(behind(press.awaited)) == min(own + 5, 19)
    assert asyncio.run(behind(press.process)) == min(own + 15, 19)


def test_nothing_changes_where_the_rules_have_not(tmp_path: Path) -> None:
    held = released(tmp_path, "0002")
    with Server(tmp_path, *ARGS) as server:
        ada = Person(server.url, token=held["tokens"]["Ada"])
        found = {name: ada.look(id, since=0) for name, id in held["tables"].items()}
    assert {news["table"]["old"] for news in found.values()} == {False}
    assert {name for name, news in found.items() if "rules" in kinds(news)} == set()
    assert found["running"]["table"]["status"] == "playing"


def next_version(site: Path, follows: bool) -> None:
    """Pearls, version 2, with another view, so that nothing of version 1 can be drawn. If it does not follow, its
    actions have other names, too."""
    for name, old, new in (
        ("__init__.py", "version=1", "version=2"),
        ("view.py", '"players"', '"divers"'),
        ("terminal.py", '"players"', '"divers"'),
        *(() if follows else (("actions.py", 'add("', 'add("now-'),)),
    ):
        path = site / "pearls" / name
        text = path.read_text(encoding="utf-8")
        assert old in text, name
        path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize(("which", "follows"), [("sqlite", False), ("postgresql", True)])
def test_an_invented_next_version_leaves_nobody_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, which: str, follows: bool, request: pytest.FixtureRequest
) -> None:
    site = tmp_path / "site"
    monkeypatch.setenv("PYTHONPATH", install(site)["PYTHONPATH"])
    unhurried(monkeypatch)
    database = None
    if which == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.create("upgrade")
    with Server(tmp_path, *ARGS, database=database) as server:
        ada = Person(server.url, "Ada")
        ids = {
            "finished": ada.create("me", "greedy", game="pearls")["table"]["id"],
            "running": ada.create("me", "greedy", game="pearls")["table"]["id"],
            "timed": ada.create("me", "me", game="pearls", timer=600)["table"]["id"],
            "open": ada.create("me", "open", game="pearls", public=True)["table"]["id"],
            "bots": ada.create("greedy", "random", game="pearls")["table"]["id"],
        }
        _play(ada, ids["finished"], 10_000)
        _play(ada, ids["running"], 3)
        _over(ada, ids["bots"])
        seen = {name: every_moment(ada, ids[name]) for name in ("finished", "bots")}
        now = ada.look(ids["running"], seat=0)["view"]
        assert server.stop() == 0  # the games that were just played are pressed
        next_version(site, follows)
        server.start()
        for name in ("finished", "bots"):
            assert every_moment(ada, ids[name]) == seen[name]
            assert ada.look(ids[name])["table"]["old"]
            assert ada.ask("GET", f"/api/tables/{ids[name]}/record")["version"] == 1
        for name in ("running", "timed"):
            news = ada.look(ids[name], since=0)
            assert (news["table"]["status"], kinds(news)[-1]) == ("abandoned", "rules")
            assert sentences(news)
        assert ada.look(ids["running"], seat=0)["view"] == now
        if not follows:
            assert code(ada.send("POST", f"/api/tables/{ids['running']}/rematch", {"go_on": True})) == "record"
        again = ada.ask("POST", f"/api/tables/{ids['running']}/rematch", {"go_on": follows})
        assert (again["table"]["version"], again["table"]["status"]) == (2, "playing")
        assert again["moment"] >= now["moment"] > 0 or not follows
        _play(ada, again["table"]["id"], 2)
        ben = Person(server.url, "Ben")
        assert ids["open"] in [one["id"] for one in ben.ask("GET", "/api/tables")["tables"]]
        assert ben.ask("POST", f"/api/tables/{ids['open']}/join", {})["table"]["version"] == 2
        for id in ids.values():  # nothing is refused for ever
            assert ada.send("GET", f"/api/tables/{id}").status_code == 200
            assert ada.send("GET", f"/api/tables/{id}/data").status_code == 200
        out = re.findall(r'"level": "error"', server.log.read_text())
        assert not out


def _play(person: Person, id: str, moves: int) -> None:
    end = time.monotonic() + PATIENCE
    while moves and (news := person.look(id))["table"]["status"] == "playing":
        assert time.monotonic() < end
        if news["legal"]:
            person.do(id, "act", state=news["state"], action=news["legal"][0]["id"])
            moves -= 1
        else:
            time.sleep(0.02)


def _over(person: Person, id: str) -> None:
    end = time.monotonic() + PATIENCE
    while person.look(id)["table"]["status"] == "playing":
        assert time.monotonic() < end
        time.sleep(0.05)
