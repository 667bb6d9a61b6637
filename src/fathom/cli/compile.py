"""`fathom compile`: have the compiled worlds of games ready, with the search of bots: several games side by side, each
in a process of its own."""

from __future__ import annotations

import argparse
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType
from typing import Any

import fathom
from fathom.bots import tree
from fathom.core.position import NEEDS_EXTRA

PARTS: tuple[tuple[str, ModuleType | None], ...] = (("", None), (", search", tree))


def run(args: argparse.Namespace) -> int:
    """Compile what is not there yet."""
    from rich.console import Console
    from rich.progress import Progress

    if args.jobs is not None and args.jobs < 1:
        raise ValueError("--jobs must be 1 or more")
    games = [fathom.load(name) for name in dict.fromkeys(args.game or fathom.games())]
    try:
        from fathom.core.compiled import cpu
        from fathom.core.compiled.cache import ensure
        from fathom.core.compiled.threads import processors
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(NEEDS_EXTRA.format(error.name, "fast"), name=error.name) from None
    with Progress(console=Console(stderr=True)) as bar, ThreadPoolExecutor(args.jobs or processors()) as pool:

        def compiled(game: fathom.Game, what: str, part: ModuleType | None) -> None:
            task = bar.add_task(f"{game.name}{what}", total=1)

            def tell(name: str, done: int, total: int) -> None:
                bar.update(task, completed=done, total=total)

            ensure(game, cpu, tell, part)
            bar.update(task, completed=bar.tasks[task].total)

        started: list[Any] = [pool.submit(compiled, game, *part) for part in PARTS for game in games]
        for one in started:
            one.result()
    return 0
