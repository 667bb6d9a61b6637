"""Which games come with puzzles and exercises, and how many puzzles at least."""

from __future__ import annotations

import pytest

from tests.tables import GAMES

SHIPPED = dict.fromkeys(("abyss", "octodice", "otys", "seastead"), 50)
LESSONS = 5  # exercises of each
MINED = [name for name in GAMES if name in SHIPPED]

EVERY_MINED_GAME = pytest.mark.parametrize("name", MINED)
