"""Write docs/observations.md: what each number of a game's observation means, from the layouts that games declare.

Usage: python tools/observations.py

Refused if the numbers of a game have changed and the version of its layout has not.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import fathom

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"

INTRODUCTION = """\
# Observations

What a network sees: `state.observe(seat)` and `batch.observe()` give a vector of 32-bit numbers, the same in both
worlds. It holds what the seat may know ([knowledge.md](knowledge.md)) and nothing else. Counts are scaled to about one,
sets have a number for each member, and what is not there is zero.

Each game declares its sections in `observe.py`, and `python tools/observations.py` makes this page from them. In a
program, `game.observation.describe()` gives the table, and `seen[game.observation["player.0.score"]]` a section: that
of the first player, who is the observing one. The version is raised when a number comes, goes, moves or means something
else.
"""


def page() -> str:
    """The whole page."""
    parts = [INTRODUCTION]
    for name in fathom.games():
        layout = fathom.load(name).observation
        parts.append(f"## {name}\n\nversion {layout.version}, {layout.size} numbers\n\n{layout.describe()}\n")
    return "\n".join(parts)


def moved(old: str, new: str) -> list[str]:
    """The games whose numbers differ between two pages while their version is the same."""
    before, after = _numbers(old), _numbers(new)
    return [
        name
        for name, (version, rows) in after.items()
        if name in before and before[name][0] == version and before[name][1] != rows
    ]


def _numbers(text: str) -> dict[str, tuple[str, list[str]]]:
    """By game: the version, and the rows of the table without the meanings."""
    found = {}
    for chapter in text.split("\n## ")[1:]:
        name, _, rest = chapter.partition("\n")
        version = re.search(r"version (\d+)", rest)
        rows = [line.rsplit("|", 2)[0] for line in rest.splitlines() if line.startswith("|")]
        found[name] = (version.group(1) if version else "", rows)
    return found


def main() -> int:
    """Write the page, unless a version has to be raised first."""
    new = page()
    wrong = moved(PAGE.read_text(encoding="utf-8"), new) if PAGE.exists() else []
    if wrong:
        print(f"the layout of {', '.join(wrong)} has changed: raise its version in observe.py", file=sys.stderr)
        return 1
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
