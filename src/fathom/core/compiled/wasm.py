"""The third backend: WebAssembly, from the very IR that Numba writes for the processor, linked into one file.

Numba lowers every function as ever. What it wrote is taken before it is optimised for this machine, put into one
module with a wrapper for each entry point (`shims`), and optimised and translated once, by LLVM's own target. The
result needs nothing from outside: no C library, no call back into JavaScript.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm
import numba
import numpy as np

from fathom.core.compiled import cpu, entries, shims
from fathom.core.compiled.build import Plan, Progress
from fathom.core.compiled.cache import ensure, fingerprint
from fathom.core.compiled.joining import unfinished
from fathom.core.compiled.kernels import kinds
from fathom.core.compiled.shims import EXPORTS, RUNTIME
from fathom.core.compiled.signatures import known_types

if TYPE_CHECKING:
    from fathom.core.game import Game

Manifest = dict[str, Any]
__all__ = ["ENTRIES", "NAME", "compiled", "depends_on", "known_types", "table", "words"]

NAME = "wasm"
ENTRIES = entries
FILE = "game.wasm"
ABI = 1  # what a module and whoever calls it have agreed upon: docs/browser.md
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+mutable-globals,+nontrapping-fptoint"  # every browser of the last years has them
# Without anything to start; the stack lies below everything else, so that what overflows traps.
OPTIONS = "--no-entry --stack-first -z stack-size=262144 --export-memory --strip-all"
LINKER = (sys.executable, "-m", "ziglang", "wasm-ld", *OPTIONS.split())
words, table = cpu.words, cpu.table


def compiled(plan: Plan, folder: Path, progress: Progress | None) -> dict[str, Any]:
    """The entry points, in a file of that folder; they cannot be called here."""
    space = plan.space
    with unfinished():
        for i, name in enumerate(plan.order):
            plain = space[name]
            space[name] = numba.njit(
                plan.signatures[name],
                nogil=True,
                no_cpython_wrapper=True,
                no_cfunc_wrapper=True,
                forceinline=name in plan.inlined,
            )(plain)
            if progress is not None:
                progress(name, i + 1, len(plan.order))
        chosen = {name: space[name].overloads[space[name].signatures[0]] for name in plan.entries}
        parts = written([entry.library for entry in chosen.values()])
    wrappers = [shims.shim(name, entry.fndesc, entry.signature) for name, entry in chosen.items()]
    link(parts, RUNTIME + "".join(wrappers), [*EXPORTS, *chosen], folder)
    return {name: entry.signature for name, entry in chosen.items()}


def export(game: Game, place: Path, module: ModuleType | None = None, progress: Progress | None = None) -> Manifest:
    """Write a game's entry points (of a module like `entries`) to GAME.wasm and GAME.json in a folder, compiled now
    unless they have been; returns what stands in the second one. Both are what they were if nothing has changed."""
    module = module or entries
    made = (ensure(game, sys.modules[__name__], progress, module) / FILE).read_bytes()
    structs = {"state": game.definition.table, **{one.__name__: one for one in getattr(module, "STRUCTS", ())}}
    manifest = {
        "abi": ABI,
        "game": game.name,
        "version": game.version,
        "data": game.data_hash,
        "fingerprint": fingerprint(game, sys.modules[__name__], module),
        "sha256": hashlib.sha256(made).hexdigest(),
        "bytes": len(made),
        "actions": game.num_actions,
        "sizes": {name: struct.packing.size for name, struct in structs.items()},
        "entries": {name: kinds(function) for name, function in functions(module).items()},
    }
    place.mkdir(parents=True, exist_ok=True)
    for file, data in ((f"{game.name}.wasm", made), (f"{game.name}.json", json.dumps(manifest, indent=1).encode())):
        if not (place / file).exists() or (place / file).read_bytes() != data:
            (place / file).write_bytes(data)
    return manifest


def functions(module: ModuleType) -> dict[str, Any]:
    """The entry points of a module, as they stand."""
    parts = [*getattr(module, "BESIDE", ()), module]
    return {name: next(vars(part)[name] for part in parts if name in vars(part)) for name in module.ENTRIES}


def written(libraries: list[Any]) -> list[str]:
    """The IR of these libraries and of all that they call, each once."""
    seen: dict[int, Any] = {}
    while libraries:
        library = libraries.pop()
        if id(library) not in seen:
            seen[id(library)] = library
            libraries += library._linking_libraries
    return [str(library._final_module) for library in seen.values()]


def machine() -> Any:
    """What translates to WebAssembly."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)


def retargeted(text: str, layout: str) -> str:
    """IR for the other machine."""
    text = re.sub(r"^target .*$", "", text, flags=re.M)
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", text)
    text = re.sub(r"= common ", "= internal ", text)
    return f'target triple = "{TRIPLE}"\ntarget datalayout = "{layout}"\n{text}'


def link(parts: list[str], runtime: str, exports: list[str], folder: Path) -> None:
    """Make one file of it all."""
    target = machine()
    layout = str(target.target_data)
    whole = llvm.parse_assembly(retargeted(runtime, layout))
    for part in parts:
        module = llvm.parse_assembly(retargeted(part, layout))
        for function in module.functions:
            if not function.is_declaration:
                function.linkage = "linkonce_odr"  # where the runtime has it, too, that is the one
        whole.link_in(module)
    for function in whole.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in exports else "internal"
    whole.verify()
    builder = llvm.create_pass_builder(target, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(whole, builder)
    made = folder / "game.o"
    made.write_bytes(target.emit_object(whole))
    command = [*LINKER, str(made), "-o", str(folder / FILE), *(f"--export={name}" for name in exports)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"wasm-ld: {done.stderr.strip()[-2000:]}")
    made.unlink()


def depends_on(source: Path) -> tuple[Any, ...]:
    """The versions of everything, and what else shapes a module."""
    beside = [Path(str(module.__file__)).read_text() for module in (cpu, shims)]
    return *beside, sys.version, numba.__version__, np.__version__, llvm.llvm_version_info, version("ziglang")
