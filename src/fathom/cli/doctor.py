"""`fathom doctor`: whether a server's games are well, and what to do if not."""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path
from urllib.parse import quote

import platformdirs

from fathom.cli.show import console, language, say
from fathom.core.position import NEEDS_EXTRA

SIGNS = {"good": "+", "note": "*", "problem": "!"}


def run(args: argparse.Namespace) -> int:
    """Say what was found; 1 if something has to be seen to."""
    try:
        from fathom.server import checkup
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(NEEDS_EXTRA.format(error.name, "server"), name=error.name) from None
    lang, out, found = language(args.lang), console(), []
    if args.database is not None and not args.database.startswith("sqlite"):
        found += asyncio.run(checkup.database(args.database))
    else:
        path = _file(args.data, args.database)
        found += checkup.folder(path.parent)
        if path.is_file():
            found += asyncio.run(checkup.database(f"sqlite+aiosqlite:///file:{quote(str(path))}?mode=ro&uri=true"))
    for one in found:
        out.print(f"{SIGNS[one.level]} {say(lang, one.id, **one.args)}")
    sick = any(one.level == "problem" for one in found)
    out.print(say(lang, "doctor-sick" if sick else "doctor-well"))
    return int(sick)


def _file(data: str | None, url: str | None) -> Path:
    """The SQLite file, wherever a server would look for it; nothing is made."""
    if url is not None:
        if data is not None:
            raise ValueError("--data and --database: only one of them can say where the games are kept")
        return Path(url.partition(":///")[2]).absolute()
    folder = data or os.environ.get("FATHOM_DATA") or platformdirs.user_data_dir("fathom")
    return Path(folder).absolute() / "fathom.db"
