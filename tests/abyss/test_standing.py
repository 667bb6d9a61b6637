"""The points if the game ended now: what a seat may know of them, and that they come true."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from fathom.games.abyss.outcome import EVERYTHING
from tests.abyss.scenario import Scenario
from tests.abyss.tables import MIXED
from tests.tables import positions


def final(s: Scenario, seat: int | None, of: int = 0) -> int:
    return int(s.state.view(seat)["players"][of]["final"])


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4}, *MIXED], ids=str)
def test_what_was_foretold_at_the_last_moment_comes_true(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Just before the game ends, with nothing hidden; only a choice about the Kraken figure may make a difference."""
    game = fathom.load("abyss", **options)
    space = game.rules.end_game.__globals__
    plain, told = space["end_game"], list[list[int]]()

    def watched(g: Any, chance: Any) -> None:
        monkeypatch.setitem(space, "end_game", plain)
        told.append(game.rules.finals(g, EVERYTHING))
        plain(g, chance)
        if g.tied:
            told.clear()

    ended = 0
    for seed in range(3):
        told.clear()
        monkeypatch.setitem(space, "end_game", plain)
        for state in positions(game, seed):
            space["end_game"] = plain if state.over else watched
        if told:
            ended += 1
            assert told[-1] == list(state.scores) == [player["final"] for player in state.view(None)["players"]]
    assert ended


def test_the_own_hand_counts() -> None:
    """Krakens become Nebulis and bring the figure; the lowest Ally of each race is affiliated."""
    s = Scenario(hand="crab-2 crab-5 squid-1 kraken-3", lords="grower", affiliated="squid-3")
    now = s.state.view(0)["players"][0]["score"]
    assert final(s, 0) == now + 2 + 0 - 2 - 5
    assert final(s, 1) == final(s, None) == now


def test_the_figure_leaves_who_is_overtaken() -> None:
    s = Scenario(hand="kraken-4", others={1: {"nebulis": 2, "lords": "grower"}})
    score = s.state.view(0)["players"][1]["score"]
    assert (final(s, 0), final(s, 0, of=1)) == (-3 - 5, score + 5)


def test_a_cleaner_keeps_nebulis_away() -> None:
    s = Scenario(hand="kraken-4", lords="cleaner")
    assert final(s, 0) == s.state.view(0)["players"][0]["score"]


def test_tokens_count_for_their_owner_only() -> None:
    s = Scenario(tokens="2 4")
    assert (final(s, 0), final(s, 1)) == (6, 0)


def test_cards_laid_out_are_still_in_hand() -> None:
    s = Scenario(hand="crab-4 crab-5", pearls=9, court="ferryman keeper reaper")
    before = final(s, 0)
    s.asks = True
    s.play("court 1", "ally crab-5")
    assert final(s, 0) == before == 4
