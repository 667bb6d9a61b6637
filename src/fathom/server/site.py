"""A folder that `make site` has made, beside the page of a server (`fathom serve --site FOLDER`): there people play on
their own devices, and with what lies in it a visitor's browser thinks of hints and reviews at this server's tables."""

from __future__ import annotations

import asyncio
import json
from functools import cache
from pathlib import Path

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse

from fathom.core.registry import games, load
from fathom.server import pages

PLACE = "/offline/"
# Not guessed from the system's tables: with `nosniff` a browser runs no script of another type.
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}

router = APIRouter(include_in_schema=False)


def rules() -> dict[str, list[object]]:
    """What a position depends on: the version and the data of each game."""
    return {name: [load(name).version, load(name).data_hash] for name in games()}


def checked(folder: str) -> Path:
    """Such a folder; ValueError if it is none, or was made of other rules."""
    place = Path(folder)
    try:
        told = json.loads((place / "parts.json").read_text())["rules"]
    except (OSError, ValueError, LookupError, TypeError):
        raise ValueError(f"--site {folder}: `make site` has not made this folder") from None
    other = sorted(name for name, version in rules().items() if told.get(name) != version)
    if other:
        raise ValueError(f"--site {folder}: made of other rules ({', '.join(other)}); `make site` makes it anew")
    return place.resolve()


@cache
def _files(folder: Path) -> dict[str, Path]:
    """Nothing else can be asked for, whatever an address says."""
    return {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}


@cache
def _file(path: Path) -> pages.File:
    return pages.File.of(path.read_bytes(), KINDS[path.suffix])


@router.api_route(f"{PLACE}{{name:path}}", methods=["GET", "HEAD"])
async def part(name: str, request: Request) -> Response:
    """A file of the folder."""
    folder = request.app.state.settings.site
    path = None if folder is None else _files(folder).get(name or pages.PAGE)
    if path is None:
        raise HTTPException(404)
    if path.suffix not in KINDS:  # packed already, and large: not kept in memory
        return FileResponse(path, media_type="application/octet-stream", headers={"cache-control": pages.ASK_AGAIN})
    answer = pages.sent(request, await asyncio.to_thread(_file, path), pages.ASK_AGAIN)
    answer.headers["content-security-policy"] = pages.WITH_WASM
    return answer
