"""The subprocess: compile one game into a folder and report the progress."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path

from fathom.core.compiled.build import build
from fathom.core.compiled.cache import complete
from fathom.core.parent import die_with_parent
from fathom.core.registry import load


def main() -> None:
    """Do what standard input asks for."""
    die_with_parent()
    order = json.loads(sys.stdin.read())
    game = load(order["game"], data=order["pack"])
    backend = import_module(f"fathom.core.compiled.{order['backend']}")
    folder = Path(order["folder"])
    entries = import_module(order["entries"])
    build(game, backend, folder, lambda name, done, total: print(name, done, total, flush=True), entries)
    complete(folder)


if __name__ == "__main__":
    main()
