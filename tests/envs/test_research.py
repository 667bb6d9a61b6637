"""What docs/research.md shows really runs."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from fathom.cli import main
from fathom.cli.bench_envs import ENVS_LABELS

PAGE = (Path(__file__).parents[2] / "docs/research.md").read_text(encoding="utf-8")
PIECES = re.findall(r"^## (.+?)$|^```python\n(.+?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def blocks() -> list[tuple[str, str]]:
    """The pieces of code, with the heading they stand under."""
    found, heading = [], ""
    for title, code in PIECES:
        heading = title or heading
        if code:
            found.append((heading, code))
    return found


@pytest.mark.parametrize("code", [pytest.param(code, id=heading) for heading, code in blocks()])
def test_the_code_on_the_page_runs(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if "Dataset(" in code:  # it reads what the command above it has made
        command = re.search(r"^fathom (selfplay octodice .*)$", PAGE, re.MULTILINE)
        assert command is not None
        assert main(command.group(1).split()) == 0
    exec(compile(code, "docs/research.md", "exec"), {"__name__": "research"})


def test_there_is_code_for_every_interface() -> None:
    assert {heading for heading, _ in blocks()} >= {
        "A loop of your own",
        "PettingZoo",
        "Gymnasium",
        "OpenSpiel",
        "Buffers",
    }


@pytest.mark.slow
def test_the_figures_can_be_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "octodice", "--envs", "--seconds", "0", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) == {"game", "players", *ENVS_LABELS}
    assert all(figures[name] > 0 for name in ENVS_LABELS)
