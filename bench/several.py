"""Several servers behind nginx on one PostgreSQL: in peace, while one of them is killed, and while each is replaced in
turn, as in an upgrade. Nothing acknowledged is lost or doubled, and every table goes on."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))  # so that it can be run as a script

from bench.figures import report, spread, used
from bench.kill import GOES_ON, stuck
from bench.load import heard
from bench.people import Crowd, now
from bench.proof import proven
from bench.stage import Stage, options, run, stage


async def play(stage: Stage, crowd: Crowd, seconds: float) -> dict[str, Any]:
    """Let the crowd play; returns the figures."""
    async with crowd:
        await crowd.sit_down()
        before, begin = [used(server.pid)["cpu_s"] for server in stage.servers], now()
        crowd.begin()
        await asyncio.sleep(seconds)
        peace, end = heard(crowd, begin), now()
        spent = [used(server.pid)["cpu_s"] - one for server, one in zip(stage.servers, before, strict=True)]

        killed = now()
        await asyncio.to_thread(stage.servers[-1].kill)
        went_on = await _gone_on(crowd, killed)
        await asyncio.to_thread(stage.servers[-1].restart)
        await asyncio.sleep(seconds / 3)

        rolled = now()
        for server in stage.servers:
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
        replaced = now()
        after = await _gone_on(crowd, replaced)
        await crowd.end()
    disturbed = [done.answered - done.sent for done in crowd.done if killed <= done.sent <= rolled]
    rolling = [done.answered - done.sent for done in crowd.done if done.sent > rolled]
    return {
        "servers": len(stage.servers),
        "tables": crowd.count,
        "people": crowd.people,
        "actions": len(crowd.done),
        "cores_of_each_server": [round(one / (end - begin), 2) for one in spent],
        **peace,
        "all_went_on_after_the_kill_s": went_on,
        **spread("acknowledged_around_the_kill", disturbed),
        "seconds_to_replace_all": round(replaced - rolled, 1),
        "all_went_on_after_that_s": after,
        **spread("acknowledged_while_replaced", rolling),
        "games_over": crowd.games_over().total(),
    }


async def _gone_on(crowd: Crowd, since: float) -> float:
    """Seconds until something was acknowledged at every table since a moment."""
    while (waiting := stuck(crowd, since)) and now() < since + GOES_ON:
        await asyncio.sleep(0.1)
    crowd.trouble += [f"{id} does not go on" for id in waiting]
    return round(now() - since, 1)


def measure(
    servers: int, tables: int, rate: float, seconds: float, games: Sequence[str], lively: bool = True, seed: int = 1
) -> tuple[dict[str, Any], list[str]]:
    """The figures, and what does not hold."""
    with stage("postgres", "--bot-seconds", "1", servers=servers) as on:
        crowd = Crowd(on.url, games, tables, rate, lively=lively, seed=seed)
        figures = run(play(on, crowd, seconds))
        problems = proven(on, crowd)
    return figures, problems


def main() -> int:
    parser = options(__doc__ or "", tables=100, rate=1)
    parser.add_argument("--servers", type=int, default=3, metavar="N")
    parser.add_argument("--seconds", type=float, default=30, metavar="S", help="how long they play in peace")
    args = parser.parse_args()
    if args.servers < 2:
        parser.error("--servers: two at least, for one of them is killed; bench/load.py measures one")
    figures, problems = measure(
        args.servers, args.tables, args.rate, args.seconds, args.game.split(","), seed=args.seed
    )
    return report(f"several, {args.servers} servers", figures, problems, args.json)


if __name__ == "__main__":
    sys.exit(main())
