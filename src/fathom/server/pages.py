"""The page for people: one HTML file for every address, and what it loads. The files travel in the package."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

# Not guessed from the system's tables: with `nosniff` a browser runs no script that is called something else.
KINDS = {"html": "text/html", "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    body: bytes
    kind: str
    tag: str


@cache
def shelf() -> dict[str, File]:
    """All files, by name. Nothing else can be asked for, whatever an address says."""
    found = {}
    for path in files("fathom.server").joinpath("static").iterdir():
        kind = KINDS.get(path.name.rpartition(".")[2])
        if path.is_file() and kind is not None:
            body = path.read_bytes()
            found[path.name] = File(body, kind, f'"{hashlib.sha256(body).hexdigest()[:32]}"')
    return found


@router.api_route("/", methods=["GET", "HEAD"])
@router.api_route("/t/{id}", methods=["GET", "HEAD"])
async def page(request: Request) -> Response:
    return _sent(request, "index.html")


@router.api_route("/static/{name}", methods=["GET", "HEAD"])
async def static(name: str, request: Request) -> Response:
    return _sent(request, name)


def _sent(request: Request, name: str) -> Response:
    file = shelf().get(name)
    if file is None:
        raise HTTPException(404)
    # Asked for again each time, sent again only if it changed: after an update nobody plays with old scripts.
    headers = {"etag": file.tag, "cache-control": "no-cache"}
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if file.tag in known:
        return Response(status_code=304, headers=headers)
    return Response(file.body, media_type=file.kind, headers=headers)
