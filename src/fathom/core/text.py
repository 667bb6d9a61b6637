"""Words for people: Fluent messages of a game in each language, and its rules pages.

A game's `text/<lang>.ftl` holds every sentence, `rules/<lang>.md` the rules with one heading per rule ID.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "de", "fr")


@dataclass(frozen=True)
class Msg:
    """A message as an argument of another one; it is put into words in the same language."""

    id: str
    args: tuple[tuple[str, Any], ...] = ()

    @classmethod
    def of(cls, id: str, **args: Any) -> Msg:
        """A message with its arguments by name."""
        return cls(id, tuple(args.items()))


class Texts:
    """The messages of one package."""

    def __init__(self, package: str) -> None:
        self.package = package

    def format(self, lang: str, id: str, args: dict[str, Any] | None = None) -> str:
        """The message in this language."""
        words = tuple((args or {}).items())
        try:
            hash(words)
        except TypeError:  # a list is among them
            return _formatted(self.package, known(lang), id, words)
        return _remembered(self.package, known(lang), id, words)

    def has(self, lang: str, id: str) -> bool:
        """Whether there is such a message."""
        return bool(_bundle(self.package, known(lang)).has_message(id))


def _formatted(package: str, lang: str, id: str, args: tuple[tuple[str, Any], ...]) -> str:
    bundle = _bundle(package, lang)
    if not bundle.has_message(id):
        raise ValueError(f"{package} text/{lang}.ftl: no message {id!r}")
    words = {key: _said(package, lang, value) for key, value in args}
    text, errors = bundle.format_pattern(bundle.get_message(id).value, words)
    if errors:
        raise ValueError(f"{package} text/{lang}.ftl: {id}: {errors[0]}")
    return str(text)


# The same few thousand sentences are used over and over, and putting one together takes as long as some actions.
_remembered = lru_cache(maxsize=1 << 14, typed=True)(_formatted)


def _said(package: str, lang: str, value: Any) -> Any:
    if isinstance(value, Msg):
        return Texts(package).format(lang, value.id, dict(value.args))
    if isinstance(value, (list, tuple)):
        return ", ".join(str(_said(package, lang, one)) for one in value)
    return value


def known(lang: str) -> str:
    """The language, or ValueError with a list of all languages."""
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
    return lang


def source(package: str, folder: str, name: str) -> str:
    """The text of a file in a package."""
    return (files(package) / folder / name).read_text(encoding="utf-8")


@cache
def _bundle(package: str, lang: str) -> Any:
    from fluent.runtime import FluentBundle
    from fluent.syntax import FluentParser

    bundle = FluentBundle([lang], use_isolating=False)
    parser = FluentParser(with_spans=False)  # where everything stood takes as much room as what it says
    bundle.add_resource(parser.parse(source(package, "text", f"{lang}.ftl")))
    return bundle


@dataclass(frozen=True)
class Rule:
    """One rule of the rules page."""

    id: str
    section: str
    text: str


@cache
def rulebook(package: str, lang: str) -> dict[str, Rule]:
    """The rules page of a package: rule ID -> rule, in the page's order."""
    rules: dict[str, Rule] = {}
    section, current = "", ""
    lines: list[str] = []
    for line in [*source(package, "rules", f"{known(lang)}.md").splitlines(), "## "]:
        heading = re.match(r"(#{1,3}) ?(.*)", line)
        if heading and current:
            rules[current] = Rule(current, section, _unwrapped(lines))
            current, lines = "", []
        if heading and len(heading[1]) == 2:
            section = heading[2].strip()
        elif heading and len(heading[1]) == 3:
            current = heading[2].strip()
        elif current:
            lines.append(line.strip(" "))
    return rules


def _unwrapped(lines: list[str]) -> str:
    """Paragraphs in one line each; the rows of tables stay."""
    text = ""
    for line in lines:
        table = line.startswith("|")
        text += line + "\n" if table or not line else line + " "
    return re.sub(r" *\n\n+", "\n\n", re.sub(r" +(\n|$)", r"\1", text)).strip("\n")
