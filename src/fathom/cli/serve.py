"""`fathom serve`: play over the network."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from fathom.core.position import NEEDS_EXTRA

if TYPE_CHECKING:
    from fathom.server.settings import Settings


def run(args: argparse.Namespace) -> int:
    """Serve until somebody says stop."""
    try:
        settings = _settings(args)
        from fathom.server import app, logs  # takes a second: whoever asked for nonsense has been told already
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(NEEDS_EXTRA.format(error.name, "server"), name=error.name) from None
    logs.set_up(args.log)
    app.serve(settings, args.host, args.port)
    return 0


def _settings(args: argparse.Namespace) -> Settings:
    """What was asked for; ValueError if it makes no sense."""
    from fathom.server import peers
    from fathom.server.settings import Settings, database

    if args.port is not None and not 0 <= args.port < 65536:
        raise ValueError(f"--port {args.port}: 0 to 65535 is expected")
    if args.workers < 0:
        raise ValueError(f"--workers {args.workers}: a number of processes is expected")
    if not 0 < args.bot_seconds < 3600:
        raise ValueError(f"--bot-seconds {args.bot_seconds}: more than 0 and less than 3600 is expected")
    if not 0 <= args.absent_minutes <= 10**6:
        raise ValueError(f"--absent-minutes {args.absent_minutes}: a number of minutes is expected")
    if not 0 <= args.keep_days <= 10**6:
        raise ValueError(f"--keep-days {args.keep_days}: a number of days is expected")
    return Settings(
        database(args.data, args.database),
        args.workers,
        args.bot_seconds,
        tuple(map(peers.origin, args.origin)),
        peers.networks(args.proxy or peers.LOOPBACK, "--proxy"),
        peers.networks(args.metrics or peers.LOOPBACK, "--metrics"),
        not args.no_limits,
        not args.plain,
        args.keep_days,
        args.absent_minutes,
        None if args.site is None else _site(args.site),
    )


def _site(folder: str) -> Path:
    from fathom.server.site import checked

    return checked(folder)
