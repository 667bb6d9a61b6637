"""Private contracts, the pile and cards being chosen from reach nobody who may not know them."""

from __future__ import annotations

import json
from typing import Any

import pytest

import fathom
from fathom.core.chance import Seeded
from fathom.games.otys.actions import CARD
from fathom.games.otys.state import KEEP_ONE, NONE, Table
from tests.tables import positions, rotated_of

rule = pytest.mark.rule


def hidden_from(g: Table, seat: int | None) -> set[str]:
    """The names of all cards whose place the seat may not know."""
    bits = g.pile
    for other in range(g.seats):
        if other != seat:
            bits |= g.players[other].hand
    cards = {CARD.words[card] for card in range(32) if bits >> card & 1}
    cards |= {CARD.words[g.tail[i]] for i in range(g.tail_size) if g.tail_by[i] != seat}
    if g.phase == KEEP_ONE and g.current != seat:
        cards |= {CARD.words[card] for card in g.drawn if card != NONE}
    if g.recycle:  # a recycled card is in the pile again, but who has done it before stays public
        for player in g.players:
            cards -= {CARD.words[card] for card in range(32) if player.done >> card & 1}
    return cards


@rule("OTYS-CONTRACT-15", "OTYS-Q-17", "OTYS-Q-34")
@pytest.mark.sampled
@rotated_of("otys", 0)
def test_no_view_log_or_refusal_names_a_hidden_card(options: dict[str, Any], proving: bool) -> None:
    game = fathom.load("otys", **options)
    looked = 0
    for seed in range(3 if proving else 1):
        for state in positions(game, seed):
            g = state.raw
            for seat in (None, *range(game.seats)):
                secret = hidden_from(g, seat)
                events = state.events(seat)
                text = json.dumps([state.view(seat), [event.to_json() for event in events]])
                text += " ".join(game.say(event) for event in events)
                told = {card for card in secret if card in text}
                # a card completed and shuffled back in the same action was seen by all when it was completed
                assert not told or (g.recycle and "completes" in text), f"{told} reached seat {seat}"
                looked += len(secret)
    assert looked > (10_000 if proving else 3_000)


@rule("OTYS-CONTRACT-15")
def test_a_draw_looks_the_same_to_others_whatever_was_drawn() -> None:
    """Two games that differ in the pile only: another seat draws and keeps, and the watcher gets equal bytes."""
    game = fathom.load("otys", players=3)
    seen = 0
    for seed in range(40):
        for state in positions(game, seed, limit=250):
            draw = game.action("draw")
            if state.over or draw not in state.legal():
                continue
            watcher = ((state.actor or 0) + 1) % 3
            texts = set()
            for outcomes in range(4):
                one = state.determinise(watcher, seed=outcomes)
                one._chance.source = Seeded(outcomes)
                one.apply(draw)
                drawn = json.dumps([one.view(watcher), [e.to_json() for e in one.events(watcher)]])
                texts.add(drawn)
                one.apply(one.legal()[outcomes % len(one.legal())])
                assert {e.args.get("card") for e in one.events(watcher) if e.kind == "keep"} == {None}
                owner = [e.args["card"] for e in one.events(one.history[-1].actor) if e.kind == "keep"]
                assert owner[0] in CARD.words
            assert len(texts) == 1
            seen += 1
            break
    assert seen > 10


@rule("OTYS-CONTRACT-15", "OTYS-Q-34")
def test_the_owner_sees_the_hand_and_the_others_its_size() -> None:
    state = fathom.load("otys", players=3).new(seed=1)
    g = state.raw
    card = next(card for card in range(32) if g.pile >> card & 1)
    g.pile &= ~(1 << card)
    g.pile_size -= 1
    g.players[1].hand = 1 << card
    state.check()
    assert state.view(1)["players"][1]["hand"] == [CARD.words[card]]
    for seat in (None, 0, 2):
        assert state.view(seat)["players"][1]["hand"] is None
        assert state.view(seat)["players"][1]["hand_size"] == 1
    guesses = {state.determinise(0, seed=i).raw.players[1].hand for i in range(200)}
    assert len(guesses) > 20
    assert all(bin(bits).count("1") == 1 for bits in guesses)
    assert {state.determinise(1, seed=i).raw.players[1].hand for i in range(20)} == {1 << card}


@rule("OTYS-Q-17")
def test_a_seat_remembers_what_it_put_under_the_pile() -> None:
    """And only that: the owner's guesses keep those cards in place, the others' do not."""
    state = fathom.load("otys", players=2).new(seed=3)
    g = state.raw
    cards = [card for card in range(32) if g.pile >> card & 1][:3]
    for i, card in enumerate(cards):
        g.pile &= ~(1 << card)
        g.pile_size -= 1
        g.tail[i], g.tail_by[i] = card, 0
    g.tail_size = 3
    state.check()
    assert state.view(0)["pile"]["under"] == [CARD.words[card] for card in cards]
    assert state.view(1)["pile"] == {"count": g.pile_size + 3, "under": [None, None, None]}
    assert all(state.determinise(0, seed=i).raw.tail == g.tail for i in range(20))
    assert any(state.determinise(1, seed=i).raw.tail != g.tail for i in range(20))
