"""How often positions are won that a search values so: plays games between bots, values positions of them from the
knowledge of each seat, fits the curve of `fathom.study.calibration` to half of the games and judges it by the other
half. Prints the curve and the Brier score, and writes `src/fathom/study/calibration.json`.

With `--out FILE` what was seen of each game is kept, and the same command goes on from there: when all is known, it
only fits the curve anew."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any

import fathom
from bench import kept
from fathom.bots import ask, patient, worlds
from fathom.bots.mcts import Settings
from fathom.core.chance import Seeded, stream
from fathom.study.calibration import SIMULATIONS, Curve, fit
from fathom.study.spread import Crew, Place, processors
from fathom.study.thought import Thought

HELD = Path(__file__).parent.parent / "src" / "fathom" / "study" / "calibration.json"
EVERY = 9  # actions between the positions that are looked at
BINS = 10

Row = tuple[int, int, float, float]  # game, moment, value, won


def played(name: str, players: int, player: str, seed: int, number: int) -> tuple[int, list[Row]]:
    """A game between equal bots: how many actions it had, and what positions of it were valued for each seat."""
    game = fathom.load(name, players=players)
    worlds.prepare(game)
    start = stream(seed, number)
    state, bots = game.new(seed=start), [patient(player, stream(start, seat)) for seat in range(players)]
    chooser, seen = Seeded(stream(start, 99)), []
    while state.actor is not None:
        if chooser.pick(EVERY) == 0:
            for seat in range(players):
                thought = Thought(state, seat, stream(start, state.moment), Settings(simulations=SIMULATIONS))
                seen.append((state.moment, seat, thought.standing(SIMULATIONS)[seat]))
        state.apply(ask(bots[state.actor], state, start))
    winners = state.ranks.count(0)
    rows = [(number, moment, value, (state.ranks[seat] == 0) / max(1, winners)) for moment, seat, value in seen]
    return state.moment, rows


Told = list[tuple[float, float]]  # chance, won


def told(curve: Curve, rows: Sequence[Row], players: int) -> tuple[Told, Told]:
    """The chances of all seats with what came of it: each by itself, as a hint says it, and divided by the sum of all
    at the table, as a review shows it."""
    alone = [(curve.chance(value, moment), won) for _, moment, value, won in rows]
    shared = []
    for i in range(0, len(alone), players):
        table = rows[i : i + players]
        chances = curve.shared([value for _, _, value, _ in table], table[0][1])
        shared += [(chance, won) for chance, (*_, won) in zip(chances, table, strict=True)]
    return alone, shared


def brier(some: Told) -> float:
    """The mean squared error of the chances."""
    return fmean((chance - won) ** 2 for chance, won in some)


def bins(some: Told) -> list[list[float]]:
    """The curve to look at: mean chance, share won and how many seats, by tenths of the chance."""
    sorted_out: list[Told] = [[] for _ in range(BINS)]
    for chance, won in some:
        sorted_out[min(BINS - 1, int(BINS * chance))].append((chance, won))
    means = [(fmean(c for c, _ in one), fmean(w for _, w in one), len(one)) for one in sorted_out if one]
    return [[round(chance, 3), round(won, 3), count] for chance, won, count in means]


def watched(name: str, players: int, args: argparse.Namespace) -> tuple[list[int], list[Row]]:
    """How long games were, and what was seen in them."""
    about = {"game": name, "players": players, "player": args.player, "seed": args.seed, "simulations": SIMULATIONS}
    held = kept.read(args.out, about)
    todo = [number for number in range(args.games) if number not in held]
    if todo:
        ready = partial(worlds.prepare, fathom.load(name, players=players))
        with Crew(Place(jobs=args.jobs), ready) as crew:
            for i, found in crew.ended(partial(played, name, players, args.player, args.seed), todo):
                held[todo[i]] = found
                kept.add(args.out, about, todo[i], found)
                print(f"\r{name}, {players} players: {len(held)} games", end="", file=sys.stderr)
        print(file=sys.stderr)
    games = [held[number] for number in range(args.games)]
    return [length for length, _ in games], [tuple(row) for _, rows in games for row in rows]


def measured(name: str, players: int, args: argparse.Namespace) -> dict[str, Any]:
    """The figures of a game and number of players."""
    lengths, rows = watched(name, players, args)
    length, positions = fmean(lengths), len({row[:2] for row in rows})

    def fitted(some: Sequence[Row]) -> Curve:
        shift, slope, later = fit([(value, min(1.0, moment / length), won) for _, moment, value, won in some])
        return Curve(round(shift, 4), round(slope, 4), round(later, 4), round(length, 1), positions)

    halves = [[row for row in rows if row[0] % 2 == half] for half in (0, 1)]
    # Each half is judged by the curve of the other: nobody is judged by what they have seen.
    judged = [told(fitted(halves[1 - half]), halves[half], players) for half in (0, 1)]
    alone, shared = ([*judged[0][i], *judged[1][i]] for i in (0, 1))
    fair = fmean((1 / players - won) ** 2 for _, won in alone)
    final = fitted(rows)
    print(f"{name}, {players} players: {args.games} games by {args.player}, {positions} positions")
    print(f"  Brier score on games not fitted to: {brier(alone):.4f}, shared among the seats {brier(shared):.4f}")
    print(f"  (everybody the same chance: {fair:.4f})")
    for expected, seen, seats in bins(shared):
        print(f"  {100 * expected:5.1f} % expected, {100 * seen:5.1f} % won, {seats:.0f} seats")
    figures = {"shift": final.shift, "slope": final.slope, "later": final.later, "length": final.length}
    about = {"positions": positions, "games": args.games, "player": args.player, "simulations": SIMULATIONS}
    errors = {"brier": round(brier(alone), 4), "shared_brier": round(brier(shared), 4), "fair": round(fair, 4)}
    return {**figures, **about, **errors, "bins": bins(alone), "shared_bins": bins(shared)}


def main() -> int:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=int, nargs="*", default=[2])
    parser.add_argument("--games", type=int, default=200, help="default: 200; for 2,000 positions")
    parser.add_argument("--player", default="mcts:200", help="the bot that plays (default: mcts:200)")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--jobs", type=int, default=processors())
    parser.add_argument("--out", type=Path, help="a file of JSON lines, one for each game that was seen")
    args = parser.parse_args()
    for players in args.players:
        found = measured(args.game, players, args)
        held = json.loads(HELD.read_text(encoding="utf-8"))
        held.setdefault(args.game, {})[str(players)] = found
        HELD.write_text(json.dumps(held, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
