"""The same work as machine code and as WebAssembly in Node, in turn, one thread each, by processor time: random games
(decisions a second) and a search from the middle of a game (simulations a second). Native counts as measured, the
engine's own compiling left out by a warm-up."""

from __future__ import annotations

import argparse
import gzip
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))  # so that it can be run as a script

from tests.modules import Program, place, prepared, searches, whole_games
from tests.tables import positions

import fathom

AIM = 0.6  # of the native speed
GAMES = {"abyss": 1500, "octodice": 6000, "otys": 6000, "seastead": 3000}  # about a quarter of a second
SIMULATIONS = 8000


def programs(game: fathom.Game) -> list[tuple[str, Program, int]]:
    """What is measured: its unit, the work, and how many units one round of it has."""
    games = GAMES.get(game.name, 1000)
    whole = whole_games(game, games, seed=1)
    whole.start, whole.calls = [], whole.start
    middle = next(islice(positions(game, seed=1), 25, None))
    search = searches(middle, middle.actor or 0, SIMULATIONS, seed=1, picks=1)
    # Every round the same search: with a fresh tree and the same generator.
    held = ("nodes", "book", "chance", "habits")
    for name in held:
        if name in search.arrays:
            search.arrays[f"{name}_before"] = search.arrays[name].copy()
    again = [("=", name, f"{name}_before") for name in held if name in search.arrays]
    search.start, search.calls = [], [*again, *search.start]
    decisions = game.compile().games(games, seed=1, threads=1)[1]
    return [("decisions", whole, decisions), ("simulations", search, SIMULATIONS)]


def compare(name: str, rounds: int) -> dict[str, Any]:
    """The figures of a game."""
    game = fathom.load(name)
    work, folder = programs(game), place(game)
    module = (folder / f"{name}.wasm").read_bytes()
    found: dict[str, Any] = {"bytes": len(module), "gzipped": len(gzip.compress(module, mtime=0))}
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump([program.told() for _, program, _ in work], file)
        file.flush()
        command = ["node", str(Path(__file__).with_suffix(".mjs")), str(folder), name, file.name]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as child:
            assert child.stdin is not None
            assert child.stdout is not None

            def there(i: int) -> float:
                assert child.stdin is not None
                assert child.stdout is not None
                print(i, file=child.stdin, flush=True)
                return float(child.stdout.readline())

            for i, (unit, program, count) in enumerate(work):
                here = prepared(program)
                taken: dict[str, list[float]] = {"native": [], "wasm": []}
                for round in range(rounds + 3):
                    seconds = {"native": timed(here.round), "wasm": there(i)}
                    if round >= 3:
                        for world, one in seconds.items():
                            taken[world].append(one)
                for world, all in taken.items():
                    found[f"{world}_{unit}_a_second"] = round_off(count / median(all))
                ratios = [native / wasm for native, wasm in zip(taken["native"], taken["wasm"], strict=True)]
                found[f"{unit}_ratio"] = round_ratio(median(ratios))
            child.stdin.close()
    return found


def timed(act: Callable[[], None]) -> float:
    """The processor time of this process for it."""
    before = time.process_time()
    act()
    return time.process_time() - before


def round_off(speed: float) -> int:
    """Three digits of it."""
    return int(float(f"{speed:.3g}"))


def round_ratio(ratio: float) -> float:
    """Two places."""
    return round(ratio, 2)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=fathom.games())
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    problems = []
    for name in given.games:
        found = compare(name, given.rounds)
        print(json.dumps({"game": name, **found}) if given.json else f"{name}: {found}", flush=True)
        problems += [f"{name}: {unit}" for unit in ("decisions", "simulations") if found[f"{unit}_ratio"] < AIM]
    if problems:
        print(f"slower than {AIM} of native: {', '.join(problems)}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
