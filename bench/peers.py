"""How fast the peers are beside us, in one run: `make bench-peers` makes an environment and writes docs/peers.md.

Everything is measured in turn, round after round, by the processor time of this one process; what counts is the median
of the rounds. So a busy machine slows all of them alike.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import chdir
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from importlib import metadata
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

for name in ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS"):  # one core, for everybody
    os.environ[name] = "1"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import fathom  # noqa: E402
from fathom.bots import worlds  # noqa: E402
from fathom.cli.bench_search import KINDS, midgame, simulated  # noqa: E402

ROOT = Path(__file__).parent.parent
PEERS = ("open_spiel", "pettingzoo", "rlcard", "catanatron", "chess", "pgx", "jax", "pufferlib")
OURS = ("fathom", "numba", "numpy", "gymnasium")
MANY = 1024  # games side by side
Work = Callable[[], int]  # does something some times, and says how often


@dataclass
class Contender:
    """Somebody who is measured."""

    measure: str
    who: str
    game: str
    make: Callable[[], Work]
    work: Work | None = None
    why: str = ""  # it could not be measured
    rates: list[float] = field(default_factory=list)


def rate(work: Work, seconds: float) -> float:
    """How often in a second of processor time."""
    start, done = time.process_time(), 0
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


# Ours


def ours(games: Sequence[str]) -> Iterator[Contender]:
    for name in games:
        makes: dict[str, Callable[[], Work]] = {
            "core": partial(whole_games, name),
            "python": partial(loops, name),
            "copy": partial(copies, name),
            "pettingzoo": partial(zoo, name),
            "vector": partial(side_by_side, name),
            "mcts": partial(searches, name),
        }
        for measure, make in makes.items():
            yield Contender(measure, "Fathom", name, make)


def whole_games(name: str) -> Work:
    fast = fathom.load(name, players=2).compile()
    return lambda: int(fast.games(200, seed=random.getrandbits(30), threads=1)[1])


def loops(name: str) -> Work:
    fast = fathom.load(name, players=2).compile()

    def work() -> int:
        game = fast.single(seed=random.getrandbits(30))
        while not game.over:
            game.apply(random.choice(game.legal()))
        return game.moment

    return work


def copies(name: str) -> Work:
    game = fathom.load(name, players=2).compile().single(seed=1)
    for _ in range(20):
        game.apply(random.choice(game.legal()))
    return partial(repeated, game.clone)


def repeated(call: Callable[[], Any], times: int = 1000) -> int:
    for _ in range(times):
        call()
    return times


def zoo(name: str) -> Work:
    from fathom.envs.pettingzoo import env

    return partial(agents, env(name, players=2))


def agents(table: Any) -> int:
    """Steps of a PettingZoo environment, with observations and masks."""
    table.reset(seed=random.getrandbits(30))
    done = 0
    for agent in table.agent_iter(2000):
        seen, _, over, cut, _ = table.last()
        table.step(None if over or cut else table.action_space(agent).sample(seen["action_mask"]))
        done += 1
    return done


def side_by_side(name: str) -> Work:
    games = fathom.load(name, players=2).compile().rollout(MANY, seed=1, threads=1)

    def work() -> int:
        for _ in range(10):
            games.step(games.sample())
        return 10 * MANY

    return work


def searches(name: str) -> Work:
    game = fathom.load(name, players=2)
    world, state = worlds.prepare(game), next(iter(midgame(game)))
    return lambda: simulated(state, world, 200, KINDS["full"], 1)


# Peers


def spiel() -> Iterator[Contender]:
    """OpenSpiel, its C++ games; its loops in Python over them."""
    for name in ("backgammon", "chess", "hearts", "gin_rummy"):
        yield Contender("core", "OpenSpiel", name, partial(spiel_games, name))
        yield Contender("python", "OpenSpiel", name, partial(spiel_loop, name))
        yield Contender("copy", "OpenSpiel", name, partial(spiel_copies, name))
    for name in ("backgammon", "chess"):
        yield Contender("mcts", "OpenSpiel, C++", name, partial(spiel_search, name))


def spiel_step(state: Any) -> int:
    """A random step; returns whether somebody decided."""
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(actions, chances)[0])
        return 0
    state.apply_action(random.choice(state.legal_actions()))
    return 1


def spiel_game(game: Any) -> int:
    state, done = game.new_initial_state(), 0
    while not state.is_terminal():
        done += spiel_step(state)
    return done


def spiel_loop(name: str) -> Work:
    import pyspiel

    return partial(spiel_game, pyspiel.load_game(name))


def spiel_midgame(name: str) -> Any:
    import pyspiel

    state, decisions = pyspiel.load_game(name).new_initial_state(), 0
    while decisions < 20 or state.is_chance_node():
        decisions += spiel_step(state)
    return state


def spiel_games(name: str) -> Work:
    """Whole games of its random bots inside C++, times the mean number of decisions in a random game."""
    import pyspiel

    game = pyspiel.load_game(name)
    length = sum(spiel_game(game) for _ in range(100)) / 100
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]

    def work() -> int:
        for _ in range(10):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, random.getrandbits(30))
        return round(10 * length)

    return work


def spiel_copies(name: str) -> Work:
    return partial(repeated, spiel_midgame(name).clone)


def spiel_search(name: str) -> Work:
    import pyspiel

    state = spiel_midgame(name)
    bot = pyspiel.MCTSBot(state.get_game(), pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 50, 100, False, 1, False)

    def work() -> int:
        bot.mcts_search(state)
        return 50

    return work


def others() -> Iterator[Contender]:
    """Peers in Python."""
    yield Contender("python", "python-chess", "chess", lambda: chess_game)
    yield Contender("copy", "python-chess", "chess", chess_copies)
    yield Contender("python", "Catanatron", "Catan", lambda: catan_game)
    yield Contender("copy", "Catanatron", "Catan", catan_copies)
    for name in ("uno", "gin-rummy"):
        yield Contender("python", "RLCard", name, partial(rlcard_steps, name))
    for name in ("chess_v6", "texas_holdem_v4", "connect_four_v3"):
        yield Contender("pettingzoo", "PettingZoo", name, partial(classic, name))


def chess_board(most: int) -> Any:
    import chess

    board, done = chess.Board(), 0
    while done < most and not board.is_game_over():
        board.push(random.choice(list(board.legal_moves)))
        done += 1
    return board


def chess_game() -> int:
    return len(chess_board(200).move_stack)


def chess_copies() -> Work:
    return partial(repeated, partial(chess_board(40).copy, stack=False))


def catan(ticks: int) -> tuple[Any, int]:
    from catanatron import Color, Game, RandomPlayer

    game, done = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)]), 0
    while done < ticks and game.winning_color() is None:
        game.play_tick()
        done += 1
    return game, done


def catan_game() -> int:
    return catan(1000)[1]


def catan_copies() -> Work:
    return partial(repeated, catan(100)[0].copy, 50)


def rlcard_steps(name: str) -> Work:
    import rlcard

    table = rlcard.make(name)

    def work() -> int:
        state, _ = table.reset()
        done = 0
        while not table.is_over():
            state, _ = table.step(random.choice(list(state["legal_actions"])))
            done += 1
        return done

    return work


def classic(name: str) -> Work:
    from importlib import import_module

    return partial(agents, import_module(f"pettingzoo.classic.{name}").env())


def compiled_by_jax() -> Iterator[Contender]:
    """Pgx: many games at a time, because one at a time is not what it is made for."""
    for name in ("backgammon", "sparrow_mahjong"):
        yield Contender("core", "Pgx", name, partial(pgx_steps, name, 100))
        yield Contender("vector", "Pgx", name, partial(pgx_steps, name, 1))


def pgx_steps(name: str, at_once: int) -> Work:
    """Random steps, so many of them in one call; observations and masks of the last of them are looked at."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def once(_: int, carry: Any) -> Any:
        state, key = carry
        key, choice, chance = jax.random.split(key, 3)
        action = jax.random.categorical(choice, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        return step(state, action, jax.random.split(chance, MANY)), key

    run = jax.jit(lambda carry: jax.lax.fori_loop(0, at_once, once, carry))
    start = jax.random.PRNGKey(1)
    carry = run((jax.jit(jax.vmap(env.init))(jax.random.split(start, MANY)), start))

    def work() -> int:
        nonlocal carry
        carry = run(carry)
        state = carry[0]
        jax.block_until_ready((state.observation, state.legal_action_mask))
        return at_once * MANY

    return work


def puffer() -> Iterator[Contender]:
    """PufferLib's own games in C."""
    for name in ("connect4", "tripletriad"):
        yield Contender("vector", "PufferLib, no masks", name, partial(puffer_steps, name))


def puffer_steps(name: str) -> Work:
    with TemporaryDirectory() as folder, chdir(folder):  # it leaves a link wherever it is imported
        from pufferlib.ocean.environment import env_creator

    table = env_creator(f"puffer_{name}")(num_envs=MANY)
    table.reset()
    actions = [table.action_space.sample() for _ in range(16)]

    def work() -> int:
        for action in actions:
            table.step(action)
        return len(actions) * MANY

    return work


# The page

MEASURES = {
    "core": ("Random decisions a second inside the core", "Whole random games in one call of compiled code."),
    "python": (
        "Random decisions a second from Python",
        "A loop in Python: legal actions, one of them at random, apply.",
    ),
    "copy": ("Copies of a mid-game state a second, from Python", "An independent copy that can be played on."),
    "pettingzoo": ("PettingZoo steps a second", "`agent_iter`, `last`, a legal action by the mask, `step`."),
    "vector": (
        f"Vector steps a second: {MANY} games, masks and observations",
        "One call from Python for a step of all games; games that end begin anew.",
    ),
    "mcts": (
        "Simulations of a search a second",
        "From a mid-game position; each goes on at random to the end of the game.",
    ),
}
REMARKS = """## What can be compared, and what cannot

- No two rows are the same game, so no ratio says that somebody programs better. A decision in Abyss moves more than a
  pawn does, and one in Connect Four less. Backgammon, Gin Rummy, Hearts and Catan are nearest to ours: chance, hidden
  cards or several phases to a turn. Chess has the dearest rules of legality among the peers, and no chance.
- *Inside the core*: ours and OpenSpiel's play one game after the other, Pgx steps 1,024 side by side, since one at a
  time is not what it is made for. On a GPU or TPU Pgx is another matter; this is one processor core. OpenSpiel's figure
  is games a second of its own random bots times the mean number of decisions of 100 games, moves of chance not counted.
- Of the peers' games Hearts is the one that comes near ours there: a game of tricks, in which a decision lays one of at
  most thirteen cards, and nothing but cards is dealt and counted. We are not five times ahead of it, but of all others
  that were measured, and by far of those that resemble ours in dice and phases (Backgammon, Gin Rummy).
- *From Python*: our loop keeps no history; python-chess keeps a stack of moves, OpenSpiel a history of actions.
- *Copies*: a copy in OpenSpiel is one object of C++; ours is a Python object around three numpy arrays. Inside the
  core, where searches copy, it is a copy of bytes ([performance.md](performance.md)).
- PufferLib comes as source, with a numpy and a Gymnasium of years ago as its wish. It is built by its own script and
  flags, but without those, and only the two games that are measured (`bench/puffer`): all of them would take long, and
  some need what is fetched from elsewhere.
- *Vector steps*: Pgx chooses its actions inside, as ours are sampled by compiled code outside of `step`. PufferLib's
  games show observations but no masks; actions were drawn beforehand, legal or not, which is quicker. They are small:
  Connect Four shows 42 numbers (its opponent searches), Triple Triad, nine cards laid on nine fields, 114; our games
  show 634 to 2,443, which are written anew at each step and take most of the time.
- *Search*: all make one random game to the end for each simulation. Ours draws anew what the seat cannot know each
  time and keeps a value for every seat; OpenSpiel's MCTS knows perfect information only. The package of
  Catanatron that was installed has no such search.
- Decisions with one legal action are skipped by our loop and are no decisions of ours; most peers count them.
"""


def page(contenders: list[Contender], versions: list[str], machine: str, args: argparse.Namespace) -> str:
    """Everything as Markdown."""
    given = [word for word in sys.argv[1:] if word not in ("--note", args.note)]
    command = " ".join(["python bench/peers.py", *given])
    lines = [
        "# Beside the peers",
        "",
        f"Made by `{command}` (`make bench-peers` sets up what it needs) on {date.today()}:",
    ]
    each = f"{args.seconds:g} s of processor time for each row in each round"
    lines += [f"{args.rounds} rounds in alternation, {each}, medians."]
    lines += ["", f"One core of {machine}. {args.note}".rstrip()]
    lines += ["", ", ".join(versions) + ".", ""]
    lines += ["*Ratio*: our slowest and our fastest game, divided by the row."]
    for measure, (title, what) in MEASURES.items():
        rows = [(median(one.rates), one) for one in contenders if one.measure == measure and one.rates]
        rows.sort(key=lambda row: -row[0])
        own = [value for value, one in rows if one.who == "Fathom"]
        lines += ["", f"## {title}", "", what, "", "| | game | a second | ratio |", "| --- | --- | ---: | ---: |"]
        for value, one in rows:
            ratio = "" if one.who == "Fathom" or not own else f"{min(own) / value:,.1f} to {max(own) / value:,.1f}"
            lines.append(f"| {one.who} | {one.game} | {value:,.0f} | {ratio} |")
    lines += ["", REMARKS]
    absent = sorted({f"- {one.who}, {one.game} ({one.measure}): {one.why}" for one in contenders if one.why})
    if absent:
        lines += ["## Not measured", "", *absent, ""]
    return "\n".join(lines)


def version(package: str) -> str:
    try:
        return f"{package} {metadata.version(package)}"
    except metadata.PackageNotFoundError:
        return f"{package} is not installed"


def main() -> int:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=fathom.games(), help="of ours (default: all)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--note", default="", help="what should be known of this run")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "peers.md")
    args = parser.parse_args()
    contenders = [*ours(args.games), *spiel(), *others(), *compiled_by_jax(), *puffer()]
    for one in contenders:
        try:
            one.work = one.make()
            one.work()  # whatever is compiled or loaded at the first call
        except Exception as error:  # a peer that cannot be measured is told of, and the rest goes on
            one.work, one.why = None, f"{type(error).__name__}: {' '.join(str(error).split())[:160]}"
        print(f"{one.measure}, {one.who}, {one.game}: {one.why or 'ready'}", file=sys.stderr, flush=True)
    for number in range(args.rounds):
        for one in contenders:
            if one.work is not None:
                one.rates.append(rate(one.work, args.seconds))
                told = f"{number + 1}/{args.rounds} {one.measure}, {one.who}, {one.game}: {one.rates[-1]:,.0f}"
                print(told, file=sys.stderr, flush=True)
    versions = [f"Python {platform.python_version()}", *map(version, OURS), *map(version, PEERS)]
    text = page(contenders, versions, machine(), args)
    args.out.write_text(text, encoding="utf-8")
    print(args.out)
    return 0


def machine() -> str:
    """The processor, and how busy it is: other work makes caches smaller and clocks slower for everybody."""
    about = Path("/proc/cpuinfo").read_text(encoding="utf-8") if Path("/proc/cpuinfo").exists() else ""
    names = [line.partition(":")[2].strip() for line in about.splitlines() if line.startswith("model name")]
    load = f", load {os.getloadavg()[0]:.1f} at the end" if hasattr(os, "getloadavg") else ""
    return f"{os.cpu_count()} ({names[0] if names else platform.processor()}){load}"


if __name__ == "__main__":
    sys.exit(main())
