"""How strong the levels are: each against the one below, and what `strong` reaches alone. Writes what the page shows as
ratings and marks (`src/fathom/bots/measured.json`). Games are kept as JSON lines: it can be stopped, and goes on."""

from __future__ import annotations

import argparse
import json
import sys
from itertools import pairwise
from math import log
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any

import fathom
from fathom.study.arena import Log, Match, Result, gather
from fathom.study.ratings import standings, wilson
from fathom.study.spread import Place, processors

LEVELS = ("beginner", "casual", "good", "strong", "expert")
MEASURED = Path(__file__).parent.parent / "src" / "fathom" / "bots" / "measured.json"
MIDDLE = 1000  # the rating of casual
ELO = 400 / log(10)
SOLO: dict[str, list[dict[str, Any]]] = {"octodice": [{}], "seastead": [{}]}  # tables for one, by their options


def match(
    game: str, names: tuple[str, ...], games: int, folder: Path, jobs: int, seed: int, **options: Any
) -> list[Result]:
    """All results of a match."""
    wanted = Match(fathom.load(game, players=len(names), **options), names, seed)
    log_file = Log(folder / f"{game}-{'-'.join(names)}-{seed}.jsonl", wanted)
    try:
        return list(gather(wanted, games, Place(jobs=jobs), log_file))[-1]
    finally:
        log_file.close()


def ladder(game: str, players: int, games: int, folder: Path, jobs: int, seed: int) -> dict[str, int]:
    """The ratings of all levels: a step is what it takes to win that share, one among several of the level below."""
    steps, rating = {"beginner": 0.0}, 0.0
    for below, above in pairwise(LEVELS):
        results = match(game, (above, *(below,) * (players - 1)), games, folder, jobs, seed)
        share = next(one.share for one in standings(results) if one.name == above)
        won = min(max(share.mean, 0.5 / len(results)), 1 - 0.5 / len(results))
        rating += ELO * log(won * (players - 1) / (1 - won))
        steps[above] = rating
        told = f"{100 * share.mean:.1f} % [{100 * share.low:.1f}, {100 * share.high:.1f}]"
        print(f"{game}, {players} players: {above} wins {told} against {below}, {len(results)} games", flush=True)
    return {level: round(MIDDLE + steps[level] - steps["casual"]) for level in LEVELS}


def alone(game: str, options: dict[str, Any], games: int, folder: Path, jobs: int, seed: int) -> dict[str, Any]:
    """What `strong` reaches alone."""
    results = match(game, ("strong",), games, folder, jobs, seed, **options)
    points = [result.points[0] for result in results]
    won = wilson(sum(result.wins[0] for result in results), len(results))
    told = f"{fmean(points):.1f} points on average, quartiles {quantiles(points)}, won {won.mean:.1%}"
    print(f"{game} alone {options}: {told}", flush=True)
    marks = {"level": "strong", "games": len(points), "mean": round(fmean(points), 1)}
    return {**marks, "quartiles": [round(one) for one in quantiles(points)], "won": round(won.mean, 3)}


def main() -> int:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--players", type=int, nargs="*", default=[2])
    parser.add_argument("--count", type=int, default=400, help="games of each match (default: 400)")
    parser.add_argument("--logs", type=Path, required=True, metavar="DIR")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--jobs", type=int, default=processors())
    parser.add_argument("--alone", action="store_true", help="what strong reaches alone, instead")
    args = parser.parse_args()
    args.logs.mkdir(parents=True, exist_ok=True)
    measured = json.loads(MEASURED.read_text(encoding="utf-8"))
    for game in args.games:
        if args.alone:
            for options in SOLO[game]:
                found = alone(game, options, args.count, args.logs, args.jobs, args.seed)
                variant = ",".join(sorted(f"{name}={value}" for name, value in options.items())) or "usual"
                measured["solo"].setdefault(game, {})[variant] = found
        for players in [] if args.alone else args.players:
            found = ladder(game, players, args.count, args.logs, args.jobs, args.seed)
            measured["ratings"].setdefault(game, {})[str(players)] = found
        MEASURED.write_text(json.dumps(measured, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
