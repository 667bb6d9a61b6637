"""Another player, counted clockwise from the one who decides: the actions `seat ...`."""

from __future__ import annotations

from fathom.core.decisions import Refusal
from fathom.games.abyss.actions import SEAT
from fathom.games.abyss.ids import SETUP_01, TURN_02
from fathom.games.abyss.state import Table


def seat_after(g: Table, step: int) -> int:
    """The seat that an action names: `step` 0 is the next one."""
    return (g.actor + step + 1) % g.seats


def may_name(g: Table, step: int) -> int:
    """Only so many players sit at the table.

    ABYSS-SETUP-01
    """
    return 0 if step + 1 < g.seats else SETUP_01


def no_seat_now(g: Table, step: int) -> int:
    """The rule by which no player can be named in a phase that does not ask for one."""
    why = may_name(g, step)
    return why if why else TURN_02


DECISIONS = (Refusal(SEAT, no_seat_now),)
