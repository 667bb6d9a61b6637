"""The statistics command: numbers of many games, the same for any number of processes."""

from __future__ import annotations

import pytest

import fathom
from fathom.cli import main
from fathom.study.spread import Place
from fathom.study.statistics import gather, observe_games, report
from tests.tables import EVERY_GAME, sizes


@EVERY_GAME
def test_a_report_for_every_number_of_players(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", name, "--games", "3", "--bots", "random", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"# {fathom.load(name).texts.format('en', 'game-name')} in numbers\n")
    assert f"`fathom stats {name} --games 3 --bots random`" in out
    assert all(f" {size} player" in out for size in sizes(name))
    assert "| games |" + " 3 |" * len(sizes(name)) in out


@EVERY_GAME
def test_numbers_are_those_of_the_games(name: str) -> None:
    game = fathom.load(name, players=2)
    seen = observe_games(game, "random", range(6))
    assert seen.games == 6
    assert len(seen.scores) == 12
    assert sum(seen.sources.values()) == sum(seen.scores)
    assert sum(row[0] for row in seen.by_order.values()) == 12
    assert sum(row[1] for row in seen.by_order.values()) == sum(seen.scores)
    assert sum(row[2] for row in seen.by_order.values()) == pytest.approx(6)
    assert seen.choices >= 2 * seen.decisions


def test_processes_do_not_change_the_numbers() -> None:
    game = fathom.load("octodice", players=1)
    told: list[int] = []
    one, two = (gather(game, "random", 60, Place(jobs=jobs), told.append) for jobs in (1, 2))
    assert one == two
    assert told == [25, 50, 60] * 2
    assert report({"random": {1: one}}) == report({"random": {1: two}})


def test_facts_count_for_those_who_win() -> None:
    seen = observe_games(fathom.load("octodice", players=3), "random", range(30))
    have, total, won = seen.facts["crystals"]
    assert have <= total <= 5 * have
    assert 0 < won <= 30
    assert seen.facts["research circles"][1] > 0


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("stats octodice --games 1", "--games must be from 2"),
        ("stats octodice --jobs 0", "--jobs must be from 1 to 256"),
        ("stats octodice --bots gredy", "did you mean 'greedy'"),
        ("stats octodice --players 2 --option players=3", "contradicts"),
        ("stats octodice --players 7", "option 'players' cannot be 7"),
        ("stats octodice --option layout", "NAME=VALUE is expected"),
        ("stats nosuchgame", "nosuchgame"),
    ],
)
def test_bad_input_is_one_line(words: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words.split()) == 2
    err = capsys.readouterr().err
    assert message in err
    assert err.count("\n") == 1
