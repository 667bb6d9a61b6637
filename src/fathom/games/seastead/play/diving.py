"""Diving: the card is turned up and turned round, both players take their halves."""

from __future__ import annotations

from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.seastead.actions import DIVE, HALF, NO
from fathom.games.seastead.events import E_HALF
from fathom.games.seastead.ids import DIVE_02, SOLO_04, SOLO_11, SPECIALIST_08, TURN_02, TURN_05
from fathom.games.seastead.play.boss import boss_takes
from fathom.games.seastead.play.decks import next_dive_card, turn_up
from fathom.games.seastead.play.hooks import dive_take_hook
from fathom.games.seastead.play.taking import half_facing, take_half
from fathom.games.seastead.play.tasks import ask, push
from fathom.games.seastead.state import (
    ANY,
    DIVE_TURN,
    FIXED,
    MAY_FORGO,
    MENU,
    MOST_ON_HALF,
    NEXT,
    NONE,
    ORIENTING,
    S_REVEAL,
    START_HALF,
    T_TAKE,
    TAKE_LINKED,
    Table,
)
from fathom.games.seastead.tables import HALF_COUNT, HALF_KINDS, HALF_TYPE, LINKED


def may_dive(g: Table) -> int:
    """As long as there is a card, even if the player could build.

    SEA-TURN-02, SEA-TURN-04, SEA-TURN-05, SEA-SPECIALIST-08
    """
    if g.closed:
        return SPECIALIST_08
    return 0 if g.dive_deck else TURN_05


def dive(g: Table) -> None:
    """SEA-DIVE-01, SEA-DIVE-11"""
    g.action = DIVE_TURN
    g.phase = NEXT
    g.step = S_REVEAL


def reveal_card(g: Table, chance: Chance) -> None:
    """SEA-DIVE-01"""
    turn_up(g, next_dive_card(g, NONE, chance), chance)


# Which half faces whom


def forced_half(g: Table) -> int:
    """In a solo game the player must take a half of choice, because the boss cannot choose.

    SEA-SOLO-11
    """
    if g.solo:
        for half in range(2):
            if HALF_TYPE[g.face_up][half] != FIXED:
                return half
    return NONE


def equal_halves(g: Table) -> bool:
    """Whether it does not matter which half faces whom.

    SEA-DIVE-10
    """
    card = g.face_up
    if HALF_TYPE[card][0] != HALF_TYPE[card][1] or HALF_COUNT[card][0] != HALF_COUNT[card][1]:
        return False
    for i in range(MOST_ON_HALF):
        if HALF_KINDS[card][i] != HALF_KINDS[card][MOST_ON_HALF + i]:
            return False
    return True


def ask_half(g: Table, phase: int, chance: Chance) -> None:
    """SEA-DIVE-02, SEA-DIVE-10, SEA-SOLO-04, SEA-SOLO-11"""
    if forced_half(g) != NONE:
        orient(g, forced_half(g), chance)
    elif equal_halves(g):
        orient(g, 0, chance)
    else:
        ask(g, phase, g.current)


def why_half(g: Table) -> int:
    """SEA-DIVE-02, SEA-SOLO-11"""
    return DIVE_02 if forced_half(g) == NONE else SOLO_11


def orient(g: Table, half: int, chance: Chance) -> None:
    """The half that faces the active player; the card keeps its orientation until the next dive.

    SEA-DIVE-02, SEA-DIVE-05, SEA-AMB-32
    """
    g.blue_half = half if g.current == 0 else 1 - half
    tell(chance, E_HALF, g.current, half, g.face_up)
    g.phase = NEXT


# Taking


def take_own_half(g: Table, chance: Chance) -> None:
    """The active player takes first, with the Fisher's resources of choice after the half.

    SEA-DIVE-03, SEA-SUPPLY-02, SEA-SP-A1, SEA-RS-16
    """
    if g.fisher:
        push(g, T_TAKE, g.current, g.fisher, ANY, 0)
    extra = MAY_FORGO if dive_take_hook(g) else 0
    if LINKED[g.face_up] and g.fisher == 0:
        extra |= TAKE_LINKED
    take_half(g, g.current, half_facing(g, g.current), ANY, extra, chance)


def take_other_half(g: Table, chance: Chance) -> None:
    """Then the opponent: of a linked card the kinds that are not chosen yet, after the Fisher a resource of choice. The
    resources of the boss are put down.

    SEA-DIVE-04, SEA-DIVE-07, SEA-SP-A1, SEA-SOLO-10
    """
    other = 1 - g.current
    half = half_facing(g, other)
    if g.solo:
        boss_takes(g, half, 0)
    elif g.fisher:
        push(g, T_TAKE, other, g.fisher, ANY, 0)
    else:
        take_half(g, other, half, ANY & ~g.chosen, 0, chance)
    g.fisher = 0
    g.chosen = 0


def scout_resource(g: Table) -> None:
    """SEA-SP-B6, SEA-DIVE-11, SEA-SOLO-28"""
    if g.scouted:
        push(g, T_TAKE, g.current, g.scouted, ANY, 0)
        g.scouted = 0


DECISIONS = (
    Decision(MENU, DIVE, may_dive, dive, asked=True),
    Refusal(DIVE, TURN_02),
    Decision((ORIENTING, START_HALF), HALF, None, orient),
    Refusal(HALF, why_half),
    Refusal(NO, DIVE_02, (ORIENTING,)),
    Refusal(NO, SOLO_04, (START_HALF,)),
)
