"""A quick guess of how well a seat stands, in prestige points."""

from __future__ import annotations

from fathom.core.bits import lowest, size_of
from fathom.core.contract import Values
from fathom.core.names import Names
from fathom.games.otys.play.contracts import open_contracts
from fathom.games.otys.play.stock import cubes_on
from fathom.games.otys.play.turn import used_keys
from fathom.games.otys.state import NONE, Table
from fathom.games.otys.tables import CAPACITY, FREE, NEED, PATTERN, POINTS, SIZE, THRESHOLD

# Opinions, by their names in weights.toml, in points. Of riches, the first few and those beyond.
WEIGHTS = Names()
W_CREDIT = WEIGHTS.add("credit")
W_RICH_CREDIT = WEIGHTS.add("rich_credit")
W_BATTERY = WEIGHTS.add("battery")
W_RICH_BATTERY = WEIGHTS.add("rich_battery")
W_MECHANIC = WEIGHTS.add("mechanic")  # each upgrade of the mechanic, the hacker, a diver
W_HACKER = WEIGHTS.add("hacker")
W_UPGRADE = WEIGHTS.add("upgrade")
W_X_KEY = WEIGHTS.add("x_key")
W_USED_KEY = WEIGHTS.add("used_key")
W_IN_HAND = WEIGHTS.add("in_hand")  # a private contract
W_TOKEN = WEIGHTS.add("token")  # a reward token on a level: by itself, and what a contract there gains by it
W_TOKEN_BONUS = WEIGHTS.add("token_bonus")
DRAWN = WEIGHTS.add(
    "drawn"
)  # contracts to choose from; a token about to be turned: on the display, for a level with one, or none
W_TURNING = WEIGHTS.add("turning")
W_FULL_LEVEL = WEIGHTS.add("full_level")
W_NEW_LEVEL = WEIGHTS.add("new_level")
W_NEARLY = WEIGHTS.add("nearly")  # of the points of the nearest contract on a level; each missing cube takes much of it
W_CUBE = WEIGHTS.add("cube")
W_RICH_CUBE = WEIGHTS.add("rich_cube")


def heuristic(g: Table, weights: Values, values: Values) -> None:
    """Every seat by itself."""
    for seat in range(g.seats):
        values[seat] = estimate(g, weights, seat)


def estimate(g: Table, weights: Values, seat: int) -> float:
    """Points, and what credits, batteries, keys, upgrades and nearly completed contracts are worth in points. Nothing
    fades towards the end, or greedy would rather keep its upgrades than end the game."""
    me = g.players[seat]
    value = 1.0 * me.score
    if g.over:
        return value
    value += weights[W_MECHANIC] * me.mechanic + weights[W_HACKER] * me.hacker
    for diver in range(8):
        value += weights[W_UPGRADE] * me.upgraded[diver]
    value += weights[W_CREDIT] * min(me.credits, 6) + weights[W_RICH_CREDIT] * max(0, me.credits - 6)
    value += weights[W_BATTERY] * min(me.batteries, 3) + weights[W_RICH_BATTERY] * max(0, me.batteries - 3)
    value += weights[W_X_KEY] * me.neutral - weights[W_USED_KEY] * min(used_keys(me), THRESHOLD[me.hacker])
    value += weights[W_IN_HAND] * size_of(me.hand)
    if g.current == seat:
        value += pending(g, weights, seat)
    cards = open_contracts(g, seat)
    cubes = 0
    for level in range(5):
        bonus = 0.0
        if me.tokens[level] != NONE:
            value += weights[W_TOKEN]
            bonus = weights[W_TOKEN_BONUS]
        cubes += cubes_on(me, level)
        best = 0.0
        rest = cards
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            if SIZE[card] <= CAPACITY[level]:
                near = matching(g, seat, card, level) / SIZE[card]
                best = max(best, near * near * (POINTS[card] + bonus))
        value += weights[W_NEARLY] * best
    return (
        value + weights[W_CUBE] * min(cubes, 7) + weights[W_RICH_CUBE] * max(0, cubes - 7)
    )  # who has plenty should spend


def pending(g: Table, weights: Values, seat: int) -> float:
    """What is about to come of a reward token that was taken, or of the contracts drawn. Chance has a say in both, so
    nobody who looks ahead looks beyond; without this, nobody would begin."""
    value = 0.0
    if g.drawn[0] != NONE:
        value += weights[DRAWN]
    if g.token != NONE:
        if g.token_at != NONE:
            value += weights[W_TURNING]
        elif g.players[seat].tokens[g.level] != NONE:
            value += weights[W_FULL_LEVEL]
        else:
            value += weights[W_NEW_LEVEL]  # it will lie on the level, too
    return value


def matching(g: Table, seat: int, card: int, level: int) -> int:
    """How many of the cubes on a level would count towards a contract."""
    row = g.players[seat].resources[level]
    count = 0
    if FREE[card]:
        used = 0
        for lot in range(4):
            best = 0
            pick_kind = NONE
            for kind in range(4):
                if not used >> kind & 1 and row[kind] > best:
                    best = row[kind]
                    pick_kind = kind
            if pick_kind != NONE:
                used |= 1 << pick_kind
                count += min(best, PATTERN[card][lot])
    else:
        for kind in range(4):
            count += min(row[kind], NEED[card][kind])
    return count
