"""Changing a position by hand: which pieces of a game can be set to what.

A game says so in `pieces.toml`, in a table `[[pieces]]` for each kind of piece:

    path     which number of a player's area (or, with `table = true`, of the table): "resources.{level}.{kind}"
    index    what stands in the braces: how many there are, or their names: { level = 5, kind = ["metal", "plant"] }
    label    messages of the game, which together name it
    high     the highest number; or
    pool     where the rest lies, on the table: what is added to one is taken from the other
    also     other numbers of the player that change with it, such as sums; `pool_also` the same of the table
    words    messages for its values, from 0 on
    cards    instead of a number: cards in a player's hand (a bit set) that can be exchanged for those in the `pool`

Afterwards the game's invariants decide whether such a position is possible.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any

from fathom.core.data import read
from fathom.core.position import State
from fathom.study.positions import CodeError, sound


@dataclass(frozen=True)
class Piece:
    """Something that has a number. `seat`: whose it is; None: the table's."""

    name: str
    seat: int | None
    values: tuple[int, ...] | range
    kind: dict[str, Any]
    index: dict[str, int]


@cache
def _kinds(package: str) -> list[dict[str, Any]]:
    path = files(package) / "pieces.toml"
    return list(read(str(path))["pieces"]) if path.is_file() else []


def pieces(state: State, lang: str) -> list[dict[str, Any]]:
    """What can be changed, and the values it can have: from `low` to `high`; or those in `values`, called as in
    `words`."""
    found = []
    for one in _pieces(state):
        told = {"name": one.name, "seat": one.seat, "label": _label(state, one, lang), "value": _value(state, one)}
        ranged = isinstance(one.values, range)
        words = _words(state, one, lang)
        values = None if ranged and words is None else list(one.values)
        found.append({**told, "low": min(one.values), "high": max(one.values), "values": values, "words": words})
    return found


def edited(state: State, changes: Mapping[str, int]) -> State:
    """The position with some pieces changed, one after the other; CodeError if it is impossible then."""
    new = State.unpack(state.game, state.pack(), state.moment)
    for name, value in changes.items():
        one = next((one for one in _pieces(new) if one.name == name), None)
        if one is None:
            raise CodeError("piece", f"{name[:40]!r}")
        if value not in one.values:
            raise CodeError("piece", f"{_label(new, one, 'en')}: {value}")
        _put(new, one, value)
    try:
        packed = new.pack()
    except OverflowError as error:
        raise CodeError("impossible", str(error)) from None
    found = State.unpack(state.game, packed, state.moment)
    sound(found)
    return found


def _pieces(state: State) -> Iterator[Piece]:
    for kind in _kinds(state.game.definition.package):
        seats: list[int | None] = [None] if kind.get("table") else list(range(state.game.seats))
        names, sizes = list(kind.get("index", {})), [_size(n) for n in kind.get("index", {}).values()]
        for seat in seats:
            if "cards" in kind:
                yield from _cards(state, kind, seat or 0)
                continue
            for numbers in product(*map(range, sizes)):
                index = dict(zip(names, numbers, strict=True))
                path = _path(kind["path"], index)
                held = _get(_root(state, seat), path)
                high = len(kind["words"]) - 1 if "words" in kind else kind.get("high")
                if "pool" in kind:
                    high = held + _get(state.raw, _path(kind["pool"], index))
                if high is not None and (high > 0 or held):
                    name = path if seat is None else f"{seat}.{path}"
                    yield Piece(name, seat, range(kind.get("low", 0), max(high, held) + 1), kind, index)


def _cards(state: State, kind: dict[str, Any], seat: int) -> Iterator[Piece]:
    hand, pool = _get(state.raw.players[seat], kind["cards"]), _get(state.raw, kind["pool"])
    for i, card in enumerate(_members(hand)):
        yield Piece(f"{seat}.{kind['cards']}.{i}", seat, (card, *_members(pool)), kind, {"card": i})


def _members(bits: int) -> list[int]:
    return [i for i in range(63) if bits >> i & 1]


def _value(state: State, one: Piece) -> int:
    if "cards" in one.kind:
        return next(iter(one.values))
    return _get(_root(state, one.seat), _path(one.kind["path"], one.index))


def _put(state: State, one: Piece, value: int) -> None:
    raw, kind, root = state.raw, one.kind, _root(state, one.seat)
    before = _value(state, one)
    if "cards" in kind:
        swap = (1 << before) ^ (1 << value) if before != value else 0
        _add(root, kind["cards"], (_get(root, kind["cards"]) ^ swap) - _get(root, kind["cards"]))
        _add(raw, kind["pool"], (_get(raw, kind["pool"]) ^ swap) - _get(raw, kind["pool"]))
        return
    for path in (_path(kind["path"], one.index), *kind.get("also", ())):
        _add(root, path, value - before)
    for path in (*([_path(kind["pool"], one.index)] if "pool" in kind else []), *kind.get("pool_also", ())):
        _add(raw, path, before - value)


def _label(state: State, one: Piece, lang: str) -> str:
    args = {name: number + 1 for name, number in one.index.items()}
    texts = state.game.texts
    words = []
    for label in one.kind["label"]:  # a number may follow the message: "race-crab 3"
        id, _, rest = _path(label, _named(one)).partition(" ")
        words.append(f"{texts.format(lang, id, args)} {rest}".rstrip())
    return ": ".join(words)


def _words(state: State, one: Piece, lang: str) -> list[str] | None:
    if "cards" in one.kind:
        return [f"{one.kind['sign']}{card + 1:02}" for card in one.values]
    words = one.kind.get("words")
    if words is None:
        return None
    texts = state.game.texts
    return [" ".join(texts.format(lang, word) if texts.has(lang, word) else word for word in w.split()) for w in words]


def _named(one: Piece) -> dict[str, Any]:
    """The names of the indices, where they have some."""
    named: dict[str, Any] = {}
    for name, given in one.kind.get("index", {}).items():
        named[name] = given[one.index[name]] if isinstance(given, list) else one.index[name]
    return named


def _size(given: int | list[str]) -> int:
    return len(given) if isinstance(given, list) else given


def _path(path: str, index: Mapping[str, Any]) -> str:
    return path.format(**index)


def _root(state: State, seat: int | None) -> Any:
    return state.raw if seat is None else state.raw.players[seat]


def _get(root: Any, path: str) -> int:
    for part in path.split("."):
        root = root[int(part)] if part.isdecimal() else getattr(root, part)
    found: int = root
    return found


def _add(root: Any, path: str, more: int) -> None:
    *way, last = path.split(".")
    for part in way:
        root = root[int(part)] if part.isdecimal() else getattr(root, part)
    if last.isdecimal():
        root[int(last)] += more
    else:
        setattr(root, last, getattr(root, last) + more)
