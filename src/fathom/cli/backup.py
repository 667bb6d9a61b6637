"""`fathom export` and `fathom import`: all games of a server as JSON lines."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from contextlib import AbstractContextManager, nullcontext
from typing import IO

from fathom.core.position import NEEDS_EXTRA


def run(args: argparse.Namespace) -> int:
    """Write all games out, or read games in."""
    try:
        import fathom.server.store  # noqa: F401
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(NEEDS_EXTRA.format(error.name, "server"), name=error.name) from None
    asyncio.run(_export(args) if args.command == "export" else _import(args))
    return 0


async def _export(args: argparse.Namespace) -> None:
    from fathom.server.backup import exported
    from fathom.server.settings import database
    from fathom.server.store import Store

    store = Store(database(args.data, args.database))
    out: AbstractContextManager[IO[str]] = nullcontext(sys.stdout)
    if args.out is not None:  # it holds secrets
        out = os.fdopen(os.open(args.out, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8")
    try:
        await store.open()
        with out as file:
            async for line in exported(store):
                print(line, file=file)
    finally:
        await store.close()


async def _import(args: argparse.Namespace) -> None:
    from fathom.server.backup import imported
    from fathom.server.settings import database
    from fathom.server.store import Store

    store = Store(database(args.data, args.database))
    try:
        await store.open()
        if args.file is None:
            count = await imported(store, sys.stdin)
        else:
            with open(args.file, encoding="utf-8") as file:
                count = await imported(store, file)
    finally:
        await store.close()
    print(f"{count.tables} tables and {count.people} people read in, {count.known} were there already")
