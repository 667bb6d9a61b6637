"""Everything that may be needed, loaded: `tools/static.py` imports this and keeps the memory of the process as an
image, in which nothing has to be read any more. Whatever is looked up for the first time later would not be there."""

from __future__ import annotations

import gc
import importlib
import pkgutil

from babel import localedata

from fathom.bots import bot, bots, worlds
from fathom.core.position import State
from fathom.core.registry import definition, games, load
from fathom.core.text import LANGUAGES, Texts, rulebook
from fathom.local import browser  # noqa: F401  # what JavaScript asks for
from fathom.server import catalogue, lessons
from fathom.study import calibration, editing
from fathom.study.puzzles import EXERCISES, PUZZLES, puzzles

NUMBERS = {
    "plural_form",
    "number_symbols",
    "default_numbering_system",
    "numbering_systems",
    "decimal_formats",
    "percent_formats",
    "minimum_grouping_digits",
}
WORDS = ("fathom.core", "fathom.bots", "fathom.server", "fathom.study")


def warm() -> None:
    """Load it all."""
    worlds.stay_plain()
    for lang in LANGUAGES:
        for package in (*WORDS, *(definition(name).package for name in games())):
            Texts(package).has(lang, "-")
        catalogue.all_games(lang)
        lessons.shelves(lang)
    for name in games():
        _game(name)
    _light()
    gc.collect()
    gc.freeze()  # what is never let go need not be looked at


def _light() -> None:
    """Babel knows the names of all countries, currencies and months; words here need its plurals and numbers."""
    for data in localedata._cache.values():
        for key in set(data) - NUMBERS:
            del data[key]


def _game(name: str) -> None:
    package = definition(name).package
    for module in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
        importlib.import_module(module.name)
    game = load(name)
    catalogue.printed(name)
    calibration.curve(game)
    game.weights()
    for lang in LANGUAGES:
        rulebook(package, lang)
        for kind in (PUZZLES, EXERCISES):
            puzzles(name, kind)
    state: State = game.new(seed=1)
    seat = state.actor or 0
    for lang in LANGUAGES:
        [game.describe(state, action, lang) for action in state.legal()]
        editing.pieces(state, lang)
    state.view(seat), state.outlook(seat)
    for one in bots():
        bot(one, 0)
    bot("beginner", 1).choose(state.determinise(seat, 1), seat)
