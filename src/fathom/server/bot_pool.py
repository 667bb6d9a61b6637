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
from contextlib import suppress
from typing import Any

from fathom.core.position import State
from fathom.server import metrics

log = logging.getLogger("fathom.bots")

START = 30.0  # seconds that a process may take to load
TRIES = 2
LATE = 5.0  # seconds after which a process that should have ended a bot is ended itself
ANSWER = 1 << 20  # bytes of an answer at most
KEPT = {"PATH", "HOME", "LANG", "TZ", "VIRTUAL_ENV", "FATHOM_CACHE", "XDG_CACHE_HOME", "SYSTEMROOT", "TEMP", "TMPDIR"}


class BotFailed(Exception):
    """No answer came: `why` is death, time or nonsense."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class BotProcess:
    """One process, started when it is first asked."""

    def __init__(self, module: str = "fathom.server.bot_process", answer: int = ANSWER) -> None:
        self.module, self.answer = module, answer
        self.running: asyncio.subprocess.Process | None = None

    async def ask(self, question: dict[str, Any] | str, seconds: float) -> dict[str, Any]:
        """The answer, or BotFailed; then the process is gone."""
        try:
            running = await self._ready()
            assert running.stdin is not None
            line = question if isinstance(question, str) else json.dumps(question)
            running.stdin.write(line.encode() + b"\n")
            await running.stdin.drain()
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
            self.running = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", self.module),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,  # a bot's output could tell what it sees
                limit=self.answer,
                cwd=os.path.abspath(os.sep),
                env=environment(),
            )
            if not await self._line(self.running, START):
                raise OSError("it ended at once")
        return self.running

    async def wake(self) -> None:
        """Have the process running; BotFailed if that cannot be."""
        try:
            await self._ready()
        except (OSError, RuntimeError, TimeoutError) as error:
            await self.end()
            raise BotFailed(str(error) or "time") from None

    async def _line(self, running: asyncio.subprocess.Process, seconds: float) -> bytes:
        assert running.stdout is not None
        async with asyncio.timeout(seconds):
            return await running.stdout.readline()

    async def end(self) -> None:
        """Kill the process, if there is one."""
        if self.running is not None:
            with suppress(ProcessLookupError):
                self.running.kill()
            await self.running.wait()
            self.running = None


class BotPool:
    """All processes. A question waits for one that is free, in order."""

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self.processes = [BotProcess() for _ in range(count)]
        self.free: asyncio.LifoQueue[BotProcess] = asyncio.LifoQueue()  # those that have loaded the games first
        for process in reversed(self.processes):
            self.free.put_nowait(process)

    async def close(self) -> None:
        """End all processes."""
        for process in self.processes:
            await process.end()

    async def wake(self) -> None:
        """Have at least one process running; BotFailed if that cannot be."""
        if self.free.empty():  # all are at work
            return
        process = self.free.get_nowait()
        try:
            await process.wake()
        finally:
            self.free.put_nowait(process)

    async def choose(self, bot: str, state: State, place: str = "") -> int:
        """The action a bot chooses for the seat to decide, from what that seat may know. If it fails again and again,
        any legal action will do. `place` is the table and seat: a bot that sits in two has two memories."""
        assert state.actor is not None
        legal = state.legal()
        for _ in range(TRIES):
            try:
                with metrics.BOT.labels(bot).time():
                    asked = question(bot, state, self.seconds, place)
                    answer = await self._ask(asked, self.seconds + START + LATE)
                if "failed" in answer:
                    raise BotFailed(answer["failed"])
                if answer.get("action") in legal:
                    return int(answer["action"])
                raise BotFailed("nonsense")
            except BotFailed as failed:
                metrics.BOT_FAILED.labels(failed.why).inc()
                log.warning("bot failed", extra={"bot": bot, "game": state.game.name, "why": failed.why})
        return secrets.choice(legal)

    async def _ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        process = await self.free.get()
        started = time.monotonic()
        try:
            return await process.ask(question, seconds)
        finally:
            self.free.put_nowait(process)
            log.debug("asked", extra={"seconds": round(time.monotonic() - started, 3)})


def environment() -> dict[str, str]:
    """What a process is told of its surroundings: where its packages are, and nothing of the server's."""
    kept = {name: value for name, value in os.environ.items() if name in KEPT or name.startswith("LC_")}
    paths = [os.path.abspath(path) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    return {**kept, "PYTHONPATH": os.pathsep.join(paths)}


def question(bot: str, state: State, seconds: float, place: str = "") -> dict[str, Any]:
    """What a process is told: a position drawn anew from what the seat to decide may know."""
    assert state.actor is not None
    game = state.game
    guess = state.determinise(state.actor, secrets.randbits(63))
    return {
        "game": game.name,
        "options": dict(game.options),
        "pack": game.pack,
        "raw": guess.pack().hex(),
        "moment": state.moment,
        "seat": state.actor,
        "bot": bot,
        "place": place,
        "seed": secrets.randbits(63),
        "seconds": 0.8 * seconds,
        "limit": seconds,
    }
