"""Who sits where: new tables, joining, leaving, the same again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from fathom.bots import bots
from fathom.core.data import DataError
from fathom.core.game import Game
from fathom.core.options import OptionError
from fathom.core.position import State
from fathom.core.record import Record, RecordError
from fathom.core.registry import definition
from fathom.server import clock
from fathom.server.play import ended, not_too_often, take_over
from fathom.server.refusal import Refusal
from fathom.server.rows import Change, Entry, Json, SeatRow, Stored, TableRow, with_seat
from fathom.server.table import FINISHED, Table, present
from fathom.server.who import NAME, Who, clean, fresh, told_apart


def usual_bot() -> str:
    """The bot that takes over where none was named."""
    return "greedy" if "greedy" in bots() else bots()[0]


@dataclass(frozen=True)
class Wish:
    """What a new table is to be like."""

    game: Game
    seats: list[str]
    names: list[str | None]
    public: bool = False
    timer: int | None = None
    substitute: str = ""
    talk: bool = False
    hints: bool | None = None
    notes: bool = False
    origin: State | None = None  # the position from which it goes on
    start: Json | None = None


def game_of(name: str, options: dict[str, Any], pack: dict[str, Any] | None, players: int) -> Game:
    """The game asked for; Refusal says what is wrong with it."""
    try:
        found = definition(name)
    except ValueError as error:
        raise Refusal("no-game", reason=str(error)) from None
    if options.setdefault("players", players) not in (players, str(players)):
        raise Refusal("seat-count", seats=players, players=str(options["players"]))
    try:
        return Game(found, options, pack)
    except OptionError as error:
        raise Refusal("option", reason=str(error)) from None
    except (DataError, ValueError, TypeError) as error:
        raise Refusal("pack", reason=str(error)) from None


def new(wish: Wish, who: Who) -> Stored:
    """A new table, as it is to be stored. It begins at once if no seat is open."""
    _check(wish)
    now, game, origin = clock.now(), wish.game, wish.origin
    row = TableRow(
        id=fresh(),
        game=game.name,
        version=game.version,
        data=game.data_hash,
        options=dict(game.options),
        pack=game.pack,
        setup=None if origin is None else list(origin.setup),
        moves=None if origin is None else [[game.text(turn.action), list(turn.outcomes)] for turn in origin.history],
        start=wish.start,
        public=wish.public,
        timer=wish.timer,
        substitute=wish.substitute or usual_bot(),
        creator=who.person,
        status="open",
        number=0,
        state=0,
        driven=False,
        created=now,
        updated=now,
        host=who.name,
        talk=wish.talk,
        hints=wish.hints,
        notes=wish.notes,
    )
    sitting: list[SeatRow] = []
    for word, name in zip(wish.seats, wish.names, strict=True):
        seat = _seat(len(sitting), word, name, who)
        sitting.append(replace(seat, name=told_apart(seat.name, (one.name for one in sitting))))
    made = Stored(row=row, seats=sitting)
    return begin(Table(made)) if all(seat.taken for seat in sitting) else made


def _check(wish: Wish) -> None:
    known = ("me", "open", *bots())
    for word in wish.seats:
        if word not in known:
            raise Refusal("no-seat-word", word=word[:40], known=", ".join(known))
    if wish.substitute and wish.substitute not in bots():
        raise Refusal("no-bot", bot=wish.substitute[:40], bots=", ".join(bots()))
    if len(wish.names) != len(wish.seats):
        raise Refusal("name-count", seats=len(wish.seats), names=len(wish.names))


def _seat(number: int, word: str, name: str | None, who: Who) -> SeatRow:
    seat = SeatRow(seat=number, taken=word != "open", away=False, agrees=False)
    if word == "me":
        if who.person is None:
            raise Refusal("who")
        return replace(seat, person=who.person, name=clean(name, NAME) if name else who.name)
    return seat if word == "open" else replace(seat, bot=word)


def begin(table: Table, *before: Entry, seats: list[SeatRow] | None = None) -> Change:
    """Start the game, with these seats, after entries that come first."""
    if table.row.setup is None:
        position = table.game.new()  # the system's entropy, which nobody can foretell
    else:
        position = table.begin(table.row.moves) if table.laid is None else table.laid.clone()
    start = table.entry("start", nth=len(before) + 1)
    row = table.standing(position, table.seats if seats is None else seats, start.at)
    row = replace(row, setup=list(position.setup), state=start.number)
    return table.change(*before, start, row=row, seats=seats, position=position)


def join(table: Table, who: Who, seat: int | None, name: str | None) -> Change | int:
    """Take an open seat; those who sit already stay, unless they name another one. The last to join starts the game."""
    if who.person is None:
        raise Refusal("who")
    own = table.own(who)
    if (own and seat is None) or seat in own:
        return table.number
    if table.status != "open":
        raise Refusal("begun" if table.status == "playing" else "over")
    if seat is not None and not 0 <= seat < len(table.seats):
        raise Refusal("no-seat", seats=len(table.seats))
    mine = kept(table, who)
    free = [one.seat for one in table.seats if not one.taken and one.person is None]
    if seat is None:
        if not mine and not free:
            raise Refusal("full")
        seat = (mine + free)[0]
    elif seat not in mine + free:
        raise Refusal("taken")
    name = clean(name, NAME) if name else table.seats[seat].name or who.name
    name = told_apart(name, (one.name for one in table.seats if one.seat != seat))
    seats = with_seat(table.seats, seat, person=who.person, taken=True, name=name, token=None)
    return _seated(table, table.entry("join", seat, {"name": name}), seats)


def let_talk(table: Table, who: Who, talk: bool) -> Change | int:
    """Whether spectators may chat from now on."""
    if not who.hosts(table.row, table.seats):
        raise Refusal("not-yours")
    if table.row.talk == talk:
        return table.number
    own = table.own(who)
    said = table.entry("talk", own[0] if own else None, {"talk": talk, "name": who.name, "person": who.person})
    not_too_often(table, said.seat, who)
    return table.change(said, row=replace(table.row, talk=talk))


def fill(table: Table, who: Who, seat: int, bot: str) -> Change:
    """The host puts a bot into an open seat."""
    if not who.hosts(table.row, table.seats):
        raise Refusal("not-yours")
    if table.status != "open":
        raise Refusal("begun" if table.status == "playing" else "over")
    if not 0 <= seat < len(table.seats):
        raise Refusal("no-seat", seats=len(table.seats))
    if bot not in bots():
        raise Refusal("no-bot", bot=bot[:40], bots=", ".join(bots()))
    if table.seats[seat].taken:
        raise Refusal("taken")
    seats = with_seat(table.seats, seat, person=None, taken=True, name=None, bot=bot, token=None)
    return _seated(table, table.entry("join", seat, {"bot": bot}), seats)


def _seated(table: Table, joined: Entry, seats: list[SeatRow]) -> Change:
    """Take a seat; if no seat is open any more, the game begins."""
    if all(one.taken for one in seats):
        return begin(table, joined, seats=seats)
    return table.change(joined, seats=seats)


def leave(table: Table, who: Who, seat: int | None) -> Change | int:
    """Get up. Before the start the seat is open again; afterwards a bot goes on."""
    own = table.own(who)
    seat = own[0] if seat is None and len(own) > 1 and table.status == "open" else table.seat_of(who, seat)
    if table.status == "playing":
        return table.number if table.seats[seat].away else take_over(table, seat, "left")
    if table.finished:
        raise Refusal("over")
    seats = with_seat(table.seats, seat, person=None, taken=False, name=None, token=None)
    waiting = any(one.person and one.taken for one in seats)
    row = table.row if waiting else replace(table.row, status="abandoned")
    return table.change(table.entry("leave", seat), row=row, seats=seats)


def kept(table: Table, who: Who) -> list[int]:
    """The reserved seats."""
    return [one.seat for one in table.seats if not one.taken and who.person and one.person == who.person]


def rematch(table: Table, who: Who, but: str | None = None, position: State | None = None) -> tuple[Change, str] | str:
    """The same again: a new table whose seats are kept for the same people, or the one that was asked for before
    (unless it is `but`, which everybody has left). With a position the game goes on from there."""
    own, row = table.own(who), table.row
    table.seat_of(who, own[0] if own else None)
    if table.status not in FINISHED:
        raise Refusal("not-finished")
    if who.person is None:
        raise Refusal("who")
    if row.rematch is not None and row.rematch != but:
        return row.rematch
    words, names = [], []
    for one in table.seats:
        mine = one.person == who.person
        words.append("me" if mine else "open" if one.person is not None else one.bot or "open")
        names.append(one.name if mine else None)
    game = present(row)
    if game is None:
        raise Refusal("outdated", game=row.game)
    start = None if position is None else {"table": table.id, "at": table.moment}
    alike = (row.public, row.timer, row.substitute, row.talk, row.hints, row.notes)
    made = new(Wish(game, words, names, *alike, position, start), who)
    seats = [
        seat if one.person in (None, who.person) else replace(seat, person=one.person, name=one.name)
        for one, seat in zip(table.seats, made.seats, strict=True)
    ]
    made = replace(made, seats=seats)

    id = made.row.id
    said = table.entry("rematch", own[0], {"table": id})
    return table.change(said, row=replace(row, rematch=id), beside=made), id


def retire(table: Table) -> Change | int:
    """Other rules have come. A table that has not begun takes them; a game that is on ends, and can be gone on with
    from where it stood. A game of newer rules is left to the servers that have them."""
    row, game = table.row, present(table.row)
    if table.finished or not table.old or game is None or game.version < row.version:
        return table.number
    said = table.entry("rules", body={"from": row.version, "to": game.version})
    if row.status == "open" and row.setup is None:
        return table.change(said, row=replace(row, version=game.version, data=game.data_hash))
    return table.change(said, row=ended(table, row, "abandoned"))


def study(record: Record, position: State, who: Who) -> Stored:
    """An uploaded finished game, as a table to look at."""
    if not position.over and record.about.get("ended") not in ("conceded", "abandoned"):
        raise Refusal("not-finished")
    game, count = position.game, position.game.seats
    made = new(Wish(game, ["open"] * count, [None] * count, start={"at": 0, "record": True, "uploaded": True}), who)
    names = [name.strip() for name in record.about.get("players", record.about.get("seats", "")).split(",")]
    seats = []
    for seat in made.seats:
        given = names[seat.seat] if len(names) == count else ""
        seats.append(replace(seat, taken=True, name=clean(given, NAME) if given and len(given) <= NAME else None))
    now = made.row.created
    log = [Entry(1, "start", None, {}, None, now)]
    for turn in position.history:
        body = {"action": game.text(turn.action), "outcomes": turn.outcomes}
        log.append(Entry(len(log) + 1, "action", turn.actor, body, None, now))
    row = Table(Stored(row=made.row, seats=seats)).standing(position, seats, now)
    row = replace(row, setup=list(position.setup), number=len(log), state=len(log))
    if not position.over:
        row = replace(row, status="abandoned", actor=None, driven=False, deadline=None)
    return Stored(row=row, seats=seats, entries=log)


def origin(record: Record, at: int | None) -> State:
    """The moment of a record from which a new game goes on."""
    position = replayed(record, at)
    if position.over:
        raise Refusal("over")
    return position


def replayed(record: Record, at: int | None = None) -> State:
    """A moment of a record; where it was played by other rules, as the present ones have it."""
    try:
        game = definition(record.game)
        return record.carried(at)[0] if record.version < game.version else record.replay(at)
    except (RecordError, ValueError) as error:
        raise Refusal("record", reason=str(error)) from None
