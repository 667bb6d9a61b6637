"""Matches between bots: everybody sits everywhere, and everybody who sits there gets the same cards and dice.

A *deal* is one course of chance. It is played as often as there are seats, and each time everybody moves on by one, so
luck and the order of play weigh alike on all. Games are numbered; the number and the seed of the match say everything
about a game, so it does not matter who plays it, when, and in which order.
"""

from __future__ import annotations

import json
from bisect import insort
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, TextIO

from fathom.bots import ask, bot, patient, worlds
from fathom.core.chance import stream
from fathom.core.game import Game
from fathom.core.weights import USUAL
from fathom.study.spread import HERE, Crew, Place, clock


@dataclass(frozen=True)
class Match:
    """Who plays what. `names`: a bot for each seat, some perhaps several times."""

    game: Game
    names: tuple[str, ...]
    seed: int = 0
    plain: bool = False  # nothing compiled

    def __post_init__(self) -> None:
        if len(self.names) != self.game.seats:
            raise ValueError(f"{len(self.names)} seats are named, but {self.game.seats} play")
        for name in self.names:  # an unknown bot, style or file is refused before anything is played
            player = bot(name, 0)
            self.game.weights(getattr(player, "style", USUAL))
            if hasattr(player, "check"):
                player.check(self.game)

    def about(self) -> dict[str, Any]:
        """What tells this match from others."""
        game = self.game
        parts = {"game": game.name, "version": game.version, "data": game.data_hash, "options": dict(game.options)}
        return {"match": parts, "names": list(self.names), "seed": self.seed}


@dataclass(frozen=True)
class Result:
    """How a game ended, by seat."""

    number: int
    names: tuple[str, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int
    seconds: dict[str, float]  # of processor time for a choice, by name

    @property
    def wins(self) -> tuple[float, ...]:
        """1 for the winner; those who share the first place share it."""
        winners = self.ranks.count(0)
        return tuple((rank == 0) / max(1, winners) for rank in self.ranks)


def play(match: Match, number: int) -> Result:
    """A game of a match."""
    seats = match.game.seats
    deal, turned = divmod(number, seats)
    seed = stream(match.seed, deal)
    order = [(seat + turned) % seats for seat in range(seats)]
    names = tuple(match.names[i] for i in order)
    players = [patient(name, stream(seed, i)) for name, i in zip(names, order, strict=True)]
    spent, asked = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0)
    state = match.game.new(seed=seed)
    while state.actor is not None:
        name, start = names[state.actor], clock()
        action = ask(players[state.actor], state, seed)
        spent[name] += clock() - start
        asked[name] += 1
        state.apply(action)
    seconds = {name: round(spent[name] / max(1, asked[name]), 6) for name in spent}
    return Result(number, names, state.scores, state.ranks, state.moment, seconds)


# Matches in files


class Log:
    """A file of JSON lines: which match it is, then a line for each. It can be cut off anywhere and gone on with."""

    def __init__(self, path: Path, match: Match) -> None:
        self.results: list[Result] = []
        kept = path.read_bytes() if path.exists() else b""
        lines = kept.split(b"\n")
        torn = lines.pop()  # what follows the last end of a line was never finished
        if lines:
            self._read(path, lines, match)
        self.file: TextIO = path.open("a", encoding="utf-8")
        if torn:
            self.file.truncate(len(kept) - len(torn))
        if not lines:
            self._write(match.about())

    def _read(self, path: Path, lines: list[bytes], match: Match) -> None:
        try:
            about, *games = (json.loads(line) for line in lines)
            self.results = [Result(**{key: _fixed(value) for key, value in game.items()}) for game in games]
        except (ValueError, TypeError, AttributeError) as error:
            raise ValueError(f"{path}: not the file of a match ({error})") from None
        if about != match.about():
            raise ValueError(f"{path}: the file of another match: {about}")

    def add(self, result: Result) -> None:
        """Write down a game, at once."""
        self.results.append(result)
        self._write(asdict(result))

    def _write(self, line: dict[str, Any]) -> None:
        self.file.write(json.dumps(line) + "\n")
        self.file.flush()

    def close(self) -> None:
        """Close the file."""
        self.file.close()


def _fixed(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _number(result: Result) -> int:
    return result.number


def gather(
    match: Match,
    games: int,
    place: Place = HERE,
    log: Log | None = None,
    enough: Callable[[list[Result]], bool] = lambda results: False,
) -> Iterator[list[Result]]:
    """All results so far, by number, each time there is one more: of the numbers below `games`, those in the log
    included, until there are enough. It is one list, which grows."""
    known = {one.number: one for one in (log.results if log else []) if one.number < games}
    missing = [number for number in range(games) if number not in known]
    so_far = sorted(known.values(), key=_number)
    yield so_far
    if not missing or enough(so_far):
        return
    with Crew(place, partial(worlds.ready, match.game, not match.plain)) as crew:
        for _, result in crew.ended(partial(play, match), missing):
            if log is not None:
                log.add(result)
            insort(so_far, result, key=_number)
            yield so_far
            if enough(so_far):
                return
