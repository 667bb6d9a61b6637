"""`fathom replay`: a moment of a saved game."""

from __future__ import annotations

import argparse
import io
import re
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from fathom.cli import saved
from fathom.cli.seats import HUMAN
from fathom.cli.show import console, heading, language, log, result, say
from fathom.core.draw import table

SVG_WIDTH = 120


def run(args: argparse.Namespace) -> int:
    """Show the log up to a moment and the table as it stood then."""
    lang, out = language(args.lang), console()
    record = saved.read(args.file)
    state = record.replay(args.at)
    game = state.game
    if args.seat is not None and not 1 <= args.seat <= game.seats:
        raise ValueError(f"no seat {args.seat}; seats are 1 to {game.seats}")
    if (args.open or args.seat is not None) and not record.replay().over:
        names = [name.strip() for name in record.about.get("seats", "").split(",")]
        if args.open:
            raise ValueError("only a finished game can be shown openly")
        if HUMAN not in names[args.seat - 1 : args.seat]:
            raise ValueError(f"the game is not finished, and no person is known to sit in seat {args.seat}")
    seat = None if args.seat is None else args.seat - 1
    view = state.view(seat)
    if args.open:
        view["players"] = [state.view(each)["players"][each] for each in range(game.seats)]
    drawn = table(game, view, lang)
    if args.svg is not None:
        Path(args.svg).write_text(_picture(drawn, game.texts.format(lang, "game-name")), encoding="utf-8")
        return 0
    out.print(log(state, seat, lang, everything=args.open))
    out.print(heading(say(lang, "moment", at=len(state.history), count=len(record.moves))))
    if args.open:
        out.print(Text(say(lang, "shown-open"), style="dim"))
    elif seat is None:
        out.print(Text(say(lang, "shown-spectator"), style="dim"))
    else:
        name = game.texts.format(lang, "table-player", {"seat": args.seat})
        out.print(Text(say(lang, "shown-seat", player=name), style="dim"))
    out.print(drawn)
    if state.over:
        out.print(result(state, lang))
    return 0


def _picture(drawn: RenderableType, title: str) -> str:
    """The table as SVG, with the reader's own monospaced font: a picture should not call other servers."""
    screen = Console(record=True, width=SVG_WIDTH, file=io.StringIO(), markup=False, highlight=False)
    screen.print(drawn)
    return re.sub(r"\s*@font-face \{.*?\}", "", screen.export_svg(title=title), flags=re.DOTALL)
