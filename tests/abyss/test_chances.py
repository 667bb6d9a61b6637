"""Odds: exact, from what the seat knows, and as play bears them out."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from fathom.core.text import LANGUAGES
from tests.abyss.scenario import Scenario
from tests.abyss.tables import MIXED
from tests.tables import positions


def odds(s: Scenario, text: str) -> dict[str, float]:
    return {words: round(chance, 4) for words, chance in s.state.odds(s.state.actor or 0, s.game.action(text))}


def test_the_next_card() -> None:
    s = Scenario()
    s.empty_deck("crab-2", "crab-4", "squid-3", "kraken-2", "monster")
    assert odds(s, "explore") == {"Crab 2 to 4": 0.4, "Squid 3": 0.2, "a Kraken": 0.2, "a Monster": 0.2}


def test_the_next_card_without_memory() -> None:
    s = Scenario(memory="none")
    s.empty_deck("crab-2", "crab-4", "squid-3", "kraken-2", "monster")
    assert odds(s, "explore") == {"an Ally": 0.8, "a Monster": 0.2}


def test_loot() -> None:
    s = Scenario(keys=3, face_up="megalodon", council={"crab": "crab-1"}, loot={"megalodon": "7"})
    s.asks = True
    s.play("council crab", "location megalodon")
    s.g.loot_deck[:] = [1, 0, 2, 0, 1]
    assert odds(s, "pass") == {
        "loot 5: 1 Monster token": 0.5,
        "loot 3: 1 Key token": 0.25,
        "loot 7 again: nothing else, both cards are lost": 0.25,
    }


def test_monster_tokens() -> None:
    """Nine of 2, nine of 3, two of 4; the own ones are known, those of others are not."""
    s = Scenario(tokens="4 4", others={1: {"tokens": "2 2 2"}}, threat=2).explore("monster").play("take")
    assert odds(s, "reward 2") == {"Monster token worth 2 points": 0.5, "Monster token worth 3 points": 0.5}
    assert odds(s, "reward 3") == {
        "2 Monster tokens worth 5 points": round(81 / 153, 4),
        "2 Monster tokens worth 4 points": round(36 / 153, 4),
        "2 Monster tokens worth 6 points": round(36 / 153, 4),
    }
    assert odds(s, "reward 1") == {}


def test_lords_and_locations() -> None:
    s = Scenario(pearls=1, court="keeper reaper", lord_deck=1, keys=3, council={"crab": "crab-1"})
    assert list(odds(s, "plot").values()) == [1.0]
    s.play("council crab")
    assert sum(odds(s, "draw 4").values()) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize("options", [{"players": 3}, *MIXED], ids=str)
def test_complete_and_from_what_the_seat_knows(options: dict[str, Any]) -> None:
    """They sum to 1, are few, come in every language, and do not depend on what is hidden."""
    game = fathom.load("abyss", **options)
    for at, state in enumerate(positions(game, 3)):
        if state.over or at % 3:
            continue
        seat = state.actor or 0
        twin = state.determinise(seat, seed=at)
        for action in state.legal():
            rows = state.odds(seat, action)
            if rows:
                assert sum(chance for _, chance in rows) == pytest.approx(1)
                assert [chance for _, chance in rows] == sorted((chance for _, chance in rows), reverse=True)
                assert len(rows) <= 8
                assert len({words for words, _ in rows}) == len(rows)
                assert all(len(state.odds(seat, action, lang)) == len(rows) for lang in LANGUAGES)
                assert twin.odds(seat, action) == rows


def test_exploring_bears_them_out() -> None:
    """Every outcome of the draw, counted."""
    s = Scenario(hand="crab-1 crab-1 crab-2", council={"squid": "squid-1"})
    told = odds(s, "explore")
    counts: dict[str, int] = {}
    for outcome in range(s.g.deck_size):
        copy = s.state.clone()
        copy.apply(s.game.action("explore"), chance=[outcome])
        card = copy.view(None)["track"][0]
        counts[card.split("-")[0]] = counts.get(card.split("-")[0], 0) + 1
    total = sum(counts.values())
    assert sorted(told.values()) == sorted(round(count / total, 4) for count in counts.values())


def test_who_buys_knows_what_may_come_next() -> None:
    """After a sale the next card must be revealed: every one of the deck, counted."""
    s = Scenario(others={1: {"pearls": 3}})
    s.next(cards="crab-1").play("explore")
    s.empty_deck("crab-2", "crab-4", "squid-3", "kraken-2", "monster")
    told = odds(s, "pay 0")
    assert told == {"Crab 2 to 4": 0.4, "Squid 3": 0.2, "a Kraken": 0.2, "a Monster": 0.2}
    come = []
    for outcome in range(s.g.deck_size):
        copy = s.state.clone()
        copy.apply(s.game.action("pay 0"), chance=[outcome])
        come.append(copy.view(None)["track"][0].split("-")[0])
    assert sorted(come) == ["crab", "crab", "kraken", "monster", "squid"]
    assert odds(s, "pass") == {}
