"""A game put together for a backend: one namespace, the order of its functions, their types."""

from __future__ import annotations

import sys
import types
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from fathom.core.bind import ordered, own
from fathom.core.compiled.cache import fingerprint, is_complete
from fathom.core.compiled.inlining import inlined
from fathom.core.compiled.signatures import signature
from fathom.core.state import Struct

if TYPE_CHECKING:
    from fathom.core.game import Game

Progress = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Plan:
    """What a backend has to compile: plain functions in a namespace, callees first, with the types of their arguments;
    which of them should become part of their callers; and the length of a row of offers. To load what is compiled, the
    entry points are enough."""

    space: dict[str, Any]
    order: list[str]
    signatures: dict[str, tuple[Any, ...]]
    inlined: set[str]
    entries: tuple[str, ...]
    room: int


class Kept(Protocol):
    """What the cache must know of a backend."""

    NAME: str
    ENTRIES: types.ModuleType

    def depends_on(self, source: Path) -> tuple[Any, ...]:
        """What the machine code depends on besides sources and data: versions, processor, settings, and perhaps where
        the source of the entry points lies."""
        ...


class Backend(Kept, Protocol):
    """What a backend is: a module of this package with these names in it. `cpu` is one, and says more."""

    def words(self) -> dict[str, Any]:
        """The words of the rules, by name, compiled."""
        ...

    def known_types(self, table: type[Struct], others: Sequence[type[Struct]]) -> dict[str, Any]:
        """The type of every annotation; `others` are structs of the entry points' own."""
        ...

    def table(self, numbers: tuple[Any, ...]) -> Any:
        """A table of integers as compiled code reads it."""
        ...

    def compiled(self, plan: Plan, folder: Path, progress: Progress | None) -> dict[str, Any]:
        """The entry points, by name, compiled into a folder, or loaded from it if they lie there."""
        ...


def build(
    game: Game,
    backend: Backend,
    folder: Path,
    progress: Progress | None = None,
    entries: types.ModuleType | None = None,
) -> dict[str, Any]:
    """The entry points of a game, compiled into (or, if they lie there, loaded from) a folder: the backend's own, or
    those of another module."""
    entries = entries or backend.ENTRIES
    space = namespace(game, backend, entries)
    order = list(entries.ENTRIES) if is_complete(folder) else ordered(entries.ENTRIES, space)
    known = backend.known_types(game.definition.table, getattr(entries, "STRUCTS", ()))
    signatures = {name: signature(space[name], known) for name in order}
    plan = Plan(space, order, signatures, inlined(order, space), entries.ENTRIES, game.num_actions + 1)
    return backend.compiled(plan, folder, progress)


def namespace(game: Game, backend: Backend, entries: types.ModuleType) -> dict[str, Any]:
    """The game's bound namespace with the backend's tables and words, and entry points with what they use."""
    # A module of its own: its name becomes part of the machine code's symbols, and two packs, or two games, in one
    # process must not share those.
    module = types.ModuleType(f"fathom.{backend.NAME}_{game.name}_{fingerprint(game, backend, entries)}")
    sys.modules[module.__name__] = module
    space = vars(module)
    space.update(vars(game.rules))
    space.update(own(entries, space))
    for name, value in space.items():
        if isinstance(value, tuple) and numeric(value):
            space[name] = backend.table(value)
        if isinstance(value, types.FunctionType):
            copy = types.FunctionType(value.__code__, space, name, value.__defaults__)
            copy.__annotations__, copy.__module__ = value.__annotations__, module.__name__
            space[name] = copy
    space.update(backend.words())
    return space


def numeric(value: tuple[Any, ...]) -> bool:
    """Whether it is a table: integers, or rows of them."""
    return all(isinstance(x, int) or (isinstance(x, tuple) and numeric(x)) for x in value)
