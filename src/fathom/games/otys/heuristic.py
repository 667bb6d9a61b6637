"""A quick guess of how well a seat stands, in prestige points."""

from __future__ import annotations

from fathom.core.bits import size_of
from fathom.core.contract import Values
from fathom.games.otys.play.contracts import open_contracts
from fathom.games.otys.play.stock import cubes_on
from fathom.games.otys.play.turn import used_keys
from fathom.games.otys.state import NONE, Table
from fathom.games.otys.tables import CAPACITY, CARDS, FREE, NEED, PATTERN, POINTS, SIZE, THRESHOLD


def heuristic(g: Table, values: Values) -> None:
    """Every seat by itself."""
    for seat in range(g.seats):
        values[seat] = estimate(g, seat)


def estimate(g: Table, seat: int) -> float:
    """Points, and what credits, batteries, keys, upgrades and nearly completed contracts are worth in points."""
    me = g.players[seat]
    value = 1.0 * me.score
    if g.over:
        return value
    value += 0.3 * min(me.credits, 6) + 0.05 * max(0, me.credits - 6)
    value += 0.3 * min(me.batteries, 3) + 0.05 * max(0, me.batteries - 3)
    value += 0.25 * me.mechanic + 0.5 * me.hacker + 0.25 * me.neutral
    value += 0.35 * size_of(me.hand)
    value -= 0.08 * min(used_keys(me), THRESHOLD[me.hacker])
    for diver in range(8):
        value += 0.5 * me.upgraded[diver]
    if g.current == seat:
        value += pending(g, seat)
    cards = open_contracts(g, seat)
    cubes = 0
    for level in range(5):
        token = me.tokens[level]
        bonus = 0.6 if token != NONE else 0.0
        value += bonus * 0.8
        cubes += cubes_on(me, level)
        best = 0.0
        for card in range(CARDS):
            if cards >> card & 1 and SIZE[card] <= CAPACITY[level]:
                near = matching(g, seat, card, level) / SIZE[card]
                best = max(best, near * near * (POINTS[card] + bonus))
        value += 0.7 * best
    return value + 0.15 * min(cubes, 7) + 0.04 * max(0, cubes - 7)  # who has plenty should spend


def pending(g: Table, seat: int) -> float:
    """What is about to come of a reward token that was taken, or of the contracts drawn. Chance has a say in both, so
    nobody who looks ahead looks beyond; without this, nobody would begin."""
    value = 0.0
    if g.drawn[0] != NONE:
        value += 0.45
    if g.token != NONE:
        if g.token_at != NONE:
            value += 0.3
        elif g.players[seat].tokens[g.level] != NONE:
            value += 0.5
        else:
            value += 0.98  # it will lie on the level, too
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
