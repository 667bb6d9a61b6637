"""A table as text: drawn by the game's own module `terminal`, from a view and nothing else."""

from __future__ import annotations

import io
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import RenderableType

    from fathom.core.game import Game


def table(game: Game, view: dict[str, Any], lang: str) -> RenderableType:
    """The table for a terminal."""
    name = f"{game.definition.package}.terminal"
    if find_spec(name) is None:
        raise ValueError(f"{game.name} cannot be shown in a terminal")
    drawn: RenderableType = import_module(name).draw(game, view, lang)
    return drawn


def plain(game: Game, view: dict[str, Any], lang: str, width: int) -> str:
    """The table as lines without colours."""
    from rich.console import Console

    out = Console(width=width, file=io.StringIO(), color_system=None, markup=False, highlight=False, emoji=False)
    with out.capture() as caught:
        out.print(table(game, view, lang))
    return "\n".join(line.rstrip() for line in caught.get().splitlines()) + "\n"
