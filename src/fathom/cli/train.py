"""`fathom train`: a net learns a game by playing against itself."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from fathom.core.position import NEEDS_EXTRA


def run(args: argparse.Namespace) -> int:
    """Train, or go on; a line on what has been reached now and then."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    try:
        from fathom.learn.experience import Custom
        from fathom.learn.judging import Exam, Jury
        from fathom.learn.training import Plan, Training
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        raise ModuleNotFoundError(NEEDS_EXTRA.format("torch", "learn"), name="torch") from None
    from fathom.bots.nets import FILE
    from fathom.study.spread import Place

    players = counts(args.game, args.players)
    seconds = None if args.minutes is None else 60 * args.minutes
    plan = Plan(
        args.game, players, args.games, args.decisions, seconds, args.width, args.layers, args.seed, args.device,
        Custom(steps=args.steps),
    )  # fmt: skip
    training = Training(plan, Path(args.out))
    exams = tuple(Exam(args.game, n, args.against, args.exams, args.seed) for n in players if args.exams)
    jury = Jury(exams, Place(args.on, args.jobs), training.note)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:.0f} %"),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True, markup=False, emoji=False, highlight=False)
    line: dict[str, Any] = {}
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(args.game, total=1.0)
        bar.update(task, completed=training.done)
        for line in training.lessons():
            speed = line["decisions"] / max(line["seconds"], 1e-9)
            points = ", ".join(f"{n} players {mean:.1f}" for n, mean in line["points"].items())
            told = f"{line['decisions'] / 1e6:.1f} M decisions, {speed:,.0f}/s; points: {points or '-'}"
            bar.update(task, completed=training.done, description=told)
            if line["lesson"] % args.every == 0:
                training.export(training.folder / FILE)
                jury.look_at(training.folder / FILE, line)
    jury.wait()
    if line:  # the net as it is in the end
        jury.look_at(training.folder / FILE, line)
        jury.wait()
    print(f"{training.folder / FILE}: {training.decisions:,} decisions in {training.spent:.0f} s")
    return 0


def counts(name: str, given: str | None) -> tuple[int, ...]:
    """The numbers of players: those given, or all."""
    from fathom.core.registry import definition

    if given is None:
        players = definition(name).options.options["players"]
        return tuple(range(players.low or 1, (players.high or 1) + 1))
    if not all(word.isdecimal() for word in given.split(",")):
        raise ValueError(f"--players {given}: numbers are expected, such as 2,3")
    return tuple(int(word) for word in given.split(","))
