"""The boss of a solo game of Seastead."""

from __future__ import annotations

from typing import Any

from tests.seastead.scenario import Scenario


def events(s: Scenario, kind: str) -> list[dict[str, Any]]:
    """What the events of a kind among the last ones say."""
    return [event.args for event in s.state.events(0) if event.kind == kind]


def boss_of(*rows: str) -> dict[str, Any]:
    """The boss with ports, academies and shipyards at these places."""
    types = ("port", "academy", "shipyard")
    return {"buildings": {place: name for name, row in zip(types, rows, strict=False) for place in row.split()}}
