"""The rules on a GPU against the rules on the processor, byte by byte, and how fast they are.

    python bench/gpu.py compile                        # kernels of all games, into the cache; needs no GPU
    python bench/gpu.py expect --out expected          # what the processor says: games, and traces of games
    python bench/gpu.py check --out expected           # on a machine with a GPU and CuPy
    python bench/gpu.py speed --out expected           # likewise, with the GPU for itself
    python bench/gpu.py page --out expected            # the table of docs/gpu.md

The two halves can run on different machines. Carry the folder of the cache (`FATHOM_CACHE`) and that of `expect`.
A trace is a hash after each action of many games: of all states, masks and results, and now and then of observations,
values and guesses. Where one differs, the plain rules play the action again, and the first field that differs is named.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from tests.tables import GAMES, sizes, tables

import fathom
from fathom.core.chance import Silent
from fathom.core.compiled import Compiled
from fathom.core.compiled.threads import processors

SEED = 2026
TURNS = 50  # hashes of games for learning
EVERY = 8  # actions from one hash of observations, values and guesses to the next


def name_of(game: str, options: dict[str, Any]) -> str:
    """A table in a word, for files."""
    return re.sub(r"[^\w-]", "_", "-".join([game, *(str(value) for value in options.values())]))


def all_tables(only: list[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table of the games that are wanted."""
    for game in only:
        for options in tables(game):
            yield game, options


def host(array: Any) -> np.ndarray[Any, Any]:
    """An array of either world, here."""
    found: np.ndarray[Any, Any] = array.get() if hasattr(array, "get") else array
    return found


def packed(fast: Compiled, states: Any) -> np.ndarray[Any, Any]:
    """States of either world as they are packed here."""
    found: np.ndarray[Any, Any] = fast.packed(states) if hasattr(fast, "packed") else states
    return found


def digest(*arrays: np.ndarray[Any, Any]) -> str:
    """A short hash of what is in some arrays."""
    sha = hashlib.sha256()
    for array in arrays:
        sha.update(np.ascontiguousarray(array).tobytes())
    return sha.hexdigest()[:16]


def trace(fast: Compiled, n: int) -> Iterator[tuple[str, Any, Any]]:
    """n random games, action by action: the hash after it, the batch, and what was played."""
    batch = fast.batch(n, seed=SEED)
    moment, actions = 0, None
    while True:
        parts = [packed(fast, batch.states), *map(host, (batch.mask(), batch.actors, batch.over, batch.scores))]
        if moment % EVERY == 0:
            guessed = batch.states.copy()
            fast.determinise(guessed, fast.xp.maximum(batch.actors, 0), SEED + moment)
            parts += [host(batch.observe()), host(fast.values(batch.states)), packed(fast, guessed)]
        yield digest(*parts), batch, actions
        if bool(host(batch.over).all()):
            return
        actions = host(batch.sample()).copy()
        batch.step(fast.xp.asarray(actions))
        moment += 1


def turns(fast: Compiled, n: int) -> Iterator[str]:
    """n games for learning, where each that ends is followed by the next: a hash of all they show, now and then."""
    games = fast.rollout(n, seed=SEED, autoreset="same_step")
    for _ in range(TURNS):
        for _ in range(EVERY):
            games.step(games.sample())
        shown = games.observations, games.last, games.masks, games.rewards, games.ended, games.actors, games.scores
        yield digest(*map(host, shown))


def compile_all(args: argparse.Namespace) -> None:
    """The kernels of every game."""
    from fathom.core.compiled import device
    from fathom.core.compiled.cache import ensure

    for name in args.games:
        start = time.perf_counter()
        folder = ensure(fathom.load(name), device)
        size = sum(file.stat().st_size for file in folder.iterdir())
        print(f"{name}: {folder.name}, {size / 1e6:.1f} MB, {time.perf_counter() - start:.0f} s", flush=True)


def expect(args: argparse.Namespace) -> None:
    """What the processor says."""
    args.out.mkdir(parents=True, exist_ok=True)
    for name, options in all_tables(args.games):
        game = fathom.load(name, **options)
        fast = game.compile()
        scores, decisions = fast.games(args.number, SEED, processors())
        told: dict[str, Any] = {"digest": digest(scores), "decisions": decisions}
        state = game.new(seed=SEED)
        ends = fast.playouts(state, 4096, SEED)
        told["playouts"] = digest(ends.scores, ends.ranks)
        told["trace"] = [found for found, _, _ in trace(fast, args.traced)]
        told["turns"] = list(turns(fast, args.traced))
        told |= {"number": args.number, "traced": args.traced}
        (args.out / f"{name_of(name, options)}.json").write_text(json.dumps(told))
        print(f"{name_of(name, options)}: {decisions:,} decisions, {len(told['trace'])} moments", flush=True)


def first_difference(fast: Any, before: np.ndarray[Any, Any], chances: Any, batch: Any, actions: Any) -> str:
    """The first game and field in which the plain rules come to something else than the GPU."""
    game, after = fast.game, packed(fast, batch.states)
    for i in range(len(before)):
        if actions[i] < 0:
            continue
        plain = game.definition.table.unpack(before[i : i + 1].tobytes())
        source = Silent.at(int(chances[i, 0]))
        out: list[int] = []
        game.rules.advance(plain, int(actions[i]), source, out)
        theirs, ours = plain.to_dict(), game.definition.table.unpack(after[i : i + 1].tobytes()).to_dict()
        if theirs != ours:
            return f"game {i}, {game.text(int(actions[i]))}: {differing(theirs, ours)}"
    return "states agree: masks, results, observations, values or guesses do not"


def differing(a: Any, b: Any, path: str = "") -> str:
    """The first place in which two states differ."""
    if isinstance(a, dict):
        pairs = [(f"{path}.{key}", a[key], b[key]) for key in a]
    elif isinstance(a, list):
        pairs = [(f"{path}[{i}]", x, y) for i, (x, y) in enumerate(zip(a, b, strict=True))]
    else:
        return f"{path[1:]} is {a} by the plain rules, {b} on the GPU"
    return next((differing(x, y, place) for place, x, y in pairs if x != y), "")


def check_table(fast: Any, told: dict[str, Any]) -> str:
    """What is wrong at a table, or nothing."""
    scores, decisions = fast.games(told["number"], SEED)
    if (digest(scores), decisions) != (told["digest"], told["decisions"]):
        return f"whole games differ ({decisions:,} decisions, {told['decisions']:,} expected)"
    ends = fast.playouts(fast.game.new(seed=SEED), 4096, SEED)
    if digest(ends.scores, ends.ranks) != told["playouts"]:
        return "play-outs differ"
    before = chances = np.zeros(0)
    moments = 0
    for expected, (found, batch, actions) in zip(told["trace"], trace(fast, told["traced"]), strict=False):
        if found != expected:
            where = first_difference(fast, before, chances, batch, actions) if moments else "the set-up"
            return f"after {moments} actions: {where}"
        before, chances = packed(fast, batch.states), host(batch.chances).copy()
        moments += 1
    if moments != len(told["trace"]):
        return f"{moments} moments, {len(told['trace'])} expected"
    return "" if list(turns(fast, told["traced"])) == told["turns"] else "games for learning differ"


def timed(xp: Any, work: Any, least: float = 0.5) -> tuple[float, int]:
    """Seconds by the GPU's clock, and what the work counted, after one run that does not count."""
    work()
    start, end = xp.cuda.Event(), xp.cuda.Event()
    done, runs = 0, 0
    xp.cuda.runtime.deviceSynchronize()
    begun = time.perf_counter()
    start.record()
    while not runs or time.perf_counter() - begun < least:
        done += work()
        runs += 1
    end.record()
    end.synchronize()
    return xp.cuda.get_elapsed_time(start, end) / 1e3, done


def speeds(fast: Any) -> dict[str, float]:
    """Decisions a second: whole random games, here and on one core of the processor beside; single steps with mask and
    observation that stay on the GPU."""
    xp, n = fast.xp, 1 << 16
    seconds, decisions = timed(xp, lambda: fast.games(1 << 19, SEED)[1])
    found = {"games": decisions / seconds}
    games = fast.rollout(n, seed=SEED, autoreset="same_step")
    marks = xp.ones(n, np.int32)

    def steps(count: int = 20) -> int:
        for _ in range(count):
            games.turn(marks, games.sample())
        return count * n

    seconds, decisions = timed(xp, steps)
    found["steps"] = decisions / seconds
    core = fast.game.compile()
    begun, decisions = time.perf_counter(), 0
    while time.perf_counter() < begun + 1:
        decisions += core.games(2000, SEED)[1]
    found["core"] = decisions / (time.perf_counter() - begun)
    return found


def check(args: argparse.Namespace) -> None:
    """Everything that was expected, on this machine's GPU."""
    wrong = 0
    for name, options in all_tables(args.games):
        file = args.out / f"{name_of(name, options)}.json"
        told = json.loads(file.read_text())
        start = time.perf_counter()
        trouble = check_table(fathom.load(name, **options).compile(device="cuda"), told)
        wrong += bool(trouble)
        file.with_suffix(".checked").write_text(trouble or "equal")
        print(f"{file.stem}: {trouble or 'equal'} ({time.perf_counter() - start:.1f} s)", flush=True)
    raise SystemExit(1 if wrong else 0)


def speed(args: argparse.Namespace) -> None:
    """How fast this machine's GPU is, at the tables with the usual options."""
    for name in args.games:
        for size in sizes(name):
            options = {"players": size}
            found = speeds(fathom.load(name, players=size).compile(device="cuda"))
            (args.out / f"{name_of(name, options)}.speed").write_text(json.dumps(found))
            print(name_of(name, options), {what: f"{rate / 1e6:.1f} M/s" for what, rate in found.items()}, flush=True)


def page(args: argparse.Namespace) -> None:
    """What was expected, checked and measured, as a page."""
    print("| table | whole games compared | games x moments compared | | random games | to one core | whole steps |")
    print("|---|---|---|---|---|---|---|")
    for name, options in all_tables(args.games):
        file = args.out / f"{name_of(name, options)}.json"
        told, rates = json.loads(file.read_text()), ["", "", ""]
        if (measured := file.with_suffix(".speed")).exists():
            found = json.loads(measured.read_text())
            rates = [f"{found['games'] / 1e6:.0f} M/s", f"{found['games'] / found['core']:.0f}"]
            rates.append(f"{found['steps'] / 1e6:.1f} M/s")
        compared = [f"{told['number']:,}", f"{told['traced']:,} x {len(told['trace'])}"]
        print("|", " | ".join([file.stem, *compared, file.with_suffix(".checked").read_text(), *rates]), "|")


COMMANDS = {"compile": compile_all, "expect": expect, "check": check, "speed": speed, "page": page}


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=tuple(COMMANDS))
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--out", type=Path, default=Path("expected"))
    parser.add_argument("--number", type=int, default=100_000, help="whole games of each table")
    parser.add_argument("--traced", type=int, default=1000, help="games of each table that are followed")
    args = parser.parse_args()
    COMMANDS[args.what](args)


if __name__ == "__main__":
    main()
