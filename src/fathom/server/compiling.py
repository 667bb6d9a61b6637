"""The search of a game is compiled when a bot first has to do without: by a process of its own, one game at a time.
Then the bots' processes are renewed. Until that, and wherever it fails, bots search as they stand; nobody waits.
"""

from __future__ import annotations

import asyncio
import logging

from fathom.server.bot_pool import BotFailed, BotPool, BotProcess

log = logging.getLogger("fathom.bots")

SECONDS = 3600.0  # for a game: on a busy machine there may be little time left


class Compiling:
    """What is compiled for a pool, each game once."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.process = BotProcess("fathom.server.compile_process")
        self.wanted: list[str] = []
        self.known: set[str] = set()
        self._task: asyncio.Task[None] | None = None
        pool.searched_plain = self.want

    def want(self, game: str) -> None:
        """Have the search of a game compiled some time."""
        if game not in self.known:
            self.known.add(game)
            self.wanted.append(game)
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._compile())

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
            await self.pool.renew()
            self.known |= set(told["ready"])
            self.wanted = [one for one in self.wanted if one not in told["ready"]]
            log.info("compiled search", extra={"game": game, **told})
