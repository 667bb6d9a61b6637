"""Row and column bonuses of the player board."""

from __future__ import annotations

from fathom.core.bits import lowest
from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.seastead.actions import EXCHANGE, LOCATION, LOCK, NO, PAIRS, USE
from fathom.games.seastead.events import E_EXCHANGE, E_LOCK, E_READY
from fathom.games.seastead.ids import ACADEMY_05, COLUMN_04, COLUMN_05, PORT_07
from fathom.games.seastead.play.board import left_of
from fathom.games.seastead.play.boss import clear_flotilla
from fathom.games.seastead.play.stock import gain_cleanup
from fathom.games.seastead.play.tasks import answered, ask, done, drop, push
from fathom.games.seastead.state import (
    ACADEMY,
    DEMANDS,
    DOCK_BONUS,
    LOCKING,
    NONE,
    PORT,
    READYING,
    T_DEMANDS,
    T_DOCK_BONUS,
    T_LOCK,
    T_READY,
    T_SHIPS,
    Table,
)
from fathom.games.seastead.tables import DOCK_KIND, ROW_CLEANUPS

PAIR_FIRST = tuple(a for a, _ in PAIRS)
PAIR_SECOND = tuple(b for _, b in PAIRS)


def row_bonus(g: Table) -> None:
    """For the last building of a row, right after the building effect.

    SEA-BUILD-07, SEA-PORT-07, SEA-ACADEMY-05, SEA-SHIPYARD-04, SEA-SOLO-17, SEA-AMB-04
    """
    if left_of(g, g.current, g.built_type):
        return
    if g.built_type == PORT:
        push(g, T_DOCK_BONUS, g.current, 0, 0, 0)
    elif g.built_type == ACADEMY:
        push(g, T_READY, g.current, 0, 0, 0)
    else:
        push(g, T_SHIPS, g.current, 0, 0, 0)


# Ports: cleanup tokens for the resources of one dock


def dock_bonus(g: Table, seat: int, location: int) -> int:
    """One token for each resource of the dock's kind, up to a limit; the resources are kept.

    SEA-PORT-07, SEA-AMB-20
    """
    return min(ROW_CLEANUPS, g.players[seat].storage[DOCK_KIND[g.dock[location]]])


def dock_counts(g: Table, seat: int, location: int) -> bool:
    """Whether there is a dock of the player's own that brings something.

    SEA-PORT-07
    """
    if g.players[seat].sites[PORT] >> location & 1 == 0 or g.dock[location] == NONE:
        return False
    return dock_bonus(g, seat, location) > 0


def ask_dock_bonus(g: Table) -> None:
    """SEA-PORT-07"""
    seat = g.tasks[g.depth - 1].seat
    rest = g.players[seat].sites[PORT]
    while rest:
        if dock_counts(g, seat, lowest(rest)):
            ask(g, DOCK_BONUS, seat)
            return
        rest &= rest - 1
    drop(g)


def may_count_dock(g: Table, location: int) -> int:
    """SEA-PORT-07"""
    return 0 if dock_counts(g, g.actor, location) else PORT_07


def count_dock(g: Table, location: int, chance: Chance) -> None:
    """SEA-PORT-07"""
    gain_cleanup(g, g.actor, dock_bonus(g, g.actor, location), chance)
    done(g)


# Academies: a specialist is ready again


def ask_ready(g: Table) -> None:
    """SEA-ACADEMY-05"""
    seat = g.tasks[g.depth - 1].seat
    if g.players[seat].spent:
        ask(g, READYING, seat)
    else:
        drop(g)


def may_ready(g: Table, card: int) -> int:
    """SEA-ACADEMY-05"""
    return 0 if g.players[g.actor].spent >> card & 1 else ACADEMY_05


def make_ready(g: Table, card: int, chance: Chance) -> None:
    """SEA-ACADEMY-05"""
    me = g.players[g.actor]
    me.spent &= ~(1 << card)
    me.ready |= 1 << card
    tell(chance, E_READY, g.actor, card)
    done(g)


# Columns: exchange two demand tokens


def column_bonus(g: Table) -> None:
    """After the location effect, for a column that this build has emptied.

    SEA-BUILD-09, SEA-COLUMN-02, SEA-SOLO-18, SEA-AMB-04
    """
    if g.column_due:
        g.column_due = 0
        push(g, T_DEMANDS, g.current, 0, 0, 0)


def ask_demands(g: Table) -> None:
    """SEA-COLUMN-04"""
    ask(g, DEMANDS, g.tasks[g.depth - 1].seat)


def may_exchange(g: Table, pair: int) -> int:
    """Two tokens that are not locked.

    SEA-COLUMN-04
    """
    if g.locked == PAIR_FIRST[pair] or g.locked == PAIR_SECOND[pair]:
        return COLUMN_04
    return 0


def exchange_demands(g: Table, pair: int, chance: Chance) -> None:
    """Without an exchange nothing is locked or unlocked. In a solo game the resources of the boss leave both flotillas.

    SEA-COLUMN-04, SEA-COLUMN-06, SEA-SOLO-18, SEA-AMB-05
    """
    a = PAIR_FIRST[pair]
    b = PAIR_SECOND[pair]
    clear_flotilla(g, a, chance)
    clear_flotilla(g, b, chance)
    kind = g.demand[a]
    g.demand[a] = g.demand[b]
    g.demand[b] = kind
    g.pair = pair
    tell(chance, E_EXCHANGE, g.actor, a, b)
    drop(g)
    push(g, T_LOCK, g.actor, 0, 0, 0)
    answered(g)


def ask_lock(g: Table) -> None:
    """SEA-COLUMN-05"""
    ask(g, LOCKING, g.tasks[g.depth - 1].seat)


def may_lock(g: Table, flotilla: int) -> int:
    """One of the two tokens just exchanged.

    SEA-COLUMN-05
    """
    return 0 if flotilla == PAIR_FIRST[g.pair] or flotilla == PAIR_SECOND[g.pair] else COLUMN_05


def lock(g: Table, flotilla: int, chance: Chance) -> None:
    """The token that was locked before is unlocked.

    SEA-COLUMN-05
    """
    g.locked = flotilla
    g.pair = NONE
    tell(chance, E_LOCK, g.actor, flotilla)
    done(g)


DECISIONS = (
    Decision(DOCK_BONUS, LOCATION, may_count_dock, count_dock),
    Decision(READYING, USE, may_ready, make_ready),
    Decision(DEMANDS, EXCHANGE, may_exchange, exchange_demands),
    Refusal(EXCHANGE, COLUMN_04),
    Decision((DOCK_BONUS, READYING, DEMANDS), NO, None, done),
    Decision(LOCKING, LOCK, may_lock, lock),
    Refusal(LOCK, COLUMN_05),
    Refusal(NO, COLUMN_05, (LOCKING,)),
)
