"""`fathom rules`: the rules of a game in our own words."""

from __future__ import annotations

import argparse
from itertools import groupby

from rich.text import Text

from fathom.cli.show import console, heading, language, rule, say, search
from fathom.core.registry import definition
from fathom.core.text import rulebook


def run(args: argparse.Namespace) -> int:
    """All rules by section, or those that were asked for."""
    lang, out = language(args.lang), console()
    page = rulebook(definition(args.game).package, lang)
    word = " ".join(args.word)
    found = search(page, word)
    if not found:
        out.print(say(lang, "rules-none", word=word))
        return 1
    for section, rules in groupby(found, key=lambda one: one.section):
        if len(found) > 1:
            out.print(heading(section))
        for one in rules:
            out.print(rule(one, section=len(found) == 1))
            out.print(Text())
    return 0
