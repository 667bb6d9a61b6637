"""A fifth game needs nothing but its own folder: that of `examples/` is installed as an outside package and played. Its
table in the browser is looked at in tests/web/test_example.py."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.example import ROOT, install, within
from tests.server.serving import FATHOM


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install(tmp_path_factory.mktemp("outside"))


@pytest.mark.slow
def test_whatever_holds_for_every_game_holds_for_it(environment: dict[str, str]) -> None:
    """Legality, clones, views, secrets, undo, records, texts, rule lint, and both worlds byte by byte."""
    files = sorted(str(path) for path in Path(__file__).parent.glob("test_*.py") if path.name != Path(__file__).name)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-vv", "--game", "pearls"]
    done = subprocess.run([*command, *files], env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
    for subject in ("test_worlds", "test_states", "test_text", "test_subset", "test_observations"):
        assert f"{subject}.py::" in done.stdout


def test_it_is_played_in_the_terminal(environment: dict[str, str], tmp_path: Path) -> None:
    command = [*FATHOM, "play", "pearls", "--players", "2", "--lang", "de"]
    done = subprocess.run(
        command, env={**environment, "XDG_DATA_HOME": str(tmp_path)}, input="2\n" * 200, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert "Tauche auf und behalte" in done.stdout
    assert "Ergebnis" in done.stdout


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (
            ("play/turn.py", "    Decision(DIVING, SURFACE, may_surface, surface),\n", ""),
            "which phase 'surface' can be",
        ),
        (("play/turn.py", "    Refusal(DIVE, END_01),\n", ""), "why 'dive' cannot be chosen"),
        (("state.py", "DIVING = PHASES", 'LOST = PHASES.add("lost")\nDIVING = PHASES'), "in the phase 'lost'"),
        (("tables.py", '        "SHELLS": shells,\n', ""), "cannot import name 'SHELLS'"),
        (("tables.py", "CHARM_POINTS: int\n", ""), "no module declares the table 'CHARM_POINTS'"),
        (("invariants.py", "def check(", "def checked("), "no module has the function 'check'"),
        (("observe.py", "LAYOUT", "SECTIONS"), "pearls.observe must have LAYOUT"),
        (("heuristic.py", "score(g, seat) +", "kept(g.players[seat]) +"), None),
    ],
)
def test_what_is_forgotten_is_named(
    environment: dict[str, str], tmp_path: Path, edit: tuple[str, str, str], words: str | None
) -> None:
    """At import or when the game is first loaded, never silently."""
    file, old, new = edit
    installed = environment["PYTHONPATH"].split(os.pathsep)[0]
    folder = Path(shutil.copytree(installed, tmp_path / "edited"))
    path = folder / "pearls" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    code = "import fathom; fathom.load('pearls')"
    done = subprocess.run([sys.executable, "-c", code], env=within(folder, environment), capture_output=True, text=True)
    assert (words in done.stderr) if words else (done.returncode == 0), done.stderr[-2000:]
