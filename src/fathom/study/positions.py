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
from typing import Any

from fathom.core.game import Game
from fathom.core.position import State
from fathom.core.registry import definition, games

MARK = "f1."
LONGEST = 8192  # letters of a code
UNPACKED = 1 << 16  # bytes that a code may unfold to
FURTHEST = 10**6  # the highest moment


class CodeError(ValueError):
    """A code that cannot be read (`broken`), is of other rules (`version`), is of an impossible position
    (`impossible`), or cannot be made (`pack`)."""

    def __init__(self, kind: str, reason: str) -> None:
        super().__init__(reason)
        self.kind, self.reason = kind, reason


def encode(state: State) -> str:
    """The code of a position; ValueError of a game with data of its own, which would not fit into a link."""
    game = state.game
    if game.pack is not None:
        raise CodeError("pack", "a game with a data pack of its own")
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
        raise CodeError("version", f"the game {str(name)[:40]!r} is not here")
    here = definition(name).version
    if version != here:
        raise CodeError("version", f"it is of version {str(version)[:20]} of the rules of {name}, and here is {here}")
    if not isinstance(options, dict) or type(moment) is not int or not 0 <= moment <= FURTHEST:
        raise CodeError("broken", "its beginning makes no sense")
    try:
        game = Game(definition(name), options)
    except (ValueError, TypeError) as error:
        raise CodeError("broken", str(error)) from None
    if head.get("d") != game.data_hash:
        raise CodeError("version", "it is of other data")
    try:
        state = State.unpack(game, packed, moment)
    except ValueError as error:
        raise CodeError("broken", str(error)) from None
    sound(state)
    return state


def _opened(code: str) -> tuple[dict[str, Any], bytes]:
    """What a code holds: its head and the packed state."""
    if not code.startswith(MARK):
        raise CodeError("broken", f"it does not begin with {MARK}")
    if len(code) > LONGEST:
        raise CodeError("broken", "it is too long")
    try:
        squeezed = urlsafe_b64decode(code[len(MARK) :].encode("ascii") + b"==")
        unfolding = zlib.decompressobj()
        text, zero, packed = unfolding.decompress(squeezed, UNPACKED).partition(b"\0")
        head = json.loads(text)
    except (ValueError, zlib.error, RecursionError):
        raise CodeError("broken", "it is damaged") from None
    if not zero or not unfolding.eof or not isinstance(head, dict):
        raise CodeError("broken", "half of it is missing")
    return head, packed


def sound(state: State) -> None:
    """CodeError if this position cannot come about, as far as the game can tell."""
    game, raw = state.game, state.raw
    try:
        if raw.seats != game.seats:
            raise AssertionError(f"{raw.seats} players sit at a table for {game.seats}")
        configured = raw.clone()
        game.rules.configure(configured, game.options)
        for name, field in raw.fields.items():
            if not field.shape and not field.struct and getattr(raw, name) != getattr(configured, name):
                raise AssertionError(f"{name} is not as the options of the table say")
        state.check()
        if not state.over and not state.legal():
            raise AssertionError("nobody could do anything")
        for seat in range(game.seats):
            state.view(seat)
    except (AssertionError, OverflowError) as error:
        raise CodeError("impossible", str(error) or "it breaks a rule of the game") from None
    except (ArithmeticError, LookupError, TypeError, ValueError, RecursionError) as error:
        raise CodeError("impossible", f"something in it does not exist ({type(error).__name__})") from None
