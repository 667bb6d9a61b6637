"""`fathom puzzles`: find the best choice in positions from strong games; mine such positions, and measure who solves
them."""

from __future__ import annotations

import argparse
import json
import sys
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from fathom.bots.levels import PROMISED
from fathom.cli.show import choices, console, heading, language, mark, menu
from fathom.core.draw import table
from fathom.core.position import IllegalAction
from fathom.core.registry import definition, games
from fathom.study import puzzles
from fathom.study.puzzles import EXERCISES, PUZZLES, Puzzle
from fathom.study.words import percent, say

ENDS = ("quit", "q")
MORE = 80  # worths that are listed


def run(args: argparse.Namespace) -> int:
    """Mine, measure, list or play."""
    lang, name = language(args.lang), args.game
    definition(name)  # the error for an unknown game lists all
    if args.mine is not None:
        return _mine(args, lang)
    stock = list(puzzles.puzzles(name, EXERCISES if args.exercises else PUZZLES).values())
    if not stock:
        raise ValueError(f"{name} has no {EXERCISES if args.exercises else PUZZLES}")
    if args.rate is not None:
        return _rate(args, stock, lang)
    if args.list:
        console().print(_listed(stock, lang))
        return 0
    return _play(stock, _first(stock, args), lang)


def _first(stock: list[Puzzle], args: argparse.Namespace) -> int:
    """Where to begin: the one that was named, the first exercise, or one that changes from day to day."""
    if args.id is not None:
        ids = [one.id for one in stock]
        if args.id not in ids:
            raise ValueError(f"no puzzle {args.id!r} in {args.game}; --list shows all")
        return ids.index(args.id)
    return 0 if args.exercises else datetime.now(UTC).date().toordinal() // len(games()) % len(stock)


def _listed(stock: list[Puzzle], lang: str) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("puzzle", "theme", "difficulty"):
        grid.add_column(say(lang, f"column-{column}"))
    for one in stock:
        grid.add_row(
            one.id, puzzles.title(one, lang) or puzzles.theme(one, lang), say(lang, f"difficulty-{one.difficulty}")
        )
    return grid


# In the terminal


def _play(stock: list[Puzzle], at: int, lang: str) -> int:
    """One puzzle after the other, until somebody has had enough."""
    solved = seen = 0
    try:
        while seen < len(stock):
            answer = _one(stock[(at + seen) % len(stock)], lang)
            seen += 1
            solved += answer is True
            if answer is None:
                break
            if _ask(say(lang, "puzzle-next") + " ").lower() in ENDS:
                break
    except (EOFError, KeyboardInterrupt):
        pass
    console().print(Text("\n" + say(lang, "puzzle-score", solved=solved)))
    return 0


def _one(puzzle: Puzzle, lang: str) -> bool | None:
    """Show a puzzle until it is solved (True) or given up (False); None: no more of it."""
    out, state = console(), puzzle.state
    game, given, first = state.game, 0, True
    view = state.view(puzzle.seat)
    offered = menu(state, lang, out.width, 1000)
    title = puzzles.title(puzzle, lang)
    words = f"{puzzle.id} · {say(lang, f'difficulty-{puzzle.difficulty}')}"
    out.print(heading(title or words))
    out.print(table(game, view, lang))
    if intro := puzzles.lesson(puzzle, lang, learned=False):
        out.print(Text(intro, style="italic"))
    prompt = game.texts.format(lang, f"phase-{view['phase']}")
    out.print(Text.assemble("\n", mark(puzzle.seat), " ", (say(lang, "puzzle-find"), "bold"), f" {prompt}"))
    out.print(choices(state, offered, lang, out.width))
    out.print(Text(say(lang, "puzzle-help"), style="dim"))
    while True:
        line = _ask("> ")
        if line.lower() in ENDS:
            return None
        if line.lower() == "hint":
            out.print(Text(puzzles.hints(puzzle, lang)[given]))
            given = min(given + 1, puzzles.HINTS - 1)
        elif line.lower() == "show":
            _solution(out, puzzle, lang)
            return False
        elif line:
            try:
                number = int(line) if line.isdecimal() else 0
                action = (
                    offered.actions[number - 1] if 1 <= number <= len(offered.actions) else game.action(line, state)
                )
                told = puzzles.tried(puzzle, action, lang)
            except IllegalAction as error:
                out.print(Text(error.message))
                continue
            except ValueError as error:
                out.print(Text(str(error)))
                continue
            verdict = say(lang, "puzzle-right" if told["solved"] else "puzzle-wrong")
            out.print(Text.assemble((verdict, "bold"), f" {told['worth_says']}"))
            out.print(Text(told["why_says"]))
            if told["solved"]:
                _solution(out, puzzle, lang)
                return first
            first = False


def _solution(out: Console, puzzle: Puzzle, lang: str) -> None:
    told = puzzles.solution(puzzle, lang)
    grid = Table.grid(padding=(0, 2))
    for row in told["choices"][:MORE]:
        win = "" if row["win"] is None else percent(row["win"], lang)
        grid.add_row(
            Text(win), Text(row["says"], style="bold" if row["right"] else ""), Text(row["action"], style="dim")
        )
    out.print(grid)
    if told["learned"]:
        out.print(Text(told["learned"], style="italic"))


def _ask(prompt: str) -> str:
    if sys.stdin is None:
        raise EOFError
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return " ".join(line.split())


# Mining and measuring


def _mine(args: argparse.Namespace, lang: str) -> int:
    from rich.progress import Progress

    from fathom.study.mining import mine

    if args.out is None:
        raise ValueError("--mine needs --out FILE")
    if args.mine < 1:
        raise ValueError(f"--mine must be at least 1, not {args.mine}")
    path = Path(args.out)
    if path.is_dir() or not path.parent.is_dir():
        raise ValueError(f"{path}: no file can be written there")  # before minutes of work
    phases = [phase for phase in args.phases.split(",") if phase]
    for phase in phases:
        if phase not in (known := list(definition(args.game).decisions.phases)):
            raise ValueError(f"no phase {phase!r} in {args.game}; there are {', '.join(known)}")
    easy = " --easy" * args.easy + f" --phases {args.phases}" * bool(phases)
    command = f"fathom puzzles {args.game} --mine {args.mine} --seed {args.seed}{easy} --out {path.name}"
    found: list[Puzzle] = []
    with Progress(console=Console(stderr=True, markup=False), transient=True) as bar:
        task = bar.add_task(say(lang, "puzzle-mining"), total=args.mine)
        for one in mine(args.game, args.seed, args.mine, args.easy, phases):
            found.append(one)
            bar.update(task, completed=len(found))
            path.write_text(puzzles.write(found, command), encoding="utf-8")
    return 0


def _rate(args: argparse.Namespace, stock: list[Puzzle], lang: str) -> int:
    from fathom.study.mining import rate

    if args.rate < 1:
        raise ValueError(f"--rate must be at least 1, not {args.rate}")
    found = {}
    for level in (*PROMISED, "greedy"):
        shares = rate(stock, level, args.rate, args.seed)
        found[level] = sum(shares) / len(shares)
        if not args.json:
            told = []
            for difficulty in range(1, puzzles.LEVELS + 1):
                some = [share for share, one in zip(shares, stock, strict=True) if one.difficulty == difficulty]
                told.append(f"{percent(sum(some) / len(some), lang) if some else '–':>6} of {len(some)}")
            print(f"{level:10} {percent(found[level], lang):>6}   {'  '.join(told)}", flush=True)
    if args.json:
        told_json = {"game": args.game, "puzzles": len(stock), "attempts": args.rate, "seed": args.seed}
        print(json.dumps({**told_json, "solved": found}))
    return 0
