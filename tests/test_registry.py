"""Games and bots of other packages register like ours: by an entry point."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom.bots import ask, bot, bots
from fathom.core.chance import Seeded
from fathom.core.position import Turn
from tests.tables import EVERY_GAME, positions, sizes

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
print(game.name, "first" in bots(), "greedy" in bots())
"""


def test_another_package_adds_a_game_and_a_bot(tmp_path: Path) -> None:
    (tmp_path / "pearl.py").write_text(PACKAGE + "PACKAGE = 1\n", encoding="utf-8")
    info = tmp_path / "pearl-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pearl\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(POINTS, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True)
    assert done.stdout.strip() == "pearl True True", done.stderr
    broken = subprocess.run(
        [sys.executable, "-c", "import fathom; fathom.load('broken')"], env=environment, capture_output=True, text=True
    )
    assert "is no Definition" in broken.stderr


def test_bots_by_name() -> None:
    assert bots() == ("beginner", "casual", "expert", "good", "greedy", "mcts", "random", "strong")
    with pytest.raises(ValueError, match="did you mean 'greedy'"):
        bot("gredy", 1)


class Spy:
    """Writes down all it can find in its state before it plays there."""

    def __init__(self) -> None:
        self.found: list[tuple[int, bytes, list[Turn], dict[str, Any]]] = []

    def choose(self, state: fathom.State, seat: int) -> int:
        self.found.append((seat, state.raw.pack(), list(state.history), state.view(seat)))
        first = state.legal()[0]
        finished(state)
        return first


def others_hold_cards(state: fathom.State) -> bool:
    g = state.clone().raw
    return any(g.players[seat].hand for seat in range(g.seats) if seat != state.actor)


HIDES: dict[str, Callable[[fathom.State], bool]] = {"otys": others_hold_cards}  # a position with a secret, by game


@pytest.mark.slow
@EVERY_GAME
def test_bots_are_given_what_their_seat_may_know_and_change_nothing(name: str) -> None:
    """A bot that cheats finds a guess instead of the truth, and what it does to its state reaches nobody."""
    game = fathom.load(name)
    asked = guessed = 0
    for seed in range(6):
        spy = Spy()
        for at, state in enumerate(positions(game, seed)):
            if state.over or len(spy.found) == 5:
                break
            if at == 0 or at % 7 or (name in HIDES and not HIDES[name](state)):
                continue
            assert state.history
            before, future = state.clone().raw.pack(), state.clone()
            assert ask(spy, state, seed) == state.legal()[0]
            seat, packed, history, view = spy.found[-1]
            assert seat == state.actor
            assert history == []
            assert view == state.view(seat)
            asked, guessed = asked + 1, guessed + (packed != before)
            assert state.clone().raw.pack() == before
            assert finished(state.clone()) == finished(future)
    assert asked >= 15
    if name in HIDES:
        assert guessed > asked / 2


def finished(state: fathom.State) -> list[Turn]:
    """Play to the end at random, the same way every time; what happened on the way."""
    chooser = Seeded(1)
    while not state.over:
        legal = state.legal()
        state.apply(legal[chooser.pick(len(legal))])
    return state.history


@EVERY_GAME
def test_bots_that_choose_what_is_not_legal_are_refused(name: str) -> None:
    game = fathom.load(name)

    class Wrong:
        def choose(self, state: fathom.State, seat: int) -> int:
            return next(action for action in range(game.num_actions) if action not in state.legal())

    with pytest.raises(ValueError, match="not legal"):
        ask(Wrong(), game.new(seed=1), seed=1)


@pytest.mark.slow
@EVERY_GAME
def test_the_greedy_bot_beats_the_random_one(name: str) -> None:
    """Seats rotate; the same seed plays the same game."""
    game = fathom.load(name, players=sizes(name)[-1])
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
