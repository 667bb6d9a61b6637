"""The second backend: kernels for a GPU, made by numba-cuda from the same functions. No GPU is needed to make them.

A kernel is an entry point with a game for each thread: thread t hands `drive_step` and the others the slice t:t+1 of
every array, just as a thread of the processor gets a longer slice. So the entry points are those of the processor, word
for word; only the room for offers is the thread's own.

What is different from the processor's world:
- records are aligned (`aligned`), because a GPU reads a number of 8 bytes only where it may stand;
- tables take the smallest integers that hold them, because all threads share one cache;
- every function is compiled for the types it names, callees first, as there; left to itself numba-cuda would not end;
- products are never added in the same step, so that numbers with a point are the same to the last bit.

A folder of the cache holds a cubin for each kernel, and `kernels.json` with the names they have inside. It depends on
the sources and the kind of GPU alone, so it can be carried to a machine that has one. `device.py` plays there.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import types
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
from numba import cuda, from_dtype
from numba import types as nb
from numba.cuda import compiler, dispatcher
from numba.cuda.cudadrv import nvvm

from fathom.core.compiled import signatures
from fathom.core.compiled.arrays import aligned
from fathom.core.compiled.build import Plan, Progress
from fathom.core.compiled.device import ARCHITECTURE, ENTRIES, KERNELS, NAME, depends_on
from fathom.core.compiled.kernels import kinds, parameters, plays_games, source
from fathom.core.compiled.words import WORDS
from fathom.core.state import Struct

__all__ = ["ENTRIES", "NAME", "compiled", "depends_on", "known_types", "table", "words"]

ALONE = {"drive_one"}  # a single step of a single game is nothing for a GPU
CAPABILITY = (int(ARCHITECTURE[3:-1]), int(ARCHITECTURE[-1]))


def tell(source: Any, kind: Any, seat: Any, a: Any = 0, b: Any = 0, c: Any = 0) -> None:
    """Nothing."""


def reveal(source: Any) -> None:
    """Nothing."""


def lowest(bits: Any) -> Any:
    """Where the lowest bit is."""
    return np.int64(cuda.ffs(bits) - 1)


def size_of(bits: Any) -> Any:
    """Count the bits."""
    return np.int64(cuda.popc(bits))


def words() -> dict[str, Any]:
    """The words of the rules, by name, compiled."""
    own = {"tell": tell, "reveal": reveal, "lowest": lowest, "size_of": size_of}
    return {name: cuda.jit(device=True, forceinline=True)(word) for name, word in {**WORDS, **own}.items()}


def known_types(table: type[Struct], others: Sequence[type[Struct]] = ()) -> dict[str, Any]:
    """The type of every annotation."""
    return signatures.known_types(table, others, lambda struct: from_dtype(aligned(struct.dtype())))


def table(numbers: tuple[Any, ...]) -> Any:
    """A table of integers in the smallest type that holds them."""
    wide = np.array(numbers, np.int64)
    low, high = wide.min(initial=0), wide.max(initial=0)
    fits = (t for t in (np.int8, np.int16, np.int32, np.int64) if np.iinfo(t).min <= low and high <= np.iinfo(t).max)
    return wide.astype(next(fits))


@contextmanager
def settled() -> Iterator[None]:
    """numba-cuda asks a GPU for its kind, even of functions that only others call; here there may be none. And it puts
    tables into constant memory, which has 64 KB and serves one address at a time; threads look up different ones."""
    held = dispatcher.get_current_device, nvvm.ADDRSPACE_CONSTANT
    dispatcher.get_current_device = lambda: types.SimpleNamespace(compute_capability=CAPABILITY)
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
    try:
        yield
    finally:
        dispatcher.get_current_device, nvvm.ADDRSPACE_CONSTANT = held


def assembler() -> str:
    """NVIDIA's ptxas: that of the package nvidia-cuda-nvcc, or the machine's own."""
    for place in sys.path:
        for found in sorted(Path(place, "nvidia").glob("*/bin/ptxas")):
            return str(found)
    if found_here := shutil.which("ptxas"):
        return found_here
    raise FileNotFoundError("ptxas: it comes with the extra gpu (nvidia-cuda-nvcc)")


def assembled(ptx: str, to: Path) -> None:
    """Machine code of a kernel, in a file."""
    flags = [f"-arch={ARCHITECTURE}", "--fmad=false", "-o", str(to), "-"]
    done = subprocess.run([assembler(), *flags], input=ptx, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"ptxas: {done.stderr.strip()[-400:]}")


def kernel(plan: Plan, name: str, plain: Any) -> tuple[str, str]:
    """A kernel around an entry point: its name in the machine code, and its PTX."""
    space = plan.space
    space.update(cuda=cuda, offer_type=nb.int32)
    exec(compile(source(plain, plan.room), f"<kernel {name}>", "exec"), space)
    typed = dict(zip(kinds(plain), plan.signatures[name], strict=True))
    taken = [nb.int64, *(typed[parameter] for parameter in parameters(plain))]
    if plays_games(plain):
        taken.append(nb.Array(nb.int32, 1, "C"))  # how many decisions a game took
    library, _ = compiler._compile_pyfunc_with_fixup(
        space["kernel"], nb.void(*taken), device=False, abi="numba", cc=CAPABILITY
    )
    library._nvvm_options["fma"] = 0
    return library._entry_name, library.get_asm_strs(cc=CAPABILITY)[0]


def compiled(plan: Plan, folder: Path, progress: Progress | None) -> dict[str, Any]:
    """Every entry point as a kernel, in the folder; `device` loads them."""
    names = [name for name in plan.entries if name not in ALONE]
    plain = {name: plan.space[name] for name in names}
    total, symbols = len(plan.order) + len(names), {}
    with settled(), ThreadPoolExecutor(os.cpu_count()) as pool:
        for i, name in enumerate(plan.order):
            plan.space[name] = cuda.jit(plan.signatures[name], device=True)(plan.space[name])
            if progress is not None:
                progress(name, i + 1, total)
        writing = []
        for i, name in enumerate(names):
            symbols[name], ptx = kernel(plan, name, plain[name])
            writing.append(pool.submit(assembled, ptx, folder / f"{name}.cubin"))
            if progress is not None:
                progress(name, len(plan.order) + i + 1, total)
        for one in writing:
            one.result()
    (folder / KERNELS).write_text(json.dumps(symbols))
    return {}
