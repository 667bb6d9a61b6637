"""Tables that nobody goes on with are warned, and removed if still nothing happens."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom.core.record import Record
from tests.server.asking import Person, patched
from tests.server.serving import Server
from tests.tables import positions

DAY = 24 * 3600.0
ARGS = ("--no-limits", "--workers", "1", "--keep-days")


def older(folder: Path, days: float) -> None:
    """Everything happened so many days earlier than it did."""
    with sqlite3.connect(folder / "fathom.db") as database:
        database.execute("UPDATE tables SET updated = updated - ?, created = created - ?", (days * DAY, days * DAY))
        database.execute("UPDATE entries SET at = at - ?", (days * DAY,))


def finished() -> dict[str, Any]:
    *_, last = positions(fathom.load("octodice", players=1), 5)
    return dict(json.loads(Record.of(last).to_json()))


def wait(server: Server, what: str, count: int) -> None:
    end = time.monotonic() + 120
    while sum(json.loads(line).get("count", 0) for line in server.log.read_text().splitlines() if what in line) < count:
        assert time.monotonic() < end, server.said()
        time.sleep(0.1)


def test_a_warning_then_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    patched(monkeypatch, "import fathom.server.tables as tables; tables.PRUNE = 0.2; tables.IDLE = 0.5")
    with Server(tmp_path, *ARGS, "90") as server:
        ada = Person(server.url, "Ada")
        going, left = [ada.create("me", "me")["table"]["id"] for _ in range(2)]
        waiting = ada.create("me", "open")["table"]["id"]
        over = ada.create("me", "me")["table"]["id"]
        ada.do(over, "concede", seat=0)
        uploaded = ada.ask("POST", "/api/records", finished())["table"]["id"]
        assert ada.look(going)["table"]["expires"] is None
        server.stop()
        older(tmp_path, 80)
        server.start()
        wait(server, "will be removed", 4)
        news = ada.look(going, since=0)
        assert [entry["kind"] for entry in news["entries"]] == ["start", "expiry"]
        assert news["entries"][-1]["days"] == 14
        assert news["table"]["expires"] is not None
        ada.do(going, "chat", text="Wait for me", seat=0)
        assert ada.look(going)["table"]["expires"] is None
        server.stop()
        older(tmp_path, 15)
        server.start()
        wait(server, "were removed", 3)
        for id in (left, waiting, uploaded):
            assert ada.send("GET", f"/api/tables/{id}").status_code == 404
        assert ada.look(going)["table"]["status"] == "playing"
        assert ada.look(over)["table"]["status"] == "over", "finished games stay"
        with sqlite3.connect(tmp_path / "fathom.db") as database:
            kept = {row[0] for row in database.execute("SELECT DISTINCT table_id FROM entries")}
        assert kept == {going, over}
