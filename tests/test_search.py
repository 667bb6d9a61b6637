"""The search: the same in both worlds and for any number of threads, honest, and refusing what makes no sense."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import fathom
from fathom.bots import ask, bot, tree, worlds
from fathom.bots.greedy import Greedy
from fathom.bots.mcts import Mcts, Option, Search, Settings, settings_of
from fathom.core.bind import beside
from fathom.core.chance import stream
from tests.tables import EVERY_GAME, EVERY_TABLE, GAMES, positions, secrets, sizes

CHEAP = "otys"  # to compile: others take a minute
COMPILED_GAME = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name == CHEAP else pytest.mark.prove) for name in GAMES]
)


@pytest.fixture(autouse=True)
def nothing_compiles_behind_our_backs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "best", worlds.plain)


def some(game: fathom.Game, seed: int, every: int, limit: int = 150) -> Iterator[fathom.State]:
    """Positions of a random game with a choice to make."""
    for i, state in enumerate(positions(game, seed, limit)):
        if i % every == 0 and not state.over:
            yield state


def found(state: fathom.State, seed: int, settings: str) -> list[Option]:
    assert state.actor is not None
    return Search(seed, settings_of(settings)).options(state, state.actor)


# Honesty


class Peeking(worlds.Plain):
    """A search that takes the position it is handed for the true one."""

    def __init__(self, game: fathom.Game) -> None:
        super().__init__(game)
        self.search = beside(tree, {**vars(game.rules), "determinise": lambda g, seat, chance: None})["tree_search"]


def betrayed(game: fathom.Game) -> tuple[int, int]:
    """In how many positions a search finds something else although its seat cannot tell the difference; and in how many
    there was a difference, a few at most."""
    told = different = 0
    for state in some(game, seed=1, every=3, limit=300):
        assert state.actor is not None
        one, other = (state.determinise(state.actor, seed) for seed in (1, 2))
        if one.pack() != other.pack() and different < 5 and len(state.legal()) > 1:
            different += 1
            told += found(one, 5, "30") != found(other, 5, "30")
    return told, different


@EVERY_TABLE
def test_a_search_finds_the_same_in_positions_its_seat_cannot_tell_apart(name: str, options: dict[str, Any]) -> None:
    assert betrayed(fathom.load(name, **options))[0] == 0


@pytest.mark.parametrize("name", [name for name in GAMES if secrets(name, {"players": 2}) >= 0.01])
def test_a_search_that_peeks_is_found_out(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where much is hidden; elsewhere there is nothing to be seen."""
    monkeypatch.setattr(worlds, "best", Peeking)
    told, different = betrayed(fathom.load(name, players=max(sizes(name))))
    assert told > 0
    assert different > 0


# Both worlds, and threads


@pytest.mark.slow
@pytest.mark.sampled
@COMPILED_GAME
def test_plain_and_compiled_searches_agree(
    name: str, proving: bool, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    for players in (2, 3) if name != "seastead" else (1, 2):
        game = fathom.load(name, players=players)
        fast = worlds.prepare(game)
        assert isinstance(fast, worlds.Fast)
        for state in some(game, seed=players, every=5 if proving else 23):
            for settings in ("120", "60:trees=3:walk=3:picks=3:wide=2:nearest=0:centre=1", "40:walk=10000:winning=1"):
                monkeypatch.setattr(worlds, "best", worlds.plain)
                plain = found(state, 3, settings)
                monkeypatch.setattr(worlds, "best", worlds.prepare)
                assert found(state, 3, settings) == plain
                assert found(state, 3, f"{settings}:threads=2") == plain


@pytest.mark.slow
@pytest.mark.sampled
@COMPILED_GAME
def test_greedy_chooses_the_same_in_both_worlds(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = fathom.load(name, players=2)
    fast = worlds.prepare(game)
    for state in some(game, seed=4, every=7):
        assert state.actor is not None
        chosen = []
        for world in (worlds.plain(game), fast):
            monkeypatch.setattr(worlds, "at_hand", lambda game, world=world: world)
            player = Greedy(6)
            chosen.append((player.choose(state, state.actor), player.generator))
        assert chosen[0] == chosen[1]


@EVERY_GAME
def test_a_seed_is_all_that_a_search_depends_on(name: str) -> None:
    game = fathom.load(name, players=2)
    *_, state = positions(game, seed=2, limit=9)
    before = state.pack()
    assert found(state, 1, "50") == found(state, 1, "50") == found(state, 1, "50:trees=1:threads=2")
    assert found(state, 1, "50") != found(state, 2, "50")
    options = found(state, 1, "50")
    assert sum(option.visits for option in options) == 50
    assert sorted(option.action for option in options) == state.legal()
    assert all(0 <= option.value <= 1 for option in options)
    assert state.pack() == before


# The tree


def test_a_node_tries_more_actions_the_more_it_is_visited() -> None:
    grown = [sum(tree.tree_may_widen(tried, visits, 4) for tried in range(100)) for visits in (0, 1, 16, 100)]
    assert grown == [4, 4, 8, 20]


def test_the_tree_stays_while_it_is_the_same_turn() -> None:
    """In Otys a turn has several choices, and nothing is drawn between a key and where the diver goes."""
    game = fathom.load("otys", players=2)
    state, player = game.new(seed=7), Mcts(1, "100")
    kept = []
    for _ in range(25):
        assert state.actor is not None
        known, seat = state.determinise(state.actor, 1), state.actor
        options = player.search.options(known, seat)
        grown = player.search.trees[0]
        kept.append(bool(grown.book[tree.TREE_ROOT]))
        assert sum(option.visits for option in options) <= grown.visits
        state.apply(player.search.choose(known, seat, options[0].action))
        if state.actor != seat:
            assert player.search.trees == []
    assert 3 < sum(kept) < 22


def test_another_position_than_the_one_foreseen_begins_anew() -> None:
    game = fathom.load("otys", players=2)
    state, player = game.new(seed=7), Mcts(1, "60")
    assert state.actor is not None
    action = player.choose(state, state.actor)
    other = next(each for each in state.legal() if each != action)
    state.apply(other)
    assert state.actor is not None
    fresh = Search(1, settings_of("60")).options(state, state.actor)
    assert player.search.options(state, state.actor) == fresh


def test_a_full_tree_goes_on_without_new_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathom.bots.mcts.PLAIN_ROOM", 30)
    state = fathom.load("octodice", players=2).new(seed=1)
    assert sum(option.visits for option in found(state, 1, "200")) == 200


@EVERY_GAME
def test_a_search_beats_chance(name: str) -> None:
    game = fathom.load(name, players=2)
    for seed in range(2):
        state, players = game.new(seed=seed), (bot("random", 1), Mcts(2, "12"))
        while state.actor is not None:
            state.apply(ask(players[(state.actor + seed) % 2], state, stream(seed, 9)))
        assert state.ranks[1 - seed] == 0


def test_time_is_a_budget_too() -> None:
    state = fathom.load("otys", players=2).new(seed=1)
    assert state.actor is not None
    player = Mcts(1, "0.02s")
    assert player.seconds == 0.02
    player.seconds = 0.01
    assert player.choose(state, state.actor) in state.legal()
    assert found(state, 1, "0.01s:trees=2:threads=2")[0].visits > 0


# What a game hands over


@EVERY_TABLE
def test_a_heuristic_ends_with_the_score(name: str, options: dict[str, Any]) -> None:
    game = fathom.load(name, **options)
    for state in positions(game, seed=3):
        values = [state.heuristic(seat) for seat in range(game.seats)]
        assert all(-1000 < value < 1000 for value in values)
    assert tuple(values) == state.scores


# Names and settings


def test_settings_are_read_from_the_name() -> None:
    assert settings_of("") == Settings()
    assert settings_of("200") == Settings(simulations=200)
    assert settings_of("0.5s") == Settings(simulations=None, seconds=0.5)
    assert settings_of("200:0.5s:walk=3") == Settings(simulations=200, seconds=0.5, walk=3)
    player = bot("mcts:70:explore=0.5", 1)
    assert isinstance(player, Mcts)
    assert player.search.settings == Settings(simulations=70, explore=0.5)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("mcts:0", "simulations must be from 1"),
        ("mcts:many", "'many': simulations is an integer"),
        ("mcts:-5", "'-5': simulations is an integer"),
        ("mcts:0s", "seconds must be from"),
        ("mcts:infs", "seconds is a number"),
        ("mcts:9:nonsense=1", "no setting 'nonsense' of a search; there are simulations, seconds"),
        ("mcts:9:walk=2.5", "walk is an integer"),
        ("mcts:9:threads=0", "threads must be from 1"),
        ("random:3", "the bot 'random' has no settings"),
        ("mtcs:3", "no bot 'mtcs:3'; did you mean 'mcts'"),
    ],
)
def test_a_bad_setting_is_refused(name: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        bot(name, 1)


def test_a_search_needs_an_end_and_somebody_who_decides() -> None:
    with pytest.raises(ValueError, match="needs an end"):
        Settings(simulations=None)
    state = fathom.load("otys", players=2, first_player=0).new(seed=1)
    with pytest.raises(ValueError, match="seat 1 does not decide now"):
        Search(1, Settings()).options(state, 1)
