"""A new table from what somebody asked for. With a saved game, a data pack or a moment of another game this takes a
while, and strangers' data may do anything to the rules: `workshop.py` has that done in a process apart."""

from __future__ import annotations

from typing import Any

from fathom.bots import bot
from fathom.core.data import DataError, bounded
from fathom.core.game import Game
from fathom.core.record import Record, RecordError
from fathom.core.registry import definition
from fathom.server import seating
from fathom.server.refusal import Refusal
from fathom.server.rows import Json, Stored
from fathom.server.who import Who

LIGHT = 64 * 1024  # bytes of a request that carries no record and no data pack
MOVES = 20_000  # of an uploaded record
TRIAL_GAMES = 2
TRIAL_ACTIONS = 20_000


def table(given: Json, who: Who, goes_on: Record | None = None) -> Stored:
    """A new table; `given` is what `models.Create` describes, `goes_on` the record of the table that `start` names."""
    seats, pack, start, record, at = (given.get(name) for name in ("seats", "pack", "start", "record", "at"))
    names, options, name = given.get("names"), dict(given.get("options") or {}), given.get("game")
    wished: dict[str, Any] = {
        "seats": list(seats or ()),
        "names": [None] * len(seats or ()) if names is None else list(names),
        "substitute": given.get("substitute") or "",
        "timer": given.get("timer"),
        "hints": given.get("hints"),
        **{one: bool(given.get(one)) for one in ("public", "talk", "notes")},
    }
    count = len(wished["seats"])
    if start is None and record is None:
        if name is None or at is not None:
            raise Refusal("invalid", reason="game: is missing" if name is None else "at: of which record?")
        if pack is not None:
            seating.game_of(name, dict(options), None, count)  # is it the data or the rest?
            try_out(name, {**options, "players": count}, pack)
        return seating.new(seating.Wish(seating.game_of(name, options, pack, count), **wished), who)
    if name is not None or options or pack is not None:
        raise Refusal("invalid", reason="game, options, pack: the game that goes on has its own")
    if start is not None:
        if record is not None or at is not None:
            raise Refusal("invalid", reason="start, record: only one of them can be given")
        if goes_on is None:
            raise Refusal("too-large", most=LIGHT // 1024)
        origin = seating.origin(goes_on, start["at"])
    else:
        origin = seating.origin(saved(record), at)
        start = {"at": origin.moment, "record": True}
    if origin.game.seats != count:
        raise Refusal("seat-count", seats=count, players=str(origin.game.seats))
    return seating.new(seating.Wish(origin.game, **wished, origin=origin, start=start), who)


def study(given: Json, who: Who) -> Stored:
    """An uploaded finished game, as a table to look at."""
    record = saved(given)
    return seating.study(record, seating.replayed(record), who)


def saved(given: Any) -> Record:
    """The record that was sent."""
    moves = given.get("moves") if isinstance(given, dict) else None
    if isinstance(moves, list) and len(moves) > MOVES:
        raise Refusal("record", reason=f"more than {MOVES} moves")
    try:
        record = Record.read(given)
    except RecordError as error:
        raise Refusal("record", reason=str(error)) from None
    if record.pack is not None:
        try_out(record.game, record.options, record.pack)
    return record


def try_out(name: str, options: dict[str, Any], pack: dict[str, Any]) -> None:
    """Play games with an uploaded data pack to their end; Refusal says why that cannot be done."""
    try:
        bounded(pack, "data pack")
        game = Game(definition(name), options, pack)
        for seed in range(TRIAL_GAMES):
            state, player = game.new(seed), bot("random", seed)
            while state.actor is not None:
                state.apply(player.choose(state, state.actor))
                if state.moment > TRIAL_ACTIONS:
                    raise Refusal("pack", reason="a game with these data does not end")
    except (DataError, ValueError, TypeError) as error:
        raise Refusal("pack", reason=str(error)[:500]) from None
    except (AssertionError, ArithmeticError, LookupError, RecursionError, MemoryError) as error:
        reason = f"a game with these data cannot be played ({type(error).__name__})"
        raise Refusal("pack", reason=reason) from None
