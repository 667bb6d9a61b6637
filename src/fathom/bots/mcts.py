"""Searches: Monte Carlo tree search over information sets, one observer, open loop. docs/bots.md explains it.

`mcts` makes 1,000 simulations for a choice, `mcts:200` two hundred, `mcts:0.5s` as many as half a second allows.
Further settings follow, each after a colon: `mcts:200:walk=20:threads=2`. `Settings` lists them.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields, replace
from typing import Any

from fathom.bots import worlds
from fathom.bots.tree import TREE_ROOT, TREE_UNIT, TREE_USED, tree_tanh
from fathom.core.chance import Seeded, stream
from fathom.core.game import Game
from fathom.core.position import State
from fathom.core.weights import USUAL

clock = time.monotonic  # what a budget in seconds goes by; a benchmark on a busy machine has another
PIECE = 0.002  # seconds that a piece of work takes about: then the clock is looked at, and Ctrl-C is heard
DEPTH = 256  # of the tree at most
WALKS = 10_000  # decisions of a walk at most
ROOM = 1 << 19  # nodes of a tree at most
PLAIN_ROOM = 1 << 14
FRESH = 4  # of a tree that was kept, at least a fourth of the simulations are made anew


@dataclass(frozen=True)
class Settings:
    """How to search. Where it says None, the game has a say (`WALK`, `SCALE`)."""

    simulations: int | None = 1000
    seconds: float | None = None
    threads: int = 1
    trees: int = 1  # grown apart and added up: what several threads can share. Part of the result, unlike `threads`
    walk: int | None = None  # decisions played at random below the tree
    picks: int = 1  # actions picked at random for each of them: of these, what has done best so far is played
    wide: int = 12  # actions of a node that are tried before any is tried again
    explore: float = 0.25
    scale: float | None = None  # points of lead that are worth 0.88 of 1
    winning: float = 0.5  # how much winning counts at the end, beside the lead
    nearest: float = 0.0  # the lead over the mean of the others, or (1) over the best; alone, points or (1) the lead
    centre: float = 0.0  # 1: the lead is measured from where it stands now
    exact: int = 1  # 0: search also where the game knows the exact odds (`prospects`)
    overlook: float = 0.0  # the share of actions that it does not notice it has
    weights: str = USUAL  # of the heuristic: a style, or a file
    slack: float = 1.0  # how much less than the best action it settles for, if it overlooks the best

    def __post_init__(self) -> None:
        limits: dict[str, tuple[float, float]] = {
            "simulations": (1, 10**9), "seconds": (0.001, 3600), "threads": (1, 256), "trees": (1, 256),
            "walk": (0, WALKS), "picks": (1, 100), "wide": (1, 10**6), "explore": (0, 100), "scale": (0.01, 10**6),
            "winning": (0, 1), "nearest": (0, 1), "centre": (0, 1), "exact": (0, 1), "overlook": (0, 1),
            "slack": (0, 1),
        }  # fmt: skip
        for name, (low, high) in limits.items():
            value = getattr(self, name)
            if value is not None and not low <= value <= high:
                raise ValueError(f"{name} must be from {low} to {high}, not {value}")
        if self.simulations is None and self.seconds is None:
            raise ValueError("a search needs an end: simulations or seconds")


def settings_of(text: str, usual: Settings | None = None) -> Settings:
    """Settings as they are written after the name of a bot: `200`, `0.5s`, `200:walk=20`."""
    found: dict[str, Any] = {}
    kinds = {field.name: str(field.type) for field in fields(Settings)}
    for word in filter(None, text.split(":")):
        name, equals, value = word.partition("=")
        if not equals and word.endswith("s"):
            name, value = "seconds", word[:-1]
            found.setdefault("simulations", None)
        elif not equals:
            name, value = "simulations", word
        if name not in kinds:
            raise ValueError(f"no setting {name!r} of a search; there are {', '.join(kinds)}")
        if kinds[name] == "str":
            found[name] = value
            continue
        whole = kinds[name].startswith("int")
        if not re.fullmatch(r"\d{1,10}" if whole else r"\d{1,10}(\.\d{1,10})?", value):
            raise ValueError(f"{word!r}: {name} is {'an integer' if whole else 'a number like 0.5'}")
        found[name] = int(value) if whole else float(value)
    return replace(usual or Settings(), **found)


@dataclass(frozen=True)
class Option:
    """What a search found out about an action."""

    action: int
    visits: int
    value: float  # mean, from 0 to 1, for the seat that searched


class Tree:
    """One tree with all the arrays that a search needs. It grows in pieces, with the GIL released where compiled."""

    def __init__(
        self, world: worlds.World, game: Game, packed: bytes, room: int, weights: Sequence[float], generator: int
    ) -> None:
        self.world, self.chance = world, world.chance(generator)
        self.base, self.work = world.states(packed, 1), world.states(packed, 1)
        self.out = world.offers(game.num_actions)
        self.nodes, self.book, self.path = world.nodes(room), world.integers(3), world.integers(DEPTH)
        self.marks, self.known = world.integers(game.num_actions), world.integers(game.num_actions)
        self.weights = world.row(weights)
        self.values, self.par = world.values(game.seats), world.values(game.seats)
        # Sums and counts begin with 1: what has never been tried looks perfect.
        self.habits, self.trail = world.row([1.0] * (2 * game.seats * game.num_actions)), world.integers(DEPTH + WALKS)
        self.book[TREE_USED] = 1
        self.readable = world.readable(self.nodes)

    def go_on(self, packed: bytes, action: int, generator: int) -> bool:
        """Make an action's node the root, for the position after it; False if there is none or the tree is too full."""
        for at, node in self.children():
            if node.action == action and 2 * self.book[TREE_USED] < len(self.nodes):
                self.book[TREE_ROOT] = at
                self.base, self.chance = self.world.states(packed, 1), self.world.chance(generator)
                return True
        return False

    @property
    def visits(self) -> int:
        """Simulations that the root has seen."""
        return int(self.readable[self.book[TREE_ROOT]].visits)

    def children(self) -> Iterable[tuple[int, Any]]:
        """The nodes below the root."""
        at = int(self.readable[self.book[TREE_ROOT]].first)
        while at:
            yield at, self.readable[at]
            at = int(self.readable[at].next)

    def grow(self, seat: int, settings: Settings, simulations: int | None, end: float | None) -> None:
        """Simulate so often, or until the clock says so."""
        done, piece = 0, 8
        while (simulations is None or done < simulations) and (end is None or not done or clock() < end):
            now = piece if simulations is None else min(piece, simulations - done)
            start = time.perf_counter()
            self.world.search(
                *(self.base, self.work, self.chance, self.out, self.nodes, self.book, self.marks, self.known),
                *(self.path, self.weights, self.values, self.par, self.habits, self.trail),
                *(seat, now, settings.walk, settings.picks, settings.wide),
                *(settings.explore, settings.scale, settings.winning, settings.nearest),
            )
            done += now
            took = time.perf_counter() - start
            piece = max(1, min(4 * piece, int(now * PIECE / max(took, 1e-6))))


class Search:
    """Searches for a seat, from one choice to the next: while it is the same seat's turn the tree stays."""

    def __init__(self, seed: int, settings: Settings) -> None:
        self.seed, self.settings = seed, settings
        self.trees: list[Tree] = []
        self.expected: State | None = None  # the position after the last choice, if the tree is to go on from there

    def options(self, state: State, seat: int, world: worlds.World | None = None) -> list[Option]:
        """What is known about each legal action after a search, best first. `state` is one that fits what the seat
        knows; nothing but that is used of it. Unless a world is given, it is the best there is at once."""
        if seat != state.actor:
            raise ValueError(f"seat {seat} does not decide now, so there is nothing to search for")
        settings = self.begin(state, seat, world)
        self._grow(seat, settings)
        return self.added_up(state)

    def begin(self, state: State, seat: int, world: worlds.World | None = None) -> Settings:
        """Get the trees ready for a position as a seat knows it, also one that does not decide; the settings with which
        they are to grow."""
        game, settings = state.game, self.settings
        rules = game.rules
        walk = rules.WALK if settings.walk is None else settings.walk
        scale = rules.SCALE if settings.scale is None else settings.scale
        settings = replace(settings, walk=walk, scale=scale)
        world = world or worlds.best(game)
        seed = stream(self.seed, state.moment)
        if not self._goes_on(state, seat, world, seed):
            room = min(PLAIN_ROOM if isinstance(world, worlds.Plain) else ROOM, 4 * (settings.simulations or ROOM) + 64)
            packed, weights = state.pack(), game.weights(settings.weights)
            self.trees = [Tree(world, game, packed, room, weights, stream(seed, i)) for i in range(settings.trees)]
        self._par(state, settings)
        return settings

    def choose(self, state: State, seat: int, action: int) -> int:
        """Remember the choice: the next one may go on from here, unless it is another's turn or something is drawn."""
        after = state.trial(action)
        if after.actor == seat and not after.history[-1].outcomes:
            self.expected = after
            self.chosen = action
        else:
            self.expected = None
            self.trees = []  # a server has many bots that wait
        return action

    def _goes_on(self, state: State, seat: int, world: worlds.World, seed: int) -> bool:
        """Whether the position is the one foreseen at the last choice; then the tree goes on from there. After anything
        that others or chance have done, hardly any of it would be of use."""
        after, self.expected = self.expected, None
        if after is None or not self.trees or self.trees[0].world is not world:
            return False
        if after.actor != seat or after.game is not state.game or after.moment != state.moment:
            return False
        if after.view(seat) != state.view(seat):
            return False
        packed = state.pack()
        return all(tree.go_on(packed, self.chosen, stream(seed, i)) for i, tree in enumerate(self.trees))

    def _par(self, state: State, settings: Settings) -> None:
        """Where the lead is measured from. A solo player's is measured from where it stands."""
        seats = state.game.seats
        share = 1.0 if seats == 1 else settings.centre
        if not share:
            return
        leads, weights = [0.0] * seats, state.game.weights(settings.weights)
        state.game.rules.heuristic(state.raw, weights, leads)
        for seat, own in enumerate(leads):
            others = leads[:seat] + leads[seat + 1 :]
            lead = own - (max(others) if others else settings.nearest * state.game.rules.rival(state.raw, weights))
            for tree in self.trees:
                tree.par[seat] = share * lead

    def _grow(self, seat: int, settings: Settings) -> None:
        end = None if settings.seconds is None else clock() + settings.seconds
        parts = []
        for i, tree in enumerate(self.trees):
            wanted = None
            if settings.simulations is not None:
                mine = (settings.simulations + i) // len(self.trees)
                wanted = max(mine - tree.visits, mine // FRESH, 1)
            parts.append((tree, wanted))
        if settings.threads == 1 or len(parts) == 1:
            for i, (tree, wanted) in enumerate(parts):
                now = clock()
                part = None if end is None else now + (end - now) / (len(parts) - i)
                tree.grow(seat, settings, wanted, part)
            return
        with ThreadPoolExecutor(min(settings.threads, len(parts))) as pool:
            list(pool.map(lambda part: part[0].grow(seat, settings, part[1], end), parts))

    def added_up(self, state: State) -> list[Option]:
        """What all trees found out about each legal action, the most tried first."""
        visits, worth = dict.fromkeys(state.legal(), 0), dict.fromkeys(state.legal(), 0)
        for tree in self.trees:
            for _, node in tree.children():
                if int(node.action) in visits:
                    visits[int(node.action)] += int(node.visits)
                    worth[int(node.action)] += int(node.worth)
        found = [Option(a, n, worth[a] / (TREE_UNIT * n) if n else 0.0) for a, n in visits.items()]
        return sorted(found, key=lambda option: (-option.visits, -option.value, option.action))


def reckoned(state: State, style: str) -> list[Option]:
    """The legal actions, best first, where the game knows what each is worth in points; else none."""
    worth = worths(state, style)
    if worth is None:
        return []
    best, scale = max(worth), state.game.rules.SCALE
    found = [Option(a, 1, 0.5 + 0.5 * tree_tanh((w - best) / scale)) for a, w in zip(state.legal(), worth, strict=True)]
    return sorted(found, key=lambda option: (-option.value, option.action))


def worths(state: State, style: str) -> list[float] | None:
    """What each legal action is worth in points, where the game knows: by `reckon`, which is compiled with the search;
    a game or a pack without room for it may have `prospects`."""
    game = state.game
    if not game.rules.ROOM:
        return state.prospects(style)
    world = worlds.best(game)
    out, worth = world.offers(game.num_actions), world.values(game.num_actions)
    known = world.reckon(
        world.states(state.pack(), 1), out, world.row(game.weights(style)), world.values(game.rules.ROOM), worth
    )
    return [float(one) for one in worth[: len(state.legal())]] if known else None


def noticed(options: list[Option], settings: Settings, seed: int) -> Option:
    """The best of the options that somebody notices who overlooks some. One that would be much worse than the best does
    not count: nobody settles for that without looking again."""
    chance = Seeded(seed)
    least = options[0].value - settings.slack
    for option in options:
        if chance.pick(1000) >= 1000 * settings.overlook and option.visits and option.value >= least:
            return option
    return options[0]


class Searcher:
    """A bot that searches."""

    def __init__(self, seed: int, settings: Settings) -> None:
        self.search = Search(seed, settings)

    @property
    def seconds(self) -> float | None:
        """The time for a choice, at most."""
        return self.search.settings.seconds

    @seconds.setter
    def seconds(self, seconds: float) -> None:
        self.search.settings = replace(self.search.settings, seconds=seconds)

    @property
    def style(self) -> str:
        """Which weights it uses."""
        return self.search.settings.weights

    def choose(self, state: State, seat: int) -> int:
        """The action that was tried most, if it is not overlooked."""
        legal, search = state.legal(), self.search
        if len(legal) == 1:
            return legal[0]
        options = (search.settings.exact and reckoned(state, search.settings.weights)) or search.options(state, seat)
        seed = stream(search.seed, -1 - state.moment)  # other numbers than those of the search
        return search.choose(state, seat, noticed(options, search.settings, seed).action)


class Mcts(Searcher):
    """The bot `mcts`."""

    def __init__(self, seed: int, settings: str = "") -> None:
        super().__init__(seed, settings_of(settings))
