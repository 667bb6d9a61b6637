"""`fathom bench --search`: simulations a second, in both worlds and by two threads, in one run."""

from __future__ import annotations

from collections.abc import Callable
from statistics import harmonic_mean
from typing import Any

import fathom
from fathom.bots import ask, bot, worlds
from fathom.bots.mcts import WALKS, Search, Settings
from fathom.cli.bench import best, rate

POSITIONS = 5
PIECE = 0.02  # seconds of a search, about
FULL = WALKS  # decisions: to the end of the game
KINDS = {"cut": None, "full": FULL}  # how far a simulation walks at random
LABELS = {
    "plain": "simulations/s, plain",
    "one": "simulations/s, compiled, one thread",
    "two": "simulations/s, compiled, two threads",
}
SEARCH_LABELS = {
    f"{kind}_{world}": (f"{label}, {'to the end of the game' if kind == 'full' else 'cut off'}", "{:,.0f}")
    for kind in KINDS
    for world, label in LABELS.items()
}


def measure_search(game: fathom.Game, seconds: float, tell: Callable[..., None]) -> dict[str, Any]:
    """All figures; each is the harmonic mean over positions of greedy games."""
    fast = worlds.prepare(game, lambda name, done, total: tell("compiling", done, total))
    figures: dict[str, Any] = {"game": game.name, "players": game.seats}
    places = {"plain": (worlds.plain(game), 1), "one": (fast, 1), "two": (fast, 2)}
    states = list(midgame(game))
    for kind, walk in KINDS.items():
        for name, (world, threads) in places.items():
            tell(f"{kind}, {name}")
            rates = [simulations_a_second(state, world, walk, threads, seconds / POSITIONS) for state in states]
            figures[f"{kind}_{name}"] = harmonic_mean(rates)
    return figures


def simulations_a_second(
    state: fathom.State, world: worlds.World, walk: int | None, threads: int, seconds: float
) -> float:
    """The best of many short searches: on a busy machine one of them is left in peace."""
    once = rate(lambda: simulated(state, world, 4, walk, threads))
    many = max(4, int(once * PIECE))
    return best(lambda: rate(lambda: simulated(state, world, many, walk, threads)), seconds)


def midgame(game: fathom.Game) -> list[fathom.State]:
    """A position from the middle of each of a few greedy games."""
    found = []
    for seed in range(POSITIONS):
        met, state, players = [], game.new(seed=seed), [bot("greedy", seed) for _ in range(game.seats)]
        while state.actor is not None:
            if len(state.legal()) > 2:
                met.append(state.clone())
            state.apply(ask(players[state.actor], state, seed))
        found.append(met[(2 * seed + 1) * len(met) // (2 * POSITIONS)])
    return found


def simulated(state: fathom.State, world: worlds.World, simulations: int, walk: int | None, threads: int) -> int:
    """Search once; returns how many simulations that were."""
    assert state.actor is not None
    settings = Settings(simulations=simulations * threads, walk=walk, trees=threads, threads=threads)
    Search(1, settings).options(state, state.actor, world)
    return simulations * threads
