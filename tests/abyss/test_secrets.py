"""Hands, Council stacks, Monster tokens and payments in progress reach nobody who may not know them."""

from __future__ import annotations

import json
from typing import Any

import pytest

import fathom
from fathom.core.chance import Seeded
from fathom.games.abyss.actions import ALLY_TYPE, CARD
from fathom.games.abyss.state import AFFILIATING, ALLIES, FIGURE_CHOICE, HEALING, KRAKENS, SPACES, Table
from tests.abyss.scenario import Scenario
from tests.tables import MIXED, positions, sizes

rule = pytest.mark.rule
TABLES = [*({"players": n} for n in sizes("abyss")), *MIXED["abyss"]]


def shown_cards(g: Table, seat: int | None) -> set[str]:
    """The names of all Allies that lie in the sight of a seat."""
    shown = {CARD.words[card] for card in g.track if card >= 0}
    for other in range(g.seats):
        player = g.players[other]
        shown |= {ALLY_TYPE.words[card] for card in range(KRAKENS) if player.affiliated[card]}
        if other == seat:
            shown |= {ALLY_TYPE.words[card] for card in range(ALLIES) if player.hand[card]}
    if g.phase in (AFFILIATING, FIGURE_CHOICE):
        shown |= {ALLY_TYPE.words[card] for card in range(ALLIES) if g.used[card]}
    if g.phase == HEALING and seat == g.current:
        shown |= {ALLY_TYPE.words[card] for card in range(ALLIES) if g.discard[card]}
    return shown


@rule("ABYSS-COUNCIL-02", "ABYSS-EXPLORE-10")
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_no_view_names_a_card_that_does_not_lie_open(options: dict[str, Any]) -> None:
    game = fathom.load("abyss", **options)
    looked = 0
    for seed in range(2):
        for state in positions(game, seed):
            for seat in (None, *range(game.seats)):
                text = json.dumps(state.view(seat))
                shown = shown_cards(state.raw, seat)
                hidden = [name for name in ALLY_TYPE.words if name not in shown]
                told = [name for name in hidden if f'"{name}"' in text]
                assert not told, f"{told} reached seat {seat}"
                looked += len(hidden)
    assert looked > 10_000


@rule("ABYSS-MONSTER-06")
def test_a_token_is_told_to_its_owner_only() -> None:
    s = Scenario(2, threat=2).next(tokens="4 3").explore("monster").play("take", "reward 3")
    mine, theirs = (json.dumps(s.happened("token", seat)) for seat in (0, 1))
    assert '"points": 4' in mine
    assert '"points": null' in theirs
    assert "4" not in theirs.replace("null", "")
    assert s.state.view(1)["players"][0]["token_points"] is None
    assert s.state.view(1)["players"][0]["tokens"] == 2
    assert s.state.view(0)["players"][0]["token_points"] == [3, 4]
    assert s.state.view(1)["players"][0]["points"]["monsters"] == 0


def scramble(state: fathom.State, seat: int, seed: int) -> fathom.State | None:
    """The same table with other cards in hidden places: hands of others, Council stacks and the deck change cards."""
    other, chooser = state.clone(), Seeded(seed)
    g = other.raw
    changed = False
    for card in range(KRAKENS):
        space = card // 5
        for twin in range(5 * space, 5 * space + 5):
            holders = [g.players[n].hand for n in range(g.seats) if n != seat] + [g.council[i] for i in range(SPACES)]
            row = holders[chooser.pick(len(holders))]
            if card != twin and row[card] and g.deck[twin]:
                row[card], row[twin] = row[card] - 1, row[twin] + 1
                g.deck[card], g.deck[twin] = g.deck[card] + 1, g.deck[twin] - 1
                changed = True
    return other if changed else None


@rule("ABYSS-COUNCIL-02")
@pytest.mark.parametrize("players", sizes("abyss"))
def test_other_hands_and_stacks_change_nothing_that_a_seat_is_shown(players: int) -> None:
    """Two tables that differ only in hidden cards: the same view, the same choices, the same reasons."""
    game = fathom.load("abyss", players=players)
    compared = 0
    for seed in range(3):
        for at, state in enumerate(positions(game, seed)):
            if state.over or at % 7 or any(state.raw.used):
                continue
            for seat in range(game.seats):
                other = scramble(state, seat, at)
                if other is None:
                    continue
                other.check()
                assert json.dumps(other.view(seat)) == json.dumps(state.view(seat))
                if state.actor == seat and state.raw.phase != HEALING:
                    assert other.legal() == state.legal()
                    for action in range(0, game.num_actions, 5):
                        assert other.explain(action) == state.explain(action)
                compared += 1
    assert compared > 60


@rule("ABYSS-EXPLORE-07", "ABYSS-EXPLORE-10")
def test_a_guess_keeps_what_all_have_seen() -> None:
    """An Ally taken from the track is known to be in that hand until it is played; so is every card of the Council."""
    s = Scenario(3, others={1: {"pearls": 2, "tokens": "2 3 4"}})
    s.next(cards="squid-5 crab-4 kraken-3 jellyfish-2").play("explore", "pay 0", "explore", "explore", "take")
    s.play("council crab")  # the Kraken
    assert s.hand(1) == "squid-5"
    for seed in range(20):
        guess = s.state.determinise(2, seed=seed).raw
        assert [list(row) for row in guess.council] == [list(row) for row in s.g.council]
        assert all(list(guess.players[n].hand) == list(s.player(n).hand) for n in range(3))
        assert sum(guess.players[1].tokens) == 3
    tokens = {tuple(s.state.determinise(2, seed=seed).raw.players[1].tokens) for seed in range(40)}
    assert len(tokens) > 3


def test_without_memory_hands_and_stacks_are_guessed() -> None:
    """Only sizes are known; every stack holds its own race and Krakens, and nothing is lost."""
    held: dict[str, Any] = {"hand": "crab-1", "others": {1: {"hand": "squid-5 crab-4 kraken-2"}, 2: {"hand": "crab-5"}}}
    s = Scenario(3, **held, council={"crab": "crab-2 kraken-3", "squid": "squid-1"}, memory="none")
    guesses = [s.state.determinise(0, seed=seed) for seed in range(60)]
    for guess in guesses:
        guess.check()
        assert guess.view(0) == s.state.view(0)
        assert list(guess.raw.players[0].hand) == list(s.me.hand)
    assert len({tuple(guess.raw.players[1].hand) for guess in guesses}) > 40
    assert len({tuple(guess.raw.council[1]) for guess in guesses}) > 5
    assert any(guess.raw.council[1][KRAKENS + 1] for guess in guesses)


def test_without_memory_krakens_are_left_for_stacks_that_need_them() -> None:
    """A stack of nothing but Krakens, all of its race in sight: a guess must fill it with Krakens."""
    squids = " ".join(
        f"squid-{value}" for value, count in zip(range(1, 6), (4, 3, 3, 2, 1), strict=True) for _ in range(count)
    )
    held: dict[str, Any] = {"hand": squids, "memory": "none"}
    s = Scenario(2, **held, council={"squid": "kraken-2 kraken-3", "jellyfish": "jellyfish-1 jellyfish-2 kraken-4"})
    for seed in range(60):
        guess = s.state.determinise(0, seed=seed)
        guess.check()
        assert sum(guess.raw.council[4][KRAKENS:]) == 2


def test_a_payment_in_progress_is_not_known() -> None:
    s = Scenario(2, hand="crab-3 crab-4 squid-4", pearls=2, court="hunter").play("court 1", "ally crab-3")
    view = s.state.view(1)
    assert view["progress"]["laid"] is None
    assert view["progress"]["lord"] == "hunter"
    guess = s.state.determinise(1, seed=1)
    assert guess.view(1) == view
    assert not any(guess.raw.used)
    assert s.state.determinise(0, seed=1).raw.used == s.g.used


def test_without_memory_a_payer_can_still_pay() -> None:
    """The hand of who is paying is guessed, too, and every guess of it can pay."""
    s = Scenario(2, hand="crab-3 crab-4 squid-4 seahorse-1", pearls=2, court="hunter", memory="none").play("court 1")
    hands = set()
    for seed in range(40):
        guess = s.state.determinise(1, seed=seed)
        guess.check()
        assert guess.view(1) == s.state.view(1)
        assert guess.legal()
        guess.apply(s.game.action("cheapest"))
        hands.add(tuple(s.state.determinise(1, seed=seed).raw.players[0].hand))
    assert len(hands) > 20


@rule("ABYSS-LORD-112")
def test_looking_through_the_discard_pile_cannot_be_taken_back() -> None:
    """However the Healer comes in."""
    s = Scenario(court="corruptor healer keeper", hand="squid-5 squid-4 squid-1", pearls=5, discard="crab-3 crab-4")
    s.play("court 1", "cheapest", "court 2")
    assert s.phase == "healing"
    assert not s.state.can_undo
