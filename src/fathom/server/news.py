"""What a client is told about a table: built from `view(seat)`, from events as that seat may know them, from its own
legal actions and from what it can foresee, so that nothing else can leak. Nothing here reads the position itself,
and nothing else in the server puts a position into words; a test holds that."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime

from fathom.core.draw import plain
from fathom.core.foresight import Foreseen
from fathom.core.position import IllegalAction, State
from fathom.server import catalogue
from fathom.server.people import Who
from fathom.server.play import asks_why, looks_ahead, looks_around, why_no_undo
from fathom.server.pruning import expires
from fathom.server.refusal import Refusal, forbidden, rule_json
from fathom.server.rows import Entry, Json, SeatRow, TableRow
from fathom.server.table import Table

LONGEST = 200  # entries in one message


def news(table: Table, who: Who, seat: int | None, since: int | None, lang: str) -> Json:
    """How things stand, as a seat (None: a spectator) may know it, with the entries after a number (None: without any).
    If there are too many, `number` is that of the last one here, and more follow."""
    position = table.position
    first = table.number if since is None else max(0, min(since, table.number))
    entries = table.entries[first : first + LONGEST]
    deciding = seat is not None and table.row.actor == seat and table.bot_of(table.seats[seat]) is None
    told: Json = {
        "type": "news",
        "number": first + len(entries),
        "state": table.state,
        "moment": 0 if position is None else position.moment,
        "seat": seat,
        "table": _table(table, who),
        "view": None if position is None else position.view(seat),
        "legal": choices(position, lang) if deciding and position is not None and seat in table.own(who) else None,
        "undo": False,
    }
    if told["legal"] is not None and seat is not None:
        reason = why_no_undo(table, seat)
        told |= {"undo": True} if reason is None else {"why_not": reason}
    told["entries"] = [entry_json(table, entry, seat, lang) for entry in entries]
    return told


def moment(table: Table, who: Who, seat: int | None, position: State, came: Entry | None, lang: str) -> Json:
    """The table as it was at an earlier moment, as the seat knew it then, with the entry by which it came about."""
    return {
        "type": "news",
        "number": table.number,
        "state": table.state,
        "moment": position.moment,
        "seat": seat,
        "table": _table(table, who),
        "view": position.view(seat),
        "legal": None,
        "undo": False,
        "entries": [] if came is None else [entry_json(table, came, seat, lang)],
    }


def aside(table: Table, who: Who, seat: int, lang: str) -> Json:
    """What a seat may choose, and nothing else of what it knows: for several people at one screen."""
    seat, deciding = table.seat_of(who, seat), table.row.actor == seat and table.bot_of(table.seats[seat]) is None
    legal = choices(table.begun, lang) if deciding and table.status == "playing" else None
    return {"state": table.state, "seat": seat, "legal": legal}


def choices(position: State, lang: str) -> list[Json]:
    """The legal actions: number, notation, sentence, and what on the table they point at."""
    game, found = position.game, []
    for action in position.legal():
        kind, values = game.vocabulary.values[action]
        at = [[arg.name, arg.words[value]] for arg, value in zip(kind.args, values, strict=True)]
        found.append(
            {
                "id": action,
                "text": game.text(action),
                "sentence": game.describe(position, action, lang),
                "kind": kind.name,
                "at": at,
            }
        )
    return found


def entry_json(table: Table, entry: Entry, seat: int | None, lang: str) -> Json:
    """An entry as a seat may know it."""
    told: Json = {"number": entry.number, "kind": entry.kind, "at": iso(entry.at), "seat": entry.seat}
    if entry.number in table.moments:
        told["moment"] = table.moments[entry.number]
    if entry.kind == "action":
        turn = table.turns[entry.number]
        told["events"] = [_event(table, event, seat, lang) for event in turn.events]
        if entry.seat == seat:  # the events tell what others chose, as far as it is open
            told["action"] = entry.body["action"]
    elif entry.kind == "start":
        assert table.position is not None
        laid_out = () if table.base else table.position.setup_events  # a continued game was set up long ago
        told["events"] = [_event(table, event, seat, lang) for event in laid_out]
    else:
        told |= {name: value for name, value in entry.body.items() if name != "person"}
    return told


def _event(table: Table, event: tuple[int, ...], seat: int | None, lang: str) -> Json:
    seen = table.game.definition.events.seen(event, seat)
    return {**seen.to_json(), "sentence": table.game.say(seen, lang)}


def _table(table: Table, who: Who) -> Json:
    """The same of a table in memory, of which more is known."""
    end = expires(table)
    return describe(table.row, table.seats, who, table.missing) | {"expires": None if end is None else iso(end)}


def describe(row: TableRow, seats: Sequence[SeatRow], who: Who, missing: int | None = None) -> Json:
    """What everybody may know of a table."""
    return {
        "id": row.id,
        "game": row.game,
        "version": row.version,
        "options": row.options,
        "pack": row.data != catalogue.usual_data(row.game),
        "host": _host(row, seats),
        "public": row.public,
        "talk": row.talk,
        "timer": row.timer,
        "substitute": row.substitute,
        "status": row.status,
        "actor": row.actor,
        "result": row.result,
        "rematch": row.rematch,
        "start": _start(row, seats, who),
        "deadline": None if row.deadline is None or row.driven else iso(row.deadline),
        "created": iso(row.created),
        "updated": iso(row.updated),
        "mine": row.creator is not None and row.creator == who.person,
        "hosting": who.hosts(row, seats),
        "expires": None,
        "seats": [{**_seat(row, seat, who), "absent": seat.seat == missing} for seat in seats],
    }


def _start(row: TableRow, seats: Sequence[SeatRow], who: Who) -> Json | None:
    """At which moment this one began, where it goes on from another game or shows one that was uploaded (`record`), for
    which nobody vouches. The address of that table, if it was one of this server, is not for everybody."""
    if row.start is None or any(who.holds(row.id, seat) for seat in seats):
        return row.start
    return {name: value for name, value in row.start.items() if name != "table"}


def _host(row: TableRow, seats: Sequence[SeatRow]) -> str | None:
    """The name of the person who made the table; of older tables it is known only if they sit there."""
    sitting = (seat.name for seat in seats if seat.taken and seat.person is not None and seat.person == row.creator)
    return row.host or next(sitting, None)


def _seat(row: TableRow, seat: SeatRow, who: Who) -> Json:
    if not seat.taken:
        kind = "open"
    elif seat.bot is not None:
        kind = "bot"
    else:
        kind = "away" if seat.away or (seat.conceded is not None and row.status == "playing") else "person"
    return {
        "seat": seat.seat,
        "kind": kind,
        "name": seat.name,
        "bot": seat.bot,
        "mine": who.holds(row.id, seat),
        "reserved": not seat.taken and seat.person is not None,
        "conceded": seat.conceded is not None,
        "agrees": seat.agrees,
    }


def preview(table: Table, who: Who, seat: int | None, action: int | str, lang: str, looking: int | None = None) -> Json:
    """What is certain about a legal action before it is played."""
    seat, number = looks_ahead(table, who, seat, action, looking)
    try:
        seen = table.begun.foresee(seat, number)
    except IllegalAction as illegal:
        raise forbidden(table.begun, number, illegal.rule) from None
    odds = table.begun.odds(seat, number, lang)
    return {
        "view": seen.view,
        **_signs(table, seen, lang),
        "certain": [table.game.say(one, lang) for one in seen.certain],
        "odds": [{"text": text, "chance": chance} for text, chance in odds],
    }


async def outlook(table: Table, who: Who, seat: int | None, state: int, lang: str, looking: int | None = None) -> Json:
    """What is certain about every legal action of the seat that decides, in short. With many of them it takes a while:
    it is worked out once for a state, and beside the rest of the server."""
    seat = looks_around(table, who, seat, state, looking)
    if table.ahead is None or table.ahead[0] != state:
        table.ahead = state, asyncio.create_task(asyncio.to_thread(table.begun.clone().outlook, seat))
    seen = await asyncio.shield(table.ahead[1])
    return {"state": state, "choices": {str(id): _signs(table, one, lang) for id, one in seen.items()}}


def _signs(table: Table, seen: Foreseen, lang: str) -> Json:
    forced = [table.game.texts.format(lang, said.id, dict(said.args)) for _, said in seen.forced]
    return {"undo": seen.undo, "ends": seen.ends, "draws": seen.draws, "forced": forced}


def why(table: Table, who: Who, seat: int | None, action: int | str, lang: str, looking: int | None = None) -> Json:
    """Whether an action is legal, and if not, the rule that forbids it and what it comes down to."""
    number = asks_why(table, who, seat, action, looking)  # first, because not everybody may ask
    found = table.begun.why(number, lang)
    if found is None:
        return {"legal": True, "rule": None, "cause": None}
    return {"legal": False, "rule": rule_json(table.game, found.rule.id, lang), "cause": found.cause}


def text(position: State, seat: int | None, lang: str, width: int) -> str:
    """A position drawn with letters, as the terminal shows it, from what the seat may see."""
    return plain(position.game, position.view(seat), lang, width)


def printed(table: Table) -> Json:
    """What is printed on the pieces that are played with here."""
    return {"data": table.game.data}


def record(table: Table) -> str:
    """The record of a finished game, as JSON."""
    return table.record().to_json()


def standings(last: State) -> list[Json]:
    """How things stood when a turn began, and at the end. Turns are what the game's events call so; in a game without
    them a turn ends when another seat decides."""
    game = last.game
    named = game.definition.events
    position = game.new(chance=last.setup)
    found = [{"moment": 0, "scores": position.scores}]
    for turn in last.history:
        actor = position.actor
        position.apply(turn.action, chance=turn.outcomes)
        if "turn" in named.kinds:
            ended = any(named.seen(event, None).kind == "turn" for event in turn.events)
        else:
            ended = position.actor != actor
        if ended or position.moment == last.moment:
            found.append({"moment": position.moment, "scores": position.scores})
    return found


def done(number: int) -> Json:
    """That something was carried out, by which entry."""
    return {"number": number}


def refused(refusal: Refusal, lang: str, told: Json | None = None) -> Json:
    """That something was not carried out, and why; if it answered an old state, also how things stand."""
    return {"error": refusal.to_json(lang), **({} if told is None else {"news": told})}


def iso(at: float) -> str:
    """A time as everybody reads it."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
