"""What the view works out for whoever shows it."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from tests.tables import positions

TABLES = ({"players": 1}, {"players": 2}, {"players": 2, "sides": "B"}, {"players": 2, "sides": "mixed"})


@pytest.mark.parametrize("options", TABLES)
def test_figures_agree_with_each_other(options: dict[str, Any]) -> None:
    game = fathom.load("seastead", **options)
    for state in positions(game, 3):
        view = state.view(0)
        for one in view["flotillas"]:
            free = [at for at in one["locations"] if at["owner"] is None]
            assert one["built"] == 6 - len(free)
            assert one["cheapest"] == (min(free, key=lambda at: at["cost"])["id"] if free else None)
            for at in one["locations"]:
                assert at["price"] == (max(at["prices"].values()) if at["prices"] else None)
                assert all(at["building"] in (None, area["type"]) for area in at["areas"])
        for player in view["players"]:
            assert player["held"] == sum(player["storage"].values())
            assert player["cleanups"] == player["cleanup"] + player["noted"]
            assert player["columns"] == min(player["built"].values())
            assert all(player["built"][name] + left == view["row"] for name, left in player["left"].items())
        if view["boss"]:
            boss = view["boss"]
            assert boss["score"] == boss["base"] + boss["per_building"] * boss["buildings"]
        assert view["giving"] or not any(game.text(action).startswith("give") for action in state.legal())


@pytest.mark.parametrize("options", TABLES)
def test_dive_cards_are_those_that_are_named(options: dict[str, Any]) -> None:
    for state in positions(fathom.load("seastead", **options), 5):
        for seat in (None, *range(state.game.seats)):
            dive = state.view(seat)["dive"]
            named = {dive["face_up"], dive["known"], *dive["looking_at"]} - {None}
            assert set(dive["cards"]) == named
            assert dive["cards"][dive["face_up"]]["halves"] == dive["halves"]


def test_every_card_and_effect_has_its_rule() -> None:
    """The rule named is there, and each card of a kind has one of its own."""
    game = fathom.load("seastead")
    rules = game.rules
    effects = [rules.effect_rule(effect) for effect in range(len(rules.EFFECT_KIND))]
    abilities = [rules.ability_rule(ability) for ability in rules.ABILITY]
    resolutions = [rules.resolution_rule(card) for card in range(len(rules.RULE))]
    for found in (effects, abilities, resolutions):
        assert len(set(found)) == len(found)
        for id in found:
            assert game.rule(id).text
