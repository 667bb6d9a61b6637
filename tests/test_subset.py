"""The rule subset: every game keeps to it, and the lint sees what does not."""

from __future__ import annotations

import re
import types

import pytest

from fathom.core.actions import Offers
from fathom.core.bind import bind, ordered
from fathom.core.chance import Chance
from fathom.core.registry import definition
from fathom.core.state import Struct, i8
from fathom.core.subset import ROOTS, check, violations
from tests.tables import EVERY_GAME


class Table(Struct):
    over: int = i8()
    row: list[int] = i8(4)
    grid: list[list[int]] = i8(2, 4)


WORDS = ["not", "for", "rules"]


def good(g: Table, n: int, chance: Chance, out: Offers) -> int:
    """A string is fine here."""
    total = 0
    for i in range(4):
        g.row[i] += n
        g.grid[1][i] = g.row[i] % 3
        total += abs(g.row[i])
    return total if total < 5 else -1


def slices(g: Table) -> int:
    return len(g.row[1:])


def lists(g: Table) -> int:
    return max([g.over, 1])


def rows(g: Table) -> None:
    g.grid[0] = g.row


def compared(g: Table) -> bool:
    return g.row == g.grid[1]


def strings(g: Table) -> int:
    return len("abc") + g.over


def methods(g: Table) -> None:
    g.row.reverse()


def raises(g: Table) -> None:
    if g.over:
        raise ValueError


def contains(g: Table) -> bool:
    return g.over in g.row


def globals_(g: Table) -> int:
    return len(WORDS) + g.over


def builtins(g: Table) -> int:
    return sum(g.row)


def untyped(g: Table, n: str) -> int:
    return g.over


def keywords(g: Table) -> int:
    return max(g.over, 1, key=abs)


def loop_one(g: Table) -> int:
    return loop_two(g)


def loop_two(g: Table) -> int:
    return loop_one(g)


@pytest.mark.parametrize(
    ("function", "words"),
    [
        (slices, "slices are copies"),
        (lists, "no lists"),
        (rows, "a whole row is assigned"),
        (compared, "a whole row is compared"),
        (strings, "no strings"),
        (methods, r"no methods: .reverse\(\)"),
        (raises, "no exceptions"),
        (contains, "no `in`"),
        (globals_, "WORDS is a list"),
        (builtins, "sum is not known here"),
        (untyped, "argument n is declared as str"),
        (keywords, "no keyword arguments"),
    ],
)
def test_the_lint_sees(function: object, words: str) -> None:
    found = check(function, globals(), [Table])
    assert len([line for line in found if re.search(words, line)]) >= 1, found
    assert "test_subset" in found[0]


def test_the_lint_is_content_with_good_rules() -> None:
    assert check(good, globals(), [Table]) == []


@EVERY_GAME
def test_every_game_keeps_to_the_subset(name: str) -> None:
    assert violations(definition(name)) == []


@EVERY_GAME
def test_no_game_recurses(name: str) -> None:
    game = definition(name)
    space = vars(game.bound(game.default_data, "data.toml")[0])
    names = ordered(ROOTS, space)
    assert len(names) > 15
    assert set(ROOTS) <= set(names)


def test_recursion_is_found() -> None:
    with pytest.raises(RecursionError, match="loop_one -> loop_two -> loop_one"):
        ordered(["loop_one"], globals())


def test_two_meanings_of_one_name_are_refused() -> None:
    one, two = types.ModuleType("one"), types.ModuleType("two")
    one.LIMIT, two.LIMIT = 300, 400  # type: ignore[attr-defined]
    with pytest.raises(TypeError, match="'LIMIT' means two things: in one and in two"):
        bind((one, two), {})
    with pytest.raises(TypeError, match="no module declares the table 'X'"):
        bind((one,), {"X": 1})
