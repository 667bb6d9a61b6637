"""Our search against OpenSpiel's information-set MCTS, both on our rules, with the same time for a choice.

The peer gets the best we can give it: our compiled rules for its states, our compiled random games as its evaluator
(OpenSpiel's own would play them in Python), and values that know the lead beside the win, as ours do. Time is that
of the processor, so that others on the machine take nothing from either.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from dataclasses import replace
from functools import partial
from math import tanh
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).parent.parent))  # so that it can be run as a script

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

import fathom
from fathom.bots import mcts, worlds
from fathom.bots.levels import EXPERT
from fathom.bots.mcts import Searcher
from fathom.core.chance import stream
from fathom.core.compiled import Single
from fathom.core.game import Game
from fathom.core.position import State
from fathom.envs import openspiel
from fathom.study.ratings import wilson
from fathom.study.spread import Crew, Place

UCT_C = 1.0  # values lie between -1 and 1


class TimeUp(Exception):
    """The peer has no sense of time; its evaluator has."""


class Position(openspiel.State):
    """A position with such values."""

    def returns(self) -> list[float]:
        """What the end is worth to each seat."""
        return worth(self._begun())


class Peer:
    """A bot for our games: OpenSpiel's IS-MCTS for so many seconds."""

    def __init__(self, game: Game, seconds: float, seed: int) -> None:
        self.seconds, self.made, self.end = seconds, 0, 0.0
        self.random = np.random.RandomState(seed % 2**32)
        self.spiel = pyspiel.load_game(f"fathom_{game.name}", {"players": game.seats, "chance": "sampled"})

    def choose(self, state: State, seat: int) -> int:
        """The action its search tried most."""
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        bot = ISMCTSBot(self.spiel, self, UCT_C, max_simulations=10**9, random_state=self.random)
        bot.set_resampler(lambda at, player: at.resample_from_infostate(player, self.random.uniform))
        root = Position.of(self.spiel, Single.unpack(self.spiel.fast, state.pack(), 0, state.moment))
        self.end = process_time() + self.seconds
        with suppress(TimeUp):
            bot.run_search(root)
        tried = bot._root_node.child_info
        return int(max(tried, key=lambda action: tried[action].visits)) if tried else legal[0]

    def evaluate(self, at: Position) -> list[float]:
        """One random game to its end, compiled."""
        if process_time() > self.end:
            raise TimeUp
        self.made += 1
        return worth(at.settled(self.random.randint(2**62)))

    def prior(self, at: Position) -> list[tuple[int, float]]:
        """All the same."""
        legal = at.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def worth(game: Single) -> list[float]:
    """What the end is worth to each seat; of a game that is not over, the end of a random one."""
    points, places = game.result()
    found = []
    for seat, place in enumerate(places):
        lead = points[seat] - max(points[:seat] + points[seat + 1 :])
        won = 2 * (place == 0) / max(1, places.count(0)) - 1
        found.append(0.5 * won + 0.5 * tanh(lead / game.game.rules.SCALE))
    return found


def play(name: str, seconds: float, seed: int, number: int) -> tuple[float, float, float]:
    """A game with two players: what of it we won, and simulations for a choice, ours and the peer's."""
    game = ready(name)
    deal, ours = divmod(number, 2)
    seed = stream(seed, deal)
    us = Searcher(stream(seed, 1), replace(EXPERT, simulations=None, seconds=seconds))
    peer = Peer(game, seconds, stream(seed, 2))
    state, asked, made = game.new(seed=seed), 0, 0
    while state.actor is not None:
        seat = state.actor
        known = state.determinise(seat, stream(seed, state.moment))
        state.apply((us if seat == ours else peer).choose(known, seat))
        if seat == ours and us.search.trees:
            made += us.search.trees[0].visits
            asked += 1
    won = (state.ranks[ours] == 0) / state.ranks.count(0)
    return won, made / max(1, asked), peer.made / max(1, state.moment / 2)


def ready(name: str) -> Game:
    """The game, compiled."""
    game = fathom.load(name, players=2)
    worlds.prepare(game)
    mcts.clock = process_time
    return game


def main() -> int:
    """Play the match and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=0.05, help="for a choice")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    ready(args.game).compile()
    wins, ours, theirs = 0.0, 0.0, 0.0
    with Crew(Place(jobs=args.jobs), partial(ready, args.game)) as crew:
        games = crew.each(partial(play, args.game, args.seconds, args.seed), range(args.games))
        for done, (won, made, peer) in enumerate(games, 1):
            wins, ours, theirs = wins + won, ours + made, theirs + peer
            share = wilson(wins, done)
            told = f"{args.game}, {done} games, {args.seconds} s a choice: expert's search wins {share.mean:.1%} "
            told += f"[{share.low:.1%}, {share.high:.1%}], simulations {ours / done:.0f} against {theirs / done:.0f}"
            print(told, end="\n" if done in (args.games,) or done % 50 == 0 else "\r", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
