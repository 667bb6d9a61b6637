"""Laying out the table."""

from __future__ import annotations

from fathom.core.bits import nth
from fathom.core.chance import Chance, pick
from fathom.games.otys.play.contracts import lay_public, public_spaces
from fathom.games.otys.play.stock import draw_token
from fathom.games.otys.play.turn import begin_turn
from fathom.games.otys.state import AVAILABLE, NONE, Table
from fathom.games.otys.tables import (
    CARDS,
    NEUTRAL_KEYS,
    START_BATTERIES,
    START_CREDITS,
    START_STORE,
)


def set_up(g: Table, chance: Chance) -> None:
    """OTYS-SETUP-01, OTYS-SETUP-08, OTYS-SETUP-17, OTYS-SETUP-19, OTYS-Q-32"""
    set_up_colony(g, chance)
    for seat in range(4):
        set_up_player(g, seat, chance)
    g.first = pick(chance, g.seats) if g.first_seat == NONE else g.first_seat
    g.round = 1
    begin_turn(g, g.first, chance)


def set_up_colony(g: Table, chance: Chance) -> None:
    """Reward tokens, sponsors, store, contracts, neutral X keys.

    OTYS-SETUP-09, OTYS-SETUP-10, OTYS-SETUP-11, OTYS-SETUP-12, OTYS-SETUP-13, OTYS-SETUP-14, OTYS-SETUP-15,
    OTYS-SETUP-16, OTYS-SETUP-20, OTYS-2P-01, OTYS-Q-31
    """
    g.bag = (1 << CARDS) - 1
    for level in range(5):
        for place in range(2):
            g.display[level][place] = draw_token(g, chance)
    tiles = 31
    for level in range(5):
        tile = nth(tiles, pick(chance, 5 - level))
        tiles &= ~(1 << tile)
        g.sponsors[level] = tile
    if g.side_mode:
        for tile in range(5):
            g.sides[tile] = pick(chance, 2)
    kinds = 15
    for i in range(len(START_STORE)):
        kind = nth(kinds, pick(chance, 4 - i))
        kinds &= ~(1 << kind)
        g.store[kind] = START_STORE[i]
    g.pile = (1 << CARDS) - 1
    g.pile_size = CARDS
    for i in range(CARDS):
        g.tail[i] = NONE
        g.tail_by[i] = NONE
    for place in range(3):
        g.public[place] = NONE
    for place in range(public_spaces(g)):
        lay_public(g, place, chance)
    g.neutral_supply = 0 if g.unlimited else NEUTRAL_KEYS


def set_up_player(g: Table, seat: int, chance: Chance) -> None:
    """Keys, specialists, eight divers in random order, four resources, credits and battery. A seat without a player
    keeps an empty board.

    OTYS-SETUP-02, OTYS-SETUP-03, OTYS-SETUP-04, OTYS-SETUP-05, OTYS-SETUP-06, OTYS-SETUP-07, OTYS-SETUP-17
    """
    player = g.players[seat]
    for level in range(5):
        player.tokens[level] = NONE
    if seat >= g.seats:
        return
    for key in range(6):
        player.keys[key] = AVAILABLE
    divers = 255
    for slot in range(8):
        diver = nth(divers, pick(chance, 8 - slot))
        divers &= ~(1 << diver)
        player.column[slot] = diver
    kinds = 15
    for level in range(1, 5):
        kind = nth(kinds, pick(chance, 5 - level))
        kinds &= ~(1 << kind)
        player.resources[level][kind] = 1
    player.credits = START_CREDITS
    player.batteries = START_BATTERIES
