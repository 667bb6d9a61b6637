"""Puzzles and exercises: every one that is shipped holds what it promises; how they are mined, told and played."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

import fathom
from fathom.bots import worlds
from fathom.bots.mcts import Search, Settings
from fathom.cli import main
from fathom.core.position import IllegalAction
from fathom.core.registry import definition
from fathom.core.text import LANGUAGES
from fathom.study import mining, puzzles
from fathom.study.puzzles import EXERCISES, PUZZLES, Puzzle
from tests.mined import EVERY_MINED_GAME, LESSONS, MINED, SHIPPED
from tests.tables import secrets


def shipped(name: str) -> list[Puzzle]:
    return [*puzzles.puzzles(name).values(), *puzzles.puzzles(name, EXERCISES).values()]


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "best", worlds.plain)
    monkeypatch.setattr(worlds, "prepare", worlds.plain)
    monkeypatch.setattr(worlds, "at_hand", worlds.plain)


# What is shipped


@EVERY_MINED_GAME
def test_there_are_enough_of_all_kinds(name: str) -> None:
    some = list(puzzles.puzzles(name).values())
    assert len(some) >= SHIPPED[name]
    assert len({one.theme for one in some}) >= 3
    assert len({one.difficulty for one in some}) >= 2
    lessons = [one.number for one in puzzles.puzzles(name, EXERCISES).values()]
    assert lessons == list(range(1, LESSONS + 1))
    assert len({one.id for one in shipped(name)}) == len(shipped(name))


@EVERY_MINED_GAME
def test_every_one_replays_under_the_present_rules_and_its_solution_is_legal(name: str) -> None:
    for one in shipped(name):
        state = one.record.replay(one.at)
        legal = {state.game.text(action) for action in state.legal()}
        assert state.actor == one.seat, one.id
        assert legal == {each.action for each in one.weighed}, one.id
        assert set(one.solutions) <= legal, one.id
        assert one.trap in legal - set(one.solutions), one.id
        assert one.weighed[0].action in one.solutions
        assert one.theme in puzzles.THEMES or state.game.texts.has("en", f"source-{one.theme}")
        wins = [each.win for each in one.weighed if each.win is not None and each.action not in one.solutions]
        best = min(each.win or 0.0 for each in one.weighed if each.action in one.solutions)
        exact = one.weighed[0].points is not None
        assert best - max(wins, default=0.0) >= (mining.EXACT_GAP if exact else mining.GAP) - mining.SAME - 0.001, (
            one.id
        )


@pytest.mark.sampled
@EVERY_MINED_GAME
def test_a_search_solves_them(name: str, plain: None, proving: bool) -> None:
    """Easy ones, because it searches in plain; which levels solve what is measured by `fathom puzzles GAME --rate`."""
    easy = [one for one in shipped(name) if one.difficulty == 1 and one.weighed[0].points is None]
    some = easy if proving else easy[:3]
    solved = 0
    for one in some:
        state = one.state
        option = Search(1, Settings(simulations=3000, exact=0)).options(state, one.seat)[0]
        solved += state.game.text(option.action) in one.solutions
    assert solved >= 0.8 * len(some) - 1


@EVERY_MINED_GAME
def test_a_puzzle_holds_nothing_that_its_seat_cannot_know(name: str) -> None:
    """What is handed out is the same, byte by byte, for any two positions that the seat cannot tell apart."""
    different = 0
    for one in shipped(name)[:12]:
        twins = [one.record.replay(one.at).determinise(one.seat, seed) for seed in (1, 2)]
        different += twins[0].pack() != twins[1].pack()
        told = {twin.determinise(one.seat, int(one.id, 16)).pack() for twin in twins}
        assert told == {one.state.pack()}
        assert one.state.view(one.seat) == one.record.replay(one.at).view(one.seat)
    assert different or secrets(name, {"players": 2}) < 0.01


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_changes() -> None:
    first = date(2026, 11, 18)
    days = [puzzles.today(first + timedelta(days=i)) for i in range(60)]
    assert puzzles.today(first) == days[0]
    found = [(one.game, one.id) for one in days if one is not None]
    assert len(set(found[: 4 * len(MINED)])) == 4 * len(MINED)
    assert set(Counter(game for game, _ in found).values()) == {60 // len(MINED)}


@EVERY_MINED_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_they_can_be_told_in_every_language(name: str, lang: str) -> None:
    for one in (*list(puzzles.puzzles(name).values())[::17], *puzzles.puzzles(name, EXERCISES).values()):
        state = one.state
        hints = puzzles.hints(one, lang)
        assert len(hints) == puzzles.HINTS
        assert state.game.describe(state, state.game.action(one.solutions[0]), lang) in hints[-1]
        right = puzzles.tried(one, state.game.action(one.solutions[0]), lang)
        wrong = puzzles.tried(one, state.game.action(one.trap), lang)
        assert (right["solved"], wrong["solved"]) == (True, False)
        assert all(told["why_says"] for told in (right, wrong))
        assert [row["right"] for row in puzzles.solution(one, lang)["choices"]].count(True) == len(one.solutions)
        assert (puzzles.title(one, lang) is None) == (one.number is None)
        assert bool(puzzles.lesson(one, lang, learned=True)) == (one.number is not None)


def test_an_illegal_attempt_is_refused_by_its_rule() -> None:
    one = next(iter(puzzles.puzzles("otys").values()))
    state = one.state
    illegal = next(action for action in range(state.game.num_actions) if state.explain(action))
    with pytest.raises(IllegalAction):
        puzzles.tried(one, illegal, "en")
    with pytest.raises(ValueError, match="no puzzle"):
        puzzles.find("otys", "nothing")


# Mining


def test_mining_finds_the_same_again(plain: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With hardly any simulations, and thus nothing of worth; but all the way to the file and back."""
    little = {"STRONG": 20, "DEEP": 60, "LONG": 80, "GAP": 0.001, "SEEN": 1, "SHORTS": 2, "LADDER": (9,), "WORLDS": 2}
    for what, few in little.items():
        monkeypatch.setattr(mining, what, few)
    found = list(mining.mine("octodice", 5, 2))
    assert [one.id for one in mining.mine("octodice", 5, 2)] == [one.id for one in found]
    assert {one.state.view(0)["phase"] for one in mining.mine("octodice", 5, 2, phases=["keep"])} == {"keep"}
    text = puzzles.write(found, "fathom puzzles octodice --mine 2")
    held = json.loads(text)
    assert held["command"].startswith("fathom puzzles")
    assert len(held["games"]) <= len(held["list"]) == 2
    assert [row["id"] for row in held["list"]] == [one.id for one in found]
    assert mining.rate(found, "random", 3, 1) == mining.rate(found, "random", 3, 1)


# The command


def test_playing_in_the_terminal(
    plain: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one = next(iter(puzzles.puzzles("otys").values()))
    lines = iter(["hint", "hint", "99", "surface", one.trap, one.solutions[0], "q"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(lines))
    assert main(["puzzles", "otys", "--id", one.id, "--lang", "en"]) == 0
    out = capsys.readouterr().out
    for words in ("Find the best choice", "This is about", "Not the best", "Right."):
        assert words in out
    assert "Solved at the first attempt: 0" in out


def test_the_list_and_what_is_wrong_on_the_command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["puzzles", "octodice", "--list", "--lang", "de"]) == 0
    assert len(capsys.readouterr().out.splitlines()) > SHIPPED["octodice"]
    assert main(["puzzles", "octodice", "--exercises", "--list", "--lang", "fr"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == LESSONS + 1
    wrong = {
        ("chess",): "no game",
        ("otys", "--id", "nothing"): "no puzzle",
        ("otys", "--mine", "3"): "--out",
        ("otys", "--mine", "0", "--out", str(tmp_path / "x")): "at least 1",
        ("otys", "--mine", "3", "--out", str(tmp_path)): "no file",
        (
            "otys",
            "--mine",
            "3",
            "--phases",
            "dance",
            "--out",
            str(tmp_path / "x"),
        ): "no phase 'dance' in otys; there are",
        ("otys", "--rate", "0"): "at least 1",
    }
    for args, said in wrong.items():
        assert main(["puzzles", *args]) == 2
        assert said in capsys.readouterr().err


@EVERY_MINED_GAME
def test_they_are_data_of_the_package(name: str) -> None:
    folder = Path(fathom.__file__).parent / "games" / name
    assert definition(name).package.endswith(name)
    for kind in (PUZZLES, EXERCISES):
        assert json.loads((folder / f"{kind}.json").read_text(encoding="utf-8"))["command"].startswith("fathom puzzles")
