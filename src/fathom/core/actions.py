"""The action vocabulary: kinds with typed arguments, numbered densely, with one notation each.

LEVEL = Arg("level", ("1", "2", "3", "4", "5"))
VOCABULARY = Vocabulary()
KEY = VOCABULARY.add("key", LEVEL)      # the first action of the kind: 0
GO = VOCABULARY.add("go")               # 5
VOCABULARY.text(3)                      # 'key 4'
VOCABULARY.action("key 4")              # 3
"""

from __future__ import annotations

import difflib
import operator
from collections.abc import Callable, Iterable
from functools import cached_property
from itertools import product
from typing import Any

from fathom.core.text import Msg

Offers = list[int]


def offer(out: Offers, action: int) -> None:
    """Add an action to the list of legal ones."""
    out.append(action)


def clear(out: Offers) -> None:
    """Empty the list."""
    out.clear()


def count(out: Offers) -> int:
    """How many actions are offered."""
    return len(out)


def offered(out: Offers, i: int) -> int:
    """The i-th action offered."""
    return out[i]


def whole(value: Any) -> int | None:
    """The value as a plain int if it is any kind of integer, else None. True does not count as a number."""
    try:
        return None if isinstance(value, bool) else operator.index(value)
    except TypeError:
        return None


class Arg:
    """A kind of argument: its name and the word for each of its values (none: any number).

    `messages`: people read the Fluent message `<name>-<word>` instead of the word.
    """

    def __init__(self, name: str, words: Iterable[str], messages: bool = False) -> None:
        self.name = name
        self.words = tuple(words)
        self.messages = messages

    def said(self, word: Any) -> Any:
        """The word as an argument of a message."""
        return Msg(f"{self.name}-{word.lower()}") if self.messages else word


class Kind:
    """A kind of action. `only` leaves out combinations that do not exist; `same` maps another spelling to
    the one that does (swapping two neighbours is one action, whichever of them is named first)."""

    def __init__(
        self,
        name: str,
        *args: Arg,
        only: Callable[..., bool] | None = None,
        same: Callable[..., tuple[int, ...]] | None = None,
    ) -> None:
        self.name = name
        self.args = args
        combinations = product(*(range(len(arg.words)) for arg in args))
        self.values = [c for c in combinations if only is None or only(*c)]
        self.same = same
        self.first = 0

    def text(self, values: tuple[int, ...]) -> str:
        """The notation of one action of this kind."""
        words = [arg.words[value] for arg, value in zip(self.args, values, strict=True)]
        return " ".join([self.name, *words])


class Vocabulary:
    """All kinds of a game, numbered in the order they are added."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.values: list[tuple[Kind, tuple[int, ...]]] = []
        self.ids: dict[str, int] = {}
        self.spellings: dict[str, int] = {}

    def add(
        self,
        name: str,
        *args: Arg,
        only: Callable[..., bool] | None = None,
        same: Callable[..., tuple[int, ...]] | None = None,
    ) -> int:
        """Add a kind of action (see `Kind`). Its first action is returned; the others follow in the order of their
        arguments."""
        if any(kind.name == name for kind in self.kinds):
            raise ValueError(f"the kind of action {name!r} is declared twice")
        kind = Kind(name, *args, only=only, same=same)
        kind.first = len(self.values)
        self.kinds.append(kind)
        for values in kind.values:
            self.ids[kind.text(values)] = self.spellings[kind.text(values).lower()] = len(self.values)
            self.values.append((kind, values))
        if kind.same is not None:
            for values in product(*(range(len(arg.words)) for arg in kind.args)):
                one = self.ids.get(kind.text(kind.same(*values)))
                if one is not None:
                    self.spellings.setdefault(kind.text(values).lower(), one)
        return kind.first

    @cached_property
    def kind(self) -> tuple[int, ...]:
        """The number of each action's kind: a table for rules, like the next three."""
        number = {kind.name: i for i, kind in enumerate(self.kinds)}
        return tuple(number[kind.name] for kind, _ in self.values)

    @cached_property
    def arg0(self) -> tuple[int, ...]:
        """The first argument of each action, 0 where there is none."""
        return self._arguments(0)

    @cached_property
    def arg1(self) -> tuple[int, ...]:
        """The second argument of each action."""
        return self._arguments(1)

    @cached_property
    def arg2(self) -> tuple[int, ...]:
        """The third argument of each action."""
        return self._arguments(2)

    def _arguments(self, i: int) -> tuple[int, ...]:
        return tuple((*values, 0, 0, 0)[i] for _, values in self.values)

    def __len__(self) -> int:
        return len(self.values)

    def text(self, action: int) -> str:
        """The notation of an action."""
        kind, values = self.values[self.check(action)]
        return kind.text(values)

    def check(self, action: Any) -> int:
        """The action as a plain int (numpy's integers are welcome); ValueError unless it is one of ours."""
        number = whole(action)
        if number is None or not 0 <= number < len(self.values):
            raise ValueError(f"no such action: {action!r} (actions are 0..{len(self.values) - 1})")
        return number

    def action(self, text: str, among: Iterable[int] | None = None) -> int:
        """The action of a notation. A text that is not a notation: ValueError with the nearest one (of `among`)."""
        if not isinstance(text, str):
            raise ValueError(f"an action is written as text, not {type(text).__name__}")
        found = self.spellings.get(" ".join(text.split()).lower())
        if found is not None:
            return found
        words = list(self.ids) if among is None else [self.text(a) for a in among]
        near = difflib.get_close_matches(text, words, n=1, cutoff=0.0)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise ValueError(f"no such action: {text[:60]!r}{hint}")
