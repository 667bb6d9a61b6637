"""Write docs/actions.md: what each action number of a game means, from the vocabularies that games declare.

Usage: python tools/actions.py
"""

from __future__ import annotations

from pathlib import Path

import fathom
from fathom.core.actions import Kind
from fathom.core.game import Game

PAGE = Path(__file__).parents[1] / "docs" / "actions.md"

INTRODUCTION = """\
# Actions

What the numbers of actions mean: of `state.legal()`, masks, environments and data. Each kind of action has a block of
numbers, one for each combination of its arguments, the last of which changes fastest. Numbers stay; new ones are added
at the end. In a program, `game.text(3)` is the notation of a number, `game.action("key 4")` the number of a notation,
and `game.describe(state, 3)` says in a sentence what it does now.

Each game declares its kinds in `actions.py`, and `python tools/actions.py` makes this page from them.
"""


def page() -> str:
    """The whole page."""
    parts = [INTRODUCTION]
    for name in fathom.games():
        game = fathom.load(name)
        rows = "\n".join(row(game, kind) for kind in game.vocabulary.kinds)
        head = "| numbers | action | arguments | when |\n|---|---|---|---|"
        parts.append(f"## {name}\n\n{game.num_actions} actions\n\n{head}\n{rows}\n")
    return "\n".join(parts)


def row(game: Game, kind: Kind) -> str:
    """A line of the table."""
    last = kind.first + len(kind.values) - 1
    numbers = str(kind.first) if last == kind.first else f"{kind.first}-{last}"
    notation = " ".join([kind.name, *(arg.name.upper() for arg in kind.args)])
    words = {arg.name: ", ".join(arg.words) for arg in kind.args}
    most = 1
    for arg in kind.args:
        most *= len(arg.words)
    arguments = "; ".join(f"{name}: {said}" for name, said in words.items())
    arguments += f" ({len(kind.values)} of {most} combinations)" if len(kind.values) < most else ""
    decisions = game.definition.decisions
    phases = [name for at, name in enumerate(decisions.phases) if decisions.belongs(at, kind.first)]
    when = " / ".join(game.texts.format("en", f"phase-{name}") for name in phases)
    return f"| {numbers} | `{notation}` | {arguments} | {when} |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
