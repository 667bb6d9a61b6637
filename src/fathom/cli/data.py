"""`fathom data`: the numbers of a game's components."""

from __future__ import annotations

import argparse
from importlib.resources import files
from pathlib import Path

from fathom.cli.show import language, say
from fathom.core.registry import definition, load


def run(args: argparse.Namespace) -> int:
    """Print the default pack, export it, or check one."""
    lang = language(args.lang)
    package = definition(args.game).package
    if args.check is not None:
        game = load(args.game, data=args.check)
        print(say(lang, "data-ok", file=args.check, hash=game.data_hash))
        return 0
    text = (files(package) / "data.toml").read_text(encoding="utf-8")
    if args.export is None:
        print(text, end="")
        return 0
    with Path(args.export).open("x", encoding="utf-8") as file:  # "x": never overwrites a file
        file.write(text)
    print(say(lang, "data-exported", file=args.export))
    return 0
