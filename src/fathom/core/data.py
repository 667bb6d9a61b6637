"""Data packs: the numbers of a game's components, from a TOML file, checked while they are read.

A game's `data.toml` holds the default pack. A custom pack overrides single values, or whole rows of an array by their
ids, or whole arrays; errors name the file, the key and what would be right.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any


class DataError(ValueError):
    """A data pack that cannot be used."""


def read(path: str | Path) -> dict[str, Any]:
    """The content of a TOML file."""
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise DataError(f"{path}: cannot be read ({error.strerror or error})") from None
    except (ValueError, RecursionError) as error:
        raise DataError(f"{path}: not a TOML file ({error})") from None


LARGEST = 64 * 1024  # bytes of a custom pack as JSON
LONGEST = 200  # characters of a word in it
HIGHEST = 1 << 31  # above every number in it


def bounded(own: dict[str, Any], name: str) -> None:
    """DataError if a custom pack is too large: also what no rule reads is kept and sent with every table."""
    _bounded(own, name, "")
    if len(json.dumps(own, default=str)) > LARGEST:
        raise DataError(f"{name}: larger than {LARGEST // 1024} KB")


def _bounded(value: Any, name: str, path: str) -> None:
    if isinstance(value, dict):
        for key, one in value.items():
            _bounded(key, name, path)
            _bounded(one, name, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list):
        for i, one in enumerate(value):
            _bounded(one, name, f"{path}[{i}]")
    elif isinstance(value, str) and len(value) > LONGEST:
        raise DataError(f"{name}: {path[:LONGEST]}: longer than {LONGEST} characters")
    elif isinstance(value, int | float) and not abs(value) < HIGHEST:
        raise DataError(f"{name}: {path[:LONGEST]}: must be between -{HIGHEST} and {HIGHEST}")


def overlay(default: dict[str, Any], own: dict[str, Any], name: str, path: str = "") -> dict[str, Any]:
    """`default` with the values of `own`; a key that the default does not have is an error."""
    merged = dict(default)
    for key, value in own.items():
        if key not in default:
            known = ", ".join(sorted(default))
            raise DataError(f"{name}: {path}{key}: no such key; known here: {known}")
        if isinstance(default[key], dict) and isinstance(value, dict):
            merged[key] = overlay(default[key], value, name, f"{path}{key}.")
        else:
            merged[key] = value
            if isinstance(default[key], list) and isinstance(value, list):
                _check_rows(default[key], value, f"{name}: {path}{key}")
                merged[key] = _replaced(default[key], value)
    return merged


def _replaced(default: list[Any], own: list[Any]) -> list[Any]:
    """The tables of an array, with a custom pack's in place of those with the same id; an array that does not name its
    tables by known ids is taken as a whole."""
    rows = {row["id"]: row for row in own if isinstance(row, dict) and isinstance(row.get("id"), str)}
    known = {row["id"] for row in default if isinstance(row, dict) and isinstance(row.get("id"), str)}
    if not own or len(rows) < len(own) or not known.issuperset(rows):
        return own
    return [rows.get(row.get("id"), row) for row in default]


def _check_rows(default: list[Any], own: list[Any], where: str) -> None:
    """Refuse tables of an array with keys that no table of the default has."""
    known = {key for row in default if isinstance(row, dict) for key in row}
    for i, row in enumerate(own):
        for key in row if isinstance(row, dict) else ():
            if key not in known:
                raise DataError(f"{where}[{i}].{key}: no such key; known here: {', '.join(sorted(known))}")


def digest(data: dict[str, Any]) -> str:
    """A short hash of the values; comments, order and layout of the file do not matter."""
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), default=str)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def defaults(package: str, build: Callable[[Reader], dict[str, Any]]) -> Callable[[str], Any]:
    """The `__getattr__` of a game's module `tables`: names that are only declared there have the values that `build`
    makes of the default pack."""

    @cache
    def tables() -> dict[str, Any]:
        return build(Reader(read(str(files(package) / "data.toml")), "data.toml"))

    def find(name: str) -> Any:
        if name.startswith("__") or name not in tables():
            raise AttributeError(f"the tables of {package} have no {name!r}: `build` does not make it")
        return tables()[name]

    return find


class Reader:
    """Reads values out of a pack, checking type and range, and names file and key when one is wrong."""

    def __init__(self, data: Any, name: str, path: str = "") -> None:
        self.data, self.name, self.path = data, name, path

    def wrong(self, key: str, what: str) -> DataError:
        """The error that names file, key and what is wrong."""
        where = f"{self.path}.{key}" if self.path and key else self.path or key
        return DataError(f"{self.name}: {where}: {what}")

    def get(self, key: str) -> Any:
        """A value as it stands in the file."""
        if not isinstance(self.data, dict) or key not in self.data:
            raise self.wrong(key, "missing")
        return self.data[key]

    def integer(self, key: str, low: int, high: int) -> int:
        """A number within its range."""
        value = self.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(key, f"must be an integer from {low} to {high}, is {value!r}")
        return value

    def integers(self, key: str, length: int | range, low: int, high: int) -> tuple[int, ...]:
        """A list of numbers within their range, of a certain length or one of several."""
        value = self.get(key)
        lengths = length if isinstance(length, range) else range(length, length + 1)
        if not isinstance(value, list) or len(value) not in lengths:
            wanted = str(length) if isinstance(length, int) else f"{lengths.start} to {lengths.stop - 1}"
            raise self.wrong(key, f"must be a list of {wanted} integers, is {value!r}")
        for x in value:
            if isinstance(x, bool) or not isinstance(x, int) or not low <= x <= high:
                raise self.wrong(key, f"every entry must be an integer from {low} to {high}, one is {x!r}")
        return tuple(value)

    def choice(self, key: str, words: Sequence[str]) -> int:
        """The position of one of these words."""
        value = self.get(key)
        if value not in words:
            raise self.wrong(key, f"must be one of {', '.join(words)}, is {value!r}")
        return words.index(value)

    def table(self, key: str) -> Reader:
        """A table within this one."""
        value = self.get(key)
        if not isinstance(value, dict):
            raise self.wrong(key, f"must be a table, is {value!r}")
        return Reader(value, self.name, f"{self.path}.{key}" if self.path else key)

    def rows(self, key: str, length: int) -> Iterator[Reader]:
        """The tables of an array of tables, in order."""
        value = self.get(key)
        if not isinstance(value, list) or len(value) != length:
            held = f"{len(value)}" if isinstance(value, list) else repr(value)
            raise self.wrong(key, f"must be an array of {length} tables, is {held}")
        for i, row in enumerate(value):
            if not isinstance(row, dict):
                raise self.wrong(f"{key}[{i}]", f"must be a table, is {row!r}")
            yield Reader(row, self.name, f"{self.path}.{key}[{i}]" if self.path else f"{key}[{i}]")
