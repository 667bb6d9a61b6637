"""`fathom review`: a finished game looked at, as a plot in the terminal, as JSON or as a page in a file."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from fathom.cli import saved
from fathom.cli.show import console, heading, language, mark
from fathom.study import plots
from fathom.study.review_page import page
from fathom.study.review_words import accuracy_help, names, review_json, turning_words, whole
from fathom.study.reviews import PHASES, Review, review
from fathom.study.spread import Place
from fathom.study.words import number, percent, say

WIDTH, HEIGHT = 64, 13  # letters of the plot


def run(args: argparse.Namespace) -> int:
    """Look at the game, and show what was found."""
    from rich.progress import Progress

    lang, out = language(args.lang), console()
    record = saved.read(args.file)
    for file in filter(None, (args.html, args.plot)):
        if Path(file).is_dir() or not Path(file).parent.is_dir():
            raise ValueError(f"{file}: no file can be written there")  # before minutes of work
    if args.plot is not None:
        plots.check(args.plot)
    place = Place(args.on, args.jobs)
    with Progress(console=Console(stderr=True, markup=False), transient=True) as bar:
        task = bar.add_task(say(lang, "reviewing"), total=None)
        found = review(
            record,
            seed=args.seed,
            simulations=args.simulations,
            place=place,
            plain=args.plain,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    if args.html is not None:
        Path(args.html).write_text(page(found, lang), encoding="utf-8")
    if args.plot is not None:
        plots.chances(found, lang).savefig(args.plot)
    if args.json:
        print(json.dumps(review_json(found, lang), ensure_ascii=False))
        return 0
    out.print(shown(found, lang))
    for file in filter(None, (args.html, args.plot)):
        out.print(Text(say(lang, "review-written", file=file)), soft_wrap=True)
    return 0


def shown(found: Review, lang: str) -> RenderableType:
    """A review on the screen."""
    told = names(found, lang)
    parts: list[RenderableType] = [heading(say(lang, "chances")), plot(found, lang)]
    parts += [Text.assemble(mark(seat), f" {name}") for seat, name in enumerate(told)]
    parts += [] if found.calibrated else [Text(say(lang, "not-calibrated"), style="dim")]
    parts.append(heading(say(lang, "turning")))
    for one in found.turning:
        words = turning_words(found, one, lang)
        where = say(lang, "turning-at", number=one.step.moment)
        parts.append(Text.assemble(mark(one.step.seat), " ", (f"{where}: {words['worth_says']}", "bold")))
        parts.append(Text("  " + say(lang, "turning-played", what=words["played_says"])))
        parts.append(Text("  " + say(lang, "turning-better", what=words["better_says"])))
        parts.append(Text("  " + words["why_says"], style="dim"))
    if not found.turning:
        parts.append(Text(say(lang, "turning-none")))
    parts += [heading(say(lang, "luck")), luck(found, lang)]
    parts += [Text(say(lang, "luck-help"), style="dim"), Text(accuracy_help(lang), style="dim")]
    parts.append(Text(say(lang, "knowledge"), style="dim"))
    return Group(*parts)


def plot(found: Review, lang: str) -> RenderableType:
    """Chances over the moments, each seat with its mark."""
    rows: list[list[Text]] = [[Text(" ") for _ in range(WIDTH)] for _ in range(HEIGHT)]
    last = len(found.wins) - 1
    for column in range(WIDTH):
        wins = found.wins[round(column * last / (WIDTH - 1))]
        for seat, win in enumerate(wins):
            rows[round((HEIGHT - 1) * (1 - win))][column] = mark(seat)
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim", no_wrap=True)
    grid.add_column(no_wrap=True)
    for i, row in enumerate(rows):
        label = percent(1 - i / (HEIGHT - 1), lang) if i % ((HEIGHT - 1) // 4) == 0 else ""
        grid.add_row(label, Text.assemble("│", *row))
    grid.add_row("", Text(f"└{'─' * WIDTH}"))
    grid.add_row("", Text(f" 0{last:>{WIDTH - 1}}", style="dim"))
    return grid


def luck(found: Review, lang: str) -> Table:
    """What moved everybody's chance, in percentage points; a row for each phase."""
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column("")
    grid.add_column("")
    for column in ("accuracy", "choices", "chance", "others"):
        grid.add_column(say(lang, f"column-{column}"), justify="right", no_wrap=True)
    for seat in range(found.seats):
        accuracy = found.accuracy[seat]
        phases = [("phase-all", whole(found.accounts[seat]))]
        phases += [(f"phase-{i}", found.accounts[seat][i]) for i in range(PHASES)]
        for i, (phase, one) in enumerate(phases):
            rated = "" if accuracy is None or i else number(accuracy, lang)
            moved = [number(100 * part, lang, sign=True) for part in (one.choices, one.chance, one.others)]
            grid.add_row(Text(" ") if i else mark(seat), say(lang, phase), rated, *moved, style="dim" if i else "")
    return grid
