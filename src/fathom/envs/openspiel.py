"""The games in OpenSpiel, for its algorithms.

    import pyspiel

    import fathom.envs.openspiel  # registers fathom_otys and the others

    game = pyspiel.load_game("fathom_otys(players=2,sponsors=random)")
    state = game.new_initial_state()

Parameters are the table options (those with words as words: {"first_player": "1"}), and three more:

- `rewards`: "rank" (1 for the first to -1 for the last) or "points"
- `chance`: "explicit", where each draw is a chance node with its exact probabilities; or "sampled", where chance is
  part of a step. A search that reaches nodes by the actions that led there (MCTS) needs the first: with a hidden
  generator it would either see the future or meet another position on the same path. One that finds its nodes by what
  players know and draws the rest anew for each simulation (IS-MCTS) works with both, and is quicker with the second
- `rng_seed`: of the games with sampled chance; -1: unforeseeable

Steps are those of the compiled world. Only where something is drawn, and chance is explicit, the action is carried out
in the plain world, which can be told outcome by outcome what chance gives.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import blake2b
from typing import Any, NamedTuple

import numpy as np

import fathom
from fathom.core.chance import Script, Seeded, Source
from fathom.core.compiled import Single
from fathom.core.position import State as Plain
from fathom.core.registry import definition
from fathom.envs.common import Seeds, by_points, missing, rewards

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error, "openspiel") from None

CHANCES = ("explicit", "sampled")
OUTCOMES = 1024  # of a draw at most
LENGTH = 100_000  # decisions, and draws, of a game at most
POINTS = 1000.0  # of a seat at most
UNSET = ""  # an option that follows from the others


class Wanted(Exception):
    """One more outcome is needed, of so many."""

    def __init__(self, among: int) -> None:
        super().__init__(f"one of {among}")
        self.among = among


class Draws(Script):
    """Outcomes given beforehand; then those of another source, or `Wanted`."""

    __slots__ = ("rest",)

    def __init__(self, outcomes: Sequence[int], rest: Source | None = None) -> None:
        super().__init__(outcomes)
        self.rest = rest

    def pick(self, n: int) -> int:
        """The next outcome."""
        if not self.used:
            return super().pick(n)
        if self.rest is None:
            raise Wanted(n)
        return self.rest.pick(n)


class Waiting(NamedTuple):
    """An action (None: the set-up) that waits for an outcome of chance, and those it has had."""

    action: int | None
    outcomes: tuple[int, ...] = ()
    among: int = 1  # how many there are to choose from


def kind(name: str, explicit: bool = True, zero_sum: bool = False) -> Any:
    """What OpenSpiel wants to know of a game."""
    options, types = definition(name).options.options, pyspiel.GameType
    players = options["players"]
    return types(
        short_name=f"fathom_{name}",
        long_name=f"Fathom: {name}",
        dynamics=types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC if explicit else types.ChanceMode.SAMPLED_STOCHASTIC,
        information=types.Information.IMPERFECT_INFORMATION,
        utility=types.Utility.ZERO_SUM if zero_sum else types.Utility.GENERAL_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=players.high or 1,
        min_num_players=players.low or 1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            **{key: UNSET if one.values or one.presets else one.usual() for key, one in options.items()},
            "rewards": "rank",
            "chance": "explicit",
            "rng_seed": -1,
        },
    )


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game with its options: `pyspiel.load_game` makes one."""

    def __init__(self, name: str, params: dict[str, Any]) -> None:
        settings = {key: value for key, value in params.items() if value != UNSET}
        self.points = by_points(settings.pop("rewards"))
        chance, seed = settings.pop("chance"), settings.pop("rng_seed")
        if chance not in CHANCES:
            raise ValueError(f"chance is {' or '.join(CHANCES)}, not {chance!r}")
        self.explicit = chance == "explicit"
        self.fathom = fathom.load(name, **settings)
        self.fast, self.seeds = self.fathom.compile(), Seeds()
        if seed != -1:
            self.seeds.next(seed)
        seats, most = self.fathom.seats, POINTS if self.points else 1.0
        zero_sum = not self.points and seats > 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.fathom.num_actions,
            max_chance_outcomes=OUTCOMES if self.explicit else 1,
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LENGTH,
        )
        super().__init__(kind(name, self.explicit, zero_sum), info, params)
        self.first = Waiting(None)
        if self.explicit:
            try:
                self.fathom.new(chance=Draws(()))
            except Wanted as wanted:
                self.first = Waiting(None, (), wanted.among)

    def __reduce__(self) -> tuple[Any, ...]:
        """With the seeds of the games to come. OpenSpiel's own pickles ask games with sampled chance for the state of
        their generator, and give games in Python no way to tell it."""
        return _game_again, (str(self), self.seeds)

    def new_initial_state(self) -> State:
        """Before the set-up, which is a matter of chance."""
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound."""
        return LENGTH if self.explicit else 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What shows a state to a player."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class State(pyspiel.State):  # type: ignore[misc]
    """A position, or an action that waits for chance."""

    _now: Single | None
    _waiting: Waiting | None

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._now, self._waiting = None, game.first

    @classmethod
    def of(cls, game: Game, now: Single) -> State:
        """A state without history, from a position of the compiled world."""
        new = cls(game)
        new._now, new._waiting = now, None
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        return _state_again, (self.get_game(), self.serialize())

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()  # type: ignore[no-any-return]

    def current_player(self) -> int:
        """Whoever decides: a seat, or chance."""
        if self._waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self._begun().actor
        return int(pyspiel.PlayerId.TERMINAL) if actor is None else actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._waiting is None and self._begun().over

    def _begun(self) -> Single:
        if self._now is None:
            raise ValueError("the table has not been set up yet: chance decides first")
        return self._now

    def _legal_actions(self, player: int) -> list[int]:
        return self._begun().legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All alike."""
        if self._waiting is None:
            raise ValueError("it is not chance that decides now")
        among = self._waiting.among
        return [(outcome, 1 / among) for outcome in range(among)]

    def _apply_action(self, action: int) -> None:
        game, waiting, now = self.get_game(), self._waiting, self._now
        if waiting is not None and game.explicit:
            self._draw(game, waiting.action, (*waiting.outcomes, action))
        elif waiting is not None:
            self._now, self._waiting = game.fast.single(game.seeds.next(None)), None
        else:
            assert now is not None
            packed, generator = now.pack(), now.generator
            now.apply(action)
            if game.explicit and now.generator != generator:  # something was drawn: back, and ask what
                self._now = Single.unpack(game.fast, packed, generator, now.moment - 1)
                self._draw(game, action, ())

    def _draw(self, game: Game, action: int | None, outcomes: tuple[int, ...]) -> None:
        """Carry out an action with these outcomes, as far as they go."""
        try:
            after = self._played(game, action, Draws(outcomes))
        except Wanted as wanted:
            self._waiting = Waiting(action, outcomes, wanted.among)
        else:
            self._now, self._waiting = Single.unpack(game.fast, after.pack(), 0, after.moment), None

    def _played(self, game: Game, action: int | None, chance: Draws) -> Plain:
        """What an action leads to (None: the set-up)."""
        return game.fathom.new(chance=chance) if action is None else self._begun().state().trial(action, chance)

    def settled(self, seed: int) -> Single:
        """A copy with a future that follows from the seed; if chance decides now, after what it gives."""
        game, waiting = self.get_game(), self._waiting
        if waiting is None:
            now = self._begun()
            return Single.unpack(game.fast, now.pack(), Seeded(seed).state, now.moment)
        chance = Seeded(seed)
        after = self._played(game, waiting.action, Draws(waiting.outcomes, chance))
        return Single.unpack(game.fast, after.pack(), chance.state, after.moment)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that fits all the player knows; the rest is drawn anew. It has no history, because that holds what
        others did in secret."""
        if self._waiting is not None:
            raise ValueError("chance decides now, so there is nothing to be guessed for a player")
        return type(self).of(self.get_game(), self._begun().determinise(player, int(sampler() * 2**53)))

    def returns(self) -> list[float]:
        """What the end is worth to each seat; before it nothing."""
        game = self.get_game()
        return rewards(self._begun(), game.points) if self.is_terminal() else [0.0] * game.fathom.seats

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return self.get_game().fathom.text(action)  # type: ignore[no-any-return]

    def __str__(self) -> str:
        """All of it, hidden things, too."""
        whole = "before the set-up" if self._now is None else f"{self._now!r} {self._now.pack().hex()}"
        return whole if self._waiting is None else f"{whole} {self._waiting}"

    def seen(self, player: int) -> np.ndarray[Any, Any]:
        """What a network may see from this seat; zeros before the set-up."""
        if self._now is None:
            return np.zeros(self.get_game().fathom.observation_shape, np.float32)
        return self._now.observe(player)

    def known(self, player: int) -> str:
        """A fingerprint of what a seat sees and may do."""
        found = blake2b(self.seen(player).tobytes(), digest_size=16)
        if self.current_player() == player:
            found.update(repr(self._begun().legal()).encode())
        return f"{player} {found.hexdigest()}"

    def shown(self, player: int) -> str:
        """What a seat sees, as JSON."""
        return "" if self._now is None else json.dumps(self._now.state().view(player))


def _game_again(name: str, seeds: Seeds) -> Game:
    """Back from a pickle."""
    game: Game = pyspiel.load_game(name)
    game.seeds = seeds
    return game


def _state_again(game: Game, told: str) -> State:
    """Back from a pickle."""
    return game.deserialize_state(told)  # type: ignore[no-any-return]


class Observer:
    """What OpenSpiel asks for tensors and strings. Tensors are the observation of the seat, which holds all it is taken
    to know (docs/knowledge.md), so that information states and observations are the same. The string of an information
    state is a fingerprint, quick enough to be a key in a search; that of an observation is the view, for people."""

    def __init__(self, game: Game, asked: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers have no parameters, so {params!r} cannot be set")
        if not asked.public_info or asked.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("what a seat sees is observed as a whole: public and its own, nothing else")
        self.tensor = np.zeros(game.fathom.observation_shape, np.float32)
        self.dict = {"observation": self.tensor}
        self._recalls = asked.perfect_recall

    def set_from(self, state: State, player: int) -> None:
        """See a state from a seat."""
        self.tensor[:] = state.seen(player)

    def string_from(self, state: State, player: int) -> str:
        """The same as a string."""
        return state.known(player) if self._recalls else state.shown(player)


class Evaluator:
    """For OpenSpiel's searches: random games to the end in the compiled world, which cost next to nothing there."""

    def __init__(self, playouts: int = 1, seed: int | None = None) -> None:
        self.playouts, self._seeds = playouts, Seeds()
        if seed is not None:
            self._seeds.next(seed)

    def evaluate(self, state: State) -> np.ndarray[Any, Any]:
        """What each seat gets, on average."""
        points = state.get_game().points
        games = [rewards(state.settled(self._seeds.next(None)), points) for _ in range(self.playouts)]
        return np.mean(games, axis=0)  # type: ignore[no-any-return]

    def prior(self, state: State) -> list[tuple[int, float]]:
        """All the same; of chance its probabilities."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def register(name: str) -> None:
    """Make a game known to OpenSpiel."""
    make: Any = partial(Game, name)
    make.itself = make  # OpenSpiel lets go of it when Python has ended already, so it must not be the last to hold it
    pyspiel.register_game(kind(name), make)


for name in fathom.games():
    register(name)
