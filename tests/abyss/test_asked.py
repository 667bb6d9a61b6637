"""Nothing that spends, draws for the player or begins an action happens unasked."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from fathom.core.chance import Recorder, Seeded
from fathom.games.abyss.state import PHASES
from tests.abyss.scenario import Scenario
from tests.abyss.tables import MIXED

# Decisions that the loop takes where only one choice is left: a named reward, a single tile drawn, what an opponent's
# Lord takes away, what a Lord brings back or reserves, and the end of the turn.
UNASKED = {
    "window", "rewarding", "drawn", "losing", "jailed", "limited", "assassinating", "liberating", "posting", "healing",
    "searching",
}  # fmt: skip


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3}, {"players": 4}, *MIXED], ids=str)
def test_a_single_choice_is_taken_only_where_it_costs_nothing(options: dict[str, Any]) -> None:
    game = fathom.load("abyss", **options)
    rules = game.rules
    for seed in range(4):
        g, chance, chooser = game.new(seed=seed).raw, Recorder(Seeded(seed), events=False), Seeded(seed)
        while not g.over:
            offers: list[int] = []
            rules.legal(g, offers)
            unasked = len(offers) == 1 and not rules.must_ask(g, offers[0])
            phase, player, before = PHASES[g.phase], g.players[g.actor], g.clone()
            held = before.players[before.actor]
            rules.apply(g, offers[chooser.pick(len(offers))], chance)
            if unasked:
                assert phase in UNASKED
                if not g.over:
                    assert player.pearls >= held.pearls
                    assert player.nebulis >= held.nebulis
                    assert player.keys >= held.keys


def test_the_first_exploration_is_asked_about() -> None:
    state = fathom.load("abyss", players=2).new(seed=1)
    assert [state.game.text(action) for action in state.legal()] == ["explore"]
    assert state.view(None)["track"] == []


@pytest.mark.parametrize("last", ["crab-2", "monster"])
def test_the_last_space_is_asked_about(last: str) -> None:
    s = Scenario()
    s.asks = True
    s.explore("crab-1", "crab-1", "crab-1", "crab-1", last)
    assert (s.legal(), s.hand(), s.me.pearls) == (["take"], "", 0)


def test_the_price_of_the_corruptor_is_asked_about() -> None:
    s = Scenario(hand="squid-5 crab-4 seahorse-4", pearls=20, court="corruptor keeper reaper miller shepherd")
    s.asks = True
    s.play("court 1", "cheapest")
    if s.phase == "affiliating":
        s.play(s.legal()[0])
    assert s.phase == "corrupting"
    pearls = s.me.pearls
    s.play("court 2")
    assert (s.legal(), s.me.pearls, s.state.can_undo) == (["pay 0"], pearls, True)


def test_the_only_card_for_the_slaver_is_asked_about() -> None:
    s = Scenario(lords="slaver", hand="crab-3", council={"squid": "squid-1"})
    s.asks = True
    s.play("power slaver")
    assert (s.legal(), s.hand(), s.state.can_undo) == (["ally crab-3"], "crab-3", True)
