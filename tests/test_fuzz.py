"""Nonsense in: a refusal or an equal round trip out, never a crash, never a changed state."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fathom
from fathom.core.data import DataError
from tests.tables import GAMES, positions

NAMES = st.sampled_from(GAMES)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def saved(name: str) -> str:
    *_, state = positions(fathom.load(name), seed=1, limit=60)
    return fathom.Record.of(state).to_json()


RECORDS = {name: saved(name) for name in GAMES}


@given(NAMES, st.text(max_size=30))
def test_notation(name: str, text: str) -> None:
    game = fathom.load(name)
    state = game.new(seed=1)
    before = state.raw.pack()
    try:
        action = game.action(text, state)
    except ValueError as error:
        assert "no such action" in str(error)
    else:
        assert game.action(game.text(action)) == action
    assert state.raw.pack() == before


@given(NAMES, st.data())
def test_notation_round_trip_and_near_misses(name: str, data: st.DataObject) -> None:
    game = fathom.load(name)
    action = data.draw(st.integers(0, game.num_actions - 1))
    text = game.text(action)
    assert game.action(text) == action
    assert game.action(f"  {text.upper()} ") == action
    cut = data.draw(st.integers(0, len(text)))
    misspelt = text[:cut] + data.draw(st.text(max_size=2)) + text[cut + 1 :]
    try:
        assert 0 <= game.action(misspelt) < game.num_actions
    except ValueError as error:
        assert "did you mean" in str(error)


@given(NAMES, st.integers(0, 10**6), st.text(max_size=6))
def test_damaged_saves(name: str, at: int, put: str) -> None:
    """A save with a piece cut out or put in replays to the same game or is refused."""
    text = RECORDS[name]
    at %= len(text)
    for damaged in (text[:at] + put + text[at:], text[:at] + put + text[at + 1 :], text[:at]):
        try:
            record = fathom.Record.from_json(damaged)
            state = record.replay()
        except fathom.RecordError as error:
            assert str(error)
        else:
            state.check()
            assert fathom.Record.from_json(fathom.Record.of(state).to_json()) == fathom.Record.of(state)


@given(NAMES, st.data())
def test_saves_with_strange_values(name: str, data: st.DataObject) -> None:
    held = json.loads(RECORDS[name])
    key = data.draw(st.sampled_from(sorted(held)))
    if isinstance(held[key], list) and held[key] and data.draw(st.booleans()):
        held[key][data.draw(st.integers(0, len(held[key]) - 1))] = data.draw(JSON)
    else:
        held[key] = data.draw(JSON)
    try:
        state = fathom.Record.from_json(json.dumps(held)).replay()
    except fathom.RecordError as error:
        assert "\n" not in str(error)
    else:
        state.check()


@given(st.text(max_size=40) | st.binary(max_size=40))
def test_saves_that_are_none(text: Any) -> None:
    with pytest.raises(fathom.RecordError):
        fathom.Record.from_json(text)


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path] * bool(path) + [found for key, one in inner for found in paths(one, (*path, key))]


@given(NAMES, st.data())
def test_data_packs(name: str, data: st.DataObject) -> None:
    """A pack with any value replaced is refused with its key, or plays a game that the referee accepts."""
    default = fathom.load(name).data
    pack = json.loads(json.dumps(default))
    path = data.draw(st.sampled_from(paths(default)))
    place = pack
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = data.draw(JSON | st.integers(-2, 8) | st.lists(st.integers(0, 4), max_size=5))
    try:
        game = fathom.load(name, data=pack)
    except DataError as error:
        assert "data pack" in str(error)
        assert str(path[0]) in str(error)
        assert "\n" not in str(error)
    else:
        for state in positions(game, seed=1, limit=40):
            state.check()


@given(NAMES, st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
def test_data_files(name: str, content: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "pack.toml"
        file.write_bytes(content)
        try:
            fathom.load(name, data=file)
        except DataError as error:
            assert "pack.toml" in str(error)
        with pytest.raises(DataError, match="cannot be read"):
            fathom.load(name, data=Path(folder) / "none.toml")


@given(NAMES, st.dictionaries(st.text(max_size=12), JSON, max_size=2))
def test_options(name: str, options: dict[str, Any]) -> None:
    options = {key: value for key, value in options.items() if key not in ("name", "data")}
    try:
        game = fathom.load(name, **options)
    except ValueError as error:
        assert "option" in str(error)
    else:
        assert game.options == fathom.load(name, **game.options).options


@given(NAMES, st.data())
def test_option_values(name: str, data: st.DataObject) -> None:
    known = fathom.load(name).options
    key = data.draw(st.sampled_from(sorted(known)))
    value: Any = data.draw(JSON | st.integers(-3, 12) | st.sampled_from(["on", "off", "AABBA", "random", "2", "4"]))
    try:
        game = fathom.load(name, **{key: value})
        state = game.new(seed=1)
    except ValueError as error:
        assert key in str(error)
    else:
        state.check()
        assert game.options == fathom.load(name, **game.options).options
