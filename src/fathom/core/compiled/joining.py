"""Functions joined into one piece before they are optimised.

Left alone, Numba optimises each function with all that it calls, makes machine code of it, and does the same again for
every caller. Here it stops at what it wrote for a function; then all of them are joined, optimised once, and made into
one piece of machine code, behind a door for each entry point.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.core.runtime import rtsys


class Unfinished(JITCodeLibrary):  # type: ignore[misc]
    """What Numba writes for a function and nothing else: neither optimised, nor joined with what it calls, nor made
    into machine code."""

    def _optimize_functions(self, module: Any) -> None:
        """Later, all at once."""

    def finalize(self) -> None:
        """It is all there."""
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Nothing can be called."""
        return 0


class Caller(JITCodeLibrary):  # type: ignore[misc]
    """The door to an entry point, which itself stays outside."""

    _linking_libraries: list[Any]
    outside: frozenset[int] = frozenset()  # the libraries of the entry points, by their `id`

    def finalize(self) -> None:
        """Make it into machine code."""
        self._linking_libraries = [one for one in self._linking_libraries if id(one) not in self.outside]
        super().finalize()


def reached(libraries: Iterable[Any]) -> Iterator[Any]:
    """These libraries and, as long as they are unfinished, all that they call, each once."""
    seen, rest = set[int](), list(libraries)
    while rest:
        library = rest.pop()
        if id(library) not in seen:
            seen.add(id(library))
            yield library
            if isinstance(library, Unfinished):
                rest += library._linking_libraries


@contextmanager
def unfinished() -> Iterator[None]:
    """Meanwhile, Numba stops at what it writes for a function."""
    codegen = cpu_target.target_context.codegen()
    codegen._library_class = Unfinished
    codegen.set_env = lambda name, environment: None
    try:
        yield
    finally:
        del codegen._library_class, codegen.set_env


@contextmanager
def calling(outside: Iterable[Any]) -> Iterator[None]:
    """Meanwhile, what is compiled calls the entry points of these libraries."""
    codegen = cpu_target.target_context.codegen()
    codegen._library_class = type("Caller", (Caller,), {"outside": frozenset(map(id, outside))})
    try:
        yield
    finally:
        del codegen._library_class


def join(name: str, libraries: list[Any], exported: set[str], file: Path) -> None:
    """Optimise these libraries and all that they call as one, and keep the machine code in a file. Only the exported
    functions can be called from outside."""
    codegen = cpu_target.target_context.codegen()
    whole = codegen.create_library(name)
    whole.enable_object_caching()
    module = whole._final_module
    for library in reached(libraries):
        part = library._final_module if isinstance(library, Unfinished) else library._get_module_for_linking()
        module.link_in(part, preserve=True)
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in exported else "internal"
    whole._optimize_functions(module)
    with global_compiler_lock:
        whole.finalize()
    code = whole._get_compiled_object()
    file.write_bytes(sha256(code).digest() + code)


def load(name: str, file: Path) -> Any:
    """The machine code of a file; it stays as long as what is returned. ValueError if the file is damaged: that must
    not get as far as LLVM, which would end the process."""
    held = file.read_bytes() if file.exists() else b""
    code = held[sha256().digest_size :]
    if held[: -len(code) or None] != sha256(code).digest():
        raise ValueError(f"{file} is damaged")
    codegen = cpu_target.target_context.codegen()
    nothing = llvm.parse_assembly(str(codegen._create_empty_module(name))).as_bitcode()
    rtsys.initialize(cpu_target.target_context)  # some functions of its own, for arrays
    with global_compiler_lock:
        return codegen.unserialize_library((name, "object", (code, nothing)))
