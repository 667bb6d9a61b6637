"""Somebody sets the machine's clock: nobody loses a game by it, whether the server runs meanwhile or not."""

from __future__ import annotations

import time
from datetime import datetime
from pathlib import Path

import pytest

from tests.server.asking import News, Person, patched
from tests.server.serving import Server

DAYS = 2 * 24 * 3600.0
TIMERS = (60, 3600, 30 * 24 * 3600)
SET = """
import time as clock, pathlib
real = clock.time
clock.time = lambda: real() + float(pathlib.Path(OFFSET).read_text())"""


@pytest.fixture
def offset(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that says by how many seconds the clock of the server is wrong."""
    path = tmp_path / "offset"
    path.write_text("0")
    patched(monkeypatch, SET.replace("OFFSET", repr(str(path))))
    return path


def jump(path: Path, seconds: float) -> None:
    """Set the clock, at once."""
    fresh = path.with_suffix(".new")
    fresh.write_text(str(seconds))
    fresh.replace(path)


def left(news: News, offset: float) -> float:
    """Seconds until the deadline, by the clock of the server."""
    return datetime.fromisoformat(news["table"]["deadline"]).timestamp() - time.time() - offset


@pytest.mark.parametrize("seconds", [DAYS, -DAYS])
@pytest.mark.parametrize("running", [True, False])
def test_a_clock_that_is_set_gives_no_game_to_a_bot(
    tmp_path: Path, offset: Path, seconds: float, running: bool
) -> None:
    with Server(tmp_path, "--no-limits", "--workers", "1") as server:
        ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
        ids = [ada.create("me", "open", timer=timer)["table"]["id"] for timer in TIMERS]
        for id in ids:
            ben.do(id, "join")
        if not running:
            server.kill()
        jump(offset, seconds)
        if not running:
            server.start()
            ada.url, ada.http.base_url = server.url, server.url
        for id, timer in zip(ids, TIMERS, strict=True):
            end = time.monotonic() + 180
            while not -1 < left(news := ada.look(id, since=0), seconds) <= timer + 1:
                assert time.monotonic() < end, "the deadline never became one by the new clock"
                time.sleep(0.1)
            assert [entry["kind"] for entry in news["entries"]] == ["join", "start"]
            assert [seat["kind"] for seat in news["table"]["seats"]] == ["person", "person"]
            if timer < DAYS:
                assert left(news, seconds) > timer / 2, "it is not the whole time"


def test_the_server_counts_seconds_as_they_pass_whatever_the_clock_says(monkeypatch: pytest.MonkeyPatch) -> None:
    from fathom.server import clock

    before = clock.now()
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + DAYS)
    assert 0 <= clock.now() - before < DAYS / 2
    assert clock.follow() == pytest.approx(DAYS, abs=60)
    assert clock.follow() == 0
    assert clock.now() - before > DAYS / 2
    monkeypatch.undo()
    assert clock.follow() == pytest.approx(-DAYS, abs=60)
