"""Small versions of the measurements in bench/: what they prove must hold here, too, and they must be able to fail."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from bench import gone, kill, load, several
from bench.figures import report, spread
from bench.people import Crowd
from bench.proof import check
from bench.stage import run, stage

import fathom

GAMES = fathom.games()
Lines = list[dict[str, Any]]


@pytest.mark.slow
def test_load() -> None:
    figures, problems = load.measure(12, 1, 8, "sqlite", GAMES, least=0.01)  # how fast is for the bench to say
    assert problems == []
    assert figures["people"] >= 24
    assert figures["put_off"] == 0


@pytest.mark.prove
def test_load_with_bad_guests() -> None:
    figures, problems = load.measure(3, 1, 3, "sqlite", ("octodice",), least=0, hostile=True)
    assert problems == []
    assert set(figures["hostile"]) == {"packs", "records", "lobby", "replays", "storms"}


@pytest.mark.slow
def test_more_and_more_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "WINDOW", 1.0)
    figures, problems = load.measure(2, 1, 1, "sqlite", ("octodice",), least=0, most=True, p95=0.001, step=2)
    assert problems == []
    assert figures["most_tables"] == 2, "no server is as fast as that"
    assert figures["did_not_hold"]["tables"] == 4


@pytest.mark.prove
def test_several() -> None:
    figures, problems = several.measure(3, 6, 2, 6, GAMES)
    assert problems == []
    assert figures["actions"] > 0


@pytest.mark.slow
def test_kill() -> None:
    figures, problems = kill.measure(3, 6, 5, "sqlite", GAMES, longest=1.5)
    assert problems == []
    assert figures["actions"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_database_gone(database: str) -> None:
    figures, problems = gone.measure(3, 8, 2, database, GAMES)
    assert problems == []
    assert figures["acknowledged_max_ms"] > 2000, "some must have waited"


def _action(lines: Lines) -> dict[str, Any]:
    return next(entry for line in lines for entry in line.get("entries", []) if entry["kind"] == "action")


def _lose(lines: Lines) -> None:
    line = next(line for line in lines if "entries" in line)
    line["entries"].pop()
    line["table"]["number"] -= 1


def _double(lines: Lines) -> None:
    line = next(line for line in lines if "entries" in line)
    line["entries"].append({**_action([line]), "number": len(line["entries"]) + 1})
    line["table"]["number"] += 1


def _forget(lines: Lines) -> None:
    lines.pop()


def _rename(lines: Lines) -> None:
    _action(lines)["key"] = "another"


@pytest.mark.slow
def test_the_proof_can_fail() -> None:
    with stage("sqlite") as on:
        crowd = Crowd(on.server.url, ("octodice",), 3, 4)
        run(load.play(on, crowd, 3))
        on.server.stop()
        exported = on.export()
    assert check(crowd.tables, exported) == []
    spoil: Callable[[Lines], None]
    for spoil in (_lose, _double, _forget, _rename):
        lines: Lines = [json.loads(line) for line in exported]
        spoil(lines)
        assert check(crowd.tables, [json.dumps(line) for line in lines]), spoil.__name__
    crowd.tables[0].places[0].entries.pop()
    news = crowd.tables[1].places[0].live.news
    assert news is not None
    news["view"] = {}
    found = check(crowd.tables, exported)
    assert len(found) == 2
    assert "sees something else" in found[1]


def test_report(capsys: pytest.CaptureFixture[str]) -> None:
    figures = spread("late", [n / 1000 for n in range(1, 101)])
    assert figures == {"late_p50_ms": 51.0, "late_p95_ms": 96.0, "late_p99_ms": 100.0, "late_max_ms": 100.0}
    assert report("title", figures, [], as_json=True) == 0
    assert json.loads(capsys.readouterr().out)["late_p50_ms"] == 51.0
    assert report("title", figures, ["something is lost"], as_json=False) == 1
    assert "something is lost" in capsys.readouterr().out


@pytest.mark.parametrize("script", ["load", "kill", "gone", "several"])
def test_scripts_explain_themselves(script: str) -> None:

    path = Path(__file__).parents[2] / "bench" / f"{script}.py"
    done = subprocess.run([sys.executable, str(path), "--help"], capture_output=True, text=True, check=True)
    assert "--tables" in done.stdout
