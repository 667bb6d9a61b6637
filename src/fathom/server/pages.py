"""The page for people: one HTML file for every address, and what it loads. `web/` is where it is written; `make web`
and the package build put it into `static/`."""

from __future__ import annotations

import gzip
import hashlib
import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

from fathom.server.guard import POLICY

# Not guessed from the system's tables: with `nosniff` a browser runs no script of another type.
KINDS = {"html": "text/html", "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
ASK_AGAIN = "no-cache"  # asked for again each time, sent again only if it changed
PAGE = "index.html"
NOT_BUILT = "The page has not been built yet. In a clone of the project, `make web` does it."
UNPACKED = re.compile(r"gzip\s*;\s*q=0(\.0*)?\s*(,|$)")  # somebody says that it must not be packed

# WebAssembly runs only where the policy says so.
WITH_WASM = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    body: bytes
    packed: bytes
    kind: str
    tag: str

    @classmethod
    def of(cls, body: bytes, kind: str) -> File:
        """A file with this content."""
        # The tag is weak, because packed and unpacked are the same to a browser that asks again.
        return cls(body, gzip.compress(body, 9, mtime=0), kind, f'W/"{hashlib.sha256(body).hexdigest()[:32]}"')


@cache
def shelf() -> dict[str, File]:
    """All files, by name. Nothing else can be asked for, whatever an address says."""
    folder = files("fathom.server").joinpath("static")
    found = {}
    for path in folder.iterdir() if folder.is_dir() else ():
        kind = KINDS.get(path.name.rpartition(".")[2])
        if path.is_file() and kind is not None:
            found[path.name] = File.of(path.read_bytes(), kind)
    return found


@router.api_route("/", methods=["GET", "HEAD"])
@router.api_route("/t/{id}", methods=["GET", "HEAD"])
@router.api_route("/rules/{game}", methods=["GET", "HEAD"])
@router.api_route("/guide/{game}", methods=["GET", "HEAD"])
@router.api_route("/puzzles", methods=["GET", "HEAD"])
@router.api_route("/puzzles/{game}", methods=["GET", "HEAD"])
@router.api_route("/puzzles/{game}/{id}", methods=["GET", "HEAD"])
@router.api_route("/study", methods=["GET", "HEAD"])
async def page(request: Request) -> Response:
    """The page itself, whatever it is to show."""
    if PAGE not in shelf():
        shelf.cache_clear()  # so that it is found as soon as it is there
        return Response(NOT_BUILT, status_code=503, media_type="text/plain")
    return sent(request, shelf()[PAGE], ASK_AGAIN)  # so that nobody plays with old scripts after an update


@router.api_route("/static/{name}", methods=["GET", "HEAD"])
async def static(name: str, request: Request) -> Response:
    """What the page loads."""
    if name == PAGE or name not in shelf():
        raise HTTPException(404)
    # The names of the others change with what is in them.
    answer = sent(request, shelf()[name], "public, max-age=31536000, immutable")
    if request.app.state.settings.site is not None:  # among them is a worker that thinks
        answer.headers["content-security-policy"] = WITH_WASM
    return answer


def sent(request: Request, file: File, keeping: str) -> Response:
    """A file as the answer to a request: packed if the client accepts that, and not sent if it has the file already."""
    headers = {"etag": file.tag, "cache-control": keeping, "vary": "accept-encoding"}
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if file.tag.removeprefix("W/") in known:
        return Response(status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    if "gzip" in accepted and not UNPACKED.search(accepted):
        return Response(file.packed, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.body, media_type=file.kind, headers=headers)
