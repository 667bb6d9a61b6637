"""`fathom tune`: finds weights of a game's heuristic by play."""

from __future__ import annotations

import argparse
from pathlib import Path

from fathom.bots import worlds
from fathom.cli.seats import chosen_options
from fathom.core.game import Game
from fathom.core.registry import definition
from fathom.core.weights import GREEDY
from fathom.study.arena import Match, gather
from fathom.study.ratings import standings
from fathom.study.spread import Place
from fathom.study.tuning import STEP, Round, Tuning, rounds, written


def run(args: argparse.Namespace) -> int:
    """Tune for so many rounds, writing after each; then let the new weights play the old ones."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    place = Place(args.on, args.jobs)
    if not 1 <= args.rounds <= 10_000 or not 2 <= args.games <= 100_000:
        raise ValueError("--rounds must be from 1 to 10000, --games from 2 to 100000")
    game = Game(definition(args.game), {"players": args.players, **chosen_options(args.option, None)})
    names = tuple(args.only.split(",")) if args.only else tuple(game.rules.WEIGHTS)
    tuning = Tuning(game, args.settings, names, args.games, args.seed, args.start, args.against, args.step)
    path = Path(args.out)
    console = Console(stderr=True, markup=False, emoji=False)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(f"{args.game}: getting ready", total=args.rounds)
        worlds.prepare(game, lambda name, done, total: bar.update(task, description=f"compiling {name}"))
        for found in rounds(tuning, place):
            path.write_text(written(found.weights, _why(args, found)), encoding="utf-8")
            bar.update(task, completed=found.number + 1, description=f"best {found.best:.3f}, mean {found.mean:.3f}")
            if found.number + 1 >= args.rounds:
                break
    print(path.read_text(encoding="utf-8"), end="")
    if args.check:
        kind = "greedy:" if args.settings == GREEDY else f"mcts:{args.settings}:weights="
        new, old = f"{kind}{path}", f"{kind}{args.against}"
        match = Match(game, (new, *(old,) * (game.seats - 1)), args.seed + 1)
        results = list(gather(match, args.check, place))[-1]
        share = next(one.share for one in standings(results) if one.name == new)
        print(f"# fresh deals against [{args.against}]: {share.mean:.1%} [{share.low:.1%}, {share.high:.1%}]")
    return 0


def _why(args: argparse.Namespace, found: Round) -> str:
    only = f" --only {args.only}" if args.only else ""
    start = "" if args.start == "usual" else f" --start {args.start}"
    start += "" if args.against == "usual" else f" --against {args.against}"
    start += "" if args.step == STEP else f" --step {args.step}"
    command = f"fathom tune {args.game} --players {args.players} --settings {args.settings} --games {args.games}"
    return f"Found by: {command} --rounds {found.number + 1} --seed {args.seed}{start}{only}"
