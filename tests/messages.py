"""What is in a Fluent message."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fluent.syntax import ast


def used(node: Any) -> Iterator[str]:
    """The variables in a piece of syntax."""
    if isinstance(node, ast.VariableReference):
        yield str(node.id.name)
    elif isinstance(node, (list, tuple)):
        for one in node:
            yield from used(one)
    elif isinstance(node, ast.BaseNode):
        yield from used(list(vars(node).values()))
