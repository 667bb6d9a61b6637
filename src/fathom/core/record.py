"""A saved game: the options, the actions, and the outcomes of chance for each. Replaying needs no generator."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from fathom.core.actions import whole
from fathom.core.chance import Script

if TYPE_CHECKING:
    from fathom.core.game import Game
    from fathom.core.position import State

FORMAT = 1


class RecordError(ValueError):
    """A saved game that cannot be read or does not follow the rules."""


@dataclass(frozen=True)
class Move:
    """One action in its notation and the outcomes it used."""

    action: str
    outcomes: tuple[int, ...]


@dataclass(frozen=True)
class Record:
    """A game from its set-up to some moment. `about` is whatever else the table wants to remember (who sat where, the
    date): words only, and nothing that the rules read."""

    game: str
    version: int
    options: dict[str, Any]
    data: str
    setup: tuple[int, ...]
    moves: tuple[Move, ...]
    pack: dict[str, Any] | None = None
    about: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, state: State, **about: str) -> Record:
        """The record of a state. A position edited by hand has no record."""
        if not all(isinstance(word, str) for word in about.values()):
            raise RecordError("about: must be a table of words")
        game = state.game
        record = cls(
            game=game.name,
            version=game.version,
            options=dict(game.options),
            data=game.data_hash,
            setup=tuple(state.setup),
            moves=tuple(Move(game.text(turn.action), tuple(turn.outcomes)) for turn in state.history),
            pack=game.pack,
            about=about,
        )
        if state.edited and not record._leads_to(state):
            raise RecordError("this position was edited by hand; only a game played from its start can be saved")
        return record

    def _leads_to(self, state: State) -> bool:
        try:
            return bool(self.replay().raw == state.raw)
        except RecordError:
            return False

    def to_json(self) -> str:
        """One line per move, so that a stored game reads well and diffs well."""
        head = {
            "fathom": FORMAT,
            "game": self.game,
            "version": self.version,
            "options": self.options,
            "data": self.data,
            **({"pack": self.pack} if self.pack is not None else {}),
            **({"about": self.about} if self.about else {}),
            "setup": list(self.setup),
        }
        lines = [json.dumps(head)[:-1] + ', "moves": [']
        rows = [json.dumps([move.action, list(move.outcomes)]) for move in self.moves]
        return "\n".join([*lines, ",\n".join(rows), "]}"]) + "\n"

    @classmethod
    def from_json(cls, text: str) -> Record:
        """The record of a JSON text; RecordError says what is wrong with it."""
        try:
            held = json.loads(text)
        except (ValueError, RecursionError, TypeError) as error:
            raise RecordError(f"not a saved game: {error}") from None
        return cls.read(held)

    @classmethod
    def read(cls, held: Any) -> Record:
        """The record of what a JSON text holds."""
        if not isinstance(held, dict) or "fathom" not in held:
            raise RecordError("not a saved game: a JSON object with the key 'fathom' is expected")
        if held["fathom"] != FORMAT:
            raise RecordError(f"saved in format {held['fathom']!r}; this version reads format {FORMAT}")
        wanted = {"game": str, "version": int, "options": dict, "data": str, "setup": list, "moves": list}
        for key, kind in wanted.items():
            if not isinstance(held.get(key), kind):
                raise RecordError(f"{key}: must be {kind.__name__}, is {type(held.get(key)).__name__}")
        if not isinstance(held.get("pack"), dict | None):
            raise RecordError("pack: must be a table of values")
        about = held.get("about", {})
        if not isinstance(about, dict) or not all(isinstance(word, str) for word in about.values()):
            raise RecordError("about: must be a table of words")
        _outcomes(held["setup"], "setup")
        moves = []
        for i, move in enumerate(held["moves"]):
            if not isinstance(move, list) or len(move) != 2 or not isinstance(move[0], str):
                raise RecordError(f"moves[{i}]: must be [action, outcomes]")
            moves.append(Move(move[0], _outcomes(move[1], f"moves[{i}]")))
        return cls(
            game=held["game"],
            version=held["version"],
            options=held["options"],
            data=held["data"],
            setup=tuple(held["setup"]),
            moves=tuple(moves),
            pack=held.get("pack"),
            about=about,
        )

    def replay(self, at: int | None = None) -> State:
        """The state after all moves, or after the first `at` of them."""
        game = self._game()
        if game.version != self.version:
            raise RecordError(self._other(game))
        if game.data_hash != self.data:
            raise RecordError(f"played with data {self.data}; the data here is {game.data_hash}")
        moves = self._until(at)
        try:
            state = game.new(chance=list(self.setup))
        except ValueError as error:
            raise RecordError(f"setup: {error}") from None
        for i, move in enumerate(moves):
            try:
                state.apply(game.action(move.action), chance=list(move.outcomes))
            except ValueError as error:
                raise RecordError(f"moves[{i}] ({move.action}): {error}") from None
        return state

    def carried(self, at: int | None = None) -> tuple[State, list[int]]:
        """A game of other rules played by the present ones: the state after all moves, or the first `at`, and to which
        of its moments each moment of the record has become. What has to be decided now and was not then is decided
        where there is one legal action only. Every action must be legal and every outcome be used, or it is a
        RecordError."""
        game, marks = self._game(), []
        if self.version > game.version:
            raise RecordError(self._other(game))
        try:
            state = game.new(chance=(left := Script(self.setup)))
            _use_up(state, left)
            for move in self._until(at):
                action = game.action(move.action)
                while state.explain(action) is not None and _only(state) is not None:
                    state.apply(state.legal()[0], chance=())
                marks.append(state.moment)
                state.apply(action, chance=(left := Script(move.outcomes)))
                _use_up(state, left)
        except ValueError as error:
            where = f"moves[{len(marks) - 1}]" if marks else "setup"
            raise RecordError(f"{where}: the present rules of {self.game} cannot follow: {error}") from None
        state = _to_the_end(state)
        return state, [*marks, state.moment]

    def _game(self) -> Game:
        from fathom.core.game import Game
        from fathom.core.registry import definition

        try:
            return Game(definition(self.game), self.options, self.pack)
        except (ValueError, TypeError) as error:
            raise RecordError(f"cannot be replayed: {error}") from None

    def _other(self, game: Game) -> str:
        return f"played by version {self.version} of the rules of {self.game}; this is version {game.version}"

    def _until(self, at: int | None) -> tuple[Move, ...]:
        if at is not None and (whole(at) is None or not 0 <= at <= len(self.moves)):
            raise RecordError(f"the game has moments 0 to {len(self.moves)}, not {at}")
        return self.moves if at is None else self.moves[:at]


def _only(state: State) -> int | None:
    """The one legal action; None if there is a choice, or nothing to do."""
    legal = state.legal()
    return legal[0] if len(legal) == 1 else None


def _use_up(state: State, left: Script) -> None:
    """Take steps without a choice until all outcomes of a move are used: the rules it was played by took them."""
    while not left.used and (action := _only(state)) is not None:
        state.apply(action, chance=left)
    left.finish()


def _to_the_end(state: State) -> State:
    """The state; if nothing but steps without a choice or chance is left of the game, its end."""
    end = state.clone()
    try:
        while (action := _only(end)) is not None:
            end.apply(action, chance=())
    except ValueError:  # chance has a say
        return state
    return end if end.over else state


def _outcomes(value: Any, where: str) -> tuple[int, ...]:
    if not isinstance(value, list) or any(isinstance(x, bool) or not isinstance(x, int) for x in value):
        raise RecordError(f"{where}: outcomes must be a list of integers")
    return tuple(value)
