"""The arena: fair seats, shared chance, figures that are right, and matches that survive being cut off."""

from __future__ import annotations

import itertools
import json
import os
from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom.cli import main
from fathom.study import arena
from fathom.study.arena import Log, Match, Result, gather, play
from fathom.study.ratings import Sprt, ratings, standings, wilson
from fathom.study.spread import Place
from tests.tables import EVERY_GAME


@pytest.fixture(autouse=True)
def nothing_compiles_behind_our_backs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathom.bots.worlds._compiles", False)


def a_match(*names: str, game: str = "octodice", seed: int = 1) -> Match:
    return Match(fathom.load(game, players=len(names)), names, seed, plain=True)


def results_of(match: Match, games: int, **how: Any) -> list[Result]:
    *_, last = gather(match, games, **how)
    return last


def results(*ranks: str) -> list[Result]:
    """Games of two bots, `a` and `b`, as they would be played: `a` first, then `b`; 0 and 1 are ranks of a and b."""
    made = []
    for number, text in enumerate(ranks):
        a, b = int(text[0]), int(text[1])
        turned = number % 2
        names, both = (("a", "b"), (a, b)) if not turned else (("b", "a"), (b, a))
        made.append(Result(number, names, (10 - both[0], 10 - both[1]), both, 9, {"a": 0.0, "b": 0.0}))
    return made


# Games


def test_a_busy_machine_changes_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match("beginner")
    usual = play(match, 0)
    seconds = itertools.count(step=1)  # each look at the clock takes one: more than the level's time
    monkeypatch.setattr("fathom.bots.mcts.clock", lambda: float(next(seconds)))
    busy = play(match, 0)
    assert (busy.points, busy.decisions) == (usual.points, usual.decisions)


@EVERY_GAME
def test_everybody_sits_everywhere_with_the_same_chance(name: str) -> None:
    match = a_match("random", "greedy", game=name)
    one, other = play(match, 6), play(match, 7)
    assert one.names == ("random", "greedy")
    assert other.names == ("greedy", "random")
    assert play(match, 6).points == one.points
    seeds: list[int] = []
    new = fathom.Game.new

    def noted(game: fathom.Game, seed: int) -> fathom.State:
        seeds.append(seed)
        return new(game, seed)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(fathom.Game, "new", noted)
        for number in (6, 7, 8):
            play(match, number)
    assert seeds[0] == seeds[1] != seeds[2]


def test_the_number_of_processes_changes_nothing() -> None:
    match = a_match("random", "greedy")
    plain = [(one.number, one.points) for one in results_of(match, 6)]
    assert [(one.number, one.points) for one in results_of(match, 6, place=Place(jobs=2))] == plain


def test_a_bad_match_is_refused() -> None:
    for names, words in ((("random",), "1 seats are named, but 2 play"), (("random", "nobody"), "no bot 'nobody'")):
        with pytest.raises(ValueError, match=words):
            Match(fathom.load("octodice", players=2), names)


# Cut off, and gone on with


def test_a_match_goes_on_where_it_was_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, match = tmp_path / "match.jsonl", a_match("random", "greedy")
    whole = [(one.number, one.points) for one in results_of(match, 6)]
    log = Log(file, match)
    for so_far in gather(match, 6, log=log):
        if len(so_far) == 3:
            break
    log.close()
    with file.open("a") as torn:
        torn.write('{"number": 3, "nam')  # killed in the middle of a line
    numbers: list[int] = []

    def noted(match: Match, number: int) -> Result:
        numbers.append(number)
        return play(match, number)

    monkeypatch.setattr(arena, "play", noted)
    log = Log(file, match)
    assert [(one.number, one.points) for one in results_of(match, 6, log=log)] == whole
    log.close()
    assert numbers == [3, 4, 5]
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert [line.get("number") for line in lines] == [None, 0, 1, 2, 3, 4, 5]


def test_the_file_of_another_match_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    Log(file, a_match("random", "greedy")).close()
    before = file.read_bytes()
    for match in (a_match("greedy", "random"), a_match("random", "greedy", seed=2)):
        with pytest.raises(ValueError, match="the file of another match"):
            Log(file, match)
    assert file.read_bytes() == before
    file.write_text("no match\n")
    with pytest.raises(ValueError, match="not the file of a match"):
        Log(file, a_match("random", "greedy"))
    assert file.read_text() == "no match\n"


@pytest.mark.slow
def test_a_process_that_dies_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot of another package ends its process once, in the middle of a game."""
    package = tmp_path / "deadly-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: deadly\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[fathom.bots]\ndeadly = deadly:Deadly\n")
    (tmp_path / "deadly.py").write_text(
        "import os, pathlib\n"
        "class Deadly:\n"
        "    def __init__(self, seed):\n"
        "        pass\n"
        "    def choose(self, state, seat):\n"
        f"        mark = pathlib.Path({str(tmp_path)!r}) / 'died'\n"
        "        if state.moment > 20 and not mark.exists():\n"
        "            mark.touch()\n"
        "            os._exit(1)\n"
        "        return state.legal()[0]\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setattr("fathom.bots._points", __import__("fathom.bots").bots._points.__wrapped__)
    assert [one.number for one in results_of(a_match("deadly", "random"), 4, place=Place(jobs=2))] == [0, 1, 2, 3]
    assert (tmp_path / "died").exists()


# Figures


def test_shares_ranks_and_points() -> None:
    first, second = standings(results("01", "01", "01", "10", "00", "01"))
    assert (first.name, second.name) == ("a", "b")
    assert first.share.mean == pytest.approx(4.5 / 6)
    assert first.share.mean + second.share.mean == pytest.approx(1)
    assert first.rank.mean == pytest.approx((5 * 1 + 2) / 6)
    assert first.points.mean == pytest.approx((5 * 10 + 9) / 6)
    assert first.fair == 0.5
    assert first.rating > second.rating
    assert first.points.low < first.points.mean < first.points.high


def test_a_share_has_the_interval_of_wilson() -> None:
    found = wilson(39, 40)  # as in any table of it
    assert (round(found.low, 3), round(found.high, 3)) == (0.871, 0.996)
    assert wilson(40, 40).high == 1
    assert wilson(0, 40).low == 0


def test_a_bot_in_several_seats_has_one_rating() -> None:
    names, ranks = ("a", "b", "b"), (0, 1, 2)
    found = ratings([Result(0, names, (3, 2, 1), ranks, 9, {"a": 0.0, "b": 0.0})])
    assert set(found) == {"a", "b"}
    assert found["a"][0] > 25 > found["b"][0]
    assert found["a"][1] < 25 / 3


def test_the_sequential_test_ends_when_it_is_clear() -> None:
    test = Sprt("a", 0.5, 0.7)
    even, good = results(*["01", "10"] * 300), results(*["01", "01", "01", "10"] * 100)
    assert test.verdict([]) is test.verdict(good[:8]) is None
    assert test.verdict(good) == "high"
    assert test.verdict(even) == "low"
    assert Sprt("b", 0.5, 0.7).verdict(good) == "low"


def test_the_sequential_test_waits_for_whole_deals_in_order() -> None:
    test, good = Sprt("a", 0.5, 0.7), results(*["01"] * 60)
    assert test.verdict(good) == "high"
    assert test.evidence(good[1:]) == 0  # quick games must not count before slow ones
    assert test.evidence(good[:3]) == test.evidence(good[:2])


# The command


def test_the_command_prints_figures_and_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "octodice", "--seats", "greedy,random", "--games", "4", "--jobs", "1", "--plain"]
    picture = tmp_path / "ratings.svg"
    log = tmp_path / "match.jsonl"
    assert main([*command, "--plot", str(picture), "--log", str(log), "--sprt"]) == 0
    out = capsys.readouterr().out
    assert "octodice: 4 games" in out
    assert "100.0 %" in out
    assert "●" in out
    names = "mcts:1:exact=0,mcts:100:exact=1:0.001s"
    assert main(["arena", "octodice", "--seats", names, "--games", "1", "--plain"]) == 0
    assert "mcts:100:exact=1" in capsys.readouterr().out  # not with a picture of :100:
    assert "sequential test of greedy" in out
    assert picture.read_text().startswith("<svg")
    assert main([*command, "--json", "--log", str(log)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 4
    assert told["standings"][0]["name"] == "greedy"
    assert len(log.read_text().splitlines()) == 5


def test_a_bot_alone_has_figures_but_no_rating(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "octodice", "--seats", "random", "--games", "2", "--jobs", "1", "--plain"]) == 0
    out = capsys.readouterr().out
    assert "octodice: 2 games" in out
    assert "ratings" not in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seats", "greedy,random,random,random,random"], "players"),
        (["--seats", "greedy,nobody"], "no bot 'nobody'"),
        (["--seats", "greedy,random", "--games", "0"], "--games must be"),
        (["--seats", "greedy,random", "--sprt", "0.5"], "two shares of wins are expected"),
        (["--seats", "greedy,random", "--sprt", "0.6,0.5"], "low < high"),
        (["--seats", "greedy,random", "--option", "players=3"], "2 seats are named, but 3 play"),
    ],
)
def test_a_bad_command_is_refused(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "octodice", "--plain", *words]) == 2
    assert said in capsys.readouterr().err
