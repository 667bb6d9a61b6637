"""Games and bots of other packages register like ours: by an entry point."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import fathom
from fathom.bots import ask, bot, bots
from tests.tables import EVERY_GAME

PACKAGE = """
from dataclasses import replace
from fathom.games.otys import GAME as OTYS

GAME = replace(OTYS, name="pearl", _bound={})

class First:
    def __init__(self, seed):
        pass
    def choose(self, state, seat):
        return state.legal()[0]
"""

POINTS = """
[fathom.games]
pearl = pearl:GAME
broken = pearl:PACKAGE
[fathom.bots]
first = pearl:First
"""

SCRIPT = """
import fathom
from fathom.bots import ask, bot, bots
assert "pearl" in fathom.games() and "otys" in fathom.games()
game = fathom.load("pearl", players=2, round_cap=2)
state = game.new(seed=1)
while not state.over:
    state.apply(ask(bot("first", 1), state, 1))
assert fathom.Record.from_json(fathom.Record.of(state).to_json()).replay().scores == state.scores
print(game.name, sorted(bots()))
"""


def test_another_package_adds_a_game_and_a_bot(tmp_path: Path) -> None:
    (tmp_path / "pearl.py").write_text(PACKAGE + "PACKAGE = 1\n", encoding="utf-8")
    info = tmp_path / "pearl-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pearl\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(POINTS, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True)
    assert done.stdout.strip() == "pearl ['first', 'greedy', 'random']", done.stderr
    broken = subprocess.run(
        [sys.executable, "-c", "import fathom; fathom.load('broken')"], env=environment, capture_output=True, text=True
    )
    assert "is no Definition" in broken.stderr


def test_bots_by_name() -> None:
    assert bots() == ("greedy", "random")
    with pytest.raises(ValueError, match="did you mean 'greedy'"):
        bot("gredy", 1)


@EVERY_GAME
def test_bots_are_given_what_their_seat_may_know_and_change_nothing(name: str) -> None:
    """A bot that cheats finds a guess instead of the truth, and what it does to its state reaches nobody."""
    game = fathom.load(name)
    state = game.new(seed=1)
    seen = []

    class Cheat:
        def choose(self, state: fathom.State, seat: int) -> int:
            seen.append((seat, state.raw.pack(), state.history))
            action = state.legal()[0]
            state.apply(action)
            return action

    before, seat = state.raw.pack(), state.actor
    action = ask(Cheat(), state, seed=1)
    assert state.raw.pack() == before
    assert action in state.legal()
    assert seen[0][0] == seat
    assert seen[0][2] != [] or state.history == []

    class Wrong:
        def choose(self, state: fathom.State, seat: int) -> int:
            return next(action for action in range(game.num_actions) if action not in state.legal())

    with pytest.raises(ValueError, match="not legal"):
        ask(Wrong(), state, seed=1)


@EVERY_GAME
def test_the_greedy_bot_beats_the_random_one(name: str) -> None:
    """Seats rotate; the same seed plays the same game."""
    game = fathom.load(name)
    won, games = 0, 6
    for seed in range(games):
        state, greedy = game.new(seed=seed), seed % game.seats
        players = [bot("greedy" if seat == greedy else "random", seed) for seat in range(game.seats)]
        while state.actor is not None:
            state.apply(ask(players[state.actor], state, seed))
        won += state.ranks[greedy] == 0
    assert won >= games - 1
    first, again = (bot("greedy", 3).choose(game.new(seed=2), game.new(seed=2).actor or 0) for _ in range(2))
    assert first == again
