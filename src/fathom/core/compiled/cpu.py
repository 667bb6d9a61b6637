"""The first backend: machine code for this machine's processor, made by Numba.

A backend is a module like this one (`Backend` in `build` has the types). It provides

- `NAME`, by which the compiling subprocess and the cache know it: that of the module;
- `ENTRIES`, the module of its entry points, a tuple `ENTRIES` of their names included;
- `words`, the words of the rules. `WORDS` of `words` suit whatever compiles Python by Numba, `INSTRUCTIONS` whatever
  goes by LLVM; a backend may bring its own;
- `known_types`, the types that annotations stand for (other records than packed ones: an argument of the common one);
- `table`, the array that a table of integers becomes;
- `compiled`, which compiles the functions of a plan one after the other;
- `depends_on`, what changes its machine code although sources and data are the same.

One that starts from Numba's code, as WebAssembly would, takes over most of these and has its own `compiled`.
"""

from __future__ import annotations

import os
import sys
import types
from pathlib import Path
from typing import Any

import llvmlite.binding
import numba
import numpy as np

from fathom.core.compiled import entries
from fathom.core.compiled.build import Plan, Progress
from fathom.core.compiled.cache import is_complete
from fathom.core.compiled.joining import calling, join, load, unfinished
from fathom.core.compiled.signatures import known_types
from fathom.core.compiled.words import INSTRUCTIONS, WORDS

__all__ = ["ENTRIES", "NAME", "compiled", "depends_on", "known_types", "table", "words"]

NAME = "cpu"
ENTRIES = entries
BEHIND = "_behind"  # the entry point behind its door
kept: list[Any] = []  # machine code in use
INNER = {"nogil": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def words() -> dict[str, Any]:
    """The words of the rules, by name, compiled."""
    return {**{name: numba.njit(forceinline=True, **INNER)(word) for name, word in WORDS.items()}, **INSTRUCTIONS}


def table(numbers: tuple[Any, ...]) -> Any:
    """A table of integers as compiled code reads it."""
    return np.array(numbers, np.int64)


def compiled(plan: Plan, folder: Path, progress: Progress | None) -> dict[str, Any]:
    """The entry points, by name, compiled into a folder, or loaded from it if they lie there: all functions as one, and
    for each entry point a door to it, which Numba keeps."""
    space, ready, rules = plan.space, is_complete(folder), folder / "joined"
    plain = {name: space[name] for name in plan.entries}
    made: list[Any] = []
    if not ready:
        with unfinished():
            for i, name in enumerate(plan.order):
                options = {**INNER, "forceinline": name in plan.inlined}
                space[name] = numba.njit(plan.signatures[name], **options)(space[name])
                if progress is not None:
                    progress(name, i + 1, len(plan.order) + 1)
        made = [space[name].overloads[space[name].signatures[0]] for name in plan.entries]
        join(space["__name__"], [one.library for one in made], {one.fndesc.llvm_func_name for one in made}, rules)
    kept.append(load(space["__name__"], rules))
    held, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
    try:
        with calling([one.library for one in made]):
            for name in plan.entries:
                space[f"{name}{BEHIND}"] = space[name]
                entry = numba.njit(nogil=True)(door(plain[name], space))
                entry.enable_caching()
                if folder not in Path(entry.stats.cache_path).parents:  # Numba would choose a place of its own
                    raise OSError(f"{folder}: cannot be written to; FATHOM_CACHE names another place for the cache")
                entry.compile(plan.signatures[name])
                space[name] = entry
    finally:
        numba.config.CACHE_DIR = held
    if progress is not None:
        progress("joined", len(plan.order) + 1, len(plan.order) + 1)
    # The machine code itself: there is one version of each, and looking it up takes longer than many a batch.
    return {name: space[name].get_overload(space[name].signatures[0]) for name in plan.entries}


def door(plain: Any, space: dict[str, Any]) -> Any:
    """A function that does nothing but call an entry point, and seems to stand in the same file."""
    name, code = plain.__name__, plain.__code__
    given, scope = ", ".join(code.co_varnames[: code.co_argcount]), dict[str, Any]()
    exec(f"def {name}({given}): return {name}{BEHIND}({given})", scope)
    made = types.FunctionType(scope[name].__code__.replace(co_filename=code.co_filename), space, name)
    made.__module__ = plain.__module__
    return made


def depends_on(source: Path) -> tuple[Any, ...]:
    """The versions of everything, the processor, whether bounds are checked; and the path of the source, by which Numba
    names its files."""
    cpu = llvmlite.binding.get_host_cpu_name()
    return str(source), sys.version, numba.__version__, np.__version__, cpu, os.environ.get("NUMBA_BOUNDSCHECK", "")
