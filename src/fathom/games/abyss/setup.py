"""Laying out the table."""

from __future__ import annotations

from fathom.core.chance import Chance, pick
from fathom.games.abyss.play.court import add_lord
from fathom.games.abyss.play.locations import draw_tile
from fathom.games.abyss.play.turn import begin_turn
from fathom.games.abyss.state import (
    CARDS,
    COURT_SPACES,
    KRAKENS,
    LOOT_KINDS,
    LORDS,
    NONE,
    SENTINELS,
    TOKEN_KINDS,
    TRACK_SPACES,
    Table,
)
from fathom.games.abyss.tables import (
    ALL_LOCATIONS,
    ALL_LORDS,
    BASE_CARDS,
    BASE_LOCATIONS,
    BASE_LORDS,
    COURT_SIZE,
    KRAKEN_CARDS,
    LOOT,
    START_FACE_UP,
    START_PEARLS,
    TOKENS,
)


def set_up(g: Table, chance: Chance) -> None:
    """Decks, Court, Locations, tokens, the marker on the first space, a Pearl for everybody, and somebody to start.
    With Kraken everything is added to the base game.

    ABYSS-SETUP-01..09, KRAKEN-SETUP-01..04
    """
    idle(g)
    for card in range(CARDS):
        g.deck[card] = BASE_CARDS[card]
    if g.with_kraken:
        for i in range(3):
            g.deck[KRAKENS + i] = KRAKEN_CARDS[i]
        for kind in range(LOOT_KINDS):
            g.loot_deck[kind] = LOOT[kind]
    for card in range(CARDS):
        g.deck_size += g.deck[card]
    for kind in range(TOKEN_KINDS):
        g.token_supply[kind] = TOKENS[kind]
    g.lord_deck = ALL_LORDS if g.with_kraken else BASE_LORDS
    for _ in range(COURT_SIZE):
        add_lord(g, chance)
    g.location_deck = ALL_LOCATIONS if g.with_kraken else BASE_LOCATIONS
    for _ in range(START_FACE_UP):
        g.face_up |= 1 << draw_tile(g, chance)
    for seat in range(g.seats):
        g.players[seat].pearls = START_PEARLS
    g.first = pick(chance, g.seats) if g.first_seat == NONE else g.first_seat
    begin_turn(g, g.first, chance)


def idle(g: Table) -> None:
    """Empty track, Court and areas; nothing in progress; nobody holds the figure or a Sentinel.

    KRAKEN-SETUP-01, KRAKEN-SETUP-02
    """
    for space in range(TRACK_SPACES):
        g.track[space] = NONE
    for slot in range(COURT_SPACES):
        g.court[slot] = NONE
    for lord in range(LORDS):
        g.under[lord] = NONE
    for token in range(SENTINELS):
        g.posted[token] = NONE
        g.guarded[token] = NONE
        g.sentinel_owner[token] = NONE
    g.figure = NONE
    g.finisher = NONE
    g.slot = NONE
    g.lord = NONE
    g.race = NONE
    g.location = NONE
