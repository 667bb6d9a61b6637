"""Many tables with a person and two bots that search at each: how long people's actions take meanwhile, and how long it
takes until a bot's answer is there, waiting included, against what its level promises. All tables begin at once on a
server that has just been started, so the first seconds are left out.

`--cold` begins with nothing compiled: that is done in the background while people play, and nothing is left out."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
from collections import Counter, defaultdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))  # so that it can be run as a script

from tests.server import serving

from bench.figures import busy, memory, report, spread
from bench.people import Crowd, now
from bench.proof import proven
from bench.stage import Stage, options, run, stage
from fathom.bots.levels import PROMISED

P95 = 150.0  # milliseconds until a person's action is acknowledged
SEARCHED = ("compiled", "plain")
# The server logs every answer of a bot, and nothing else of the kind.
START = (
    "import logging, sys; from fathom.cli import main; logging.getLogger('fathom.bots').setLevel('DEBUG');"
    "sys.exit(main())"
)


async def play(stage: Stage, crowd: Crowd, warm_up: float, seconds: float) -> tuple[dict[str, Any], datetime]:
    """Let the crowd play for a while; returns the figures of the people, and since when they count."""
    async with crowd:
        await crowd.sit_down()
        crowd.begin()
        await asyncio.sleep(warm_up)
        before, all, begin, since = stage.used()["cpu_s"], busy(), now(), datetime.now(UTC)
        await asyncio.sleep(seconds)
        end, after = now(), stage.used()["cpu_s"]
        done = [done for done in crowd.done if begin <= done.sent and done.answered <= end]
        figures = {
            "tables": crowd.count,
            "people": crowd.people,
            "seconds": round(end - begin, 1),
            "load_average": round(os.getloadavg()[0], 1),
            "server_cpu_s": round(after - before, 1),
            "others_cpu_s": round(busy() - all - (after - before), 1),
            "memory_mb": memory(stage.server.pid),
            "actions": len(done),
            **spread("action", [one.answered - one.sent for one in done]),
        }
        await crowd.end()
    return figures, since


def bots(log: Path, since: datetime) -> tuple[dict[str, Any], list[str]]:
    """The figures of the bots by what the server has logged, and which of their promises do not hold for 95 of 100
    answers."""
    lines = [json.loads(line) for line in log.read_text().splitlines() if '"fathom.bots"' in line]
    times: dict[str, list[float]] = defaultdict(list)
    worlds: Counter[str] = Counter()
    for line in lines:
        if line["message"] == "asked" and datetime.fromisoformat(line["at"]) >= since:
            times[line["bot"]].append(line["waited"] + line["took"])
            worlds[line["world"]] += 1
    searches = sum(worlds[world] for world in SEARCHED)
    figures: dict[str, Any] = {
        "answers": worlds.total(),
        "searches": searches,
        "compiled_share": round(worlds["compiled"] / max(1, searches), 3),
        "compiled_games": {line["game"]: line["seconds"] for line in lines if line["message"] == "compiled search"},
    }
    problems = [f"{line['message']}: {line}" for line in lines if line["level"] != "debug" and "why" in line]
    for level, promised in PROMISED.items():
        if level in times:
            found = spread(level, times[level])
            late = sum(one > promised for one in times[level]) / len(times[level])
            figures |= {f"{level}_promised_ms": 1000 * promised, **found, f"{level}_late_share": round(late, 4)}
            if found[f"{level}_p95_ms"] > 1000 * promised:
                problems.append(f"{level} answers in {found[f'{level}_p95_ms']} ms (p95), not in {1000 * promised:g}")
    return figures, problems


def main() -> int:
    parser = options(__doc__ or "", tables=40, rate=1)
    parser.add_argument("--seconds", type=float, default=60, metavar="S")
    parser.add_argument("--levels", default="strong", metavar="LIST", help="of the bots, from table to table")
    parser.add_argument("--warm-up", type=float, default=8, metavar="S", help="seconds that are left out at first")
    parser.add_argument("--cold", action="store_true", help="begin with nothing compiled")
    args = parser.parse_args()
    serving.FATHOM = [sys.executable, "-c", START]
    with tempfile.TemporaryDirectory(prefix="fathom-bench-") as cache:
        if args.cold:
            os.environ["FATHOM_CACHE"] = cache
        with stage(args.database, compiles=True) as on:
            levels = args.levels.split(",")
            crowd = Crowd(on.url, args.game.split(","), args.tables, args.rate, seed=args.seed, levels=levels)
            figures, since = run(play(on, crowd, 0 if args.cold else args.warm_up, args.seconds))
            problems = proven(on, crowd)
            more, failing = bots(on.server.log, since)
    if figures["action_p95_ms"] >= P95:
        problems.append(f"p95 of people's actions is {figures['action_p95_ms']} ms instead of less than {P95:g}")
    return report(f"bots, {args.levels}, {args.database}", {**figures, **more}, problems + failing, args.json)


if __name__ == "__main__":
    sys.exit(main())
