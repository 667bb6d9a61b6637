"""One game in the compiled world: the same game as in the plain one, and nothing that a copy could lose."""

from __future__ import annotations

import copy
import doctest
import pickle

import numpy as np
import pytest

import fathom
import fathom.core.compiled.single
from fathom.core.chance import Seeded
from fathom.core.compiled import Single
from tests.tables import EVERY_GAME

LIMIT = 150  # decisions of a game that are compared


def single(name: str, seed: int) -> Single:
    return fathom.load(name).compile().single(seed)


def walk(one: Single, chooser: Seeded, limit: int = 10**9) -> list[int]:
    """Play at random; returns the actions."""
    played: list[int] = []
    while not one.over and len(played) < limit:
        legal = one.legal()
        played.append(legal[chooser.pick(len(legal))])
        one.apply(played[-1])
    return played


@EVERY_GAME
def test_the_same_seed_and_actions_lead_to_the_same_positions_as_in_the_plain_world(name: str) -> None:
    one, chooser = single(name, 5), Seeded(6)
    state = one.game.new(seed=5)
    while not one.over and one.moment < LIMIT:
        assert (one.actor, one.legal(), one.pack()) == (state.actor, state.legal(), state.pack())
        if one.moment % 10 == 0:
            seat = one.moment // 10 % one.game.seats
            assert one.observe(seat).tolist() == state.observe(seat).tolist()
            assert np.flatnonzero(one.mask()).tolist() == state.legal()
            assert one.scores == state.scores
        action = one.legal()[chooser.pick(len(one.legal()))]
        one.apply(action)
        state.apply(action)
    walk(one, chooser)
    assert one.actor is None
    assert (one.scores, one.ranks) == (one.state().scores, one.state().ranks)
    assert not one.mask().any()


@EVERY_GAME
def test_copies_and_pickles_have_the_same_future_and_do_not_share_it(name: str) -> None:
    one = single(name, 8)
    walk(one, Seeded(1), 40)
    here = one.pack()
    copies = [one.clone(), copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))]
    ends = []
    for other in copies:
        assert (other.pack(), other.legal(), other.moment) == (here, one.legal(), one.moment)
        walk(other, Seeded(2))
        ends.append(other.pack())
    assert one.pack() == here
    walk(one, Seeded(2))
    assert set(ends) == {one.pack()}


@EVERY_GAME
def test_what_a_seat_cannot_know_is_drawn_anew_and_the_rest_stays(name: str) -> None:
    one = single(name, 3)
    walk(one, Seeded(4), 30)
    guesses = [one.determinise(seat, seed) for seat in range(one.game.seats) for seed in range(6)]
    for i, guess in enumerate(guesses):
        seat = i // 6
        assert guess.state().view(seat) == one.state().view(seat)
        assert guess.pack() == one.state().determinise(seat, i % 6).pack()
        assert guess.generator != one.generator


def test_bad_actions_are_refused_and_nothing_changes() -> None:
    one = single("otys", 2)
    before = one.pack(), one.generator, one.moment
    surface = one.game.action("surface")
    with pytest.raises(fathom.IllegalAction, match="OTYS-TURN-06"):
        one.apply(surface)
    for bad in (-1, 10**9, True, 1.0, None, "key 4"):
        with pytest.raises(ValueError, match="action"):
            one.apply(bad)  # type: ignore[arg-type]
    for bad in (-1, 9, None):
        with pytest.raises(ValueError, match="no seat"):
            one.observe(bad)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="bytes"):
        Single.unpack(one.fast, b"short", 1)
    assert (one.pack(), one.generator, one.moment) == before
    one.apply(np.int64(one.legal()[0]))  # type: ignore[arg-type]
    assert one.moment == before[2] + 1


def test_a_list_that_was_handed_out_can_be_changed() -> None:
    one = single("otys", 2)
    one.legal().clear()
    assert one.legal()
    walk(one, Seeded(1))
    with pytest.raises(fathom.IllegalAction):
        one.apply(0)


def test_equal_dice_may_be_named_by_any_of_them() -> None:
    """What the rules allow but the list does not hold stands for the one that is listed."""
    game, found = fathom.load("octodice"), 0
    one, chooser = game.compile().single(1), Seeded(1)
    while not one.over and found < 5:
        state = one.state()
        others = [action for action in range(game.num_actions) if state.explain(action) is None]
        unlisted = [action for action in others if action not in one.legal()]
        if unlisted:
            found += 1
            a, b = one.clone(), one.clone()
            a.apply(unlisted[0])
            b.apply(state.same(unlisted[0]))
            assert a.pack() == b.pack()
        legal = one.legal()
        one.apply(legal[chooser.pick(len(legal))])
    assert found


def test_the_example_works() -> None:
    assert doctest.testmod(fathom.core.compiled.single).failed == 0
