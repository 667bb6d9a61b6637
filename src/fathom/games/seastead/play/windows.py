"""Windows: the moments at which specialists can be used, in the own turn and in the opponent's."""

from __future__ import annotations

from fathom.core.actions import Offers, offer
from fathom.core.bits import lowest
from fathom.core.decisions import Decision, Refusal
from fathom.games.seastead.actions import END, NO, USE
from fathom.games.seastead.ids import (
    ACADEMY_01,
    SPECIALIST_01,
    SPECIALIST_02,
    SPECIALIST_04,
    SPECIALIST_05,
    SPECIALIST_08,
    SPECIALIST_14,
    TURN_06,
)
from fathom.games.seastead.play.specialists import can_do_something, use_specialist
from fathom.games.seastead.play.tasks import answered, ask
from fathom.games.seastead.state import (
    BUILD_TURN,
    DIVE_TURN,
    FOR_BUILDING,
    FOR_DIVING,
    MENU,
    OPP_ORIENTED,
    OPP_PAID,
    POST,
    PRE,
    WINDOW,
    Table,
)
from fathom.games.seastead.tables import FOR, IN_WINDOW, WINDOWS_OF


def may_use(g: Table, card: int) -> int:
    """A face-up card of one's own, in one of its windows, for the action of the turn, if it can do something. The menu
    is the window before the action.

    SEA-ACADEMY-01, SEA-SPECIALIST-01, SEA-SPECIALIST-02, SEA-SPECIALIST-04, SEA-SPECIALIST-05, SEA-SPECIALIST-08,
    SEA-SPECIALIST-09, SEA-AMB-16
    """
    if g.players[g.actor].ready >> card & 1 == 0:
        return not_ready(g, card)
    if WINDOWS_OF[card] >> g.window & 1 == 0:
        return wrong_window(g, card)
    if g.window == PRE and g.closed:
        return SPECIALIST_08
    if g.window == POST and wrong_action(g, card):
        return SPECIALIST_01
    return 0 if can_do_something(g, g.actor, card) else SPECIALIST_14


def not_ready(g: Table, card: int) -> int:
    """Face down, or not the player's at all.

    SEA-ACADEMY-01, SEA-SPECIALIST-04
    """
    return SPECIALIST_04 if g.players[g.actor].spent >> card & 1 else ACADEMY_01


def wrong_window(g: Table, card: int) -> int:
    """Not at this moment of the turn, or never in a turn of this player.

    SEA-SPECIALIST-02, SEA-SPECIALIST-05
    """
    in_own_turn = WINDOWS_OF[card] & (1 << OPP_ORIENTED) - 1 != 0
    in_other_turn = WINDOWS_OF[card] >> OPP_ORIENTED != 0
    if g.actor == g.current:
        return SPECIALIST_02 if in_own_turn else SPECIALIST_05
    return SPECIALIST_02 if in_other_turn else SPECIALIST_05


def why_not_use(g: Table, card: int) -> int:
    """Outside all windows.

    SEA-ACADEMY-01, SEA-SPECIALIST-02, SEA-SPECIALIST-04
    """
    return SPECIALIST_02 if g.players[g.actor].ready >> card & 1 else not_ready(g, card)


def wrong_action(g: Table, card: int) -> bool:
    """Whether a card for diving or for building comes after something else.

    SEA-SPECIALIST-01
    """
    if FOR[card] == FOR_DIVING:
        return g.action != DIVE_TURN
    return FOR[card] == FOR_BUILDING and g.action != BUILD_TURN


def usable(g: Table, seat: int, window: int) -> int:
    """Face-up cards that list the window."""
    return g.players[seat].ready & IN_WINDOW[window]


def offer_specialists(g: Table, out: Offers) -> None:
    """Only cards that list the window are looked at."""
    rest = usable(g, g.actor, g.window)
    while rest:
        if may_use(g, lowest(rest)) == 0:
            offer(out, USE + lowest(rest))
        rest &= rest - 1


def open_window(g: Table, seat: int, window: int) -> None:
    """Ask whether a specialist is used, if there is one for this window; after a use the question comes again.

    SEA-SPECIALIST-02, SEA-SPECIALIST-06, SEA-SPECIALIST-07
    """
    g.window = PRE
    if usable(g, seat, window):
        g.window = window
        g.step -= 1
        ask(g, WINDOW, seat)


def reaction(g: Table, window: int) -> None:
    """The opponent may react, in the middle of the other player's turn, to a card turned or to resources paid.

    SEA-SPECIALIST-05, SEA-SPECIALIST-07, SEA-SP-B2, SEA-SP-B3
    """
    if g.solo == 0 and (window != OPP_PAID or g.paid):
        open_window(g, 1 - g.current, window)


def may_go_on(g: Table) -> int:
    """The window after the action ends with the turn; any other when the player goes on.

    SEA-TURN-06
    """
    return TURN_06 if g.window == POST else 0


def may_end(g: Table) -> int:
    """SEA-TURN-06"""
    return 0 if g.window == POST else TURN_06


def close_window(g: Table) -> None:
    """No more specialists are used."""
    g.window = PRE
    g.step += 1
    answered(g)


DECISIONS = (
    Decision((MENU, WINDOW), USE, may_use, use_specialist, offer_specialists),
    Refusal(USE, why_not_use),
    Decision(WINDOW, NO, may_go_on, close_window),
    Decision(WINDOW, END, may_end, close_window),
)
