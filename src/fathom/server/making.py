"""A new table from what somebody asked for. With a saved game, a data pack or a moment of another game this takes a
while, and strangers' data may do anything to the rules: `workshop.py` has that done in a process apart."""

from __future__ import annotations

import json
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from fathom.bots import bot
from fathom.core.data import DataError, bounded
from fathom.core.game import Game
from fathom.core.record import Record, RecordError
from fathom.core.registry import definition
from fathom.server import models, seating
from fathom.server.people import Who
from fathom.server.refusal import Refusal, complaint
from fathom.server.rows import Stored

MOVES = 20_000  # of an uploaded record
TRIAL_GAMES = 2
TRIAL_ACTIONS = 20_000

M = TypeVar("M", bound=BaseModel)


def read(model: type[M], body: bytes) -> M:
    """What a request says; Refusal if it is not what is expected."""
    try:
        return model.model_validate(json.loads(body))
    except ValidationError as error:
        raise Refusal("invalid", reason=complaint(error.errors())) from None
    except (ValueError, RecursionError) as error:
        raise Refusal("invalid", reason=f"JSON decode error: {error}"[:300]) from None


def heavy(given: models.Create) -> bool:
    """Whether this is to be made in the workshop."""
    return any(one is not None for one in (given.pack, given.record, given.start))


def table(given: models.Create, who: Who, goes_on: Record | None = None) -> Stored:
    """A new table; `goes_on` is the record of the table that `start` names."""
    names: list[str | None] = [None] * len(given.seats) if given.names is None else list(given.names)
    rest = (given.seats, names, given.public, given.timer, given.substitute or "", given.talk, given.hints, given.notes)
    if given.start is None and given.record is None:
        if given.game is None or given.at is not None:
            raise Refusal("invalid", reason="game: is missing" if given.game is None else "at: of which record?")
        if given.pack is not None:
            seating.game_of(given.game, dict(given.options), None, len(given.seats))  # is it the data or the rest?
            try_out(given.game, {**given.options, "players": len(given.seats)}, given.pack)
        game = seating.game_of(given.game, dict(given.options), given.pack, len(given.seats))
        return seating.new(seating.Wish(game, *rest), who)
    if given.game is not None or given.options or given.pack is not None:
        raise Refusal("invalid", reason="game, options, pack: the game that goes on has its own")
    if given.start is not None:
        if given.record is not None or given.at is not None:
            raise Refusal("invalid", reason="start, record: only one of them can be given")
        if goes_on is None:
            raise Refusal("too-large", most=models.PLAIN // 1024)
        origin, start = seating.origin(goes_on, given.start.at), given.start.model_dump()
    else:
        assert given.record is not None
        origin = seating.origin(saved(given.record), given.at)
        start = {"at": origin.moment, "record": True}
    if origin.game.seats != len(given.seats):
        raise Refusal("seat-count", seats=len(given.seats), players=str(origin.game.seats))
    return seating.new(seating.Wish(origin.game, *rest, origin, start), who)


def study(given: models.SavedGame, who: Who) -> Stored:
    """An uploaded finished game, as a table to look at."""
    record = saved(given)
    return seating.study(record, seating.replayed(record), who)


def saved(given: models.SavedGame) -> Record:
    """The record that was sent."""
    if len(given.moves) > MOVES:
        raise Refusal("record", reason=f"more than {MOVES} moves")
    try:
        record = Record.read(given.model_dump(exclude_none=True))
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
