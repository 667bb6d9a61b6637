"""Takes what looks best at once, by the game's own heuristic.

One ply in the sense of a board gamer: an action is judged by where the own turn stands when it is over, because a
key alone is worth nothing yet. Within the turn each further choice is the one whose next position looks best. Where
the game can reckon with the dice exactly, that counts instead.
"""

from __future__ import annotations

from typing import Any

from fathom.core.chance import Recorder, Seeded
from fathom.core.game import State

HORIZON = 12  # own choices looked ahead at most, so that a turn that never passes cannot hold us up


class Greedy:
    def __init__(self, seed: int) -> None:
        self.source = Seeded(seed)

    def choose(self, state: State, seat: int) -> int:
        rules, legal = state.game.rules, state.legal()
        values = state.prospects()
        if values is None:
            values = [self.finish(rules, state, action, seat) for action in legal]
        return legal[values.index(max(values))]

    def finish(self, rules: Any, state: State, action: int, seat: int) -> float:
        """Play an action and then the turn to its end, greedily, but not beyond anything that chance decides: of many
        tries the luckiest would win. The value of what comes out."""
        chance = Recorder(self.source, events=False)

        def trial(g: Any, action: int) -> tuple[float, Any, list[int]]:
            after, out = g.clone(), list[int]()
            chance.outcomes.clear()
            rules.advance(after, action, chance, out)
            ended = after.over or after.actor != seat or chance.outcomes
            return rules.heuristic(after, seat), after, [] if ended else out

        value, g, out = trial(state._raw, action)
        for _ in range(HORIZON):
            if not out:
                break
            value, g, out = max((trial(g, other) for other in out), key=lambda found: found[0])
        return value
