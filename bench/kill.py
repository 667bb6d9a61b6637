"""The server is killed again and again under load: nothing acknowledged is lost or doubled, and every table goes on."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))  # so that it can be run as a script

from bench.figures import report, spread
from bench.people import Crowd, now
from bench.proof import proven
from bench.stage import Stage, options, run, stage

GOES_ON = 60.0  # seconds in which every table must have gone on after the last restart


async def play(stage: Stage, crowd: Crowd, kills: int, longest: float, seed: int) -> dict[str, Any]:
    """Let the crowd play while the server is killed; returns the figures."""
    chance, away = random.Random(seed), list[float]()
    async with crowd:
        await crowd.sit_down()
        crowd.begin()
        for _ in range(kills):
            await asyncio.sleep(chance.uniform(0.1, longest))
            start = now()
            await asyncio.to_thread(stage.server.restart)
            away.append(now() - start)
        back = now()
        while (waiting := stuck(crowd, back)) and now() < back + GOES_ON:
            await asyncio.sleep(0.1)
        went_on = now() - back
        crowd.trouble += [f"{id} does not go on" for id in waiting]
        await crowd.end()
    late = [done.answered - done.sent for done in crowd.done]
    return {
        "kills": kills,
        "tables": crowd.count,
        "actions": len(crowd.done),
        "actions_that_saw_a_kill": sum(seconds > min(away, default=0) for seconds in late),
        "games_over": crowd.games_over().total(),
        "all_went_on_after_s": round(went_on, 1),
        "left_behind": len(stage.server.left_behind()),
        **spread("restart", away),
        **spread("acknowledged", late),
    }


def stuck(crowd: Crowd, since: float) -> list[str]:
    """Tables at which nothing was acknowledged since a moment."""
    groups = {id(table.places[0].client): table for table in crowd.tables}  # the latest table of each group
    return [table.id for table in groups.values() if not table.done or table.done[-1].sent < since]


def measure(
    kills: int, tables: int, rate: float, database: str, games: Sequence[str], longest: float = 3, seed: int = 1
) -> tuple[dict[str, Any], list[str]]:
    """The figures, and what does not hold."""
    with stage(database, "--bot-seconds", "1") as on:
        crowd = Crowd(on.server.url, games, tables, rate, lively=True, seed=seed)
        figures = run(play(on, crowd, kills, longest, seed))
        problems = proven(on, crowd)
    if figures["left_behind"]:
        problems.append(f"{figures['left_behind']} processes of killed servers are still there")
    return figures, problems


def main() -> int:
    parser = options(__doc__ or "", tables=20, rate=5)
    parser.add_argument("--kills", type=int, default=50, metavar="N")
    parser.add_argument("--longest", type=float, default=3, metavar="S", help="the longest life of a server")
    args = parser.parse_args()
    figures, problems = measure(
        args.kills, args.tables, args.rate, args.database, args.game.split(","), args.longest, args.seed
    )
    return report(f"kill, {args.database}", figures, problems, args.json)


if __name__ == "__main__":
    sys.exit(main())
