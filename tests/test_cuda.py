"""The third world without a GPU: kernels in the simulator, and machine code of all of them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import fathom
from fathom.core.compiled import cache, cuda, device, entries
from fathom.core.compiled.build import build
from tests.simulated import GAMES, SEED, STEPS, digest
from tests.tables import EVERY_GAME


def simulated(name: str, players: int) -> list[str]:
    """What the simulator of a GPU comes to."""
    command = [sys.executable, "-m", "tests.simulated", name, str(players)]
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr[-2000:]
    told: list[str] = json.loads(done.stdout)
    return told


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), [("octodice", 3), ("seastead", 2)])
def test_kernels_do_what_the_processor_does(name: str, players: int) -> None:
    batch = fathom.load(name, players=players).compile().batch(GAMES, seed=SEED, threads=1)
    told = []
    for _ in range(STEPS):
        arrays = batch.mask().view(np.uint8), batch.observe(), batch.actors, batch.over.view(np.uint8), batch.scores
        told.append(digest(batch.states.tobytes(), *(array.tobytes() for array in arrays)))
        batch.step(batch.sample())
    assert len(set(told)) == STEPS
    assert simulated(name, players) == told


def test_what_is_compiled_for_a_gpu_can_be_carried_to_another_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its folder is not named by the versions or paths of this one."""
    game = fathom.load("otys")
    found = cache.cache_folder(game, device).name
    monkeypatch.setattr(sys, "version", "4.0")
    monkeypatch.setattr(np, "__version__", "9.0")
    assert cache.cache_folder(game, device).name == found
    monkeypatch.setattr(device, "ARCHITECTURE", "sm_100")
    assert cache.cache_folder(game, device).name != found


def compiled(name: str, folder: Path, *only: str) -> dict[str, str]:
    """Machine code of some kernels of a game, in a folder; returns what they are called inside."""
    some = ModuleType("some")
    vars(some).update(vars(entries), ENTRIES=only or entries.ENTRIES)
    build(fathom.load(name), cuda, folder, None, some)
    names: dict[str, str] = json.loads((folder / device.KERNELS).read_text())
    return names


def is_machine_code(folder: Path, names: dict[str, str]) -> bool:
    """Whether there is a file for each kernel, with its name in it."""
    code = {name: (folder / f"{name}.cubin").read_bytes() for name in names}
    return all(code[name].startswith(b"\x7fELF") and names[name].encode() in code[name] for name in names)


@pytest.mark.slow
def test_kernels_become_machine_code_without_a_gpu(tmp_path: Path) -> None:
    names = compiled("octodice", tmp_path, "drive_sample", "drive_values")
    assert set(names) == {"drive_sample", "drive_values"}
    assert is_machine_code(tmp_path, names)


@pytest.mark.prove
@EVERY_GAME
def test_all_kernels_become_machine_code(name: str, tmp_path: Path) -> None:
    names = compiled(name, tmp_path)
    assert set(names) == set(entries.ENTRIES) - cuda.ALONE
    assert is_machine_code(tmp_path, names)


def test_a_device_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="device: cpu or cuda, not 'tpu'"):
        fathom.load("otys").compile(device="tpu")


def test_a_machine_without_what_a_gpu_needs_is_told_before_anything_is_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def library(name: str) -> None:
        raise OSError(name)

    monkeypatch.setattr(device, "ensure", None)
    monkeypatch.setattr("ctypes.CDLL", library)
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(ModuleNotFoundError, match="gpu"):
        fathom.load("otys").compile(device="cuda")
    monkeypatch.setitem(sys.modules, "cupy", ModuleType("cupy"))
    with pytest.raises(RuntimeError, match="no GPU here"):
        fathom.load("otys").compile(device="cuda")
