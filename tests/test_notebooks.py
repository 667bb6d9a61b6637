"""The notebooks in examples/ run from their first cell to their last, and are stored without results."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = sorted((Path(__file__).parents[1] / "examples").rglob("*.ipynb"))


@pytest.mark.slow
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, tmp_path: Path) -> None:
    book = nbformat.read(path, as_version=4)
    assert not any(cell.get("outputs") or cell.get("execution_count") for cell in book.cells)
    NotebookClient(book, timeout=None, kernel_name="python3", resources={"metadata": {"path": tmp_path}}).execute()
    assert any(cell.get("outputs") for cell in book.cells)


def test_there_are_notebooks() -> None:
    assert {path.stem for path in NOTEBOOKS} >= {"first-steps", "environments", "self-play"}
