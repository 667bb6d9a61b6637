"""Which messages the page's scripts ask for: enough of a reader for `t("id", { n: 1 })` and its like."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

PAIRS = {"(": ")", "[": "]", "{": "}"}
IN_TEMPLATE = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")


@dataclass(frozen=True)
class Call:
    """A call of `t` or `say`: the messages it may mean, as patterns, and the values it hands over (None: not known)."""

    wanted: tuple[re.Pattern[str], ...]
    values: frozenset[str] | None
    text: str


def calls(code: str, name: str) -> Iterator[Call]:
    """Every call of a function in a script."""
    for found in re.finditer(rf"(?<![\w.$]){name}\(", code):
        args = list(_split(code, found.end()))
        if args:
            values = frozenset[str]() if len(args) == 1 else _keys(args[1])
            yield Call(tuple(_patterns(args[0])), values, f"{name}({', '.join(args)})")


def patterns(code: str) -> Iterator[re.Pattern[str]]:
    """Everything in a script that may be the name of a message, wherever it stands."""
    for word in re.findall(r"[\"']([a-z][\w-]*)[\"']", code):
        yield re.compile(re.escape(word))
    for template in re.findall(r"`([a-z][\w-]*-\$\{[^`]*)`", code):
        yield _pattern(template)


def _patterns(argument: str) -> Iterator[re.Pattern[str]]:
    """The names that an argument can come to: words that it compares something with are none."""
    plain = IN_TEMPLATE.sub("${}", argument)
    for word in re.findall(r"(?:^|[?:|]\s*)\"([^\"]*)\"", plain):
        yield re.compile(re.escape(word))
    for template in re.findall(r"(?:^|[?:|]\s*)`([^`]*)`", plain):
        yield _pattern(template)


def _pattern(template: str) -> re.Pattern[str]:
    return re.compile(r"[\w-]*".join(map(re.escape, IN_TEMPLATE.sub("${}", template).split("${}"))))


def _keys(argument: str) -> frozenset[str] | None:
    """The keys of an object that is written out."""
    parts = [part for part in _split(argument, 1) if part]
    if not argument.startswith("{") or any(part.startswith("...") for part in parts):
        return None
    return frozenset(part.partition(":")[0].strip() for part in parts)


def _split(code: str, at: int) -> Iterator[str]:
    """The arguments from a place on, up to the bracket that closes them."""
    closing: list[str] = []
    start, quote = at, ""
    while at < len(code):
        sign = code[at]
        if quote:
            if sign == "\\":
                at += 1
            elif quote == "`" and code.startswith("${", at):
                closing.append("`")  # inside a template there is code again
                quote, at = "", at + 1
            elif sign == quote:
                quote = ""
        elif sign in "\"'`":
            quote = sign
        elif sign in PAIRS:
            closing.append(PAIRS[sign])
        elif closing and sign == "}" and closing[-1] == "`":
            quote = closing.pop()
        elif closing and sign == closing[-1]:
            closing.pop()
        elif not closing and sign in ",)}]":
            yield code[start:at].strip()
            start = at + 1
            if sign != ",":
                return
        at += 1
