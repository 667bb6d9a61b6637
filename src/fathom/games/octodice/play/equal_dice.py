"""Equal dice are one choice: of several actions with the same outcome one is offered, and stands for all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fathom.games.octodice.actions import ARG0, ARG1, ARG2, CATCH, STOP, USE
from fathom.games.octodice.play.dice import face_of, interchangeable, shows_same, symbol_of
from fathom.games.octodice.play.main_actions import matters, may_use, told_apart, uses_with
from fathom.games.octodice.play.octopus import octopods_on, octopods_with
from fathom.games.octodice.play.uses import functions_for
from fathom.games.octodice.state import DICE, EXTRA, MAIN, MAIN_AGAIN, WHITE_DICE, Table
from fathom.games.octodice.tables import CONTENT, KEPT_AS

if TYPE_CHECKING:  # written from the rows of all modules, and found in the namespace this is bound into
    from fathom.core.contract import legal, may


def outcome(g: Table, action: int) -> Any:
    """What distinguishes an action from others: actions with the same outcome are offered once.

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


def dice_for(g: Table, action: int) -> list[list[int]]:
    """For each of the two dice of an offered action all that do as well, in every combination; [] where two dice do not
    determine the action."""
    if action < USE:
        free = [die for die in range(DICE) if not g.aside[die]]
        return [[other for other in free if interchangeable(g, other, die)] for die in (ARG0[action], ARG1[action])]
    if action < CATCH:
        return dice_for_use(g, ARG0[action], ARG1[action], ARG2[action])
    if action < STOP:
        return dice_for_catch(g, ARG0[action] + 1)
    return []


def dice_for_use(g: Table, white: int, black: int, effect: int) -> list[list[int]]:
    """White dice that show the same, and black ones that do the same through the same functions."""
    me = g.players[g.actor]

    def does(one: int, other: int) -> Any:
        """What these two dice do: None if they cannot."""
        if may_use(g, one, other, effect):
            return None
        takes = functions_for(me, symbol_of(g, one), face_of(g, other), effect)
        return takes, outcome(g, uses_with(one, other) + effect)

    meant = does(white, black)
    whites = [one for one in range(WHITE_DICE) if shows_same(g, one, white) and does(one, black) == meant]
    blacks = [other for other in range(DICE - WHITE_DICE) if all(does(one, other) == meant for one in whites)]
    return [whites, [WHITE_DICE + other for other in blacks]]


def dice_for_catch(g: Table, count: int) -> list[list[int]]:
    """Dice of which two count so many octopods; not those that look like a main action."""
    me = g.players[g.actor]

    def counts(one: int, other: int) -> bool:
        """Whether these two count so many and look like nothing else."""
        dice = 1 << one | 1 << other
        as_action = (one < WHITE_DICE) != (other < WHITE_DICE) and octopods_on(g, dice) == 0
        return one != other and not as_action and octopods_with(g, me, dice) == count

    mates = [[other for other in range(DICE) if counts(one, other)] for one in range(DICE)]
    most = max(mates, key=len)
    ones = [one for one in range(DICE) if most and all(other in mates[one] for other in most if other != one)]
    others = [
        other
        for other in range(DICE)
        if any(one in mates[other] for one in ones) and all(one in mates[other] for one in ones if one != other)
    ]
    return [ones, others] if ones else []
