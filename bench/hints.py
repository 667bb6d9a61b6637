"""Whether hints hold: where a search ten times as long is clear about the best choice, how often does the hint name the
same? In positions of games between bots; and how much computing does a hint take, with its reasons?"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from statistics import fmean

import fathom
from fathom.bots import ask, bot, worlds
from fathom.core.chance import Seeded, stream
from fathom.core.game import Game
from fathom.core.position import State
from fathom.study.advice import SIMULATIONS, hint
from fathom.study.ratings import wilson

LONGER = 10
CLEAR = 0.05  # of the chance to win, between the first choice and the second
EVERY = 7  # actions between positions
TIMED = 20  # hints of which the time is measured
TOLD = 20  # clear positions between two lines on the way


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=fathom.games())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=200, help="clear ones (default: 200)")
    parser.add_argument("--player", default="mcts:100", help="the bot that plays (default: mcts:100)")
    parser.add_argument("--seed", type=int, default=2026)
    args = parser.parse_args()
    for name in args.games:
        measured(fathom.load(name, players=args.players), args.positions, args.player, args.seed)
    return 0


def measured(game: Game, wanted: int, player: str, seed: int) -> None:
    """Measure one game, and print it, on the way as well."""
    worlds.prepare(game)
    same = clear = looked = number = 0
    seconds: list[float] = []
    while clear < wanted:
        number += 1
        for state in positions(game, player, stream(seed, number)):
            looked += 1
            seat = state.actor or 0
            long = hint(state, seat, seed=1, simulations=LONGER * SIMULATIONS, why=False)
            first, second = (choice.win or 0.0 for choice in long.choices[:2])
            if first - second < CLEAR:
                continue
            start = time.process_time()
            found = hint(state, seat, seed=2, why=len(seconds) < TIMED)
            if len(seconds) < TIMED:
                seconds.append(time.process_time() - start)
            clear += 1
            same += found.choices[0].action == long.choices[0].action
            if clear % TOLD == 0 or clear == wanted:
                share = wilson(same, clear)
                told = f"{share.mean:.1%} [{share.low:.1%}, {share.high:.1%}] of {clear} clear positions (of {looked})"
                print(
                    f"{game.name}, {game.seats} players: the hint agrees in {told}; {fmean(seconds):.2f} s each",
                    flush=True,
                )
            if clear == wanted:
                return


def positions(game: Game, player: str, seed: int) -> Iterator[State]:
    """Some positions of a game between bots, with a choice."""
    state, chooser = game.new(seed=seed), Seeded(stream(seed, 7))
    players = [bot(player, stream(seed, seat)) for seat in range(game.seats)]
    while state.actor is not None:
        if chooser.pick(EVERY) == 0 and len(state.legal()) > 1:
            yield state
        state.apply(ask(players[state.actor], state, seed))


if __name__ == "__main__":
    sys.exit(main())
