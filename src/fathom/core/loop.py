"""The one loop that walks a game from decision to decision. It is compiled with every game's rules.

A phase with a single legal action is no decision: the loop takes that action itself, unless its row says `asked`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathom.core.actions import Offers, clear, count, offered
from fathom.core.chance import Chance, pick

if TYPE_CHECKING:  # the game's own, found in the namespace this is bound into
    from fathom.core.contract import Table, apply, legal, must_ask, set_up

ANYONE = -1  # instead of a seat


def settle(g: Table, seat: int, chance: Chance, out: Offers) -> None:
    """Walk on until there is a choice or the game is over; `out` then holds the legal actions. If a seat is named, walk
    no further than its own decisions: whether another seat has a choice may depend on what this seat cannot know."""
    clear(out)
    while g.over == 0 and (seat == ANYONE or g.actor == seat):
        legal(g, out)
        if count(out) != 1:
            return
        action = offered(out, 0)
        if must_ask(g, action):
            return
        clear(out)
        apply(g, action, chance)


def advance(g: Table, action: int, chance: Chance, out: Offers) -> None:
    """Carry out a legal action and walk on."""
    apply(g, action, chance)
    settle(g, ANYONE, chance, out)


def begin(g: Table, chance: Chance, out: Offers) -> None:
    """Set the table up and walk to the first decision."""
    set_up(g, chance)
    settle(g, ANYONE, chance, out)


def playout(g: Table, chance: Chance, out: Offers) -> int:
    """Play at random to the end; returns the number of decisions. `out` holds the legal actions of `g`."""
    decisions = 0
    while g.over == 0:
        action = offered(out, pick(chance, count(out)))
        advance(g, action, chance, out)
        decisions += 1
    return decisions
