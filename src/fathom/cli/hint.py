"""`fathom hint`: what to do at a moment of a saved game or on the study board, and why. `fathom play` shows hints in
the same way."""

from __future__ import annotations

import argparse
import json

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fathom.bots import worlds
from fathom.cli import saved
from fathom.cli.seats import HUMAN
from fathom.cli.show import console, heading, language, player
from fathom.core.game import Game
from fathom.core.position import State
from fathom.study.advice import Hint, hint
from fathom.study.positions import MARK, decode
from fathom.study.words import hint_json, number, percent, say, sentence

WORTHS = 24  # exact worths that are listed


def run(args: argparse.Namespace) -> int:
    """Think, and print the hint."""
    lang, out = language(args.lang), console()
    state = _position(args)
    if state.actor is None:
        raise ValueError("the game is over then: look at an earlier moment with --at")
    found = hint(state, state.actor, seed=args.seed, simulations=args.simulations, world=at_once(state.game))
    if args.json:
        print(json.dumps(hint_json(state, found, lang), indent=2, ensure_ascii=False))
        return 0
    out.print(Text.assemble(player(state.game, state.actor, lang)))
    out.print(shown(state, found, lang))
    return 0


def _position(args: argparse.Namespace) -> State:
    """A moment of a saved game at which a hint tells nobody's secrets, or a position of the study board."""
    link = args.file.rpartition("#")[2]
    if link.startswith(MARK):
        if args.at is not None:
            raise ValueError("--at is for saved games: a link holds one position")
        return decode(link)
    record = saved.read(args.file)
    state = record.replay(args.at)
    names = [name.strip() for name in record.about.get("seats", "").split(",")]
    if state.actor is None or HUMAN in names[state.actor : state.actor + 1] or record.replay().over:
        return state
    raise ValueError(f"the game is not finished, and no person is known to sit in seat {state.actor + 1}")


def at_once(game: Game) -> worlds.World:
    """The compiled world if it lies on disk, else the plain one: nothing is compiled for one answer."""
    return worlds.prepare(game) if worlds.load(game) else worlds.plain(game)


def shown(state: State, found: Hint, lang: str) -> RenderableType:
    """A hint on the screen."""
    game = state.game
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(say(lang, "column-choice"))
    grid.add_column("", style="dim")
    chances = found.choices[0].win is not None  # alone there are none
    for name in ("column-win",) * chances + ("column-worth" if found.worths else "column-points",):
        grid.add_column(say(lang, name), justify="right", no_wrap=True)
    for i, choice in enumerate(found.choices):
        win = "" if choice.win is None else percent(choice.win, lang)
        error = f" ± {100 * choice.spread:.0f}" if choice.spread and choice.spread >= 0.005 else ""
        points = "" if choice.points is None else number(choice.points, lang)
        words = Text(game.describe(state, choice.action, lang), style="bold" if i == 0 else "")
        grid.add_row(words, game.text(choice.action), *[win + error] * chances, points)
    rows: list[RenderableType] = [
        grid,
        Text(sentence(state, found, lang)),
        Text(say(lang, f"sure-{found.sure}"), "dim"),
    ]
    if not found.calibrated and chances:
        rows.append(Text(say(lang, "not-calibrated"), style="dim"))
    odds = state.odds(found.seat, found.choices[0].action, lang)
    rows += [Text(f"  {percent(chance, lang)}  {words}", style="dim") for words, chance in odds]
    if found.worths is not None:
        best = sorted(found.worths, key=lambda action: -(found.worths or {})[action])[:WORTHS]
        told = [f"{game.text(action)} {number(found.worths[action], lang)}" for action in best]
        rows += [heading(say(lang, "worths")), Text(", ".join(told), style="dim")]
    return Padding(Group(*rows), (0, 0, 0, 1))
