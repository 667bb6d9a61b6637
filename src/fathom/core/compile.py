"""The compiled world: the very same rules, compiled by Numba from outside.

The rules are copied into a namespace where tables are numpy arrays and the words `pick`, `tell`, `offer`, `lowest` have
compiled versions; every function is compiled with the types its annotations name, callees first. What comes out is
kept on disk in a folder named by a hash of all sources and data, so nothing stale can be loaded. Compiling happens in
a subprocess; this process only ever loads.
"""

from __future__ import annotations

import dis
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import types
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import llvmlite.binding
import numba
import numpy as np
import platformdirs
from filelock import FileLock
from llvmlite import ir
from numba import from_dtype
from numba import types as nb
from numba.extending import intrinsic

from fathom.core import actions, bind, bits, chance, drive, loop
from fathom.core.bind import ordered
from fathom.core.chance import GAMMA
from fathom.core.state import Struct

if TYPE_CHECKING:
    from fathom.core.game import Game

Progress = Callable[[str, int, int], None]

_GAMMA = np.uint64(GAMMA)
_MIX1, _MIX2 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_S27, _S30, _S31, _S32 = (np.uint64(n) for n in (27, 30, 31, 32))


# The words of the rules, in compiled form


def _pick(source: Any, n: int) -> int:
    if n <= 1:
        return 0
    source[0] += _GAMMA
    z = source[0]
    z = (z ^ (z >> _S30)) * _MIX1
    z = (z ^ (z >> _S27)) * _MIX2
    z ^= z >> _S31
    outcome: int = np.int64(((z >> _S32) * np.uint64(n)) >> _S32)  # type: ignore[assignment]
    return outcome


def _offer(out: Any, action: int) -> None:
    out[0] += 1
    out[out[0]] = action


def _clear(out: Any) -> None:
    out[0] = 0


def _count(out: Any) -> int:
    return int(out[0])


def _offered(out: Any, i: int) -> int:
    return int(out[i + 1])


# Events and revelations are nobody's business here: the calls leave no trace in the machine code.


@intrinsic  # type: ignore[untyped-decorator]
def _tell(context: Any, source: Any, kind: Any, seat: Any, a: Any = 0, b: Any = 0, c: Any = 0) -> Any:
    given = [x if isinstance(x, nb.Type) else nb.Omitted(x) for x in (a, b, c)]
    return nb.void(source, kind, seat, *given), lambda context, *rest: context.get_dummy_value()


@intrinsic  # type: ignore[untyped-decorator]
def _lowest(context: Any, bits: Any) -> Any:
    return nb.int64(nb.int64), lambda context, builder, signature, args: builder.cttz(args[0], ir.IntType(1)(1))


@intrinsic  # type: ignore[untyped-decorator]
def _size_of(context: Any, bits: Any) -> Any:
    return nb.int64(nb.int64), lambda context, builder, signature, args: builder.ctpop(args[0])


@intrinsic  # type: ignore[untyped-decorator]
def _reveal(context: Any, source: Any) -> Any:
    return nb.void(source), lambda context, *rest: context.get_dummy_value()


# These stay calls, once for each decision; inlined, they would be optimised anew in every entry point.
_CALLED = {"begin", "advance", "settle", "playout", "set_up", "legal", "may", "apply"}

# In instructions of Python's: the size from which a game is large, and that up to which a function of a large game is
# inlined although it has several callers.
_LARGE = 10_000
_SMALL = 100

_WORDS = {"pick": _pick, "offer": _offer, "clear": _clear, "count": _count, "offered": _offered}


def _signatures(table: type[Struct]) -> dict[str, Any]:
    """The Numba type of every annotation that rules use."""
    known = {
        "int": nb.int64,
        "bool": nb.boolean,
        "float": nb.float64,
        "Chance": nb.Array(nb.uint64, 1, "C"),
        "Offers": nb.Array(nb.int32, 1, "C"),
        "Vector": nb.Array(nb.float32, 1, "C"),
        "States": nb.Array(from_dtype(table.dtype()), 1, "C"),
        "Chances": nb.Array(nb.uint64, 2, "C"),
        "Scratch": nb.Array(nb.int32, 2, "C"),
        "Bytes1": nb.Array(nb.uint8, 1, "C"),
        "Bytes2": nb.Array(nb.uint8, 2, "C"),
        "Ints1": nb.Array(nb.int32, 1, "C"),
        "Ints2": nb.Array(nb.int32, 2, "C"),
        "Floats2": nb.Array(nb.float32, 2, "C"),
    }
    structs = [table]
    while structs:
        struct = structs.pop()
        known[struct.__name__] = from_dtype(struct.dtype())
        structs += [field.struct for field in struct.fields.values() if field.struct]
    return known


def _arguments(function: Any, known: dict[str, Any]) -> tuple[Any, ...]:
    code = function.__code__
    names = code.co_varnames[: code.co_argcount]
    try:
        return tuple(known[function.__annotations__[name]] for name in names)
    except KeyError as error:
        raise TypeError(f"{function.__module__}.{function.__name__}: no compiled type for {error}") from None


def _namespace(game: Game) -> dict[str, Any]:
    """The game's bound namespace with numpy tables, compiled words and the entry points."""
    # A module of its own: its name becomes part of the machine code's symbols, and two packs, or two games, in one
    # process must not share those.
    module = types.ModuleType(f"fathom.compiled_{game.name}_{fingerprint(game)}")
    sys.modules[module.__name__] = module
    space = vars(module)
    space.update(vars(game.rules))
    for name, value in space.items():
        if isinstance(value, tuple) and _numeric(value):
            space[name] = np.array(value, np.int64)
    for name in drive.ENTRIES:
        space[name] = getattr(drive, name)
    space["note"] = drive.note
    for name, value in space.items():
        if isinstance(value, types.FunctionType):
            copy = types.FunctionType(value.__code__, space, name, value.__defaults__)
            copy.__annotations__, copy.__module__ = value.__annotations__, module.__name__
            space[name] = copy
    space.update(
        {
            "tell": _tell,
            "reveal": _reveal,
            "lowest": _lowest,
            "size_of": _size_of,
        }
    )
    for name, word in _WORDS.items():
        space[name] = numba.njit(nogil=True, forceinline=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)(word)
    return space


def _numeric(value: tuple[Any, ...]) -> bool:
    return all(isinstance(x, int) or (isinstance(x, tuple) and _numeric(x)) for x in value)


def _inlined(names: list[str], space: dict[str, Any]) -> set[str]:
    """The functions that become part of their callers: of a small game all; of a large one those that are small or have
    one caller. Anything else would be optimised anew at every place it is called from, for minutes."""
    everything = [name for name in names if name not in _CALLED]
    if sum(len(list(dis.get_instructions(space[name]))) for name in names) <= _LARGE:
        return set(everything)
    sites: dict[str, int] = {}
    for name in names:
        for step in dis.get_instructions(space[name]):
            if step.opname == "LOAD_GLOBAL":
                sites[step.argval] = sites.get(step.argval, 0) + 1
    chosen: set[str] = set()
    size: dict[str, int] = {}
    for name in names:  # callees come first
        steps = list(dis.get_instructions(space[name]))
        parts = [size[step.argval] for step in steps if step.opname == "LOAD_GLOBAL" and step.argval in chosen]
        size[name] = len(steps) + sum(parts)
        if name in everything and (sites.get(name, 0) < 2 or size[name] <= _SMALL):
            chosen.add(name)
    return chosen


def build(game: Game, folder: Path, progress: Progress | None = None) -> dict[str, Any]:
    """The entry points, compiled into (or, if they lie there, loaded from) a folder."""
    space = _namespace(game)
    names = ordered(drive.ENTRIES, space)
    known = _signatures(game.definition.table)
    inlined = _inlined(names, space)
    ready = (folder / "complete").exists()
    held, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
    try:
        for i, name in enumerate(names):
            plain = space[name]
            signature = _arguments(plain, known)
            if name in drive.ENTRIES:
                entry = numba.njit(nogil=True)(plain)
                entry.enable_caching()
                if folder not in Path(entry.stats.cache_path).parents:  # Numba would take a place of its own choice
                    raise OSError(f"{folder}: cannot be written to; FATHOM_CACHE names another place for the cache")
                entry.compile(signature)
                space[name] = entry
            else:
                inner = {
                    "nogil": True,
                    "forceinline": name in inlined,
                    "no_cpython_wrapper": True,
                    "no_cfunc_wrapper": True,
                }
                if ready:
                    space[name] = numba.njit(**inner)(plain)
                else:
                    space[name] = numba.njit(signature, **inner)(plain)
            if progress is not None:
                progress(name, i + 1, len(names))
    finally:
        numba.config.CACHE_DIR = held
    # The machine code itself: there is one version of each, and asking which takes longer than many a batch.
    return {name: space[name].get_overload(space[name].signatures[0]) for name in drive.ENTRIES}


# The cache


def fingerprint(game: Game) -> str:
    """A hash of everything that the machine code depends on."""
    sha = hashlib.sha256()
    ours = (actions, bind, bits, chance, drive, loop, sys.modules[__name__], sys.modules[Struct.__module__])
    for module in (*ours, *game.definition.modules):
        sha.update(Path(str(module.__file__)).read_bytes())
    sha.update(str(Path(drive.__file__).resolve()).encode())  # Numba names its files by the path of their source
    cpu = llvmlite.binding.get_host_cpu_name()
    checks = os.environ.get("NUMBA_BOUNDSCHECK", "")
    sha.update(repr((game.data_hash, sys.version, numba.__version__, np.__version__, cpu, checks)).encode())
    return sha.hexdigest()[:16]


def cache_folder(game: Game) -> Path:
    """Where the machine code of this game lies. FATHOM_CACHE names another place than the user's cache folder."""
    base = os.environ.get("FATHOM_CACHE") or platformdirs.user_cache_dir("fathom")
    return Path(base) / f"{game.name}-{fingerprint(game)}"


def ensure(game: Game, progress: Progress | None = None) -> Path:
    """Compile in a subprocess unless that has been done; returns the folder. Of several processes that want it at
    once, one compiles and the others wait."""
    folder = cache_folder(game)
    if (folder / "complete").exists():
        return folder
    if progress is None and sys.stderr is not None and sys.stderr.isatty():
        print(f"compiling {game.name}: once for this version, a minute or two", file=sys.stderr)
    folder.parent.mkdir(parents=True, exist_ok=True)
    with _lock(folder):
        if not (folder / "complete").exists():
            unfinished = folder.with_suffix(".unfinished")
            shutil.rmtree(unfinished, ignore_errors=True)
            unfinished.mkdir()
            try:
                _compile_apart(game, unfinished, progress)
                shutil.rmtree(folder, ignore_errors=True)
                unfinished.rename(folder)
            except BaseException:
                shutil.rmtree(unfinished, ignore_errors=True)
                raise
    return folder


def discard(folder: Path) -> None:
    """Remove a cache that cannot be loaded."""
    with _lock(folder):
        shutil.rmtree(folder, ignore_errors=True)


def _lock(folder: Path) -> FileLock:
    return FileLock(folder.with_suffix(".lock"))


def _compile_apart(game: Game, folder: Path, progress: Progress | None) -> None:
    order = json.dumps({"game": game.name, "pack": game.pack, "folder": str(folder)})
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    with tempfile.TemporaryFile("w+") as errors:
        child = subprocess.Popen(
            [sys.executable, "-m", "fathom.core.compile"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=environment,
        )
        assert child.stdin is not None
        assert child.stdout is not None
        try:
            with child.stdin as stdin:
                stdin.write(order)
            for line in child.stdout:
                name, done, total = line.split()
                if progress is not None:
                    progress(name, int(done), int(total))
            child.wait()
        except BaseException:
            child.kill()
            child.wait()
            raise
        if child.returncode:
            errors.seek(0)
            last = " / ".join(line for line in errors.read().splitlines() if line.strip())[-400:]
            raise RuntimeError(f"compiling {game.name} failed: {last or f'exit code {child.returncode}'}")


def main() -> None:
    """The subprocess: compile one game into a folder and say how far it is."""
    from fathom.core.registry import load

    order = json.loads(sys.stdin.read())
    game = load(order["game"], data=order["pack"])
    folder = Path(order["folder"])
    build(game, folder, lambda name, done, total: print(name, done, total, flush=True))
    (folder / "complete").touch()


if __name__ == "__main__":
    main()
