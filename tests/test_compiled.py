"""The parts of the compiled world that can be looked at without compiling anything."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import fathom
from fathom.core.chance import stream
from fathom.core.compiled import cache, cpu, device, entries, generators
from fathom.core.compiled.threads import LEAST, SHARE, slice_of, spread
from fathom.core.compiled.world import SHARES

# Files of the package that leave the machine code as it is.
HARMLESS = {"__init__", "__main__", "batch", "cache", "device", "kernels", "rollout", "single", "threads", "world"}


def test_the_fingerprint_covers_every_file_that_shapes_machine_code() -> None:
    files = {path.stem for path in (cache.CORE / "compiled").glob("*.py")}
    shaping = {name.removeprefix("compiled/") for name in cache.SHAPING if name.startswith("compiled/")}
    assert files == shaping | HARMLESS | {cpu.NAME, device.NAME, Path(str(entries.__file__)).stem}


def test_the_fingerprint_notices_every_change(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = fathom.load("otys")
    found = {cache.fingerprint(game, cpu)}
    read = Path.read_bytes
    shaping = [cache.CORE / f"{name}.py" for name in (*cache.SHAPING, "compiled/cpu", "compiled/entries")]
    for file in (*shaping, *(Path(str(module.__file__)) for module in game.definition.modules)):
        with monkeypatch.context() as patched:
            patched.setattr(Path, "read_bytes", lambda path, file=file: read(path) + b"#" * (path == file))
            found.add(cache.fingerprint(game, cpu))
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    found.add(cache.fingerprint(game, cpu))
    found.add(cache.fingerprint(fathom.load("otys", data={"player": {"credits": 9}}), cpu))
    assert len(found) == 1 + len(shaping) + len(game.definition.modules) + 2


def test_generators_are_the_streams_of_the_plain_world() -> None:
    for seed in (0, 1, -5, 2**70 + 3):
        assert generators(seed, 4)[:, 0].tolist() == [stream(seed, i) for i in range(4)]


def test_every_thread_has_a_row_of_the_scratch_and_a_slice_of_the_rest() -> None:
    """Also where there are as many rows as states."""
    assert [share is slice_of for share in SHARES["drive_sample"]] == [True, True, False, True]
    n, threads = 2 * LEAST, 2
    states, rows = np.arange(n), np.arange(n)[:, None]
    parts: list[tuple[Any, Any]] = []
    spread(
        lambda *args: parts.append((args[0].tolist(), args[1].tolist())),
        (states, rows),
        [slice_of, SHARE["Scratch"]],
        threads,
    )
    assert sorted(parts) == [(list(range(LEAST)), [[0]]), (list(range(LEAST, n)), [[1]])]
