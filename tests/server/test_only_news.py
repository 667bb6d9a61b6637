"""Only news.py speaks about a position: nothing else in the server asks for what a seat sees, or puts it into words."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import fathom.server

FOLDER = Path(fathom.server.__file__).parent
SPEAKING = {"view", "odds", "foresee", "describe", "say", "seen", "plain", "setup_events"}
READING = {"raw", "_raw"}
# What speaks of no table: the study board and puzzles have positions of their own, the teacher puts figures into words.
BESIDE = {
    "boards.py": {"view", "foresee", "odds", "say", "seen", "describe", "plain"},
    "thinking.py": {"say", "plain"},
}


def _used(path: Path) -> set[str]:
    """What a file asks of objects and modules, and what it imports from other modules than news.py."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.ImportFrom) and node.module != "fathom.server.news":
            found |= {one.name for one in node.names}
    return found


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.name)
def test_nothing_else_speaks_about_a_position(path: Path) -> None:
    used = _used(path)
    assert not used & READING, "a position is asked, never read"
    if path.name == "news.py":
        assert used >= SPEAKING, "what it uses is looked for elsewhere"
    else:
        assert used & SPEAKING <= BESIDE.get(path.name, set())
