"""The end of a game of Abyss."""

from __future__ import annotations

from tests.abyss.scenario import Scenario, take_turn


def end_game(s: Scenario) -> Scenario:
    """The last player of the last round fights a Monster for a Key, and the game ends."""
    s.last_round()
    take_turn(s, s.game.seats - 1)
    s.g.threat = 2
    return s.explore("monster").play("take")
