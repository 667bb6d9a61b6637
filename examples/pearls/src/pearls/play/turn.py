"""A turn: dive for pearls, and surface before the shark comes."""

from __future__ import annotations

from fathom.core.chance import Chance, pick, tell
from fathom.core.decisions import Decision, Refusal
from pearls.actions import DIVE, SURFACE
from pearls.events import E_OVER, E_PEARL, E_SHARK, E_SURFACE
from pearls.ids import END_01, TURN_02, TURN_05
from pearls.scoring import kept
from pearls.state import DIVING, NEXT, WORTHS, Table
from pearls.tables import AIR, SHELL_COUNT, SHELLS


def may_dive(g: Table) -> int:
    """As long as there is air.

    PEARLS-TURN-05
    """
    return 0 if g.air else TURN_05


def dive(g: Table, depth: int, chance: Chance) -> None:
    """Open a shell, in the shallows or deep down. A shark takes the pearls of this dive and ends the turn.

    PEARLS-TURN-01, PEARLS-TURN-03, PEARLS-TURN-05
    """
    g.air -= 1
    worth = SHELLS[depth][pick(chance, SHELL_COUNT)]
    if worth:
        g.bag[worth - 1] += 1
        tell(chance, E_PEARL, g.actor, worth)
    else:
        tell(chance, E_SHARK, g.actor)
        end_turn(g, chance)


def dived(g: Table) -> int:
    """What the pearls of this dive are worth."""
    total = 0
    for worth in range(WORTHS):
        total += (worth + 1) * g.bag[worth]
    return total


def may_surface(g: Table) -> int:
    """Not without a pearl.

    PEARLS-TURN-02
    """
    return 0 if dived(g) else TURN_02


def surface(g: Table, chance: Chance) -> None:
    """Keep the pearls of this dive. Reaching the goal makes this round the last.

    PEARLS-TURN-04, PEARLS-END-01
    """
    me = g.players[g.actor]
    tell(chance, E_SURFACE, g.actor, dived(g))
    for worth in range(WORTHS):
        me.pearls[worth] += g.bag[worth]
    if kept(me) >= g.goal:
        g.ending = 1
    end_turn(g, chance)


def end_turn(g: Table, chance: Chance) -> None:
    """The next player clockwise; after the last of the last round the game is over.

    PEARLS-TURN-04, PEARLS-END-01
    """
    for worth in range(WORTHS):
        g.bag[worth] = 0
    g.air = AIR
    g.actor = (g.actor + 1) % g.seats
    if g.actor == 0 and g.ending:
        g.over = 1
        g.phase = NEXT
        tell(chance, E_OVER, 0)


DECISIONS = (
    Decision(DIVING, DIVE, may_dive, dive),
    Decision(DIVING, SURFACE, may_surface, surface),
    Refusal(DIVE, END_01),
    Refusal(SURFACE, END_01),
)
