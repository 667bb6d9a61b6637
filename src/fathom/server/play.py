"""What people do at a table while a game is on. Each function works out a plan and changes nothing; the number of an
earlier entry means that this has been done already."""

from __future__ import annotations

import time
from typing import Any

from fathom.core.chance import Recorder, Seeded
from fathom.core.game import IllegalAction, State
from fathom.server.people import Who, clean
from fathom.server.refusal import Refusal
from fathom.server.table import Line, Plan, Row, Table, ranks

CHAT = 500  # characters
TALK = 10  # lines by one seat within as many seconds
SAMPLES = 3  # positions in which an action must lead to the same before it counts as certain
RETURN = 5.0  # seconds at least for who comes back


def meant(table: Table, who: Who, seat: int | None, key: str | None) -> int | None:
    """The seat of a request that names none: if it is one that came before, the seat that it was for then."""
    if seat is not None or key is None:
        return seat
    return next((own for own in table.own(who) if (own, key) in table.keys), None)


def act(table: Table, who: Who, seat: int | None, state: int, action: int | str, key: str | None) -> Plan | int:
    """Play an action that answers the table's state."""
    seat = table.seat_of(who, meant(table, who, seat, key))
    if (known := table.keys.get((seat, key))) is not None:
        return known
    _playing(table)
    if state != table.state:
        raise Refusal("stale", state=state, now=table.state)
    if table.bot_of(table.seats[seat]) is not None:
        raise Refusal("away")
    if table.row["actor"] != seat:
        raise Refusal("not-your-turn")
    return perform(table, seat, _action(table, action), key)


def perform(table: Table, seat: int, action: int, key: str | None = None, bot: str | None = None) -> Plan:
    """The plan of an action, with the outcomes that chance gives it."""
    assert table.position is not None
    position = table.position.clone()
    try:
        position.apply(action)
    except IllegalAction as illegal:
        raise Refusal("illegal", rule=(table.game, illegal.rule)) from None
    turn = position.history[-1]
    body: dict[str, Any] = {"action": table.game.text(turn.action), "outcomes": turn.outcomes}
    if bot is not None:
        body["bot"] = bot
    row = table.standing(position, table.seats, time.time())
    return Plan([Line("action", seat, body, key)], {"state": table.number + 1, **row}, position=position)


def undo(table: Table, who: Who, seat: int | None, state: int, key: str | None) -> Plan | int:
    """Take the last action back."""
    seat = table.seat_of(who, meant(table, who, seat, key))
    if (known := table.keys.get((seat, key))) is not None:
        return known
    _playing(table)
    if state != table.state:
        raise Refusal("stale", state=state, now=table.state)
    reason = why_no_undo(table, seat)
    if reason is not None:
        raise Refusal(reason)
    assert table.position is not None
    position = table.position.clone()
    position.undo()
    row = table.standing(position, table.seats, time.time()) | {"deadline": table.row["deadline"]}
    return Plan([Line("undo", seat, key=key)], {"state": table.number + 1, **row}, position=position)


def why_no_undo(table: Table, seat: int) -> str | None:
    """Why this seat cannot take its last action back; None if it can. Undo goes back to the last moment at which
    anybody learned something, while it is the same seat's decision."""
    position = table.position
    if position is None or table.finished or table.bot_of(table.seats[seat]) is not None:
        return "undo-nothing"
    turns = position.history
    if len(turns) > table.base and turns[-1].actor == position.actor == seat:
        return None if position.can_undo else "undo-learned"
    return "undo-others" if any(turn.actor == seat for turn in turns[table.base :]) else "undo-nothing"


def why(table: Table, who: Who, seat: int | None, action: int | str) -> str | None:
    """The rule that forbids an action; None if it is legal. Only who decides may ask: it rests on that seat's hand."""
    seat = table.seat_of(who, seat)
    _playing(table)
    if table.row["actor"] != seat:
        raise Refusal("not-your-turn")
    assert table.position is not None
    return table.position.explain(_action(table, action))


def preview(table: Table, who: Who, seat: int | None, action: int | str) -> Row:
    """What is certain about a legal action before it is played: the view afterwards, None where chance or something
    hidden has a say, and whether it could be taken back. It is worked out from what the seat knows, in positions that
    fit it, never from the position itself: so nothing can be learned from it."""
    seat = table.seat_of(who, seat)
    _playing(table)
    if table.bot_of(table.seats[seat]) is not None:
        raise Refusal("away")
    if table.row["actor"] != seat:
        raise Refusal("not-your-turn")
    meant = _action(table, action)
    rule = _position(table).explain(meant)
    if rule is not None:
        raise Refusal("illegal", rule=(table.game, rule))
    first, *others = (_ahead(_position(table).determinise(seat, seed), seat, meant) for seed in range(SAMPLES))
    view, back = first if all(one == first for one in others) else (None, False)
    return {"view": view, "undo": back}


def _ahead(position: State, seat: int, action: int) -> tuple[Row | None, bool]:
    """The view after an action and after what the seat then has to do anyway, and whether it still decides; None if
    anybody learned something on the way. It ends where another seat comes, even if that has no choice: whether it has
    one may rest on a hand that nobody else knows."""
    rules, g, chance = position.game.rules, position.raw, Recorder(Seeded(0), events=False)
    offers = [position.same(action)]
    while len(offers) == 1:
        rules.apply(g, offers.pop(), chance)
        if not g.over and g.actor == seat:
            rules.legal(g, offers)
    if chance.outcomes or chance.revealed:
        return None, False
    return {**position.view(seat), "moment": position.moment + 1}, bool(offers)


def chat(table: Table, who: Who, seat: int | None, text: str, key: str | None) -> Plan | int:
    """Say something to all at the table."""
    own, seat = table.own(who), meant(table, who, seat, key)
    seat = own[0] if seat is None and own else table.seat_of(who, seat)
    if (known := table.keys.get((seat, key))) is not None:
        return known
    _not_too_often(table, seat)
    return Plan([Line("chat", seat, {"name": table.seats[seat]["name"], "text": clean(text, CHAT)}, key)])


def concede(table: Table, who: Who, seat: int | None) -> Plan:
    """Give the game up. A bot goes on for the seat, unless nobody is left to play against."""
    seat = table.seat_of(who, seat)
    _playing(table)
    if table.seats[seat]["conceded"] is not None:
        raise Refusal("conceded")
    number = table.number + 1
    seats = _changed(table, seat, conceded=number)
    left = [other for other in seats if other["conceded"] is None]
    if len(left) > 1 and any(other["person"] is not None for other in left):
        row = table.standing(_position(table), seats, time.time()) | _agreed(table, seats)
    else:
        result = {"scores": _position(table).scores, "ranks": ranks(_position(table), seats), "reason": "conceded"}
        row = {"state": number, "status": "over", "actor": None, "driven": False, "deadline": None, "result": result}
    return Plan([Line("concede", seat)], row, [{"seat": seat, "conceded": number}])


def abandon(table: Table, who: Who, seat: int | None, agree: bool) -> Plan | int:
    """Agree to end the game without a result, or no longer agree."""
    seat = table.seat_of(who, seat)
    _playing(table)
    if table.seats[seat]["agrees"] == agree:
        return table.number
    _not_too_often(table, seat)
    seats = _changed(table, seat, agrees=agree)
    return Plan([Line("abandon", seat, {"agree": agree})], _agreed(table, seats), [{"seat": seat, "agrees": agree}])


def _agreed(table: Table, seats: list[Row], gone: int | None = None) -> Row:
    """How the row stands if all people agree to end the game; who has left or conceded is not asked, who has only
    run out of time is."""
    left = {entry.seat: entry.body["why"] == "left" for entry in table.entries if entry.kind == "bot"}
    if gone is not None:
        left[gone] = True
    people = [one for one in seats if one["person"] is not None and one["conceded"] is None]
    asked = [one for one in people if not (one["away"] and left.get(one["seat"]))]
    if asked and all(one["agrees"] for one in asked):
        state = table.number + 1
        return {"state": state, "status": "abandoned", "actor": None, "driven": False, "deadline": None}
    return {}


def take_over(table: Table, seat: int, why: str) -> Plan:
    """A bot goes on for a seat."""
    seats = _changed(table, seat, away=True)
    row = table.standing(_position(table), seats, time.time())
    if why == "left":
        row |= _agreed(table, seats, seat)
    return Plan([Line("bot", seat, {"why": why})], row, [{"seat": seat, "away": True, "agrees": False}])


def time_up(table: Table) -> Plan | int:
    """Take over from who has run out of time."""
    deadline = table.row["deadline"]
    if table.status != "playing" or table.row["driven"] or deadline is None or deadline > time.time():
        return table.number
    return take_over(table, int(table.row["actor"]), "time")


def back(table: Table, who: Who, seat: int | None) -> Plan | int:
    """Take the seat back from the bot."""
    own = [one for one in table.own(who) if table.seats[one]["away"]]
    seat = own[0] if seat is None and len(own) == 1 else table.seat_of(who, seat)
    _playing(table)
    if not table.seats[seat]["away"]:
        return table.number
    _not_too_often(table, seat)
    seats, now = _changed(table, seat, away=False), time.time()
    row = table.standing(_position(table), seats, now)
    if row["deadline"] is not None and row["actor"] == seat:
        row["deadline"] = max(row["deadline"], now + RETURN)
    return Plan([Line("back", seat)], row, [{"seat": seat, "away": False}])


def _not_too_often(table: Table, seat: int) -> None:
    """Words and going to and fro fill the log, so there is a limit to them; of actions the rules see to the end."""
    recent = [entry for entry in table.entries[-4 * TALK :] if entry.seat == seat and entry.kind != "action"]
    if len(recent) >= TALK and recent[-TALK].at > time.time() - TALK:
        raise Refusal("too-often")


def _playing(table: Table) -> None:
    if table.status != "playing":
        raise Refusal("not-begun" if table.status == "open" else "over")


def _action(table: Table, action: int | str) -> int:
    try:
        if isinstance(action, str):
            return table.game.action(action, table.position)
        return table.game.vocabulary.check(action)
    except ValueError as error:
        raise Refusal("no-action", reason=str(error)) from None


def _position(table: Table) -> Any:
    assert table.position is not None
    return table.position


def _changed(table: Table, seat: int, **values: Any) -> list[Row]:
    return [{**one, **values} if one["seat"] == seat else one for one in table.seats]
