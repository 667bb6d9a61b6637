"""Mages who do something once: Invoker, Apprentice, Illusionist, Healer."""

from __future__ import annotations

from fathom.core.chance import Chance, reveal, tell
from fathom.core.decisions import Decision
from fathom.games.abyss.actions import ALLY, COUNCIL
from fathom.games.abyss.events import E_AGAIN, E_HEAL
from fathom.games.abyss.ids import LORD_112
from fathom.games.abyss.play.cards import allies_in_discard, take_card
from fathom.games.abyss.play.council import any_stack, have_stack, may_have_stack
from fathom.games.abyss.play.locations import any_tile
from fathom.games.abyss.state import APPRENTICE_STACK, HEALING, ILLUSION, NEXT, Table


def invoker(g: Table, chance: Chance) -> None:
    """One more complete turn right after this one.

    ABYSS-LORD-15
    """
    g.extra += 1
    tell(chance, E_AGAIN, g.current)


def apprentice(g: Table) -> None:
    """Mandatory if a stack can be taken. It is no support: the Alchemist does not double it.

    ABYSS-LORD-16
    """
    if any_stack(g):
        g.phase = APPRENTICE_STACK


def apprentice_stack(g: Table, space: int, chance: Chance) -> None:
    """ABYSS-LORD-16"""
    have_stack(g, space, chance)
    g.phase = NEXT


def illusionist(g: Table) -> None:
    """May exchange an own Location for one lying face-up, if there are both.

    ABYSS-LORD-19
    """
    if g.players[g.current].locations and any_tile(g):
        g.phase = ILLUSION


def healer(g: Table, chance: Chance) -> None:
    """One Ally of choice from the discard pile, never a Monster; the cards just paid are there. Mandatory if there is
    one. Only now may the pile be looked through.

    ABYSS-LORD-112
    """
    if allies_in_discard(g):
        g.phase = HEALING
        reveal(chance)


def may_heal(g: Table, card: int) -> int:
    """ABYSS-LORD-112"""
    return 0 if g.discard[card] else LORD_112


def heal(g: Table, card: int, chance: Chance) -> None:
    """ABYSS-LORD-112"""
    g.discard[card] -= 1
    g.discard_size -= 1
    take_card(g, g.current, card)
    tell(chance, E_HEAL, g.current, card)
    g.phase = NEXT


DECISIONS = (
    Decision(APPRENTICE_STACK, COUNCIL, may_have_stack, apprentice_stack, asked=True),
    Decision(HEALING, ALLY, may_heal, heal),
)
