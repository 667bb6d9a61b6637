"""The search itself, and the greedy look ahead: compiled with a game's rules, or run as they stand.

Written like rules: plain functions over arrays that somebody else has made, in the namespace of a game, so `legal`,
`heuristic` and the rest are that game's. `mcts` makes the arrays and asks for pieces of work; docs/bots.md explains the
search step by step.

The tree is a row of nodes. A node stands for an action that somebody took after the actions above it; what came of
chance in between, and what is hidden from the searching seat, is not part of it. So one node gathers what happens in
many different worlds, and not every node below it can be reached in each of them.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any

from fathom.core.actions import Offers, clear, count, offered
from fathom.core.chance import Chance, drawn, pick
from fathom.core.state import Struct, i32, i64, restore

if TYPE_CHECKING:
    from fathom.core.contract import Table, Values, determinise, heuristic, legal, rank, reckon, rival
    from fathom.core.loop import advance

States = Any
TreeNodes = Any
Ints1 = Any


def tree_logs(n: int) -> tuple[int, ...]:
    """The natural logarithms below n in units of TREE_LOG_UNIT, each from the one before it: log(i / (i - 1)) is
    2 (x + x^3 / 3 + x^5 / 5 ...) with x = 1 / (2 i - 1)."""
    found = [0, 0]
    for i in range(2, n):
        x = 2 * i - 1
        found.append(found[-1] + sum((2 << 80) // (k * x**k) for k in range(1, 55, 2)))
    return tuple(log >> 32 for log in found)


TREE_UNIT = 1 << 24  # a value of 1 in a node's worth. Integers: their sum does not depend on the order
TREE_ROOT, TREE_USED, TREE_STAMP = 0, 1, 2  # places in the book of a tree
TREE_HORIZON = 12  # own choices that greedy looks ahead at most, so that a turn without an end cannot hold it up
TREE_LOG_UNIT = 1 << 48  # logarithms, also as integers: made from nothing but integers
TREE_LOGS = tree_logs(256)


class TreeNode(Struct):
    """An action in the tree. 0 is no node: nothing leads to the first one."""

    first: int = i32()  # the node of an action after this one
    next: int = i32()  # the node of another action instead of this one
    action: int = i32()
    actor: int = i32()
    visits: int = i32()
    available: int = i32()  # how often it could have been chosen
    worth: int = i64()  # the sum of what simulations brought its actor


def tree_search(
    base: States,
    work: States,
    chance: Chance,
    out: Offers,
    nodes: TreeNodes,
    book: Ints1,
    marks: Ints1,
    known: Ints1,
    path: Ints1,
    weights: Values,
    values: Values,
    par: Values,
    habits: Values,
    trail: Ints1,
    seat: int,
    simulations: int,
    walk: int,
    picks: int,
    wide: int,
    explore: float,
    scale: float,
    winning: float,
    nearest: float,
) -> None:
    """Simulations from a position as a seat knows it. Each one draws anew what the seat cannot know, goes down the tree
    and adds a node to it, plays a few decisions at random, and lets the heuristic judge."""
    for _ in range(simulations):
        restore(work, 0, base, 0)
        g = work[0]
        determinise(g, seat, chance)
        tree_offer(g, out)
        depth = tree_descend(g, chance, out, nodes, book, marks, known, path, wide, explore, habits, trail, picks)
        steps = tree_walk(g, chance, out, habits, trail, depth, walk, picks)
        tree_judge(g, weights, values, par, scale, winning, nearest)
        tree_learn(g, habits, trail, steps, values)
        nodes[path[0]].visits += 1
        for i in range(1, depth + 1):
            node = nodes[path[i]]
            node.visits += 1
            node.worth += int(values[node.actor] * TREE_UNIT)


def tree_walk(
    g: Table, chance: Chance, out: Offers, habits: Values, trail: Ints1, steps: int, walk: int, picks: int
) -> int:
    """Play on below the tree, at random: of so many actions picked, the one is played that has done best so far.
    Returns how many actions are on the trail."""
    for _ in range(walk):
        if g.over:
            break
        n = count(out)
        action = offered(out, pick(chance, n))
        for _ in range(picks - 1):
            action = tree_better(g, habits, action, offered(out, pick(chance, n)))
        trail[steps] = tree_habit(g, habits, action)
        steps += 1
        advance(g, action, chance, out)
    return steps


def tree_habit(g: Table, habits: Values, action: int) -> int:
    """The place of an action of whoever decides among the habits: each has a sum of values, and how many."""
    place: int = g.actor * (len(habits) // (2 * g.seats)) + action
    return place


def tree_better(g: Table, habits: Values, one: int, other: int) -> int:
    """Which of two actions has done better so far for whoever decides, wherever it was played."""
    at = 2 * tree_habit(g, habits, one)
    there = 2 * tree_habit(g, habits, other)
    if habits[there] * habits[at + 1] > habits[at] * habits[there + 1]:
        return other
    return one


def tree_learn(g: Table, habits: Values, trail: Ints1, steps: int, values: Values) -> None:
    """Remember how a simulation ended for those who took the actions on its trail."""
    actions = len(habits) // (2 * g.seats)
    for i in range(steps):
        at = 2 * trail[i]
        habits[at] += values[trail[i] // actions]
        habits[at + 1] += 1.0


def tree_offer(g: Table, out: Offers) -> None:
    """What can be chosen."""
    clear(out)
    legal(g, out)


def tree_descend(
    g: Table,
    chance: Chance,
    out: Offers,
    nodes: TreeNodes,
    book: Ints1,
    marks: Ints1,
    known: Ints1,
    path: Ints1,
    wide: int,
    explore: float,
    habits: Values,
    trail: Ints1,
    picks: int,
) -> int:
    """Go down the tree, the actor of each node choosing for itself, to an action that has not been tried; it gets a
    node. Returns how many nodes of `path` were passed, the root not counted."""
    at = book[TREE_ROOT]
    path[0] = at
    depth = 0
    fresh = False
    while g.over == 0 and not fresh and depth + 1 < len(path):
        tried = tree_match(g.actor, at, out, nodes, book, marks, known)
        untried = count(out) - tried
        fresh = untried > 0 and book[TREE_USED] < len(nodes) and tree_may_widen(tried, nodes[at].visits, wide)
        if fresh:
            action = tree_untried(out, marks, book, pick(chance, untried))
            for _ in range(picks - 1):
                other = tree_untried(out, marks, book, pick(chance, untried))
                action = tree_better(g, habits, action, other)
            at = tree_add(g.actor, action, at, nodes, book)
        elif tried > 0:
            at = tree_best(nodes, known, tried, explore)
        else:
            break  # the tree is full
        trail[depth] = tree_habit(g, habits, nodes[at].action)
        depth += 1
        path[depth] = at
        advance(g, nodes[at].action, chance, out)
    return depth


def tree_match(actor: int, at: int, out: Offers, nodes: TreeNodes, book: Ints1, marks: Ints1, known: Ints1) -> int:
    """Find the nodes of actions that can be chosen now, and count for each that it could be. `marks` then tells the
    actions without a node: theirs is the stamp."""
    book[TREE_STAMP] += 1
    stamp = book[TREE_STAMP]
    for i in range(count(out)):
        marks[offered(out, i)] = stamp
    tried = 0
    child = nodes[at].first
    while child > 0:
        node = nodes[child]
        if node.actor == actor and marks[node.action] == stamp:
            marks[node.action] = -stamp
            node.available += 1
            known[tried] = child
            tried += 1
        child = node.next
    return tried


def tree_may_widen(tried: int, visits: int, wide: int) -> bool:
    """With many actions (payments, ways of a ship) a node tries another one only when it has been visited often enough
    to learn something about those it has."""
    return tried < wide or tried * tried < wide * visits


def tree_untried(out: Offers, marks: Ints1, book: Ints1, which: int) -> int:
    """The action without a node of that number."""
    for i in range(count(out)):
        action = offered(out, i)
        if marks[action] == book[TREE_STAMP]:
            if which == 0:
                return action
            which -= 1
    return offered(out, 0)


def tree_add(actor: int, action: int, parent: int, nodes: TreeNodes, book: Ints1) -> int:
    """A new node below another."""
    new: int = book[TREE_USED]
    book[TREE_USED] += 1
    node = nodes[new]
    node.first = 0
    node.next = nodes[parent].first
    node.action = action
    node.actor = actor
    node.visits = 0
    node.available = 1
    node.worth = 0
    nodes[parent].first = new
    return new


def tree_best(nodes: TreeNodes, known: Ints1, tried: int, explore: float) -> int:
    """Of nodes that can be chosen, the one with the best mean, or so seldom visited that it may be the best (UCB1). One
    that can be chosen in few worlds is not owed more visits for that: what counts is how often it could have been."""
    best = -1.0
    chosen = 0
    for i in range(tried):
        node = nodes[known[i]]
        value = node.worth / (TREE_UNIT * node.visits) + explore * sqrt(tree_log(node.available) / node.visits)
        if value > best:
            best = value
            chosen = known[i]
    return chosen


def tree_log(n: int) -> float:
    """The natural logarithm of a positive integer, the same to the last bit in every world, as no library's is."""
    m = n
    halved = 0
    while m >= 256:
        m >>= 1
        halved += 1
    found: float = (TREE_LOGS[m] + halved * TREE_LOGS[2]) / TREE_LOG_UNIT
    if halved:
        x = n / (m << halved) - 1.0
        found += x * (1.0 - x * (1 / 2 - x * (1 / 3 - x * (1 / 4 - x * (1 / 5 - x / 6)))))
    return found


def tree_tanh(x: float) -> float:
    """The hyperbolic tangent, the same to the last bit in every world: from e to the power of 2 x, which is the 32nd
    power of a short series."""
    size = min(abs(x), 20.0)
    y = size / 16
    e = 1 + y * (1 + y / 2 * (1 + y / 3 * (1 + y / 4 * (1 + y / 5 * (1 + y / 6 * (1 + y / 7 * (1 + y / 8)))))))
    for _ in range(5):
        e *= e
    found = 1.0 - 2.0 / (e + 1.0)
    return found if x >= 0 else -found


def tree_judge(
    g: Table, weights: Values, values: Values, par: Values, scale: float, winning: float, nearest: float
) -> None:
    """The worth of a position for each seat, from 0 to 1: the lead, squashed, so that a huge one is hardly better than
    a large one. When the game is over, winning it counts as well."""
    tree_leads(g, weights, values, nearest)
    winners = 0
    if g.over:
        for seat in range(g.seats):
            if rank(g, seat) == 0:
                winners += 1
    for seat in range(g.seats):
        value = 0.5 + 0.5 * tree_tanh((values[seat] - par[seat]) / scale)
        if g.over:
            won = 1.0 / winners if rank(g, seat) == 0 else 0.0
            value = winning * won + (1.0 - winning) * value
        values[seat] = value


def tree_leads(g: Table, weights: Values, values: Values, nearest: float) -> None:
    """How many points each seat is ahead: of the best other for the share `nearest`, for the rest of their mean. Alone,
    that share of what the rival has is set against the points."""
    heuristic(g, weights, values)
    if g.seats == 1:
        values[0] -= nearest * rival(g, weights)
        return
    best = -1e9
    second = -1e9
    total = 0.0
    for seat in range(g.seats):
        value = values[seat]
        total += value
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    for seat in range(g.seats):
        value = values[seat]
        other = second if value == best else best
        mean = (total - value) / (g.seats - 1)
        values[seat] = value - nearest * other - (1.0 - nearest) * mean


def tree_greedy(
    work: States,
    chance: Chance,
    out: Offers,
    ahead: Offers,
    after: Offers,
    weights: Values,
    values: Values,
    seat: int,
    lead: float,
) -> int:
    """The action whose turn ends best: `work` holds the position, and room for two more."""
    tree_offer(work[0], out)
    best = -1e300
    chosen = offered(out, 0)
    for i in range(count(out)):
        value = tree_finish(work, chance, ahead, after, weights, values, seat, lead, offered(out, i))
        if value > best:
            best = value
            chosen = offered(out, i)
    return chosen


def tree_finish(
    work: States,
    chance: Chance,
    ahead: Offers,
    after: Offers,
    weights: Values,
    values: Values,
    seat: int,
    lead: float,
    action: int,
) -> float:
    """Play an action and then the turn to its end, greedily, but not beyond anything that chance decides: of many tries
    the luckiest would win. Returns how the position reached looks."""
    restore(work, 1, work, 0)
    before = drawn(chance)
    advance(work[1], action, chance, ahead)
    value = tree_claim(work[1], weights, values, seat, lead)
    going = drawn(chance) == before
    for _ in range(TREE_HORIZON):
        if not going or work[1].over or work[1].actor != seat:
            break
        value = -1e300
        chosen = 0
        for i in range(count(ahead)):
            restore(work, 2, work, 1)
            before = drawn(chance)
            advance(work[2], offered(ahead, i), chance, after)
            claim = tree_claim(work[2], weights, values, seat, lead)
            if claim > value:
                value = claim
                chosen = offered(ahead, i)
                going = drawn(chance) == before
        if going:
            advance(work[1], chosen, chance, ahead)  # once more, the same: nothing was drawn
    return value


def tree_claim(g: Table, weights: Values, values: Values, seat: int, lead: float) -> float:
    """What the heuristic says of a seat, less a part of what it says of the best other; of a solo player's rival all
    counts."""
    heuristic(g, weights, values)
    if g.seats == 1:
        return values[0] - rival(g, weights)
    best = -1e9
    for other in range(g.seats):
        if other != seat:
            best = max(best, values[other])
    return values[seat] - lead * best / 100


def tree_reckon(work: States, out: Offers, weights: Values, room: Values, worth: Values) -> bool:
    """What the game itself says of each legal action, in points, if it does."""
    tree_offer(work[0], out)
    return reckon(work[0], out, weights, room, worth)


STRUCTS = (TreeNode,)
ENTRIES = ("tree_search", "tree_greedy", "tree_reckon")
