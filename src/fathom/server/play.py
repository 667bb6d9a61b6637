"""What people do at a table while a game is on. Each function works out a change and carries nothing out; the number of
an earlier entry means that this has been done already.

A request may leave its seat out. `looking` is then the seat from which its sender looks at the table, if any.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from fathom.core.position import IllegalAction
from fathom.server import clock
from fathom.server.refusal import Refusal, forbidden
from fathom.server.rows import Change, Json, SeatRow, TableRow, with_seat
from fathom.server.table import Table, ranks
from fathom.server.who import NOBODY, Who, clean

CHAT = 500  # characters
TALK = 10  # lines by one seat within as many seconds
RETURN = 5.0  # seconds at least for a person who comes back
UNDOS, UNDOS_TO = 5000, 100  # at a table, and to one moment of its game
Missing = Callable[[Table], int | None]  # the seat that the others wait for in vain

LOG = 20_000  # entries of a table that are no actions


def meant(table: Table, who: Who, seat: int | None, key: str | None, looking: int | None = None) -> int | None:
    """The seat of a request: the one it names; or, if it is repeated, the one it was for the first time; or the one
    looked from. None: it follows from whose turn it is."""
    if seat is not None:
        return seat
    own = table.own(who)
    known = next((one for one in own if (one, key) in table.keys), None) if key is not None else None
    return looking if known is None and looking in own else known


def act(
    table: Table,
    who: Who,
    seat: int | None,
    state: int,
    action: int | str,
    key: str | None,
    looking: int | None = None,
) -> Change | int:
    """Play an action that answers the table's state."""
    seat = table.seat_of(who, meant(table, who, seat, key, looking))
    if (known := table.keys.get((seat, key))) is not None:
        return known
    _answers(table, state)
    _to_decide(table, seat)
    return perform(table, seat, _action(table, action), key)


def perform(table: Table, seat: int, action: int, key: str | None = None, bot: str | None = None) -> Change:
    """The change that an action makes, with the outcomes that chance gives it."""
    position = table.begun.clone()
    try:
        position.apply(action)
    except IllegalAction as illegal:
        raise forbidden(position, action, illegal.rule) from None
    turn = position.history[-1]
    body: Json = {"action": table.game.text(turn.action), "outcomes": turn.outcomes}
    if bot is not None:
        body["bot"] = bot
    said = table.entry("action", seat, body, key)
    row = replace(table.standing(position, table.seats, said.at), state=said.number)
    return table.change(said, row=row, position=position)


def undo(
    table: Table, who: Who, seat: int | None, state: int, key: str | None, looking: int | None = None
) -> Change | int:
    """Take the last action back."""
    seat = table.seat_of(who, meant(table, who, seat, key, looking))
    if (known := table.keys.get((seat, key))) is not None:
        return known
    _answers(table, state)
    reason = why_no_undo(table, seat)
    if reason is not None:
        raise Refusal(reason)
    position = table.begun.clone()
    position.undo()
    said = table.entry("undo", seat, key=key)
    row = table.standing(position, table.seats, said.at)
    return table.change(said, row=replace(row, state=said.number, deadline=table.row.deadline), position=position)


def why_no_undo(table: Table, seat: int) -> str | None:
    """Why this seat cannot take its last action back; None if it can. Undo goes back to the last moment at which
    anybody learned something, while it is the same seat's decision."""
    position = table.position
    if position is None or table.finished or table.bot_of(table.seats[seat]) is not None:
        return "undo-nothing"
    turns = position.history
    if len(turns) > table.base and turns[-1].actor == position.actor == seat:
        if table.returns[position.moment - 1] >= UNDOS_TO or table.returns.total() >= UNDOS:
            return "undo-enough"
        return None if position.can_undo else "undo-learned"
    return "undo-others" if any(turn.actor == seat for turn in turns[table.base :]) else "undo-nothing"


def asks_why(table: Table, who: Who, seat: int | None, action: int | str, looking: int | None = None) -> int:
    """The action that a question is about. Only the seat that decides may ask: the answer depends on its hand."""
    seat = table.seat_of(who, meant(table, who, seat, None, looking))
    _playing(table)
    if table.row.actor != seat:
        raise Refusal("not-your-turn")
    return _action(table, action)


def looks_ahead(
    table: Table, who: Who, seat: int | None, action: int | str, looking: int | None = None
) -> tuple[int, int]:
    """The seat that looks ahead, and the action it looks at. Only a person who could play the action now may ask."""
    seat = table.seat_of(who, meant(table, who, seat, None, looking))
    _playing(table)
    _to_decide(table, seat)
    return seat, _action(table, action)


def looks_around(table: Table, who: Who, seat: int | None, state: int, looking: int | None = None) -> int:
    """The seat that looks at all it could do in a state. Only a person who decides now may ask."""
    seat = table.seat_of(who, meant(table, who, seat, None, looking))
    _answers(table, state)
    _to_decide(table, seat)
    return seat


def hint(table: Table, who: Who, seat: int | None, state: int, looking: int | None = None) -> Change | int:
    """Ask for a hint: all hear that it was asked for, once for each decision. Only a person who decides now may."""
    seat = looks_around(table, who, seat, state, looking)
    if not table.hints:
        raise Refusal("no-hints")
    known = next((one for one in reversed(table.entries[state:]) if one.kind == "hint" and one.seat == seat), None)
    if known is not None:
        return known.number
    not_too_often(table, seat)
    return table.change(table.entry("hint", seat))


def chat(
    table: Table, who: Who, seat: int | None, text: str, key: str | None, looking: int | None = None
) -> Change | int:
    """Say something to all at the table."""
    own, seat = table.own(who), meant(table, who, seat, key, looking)
    if seat is None and not own and who.person is not None:
        return _chat_of_spectator(table, who, text, key)
    seat = own[0] if seat is None and own else table.seat_of(who, seat)
    if (known := table.keys.get((seat, key))) is not None:
        return known
    not_too_often(table, seat)
    body = {"name": table.seats[seat].name, "text": clean(text, CHAT)}
    return table.change(table.entry("chat", seat, body, key))


def _chat_of_spectator(table: Table, who: Who, text: str, key: str | None) -> Change | int:
    """A line by somebody without a seat, if the host allows it. Who it was stays on the server: it is needed to count
    their lines, and to tell their keys from others'."""
    known = table.keys.get((None, key))
    if known is not None and table.entries[known - 1].body.get("person") == who.person:
        return known
    if not table.row.talk:
        raise Refusal("spectators-quiet")
    not_too_often(table, None, who)
    body = {"name": who.name, "text": clean(text, CHAT), "person": who.person}
    return table.change(table.entry("chat", None, body, key))


def concede(table: Table, who: Who, seat: int | None) -> Change:
    """Give the game up. A bot goes on for the seat, unless no opponent is left."""
    seat = table.seat_of(who, seat)
    _playing(table)
    if table.seats[seat].conceded is not None:
        raise Refusal("conceded")
    said = table.entry("concede", seat)
    seats = with_seat(table.seats, seat, conceded=said.number)
    left = [other for other in seats if other.conceded is None]
    if len(left) > 1 and any(other.person is not None for other in left):
        row = _agreed(table, table.standing(table.begun, seats, said.at), seats)
    else:
        result = {"scores": table.begun.scores, "ranks": ranks(table.begun, seats), "reason": "conceded"}
        row = replace(ended(table, table.row, "over"), result=result)
    return table.change(said, row=row, seats=seats)


def abandon(table: Table, who: Who, seat: int | None, agree: bool, missing: Missing) -> Change | int:
    """Agree to end the game without a result; or go on, and nobody's proposal to end it stands any longer. Who is
    missing is not asked."""
    seat = table.seat_of(who, seat)
    _playing(table)
    if table.seats[seat].agrees if agree else not any(one.agrees for one in table.seats):
        return table.number
    not_too_often(table, seat)
    if agree:
        seats = with_seat(table.seats, seat, agrees=True)
    else:
        seats = [replace(one, agrees=False) if one.agrees else one for one in table.seats]
    said = table.entry("abandon", seat, {"agree": agree})
    return table.change(said, row=_agreed(table, table.row, seats, missing(table)), seats=seats)


def _agreed(table: Table, row: TableRow, seats: Sequence[SeatRow], gone: int | None = None) -> TableRow:
    """The row; if all people agree to end the game, that of an ended game. Those who have left or conceded are not
    asked, nor is who is missing; those who have only run out of time are."""
    left = {entry.seat: entry.body["why"] != "time" for entry in table.entries if entry.kind == "bot"}
    people = [one for one in seats if one.person is not None and one.conceded is None and one.seat != gone]
    asked = [one for one in people if not (one.away and left.get(one.seat))]
    return ended(table, row, "abandoned") if asked and all(one.agrees for one in asked) else row


def ended(table: Table, row: TableRow, status: str) -> TableRow:
    """The row of a game that ends with the next entry."""
    return replace(row, state=table.number + 1, status=status, actor=None, driven=False, deadline=None)


def take_over(table: Table, seat: int, why: str, **more: Any) -> Change:
    """A bot goes on for a seat."""
    seats = with_seat(table.seats, seat, away=True, agrees=False)
    said = table.entry("bot", seat, {"why": why, **more})
    row = table.standing(table.begun, seats, said.at)
    return table.change(said, row=row if why == "time" else _agreed(table, row, seats, seat), seats=seats)


def call_bot(table: Table, who: Who, seat: int, missing: Missing) -> Change | int:
    """Have a bot go on for somebody who is to decide and has not been there for long. For those who play here; the bot
    leaves as soon as the person is back."""
    own = table.own(who)
    table.seat_of(who, own[0] if own else None)
    _playing(table)
    if not 0 <= seat < len(table.seats):
        raise Refusal("no-seat", seats=len(table.seats))
    if table.seats[seat].away:
        return table.number
    playing = [one for one in own if one != seat and not table.seats[one].away and table.seats[one].conceded is None]
    if not playing:
        raise Refusal("not-yours")
    if missing(table) != seat:
        raise Refusal("present")
    return take_over(table, seat, "absent", by=playing[0])


def time_up(table: Table) -> Change | int:
    """Take over from a person who has run out of time."""
    row = table.row
    if row.status != "playing" or row.driven or row.actor is None or row.deadline is None or row.deadline > clock.now():
        return table.number
    return take_over(table, row.actor, "time")


def back(table: Table, who: Who, seat: int | None) -> Change | int:
    """Take the seat back from the bot."""
    own = [one for one in table.own(who) if table.seats[one].away]
    seat = own[0] if seat is None and len(own) == 1 else table.seat_of(who, seat)
    _playing(table)
    if not table.seats[seat].away:
        return table.number
    not_too_often(table, seat)
    seats, said = with_seat(table.seats, seat, away=False), table.entry("back", seat)
    row = table.standing(table.begun, seats, said.at)
    if row.deadline is not None and row.actor == seat:
        row = replace(row, deadline=max(row.deadline, said.at + RETURN))
    return table.change(said, row=row, seats=seats)


def not_too_often(table: Table, seat: int | None, who: Who = NOBODY) -> None:
    """Chat, leaving and coming back fill the log, so they are limited; actions come to an end by the rules. Without a
    seat, it is the person who counts."""
    since = clock.now() - TALK
    recent = takewhile(lambda entry: entry.at > since, reversed(table.entries))
    own = [
        entry
        for entry in recent
        if entry.kind != "action"
        and entry.seat == seat
        and (seat is not None or entry.body.get("person") == who.person)
    ]
    if len(own) >= TALK:
        raise Refusal("too-often")


def has_room(table: Table, change: Change) -> None:
    """Refuse what would fill the log for ever: actions come to an end by the rules, and anybody may leave."""
    if change.entries[0].kind in ("chat", "undo", "join", "back", "talk", "abandon", "hint"):
        if table.number - len(table.turns) >= LOG:
            raise Refusal("log-full")


def _playing(table: Table) -> None:
    """Refuse what has no place before or after a game."""
    if table.status != "playing":
        raise Refusal("not-begun" if table.status == "open" else "over")


def _answers(table: Table, state: int) -> None:
    """Refuse what answers another state than the present one."""
    _playing(table)
    if state != table.state:
        raise Refusal("stale")


def _to_decide(table: Table, seat: int) -> None:
    """Refuse unless the person of this seat is to decide."""
    if table.bot_of(table.seats[seat]) is not None:
        raise Refusal("away")
    if table.row.actor != seat:
        raise Refusal("not-your-turn")


def _action(table: Table, action: int | str) -> int:
    """The number of an action, which may be given by its notation."""
    try:
        if isinstance(action, str):
            return table.game.action(action, table.position)
        return table.game.vocabulary.check(action)
    except ValueError as error:
        raise Refusal("no-action", reason=str(error)) from None
