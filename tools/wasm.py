"""Write the games as WebAssembly, rules and search, for the page: `python tools/wasm.py [GAME ...]`. What was compiled
before is found again, so a second time takes no time."""

from __future__ import annotations

import argparse
import gzip
from pathlib import Path

import fathom
from fathom.bots import browser
from fathom.core.compiled import wasm

PLACE = Path(__file__).parents[1] / "src" / "fathom" / "server" / "static" / "wasm"


def build(place: Path = PLACE, games: list[str] | None = None) -> None:
    """A module with its manifest for every game."""
    for name in games or fathom.games():
        manifest = wasm.export(fathom.load(name), place, browser)
        size = len(gzip.compress((place / f"{name}.wasm").read_bytes(), mtime=0))
        print(f"{name}.wasm: {manifest['bytes'] / 1000:.0f} KB, {size / 1000:.0f} KB gzipped")


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", metavar="GAME")
    arguments.add_argument("--out", type=Path, default=PLACE, help="the folder (usual: that of the built page)")
    given = arguments.parse_args()
    build(given.out, given.games)
