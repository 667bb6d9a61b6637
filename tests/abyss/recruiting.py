"""Recruiting Lords in Abyss, and what they cost."""

from __future__ import annotations

from typing import Any

import fathom
from fathom.games.abyss.actions import LORD_NAME
from fathom.games.abyss.state import RACES
from tests.abyss.scenario import Scenario, take_turn

GUILDS = ("mage", "soldier", "farmer", "merchant", "politician", "ambassador", "smuggler")
REST = "keeper reaper shepherd miller"  # of the Court: enough that nothing is refilled
SIX = "crab-1 crab-2 seahorse-1 seahorse-2 squid-1 squid-2"
STACK = {"jellyfish": "jellyfish-1"}  # so that exploring is never the only thing to do


def printed(name: str) -> tuple[str, int, int, str | None, int, int]:
    """What a Lord card shows: guild, cost, number of races, mandatory race, points, keys."""
    rules, lord = fathom.load("abyss").rules, LORD_NAME.words.index(name)
    must = rules.MANDATORY[lord]
    return (
        GUILDS[rules.GUILD[lord]],
        rules.COST[lord],
        rules.RACES_WANTED[lord],
        None if must < 0 else RACES[must],
        rules.LORD_POINTS[lord],
        rules.LORD_KEYS[lord],
    )


def recruit(lord: str, hand: str, players: int = 2, court: str = REST, **table: Any) -> Scenario:
    """Recruit a Lord of the Court with these cards, the cheapest way."""
    table = {"council": STACK, **table}
    return Scenario(players, hand=hand, court=f"{lord} {court}", **table).play("court 1", "cheapest")


def cost(s: Scenario, seat: int, court: str = "court 1") -> int:
    """What a Lord of the Court costs a player."""
    take_turn(s, seat)
    s.play(court)
    return int(s.state.view(seat)["progress"]["cost"])
