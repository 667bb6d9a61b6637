"""Dive cards, docks, specialists and resolutions that lie face down reach nobody who may not know them."""

from __future__ import annotations

import json
from typing import Any

import pytest

import fathom
from fathom.games.seastead.actions import DIVE_CARD, DOCK_TILE, RESOLUTION, SPECIALIST
from fathom.games.seastead.state import NONE, Table
from tests.seastead.scenario import Scenario
from tests.tables import positions, rotated_of

rule = pytest.mark.rule


def members(words: tuple[str, ...], bits: int) -> set[str]:
    return {name for number, name in enumerate(words) if bits >> number & 1}


def hidden(g: Table, seat: int | None) -> set[str]:
    """The names of all cards that lie face down before a seat."""
    names = members(DOCK_TILE.words, g.dock_stack) | members(SPECIALIST.words, g.specialist_deck)
    names |= members(RESOLUTION.words, g.resolution_deck)
    dive = members(DIVE_CARD.words, g.dive_deck)
    if g.top != NONE and g.top_seat == seat:
        dive.discard(DIVE_CARD.words[g.top])
    if g.current == seat:
        dive -= {DIVE_CARD.words[card] for card in g.seen if card != NONE}
    else:
        names |= {RESOLUTION.words[card] for card in g.drawn if card != NONE}
    names |= {RESOLUTION.words[g.under[i]] for i in range(g.under_size) if g.under_seat[i] != seat}
    return names | dive


@rule("SEA-GEN-02", "SEA-RESOLUTION-09", "SEA-SPECIALIST-13")
@pytest.mark.sampled
@rotated_of("seastead", 1)
def test_no_view_or_event_names_a_card_that_lies_face_down(options: dict[str, Any], proving: bool) -> None:
    game = fathom.load("seastead", **options)
    looked = 0
    for seed in range(12 if proving else 4):
        for state in positions(game, seed):
            for seat in (None, *range(game.seats)):
                told = [happening.to_json() for happening in state.events(seat)]
                secret = hidden(state.raw, seat)
                view = json.dumps(state.view(seat))
                assert not [name for name in secret if f'"{name}"' in view], f"a view for seat {seat}"
                # What was drawn and put under the deck by this action was named to its drawer only.
                text = json.dumps([event for event in told if event["kind"] in ("under", "look")])
                assert not [name for name in secret if f'"{name}"' in text], f"an event for seat {seat}"
                looked += len(secret)
    assert looked > (20_000 if proving else 6_000)


@rule("SEA-SPECIALIST-13")
def test_what_the_scout_sees_is_not_told() -> None:
    s = Scenario(blue={"ready": "scout"}).next(dive="reef-5 reef-6").play("use scout")
    assert [event["dive"] for event in s.happened("look", 0)] == ["reef-5", "reef-6"]
    assert [event["dive"] for event in s.happened("look", 1)] == [None, None]
    assert s.state.view(0)["dive"]["looking_at"] == ["reef-5", "reef-6"]
    assert s.state.view(1)["dive"]["looking_at"] == s.view["dive"]["looking_at"] == [None, None]
    s.play("card 1")
    assert (s.state.view(0)["dive"]["known"], s.state.view(1)["dive"]["known"]) == ("reef-6", None)


@rule("SEA-RESOLUTION-04", "SEA-RESOLUTION-09")
def test_the_resolution_under_the_deck_is_its_drawers_knowledge() -> None:
    s = Scenario(blue={"storage": "3 fish"}, resolution="free-passage")
    s.next(resolutions="free-trade storage-tax").play("build port 1-3", "slot 1", "card 1")
    assert [s.happened("under", seat)[0]["resolution"] for seat in (0, 1)] == ["storage-tax", None]
    assert [s.state.view(seat)["under_deck"] for seat in (0, 1, None)] == [["storage-tax"], [None], [None]]


def test_no_undo_behind_a_card_that_was_seen() -> None:
    """Neither the last card of a deck nor one that comes without chance can be looked at and put back."""
    s = Scenario(blue={"ready": "scout"}).next(dive="reef-5 reef-6").play("use scout", "card 1", "half a")
    s.end_turn().play("dive")  # the card put back is turned up, nothing is left to chance
    assert s.view["dive"]["face_up"] == "reef-6"
    assert not s.state.can_undo
    s = Scenario(blue={"storage": "3 fish"}, resolution="free-passage", resolutions="free-trade storage-tax")
    s.play("build port 1-3", "slot 1")
    assert s.phase == "resolving"
    assert not s.state.can_undo
