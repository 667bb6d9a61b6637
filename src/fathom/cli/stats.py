"""`fathom stats`: play many games between equal bots and say in numbers what happened, as Markdown."""

from __future__ import annotations

import argparse
import shlex
from functools import partial
from itertools import product
from typing import TYPE_CHECKING

from fathom.bots import bot
from fathom.cli.seats import chosen_options
from fathom.core.game import Game
from fathom.core.registry import definition
from fathom.study.spread import Place
from fathom.study.statistics import Seen, gather, report

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID


def run(args: argparse.Namespace) -> int:
    """Play, and print the tables."""
    from rich.console import Console
    from rich.progress import Progress

    place = Place(args.on, args.jobs)
    if not 2 <= args.games <= 1_000_000:
        raise ValueError("--games must be from 2 to 1000000")
    names = [name.strip() for name in args.bots.split(",")]
    for name in names:
        bot(name, 0)  # an unknown one is refused before anything is played
    games = tables(args)
    found: dict[str, dict[int, Seen]] = {}
    with Progress(console=Console(stderr=True), transient=True) as bar:
        for name, (size, game) in product(names, games.items()):
            task = bar.add_task(f"{name}, players: {size}", total=args.games)
            seen = gather(game, name, args.games, place, partial(shown, bar, task))
            found.setdefault(name, {})[size] = seen
    game = next(iter(games.values()))
    command = ["fathom", "stats", args.game, "--games", str(args.games), "--bots", ",".join(names)]
    command += ["--players", str(args.players)] if args.players is not None else []
    command += [word for option in args.option for word in ("--option", option)]
    command += ["--data", args.data] if args.data is not None else []
    print(f"# {game.texts.format('en', 'game-name')} in numbers")
    print(f"\nMade by `{shlex.join(command)}`: seeds 0 to {args.games - 1}, all seats by the same bot, version")
    print(f"{game.version} of the rules. Of a shared win everybody counts a part.")
    print("\n".join(report(found)))
    return 0


def tables(args: argparse.Namespace) -> dict[int, Game]:
    """The tables to play at: one for each number of players, unless one is asked for."""
    options = chosen_options(args.option, args.players)
    size = options.pop("players", None)
    players = definition(args.game).options.options["players"]
    sizes = range(players.low or 1, (players.high or 1) + 1) if size is None else [size]
    games = [Game(definition(args.game), {**options, "players": size}, args.data) for size in sizes]
    return {game.seats: game for game in games}


def shown(bar: Progress, task: TaskID, done: int) -> None:
    """Show how many games have been played."""
    bar.update(task, completed=done)
