"""`fathom bench`: how fast a game runs."""

from __future__ import annotations


def run(game_name: str, players: int | None, seconds: float, as_json: bool) -> int:
    """Measure a game and print the figures."""
    raise SystemExit("not there yet")
