"""Saved games on disk."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

import platformdirs

from fathom.core.position import State
from fathom.core.record import Record


def folder() -> Path:
    """Where games are kept. FATHOM_DATA names another place than the user's data folder."""
    return Path(os.environ.get("FATHOM_DATA") or platformdirs.user_data_dir("fathom")) / "games"


def new_file(game: str) -> Path:
    """A name for a game that begins now; no two games get the same."""
    folder().mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    for i in range(1000):
        path = folder() / (f"{stem}.json" if i == 0 else f"{stem}-{i}.json")
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        return path
    raise ValueError(f"{folder()}: too many games began in this second")


def save(state: State, path: Path, **about: str) -> None:
    """Store a game, and who plays it; the file is complete at any moment, and only a saved game is ever replaced."""
    with _unfinished(path) as file:
        file.write_text(Record.of(state, **about).to_json(), encoding="utf-8")
        file.replace(path)


def check(path: Path) -> None:
    """Raise now what `save` would otherwise raise after a whole game."""
    with _unfinished(path) as file:
        file.touch()


@contextmanager
def _unfinished(path: Path) -> Iterator[Path]:
    """The file that is to become `path`; errors name the latter."""
    if path.is_dir() or (path.exists() and path.stat().st_size):
        if not path.read_bytes().startswith(b'{"fathom"'):
            raise ValueError(f"{path}: is there already and is no saved game")
    file = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        try:
            yield file
        finally:
            file.unlink(missing_ok=True)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def read(path: str) -> Record:
    """A saved game; ValueError says why a file is not one."""
    try:
        return Record.from_json(Path(path).read_text(encoding="utf-8"))
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from None
