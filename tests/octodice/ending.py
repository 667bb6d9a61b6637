"""The end of a game of Octo Dice, and its bonus points."""

from __future__ import annotations

from typing import Any

from tests.octodice.scenario import Scenario

QUIET = "research research research / white-1 white-1 white-1"
COLOURS = ("yellow", "red", "blue", "green", "white")


def ending(*sheets: dict[str, Any], first: int = 0, **options: Any) -> Scenario:
    """The last main actions of the game are next; nobody else can act, and all have both boxes of this third."""
    seats = len(sheets)
    turn = 8 if seats == 1 else 5
    s = Scenario(seats, turn=turn, active=(first - 1) % seats, first_player=first, roll=QUIET, **options)
    for seat, sheet in enumerate(sheets):
        s.give(seat, **{"boxes": 2, "extras": 2, **sheet})
    return s


def ended(*sheets: dict[str, Any], **options: Any) -> Scenario:
    """The end of the game, with nothing moved and nothing copied."""
    s = ending(*sheets, **options)
    while not s.state.over:
        s.play("stop")
    return s


def bonus(s: Scenario, seat: int = 0) -> tuple[int, list[int | None], int]:
    """The bonus field: for crystals, for the tile of each column, and together."""
    held = s.sheet(seat)["bonus"]
    return held["crystals"], held["labs"], held["sum"]


def write(s: Scenario, seat: int, third: int, *rows: list[int | None]) -> None:
    """Write points into the fields of a third, as if by crystal and octopus actions."""
    for row, values in enumerate(rows):
        for field, points in enumerate(values):
            if points is not None:
                s.game.rules.write(s.player(seat), third * 3 + row, field, points, 5 if field == 2 else 0)
