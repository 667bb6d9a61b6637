"""Whether hints hold: where a search ten times as long is clear about the best choice, how often does the hint name the
same? In positions of games between bots; and how much computing does a hint take, with its reasons?

With `--out FILE` the games that were looked at are kept, and the same command goes on from there."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path
from statistics import fmean

import fathom
from bench import kept
from fathom.bots import ask, patient, worlds
from fathom.core.chance import Seeded, stream
from fathom.core.game import Game
from fathom.core.position import State
from fathom.study.advice import SIMULATIONS, hint
from fathom.study.ratings import wilson
from fathom.study.spread import Crew, Place, processors

LONGER = 10
CLEAR = 0.05  # of the chance to win, between the first choice and the second
EVERY = 7  # actions between positions
AT_ONCE = 4  # games whose positions are looked at together, so that every worker has something to do

# By how much the long search prefers its choice; and if it is clear, whether the hint agrees, and its seconds.
Row = tuple[float, bool, float]


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=fathom.games())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=200, help="clear ones (default: 200)")
    parser.add_argument("--player", default="mcts:100", help="the bot that plays (default: mcts:100)")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--jobs", type=int, default=processors())
    parser.add_argument("--out", type=Path, help="a file of JSON lines, one for each game that was looked at")
    args = parser.parse_args()
    for name in args.games:
        measured(fathom.load(name, players=args.players), args)
    return 0


def measured(game: Game, args: argparse.Namespace) -> None:
    """Measure one game, and print it, on the way as well."""
    about = {"game": game.name, "players": game.seats, "player": args.player, "seed": args.seed}
    held = kept.read(args.out, about)
    rows: list[Row] = []
    with Crew(Place(jobs=args.jobs), partial(worlds.prepare, game)) as crew:
        for first in count(1, AT_ONCE):
            numbers = range(first, first + AT_ONCE)
            todo = [(number, at) for number in numbers if number not in held for at in positions(game, args, number)]
            found = list(crew.each(partial(looked_at, game), [at for _, at in todo]))
            for number in numbers:
                if number not in held:
                    held[number] = [row for (of, _), row in zip(todo, found, strict=True) if of == number]
                    kept.add(args.out, about, number, held[number])
                rows += held[number]
            clear = [row for row in rows if row[0] >= CLEAR]
            share = wilson(sum(same for _, same, _ in clear), max(1, len(clear)))
            print(
                f"{game.name}, {game.seats} players: the hint agrees in {share.mean:.1%} [{share.low:.1%}, "
                f"{share.high:.1%}] of {len(clear)} clear positions (of {len(rows)}); "
                f"{fmean(row[2] for row in clear) if clear else 0:.2f} s of computing each",
                flush=True,
            )
            if len(clear) >= args.positions:
                return


def positions(game: Game, args: argparse.Namespace, number: int) -> Iterator[tuple[bytes, int]]:
    """Some positions of a game between bots, with a choice."""
    seed = stream(args.seed, number)
    state, chooser = game.new(seed=seed), Seeded(stream(seed, 7))
    players = [patient(args.player, stream(seed, seat)) for seat in range(game.seats)]
    while state.actor is not None:
        if chooser.pick(EVERY) == 0 and len(state.legal()) > 1:
            yield state.pack(), state.moment
        state.apply(ask(players[state.actor], state, seed))


def looked_at(game: Game, at: tuple[bytes, int]) -> Row:
    """A position, by a long search and by the hint."""
    state = State.unpack(game, *at)
    seat = state.actor or 0
    long = hint(state, seat, seed=1, simulations=LONGER * SIMULATIONS, why=False)
    first, second = (choice.win or 0.0 for choice in long.choices[:2])
    if first - second < CLEAR:
        return first - second, False, 0.0
    start = time.process_time()
    found = hint(state, seat, seed=2)
    seconds = time.process_time() - start
    return first - second, found.choices[0].action == long.choices[0].action, seconds


if __name__ == "__main__":
    sys.exit(main())
