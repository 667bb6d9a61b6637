"""The worlds a search runs in: the same functions (`tree.py`), as they stand, compiled with a game's rules, or (in a
browser, `wasm.py`) as WebAssembly that somebody has brought.

Compiling takes a minute, once for each version of a game. Nobody waits for it: the first question starts it in the
background, and until it is done, searches run as they stand.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from functools import lru_cache
from types import ModuleType
from typing import Any

from fathom.bots import tree
from fathom.bots.wasm import Engine, Wasm
from fathom.core.bind import beside
from fathom.core.chance import Silent
from fathom.core.game import Game
from fathom.core.state import Struct

log = logging.getLogger("fathom.bots")


class Plain:
    """A game's rules with the search beside them, over lists."""

    def __init__(self, game: Game) -> None:
        self.game, self.table = game, game.definition.table
        self.search, self.greedy, self.reckon = self.entries(tree)

    def entries(self, module: ModuleType) -> tuple[Any, ...]:
        """The entry points of a module, in its order."""
        space = beside(module, vars(self.game.rules))
        return tuple(space[name] for name in module.ENTRIES)

    def states(self, packed: bytes, n: int) -> Any:
        """A packed position, n times."""
        return [self.table.unpack(packed) for _ in range(n)]

    def packed(self, states: Any) -> bytes:
        """The first of the states, packed."""
        return bytes(states[0].pack())

    def chance(self, state: int) -> Any:
        """A generator in this state."""
        return Silent.at(state)

    def state_of(self, chance: Any) -> int:
        """The state that a generator is in."""
        return int(chance.state)

    def offers(self, n: int) -> Any:
        """Room for n offers."""
        return []

    def integers(self, n: int) -> Any:
        """A row of zeros."""
        return [0] * n

    def values(self, n: int) -> Any:
        """The same for other numbers."""
        return [0.0] * n

    def row(self, numbers: Sequence[float]) -> Any:
        """A row of these numbers."""
        return list(numbers)

    def rows(self, rows: Sequence[Sequence[float]]) -> Any:
        """Several such rows."""
        return [list(row) for row in rows]

    def vector(self, n: int) -> Any:
        """A row of zeros for an observation, in 32 bits as everywhere."""
        import numpy

        return numpy.zeros(n, numpy.float32)

    def structs(self, kind: type[Struct], n: int) -> Any:
        """Room for n structs."""
        return [kind() for _ in range(n)]

    def nodes(self, n: int) -> Any:
        """Room for n nodes."""
        return self.structs(tree.TreeNode, n)

    def readable(self, nodes: Any) -> Any:
        """Nodes by their names, outside of the search."""
        return nodes


class Fast:
    """The same, compiled, over numpy's arrays."""

    def __init__(self, game: Game, progress: Callable[[str, int, int], None] | None = None) -> None:
        import numpy

        self.game, self.np, self.table = game, numpy, game.definition.table.dtype()
        self.search, self.greedy, self.reckon = self.entries(tree, progress)

    def entries(self, module: ModuleType, progress: Callable[[str, int, int], None] | None = None) -> tuple[Any, ...]:
        """The entry points of a module, in its order."""
        from fathom.core.compiled.world import entry_points

        found = entry_points(self.game, progress, module)
        return tuple(found[name] for name in module.ENTRIES)

    def states(self, packed: bytes, n: int) -> Any:
        """A packed position, n times."""
        return self.np.frombuffer(bytearray(packed * n), self.table)

    def packed(self, states: Any) -> bytes:
        """The first of the states, packed."""
        return bytes(states[0].tobytes())

    def chance(self, state: int) -> Any:
        """A generator in this state."""
        return self.np.array([state], self.np.uint64)

    def state_of(self, chance: Any) -> int:
        """The state that a generator is in."""
        return int(chance[0])

    def offers(self, n: int) -> Any:
        """Room for n offers."""
        return self.integers(n + 1)

    def integers(self, n: int) -> Any:
        """A row of zeros."""
        return self.np.zeros(n, self.np.int32)

    def values(self, n: int) -> Any:
        """The same for other numbers."""
        return self.np.zeros(n)

    def row(self, numbers: Sequence[float]) -> Any:
        """A row of these numbers."""
        return self.np.array(numbers, float)

    def rows(self, rows: Sequence[Sequence[float]]) -> Any:
        """Several such rows."""
        return self.np.array(rows, float)

    def vector(self, n: int) -> Any:
        """A row of zeros for an observation."""
        return self.np.zeros(n, self.np.float32)

    def structs(self, kind: type[Struct], n: int) -> Any:
        """Room for n structs."""
        return self.np.zeros(n, kind.dtype())

    def nodes(self, n: int) -> Any:
        """Room for n nodes."""
        return self.structs(tree.TreeNode, n)

    def readable(self, nodes: Any) -> Any:
        """Nodes by their names, outside of the search."""
        return nodes.view(self.np.recarray)


World = Plain | Fast | Wasm

_fast: dict[tuple[str, str], Fast | Wasm] = {}
_asked: set[tuple[str, str]] = set()
_lock = threading.Lock()
_compiles = True
last: World | None = None  # the one that a search was given last: a table server wants to know


def prepare(game: Game, progress: Callable[[str, int, int], None] | None = None) -> World:
    """The compiled world of a game, compiled now if need be; without Numba the plain one."""
    key = game.name, game.data_hash
    if key not in _fast:
        try:
            _fast[key] = Fast(game, progress)
        except ModuleNotFoundError:
            return plain(game)
    return _fast[key]


def provide(game: Game, engine: Engine, manifest: str) -> None:
    """Let all searches of a game run in a module of WebAssembly from now on. ValueError if it is another game's."""
    _fast[game.name, game.data_hash] = Wasm(game, engine, manifest)


def ready(game: Game, compiled: bool) -> None:
    """Get a process ready for many games: compiled now, or never."""
    if compiled:
        prepare(game)
    else:
        stay_plain()


@lru_cache(maxsize=64)
def plain(game: Game) -> Plain:
    """The plain world of a game, the same each time: a search keeps its tree by it."""
    return Plain(game)


def load(game: Game) -> bool:
    """Load the compiled world of a game if it lies on disk; returns whether it is there."""
    if (game.name, game.data_hash) in _fast:
        return True
    try:
        from fathom.core.compiled.world import lies_ready
    except ModuleNotFoundError:
        return False
    return lies_ready(game, tree) and isinstance(prepare(game), Fast)


def at_hand(game: Game) -> World:
    """The world that is there at once."""
    return _fast.get((game.name, game.data_hash)) or plain(game)


def stay_plain() -> None:
    """Compile nothing in this process from now on."""
    global _compiles
    _compiles = False


def best(game: Game) -> World:
    """The same; if that is the plain one, the other is made in the background. Not of a data pack: strangers may bring
    as many as they like to a server."""
    global last
    key = game.name, game.data_hash
    with _lock:
        if _compiles and game.pack is None and key not in _asked:
            _asked.add(key)
            threading.Thread(target=_prepare_apart, args=[game], name=f"compile {game.name}", daemon=True).start()
    last = at_hand(game)
    return last


def _prepare_apart(game: Game) -> None:
    try:
        prepare(game)
    except Exception as error:  # whatever it is, the plain world plays on
        log.warning("no compiled search", extra={"game": game.name, "why": str(error)[:200]})
