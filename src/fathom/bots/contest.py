"""Whole games between bots, compiled in one piece, for tuning. Written like `tree.py`, which it uses, but compiled by
itself: nobody else wants it, and it takes its time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fathom.bots import tree
from fathom.bots.tree import TREE_ROOT, TREE_USED, tree_greedy, tree_offer, tree_reckon, tree_search
from fathom.core.actions import Offers, count, offered
from fathom.core.chance import Chance
from fathom.core.state import restore

if TYPE_CHECKING:
    from fathom.core.contract import Values, determinise
    from fathom.core.loop import advance

States = Any
TreeNodes = Any
Ints1 = Any
Reals2 = Any

TREE_MANNERS = ("simulations", "walk", "wide", "explore", "scale", "winning", "nearest", "lead", "exact", "picks")
TREE_SIMULATIONS, TREE_WALK, TREE_WIDE, TREE_EXPLORE, TREE_SCALE, TREE_WINNING, TREE_NEAREST = range(7)
TREE_LEAD, TREE_EXACT, TREE_PICKS = 7, 8, 9


def tree_game(
    game: States,
    base: States,
    work: States,
    chance: Chance,
    thoughts: Chance,
    out: Offers,
    ahead: Offers,
    after: Offers,
    last: Offers,
    nodes: TreeNodes,
    book: Ints1,
    marks: Ints1,
    known: Ints1,
    path: Ints1,
    styles: Reals2,
    manners: Reals2,
    values: Values,
    par: Values,
    habits: Values,
    trail: Ints1,
    room: Values,
    worth: Values,
) -> int:
    """A whole game between searches, each seat with its own weights (`styles`) and settings (`manners`, in the order of
    TREE_MANNERS; without simulations it is greedy). Returns the number of decisions."""
    tree_offer(game[0], out)
    decisions = 0
    while game[0].over == 0:
        g = game[0]
        seat = g.actor
        action = offered(out, 0)
        if count(out) > 1:
            manner = manners[seat]
            restore(work, 0, game, 0)
            determinise(work[0], seat, thoughts)
            if manner[TREE_EXACT] > 0 and tree_reckon(work, ahead, styles[seat], room, worth):
                action = tree_most_worth(ahead, worth)
            elif manner[TREE_SIMULATIONS] > 0:
                restore(base, 0, game, 0)
                book[TREE_ROOT] = 0
                book[TREE_USED] = 1
                nodes[0].first = 0
                nodes[0].visits = 0
                for i in range(len(habits)):
                    habits[i] = 1.0
                tree_search(
                    base,
                    work,
                    thoughts,
                    ahead,
                    nodes,
                    book,
                    marks,
                    known,
                    path,
                    styles[seat],
                    values,
                    par,
                    habits,
                    trail,
                    seat,
                    int(manner[TREE_SIMULATIONS]),
                    int(manner[TREE_WALK]),
                    int(manner[TREE_PICKS]),
                    int(manner[TREE_WIDE]),
                    manner[TREE_EXPLORE],
                    manner[TREE_SCALE],
                    manner[TREE_WINNING],
                    manner[TREE_NEAREST],
                )
                action = tree_most_tried(nodes)
            else:
                lead = manner[TREE_LEAD]
                action = tree_greedy(work, thoughts, ahead, after, last, styles[seat], values, seat, lead)
        advance(g, action, chance, out)
        decisions += 1
    return decisions


def tree_most_worth(out: Offers, worth: Values) -> int:
    """The action on offer that is worth most."""
    best = 0
    for i in range(count(out)):
        if worth[i] > worth[best]:
            best = i
    return offered(out, best)


def tree_most_tried(nodes: TreeNodes) -> int:
    """The action below the first node that was tried most."""
    best = -1
    action = 0
    child = nodes[0].first
    while child > 0:
        node = nodes[child]
        if node.visits > best:
            best = node.visits
            action = node.action
        child = node.next
    return action


BESIDE = (tree,)  # its functions belong to it, too
STRUCTS = tree.STRUCTS
ENTRIES = ("tree_game",)
