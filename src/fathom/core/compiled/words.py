"""The words of the rules, in compiled form.

`WORDS` are plain functions over arrays, for a backend to compile: chance is the state of a generator, offers are an
array with their number in front. `INSTRUCTIONS` become single LLVM instructions, or none at all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types as nb
from numba.extending import intrinsic, register_jitable

from fathom.core.compiled import arrays
from fathom.core.compiled.arrays import GAMMA, S32

mixed = register_jitable(forceinline=True)(arrays.mixed)


def pick(source: Any, n: int) -> int:
    """The next outcome of a generator."""
    if n <= 1:
        return 0
    source[0] += GAMMA
    outcome: int = np.int64(((mixed(source[0]) >> S32) * np.uint64(n)) >> S32)  # type: ignore[assignment]
    return outcome


def offer(out: Any, action: int) -> None:
    """One more."""
    out[0] += 1
    out[out[0]] = action


def clear(out: Any) -> None:
    """None at all."""
    out[0] = 0


def count(out: Any) -> int:
    """How many are offered."""
    return int(out[0])


def offered(out: Any, i: int) -> int:
    """The i-th."""
    return int(out[i + 1])


def drawn(source: Any) -> int:
    """The state of the generator."""
    return int(source[0])


def restore(states: Any, i: int, others: Any, j: int) -> None:
    """Copy a record."""
    states[i] = others[j]


# Events and revelations do not matter here: the calls leave no trace in the machine code.


@intrinsic  # type: ignore[untyped-decorator]
def tell(context: Any, source: Any, kind: Any, seat: Any, a: Any = 0, b: Any = 0, c: Any = 0) -> Any:
    """Nothing."""
    given = [x if isinstance(x, nb.Type) else nb.Omitted(x) for x in (a, b, c)]
    return nb.void(source, kind, seat, *given), lambda context, *rest: context.get_dummy_value()


@intrinsic  # type: ignore[untyped-decorator]
def reveal(context: Any, source: Any) -> Any:
    """Nothing."""
    return nb.void(source), lambda context, *rest: context.get_dummy_value()


@intrinsic  # type: ignore[untyped-decorator]
def lowest(context: Any, bits: Any) -> Any:
    """Count the zeros below the lowest bit."""
    return nb.int64(nb.int64), lambda context, builder, signature, args: builder.cttz(args[0], ir.IntType(1)(1))


@intrinsic  # type: ignore[untyped-decorator]
def size_of(context: Any, bits: Any) -> Any:
    """Count the bits."""
    return nb.int64(nb.int64), lambda context, builder, signature, args: builder.ctpop(args[0])


WORDS: dict[str, Callable[..., Any]] = {
    "pick": pick,
    "offer": offer,
    "clear": clear,
    "count": count,
    "offered": offered,
    "drawn": drawn,
    "restore": restore,
}
INSTRUCTIONS: dict[str, Any] = {"tell": tell, "reveal": reveal, "lowest": lowest, "size_of": size_of}
