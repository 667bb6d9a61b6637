"""The search of a net: compiled with a game's rules, or run as it stands. Written like `tree.py`, which it uses.

The tree is one of information sets as there, but nothing is played at random. At a new position the net is asked once:
how likely it would play each action (the *prior*), and what it expects for every seat, which is the simulation's
result. On the way down an action is chosen by what came of it so far and by its prior, which counts less the more is
known (PUCT).
The net is handed `observe` of whoever decides in the imagined world, never more.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any

from fathom.bots import tree
from fathom.bots.tree import TREE_ROOT, TREE_STAMP, TREE_UNIT, TREE_USED, tree_offer, tree_tanh
from fathom.core.actions import Offers, count, offered
from fathom.core.chance import Chance
from fathom.core.state import Struct, i32, i64, restore

if TYPE_CHECKING:
    from fathom.core.contract import Table, Values, Vector, determinise, observe, rank, score
    from fathom.core.loop import advance

States = Any
DeepNodes = Any
Ints1 = Any
Reals2 = Any

DEEP_SEATS = 4  # as in `nets`
DEEP_SURE = 1 << 24  # a prior of 1


class DeepNode(Struct):
    """An action in the tree. 0 is no node: nothing leads to the first one."""

    first: int = i32()  # the node of an action after this one
    next: int = i32()  # the node of another action instead of this one
    action: int = i32()
    actor: int = i32()
    visits: int = i32()
    prior: int = i32()
    worth: int = i64()  # the sum of what simulations brought its actor


def deep_search(
    base: States,
    work: States,
    chance: Chance,
    out: Offers,
    nodes: DeepNodes,
    book: Ints1,
    marks: Ints1,
    known: Ints1,
    path: Ints1,
    values: Values,
    seen: Vector,
    hidden: Values,
    spare: Values,
    told: Values,
    first: Reals2,
    layers: Reals2,
    policy: Reals2,
    value: Reals2,
    seat: int,
    simulations: int,
    explore: float,
    winning: float,
    scale: float,
    par: float,
) -> None:
    """Simulations from a position as a seat knows it. Each one draws anew what the seat cannot know, goes down the tree
    to a position where the net has not been asked, and asks it."""
    for _ in range(simulations):
        restore(work, 0, base, 0)
        g = work[0]
        determinise(g, seat, chance)
        tree_offer(g, out)
        at = book[TREE_ROOT]
        path[0] = at
        depth = 0
        going = True
        while going and g.over == 0 and depth + 1 < len(path):
            fresh = nodes[at].first == 0
            tried = deep_match(g.actor, at, out, nodes, book, marks, known)
            if tried < count(out):
                if book[TREE_USED] + count(out) > len(nodes):
                    going = False  # the tree is full
                deep_think(g, seen, hidden, spare, first, layers)
                if fresh or not going:
                    deep_expect(g, hidden, value, values, winning)
                if going:
                    deep_chances(out, hidden, policy, told)
                    deep_add(g.actor, at, out, nodes, book, marks, told)
                    going = not fresh
                    if going:
                        tried = deep_match(g.actor, at, out, nodes, book, marks, known)
            if going:
                at = deep_best(nodes, known, tried, explore)
                depth += 1
                path[depth] = at
                advance(g, nodes[at].action, chance, out)
        if g.over:
            deep_end(g, values, winning, scale, par)
        elif going:  # too deep
            deep_think(g, seen, hidden, spare, first, layers)
            deep_expect(g, hidden, value, values, winning)
        nodes[path[0]].visits += 1
        for i in range(1, depth + 1):
            node = nodes[path[i]]
            node.visits += 1
            node.worth += int(values[node.actor] * TREE_UNIT)


def deep_match(actor: int, at: int, out: Offers, nodes: DeepNodes, book: Ints1, marks: Ints1, known: Ints1) -> int:
    """Find the nodes of actions that can be chosen now. `marks` then tells the actions without a node: theirs is the
    stamp."""
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
            known[tried] = child
            tried += 1
        child = node.next
    return tried


def deep_add(actor: int, parent: int, out: Offers, nodes: DeepNodes, book: Ints1, marks: Ints1, told: Values) -> None:
    """Nodes for all actions that have none, with their priors."""
    stamp = book[TREE_STAMP]
    for i in range(count(out)):
        action = offered(out, i)
        if marks[action] == stamp:
            new = book[TREE_USED]
            book[TREE_USED] += 1
            node = nodes[new]
            node.first = 0
            node.next = nodes[parent].first
            node.action = action
            node.actor = actor
            node.visits = 0
            node.prior = int(told[i] * DEEP_SURE)
            node.worth = 0
            nodes[parent].first = new


def deep_best(nodes: DeepNodes, known: Ints1, tried: int, explore: float) -> int:
    """Of nodes that can be chosen, the one with the best mean, or so seldom visited for its prior that it may be the
    best. What was never tried is worth as much as what was, on average."""
    visits = 0
    worth = 0
    mass = 1
    for i in range(tried):
        node = nodes[known[i]]
        visits += node.visits
        worth += node.worth
        mass += node.prior
    usual = worth / (TREE_UNIT * visits) if visits else 0.5
    owed = explore * sqrt(visits + 1.0) / mass
    best = -1.0
    chosen: int = known[0]
    for i in range(tried):
        node = nodes[known[i]]
        mean = node.worth / (TREE_UNIT * node.visits) if node.visits else usual
        value = mean + owed * node.prior / (1 + node.visits)
        if value > best:
            best = value
            chosen = known[i]
    return chosen


def deep_think(g: Table, seen: Vector, hidden: Values, spare: Values, first: Reals2, layers: Reals2) -> None:
    """What the layers of the net make of what whoever decides may know. In `first` and `layers` a row is what one
    number adds to all of the next layer; the biases are the last row of each. Most of what is seen is 0."""
    width = len(hidden)
    observe(g, g.actor, seen)
    row = first[len(seen)]
    for j in range(width):
        hidden[j] = row[j]
    for i in range(len(seen)):
        x = float(seen[i])
        if x != 0.0:
            row = first[i]
            for j in range(width):
                hidden[j] += x * row[j]
    for j in range(width):
        hidden[j] = hidden[j] if hidden[j] > 0.0 else 0.0
    for layer in range(len(layers) // (width + 1)):
        at = layer * (width + 1)
        row = layers[at + width]
        for j in range(width):
            spare[j] = row[j]
        for i in range(width):
            x = hidden[i]
            if x != 0.0:
                row = layers[at + i]
                for j in range(width):
                    spare[j] += x * row[j]
        for j in range(width):
            hidden[j] += spare[j] if spare[j] > 0.0 else 0.0


def deep_chances(out: Offers, hidden: Values, policy: Reals2, told: Values) -> None:
    """How likely the net would play each action on offer, in their order. In `policy` a row is an action's, its bias
    the last number."""
    width = len(hidden)
    most = -1e300
    for i in range(count(out)):
        row = policy[offered(out, i)]
        found = row[width]
        for j in range(width):
            found += hidden[j] * row[j]
        told[i] = found
        most = max(most, found)
    total = 0.0
    for i in range(count(out)):
        told[i] = deep_exp(told[i] - most)
        total += told[i]
    for i in range(count(out)):
        told[i] /= total


def deep_exp(x: float) -> float:
    """e to the power of x, at most 0; the same to the last bit in every world: the 64th power of a short series."""
    y = max(x, -30.0) / 64
    e = 1 + y * (1 + y / 2 * (1 + y / 3 * (1 + y / 4 * (1 + y / 5 * (1 + y / 6 * (1 + y / 7 * (1 + y / 8)))))))
    for _ in range(6):
        e *= e
    return e


def deep_expect(g: Table, hidden: Values, value: Reals2, values: Values, winning: float) -> None:
    """What the net expects for every seat, from 0 to 1: winning for a part, the lead for the rest. In `value` the first
    rows are of winning, the next of the lead, each for the seats from whoever decides."""
    width = len(hidden)
    for step in range(g.seats):
        found = 0.0
        for channel in range(2):
            row = value[channel * DEEP_SEATS + step]
            one = row[width]
            for j in range(width):
                one += hidden[j] * row[j]
            found += one * (winning if channel == 0 else 1.0 - winning)
        values[(g.actor + step) % g.seats] = min(1.0, max(0.0, 0.5 + 0.5 * found))


def deep_end(g: Table, values: Values, winning: float, scale: float, par: float) -> None:
    """The same of a game that is over, where it is known. Alone, points count from `par` on."""
    winners = 0
    total = 0
    for seat in range(g.seats):
        winners += rank(g, seat) == 0
        total += score(g, seat)
    for seat in range(g.seats):
        points = score(g, seat)
        lead = points - par if g.seats == 1 else points - (total - points) / (g.seats - 1)
        won = 1.0 / winners if rank(g, seat) == 0 else 0.0
        values[seat] = winning * won + (1.0 - winning) * (0.5 + 0.5 * tree_tanh(lead / scale))


BESIDE = (tree,)  # its functions belong to it, too
STRUCTS = (DeepNode,)
ENTRIES = ("deep_search",)
