"""What an annotation means in the compiled world: its Numba type."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from numba import from_dtype
from numba import types as nb

from fathom.core.bind import declared
from fathom.core.state import Struct


def packed(struct: type[Struct]) -> Any:
    """The record that a struct packs into."""
    return from_dtype(struct.dtype())


def known_types(
    table: type[Struct], others: Sequence[type[Struct]] = (), record: Callable[[type[Struct]], Any] = packed
) -> dict[str, Any]:
    """The Numba type of every annotation that rules and entry points use. `others`: structs that entry points have of
    their own, one by one and in rows (`Node`, `Nodes`). `record` gives the type of a struct."""
    known = {
        "int": nb.int64,
        "bool": nb.boolean,
        "float": nb.float64,
        "Chance": nb.Array(nb.uint64, 1, "C"),
        "Offers": nb.Array(nb.int32, 1, "C"),
        "Vector": nb.Array(nb.float32, 1, "C"),
        "Values": nb.Array(nb.float64, 1, "C"),
        "States": nb.Array(record(table), 1, "C"),
        "Blank": nb.Array(record(table), 1, "C"),
        "Chances": nb.Array(nb.uint64, 2, "C"),
        "Scratch": nb.Array(nb.int32, 2, "C"),
        "Bytes1": nb.Array(nb.uint8, 1, "C"),
        "Bytes2": nb.Array(nb.uint8, 2, "C"),
        "Ints1": nb.Array(nb.int32, 1, "C"),
        "Ints2": nb.Array(nb.int32, 2, "C"),
        "Floats2": nb.Array(nb.float32, 2, "C"),
        "Reals2": nb.Array(nb.float64, 2, "C"),
    }
    for struct in others:
        known[f"{struct.__name__}s"] = nb.Array(record(struct), 1, "C")
    structs = [table, *others]
    while structs:
        struct = structs.pop()
        known[struct.__name__] = record(struct)
        structs += [field.struct for field in struct.fields.values() if field.struct]
    return known


def signature(function: Any, known: dict[str, Any]) -> tuple[Any, ...]:
    """The types of a function's arguments."""
    try:
        return tuple(known[annotation] for annotation in declared(function))
    except KeyError as error:
        raise TypeError(f"{function.__module__}.{function.__name__}: no compiled type for {error}") from None
