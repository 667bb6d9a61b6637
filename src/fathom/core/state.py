"""How a state is declared: once, as a class of typed fields; the rest is generated.

    class Player(Struct):
        credits: int = i16()
        column: list[int] = i8(8)
        resources: list[list[int]] = i8(5, 4)

    class Table(Struct):
        players: list[Player] = many(Player, 4)

From this come a plain object with slots, a fast `clone`, bytes with a range check (`pack`, `unpack`)
and the numpy dtype of those bytes (`dtype`). Nothing here imports numpy before `dtype` is asked for.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    import numpy as np

_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}


class Field:
    """One field: an integer width (or a nested struct) and a shape of up to two dimensions."""

    __slots__ = ("shape", "struct", "width")

    def __init__(self, width: str, shape: tuple[int, ...], nested: type[Struct] | None = None) -> None:
        self.width, self.shape, self.struct = width, shape, nested

    def zero(self) -> str:
        """Source text of the field's zero value."""
        cell = "_t_{name}()" if self.struct else "0"
        if not self.shape:
            return cell
        row = f"[{', '.join([cell] * self.shape[-1])}]"
        return row if len(self.shape) == 1 else f"[{', '.join([row] * self.shape[0])}]"

    def copied(self, value: str) -> str:
        """Source text of a deep copy of `value`."""
        if self.struct:
            return f"[x.clone() for x in {value}]" if self.shape else f"{value}.clone()"
        if not self.shape:
            return value
        return f"{value}[:]" if len(self.shape) == 1 else f"[x[:] for x in {value}]"


def i8(*shape: int) -> Any:
    """A number, row or grid of numbers of 8 bits."""
    return Field("i1", shape)


def i16(*shape: int) -> Any:
    """Of 16 bits."""
    return Field("i2", shape)


def i32(*shape: int) -> Any:
    """Of 32 bits."""
    return Field("i4", shape)


def i64(*shape: int) -> Any:
    """Of 64 bits; also for sets of up to 63 things."""
    return Field("i8", shape)


def many(nested: type[Struct], count: int) -> Any:
    """A row of nested structs."""
    return Field("", (count,), nested)


class _Declared(type):
    """Turns the class body's fields into slots and writes the methods that depend on them."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _Declared:
        fields = {key: value for key, value in body.items() if isinstance(value, Field)}
        for key in fields:
            del body[key]
        body["__slots__"] = tuple(fields)
        body["fields"] = fields
        cls = super().__new__(mcs, name, bases, body)
        if fields:
            mcs.generate(cls, fields)
        return cls

    @staticmethod
    def generate(cls: Any, fields: dict[str, Field]) -> None:
        scope: dict[str, Any] = {"_cls": cls, "_new": object.__new__}
        scope.update({f"_t_{key}": field.struct for key, field in fields.items()})
        zero = [f"    self.{key} = {field.zero().format(name=key)}" for key, field in fields.items()]
        copy = [f"    to.{key} = {field.copied(f'self.{key}')}" for key, field in fields.items()]
        back = [f"    self.{key} = {field.copied(f'other.{key}')}" for key, field in fields.items()]
        flat = []
        for key, field in fields.items():
            if field.struct:
                flat.append(f"    for x in self.{key}: x._flat(out)")
            elif not field.shape:
                flat.append(f"    out.append(self.{key})")
            elif len(field.shape) == 1:
                flat.append(f"    out.extend(self.{key})")
            else:
                flat.append(f"    for x in self.{key}: out.extend(x)")
        methods = (
            ("__init__(self)", zero),
            ("clone(self)", ["    to = _new(_cls)", *copy, "    return to"]),
            ("assign(self, other)", back),
            ("_flat(self, out)", flat),
        )
        source = "\n".join(line for head, body in methods for line in (f"def {head}:", *body))
        exec(compile(source, f"<fields of {cls.__name__}>", "exec"), scope)
        for method in ("__init__", "clone", "assign", "_flat"):
            setattr(cls, method, scope[method])
        cls.packing = struct.Struct("<" + _format(cls))


def _format(cls: type[Struct]) -> str:
    parts = []
    for field in cls.fields.values():
        count = 1
        for n in field.shape:
            count *= n
        if field.struct:
            parts.append(_format(field.struct) * count)
        else:
            parts.append(f"{count}{_CODES[field.width]}")
    return "".join(parts)


class Struct(metaclass=_Declared):
    """Base of everything that is declared with fields."""

    fields: dict[str, Field]
    packing: struct.Struct

    if TYPE_CHECKING:

        def clone(self) -> Self:
            """A deep copy."""

        def assign(self, other: Self) -> None:
            """Take over all values of `other`."""

        def _flat(self, out: list[int]) -> None:
            """Append all values, depth first."""

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.pack() == other.pack()

    __hash__ = None  # type: ignore[assignment]

    def pack(self) -> bytes:
        """The state as bytes, in the layout of `dtype`. OverflowError names a field out of range."""
        flat: list[int] = []
        self._flat(flat)
        try:
            return self.packing.pack(*flat)
        except struct.error:
            raise OverflowError(_misfit(self)) from None

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """The plain object back from its bytes."""
        if len(data) != cls.packing.size:
            raise ValueError(f"{cls.__name__} has {cls.packing.size} bytes, not {len(data)}")
        new: Self = _filled(cls, cls.packing.unpack(data), 0)[0]
        return new

    @classmethod
    def dtype(cls) -> np.dtype[Any]:
        """The numpy dtype of `pack`'s bytes: little-endian, without padding."""
        import numpy as np

        return np.dtype(
            [
                (key, field.struct.dtype() if field.struct else "<" + field.width, field.shape)
                for key, field in cls.fields.items()
            ]
        )

    def to_dict(self) -> dict[str, Any]:
        """All fields as plain data, for transcripts and messages of tests (it hides nothing)."""
        return {
            key: [x.to_dict() for x in getattr(self, key)] if field.struct else getattr(self, key)
            for key, field in self.fields.items()
        }


def restore(states: list[Any], i: int, others: list[Any], j: int) -> None:
    """Make one of these states the same as one of others: how a search copies positions, in both worlds."""
    states[i].assign(others[j])


def _filled(cls: type[Struct], flat: tuple[int, ...], at: int) -> tuple[Any, int]:
    new = cls()
    for key, field in cls.fields.items():
        if field.struct:
            nested = []
            for _ in range(field.shape[0]):
                one, at = _filled(field.struct, flat, at)
                nested.append(one)
            setattr(new, key, nested)
        elif not field.shape:
            setattr(new, key, flat[at])
            at += 1
        else:
            width = field.shape[-1]
            count = field.shape[0] if len(field.shape) == 2 else 1
            rows = [list(flat[at + i * width : at + (i + 1) * width]) for i in range(count)]
            setattr(new, key, rows if len(field.shape) == 2 else rows[0])
            at += count * width
    return new, at


def _misfit(value: Struct, path: str = "") -> str:
    """Which field does not fit its declaration, in words."""
    for key, field in value.fields.items():
        held = getattr(value, key)
        if field.struct:
            for i, one in enumerate(held):
                if text := _misfit(one, f"{path}{key}[{i}]."):
                    return text
            continue
        flat: list[Any] = [held] if not field.shape else list(held)
        if len(field.shape) == 2:
            flat = [x for row in held for x in row]
        count = 1
        for n in field.shape:
            count *= n
        if len(flat) != count:
            return f"{path}{key} has {len(flat)} values, declared are {count}"
        bits = int(field.width[1]) * 8 - 1
        for x in flat:
            if not isinstance(x, int):
                return f"{path}{key} holds {x!r}, which is not an integer"
            if not -(1 << bits) <= x < (1 << bits):
                return f"{path}{key} is {x}, outside of {bits + 1} bits"
    return ""
