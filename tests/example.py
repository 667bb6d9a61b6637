"""The game of `examples/`, installed as the package of somebody else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def install(folder: Path) -> dict[str, str]:
    """Install it into a folder; returns the environment in which it is there."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    how = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(folder)]
    subprocess.run([*pip, *how, str(ROOT / "examples" / "pearls")], check=True)
    return within(folder, dict(os.environ))


def within(folder: Path, environment: dict[str, str]) -> dict[str, str]:
    """The environment with what is installed in this folder, before everything else."""
    held = environment.get("PYTHONPATH")
    return {**environment, "PYTHONPATH": os.pathsep.join([str(folder), *([held] if held else [])])}
