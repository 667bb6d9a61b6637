"""What all environments have in common: how a game is named, seeded, rewarded, seen and drawn."""

from __future__ import annotations

import os
from typing import Any

import fathom
from fathom.core import draw
from fathom.core.chance import seed_of, stream
from fathom.core.compiled import Compiled, Single
from fathom.core.compiled.entries import award
from fathom.core.game import Game
from fathom.core.position import NEEDS_EXTRA

REWARDS = ("rank", "points")
ILLEGAL = ("error", "lose")
LOST = -1.0  # what an illegal action costs that loses the game
WIDTH = 100  # of a table as text


def missing(error: ModuleNotFoundError, extra: str) -> ModuleNotFoundError:
    """The error for a package that is not there, with the extra that brings it."""
    return ModuleNotFoundError(NEEDS_EXTRA.format(error.name, extra), name=error.name)


def compiled(game: str | Game, options: dict[str, Any]) -> Compiled:
    """A game by its name and table options, or one that was loaded before, in the compiled world."""
    if isinstance(game, Game):
        if options:
            raise ValueError(f"{game!r} has its options already, so {next(iter(options))!r} cannot be set")
        return game.compile()
    return fathom.load(game, **options).compile()


def by_points(rewards: str) -> bool:
    """Whether the end of a game is rewarded by points, not by rank."""
    if rewards not in REWARDS:
        raise ValueError(f"rewards are given by {' or '.join(REWARDS)}, not {rewards!r}")
    return rewards == "points"


def loses(illegal: str) -> bool:
    """Whether an illegal action loses the game, and is not an error."""
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal: {' or '.join(ILLEGAL)}, not {illegal!r}")
    return illegal == "lose"


def rewards(game: Single, points: bool) -> list[float]:
    """What the end of a game is worth to each seat."""
    row = [0.0] * game.game.seats
    award(*game.result(), points, row)
    return row


def picture(game: Single, seat: int | None) -> str:
    """The table as a seat sees it (None: a spectator), in letters."""
    return draw.plain(game.game, game.state().view(seat), "en", WIDTH)


class Seeds:
    """The seeds of games played one after the other: those that follow a given one, else unforeseeable ones."""

    def __init__(self) -> None:
        self.base, self.used = int.from_bytes(os.urandom(8), "little"), 0

    def next(self, seed: int | None) -> int:
        """The given seed, or the next of those that follow from the last given one."""
        if seed is not None:
            self.base, self.used = seed_of(seed), 0
            return self.base
        self.used += 1
        return stream(self.base, self.used)
