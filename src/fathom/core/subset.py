"""The lint for rule code: what may stand in a function that runs in both worlds.

Numba compiles a subset of Python, and some of that subset means something else there than in plain Python (a slice is
a view, a whole row is copied instead of shared). Rules keep to what means the same in both; this finds what does not.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from typing import Any

from fathom.core import bits
from fathom.core.bind import ordered
from fathom.core.definition import Definition
from fathom.core.state import Struct

ROOTS = (
    "set_up",
    "legal",
    "may",
    "apply",
    "must_ask",
    "score",
    "rank",
    "heuristic",
    "rival",
    "reckon",
    "observe",
    "determinise",
)
TYPES = ("int", "bool", "float", "Chance", "Offers", "Vector", "Values")
BUILTINS = ("abs", "int", "len", "max", "min", "range")

FORBIDDEN: dict[type[ast.AST], str] = {
    ast.Slice: "slices are copies in one world and views in the other",
    ast.List: "no lists: rules do not allocate",
    ast.Dict: "no dicts: rules do not allocate",
    ast.Set: "no sets: rules do not allocate",
    ast.ListComp: "no comprehensions: rules do not allocate",
    ast.SetComp: "no comprehensions: rules do not allocate",
    ast.DictComp: "no comprehensions: rules do not allocate",
    ast.GeneratorExp: "no generators",
    ast.Tuple: "no tuples: rules return one value",
    ast.JoinedStr: "no strings: words are made from numbers elsewhere",
    ast.Try: "no exceptions: a rule that forbids returns its number",
    ast.Raise: "no exceptions: a rule that forbids returns its number",
    ast.Assert: "no assertions: `check` holds the invariants",
    ast.With: "no context managers",
    ast.Lambda: "no nested functions",
    ast.FunctionDef: "no nested functions",
    ast.ClassDef: "no classes",
    ast.Yield: "no generators",
    ast.Global: "no global statements: the state is all there is",
    ast.Nonlocal: "no nonlocal statements",
    ast.Import: "no imports inside of rules",
    ast.ImportFrom: "no imports inside of rules",
    ast.Starred: "no star arguments",
    ast.Delete: "no del",
    ast.Is: "no identity: compare numbers",
    ast.IsNot: "no identity: compare numbers",
    ast.In: "no `in`: write the loop",
    ast.NotIn: "no `in`: write the loop",
}


def violations(definition: Definition) -> list[str]:
    """Everything in the rules of a game that does not keep to the subset, as `module:line: what`."""
    space = vars(definition.bound(definition.default_data, "data.toml")[0])
    found: list[str] = []
    structs = _structs(definition.table)
    for name in ordered(ROOTS, space):
        if name in bits.WORDS:
            continue
        found += check(space[name], space, structs)
    return found


def check(function: Any, space: dict[str, Any], structs: list[type[Struct]]) -> list[str]:
    """What is wrong with one function."""
    lines, first = inspect.getsourcelines(function)
    tree = ast.parse(textwrap.dedent("".join(lines))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    where = f"{function.__module__}"
    shapes = {key: len(field.shape) for struct in structs for key, field in struct.fields.items()}
    found = [(tree.lineno, problem) for problem in _arguments(tree, [struct.__name__ for struct in structs])]
    local = {arg.arg for arg in tree.args.args}
    local |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    body = tree.body[1:] if ast.get_docstring(tree) is not None else tree.body
    for statement in body:
        for node in ast.walk(statement):
            at = getattr(node, "lineno", statement.lineno)
            if reason := FORBIDDEN.get(type(node)):
                found.append((at, reason))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.append((at, "no strings: words are made from numbers elsewhere"))
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                found.append((at, f"no methods: .{node.func.attr}()"))
            elif isinstance(node, ast.Call) and node.keywords:
                found.append((at, "no keyword arguments"))
            elif isinstance(node, ast.Assign | ast.AugAssign):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                found += [(at, "a whole row is assigned: write the loop") for t in targets if _is_row(t, shapes)]
            elif isinstance(node, ast.Compare):
                rows = [part for part in (node.left, *node.comparators) if _is_row(part, shapes)]
                found += [(at, "a whole row is compared: write the loop") for _ in rows]
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id not in local:
                found += [(at, problem) for problem in _global(node.id, space)]
    return [f"{where}:{first + at - 1}: {function.__name__}: {what}" for at, what in found]


def _structs(table: type[Struct]) -> list[type[Struct]]:
    found = [table]
    for struct in found:
        found += [field.struct for field in struct.fields.values() if field.struct]
    return found


def _arguments(tree: ast.FunctionDef, structs: list[str]) -> list[str]:
    problems = []
    for arg in tree.args.args:
        kind = ast.unparse(arg.annotation) if arg.annotation else "nothing"
        if kind not in (*TYPES, *structs):
            problems.append(f"argument {arg.arg} is declared as {kind}; rules take {', '.join((*TYPES, *structs))}")
    if tree.args.kwonlyargs or tree.args.vararg or tree.args.kwarg or tree.args.defaults:
        problems.append("no defaults, star or keyword-only arguments")
    return problems


def _is_row(node: ast.expr, shapes: dict[str, int]) -> bool:
    """Whether an expression names a field with fewer indices than it is declared with."""
    indices = 0
    while isinstance(node, ast.Subscript):
        node, indices = node.value, indices + 1
    return isinstance(node, ast.Attribute) and indices < shapes.get(node.attr, 0)


def _global(name: str, space: dict[str, Any]) -> list[str]:
    if name in BUILTINS:
        return []
    if name not in space:
        return [f"{name} is not known here; builtins for rules are {', '.join(BUILTINS)}"]
    value = space[name]
    if callable(value) or isinstance(value, int | tuple):
        return []
    return [f"{name} is a {type(value).__name__}; rules read integers and tuples of integers"]
