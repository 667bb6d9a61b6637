"""The turn: what it begins with, how it ends, and the end of the game."""

from __future__ import annotations

from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.seastead.actions import END, GIVE, NO
from fathom.games.seastead.events import E_ENDING, E_OVER, E_PASS, E_TURN
from fathom.games.seastead.ids import GEN_04, RS_13, SPECIALIST_08, TURN_02, TURN_06
from fathom.games.seastead.play.board import full_flotilla, left_on_board
from fathom.games.seastead.play.building import any_build
from fathom.games.seastead.play.diving import may_dive
from fathom.games.seastead.play.hooks import exchanges_left
from fathom.games.seastead.play.trading import exchangeable, swap_kind
from fathom.games.seastead.state import (
    DEEP_CARD,
    FEW_BUILDINGS,
    FULL_FLOTILLA,
    MENU,
    NEXT,
    NO_BUILDINGS,
    NO_CLEANUP,
    NO_DIVE_CARDS,
    NONE,
    NOT_YET,
    PASSED,
    S_MENU,
    S_POST,
    UNDECIDED,
    Table,
)
from fathom.games.seastead.tables import REEF_CARDS


def begin_turn(g: Table, seat: int, chance: Chance) -> None:
    """SEA-TURN-01, SEA-TURN-06, SEA-TURN-07, SEA-SOLO-08"""
    clear_turn(g)
    g.current = seat
    g.actor = seat
    tell(chance, E_TURN, seat, g.round)
    g.phase = MENU
    g.step = S_MENU


def clear_turn(g: Table) -> None:
    """Nothing is left over from the turn before."""
    g.action = UNDECIDED
    g.closed = 0
    g.discount = 0
    g.exchanged = 0
    g.built_type = NONE
    g.built_at = NONE
    g.paid = 0


# What a turn begins with


def may_pass(g: Table) -> int:
    """Dive or build; only a player who can do neither passes.

    SEA-TURN-02, SEA-TURN-03, SEA-TURN-05, SEA-AMB-15
    """
    return 0 if may_dive(g) and not any_build(g) else TURN_02


def may_exchange_before(g: Table, kind: int) -> int:
    """The exchange of a resolution, before, between or after specialists, not after one that closes the window. Without
    resolutions there is nothing but diving and building.

    SEA-TURN-02, SEA-TURN-06, SEA-GEN-04, SEA-RS-13, SEA-SPECIALIST-08
    """
    if g.in_force == NONE:
        return TURN_02
    if exchanges_left(g) <= 0:
        return RS_13
    if g.closed:
        return SPECIALIST_08
    if g.players[g.current].storage[kind] == 0:
        return GEN_04
    return 0 if exchangeable(g, g.current, kind) else RS_13


def exchange_before(g: Table, kind: int, chance: Chance) -> None:
    """SEA-RS-13"""
    g.exchanged += 1
    swap_kind(g, g.current, kind, chance)


def pass_turn(g: Table, chance: Chance) -> None:
    """SEA-TURN-05"""
    g.action = PASSED
    tell(chance, E_PASS, g.current)
    g.phase = NEXT
    g.step = S_POST


# The end


def check_end(g: Table, chance: Chance) -> None:
    """The end is triggered once, by whatever comes first, and never undone: this round is finished, and one more is
    played.

    SEA-END-01..08, SEA-SUPPLY-03, SEA-AMB-21
    """
    if g.ending or g.solo:
        return
    if full_flotilla(g):
        trigger(g, FULL_FLOTILLA, chance)
    elif left_on_board(g, 0) <= 1 or left_on_board(g, 1) <= 1:
        trigger(g, FEW_BUILDINGS, chance)
    elif g.dive_deck & REEF_CARDS == 0:
        trigger(g, DEEP_CARD if g.dive_deck else NO_DIVE_CARDS, chance)
    elif g.cleanup_left == 0:
        trigger(g, NO_CLEANUP, chance)


def trigger(g: Table, cause: int, chance: Chance) -> None:
    """SEA-END-05, SEA-END-06, SEA-END-07"""
    g.ending = cause
    g.last_round = g.round + 1
    tell(chance, E_ENDING, g.current, cause)


def check_solo_end(g: Table, chance: Chance) -> None:
    """After the player's turn: a full flotilla, an empty board of either, or no dive card left.

    SEA-SOLO-19, SEA-SOLO-20
    """
    if full_flotilla(g):
        g.ending = FULL_FLOTILLA
    elif left_on_board(g, 0) == 0 or left_on_board(g, 1) == 0:
        g.ending = NO_BUILDINGS
    elif g.dive_deck == 0:
        g.ending = NO_DIVE_CARDS
    if g.ending != NOT_YET:
        tell(chance, E_ENDING, 0, g.ending)


def end_turn(g: Table, chance: Chance) -> None:
    """An extra turn belongs to the same round; after the start player comes the other one, then the next round.

    SEA-TURN-01, SEA-SPECIALIST-12, SEA-END-06, SEA-SOLO-08, SEA-SOLO-19
    """
    check_end(g, chance)
    if g.solo:
        check_solo_end(g, chance)
        if g.ending:
            finish(g, chance)
        else:
            g.round += 1
            begin_turn(g, 0, chance)
    elif g.extra:
        g.extra -= 1
        begin_turn(g, g.current, chance)
    elif g.current == g.start:
        begin_turn(g, 1 - g.current, chance)
    elif g.ending and g.round == g.last_round:
        finish(g, chance)
    else:
        g.round += 1
        begin_turn(g, g.start, chance)


def finish(g: Table, chance: Chance) -> None:
    """SEA-END-06, SEA-SOLO-19"""
    clear_turn(g)
    g.extra = 0
    g.over = 1
    g.actor = 0
    g.step = S_MENU
    g.phase = NEXT
    tell(chance, E_OVER, g.current)


DECISIONS = (
    Decision(MENU, GIVE, may_exchange_before, exchange_before),
    Decision(MENU, END, may_pass, pass_turn, asked=True),
    Refusal(END, TURN_06),
    Refusal(NO, TURN_02),
)
