"""Write the games as WebAssembly, rules and search, for the page: `python tools/wasm.py [GAME ...]`. What was compiled
before is found again, so a second time takes no time."""

from __future__ import annotations

import argparse
import gzip
import os
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLACE = ROOT / "src" / "fathom" / "server" / "static" / "wasm"


def register(folder: Path) -> None:
    """While a package is being built, nothing is installed yet: say in a folder which games and bots there are."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    about = folder / "fathom-0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: fathom\nVersion: 0\n")
    groups = (
        "\n".join([f"[{group}]", *(f"{name} = {place}" for name, place in found.items())])
        for group, found in project["entry-points"].items()
    )
    (about / "entry_points.txt").write_text("\n".join(groups))
    sys.path[:0] = [str(ROOT / "src"), str(folder)]


def build(place: Path = PLACE, games: list[str] | None = None) -> None:
    """A module with its manifest for every game."""
    import fathom
    from fathom.bots import browser
    from fathom.core.compiled import wasm

    names = games or fathom.games()
    with ThreadPoolExecutor(os.cpu_count()) as crew:  # each game is compiled by a process of its own
        made = crew.map(lambda name: wasm.export(fathom.load(name), place, browser), names)
        for name, manifest in zip(names, made, strict=True):
            size = len(gzip.compress((place / f"{name}.wasm").read_bytes(), mtime=0))
            print(f"{name}.wasm: {manifest['bytes'] / 1000:.0f} KB, {size / 1000:.0f} KB gzipped", flush=True)


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", metavar="GAME")
    arguments.add_argument("--out", type=Path, default=PLACE, help="the folder (usual: that of the built page)")
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        try:
            distribution("fathom")
        except PackageNotFoundError:
            register(Path(folder))
        build(given.out, given.games)
