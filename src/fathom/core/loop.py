"""The one loop that walks a game from decision to decision. It is compiled with every game's rules.

A phase with a single legal action is no decision: the loop takes that action itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathom.core.actions import Offers, clear, count, offered
from fathom.core.chance import Chance, pick

if TYPE_CHECKING:  # the game's own, found in the namespace this is bound into
    from fathom.core.contract import Table, apply, legal, set_up


def forced(g: Table, chance: Chance, out: Offers) -> bool:
    """Take the only legal action of a phase; where there is a choice, take none and leave it in `out`."""
    legal(g, out)
    if count(out) != 1:
        return False
    action = offered(out, 0)
    clear(out)
    apply(g, action, chance)
    return True


def settle(g: Table, chance: Chance, out: Offers) -> None:
    """Walk on until somebody has a choice or the game is over; `out` then holds the legal actions."""
    clear(out)
    while g.over == 0 and forced(g, chance, out):
        pass


def advance(g: Table, action: int, chance: Chance, out: Offers) -> None:
    """Carry out a legal action and walk on."""
    apply(g, action, chance)
    settle(g, chance, out)


def advance_own(g: Table, seat: int, action: int, chance: Chance, out: Offers) -> None:
    """Carry out a legal action and walk on, but only while this seat is to decide: whether another one has a choice may
    rest on what this seat cannot know. `out` then holds its own legal actions. Of the plain world: `State.foresee`."""
    apply(g, action, chance)
    clear(out)
    while g.over == 0 and g.actor == seat and forced(g, chance, out):
        pass


def begin(g: Table, chance: Chance, out: Offers) -> None:
    """Set the table up and walk to the first decision."""
    set_up(g, chance)
    settle(g, chance, out)


def playout(g: Table, chance: Chance, out: Offers) -> int:
    """Play at random to the end; returns the number of decisions. `out` holds the legal actions of `g`."""
    decisions = 0
    while g.over == 0:
        action = offered(out, pick(chance, count(out)))
        advance(g, action, chance, out)
        decisions += 1
    return decisions
