"""The compiled world on a GPU: what `game.compile(device="cuda")` gives.

States, masks, observations, rewards and flags live on the GPU, as arrays of CuPy, and go to torch or JAX without a
copy (`torch.from_dlpack(batch.observe())`). The same seeds lead to the same bytes as in the other worlds.

Only this file is needed to play, with CuPy and NVIDIA's driver: neither Numba nor a compiler. What compiles the kernels
is `cuda.py`, in a process of its own, on any machine; the folder it makes in the cache can be carried to another one.
"""

from __future__ import annotations

import ctypes
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from fathom.core.bind import declared
from fathom.core.compiled import entries, kernels
from fathom.core.compiled.arrays import aligned, at_least, generators
from fathom.core.compiled.cache import ensure
from fathom.core.compiled.world import Compiled, Playouts

if TYPE_CHECKING:
    from fathom.core.compiled.build import Progress
    from fathom.core.game import Game
    from fathom.core.position import State

# What the cache and the compiling process know this backend by.
NAME = "cuda"
ENTRIES = entries
ARCHITECTURE = os.environ.get("FATHOM_CUDA", "sm_90")  # the GPU's, as ptxas calls it

KERNELS = "kernels.json"
BLOCK = 64  # threads that share a processor's memory
MOST = 1 << 18  # threads that play games of their own, one after the other


def depends_on(source: Path) -> tuple[Any, ...]:
    """The kind of GPU and the kernels' words alone: what one machine has compiled is found on another, whatever
    versions it has."""
    return ARCHITECTURE, kernels.ROWS, kernels.GAMES, kernels.SHARE, kernels.OWN


def load(game: Game, progress: Progress | None = None) -> Device:
    """The compiled world of a game on this machine's GPU."""
    import cupy  # before anything is compiled: without it there is nothing to play with

    try:
        driver = ctypes.CDLL("libcuda.so.1")
    except OSError:
        raise RuntimeError("no GPU here: NVIDIA's driver (libcuda.so.1) is not installed") from None
    return Device(game, Kernels(ensure(game, sys.modules[__name__], progress), cupy, driver))


class Kernels:
    """The kernels of a folder, loaded into the GPU when they are first launched."""

    def __init__(self, folder: Path, xp: Any, driver: ctypes.CDLL) -> None:
        self.folder, self.xp, self.driver = folder, xp, driver
        self.symbols: dict[str, str] = json.loads((folder / KERNELS).read_text())
        self.loaded: dict[str, ctypes.c_void_p] = {}

    def call(self, function: str, *args: Any) -> None:
        """A function of the driver; RuntimeError with its own words if it fails."""
        if code := getattr(self.driver, function)(*args):
            text = ctypes.c_char_p()
            self.driver.cuGetErrorString(code, ctypes.byref(text))
            raise RuntimeError(f"{function}: {(text.value or b'error').decode()} ({code})")

    def kernel(self, name: str) -> ctypes.c_void_p:
        """A kernel as the driver knows it."""
        if name not in self.loaded:
            self.xp.zeros(1)  # the driver has a context now
            module, function = ctypes.c_void_p(), ctypes.c_void_p()
            self.call("cuModuleLoadData", ctypes.byref(module), (self.folder / f"{name}.cubin").read_bytes())
            self.call("cuModuleGetFunction", ctypes.byref(function), module, self.symbols[name].encode())
            self.loaded[name] = function
        return self.loaded[name]

    def launch(self, name: str, threads: int, values: list[Any]) -> None:
        """A kernel for so many threads, after whatever the current stream has to do."""
        held = (ctypes.c_void_p * len(values))(*(ctypes.addressof(value) for value in values))
        stream = ctypes.c_void_p(self.xp.cuda.get_current_stream().ptr)
        blocks = max(1, -(-threads // BLOCK))
        self.call("cuLaunchKernel", self.kernel(name), blocks, 1, 1, BLOCK, 1, 1, 0, stream, held, None)


def flat(value: Any, kind: str) -> list[Any]:
    """An argument as a kernel takes it: a number; or of an array its place, length and steps."""
    if kind == "bool":
        return [ctypes.c_uint8(bool(value))]
    if kind == "int":
        return [ctypes.c_int64(value)]
    shape, size = value.shape, value.itemsize
    if kind in ("States", "Blank"):  # records are rows of bytes out here
        shape, size = shape[:1], shape[1]
    steps = [size]
    for length in reversed(shape[1:]):
        steps.insert(0, steps[0] * length)
    count = int(np.prod(shape))
    return [ctypes.c_int64(n) for n in (0, 0, count, size, value.data.ptr, *shape, *steps)]


class Device(Compiled):
    """A game on a GPU."""

    def __init__(self, game: Game, loaded: Kernels) -> None:
        super().__init__(game, {})
        self.kernels, self.xp = loaded, loaded.xp
        self.record = aligned(self.dtype)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.game,)

    def held(self, array: np.ndarray[Any, Any]) -> Any:
        """An array of numpy on the GPU; states are rows of bytes there."""
        if array.dtype == self.dtype:
            array = array.astype(self.record).view(np.uint8).reshape(len(array), -1)
        return self.xp.asarray(array)

    def packed(self, states: Any) -> np.ndarray[Any, Any]:
        """States from the GPU as the other worlds pack them."""
        rows: np.ndarray[Any, Any] = states.get().view(self.record).reshape(-1).astype(self.dtype)
        return rows

    def pack(self, state: State) -> Any:
        """A state as an array of one record on the GPU."""
        return self.held(super().pack(state))

    def unpack(self, states: Any, i: int = 0) -> Any:
        """The plain state back from one on the GPU."""
        return super().unpack(self.packed(states[i : i + 1]))

    def blank(self, n: int = 1) -> Any:
        """States with the table's options and nothing else."""
        return self.xp.repeat(self.held(super().blank()), n, axis=0)

    def scratch(self, rows: int = 1) -> Any:
        """Nothing: each thread has room of its own."""
        return None

    def run(self, name: str, *args: Any, threads: int = 1) -> None:
        """One entry point over many states, the first of the arguments, a thread for each."""
        total = len(args[0])
        values = [ctypes.c_int64(total)]
        for value, kind in zip(args, declared(getattr(entries, name)), strict=True):
            if kind != "Scratch":
                values += flat(value, kind)
        self.kernels.launch(name, total, values)

    def single(self, seed: int | None = None) -> Any:
        """Not here: a single game is nothing for a GPU."""
        raise ValueError("a single game is played by the processor: game.compile().single()")

    def playouts(self, state: State, n: int, seed: int, threads: int = 1) -> Playouts:
        """n random play-outs from a state."""
        n, seats, xp = at_least(0, n, "play-outs"), self.game.seats, self.xp
        scores, ranks = xp.zeros((n, seats), np.int32), xp.zeros((n, seats), np.int32)
        decisions = self.play("drive_playouts", self.pack(state), n, seed, (scores, ranks))
        return Playouts(scores.get(), ranks.get(), decisions)

    def games(self, n: int, seed: int, threads: int = 1) -> tuple[np.ndarray[Any, Any], int]:
        """n random games from their set-up: final scores and the number of decisions."""
        n = at_least(0, n, "games")
        scores = self.xp.zeros((n, self.game.seats), np.int32)
        decisions = self.play("drive_games", self.blank(), n, seed, (scores,))
        return scores.get(), decisions

    def play(self, name: str, base: Any, n: int, seed: int, results: tuple[Any, ...]) -> int:
        """Games of their own, by their numbers; returns how many decisions they took."""
        chances, decisions = self.held(generators(seed, n)), self.xp.zeros(n, np.int32)
        threads = -(-min(n, MOST) // BLOCK) * BLOCK
        values = [ctypes.c_int64(n)]
        for records in (base, self.blank(threads)):
            values += flat(records, "States")
        for array in (chances, *results, decisions):
            values += flat(array, "")
        if n:
            self.kernels.launch(name, threads, values)
        return int(decisions.sum())
