"""Opponents. A bot knows the core, never a game by name, and sees only what its seat may know.

A bot is anything with `choose(state, seat) -> action`. It is handed a determinised state, so even a bot that looks into
it finds nothing that its seat could not know; `state.trial` and `state.heuristic` are there to look ahead. A bot that
needs time has an attribute `seconds`, how long it may think, which a table server sets before it asks: less if many
tables wait. Other packages add bots by an entry point in `fathom.bots`; a bot is made by its name and a seed, and then
asked again and again. At a table server it is made for each seat, in a process from which it can reach nothing
(docs/security.md). What follows a colon is handed on: `mcts:200` is made by `mcts`, the seed and `"200"`.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from inspect import signature
from typing import Protocol

from fathom.core.chance import stream
from fathom.core.position import State


class Bot(Protocol):
    """Chooses one of the legal actions of a state for a seat."""

    def choose(self, state: State, seat: int) -> int:
        """One of `state.legal()`."""
        ...


PATIENCE = 3600.0  # seconds for a choice that ends by simulations, where a busy machine must not change it
OFFERED, BY_FILE = "fathom.bots", "fathom.bots.by-file"  # groups of entry points; the latter are nothing without a file


@cache
def _points() -> dict[str, EntryPoint]:
    return {point.name: point for group in (BY_FILE, OFFERED) for point in entry_points(group=group)}


def bots() -> tuple[str, ...]:
    """The names of all bots that play by their name alone, sorted."""
    return tuple(sorted(name for name, point in _points().items() if point.group == OFFERED))


def ours(name: str) -> bool:
    """Whether a bot is one of this package: what they remember is of their own seat, and only for its turn."""
    return name in _points() and _points()[name].value.startswith(f"{__name__}.")


def bot(name: str, seed: int) -> Bot:
    """A bot by name, with its settings after a colon; the error for an unknown one lists all bots."""
    kind, colon, settings = name.partition(":")
    point = _points().get(kind)
    if point is None:
        near = difflib.get_close_matches(kind, bots(), n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise ValueError(f"no bot {name!r}{hint} (bots: {', '.join(bots())})")
    made: Callable[..., Bot] = point.load()
    if not settings and point.group == BY_FILE:
        raise ValueError(f"the bot {kind!r} needs a file: {kind}:FILE")
    if not colon:
        return made(seed)
    try:
        signature(made).bind(seed, settings)
    except TypeError:
        raise ValueError(f"the bot {kind!r} has no settings, so nothing can follow it: {name!r}") from None
    return made(seed, settings)


def patient(name: str, seed: int) -> Bot:
    """A bot by name whose choices do not depend on how busy the machine is, if it counts simulations."""
    player = bot(name, seed)
    settings = getattr(getattr(player, "search", None), "settings", None)
    if getattr(settings, "simulations", None) is not None:
        player.seconds = PATIENCE  # type: ignore[attr-defined]
    return player


def ask(player: Bot, state: State, seed: int) -> int:
    """The action a bot chooses for the actor of a state, from what that seat may know."""
    if state.actor is None:
        raise ValueError("the game is over; there is nothing to choose")
    action = player.choose(state.determinise(state.actor, stream(seed, state.moment)), state.actor)
    if action not in state.legal():
        raise ValueError(f"the bot chose {state.game.text(action)!r}, which is not legal")
    return action
