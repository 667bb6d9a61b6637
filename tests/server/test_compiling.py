"""Bots that search, at a table server: as they stand at first, in the compiled world as soon as there is one. Nobody
waits for that, and nothing depends on it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import fathom
from fathom.bots import levels
from fathom.server import bot_pool, compile_process
from fathom.server.bot_pool import BotPool, BotProcess
from fathom.server.choosing import question
from fathom.server.compiling import Compiling
from tests.server.asking import Person, patched
from tests.server.serving import Server

PATIENCE = 600.0  # compiling takes half a minute of a core that may be busy
LOGGED = "import logging; logging.getLogger('fathom.bots').setLevel('DEBUG')"


def lines(server: Server, message: str) -> list[dict[str, Any]]:
    """What the server has logged under this name."""
    found = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    return [line for line in found if line["message"] == message]


def until(test: Callable[[], Any]) -> Any:
    end = time.monotonic() + PATIENCE
    while not (found := test()):
        assert time.monotonic() < end, "nothing happens"
        time.sleep(0.05)
    return found


def plays(server: Server, game: str, bot: str, until: Callable[[], Any]) -> None:
    """Games against a bot, one after the other, until something has happened."""
    ada, end, id = Person(server.url, "Ada"), time.monotonic() + PATIENCE, None
    while not until():
        assert time.monotonic() < end, "nothing happens"
        if id is None or ada.look(id)["table"]["status"] != "playing":
            id = ada.create("me", bot, game=game)["table"]["id"]
        news = ada.look(id)
        if news["legal"]:
            ada.do(id, "act", state=news["state"], action=news["legal"][0]["id"])
        else:
            time.sleep(0.02)


def processes(server: Server) -> dict[int, tuple[int, str, str]]:
    """All processes of a server: the parent, the state, and the command line of each."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            if int(fields[3]) == server.pid and fields[0] != "Z":
                found[int(path.parent.name)] = int(fields[1]), fields[0], (path.parent / "cmdline").read_text()
    return found


@pytest.mark.slow
def test_a_level_searches_plain_first_and_compiled_as_soon_as_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otys, which other tests compile as well: whoever comes first does it for all."""
    patched(monkeypatch, LOGGED)
    with Server(tmp_path, "--no-limits", "--workers", "2", compiles=True) as server:

        def worlds() -> list[str]:
            return [line["world"] for line in lines(server, "asked") if line["world"] != "-"]

        plays(server, "otys", "good", lambda: worlds()[-1:] == ["compiled"])
        assert worlds()[0] == "plain"
        [compiled] = lines(server, "compiled search")
        assert compiled["game"] == "otys"
        figures = Person(server.url).send("GET", "/metrics").text
        assert 'fathom_bot_answers_total{bot="good",world="compiled"}' in figures
        # A process with compiled games that is killed is replaced by another such one.
        before = len(lines(server, "asked"))
        for pid, (parent, _, _) in processes(server).items():
            if parent == server.pid:
                os.kill(pid, signal.SIGKILL)
        plays(server, "otys", "good", lambda: "compiled" in [one["world"] for one in lines(server, "asked")[before:]])
        assert "plain" not in [one["world"] for one in lines(server, "asked")[before:]]


def test_where_nothing_can_be_compiled_bots_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("FATHOM_CACHE", str(tmp_path / "file" / "cache"))
    patched(monkeypatch, LOGGED)
    with Server(tmp_path, "--no-limits", "--workers", "1", compiles=True) as server:
        plays(server, "otys", "beginner", lambda: lines(server, "no compiled search"))
        [line] = lines(server, "no compiled search")
        assert (line["game"], line["level"]) == ("otys", "warning")
        assert "file" in line["why"]
        before = len(lines(server, "asked"))
        plays(server, "otys", "beginner", lambda: len(lines(server, "asked")) > before + 2)
        assert len(lines(server, "no compiled search")) == 1
        assert not lines(server, "bot failed")


def test_a_compiler_that_is_killed_takes_nothing_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOM_CACHE", str(tmp_path / "cache"))
    patched(monkeypatch, LOGGED)
    with Server(tmp_path, "--no-limits", "--workers", "1", compiles=True) as server:

        def at(module: str) -> list[int]:
            return [pid for pid, (_, _, command) in processes(server).items() if f"\0{module}\0" in command]

        plays(server, "otys", "beginner", lambda: at("fathom.core.compiled"))
        [compiler] = at("fathom.server.compile_process")
        os.kill(compiler, signal.SIGKILL)
        [line] = until(lambda: lines(server, "no compiled search"))
        assert line["why"] == "death"
        until(lambda: not at("fathom.core.compiled"))  # nor does it go on alone
        before = len(lines(server, "asked"))
        plays(server, "otys", "beginner", lambda: len(lines(server, "asked")) > before + 2)


def test_a_level_that_is_killed_while_it_thinks_is_asked_again(tmp_path: Path) -> None:
    with Server(tmp_path, "--no-limits", "--workers", "1") as server:

        def killed() -> bool:
            """Kill whoever thinks: the copies of a copy that are not stopped."""
            tree = processes(server)
            ours = {pid for pid, (parent, _, command) in tree.items() if "bot_process" in command}
            for pid in ours:
                parent = tree[pid][0]
                if parent in ours and tree[parent][0] in ours and tree[pid][1] not in "Tt":
                    with suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGKILL)
            return bool(lines(server, "bot failed"))

        plays(server, "otys", "expert", killed)
        assert lines(server, "bot failed")[0]["why"] == "death"
        seen = Person(server.url).send("GET", "/metrics").text
        answered = 'fathom_bot_answers_total{bot="expert",world="plain"}'
        plays(server, "otys", "expert", lambda: answered in Person(server.url).send("GET", "/metrics").text)
        assert "fathom_bot_failures_total" in seen


def test_without_numba_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fathom.core.compiled.world", None)
    assert compile_process.compiled("otys") == {"failed": "Numba is not installed"}


def _answering(monkeypatch: pytest.MonkeyPatch, answer: Callable[[dict[str, Any]], Any]) -> None:
    async def ask(process: BotProcess, asked: dict[str, Any], seconds: float) -> Any:
        found = answer(asked)
        return await found if asyncio.iscoroutine(found) else found

    monkeypatch.setattr(BotProcess, "ask", ask)


def test_a_game_is_compiled_once_and_a_data_pack_never(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted: list[str] = []
    renewed: list[int] = []
    known: list[set[str]] = []

    def answer(asked: dict[str, Any]) -> Any:
        if "bot" in asked:
            game = fathom.load(asked["game"], data=asked["pack"], **asked["options"])
            state = fathom.State.unpack(game, bytes.fromhex(asked["raw"]), asked["moment"])
            return {"action": state.legal()[0], "world": "plain"}
        wanted.append(asked["game"])
        return {"seconds": 1.0, "ready": ["otys", "abyss"]}

    async def renew(pool: BotPool) -> None:
        renewed.append(len(wanted))

    _answering(monkeypatch, answer)
    monkeypatch.setattr(BotPool, "renew", renew)

    async def scene() -> None:
        pool = BotPool(1, 5)
        compiling = Compiling(pool)
        pack = fathom.load("otys", data={"player": {"credits": 9}})
        for game in (pack, *map(fathom.load, ["otys", "abyss"] * 2)):
            await pool.choose("strong", game.new(seed=1))
            known.append(set(compiling.known))
        assert compiling._task is not None
        await compiling._task
        await compiling.close()

    asyncio.run(scene())
    assert known[:2] == [set(), {"otys"}]
    assert wanted == ["otys"]  # the other lay ready
    assert renewed == [1]


def test_who_has_promised_to_answer_first_is_asked_first_and_all_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table server with one process: the rest waits while it thinks."""
    monkeypatch.setattr(bot_pool, "time", SimpleNamespace(monotonic=lambda: 100.0))
    state = fathom.load("otys", players=2).new(seed=1)
    heard: list[tuple[str, float]] = []
    free = asyncio.Event()

    async def answer(asked: dict[str, Any]) -> dict[str, Any]:
        heard.append((asked["bot"], asked["seconds"]))
        await free.wait()
        return {"action": state.legal()[0], "world": "-"}

    _answering(monkeypatch, answer)

    async def scene() -> None:
        pool = BotPool(1, 5)
        names = ["strong", "expert", "strong", "greedy", "beginner", "good", "strong"]
        asking = [asyncio.create_task(pool.choose(name, state)) for name in names]
        while len(pool.turns) < len(names) - 1:
            await asyncio.sleep(0)
        asking[2].cancel()  # its table is gone
        await asyncio.sleep(0)
        free.set()
        await asyncio.gather(*asking, return_exceptions=True)
        assert len(pool.free) == 1

    asyncio.run(scene())
    assert [name for name, _ in heard] == ["strong", "beginner", "greedy", "good", "strong", "expert"]
    strong = question("strong", state, 5)["seconds"]
    assert heard[0] == ("strong", strong)  # nobody waited yet
    assert heard[-1] == ("expert", question("expert", state, 5)["seconds"])  # nor any more
    assert 0 < heard[4][1] < strong


@pytest.mark.parametrize("level", levels.PROMISED)
def test_a_level_gets_a_part_of_the_time_it_has_promised(level: str) -> None:
    state = fathom.load("otys", players=2).new(seed=1)
    assert question(level, state, 5)["seconds"] <= 0.6 * levels.PROMISED[level]
    assert question(level, state, 0.1)["seconds"] <= 0.1
