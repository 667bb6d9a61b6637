"""Machine code on disk: in a folder named by a hash of everything it depends on, made once, in a subprocess.

This process only ever loads, so a server can go on in the plain world meanwhile.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import platformdirs
from filelock import FileLock, Timeout

if TYPE_CHECKING:
    from fathom.core.compiled.build import Kept, Progress
    from fathom.core.game import Game

# The files of the core that shape machine code, whatever the backend. When one changes, everything is compiled anew.
CORE = Path(__file__).resolve().parents[1]
SHAPING = (
    "actions",
    "bind",
    "bits",
    "chance",
    "layout",
    "loop",
    "state",
    "compiled/arrays",
    "compiled/build",
    "compiled/inlining",
    "compiled/joining",
    "compiled/signatures",
    "compiled/words",
)

COMPLETE = "complete"  # the file that marks a folder as complete; its time is that of the last use, to a day
OURS = re.compile(r"[a-z][a-z0-9_-]*-[0-9a-f]{16}(\.unfinished)?")
DAY = 24 * 3600.0
UNUSED_DAYS = 30


def fingerprint(game: Game, backend: Kept, entries: ModuleType | None = None) -> str:
    """A hash of everything that the machine code depends on."""
    entries = entries or backend.ENTRIES
    own = Path(str(entries.__file__)).resolve()
    beside = [Path(str(module.__file__)) for module in getattr(entries, "BESIDE", ())]
    sources = [*beside, *(CORE / f"{name}.py" for name in (*SHAPING, f"compiled/{backend.NAME}")), own]
    sha = hashlib.sha256()
    for source in (*sources, *(Path(str(module.__file__)) for module in game.definition.modules)):
        sha.update(source.read_bytes())
    sha.update(game.definition.decisions.source().encode())
    sha.update(repr((game.data_hash, backend.NAME, *backend.depends_on(own))).encode())
    return sha.hexdigest()[:16]


def cache_folder(game: Game, backend: Kept, entries: ModuleType | None = None) -> Path:
    """Where the machine code of this game lies. FATHOM_CACHE names another place than the user's cache folder."""
    base = os.environ.get("FATHOM_CACHE") or platformdirs.user_cache_dir("fathom")
    return Path(base) / f"{game.name}-{fingerprint(game, backend, entries)}"


def is_complete(folder: Path) -> bool:
    """Whether the folder is complete."""
    return (folder / COMPLETE).exists()


def complete(folder: Path) -> None:
    """Mark the folder as complete."""
    (folder / COMPLETE).touch()


def ensure(game: Game, backend: Kept, progress: Progress | None = None, entries: ModuleType | None = None) -> Path:
    """Compile in a subprocess unless that has been done; returns the folder. Of several processes that want it at
    once, one compiles and the others wait."""
    folder = cache_folder(game, backend, entries)
    if is_complete(folder):
        _used(folder)
        return folder
    if progress is None and sys.stderr is not None and sys.stderr.isatty():
        print(f"compiling {game.name}: once for this version, a minute or two", file=sys.stderr)
    folder.parent.mkdir(parents=True, exist_ok=True)
    with _lock(folder):
        if not is_complete(folder):
            unfinished = folder.with_suffix(".unfinished")
            shutil.rmtree(unfinished, ignore_errors=True)
            unfinished.mkdir()
            try:
                _compile_apart(game, backend, entries or backend.ENTRIES, unfinished, progress)
                shutil.rmtree(folder, ignore_errors=True)
                unfinished.rename(folder)
            except BaseException:
                shutil.rmtree(unfinished, ignore_errors=True)
                raise
    prune(folder.parent)
    return folder


def prune(place: Path) -> None:
    """Remove what nobody has loaded for `UNUSED_DAYS`, and what was left unfinished as long ago. Other versions of
    Fathom, and other processes, may share the place: what they use is younger, and what they are making is locked. The
    locks stay: somebody may be waiting for one."""
    for folder in place.iterdir() if place.is_dir() else ():
        if not OURS.fullmatch(folder.name) or not _stale(folder):
            continue
        with suppress(Timeout, OSError), _lock(folder).acquire(timeout=0):
            if _stale(folder):  # still, now that nobody can begin to use it
                gone = folder.with_suffix(".unfinished")  # at once, so that nobody finds half of it
                if folder != gone:
                    shutil.rmtree(gone, ignore_errors=True)
                    folder.rename(gone)
                shutil.rmtree(gone)


def _used(folder: Path) -> None:
    """Remember that the folder is in use, once a day."""
    with suppress(OSError):  # a cache that can only be read is not pruned from here either
        if time.time() - (folder / COMPLETE).stat().st_mtime > DAY:
            os.utime(folder / COMPLETE)


def _stale(folder: Path) -> bool:
    """Whether nobody has used it for long."""
    mark = folder / COMPLETE if is_complete(folder) else folder
    with suppress(OSError):
        return time.time() - mark.stat().st_mtime > UNUSED_DAYS * DAY
    return False


def discard(folder: Path) -> None:
    """Remove a cache that cannot be loaded."""
    with _lock(folder):
        shutil.rmtree(folder, ignore_errors=True)


def _lock(folder: Path) -> FileLock:
    return FileLock(folder.with_suffix(".lock"))


def _compile_apart(game: Game, backend: Kept, entries: ModuleType, folder: Path, progress: Progress | None) -> None:
    parts = {"backend": backend.NAME, "entries": entries.__name__, "folder": str(folder)}
    order = json.dumps({"game": game.name, "pack": game.pack, **parts})
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    with tempfile.TemporaryFile("w+") as errors:
        child = subprocess.Popen(
            [sys.executable, "-m", "fathom.core.compiled"],
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
