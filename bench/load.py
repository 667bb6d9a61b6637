"""Many tables at once: how long an action takes until it is acknowledged, and until everybody has heard of it; and how
many tables that holds for.

With --hostile five bad guests do their worst beside the honest ones (bench/hostile.py)."""

from __future__ import annotations

import asyncio
import json
import resource
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))  # so that it can be run as a script

from bench.figures import busy, report, spread
from bench.people import Crowd, Table, now
from bench.proof import proven
from bench.stage import Stage, options, run, stage

LEAST = 0.97  # of the actions that the schedule has
P95 = 150.0  # milliseconds until everybody has heard of an action
STEP, WINDOW = 50, 12.0  # tables more at a time, and seconds to see whether it holds


async def play(
    stage: Stage, crowd: Crowd, seconds: float, most: bool = False, p95: float = P95, step: int = STEP
) -> dict[str, Any]:
    """Let the crowd play for a while; returns the figures. `most`: then with more and more tables, while it holds."""
    async with crowd:
        start = now()
        await crowd.sit_down()
        seated = now() - start
        before, own, all, begin = stage.used(), _own_seconds(), busy(), now()
        crowd.begin()
        await asyncio.sleep(seconds)
        end, after = now(), stage.used()
        server, people = after["cpu_s"] - before["cpu_s"], _own_seconds() - own
        done = [done for done in crowd.done if done.answered <= end]
        figures = {
            "tables": crowd.count,
            "people": crowd.people,
            "seconds": round(end - begin, 1),
            "actions": len(done),
            "actions_a_second": round(len(done) / (end - begin), 1),
            "seconds_to_sit_down": round(seated, 1),
            "server_cpu_s": round(server, 1),
            "server_memory_mb": round(after["memory_mb"], 1),
            "peoples_cpu_s": round(people, 1),
            "others_cpu_s": round(busy() - all - server - people, 1),
        }
        figures |= spread("acknowledged", [one.answered - one.sent for one in done])
        figures |= heard(crowd, begin)
        if most:
            figures |= await largest(crowd, p95, step)
        await crowd.end()
    return {**figures, "games_over": crowd.games_over().total(), "put_off": crowd.put_off()}


async def largest(crowd: Crowd, p95: float, step: int) -> dict[str, Any]:
    """The largest number of tables at which everybody hears of an action in time, and the schedule is kept."""
    held: dict[str, Any] = {}
    while True:
        before = crowd.count
        await crowd.grow(step)
        await asyncio.sleep(2)  # those who sat down first
        begin, count = now(), len(crowd.done)
        await asyncio.sleep(WINDOW)
        kept = (len(crowd.done) - count) / (crowd.count * crowd.rate * (now() - begin))
        found = heard(crowd, begin)["heard_by_all_p95_ms"]
        if found >= p95 or kept < LEAST:
            broken = {"tables": crowd.count, "p95_ms": found, "share_of_the_schedule": round(kept, 3)}
            return {"most_tables": before, **held, "did_not_hold": broken}
        held = {"p95_ms_at_most_tables": found}


def heard(crowd: Crowd, since: float) -> dict[str, float]:
    """How long it took until the last at a table had heard of an action, of those since a moment."""
    return spread("heard_by_all", [last for table in crowd.tables for last in heard_by_all(table, since)])


def heard_by_all(table: Table, since: float) -> list[float]:
    """For each action: how long it took until the last of the others had heard of it."""
    found = []
    for done in table.done:
        if done.sent >= since:
            times = [place.heard(done.number) for place in table.places if place.seat != done.seat]
            known = [time - done.sent for time in times if time is not None]
            found += [max(known)] if known else []
    return found


def _own_seconds() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


@contextmanager
def guests(url: str, answers: dict[str, Any]) -> Iterator[None]:
    """Bad guests in a process of their own; what they were told is put into `answers`."""
    command = [sys.executable, str(Path(__file__).with_name("hostile.py")), url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True) as process:
        yield
        said, _ = process.communicate("")  # the end of its input is the end of it
    answers |= json.loads(said or "{}")


def measure(
    tables: int,
    rate: float,
    seconds: float,
    database: str,
    games: Sequence[str],
    seed: int = 1,
    least: float = LEAST,
    most: bool = False,
    hostile: bool = False,
    p95: float = P95,
    step: int = STEP,
) -> tuple[dict[str, Any], list[str]]:
    """The figures, and what does not hold. `least`: the share of the schedule that must be kept."""
    told: dict[str, Any] = {}
    with stage(database, limits=hostile) as on:
        crowd = Crowd(on.url, games, tables, rate, seed=seed, apart=hostile)
        if hostile:
            with guests(on.url, told):
                figures = run(play(on, crowd, seconds, most, p95, step))
        else:
            figures = run(play(on, crowd, seconds, most, p95, step))
        problems = proven(on, crowd)
    if figures["actions"] < least * tables * rate * (seconds - 1):
        problems.append(f"{figures['actions_a_second']} actions a second instead of {tables * rate:g}")
    return {**figures, **({"hostile": told} if hostile else {})}, problems


def main() -> int:
    parser = options(__doc__ or "", tables=300, rate=1)
    parser.add_argument("--seconds", type=float, default=60, metavar="S")
    parser.add_argument("--p95", type=float, default=P95, metavar="MS", help="until everybody has heard of an action")
    parser.add_argument("--step", type=int, default=STEP, metavar="N", help="tables more at a time (0: only --tables)")
    parser.add_argument("--hostile", action="store_true", help="with five bad guests, and with limits")
    args = parser.parse_args()
    figures, problems = measure(
        args.tables,
        args.rate,
        args.seconds,
        args.database,
        args.game.split(","),
        args.seed,
        most=args.step > 0 and not args.hostile,
        hostile=args.hostile,
        p95=args.p95,
        step=args.step,
    )
    if figures["heard_by_all_p95_ms"] >= args.p95:
        problems.append(f"p95 of {figures['heard_by_all_p95_ms']} ms instead of less than {args.p95:g}")
    return report(f"load, {args.database}", figures, problems, args.json)


if __name__ == "__main__":
    sys.exit(main())
