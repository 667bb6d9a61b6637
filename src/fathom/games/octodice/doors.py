"""The three doors to all rules: what may be done, why not, and doing it; and which actions mean the same."""

from __future__ import annotations

from typing import Any

from fathom.core.actions import Offers, offer
from fathom.core.chance import Chance
from fathom.games.octodice.actions import ARG0, ARG1, ARG2, CATCH, COPY_TILE, RAISE_TO_2, STOP, USE
from fathom.games.octodice.bonus import (
    copy_tile,
    may_copy,
    may_raise,
    next_super,
    offer_copies,
    offer_raises,
    raise_to_2,
)
from fathom.games.octodice.dice import may_keep, may_stop_rolling, offer_keeps
from fathom.games.octodice.extra import answer
from fathom.games.octodice.ids import TURN_03
from fathom.games.octodice.main import matters, may_use, offer_distinct, offer_first, told_apart
from fathom.games.octodice.octopus import may_catch, offer_catches
from fathom.games.octodice.state import EXTRA, KEEP, KEEP_AGAIN, LEVELLING, MAIN, MAIN_AGAIN, WHITE_DICE, Table
from fathom.games.octodice.tables import CONTENT, KEPT_AS
from fathom.games.octodice.turn import go_on_asking, keep_dice, main_action, stop_acting


def legal(g: Table, out: Offers) -> None:
    """Offer every distinct outcome once, in ascending order. Whoever has nothing to decide is offered one thing, so
    that the loop passes over them."""
    phase = g.phase
    if phase == KEEP or phase == KEEP_AGAIN:
        offer_keeps(g, out)
    elif phase == MAIN:
        offer_first(g, out)
        offer(out, STOP)
    elif phase == MAIN_AGAIN:
        offer_distinct(g, out)
        offer(out, STOP)
    elif phase == EXTRA:
        offer_distinct(g, out)
        offer_catches(g, out)
        offer(out, STOP)
    elif phase == LEVELLING:
        offer_raises(g, out)
    else:
        offer_copies(g, out)


def may(g: Table, action: int) -> int:
    """0, or the rule that forbids the action now."""
    if g.over:
        return TURN_03
    a = ARG0[action]
    if action < USE:
        return may_keep(g, a, ARG1[action])
    if action < CATCH:
        return may_use(g, a, ARG1[action], ARG2[action])
    if action < STOP:
        return may_catch(g, a + 1)
    if action == STOP:
        return may_stop_rolling(g) if g.phase == KEEP or g.phase == KEEP_AGAIN else 0
    if action < COPY_TILE:
        return may_raise(g, a)
    return may_copy(g, a)


def apply(g: Table, action: int, chance: Chance) -> None:
    """Carry out a legal action."""
    a = ARG0[action]
    phase = g.phase
    if phase == KEEP or phase == KEEP_AGAIN:
        keep_dice(g, a, ARG1[action], chance)
    elif phase == EXTRA:
        answer(g, action, chance)
        go_on_asking(g, chance)
    elif phase == MAIN or phase == MAIN_AGAIN:
        if action == STOP:
            stop_acting(g, chance)
        else:
            main_action(g, a, ARG1[action], ARG2[action], chance)
    else:
        if action >= COPY_TILE:
            copy_tile(g, a, chance)
        elif action >= RAISE_TO_2:
            raise_to_2(g, a, chance)
        next_super(g, chance)


def outcome(g: Table, action: int) -> Any:
    """What tells an action from another: actions with the same outcome are offered once.

    Keeping: which faces of which kind of dice. The first main action: its effect, and the faces used, which are gone
    for the second. The second: its effect, and whether a lab then adds an octopus. An extra action: its effect alone.
    """
    if action < USE:
        return sorted(KEPT_AS[die][g.dice[die]] for die in (ARG0[action], ARG1[action]))
    if action >= CATCH or g.phase not in (MAIN, MAIN_AGAIN, EXTRA):
        return action
    white, black, effect = ARG0[action], WHITE_DICE + ARG1[action], ARG2[action]
    if g.phase == MAIN:
        return CONTENT[white][g.dice[white]], CONTENT[black][g.dice[black]], effect
    me = g.players[g.actor]
    return told_apart(g, me, white, 1 << effect) if matters(g, me) else effect


def same(g: Table, action: int) -> int:
    """The offered action with the same outcome, or the action itself."""
    offers: list[int] = []
    if not may(g, action):
        legal(g, offers)
    wanted = outcome(g, action)
    return next((other for other in offers if outcome(g, other) == wanted), action)
