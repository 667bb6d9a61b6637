"""The search of a game is compiled when a bot first has to do without: by a process of its own, one game at a time.
Then the bots' processes are renewed. Until that, and wherever it fails, bots search as they stand; nobody waits.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from fathom.server.bot_pool import BotFailed, BotProcess

log = logging.getLogger("fathom.bots")

SECONDS = 3600.0  # for a game: on a busy machine there may be little time left


class Pool(Protocol):
    """Processes that search."""

    compiling: Compiling | None  # to be told of games that are not compiled

    async def renew(self) -> None:
        """New processes for all, with the compiled search of the games for which there is one."""


class Compiling:
    """What is compiled for the bots and the teacher, each game once."""

    def __init__(self, *pools: Pool) -> None:
        self.pools = pools
        self.process = BotProcess("fathom.server.compile_process")
        self.wanted: list[str] = []
        self.known: set[str] = set()
        self._task: asyncio.Task[None] | None = None
        for pool in pools:
            pool.compiling = self

    def want(self, game: str) -> None:
        """Have the search of a game compiled some time."""
        if game not in self.known:
            self.known.add(game)
            self.wanted.append(game)
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._compile())

    async def ready(self, game: str) -> None:
        """Wait until the search of a game is compiled, or cannot be."""
        self.want(game)
        if self._task is not None:
            await asyncio.wait({self._task})

    async def close(self) -> None:
        """Compile no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _compile(self) -> None:
        while self.wanted:
            game = self.wanted.pop(0)
            try:
                told = await self.process.ask({"game": game}, SECONDS)
            except BotFailed as failed:
                told = {"failed": failed.why}
            finally:
                await self.process.end()  # compilers hold much memory
            if "failed" in told:
                log.warning("no compiled search", extra={"game": game, "why": told["failed"]})
                continue
            for pool in self.pools:
                await pool.renew()
            self.known |= set(told["ready"])
            self.wanted = [one for one in self.wanted if one not in told["ready"]]
            log.info("compiled search", extra={"game": game, **told})
