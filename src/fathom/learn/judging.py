"""Matches of a net against other bots while it goes on learning, in processes beside it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fathom.core.game import Game
from fathom.core.registry import definition
from fathom.study.arena import Match, gather
from fathom.study.ratings import standings
from fathom.study.spread import Place


@dataclass(frozen=True)
class Exam:
    """Whom a net plays: alone among several of a kind, paired, in every seat."""

    game: str
    players: int
    against: str = "greedy"
    games: int = 100
    seed: int = 0

    def match(self, net: Path) -> Match:
        """The match of a net."""
        names = (f"net:{net}", *(self.against,) * (self.players - 1))
        return Match(Game(definition(self.game), {"players": self.players}), names, self.seed)

    def hold(self, net: Path, place: Place) -> dict[str, Any]:
        """What comes of it."""
        match = self.match(net)
        results = list(gather(match, self.games, place))[-1]
        found = next(one for one in standings(results) if one.name == match.names[0])
        share = found.share if self.players > 1 else found.points
        told = {"players": self.players, "against": self.against, "games": self.games}
        return told | {"share": round(share.mean, 4), "low": round(share.low, 4), "high": round(share.high, 4)}


class Jury:
    """Holds exams one after the other, beside the training."""

    def __init__(self, exams: tuple[Exam, ...], place: Place, told: Callable[[dict[str, Any]], None]) -> None:
        self.exams, self.place, self.told = exams, place, told
        self.pool = ThreadPoolExecutor(1)
        self.last: Future[None] | None = None

    def look_at(self, net: Path, line: dict[str, Any]) -> None:
        """Examine a net, unless the last one is still being looked at; `line` says where in the training it is from."""
        if self.exams and (self.last is None or self.last.done()):
            self.wait()
            kept = net.with_name(f"net-{line['lesson']}.npz")
            shutil.copyfile(net, kept)
            self.last = self.pool.submit(self._all, kept, line)

    def _all(self, net: Path, line: dict[str, Any]) -> None:
        where = {name: line[name] for name in ("lesson", "decisions", "seconds")}
        for exam in self.exams:
            self.told(where | {"exam": exam.hold(net, self.place)})
        net.unlink()

    def wait(self) -> None:
        """Until the last exam is over; its error, if there was one, comes out here."""
        if self.last is not None:
            self.last.result()
