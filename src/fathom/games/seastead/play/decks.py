"""What is drawn: docks and specialists for the displays, dive cards, resolutions."""

from __future__ import annotations

from fathom.core.bits import nth, size_of
from fathom.core.chance import Chance, pick, reveal, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.seastead.actions import CARD, NO, SLOT
from fathom.games.seastead.events import (
    E_DOCK,
    E_GONE_DOCK,
    E_GONE_SPECIALIST,
    E_HIRE,
    E_LOOK,
    E_NEW_DOCK,
    E_NEW_SPECIALIST,
    E_RESOLUTION,
    E_REVEAL,
    E_UNDER,
)
from fathom.games.seastead.ids import ACADEMY_01, BUILD_06, PORT_01, RESOLUTION_04, SOLO_09, SP_B6
from fathom.games.seastead.play.tasks import ask, done, drop, push
from fathom.games.seastead.state import (
    CHOOSING_DOCK,
    CHOOSING_SPECIALIST,
    DEEP,
    DISPLAY,
    LOOKING,
    NONE,
    REEF,
    REMOVING_DOCK,
    REMOVING_SPECIALIST,
    RESOLVING,
    S_ORIENT,
    T_REMOVE_DOCK,
    T_REMOVE_SPECIALIST,
    Table,
)
from fathom.games.seastead.tables import DEPTH, REEF_CARDS


def draw_from(bits: int, chance: Chance) -> int:
    """A card of a set; somebody learns which, so it cannot be undone."""
    reveal(chance)
    return nth(bits, pick(chance, size_of(bits)))


# Displays


def refill_docks(g: Table, chance: Chance) -> None:
    """SEA-SETUP-11, SEA-PORT-04"""
    for slot in range(DISPLAY):
        if g.docks[slot] == NONE and g.dock_stack:
            g.docks[slot] = draw_from(g.dock_stack, chance)
            g.dock_stack &= ~(1 << g.docks[slot])
            tell(chance, E_NEW_DOCK, NONE, g.docks[slot])


def refill_specialists(g: Table, chance: Chance) -> None:
    """SEA-SETUP-08, SEA-ACADEMY-03"""
    for slot in range(DISPLAY):
        if g.specialists[slot] == NONE and g.specialist_deck:
            g.specialists[slot] = draw_from(g.specialist_deck, chance)
            g.specialist_deck &= ~(1 << g.specialists[slot])
            tell(chance, E_NEW_SPECIALIST, NONE, g.specialists[slot])


def docks_shown(g: Table) -> bool:
    """Whether a dock is on display."""
    return g.docks[0] != NONE or g.docks[1] != NONE or g.docks[2] != NONE


def specialists_shown(g: Table) -> bool:
    """Whether a specialist is on display."""
    return g.specialists[0] != NONE or g.specialists[1] != NONE or g.specialists[2] != NONE


def ask_dock(g: Table) -> None:
    """Without a dock left there is nothing to choose.

    SEA-PORT-01, SEA-BUILD-11
    """
    if docks_shown(g):
        ask(g, CHOOSING_DOCK, g.current)
    else:
        drop(g)


def ask_specialist(g: Table) -> None:
    """SEA-ACADEMY-01, SEA-ACADEMY-04, SEA-BUILD-11"""
    if specialists_shown(g):
        ask(g, CHOOSING_SPECIALIST, g.current)
    else:
        drop(g)


def ask_remove_dock(g: Table, chance: Chance) -> None:
    """In a solo game one of the remaining tiles leaves the game before the display is refilled.

    SEA-SOLO-09
    """
    if docks_shown(g):
        ask(g, REMOVING_DOCK, g.current)
    else:
        drop(g)
        refill_docks(g, chance)


def ask_remove_specialist(g: Table, chance: Chance) -> None:
    """SEA-SOLO-09"""
    if specialists_shown(g):
        ask(g, REMOVING_SPECIALIST, g.current)
    else:
        drop(g)
        refill_specialists(g, chance)


def may_choose_dock(g: Table, slot: int) -> int:
    """SEA-PORT-01"""
    return PORT_01 if g.docks[slot] == NONE else 0


def choose_dock(g: Table, slot: int, chance: Chance) -> None:
    """The dock is attached to the new port and stays there.

    SEA-PORT-01, SEA-PORT-02, SEA-PORT-05
    """
    g.dock[g.built_at] = g.docks[slot]
    tell(chance, E_DOCK, g.current, g.docks[slot], g.built_at)
    g.docks[slot] = NONE
    done(g)
    if g.solo:
        push(g, T_REMOVE_DOCK, g.current, 0, 0, 0)
    else:
        refill_docks(g, chance)


def may_choose_specialist(g: Table, slot: int) -> int:
    """SEA-ACADEMY-01"""
    return ACADEMY_01 if g.specialists[slot] == NONE else 0


def choose_specialist(g: Table, slot: int, chance: Chance) -> None:
    """SEA-ACADEMY-01, SEA-ACADEMY-02"""
    card = g.specialists[slot]
    g.players[g.current].ready |= 1 << card
    tell(chance, E_HIRE, g.current, card)
    g.specialists[slot] = NONE
    done(g)
    if g.solo:
        push(g, T_REMOVE_SPECIALIST, g.current, 0, 0, 0)
    else:
        refill_specialists(g, chance)


def may_remove_dock(g: Table, slot: int) -> int:
    """SEA-SOLO-09"""
    return SOLO_09 if g.docks[slot] == NONE else 0


def remove_dock(g: Table, slot: int, chance: Chance) -> None:
    """SEA-SOLO-09"""
    tell(chance, E_GONE_DOCK, g.current, g.docks[slot])
    g.removed_docks |= 1 << g.docks[slot]
    g.docks[slot] = NONE
    done(g)
    refill_docks(g, chance)


def may_remove_specialist(g: Table, slot: int) -> int:
    """SEA-SOLO-09"""
    return SOLO_09 if g.specialists[slot] == NONE else 0


def remove_specialist(g: Table, slot: int, chance: Chance) -> None:
    """SEA-SOLO-09"""
    tell(chance, E_GONE_SPECIALIST, g.current, g.specialists[slot])
    g.removed_specialists |= 1 << g.specialists[slot]
    g.specialists[slot] = NONE
    done(g)
    refill_specialists(g, chance)


# Dive cards: reef cards lie above the deep ones; a card put back by the Scout lies on top of all.


def next_dive_card(g: Table, without: int, chance: Chance) -> int:
    """The uppermost card of the dive deck that is not `without`.

    SEA-SETUP-04, SEA-DIVE-01
    """
    if g.top != NONE and g.top != without:
        return g.top
    rest = g.dive_deck
    if without != NONE:
        rest &= ~(1 << without)
    return draw_from(rest & REEF_CARDS if rest & REEF_CARDS else rest, chance)


def next_depth(g: Table) -> int:
    """The depth that the back of the uppermost card shows, or NONE.

    SEA-SETUP-04
    """
    if g.dive_deck == 0:
        return NONE
    if g.top != NONE:
        return DEPTH[g.top]
    return REEF if g.dive_deck & REEF_CARDS else DEEP


def turn_up(g: Table, card: int, chance: Chance) -> None:
    """The card leaves the deck and lies face up on the discard pile.

    SEA-DIVE-01, SEA-DIVE-05
    """
    reveal(chance)
    g.dive_deck &= ~(1 << card)
    if g.top == card:
        g.top = NONE
        g.top_seat = NONE
    g.face_up = card
    tell(chance, E_REVEAL, g.current, card)


def look(g: Table, chance: Chance) -> None:
    """The Scout sees the two uppermost cards; they stay in the deck until one of them is used.

    SEA-SP-B6, SEA-SPECIALIST-13
    """
    g.seen[0] = next_dive_card(g, NONE, chance)
    tell(chance, E_LOOK, g.current, g.seen[0])
    if size_of(g.dive_deck) == 1:
        dive_with(g, 0, chance)
        return
    g.seen[1] = next_dive_card(g, g.seen[0], chance)
    tell(chance, E_LOOK, g.current, g.seen[1])
    ask(g, LOOKING, g.current)


def dive_with(g: Table, i: int, chance: Chance) -> None:
    """The other card goes back on top; only then does it matter which back is visible.

    SEA-SP-B6, SEA-SPECIALIST-13, SEA-AMB-33
    """
    card = g.seen[i]
    other = g.seen[1 - i]
    g.seen[0] = NONE
    g.seen[1] = NONE
    turn_up(g, card, chance)
    g.top = other
    g.top_seat = g.current if other != NONE else NONE
    done(g)
    g.step = S_ORIENT


# Resolutions


def why_card(g: Table) -> int:
    """The rule by which one of two cards is chosen: resolutions, if there are any, else dive cards.

    SEA-RESOLUTION-04, SEA-SP-B6
    """
    return SP_B6 if g.in_force == NONE else RESOLUTION_04


def next_resolution(g: Table, chance: Chance) -> int:
    """From the shuffled deck, then from those put under it, or NONE.

    SEA-RESOLUTION-04, SEA-RESOLUTION-08
    """
    if g.resolution_deck:
        card = draw_from(g.resolution_deck, chance)
        g.resolution_deck &= ~(1 << card)
        return card
    if g.under_size == 0:
        return NONE
    reveal(chance)
    card = g.under[0]
    g.under_size -= 1
    for i in range(g.under_size):
        g.under[i] = g.under[i + 1]
        g.under_seat[i] = g.under_seat[i + 1]
    g.under[g.under_size] = NONE
    g.under_seat[g.under_size] = NONE
    return card


def draw_resolutions(g: Table, chance: Chance) -> None:
    """Two, of which one is chosen; a single one comes into force; without any, nothing happens.

    SEA-RESOLUTION-04, SEA-RESOLUTION-08
    """
    g.drawn[0] = next_resolution(g, chance)
    g.drawn[1] = next_resolution(g, chance)
    if g.drawn[1] != NONE:
        ask(g, RESOLVING, g.current)
    elif g.drawn[0] != NONE:
        resolve(g, 0, chance)
    else:
        drop(g)


def resolve(g: Table, i: int, chance: Chance) -> None:
    """The chosen resolution covers the old one, which stays out of the deck; the other goes under the deck.

    SEA-RESOLUTION-04, SEA-RESOLUTION-05, SEA-RESOLUTION-06, SEA-RESOLUTION-09
    """
    reveal(chance)
    g.in_force = g.drawn[i]
    other = g.drawn[1 - i]
    g.drawn[0] = NONE
    g.drawn[1] = NONE
    tell(chance, E_RESOLUTION, g.current, g.in_force)
    if other != NONE:
        g.under[g.under_size] = other
        g.under_seat[g.under_size] = g.current
        g.under_size += 1
        tell(chance, E_UNDER, g.current, other)
    done(g)


DECISIONS = (
    Decision(CHOOSING_DOCK, SLOT, may_choose_dock, choose_dock),
    Decision(CHOOSING_SPECIALIST, SLOT, may_choose_specialist, choose_specialist),
    Refusal(NO, BUILD_06, (CHOOSING_DOCK, CHOOSING_SPECIALIST)),
    Decision(REMOVING_DOCK, SLOT, may_remove_dock, remove_dock),
    Decision(REMOVING_SPECIALIST, SLOT, may_remove_specialist, remove_specialist),
    Refusal(NO, SOLO_09, (REMOVING_DOCK, REMOVING_SPECIALIST)),
    Refusal(SLOT, PORT_01),
    Decision(LOOKING, CARD, None, dive_with),
    Refusal(NO, SP_B6, (LOOKING,)),
    Decision(RESOLVING, CARD, None, resolve),
    Refusal(NO, RESOLUTION_04, (RESOLVING,)),
    Refusal(CARD, why_card),
)
