"""Equal dice are one choice: of several actions with the same outcome one is offered, and stands for all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fathom.games.octodice.actions import ARG0, ARG1, ARG2, CATCH, USE
from fathom.games.octodice.play.main_actions import matters, told_apart
from fathom.games.octodice.state import EXTRA, MAIN, MAIN_AGAIN, WHITE_DICE, Table
from fathom.games.octodice.tables import CONTENT, KEPT_AS

if TYPE_CHECKING:  # written from the rows of all modules, and found in the namespace this is bound into
    from fathom.core.contract import legal, may


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
