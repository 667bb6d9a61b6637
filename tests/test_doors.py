"""The doors of a state for looking ahead: they come to what playing comes to, and leave no trace."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import fathom
from fathom.core.chance import Script, Seeded, System
from fathom.core.text import LANGUAGES
from tests.tables import EVERY_GAME, positions


@EVERY_GAME
def test_a_trial_leads_where_the_action_leads(name: str) -> None:
    game, chooser = fathom.load(name, players=2), random.Random(1)
    for state in positions(game, seed=3, limit=120):
        if state.over:
            break
        action, before = chooser.choice(state.legal()), (state.pack(), state.legal(), list(state.history))
        played = state.clone()
        played.apply(action)
        turn = played.history[-1]
        tried = state.trial(action, Script(turn.outcomes))
        assert (tried.pack(), tried.moment, tried.actor, tried.legal()) == (
            played.pack(),
            played.moment,
            played.actor,
            played.legal(),
        )
        assert [(one.action, one.actor, one.outcomes) for one in tried.history] == [(action, turn.actor, turn.outcomes)]
        assert not tried.can_undo
        assert tried.events(None) == []
        assert (state.pack(), state.legal(), list(state.history)) == before


def test_a_trial_does_not_foretell_chance() -> None:
    """Of a seeded game the future is fixed; a trial must not know it."""
    state = fathom.load("octodice", players=2).new(seed=1)
    roll = next(action for action in state.legal() if state.trial(action).history[-1].outcomes)
    assert len({state.trial(roll).history[-1].outcomes for _ in range(20)}) > 1
    assert isinstance(state.trial(roll)._chance.source, System)
    again = [state.trial(roll, Seeded(5)).history[-1].outcomes for _ in range(2)]
    assert again[0] == again[1], "with a source of one's own it can be repeated"


def test_a_trial_is_no_game_that_can_be_saved() -> None:
    state = fathom.load("otys", players=2).new(seed=1)
    state.apply(state.legal()[0])
    with pytest.raises(fathom.RecordError):
        fathom.Record.of(state.trial(state.legal()[0]))


@EVERY_GAME
def test_a_position_goes_to_another_process_and_back(name: str) -> None:
    game = fathom.load(name, players=2)
    *_, state = positions(game, seed=2, limit=30)
    again = fathom.State.unpack(game, state.pack(), state.moment, seed=4)
    assert (again.pack(), again.moment, again.legal()) == (state.pack(), state.moment, state.legal())
    assert (again.history, again.setup) == ([], ())
    for seat in range(game.seats):
        assert again.view(seat) == state.view(seat)
        assert again.heuristic(seat) == state.heuristic(seat)
        assert again.facts(seat) == state.facts(seat)


def test_only_the_seat_that_decides_foresees() -> None:
    state = fathom.load("otys", players=2, first_player=0).new(seed=1)
    assert state.actor == 0
    with pytest.raises(ValueError, match="seat 1 does not decide now"):
        state.foresee(1, state.legal()[0])
    with pytest.raises(ValueError, match="no seat 2"):
        state.foresee(2, state.legal()[0])
    with pytest.raises(fathom.IllegalAction):
        state.foresee(0, state.game.action("surface"))


@EVERY_GAME
def test_a_game_without_the_optional_functions_has_their_defaults(name: str) -> None:
    state = fathom.load(name, players=2).new(seed=1)
    assert callable(state.game.rules.same)
    assert isinstance(state.facts(0), dict)
    prospects = state.prospects()
    assert prospects is None or len(prospects) == len(state.legal())


@EVERY_GAME
def test_every_refusal_has_a_cause_in_every_language(name: str) -> None:
    game = fathom.load(name, players=2)
    state = game.new(seed=5)
    for action in range(0, game.num_actions, 3):
        for lang in LANGUAGES:
            why = state.why(action, lang)
            assert (why is None) is (state.explain(action) is None)
            assert why is None or (why.rule.id == state.explain(action) and why.cause.strip())


@EVERY_GAME
def test_the_outlook_is_what_is_foreseen_of_each_action(name: str) -> None:
    state = fathom.load(name, players=2).new(seed=5)
    seat = state.actor
    assert seat is not None
    around = state.outlook(seat)
    assert list(around) == state.legal()
    for action, seen in around.items():
        assert replace(state.foresee(seat, action), view=None) == seen
        assert all(0 < chance <= 1 for _, chance in state.odds(seat, action))
