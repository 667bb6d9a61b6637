"""`fathom bench --envs`: how fast the environments for research step, by the time that one core computes.

Processor time is counted, not the time that passes, so that other work on the machine does not falsify the figures.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import fathom
from fathom.cli.bench import best

SIZES = (1, 64, 1024, 4096)

ENVS_LABELS = {
    "loop_sps": ("legal, choose, apply from Python: steps/s", "{:,.0f}"),
    "pettingzoo_sps": ("PettingZoo: last, choose, step: steps/s", "{:,.0f}"),
    "gymnasium_sps": ("Gymnasium against random opponents: your steps/s", "{:,.0f}"),
    "openspiel_sps": ("OpenSpiel, sampled chance, from Python: steps/s", "{:,.0f}"),
    "vector_dps": ("Gymnasium vector of 256, masks and observations: decisions/s", "{:,.0f}"),
    **{f"buffers_{n}_dps": (f"buffers, {n} games: decisions/s", "{:,.0f}") for n in SIZES},
    "buffers_two_dps": ("buffers, 4096 games, two threads: decisions/s of two cores", "{:,.0f}"),
}


def computed(work: Callable[[], int]) -> float:
    """How much of something is done in a second of processor time."""
    start = time.process_time()
    done = work()
    return done / (time.process_time() - start)


def measure_envs(game: fathom.Game, seconds: float, tell: Callable[..., None]) -> dict[str, Any]:
    """All figures of a game."""
    fast = game.compile(lambda name, done, total: tell("compiling", done, total))
    figures: dict[str, Any] = {"game": game.name, "players": game.seats}
    measures: dict[str, Callable[[], float]] = {
        "loop_sps": lambda: computed(lambda: loop(fast)),
        "pettingzoo_sps": lambda: pettingzoo(game),
        "gymnasium_sps": lambda: gymnasium(game),
        "openspiel_sps": lambda: openspiel(game),
        "vector_dps": lambda: vector(game),
        **{f"buffers_{n}_dps": partial(buffers, fast, n) for n in SIZES},
        "buffers_two_dps": lambda: 2 * buffers(fast, SIZES[-1], 2),  # both compute, and the time of both is counted
    }
    for name, measure in measures.items():
        tell(ENVS_LABELS[name][0])
        figures[name] = best(measure, seconds)
    return figures


def loop(fast: Any) -> int:
    """Random games on one compiled state."""
    chooser, steps = random.Random(1).random, 0
    for seed in range(20):
        game = fast.single(seed)
        while not game.over:
            legal = game.legal()
            game.apply(legal[int(chooser() * len(legal))])
            steps += 1
    return steps


def pettingzoo(game: fathom.Game) -> float:
    """Random games as PettingZoo's loop has them, with the mask and the observation of each decision."""
    from fathom.envs.pettingzoo import env

    table, chooser = env(game), random.Random(1).random
    start, steps = time.process_time(), 0
    for seed in range(5):
        table.reset(seed=seed)
        for _ in table.agent_iter():
            seen, _, over, cut, _ = table.last()
            if over or cut:
                table.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            table.step(int(legal[int(chooser() * len(legal))]))
            steps += 1
    return steps / (time.process_time() - start)


def gymnasium(game: fathom.Game) -> float:
    """Random games of one agent."""
    from fathom.envs.gymnasium import Environment

    table, chooser = Environment(game, opponents="random"), random.Random(1).random
    start, steps = time.process_time(), 0
    for seed in range(5):
        _, info = table.reset(seed=seed)
        over = False
        while not over:
            legal = info["action_mask"].nonzero()[0]
            _, _, over, _, info = table.step(int(legal[int(chooser() * len(legal))]))
            steps += 1
    return steps / (time.process_time() - start)


def openspiel(game: fathom.Game) -> float:
    """Random games as a loop over OpenSpiel's interface has them."""
    import pyspiel

    import fathom.envs.openspiel  # noqa: F401 (registers the games)

    spiel = pyspiel.load_game(f"fathom_{game.name}", {"players": game.seats, "chance": "sampled"})
    chooser = random.Random(1).random
    start, steps = time.process_time(), 0
    for _ in range(3):
        state = spiel.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(chooser() * len(legal))])
            steps += 1
    return steps / (time.process_time() - start)


def vector(game: fathom.Game) -> float:
    """A vector environment where you decide for everybody; how you choose is not counted."""
    from fathom.envs.vector import VectorEnvironment

    tables = VectorEnvironment(game, 256, None, autoreset_mode="SameStep", copy=False, threads=1)
    tables.reset(seed=1)
    return stepped(tables.step, tables._rollout)


def buffers(fast: Any, n: int, threads: int = 1) -> float:
    """The fused step: everything written into arrays that stay; how actions are chosen is not counted."""
    games = fast.rollout(n, 1, threads, autoreset="same_step")
    return stepped(games.step, games)


def stepped(step: Callable[[Any], Any], games: Any) -> float:
    """Decisions a second, with random actions."""
    times, spent = max(20, 20_000 // games.n), 0.0
    for _ in range(times):
        actions, start = games.sample(), time.process_time()
        step(actions)
        spent += time.process_time() - start
    return float(times * games.n / spent)
