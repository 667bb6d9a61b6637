"""The spy: drawing contracts, using a neighbour's diver."""

from __future__ import annotations

from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.otys.actions import (
    COPY,
    DECLINE,
    DRAW,
)
from fathom.games.otys.events import E_COPY
from fathom.games.otys.ids import (
    DIVER_SPY_01,
    DIVER_SPY_02,
    DIVER_SPY_03,
    Q_06,
    Q_16,
    Q_41,
)
from fathom.games.otys.play.divers import affords, fee, start_effect
from fathom.games.otys.play.rewards import draw_four
from fathom.games.otys.play.stock import (
    cards_left,
    decline,
    gain_credits,
    pay_credits,
)
from fathom.games.otys.state import (
    SPY,
    SPYING,
    SURFACE,
    Table,
)


def neighbour(g: Table, side: int) -> int:
    """The seat directly to the left (next in turn) or right.

    OTYS-Q-41
    """
    step = 1 if side == 0 else g.seats - 1
    return (g.current + step) % g.seats


def may_draw(g: Table) -> int:
    """OTYS-DIVER-SPY-01, OTYS-DIVER-SPY-02, OTYS-Q-16"""
    if not affords(g):
        return DIVER_SPY_02
    return 0 if cards_left(g) else Q_16


def draw(g: Table, chance: Chance) -> None:
    """OTYS-DIVER-SPY-02"""
    pay_credits(g, g.current, fee(g), chance)
    draw_four(g, chance)


def may_copy(g: Table, side: int) -> int:
    """A neighbour's diver on the same level, whether or not its effect can then be used. A copied spy may reach any
    own neighbour's diver but not a further spy. With two players the one opponent sits on both sides and is named once.

    OTYS-DIVER-SPY-01, OTYS-DIVER-SPY-03, OTYS-DIVER-SPY-05, OTYS-2P-02, OTYS-Q-06, OTYS-Q-41, OTYS-Q-42
    """
    if side == 1 and g.seats == 2:
        return Q_41
    if not affords(g):
        return DIVER_SPY_03
    if g.depth > 0 and g.players[neighbour(g, side)].column[SURFACE + g.level] == SPY:
        return Q_06
    return 0


def copy_diver(g: Table, side: int, chance: Chance) -> None:
    """Pay for the spy, then use the neighbour's diver. In the author's variant the neighbour gets the credit, and the
    diver will have to surface.

    OTYS-DIVER-SPY-03, OTYS-DIVER-SPY-04, OTYS-VAR-01, OTYS-VAR-02, OTYS-Q-07, OTYS-Q-27
    """
    target = neighbour(g, side)
    other = g.players[target]
    diver = other.column[SURFACE + g.level]
    tell(chance, E_COPY, g.current, target + 1, diver)
    cost = fee(g)
    pay_credits(g, g.current, cost, chance)
    if g.variant:
        gain_credits(g, target, cost, chance)
        g.copied[target] = 1
    g.depth += 1
    start_effect(g, diver, other.upgraded[diver])


DECISIONS = (
    Decision(SPYING, DRAW, may_draw, draw),
    Decision(SPYING, COPY, may_copy, copy_diver),
    Decision(SPYING, DECLINE, None, decline),
    Refusal(DRAW, DIVER_SPY_01),
    Refusal(COPY, DIVER_SPY_01),
)
