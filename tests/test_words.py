"""One word for a player in each language, in everything that people read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TEXTS = sorted(
    path
    for pattern in ("src/fathom/**/text/*.ftl", "src/fathom/games/*/rules/*.md", "web/text/*.ftl", "web/src/**/*.ftl")
    for path in ROOT.glob(pattern)
)
# Other words for a player. A seat at a table is a "Platz" or a "place"; a player is none.
OTHERS = {
    "en": r"\b[Ss]eat \{|\b[Ss]eat \d",
    "de": r"\bPlatz \{ ?\$(?:seat|other|by|owner|victim|neighbour|player)|[Ss]pieler(?!isch)",
    "fr": r"\b(?:[Ll]['’]|une |[Ll]es |aux |des |votre |chaque )[Éé]quipes?\b|\b[Éé]quipe [\d{]|\bsiège \{"
    r"|\b(?:[Ll]e|[Aa]u|[Dd]u) [Jj]oueur \{",
}


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_player_is_called_by_one_word(path: Path) -> None:
    found = [
        f"{number}: {line.strip()}"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(OTHERS[path.stem], line)
    ]
    assert not found, "\n".join(found)
