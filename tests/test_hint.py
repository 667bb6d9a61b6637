"""Hints: honest, the same for a seed, better and better, exact where the game is, and in words that hold."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

import fathom
from fathom.bots import tree, worlds
from fathom.core.bind import beside
from fathom.core.text import LANGUAGES
from fathom.study.advice import EXACT, ONLY, OTHERS, ROUNDS, Hint, Part, difference, hint, hints
from fathom.study.thought import Thought
from fathom.study.words import gains, hint_json, number, sentence, source
from tests.tables import EVERY_GAME, GAMES, positions, rotated, secrets, sizes

FEW = 24  # simulations


@pytest.fixture(autouse=True)
def nothing_compiles_behind_our_backs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "best", worlds.plain)
    monkeypatch.setattr("fathom.study.advice.WORLDS", 3)
    monkeypatch.setattr("fathom.study.advice.FIRST_WORLDS", 2)


def found(state: fathom.State, **options: Any) -> Hint:
    assert state.actor is not None
    return hint(state, state.actor, **{"simulations": FEW, **options})


def with_choices(game: fathom.Game, seed: int, every: int) -> list[fathom.State]:
    some = [state.clone() for i, state in enumerate(positions(game, seed, 120)) if i % every == 0 and not state.over]
    return [state for state in some if len(state.legal()) > 1]


# Honesty


def betrayed(game: fathom.Game) -> tuple[int, int]:
    """In how many positions a hint is another although its seat cannot tell the difference, and of how many."""
    told = different = 0
    for state in with_choices(game, seed=1, every=3):
        assert state.actor is not None
        one, other = (state.determinise(state.actor, seed) for seed in (1, 2))
        if one.pack() != other.pack() and different < 4:
            different += 1
            told += hint_json(one, found(one), "en") != hint_json(other, found(other), "en")
    return told, different


@pytest.mark.sampled
@rotated(1)
def test_hints_are_the_same_in_positions_that_the_seat_cannot_tell_apart(name: str, options: dict[str, Any]) -> None:
    assert betrayed(fathom.load(name, **options))[0] == 0


class Peeking(worlds.Plain):
    """A search that takes the position it is handed for the true one."""

    def __init__(self, game: fathom.Game) -> None:
        super().__init__(game)
        self.search = beside(tree, {**vars(game.rules), "determinise": lambda g, seat, chance: None})["tree_search"]


@pytest.mark.parametrize("name", [name for name in GAMES if secrets(name, {"players": 2}) >= 0.01])
def test_a_hint_that_peeks_is_found_out(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that does not draw anew what it cannot know: where much is hidden, the test above notices."""
    game = fathom.load(name, players=max(sizes(name)))
    states = with_choices(game, seed=1, every=3)
    twins = [[state.determinise(state.actor or 0, seed) for seed in (1, 2)] for state in states]
    monkeypatch.setattr(worlds, "best", Peeking)
    monkeypatch.setattr(fathom.State, "determinise", lambda self, seat, seed=None: self.clone())
    pairs = [(one, other) for one, other in twins if one.pack() != other.pack()][:6]
    assert any(found(one) != found(other) for one, other in pairs)


# What it depends on


@EVERY_GAME
def test_a_seed_is_all_that_a_hint_depends_on(name: str) -> None:
    game = fathom.load(name, players=2)
    state = with_choices(game, seed=2, every=8)[1]
    before = state.pack()
    assert found(state, seed=1) == found(state, seed=1)
    assert found(state, seed=1, simulations=60) != found(state, seed=2, simulations=60)
    assert state.pack() == before


@pytest.mark.slow
def test_plain_and_compiled_hints_agree() -> None:
    game = fathom.load("otys", players=2)
    for state in with_choices(game, seed=2, every=30):
        assert found(state, world=worlds.prepare(game)) == found(state, world=worlds.plain(game))


def test_without_reasons_the_choices_are_the_same() -> None:
    state = with_choices(fathom.load("otys", players=2), seed=2, every=5)[0]
    full, short = found(state), found(state, why=False)
    assert [(one.action, one.visits, one.win) for one in full.choices] == [
        (one.action, one.visits, one.win) for one in short.choices
    ]
    assert (short.why, short.choices[0].points) == ((), None)


def test_hints_become_better_and_can_be_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    state = fathom.load("otys", players=2).new(seed=7)
    grown: list[int] = []
    grow = Thought.grow

    def counted(thought: Thought, simulations: int) -> None:
        grown.append(simulations)
        grow(thought, simulations)

    monkeypatch.setattr(Thought, "grow", counted)
    every = list(hints(state, 0, simulations=100))
    assert [one.simulations for one in every] == [100 * i // ROUNDS for i in range(1, ROUNDS + 1)]
    assert every[-1] == found(state, simulations=100)
    grown.clear()
    stream = hints(state, 0, simulations=100)
    assert len(list(islice(stream, 2))) == 2
    assert sum(grown) == 25  # nothing is thought ahead of what is asked for


@pytest.mark.parametrize("simulations", [1, 2, 3, 9])
def test_hardly_any_simulations_are_enough_for_some_hint(simulations: int) -> None:
    state = fathom.load("otys", players=3).new(seed=2)
    assert found(state, simulations=simulations).simulations == simulations


# What it says


def test_the_better_choice_comes_first() -> None:
    state = fathom.load("otys", players=2).new(seed=7)
    best = found(state, simulations=400)
    assert [one.visits for one in best.choices] == sorted((one.visits for one in best.choices), reverse=True)
    assert best.choices[0].action in state.legal()
    assert all(one.win is not None and 0 < one.win < 1 for one in best.choices)
    assert all(one.points is not None for one in best.choices)


def test_exact_worths_come_before_the_search() -> None:
    game = fathom.load("octodice", players=2)
    exact = 0
    for state in with_choices(game, seed=3, every=4):
        known = found(state)
        if known.sure != EXACT:
            continue
        exact += 1
        assert known.worths is not None
        assert sorted(known.worths) == state.legal()
        assert [one.points for one in known.choices] == sorted(known.worths.values(), reverse=True)[:3]
        wins = [one.win or 0 for one in known.choices]
        assert wins == sorted(wins, reverse=True)
        told = hint_json(state, known, "en")
        assert told["choices"][0]["odds"] == [
            [words, round(chance, 4)] for words, chance in state.odds(known.seat, known.choices[0].action)
        ]
    assert exact > 3


@pytest.mark.sampled
@rotated(2)
def test_sources_add_up_to_what_is_expected(name: str, options: dict[str, Any]) -> None:
    game = fathom.load(name, **options)
    for i, state in enumerate(positions(game, seed=3)):
        if i % 7 and not state.over:
            continue
        for seat in range(game.seats):
            parts = state.sources(seat)
            assert sum(parts.values()) == pytest.approx(state.heuristic(seat))
            assert set(parts) - {""} <= {*game.rules.SOURCES, *game.rules.PROMISES}
    assert all(abs(state.sources(seat)[""]) < 1e-9 for seat in range(game.seats))  # in the end all points have a source


@EVERY_GAME
def test_promises_name_weights(name: str) -> None:
    rules = fathom.load(name).rules
    named = [weight for weights in rules.PROMISES.values() for weight in weights]
    assert set(named) <= set(rules.WEIGHTS)
    assert len(named) == len(set(named))


def test_only_what_is_no_accident_is_a_reason() -> None:
    some = [{"a": 2.0 + i % 2, "b": float(i % 5), "c": 1.05, OTHERS: 0.0} for i in range(20)]
    other = [{"a": 1.0 + i % 2, "b": float(i * 3 % 5), "c": 1.0, OTHERS: 2.0} for i in range(20)]
    assert [(part.source, part.points) for part in difference(some, other)] == [(OTHERS, -2.0), ("a", 1.0)]


@pytest.mark.parametrize("lang", LANGUAGES)
@EVERY_GAME
def test_a_hint_in_words(name: str, lang: str) -> None:
    state = with_choices(fathom.load(name, players=2), seed=4, every=9)[1]
    told = hint_json(state, found(state), lang)
    assert told["why_says"].endswith(".")
    assert all(choice["says"] for choice in told["choices"])
    assert all(source(state, each, lang) for each in state.sources(0))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_choice_brings_in_words(lang: str) -> None:
    """Whose points they are is plain, and so is it if they speak against the choice."""
    state = fathom.load("otys", players=2).new(seed=1)
    own, fewer, more = Part("contracts", 1.4), Part(OTHERS, -0.5), Part(OTHERS, 0.5)
    told = {
        "en": ("Contracts +1.4 points, and 0.5 points fewer for the others", "0.5 points more for the others at first"),
        "de": ("Aufträge +1,4 Punkte und 0,5 Punkte weniger für die anderen", "0,5 Punkte mehr für die anderen fürs"),
        "fr": ("Contrats +1,4 points et 0,5 points de moins pour les autres", "0,5 points de plus pour les autres"),
    }[lang]
    assert gains(state, (own, fewer), lang) == told[0]
    assert gains(state, (more,), lang).startswith(told[1])
    assert told[1].startswith(gains(state, (more,), lang, better=False))


def test_numbers_are_written_as_the_language_does() -> None:
    assert [number(-0.26, lang, sign=True) for lang in LANGUAGES] == ["−0.3", "−0,3", "−0,3"]
    assert number(-0.01, "en", sign=True) == "+0.0"


def test_a_single_choice_needs_no_thought() -> None:
    game = fathom.load("abyss", players=2)
    state = next(one for one in positions(game, seed=1) if not one.over and len(one.legal()) == 1)
    only = found(state)
    assert (only.sure, only.simulations) == (ONLY, 0)
    assert sentence(state, only, "en") == "There is no other choice."


def test_what_makes_no_sense_is_refused() -> None:
    state = fathom.load("otys", players=2).new(seed=1)
    with pytest.raises(ValueError, match="seat 1 does not decide"):
        hints(state, 1)
    with pytest.raises(ValueError, match="simulations must be"):
        hints(state, 0, simulations=0)
    *_, end = positions(fathom.load("octodice", players=1), seed=1)
    with pytest.raises(ValueError, match="nothing to hint"):
        hint(end, 0)
