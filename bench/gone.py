"""The database is gone for a while under load: actions are refused or late, never acknowledged wrongly."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))  # so that it can be run as a script

from bench.figures import report, spread
from bench.people import Crowd, now
from bench.proof import proven
from bench.stage import Stage, options, run, stage

WARM_UP = 2.0  # seconds of play before
GOES_ON = 30.0  # seconds in which every table must have gone on afterwards
HOLD = """
import sqlite3, sys, time
connection = sqlite3.connect(sys.argv[1], timeout=30, isolation_level=None)
connection.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
time.sleep(float(sys.argv[2]))
connection.execute("ROLLBACK")
"""


def take_away(stage: Stage, seconds: float) -> tuple[float, float]:
    """Take the database away for a while; returns from when until when it was gone."""
    if stage.postgres is not None:
        stage.postgres.stop(immediate=True)
        gone = now()
        time.sleep(seconds)
        back = now()
        stage.postgres.start()
        return gone, back
    command = [sys.executable, "-c", HOLD, str(stage.server.folder / "fathom.db"), str(seconds)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        holder.stdout.readline()
        gone = now()
        if holder.wait():
            raise RuntimeError("the database could not be held")
        return gone, now()


async def play(stage: Stage, crowd: Crowd, seconds: float) -> dict[str, Any]:
    """Let the crowd play while the database goes and comes back; returns the figures."""
    async with crowd:
        await crowd.sit_down()
        crowd.begin()
        await asyncio.sleep(WARM_UP)
        gone, back = await asyncio.to_thread(take_away, stage, seconds)
        first: dict[str, float] = {}
        while len(first) < crowd.count and now() < back + GOES_ON:
            for table in crowd.tables:
                after = [done.answered for done in table.done if done.answered > back]
                if after:
                    first.setdefault(str(id(table.places[0].client)), after[0] - back)
            await asyncio.sleep(0.05)
        if len(first) < crowd.count:
            crowd.trouble.append(f"{crowd.count - len(first)} tables do not go on")
        await asyncio.sleep(WARM_UP)
        put_off = crowd.put_off()
        await crowd.end()
    return {
        "seconds_gone": round(back - gone, 1),
        "tables": crowd.count,
        "actions": len(crowd.done),
        "acknowledged_meanwhile": sum(gone < done.answered < back for done in crowd.done),
        "refused_for_now": put_off,
        **spread("recovery", list(first.values())),
        **spread("acknowledged", [done.answered - done.sent for done in crowd.done]),
    }


def measure(
    seconds: float, tables: int, rate: float, database: str, games: Sequence[str], seed: int = 1
) -> tuple[dict[str, Any], list[str]]:
    """The figures, and what does not hold."""
    with stage(database, "--bot-seconds", "1") as on:
        crowd = Crowd(on.server.url, games, tables, rate, lively=True, seed=seed)
        figures = run(play(on, crowd, seconds))
        problems = proven(on, crowd)
    return figures, problems


def main() -> int:
    parser = options(__doc__ or "", tables=20, rate=2)
    parser.add_argument("--seconds", type=float, default=10, metavar="S", help="how long it is gone")
    args = parser.parse_args()
    if args.database not in ("sqlite", "postgres"):
        parser.error("--database: sqlite or postgres; another one cannot be taken away")
    figures, problems = measure(args.seconds, args.tables, args.rate, args.database, args.game.split(","), args.seed)
    return report(f"gone, {args.database}", figures, problems, args.json)


if __name__ == "__main__":
    sys.exit(main())
