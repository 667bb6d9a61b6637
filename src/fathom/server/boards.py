"""The study board: positions that belong to nobody, handed to and fro as codes (`fathom.study.positions`). The server
keeps nothing of them.

A stranger may have forged a code, so this runs in the workshop. Everything here shows the whole position to whoever
asks: what comes in is either made up, or of a finished game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fathom.core.position import IllegalAction, State
from fathom.core.record import Record
from fathom.server import making, seating
from fathom.server.news import choices
from fathom.server.refusal import Refusal, rule_json
from fathom.study import editing
from fathom.study.advice import hint
from fathom.study.positions import CodeError, decode, encode, sound
from fathom.study.words import hint_json

SIMULATIONS = 1000  # of a hint here: nothing is compiled in the workshop, and forged positions stay out of machine code

Work = dict[str, Any]
Json = dict[str, Any]


def answer(work: Work) -> Json:
    """What is asked of a position; Refusal says why there is no answer."""
    lang = work["lang"]
    try:
        if work["ask"] == "begin":
            state = _begun(work)
            return told(state, _seat(state, work), lang)
        return ANSWERS[work["ask"]](decode(work["code"]), work, lang)
    except CodeError as error:
        raise Refusal(f"code-{error.kind}", reason=error.told(lang)) from None
    except IllegalAction as illegal:
        raise Refusal("study-illegal", reason=illegal.message) from None


def _begun(work: Work) -> State:
    """A moment of a record that was sent or of a finished table, or a new game."""
    held, at = work.get("record"), work.get("at")
    if held is None:
        return seating.game_of(work["game"], {}, None, work["players"]).new()
    record = Record.from_json(held) if isinstance(held, str) else making.saved(held)
    if record.pack is not None:
        raise CodeError("pack", "")
    try:
        state = record.replay(None if at is None else min(at, len(record.moves)))
    except ValueError as error:
        raise Refusal("record", reason=str(error)) from None
    sound(state)
    return state


def _seat(state: State, work: Work) -> int | None:
    """Whose view is asked for: nobody's is that of whoever decides."""
    seat = work.get("seat")
    if seat is not None and seat >= state.game.seats:
        raise Refusal("no-seat", seats=state.game.seats)
    return state.actor if seat is None else int(seat)


def told(state: State, seat: int | None, lang: str) -> Json:
    """A position as a seat sees it, with its code."""
    seat = 0 if seat is None else seat
    return {
        "code": encode(state),
        "game": state.game.name,
        "options": dict(state.game.options),
        "moment": state.moment,
        "seat": seat,
        "actor": state.actor,
        "over": state.over,
        "scores": list(state.scores),
        "view": state.view(seat),
        "legal": choices(state, lang) if seat == state.actor else None,
        "events": [],
    }


def _look(state: State, work: Work, lang: str) -> Json:
    return told(state, _seat(state, work), lang)


def _act(state: State, work: Work, lang: str) -> Json:
    """The position after an action, with whatever chance brings now."""
    seat, action = state.actor, action_of(state, work["action"])
    state.apply(action)
    viewer = work.get("seat")
    heard = state.events(seat if viewer is None else viewer)
    after = told(state, viewer if viewer is not None else (seat if state.over else state.actor), lang)
    return {**after, "events": [state.game.say(one, lang) for one in heard], "undo": state.can_undo}


def action_of(state: State, given: int | str) -> int:
    """The action of a number or a notation."""
    if state.over:
        raise Refusal("over")
    try:
        return state.game.action(given) if isinstance(given, str) else state.game.vocabulary.check(given)
    except ValueError as error:
        raise Refusal("no-action", reason=str(error)[:300]) from None


def _why(state: State, work: Work, lang: str) -> Json:
    found = state.why(action_of(state, work["action"]), lang)
    if found is None:
        return {"legal": True, "rule": None, "cause": None}
    return {"legal": False, "rule": rule_json(state.game, found.rule.id, lang), "cause": found.cause}


def _preview(state: State, work: Work, lang: str) -> Json:
    action, seat, game = action_of(state, work["action"]), state.actor or 0, state.game
    seen = state.foresee(seat, action)
    odds = [{"text": text, "chance": chance} for text, chance in state.odds(seat, action, lang)]
    certain = [game.say(one, lang) for one in seen.certain]
    return {"view": seen.view, **_signs(state, seen, lang), "certain": certain, "odds": odds}


def _outlook(state: State, work: Work, lang: str) -> Json:
    if state.over:
        raise Refusal("over")
    found = state.outlook(state.actor or 0)
    return {"choices": {str(action): _signs(state, seen, lang) for action, seen in found.items()}}


def _signs(state: State, seen: Any, lang: str) -> Json:
    forced = [state.game.texts.format(lang, said.id, dict(said.args)) for _, said in seen.forced]
    return {"undo": seen.undo, "ends": seen.ends, "draws": seen.draws, "forced": forced}


def _hint(state: State, work: Work, lang: str) -> Json:
    if state.over:
        raise Refusal("over")
    from fathom.bots import worlds

    found = hint(state, state.actor or 0, simulations=SIMULATIONS, world=worlds.plain(state.game))
    return hint_json(state, found, lang)


def _pieces(state: State, work: Work, lang: str) -> Json:
    return {"pieces": editing.pieces(state, lang)}


def _edit(state: State, work: Work, lang: str) -> Json:
    changed = editing.edited(state, work["changes"])
    return told(changed, _seat(changed, work), lang)


ANSWERS: dict[str, Callable[[State, Work, str], Json]] = {
    "look": _look,
    "act": _act,
    "why": _why,
    "preview": _preview,
    "outlook": _outlook,
    "hint": _hint,
    "pieces": _pieces,
    "edit": _edit,
}
