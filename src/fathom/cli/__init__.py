"""The command `fathom`: games, play, watch, replay, hint, review, puzzles, rules, data, stats, arena, tune,
train, serve, doctor, export, import, compile, bench.

One module per command, of the same name (`backup` for export and import); each is imported only when it is asked for,
so that the command starts quickly. A mistake on the command line becomes one line on standard error and exit code 2;
with FATHOM_DEBUG set, the whole traceback.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

import fathom

LANG_HELP = "en, de or fr (default: the system's language)"


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, like everything else here."""

    def error(self, message: str) -> NoReturn:
        """Refuse a command line."""
        raise ValueError(f"{message} (see {self.prog} --help)")


def parser() -> argparse.ArgumentParser:
    """The command line."""
    top = _Parser(prog="fathom", description="Deep-sea board games on one rules engine.")
    top.add_argument("--version", action="version", version=f"fathom {fathom.__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")

    def command(name: str, help: str, module: str | None = None) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=help, description=help[0].upper() + help[1:] + ".")
        sub.set_defaults(module=module or name)
        return sub

    sub = command("games", "list the games with their table options, and the bots")
    sub.add_argument("--lang", help=LANG_HELP)

    sub = command("play", "play a game in the terminal")
    _table(sub, seats="human,strong,beginner (default: human and casual bots)")
    sub.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    sub.add_argument("--hints", choices=("on", "off"), help="allow hints (default: to one person against bots)")
    sub.add_argument("--notes", action="store_true", help="show what could be remembered of what was open once")

    sub = command("watch", "watch bots play a game")
    _table(sub, seats="greedy,greedy,random (default: greedy bots)")
    sub.add_argument("--delay", type=float, default=0.0, metavar="S", help="seconds to wait after each action")
    sub.add_argument("--save", metavar="FILE", help="store the game in a file")

    sub = command("replay", "show a moment of a saved game")
    sub.add_argument("file", metavar="FILE")
    sub.add_argument("--at", type=int, metavar="N", help="after how many actions (default: at the end)")
    sub.add_argument(
        "--seat", type=int, metavar="S", help="see it from this seat; a bot's only when the game is finished"
    )
    sub.add_argument("--open", action="store_true", help="show what was hidden; of finished games only")
    sub.add_argument("--svg", metavar="OUT", help=argparse.SUPPRESS)  # a picture of the table, for the README
    sub.add_argument("--lang", help=LANG_HELP)

    sub = command("hint", "say what to do at a moment of a saved game, and why, from what that seat may know")
    sub.add_argument("file", metavar="FILE", help="a saved game, or a link to a position on the study board")
    sub.add_argument("--at", type=int, metavar="N", help="after how many actions (default: at the end)")
    sub.add_argument("--simulations", type=int, default=4000, metavar="N", help="default: 4000")
    sub.add_argument("--seed", type=int, default=0, metavar="N", help="other simulations (default: 0)")
    sub.add_argument("--json", action="store_true", help="print the hint as JSON")
    sub.add_argument("--lang", help=LANG_HELP)

    sub = command("review", "look at a finished game: win chances, turning points, luck and skill")
    sub.add_argument("file", metavar="FILE")
    sub.add_argument("--html", metavar="OUT", help="write a page that needs nothing else")
    sub.add_argument("--plot", metavar="OUT", help="draw the win chances: .svg, .png or .pdf")
    sub.add_argument("--json", action="store_true", help="print the review as JSON")
    sub.add_argument("--simulations", type=int, default=300, metavar="N", help="for each position and seat (300)")
    sub.add_argument("--seed", type=int, default=0, metavar="N", help="other simulations (default: 0)")
    _spread(sub)
    sub.add_argument("--plain", action="store_true", help="compile nothing")
    sub.add_argument("--lang", help=LANG_HELP)

    sub = command("puzzles", "find the best choice in positions from strong games")
    sub.add_argument("game", metavar="GAME")
    sub.add_argument("--exercises", action="store_true", help="five short ones for the first games, an idea each")
    sub.add_argument("--id", metavar="ID", help="begin with this one (default: one that changes from day to day)")
    sub.add_argument("--list", action="store_true", help="list them")
    sub.add_argument("--rate", type=int, metavar="N", help="measure which levels solve them, in N attempts each")
    sub.add_argument("--json", action="store_true", help="print what was measured as JSON")
    sub.add_argument("--mine", type=int, metavar="N", help="look for N new ones, and write them to --out")
    sub.add_argument("--out", metavar="FILE", help="where what was mined is written")
    sub.add_argument("--easy", action="store_true", help="mine also what nobody would miss: for exercises")
    sub.add_argument("--phases", default="", metavar="LIST", help="mine in these phases of the game only")
    sub.add_argument("--seed", type=int, default=0, metavar="N", help="other games, or other attempts (default: 0)")
    sub.add_argument("--lang", help=LANG_HELP)

    sub = command("rules", "read the rules: all of them, one by its ID, or those with a word")
    sub.add_argument("game", metavar="GAME")
    sub.add_argument("word", nargs="*", default=[], metavar="ID or WORD")
    sub.add_argument("--lang", help=LANG_HELP)

    sub = command("data", "print, export or check the numbers of a game's components")
    sub.add_argument("game", metavar="GAME")
    what = sub.add_mutually_exclusive_group()
    what.add_argument("--export", metavar="FILE", help="write the default pack into a new file")
    what.add_argument("--check", metavar="FILE", help="check a pack of your own")
    sub.add_argument("--lang", help=LANG_HELP)

    sub = command("stats", "play many games between bots and print what happened in numbers")
    sub.add_argument("game", metavar="GAME")
    sub.add_argument("--games", type=int, default=1000, metavar="N", help="for each bot and number of players")
    sub.add_argument("--bots", default="random,greedy", metavar="LIST", help="default: random,greedy")
    sub.add_argument("--players", type=int, metavar="N", help="default: every number of players")
    sub.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option; see games")
    sub.add_argument("--data", metavar="FILE", help="a data pack with the values of your own box")
    _spread(sub)

    sub = command("arena", "let bots play a match, everybody in every seat with the same cards and dice")
    sub.add_argument("game", metavar="GAME")
    sub.add_argument("--seats", required=True, metavar="LIST", help="a bot for each seat: strong,greedy,mcts:200")
    sub.add_argument("--games", type=int, default=400, metavar="N", help="default: 400")
    sub.add_argument("--seed", type=int, default=0, metavar="N", help="other deals (default: 0)")
    sub.add_argument("--log", metavar="FILE", help="JSON lines, a game each; a match that was cut off goes on from it")
    sub.add_argument(
        "--sprt", nargs="?", const="", metavar="LOW,HIGH", help="end as soon as it is clear which share the first wins"
    )
    sub.add_argument("--plot", metavar="FILE", help="the tables as an SVG picture, too")
    sub.add_argument("--json", action="store_true", help="print the figures as JSON")
    sub.add_argument("--plain", action="store_true", help="compile nothing")
    sub.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option; see games")
    sub.add_argument("--data", metavar="FILE", help="a data pack with the values of your own box")
    _spread(sub)

    sub = command("selfplay", "play many games between bots and store every decision as Parquet, to learn from")
    sub.add_argument("game", metavar="GAME")
    sub.add_argument("--games", type=int, default=1000, metavar="N", help="default: 1000")
    sub.add_argument("--bots", default="strong", metavar="LIST", help="one for all seats, or one for each (strong)")
    sub.add_argument("--out", required=True, metavar="DIR", help="a new folder, or one that was not finished")
    sub.add_argument("--players", type=int, metavar="N", help="default: as many as bots, or as is usual in the game")
    sub.add_argument("--seed", type=int, default=0, metavar="N", help="other games (default: 0)")
    sub.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option; see games")
    sub.add_argument("--data", metavar="FILE", help="a data pack with the values of your own box")
    _spread(sub)

    sub = command("tune", "find weights of a game's heuristic by play (CMA-ES)")
    sub.add_argument("game", metavar="GAME")
    sub.add_argument("--out", required=True, metavar="FILE", help="where the weights are written after each round")
    sub.add_argument("--players", type=int, default=2, metavar="N", help="default: 2")
    sub.add_argument(
        "--settings", default="100", metavar="S", help="of the search, as after mcts: (default: 100), or greedy"
    )
    sub.add_argument("--games", type=int, default=40, metavar="N", help="of each proposal in a round (default: 40)")
    sub.add_argument("--rounds", type=int, default=50, metavar="N", help="default: 50")
    sub.add_argument("--only", metavar="LIST", help="the weights to change (default: all)")
    sub.add_argument("--start", default="usual", metavar="STYLE", help="a style or a file to start from")
    sub.add_argument("--against", default="usual", metavar="STYLE", help="a style or a file to beat")
    sub.add_argument("--seed", type=int, default=0, metavar="N", help="other deals (default: 0)")
    sub.add_argument("--step", type=float, default=0.3, metavar="X", help="how far to look at first (default: 0.3)")
    sub.add_argument("--check", type=int, default=0, metavar="N", help="then play N games against those to beat")
    sub.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option; see games")
    _spread(sub)

    sub = command("train", "let a net learn a game by playing against itself (extra: learn)")
    sub.add_argument("game", metavar="GAME")
    sub.add_argument("--out", required=True, metavar="DIR", help="a new folder, or one of a training to go on with")
    sub.add_argument("--players", metavar="LIST", help="numbers of players, such as 2,3 (default: all)")
    sub.add_argument("--decisions", type=int, default=20_000_000, metavar="N", help="to learn from (20000000)")
    sub.add_argument("--minutes", type=float, metavar="M", help="or so long, if that is shorter")
    sub.add_argument("--games", type=int, default=4096, metavar="N", help="side by side, in all (4096)")
    sub.add_argument("--steps", type=int, default=32, metavar="N", help="of each between two lessons (32)")
    sub.add_argument("--width", type=int, default=256, metavar="N", help="of the net (256)")
    sub.add_argument("--layers", type=int, default=2, metavar="N", help="of the net (2)")
    sub.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="cuda: games and net on the GPU")
    sub.add_argument("--exams", type=int, default=0, metavar="N", help="games of a match now and then (0: none)")
    sub.add_argument("--against", default="greedy", metavar="BOT", help="in these matches (default: greedy)")
    sub.add_argument("--every", type=int, default=50, metavar="N", help="lessons from one match to the next (50)")
    sub.add_argument("--seed", type=int, default=0, metavar="N", help="another training (default: 0)")
    _spread(sub)

    sub = command("serve", "let people play over the network, in a browser or with programs of their own")
    sub.add_argument("--host", default="127.0.0.1", metavar="H", help="where to listen (default: this machine only)")
    sub.add_argument("--port", type=int, metavar="P", help="default: 8000, or the next that is free; 0 takes any")
    _kept(sub)
    sub.add_argument("--workers", type=int, default=0, metavar="N", help="processes for bots (default: by processors)")
    sub.add_argument("--bot-seconds", type=float, default=5.0, metavar="S", help="time to think about an action")
    sub.add_argument("--plain", action="store_true", help="compile nothing; bots that search are weaker then")
    sub.add_argument("--origin", action="append", default=[], metavar="URL", help="address behind a proxy")
    sub.add_argument(
        "--absent-minutes", type=float, default=15.0, metavar="M", help="until others may replace somebody; 0: never"
    )
    sub.add_argument(
        "--keep-days",
        type=float,
        default=90.0,
        metavar="D",
        help="for games that nobody goes on with; 0: for ever",
    )
    sub.add_argument(
        "--site", metavar="FOLDER", help="what `make site` made: with it visitors' browsers think of hints and reviews"
    )
    sub.add_argument("--proxy", action="append", metavar="NET", help="proxies to be believed (default: this machine)")
    sub.add_argument("--metrics", action="append", metavar="NET", help="who may see /metrics (default: this machine)")
    sub.add_argument("--no-limits", action="store_true", help="no limits on how often one may ask, for measurements")
    sub.add_argument("--log", default="INFO", choices=("DEBUG", "INFO", "WARNING", "ERROR"), help="default: INFO")

    sub = command("doctor", "check the games of a server: whether they are whole, of which version, and safe")
    _kept(sub)
    sub.add_argument("--lang", help=LANG_HELP)

    sub = command("export", "write all games of a server as JSON lines (they hold secrets)", "backup")
    _kept(sub)
    sub.add_argument("--out", metavar="FILE", help="default: standard output")
    sub = command("import", "read games from JSON lines into a server's database", "backup")
    _kept(sub)
    sub.add_argument("--file", metavar="FILE", help="default: standard input")

    sub = command("compile", "have the fast forms of games ready, which are otherwise made when they are first needed")
    sub.add_argument("game", nargs="*", metavar="GAME", help="default: all games")
    sub.add_argument("--jobs", type=int, metavar="N", help="games side by side (default: one for each processor)")

    sub = command("bench", "measure how fast a game runs")
    sub.add_argument("game", metavar="GAME")
    sub.add_argument("--json", action="store_true", help="print the figures as JSON")
    sub.add_argument("--players", type=int, metavar="N")
    what = sub.add_mutually_exclusive_group()
    what.add_argument("--search", action="store_true", help="how fast bots search, instead of the rest")
    what.add_argument("--envs", action="store_true", help="how fast environments step, instead of the rest")
    sub.add_argument("--seconds", type=float, default=2.0, metavar="S", help="how long each figure is measured")
    return top


def _spread(sub: argparse.ArgumentParser) -> None:
    """Where the work is done."""
    sub.add_argument("--jobs", type=int, metavar="N", help="processes (default: one for each processor)")
    sub.add_argument(
        "--on",
        default="processes",
        metavar="PLACE",
        help="processes (default), threads, ray (the cluster that this machine belongs to) or ray://host:port",
    )


def _kept(sub: argparse.ArgumentParser) -> None:
    """Where a server keeps its games."""
    sub.add_argument("--data", metavar="DIR", help="the folder of the games (default: the user's data folder)")
    sub.add_argument("--database", metavar="URL", help="postgresql+asyncpg://... instead of a folder")


def _table(sub: argparse.ArgumentParser, seats: str) -> None:
    """What it takes to set up a table."""
    sub.add_argument("game", nargs="?", metavar="GAME", help="default: otys")
    sub.add_argument("--players", type=int, metavar="N", help="how many players (default: 3, or as many as seats)")
    sub.add_argument("--seats", metavar="LIST", help=seats)
    sub.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option; see games")
    sub.add_argument("--data", metavar="FILE", help="a data pack with the values of your own box")
    sub.add_argument("--seed", type=int, metavar="N", help="the same number gives the same game")
    sub.add_argument("--lang", help=LANG_HELP)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line; returns its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):  # a letter that a terminal lacks becomes ?, not an error
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        args = parser().parse_args(argv)
        if args.command is None:
            parser().print_help()
            return 0
        module = import_module(f"fathom.cli.{args.module}")
        return int(module.run(args))
    except BrokenPipeError:  # the reader (head, less) has left
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    except (OSError, ValueError, ModuleNotFoundError, RuntimeError) as error:
        if os.environ.get("FATHOM_DEBUG"):
            raise
        complain(reason(error))
        return 2


def reason(error: Exception) -> str:
    """What went wrong, with the file it went wrong with."""
    if isinstance(error, OSError) and error.filename and error.strerror:
        return f"{error.filename}: {error.strerror}"
    return str(error)


def complain(message: str) -> None:
    """One line on standard error."""
    print("fathom:", " ".join(message.split()), file=sys.stderr)
