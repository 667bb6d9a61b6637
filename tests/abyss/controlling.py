"""Turns of Abyss in which Locations are controlled."""

from __future__ import annotations

from typing import Any

from fathom.games.abyss.actions import TILE
from tests.abyss.scenario import Scenario

COURT = "executioner inheritor healer"
STACKS = {"crab": "crab-1", "squid": "squid-1"}  # one for the action, one so that the next player has a choice


def acted(players: int = 2, **table: Any) -> Scenario:
    """After an action that changes nothing but the hand."""
    return Scenario(players, **{"council": STACKS, "court": COURT, **table}).play("council crab")


def leave(s: Scenario, *names: str) -> Scenario:
    """Only these tiles in the Location stack; the others are out of the game."""
    keep = sum(1 << TILE.words.index(name) for name in names)
    assert s.g.location_deck & keep == keep
    s.g.gone |= s.g.location_deck & ~keep
    s.g.location_deck = keep
    s.state.check()
    return s
