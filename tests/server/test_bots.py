"""Bots of other packages, in processes of their own: whatever they do, the table goes on, and they never see more than
their seat may know."""

from __future__ import annotations

import json
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom.bots import ours
from fathom.server import choosing
from tests.server.asking import News, Person, patched
from tests.server.serving import Server
from tests.tables import positions

BOTS = """
import json, os, sys, time, resource

class Bot:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, state, seat):
        return state.legal()[self.seed % len(state.legal())]

class Dies(Bot):
    def choose(self, state, seat):
        os._exit(3)

class Fails(Bot):
    def choose(self, state, seat):
        raise RuntimeError("secret of the bot")

class Hangs(Bot):
    def choose(self, state, seat):
        with open(FILE, "a") as out:
            print(os.getpid(), file=out, flush=True)
        while True:
            time.sleep(0.1)

class Prints(Bot):
    def choose(self, state, seat):
        print('{"action": 1000000}', flush=True)
        os.write(1, b'{"action": 1000000}\\n' * 1000)
        sys.stderr.write("secret of the bot")
        return super().choose(state, seat)

class Nonsense(Bot):
    answers = [-1, 10**9, 10**30, "x", None, 0.5, float("nan"), [], True]
    def choose(self, state, seat):
        return self.answers[self.seed % len(self.answers)]

class Allocates(Bot):
    def choose(self, state, seat):
        resource.setrlimit(resource.RLIMIT_AS, (2**30, 2**30))  # or else it would take the machine with it
        held = []
        while True:
            held.append(bytes(2**28))

class Spy(Bot):
    def choose(self, state, seat):
        with open(FILE, "a") as out:
            told = {"raw": state.raw.pack().hex(), "view": state.view(seat), "seat": seat, "moment": state.moment}
            told |= {"history": len(state.history), "setup": list(state.setup), "actor": state.actor}
            print(json.dumps(told), file=out, flush=True)
        return super().choose(state, seat)

class Slow(Bot):
    seconds = None
    def choose(self, state, seat):
        with open(FILE, "a") as out:
            print(self.seconds, file=out, flush=True)
        return super().choose(state, seat)
"""
NAMES = ["Dies", "Fails", "Hangs", "Prints", "Nonsense", "Allocates", "Spy", "Slow"]
PATIENCE = 60.0


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with bots is installed for servers started from now on; returns the file to which they write."""
    site = tmp_path / "site"
    info = site / "strange_bots-1.0.dist-info"
    info.mkdir(parents=True)
    (site / "strange_bots.py").write_text(f"FILE = {str(tmp_path / 'bots.txt')!r}\n{BOTS}")
    # What they write tells what they see, so these are not contained.
    (site / "sitecustomize.py").write_text("import fathom.server.containment as c; c.contain = lambda _: None")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strange-bots\nVersion: 1.0\n")
    points = "".join(f"{name.lower()} = strange_bots:{name}\n" for name in NAMES)
    (info / "entry_points.txt").write_text(f"[fathom.bots]\n{points}")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep))
    return tmp_path / "bots.txt"


def _until(test: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    end = time.monotonic() + seconds
    while not (found := test()):
        assert time.monotonic() < end, "nothing happens"
        time.sleep(0.05)
    return found


def _played(ada: Person, id: str, moves: int, seconds: float = PATIENCE) -> News:
    """Play on until the bot has acted so often."""
    end = time.monotonic() + seconds
    while True:
        news = ada.look(id, since=0)
        acted = [entry for entry in news["entries"] if entry["kind"] == "action" and entry["seat"] == 1]
        if len(acted) >= moves or news["table"]["status"] == "over":
            return news
        if news["legal"]:
            ada.do(id, "act", state=news["state"], action=news["legal"][0]["id"])
        else:
            assert time.monotonic() < end, "the bot's table does not go on"
            time.sleep(0.05)


def _workers(server: Server) -> list[int]:
    """The processes in which bots think."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            if int(fields[1]) == server.pid and fields[0] != "Z":
                found.append(int(path.parent.name))
    return found


def _figures(server: Server, name: str) -> float:
    text = Person(server.url).send("GET", "/metrics").text
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))


@pytest.mark.parametrize("bot", ["dies", "fails", "prints", "nonsense", "allocates"])
def test_the_table_goes_on_whatever_a_bot_does(bots: Path, tmp_path: Path, bot: str) -> None:
    with Server(tmp_path, "--no-limits", "--workers", "1", "--bot-seconds", "20") as server:
        ada = Person(server.url, "Ada")
        assert bot in ada.ask("GET", "/api/games")["bots"]
        id = ada.create("me", bot, game="octodice")["table"]["id"]
        news = _played(ada, id, 2)
        assert news["number"] > 2
        failed = _figures(server, "fathom_bot_failures_total{")
        assert (failed == 0) if bot == "prints" else (failed >= 1)
        other = ada.create("me", "greedy", game="octodice")["table"]["id"]
        _played(ada, other, 3)  # and the next question finds a good process
        assert "secret of the bot" not in server.log.read_text()


def test_a_bot_that_hangs_is_ended_and_others_get_their_turn(bots: Path, tmp_path: Path) -> None:
    with Server(tmp_path, "--no-limits", "--workers", "1", "--bot-seconds", "0.5") as server:
        ada = Person(server.url, "Ada")
        id = ada.create("me", "hangs", game="octodice")["table"]["id"]
        _played(ada, id, 1)
        hung = [int(line) for line in bots.read_text().split()]
        assert len(hung) == len(set(hung)) >= 2, "each try has a process of its own"
        assert not set(hung[:-1]) & set(_workers(server))


def test_a_bot_that_hangs_keeps_the_table_waiting_no_longer_than_it_may_think(
    bots: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """--bot-seconds says how long that is; to load a game is another thing."""
    patched(monkeypatch, "import fathom.server.bot_pool as pool; pool.START = 10**6")
    with Server(tmp_path, "--no-limits", "--workers", "1", "--bot-seconds", "0.2") as server:
        ada = Person(server.url, "Ada")
        _played(ada, ada.create("me", "greedy", game="octodice")["table"]["id"], 1)
        _played(ada, ada.create("me", "hangs", game="octodice")["table"]["id"], 1)


def test_no_bot_that_hangs_outlives_its_server(bots: Path, tmp_path: Path) -> None:
    with Server(tmp_path, "--no-limits", "--workers", "1") as server:
        ada = Person(server.url, "Ada")
        id = ada.create("hangs", "me", game="octodice")["table"]["id"]
        while ada.look(id)["legal"]:  # whoever begins
            news = ada.look(id)
            ada.do(id, "act", state=news["state"], action=news["legal"][0]["id"])
        _until(bots.exists)
        server.kill()
        assert server.left_behind() == []


def test_a_bot_is_told_how_long_it_may_think(bots: Path, tmp_path: Path) -> None:
    with Server(tmp_path, "--no-limits", "--workers", "1", "--bot-seconds", "3") as server:
        ada = Person(server.url, "Ada")
        _played(ada, ada.create("me", "slow", game="octodice")["table"]["id"], 1)
    assert {0 < float(line) <= 3 for line in bots.read_text().split()} == {True}


def _told(path: Path) -> Iterator[News]:
    for line in path.read_text().splitlines():
        yield json.loads(line)


def test_a_bot_gets_what_its_seat_knows_and_nothing_else(bots: Path, tmp_path: Path) -> None:
    with Server(tmp_path, "--no-limits", "--workers", "1") as server:
        ada = Person(server.url, "Ada")
        id = ada.create("me", "spy", game="abyss", options={"memory": "none"})["table"]["id"]
        _played(ada, id, 12)
        ada.do(id, "concede")  # now everything may be known
        record = fathom.core.record.Record.from_json(ada.send("GET", f"/api/tables/{id}/record").text)
    told = list(_told(bots))
    assert len(told) >= 12
    hidden = 0
    for one in told:
        truth = record.replay(one["moment"])
        assert one["seat"] == one["actor"] == truth.actor == 1
        assert one["view"] == json.loads(json.dumps(truth.view(1)))
        assert (one["history"], one["setup"]) == (0, [])
        hidden += one["raw"] != truth.raw.pack().hex()
    assert hidden, "the position itself was handed over"


def test_two_questions_about_one_position_differ_in_what_is_hidden() -> None:
    *_, state = positions(fathom.load("abyss", players=2, memory="none"), 4, limit=40)
    first, second = (choosing.question("greedy", state, 1.0) for _ in range(2))
    assert state.actor is not None
    assert first["raw"] != second["raw"]
    assert first["seed"] != second["seed"]
    for asked in (first, second):
        guess = fathom.State.unpack(state.game, bytes.fromhex(asked["raw"]), asked["moment"])
        assert guess.view(state.actor) == state.view(state.actor)
        assert choosing.choose(json.loads(json.dumps(asked)))["action"] in state.legal()
    assert set(first) == {
        "game",
        "options",
        "pack",
        "raw",
        "moment",
        "seat",
        "bot",
        "place",
        "seed",
        "seconds",
        "limit",
    }


def test_bots_go_on_while_their_processes_are_killed(tmp_path: Path) -> None:
    with Server(tmp_path, "--no-limits", "--workers", "2") as server:
        ada = Person(server.url, "Ada")
        ids = [ada.create("me", "greedy", "random", game="octodice")["table"]["id"] for _ in range(6)]
        over = threading.Event()
        killed: set[int] = set()

        def kill() -> None:
            """Kill all of them again and again, each time after something has happened."""
            watching, seen = Person(server.url, token=ada.token), 0
            while not over.wait(0.3):
                if (now := sum(watching.look(id)["number"] for id in ids)) >= seen + 3:
                    seen = now
                    for pid in _workers(server):
                        with suppress(ProcessLookupError):
                            os.kill(pid, signal.SIGKILL)
                            killed.add(pid)

        killer = threading.Thread(target=kill)
        killer.start()
        try:
            for id in ids:
                _played(ada, id, 8)
        finally:
            over.set()
            killer.join()
        assert len(killed) >= 2
        for id in ids:
            news = _played(ada, id, 12)
            assert [entry["number"] for entry in news["entries"]] == list(range(1, news["number"] + 1))
        log = [json.loads(line) for line in server.log.read_text().splitlines()]
        # That it is not ready while its processes are killed is true.
        errors = [line for line in log if line["level"] == "error" and line["log"] != "fathom.health"]
        assert not errors, errors[0]["trace"]


@pytest.mark.parametrize("name", ["greedy", "random"])  # others go by the clock
def test_our_own_bots_remember_nothing(name: str) -> None:
    """They share a process on that ground: whatever it was asked before, the same question has the same answer."""
    assert ours(name)
    asked = []
    for game in fathom.games():
        state = fathom.load(game, players=2).new(seed=3)
        for _ in range(4):
            asked.append(choosing.question(name, state, 1.0, f"table.{state.actor}"))
            state.apply(state.legal()[0])
    first = [choosing.choose(one) for one in asked]
    assert [choosing.choose(one) for one in reversed(asked)] == first[::-1]
    assert [choosing.choose(one) for one in asked for _ in range(2)][::2] == first
