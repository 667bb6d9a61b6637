"""The games in OpenSpiel: its own tests, its searches, and what they do not ask."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import fathom
from fathom.core.registry import definition
from fathom.envs import openspiel as ours
from tests.tables import EVERY_GAME, sizes

SHORT = {"otys": ",round_cap=4", "abyss": ",turn_cap=40"}  # at random they would be long


def loaded(name: str, players: int | None = None, more: str = "") -> Any:
    """A game, not too long."""
    players = sizes(name)[-1] if players is None else players
    return pyspiel.load_game(f"fathom_{name}(players={players}{SHORT.get(name, '')}{more})")


def played(state: Any, chooser: random.Random, decisions: int = 10**9) -> Any:
    """Play at random, as far as a decision or the end."""
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        decisions -= not state.is_chance_node()
        state.apply_action(chooser.choice(actions))
    return state


@EVERY_GAME
def test_its_random_simulations_pass_for_every_number_of_players(name: str) -> None:
    """Its own tests in C++ and in Python: legal actions, masks, clones, histories, serialisation, utilities."""
    for players in sizes(name):
        pyspiel.random_sim_test(loaded(name, players), num_sims=1, serialize=True, verbose=False)
    np.random.seed(1)
    games_sim_test.GamesSimTest("test_breakthrough").sim_game(loaded(name))


@EVERY_GAME
def test_its_searches_play_ours(name: str) -> None:
    chooser = random.Random(3)
    for chance in ("explicit", "sampled"):
        game = loaded(name, None, f",chance={chance}")
        state, luck = played(game.new_initial_state(), chooser, 6), np.random.RandomState(1)
        bots = [ISMCTSBot(game, ours.Evaluator(seed=1), 1.0, 30, random_state=luck)]
        if chance == "explicit":
            bots.append(ISMCTSBot(game, RandomRolloutEvaluator(1, luck), 1.0, 2, random_state=luck))
            bots.append(MCTSBot(game, 1.0, 30, ours.Evaluator(2, seed=1), random_state=luck))
            bots.append(MCTSBot(game, 1.0, 2, RandomRolloutEvaluator(1, luck), random_state=luck))
        for bot in bots:
            for _ in range(2):
                state.apply_action(int(bot.step(state)))
                played(state, chooser, 0)


def test_more_thought_wins() -> None:
    """Its search with ours as evaluator beats chance, or it would be fed nonsense."""
    game, chooser, luck = loaded("octodice", 2, ",chance=sampled"), random.Random(1), np.random.RandomState(1)
    won = 0.0
    for number in range(6):
        bot = ISMCTSBot(game, ours.Evaluator(seed=number), 1.0, 40, random_state=luck)
        state = played(game.new_initial_state(), chooser, 0)
        while not state.is_terminal():
            search = state.current_player() == number % 2
            state.apply_action(int(bot.step(state)) if search else chooser.choice(state.legal_actions()))
        won += state.returns()[number % 2]
    assert won >= 4


@EVERY_GAME
def test_a_history_is_the_game_that_the_plain_world_plays(name: str) -> None:
    """Decisions and outcomes of chance, told to the plain world, lead to the same positions and the same end."""
    game = loaded(name)
    state = played(game.new_initial_state(), random.Random(5))
    acts = [(item.player, item.action) for item in state.full_history()]
    script: list[list[int]] = [[]]
    for player, action in acts:
        script.append([action]) if player >= 0 else script[-1].append(action)
    plain = game.fathom.new(chance=script[0])
    for action, *outcomes in script[1:]:
        plain.apply(action, chance=outcomes)
    assert plain.over
    assert plain.pack() == state._now.pack()
    first = max(range(game.num_players()), key=lambda seat: (-plain.ranks[seat], plain.scores[seat]))
    assert state.returns()[first] == max(state.returns())
    assert game.num_players() == 1 or sum(state.returns()) == pytest.approx(0)


def test_points_are_rewards_when_asked_for() -> None:
    state = played(loaded("otys", 3, ",rewards=points").new_initial_state(), random.Random(1))
    assert state.returns() == list(state._now.scores)
    assert state.rewards() == state.returns()


def test_explicit_chance_is_that_of_the_rules() -> None:
    """The first roll of Octo Dice: each die by itself, six outcomes alike; sampled chance has none to show."""
    state = loaded("octodice", 2).new_initial_state()
    assert state.is_chance_node()
    chooser, seen = random.Random(2), Counter[int]()
    for _ in range(20):
        now = played(state.clone(), chooser, 0)
        played(now, chooser, 1)
        while now.is_chance_node():
            assert sum(chance for _, chance in now.chance_outcomes()) == pytest.approx(1)
            seen[len(now.chance_outcomes())] += 1
            now.apply_action(0)
        now = played(state.clone(), chooser, 0)
        now.apply_action(now.legal_actions()[0])
        seen[len(now.chance_outcomes()) if now.is_chance_node() else 0] += 1
    assert seen[6] > 10
    sampled = loaded("octodice", 2, ",chance=sampled").new_initial_state()
    assert sampled.chance_outcomes() == [(0, 1.0)]
    sampled.apply_action(0)
    for _ in range(30):
        assert not sampled.is_chance_node()
        sampled.apply_action(sampled.legal_actions()[-1])


def test_sampled_games_follow_from_the_seed() -> None:
    def first(seed: int, chooser: random.Random) -> list[str]:
        game = loaded("octodice", 2, f",chance=sampled,rng_seed={seed}")
        return [str(played(game.new_initial_state(), chooser, 9)) for _ in range(3)]

    assert first(4, random.Random(1)) == first(4, random.Random(1)) != first(5, random.Random(1))
    assert len(set(first(4, random.Random(1)))) == 3


@EVERY_GAME
def test_resampling_keeps_what_the_player_knows_and_nothing_else(name: str) -> None:
    game, chooser = loaded(name), random.Random(7)
    state = played(game.new_initial_state(), chooser, 12)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    others = [state.resample_from_infostate(player, sampler) for _ in range(6)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []  # which would tell what was drawn
        played(other, chooser)
        assert other.is_terminal()


def test_resampling_draws_hidden_cards_anew() -> None:
    game = loaded("abyss", 3)
    state = played(game.new_initial_state(), random.Random(1), 40)
    player, sampler = state.current_player(), pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    packed = {state.resample_from_infostate(player, sampler)._now.pack() for _ in range(8)}
    assert len(packed) > 1


@EVERY_GAME
def test_tensors_and_strings_are_what_the_seat_may_know(name: str) -> None:
    game = loaded(name)
    state = played(game.new_initial_state(), random.Random(2), 15)
    plain = state._now.state()
    keys = set()
    for seat in range(game.num_players()):
        assert state.information_state_tensor(seat) == plain.observe(seat).tolist()
        assert state.observation_tensor(seat) == plain.observe(seat).tolist()
        assert f'"seat": {seat}' in state.observation_string(seat)
        keys.add(state.information_state_string(seat))
    assert len(keys) == game.num_players()
    seen = make_observation(game)
    seen.set_from(state, 0)
    assert seen.tensor.tolist() == plain.observe(0).tolist()
    before = game.new_initial_state()
    assert not any(before.observation_tensor(0))
    assert before.observation_string(0) == ""


@EVERY_GAME
def test_states_survive_pickling_and_another_process(name: str) -> None:
    game, chooser = loaded(name), random.Random(4)
    state = played(game.new_initial_state(), chooser, 10)
    while not state.is_chance_node() and not state.is_terminal():  # also in the middle of a draw
        played(state, chooser, 1) if chooser.random() < 0.5 else state.apply_action(
            chooser.choice(state.legal_actions())
        )
    for twin in (pickle.loads(pickle.dumps(state)), pyspiel.deserialize_game_and_state(whole(game, state))[1]):
        assert str(twin) == str(state)
        assert twin.history() == state.history()
        ends = [str(played(one.clone(), random.Random(1))) for one in (twin, state)]
        assert ends[0] == ends[1]


@pytest.mark.parametrize("chance", ["explicit", "sampled"])
def test_copies_and_pickles_have_the_same_future(chance: str) -> None:
    """Also with sampled chance, where OpenSpiel's own pickles need what games in Python cannot tell it; and after
    resampling, where there is no history to play again."""
    game = loaded("octodice", 2, f",chance={chance}")
    state = played(game.new_initial_state(), random.Random(4), 10)
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    for one in (state, state.resample_from_infostate(state.current_player(), sampler)):
        twins = [copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one)), one.clone()]
        twins.append(game.deserialize_state(one.serialize()))
        ends = {str(played(twin, random.Random(1))) for twin in twins}
        assert ends == {str(played(one, random.Random(1)))}
    games = [game, pickle.loads(pickle.dumps(game)), copy.deepcopy(game)]
    assert {(str(one), type(one)) for one in games} == {(str(game), ours.Game)}
    assert len({str(played(one.new_initial_state(), random.Random(1), 1)) for one in games}) == 1


def test_sampled_games_pass_its_random_simulations() -> None:
    """All but one check: of a game and a state in one text, which needs the state of the game's generator."""
    pyspiel.random_sim_test(loaded("otys", 3, ",chance=sampled"), num_sims=1, serialize=False, verbose=False)


def whole(game: Any, state: Any) -> str:
    """A state as OpenSpiel writes it."""
    return str(pyspiel.serialize_game_and_state(game, state))


def test_its_environment_for_learners_plays_ours() -> None:
    table = rl_environment.Environment(loaded("octodice", 2), chance_event_sampler=rl_environment.ChanceEventSampler(1))
    step, chooser = table.reset(), random.Random(1)
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == table.observation_spec()["info_state"][0]
        step = table.step([chooser.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)


def test_every_option_is_a_parameter_and_bad_ones_are_named() -> None:
    for name in fathom.games():
        known = pyspiel.load_game(f"fathom_{name}").get_type().parameter_specification
        assert set(known) == {*definition(name).options.options, "rewards", "chance", "rng_seed"}
    game = pyspiel.load_game("fathom_otys", {"players": 2, "edition": "de", "first_player": "1"})
    assert (game.fathom.options["sponsor5b"], game.fathom.options["first_player"]) == ("swap", 1)
    for bad in ({"players": 9}, {"rewards": "luck"}, {"chance": "none"}, {"edition": "it"}):
        with pytest.raises(ValueError, match=r"players|luck|none|edition"):
            pyspiel.load_game("fathom_otys", bad)
    state = played(loaded("otys").new_initial_state(), random.Random(1), 0)
    with pytest.raises(fathom.IllegalAction):
        state.apply_action(game.fathom.action("surface"))


def test_a_program_that_uses_it_ends_cleanly() -> None:
    """OpenSpiel lets go of what it was given when Python has ended; that must not crash."""
    code = "import fathom.envs.openspiel, pyspiel; print(pyspiel.load_game('fathom_otys').num_players())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, "3"), done.stderr
