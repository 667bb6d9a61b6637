"""What a client is told about a table: built from `view(seat)`, from events as that seat may know them, from its own
legal actions and from what it can foresee, so that nothing else can leak. Nothing here reads the position itself,
and nothing else in the server puts a position into words; a test holds that."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Protocol

from fathom.core.chance import Event
from fathom.core.draw import plain
from fathom.core.foresight import Foreseen
from fathom.core.game import Game
from fathom.core.position import IllegalAction, State
from fathom.core.text import LANGUAGES
from fathom.server import catalogue
from fathom.server.play import asks_why, looks_ahead, looks_around, why_no_undo
from fathom.server.refusal import TEXTS, Refusal, forbidden, rule_json
from fathom.server.rows import Entry, Json, SeatRow, TableRow
from fathom.server.table import Table, hints_allowed, present
from fathom.server.who import Who

LONGEST = 200  # entries in one message
DAY = 24 * 3600.0


class Making(Protocol):
    """How far a review is that is being made."""

    done: int
    total: int
    failed: bool


Past = State | Sequence[Json]  # a moment of a game: its position or, of other rules, what each seat saw


def news(table: Table, who: Who, seat: int | None, since: int | None, lang: str) -> Json:
    """How things stand, as a seat (None: a spectator) may know it, with the entries after a number (None: without any).
    If there are too many, `number` is that of the last one here, and more follow."""
    position = table.position
    first = table.number if since is None else max(0, min(since, table.number))
    entries = table.entries[first : first + LONGEST]
    deciding = seat is not None and table.row.actor == seat and table.bot_of(table.seats[seat]) is None
    seen = _present(table, seat)
    told: Json = {
        "type": "news",
        "number": first + len(entries),
        "state": table.state,
        "moment": 0 if seen is None else seen["moment"],
        "seat": seat,
        "table": _table(table, who),
        "view": seen,
        "legal": choices(position, lang) if deciding and position is not None and seat in table.own(who) else None,
        "undo": False,
    }
    if told["legal"] is not None and seat is not None:
        reason = why_no_undo(table, seat)
        told |= {"undo": True} if reason is None else {"why_not": reason}
    if table.row.notes and position is not None:
        told["notes"] = position.notes(seat, lang)
    told["entries"] = [entry_json(table, entry, seat, lang) for entry in entries]
    return told


def moment(table: Table, who: Who, seat: int | None, past: Past, came: Entry | None, lang: str) -> Json:
    """The table as it was at an earlier moment, as the seat knew it then, with the entry by which it came about."""
    seen = _seen(past, seat)
    return {
        "type": "news",
        "number": table.number,
        "state": table.state,
        "moment": seen["moment"],
        "seat": seat,
        "table": _table(table, who),
        "view": seen,
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
    if entry.kind in ("start", "action"):
        told["events"] = _happened(table, entry, seat, lang)
        if entry.kind == "action" and entry.seat == seat:  # the events tell what others chose, as far as it is open
            told["action"] = entry.body["action"]
    else:
        told |= {name: value for name, value in entry.body.items() if name != "person"}
    return told


def _happened(table: Table, entry: Entry, seat: int | None, lang: str) -> list[Json]:
    """What happened by an entry, as a seat may know it."""
    if table.old:
        said = None if table.pressed is None else table.pressed["said"].get(str(entry.number))
        if said is None:
            return [_noted(entry, lang)] if entry.kind == "action" and table.finished else []
        return [{**_seen(one, seat), "sentence": _seen(one, seat)["sentence"][lang]} for one in said]
    if entry.kind == "action":
        events = table.turns[entry.number].events
    else:
        events = () if table.base else table.begun.setup_events  # a continued game was set up long ago
    return [_event(table.game, event, seat, lang) for event in events]


def _noted(entry: Entry, lang: str) -> Json:
    """An action of a finished game that cannot be put into words any more."""
    action, number = entry.body["action"], (entry.seat or 0) + 1
    return {
        "kind": "noted",
        "seat": entry.seat,
        "action": action,
        "sentence": TEXTS.format(lang, "noted", {"seat": number, "action": action}),
    }


def _event(game: Game, event: tuple[int, ...], seat: int | None, *langs: str) -> Json:
    """An event with its sentence; in several languages, with one for each."""
    seen = game.definition.events.seen(event, seat)
    said = {lang: game.say(seen, lang) for lang in langs}
    return {**seen.to_json(), "sentence": said[langs[0]] if len(langs) == 1 else said}


def _seen(past: Past, seat: int | None) -> Json:
    """What a seat saw at a moment."""
    if isinstance(past, State):
        return past.view(seat)
    return past[0 if seat is None else seat + 1]


def _present(table: Table, seat: int | None) -> Json | None:
    """What a seat sees now. Of a game of other rules that was never pressed there is the result, no more."""
    if table.position is not None:
        return table.position.view(seat)
    row, result = table.row, table.row.result
    if not table.old or row.setup is None:
        return None
    if table.pressed is not None:
        return _seen(table.pressed["views"], seat)
    scores = [None] * len(table.seats) if result is None else result["scores"]
    return {
        "game": row.game,
        "version": row.version,
        "options": row.options,
        "seat": seat,
        "actor": None,
        "over": True,
        "moment": table.moment,
        "players": [{"score": score, "points": {}} for score in scores],
    }


def press(table: Table, last: State, marks: Sequence[int]) -> tuple[Json, list[list[Json]]]:
    """Everything that can be told of a game: its log, and what each seat saw at each moment; see pressing.py. Its
    moments are `marks` among those of the last position."""
    game = last.game
    eyes = (None, *range(game.seats))
    position = game.new(chance=last.setup)

    def told(events: Iterable[Event]) -> list[list[Json]]:
        return [[_event(game, event, eye, *LANGUAGES) for eye in eyes] for event in events]

    starts = [entry.number for entry in table.entries if entry.kind == "start"]
    said = {} if table.base else {number: told(position.setup_events) for number in starts}
    said |= {number: told(turn.events) for number, turn in table.turns.items() if number not in table.line}
    views: list[list[Json]] = []
    for at, mark in enumerate(marks):
        happened: list[Event] = []
        while position.moment < mark:
            turn = last.history[position.moment]
            position.apply(turn.action, chance=turn.outcomes)
            happened += turn.events
        if at > table.base:
            said[table.line[at - table.base - 1]] = told(happened)
        views.append([{**position.view(eye), "moment": at} for eye in eyes])
    turns = [{**turn, "moment": bisect_left(marks, turn["moment"])} for turn in standings(last)]
    return {"views": views[-1], "said": said, "turns": turns, "data": game.data}, views


def _table(table: Table, who: Who) -> Json:
    """The same of a table in memory, of which more is known."""
    end = _expires(table)
    more = {"expires": None if end is None else iso(end), "old": table.old, "hidden": table.cut_short}
    return describe(table.row, table.seats, who, table.missing) | more


def _expires(table: Table) -> float | None:
    """When a table will be removed, if it was warned."""
    if not table.number or table.entries[-1].kind != "expiry":
        return None
    last = table.entries[-1]
    return last.at + float(last.body["days"]) * DAY


def describe(row: TableRow, seats: Sequence[SeatRow], who: Who, missing: int | None = None) -> Json:
    """What everybody may know of a table."""
    return {
        "id": row.id,
        "game": row.game,
        "version": row.version,
        "options": row.options,
        "old": catalogue.version(row.game) != row.version,
        "hidden": False,
        "pack": row.data != catalogue.usual_data(row.game),
        "host": _host(row, seats),
        "public": row.public,
        "talk": row.talk,
        "hints": hints_allowed(row, seats),
        "notes": row.notes,
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
        "seats": [{**_seat(row, seats, seat, who), "absent": seat.seat == missing} for seat in seats],
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


def _seat(row: TableRow, seats: Sequence[SeatRow], seat: SeatRow, who: Who) -> Json:
    alike = [one.seat for one in seats if one.bot == seat.bot is not None]
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
        "twin": alike.index(seat.seat) + 1 if len(alike) > 1 else None,
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
    return around(table, state, await asyncio.shield(table.ahead[1]), lang)


def around(table: Table, state: int, seen: Mapping[int, Foreseen], lang: str) -> Json:
    """What was foreseen of each action in a state, in words."""
    return {"state": state, "choices": {str(id): _signs(table, one, lang) for id, one in seen.items()}}


def hint(state: int, told: Json) -> Json:
    """What the teacher thinks of a state so far: it was given what the seat may know, and no more."""
    return {"state": state, "last": told["last"], **told["hint"]}


def think(state: int, question: Json, site: str) -> Json:
    """A client is to think of a hint itself: what its seat may know of a state, and where lies what it takes."""
    return {"state": state, "question": question, "site": site}


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


def text(table: Table, past: Past, seat: int | None, lang: str, width: int) -> str:
    """A moment drawn with letters, as the terminal shows it, from what the seat may see."""
    if isinstance(past, State):
        return plain(past.game, past.view(seat), lang, width)
    try:
        game = present(table.row)
        assert game is not None
        return plain(game, _seen(past, seat), lang, width)
    except Exception:  # a view of other rules may lack anything
        raise Refusal("outdated", game=table.row.game) from None


def printed(table: Table) -> Json:
    """What is printed on the pieces that are played with here."""
    if table.old:
        return {"data": table.pressed["data"]} if table.pressed else catalogue.printed(table.row.game)
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


def review(stored: Json | None, work: Making | None, lang: str) -> Json:
    """Whether there is a review of a finished game, and how far it is."""
    if stored is not None:
        found = stored["review"][lang]
        return {"status": "done", "done": len(found["wins"]), "total": len(found["wins"]), "review": found}
    if work is None:
        return {"status": "none", "done": 0, "total": 0}
    return {"status": "failed" if work.failed else "working", "done": work.done, "total": work.total}


def done(number: int) -> Json:
    """That something was carried out, by which entry."""
    return {"number": number}


def refused(refusal: Refusal, lang: str, told: Json | None = None) -> Json:
    """That something was not carried out, and why; if it answered an old state, also how things stand."""
    return {"error": refusal.to_json(lang), **({} if told is None else {"news": told})}


def iso(at: float) -> str:
    """A time as everybody reads it."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
