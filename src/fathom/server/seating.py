"""Who sits where: new tables, joining, leaving, the same again."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from fathom.bots import bots
from fathom.core.data import DataError
from fathom.core.game import Game, State
from fathom.core.options import OptionError
from fathom.core.record import Record, RecordError
from fathom.core.registry import definition
from fathom.server.people import NAME, Who, clean, fresh
from fathom.server.play import take_over
from fathom.server.refusal import Refusal
from fathom.server.schema import tables
from fathom.server.settings import usual_bot
from fathom.server.store import Entry, Loaded, put
from fathom.server.table import FINISHED, Line, Plan, Row, Table


@dataclass(frozen=True)
class Wish:
    """What a new table is to be like."""

    game: Game
    seats: list[str]
    names: list[str | None]
    public: bool = False
    timer: int | None = None
    substitute: str = ""
    origin: State | None = None  # the position from which it goes on
    start: Row | None = None


def game_of(name: str, options: dict[str, Any], pack: dict[str, Any] | None, players: int) -> Game:
    """The game somebody asks for; Refusal says what is wrong with it."""
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


def new(wish: Wish, who: Who) -> Loaded:
    """A new table, as it is to be stored. It begins at once if no seat is open."""
    _check(wish)
    now, game, id = time.time(), wish.game, fresh()
    row: Row = {column.name: None for column in tables.columns}
    row |= {
        "id": id, "game": game.name, "version": game.version, "data": game.data_hash, "options": dict(game.options),
        "pack": game.pack, "public": wish.public, "timer": wish.timer, "substitute": wish.substitute or usual_bot(),
        "creator": who.person, "status": "open", "number": 0, "state": 0, "driven": False, "created": now,
        "updated": now, "start": wish.start,
    }  # fmt: skip
    if wish.origin is not None:
        row["setup"] = list(wish.origin.setup)
        row["moves"] = [[game.text(turn.action), list(turn.outcomes)] for turn in wish.origin.history]
    sitting = [_seat(i, word, name, who) for i, (word, name) in enumerate(zip(wish.seats, wish.names, strict=True))]
    table = Table(Loaded(row, sitting, []))
    if any(not seat["taken"] for seat in sitting):
        return Loaded(row, sitting, [])
    plan = begin(table)
    log = [Entry(i + 1, line.kind, line.seat, line.body, line.key, now) for i, line in enumerate(plan.lines)]
    return Loaded({**row, **plan.row, "number": len(log)}, sitting, log)


def _check(wish: Wish) -> None:
    known = ("me", "open", *bots())
    for word in wish.seats:
        if word not in known:
            raise Refusal("no-seat-word", word=word[:40], known=", ".join(known))
    if wish.substitute and wish.substitute not in bots():
        raise Refusal("no-bot", bot=wish.substitute[:40], bots=", ".join(bots()))
    if len(wish.names) != len(wish.seats):
        raise Refusal("name-count", seats=len(wish.seats), names=len(wish.names))


def _seat(number: int, word: str, name: str | None, who: Who) -> Row:
    seat: Row = {"seat": number, "person": None, "taken": word != "open", "name": None, "bot": None, "away": False}
    seat |= {"conceded": None, "agrees": False}
    if word == "me":
        if who.person is None:
            raise Refusal("who")
        return {**seat, "person": who.person, "name": clean(name, NAME) if name else who.name}
    return seat if word == "open" else {**seat, "bot": word}


def begin(table: Table, seats: list[Row] | None = None, first: int = 1) -> Plan:
    """Start the game. `first`: the number its entry will have."""
    if table.row["setup"] is None:
        position = table.game.new()  # the system's entropy: nobody can foretell it
        setup = list(position.setup)
    else:
        position = table.begin(table.row["moves"])
        setup = table.row["setup"]
    row = {"setup": setup, "state": first, **table.standing(position, seats or table.seats, time.time())}
    return Plan([Line("start")], row, position=position)


def join(table: Table, who: Who, seat: int | None, name: str | None) -> Plan | int:
    """Take an open seat; who sits already stays, unless they name another one. The last to join starts the game."""
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
    free = [one["seat"] for one in table.seats if not one["taken"] and one["person"] is None]
    if seat is None:
        if not mine and not free:
            raise Refusal("full")
        seat = (mine + free)[0]
    elif seat not in mine + free:
        raise Refusal("taken")
    change: Row = {"seat": seat, "person": who.person, "taken": True, "token": None}
    change["name"] = clean(name, NAME) if name else table.seats[seat]["name"] or who.name
    return _seated(table, Line("join", seat, {"name": change["name"]}), change)


def fill(table: Table, who: Who, seat: int, bot: str) -> Plan:
    """The one who made the table (or, if they have gone, anybody who sits there) puts a bot where nobody has come."""
    creator = table.row["creator"]
    present = any(one["taken"] and one["person"] == creator for one in table.seats)
    if who.person is None or (who.person != creator and (present or not table.own(who))):
        raise Refusal("not-yours")
    if table.status != "open":
        raise Refusal("begun" if table.status == "playing" else "over")
    if not 0 <= seat < len(table.seats):
        raise Refusal("no-seat", seats=len(table.seats))
    if bot not in bots():
        raise Refusal("no-bot", bot=bot[:40], bots=", ".join(bots()))
    if table.seats[seat]["taken"]:
        raise Refusal("taken")
    change = {"seat": seat, "person": None, "taken": True, "name": None, "bot": bot, "token": None}
    return _seated(table, Line("join", seat, {"bot": bot}), change)


def _seated(table: Table, line: Line, change: Row) -> Plan:
    seats = [{**one, **change} if one["seat"] == change["seat"] else one for one in table.seats]
    if any(not one["taken"] for one in seats):
        return Plan([line], seats=[change])
    started = begin(table, seats, first=table.number + 2)
    return Plan([line, *started.lines], started.row, [change], started.position)


def leave(table: Table, who: Who, seat: int | None) -> Plan | int:
    """Get up. Before the start the seat is open again; afterwards a bot goes on."""
    own = table.own(who)
    seat = own[0] if seat is None and len(own) > 1 and table.status == "open" else table.seat_of(who, seat)
    if table.status == "playing":
        return table.number if table.seats[seat]["away"] else take_over(table, seat, "left")
    if table.finished:
        raise Refusal("over")
    change = {"seat": seat, "person": None, "taken": False, "name": None, "token": None}
    row: Row = {}
    if not any(one["person"] and one["taken"] and one["seat"] != seat for one in table.seats):
        row = {"status": "abandoned"}  # nobody is left who could wait
    return Plan([Line("leave", seat)], row, [change])


def kept(table: Table, who: Who) -> list[int]:
    """The seats that are kept for somebody."""
    return [one["seat"] for one in table.seats if not one["taken"] and who.person and one["person"] == who.person]


def rematch(table: Table, who: Who, but: str | None = None) -> tuple[Plan, str] | str:
    """The same again: a new table whose seats are kept for the same people, or the one somebody asked for before
    (unless it is `but`, which everybody has left)."""
    own = table.own(who)
    table.seat_of(who, own[0] if own else None)
    if table.status not in FINISHED:
        raise Refusal("not-finished")
    if who.person is None:
        raise Refusal("who")
    if table.row["rematch"] not in (None, but):
        return str(table.row["rematch"])
    others = {one["seat"] for one in table.seats if one["person"] not in (None, who.person)}
    words = [
        "open" if one["seat"] in others else "me" if one["person"] == who.person else one["bot"] for one in table.seats
    ]
    names = [one["name"] if one["person"] == who.person else None for one in table.seats]
    wish = Wish(table.game, words, names, table.row["public"], table.row["timer"], table.row["substitute"])
    made = new(wish, who)
    for one in made.seats:
        if one["seat"] in others:
            one |= {key: table.seats[one["seat"]][key] for key in ("person", "name")}

    async def also(connection: AsyncConnection) -> None:
        await put(connection, made)

    id = made.row["id"]
    return Plan([Line("rematch", own[0], {"table": id})], {"rematch": id}, also=also), id


def study(record: Record, position: State, who: Who) -> Loaded:
    """A finished game that somebody brought along, as a table to look at."""
    if not position.over and record.about.get("ended") not in ("conceded", "abandoned"):
        raise Refusal("not-finished")
    game = position.game
    count = game.seats
    wish = Wish(game, ["open"] * count, [None] * count)
    made = new(wish, who)
    names = [name.strip() for name in record.about.get("players", record.about.get("seats", "")).split(",")]
    for seat in made.seats:
        given = names[seat["seat"]] if len(names) == count else ""
        seat |= {"taken": True, "name": clean(given, NAME) if given and len(given) <= NAME else None}
    now = made.row["created"]
    log = [Entry(1, "start", None, {}, None, now)]
    for turn in position.history:
        body = {"action": game.text(turn.action), "outcomes": turn.outcomes}
        log.append(Entry(len(log) + 1, "action", turn.actor, body, None, now))
    row = {**made.row, "setup": list(position.setup), "number": len(log), "state": len(log)}
    table = Table(Loaded(row, made.seats, []))
    row |= table.standing(position, made.seats, now)
    if not position.over:
        row |= {"status": "abandoned", "actor": None, "driven": False, "deadline": None}
    return Loaded(row, made.seats, log)


def origin(record: Record, at: int | None) -> State:
    """The moment of a record from which a new game goes on."""
    try:
        position = record.replay(at)
    except RecordError as error:
        raise Refusal("record", reason=str(error)) from None
    if position.over:
        raise Refusal("over")
    return position
