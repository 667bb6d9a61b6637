"""What a network sees, and what a seat may assume about what it does not know. Both run in both worlds."""

from __future__ import annotations

from fathom.core.bits import nth, size_of
from fathom.core.chance import Chance, pick
from fathom.core.contract import Vector
from fathom.games.otys.play.contracts import open_contracts, payable, pays_privately
from fathom.games.otys.play.stock import cubes_on
from fathom.games.otys.play.turn import key_chosen
from fathom.games.otys.state import AVAILABLE, KEEP_ONE, NONE, SURFACE, USED, Table
from fathom.games.otys.tables import (
    BACK,
    CAPACITY,
    CARDS,
    FIRST,
    FREE_CARDS,
    FRONT_RESOURCE,
    FRONTS_OF,
    MOVEMENT,
    SECOND,
    THRESHOLD,
)

SHARED = 487
PER_SEAT = 137
OBSERVATION = SHARED + 4 * PER_SEAT


def observe(g: Table, seat: int, out: Vector) -> None:
    """The shared table, then each player's board, starting with the observing seat's. Counts are scaled to about one,
    choices are one-hot, empty seats are zero.

    OTYS-CONTRACT-15
    """
    for i in range(OBSERVATION):
        out[i] = 0.0
    at = observe_table(g, seat, out)
    for step in range(g.seats):
        at = observe_player(g, (seat + step) % g.seats, seat, out, at)


def observe_table(g: Table, seat: int, out: Vector) -> int:
    """What lies in the middle, the options, and how far the turn is; returns where it ends."""
    out[g.seats - 2] = 1.0
    out[3] = g.over
    out[4] = g.ending
    out[5] = g.round / 20
    out[6 + g.phase] = 1.0
    out[20 + (g.actor - seat) % g.seats] = 1.0
    out[24 + (g.current - seat) % g.seats] = 1.0
    out[28 + (g.first - seat) % g.seats] = 1.0
    out[32] = g.swap
    out[33] = g.any_level
    out[34] = g.recycle
    out[35] = g.unlimited
    out[36] = g.variant
    at = 37
    for level in range(5):
        tile = g.sponsors[level]
        out[at + 2 * tile + g.sides[tile]] = 1.0
        at += 10
    for level in range(5):
        for place in range(2):
            out[at + g.display[level][place]] += 0.5
        at += CARDS
    for kind in range(4):
        out[at + kind] = g.store[kind] / 3
    at += 4
    at = observe_cards(g, seat, out, at)
    return observe_turn(g, seat, out, at)


def observe_cards(g: Table, seat: int, out: Vector, start: int) -> int:
    """Contracts and tokens that are out of the players' hands."""
    at = start
    for place in range(3):
        if g.public[place] != NONE:
            out[at + g.public[place]] = 1.0
    at += CARDS
    for card in range(CARDS):
        out[at + card] = g.completed >> card & 1
    at += CARDS
    for i in range(g.tail_size):
        if g.tail_by[i] == seat:
            out[at + g.tail[i]] = 1.0
    at += CARDS
    for token in range(CARDS):
        out[at + token] = g.bag >> token & 1
    at += CARDS
    out[at] = (g.pile_size + g.tail_size) / CARDS
    out[at + 1] = g.neutral_supply / 12
    return at + 2


def observe_turn(g: Table, seat: int, out: Vector, start: int) -> int:
    """How far the turn in progress is. A private contract being paid for is not shown to others."""
    at = start
    if g.phase == KEEP_ONE and g.current == seat:
        for card in g.drawn:
            if card != NONE:
                out[at + card] = 1.0
    at += CARDS
    out[at] = g.sponsor_used
    out[at + 1] = g.free
    out[at + 2] = g.locked
    out[at + 3] = g.executions / 2
    out[at + 4] = g.side
    out[at + 5] = g.depth / 2
    at += 6
    if g.key != NONE:
        out[at + g.key] = 1.0
    at += 7
    if key_chosen(g):
        out[at + g.level] = 1.0
    at += 5
    if g.diver != NONE:
        out[at + g.diver] = 1.0
    at += 8
    if g.token != NONE:
        out[at + FRONTS_OF[g.token]] = 1.0
        out[at + 5 + BACK[g.token]] = 1.0
        if FRONTS_OF[g.token] == FRONT_RESOURCE:
            out[at + 7 + FIRST[g.token]] = 1.0
            out[at + 7 + SECOND[g.token]] = 1.0
    at += 11
    if g.paying != NONE and (seat == g.current or not pays_privately(g)):
        out[at + g.paying_level] = 1.0
        out[at + 5 + g.paying] = 1.0
    return at + 5 + CARDS


def observe_player(g: Table, other: int, seat: int, out: Vector, start: int) -> int:
    """One board; returns where it ends. Of the observing seat also the hand, and what it could complete now."""
    player = g.players[other]
    at = start
    out[at] = player.score / 18
    out[at + 1] = player.credits / 10
    out[at + 2] = player.batteries / 5
    out[at + 3] = player.neutral / 3
    out[at + 4] = player.neutral_used / 3
    out[at + 5] = player.mechanic / 3
    out[at + 6] = player.hacker / 3
    out[at + 7] = MOVEMENT[player.mechanic] / 7
    out[at + 8] = THRESHOLD[player.hacker] / 6
    out[at + 9] = size_of(player.hand) / 5
    at += 10
    for key in range(6):
        out[at + key] = 1.0 if player.keys[key] == AVAILABLE else 0.0
        out[at + 6 + key] = 1.0 if player.keys[key] == USED else 0.0
    at += 12
    for slot in range(SURFACE + 5):
        diver = player.column[slot]
        out[at + diver] = (slot + 1) / 8
        out[at + 8 + diver] = player.upgraded[diver]
    at += 16
    for level in range(5):
        for kind in range(4):
            out[at + kind] = player.resources[level][kind] / 3
        out[at + 4] = (CAPACITY[level] - cubes_on(player, level)) / 6
        if player.tokens[level] != NONE:
            out[at + 5 + BACK[player.tokens[level]]] = 1.0
        at += 7
    for card in range(CARDS):
        out[at + card] = player.done >> card & 1
    at += CARDS
    if other == seat:
        cards = 0
        for level in range(5):
            cards |= payable(player, level)
        cards &= open_contracts(g, seat)
        for card in range(CARDS):
            out[at + card] = (player.hand >> card & 1) + 0.5 * (cards >> card & 1)
    return at + CARDS


def any_of(bits: int, chance: Chance) -> int:
    """A random member of a bit set."""
    return nth(bits, pick(chance, size_of(bits)))


def determinise(g: Table, seat: int, chance: Chance) -> None:
    """Redraw what the seat cannot know: the other hands, the cards others put under the pile, the cards another player
    is choosing from; the rest is the pile. A private contract that is being paid for becomes another one that the same
    level can pay. A card that another player has drawn is taken to be unknown from then on, even if the seat had put
    it under the pile itself.

    OTYS-CONTRACT-15
    """
    unknown = g.pile
    for i in range(g.tail_size):
        if g.tail_by[i] != seat:
            unknown |= 1 << g.tail[i]
    for other in range(g.seats):
        if other != seat:
            unknown |= g.players[other].hand
    hidden_draw = g.phase == KEEP_ONE and g.current != seat
    if hidden_draw:
        for card in g.drawn:
            if card != NONE:
                unknown |= 1 << card
    paid = NONE
    if g.current != seat and pays_privately(g):
        paid = any_of(unknown & payable(g.players[g.current], g.paying_level) & FREE_CARDS, chance)
        unknown &= ~(1 << paid)
        g.paying = paid
    for other in range(g.seats):
        if other != seat:
            player = g.players[other]
            held = size_of(player.hand)
            player.hand = 0
            if other == g.current and paid != NONE:
                player.hand = 1 << paid
                held -= 1
            for _ in range(held):
                card = any_of(unknown, chance)
                unknown &= ~(1 << card)
                player.hand |= 1 << card
    for i in range(g.tail_size):
        if g.tail_by[i] != seat:
            card = any_of(unknown, chance)
            unknown &= ~(1 << card)
            g.tail[i] = card
    if hidden_draw:
        for i in range(4):
            if g.drawn[i] != NONE:
                card = any_of(unknown, chance)
                unknown &= ~(1 << card)
                g.drawn[i] = card
    g.pile = unknown
