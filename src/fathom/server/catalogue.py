"""Which games there are, and what everybody may know of them: options, rules, words, and what is printed on the pieces.
Nothing here is about a table."""

from __future__ import annotations

from functools import cache
from typing import Any

from fathom.bots import bots
from fathom.bots.characters import characters
from fathom.bots.measured import marks, ratings
from fathom.core.data import digest
from fathom.core.definition import Definition
from fathom.core.options import Option
from fathom.core.registry import definition, games
from fathom.core.text import LANGUAGES, Texts, rulebook, source
from fathom.server.refusal import Refusal
from fathom.server.rows import Json


def all_games(lang: str) -> Json:
    """The games with their options, the bots, and the languages."""
    return {
        "games": [_game(definition(name), lang) for name in games()],
        "bots": bots(),
        "characters": characters(lang),
        "languages": LANGUAGES,
    }


def rules(game: str, lang: str) -> Json:
    """The rules page of a game, rule by rule."""
    return {"rules": [vars(rule) for rule in rulebook(_named(game).package, lang).values()]}


def printed(game: str) -> Json:
    """What is printed on the pieces: the game's data file."""
    return {"data": _named(game).default_data}


@cache
def usual_data(game: str) -> str | None:
    """The hash of a game's own data file: a table with another one plays with a data pack. None: no such game."""
    try:
        return digest(definition(game).default_data)
    except ValueError:
        return None


@cache
def version(game: str) -> int | None:
    """The version of a game's rules here. None: no such game."""
    try:
        return definition(game).version
    except ValueError:
        return None


def words(game: str, lang: str) -> str:
    """All sentences of a game in a language: its Fluent file. With it a page can show a game it does not know."""
    return source(_named(game).package, "text", f"{lang}.ftl")


def _named(game: str) -> Definition:
    try:
        return definition(game)
    except ValueError as error:
        raise Refusal("no-game", reason=str(error)) from None


def _game(game: Definition, lang: str) -> Json:
    texts, known = Texts(game.package), game.options.options
    players = known["players"]
    return {
        "name": game.name,
        "title": texts.format(lang, "game-name"),
        "tagline": texts.format(lang, "game-tagline"),
        "version": game.version,
        "players": list(players.values) or list(range(players.low or 1, (players.high or 1) + 1)),
        "options": [_option(option, texts, lang) for option in known.values()],
        "ratings": ratings(game.name),
        "solo": marks(game.name),
        "notes": any("notes" in vars(module) for module in game.modules),
    }


def _option(option: Option, texts: Texts, lang: str) -> Json:
    def said(value: Any) -> Json:
        return {"value": value, "title": texts.format(lang, f"option-{option.name}-{str(value).lower()}")}

    return {
        "name": option.name,
        "title": texts.format(lang, f"option-{option.name}"),
        "help": texts.format(lang, f"option-{option.name}-help"),
        "default": option.usual(),
        "presets": [
            {"option": other, "value": value, "default": default} for (other, value), default in option.presets.items()
        ],
        "values": [said(value) for value in option.values],
        "low": option.low,
        "high": option.high,
        "example": option.example or None,
    }
