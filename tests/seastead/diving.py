"""Dives in Seastead."""

from __future__ import annotations

from typing import Any

from fathom.games.seastead.actions import DIVE_CARD
from fathom.games.seastead.state import DEEP_CARD
from tests.seastead.scenario import Scenario, bits_of
from tests.seastead.turns import turn_of

KINDS = ["fish", "seaweed", "artifact", "metal"]


def takes(*kinds: str) -> list[str]:
    return [f"take {kind}" for kind in kinds or KINDS]


def taken(s: Scenario) -> list[tuple[int, str, int]]:
    """Who has taken what by the last action, in this order."""
    found = [happening for happening in s.state.events(None) if happening.kind == "take"]
    return [(happening.seat, happening.args["resource"], happening.args["count"]) for happening in found]


def at_depth(s: Scenario) -> Scenario:
    """Only the deep cards are left, and the end has been triggered."""
    s.g.dive_deck = bits_of("deep-1 deep-2 deep-3 deep-4", DIVE_CARD.words)
    s.g.ending, s.g.last_round = DEEP_CARD, s.g.round + 1
    return s


def deep_dive(active: str, card: str, half: str = "", **given: Any) -> Scenario:
    return at_depth(turn_of(active, {}, **given)).dive(card, half)
