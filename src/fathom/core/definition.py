"""What a game's folder hands over, and the rules bound to a data pack."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from threading import Lock
from types import ModuleType, SimpleNamespace
from typing import Any

from fathom.core.actions import Vocabulary
from fathom.core.bind import bind, discover
from fathom.core.contract import REQUIRED
from fathom.core.data import Reader, digest, read
from fathom.core.decisions import Decisions, rows_of
from fathom.core.events import Events
from fathom.core.layout import Layout
from fathom.core.options import Options
from fathom.core.state import Struct

PACKS = 64  # bound at a time at most


@dataclass(frozen=True, eq=False)
class Definition:
    """Everything a game's folder hands over. It travels between processes by its name."""

    name: str
    version: int
    package: str
    table: type[Struct]
    vocabulary: Vocabulary
    events: Events
    options: Options
    modules: tuple[ModuleType, ...]
    tables: Callable[[Reader], dict[str, Any]]
    rules: dict[int, str]
    observation: Layout
    decisions: Decisions
    _bound: dict[str, SimpleNamespace] = field(default_factory=dict, repr=False)
    _lock: Lock = field(default_factory=Lock, repr=False)

    @classmethod
    def of(cls, package: str, version: int, over: int) -> Definition:
        """A game from its folder: every part is found by the name of its module. `over` is the rule that forbids every
        action when the game is over."""
        modules = discover(package)
        parts = {module.__name__.removeprefix(f"{package}."): module for module in modules}

        def part(module: str, name: str) -> Any:
            if not hasattr(parts.get(module), name):
                raise TypeError(f"{package}.{module} must have {name}; docs/adding-a-game.md says what it is")
            return getattr(parts[module], name)

        name = package.rsplit(".", 1)[-1]
        vocabulary, phases = part("actions", "VOCABULARY"), part("state", "PHASES")
        goes_on = any(hasattr(module, "go_on") for module in modules)
        return cls(
            name=name,
            version=version,
            package=package,
            table=part("state", "Table"),
            vocabulary=vocabulary,
            events=part("events", "EVENTS"),
            options=part("options", "OPTIONS"),
            modules=modules,
            tables=part("tables", "build"),
            rules=part("ids", "RULES"),
            observation=part("observe", "LAYOUT"),
            decisions=Decisions(name, rows_of(modules), vocabulary, phases, over, goes_on),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        from fathom.core.registry import definition

        return definition, (self.name,)

    @cached_property
    def default_data(self) -> dict[str, Any]:
        """The game's own `data.toml`, read once."""
        return read(str(files(self.package) / "data.toml"))

    def bound(self, data: dict[str, Any], name: str) -> tuple[SimpleNamespace, str]:
        """The rules with these data, and the data's hash. Bound once per hash, for the packs used last: a server meets
        as many packs as people upload."""
        key = digest(data)
        with self._lock:
            found = self._bound.pop(key, None)
            if found is None:
                space = bind(self.modules, self.tables(Reader(data, name)))
                self.decisions.write(space)
                missing = [name for name in REQUIRED if name not in space]
                if missing:
                    raise TypeError(
                        f"{self.package}: no module has the function {missing[0]!r} of fathom.core.contract"
                    )
                found = SimpleNamespace(**space)
            self._bound[key] = found
            if len(self._bound) > PACKS:
                del self._bound[next(iter(self._bound))]
        return found, key
