"""Decisions are declared as rows: what follows from them, and what is said when one is missing."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

import fathom
from fathom.core.actions import Arg, Vocabulary, clear, offer
from fathom.core.decisions import Decision, Decisions, Refusal, Row
from fathom.core.names import Names
from fathom.core.registry import definition
from tests.tables import EVERY_GAME

PHASES = Names()
NEXT = PHASES.add("over")
MENU = PHASES.add("menu")
SHOP = PHASES.add("shop")

WORDS = Vocabulary()
WALK = WORDS.add("walk", Arg("x", "ab"), Arg("y", "123"))
SWAP = WORDS.add("swap", Arg("x", "abc"), Arg("y", "abc"), only=lambda x, y: x < y)
STOP = WORDS.add("stop")

TOO_FAR, NO_SWAP, NOT_NOW, CLOSED, OVER = 1, 2, 3, 4, 9


class Table:
    """Just what the written functions read."""

    def __init__(self, phase: int) -> None:
        self.phase, self.over, self.done = phase, 0, list[Any]()


def may_walk(g: Table, x: int, y: int) -> int:
    return TOO_FAR if y > x else 0


def may_walk_in_shop(g: Table, x: int) -> int:
    return TOO_FAR if x else 0


def walk(g: Table, x: int, y: int, chance: Any) -> None:
    g.done.append(("walk", x, y, chance))


def walk_in_shop(g: Table, x: int) -> None:
    g.done.append(("shop", x))


def may_swap(g: Table, x: int, y: int) -> int:
    return NO_SWAP if x == 0 else 0


def swap(g: Table, x: int, y: int) -> None:
    g.done.append(("swap", x, y))


def stop(g: Table) -> None:
    g.done.append("stop")


def go_on(g: Table, chance: Any) -> None:
    g.done.append("on")


def why_closed(g: Table, x: int) -> int:
    return CLOSED + x


def offer_all(g: Table, out: list[int]) -> None:
    offer(out, SWAP + 2)
    offer(out, STOP)


ROWS: tuple[Row, ...] = (
    Decision(MENU, STOP, None, stop),
    Decision(MENU, WALK, may_walk, walk),
    Decision(SHOP, WALK, may_walk_in_shop, walk_in_shop),
    Decision(SHOP, SWAP, may_swap, swap),
    Refusal(SWAP, why_closed, (MENU,)),
    Refusal(WALK, NOT_NOW),
    Refusal(SWAP, NOT_NOW),
    Refusal(STOP, NOT_NOW),
)


def written(rows: tuple[Row, ...] = ROWS) -> dict[str, Any]:
    """The functions written from rows, in a namespace of their own."""
    space = {**globals(), "clear": clear}
    Decisions("toy", rows, WORDS, PHASES, OVER, goes_on=True).write(space)
    return space


def legal(space: dict[str, Any], g: Table) -> list[str]:
    out: list[int] = []
    space["legal"](g, out)
    assert out == sorted(out)
    assert [a for a in range(len(WORDS)) if space["may"](g, a) == 0] == out
    return [WORDS.text(action) for action in out]


def test_legal_and_may_follow_from_the_rows() -> None:
    space = written()
    assert legal(space, Table(MENU)) == ["walk a 1", "walk b 1", "walk b 2", "stop"]
    assert legal(space, Table(SHOP)) == ["walk a 1", "walk a 2", "walk a 3", "swap b c"]
    over = Table(MENU)
    over.over = 1
    assert [space["may"](Table(MENU), WALK + 2), space["may"](Table(SHOP), STOP)] == [TOO_FAR, NOT_NOW]
    assert [space["may"](Table(MENU), WORDS.action("swap b c")), space["may"](over, STOP)] == [CLOSED + 1, OVER]


def test_apply_follows_from_the_rows() -> None:
    space = written()
    for phase, action, done in (
        (MENU, "walk b 2", ("walk", 1, 1, "chance")),
        (SHOP, "walk a 3", ("shop", 0)),
        (SHOP, "swap b c", ("swap", 1, 2)),
        (MENU, "stop", "stop"),
    ):
        g = Table(phase)
        space["apply"](g, WORDS.action(action), "chance")
        assert g.done == [done, "on"]


def test_neighbouring_rows_share_an_offer() -> None:
    shared = (Decision(SHOP, SWAP, may_swap, swap, offer_all), Decision(SHOP, STOP, None, stop, offer_all))
    rest = tuple(row for row in ROWS if not (isinstance(row, Decision) and (row.phase, row.kind) == (SHOP, SWAP)))
    assert legal(written((*rest, *shared)), Table(SHOP)) == ["walk a 1", "walk a 2", "walk a 3", "swap b c", "stop"]


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        (ROWS[1:], "no row says in which phase 'stop' can be chosen"),
        (ROWS[:2] + ROWS[5:6] + ROWS[7:], "no row says in which phase 'swap' can be chosen"),
        (ROWS[:-1], "no Refusal says why 'stop' cannot be chosen in other phases"),
        ((*ROWS, ROWS[0]), "two rows for 'stop' in the phase 'menu'"),
        ((*ROWS, Refusal(STOP, NOT_NOW)), "two rows refuse 'stop' everywhere else"),
        ((*ROWS, Decision(7, STOP, None, stop)), "a row of 'stop' is for phase 7"),
        ((*ROWS, Decision(SHOP, STOP + 1, None, stop)), "names no kind of action"),
        ((*ROWS[:2], Decision(MENU, SWAP, may_swap, swap), *ROWS[5:]), "can be chosen in the phase 'shop'"),
    ],
)
def test_what_is_missing_or_twice_is_named(rows: tuple[Row, ...], words: str) -> None:
    with pytest.raises(TypeError, match=words):
        Decisions("toy", rows, WORDS, PHASES, OVER, goes_on=True)


def test_a_rule_that_takes_too_much_is_named() -> None:
    rows = (*ROWS[1:], Decision(MENU, STOP, None, walk_in_shop))
    with pytest.raises(TypeError, match=r"walk_in_shop takes 1 arguments, 'stop' has fewer"):
        written(rows)


@EVERY_GAME
def test_the_written_source_can_be_read(name: str) -> None:
    """By a debugger, and in a traceback."""
    rules = fathom.load(name).rules
    assert inspect.getsource(rules.may).startswith("def may(g: Table, action: int) -> int:")
    assert "legal" not in vars(__import__(definition(name).package, fromlist=["GAME"]))


def test_names_count_from_nought() -> None:
    assert (PHASES[SHOP], list(PHASES)) == ("shop", ["over", "menu", "shop"])
    with pytest.raises(ValueError, match="'menu' is declared twice"):
        PHASES.add("menu")


def test_a_row_that_is_asked_is_never_taken_by_the_loop() -> None:
    rows = (Decision(MENU, STOP, None, stop, asked=True), *ROWS[1:])
    ask, plain = written(rows)["must_ask"], written()["must_ask"]
    assert [ask(Table(MENU), STOP), ask(Table(SHOP), STOP), ask(Table(MENU), WALK)] == [True, False, False]
    assert not plain(Table(MENU), STOP)
