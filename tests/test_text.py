"""The words people read: complete and sound in every language, for every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import fathom
from fathom.core.events import Happening
from fathom.core.registry import definition
from fathom.core.text import LANGUAGES, rulebook, source
from tests.messages import used
from tests.tables import EVERY_TABLE, GAMES

PACKAGES = (*(definition(name).package for name in GAMES), "fathom.study")
VALUES: tuple[Any, ...] = (0, 1, 2, 5, "X", "points")

MOMENTS = 500  # actions played at each table
SAMPLE = 101  # of them, where nothing is to be proved
EVERY = 100  # and after how many of them all actions are described, legal or not


@cache
def entries(package: str, lang: str) -> tuple[Any, ...]:
    """Everything in a file, comments left out."""
    body = FluentParser().parse(source(package, "text", f"{lang}.ftl")).body
    return tuple(entry for entry in body if not isinstance(entry, ast.BaseComment))


@cache
def variables(package: str, lang: str) -> dict[str, set[str]]:
    """Message ID -> the variables it uses."""
    return {entry.id.name: set(used(entry)) for entry in entries(package, lang)}


def happenings(name: str) -> Iterator[Happening]:
    """Every kind of event with every word it can hold, open and hidden."""
    for kind in definition(name).events.kinds.values():
        for i in range(max((len(arg.words) for _, arg in kind.args), default=1) or 4):
            args = {key: arg.words[i % len(arg.words)] if arg.words else i for key, arg in kind.args}
            yield Happening(kind.name, i % 4, args)
            if kind.secret:
                yield Happening(kind.name, i % 4, {**args, **dict.fromkeys(kind.secret)})


def check_words(text: str) -> None:
    assert text
    assert text == text.strip()
    assert "  " not in text
    assert not set(text) & set("!{}"), text
    assert "None" not in text, text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_no_junk(package: str, lang: str) -> None:
    for entry in entries(package, lang):
        assert isinstance(entry, (ast.Message, ast.Term)), entry.content
    ids = [entry.id.name for entry in entries(package, lang)]
    assert len(ids) == len(set(ids))
    assert "!" not in source(package, "text", f"{lang}.ftl")


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("package", PACKAGES)
def test_same_messages_and_variables(package: str, lang: str) -> None:
    assert variables(package, lang) == variables(package, LANGUAGES[0])
    assert list(variables(package, lang)) == list(variables(package, LANGUAGES[0]))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_message_renders(name: str, lang: str) -> None:
    texts = fathom.load(name).texts
    for id, names in variables(definition(name).package, lang).items():
        for values in product(VALUES, repeat=min(2, len(names))):
            args = {each: values[i % len(values)] for i, each in enumerate(sorted(names))}
            check_words(texts.format(lang, id, args))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_named_things_have_messages(name: str, lang: str) -> None:
    game = fathom.load(name)
    wanted = ["game-name", "game-tagline", "tie-breaker"]
    for phase in game.rules.PHASES:
        wanted += [f"phase-{phase}", f"wait-{phase}"]
    wanted += [f"source-{one}" for one in (*game.rules.SOURCES, *game.rules.PROMISES)]
    for option in game.definition.options.options.values():
        wanted += [f"option-{option.name}", f"option-{option.name}-help"]
        wanted += [f"option-{option.name}-{str(value).lower()}" for value in option.values]
    assert [id for id in wanted if not game.texts.has(lang, id)] == []
    for phase in game.rules.PHASES:
        check_words(game.texts.format(lang, f"phase-{phase}"))
        check_words(game.texts.format(lang, f"wait-{phase}", {"seat": 2}))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_event_can_be_said(name: str, lang: str) -> None:
    game = fathom.load(name)
    for happening in happenings(name):
        check_words(game.say(happening, lang))


@pytest.mark.sampled
@EVERY_TABLE
def test_a_game_in_words(name: str, options: dict[str, Any], proving: bool) -> None:
    """Every legal action of every state, now and then every action, and what everybody hears."""
    game = fathom.load(name, **options)
    choose = random.Random(1)
    state = game.new(seed=choose.getrandbits(32))
    seats = [None, *range(game.seats)]
    for moment in range(MOMENTS if proving else SAMPLE):
        if state.over:
            state = game.new(seed=choose.getrandbits(32))
        legal = state.legal()
        described = range(game.num_actions) if moment % EVERY == 0 else legal
        for lang in LANGUAGES:
            for action in described:
                check_words(game.describe(state, action, lang))
            # Several seats mostly hear the same.
            heard = {repr(happening): happening for seat in seats for happening in state.events(seat)}
            for happening in heard.values():
                check_words(game.say(happening, lang))
        state.apply(choose.choice(legal))


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_in_words(name: str) -> None:
    """Words do not depend on the game going on."""
    game = fathom.load(name)
    choose = random.Random(2)
    state = game.new(seed=2)
    while not state.over:
        state.apply(choose.choice(state.legal()))
    for lang in LANGUAGES:
        for action in range(game.num_actions):
            check_words(game.describe(state, action, lang))
        for happening in state.events(None):
            check_words(game.say(happening, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_rules_pages_agree(name: str, lang: str) -> None:
    package = definition(name).package
    page = rulebook(package, lang)
    assert list(page) == list(rulebook(package, LANGUAGES[0]))
    assert [id for id, rule in page.items() if not (rule.text and rule.section)] == []
