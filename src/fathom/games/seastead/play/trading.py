"""Paying for something, exchanging, returning, and cleanup tokens that may be taken."""

from __future__ import annotations

from fathom.core.chance import Chance
from fathom.core.decisions import Decision, Refusal
from fathom.games.seastead.actions import GIVE, NO, YES
from fathom.games.seastead.ids import GEN_04, LOCATION_00, LOCATION_03, LOCATION_10, RS_09, SP_A4
from fathom.games.seastead.play.stock import gain_cleanup, give, held_by, in_supply
from fathom.games.seastead.play.tasks import answered, ask, done, drop, push
from fathom.games.seastead.state import (
    ANY,
    CLEANING,
    EXCHANGING,
    FOR_CLEANUP,
    KINDS,
    MUST,
    ONE_BY_ONE,
    RETURNING,
    S_END,
    T_TAKE,
    TRADING,
    Table,
)

# Returning resources down to a limit


def ask_return(g: Table) -> None:
    """SEA-LOCATION-10, SEA-RS-09, SEA-AMB-24"""
    task = g.tasks[g.depth - 1]
    if held_by(g, task.seat) > task.count:
        ask(g, RETURNING, task.seat)
    else:
        drop(g)


def may_return(g: Table, kind: int) -> int:
    """SEA-GEN-04, SEA-LOCATION-10"""
    return 0 if g.players[g.actor].storage[kind] else GEN_04


def why_return(g: Table) -> int:
    """The rule that makes a player return resources.

    SEA-LOCATION-10, SEA-RS-09
    """
    return RS_09 if g.step == S_END else LOCATION_10


def return_one(g: Table, kind: int, chance: Chance) -> None:
    """SEA-LOCATION-10, SEA-RS-09"""
    give(g, g.actor, kind, chance)
    answered(g)


# Paying one resource for others or for cleanup tokens


def ask_trade(g: Table) -> None:
    """As often as it may be done; `kinds` of the task is how much is taken each time.

    SEA-LOCATION-03, SEA-LOCATION-04, SEA-LOCATION-05, SEA-LOCATION-06, SEA-LOCATION-15
    """
    task = g.tasks[g.depth - 1]
    if task.count and held_by(g, task.seat):
        ask(g, TRADING, task.seat)
    else:
        drop(g)


def may_trade(g: Table, kind: int) -> int:
    """SEA-GEN-04, SEA-LOCATION-03"""
    return 0 if g.players[g.actor].storage[kind] else GEN_04


def trade(g: Table, kind: int, chance: Chance) -> None:
    """The resource paid lies in the supply before anything is taken for it.

    SEA-SUPPLY-06, SEA-LOCATION-03, SEA-LOCATION-04, SEA-LOCATION-05, SEA-LOCATION-06, SEA-LOCATION-15
    """
    task = g.tasks[g.depth - 1]
    task.count -= 1
    give(g, task.seat, kind, chance)
    if task.mode == FOR_CLEANUP:
        gain_cleanup(g, task.seat, task.kinds, chance)
    else:
        push(g, T_TAKE, task.seat, task.kinds, ANY, 0)
    answered(g)


# Exchanging a resource for one of another kind


def exchangeable(g: Table, seat: int, kind: int) -> bool:
    """SEA-SP-A4, SEA-RS-13"""
    return g.players[seat].storage[kind] > 0 and in_supply(g) & ~(1 << kind) != 0


def may_exchange_any(g: Table, seat: int) -> bool:
    """Whether a player could exchange anything."""
    for kind in range(KINDS):
        if exchangeable(g, seat, kind):
            return True
    return False


def ask_exchange(g: Table) -> None:
    """SEA-SP-A4"""
    task = g.tasks[g.depth - 1]
    if task.count and may_exchange_any(g, task.seat):
        ask(g, EXCHANGING, task.seat)
    else:
        drop(g)


def may_exchange_one(g: Table, kind: int) -> int:
    """SEA-GEN-04, SEA-SP-A4"""
    if g.players[g.actor].storage[kind] == 0:
        return GEN_04
    return 0 if exchangeable(g, g.actor, kind) else SP_A4


def may_stop_exchanging(g: Table) -> int:
    """At least one exchange must be made.

    SEA-SP-A4
    """
    return SP_A4 if g.tasks[g.depth - 1].mode & MUST else 0


def exchange_one(g: Table, kind: int, chance: Chance) -> None:
    """SEA-SP-A4"""
    task = g.tasks[g.depth - 1]
    task.count -= 1
    task.mode = 0
    swap_kind(g, task.seat, kind, chance)


def swap_kind(g: Table, seat: int, kind: int, chance: Chance) -> None:
    """Return one, then take one of a different kind.

    SEA-SP-A4, SEA-RS-13
    """
    give(g, seat, kind, chance)
    push(g, T_TAKE, seat, 1, ANY & ~(1 << kind), 0)
    answered(g)


# Cleanup tokens


def ask_clean(g: Table) -> None:
    """All of them or none, or one after another.

    SEA-LOCATION-00
    """
    task = g.tasks[g.depth - 1]
    if task.count:
        ask(g, CLEANING, task.seat)
    else:
        drop(g)


def clean(g: Table, chance: Chance) -> None:
    """SEA-LOCATION-01, SEA-LOCATION-02, SEA-LOCATION-14, SEA-LOCATION-20, SEA-LOCATION-21, SEA-LOCATION-22"""
    task = g.tasks[g.depth - 1]
    if task.mode == ONE_BY_ONE:
        task.count -= 1
        gain_cleanup(g, task.seat, task.kinds, chance)
        answered(g)
    else:
        gain_cleanup(g, task.seat, task.count, chance)
        done(g)


DECISIONS = (
    Decision(RETURNING, GIVE, may_return, return_one),
    Refusal(NO, why_return, (RETURNING,)),
    Decision(TRADING, GIVE, may_trade, trade),
    Decision(TRADING, NO, None, done),
    Decision(EXCHANGING, GIVE, may_exchange_one, exchange_one),
    Decision(EXCHANGING, NO, may_stop_exchanging, done),
    Refusal(GIVE, LOCATION_03),
    Decision(CLEANING, YES, None, clean),
    Decision(CLEANING, NO, None, done),
    Refusal(YES, LOCATION_00),
)
