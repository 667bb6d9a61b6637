"""Requesting support from the Council."""

from __future__ import annotations

from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.abyss.actions import COUNCIL
from fathom.games.abyss.events import E_STACK
from fathom.games.abyss.ids import COUNCIL_01, COUNCIL_04, KRAKEN_SENTINEL_09, TURN_02
from fathom.games.abyss.play.cards import take_stack
from fathom.games.abyss.play.lords.always import takes_two_stacks
from fathom.games.abyss.play.sentinels import release, reserved
from fathom.games.abyss.state import IN_COUNCIL, MENU, NEXT, S_COURT, SECOND_STACK, SPACES, Table


def may_have_stack(g: Table, space: int) -> int:
    """A stack with cards that no other player has reserved: for the Alchemist, the Apprentice and the Oracle.

    ABYSS-COUNCIL-01, KRAKEN-SENTINEL-09
    """
    if g.stack_size[space] == 0:
        return COUNCIL_01
    return KRAKEN_SENTINEL_09 if reserved(g, IN_COUNCIL, space, g.current) else 0


def may_support(g: Table, space: int) -> int:
    """As an action: under the same conditions.

    ABYSS-COUNCIL-01, ABYSS-COUNCIL-04, KRAKEN-SENTINEL-04
    """
    why = may_have_stack(g, space)
    return COUNCIL_04 if why == KRAKEN_SENTINEL_09 else why


def any_stack(g: Table) -> bool:
    """Whether there is a stack to take."""
    for space in range(SPACES):
        if may_have_stack(g, space) == 0:
            return True
    return False


def have_stack(g: Table, space: int, chance: Chance) -> None:
    """Into hand; an own Sentinel on the space comes home.

    ABYSS-COUNCIL-01, KRAKEN-SENTINEL-06
    """
    tell(chance, E_STACK, g.current, space, g.stack_size[space])
    take_stack(g, g.current, space, chance)
    release(g, IN_COUNCIL, space, chance)


def support(g: Table, space: int, chance: Chance) -> None:
    """The action; with the Alchemist a second stack must be taken, if there is one.

    ABYSS-COUNCIL-01, ABYSS-LORD-18, ABYSS-AMB-23
    """
    have_stack(g, space, chance)
    g.acting = 1
    if takes_two_stacks(g, g.current) and any_stack(g):
        g.phase = SECOND_STACK
    else:
        end_support(g)


def second_stack(g: Table, space: int, chance: Chance) -> None:
    """ABYSS-LORD-18, ABYSS-AMB-23"""
    have_stack(g, space, chance)
    end_support(g)


def end_support(g: Table) -> None:
    """The action is over."""
    g.phase = NEXT
    g.step = S_COURT


DECISIONS = (
    Decision(MENU, COUNCIL, may_support, support, asked=True),
    Decision(SECOND_STACK, COUNCIL, may_have_stack, second_stack, asked=True),
    Refusal(COUNCIL, TURN_02),
)
