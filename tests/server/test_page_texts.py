"""The words of the page: the same in three languages, all there, all used, with the signs of each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from fathom.core.text import LANGUAGES
from fathom.server import play
from tests.messages import used
from tests.server.scripts import calls, patterns
from tests.tables import GAMES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "web" / "src"
PAGE = ROOT / "web" / "text"
BOTS = ROOT / "src" / "fathom" / "bots" / "text"
# The page's own words, those of the bots, and for each game what the pictures need besides the words that the game has
# anyway.
STUDY = PAGE / "study"  # the pages for study have a file that the first page does not load
FOLDERS = {"page": PAGE, "bots": BOTS, "study": STUDY, **{name: SOURCE / "games" / name / "text" for name in GAMES}}
HOMES = {f"{name} at home": SOURCE / "games" / name / "home" for name in GAMES}  # what the first page says about them
FOLDERS |= HOMES
EVERY_FOLDER = pytest.mark.parametrize("folder", FOLDERS)
EVERY_FILE = pytest.mark.parametrize(("folder", "lang"), [(name, lang) for name in FOLDERS for lang in LANGUAGES])

Words = dict[str, set[str]]


def _entries(path: Path) -> list[Any]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry for entry in body if not isinstance(entry, ast.BaseComment)]


@cache
def _own(folder: str, lang: str = "en") -> Words:
    """Message ID -> the variables it uses, in the order of the file."""
    return {entry.id.name: set(used(entry)) for entry in _entries(FOLDERS[folder] / f"{lang}.ftl")}


@cache
def _known(folder: str) -> Words:
    """All messages that can be said at a game's table; of the page just its own."""
    if folder == "page":
        return _own(folder)
    words = ROOT / "src" / "fathom" / "games" / folder / "text" / "en.ftl"
    return {**{entry.id.name: set(used(entry)) for entry in _entries(words)}, **_own(folder)}


def _texts(node: Any) -> Iterator[str]:
    """What is said, without what stands in the braces; `{}` in their place."""
    if isinstance(node, ast.Pattern):
        elements = node.elements
        yield "".join(one.value if isinstance(one, ast.TextElement) else "{}" for one in elements)
    if isinstance(node, (list, tuple)):
        for one in node:
            yield from _texts(one)
    elif isinstance(node, ast.BaseNode):
        yield from _texts(list(vars(node).values()))


@cache
def _code(*below: str) -> str:
    """All scripts in some folders, those of the games only where they are named."""
    folders = [SOURCE / one for one in below] or [path for path in SOURCE.iterdir() if path.name != "games"]
    files = [path for folder in folders for path in ([folder] if folder.is_file() else sorted(folder.rglob("*")))]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if path.suffix in (".ts", ".svelte"))


def _everywhere() -> str:
    return _code() + _code("games")


# Three languages


@EVERY_FILE
def test_no_junk(folder: str, lang: str) -> None:
    path = FOLDERS[folder] / f"{lang}.ftl"
    found = _entries(path)
    assert found
    for entry in found:
        assert isinstance(entry, (ast.Message, ast.Term)), entry.content
    ids = [entry.id.name for entry in found]
    assert len(ids) == len(set(ids))
    assert "!" not in path.read_text(encoding="utf-8")
    for text in _texts(found):
        assert text.strip(), path
        assert "  " not in text.replace("\n", " "), text


@EVERY_FOLDER
def test_every_message_is_there_in_every_language_with_the_same_values(folder: str) -> None:
    for lang in LANGUAGES[1:]:
        assert _own(folder, lang) == _own(folder)
        assert list(_own(folder, lang)) == list(_own(folder)), "in the same order, so that they can be compared"


@pytest.mark.parametrize("folder", GAMES)
def test_a_game_says_nothing_twice(folder: str) -> None:
    """Both files are read into one bundle, where the second of two messages would be lost."""
    for lang in LANGUAGES:
        words = ROOT / "src" / "fathom" / "games" / folder / "text" / f"{lang}.ftl"
        assert {entry.id.name for entry in _entries(words)} & set(_own(folder, lang)) == set()


@EVERY_FOLDER
def test_french_has_its_hard_spaces(folder: str) -> None:
    for text in _texts(_entries(FOLDERS[folder] / "fr.ftl")):
        assert not re.search(r"(?<![\u00a0\u202f])[:;?»]|«(?![\u00a0\u202f])", text), text
        assert folder not in ("page", "study") or "'" not in text, text


# What the page asks for


def _check(code: str, name: str, known: Words, unless: set[str] | None = None) -> int:
    """Every call finds its message, and hands over what that needs."""
    count = 0
    for call in calls(code, name):
        for wanted in call.wanted:
            found = [id for id in known if wanted.fullmatch(id)]
            assert found or wanted.pattern in (unless or ()), f"no message for {call.text}"
            if call.values is not None and found:  # of several, which one it is rests on more than can be read here
                missing = [known[id] - call.values for id in found]
                assert set() in missing, f"{call.text} says nothing of {missing}"
            count += 1
    return count


def test_every_message_of_the_page_is_there() -> None:
    known = {id: values for folder in ("page", "bots", *HOMES) for id, values in _own(folder).items()}
    assert _check(_everywhere(), "t", known) > 100


def test_every_message_of_the_study_pages_is_there() -> None:
    assert _check(_code("study"), "s", _own("study")) > 40


@pytest.mark.parametrize("folder", GAMES)
def test_every_message_of_a_game_is_there(folder: str) -> None:
    # What only some games say is asked for with care.
    careful = {re.escape(word) for word in re.findall(r"say\.has\(\"([\w-]+)\"\)", _code())}
    careful |= {"result\\-lost", r"view\-[\w-]*"}
    assert _check(_code(), "say", _known(folder), careful) > 5
    assert _check(_code(f"games/{folder}"), "say", _known(folder)) > 5


def _references(folder: str) -> set[str]:
    """Messages that others are made of."""
    found: set[str] = set()

    def walk(node: Any) -> None:
        if isinstance(node, ast.MessageReference):
            found.add(str(node.id.name))
        elif isinstance(node, (list, tuple)):
            for one in node:
                walk(one)
        elif isinstance(node, ast.BaseNode):
            walk(list(vars(node).values()))

    walk(_entries(FOLDERS[folder] / "en.ftl"))
    return found


@EVERY_FOLDER
def test_every_message_is_used(folder: str) -> None:
    code = _everywhere() if folder in ("page", "bots", "study") else _code() + _code(f"games/{folder}")
    named = list(patterns(code))
    reasons = set(re.findall(r"\"(undo-\w+)\"", Path(play.__file__).read_text(encoding="utf-8")))  # the server's
    ids = [entry.id.name for entry in _entries(FOLDERS[folder] / "en.ftl") if isinstance(entry, ast.Message)]
    unused = set(ids) - reasons - _references(folder)
    assert {id for id in unused if not any(one.fullmatch(id) for one in named)} == set()


def test_why_something_cannot_be_taken_back_is_said() -> None:
    reasons = set(re.findall(r"\"(undo-\w+)\"", Path(play.__file__).read_text(encoding="utf-8")))
    assert reasons == {"undo-nothing", "undo-learned", "undo-others", "undo-enough"}
    assert reasons <= set(_own("page"))


def test_languages_stand_in_the_same_order_everywhere() -> None:
    listed = ", ".join(f'"{lang}"' for lang in LANGUAGES)
    assert f"LANGS: Lang[] = [{listed}];" in (SOURCE / "lib" / "words.svelte.ts").read_text(encoding="utf-8")
    assert {path.stem for path in PAGE.iterdir() if path.is_file()} == set(LANGUAGES)


# The reader itself


def test_the_reader_finds_what_is_asked_for() -> None:
    code = """
      t("one", { n: f(a, "x"), name }) + t(kind === "bot" ? "two" : "three") + say(`four-${ok ? "a" : `b-${c}`}-five`)
      t(id, values) + set("six") + this.t("seven") + t("eight", { ...given }) + t(")", { a: { b: [...x] }, c: "}" })
    """
    found = [([one.pattern for one in call.wanted], call.values) for call in calls(code, "t")]
    assert found == [
        (["one"], {"n", "name"}),
        (["two", "three"], set()),
        ([], None),
        (["eight"], None),
        (["\\)"], {"a", "c"}),
    ]
    (call,) = calls(code, "say")
    assert [bool(call.wanted[0].fullmatch(id)) for id in ("four-a-five", "four-b-x-five", "four", "five")] == [
        True,
        True,
        False,
        False,
    ]
