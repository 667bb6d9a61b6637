"""`fathom watch`: bots play, and the log tells what they do."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from fathom.cli import saved
from fathom.cli.seats import QUICK_BOT, seating
from fathom.cli.show import console, language, log, result, say
from fathom.core.draw import table


def run(args: argparse.Namespace) -> int:
    """Play a game among bots from beginning to end."""
    lang, out = language(args.lang), console()
    if not 0 <= args.delay <= 60:
        raise ValueError("--delay must be from 0 to 60 seconds")
    if args.save is not None:
        saved.check(Path(args.save))
    seats = seating(args, QUICK_BOT)
    state = seats.state
    out.print(log(state, None, lang))
    while not state.over:
        seats.play_bot()
        out.print(log(state, None, lang, len(state.history) - 1))
        time.sleep(args.delay)
    out.print(table(state.game, state.view(None), lang))
    out.print(result(state, lang))
    if args.save is not None:
        saved.save(state, Path(args.save))
        out.print(say(lang, "saved", file=args.save), soft_wrap=True)
    return 0
