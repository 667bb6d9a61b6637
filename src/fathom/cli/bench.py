"""`fathom bench`: every performance figure, both worlds measured in one run.

Each figure is the best of several rounds: on a shared machine the best is the least disturbed one.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib import metadata
from statistics import median
from typing import Any

import fathom
from fathom.core.chance import Seeded, Silent, stream

FIRST_LEGAL = """
import time; start = time.perf_counter()
import sys, fathom
fathom.load({name!r}, players={players}).new(seed=1).legal()
assert not {{"numpy", "numba"}} & set(sys.modules), "the plain world must not import numpy or numba"
print(time.perf_counter() - start)
"""

CACHED_START = """
import fathom
game = fathom.load({name!r}, players={players})
game.compile().playouts(game.new(seed=1), 1, seed=1)
"""

BATCH = 4096

LABELS = {
    "plain_dps": ("decisions/s, plain", "{:,.0f}"),
    "compiled_dps": ("decisions/s, compiled, one thread", "{:,.0f}"),
    "ratio": ("compiled over plain", "{:.1f}"),
    "two_thread_dps": ("decisions/s, compiled, two threads", "{:,.0f}"),
    "thread_ratio": ("two threads over one", "{:.2f}"),
    "games_ps": ("random games/s, compiled, one thread", "{:,.0f}"),
    "api_dps": ("decisions/s through state.legal() and state.apply()", "{:,.0f}"),
    "step_dps": ("single steps/s from Python", "{:,.0f}"),
    "batch_dps": (f"decisions/s in a batch of {BATCH} with masks", "{:,.0f}"),
    "observe_ps": (f"observations/s in a batch of {BATCH}", "{:,.0f}"),
    "clone_ns": ("clone in the compiled world, ns", "{:.1f}"),
    "plain_clone_us": ("clone in the plain world, us", "{:.1f}"),
    "state_bytes": ("size of a state, bytes", "{}"),
    "advice_ms": ("exact advice for the decisions of a turn, plain, ms", "{:.1f}"),
    "cold_compile_s": ("compiling from nothing, s", "{:.1f}"),
    "cached_start_s": ("process start to first compiled play-out, cached, s", "{:.2f}"),
    "first_legal_s": ("process start to first legal actions, plain, s", "{:.3f}"),
}


def best(measure: Callable[[], float], seconds: float, least: int = 3) -> float:
    """The largest of repeated measurements, for about so many seconds."""
    end, found = time.perf_counter() + seconds, list[float]()
    while len(found) < least or time.perf_counter() < end:
        found.append(measure())
    return max(found)


def rate(work: Callable[[], int]) -> float:
    """How much of something is done in a second."""
    start = time.perf_counter()
    done = work()
    return done / (time.perf_counter() - start)


def process_seconds(source: str, environment: dict[str, str] | None = None) -> float:
    """How long a fresh Python takes for a few lines, from its start to its end."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", source], check=True, capture_output=True, env=environment)
    return time.perf_counter() - start


def plain_games(game: fathom.Game, n: int) -> int:
    """Random games in the plain world, by the very loop that the compiled world runs."""
    rules, decisions = game.rules, 0
    for i in range(n):
        g, out = game.definition.table(), list[int]()
        rules.configure(g, game.options)
        chance = Silent.at(stream(1, i))
        rules.begin(g, chance, out)
        decisions += rules.playout(g, chance, out)
    return decisions


def api_games(game: fathom.Game, n: int) -> int:
    """Random games through the public API, with history, events and undo."""
    decisions = 0
    for seed in range(n):
        state, chooser = game.new(seed=seed), Seeded(seed)
        while not state.over:
            legal = state.legal()
            state.apply(legal[chooser.pick(len(legal))])
            decisions += 1
    return decisions


def measure(game: fathom.Game, seconds: float, tell: Callable[..., None]) -> dict[str, Any]:
    """All figures of a game."""
    name = game.name
    figures: dict[str, Any] = {"game": name, "players": game.seats, "cores": os.cpu_count()}
    fast = game.compile(lambda name, done, total: tell("compiling", done, total))
    figures["python"], figures["numba"] = sys.version.split()[0], metadata.version("numba")
    tell("starting processes")
    start = FIRST_LEGAL.format(name=name, players=game.seats)
    figures["first_legal_s"] = -best(lambda: -process_seconds(start), 0, 5)
    with tempfile.TemporaryDirectory() as folder:
        tell("compiling from nothing")
        environment = {**os.environ, "FATHOM_CACHE": folder}
        cached = CACHED_START.format(name=name, players=game.seats)
        figures["cold_compile_s"] = process_seconds(cached, environment)
        tell("starting from the cache")
        figures["cached_start_s"] = -best(lambda: -process_seconds(cached, environment), 0, 3)
    figures["state_bytes"] = fast.dtype.itemsize
    many = max(200, int(2_000_000 / (plain_games(game, 5) / 5)))
    fast.games(many, seed=1), fast.games(many, seed=1, threads=2)
    rounds: dict[str, list[float]] = {"plain": [], "one": [], "two": []}
    times = max(12, round(2 * seconds))  # short rounds: one of them finds both cores quiet
    for i in range(times):
        tell("both worlds", i, times)
        rounds["plain"].append(rate(lambda: plain_games(game, 20)))
        rounds["one"].append(rate(lambda: fast.games(many, seed=1)[1]))
        rounds["two"].append(rate(lambda: fast.games(2 * many, seed=1, threads=2)[1]))
    figures["plain_dps"], figures["compiled_dps"] = max(rounds["plain"]), max(rounds["one"])
    figures["two_thread_dps"] = max(rounds["two"])
    figures["ratio"] = figures["compiled_dps"] / figures["plain_dps"]
    figures["thread_ratio"] = figures["two_thread_dps"] / figures["compiled_dps"]
    figures["games_ps"] = figures["compiled_dps"] * many / fast.games(many, seed=1)[1]
    tell("through the public API")
    figures["api_dps"] = best(lambda: rate(lambda: api_games(game, 3)), seconds / 4)
    tell("single steps and clones")
    figures["step_dps"] = best(lambda: single_steps(fast), seconds / 4)
    ring, clones = fast.blank(16), compiled_clones()
    clones(ring, 1)
    figures["clone_ns"] = 1e9 / best(lambda: rate(lambda: int(clones(ring, 2_000_000))), seconds / 4)
    raw = game.new(seed=1).raw
    figures["plain_clone_us"] = 1e6 / best(lambda: rate(lambda: plain_clones(raw, 2000)), seconds / 8)
    tell("advice")
    if (took := advice(game)) is not None:
        figures["advice_ms"] = -best(lambda: -(advice(game) or took), 0, 3)
    tell("batches")
    batch = fast.batch(BATCH, seed=1)

    def batched() -> int:
        for _ in range(20):
            batch.mask()
            batch.step(batch.sample())
            if batch.over.any():
                batch.reset()
        return 20 * BATCH

    figures["batch_dps"] = best(lambda: rate(batched), seconds / 2)
    figures["observe_ps"] = best(lambda: rate(lambda: len(batch.observe())), seconds / 4)
    return figures


def advice(game: fathom.Game) -> float | None:
    """How long the exact worth of all choices takes for the decisions of one turn, one after another, in ms: the median
    turn of a few games. None if the game computes no odds."""
    turns: list[float] = []
    for seed in range(3):
        state, chooser, spent, before = game.new(seed=seed), Seeded(seed), list[float](), -1
        while state.actor is not None:
            start = time.perf_counter()
            known = state.prospects() is not None
            took = 1000 * (time.perf_counter() - start)
            if not known or state.actor != before:
                turns += [sum(spent)] if len(spent) > 1 else []
                spent = []
            spent += [took] if known else []
            before, legal = state.actor, state.legal()
            state.apply(legal[chooser.pick(len(legal))])
    return median(turns) if turns else None


def compiled_clones() -> Any:
    """A function that copies packed states around, compiled for this measurement."""
    import numba

    def clones(states: Any, times: int) -> int:
        n = len(states)
        for i in range(times):
            states[(i + 1) % n] = states[i % n]
        return times

    return numba.njit(clones)


def plain_clones(raw: Any, n: int) -> int:
    """Copy a plain state n times."""
    for _ in range(n):
        raw.clone()
    return n


def single_steps(fast: Any) -> float:
    """One fused call from Python for each decision: step, walk on, list what is legal then."""
    from fathom.core.compiled import generators

    state = fast.game.new(seed=1)
    legal = state.legal()
    states, chances, out = fast.pack(state), generators(1, 1), fast.scratch()
    row, step, x, n = out[0], fast.entries["drive_one"], 1, 0
    count, start = 0, time.perf_counter()
    while n < 100_000:
        if count == 0:
            states[:] = fast.pack(state)
            count = len(legal)
            row[1 : count + 1] = legal
        x = (x * 25214903917 + 11) & 0xFFFFFFFFFFFF
        count = step(states, chances, out, 0, row[1 + (x >> 16) % count])
        n += 1
    return n / (time.perf_counter() - start)


def run(args: argparse.Namespace) -> int:
    """Measure, and print a table or JSON."""
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

    if not 0 <= args.seconds <= 600:
        raise ValueError("--seconds must be from 0 to 600")
    options: dict[str, Any] = {} if args.players is None else {"players": args.players}
    game = fathom.load(args.game, **options)
    bar = Progress(console=Console(stderr=True), transient=True)
    task = bar.add_task(game.name, total=None)

    def tell(what: str, done: int = 0, total: int | None = None) -> None:
        bar.start()  # shown only when there is something to tell, so that a failed start leaves no bar
        bar.update(task, description=f"{game.name}: {what}", completed=done, total=total)

    try:
        if args.search:
            from fathom.cli.bench_search import SEARCH_LABELS, measure_search

            figures, labels = measure_search(game, args.seconds, tell), SEARCH_LABELS
        elif args.envs:
            from fathom.cli.bench_envs import ENVS_LABELS, measure_envs

            figures, labels = measure_envs(game, args.seconds, tell), ENVS_LABELS
        else:
            figures, labels = measure(game, args.seconds, tell), LABELS
    finally:
        if bar.live.is_started:
            bar.stop()
    if args.json:
        print(json.dumps({key: round(x, 4) if isinstance(x, float) else x for key, x in figures.items()}, indent=2))
        return 0
    table = Table(title=f"{game.name}, {game.seats} players, {os.cpu_count()} cores")
    table.add_column("figure")
    table.add_column("value", justify="right")
    for key, (label, form) in labels.items():
        if key in figures:
            table.add_row(label, form.format(figures[key]))
    Console().print(table)
    return 0
