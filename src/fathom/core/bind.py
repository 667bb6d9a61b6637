"""Puts a game's rules, its tables and the loop into one namespace.

Rules are plain functions in several modules; they find each other, and the tables they read, as globals of one
namespace. Copying the functions (not their code) into a fresh namespace is what lets the same source run with
another data pack, or compiled, beside the default, in one process.
"""

from __future__ import annotations

import dis
import importlib
import pkgutil
import types
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

from fathom.core import bits, contract, loop
from fathom.core.decisions import NAME


def discover(package: str) -> tuple[ModuleType, ...]:
    """The modules of a game's package, sub-folders included, in the order of their names. The module that draws it in a
    terminal is not part of the rules."""
    names: list[str] = []
    for module in pkgutil.iter_modules(importlib.import_module(package).__path__, f"{package}."):
        if module.name == f"{package}.terminal":
            continue  # not even imported: that needs rich
        names.append(module.name)
        if module.ispkg:
            inside = importlib.import_module(module.name).__path__
            names += [each.name for each in pkgutil.walk_packages(inside, f"{module.name}.")]
    return tuple(importlib.import_module(name) for name in sorted(names))


def bind(modules: tuple[ModuleType, ...], tables: Mapping[str, Any]) -> dict[str, Any]:
    """The namespace of a game: everything its modules define, with these tables instead of the default ones."""
    space: dict[str, Any] = {}
    owner: dict[str, str] = {}
    for module in (*modules, bits, loop):
        for name, value in vars(module).items():
            if name.startswith("__") or name == NAME:
                continue
            if name in owner and space[name] is not value:
                raise TypeError(f"{name!r} means two things: in {owner[name]} and in {module.__name__}")
            space[name], owner[name] = value, module.__name__
    known = {module.__name__ for module in (*modules, bits, loop)}
    for name, value in space.items():
        if isinstance(value, types.FunctionType) and value.__module__ in known:
            copy = types.FunctionType(value.__code__, space, name, value.__defaults__, value.__closure__)
            copy.__annotations__, copy.__doc__ = value.__annotations__, value.__doc__
            copy.__module__, copy.__kwdefaults__ = value.__module__, value.__kwdefaults__
            space[name] = copy
    declared = {name for module in modules for name in vars(module).get("__annotations__", ())}
    unknown = [name for name in tables if name not in declared]
    if unknown:
        raise TypeError(f"no module declares the table {unknown[0]!r}")
    space.update(tables)
    for name in contract.OPTIONAL:
        space.setdefault(name, getattr(contract, name))
    return space


def own(module: ModuleType, space: Mapping[str, Any]) -> dict[str, Any]:
    """What a module, with those in its `BESIDE`, has that a game's namespace lacks: for functions that are to run in
    that namespace, too. Names that both have must mean the same."""
    found: dict[str, Any] = {}
    for part in _parts(module):
        for name, value in vars(part).items():
            if name.startswith("__"):
                continue
            if getattr(value, "__module__", None) == part.__name__ and name in space:
                raise TypeError(f"{name!r} means two things: in {part.__name__} and in a game")
            if name not in space:
                found[name] = value
    return found


def beside(module: ModuleType, space: Mapping[str, Any]) -> dict[str, Any]:
    """The functions of a module, bound to a game's namespace: they find the game's rules as their globals."""
    joined = {**space, **own(module, space)}
    for part in _parts(module):
        for name, value in vars(part).items():
            if isinstance(value, types.FunctionType) and value.__module__ == part.__name__:
                joined[name] = types.FunctionType(value.__code__, joined, name, value.__defaults__)
    return joined


def _parts(module: ModuleType) -> tuple[ModuleType, ...]:
    return (*getattr(module, "BESIDE", ()), module)


def called(function: Any, space: dict[str, Any]) -> list[str]:
    """The names of the namespace's functions that a function calls."""
    loads = [step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL"]
    ours = [name for name in dict.fromkeys(loads) if isinstance(space.get(name), types.FunctionType)]
    return [name for name in ours if space[name].__globals__ is function.__globals__]


def ordered(roots: Sequence[str], space: dict[str, Any]) -> list[str]:
    """All functions that the roots reach, callees first. Recursion is an error: Numba cannot load recursive functions
    from disk."""
    done: list[str] = []
    path: list[str] = []

    def visit(name: str) -> None:
        if name in done:
            return
        if name in path:
            raise RecursionError(f"rules must not recurse: {' -> '.join([*path[path.index(name) :], name])}")
        path.append(name)
        for other in called(space[name], space):
            visit(other)
        path.pop()
        done.append(name)

    for root in roots:
        visit(root)
    return done


def declared(function: Any) -> list[str]:
    """The annotations of a function's arguments, in order."""
    code = function.__code__
    return [function.__annotations__.get(name, "nothing") for name in code.co_varnames[: code.co_argcount]]
