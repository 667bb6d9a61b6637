"""Where is it decided? Every decision of a game: phase, kind of action, and where its rules stand.

python tools/decisions.py otys            all of them
python tools/decisions.py otys trade      only lines with this word
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fathom.core.registry import definition

ROOT = Path(__file__).parents[1]


def place(rule: Callable[..., Any] | None) -> str:
    """A function with its file and line."""
    if rule is None:
        return "-"
    code = rule.__code__
    file = Path(code.co_filename)
    shown = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
    return f"{rule.__name__} ({shown}:{code.co_firstlineno})"


def lines(game: str) -> list[str]:
    """A line for each phase and kind."""
    decisions = definition(game).decisions
    found = []
    for (phase, first), row in sorted(decisions.chosen.items()):
        kind = decisions.kinds[first].name
        offer = f", offered by {place(row.offer)}" if row.offer else ""
        found.append(f"{decisions.phases[phase]:14} {kind:12} {place(row.may)} -> {place(row.do)}{offer}")
    return found


def main() -> int:
    """Print the lines, or those with a word."""
    if len(sys.argv) not in (2, 3):
        print(__doc__, file=sys.stderr)
        return 2
    word = sys.argv[2] if len(sys.argv) == 3 else ""
    print("\n".join(line for line in lines(sys.argv[1]) if word in line))
    return 0


if __name__ == "__main__":
    sys.exit(main())
