"""The compiled world: the very same rules, compiled from outside.

The rules are copied into a namespace where tables are arrays and the words of the rules (`pick`, `tell`, `offer`,
`lowest`) have compiled versions; every function is compiled with the types its annotations name, callees first. What
comes out is kept on disk in a folder named by a hash of all sources and data, so nothing stale can be loaded.

`build` puts that together for a backend; `cpu` is one. `world`, `batch`, `rollout` and `single` are what people use.
"""

from fathom.core.compiled.arrays import generators
from fathom.core.compiled.batch import Batch
from fathom.core.compiled.rollout import Rollout
from fathom.core.compiled.single import Single
from fathom.core.compiled.world import Compiled, Playouts, load

__all__ = ["Batch", "Compiled", "Playouts", "Rollout", "Single", "generators", "load"]
