"""A net alone, without a search: it answers in milliseconds.

`net:FILE` plays by the net in a file, which `fathom train` has written. In equal positions it always does the same.
"""

from __future__ import annotations

from fathom.bots import nets
from fathom.core.game import Game
from fathom.core.position import State


class NetBot:
    """The bot `net`."""

    def __init__(self, seed: int, source: str) -> None:
        self.source = source

    def check(self, game: Game) -> None:
        """Read the net: FileNotFoundError or ValueError if it cannot play this game."""
        nets.load(game, self.source)

    def choose(self, state: State, seat: int) -> int:
        """The action that the net would rather play than any other."""
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        worth, _ = nets.load(state.game, self.source).think(state.observe(seat))
        return max(legal, key=lambda action: (float(worth[action]), -action))
