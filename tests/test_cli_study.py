"""The commands that teach: `hint` at the prompt and for a saved game, and `review`."""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom.bots import worlds
from fathom.cli import hint as hint_command
from fathom.cli import main, saved
from fathom.core.text import LANGUAGES
from fathom.study import calibration, plots
from fathom.study.advice import hints
from fathom.study.positions import encode
from fathom.study.reviews import Review, review
from fathom.study.words import say
from tests.tables import positions


@pytest.fixture(autouse=True)
def plain_and_quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(worlds, "best", worlds.plain)
    monkeypatch.setattr(hint_command, "at_once", worlds.plain)
    monkeypatch.setattr("fathom.cli.play.at_once", worlds.plain)
    monkeypatch.setattr("fathom.study.advice.WORLDS", 3)
    monkeypatch.setenv("FATHOM_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")


def stored(path: Path, seats: str, moments: int = 10**6) -> Path:
    """A random game of Otys, or its beginning."""
    *_, state = positions(fathom.load("otys", players=2), seed=4, limit=moments)
    saved.save(state, path, seats=seats)
    return path


# Hints


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hint_of_a_saved_game(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    file = str(stored(tmp_path / "game.json", "greedy,greedy"))
    assert main(["hint", file, "--at", "20", "--simulations", "40", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert say(lang, "column-win") in out
    assert max(map(len, out.splitlines())) <= 80
    assert main(["hint", file, "--at", "20", "--simulations", "40", "--lang", lang, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["moment"], told["simulations"]) == (20, 40)
    assert told["choices"][0]["says"].split()[0] in out


def test_hint_tells_nothing_of_a_bot_whose_game_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = stored(tmp_path / "game.json", "greedy,human", 10)
    seat = saved.read(str(file)).replay().actor
    other = stored(tmp_path / "other.json", "human,greedy" if seat == 0 else "greedy,human", 10)
    nobody = stored(tmp_path / "nobody.json", "greedy,human" if seat == 0 else "human,greedy", 10)
    assert main(["hint", str(nobody), "--simulations", "8"]) == 2
    assert "is not finished" in capsys.readouterr().err
    assert main(["hint", str(other), "--simulations", "8"]) == 0


def test_hint_of_a_position_on_the_study_board(capsys: pytest.CaptureFixture[str]) -> None:
    code = encode(fathom.load("otys", players=2, first_player=1).new(seed=7))
    for file in (code, f"http://localhost:8000/study#{code}"):
        assert main(["hint", file, "--simulations", "40", "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["seat"] == 1
    assert main(["hint", code, "--at", "3"]) == 2
    assert "a link holds one position" in capsys.readouterr().err
    assert main(["hint", code[:-1] + "!"]) == 2
    assert "it is damaged" in capsys.readouterr().err


def test_alone_a_hint_has_no_win_chance(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    *_, state = positions(fathom.load("seastead", players=1), seed=4, limit=12)
    saved.save(state, tmp_path / "alone.json", seats="human")
    assert main(["hint", str(tmp_path / "alone.json"), "--simulations", "20", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "Win chance" not in out
    assert "Points" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "the game is over then"),
        (["--at", "99999"], "the game has moments 0 to"),
        (["--at", "3", "--simulations", "0"], "simulations must be from 1"),
        (["--at", "3", "--lang", "xx"], "no language"),
    ],
)
def test_hint_refuses_what_makes_no_sense(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    file = stored(tmp_path / "game.json", "greedy,greedy")
    assert main(["hint", str(file), *words]) == 2
    assert said in capsys.readouterr().err


def test_hint_at_the_prompt(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fathom.cli.play.hints", lambda *args, **more: hints(*args, **{**more, "simulations": 40}))
    typed = iter(["hint", "hint", "quit", "log", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    words = ["play", "otys", "--seats", "human,greedy", "--option", "first_player=0", "--seed", "1", "--lang", "en"]
    assert main(words) == 0
    out = capsys.readouterr().out
    assert out.count("Win chance") == 2
    assert "the next best choice" in out
    file = str(next((tmp_path / "games").iterdir()))
    assert saved.read(file).moves == ()  # it only looked
    assert main(["play", "--resume", file, "--lang", "en"]) == 0
    assert "Hints were asked for after these numbers of actions: 0\n" in capsys.readouterr().out


@pytest.mark.parametrize(("more", "allowed"), [([], False), (["--hints", "on"], True)])
def test_hints_among_people(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, more: list[str], allowed: bool
) -> None:
    monkeypatch.setattr("fathom.cli.play.hints", lambda *args, **more: hints(*args, **{**more, "simulations": 40}))
    typed = iter(["", "hint", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    words = ["play", "otys", "--seats", "human,human", "--seed", "1", "--lang", "en", *more]
    assert main(words) == 0
    out = capsys.readouterr().out
    assert ("Win chance" in out) == allowed
    assert ("Hints are not allowed among several people" in out) != allowed


# Reviews


def finished(path: Path) -> str:
    *_, state = positions(fathom.load("octodice", players=2), seed=4)
    saved.save(state, path, seats="greedy,random")
    return str(path)


QUICK = ["--simulations", "2", "--jobs", "1", "--plain"]


@cache
def looked_at() -> Review:
    *_, state = positions(fathom.load("octodice", players=2), seed=4)
    return review(fathom.Record.of(state, seats="greedy,random"), simulations=2, continuations=2, plain=True)


def test_review_of_a_saved_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", finished(tmp_path / "game.json"), "--json", *QUICK]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["game"] == "octodice"
    assert [one["name"] for one in told["players"]] == ["Player 1 (greedy)", "Player 2 (random)"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_review_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setattr("fathom.cli.review.review", lambda record, **options: looked_at())
    file, out_file = finished(tmp_path / "game.json"), tmp_path / "review.html"
    assert main(["review", file, "--html", str(out_file), *QUICK, "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert say(lang, "turning") in out
    assert "greedy" in out
    assert max(len(line) for line in out.splitlines() if str(out_file) not in line) <= 80
    assert out_file.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_review_as_a_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fathom.cli.review.review", lambda record, **options: looked_at())
    file = finished(tmp_path / "game.json")
    for name in ("review.svg", "review.png"):
        assert main(["review", file, "--plot", str(tmp_path / name), *QUICK]) == 0
        assert name in capsys.readouterr().out
        assert (tmp_path / name).stat().st_size > 5000
    for name, said in (("review", "ends in one of"), ("review.docx", "ends in one of"), ("no/where.svg", "no file")):
        assert main(["review", file, "--plot", str(tmp_path / name), *QUICK]) == 2
        assert said in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    assert main(["review", file, "--plot", str(tmp_path / "other.svg"), *QUICK]) == 2
    assert "fathom[study]" in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_well_win_chances_hold_as_a_picture(tmp_path: Path, lang: str) -> None:
    figure = plots.calibrated(lang)
    held = calibration.measured()
    assert len(figure.axes) == sum(len(tables) for tables in held.values()) >= 4
    assert "Otys" in figure.axes[-2].get_title()
    points: Any = figure.axes[0].collections[0].get_offsets()
    assert points.tolist() == [one[:2] for one in held["abyss"]["2"]["bins"]]


def test_review_refuses_before_it_works(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = finished(tmp_path / "game.json")
    assert main(["review", file, "--html", str(tmp_path / "no" / "where.html"), "--plain"]) == 2
    assert "no file can be written there" in capsys.readouterr().err
    assert main(["review", str(stored(tmp_path / "half.json", "human,greedy", 9)), "--plain"]) == 2
    assert "only a finished game" in capsys.readouterr().err
