"""Takes what looks best at once, by the game's own heuristic.

One ply in the sense of a board gamer: an action is judged by the position at the end of the bot's own turn, because a
key alone is worth nothing yet. Within the turn each further choice is the one whose next position looks best
(`tree_greedy` in `tree.py`). Where the game knows the exact odds of its dice, these count instead. A style of the
game's weights may follow its name: `greedy:collector`.
"""

from __future__ import annotations

from fathom.bots import worlds
from fathom.core.chance import Seeded
from fathom.core.position import State
from fathom.core.weights import GREEDY


class Greedy:
    """The bot `greedy`."""

    def __init__(self, seed: int, style: str = GREEDY) -> None:
        self.generator, self.style = Seeded(seed).state, style

    def choose(self, state: State, seat: int) -> int:
        """The action whose turn ends best."""
        values = state.prospects(self.style)
        if values is not None:
            return state.legal()[values.index(max(values))]
        game = state.game
        world = worlds.at_hand(game)
        chance = world.chance(self.generator)
        room = [world.offers(game.num_actions) for _ in range(3)]
        rows = world.row(game.weights(self.style)), world.values(game.seats)
        action = world.greedy(world.states(state.pack(), 3), chance, *room, *rows, seat, game.rules.LEAD)
        self.generator = world.state_of(chance)
        return int(action)
