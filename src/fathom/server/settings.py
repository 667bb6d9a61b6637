"""How a server is run."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from fathom.server.peers import LOOPBACK


@dataclass(frozen=True)
class Settings:
    """Everything that `fathom serve` can be told."""

    database: str
    workers: int = 0  # 0: one for each processor
    bot_seconds: float = 5.0
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = LOOPBACK  # networks whose X-Forwarded-For and -Proto are believed
    metrics: tuple[str, ...] = LOOPBACK  # networks that may see figures, and what is wrong
    limits: bool = True
    compiles: bool = True  # whether the search of a game is compiled when a bot first needs it
    keep_days: float = 90.0  # for which a table is kept that nobody plays at any more; 0: for ever
    absent_minutes: float = 15.0  # until somebody who decides and is not there may be replaced; 0: never
    site: Path | None = None  # what `make site` has made: visitors' browsers think of hints and reviews with it

    @property
    def bot_processes(self) -> int:
        """In how many processes bots think."""
        return self.workers or os.cpu_count() or 1


def database(data: str | None, url: str | None) -> str:
    """The address of the database: a URL as it was given, or the SQLite file in the data folder. A URL may hold a
    password, which everybody on the machine sees on a command line, but nobody in the environment."""
    if data is None and url is None:
        url = os.environ.get("FATHOM_DATABASE")
    if url is not None:
        if data is not None:
            raise ValueError("--data and --database: only one of them can say where the games are kept")
        if url.partition("://")[0] not in ("postgresql+asyncpg", "sqlite+aiosqlite"):
            raise ValueError("--database: postgresql+asyncpg://... or sqlite+aiosqlite:///... is expected")
        return url
    folder = Path(data or os.environ.get("FATHOM_DATA") or platformdirs.user_data_dir("fathom"))
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return f"sqlite+aiosqlite:///{folder.absolute() / 'fathom.db'}"
