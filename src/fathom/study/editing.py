"""Changing a position by hand: which pieces of a game can be set to what, by the game's own module `pieces`.

It has `pieces(g)`, a list of `Piece`, and `put(g, name, value)`, which sets one and whatever has to follow (the supply
that gets smaller, a sum). Afterwards the game's invariants decide whether such a position is possible.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from fathom.core.position import State
from fathom.study.positions import CodeError, sound


def _module(state: State) -> ModuleType | None:
    name = f"{state.game.definition.package}.pieces"
    return import_module(name) if find_spec(name) else None


def pieces(state: State, lang: str) -> list[dict[str, Any]]:
    """What can be changed, with the values it can have: numbers from `low` to `high`, or one of `words`."""
    module, texts = _module(state), state.game.texts
    found = []
    for one in [] if module is None else module.pieces(state.raw):
        words = None if one.words is None else [texts.format(lang, word.id, dict(word.args)) for word in one.words]
        label = texts.format(lang, one.label.id, dict(one.label.args))
        told = {"name": one.name, "seat": one.seat, "label": label, "value": one.value}
        found.append({**told, "low": one.low, "high": one.high, "words": words})
    return found


def edited(state: State, changes: Mapping[str, int]) -> State:
    """The position with some pieces changed, one after the other; CodeError if it is impossible then."""
    module, new = _module(state), state.clone()
    known = {} if module is None else {one.name: one for one in module.pieces(new.raw)}
    for name, value in changes.items():
        one = known.get(name)
        if module is None or one is None:
            raise CodeError("piece", f"there is no {name[:40]!r}")
        if not one.low <= value <= one.high:
            raise CodeError("piece", f"{name}: {value} is not from {one.low} to {one.high}")
        module.put(new.raw, name, value)
    sound(new)
    return State.unpack(state.game, new.pack(), state.moment)
