"""The third world without a GPU: kernels in the simulator, and machine code of all of them."""

from __future__ import annotations

import json
import subprocess
import sys

import numpy as np
import pytest

import fathom
from fathom.core.compiled import cache, device
from tests.simulated import GAMES, SEED, STEPS, digest


def simulated(name: str, players: int) -> list[str]:
    """What the simulator of a GPU comes to."""
    command = [sys.executable, "-m", "tests.simulated", name, str(players)]
    done = subprocess.run(command, capture_output=True, text=True)
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
