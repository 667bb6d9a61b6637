"""The page for people: it is served with its headers, hangs together, and says the same in three languages."""

from __future__ import annotations

import json
import re
import tomllib
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path

import httpx
import pytest

from fathom.core.marks import MARKS
from fathom.core.text import LANGUAGES
from fathom.server.guard import HEADERS
from fathom.server.pages import shelf
from tests.server.serving import Server

ADDRESSES = ["/", "/t/AAAAAAAAAAAAAAAAAAAAAA", *(f"/static/{name}" for name in sorted(shelf()))]
SCRIPTS = sorted(name for name in shelf() if name.endswith(".js"))
KINDS = {"html": "text/html", "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
VOID = {"meta", "link", "img", "input", "br"}


def _text(name: str) -> str:
    return shelf()[name].body.decode()


def _strings() -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(
        _text("strings.js").partition("export default ")[2].strip().removesuffix(";")
    )
    return found


class Page(HTMLParser):
    """The tags of a page, and what stands between those of scripts and styles."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inside = ""
        self.inline: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.inside = tag

    def handle_data(self, data: str) -> None:
        if self.inside in ("script", "style") and data.strip():
            self.inline.append(data)


def _page() -> Page:
    page = Page()
    page.feed(_text("index.html"))
    return page


# How they are served


@pytest.mark.parametrize("address", ADDRESSES)
def test_everything_comes_with_the_security_headers_and_its_kind(server: Server, address: str) -> None:
    answer = httpx.get(server.url + address)
    assert answer.status_code == 200
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    name = address.rpartition("/")[2] if address.startswith("/static/") else "index.html"
    assert answer.headers["content-type"].partition(";")[0] == KINDS[name.rpartition(".")[2]]
    assert answer.content == shelf()[name].body
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("address", ["/", "/static/app.js"])
def test_a_browser_asks_again_and_gets_only_what_has_changed(server: Server, address: str) -> None:
    first = httpx.get(server.url + address)
    assert first.headers["cache-control"] == "no-cache"
    tag = first.headers["etag"]
    for known in (tag, f'"older", W/{tag}'):
        again = httpx.get(server.url + address, headers={"If-None-Match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert httpx.get(server.url + address, headers={"If-None-Match": '"older"'}).status_code == 200
    head = httpx.head(server.url + address)
    assert (head.status_code, head.content, head.headers["etag"]) == (200, b"", tag)


@pytest.mark.parametrize("name", ["nothing.js", "../pages.py", "..%2fpages.py", "%2e%2e/pages.py", "", "__init__.py"])
def test_nothing_but_the_files_of_the_page_can_be_had(server: Server, name: str) -> None:
    answer = httpx.get(f"{server.url}/static/{name}")
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "no-address"


def test_the_pages_are_no_part_of_the_api_description(server: Server) -> None:
    paths = httpx.get(server.url + "/api/openapi.json").json()["paths"]
    assert paths, "there is a description"
    assert not [path for path in paths if path == "/" or path.startswith(("/t/", "/static"))]


def test_the_files_travel_in_the_package() -> None:
    folder = files("fathom.server").joinpath("static")
    assert {path.name for path in folder.iterdir()} == set(shelf()), "nothing lies there that is not served"
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel == {"packages": ["src/fathom"]}, "all files of the package, none left out"


# What is in them


def test_every_file_that_is_named_is_there() -> None:
    named = [value for _, attrs in _page().tags for key in ("href", "src") if (value := attrs.get(key)) is not None]
    assert "/static/app.js" in named
    assert "/static/style.css" in named
    for address in named:
        assert address == "/" or address.removeprefix("/static/") in shelf(), address
    for name in SCRIPTS:
        for imported in re.findall(r'from "([^"]*)"', _text(name)):
            assert imported.removeprefix("./") in SCRIPTS, f"{name} imports {imported}"
    reached = {address.removeprefix("/static/") for address in named}
    reached |= {one.removeprefix("./") for name in SCRIPTS for one in re.findall(r'from "([^"]*)"', _text(name))}
    assert set(shelf()) - reached == {"index.html"}, "every file is used"


def test_nothing_is_inline_since_the_policy_forbids_it() -> None:
    assert "unsafe" not in HEADERS["content-security-policy"]
    page = _page()
    assert page.inline == []
    for tag, attrs in page.tags:
        assert tag != "style"
        assert not [name for name in attrs if name == "style" or name.startswith("on")], tag
    for name in SCRIPTS:
        assert not re.search(r'setAttribute\("(style|on)|\beval\(|new Function|javascript:', _text(name)), name


def test_words_of_people_never_become_markup() -> None:
    for name in SCRIPTS:
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|srcdoc", _text(name)), (
            name
        )


def test_nothing_is_loaded_from_elsewhere() -> None:
    for name in shelf():
        found = re.findall(r"(?:https?:)?//[\w.-]+\.\w+[^\s\"']*|@import|url\(", _text(name))
        assert [one for one in found if one != "http://www.w3.org/2000/svg"] == [], name


def test_seats_have_the_marks_of_everywhere_else() -> None:
    assert f'"{"".join(shape for shape, _ in MARKS)}"' in _text("app.js")
    for seat, (_, colour) in enumerate(MARKS):
        assert f".mark-{seat} {{ color: {colour.lower()}; }}" in _text("style.css")


# Words


def test_every_sentence_is_there_in_every_language_with_the_same_values() -> None:
    for key, said in _strings().items():
        assert len(said) == len(LANGUAGES), key
        assert all(one.strip() == one and one for one in said), key
        values = [sorted(re.findall(r"\{(\w+)\}", one)) for one in said]
        assert values.count(values[0]) == len(values), key


def test_languages_stand_in_the_same_order_everywhere() -> None:
    assert f"const LANGS = {json.dumps(list(LANGUAGES))};" in _text("app.js")
    offered = [attrs["value"] for tag, attrs in _page().tags if tag == "option"]
    assert offered == list(LANGUAGES)


def test_every_sentence_that_is_asked_for_is_there_and_every_one_is_used() -> None:
    known, code = set(_strings()), "".join(_text(name) for name in SCRIPTS if name != "strings.js")
    asked = set(re.findall(r'\bt\("([\w-]+)"', code))
    assert asked, "sentences are asked for by their keys"
    assert asked <= known
    families = tuple(re.findall(r"\bt\(`([\w-]+-)\$\{", code))
    assert set(families) == {"status-", "log-"}
    # Others are named in the code as plain words, or by the server: why an action cannot be taken back.
    named = {key for key in known if f'"{key}"' in code}
    assert known - asked - named - {"undo-others", "undo-learned"} == {
        key for key in known - asked - named if key.startswith(families)
    }
    assert {f"status-{word}" for word in ("open", "playing", "over", "abandoned")} <= known
    assert {f"log-{word}" for word in ("join", "leave", "undo", "back", "concede", "rematch")} <= known


def test_french_has_its_spaces_and_no_typewriter_apostrophes() -> None:
    for key, (_, _, french) in _strings().items():
        assert not re.search(r"\S(?<!\s)[:;?!]", french), f"{key}: a space before, which the page makes a hard one"
        assert "'" not in french, key
    assert r'replace(/ (?=[:;?!»])|(?<=«) /g, "\u00a0")' in _text("app.js")
