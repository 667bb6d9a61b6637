"""`fathom arena`: a match between bots, with its figures."""

from __future__ import annotations

import argparse
import json
import shlex
from dataclasses import asdict
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from fathom.bots import worlds
from fathom.cli.seats import chosen_options
from fathom.core.game import Game
from fathom.core.registry import definition
from fathom.study.arena import Log, Match, Result, gather
from fathom.study.ratings import Sprt, Standing, standings
from fathom.study.spread import Place

if TYPE_CHECKING:
    from rich.console import RenderableType

WIDTH = 41  # letters of the plot
LEAST = 110  # letters that the table of figures needs
OFTEN = 0.1  # seconds between two looks at the progress bar


def run(args: argparse.Namespace) -> int:
    """Play the match and print what came of it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    place = Place(args.on, args.jobs)
    if not 1 <= args.games <= 1_000_000:
        raise ValueError("--games must be from 1 to 1000000")
    names = tuple(name.strip() for name in args.seats.split(","))
    options = {"players": len(names), **chosen_options(args.option, None)}
    match = Match(Game(definition(args.game), options, args.data), names, args.seed, args.plain)
    test = sprt(args.sprt, names)
    log = None if args.log is None else Log(Path(args.log), match)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    results, looked = list[Result](), 0.0
    try:
        with Progress(*columns, console=Console(stderr=True, markup=False, emoji=False), transient=True) as bar:
            task = bar.add_task(f"{args.game}: getting ready", total=args.games)
            if not args.plain:
                worlds.prepare(match.game, lambda name, done, total: bar.update(task, description=f"compiling {name}"))
            enough = (lambda so_far: test.verdict(so_far) is not None) if test else (lambda so_far: False)
            for results in gather(match, args.games, place, log, enough):
                if monotonic() > looked + OFTEN:  # reading all results after each would take longer than to play
                    bar.update(task, completed=len(results), description=leader(results))
                    looked = monotonic()
    finally:
        if log is not None:
            log.close()
    if not results:
        raise ValueError("no game was played")
    found = standings(results)
    if args.json:
        told = {**match.about(), "games": len(results), "standings": [asdict(one) for one in found]}
        print(json.dumps(told, indent=2))
        return 0
    shown: list[RenderableType] = [figures(match, results, found)]
    if len(found) > 1:
        shown.append(plot(found))
    if test is not None:
        shown.append(verdict(test, results))
    console = Console(record=args.plot is not None, markup=False, emoji=False)  # mcts:100 is no smiley
    console.width = max(console.width, LEAST)
    for one in shown:
        console.print(one)
    if args.plot is not None:
        console.save_svg(args.plot, title=shlex.join(["fathom", "arena", args.game, "--seats", args.seats]))
    return 0


def sprt(given: str | None, names: tuple[str, ...]) -> Sprt | None:
    """The sequential test that is asked for: whether the first bot wins more than its fair share."""
    if given is None:
        return None
    fair = names.count(names[0]) / len(names)
    if given == "":
        return Sprt(names[0], fair, min(fair + 0.05, 0.999))
    try:
        low, high = (float(word) for word in given.split(","))
    except ValueError:
        raise ValueError(f"--sprt {given}: two shares of wins are expected, like 0.5,0.55") from None
    return Sprt(names[0], low, high)


def leader(results: list[Result]) -> str:
    """What the progress bar says."""
    if not results:
        return "playing"
    wins: dict[str, float] = {}
    for result in results:
        for name, won in zip(result.names, result.wins, strict=True):
            wins[name] = wins.get(name, 0.0) + won
    best = max(wins, key=lambda name: wins[name])
    return f"{best} has won {100 * wins[best] / len(results):.0f} %"


def figures(match: Match, results: list[Result], found: list[Standing]) -> Any:
    """The table of figures."""
    from rich.table import Table

    decisions = sum(result.decisions for result in results) / len(results)
    table = Table(title=f"{match.game.name}: {len(results)} games, {decisions:.0f} decisions each, seed {match.seed}")
    for column in ("bot", "wins", "95 %", "fair", "rank", "points", "rating", "ms a choice"):
        table.add_column(column, justify="left" if column == "bot" else "right", no_wrap=True)
    for one in found:
        table.add_row(
            one.name,
            f"{100 * one.share.mean:.1f} %",
            f"{100 * one.share.low:.1f}-{100 * one.share.high:.1f}",
            f"{100 * one.fair:.0f} %",
            f"{one.rank.mean:.2f} ± {one.rank.high - one.rank.mean:.2f}",
            f"{one.points.mean:.1f} ± {one.points.high - one.points.mean:.1f}",
            f"{one.rating:.1f} ± {2 * one.sigma:.1f}" if len(found) > 1 else "–",
            f"{one.milliseconds:.1f}",
        )
    return table


def plot(found: list[Standing]) -> Any:
    """Ratings on one line each, with two sigma on either side."""
    from rich.table import Table
    from rich.text import Text

    low = min(one.rating - 2 * one.sigma for one in found)
    high = max(one.rating + 2 * one.sigma for one in found)

    def place(rating: float) -> int:
        return round((rating - low) / max(high - low, 1e-9) * (WIDTH - 1))

    table = Table(title="ratings", box=None)
    table.add_column("")
    table.add_column(f"{low:<{WIDTH - 6}.1f}{high:>6.1f}", no_wrap=True)
    for one in found:
        left, middle, right = (place(one.rating + side * one.sigma) for side in (-2, 0, 2))
        line = [" "] * left + ["─"] * (right - left + 1) + [" "] * (WIDTH - right - 1)
        line[middle] = "●"
        table.add_row(one.name, Text("".join(line)))
    return table


def verdict(test: Sprt, results: list[Result]) -> str:
    """What the sequential test says."""
    what = {"high": f"wins {test.high:.1%} rather than {test.low:.1%}", "low": f"wins {test.low:.1%} rather than more"}
    answer = test.verdict(results)
    said = what[answer] if answer else "still open"
    return f"sequential test of {test.name}: {said} (evidence {test.evidence(results):+.2f}, decided at ±2.94)"
