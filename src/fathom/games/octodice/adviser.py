"""Advice on which dice to keep: the exact odds, with the heuristic's opinion of what a final roll is good for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from fathom.core.chance import Recorder, Seeded
from fathom.core.contract import Values
from fathom.games.octodice.actions import ARG0, ARG1, BOT_OF, EFFECTS, LAB_STEP, RESEARCH_STEP, SUBMARINE_OF
from fathom.games.octodice.heuristic import estimate
from fathom.games.octodice.odds import Appraisal, Odds, Roll, ThreeRolls, odds_of
from fathom.games.octodice.play.dice import offer_keeps
from fathom.games.octodice.play.extra_actions import take_extra
from fathom.games.octodice.play.labs import owns
from fathom.games.octodice.play.main_actions import act, circle_missing, cross
from fathom.games.octodice.play.octopus import catch
from fathom.games.octodice.play.sheet import row_of
from fathom.games.octodice.play.uses import ACTION_OF, actions_as_shown, actions_by_flexi, functions_for, wanted
from fathom.games.octodice.state import (
    BOT,
    CRYSTAL,
    DICE,
    EXTRA,
    FIELD_A,
    FIELD_B,
    KEEP,
    KEEP_AGAIN,
    LAB,
    NONE,
    OCTO_CATCH,
    OCTO_SUB,
    OCTOPUS,
    OCTOPUS_FIELD,
    RESEARCH,
    SUBMARINE,
    WHITE_DICE,
    Table,
)
from fathom.games.octodice.tables import BLACK_OCTOPUS, CONTENT

if TYPE_CHECKING:  # written from the rows of all modules, and found in the namespace this is bound into
    from fathom.core.contract import legal

Uses = tuple[tuple[int, int], ...]  # effects, each with the once-per-turn functions it takes

# The reckoning of the turn asked about last. Functions are bound anew for every data pack, so they are part of the key.
LAST: dict[tuple[Callable[..., float], tuple[float, ...], bytes], ThreeRolls] = {}


def table_odds() -> Odds:
    """The odds of this table's dice."""
    return odds_of(tuple((die < WHITE_DICE, tuple(sorted(CONTENT[die]))) for die in range(DICE)))


def prospects(g: Table, weights: Values) -> list[float] | None:
    """For each legal keep, in order, the exact expected value of the best that can be made of the turn, by the
    heuristic; for each extra action how the position looks after it. None for other decisions."""
    if g.phase == EXTRA:
        return extra_prospects(g, weights)
    if g.phase not in (KEEP, KEEP_AGAIN):
        return None
    shown = [CONTENT[die][g.dice[die]] for die in range(DICE)]
    value = rolls_of(g, weights).keeps(shown, [die for die in range(DICE) if g.aside[die]])
    offers: list[int] = []
    offer_keeps(g, offers)
    return [float(value[ARG0[keep], ARG1[keep]]) for keep in offers]


def rolls_of(g: Table, weights: Values) -> ThreeRolls:
    """The reckoning of this turn: after the second roll everything but the dice is as it was after the first."""
    rest = g.clone()
    rest.phase = KEEP
    for die in range(DICE):
        rest.dice[die] = rest.aside[die] = 0
    key = estimate, tuple(weights), rest.pack()
    found = LAST.get(key)
    if found is None:
        found = ThreeRolls(table_odds(), reckoning(g, weights))
        LAST.clear()
        LAST[key] = found
    return found


def extra_prospects(g: Table, weights: Values) -> list[float]:
    """An extra action has no chance in it; but when all choose at the same time, it is not carried out at once."""
    offers, values = list[int](), []
    legal(g, offers)
    for action in offers:
        after = g.clone()
        take_extra(after, g.actor, action, Recorder(Seeded(0), events=False))
        values.append(estimate(after, weights, g.actor))
    return values


def reckoning(g: Table, weights: Values) -> Appraisal:
    """An appraisal of final rolls for the player to move: what the best main actions and the octopus action with them
    make of the position. Gains are measured once for each effect, and for two that touch each other; a final roll is
    then only looked up. What a function gained in this very turn does for the octopus action is left out."""
    gain, gain_of_octopods = gains(g, weights)
    added = additions(g)
    openings = {NONE: g, **openings_of(g)}
    number = {effect: i for i, effect in enumerate(openings)}
    ways: dict[tuple[Uses, ...], int] = {}  # many faces serve a symbol equally: every way to use two dice, once

    @cache
    def way(symbol: int, face: int) -> int:
        """What a white and a black face allow: at once, and after each of the openings."""
        return ways.setdefault(tuple(uses_of(at, symbol, face) for at in openings.values()), len(ways))

    @cache
    def in_turn(one: int, other: int) -> float:
        """The best of a main action with two dice, or of that and a second one with two others."""
        first, second = list(ways)[one], list(ways)[other]
        found = [0.0]
        for effect, flexed in first[0]:
            found.append(gain(effect))
            for next_one, also in second[number.get(effect, 0)]:
                if not flexed & also:
                    found.append(gain(effect, next_one))
        return max(found)

    @cache
    def four_dice(whites: tuple[int, ...], blacks: tuple[int, ...]) -> float:
        """The best use of two white and two black dice: paired either way, in either order."""
        (symbol, other), (face, black) = whites, blacks
        one, two = way(symbol, face), way(other, black)
        best = max(in_turn(one, two), in_turn(two, one))
        if face != black:
            one, two = way(symbol, black), way(other, face)
            best = max(best, in_turn(one, two), in_turn(two, one))
        return best

    @cache
    def five_dice(whites: tuple[int, ...], blacks: tuple[int, ...]) -> float:
        """The best use of three white and two black dice."""
        return max([four_dice(two, blacks) for two in twos(whites)])

    @cache
    def octopods(whites: tuple[int, ...], black: int) -> float:
        """The gain of the octopus action."""
        count = whites.count(OCTOPUS) + black
        return gain_of_octopods(count + added(whites, count))

    def appraise(roll: Roll) -> float:
        """What a final roll is good for."""
        whites, blacks = roll
        best = max([five_dice(whites, two) for two in twos(blacks)])
        return best + octopods(whites, blacks.count(BLACK_OCTOPUS))

    return appraise


@cache
def twos(dice: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The different pairs among three dice."""
    return tuple({dice[:2], dice[1:], (dice[0], dice[2])})


def openings_of(g: Table) -> dict[int, Table]:
    """The first actions that change what the second may be, with the position after each: a lab step, which brings a
    function and the next level, and research, after which another colour is wanted."""
    found = {}
    for effect in (RESEARCH_STEP, LAB_STEP, LAB_STEP + 1, LAB_STEP + 2):
        if not circle_missing(g.players[g.actor], effect):
            found[effect] = g.clone()
            cross(found[effect], g.actor, effect)
    return found


def gains(g: Table, weights: Values) -> tuple[Callable[..., float], Callable[[int], float]]:
    """Two measures: how much better the position of the player to move is after one or two effects in this order (one
    that is not possible adds nothing), and after an octopus action that counts so many."""
    seat, quiet, base, after = g.actor, Recorder(Seeded(0), events=False), estimate(g, weights, g.actor), g.clone()
    me, before = after.players[seat], g.players[seat]

    @cache
    def gain(*effects: int) -> float:
        """How much better the position is after these effects."""
        if len(effects) == 2 and not touching(*effects):
            return gain(effects[0]) + gain(effects[1])
        me.assign(before)
        for field, effect in zip((FIELD_A, FIELD_B), effects, strict=False):
            if not circle_missing(me, effect):
                act(after, seat, effect, row_of(after), field, quiet)
        return estimate(after, weights, seat) - base

    @cache
    def gain_of_octopods(count: int) -> float:
        """How much better it is after an octopus action."""
        me.assign(before)
        catch(after, seat, count, 0, row_of(after), OCTOPUS_FIELD, quiet)
        return estimate(after, weights, seat) - base

    return gain, gain_of_octopods


def touching(one: int, other: int) -> bool:
    """Whether one effect changes what another after it is worth: a lab step changes everything, bots and submarines
    those of their colour, crystals and research themselves. Doing something else before a lab step is never better than
    after it."""
    kinds = {ACTION_OF[one], ACTION_OF[other]}
    if ACTION_OF[one] == LAB:
        return True
    if kinds <= {BOT, SUBMARINE}:
        one_colour, other_colour = (e - (BOT_OF if ACTION_OF[e] == BOT else SUBMARINE_OF) for e in (one, other))
        return one_colour == other_colour
    return len(kinds) == 1 and kinds <= {CRYSTAL, RESEARCH}


def additions(g: Table) -> Callable[[tuple[int, ...], int], int]:
    """The octopus that a lab of the player to move is likely to add to so many; which dice are used is not asked."""
    me = g.players[g.actor]

    def added(whites: tuple[int, ...], count: int) -> int:
        """One, if a lab adds an octopus."""
        if not count and not g.from_zero:
            return 0
        if owns(me, OCTO_CATCH):
            return int(not g.symbol_only or whites.count(OCTOPUS) < 3)
        return int(owns(me, OCTO_SUB) and SUBMARINE in whites)

    return added


def uses_of(g: Table, symbol: int, face: int) -> Uses:
    """What a white and a black face allow: effects, each with the once-per-turn functions it takes."""
    if symbol == OCTOPUS or face == BLACK_OCTOPUS:
        return ()
    me = g.players[g.actor]
    plain, flexi = actions_as_shown(me, wanted(me), symbol, face), actions_by_flexi(me, symbol, face, 0)
    found = []
    for effect in range(EFFECTS):
        if plain >> effect & 1:
            found.append((effect, 0))
        elif flexi >> effect & 1:
            found.append((effect, functions_for(me, symbol, face, effect)))
    return tuple(found)
