"""Effects of locations in Seastead, for whom they come about."""

from __future__ import annotations

from typing import Any

import pytest

from fathom.games.seastead.actions import PLACE
from tests.seastead.scenario import Scenario

seats = pytest.mark.parametrize("seat", [0, 1])


ONE_EACH = "1 fish 1 seaweed 1 artifact 1 metal"  # enough to have a choice in the next turn
QUIET = "diver scout master-builder"  # specialists without a window after building
ALL = ["fish", "seaweed", "artifact", "metal"]
EFFECT_STEPS = ("choosing-dock", "choosing-specialist", "removing-dock", "removing-specialist", "placing")


def duel(seat: int, me: dict[str, Any], other: dict[str, Any] | None = None, **table: Any) -> Scenario:
    """The turn of a seat; the other one has something to choose afterwards."""
    held = [me, {"storage": ONE_EACH, **(other or {})}]
    blue, orange = held if seat == 0 else reversed(held)
    if table.get("players") == 1:
        orange = other or {}
    return Scenario(blue=blue, orange=orange, active=("blue", "orange")[seat], **{"specialists": QUIET, **table})


def fund(s: Scenario, building: str, place: str) -> None:
    """Give the active player what the building costs."""
    kind = s.g.demand[PLACE.words.index(place) // 6]
    cost = s.cost(building, place)
    s.player(s.g.current).storage[kind] += cost
    s.g.supply[kind] -= cost


def arrive(
    place: str,
    building: str = "port",
    *,
    seat: int = 0,
    keep: str = "",
    me: dict[str, Any] | None = None,
    other: dict[str, Any] | None = None,
    draws: str = "",
    **table: Any,
) -> Scenario:
    """Build, with `keep` left after paying, and do what the building asks for; the location effect is next."""
    s = duel(seat, {"storage": keep, **(me or {})}, other, **table).next(resolutions=draws)
    fund(s, building, place)
    s.play(f"build {building} {place}")
    while s.phase in EFFECT_STEPS:
        s.play(s.legal()[0])
    return s


def over(s: Scenario, seat: int = 0) -> bool:
    """The turn of the seat is over, and the other one has not done anything yet."""
    return s.g.current == 1 - seat and s.phase == "menu"
