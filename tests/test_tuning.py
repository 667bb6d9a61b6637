"""Weights: read, refused, tuned by quick games."""

from __future__ import annotations

from pathlib import Path

import pytest

import fathom
from fathom.bots.mcts import Settings
from fathom.cli import main
from fathom.core.data import DataError
from fathom.study.skirmish import Fighter, skirmish
from fathom.study.spread import HERE
from fathom.study.tuning import Tuning, rounds, worth_of, written


def test_a_file_changes_some_weights_and_leaves_the_rest(tmp_path: Path) -> None:
    game = fathom.load("otys", players=2)
    names, usual = list(game.rules.WEIGHTS), game.weights()
    path = tmp_path / "mine.toml"
    path.write_text("[usual]\nhacker = 9.5\n")
    mine = game.weights(str(path))
    assert mine[names.index("hacker")] == 9.5
    assert [m == u for m, u in zip(mine, usual, strict=True)].count(False) == 1


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[usual]\nhakcer = 1\n", "no weight 'hakcer'; there are credit"),
        ("[usual]\nhacker = 'much'\n", "hacker must be a number"),
        ("[usual]\nhacker = inf\n", "hacker must be a number"),
        ("[other]\nhacker = 1\n", r"there is no table \[usual\]"),
        ("[usual\n", "not a TOML file"),
        (None, "cannot be read"),
    ],
)
def test_a_bad_file_is_refused(tmp_path: Path, text: str | None, words: str) -> None:
    path = tmp_path / "bad.toml"
    if text is not None:
        path.write_text(text)
    with pytest.raises(DataError, match=words):
        fathom.load("otys", players=2).weights(str(path))


@pytest.mark.parametrize("name", fathom.games())
def test_styles_can_be_read_and_differ(name: str) -> None:
    game = fathom.load(name)
    assert len({game.weights(style) for style in game.styles}) == len(game.styles)


def test_an_unknown_style_is_refused_before_anything_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "otys", "--seats", "greedy:3,random", "--games", "2", "--plain"]) == 2
    assert "no style '3'; there are usual" in capsys.readouterr().err


def test_a_skirmish_is_the_same_each_time_and_better_players_win_it() -> None:
    game = fathom.load("otys", players=2)
    search, greedy = Settings(simulations=60), Settings(simulations=None, seconds=1)
    good = Fighter(search, game.weights())
    blind = Fighter(search, tuple(-weight for weight in game.weights()))
    eager = Fighter(greedy, game.weights())
    few = Fighter(Settings(simulations=8), game.weights())
    assert (
        skirmish(game, [few, eager], 5)
        == skirmish(game, [few, eager], 5)
        == skirmish(game, [few, eager], 5, plain=True)
    )
    won = sum(skirmish(game, [good, blind], seed)[1][0] == 0 for seed in range(20))
    assert won >= 15
    assert sum(skirmish(game, [eager, blind], seed)[1][0] == 0 for seed in range(20)) >= 15


def test_tuning_finds_a_weight_that_was_spoilt(tmp_path: Path) -> None:
    """Who thinks that points in reach are bad plays badly; a few rounds bring most of it back."""
    spoilt = tmp_path / "spoilt.toml"
    spoilt.write_text("[usual]\nnearly = -0.7\n")
    game = fathom.load("otys", players=2)
    task = Tuning(game, "20", ("nearly",), 30, seed=3, start=str(spoilt), against=str(spoilt), step=1.0)
    found = next(one for one in rounds(task, HERE) if one.number == 4)
    assert found.weights["nearly"] > -0.2
    assert found.best > 0.5


def test_what_is_tuned_is_written_with_the_command_that_found_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "new.toml"
    command = ["tune", "otys", "--out", str(out), "--settings", "5", "--games", "2", "--rounds", "2", "--jobs", "1"]
    assert main([*command, "--only", "hacker,credit", "--check", "2"]) == 0
    shown = capsys.readouterr().out
    assert "--rounds 2 --seed 0 --only hacker,credit" in shown
    assert "fresh deals against [usual]" in shown
    assert fathom.load("otys", players=2).weights(str(out)) != fathom.load("otys", players=2).weights()
    for bad, words in (
        (("--only", "nothing"), "no weight 'nothing' in otys"),
        (("--settings", "0.5s"), "tuned by simulations, not by time"),
        (("--step", "nan"), "above 0 and at most 10"),
        (("--against", "nobody"), "no style 'nobody'"),
    ):
        assert main([*command, *bad]) == 2
        assert words in capsys.readouterr().err


def test_half_of_the_worth_is_winning_and_half_the_lead() -> None:
    game = fathom.load("otys", players=2)
    assert worth_of(game, (10, 10), [0, 0], 0) == pytest.approx(0.5)
    assert worth_of(game, (30, 0), [0, 1], 0) > 0.99
    assert worth_of(game, (30, 0), [0, 1], 1) < 0.01
    assert written({"a": 1.5}, "why") == "# why\n[usual]\na = 1.5\n"
