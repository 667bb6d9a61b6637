"""What bots think of a position."""

from __future__ import annotations

import fathom
from fathom.bots import ask, bot
from fathom.games.otys.events import E_TOKEN


def test_greedy_takes_reward_tokens() -> None:
    """What comes of a token is drawn; who only counts what lies there never takes one."""
    state = fathom.load("otys", players=2).new(seed=1)
    players = [bot("greedy", seat) for seat in range(2)]
    taken = 0
    for _ in range(160):
        assert state.actor is not None
        state.apply(ask(players[state.actor], state, 2))
        taken += sum(event[0] == E_TOKEN for event in state.history[-1].events)
    assert taken
