"""Changing a position by hand: which pieces of a game can be set to what.

A game says so in `pieces.toml`, in a table `[[pieces]]` for each kind of piece:

    path     which number of a player's area (or, with `table = true`, of the table): "resources.{level}.{kind}"
    index    what stands in the braces: how many there are, or their names: { level = 5, kind = ["metal", "plant"] }
    first    the first number of an index, if it is not 0
    label    messages of the game, which together name it
    high     the highest number, from `low` (0) on; or
    pool     where the rest lies, on the table: what is added to one is taken from the other
    also     other numbers of the player that change with it, such as sums; `pool_also` the same of the table
    words    messages for its values, from the lowest on
    bit      the index that is a bit of the number at `path`, which can be set
    order    instead of a number: a place in a row in which everything stands once, and changes places
    card     the number of a card that can be exchanged for one of the `pool`, a bit set
    cards    a bit set of cards, each of which can be exchanged for one of the `pool`; `also` bit sets within it
    most     up to so many of them cards can also be added, then they are in the bit sets `grows`, too, and taken away;
             `count`: how many the pool has, where the table keeps that
    sets     bit sets of the table, at most one of which has the place: which one, from 1 on, or 0. The place is the
             running number of the index, {place} in a path
    phases   the only phases in which it can be set: in others something in progress may depend on it
    players  at tables for how many it can be set, if not at all
    named    the argument of an action whose words are the names of the cards

Afterwards a game's `mend` makes whole what follows from the pieces, and its invariants decide whether such a position
is possible.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from importlib.resources import files
from itertools import product
from typing import Any

from fathom.core.data import read
from fathom.core.position import State
from fathom.study.positions import CodeError, impossible, sound
from fathom.study.words import say

NOTHING = -1  # no card
MORE, PLACE = "more", "place"


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
        now, before = ([one for one in _pieces(each) if one.name == name] for each in (new, state))
        if not now and not before:
            raise CodeError("piece", repr(name[:40]))
        if not now or value not in now[0].values:
            raise CodeError("piece", partial(_called, state, (before or now)[0], value))
        one = now[0]
        _put(new, one, value)
    try:
        state.game.rules.mend(new.raw)
        packed = new.pack()
    except (AssertionError, OverflowError) as error:
        raise impossible(state.game, error) from None
    found = State.unpack(state.game, packed, state.moment)
    sound(found)
    return found


def _pieces(state: State) -> Iterator[Piece]:
    phase, players = state.view(None)["phase"], state.game.seats
    for kind in _kinds(state.game.definition.package):
        if phase not in kind.get("phases", (phase,)) or players != kind.get("players", players):
            continue
        seats: list[int | None] = [None] if kind.get("table") else list(range(state.game.seats))
        names, sizes = list(kind.get("index", {})), [_size(n) for n in kind.get("index", {}).values()]
        first = kind.get("first", 0)
        for seat in seats:
            prefix = "" if seat is None else f"{seat}."
            if "cards" in kind:
                pool = _members(_get(state.raw, kind["pool"]))
                held, most = _members(_get(_root(state, seat), kind["cards"])), kind.get("most", 0)
                for card in held:
                    cards = (card, NOTHING, *pool) if most else (card, *pool)
                    yield Piece(f"{prefix}{kind['cards']}.{card}", seat, cards, kind, {})
                if pool and len(held) < most:
                    yield Piece(f"{prefix}{kind['cards']}.{MORE}", seat, (NOTHING, *pool), kind, {})
                continue
            for place, numbers in enumerate(product(*(range(first, first + size) for size in sizes))):
                index = dict(zip(names, numbers, strict=True))
                if "sets" in kind:
                    yield Piece(f"place.{place}", seat, range(len(kind["sets"]) + 1), kind, {**index, PLACE: place})
                    continue
                index |= {PLACE: place} if f"{{{PLACE}}}" in kind["path"] else {}
                path = _path(kind["path"], index)
                one = Piece(prefix + path, seat, range(2), kind, index)
                if "bit" in kind:
                    yield replace(one, name=f"{one.name}.{index[kind['bit']]}")
                elif values := _values(state, kind, index, _value(state, one)):
                    yield replace(one, values=values)


def _values(state: State, kind: dict[str, Any], index: dict[str, int], held: int) -> tuple[int, ...] | range:
    """What something can be set to; nothing if there is no choice."""
    if kind.get("card"):
        return (held, *_members(_get(state.raw, kind["pool"]))) if held >= 0 else ()
    low = kind.get("low", 0)
    high = low + len(kind["words"]) - 1 if "words" in kind else kind.get("high", 0)
    if "words" in kind and held > high:
        return ()  # in a state that only play leads to
    if "pool" in kind:
        high = held + _get(state.raw, _path(kind["pool"], index))
    return range(low, max(high, held) + 1) if high > low or held > low else ()


def _members(bits: int) -> list[int]:
    return [i for i in range(63) if bits >> i & 1]


def _value(state: State, one: Piece) -> int:
    if "cards" in one.kind:
        return next(iter(one.values))
    if "sets" in one.kind:
        held = [_get(state.raw, path) >> one.index[PLACE] & 1 for path in one.kind["sets"]]
        return held.index(1) + 1 if 1 in held else 0
    value: int = _get(_root(state, one.seat), _path(one.kind["path"], one.index))
    return value >> one.index[one.kind["bit"]] & 1 if "bit" in one.kind else value


def _put(state: State, one: Piece, value: int) -> None:
    raw, kind, root = state.raw, one.kind, _root(state, one.seat)
    before = _value(state, one)
    if before == value:
        return
    exchanged = "cards" in kind or kind.get("card")
    swap = sum(1 << card for card in (before, value) if card != NOTHING) if exchanged else 0
    if "cards" in kind:
        for path in (kind["cards"], *kind.get("also", ())):
            if _get(root, path) >> before & 1 if before != NOTHING else path in (kind["cards"], *kind["grows"]):
                _set(root, path, _get(root, path) ^ swap)
        _set(raw, kind["pool"], _get(raw, kind["pool"]) ^ swap)
        if "count" in kind:
            _add(raw, kind["count"], (value == NOTHING) - (before == NOTHING))
        return
    if "sets" in kind:
        for number, path in enumerate(kind["sets"], 1):
            if number in (before, value):
                _set(raw, path, _get(raw, path) ^ 1 << one.index[PLACE])
        return
    path = _path(kind["path"], one.index)
    if "bit" in kind:
        _set(root, path, _get(root, path) ^ 1 << one.index[kind["bit"]])
        return
    _set(root, path, value)
    if kind.get("card"):
        _set(raw, kind["pool"], _get(raw, kind["pool"]) ^ swap)
    elif kind.get("order"):
        place = path.rpartition(".")[0]
        row = _get(root, place)
        other = next(i for i, held in enumerate(row) if held == value and f"{place}.{i}" != path)
        row[other] = before
    else:
        for also in kind.get("also", ()):
            _add(root, _path(also, one.index), value - before)
        for pool in (*([kind["pool"]] if "pool" in kind else []), *kind.get("pool_also", ())):
            _add(raw, _path(pool, one.index), before - value)


def _called(state: State, one: Piece, value: int, lang: str) -> str:
    words = _words(state, one, lang)
    told = words[one.values.index(value)] if words and value in one.values else value
    return f"{_label(state, one, lang)}: {told}"


def _label(state: State, one: Piece, lang: str) -> str:
    args = {name: number + 1 - one.kind.get("first", 0) for name, number in one.index.items()}
    texts = state.game.texts
    words = []
    for label in one.kind["label"]:  # a number may follow the message, or take its place: "race-crab 3"
        id, _, rest = _path(label, _named(one)).partition(" ")
        words.append(f"{texts.format(lang, id, args) if texts.has(lang, id) else id} {rest}".rstrip())
    return ": ".join(words)


def _words(state: State, one: Piece, lang: str) -> list[str] | None:
    texts = state.game.texts
    if "named" in one.kind:
        every = (arg for kind in state.game.vocabulary.kinds for arg in kind.args if arg.name == one.kind["named"])
        arg = max(every, key=lambda arg: len(arg.words))
        said = [NOTHING if card == NOTHING else arg.said(arg.words[card]) for card in one.values]
        return [_word(state, word, lang) for word in said]
    if "words" not in one.kind:
        return None
    told = [one.kind["words"][value - one.kind.get("low", 0)].split() for value in one.values]
    return [" ".join(texts.format(lang, word) if texts.has(lang, word) else word for word in words) for words in told]


def _word(state: State, word: Any, lang: str) -> str:
    if word == NOTHING:
        return say(lang, "piece-nothing")
    return word if isinstance(word, str) else state.game.texts.format(lang, word.id)


def _named(one: Piece) -> dict[str, Any]:
    """The names of the indices, where they have some."""
    named: dict[str, Any] = {}
    for name, given in one.kind.get("index", {}).items():
        number = one.index[name] - one.kind.get("first", 0)
        named[name] = given[number] if isinstance(given, list) else number + 1
    return named


def _size(given: int | list[str]) -> int:
    return len(given) if isinstance(given, list) else given


def _path(path: str, index: Mapping[str, Any]) -> str:
    return path.format(**index)


def _root(state: State, seat: int | None) -> Any:
    return state.raw if seat is None else state.raw.players[seat]


def _get(root: Any, path: str) -> Any:
    for part in path.split("."):
        root = root[int(part)] if part.isdecimal() else getattr(root, part)
    return root


def _set(root: Any, path: str, value: int) -> None:
    way, _, last = path.rpartition(".")
    root = _get(root, way) if way else root
    if last.isdecimal():
        root[int(last)] = value
    else:
        setattr(root, last, value)


def _add(root: Any, path: str, more: int) -> None:
    _set(root, path, _get(root, path) + more)
