"""Taking resources: those of choice one at a time, and the halves of dive cards."""

from __future__ import annotations

from fathom.core.bits import size_of
from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.seastead.actions import GIVE, NO, TAKE
from fathom.games.seastead.events import E_FORGO
from fathom.games.seastead.ids import (
    AMB_07,
    DIVE_03,
    DIVE_04,
    DIVE_07,
    DIVE_08,
    DIVE_09,
    LOCATION_00,
    LOCATION_07,
    RS_13,
    RS_16,
    SETUP_15,
    SHIP_07,
    SOLO_05,
    SP_A1,
    SP_A4,
    SP_B6,
    SPECIALIST_03,
)
from fathom.games.seastead.play.board import demand_at, effect_at
from fathom.games.seastead.play.stock import gain, gain_cleanup, in_supply
from fathom.games.seastead.play.tasks import answered, ask, done, drop, push
from fathom.games.seastead.state import (
    ANY,
    COPY,
    DIFFERENT,
    DIVE_TURN,
    EQUAL,
    FIXED,
    FORGOING,
    KINDS,
    MAY_DECLINE,
    MAY_FORGO,
    MAY_STOP,
    MOST_ON_HALF,
    NONE,
    NOT_THE_DEMAND,
    S_TAKEN,
    T_EXCHANGE,
    T_FORGO,
    T_TAKE,
    T_USED,
    TAKE_DIFFERENT,
    TAKE_EQUAL,
    TAKE_LINKED,
    TAKING,
    UNDECIDED,
    Table,
)
from fathom.games.seastead.tables import EFFECT_KIND, HALF_COUNT, HALF_KINDS, HALF_TYPE, LINKED

# Resources of choice: a task with the number due, the kinds allowed and how they are taken.


def takeable(g: Table) -> int:
    """The kinds that the task on top may take: what the supply lacks is not offered.

    SEA-DIVE-09, SEA-AMB-14
    """
    return g.tasks[g.depth - 1].kinds & in_supply(g)


def ask_take(g: Table, chance: Chance) -> None:
    """Ask for a kind, unless nothing is left to choose: then what is there is taken.

    SEA-DIVE-07, SEA-DIVE-09
    """
    task = g.tasks[g.depth - 1]
    kinds = takeable(g)
    if kinds == 0 or task.count == 0:
        drop(g)
    elif task.mode & (MAY_DECLINE | MAY_STOP | MAY_FORGO) == 0 and nothing_to_choose(g, kinds):
        take_all(g, kinds, chance)
    else:
        ask(g, TAKING, task.seat)


def nothing_to_choose(g: Table, kinds: int) -> bool:
    """Whether the task on top can be done in one way only."""
    task = g.tasks[g.depth - 1]
    if task.mode & TAKE_DIFFERENT:
        return size_of(kinds) <= task.count
    if task.mode & TAKE_EQUAL:
        return size_of(kinds) == 1
    return size_of(kinds) == 1 or left_in_supply(g, kinds) <= task.count


def left_in_supply(g: Table, kinds: int) -> int:
    """Tokens of these kinds."""
    total = 0
    for kind in range(KINDS):
        if kinds >> kind & 1:
            total += g.supply[kind]
    return total


def take_all(g: Table, kinds: int, chance: Chance) -> None:
    """What is due of these kinds, as far as the supply has it."""
    task = g.tasks[g.depth - 1]
    count = 1 if task.mode & TAKE_DIFFERENT else task.count
    if task.mode & TAKE_LINKED:
        g.chosen |= kinds
    for kind in range(KINDS):
        if kinds >> kind & 1:
            gain(g, task.seat, kind, count, chance)
    drop(g)


def may_take(g: Table, kind: int) -> int:
    """SEA-DIVE-07, SEA-DIVE-09, SEA-LOCATION-07"""
    task = g.tasks[g.depth - 1]
    if task.kinds >> kind & 1 == 0:
        return why_not_kind(g, kind)
    return 0 if g.supply[kind] else DIVE_09


def why_not_kind(g: Table, kind: int) -> int:
    """The rule that excludes a kind: no kind twice, not the demand here, not the kind just returned.

    SEA-DIVE-07, SEA-LOCATION-07, SEA-AMB-07, SEA-SP-A4, SEA-RS-13
    """
    mode = g.tasks[g.depth - 1].mode
    if g.depth > 1 and g.tasks[g.depth - 2].kind == T_EXCHANGE:
        return SP_A4
    if mode & NOT_THE_DEMAND == 0 and mode & TAKE_DIFFERENT:
        return DIVE_07 if LINKED[g.face_up] else DIVE_08
    if g.action == UNDECIDED:
        return RS_13
    if mode & TAKE_DIFFERENT == 0 or EFFECT_KIND[effect_at(g, g.built_at)] == COPY:
        return LOCATION_07
    return LOCATION_07 if demand_at(g, g.built_at) == kind else AMB_07


def may_stop_taking(g: Table) -> int:
    """What may be taken can be declined; a fixed amount is taken completely or not at all.

    SEA-LOCATION-00
    """
    return 0 if g.tasks[g.depth - 1].mode & (MAY_DECLINE | MAY_STOP) else why_take(g)


def why_take(g: Table) -> int:
    """The rule by which resources are taken now.

    SEA-SETUP-15, SEA-DIVE-03, SEA-DIVE-04, SEA-LOCATION-00, SEA-SPECIALIST-03, SEA-SP-A1, SEA-SP-A4, SEA-SP-B6,
    SEA-SOLO-05, SEA-SHIP-07, SEA-RS-13
    """
    under = g.tasks[g.depth - 2].kind if g.depth > 1 else 0
    if g.round == 0:
        return SOLO_05 if g.solo else SETUP_15
    if under == T_USED:
        return SPECIALIST_03
    if under == T_EXCHANGE:
        return SP_A4
    if g.action == UNDECIDED:
        return RS_13
    if g.action != DIVE_TURN:
        return LOCATION_00 if g.actor == g.current else SHIP_07
    if g.step == S_TAKEN:
        return SP_B6
    if g.fisher and under != T_TAKE:
        return SP_A1
    return DIVE_03 if g.actor == g.current else DIVE_04


def take(g: Table, kind: int, chance: Chance) -> None:
    """One resource; of "equal" ones all that are due at once.

    SEA-DIVE-06, SEA-DIVE-07, SEA-DIVE-08, SEA-DIVE-09
    """
    task = g.tasks[g.depth - 1]
    count = task.count if task.mode & TAKE_EQUAL else 1
    gain(g, task.seat, kind, count, chance)
    took(g, kind, count)


def took(g: Table, kind: int, count: int) -> None:
    """So many of a kind are no longer due, whether they were taken or forgone."""
    task = g.tasks[g.depth - 1]
    if task.mode & TAKE_DIFFERENT:
        task.kinds &= ~(1 << kind)
    if task.mode & TAKE_LINKED:
        g.chosen |= 1 << kind
    task.mode &= ~MAY_DECLINE
    task.count -= count
    answered(g)


# Forgoing one resource of the own half for a cleanup token


def may_forgo(g: Table, kind: int) -> int:
    """Of resources of choice, one that the player would really get. Without resolutions nothing can be forgone.

    SEA-RS-16
    """
    if g.tasks[g.depth - 1].mode & MAY_FORGO and takeable(g) >> kind & 1:
        return 0
    return why_take(g) if g.in_force == NONE else RS_16


def forgo(g: Table, kind: int, chance: Chance) -> None:
    """The resource stays in the supply; on a linked card its kind counts as chosen.

    SEA-RS-16
    """
    task = g.tasks[g.depth - 1]
    forgone(g, kind, chance)
    task.mode &= ~MAY_FORGO
    count = 1
    if task.mode & TAKE_EQUAL:
        count = task.count
        gain(g, task.seat, kind, min(count, g.supply[kind]) - 1, chance)
    took(g, kind, count)


def forgone(g: Table, kind: int, chance: Chance) -> None:
    """A cleanup token instead of a resource.

    SEA-RS-16
    """
    seat = g.tasks[g.depth - 1].seat
    tell(chance, E_FORGO, seat, kind)
    gain_cleanup(g, seat, 1, chance)


def ask_forgo(g: Table) -> None:
    """SEA-RS-16"""
    ask(g, FORGOING, g.tasks[g.depth - 1].seat)


def may_forgo_printed(g: Table, kind: int) -> int:
    """Of a fixed half, one that the supply has.

    SEA-RS-16
    """
    return 0 if g.tasks[g.depth - 1].kinds >> kind & 1 and g.supply[kind] else RS_16


def forgo_printed(g: Table, kind: int, chance: Chance) -> None:
    """SEA-RS-16"""
    task = g.tasks[g.depth - 1]
    forgone(g, kind, chance)
    take_printed(g, task.seat, g.face_up, task.count, kind, chance)
    done(g)


def forgo_nothing(g: Table, chance: Chance) -> None:
    """SEA-RS-16"""
    task = g.tasks[g.depth - 1]
    take_printed(g, task.seat, g.face_up, task.count, NONE, chance)
    done(g)


# Halves of dive cards


def half_facing(g: Table, seat: int) -> int:
    """The half of the face-up card that faces a player; the card keeps its orientation.

    SEA-DIVE-05, SEA-AMB-32
    """
    return g.blue_half if seat == 0 else 1 - g.blue_half


def printed_on(card: int, half: int) -> int:
    """The kinds of a fixed half, as a bit set."""
    kinds = 0
    for i in range(HALF_COUNT[card][half]):
        kinds |= 1 << HALF_KINDS[card][MOST_ON_HALF * half + i]
    return kinds


def take_printed(g: Table, seat: int, card: int, half: int, without: int, chance: Chance) -> None:
    """All resources of a fixed half, but one of the kind that is forgone.

    SEA-DIVE-03, SEA-SUPPLY-01, SEA-RS-16
    """
    for kind in range(KINDS):
        count = 0
        for i in range(HALF_COUNT[card][half]):
            if HALF_KINDS[card][MOST_ON_HALF * half + i] == kind:
                count += 1
        if kind == without:
            count = min(count, g.supply[kind]) - 1
        if count:
            gain(g, seat, kind, count, chance)


def gives_something(g: Table, half: int) -> bool:
    """Whether anything of a half of the face-up card can be taken."""
    if HALF_TYPE[g.face_up][half] == FIXED:
        return printed_on(g.face_up, half) & in_supply(g) != 0
    return in_supply(g) != 0


def take_half(g: Table, seat: int, half: int, kinds: int, extra: int, chance: Chance) -> None:
    """What a half of the face-up card gives: fixed resources, or a choice among the kinds still allowed. `extra` are
    further modes of taking.

    SEA-DIVE-03, SEA-DIVE-04, SEA-DIVE-06, SEA-DIVE-07, SEA-DIVE-08
    """
    card = g.face_up
    mode = HALF_TYPE[card][half]
    if mode == FIXED:
        if extra & MAY_FORGO and printed_on(card, half) & in_supply(g):
            push(g, T_FORGO, seat, half, printed_on(card, half), 0)
        else:
            take_printed(g, seat, card, half, NONE, chance)
        return
    flags = extra
    count = HALF_COUNT[card][half]
    if mode == DIFFERENT:
        flags |= TAKE_DIFFERENT
    elif mode == EQUAL:
        flags |= TAKE_EQUAL
    else:
        count = min(count, left_in_supply(g, kinds))  # what is forgone stays there, but is not taken instead
    push(g, T_TAKE, seat, count, kinds, flags)


def take_whole_card(g: Table, seat: int, chance: Chance) -> None:
    """Both halves; a linked card gives one of each kind.

    SEA-LOCATION-13, SEA-AMB-09
    """
    card = g.face_up
    if LINKED[card]:
        push(g, T_TAKE, seat, HALF_COUNT[card][0] + HALF_COUNT[card][1], ANY, TAKE_DIFFERENT)
    else:
        own = half_facing(g, seat)
        take_half(g, seat, 1 - own, ANY, 0, chance)
        take_half(g, seat, own, ANY, 0, chance)


DECISIONS = (
    Decision(TAKING, TAKE, may_take, take),
    Refusal(TAKE, DIVE_03),
    Decision(TAKING, GIVE, may_forgo, forgo),
    Decision(TAKING, NO, may_stop_taking, done),
    Decision(FORGOING, GIVE, may_forgo_printed, forgo_printed),
    Decision(FORGOING, NO, None, forgo_nothing),
)
