"""Many tables at once: how long an action takes until it is acknowledged, and until everybody has heard of it."""

from __future__ import annotations

import asyncio
import resource
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))  # so that it can be run as a script

from bench.figures import busy, report, spread, used
from bench.people import Crowd, Table, now
from bench.proof import proven
from bench.stage import Stage, options, run, stage

LEAST = 0.97  # of the actions that the schedule has


async def play(stage: Stage, crowd: Crowd, seconds: float) -> dict[str, Any]:
    """Let the crowd play for a while; returns the figures."""
    pid = stage.server.pid
    async with crowd:
        start = now()
        await crowd.sit_down()
        seated = now() - start
        before, own, all, begin = used(pid), _own_seconds(), busy(), now()
        crowd.begin()
        await asyncio.sleep(seconds)
        end, after = now(), used(pid)
        server, people = after["cpu_s"] - before["cpu_s"], _own_seconds() - own
        figures = {
            "tables": crowd.count,
            "people": crowd.people,
            "seconds": round(end - begin, 1),
            "actions": sum(done.answered <= end for done in crowd.done),
            "actions_a_second": round(sum(done.answered <= end for done in crowd.done) / (end - begin), 1),
            "seconds_to_sit_down": round(seated, 1),
            "server_cpu_s": round(server, 1),
            "server_memory_mb": after["memory_mb"],
            "peoples_cpu_s": round(people, 1),
            "others_cpu_s": round(busy() - all - server - people, 1),
        }
        await crowd.end()
    figures |= spread("acknowledged", [done.answered - done.sent for done in crowd.done])
    figures |= spread("heard_by_all", [last for table in crowd.tables for last in heard_by_all(table)])
    return {**figures, "games_over": crowd.games_over().total(), "put_off": crowd.put_off()}


def heard_by_all(table: Table) -> list[float]:
    """For each action: how long it took until the last of the others had heard of it."""
    found = []
    for done in table.done:
        times = [place.heard(done.number) for place in table.places if place.seat != done.seat]
        known = [time - done.sent for time in times if time is not None]
        found += [max(known)] if known else []
    return found


def _own_seconds() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def measure(
    tables: int, rate: float, seconds: float, database: str, games: Sequence[str], seed: int = 1, least: float = LEAST
) -> tuple[dict[str, Any], list[str]]:
    """The figures, and what does not hold. `least`: the share of the schedule that must be kept."""
    with stage(database) as on:
        crowd = Crowd(on.server.url, games, tables, rate, seed=seed)
        figures = run(play(on, crowd, seconds))
        problems = proven(on, crowd)
    if figures["actions"] < least * tables * rate * (seconds - 1):
        problems.append(f"{figures['actions_a_second']} actions a second instead of {tables * rate:g}")
    return figures, problems


def main() -> int:
    parser = options(__doc__ or "", tables=300, rate=1)
    parser.add_argument("--seconds", type=float, default=60, metavar="S")
    parser.add_argument("--p95", type=float, default=150, metavar="MS", help="until everybody has heard of an action")
    args = parser.parse_args()
    figures, problems = measure(args.tables, args.rate, args.seconds, args.database, args.game.split(","), args.seed)
    if figures["heard_by_all_p95_ms"] >= args.p95:
        problems.append(f"p95 of {figures['heard_by_all_p95_ms']} ms instead of less than {args.p95:g}")
    return report(f"load, {args.database}", figures, problems, args.json)


if __name__ == "__main__":
    sys.exit(main())
