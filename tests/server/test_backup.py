"""`fathom export` and `fathom import`: everything goes from one database into another, or nothing does."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fathom.cli import main
from fathom.client import Client, News
from tests.server.postgres import Postgres
from tests.server.serving import Server
from tests.server.sitting import entries, fathom, guests, opened, play, recorded, seated
from tests.tables import GAMES, PACKS

Lines = list[dict[str, Any]]


def exported(where: list[str]) -> str:
    done = fathom("export", *where)
    assert done.returncode == 0, done.stderr
    return done.stdout


def imported(where: list[str], text: str) -> str:
    done = fathom("import", *where, given=text)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def _live_a_little(server: Server) -> dict[str, Any]:
    """Tables of every kind; returns the tokens of the people and what they see."""
    async with guests(server, "Ada", "Bén <b>") as (ada, ben):
        ids = []
        for name in GAMES:
            id = await seated(server, name, ada, ben, pack=PACKS[name], timer=5000)
            news = await play(id, ada, ben, stop=lambda news: news["moment"] > 10 and news["undo"])
            await (ada, ben)[news["seat"]].undo(id, state=news["state"], key="undone")
            await ada.chat(id, text='"Zürich" & <b>\u2028', key="said")
            ids.append(id)
        await ben.leave(ids[0])
        await ada.concede(ids[1])
        await ben.rematch(ids[1])
        await ada.abandon(ids[2])
        await ada.seat_token(ids[3])
        ids.append(await opened(ada, "otys", "me", "open", "greedy", public=True))
        ids.append((await ada.create(seats=["me", "me"], start={"table": ids[1], "at": 3}))["table"]["id"])
        ids.append((await ada.upload(**(await ada.record(await _finished(ada)))))["table"]["id"])
        return {"tokens": (ada.token, ben.token), "ids": ids}


async def _finished(client: Client) -> str:
    id = await opened(client, "octodice", "me")
    await play(id, client)
    return id


async def _seen(server: Server, life: dict[str, Any]) -> list[Any]:
    """Everything that the people of a server see, but for bots that may be thinking."""
    seen: list[Any] = []
    for token in life["tokens"]:
        async with Client(server.url, token) as person:
            seen.append(await person.me())
            for id in life["ids"][1:]:
                news: News = await person.table(id)
                seen += [news, await entries(person, id)]
                if news["table"]["status"] == "over":
                    seen.append(await recorded(person, id))
    return seen


@pytest.fixture(scope="module")
def life(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The export of a server at which people have played, and what they saw."""
    folder = tmp_path_factory.mktemp("life")
    with Server(folder, "--no-limits", "--workers", "1") as server:
        life = asyncio.run(_live_a_little(server))
        life["seen"] = asyncio.run(_seen(server, life))
        assert server.stop() == 0
    life["export"] = exported(["--data", str(folder)])
    return life


def test_everything_survives_the_way_through_both_databases(
    tmp_path: Path, postgres: Postgres, life: dict[str, Any]
) -> None:
    between, last = postgres.create("backup"), tmp_path / "last"
    said = imported(["--database", between], life["export"])
    tables = sum('"table"' in line[:10] for line in life["export"].splitlines())
    assert said.startswith(f"{tables} tables and 2 people read in, 0 were there already")
    assert exported(["--database", between]) == life["export"]
    imported(["--data", str(last)], exported(["--database", between]))
    assert exported(["--data", str(last)]) == life["export"]
    with Server(last, "--no-limits", "--workers", "1") as server:
        assert asyncio.run(_seen(server, life)) == life["seen"]
    with Server(tmp_path, "--no-limits", "--workers", "1", database=between) as server:
        assert asyncio.run(_seen(server, life)) == life["seen"]
        asyncio.run(_play_on(server, life))


async def _play_on(server: Server, life: dict[str, Any]) -> None:
    """The games are not only there: they go on, and old keys are known."""
    id = life["ids"][2]
    async with Client(server.url, life["tokens"][0]) as ada, Client(server.url, life["tokens"][1]) as ben:
        said = [entry["number"] for entry in await entries(ada, id) if entry["kind"] == "chat"]
        assert (await ada.chat(id, text="again", key="said"))["number"] == said[0]
        assert (await play(id, ada, ben))["table"]["status"] == "over"


def test_what_is_there_already_is_known(tmp_path: Path, life: dict[str, Any]) -> None:
    where = ["--data", str(tmp_path)]
    imported(where, life["export"])
    count = len(life["export"].splitlines()) - 1
    assert imported(where, life["export"]).startswith(f"0 tables and 0 people read in, {count} were there already")
    assert exported(where) == life["export"]


def test_it_goes_into_files_that_only_the_owner_reads_and_from_them(tmp_path: Path, life: dict[str, Any]) -> None:
    kept, copy, out = tmp_path / "kept", tmp_path / "copy", tmp_path / "games.jsonl"
    imported(["--data", str(kept)], life["export"])
    assert fathom("export", "--data", str(kept), "--out", str(out)).returncode == 0
    assert out.read_text() == life["export"]
    assert out.stat().st_mode & 0o077 == 0
    done = fathom("export", "--data", str(kept), "--out", str(out))
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1), "it does not overwrite"
    assert fathom("import", "--data", str(copy), "--file", str(out)).returncode == 0
    assert exported(["--data", str(copy)]) == life["export"]
    done = fathom("import", "--data", str(copy), "--file", str(tmp_path / "none"))
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)


def _changed(change: Callable[[Any], Any]) -> Callable[[str], str]:
    """A line with something changed in it."""

    def changed(line: str) -> str:
        held = json.loads(line)
        change(held)
        return json.dumps(held)

    return changed


BROKEN: dict[str, tuple[str, Callable[[str], str]]] = {
    "cut off": ("table", lambda line: line[: len(line) // 2]),
    "empty": ("table", lambda line: ""),
    "a number": ("table", lambda line: "17"),
    "a list": ("table", lambda line: "[]"),
    "an object of another kind": ("table", lambda line: '{"chair": {}}'),
    "without seats": ("table", _changed(lambda held: held.pop("seats"))),
    "an entry is missing": ("table", _changed(lambda held: held["entries"].pop())),
    "an entry in the middle is missing": ("table", _changed(lambda held: held["entries"].pop(2))),
    "an entry of an unknown shape": ("table", _changed(lambda held: held["entries"][-1].update(more=1))),
    "an action that the rules forbid": (
        "table",
        _changed(lambda held: next(e for e in held["entries"] if e["kind"] == "action")["body"].update(action="no")),
    ),
    "outcomes that cannot be": (
        "table",
        _changed(lambda held: next(e for e in held["entries"] if e["kind"] == "action")["body"].update(outcomes=[99])),
    ),
    "an action before the start": (
        "table",
        _changed(lambda held: next(e for e in held["entries"] if e["kind"] == "start").update(kind="chat")),
    ),
    "a table without a game": ("table", _changed(lambda held: held["table"].update(game=None))),
    "a status that there is not": ("table", _changed(lambda held: held["table"].update(status="asleep"))),
    "two seats of one number": ("table", _changed(lambda held: held["seats"][1].update(seat=0))),
    "a person without a name": ("person", _changed(lambda held: held["person"].update(name=None))),
    "a person without a token": ("person", _changed(lambda held: held["person"].pop("token"))),
    "another format": ("fathom-tables", lambda line: '{"fathom-tables": 99}'),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_line_is_named_and_nothing_is_read_in(
    tmp_path: Path, life: dict[str, Any], what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    kind, breaking = BROKEN[what]
    lines = life["export"].splitlines()
    number = max(i for i, line in enumerate(lines) if line.startswith(f'{{"{kind}"') and _rich(line, kind))
    lines[number] = breaking(lines[number])
    file, where = tmp_path / "broken.jsonl", ["--data", str(tmp_path)]
    file.write_text("\n".join(lines) + "\n")
    assert main(["import", *where, "--file", str(file)]) == 2
    out, said = capsys.readouterr()
    assert (out, len(said.splitlines())) == ("", 1)
    assert f"line {number + 1}:" in said
    assert main(["export", *where]) == 0
    assert capsys.readouterr().out.splitlines() == ['{"fathom-tables": 1}'], "nothing was read in"


def _rich(line: str, kind: str) -> bool:
    """Whether it can be broken in every way: a table with actions."""
    return kind != "table" or (len(json.loads(line)["entries"]) > 5 and len(json.loads(line)["seats"]) > 1)


def test_nothing_at_all_is_no_export(tmp_path: Path) -> None:
    done = fathom("import", "--data", str(tmp_path), given="")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_an_export_tells_no_token(life: dict[str, Any]) -> None:
    for token in life["tokens"]:
        assert token.rpartition(".")[2] not in life["export"]
