"""The page for people: it is served with its headers, packed and kept rightly, hangs together, and loads nothing but
itself."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from fathom.core.marks import MARKS
from fathom.server import pages
from fathom.server.guard import HEADERS
from fathom.server.pages import File, shelf
from tests.server.serving import Server

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PAGES = ["/", "/t/AAAAAAAAAAAAAAAAAAAAAA", "/t/AAAAAAAAAAAAAAAAAAAAAA?at=7", "/rules/otys", "/guide/abyss"]
KINDS = {"html": "text/html", "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
FOREVER = "public, max-age=31536000, immutable"
HASHED = re.compile(r"[\w.-]+-[\w-]{8}\.(?:js|css|svg)")
VOID = {"meta", "link", "img", "input", "br"}

Shelf = dict[str, File]


@pytest.fixture(scope="module")
def http(server: Server, built: Shelf) -> Iterator[httpx.Client]:
    assert built, "the server reads the same files"
    with httpx.Client(base_url=server.url) as client:
        yield client


def _addresses(built: Shelf) -> list[tuple[str, str]]:
    """Every address of a page, with the file that is sent."""
    return [(page, "index.html") for page in PAGES] + [(f"/static/{name}", name) for name in _loaded(built)]


def _loaded(built: Shelf) -> list[str]:
    return sorted(name for name in built if name != "index.html")


def _raw(http: httpx.Client, address: str, accepted: str) -> tuple[httpx.Headers, bytes]:
    """An answer as it comes over the wire."""
    with http.stream("GET", address, headers={"Accept-Encoding": accepted}) as answer:
        assert answer.status_code == 200
        return answer.headers, b"".join(answer.iter_raw())


# How they are served


def test_everything_comes_with_the_security_headers_and_its_kind(http: httpx.Client, built: Shelf) -> None:
    for address, name in _addresses(built):
        answer = http.get(address)
        assert answer.status_code == 200, address
        assert {key: answer.headers.get(key) for key in HEADERS} == HEADERS, address
        assert answer.headers["content-type"].partition(";")[0] == KINDS[name.rpartition(".")[2]], address
        assert answer.content == built[name].body, address
        assert "set-cookie" not in answer.headers, address


def test_who_can_unpack_gets_it_packed(http: httpx.Client, built: Shelf) -> None:
    for address, name in _addresses(built):
        for accepted in ("gzip", "br, gzip;q=0.5", "deflate, gzip, zstd"):
            headers, raw = _raw(http, address, accepted)
            assert headers["content-encoding"] == "gzip", address
            assert gzip.decompress(raw) == built[name].body, address
            assert int(headers["content-length"]) == len(raw)
            assert headers["vary"] == "accept-encoding"
        for accepted in ("identity", "br", "gzip;q=0", "br, gzip; q=0.0, deflate"):
            headers, raw = _raw(http, address, accepted)
            assert "content-encoding" not in headers, address
            assert raw == built[name].body, address
            assert headers["vary"] == "accept-encoding", "else a proxy would give the one for the other"
    large = [file for file in built.values() if len(file.body) > 2000]
    assert sum(len(file.packed) for file in large) < sum(len(file.body) for file in large) / 2


@pytest.mark.parametrize("accepted", ["gzip", "identity"])
def test_the_head_is_that_of_the_whole(http: httpx.Client, built: Shelf, accepted: str) -> None:
    for address, name in _addresses(built):
        headers, raw = _raw(http, address, accepted)
        head = http.head(address, headers={"Accept-Encoding": accepted})
        assert (head.status_code, head.content) == (200, b""), name
        for key in ("content-length", "content-type", "etag", "cache-control", "vary"):
            assert head.headers[key] == headers[key], name
        assert head.headers.get("content-encoding") == headers.get("content-encoding")
        assert len(raw) == int(head.headers["content-length"])


def test_the_page_is_asked_for_each_time_and_what_it_loads_only_once(http: httpx.Client, built: Shelf) -> None:
    """A file may be kept for ever, because another content has another name."""
    for address, name in _addresses(built):
        kept = http.get(address).headers["cache-control"]
        assert kept == ("no-cache" if name == "index.html" else FOREVER), address
    assert all(HASHED.fullmatch(name) for name in _loaded(built)), _loaded(built)


def test_a_browser_asks_again_and_gets_only_what_has_changed(http: httpx.Client, built: Shelf) -> None:
    for address, name in _addresses(built):
        first = http.get(address)
        tag = first.headers["etag"]
        assert tag.startswith('W/"'), "packed or not, it is the same"
        for known in (tag, tag.removeprefix("W/"), f'"older", {tag}'):
            for accepted in ("gzip", "identity"):
                again = http.get(address, headers={"If-None-Match": known, "Accept-Encoding": accepted})
                assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag), name
                assert again.headers["cache-control"] == first.headers["cache-control"]
                assert again.headers["vary"] == "accept-encoding"
        assert http.get(address, headers={"If-None-Match": '"older"'}).status_code == 200


@pytest.mark.parametrize(
    "name",
    ["nothing.js", "index.html", "../pages.py", "..%2fpages.py", "%2e%2e/pages.py", "", "__init__.py", ".", "%00"],
)
def test_nothing_but_the_files_of_the_page_can_be_had(http: httpx.Client, name: str) -> None:
    answer = http.get(f"/static/{name}")
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "no-address"
    assert "immutable" not in answer.headers.get("cache-control", "")


@pytest.mark.parametrize("address", ["/rules", "/guide", "/rules/otys/more", "/t", "/web/index.html", "/src/main.ts"])
def test_other_addresses_have_no_page(http: httpx.Client, address: str) -> None:
    assert http.get(address).status_code == 404


def test_the_pages_are_no_part_of_the_api_description(http: httpx.Client) -> None:
    paths = http.get("/api/openapi.json").json()["paths"]
    assert paths, "there is a description"
    assert not [path for path in paths if path == "/" or path.startswith(("/t/", "/static", "/rules", "/guide"))]


def test_without_the_page_the_server_says_how_to_build_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    app = FastAPI()
    app.include_router(pages.router)
    monkeypatch.setattr(pages, "files", lambda _: tmp_path)
    shelf.cache_clear()

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http:
            return await http.get("/")

    try:
        answer = asyncio.run(ask())
        assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (503, "text/plain")
        assert "make web" in answer.text
        (tmp_path / "static").mkdir()
        (tmp_path / "static" / "index.html").write_text("<p>there it is")
        answer = asyncio.run(ask())
        assert (answer.status_code, answer.text) == (200, "<p>there it is"), "no restart is needed"
    finally:
        shelf.cache_clear()


def test_the_files_travel_in_the_package(built: Shelf) -> None:
    folder = ROOT / "src" / "fathom" / "server" / "static"
    assert {path.name for path in folder.iterdir()} == {*built, "wasm"}, "nothing else lies there than what is served"
    hatch = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]
    assert hatch["targets"]["wheel"] == {"packages": ["src/fathom"]}, "all files of the package, none left out"
    # Git ignores them, and so would Hatch.
    assert "src/fathom/server/static/" in (ROOT / ".gitignore").read_text().split()
    assert hatch["artifacts"] == ["src/fathom/server/static/*"]
    assert (ROOT / hatch["hooks"]["custom"]["path"]).is_file(), "who makes the package builds the page"


# What is in them


class Page(HTMLParser):
    """The tags of a page, and what stands between those of scripts and styles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inside = ""
        self.inline: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.inside = tag

    def handle_endtag(self, tag: str) -> None:
        self.inside = ""

    def handle_data(self, data: str) -> None:
        if self.inside in ("script", "style") and data.strip():
            self.inline.append(data)


@pytest.fixture(scope="module")
def page(built: Shelf) -> Page:
    return Page(built["index.html"].body.decode())


def test_every_file_that_is_named_is_there(built: Shelf, page: Page) -> None:
    named = [value for _, attrs in page.tags for key in ("href", "src") if (value := attrs.get(key)) is not None]
    assert {address.rpartition(".")[2] for address in named} == {"js", "css", "svg"}
    for address in named:
        assert address.removeprefix("/static/") in built, address
    reached: set[str] = {address.removeprefix("/static/") for address in named}
    for name, file in built.items():
        if name.endswith(".js"):
            found = set(HASHED.findall(file.body.decode()))
            assert found <= set(built), f"{name} loads {found - set(built)}"
            reached |= found - {name}
    assert set(built) - reached == {"index.html"}, "every file is used"


def test_nothing_is_inline_since_the_policy_forbids_it(built: Shelf, page: Page) -> None:
    assert "unsafe" not in HEADERS["content-security-policy"]
    assert page.inline == []
    for tag, attrs in page.tags:
        assert tag != "style"
        assert not [name for name in attrs if name == "style" or name.startswith("on")], tag
    for name, file in built.items():
        if name.endswith(".js"):
            code = file.body.decode()
            assert not re.search(r"\beval\(|new Function\b|javascript:", code), name
            # Pieces of markup in scripts: what is set by a script may have a style, what is parsed may not.
            assert not re.search(r"<[a-z][^<>]*\s(style|on[a-z]+)=[\"'\w]", code), name


def test_words_of_people_never_become_markup() -> None:
    forbidden = re.compile(r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|srcdoc")
    looked_at = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    assert looked_at
    for path in looked_at:
        assert not forbidden.search(path.read_text(encoding="utf-8")), path.name


def test_nothing_is_loaded_from_elsewhere(built: Shelf) -> None:
    """Addresses are names of XML or, in what Svelte says to who writes a page, of its documentation."""
    names = ("http://www.w3.org/", "https://svelte.dev/e/")
    for name, file in built.items():
        found = re.findall(r"(?:https?:|wss?:|[\"'`(])//[\w.-]+\.\w+[^\s\"'`)]*|@import|url\([^)]*", file.body.decode())
        assert [one for one in found if not one.startswith((*names, "url(/static/", "url(#"))] == [], name


def test_seats_have_the_marks_of_everywhere_else() -> None:
    style = (WEB / "src" / "app.css").read_text(encoding="utf-8").lower()
    mark = (WEB / "src" / "art" / "Mark.svelte").read_text(encoding="utf-8")
    assert [shape for shape, _ in MARKS] == ["●", "■", "▲", "◆"]
    assert re.findall(r"<(circle|rect|path)", mark) == ["circle", "rect", "path", "path"]
    for seat, (_, colour) in enumerate(MARKS):
        assert f"--seat-{seat}: {colour.lower()};" in style


def test_no_file_is_too_long_to_read() -> None:
    written = [*(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.css")]
    long = {path.name: n for path in written if (n := len(path.read_text(encoding="utf-8").splitlines())) >= 400}
    assert long == {}


def test_the_architecture_names_every_dependency_of_the_page() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    for name in (*package["dependencies"], *package["devDependencies"]):
        assert re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text), name


def test_the_lock_file_is_good_for_every_machine() -> None:
    """What is made for one kind of machine is optional, but must be in the lock file: `npm ci` takes nothing else."""
    locked = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for package in locked.values():
        for name in package.get("optionalDependencies", {}):
            assert f"node_modules/{name}" in locked, name
