"""Laying out the table."""

from __future__ import annotations

from fathom.core.bits import nth, size_of
from fathom.core.chance import Chance, pick, tell
from fathom.games.seastead.events import E_DEMAND, E_LOCK, E_RESOLUTION, E_START
from fathom.games.seastead.play.board import flotilla_demanding
from fathom.games.seastead.play.decks import draw_from, refill_docks, refill_specialists, turn_up
from fathom.games.seastead.play.steps import go_on
from fathom.games.seastead.state import (
    ANY,
    DISPLAY,
    DOCKS,
    FLOTILLAS,
    KINDS,
    LOCATIONS,
    NEXT,
    NONE,
    RESOLUTIONS,
    S_START_HALF,
    S_START_TAKE,
    SPECIALISTS,
    Table,
)
from fathom.games.seastead.tables import (
    A_SPECIALISTS,
    ARROW,
    CLEANUPS,
    DEEP_CARDS,
    LOCKS,
    REEF_CARDS,
    RESOURCES,
    SHALLOW_CARDS,
    SOLO_SPECIALISTS,
)

MIXES = 11  # of four sides, with at least two B sides


def set_up(g: Table, chance: Chance) -> None:
    """Supplies, flotillas, demand, displays, decks; then the starting resources, which in a solo game are chosen.

    SEA-GEN-01, SEA-SETUP-01..18, SEA-SOLO-01, SEA-SOLO-02
    """
    idle(g)
    for kind in range(KINDS):
        g.supply[kind] = RESOURCES
    g.cleanup_left = CLEANUPS
    if g.mixed:
        mix_sides(g, chance)
    lay_demand(g, chance)
    g.specialist_deck = (1 << SPECIALISTS) - 1
    if g.solo:
        g.specialist_deck = SOLO_SPECIALISTS
    elif g.a_only:
        g.specialist_deck = A_SPECIALISTS
    refill_specialists(g, chance)
    first_resolution(g, chance)
    g.dock_stack = (1 << DOCKS) - 1
    refill_docks(g, chance)
    first_dive_card(g, chance)


def mix_sides(g: Table, chance: Chance) -> None:
    """A and B sides mixed, with at least two B sides, all combinations equally likely.

    SEA-VAR-01
    """
    number = pick(chance, MIXES)
    for sides in range(16):
        if size_of(sides) >= 2:
            if number == 0:
                for flotilla in range(FLOTILLAS):
                    g.side[flotilla] = sides >> flotilla & 1
            number -= 1


def lay_demand(g: Table, chance: Chance) -> None:
    """SEA-SETUP-07"""
    rest = ANY
    for flotilla in range(FLOTILLAS):
        kind = nth(rest, pick(chance, size_of(rest)))
        rest &= ~(1 << kind)
        g.demand[flotilla] = kind
        tell(chance, E_DEMAND, NONE, flotilla, kind)


def first_resolution(g: Table, chance: Chance) -> None:
    """With any B side one resolution is in force from the start, drawn or agreed on.

    SEA-SETUP-10, SEA-RESOLUTION-01, SEA-RESOLUTION-03, SEA-VAR-02, SEA-VAR-03
    """
    if g.side[0] + g.side[1] + g.side[2] + g.side[3]:
        g.resolution_deck = (1 << RESOLUTIONS) - 1
        g.in_force = g.first_resolution if g.first_resolution != NONE else draw_from(g.resolution_deck, chance)
        g.resolution_deck &= ~(1 << g.in_force)
        tell(chance, E_RESOLUTION, NONE, g.in_force)


def first_dive_card(g: Table, chance: Chance) -> None:
    """All shallow cards but one are removed unseen. The arrow of the last one makes the start player and turns half a
    to them; it names the token to lock. The boss has no arrow.

    SEA-SETUP-04, SEA-SETUP-05, SEA-SETUP-14, SEA-SETUP-16, SEA-SETUP-17, SEA-SOLO-04, SEA-AMB-28
    """
    card = draw_from(SHALLOW_CARDS, chance)
    g.dive_deck = REEF_CARDS if g.solo else REEF_CARDS | DEEP_CARDS
    g.start = 0 if g.solo else ARROW[card]
    g.current = g.start
    turn_up(g, card, chance)
    g.locked = flotilla_demanding(g, LOCKS[card])
    tell(chance, E_LOCK, NONE, g.locked)
    if g.solo == 0:
        tell(chance, E_START, g.start)
        g.blue_half = g.start
    g.phase = NEXT
    g.step = S_START_HALF if g.solo else S_START_TAKE
    go_on(g, chance)


def idle(g: Table) -> None:
    """Nothing attached, shown or in progress."""
    for location in range(LOCATIONS):
        g.dock[location] = NONE
    for slot in range(DISPLAY):
        g.docks[slot] = NONE
        g.specialists[slot] = NONE
    for i in range(RESOLUTIONS):
        g.under[i] = NONE
        g.under_seat[i] = NONE
    for i in range(2):
        g.seen[i] = NONE
        g.drawn[i] = NONE
    g.top = NONE
    g.top_seat = NONE
    g.face_up = NONE
    g.in_force = NONE
    g.picked = NONE
    g.pair = NONE
    g.built_type = NONE
    g.built_at = NONE
