"""The exact chances of keeping two dice: what the final roll will allow, in words.

After the first roll two more dice are kept before the last one. A chance is then that of a player who keeps dice for
just this.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import permutations
from typing import Any

from fathom.core.text import Msg
from fathom.games.octodice.actions import ARG0, ARG1, BOT_OF, COLOUR, EFFECTS, LAB_STEP, RESEARCH_STEP, USE
from fathom.games.octodice.adviser import Uses, table_odds, uses_of
from fathom.games.octodice.odds import Roll, ThreeRolls
from fathom.games.octodice.play.labs import LOWEST
from fathom.games.octodice.play.main_actions import circle_missing, cross, worth_of
from fathom.games.octodice.play.sheet import struck, third_of
from fathom.games.octodice.play.uses import ACTION_OF
from fathom.games.octodice.say import points
from fathom.games.octodice.state import COLOURS, CRYSTAL, DICE, KEEP, KEEP_AGAIN, OCTOPUS, SUBMARINE, Table
from fathom.games.octodice.tables import (
    BLACK_OCTOPUS,
    BOXES,
    COLOUR_SET,
    CONTENT,
    OCTOPUS_BONUS,
    RESEARCH_COLOUR,
)

Goal = Callable[[Roll], int]
MOST = 5  # chances told at once


def odds(g: Table, seat: int, action: int) -> list[tuple[str, dict[str, Any], float]]:
    """For two dice to keep: the chance of each useful thing, the likeliest first. They do not exclude each other."""
    if g.phase not in (KEEP, KEEP_AGAIN) or seat != g.actor or action >= USE:
        return []
    shown = [CONTENT[die][g.dice[die]] for die in range(DICE)]
    aside = [die for die in range(DICE) if g.aside[die]]
    found = []
    for what, goal in goals(g):
        chance = ThreeRolls(table_odds(), goal).keep(shown, aside, (ARG0[action], ARG1[action]))
        found.append((f"chance-{'aimed' if g.phase == KEEP else 'last'}", {"what": what}, float(chance)))
    found.sort(key=lambda row: -row[2])
    return [row for row in found if row[2]][:MOST]


def goals(g: Table) -> Iterator[tuple[Msg, Goal]]:
    """What a player can hope for: in words, and whether a final roll has it."""
    me = g.players[g.actor]
    yield Msg("chance-two"), two_actions(g)
    for level in sorted({marker + 1 for marker in me.markers if marker < LOWEST}):
        columns = [column for column in range(3) if me.markers[column] + 1 == level]
        words = Msg.of("chance-lab", level=level, columns=[column + 1 for column in columns])
        yield words, one_action(g, {LAB_STEP + column for column in columns})
    if not circle_missing(me, RESEARCH_STEP):
        colour = COLOUR.said(COLOUR.words[RESEARCH_COLOUR[me.research]])
        worth = points(worth_of(me, RESEARCH_STEP))
        yield Msg.of("chance-research", colour=colour, points=worth), one_action(g, {RESEARCH_STEP})
    bots = [effect for effect in range(BOT_OF, BOT_OF + COLOURS) if COLOUR_SET >> effect - BOT_OF & 1]
    bots = [effect for effect in bots if not circle_missing(me, effect)]
    if bots:
        best = max(worth_of(me, effect) for effect in bots)
        rich = {effect for effect in bots if worth_of(me, effect) == best}
        yield Msg.of("chance-bot", points=points(best)), one_action(g, rich)
    for symbol in (SUBMARINE, CRYSTAL):
        effects = {effect for effect in range(EFFECTS) if ACTION_OF[effect] == symbol}
        if not all(circle_missing(me, effect) for effect in effects):
            yield Msg("chance-submarine" if symbol == SUBMARINE else "chance-crystal"), one_action(g, effects)
    yield from catches(g)


def catches(g: Table) -> Iterator[tuple[Msg, Goal]]:
    """Octopods: enough for the open boxes of this third, and the first two numbers that earn points."""
    me = g.players[g.actor]
    needed = 0 if struck(me, third_of(g)) else BOXES - me.boxes[third_of(g)]
    if needed:
        yield Msg.of("chance-boxes", count=needed), at_least(needed)
    for count in [count for count, bonus in enumerate(OCTOPUS_BONUS) if bonus and count <= DICE][:2]:
        if count != needed:
            yield Msg.of("chance-octopods", count=count, points=points(OCTOPUS_BONUS[count])), at_least(count)


def at_least(count: int) -> Goal:
    """So many octopods on the six dice."""
    return lambda roll: int(roll[0].count(OCTOPUS) + roll[1].count(BLACK_OCTOPUS) >= count)


def one_action(g: Table, effects: set[int]) -> Goal:
    """Two dice that allow one of these effects, at once or through functions."""

    @cache
    def allowed(symbol: int, face: int) -> bool:
        """Whether a white and a black face do it."""
        return any(effect in effects for effect, _ in uses_of(g, symbol, face))

    return lambda roll: int(any(allowed(symbol, face) for symbol in roll[0] for face in roll[1]))


def two_actions(g: Table) -> Goal:
    """Four dice for two main actions, one after the other: the first may make the second possible, or use it up."""

    @cache
    def after(effect: int) -> Table:
        """The position after the first action."""
        position = g.clone()
        cross(position, position.actor, effect)
        return position

    first = cache(lambda symbol, face: uses_of(g, symbol, face))

    @cache
    def second(effect: int, symbol: int, face: int) -> Uses:
        """What two dice allow after it."""
        return uses_of(after(effect), symbol, face)

    @cache
    def both(symbol: int, face: int, other: int, black: int) -> bool:
        """Whether two dice and then two others do."""
        return any(
            not flexed & also for effect, flexed in first(symbol, face) for _, also in second(effect, other, black)
        )

    return lambda roll: int(
        any(
            both(symbol, face, other, black)
            for symbol, other in set(permutations(roll[0], 2))
            for face, black in set(permutations(roll[1], 2))
        )
    )
