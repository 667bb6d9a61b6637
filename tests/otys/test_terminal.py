"""The Otys table in a terminal: it fits, in every language, and what it shows is so."""

from __future__ import annotations

import io
import random
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

import fathom
from fathom.bots import ask, bot
from fathom.cli import show
from fathom.core.position import State
from fathom.core.text import LANGUAGES
from fathom.games.otys.state import TRADE, TRADER
from fathom.games.otys.terminal import Board, draw


@pytest.fixture(scope="module")
def positions() -> list[State]:
    """Moments of games of all sizes, with standard and advanced sponsors."""
    found = []
    for players, sponsors in ((2, "advanced"), (3, "standard"), (4, "random")):
        state = fathom.load("otys", players=players, sponsors=sponsors).new(seed=players)
        player, choose = bot("greedy", 1), random.Random(players)
        while not state.over:
            wild = choose.random() < 0.3
            state.apply(choose.choice(state.legal()) if wild else ask(player, state, 1))
            if choose.random() < 0.05 or state.over:
                found.append(state.clone())
    return found


def drawn(state: State, seat: int | None, lang: str, width: int) -> str:
    console = Console(width=width, file=io.StringIO(), markup=False, color_system=None)
    console.print(draw(state.game, state.view(seat), lang))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.sampled
@pytest.mark.parametrize("width", [40, 60, 75, 76, 80, 120, 160])
def test_the_table_fits(positions: list[State], width: int, proving: bool) -> None:
    for state in positions[:: 3 if proving else 20]:
        for seat in (None, 0):
            heights = set()
            for lang in LANGUAGES:
                text = drawn(state, seat, lang, width)
                lines = text.splitlines()
                assert max(map(cell_len, lines)) <= width
                assert "…" not in text
                heights.add(len(lines))
            if width == 80:
                assert len(heights) == 1  # no language needs a second line anywhere
                assert max(heights) <= 27 + len(state.view(seat)["players"][seat or 0]["hand"] or ())


@pytest.mark.sampled
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_narrow_table_lacks_nothing(positions: list[State], lang: str, proving: bool) -> None:
    """Every number with its sign, every contract, tick, token, key and free space of the usual table."""
    signs = re.compile(r"\d+[★¢ϟ▤]|C\d\d|\d[AB]|✓[\d,]*|[›↑]|\[[\dX]\]|»[\dX]«|··*")
    for state in positions[:: 6 if proving else 24]:
        usual, *narrow = (sorted(signs.findall(drawn(state, 0, lang, width))) for width in (80, 40, 60, 75, 76))
        assert all(found == usual for found in narrow)


def test_the_store_shows_the_prices_of_the_rules(positions: list[State]) -> None:
    compared = 0
    for state in positions:
        rules, g, seat = state.game.rules, state.clone().raw, state.actor
        if seat is None:
            continue
        board = Board(state.game, state.view(seat), "en")
        if g.phase != TRADE:  # the own trader, as it would trade; in a trade the one that does it, which may be copied
            g.side = g.players[seat].upgraded[TRADER]
        if seat != g.current:
            g.free = 0
        for kind, (word, count) in enumerate(state.view(seat)["store"].items()):
            sells, buys = board.prices(word)
            if count < 3:
                assert sells.split("¢")[0] == str(rules.sold_for(g, (kind, 0)))
                assert ("/" in sells) == bool(rules.sale_points(g, kind))
            if count:
                assert buys == f"{rules.price(g, kind)}¢"
            compared += 1
    assert compared > 100


def test_long_lists_fold(positions: list[State]) -> None:
    folded = 0
    for state in positions:
        if state.over:
            continue
        menu = show.menu(state, "en", 80, 6)
        assert sorted(menu.actions) == state.legal()
        for name, numbers in menu.folded.items():
            assert all(state.game.text(menu.actions[i]).split()[0] == name for i in numbers)
            folded += 1
    assert folded
