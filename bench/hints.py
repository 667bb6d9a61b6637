"""Whether hints hold: where a search ten times as long is clear about the best choice, how often does the hint name the
same? In positions of games between bots; and how long does a hint take?"""

from __future__ import annotations

import argparse
import sys
import time
from statistics import fmean

import fathom
from fathom.bots import ask, bot, worlds
from fathom.core.chance import Seeded, stream
from fathom.study.advice import SIMULATIONS, hint
from fathom.study.ratings import wilson

LONGER = 10
CLEAR = 0.05  # of the chance to win, between the first choice and the second
EVERY = 7  # actions between positions


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
        game = fathom.load(name, players=args.players)
        worlds.prepare(game)
        same, seconds, number, looked = 0, [], 0, 0
        clear = 0
        while clear < args.positions:
            seed = stream(args.seed, number)
            number += 1
            state, chooser = game.new(seed=seed), Seeded(stream(seed, 7))
            players = [bot(args.player, stream(seed, seat)) for seat in range(game.seats)]
            while state.actor is not None and clear < args.positions:
                if chooser.pick(EVERY) == 0 and len(state.legal()) > 1:
                    looked += 1
                    long = hint(state, state.actor, seed=1, simulations=LONGER * SIMULATIONS)
                    first, second = (choice.win or 0.0 for choice in long.choices[:2])
                    if first - second >= CLEAR:
                        start = time.perf_counter()
                        found = hint(state, state.actor, seed=2)
                        seconds.append(time.perf_counter() - start)
                        clear += 1
                        same += found.choices[0].action == long.choices[0].action
                state.apply(ask(players[state.actor], state, seed))
        share = wilson(same, clear)
        told = f"{share.mean:.1%} [{share.low:.1%}, {share.high:.1%}] of {clear} clear positions (of {looked})"
        print(f"{name}, {args.players} players: the hint agrees in {told}; {fmean(seconds):.2f} s each", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
