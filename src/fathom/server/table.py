"""One table in memory: what is stored of it, and the position that follows from its entries."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from fathom.core.foresight import Foreseen
from fathom.core.game import Game
from fathom.core.position import State, Turn
from fathom.core.record import Move, Record
from fathom.core.registry import definition
from fathom.server import clock
from fathom.server.refusal import Refusal
from fathom.server.rows import Change, Entry, Json, SeatRow, Stored, TableRow
from fathom.server.who import Who

if TYPE_CHECKING:
    from fathom.server.live import Watcher

FINISHED = ("over", "abandoned")
STRIDE = 100  # actions from one kept position to the next: so far must be played to see any moment again


class Table:
    """A table as this server knows it. It is changed under its lock only."""

    def __init__(self, stored: Stored) -> None:
        self.row, self.seats = stored.row, list(stored.seats)
        self.id = self.row.id
        self._game = playable(self.row)
        self.pressed: Json | None = None  # where the rules are others by now: what can be told without them
        self.position: State | None = None
        self.entries: list[Entry] = []
        self.turns: dict[int, Turn] = {}  # of entries that are actions, also of those that were taken back
        self.moments: dict[int, int] = {}  # to which each action and undo led
        self.line: list[int] = []  # the entries that led to the position
        self.returns: Counter[int] = Counter()  # how often somebody went back to a moment
        self.kept: dict[int, bytes] = {}  # positions of the past, by their moment
        self.keys: dict[tuple[int | None, str | None], int] = {}
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.doubtful = False  # something was being stored, and it is not known whether it was
        self.used = time.monotonic()
        self.missing: int | None = None  # the seat that the others wait for in vain
        self.ahead: tuple[int, asyncio.Task[dict[int, Foreseen]]] | None = None  # what can be foreseen in a state
        self.course: Json | None = None  # of a finished game, once somebody has asked for it
        # A game that goes on from another is played up to there when it is loaded, not when the last one sits down.
        self.laid = self.begin(self.row.moves) if self.row.moves and not self.row.state else None
        self.follow(stored)

    # How things stand

    @property
    def game(self) -> Game:
        """The game; Refusal where the rules or data are others than those the table began with."""
        if self._game is None:
            raise Refusal("outdated", game=self.row.game)
        return self._game

    @property
    def old(self) -> bool:
        """Whether the rules or data are others than those the table began with."""
        return self._game is None

    @property
    def moment(self) -> int:
        """How many actions led to the position."""
        return self.base + len(self.line)

    @property
    def number(self) -> int:
        """The number of the latest entry."""
        return len(self.entries)

    @property
    def state(self) -> int:
        """The number of the latest entry that changed the position or ended the game."""
        return self.row.state

    @property
    def status(self) -> str:
        """open, playing, over or abandoned."""
        return self.row.status

    @property
    def finished(self) -> bool:
        """Whether play has ended here."""
        return self.status in FINISHED

    @property
    def cut_short(self) -> bool:
        """Whether new rules have ended the game. It may go on elsewhere, so what is hidden stays hidden."""
        return self.finished and 0 < self.state <= self.number and self.entries[self.state - 1].kind == "rules"

    @property
    def revealed(self) -> bool:
        """Whether everybody may see everything."""
        return self.finished and not self.cut_short

    @property
    def begun(self) -> State:
        """The position; Refusal before there is one."""
        if self.position is None:
            raise Refusal("outdated", game=self.row.game) if self.old else Refusal("not-begun")
        return self.position

    @property
    def base(self) -> int:
        """At which moment this table began: not at 0 where it goes on from another game."""
        return len(self.row.moves or ())

    @property
    def driver(self) -> str | None:
        """The bot that has to decide now, if any."""
        actor = self.row.actor
        return None if self.status != "playing" or actor is None or self.old else self.bot_of(self.seats[actor])

    def bot_of(self, seat: SeatRow) -> str | None:
        """The bot that decides for a seat now, if any."""
        if seat.bot is None and (seat.away or seat.conceded is not None):
            return self.row.substitute
        return seat.bot

    @property
    def hints(self) -> bool:
        """Whether whoever decides may ask for a hint: as the table says, or else who is alone with bots."""
        return hints_allowed(self.row, self.seats)

    def own(self, who: Who) -> list[int]:
        """The seats of a person."""
        return [seat.seat for seat in self.seats if who.holds(self.id, seat)]

    def seat_of(self, who: Who, seat: int | None) -> int:
        """The seat that a request speaks for; Refusal if it is not the sender's."""
        own, actor = self.own(who), self.row.actor
        if not own:
            raise Refusal("who" if who.person is None and who.table is None else "not-yours")
        if seat is None:
            if actor is not None and actor in own:
                return actor
            if len(own) > 1:
                raise Refusal("which-seat", seats=", ".join(map(str, own)))
            return own[0]
        if seat not in own:
            raise Refusal("not-yours")
        return seat

    def viewpoint(self, who: Who, seat: int | None) -> int | None:
        """The seat to look from. In a finished game everybody may see everything."""
        own = self.own(who)
        if seat is None:
            return None if not own else self.row.actor if self.row.actor in own else own[0]
        if not 0 <= seat < len(self.seats) or (seat not in own and not self.revealed):
            raise Refusal("not-yours")
        return seat

    # What is to follow

    def entry(
        self, kind: str, seat: int | None = None, body: Json | None = None, key: str | None = None, nth: int = 1
    ) -> Entry:
        """An entry that is to follow; `nth` of several."""
        return Entry(self.number + nth, kind, seat, body or {}, key, clock.now())

    def change(
        self,
        *entries: Entry,
        row: TableRow | None = None,
        seats: Sequence[SeatRow] | None = None,
        position: State | None = None,
        beside: Stored | None = None,
    ) -> Change:
        """What these entries bring about; row and seats stay as they are unless they are given."""
        last = entries[-1]
        return Change(
            was=Stored(row=self.row, seats=self.seats),
            row=replace(row or self.row, number=last.number, updated=last.at),
            seats=self.seats if seats is None else seats,
            entries=entries,
            position=position,
            beside=beside,
        )

    def standing(self, position: State, seats: Sequence[SeatRow], now: float) -> TableRow:
        """The row with this position and these seats: who decides, until when, and the result."""
        row, actor = self.row, position.actor
        if actor is None:
            result = {"scores": position.scores, "ranks": ranks(position, seats), "reason": "played"}
            return replace(row, status="over", actor=None, driven=False, deadline=None, result=result)
        deadline = None if row.timer is None else now + row.timer
        # The same seat goes on with the same time, until something new comes to light.
        going_on = position is self.position or position.can_undo
        if deadline is not None and going_on and row.actor == actor:
            deadline = row.deadline or deadline
        driven = self.bot_of(seats[actor]) is not None
        return replace(row, status="playing", actor=actor, driven=driven, deadline=deadline)

    # What follows from the entries

    def follow(self, stored: Stored) -> None:
        """Take over what is stored now. A change that was made here brings the position along."""
        self.row, self.seats, self.missing = stored.row, list(stored.seats), None
        position = stored.position if isinstance(stored, Change) else None
        for entry in stored.entries:
            self._fold(entry, position)

    def _fold(self, entry: Entry, after: State | None) -> None:
        if entry.number != self.number + 1:
            raise RuntimeError(f"entry {entry.number} cannot follow entry {self.number}")
        if not self.old:
            self._play(entry, after)
        if entry.kind == "action":
            self.line.append(entry.number)
        elif entry.kind == "undo":
            self.line.pop()
            self.returns[self.moment] += 1
        if entry.kind in ("action", "undo"):
            self.moments[entry.number] = self.moment
        if entry.key is not None:
            self.keys[entry.seat, entry.key] = entry.number
        self.entries.append(entry)

    def _play(self, entry: Entry, after: State | None) -> None:
        if entry.kind == "start":
            self.position = after or self.laid or self.begin(self.row.moves)
        elif entry.kind in ("action", "undo"):
            if after is not None:
                self.position = after
            elif entry.kind == "action":
                self.begun.apply(self.game.action(entry.body["action"]), chance=entry.body["outcomes"])
            else:
                self.begun.undo()
            if entry.kind == "action":
                self.turns[entry.number] = self.begun.history[-1]
                self._keep(self.begun)

    def begin(self, moves: Iterable[Sequence[Any]] | None) -> State:
        """The position at which the table begins."""
        position = self.game.new(chance=self.row.setup)
        for action, outcomes in moves or ():
            position.apply(self.game.action(action), chance=outcomes)
            self._keep(position)
        return position

    def _keep(self, position: State) -> None:
        if position.moment % STRIDE == 0:
            self.kept[position.moment] = position.pack()

    def came(self, at: int) -> Entry | None:
        """The entry that led to a moment; None for a moment before the table began."""
        return self.entries[self.line[at - self.base - 1] - 1] if self.base < at <= self.base + len(self.line) else None

    def past(self, at: int) -> Callable[[], State]:
        """A function that plays up to a moment, from the nearest position that was kept."""
        position = self.begun
        if not 0 <= at <= position.moment:
            raise Refusal("no-moment", last=position.moment)
        first = at - at % STRIDE
        while first and first not in self.kept:
            first -= STRIDE
        game, setup, turns, kept = self.game, position.setup, position.history[first:at], self.kept.get(first)

        def play() -> State:
            position = game.new(chance=setup) if kept is None else State.unpack(game, kept, first)
            for turn in turns:
                position.apply(turn.action, chance=turn.outcomes)
            return position

        return play

    def through(self) -> tuple[State, list[int]]:
        """The position, and which of its moments each moment here is; by the present rules, which may ask more often
        than those it was played by. RecordError if they cannot follow."""
        if self.old:
            return self.played().carried()
        return self.begun, list(range(self.begun.moment + 1))

    def record(self) -> Record:
        """The record of a finished game: before its end it would tell secrets."""
        if not self.revealed or self.row.setup is None:
            raise Refusal("not-finished")
        names = ", ".join((seat.name or seat.bot or "-").replace(",", " ") for seat in self.seats)
        ended = "abandoned" if self.row.result is None else self.row.result["reason"]
        return self.played(players=names, ended=ended)

    def played(self, **about: str) -> Record:
        """What was played here, as a record: it holds all secrets."""
        row = self.row
        acted = [self.entries[number - 1].body for number in self.line]
        moves = [*(row.moves or ()), *([body["action"], body["outcomes"]] for body in acted)]
        return Record(
            game=row.game,
            version=row.version,
            options=dict(row.options),
            data=row.data,
            setup=tuple(row.setup or ()),
            moves=tuple(Move(action, tuple(outcomes)) for action, outcomes in moves),
            pack=row.pack,
            about=about,
        )


def hints_allowed(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether hints may be asked for at a table; where it does not say so itself, by whoever is alone with bots."""
    return sum(seat.bot is None for seat in seats) <= 1 if row.hints is None else row.hints


def ranks(position: State, seats: Sequence[SeatRow]) -> list[int]:
    """Those who have not conceded are first, by how things stand; then the others, the last to concede before the
    first."""
    standing = position.ranks
    if all(seat.conceded is None for seat in seats):
        return list(standing)
    if len(seats) == 1:
        return [1]
    order = [(seat.conceded is not None, -(seat.conceded or 0) or standing[seat.seat]) for seat in seats]
    return [sum(other < mine for other in order) for mine in order]


def playable(row: TableRow) -> Game | None:
    """The game of a table; None if this server has other rules or data than the table began with."""
    game = present(row)
    return game if game is not None and (game.version, game.data_hash) == (row.version, row.data) else None


def present(row: TableRow) -> Game | None:
    """The game of a table by the present rules and data; None if there is none with such options."""
    try:
        return Game(definition(row.game), row.options, row.pack)
    except (ValueError, TypeError):
        return None
