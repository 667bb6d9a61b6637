"""A search as a teacher needs it: several trees apart, that grow as long as wanted and can be asked at any time.

Everything starts from `determinise`, so a thought holds nothing that its seat could not know: whoever hands it another
position that looks the same to the seat gets the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from fathom.bots import worlds
from fathom.bots.mcts import Option, Search, Settings, Tree
from fathom.bots.tree import TREE_UNIT
from fathom.core.chance import Seeded, stream
from fathom.core.position import State

SEEN = 3  # visits from which a continuation follows a node of the tree
FURTHEST = 80  # decisions of a continuation at most


class Thought:
    """What a seat may think of a position. `settings.trees` trees share the simulations."""

    def __init__(
        self, state: State, seat: int, seed: int, settings: Settings, world: worlds.World | None = None
    ) -> None:
        if state.over:
            raise ValueError("the game is over; there is nothing to think about")
        self.seat, self.seed, self.done = seat, seed, 0
        self.state = state.determinise(seat, stream(seed, state.moment))
        self.search = Search(seed, settings)
        self.settings = self.search.begin(self.state, seat, world)

    @property
    def trees(self) -> list[Tree]:
        """The trees, grown apart."""
        return self.search.trees

    def grow(self, simulations: int) -> None:
        """Simulate so often more, in all trees together."""
        self.done += simulations
        for i, tree in enumerate(self.trees):
            if mine := (self.done + i) // len(self.trees) - tree.visits:
                tree.grow(self.seat, self.settings, mine, None)

    def options(self) -> list[Option]:
        """What is known about each legal action so far, the most tried first. Of the seat that decides only."""
        return self.search.added_up(self.state)

    def agreement(self, action: int) -> float:
        """The share of trees in which an action was tried most."""
        grown = [[node for _, node in tree.children()] for tree in self.trees if tree.visits]
        tops = [max(nodes, key=lambda node: (int(node.visits), -int(node.action))) for nodes in grown]
        return fmean(int(top.action) == action for top in tops)

    def spread(self, action: int) -> float | None:
        """The standard error of an action's value, by what the trees say apart; None if too few have tried it."""
        nodes = [node for tree in self.trees for _, node in tree.children() if int(node.action) == action]
        values = [int(node.worth) / (TREE_UNIT * int(node.visits)) for node in nodes if node.visits]
        return stdev(values) / sqrt(len(values)) if len(values) > 1 else None

    def standing(self, simulations: int) -> list[float]:
        """The value of the position for each seat, as this seat sees it: after what whoever decides was found to do.
        Simulations are made one by one for it, because a tree only keeps the values of those who decide; all in one
        tree."""
        tree, seats = self.trees[0], range(self.state.game.seats)
        self.done += simulations
        sums: dict[int, list[float]] = {}
        for _ in range(simulations):
            tree.grow(self.seat, self.settings, 1, None)
            row = sums.setdefault(int(tree.path[1]), [0.0] * (len(seats) + 1))
            for seat in seats:
                row[seat] += float(tree.values[seat])
            row[-1] += 1
        best = max(sums.values(), key=lambda row: row[-1])
        return [best[seat] / best[-1] for seat in seats]

    def continuation(self, action: int, number: int) -> State:
        """A game of make-believe after an action, until everybody has had a turn: in a world that fits what the seat
        knows, by the actions that a tree has tried most, and at random where it has not been. The number says which
        world and which chance, so that actions can be compared under the same luck."""
        seed = stream(self.seed, number)
        source, tree = Seeded(stream(seed, 1)), self.trees[number % len(self.trees)]
        state = self.state.determinise(self.seat, seed)
        turn, turns = _turn(state), 0
        node = _below(tree, tree.book[0], [action], self.seat)
        state = state.trial(action, source)
        for _ in range(FURTHEST):
            now = _turn(state)
            turns += now is not None and now != turn
            turn = turn if now is None else now
            if state.actor is None or turns > state.game.seats:
                break
            legal = state.legal()
            node = _below(tree, node, legal, state.actor) if node else 0
            action = int(tree.readable[node].action) if node else legal[source.pick(len(legal))]
            state = state.trial(action, source)
        return state


def _turn(state: State) -> Any:
    return None if state.over else state.game.rules.turn_of(state.raw)


def _below(tree: Tree, node: int, legal: Sequence[int], actor: int) -> int:
    """The most tried node below another, of those that can be chosen; 0 if none is known well."""
    best, chosen, at = SEEN - 1, 0, int(tree.readable[node].first)
    while at:
        one = tree.readable[at]
        if one.visits > best and one.actor == actor and int(one.action) in legal:
            best, chosen = int(one.visits), at
        at = int(one.next)
    return chosen
