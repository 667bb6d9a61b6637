"""Takes what looks best at once, by the game's own heuristic.

One ply in the sense of a board gamer: an action is judged by the position at the end of the bot's own turn, because a
key alone is worth nothing yet. Within the turn each further choice is the one whose next position looks best. Where the
game knows the exact odds of its dice, these count instead.
"""

from __future__ import annotations

from fathom.core.chance import Seeded
from fathom.core.position import State

HORIZON = 12  # own choices looked ahead at most, so that a turn without an end cannot hold us up


class Greedy:
    """The bot `greedy`."""

    def __init__(self, seed: int) -> None:
        self.source = Seeded(seed)

    def choose(self, state: State, seat: int) -> int:
        """The action whose turn ends best."""
        legal, values = state.legal(), state.prospects()
        if values is None:
            values = [self.finish(state, action, seat) for action in legal]
        return legal[values.index(max(values))]

    def finish(self, state: State, action: int, seat: int) -> float:
        """Play an action and then the turn to its end, greedily, but not beyond anything that chance decides: of many
        tries the luckiest would win. Returns the value of the position reached."""
        after = state.trial(action, self.source)
        value = after.heuristic(seat)
        for _ in range(HORIZON):
            if after.actor != seat or after.history[-1].outcomes:
                break
            tried = [after.trial(other, self.source) for other in after.legal()]
            values = [one.heuristic(seat) for one in tried]
            value = max(values)
            after = tried[values.index(value)]
        return value
