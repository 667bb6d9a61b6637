"""Finished games replay for ever, transcripts read the same, and positions branch as they did."""

from __future__ import annotations

import difflib
import json
from typing import Any

import numpy as np
import pytest
from tools.golden import COUNTED, FOLDER, GAMES, counts, divide, position, transcript

import fathom
from fathom.core.chance import Seeded
from fathom.core.compiled import Compiled

TABLES = [(name, label, options) for name, tables in GAMES.items() for label, options in tables]
SIZES = [(name, label, options) for name, label, options in TABLES if label.isdigit()]


@pytest.mark.parametrize("file", sorted(path.name for path in FOLDER.glob("*[!s].json")))
def test_golden_games_replay(file: str) -> None:
    record = fathom.Record.from_json((FOLDER / file).read_text(encoding="utf-8"))
    if record.version != fathom.load(record.game).version:
        with pytest.raises(fathom.RecordError, match=f"played by version {record.version} of the rules"):
            record.replay()
        return
    state = record.replay()
    assert state.over
    assert fathom.Record.of(state) == record


@pytest.mark.parametrize(("name", "label", "options"), SIZES)
def test_transcripts_are_unchanged(name: str, label: str, options: dict[str, object]) -> None:
    """After a deliberate change: python tools/golden.py --renew, and look at the diff."""
    record = fathom.Record.from_json((FOLDER / f"{name}-{label}.json").read_text(encoding="utf-8"))
    kept = (FOLDER / f"{name}-{label}.txt").read_text(encoding="utf-8").splitlines()
    told = list(transcript(record))
    changed = list(difflib.unified_diff(kept, told, "kept", "now", lineterm="", n=1))
    assert not changed, "\n".join(changed[:30])


@pytest.mark.parametrize(("name", "label", "options"), SIZES)
def test_positions_branch_as_they_did(name: str, label: str, options: dict[str, object]) -> None:
    kept = json.loads((FOLDER / f"{name}-{label}-counts.json").read_text(encoding="utf-8"))
    for was, now in zip(kept, counts(name, dict(options)), strict=True):
        print(f"{name}, {label} players, moment {was['moment']}, depth {was['depth']}: divide")
        for action in sorted({*was["divide"], *now["divide"]}):
            print(f"  {action:24} was {was['divide'].get(action)} is {now['divide'].get(action)}")
        assert now == was


@pytest.mark.slow
@pytest.mark.parametrize(("name", "label", "options"), SIZES)
def test_the_compiled_world_branches_alike(name: str, label: str, options: dict[str, object]) -> None:
    moment, depth = COUNTED[name][1]
    state = position(name, dict(options), moment)
    fast, source = state.game.compile(), Seeded(1).state
    plain = divide(state.game, state.raw, source, depth)
    for action, leaves in plain.items():
        packed, chances = fast.pack(state), np.array([[source]], np.uint64)
        found = walk(fast, packed, chances, state.game.action(action), depth - 1)
        print(f"{action:24} plain {len(leaves)} compiled {found}")
        assert found == len(leaves)


def walk(fast: Compiled, packed: Any, chances: Any, action: int, left: int) -> int:
    """How many positions the compiled world finds below an action."""
    states, generators, out = packed.copy(), chances.copy(), fast.scratch()
    count = fast.step(states, 0, action, generators, out)
    if left == 0 or count == 0:
        return 1
    return sum(walk(fast, states, generators, int(next_one), left - 1) for next_one in out[0, 1 : count + 1])
