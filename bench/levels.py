"""How strong the levels are: each against the one below, and what `strong` reaches alone. Writes what the page shows as
ratings and marks (`src/fathom/bots/measured.json`). Games are kept as JSON lines: it can be stopped, and goes on.

With `--played` nothing is played, what the files hold is counted. A step of fewer than 100 games gives no rating."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from itertools import pairwise
from math import log
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any

import fathom
from fathom.study.arena import Log, Match, Result, gather
from fathom.study.ratings import standings
from fathom.study.spread import Place, processors

LEVELS = ("beginner", "casual", "good", "strong", "expert")
MEASURED = Path(__file__).parent.parent / "src" / "fathom" / "bots" / "measured.json"
LEAST = 100  # games that a step of the ladder rests on
MIDDLE = 1000  # the rating of casual
ELO = 400 / log(10)
SOLO: dict[str, list[dict[str, Any]]] = {"octodice": [{}], "seastead": [{}]}  # tables for one, by their options
CAN_BE_LOST = ("seastead",)  # alone


@dataclass(frozen=True)
class Measuring:
    """How to measure."""

    games: int
    folder: Path
    jobs: int
    seed: int
    played: bool  # nothing is played any more

    def match(self, game: str, names: tuple[str, ...], **options: Any) -> list[Result]:
        """All results of a match."""
        wanted = Match(fathom.load(game, players=len(names), **options), names, self.seed)
        path = self.folder / f"{game}-{'-'.join(names)}-{self.seed}.jsonl"
        if self.played and not path.exists():
            return []
        log_file = Log(path, wanted)
        try:
            if self.played:
                return log_file.results
            return list(gather(wanted, self.games, Place(jobs=self.jobs), log_file))[-1]
        finally:
            log_file.close()

    def ladder(self, game: str, players: int) -> dict[str, int]:
        """The ratings of the levels, of each by the one below it: a step is what it takes to win that share, one among
        several of the level below. A gap ends the ladder, upwards and downwards of `casual`."""
        steps = {above: self.step(game, players, below, above) for below, above in pairwise(LEVELS)}
        found, rating = {"casual": MIDDLE}, float(MIDDLE)
        if steps["casual"] is not None:
            found["beginner"] = round(MIDDLE - steps["casual"])
        for level in LEVELS[2:]:
            step = steps[level]
            if step is None:
                break
            rating += step
            found[level] = round(rating)
        return found if len(found) > 1 else {}

    def step(self, game: str, players: int, below: str, above: str) -> float | None:
        """How far a level is above another, if enough games say so."""
        results = self.match(game, (above, *(below,) * (players - 1)))
        if len(results) < LEAST:
            return None
        share = next(one.share for one in standings(results) if one.name == above)
        told = f"{100 * share.mean:.1f} % [{100 * share.low:.1f}, {100 * share.high:.1f}]"
        print(f"{game}, {players} players: {above} wins {told} against {below}, {len(results)} games", flush=True)
        won = min(max(share.mean, 0.5 / len(results)), 1 - 0.5 / len(results))
        return ELO * log(won * (players - 1) / (1 - won))

    def alone(self, game: str, options: dict[str, Any]) -> dict[str, Any]:
        """What `strong` reaches alone."""
        results = self.match(game, ("strong",), **options)
        points, won = [result.points[0] for result in results], fmean(result.wins[0] for result in results)
        told = f"{fmean(points):.1f} points on average, quartiles {quantiles(points)}, won {won:.1%}"
        print(f"{game} alone {options}: {told}, {len(results)} games", flush=True)
        marks: dict[str, Any] = {"level": "strong", "games": len(points), "mean": round(fmean(points), 1)}
        marks["quartiles"] = [round(one) for one in quantiles(points)]
        return marks | ({"won": round(won, 3)} if game in CAN_BE_LOST else {})


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
    parser.add_argument("--played", action="store_true", help="play nothing, count what lies in the folder")
    args = parser.parse_args()
    args.logs.mkdir(parents=True, exist_ok=True)
    measuring = Measuring(args.count, args.logs, args.jobs, args.seed, args.played)
    measured = json.loads(MEASURED.read_text(encoding="utf-8"))
    for game in args.games:
        if args.alone:
            for options in SOLO[game]:
                found = measuring.alone(game, options)
                variant = ",".join(sorted(f"{name}={value}" for name, value in options.items())) or "usual"
                measured["solo"].setdefault(game, {})[variant] = found
        for players in [] if args.alone else args.players:
            if rated := measuring.ladder(game, players):
                measured["ratings"].setdefault(game, {})[str(players)] = rated
        MEASURED.write_text(json.dumps(measured, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
