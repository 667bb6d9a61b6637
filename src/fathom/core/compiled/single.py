"""One game in the compiled world, for loops in Python: environments step it.

It has what such a loop needs and pays for nothing else: no history, no events, no undo. The same seed and actions lead
to the same positions as in the plain world.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import numpy as np

from fathom.core.actions import whole
from fathom.core.chance import Seeded, seed_of, stream
from fathom.core.position import IllegalAction, State

if TYPE_CHECKING:
    from fathom.core.compiled.world import Compiled
    from fathom.core.game import Game

FIRST = np.ones(1, np.int32)


class Single:
    """One game in the compiled world.

    >>> import fathom
    >>> game = fathom.load("otys", players=2).compile().single(seed=7)
    >>> game.actor, game.moment, len(game.legal())
    (0, 0, 10)
    >>> game.apply(game.legal()[0])
    >>> game.moment
    1
    """

    __slots__ = ("_actor", "_bytes", "_chances", "_legal", "_row", "_scratch", "_states", "_step", "fast", "moment")

    _bytes: np.ndarray[Any, Any]
    _states: np.ndarray[Any, Any]
    _row: np.ndarray[Any, Any]
    _scratch: np.ndarray[Any, Any]
    _legal: list[int]

    def __init__(self, fast: Compiled, seed: int | None = None) -> None:
        seed = int.from_bytes(os.urandom(8), "little") if seed is None else seed_of(seed)
        seats = fast.game.seats
        self._hold(fast, fast.blank().view(np.uint8), np.array([[Seeded(seed).state]], np.uint64), fast.scratch())
        rest = np.zeros(1, np.int32), np.zeros(1, np.uint8), np.zeros((1, seats), np.int32)
        fast.entries["drive_begin"](self._states, self._chances, self._scratch, FIRST, *rest)
        self._legal, self.moment = self._row[1 : self._row[0] + 1].tolist(), 0

    def _hold(self, fast: Compiled, packed: np.ndarray[Any, Any], chances: np.ndarray[Any, Any], scratch: Any) -> None:
        """Take over a packed state and what belongs to it. It is kept as bytes, too, because numpy copies a record
        field by field; and so is a view of the actor, because looking up a field takes longer than a step. For the same
        reason the record is laid over the bytes: a `view` of them takes ten times as long."""
        self.fast, self._step = fast, fast.entries["drive_one"]
        self._bytes, self._states = packed, np.ndarray(1, fast.dtype, packed)
        self._actor, self._chances = self._states["actor"], chances
        self._scratch, self._row = scratch, scratch[0]

    @classmethod
    def unpack(cls, fast: Compiled, packed: bytes, generator: int, moment: int = 0) -> Single:
        """A game that goes on from a packed position (`pack`) and a generator (`generator`)."""
        if len(packed) != fast.dtype.itemsize:
            raise ValueError(f"a position of {fast.game.name} has {fast.dtype.itemsize} bytes, not {len(packed)}")
        new = cls.__new__(cls)
        chances = np.array([[generator]], np.uint64)
        new._hold(fast, np.frombuffer(bytearray(packed), np.uint8), chances, fast.scratch())
        new.moment = moment
        mask = np.zeros((1, fast.game.num_actions), np.uint8)
        fast.entries["drive_mask"](new._states, new._scratch, mask)
        new._legal = np.flatnonzero(mask[0]).tolist()
        new._row[0] = len(new._legal)
        new._row[1 : len(new._legal) + 1] = new._legal
        return new

    def __repr__(self) -> str:
        who = "over" if self.over else f"seat {self.actor} to decide"
        return f"<{self.game.name}, compiled, after {self.moment} actions, {who}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.game, self.pack(), self.generator, self.moment)

    def __copy__(self) -> Single:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Single:
        return self.clone()

    @property
    def game(self) -> Game:
        """The rules with their options and data."""
        return self.fast.game

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._legal

    @property
    def actor(self) -> int | None:
        """The seat to decide; None when the game is over."""
        return int(self._actor[0]) if self._legal else None

    @property
    def generator(self) -> int:
        """The state of its generator: it tells the future, so no player may see it."""
        return int(self._chances[0, 0])

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat as things stand, hidden ones included."""
        return self.result()[0] if self.over else self.state().scores

    @property
    def ranks(self) -> tuple[int, ...]:
        """The place of each seat as things stand: 0 is first, ties share."""
        return self.result()[1] if self.over else self.state().ranks

    def result(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Scores and ranks of a finished game; of another one, after a random play-out of a copy, with chances of its
        own."""
        seats = self.game.seats
        scores, ranks = np.zeros((1, seats), np.int32), np.zeros((1, seats), np.int32)
        chances = np.array([[stream(self.generator, self.moment)]], np.uint64)
        work, scratch = self._bytes.copy().view(self.fast.dtype), self.fast.scratch()
        self.fast.entries["drive_playouts"](self._states, work, chances, scratch, 0, 1, scores, ranks)
        return tuple(scores[0].tolist()), tuple(ranks[0].tolist())

    def legal(self) -> list[int]:
        """The legal actions, ascending; empty only when the game is over."""
        return self._legal.copy()

    def apply(self, action: int) -> None:
        """Play a legal action; IllegalAction for any other, and nothing has changed."""
        if type(action) is not int or action not in self._legal:
            action = self._meant(action)
        count = self._step(self._states, self._chances, self._scratch, 0, action)
        self.moment += 1
        self._legal = self._row[1 : count + 1].tolist()

    def _meant(self, action: Any) -> int:
        """The listed action that another one stands for: another kind of integer, or one with the same outcome."""
        number = whole(action)
        if number is not None and number in self._legal:
            return number
        state = self.state()
        why = state.explain(action)
        if why is not None:
            raise IllegalAction(self.game.text(action), why, self.game.rule(why).text)
        return state.same(action)

    def mask(self) -> np.ndarray[Any, Any]:
        """The legal actions as a row of zeros and ones."""
        mask = np.zeros(self.game.num_actions, np.int8)
        mask[self._row[1 : len(self._legal) + 1]] = 1
        return mask

    def observe(self, seat: int) -> np.ndarray[Any, Any]:
        """What a network may see from this seat, as a vector."""
        seen = np.zeros((1, *self.game.observation_shape), np.float32)
        self.fast.entries["drive_observe"](self._states, self._seat(seat), seen)
        row: np.ndarray[Any, Any] = seen[0]
        return row

    def determinise(self, seat: int, seed: int) -> Single:
        """A game that fits all the seat knows: the rest is drawn anew, the future included."""
        seats, seed = self._seat(seat), seed_of(seed)
        new = self.clone()
        new._chances[0, 0] = Seeded(seed).state
        self.fast.entries["drive_determinise"](new._states, new._chances, seats)
        return Single.unpack(self.fast, new.pack(), Seeded(stream(seed, 1)).state, self.moment)

    def _seat(self, seat: int) -> np.ndarray[Any, Any]:
        """A seat as the entry points take it."""
        number = whole(seat)
        if number is None or not 0 <= number < self.game.seats:
            raise ValueError(f"no seat {seat!r}; seats are 0..{self.game.seats - 1}")
        return np.array([number], np.int32)

    def clone(self) -> Single:
        """An independent copy with the same future."""
        new = Single.__new__(Single)
        new._hold(self.fast, self._bytes.copy(), self._chances.copy(), self._scratch.copy())
        new._legal, new.moment = self._legal, self.moment  # the list is never changed, only replaced
        return new

    def pack(self) -> bytes:
        """The position alone, as bytes."""
        return self._bytes.tobytes()

    def state(self) -> State:
        """A copy in the plain world, without history: to look at, in words and as a view."""
        return State.unpack(self.game, self.pack(), self.moment)


def _again(game: Game, packed: bytes, generator: int, moment: int) -> Single:
    """Back from a pickle."""
    return Single.unpack(game.compile(), packed, generator, moment)
