"""Whether the server can do its work: the database, the disk and the bots' processes, for whoever looks after it."""

from __future__ import annotations

import asyncio
import logging
import shutil
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import update

from fathom.server import metrics, models, schema
from fathom.server.api import reply
from fathom.server.bot_pool import BotFailed
from fathom.server.peers import within
from fathom.server.refusal import Refusal
from fathom.server.store import StorageGone, damage
from fathom.server.tables import Tables

log = logging.getLogger("fathom.health")

FRESH = 2.0  # seconds for which an answer is good: asking often costs nothing
SPACE = 64 * 2**20  # bytes of the disk that have to be free
PROBE = b"\0" * 2**16  # what must fit into the data folder
CHECKED = 0.02  # the share of the time for which a file may be searched for damage
EVERY = 60.0  # seconds after which the server looks by itself, for the log and the figures
OK = "ok"
ANSWERS: dict[int | str, dict[str, Any]] = {status: {"model": models.Health} for status in (200, 503)}


router = APIRouter()


@router.get("/livez", response_model=None, responses={200: {"model": models.Health}})
async def alive() -> Response:
    """That the server runs, whatever else is wrong."""
    return reply({"status": OK})


@router.get("/readyz", response_model=None, responses=ANSWERS)
@router.get("/healthz", include_in_schema=False)  # its former name
async def ready(request: Request) -> Response:
    """Whether the server can do its work. What is wrong is for those to know who may see the figures."""
    found = await request.app.state.health.look()
    well = all(said == OK for said in found.values())
    told = {"checks": found} if within(request.scope, request.app.state.settings.metrics) else {}
    return reply({"status": OK if well else "failing", **told}, 200 if well else 503)


@router.get("/metrics", include_in_schema=False)
async def figures(request: Request) -> Response:
    """Counts and times, for Prometheus."""
    if not within(request.scope, request.app.state.settings.metrics):
        raise Refusal("closed")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


class Health:
    """What is wrong with a server, found out at most every other second."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        file = tables.store.file
        self.checks: dict[str, Callable[[], Awaitable[str | None]]] = {"database": self._database, "bots": self._bots}
        if file is not None:
            self.checks |= {"file": Searched(file).search, "disk": partial(asyncio.to_thread, full, file.parent)}
        self._found: dict[str, str] = {}
        self._until = 0.0
        self._looking: asyncio.Task[dict[str, str]] | None = None
        self._watching = asyncio.create_task(self._watch())

    async def look(self) -> dict[str, str]:
        """What each check found: "ok", or what is wrong."""
        if time.monotonic() < self._until:
            return self._found
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(self._looking)

    async def close(self) -> None:
        """Look no more."""
        tasks = [task for task in (self._watching, self._looking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _watch(self) -> None:
        """Look again and again, even if nobody asks."""
        while True:
            await self.look()
            await asyncio.sleep(EVERY)

    async def _look(self) -> dict[str, str]:
        try:
            answers = await asyncio.gather(*(check() for check in self.checks.values()), return_exceptions=True)
            found = {name: str(wrong or OK) for name, wrong in zip(self.checks, answers, strict=True)}
            if found != self._found:
                well = all(said == OK for said in found.values())
                log.log(logging.INFO if well else logging.ERROR, "ready" if well else "not ready", extra=found)
            for name, said in found.items():
                metrics.READY.labels(name).set(said == OK)
            self._found, self._until = found, time.monotonic() + FRESH
            return found
        finally:
            self._looking = None

    async def _database(self) -> str | None:
        """It answers and takes writes."""
        try:
            await self.tables.store.write(
                lambda connection: connection.execute(
                    update(schema.tables).where(schema.tables.c.id == "").values(number=0)
                )
            )
        except StorageGone as gone:
            return f"takes no changes: {gone}"
        return None

    async def _bots(self) -> str | None:
        """At least one process runs, or can be started."""
        try:
            await self.tables.bots.wake()
        except (BotFailed, OSError) as error:
            return f"no process can be started: {error}"
        return None


class Searched:
    """Damage of a SQLite file. Searching takes the longer the larger it is, so it is done the less often."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._found: str | None = None
        self._until = 0.0

    async def search(self) -> str | None:
        """What is damaged, as far as it is known."""
        if time.monotonic() >= self._until:
            started = time.monotonic()
            found = await asyncio.to_thread(damage, self.file)
            self._found = None if found is None else f"damaged: {found}"
            ended = time.monotonic()
            self._until = ended + (ended - started) / CHECKED
        return self._found


def full(folder: Path) -> str | None:
    """Why nothing more can be written to a folder."""
    try:
        free = shutil.disk_usage(folder).free
        if free < SPACE:
            return f"{free // 2**20} MB are free, {SPACE // 2**20} MB are needed"
        with tempfile.TemporaryFile(dir=folder) as probe:  # a quota shows only now
            probe.write(PROBE)
            probe.flush()
    except OSError as error:
        return f"cannot be written to: {error.strerror}"
    return None
