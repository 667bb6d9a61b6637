"""A position as a short text, which fits into a link: game, options, and the packed state.

    f1.eJyr...   the format, and the rest in base64

Whoever reads one must expect anything: a forged text can hold any bytes. `decode` checks what can be checked (the game
and its version, the size, the ranges, the game's own invariants) and refuses the rest in words; a server reads codes
only in the workshop, where a position that slips through can do no harm (docs/security.md).
"""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Any

from fathom.core.game import Game
from fathom.core.position import State
from fathom.core.registry import definition, games
from fathom.core.text import Msg
from fathom.study.words import say

MARK = "f1."
LONGEST = 8192  # letters of a code
UNPACKED = 1 << 16  # bytes that a code may unfold to
FURTHEST = 10**6  # the highest moment


class CodeError(ValueError):
    """A code that cannot be read (`broken`), is of other rules (`version`), is of an impossible position
    (`impossible`), or cannot be made (`pack`). The reason is a message of the studies, words, or what says them in a
    language."""

    def __init__(self, kind: str, reason: str | Msg | Callable[[str], str]) -> None:
        super().__init__(kind, reason)
        self.kind, self.reason = kind, reason

    def told(self, lang: str) -> str:
        """The reason in words."""
        if isinstance(self.reason, Msg):
            return say(lang, self.reason.id, **dict(self.reason.args))
        return self.reason if isinstance(self.reason, str) else self.reason(lang)

    def __str__(self) -> str:
        return self.told("en")


def encode(state: State) -> str:
    """The code of a position; ValueError of a game with data of its own, which would not fit into a link."""
    game = state.game
    if game.pack is not None:
        raise CodeError("pack", Msg("code-pack"))
    usual = game.definition.options.check({"players": game.seats})
    options = {name: value for name, value in game.options.items() if usual[name] != value} | {"players": game.seats}
    head = {"g": game.name, "v": game.version, "d": game.data_hash, "m": state.moment, "o": options}
    held = json.dumps(head, separators=(",", ":")).encode() + b"\0" + state.pack()
    return MARK + urlsafe_b64encode(zlib.compress(held, 9)).decode().rstrip("=")


def decode(code: str) -> State:
    """The position of a code; CodeError says why it is none."""
    head, packed = _opened(code)
    name, version, options, moment = head.get("g"), head.get("v"), head.get("o"), head.get("m")
    if not isinstance(name, str) or name not in games():
        raise CodeError("version", Msg.of("code-game", game=repr(str(name)[:40])))
    here = definition(name).version
    if version != here:
        raise CodeError("version", Msg.of("code-rules", game=name, version=str(version)[:20], here=str(here)))
    if not isinstance(options, dict) or type(moment) is not int or not 0 <= moment <= FURTHEST:
        raise CodeError("broken", Msg("code-beginning"))
    try:
        game = Game(definition(name), options)
    except (ValueError, TypeError) as error:
        raise CodeError("broken", str(error)) from None
    if head.get("d") != game.data_hash:
        raise CodeError("version", Msg("code-data"))
    try:
        state = State.unpack(game, packed, moment)
    except ValueError as error:
        raise CodeError("broken", str(error)) from None
    sound(state)
    return state


def _opened(code: str) -> tuple[dict[str, Any], bytes]:
    """What a code holds: its head and the packed state."""
    if not code.startswith(MARK):
        raise CodeError("broken", Msg.of("code-mark", mark=MARK))
    if len(code) > LONGEST:
        raise CodeError("broken", Msg("code-long"))
    try:
        squeezed = urlsafe_b64decode(code[len(MARK) :].encode("ascii") + b"==")
        unfolding = zlib.decompressobj()
        text, zero, packed = unfolding.decompress(squeezed, UNPACKED).partition(b"\0")
        head = json.loads(text)
    except (ValueError, zlib.error, RecursionError):
        raise CodeError("broken", Msg("code-damaged")) from None
    if not zero or not unfolding.eof or not isinstance(head, dict):
        raise CodeError("broken", Msg("code-half"))
    return head, packed


def sound(state: State) -> None:
    """CodeError if this position cannot come about, as far as the game can tell."""
    game, raw = state.game, state.raw
    try:
        if raw.seats != game.seats:
            raise CodeError("impossible", Msg.of("code-seats", seats=int(raw.seats), table=game.seats))
        configured = raw.clone()
        game.rules.configure(configured, game.options)
        for name, field in raw.fields.items():
            if not field.shape and not field.struct and getattr(raw, name) != getattr(configured, name):
                raise CodeError("impossible", Msg.of("code-options", name=name))
        state.check()
        if not state.over and not state.legal():
            raise CodeError("impossible", Msg("code-nobody"))
        for seat in range(game.seats):
            state.view(seat)
    except CodeError:
        raise
    except (AssertionError, OverflowError) as error:
        raise impossible(game, error) from None
    except (ArithmeticError, LookupError, TypeError, ValueError, RecursionError) as error:
        raise CodeError("impossible", Msg.of("code-nothing", what=type(error).__name__)) from None


def impossible(game: Game, error: Exception) -> CodeError:
    """What an invariant says: a message of the game where people can get there with the pieces, else the words in which
    it is written."""
    reason = error.args[0] if error.args else Msg("code-rule")
    if isinstance(error, AssertionError) and isinstance(reason, Msg) and game.texts.has("en", reason.id):
        return CodeError("impossible", lambda lang: game.texts.format(lang, reason.id, dict(reason.args)))
    return CodeError("impossible", reason if isinstance(reason, Msg) else str(reason))
