"""The world of a search in a browser: a module of WebAssembly that somebody has loaded (`web/src/lib/engine.ts`).

Without numpy and Numba. The arrays lie in the module's memory, which is not Python's: they are read and written by
copies, of which there are few, because a search is asked for many simulations at a time.
"""

from __future__ import annotations

import json
import pickle
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Protocol

from fathom.bots import tree
from fathom.core.game import Game

ABI = 1  # what a module and whoever calls it have agreed upon

try:
    from pyodide.ffi import to_js
except ModuleNotFoundError:  # elsewhere, bytes are bytes

    def to_js(data: bytes) -> Any:
        """Bytes for whoever holds the module."""
        return data


class Engine(Protocol):
    """A module that has been loaded."""

    def call(self, name: str, *args: float) -> float | None:
        """Call an entry point with numbers; an exception tells that it failed."""
        ...

    def read(self, at: int, n: int) -> Any:
        """A copy of its memory, in bytes."""
        ...

    def write(self, at: int, data: Any) -> None:
        """Change its memory."""
        ...


class Row:
    """Numbers, or structs, one after the other in a module's memory; it is given back with the last mention of it."""

    def __init__(self, world: Wasm, item: struct.Struct, n: int, data: bytes | None = None, steps: int = 1) -> None:
        self.world, self.item, self.n = world, item, n
        self.sizes = (n // steps, steps) if steps > 1 else (n,)
        self.at = 0
        self.at = world.take(max(1, n * item.size))
        self.fill(0, bytes(n * item.size) if data is None else data)

    def __del__(self) -> None:
        if self.at:
            self.world.give(self.at)

    def __len__(self) -> int:
        return self.n

    def __iter__(self) -> Iterator[Any]:
        return iter(self[:])

    def __getitem__(self, i: Any) -> Any:
        if isinstance(i, slice):
            first, last, step = i.indices(self.n)
            numbers = [one[0] for one in self.item.iter_unpack(self.held(0, self.n))]
            return numbers[first:last:step]
        return self.item.unpack(self.held(self.place(i), 1))[0]

    def __setitem__(self, i: int, value: float) -> None:
        self.fill(self.place(i), self.item.pack(value))

    def place(self, i: int) -> int:
        """An index that is one."""
        i = int(i)
        if not -self.n <= i < self.n:
            raise IndexError(f"{i} of {self.n}")
        return i % self.n

    def held(self, i: int, n: int) -> bytes:
        """The bytes of n items."""
        return self.world.read(self.at + i * self.item.size, n * self.item.size)

    def fill(self, i: int, data: bytes) -> None:
        """Change the bytes from an item on."""
        self.world.engine.write(self.at + i * self.item.size, to_js(data))


@dataclass(frozen=True)
class Node:
    """A node of a tree, by the names of `TreeNode`."""

    first: int
    next: int
    action: int
    actor: int
    visits: int
    available: int
    worth: int


class Nodes(Row):
    """The nodes of a tree, to be read."""

    def __init__(self, world: Wasm, n: int) -> None:
        super().__init__(
            world, tree.TreeNode.packing, n, bytes(tree.TreeNode.packing.size)
        )  # the search makes the others

    def __getitem__(self, i: Any) -> Node:
        return Node(*self.item.unpack(self.held(self.place(i), 1)))


U64, I32, F64 = struct.Struct("<Q"), struct.Struct("<i"), struct.Struct("<d")


class Wasm:
    """A game's rules with the search beside them, as WebAssembly."""

    def __init__(self, game: Game, engine: Engine, manifest: str) -> None:
        told = json.loads(manifest)
        table, node = game.definition.table.packing.size, tree.TreeNode.packing.size
        ours = {"abi": ABI, "game": game.name, "version": game.version, "data": game.data_hash}
        ours |= {"actions": game.num_actions, "sizes": {"state": table, "TreeNode": node}}
        for name, value in ours.items():
            if told.get(name) != value:
                raise ValueError(f"a module of WebAssembly for {name} {told.get(name)!r}, but here it is {value!r}")
        self.game, self.engine, self.table = game, engine, struct.Struct(f"{table}s")
        self.told: dict[str, dict[str, str]] = told["entries"]
        self.search, self.greedy, self.reckon = self.entries(tree)

    def entries(self, module: ModuleType) -> tuple[Any, ...]:
        """The entry points of a module, in its order."""
        for name in module.ENTRIES:
            if name not in self.told:
                raise ValueError(f"{self.game.name} as WebAssembly has no {name}")
        return tuple(self.entry(name) for name in module.ENTRIES)

    def entry(self, name: str) -> Any:
        """An entry point, to be called with rows and numbers."""
        kinds = self.told[name]

        def call(*args: Any) -> float | None:
            if len(args) != len(kinds):
                raise TypeError(f"{name} takes {len(kinds)} arguments, not {len(args)}")
            flat: list[float] = []
            for arg in args:
                flat += (arg.at, *arg.sizes) if isinstance(arg, Row) else (arg,)
            return self.call(name, *flat)

        return call

    def call(self, name: str, *numbers: float) -> float | None:
        """Call an entry point with numbers. RuntimeError tells what went wrong in it."""
        try:
            return self.engine.call(name, *numbers)
        except Exception as error:
            raise RuntimeError(f"{self.game.name} as WebAssembly: {name} failed: {self.why() or error}") from None

    def why(self) -> str:
        """The exception of the rules by which a call failed, if it was one."""
        try:
            at = int(self.engine.call("failure") or 0)
            if not at:
                return ""
            data, n = struct.unpack("<Ii", self.read(at, 8))
            kind, words = pickle.loads(self.read(data, n))[:2]
        except Exception:
            return ""
        return f"{kind.__name__}: {', '.join(map(str, words or ()))}"

    def take(self, n: int) -> int:
        """The address of n bytes of the module's memory."""
        at = int(self.engine.call("take", n) or 0)
        if not at:
            raise MemoryError(f"no room for {n} bytes in WebAssembly")
        return at

    def give(self, at: int) -> None:
        """Give them back."""
        self.engine.call("give", at)

    def read(self, at: int, n: int) -> bytes:
        """Bytes of the module's memory."""
        found = self.engine.read(at, n)
        return found if isinstance(found, bytes) else bytes(found.to_bytes())

    def states(self, packed: bytes, n: int) -> Row:
        """A packed position, n times."""
        if len(packed) != self.table.size:
            raise ValueError(f"a position of {self.game.name} has {self.table.size} bytes, not {len(packed)}")
        return Row(self, self.table, n, packed * n)

    def packed(self, states: Row) -> bytes:
        """The first of the states, packed."""
        return states.held(0, 1)

    def chance(self, state: int) -> Row:
        """A generator in this state."""
        return Row(self, U64, 1, U64.pack(state))

    def state_of(self, chance: Row) -> int:
        """The state that a generator is in."""
        return int(chance[0])

    def offers(self, n: int) -> Row:
        """Room for n offers."""
        return self.integers(n + 1)

    def integers(self, n: int) -> Row:
        """A row of zeros."""
        return Row(self, I32, n)

    def values(self, n: int) -> Row:
        """The same for other numbers."""
        return Row(self, F64, n)

    def row(self, numbers: Sequence[float]) -> Row:
        """A row of these numbers."""
        return Row(self, F64, len(numbers), struct.pack(f"<{len(numbers)}d", *numbers))

    def rows(self, rows: Sequence[Sequence[float]]) -> Row:
        """Several such rows."""
        flat = [number for row in rows for number in row]
        return Row(self, F64, len(flat), struct.pack(f"<{len(flat)}d", *flat), len(rows[0]))

    def nodes(self, n: int) -> Nodes:
        """Room for n nodes."""
        return Nodes(self, n)

    def readable(self, nodes: Nodes) -> Nodes:
        """Nodes by their names, outside of the search."""
        return nodes
