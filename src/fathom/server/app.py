"""The application, put together."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from filelock import FileLock, Timeout
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

import fathom
from fathom.core.text import LANGUAGES
from fathom.server import health, pages, site, study
from fathom.server.api import reply, router
from fathom.server.guard import Guard, language
from fathom.server.patience import Patient
from fathom.server.refusal import Refusal, complaint
from fathom.server.settings import Settings
from fathom.server.store import Store, said
from fathom.server.tables import Tables

PORT = 8000
FRAME = 16 * 1024  # bytes of a WebSocket message
FAREWELL = 5  # seconds for what is under way when the server stops


def application(settings: Settings) -> FastAPI:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def open_tables(app: FastAPI) -> AsyncIterator[None]:
        for lang in LANGUAGES:  # loaded now: when something goes wrong it is too late
            Refusal("who").to_json(lang)
        app.state.tables = Tables(settings)
        await app.state.tables.open()
        # Tables are many small objects that live long: collecting garbage among them would cost a fifth of the time.
        gc.freeze()
        gc.set_threshold(100_000, 20, 100)
        app.state.health = health.Health(app.state.tables)
        yield
        await app.state.health.close()
        await app.state.tables.close()

    app = FastAPI(
        title="Fathom",
        version=fathom.__version__,
        description="Tables of deep-sea board games: create, join, watch, act.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=open_tables,
    )
    app.include_router(router)
    app.include_router(study.router)
    app.include_router(health.router)
    app.include_router(site.router)
    app.include_router(pages.router)
    app.add_middleware(Guard, settings=settings)

    app.state.settings = settings

    def refused(request: Request, refusal: Refusal) -> Response:
        return reply({"error": refusal.to_json(language(request.headers, request.scope))}, refusal.status)

    @app.exception_handler(Refusal)
    async def on_refusal(request: Request, refusal: Refusal) -> Response:
        return refused(request, refusal)

    @app.exception_handler(RequestValidationError)
    async def on_invalid(request: Request, error: RequestValidationError) -> Response:
        return refused(request, Refusal("invalid", reason=complaint(error.errors())))

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> Response:
        code = {404: "no-address", 405: "method", 413: "too-large"}.get(error.status_code)
        told = str(error.detail)
        answer = refused(request, Refusal(code, most=told) if code else Refusal("invalid", reason=told))
        answer.headers.update(error.headers or {})
        return answer

    return app


class _Server(uvicorn.Server):
    """Says where it is as soon as it listens."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then print the address."""
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            print(f"Fathom: http://{shown}:{port}", flush=True)


def serve(settings: Settings, host: str, port: int | None) -> None:
    """Serve until told to stop. Without a port it takes the usual one, or the next that is free."""
    lock = _only_server(settings.database)
    try:
        asyncio.run(_prepare(settings.database))
        listening = _listen(host, [port] if port is not None else list(range(PORT, PORT + 20)))
        config = uvicorn.Config(
            application(settings),
            http=Patient,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,  # the guard sees to them
            ws_max_size=FRAME,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=FAREWELL,
        )
        server = _Server(config)
        config.load()
        for number in (signal.SIGTERM, signal.SIGINT):  # uvicorn raises them again after an orderly stop
            signal.signal(number, lambda *_: None)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(server.serve(sockets=[listening]))
        if not server.started:
            raise RuntimeError("the server could not start; the log says why")
    finally:
        if lock is not None:
            lock.release()


async def _prepare(database: str) -> None:
    """Report problems with the database now, not at the first request."""
    store = Store(database)
    try:
        await store.check()
        await store.open()
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        raise ValueError(f"the database cannot be used: {said(error)}") from None
    finally:
        await store.close()


def _listen(host: str, ports: list[int]) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    for port in ports:
        try:
            listening.bind((host, port))
            listening.listen(2048)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or port == ports[-1]:
                raise OSError(error.errno, error.strerror, f"{host}:{port}") from None
        else:
            break
    return listening


def _only_server(database: str) -> FileLock | None:
    """SQLite carries no news from one server to another, so there can be only one."""
    if not database.startswith("sqlite"):
        return None
    path = Path(database.partition(":///")[2])
    lock = FileLock(f"{path}.lock", timeout=0)
    try:
        lock.acquire()
    except Timeout:
        raise ValueError(f"{path}: another server keeps its games here; several need a PostgreSQL") from None
    return lock
