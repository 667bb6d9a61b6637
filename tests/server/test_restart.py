"""The server goes away and comes back: nothing that was acknowledged is lost, and everybody goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from fathom.client import Client, News
from tests.server.serving import Server
from tests.server.sitting import (
    decision,
    entries,
    fathom,
    guests,
    kinds,
    opened,
    play,
    recorded,
    refusal,
    seated,
    until,
)
from tests.tables import GAMES, PACKS


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may be killed."""
    with Server(tmp_path_factory.mktemp("mortal"), "--no-limits", "--workers", "1") as running:
        yield running


async def again(server: Server) -> None:
    await asyncio.to_thread(server.restart)


def test_games_go_on_where_they_were(mortal: Server) -> None:
    async def scene() -> None:
        async with guests(mortal, "Ada", "Ben", "Cid") as (ada, ben, cid):
            ids = [await seated(mortal, name, ada, ben, pack=PACKS[name]) for name in GAMES]
            for id in ids:
                await play(id, ada, ben, stop=lambda news: news["moment"] > 20 and news["undo"])
                await ben.chat(id, text="Moment, please")

            async def seen() -> list[News]:
                found = [await person.table(id, since=0) for id in ids for person in (ada, ben, cid)]
                found += [await ada.table(id, at=10) for id in ids]
                return [*found, *[await person.tables(which="own") for person in (ada, ben)]]

            before = await seen()
            await again(mortal)
            assert await seen() == before
            for id in ids:
                assert (await ben.join(id))["seat"] == 1, "the seat is still taken"
                news = await play(id, ada, ben)
                assert news["table"]["status"] == "over"
            before = await seen()
            ends = [await recorded(cid, id) for id in ids]
            await again(mortal)
            assert await seen() == before
            assert [await recorded(cid, id) for id in ids] == ends

    asyncio.run(scene())


def test_a_key_is_still_known(mortal: Server) -> None:
    async def scene() -> None:
        async with guests(mortal, "Ada", "Ben") as (ada, ben):
            id = await seated(mortal, "otys", ada, ben, options={"first_player": 0})
            news = await ada.table(id)
            said = {"state": news["state"], "action": news["legal"][0]["id"], "key": "k1"}
            done = await ada.act(id, **said)
            chat = await ada.chat(id, text="Hello", key="k2")
            await again(mortal)
            assert await ada.act(id, **said) == done
            assert await ada.chat(id, text="Hello", key="k2") == chat
            assert (await refusal(ben.act(id, **said))).code == "stale", "it is Ada's key, not Ben's"
            assert kinds(await entries(ada, id)) == ["join", "start", "action", "chat"]
            await ben.chat(id, text="Hello", key="k2")
            assert kinds(await entries(ada, id))[-1] == "chat"

    asyncio.run(scene())


def test_actions_are_taken_back_as_far_as_before(mortal: Server) -> None:
    async def scene() -> None:
        async with guests(mortal, "Ada") as (ada,):
            id = await opened(ada, "otys", "me", "me")
            seen: list[News] = []

            def chained(news: News) -> bool:
                if not news["undo"]:
                    seen.clear()
                seen.append(news)
                return len(seen) == 4

            await play(id, ada, stop=chained)
            await ada.undo(id, state=seen[3]["state"])
            for before in seen[1::-1]:  # one was taken back before the restart, two are after it
                await again(mortal)
                news = await ada.table(id)
                assert news["undo"]
                await ada.undo(id, state=news["state"])
                then = await ada.table(id)
                assert [then[key] for key in ("moment", "view", "legal", "undo")] == [
                    before[key] for key in ("moment", "view", "legal", "undo")
                ]
            refused = await refusal(ada.undo(id, state=then["state"]))
            assert refused.code == seen[0]["why_not"]

    asyncio.run(scene())


def test_bots_and_those_they_stand_in_for_go_on(mortal: Server) -> None:
    async def scene() -> None:
        async with guests(mortal, "Ada", "Ben") as (ada, ben):
            waiting = await opened(ada, "octodice", "me", "greedy", options={"first_player": 0})
            alone = await seated(mortal, "otys", ada, ben)
            await ada.leave(alone)
            await ben.leave(alone)  # bots play, and are interrupted
            await again(mortal)
            await until(ada, alone, lambda news: news["table"]["status"] == "over")
            news = await play(waiting, ada, stop=lambda news: news["view"]["turn"] > 1)
            assert news["legal"], "the bot has had its turn"

    asyncio.run(scene())


def test_a_token_of_one_seat_is_good_afterwards(mortal: Server) -> None:
    async def scene() -> None:
        async with guests(mortal, "Ada") as (ada,):
            id = await opened(ada, "otys", "me", "me")
            token = (await ada.seat_token(id, seat=1))["token"]
            await again(mortal)
            async with Client(mortal.url, token) as device:
                assert (await device.table(id))["seat"] == 1
                assert (await refusal(device.table(id, seat=0))).code == "not-yours"
                await device.chat(id, text="Hello")

    asyncio.run(scene())


def test_who_follows_a_table_follows_it_on(mortal: Server) -> None:
    async def scene() -> None:
        async with guests(mortal, "Ada") as (ada,):
            id = await opened(ada, "seastead", "me")
            async with ada.live(id) as live:
                heard = list((await anext(live))["entries"])
                acted = []
                for turn in range(12):
                    assert live.news is not None
                    acting = asyncio.create_task(live.act(live.news["legal"][0]["id"]))
                    if turn % 4 == 1:  # somewhere between being sent and being answered
                        await asyncio.sleep(0.001 * turn)
                        await again(mortal)
                    acted.append((await acting)["number"])
                    while live.number < acted[-1] or not live.news["legal"]:
                        heard += (await asyncio.wait_for(anext(live), 60))["entries"]
                while len(heard) < live.number:
                    heard += (await asyncio.wait_for(anext(live), 60))["entries"]
            assert heard == await entries(ada, id)
            assert [entry["number"] for entry in heard if entry["kind"] == "action"] == acted

    asyncio.run(scene())


def test_nobody_runs_out_of_time_while_the_server_is_away(mortal: Server) -> None:
    async def scene() -> None:
        async with guests(mortal, "Ada", "Ben") as (ada, ben):
            id = await seated(mortal, "otys", ada, ben, timer=12, options={"first_player": 0})
            due = datetime.fromisoformat((await ada.table(id))["table"]["deadline"]).timestamp()
            await asyncio.to_thread(mortal.kill)
            await asyncio.sleep(max(0.0, due - time.time()) + 0.1)
            await asyncio.to_thread(mortal.start)
            news = await decision(ada, id)
            assert datetime.fromisoformat(news["table"]["deadline"]).timestamp() > due
            assert news["table"]["seats"][0]["kind"] == "person"
            await ada.act(id, state=news["state"], action=news["legal"][0]["id"])

    asyncio.run(scene())


def test_a_server_that_is_asked_to_stop_has_kept_everything(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with guests(server, "Ada") as (ada,):
            id = await opened(ada, "otys", "me", "me")
            async with ada.live(id) as live:
                await anext(live)
                before = await ada.table(id)
                assert await asyncio.to_thread(server.stop) == 0
                await asyncio.to_thread(server.start)
                assert await ada.table(id) == before
                await live.act(before["legal"][0]["id"])

    with Server(tmp_path, "--no-limits", "--workers", "1") as server:
        asyncio.run(scene(server))


def test_one_file_has_one_server(mortal: Server) -> None:
    file = mortal.folder / "fathom.db"
    for where in (mortal.where, ["--database", f"sqlite+aiosqlite:///{file}"]):
        done = fathom("serve", "--port", "0", *where)
        assert (done.returncode, done.stdout) == (2, "")
        (line,) = done.stderr.splitlines()
        assert str(file) in line
        assert "another server" in line
    asyncio.run(_alive(mortal))


async def _alive(server: Server) -> None:
    async with guests(server, "Ada") as (ada,):
        await opened(ada, "otys", "me", "open")


@pytest.mark.parametrize(
    ("named", "args"),
    [
        ("70000", ("--port", "70000")),
        ("-1", ("--port", "-1")),
        ("eighty", ("--port", "eighty")),
        ("nowhere.invalid", ("--host", "nowhere.invalid")),
        ("--workers", ("--workers", "-1")),
        ("--bot-seconds", ("--bot-seconds", "0")),
        ("--bot-seconds", ("--bot-seconds", "nan")),
        ("--log", ("--log", "LOUD")),
        ("--sails", ("--sails",)),
        ("--database", ("--database", "postgresql+asyncpg://localhost/x")),  # and a folder
    ],
)
def test_a_wrong_option_is_one_clear_line(tmp_path: Path, named: str, args: tuple[str, ...]) -> None:
    _refused(named, "--port", "0", "--data", str(tmp_path), *args)


def test_a_place_that_cannot_be_is_one_clear_line(tmp_path: Path, mortal: Server) -> None:
    file = tmp_path / "file"
    file.write_text("")
    _refused(str(file), "--port", "0", "--data", str(file))
    _refused(str(mortal.port), "--port", str(mortal.port), "--data", str(tmp_path / "kept"))
    for address in ("mysql://localhost/x", "nonsense"):
        _refused("--database", "--port", "0", "--database", address)


def _refused(named: str, *args: str) -> None:
    done = fathom("serve", *args)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert named in line


def test_a_database_that_is_not_there_is_said_clearly() -> None:
    done = fathom("serve", "--port", "0", "--database", "postgresql+asyncpg://nobody@127.0.0.1:1/none")
    assert (done.returncode, done.stdout) == (2, "")
    assert not done.stderr.splitlines()[-1].startswith("{"), "the last line is for people, not for the log"
