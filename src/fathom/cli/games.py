"""`fathom games`: which games there are, what can be agreed on before they start, and whom one can play against."""

from __future__ import annotations

import argparse

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import fathom
from fathom.bots.characters import characters
from fathom.cli import complain
from fathom.cli.show import console, language, say
from fathom.core.options import Option
from fathom.core.registry import definition, games
from fathom.core.text import Texts
from fathom.core.weights import GREEDY, USUAL


def run(args: argparse.Namespace) -> int:
    """List the games with their options, and the bots."""
    lang, out = language(args.lang), console()
    for name in games():
        try:
            game = definition(name)
        except ValueError as error:  # a broken package; the others still work
            complain(str(error))
            continue
        texts = Texts(game.package)
        players = game.options.options["players"]
        counts = f"{texts.format(lang, 'option-players')}: {_values(players, texts, lang)}"
        title = Text.assemble((texts.format(lang, "game-name"), "bold"), f"  {name}  ", (counts, "dim"))
        out.print(title)
        out.print(texts.format(lang, "game-tagline"))
        grid = Table.grid(padding=(0, 2))
        for option in game.options.options.values():
            usual = f"{option.name}={option.usual()}"
            words = Text(texts.format(lang, f"option-{option.name}"), style="bold")
            words.append(f"  {texts.format(lang, f'option-{option.name}-help')}", style="not bold")
            words.append(f"\n{_values(option, texts, lang)}", style="not bold dim")
            grid.add_row(Text(usual, style="cyan"), words)
        out.print(Padding(grid, (1, 0, 1, 2)))
        if own := [style for style in fathom.load(name).styles if style not in (USUAL, GREEDY)]:
            out.print(Padding(say(lang, "styles", names=", ".join(own)), (0, 0, 1, 2)))
    out.print(Text(say(lang, "opponents"), style="bold"))
    grid = Table.grid(padding=(0, 2))
    for one in characters(lang):
        known = Text(one.name, style="bold")
        known.append(f" ({one.level})" if one.level else "", style="not bold")
        grid.add_row(Text(one.bot, style="cyan"), known, Text(one.style or ""))
    out.print(Padding(grid, (1, 0, 1, 2)))
    return 0


def _values(option: Option, texts: Texts, lang: str) -> str:
    """What the option can be, in words where a value is a word."""
    values = []
    for value in map(str, option.values):
        words = texts.format(lang, f"option-{option.name}-{value.lower()}")
        values.append(value if words == value else f"{value}: {words}")
    if option.low is not None:
        values.append(say(lang, "option-range", low=str(option.low), high=str(option.high)))
    if option.pattern:
        values.append(option.example or option.pattern)
    return " · ".join(values)
