"""The parts of the compiled world that can be looked at without compiling anything."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from filelock import FileLock

import fathom
from fathom.core.chance import stream
from fathom.core.compiled import cache, cpu, device, entries, generators, joining, shims, wasm
from fathom.core.compiled.threads import LEAST, SHARE, slice_of, spread
from fathom.core.compiled.world import SHARES

# Files of the package that leave the machine code as it is.
HARMLESS = {"__init__", "__main__", "batch", "cache", "device", "kernels", "rollout", "single", "threads", "world"}


def test_the_fingerprint_covers_every_file_that_shapes_machine_code() -> None:
    files = {path.stem for path in (cache.CORE / "compiled").glob("*.py")}
    shaping = {name.removeprefix("compiled/") for name in cache.SHAPING if name.startswith("compiled/")}
    backends = {cpu.NAME, device.NAME, wasm.NAME, Path(str(shims.__file__)).stem}  # shims: by `depends_on` of wasm
    assert files == shaping | HARMLESS | backends | {Path(str(entries.__file__)).stem}


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


def test_what_nobody_uses_is_pruned(tmp_path: Path) -> None:
    """Also beside processes that compile or wait, and beside what is not ours."""
    old = time.time() - (cache.UNUSED_DAYS + 1) * cache.DAY

    def made(name: str, complete: bool, at: float) -> Path:
        folder = tmp_path / name
        folder.mkdir()
        (folder / "code").write_text("code")
        if complete:
            cache.complete(folder)
            os.utime(folder / "complete", (at, at))
        os.utime(folder, (at, at))
        return folder

    stays = [
        made("otys-00000000000000aa", True, time.time()),
        made("otys-00000000000000bb.unfinished", False, time.time()),
        made("letters-2026", True, old),
        made("abyss-00000000000000cc", True, old),  # somebody is at it
        made("abyss-00000000000000cc.unfinished", False, old),
    ]
    goes = [
        made("otys-00000000000000dd", True, old),
        made("otys-00000000000000ee", False, old),
        made("seastead-00000000000000ff.unfinished", False, old),
    ]
    with FileLock(tmp_path / "abyss-00000000000000cc.lock"):
        cache.prune(tmp_path)
    assert [folder.exists() for folder in stays] == [True] * len(stays)
    assert [folder.exists() for folder in goes] == [False] * len(goes)
    assert not (tmp_path / "otys-00000000000000dd.unfinished").exists()
    cache.prune(tmp_path / "nowhere")


def test_what_is_loaded_counts_as_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FATHOM_CACHE", str(tmp_path))
    game = fathom.load("otys")
    folder = cache.cache_folder(game, cpu)
    folder.mkdir()
    cache.complete(folder)
    os.utime(folder / "complete", (0, 0))
    assert cache.ensure(game, cpu) == folder
    cache.prune(tmp_path)
    assert folder.exists()


def test_damaged_machine_code_is_refused(tmp_path: Path) -> None:
    """LLVM would end the process."""
    file = tmp_path / "joined"
    for held in (None, b"", b"x", bytes(100)):
        if held is not None:
            file.write_bytes(held)
        with pytest.raises(ValueError, match="is damaged"):
            joining.load("joined", file)
