"""`fathom selfplay`: games between bots as data to learn from, in Parquet files."""

from __future__ import annotations

import argparse
from pathlib import Path

from fathom.cli.seats import chosen_options
from fathom.core.game import Game
from fathom.core.registry import definition
from fathom.study.selfplay import Order, gather
from fathom.study.spread import Place


def run(args: argparse.Namespace) -> int:
    """Play what is missing, and say where it is."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    place = Place(args.on, args.jobs)
    names = tuple(name.strip() for name in args.bots.split(","))
    options = chosen_options(args.option, args.players)
    if len(names) > 1:
        options.setdefault("players", len(names))
    game = Game(definition(args.game), options, args.data)
    order = Order(game, names * game.seats if len(names) == 1 else names, args.games, args.seed)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(game.name, total=args.games)
        gather(order, Path(args.out), place, lambda done: bar.update(task, completed=done))
    print(f"{args.out}: {args.games} games in {len(order.parts)} files")
    return 0
