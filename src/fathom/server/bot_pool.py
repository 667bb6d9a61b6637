"""The processes in which bots think, seen from the server: asked one at a time, ended when they take too long, started
anew when they die. Whatever a bot does, the table goes on."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from heapq import heappop, heappush
from itertools import count as count_up
from typing import TYPE_CHECKING, Any

from fathom.bots import ours
from fathom.bots.levels import PROMISED
from fathom.core.position import State
from fathom.server import metrics
from fathom.server.choosing import THINKING, question

if TYPE_CHECKING:
    from fathom.server.compiling import Compiling

log = logging.getLogger("fathom.bots")

START = 30.0  # seconds that a process may take to load
TRIES = 2
LEAST = 0.01  # seconds to think, however late it is
QUICK = 0.3  # seconds in which our other bots should have answered; they hardly need any
LATE = 5.0  # seconds after which a process that should have ended a bot is ended itself
ANSWER = 1 << 20  # bytes of an answer at most
KEPT = {"PATH", "HOME", "LANG", "TZ", "VIRTUAL_ENV", "FATHOM_CACHE", "XDG_CACHE_HOME", "SYSTEMROOT", "TEMP", "TMPDIR"}


Heard = Callable[[dict[str, Any]], None]


class BotFailed(Exception):
    """No answer came: `why` is death, time or nonsense."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class BotProcess:
    """One process, started when it is first asked."""

    def __init__(self, module: str = "fathom.server.bot_process", answer: int = ANSWER) -> None:
        self.module, self.answer = module, answer
        self.args: tuple[str, ...] = ()
        self.running: asyncio.subprocess.Process | None = None
        self.turn = asyncio.Lock()  # of several who want to ask, in order
        self._answering = asyncio.Lock()  # meanwhile it is not replaced

    async def ask(self, question: dict[str, Any] | str, seconds: float, heard: Heard | None = None) -> dict[str, Any]:
        """The answer, or BotFailed; then the process is gone. `heard` is told what it says on the way."""
        async with self._answering:
            return await self._ask(question, seconds, heard)

    async def _ask(self, question: dict[str, Any] | str, seconds: float, heard: Heard | None) -> dict[str, Any]:
        try:
            running = await self._ready()
            assert running.stdin is not None
            line = question if isinstance(question, str) else json.dumps(question)
            running.stdin.write(line.encode() + b"\n")
            await running.stdin.drain()
            async with asyncio.timeout(seconds):
                answer = json.loads(await self._line(running, seconds) or "null")
                while heard is not None and isinstance(answer, dict) and "so_far" in answer:
                    heard(answer["so_far"])
                    answer = json.loads(await self._line(running, seconds) or "null")
            if isinstance(answer, dict):
                return answer
        except TimeoutError:
            await self.end()
            raise BotFailed("time") from None
        except (OSError, ValueError, RuntimeError):  # the last is uvloop's word for a pipe that has been closed
            pass
        except asyncio.CancelledError:
            await self.end()  # its answer would be taken for the next question's
            raise
        await self.end()
        raise BotFailed("death")

    async def _ready(self) -> asyncio.subprocess.Process:
        """The process, started if it is not there, as soon as it has loaded everything."""
        if self.running is None or self.running.returncode is not None:
            self.running = await self._started()
        return self.running

    async def _started(self) -> asyncio.subprocess.Process:
        running = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", self.module, *self.args),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,  # a bot's output could tell what it sees
            limit=self.answer,
            cwd=os.path.abspath(os.sep),
            env=environment(),
        )
        try:
            if not await self._line(running, START):
                raise OSError("it ended at once")
        except BaseException:
            await _ended(running)
            raise
        return running

    async def wake(self) -> None:
        """Have the process running; BotFailed if that cannot be."""
        try:
            async with self._answering:
                await self._ready()
        except (OSError, RuntimeError, TimeoutError) as error:
            raise BotFailed(str(error) or "time") from None

    async def renew(self, *args: str) -> None:
        """Have a process that was started with these arguments. Until it has loaded everything, the old one goes on;
        for good, if there is a BotFailed. If none runs, it is started so when it is needed."""
        async with self._answering:  # it may just be starting
            held, self.args = self.args, args
            if self.running is None:
                return
        try:
            fresh = await self._started()
        except (OSError, RuntimeError, TimeoutError) as error:
            self.args = held
            raise BotFailed(str(error) or "time") from None
        try:
            async with self._answering:
                await self.end()
                self.running = fresh
        except BaseException:  # told to stop while it waited
            await _ended(fresh)
            raise

    async def _line(self, running: asyncio.subprocess.Process, seconds: float) -> bytes:
        assert running.stdout is not None
        async with asyncio.timeout(seconds):
            return await running.stdout.readline()

    async def end(self) -> None:
        """Kill the process, if there is one."""
        if self.running is not None:
            await _ended(self.running)
            self.running = None


async def _ended(running: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        running.kill()
    await running.wait()


class BotPool:
    """All processes. A question waits for one that is free; first comes who has promised to answer first, so nobody
    waits for ever. If many wait, all think for less time, so that the promises hold."""

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self.processes = [BotProcess() for _ in range(count)]
        self.free = self.processes[::-1]  # the last comes first: it has loaded the games
        self.turns: list[tuple[float, int, asyncio.Future[BotProcess]]] = []  # a heap of those who wait
        self.numbers = count_up()
        self.compiling: Compiling | None = None

    async def close(self) -> None:
        """End all processes."""
        for process in self.processes:
            await process.end()

    async def wake(self) -> None:
        """Have at least one process running; BotFailed if that cannot be."""
        if self.free:  # not all are at work
            await self.free[-1].wake()

    async def renew(self) -> None:
        """New processes for all, one after the other, with the compiled search of the games for which there is one."""
        for process in self.processes:
            try:
                await process.renew("compiled")
            except BotFailed as failed:
                log.warning("no process with compiled games", extra={"why": failed.why})

    async def choose(self, bot: str, state: State, place: str = "") -> int:
        """The action a bot chooses for the seat to decide, from what that seat may know. If it fails again and again,
        any legal action will do. `place` is the table and seat: a bot that sits in two has two memories."""
        assert state.actor is not None
        legal, game = state.legal(), state.game
        for _ in range(TRIES):
            try:
                with metrics.BOT.labels(bot).time():
                    answer = await self._ask(question(bot, state, self.seconds, place))
                if "failed" in answer:
                    raise BotFailed(answer["failed"])
                if answer.get("action") not in legal:
                    raise BotFailed("nonsense")
                world = answer.get("world", "-")
                metrics.SEARCHED.labels(bot, world).inc()
                if world == "plain" and game.pack is None and self.compiling is not None:  # strangers may bring packs
                    self.compiling.want(game.name)
                return int(answer["action"])
            except BotFailed as failed:
                metrics.BOT_FAILED.labels(failed.why).inc()
                log.warning("bot failed", extra={"bot": bot, "game": game.name, "why": failed.why})
        return secrets.choice(legal)

    async def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        asked, bot = time.monotonic(), question["bot"]
        due = asked + PROMISED.get(bot, QUICK if ours(bot) else self.seconds)
        process = await self._turn(due)
        began = time.monotonic()
        shared = question["seconds"] / (1 + len(self.turns) / len(self.processes))
        question["seconds"] = max(LEAST, min(shared, THINKING * (due - began)))
        try:
            answer = await process.ask(question, self.seconds + START + LATE)
        finally:
            self._give_back(process)
        waited, took = round(began - asked, 4), round(time.monotonic() - began, 4)
        told = {"bot": bot, "game": question["game"], "world": answer.get("world")}
        log.debug("asked", extra={**told, "waited": waited, "took": took})
        return answer

    async def _turn(self, due: float) -> BotProcess:
        """A process that is free now, or as soon as nobody waits whose answer is due earlier."""
        if self.free:
            return self.free.pop()
        turn: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        heappush(self.turns, (due, next(self.numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())
            raise

    def _give_back(self, process: BotProcess) -> None:
        while self.turns:
            turn = heappop(self.turns)[2]
            if not turn.done():  # it still waits
                turn.set_result(process)
                return
        self.free.append(process)


def environment() -> dict[str, str]:
    """What a process is told of its surroundings: where its packages are, and nothing of the server's."""
    kept = {name: value for name, value in os.environ.items() if name in KEPT or name.startswith("LC_")}
    paths = [os.path.abspath(path) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    # A bot has one processor; and what libraries start as threads would be missing in copies of a process.
    return {**kept, "PYTHONPATH": os.pathsep.join(paths), "OMP_NUM_THREADS": "1"}
