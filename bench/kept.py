"""What was measured of each game, kept in a file of JSON lines: a command that is stopped goes on from there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

About = Mapping[str, Any]  # what was measured: lines about anything else are passed over


def read(file: Path | None, about: About) -> dict[int, Any]:
    """What is known, by the number of the game."""
    if file is None or not file.exists():
        return {}
    lines = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    return {line["number"]: line["found"] for line in lines if line["about"] == about}


def add(file: Path | None, about: About, number: int, found: Any) -> None:
    """Keep what was found in a game."""
    if file is not None:
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps({"about": about, "number": number, "found": found}) + "\n")
