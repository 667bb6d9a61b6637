"""Five levels: they notice more and more, and none throws a game away."""

from __future__ import annotations

from dataclasses import astuple, replace

import pytest

from fathom.bots import bot, bots, levels
from fathom.bots.mcts import Option, Searcher, Settings, noticed

ORDER = ("beginner", "casual", "good", "strong", "expert")


def settings(level: str) -> Settings:
    player = bot(level, 1)
    assert isinstance(player, Searcher)
    return player.search.settings


def test_the_levels_are_registered_and_get_better() -> None:
    assert set(ORDER) <= set(bots())
    found = [settings(level) for level in ORDER]
    assert found == [levels.BEGINNER, levels.CASUAL, levels.GOOD, levels.STRONG, levels.EXPERT]
    thought = [(one.simulations or 0) * (1 - one.overlook) for one in found]
    assert thought == sorted(thought)
    assert len(set(map(astuple, found))) == len(ORDER)


@pytest.mark.parametrize(("level", "limit"), list(zip(ORDER, (0.2, 0.3, 0.5, 1.0, 3.0), strict=True)))
def test_a_level_ends_well_before_its_time(level: str, limit: float) -> None:
    seconds = settings(level).seconds
    assert seconds is not None
    assert seconds <= 0.7 * limit == 0.7 * levels.PROMISED[level]


def test_what_is_overlooked_is_not_chosen() -> None:
    options = [Option(7, 60, 0.6), Option(3, 30, 0.55), Option(5, 8, 0.2), Option(4, 0, 0.0)]
    sharp = Settings()
    assert noticed(options, sharp, 1).action == 7
    blind = replace(sharp, overlook=0.5, slack=0.1)
    chosen = [noticed(options, blind, seed).action for seed in range(400)]
    assert set(chosen) == {7, 3}  # 5 would throw away too much, 4 was never tried
    assert 0.55 < chosen.count(7) / 400 < 0.85
    assert {noticed(options, replace(blind, slack=1.0), seed).action for seed in range(400)} == {7, 3, 5}
    assert {noticed(options, replace(blind, overlook=1.0), seed).action for seed in range(9)} == {7}
