"""The table in a terminal, drawn from a view and nothing else."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fathom.core.game import Game


def draw(game: Game, view: dict[str, Any], lang: str) -> RenderableType:
    """A line about the dive, and a row for each player."""

    def words(id: str, **args: Any) -> str:
        return game.texts.format(lang, id, args)

    def pearls(counts: dict[str, int]) -> str:
        return " ".join(f"{worth}×{count}" for worth, count in counts.items() if count) or "–"

    head = Text(
        words("table-dive", goal=view["goal"], air=view["air"], points=view["dived"], pearls=pearls(view["bag"])),
        "bold cyan",
    )
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_row("", words("table-score"), words("table-pearls"), words("table-charm"))
    for player in view["players"]:
        mark = "▶ " if player["seat"] == view["actor"] else "  "
        name = Text(mark + words("table-player", seat=player["seat"] + 1), "bold")
        grid.add_row(name, str(player["score"]), pearls(player["pearls"]), str(player["charm"] or "?"))
    return Group(head, grid)
