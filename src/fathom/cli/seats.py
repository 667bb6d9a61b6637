"""Who sits where: a game with its options, and a person or a bot in every seat."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from fathom.bots import Bot, ask, bot, bots
from fathom.bots.characters import USUAL
from fathom.cli import saved
from fathom.core.chance import stream
from fathom.core.game import Game
from fathom.core.position import State
from fathom.core.record import Record
from fathom.core.registry import definition

HUMAN = "human"
USUAL_GAME, QUICK_BOT = "otys", "greedy"


@dataclass
class Seating:
    """A position with the players around it. `bots[seat]` is None where a person sits."""

    state: State
    names: list[str]
    bots: list[Bot | None]
    seed: int
    hinted: list[int]  # moments of a saved game at which a hint was asked for

    def play_bot(self) -> None:
        """Let the bot whose turn it is act."""
        seat = self.state.actor
        assert seat is not None
        player = self.bots[seat]
        assert player is not None
        self.state.apply(ask(player, self.state, self.seed))

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.bots) if player is None]


def seating(args: argparse.Namespace, first: str) -> Seating:
    """The table that the command line asks for; unless it says otherwise, `first` sits in the first seat."""
    named, hinted = args.seats, ""
    if getattr(args, "resume", None) is None:
        names = _names(named)
        state = _new(args, names)
    else:
        record, state = _resumed(args)
        names = _names(record.about.get("seats") if named is None else named)
        hinted = record.about.get("hints", "")
    count = state.game.seats
    if names is None:
        names = [first, *[USUAL if first == HUMAN else first] * (count - 1)]
    if len(names) != count:
        raise ValueError(f"{len(names)} seats are named, but {count} play")
    if first == HUMAN and HUMAN not in names:
        raise ValueError("nobody is human here; see fathom watch for games among bots")
    seed = secrets.randbits(63) if args.seed is None else args.seed
    seated = [None if name == HUMAN and first == HUMAN else _bot(name, stream(seed, i)) for i, name in enumerate(names)]
    return Seating(state, names, seated, seed, [int(moment) for moment in hinted.split(",") if moment.isdecimal()])


def _names(seats: str | None) -> list[str] | None:
    return None if seats is None else [name.strip() for name in seats.split(",")]


def _bot(name: str, seed: int) -> Bot:
    if name == HUMAN:
        raise ValueError(f"people play with fathom play; here only bots sit ({', '.join(bots())})")
    return bot(name, seed)


def chosen_options(given: Sequence[str], players: int | None) -> dict[str, object]:
    """The table options of a command line: NAME=VALUE, and how many play."""
    options: dict[str, object] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise ValueError(f"--option {word}: NAME=VALUE is expected")
        options[name.strip()] = value.strip()
    if players is not None and options.setdefault("players", players) not in (players, str(players)):
        raise ValueError(f"--players {players} contradicts --option players={options['players']}")
    return options


def _new(args: argparse.Namespace, names: list[str] | None) -> State:
    options = chosen_options(args.option, args.players)
    if names is not None:
        options.setdefault("players", len(names))
    return Game(definition(args.game or USUAL_GAME), options, args.data).new(args.seed)


def _resumed(args: argparse.Namespace) -> tuple[Record, State]:
    if args.option or args.data is not None:
        raise ValueError("a saved game keeps its options and data; leave out --option and --data")
    record = saved.read(args.resume)
    state = record.replay()
    if args.game not in (None, record.game):
        raise ValueError(f"{args.resume}: a game of {record.game}, not of {args.game}")
    if args.players not in (None, state.game.seats):
        raise ValueError(f"{args.resume}: {state.game.seats} play, not {args.players}")
    return record, state
