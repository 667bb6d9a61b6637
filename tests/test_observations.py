"""What a network sees has a layout: every number belongs to a section, and is written through that section's name."""

from __future__ import annotations

import importlib.util
from types import FunctionType
from typing import Any

import pytest
from tools import actions, observations

import fathom
from fathom.core.layout import Layout, Part
from fathom.core.registry import definition
from tests.tables import EVERY_GAME, positions, tables


class At(int):
    """A place in an observation that remembers where its section begins and ends. One of a part is loose until it is
    added to where a copy of the part begins; `step` is the size of that part."""

    first: int
    last: int
    step: int
    loose: bool

    @classmethod
    def make(cls, value: int, first: int, last: int, step: int = 0, loose: bool = False) -> At:
        at = cls(value)
        at.first, at.last, at.step, at.loose = first, last, step, loose
        return at

    def __add__(self, other: int) -> At:
        value = int(self) + int(other)
        if not isinstance(other, At):
            return At.make(value, self.first, self.last, self.step, self.loose)
        assert other.loose, "two sections are added up"
        assert self.step, "a section of a part is added to something else than a part"
        assert (int(self) - self.first) % self.step == 0, "this is not where a copy of the part begins"
        assert self.first <= self < self.last, "there are not so many copies of the part"
        return At.make(value, int(self) + other.first, int(self) + other.last, other.step, self.loose)

    __radd__ = __add__

    def __sub__(self, other: int) -> At:
        return self + -other


class Guarded(list[float]):
    """An observation that is cleared first, and then only written inside of sections."""

    written: set[int]

    def __setitem__(self, at: Any, value: Any) -> None:
        if not isinstance(at, At):
            assert (value, self.written) == (0.0, set()), f"{at}: written without the name of a section"
            return super().__setitem__(at, value)
        assert (at.loose, at.step) == (False, 0), f"{int(at)}: this is no section, but a part"
        assert at.first <= at < at.last, f"{int(at)}: outside of its section, {at.first} to {at.last - 1}"
        self.written.add(int(at))
        return super().__setitem__(int(at), value)


def guarded(names: dict[str, Any], observe: Any) -> Any:
    """An `observe` with these offsets instead of its own."""
    own = observe.__globals__
    space = {**own, **names}
    for name, value in own.items():
        if isinstance(value, FunctionType) and value.__globals__ is own:
            space[name] = FunctionType(value.__code__, space, name, value.__defaults__)
    return space["observe"]


def offsets(module: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The offsets of a module that declares a layout, each with its section."""
    add, each = Part.add, Part.each

    def tagged_add(part: Part, name: str, size: int, meaning: str) -> int:
        at = add(part, name, size, meaning)
        return At.make(at, at, at + size, loose=not isinstance(part, Layout))

    def tagged_each(part: Part, name: str, copies: int, inner: Part, meaning: str) -> int:
        at = each(part, name, copies, inner, meaning)
        return At.make(at, at, at + copies * inner.size, inner.size, loose=not isinstance(part, Layout))

    spec = importlib.util.find_spec(module)
    assert spec is not None
    assert spec.loader is not None
    again = importlib.util.module_from_spec(spec)
    with monkeypatch.context() as patched:
        patched.setattr(Part, "add", tagged_add)
        patched.setattr(Part, "each", tagged_each)
        spec.loader.exec_module(again)
    return {name: value for name, value in vars(again).items() if isinstance(value, At)}


def seen(observe: Any, raw: Any, seat: int, size: int) -> Guarded:
    """The observation, guarded."""
    out = Guarded([9.0] * size)  # whatever is not cleared shows
    out.written = set()
    observe(raw, seat, out)
    return out


@EVERY_GAME
def test_every_write_stays_in_its_section(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    names = offsets(fathom.load(name).rules.observe.__module__, monkeypatch)
    assert len(names) > 5
    for i, options in enumerate(tables(name)):
        game = fathom.load(name, **options)
        size, observe = game.observation.size, guarded(names, game.rules.observe)
        for at, state in enumerate(positions(game, seed=i, limit=300)):
            for seat in range(game.seats) if at % 9 == 0 else ():
                plain = [9.0] * size
                game.rules.observe(state.raw, seat, plain)
                assert seen(observe, state.raw, seat, size) == plain


@EVERY_GAME
def test_sections_fill_the_whole(name: str) -> None:
    game = fathom.load(name)
    end = 0
    for section, span in game.observation.spans():
        assert span.start == end, section
        assert game.observation[section] == span
        end = span.stop
    assert (end,) == game.observation_shape
    sections = [section for section, _ in game.observation.spans()]
    assert len(sections) == len(set(sections))
    assert game.observation.version >= 1


LAYOUT = Layout(version=1)
AT_TURN = LAYOUT.add("turn", 1, "whose")
AT_PHASE = LAYOUT.add("phase", 3, "one-hot")
SEAT = Part()
S_HAND = SEAT.add("hand", 2, "cards")
S_SCORE = SEAT.add("score", 1, "points")
SEAT_SIZE = SEAT.size
AT_SEATS = LAYOUT.each("seat", 2, SEAT, "both")
OBSERVATION = LAYOUT.size


def observe(g: Any, seat: int, out: Any) -> None:
    """A made-up one, in which `g` says where to write."""
    for i in range(OBSERVATION):
        out[i] = 0.0
    out[AT_TURN] = 1.0
    out[AT_PHASE + g["phase"]] = 1.0
    out[AT_SEATS + g["seat"] * SEAT_SIZE + g["shift"] + S_HAND + g["card"]] = 1.0
    if "bare" in g:
        out[g["bare"]] = 1.0
    if "loose" in g:
        out[S_SCORE] = 1.0
    if "part" in g:
        out[AT_SEATS] = 1.0


def test_the_guard_sees_what_goes_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    names = offsets(__name__, monkeypatch)
    watched = guarded(names, observe)
    right = {"phase": 2, "seat": 1, "shift": 0, "card": 1}
    assert seen(watched, right, 0, OBSERVATION) == [1, 0, 0, 1, 0, 0, 0, 0, 1, 0]
    for wrong in (
        {"phase": 3},
        {"phase": -1},
        {"seat": 2},
        {"shift": 1},
        {"card": 2},
        {"bare": 3},
        {"loose": 1},
        {"part": 1},
    ):
        with pytest.raises(AssertionError):
            seen(watched, {**right, **wrong}, 0, OBSERVATION)


def test_a_layout_refuses_what_cannot_be() -> None:
    layout, part = Layout(version=1), Part()
    part.add("one", 1, "")
    layout.each("twice", 2, part, "")
    with pytest.raises(ValueError, match="put into place already"):
        part.add("two", 1, "")
    with pytest.raises(ValueError, match="two sections of this name"):
        layout.add("twice", 1, "")
    with pytest.raises(ValueError, match="at least one number"):
        layout.add("none", 0, "")
    with pytest.raises(KeyError, match="no section 'nowhere'"):
        layout["nowhere"]
    assert [name for name, _ in layout.spans()] == ["twice.0.one", "twice.1.one"]


def test_the_page_of_observations_is_up_to_date() -> None:
    assert observations.PAGE.read_text(encoding="utf-8") == observations.page(), "run python tools/observations.py"


def test_the_page_of_actions_is_up_to_date() -> None:
    assert actions.PAGE.read_text(encoding="utf-8") == actions.page(), "run python tools/actions.py"


def test_another_layout_needs_another_version() -> None:
    old = observations.page()
    assert observations.moved(old, old) == []
    name = fathom.games()[0]
    head = f"version {fathom.load(name).observation.version}, "
    changed = old.replace("| phase |", "| stage |", 1)
    assert observations.moved(old, changed) == [name]
    assert observations.moved(old, changed.replace(head, "version 99, ", 1)) == []
    reworded = old.replace("| one-hot |", "| as a unit vector |")
    assert reworded != old
    assert observations.moved(old, reworded) == []


@EVERY_GAME
def test_an_option_is_observed_or_declared_not_to_be(name: str) -> None:
    """A network must know what the players have agreed on; a new option cannot be forgotten in silence."""
    for option in definition(name).options.options.values():
        values = [*option.values, *([] if option.low is None else [option.low, option.high])]
        told = {seen for value in values for seen in told_of(name, option.name, value)}
        if option.name != "players" and told:
            assert (True in told) == option.observed, f"{name}: the option {option.name!r}: observed={option.observed}"


def told_of(name: str, option: str, value: Any) -> list[bool]:
    """Whether an observation differs if a table, otherwise the same, had this value of an option."""
    for options in tables(name):
        usual = fathom.load(name, **options)
        try:
            other = fathom.load(name, **{**options, option: value})
        except ValueError:  # it does not go together with the rest
            continue
        here, there = usual.definition.table(), usual.definition.table()
        usual.rules.configure(here, usual.options)
        other.rules.configure(there, other.options)
        fields = [field for field in here.fields if field != "players"]
        changed = [field for field in fields if getattr(here, field) != getattr(there, field)]
        if other.seats != usual.seats or not changed:
            continue
        g = usual.new(seed=3).raw
        before, after = [0.0] * usual.observation_shape[0], [0.0] * usual.observation_shape[0]
        usual.rules.observe(g, 0, before)
        for field in changed:
            setattr(g, field, getattr(there, field))
        usual.rules.observe(g, 0, after)
        return [before != after]
    return []
