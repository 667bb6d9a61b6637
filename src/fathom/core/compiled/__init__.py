"""The compiled world: the very same rules, compiled from outside.

The rules are copied into a namespace where tables are arrays and the words of the rules (`pick`, `tell`, `offer`,
`lowest`) have compiled versions; every function is compiled with the types its annotations name, callees first. What
comes out is kept on disk in a folder named by a hash of all sources and data, so nothing stale can be loaded.

`build` puts that together for a backend; `cpu` is one. `world`, `batch`, `rollout` and `single` are what people use.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fathom.core.compiled.arrays import generators
    from fathom.core.compiled.batch import Batch
    from fathom.core.compiled.rollout import Rollout
    from fathom.core.compiled.single import Single
    from fathom.core.compiled.world import Compiled, Playouts, load

__all__ = ["Batch", "Compiled", "Playouts", "Rollout", "Single", "generators", "load"]

PLACES = {"Batch": "batch", "Rollout": "rollout", "Single": "single", "generators": "arrays"}


def __getattr__(name: str) -> Any:
    """What is asked for and nothing else: a part of it that a machine cannot have must not stand in the way."""
    if name in __all__:
        return getattr(import_module(f"{__name__}.{PLACES.get(name, 'world')}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
