"""What a network sees, and what a seat may assume about what it does not know. Both run in both worlds."""

from __future__ import annotations

from fathom.core.bits import nth, size_of
from fathom.core.chance import Chance, pick
from fathom.core.contract import Vector
from fathom.games.seastead.play.board import left_of, printed_cost, printed_points
from fathom.games.seastead.play.decks import next_depth
from fathom.games.seastead.scoring import boss_score, score
from fathom.games.seastead.state import (
    DEEP,
    DISPLAY,
    DIVE_CARDS,
    DOCKS,
    FLOTILLAS,
    KINDS,
    LOCATIONS,
    NONE,
    ORIENTING,
    RESOLUTIONS,
    RING,
    ROW,
    SPECIALISTS,
    START_HALF,
    TYPES,
    Table,
)
from fathom.games.seastead.tables import (
    CLEANUPS,
    DEEP_CARDS,
    DEPTH,
    EFFECT,
    REEF_CARDS,
    RESOURCES,
    TAG,
)

PHASE_COUNT = 34
WINDOW_COUNT = 7
EFFECTS = 22
PAIRS_OF_FLOTILLAS = 6
PER_LOCATION = 2 * TYPES + 2 + 1 + 2 + TYPES + EFFECTS + DOCKS
SHARED = PHASE_COUNT + WINDOW_COUNT + 26 + KINDS + FLOTILLAS * (KINDS + 2)
CARDS_SHOWN = (DISPLAY + 1) * (DOCKS + SPECIALISTS) + 3 * DIVE_CARDS + 4 + 2 * DIVE_CARDS + 5 * RESOLUTIONS
PER_SEAT = KINDS + TYPES + 4 + 2 * SPECIALISTS
IN_PROGRESS = 5 + 2 * KINDS + 3 * LOCATIONS + TYPES + PAIRS_OF_FLOTILLAS
OBSERVATION = SHARED + LOCATIONS * PER_LOCATION + CARDS_SHOWN + 2 * PER_SEAT + IN_PROGRESS


def observe(g: Table, seat: int, out: Vector) -> None:
    """The table, the locations, the cards, then each player, starting with the observing seat. Counts are scaled to
    about one, choices are one-hot. Cards that only the other player has seen are not shown.

    SEA-GEN-02, SEA-RESOLUTION-09, SEA-SPECIALIST-13
    """
    for i in range(OBSERVATION):
        out[i] = 0.0
    at = observe_table(g, seat, out)
    for location in range(LOCATIONS):
        at = observe_location(g, seat, location, out, at)
    at = observe_cards(g, seat, out, at)
    at = observe_player(g, seat, out, at)
    at = observe_player(g, 1 - seat, out, at)
    observe_progress(g, out, at)


def observe_table(g: Table, seat: int, out: Vector) -> int:
    """Phase, options, rounds, supply and demand; returns where it ends."""
    out[g.phase] = 1.0
    at = PHASE_COUNT
    out[at + g.window] = 1.0
    at += WINDOW_COUNT
    out[at] = g.solo
    out[at + 1] = g.closed_if_locked
    out[at + 2] = g.late_ships
    out[at + 3] = g.distinct
    out[at + 4] = g.stands
    out[at + 5] = g.no_tags
    out[at + 6] = g.actor == seat
    out[at + 7] = g.current == seat
    out[at + 8] = g.start == seat
    out[at + 9] = g.round / 16
    out[at + 10] = g.ending > 0
    out[at + 11] = (g.last_round - g.round) / 2 if g.ending else 1.0
    out[at + 12] = g.over
    out[at + 13] = g.cleanup_left / CLEANUPS
    out[at + 14 + g.action] = 1.0
    out[at + 18] = g.closed
    out[at + 19] = g.discount / 2
    out[at + 20] = g.repeats
    out[at + 21] = g.fisher
    out[at + 22] = g.scouted
    out[at + 23] = g.exchanged
    out[at + 24] = g.extra
    out[at + 25] = g.a_only
    at += 26
    for kind in range(KINDS):
        out[at + kind] = g.supply[kind] / RESOURCES
    at += KINDS
    for flotilla in range(FLOTILLAS):
        out[at + g.demand[flotilla]] = 1.0
        out[at + KINDS] = g.locked == flotilla
        out[at + KINDS + 1] = g.side[flotilla]
        at += KINDS + 2
    return at


def observe_location(g: Table, seat: int, location: int, out: Vector, start: int) -> int:
    """What stands there, what it costs and gives, and the dock."""
    at = start
    for building in range(TYPES):
        out[at + building] = g.players[seat].sites[building] >> location & 1
        out[at + TYPES + building] = g.players[1 - seat].sites[building] >> location & 1
    at += 2 * TYPES
    out[at] = g.players[seat].ships >> location & 1
    out[at + 1] = g.players[1 - seat].ships >> location & 1
    out[at + 2] = g.boss_resources >> location & 1
    out[at + 3] = printed_cost(g, location) / 6
    out[at + 4] = printed_points(g, location) / 3
    at += 5
    side = g.side[location // RING]
    if TAG[side][location] != NONE:
        out[at + TAG[side][location]] = 1.0
    at += TYPES
    out[at + EFFECT[side][location]] = 1.0
    at += EFFECTS
    if g.dock[location] != NONE:
        out[at + g.dock[location]] = 1.0
    return at + DOCKS


def observe_cards(g: Table, seat: int, out: Vector, start: int) -> int:
    """Displays, dive cards (those left as far as this seat can tell), and resolutions."""
    at = start
    for slot in range(DISPLAY):
        if g.docks[slot] != NONE:
            out[at + g.docks[slot]] = 1.0
        at += DOCKS
        if g.specialists[slot] != NONE:
            out[at + g.specialists[slot]] = 1.0
        at += SPECIALISTS
    for dock in range(DOCKS):
        out[at + dock] = g.dock_stack >> dock & 1
    at += DOCKS
    for card in range(SPECIALISTS):
        out[at + card] = g.specialist_deck >> card & 1
    at += SPECIALISTS
    for card in range(DIVE_CARDS):
        out[at + card] = g.dive_deck >> card & 1
    at += DIVE_CARDS
    out[at + g.face_up] = 1.0
    at += DIVE_CARDS
    if g.top != NONE and g.top_seat == seat:
        out[at + g.top] = 1.0
    at += DIVE_CARDS
    if g.phase != ORIENTING and g.phase != START_HALF:
        out[at] = g.blue_half if seat == 0 else 1 - g.blue_half
    if next_depth(g) != NONE:
        out[at + 1 + next_depth(g)] = 1.0
    at += 4
    for i in range(2):
        if g.seen[i] != NONE and g.current == seat:
            out[at + g.seen[i]] = 1.0
        at += DIVE_CARDS
    if g.in_force != NONE:
        out[at + g.in_force] = 1.0
    at += RESOLUTIONS
    for i in range(2):
        if g.drawn[i] != NONE and g.current == seat:
            out[at + g.drawn[i]] = 1.0
        at += RESOLUTIONS
    for i in range(g.under_size):
        if g.under_seat[i] == seat:
            out[at + g.under[i]] = 1.0
    at += RESOLUTIONS
    unseen = unseen_resolutions(g, seat)
    for card in range(RESOLUTIONS):
        out[at + card] = unseen >> card & 1
    return at + RESOLUTIONS


def observe_player(g: Table, seat: int, out: Vector, start: int) -> int:
    """Storage, buildings left, cleanup tokens, specialists, points."""
    me = g.players[seat]
    at = start
    for kind in range(KINDS):
        out[at + kind] = me.storage[kind] / 5
    at += KINDS
    for building in range(TYPES):
        out[at + building] = left_of(g, seat, building) / ROW
    at += TYPES
    out[at] = me.cleanup / 10
    out[at + 1] = me.noted / 5
    out[at + 2] = me.boxed
    out[at + 3] = (boss_score(g) if g.solo and seat else score(g, seat)) / 40
    at += 4
    for card in range(SPECIALISTS):
        out[at + card] = me.ready >> card & 1
        out[at + SPECIALISTS + card] = me.spent >> card & 1
    return at + 2 * SPECIALISTS


def observe_progress(g: Table, out: Vector, start: int) -> None:
    """What is being decided: how many of what, and what was picked before."""
    at = start
    if g.depth:
        task = g.tasks[g.depth - 1]
        out[at] = task.count / 3
        out[at + 1] = task.mode / 8
        out[at + 2] = task.kinds / 15
        for kind in range(KINDS):
            out[at + 5 + kind] = task.kinds >> kind & 1
    out[at + 3] = g.paid / 6
    out[at + 4] = g.column_due
    at += 5 + KINDS
    for kind in range(KINDS):
        out[at + kind] = g.chosen >> kind & 1
    at += KINDS
    for location in range(LOCATIONS):
        out[at + location] = g.moved >> location & 1
    at += LOCATIONS
    if g.pair != NONE:
        out[at + g.pair] = 1.0
    at += PAIRS_OF_FLOTILLAS
    if g.picked != NONE:
        out[at + g.picked] = 1.0
    at += LOCATIONS
    if g.built_at != NONE:
        out[at + g.built_at] = 1.0
        out[at + LOCATIONS + g.built_type] = 1.0


# What a seat does not know


def determinise(g: Table, seat: int, chance: Chance) -> None:
    """Redraw what the seat has not seen: dive cards that somebody else looks at or put back (their depths are printed
    on the backs), resolutions that somebody else drew or put under the deck. Decks have no order to be redrawn.

    SEA-GEN-02, SEA-RESOLUTION-09, SEA-SPECIALIST-13
    """
    if g.seen[0] != NONE and g.current != seat:
        redraw_seen(g, seat, chance)
    elif g.top != NONE and g.top_seat != seat:
        g.top = other_card(g, g.top, NONE, chance)
    redraw_resolutions(g, seat, chance)


def other_card(g: Table, card: int, without: int, chance: Chance) -> int:
    """Any card of the deck with the same back, but one."""
    alike = g.dive_deck & (DEEP_CARDS if DEPTH[card] == DEEP else REEF_CARDS)
    if without != NONE:
        alike &= ~(1 << without)
    return nth(alike, pick(chance, size_of(alike)))


def redraw_seen(g: Table, seat: int, chance: Chance) -> None:
    """The cards that somebody looks at; the first of them may be one put back before, which this seat may know."""
    first = g.seen[0] if g.top_seat == seat else other_card(g, g.seen[0], NONE, chance)
    if g.seen[1] != NONE:
        g.seen[1] = other_card(g, g.seen[1], first, chance)
    if g.top != NONE:
        g.top = first
    g.seen[0] = first


def unseen_resolutions(g: Table, seat: int) -> int:
    """Those in the deck, and those that only somebody else has seen."""
    unseen = g.resolution_deck
    for i in range(2):
        if g.drawn[i] != NONE and g.current != seat:
            unseen |= 1 << g.drawn[i]
    for i in range(g.under_size):
        if g.under_seat[i] != seat:
            unseen |= 1 << g.under[i]
    return unseen


def redraw_resolutions(g: Table, seat: int, chance: Chance) -> None:
    """All that this seat has not seen are shuffled together and dealt again to their places."""
    unknown = unseen_resolutions(g, seat)
    if unknown == g.resolution_deck:
        return
    for i in range(2):
        if g.drawn[i] != NONE and g.current != seat:
            g.drawn[i] = nth(unknown, pick(chance, size_of(unknown)))
            unknown &= ~(1 << g.drawn[i])
    for i in range(g.under_size):
        if g.under_seat[i] != seat:
            g.under[i] = nth(unknown, pick(chance, size_of(unknown)))
            unknown &= ~(1 << g.under[i])
    g.resolution_deck = unknown
