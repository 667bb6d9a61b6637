"""The core by itself, on a game of three lines: it must not depend on any real one."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from fathom.core.actions import Arg, Vocabulary
from fathom.core.chance import Recorder, Script, Seeded, System, pick, reveal, stream, tell
from fathom.core.data import DataError, Reader, digest, overlay
from fathom.core.events import COUNT, Events
from fathom.core.options import Option, OptionError, Options
from fathom.core.state import Struct, i8, i16, i32, i64, many


class Pawn(Struct):
    at: int = i8()
    trail: list[int] = i16(3)


class Field(Struct):
    seed: int = i64()
    round: int = i32()
    grid: list[list[int]] = i8(2, 3)
    pawns: list[Pawn] = many(Pawn, 2)


def test_a_struct_is_zero_and_has_only_its_fields() -> None:
    field = Field()
    assert field.to_dict() == {
        "seed": 0,
        "round": 0,
        "grid": [[0, 0, 0], [0, 0, 0]],
        "pawns": [{"at": 0, "trail": [0, 0, 0]}, {"at": 0, "trail": [0, 0, 0]}],
    }
    with pytest.raises(AttributeError):
        field.sead = 1  # type: ignore[attr-defined]


def test_clone_and_assign_are_deep() -> None:
    field = Field()
    copy = field.clone()
    field.grid[1][2], field.pawns[1].trail[0], field.round = 5, 6, 7
    assert copy == Field()
    copy.assign(field)
    field.grid[0][0] = 1
    field.pawns[0].at = 1
    assert (copy.grid[1][2], copy.pawns[1].trail[0], copy.round) == (5, 6, 7)
    assert (copy.grid[0][0], copy.pawns[0].at) == (0, 0)


def test_pack_unpack_and_numpy_agree() -> None:
    field = Field()
    field.seed, field.round, field.grid, field.pawns[1].trail = (
        -(2**60),
        2**31 - 1,
        [[1, 2, 3], [-4, 5, 127]],
        [9, -9, 300],
    )
    packed = field.pack()
    assert len(packed) == Field.dtype().itemsize == 8 + 4 + 6 + 2 * (1 + 6)
    assert Field.unpack(packed) == field
    record = np.frombuffer(packed, Field.dtype())[0]
    assert record["grid"].tolist() == field.grid
    assert record["pawns"]["trail"][1].tolist() == [9, -9, 300]
    with pytest.raises(ValueError, match="has 32 bytes, not 3"):
        Field.unpack(b"abc")


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (lambda f: setattr(f.pawns[1], "at", 128), r"pawns\[1\].at is 128, outside of 8 bits"),
        (lambda f: f.grid[0].append(1), "grid has 7 values, declared are 6"),
        (lambda f: setattr(f, "round", 1.5), "round holds 1.5, which is not an integer"),
        (lambda f: f.pawns[0].trail.pop(), r"pawns\[0\].trail has 2 values, declared are 3"),
    ],
)
def test_pack_names_what_does_not_fit(edit: Any, words: str) -> None:
    field = Field()
    edit(field)
    with pytest.raises(OverflowError, match=words):
        field.pack()


STEPS = Vocabulary()
STEPS.add("pass")
STEPS.add("go", Arg("x", "abc"), Arg("y", "123"), only=lambda x, y: x != y, same=lambda x, y: (min(x, y), max(x, y)))


def test_a_vocabulary_is_dense_and_goes_both_ways() -> None:
    assert len(STEPS) == 7
    assert [STEPS.text(action) for action in range(7)] == [
        "pass",
        "go a 2",
        "go a 3",
        "go b 1",
        "go b 3",
        "go c 1",
        "go c 2",
    ]
    assert all(STEPS.action(STEPS.text(action)) == action for action in range(7))
    assert STEPS.kind == (0, 1, 1, 1, 1, 1, 1)
    assert [STEPS.arg0[4], STEPS.arg1[4], STEPS.arg2[4]] == [1, 2, 0]
    with pytest.raises(ValueError, match="'go' is declared twice"):
        STEPS.add("go")
    assert STEPS.action(" GO  a 2") == 1
    with pytest.raises(ValueError, match="did you mean 'go a 2'"):
        STEPS.action("go a2")
    with pytest.raises(ValueError, match="did you mean 'pass'"):
        STEPS.action("go a2", among=[0])
    with pytest.raises(ValueError, match="written as text"):
        STEPS.action(3)  # type: ignore[arg-type]


def test_seeded_chance_is_the_same_everywhere_and_fair() -> None:
    assert [Seeded(7).pick(1000) for _ in range(2)] == [Seeded(7).pick(1000)] * 2
    source = Seeded(1)
    assert [source.pick(6) for _ in range(12)] == [4, 2, 2, 5, 1, 3, 2, 1, 1, 5, 3, 3]
    counts = [0] * 5
    for _ in range(50_000):
        counts[source.pick(5)] += 1
    assert all(abs(count - 10_000) < 400 for count in counts)
    assert len({stream(1, i) for i in range(1000)} | {stream(2, i) for i in range(1000)}) == 2000
    assert {System().pick(3) for _ in range(200)} == {0, 1, 2}


def test_script_and_recorder() -> None:
    recorder = Recorder(Script([2, 0]))
    assert [pick(recorder, 3), pick(recorder, 1), pick(recorder, 2)] == [2, 0, 0]
    assert recorder.outcomes == [2, 0], "where there is one outcome nobody is asked"
    with pytest.raises(ValueError, match=r"one more of 0\.\.4 is needed"):
        pick(recorder, 5)
    with pytest.raises(ValueError, match=r"is 3, it must be 0\.\.2"):
        pick(Recorder(Script([3])), 3)
    with pytest.raises(ValueError, match="only 0 were needed"):
        Script([1]).finish()
    tell(recorder, 3, 1, 4)
    assert recorder.events == [(3, 1, 4, 0, 0)]
    assert not recorder.revealed
    reveal(recorder)
    assert recorder.revealed
    tell(Recorder(System(), events=False), 1, 1)


def test_events_hide_what_is_secret() -> None:
    events = Events()
    events.add("roll", ("count", COUNT))
    event = (events.add("keep", ("card", Arg("card", "abc")), secret=("card",)), 1, 2, 0, 0)
    assert events.seen(event, 1).to_json() == {"kind": "keep", "seat": 1, "card": "c"}
    for seat in (None, 0, 2):
        assert events.seen(event, seat).args == {"card": None}
        assert events.message(events.seen(event, seat), lambda kind, args: dict(args)).id == "event-keep-unseen"
    assert events.seen((0, 0, 5, 0, 0), None).args == {"count": 5}


def test_options() -> None:
    options = Options(
        Option("players", low=2, high=4, default=3),
        Option("edition", ("fr", "de")),
        Option("mode", ("move", "swap"), presets={("edition", "de"): "swap"}, pattern="[AB]{2}"),
        Option("extra", ("off", "on")),
    )
    assert options.check({}) == {"players": 3, "edition": "fr", "mode": "move", "extra": "off"}
    assert options.check({"edition": "de", "extra": True})["mode"] == "swap"
    assert options.check({"players": "4", "mode": "AB", "extra": "on"})["mode"] == "AB"
    for bad, words in (
        ({"players": 1}, r"'players' cannot be 1; allowed: 2\.\.4"),
        ({"players": True}, "cannot be True"),
        ({"mode": "ABC"}, "allowed: move, swap, text like"),
        ({"extra": 1}, "allowed: off, on"),
        ({"editon": "de"}, "did you mean 'edition'"),
    ):
        with pytest.raises(OptionError, match=words):
            options.check(bad)


def test_data_readers_name_file_and_key() -> None:
    data = {"a": {"n": 3, "row": [1, 2], "word": "x", "list": [{"n": 1}, 5]}}
    reader = Reader(data, "my.toml").table("a")
    assert reader.integer("n", 0, 3) == 3
    assert reader.integers("row", 2, 0, 9) == (1, 2)
    assert reader.choice("word", ("w", "x")) == 1
    for call, words in (
        (lambda: reader.integer("n", 0, 2), "my.toml: a.n: must be an integer from 0 to 2, is 3"),
        (lambda: reader.integer("m", 0, 2), "my.toml: a.m: missing"),
        (lambda: reader.integers("row", 3, 0, 9), "my.toml: a.row: must be a list of 3 integers"),
        (lambda: reader.integers("row", range(3, 5), 0, 9), "must be a list of 3 to 4 integers"),
        (lambda: reader.integers("row", 2, 0, 1), "every entry must be an integer from 0 to 1, one is 2"),
        (lambda: reader.choice("word", ("y",)), "must be one of y, is 'x'"),
        (lambda: reader.table("n"), "my.toml: a.n: must be a table"),
        (lambda: list(reader.rows("list", 2)), r"my.toml: a.list\[1\]: must be a table"),
        (lambda: list(reader.rows("list", 3)), "must be an array of 3 tables, is 2"),
        (
            lambda: overlay(data, {"a": {"k": 1}}, "my.toml"),
            "my.toml: a.k: no such key; known here: list, n, row, word",
        ),
    ):
        with pytest.raises(DataError, match=words):
            call()
    assert overlay(data, {"a": {"n": 1}}, "my.toml")["a"] == {**data["a"], "n": 1}
    assert data["a"]["n"] == 3
    assert digest({"x": 1, "y": 2}) == digest({"y": 2, "x": 1}) != digest({"x": 1, "y": 3})


def test_the_plain_world_imports_neither_numpy_nor_numba() -> None:
    source = (
        "import sys, fathom\n"
        "for name in fathom.games():\n"
        "    state = fathom.load(name).new(seed=1)\n"
        "    state.apply(state.legal()[0]); state.view(0); state.determinise(0, 1); state.check()\n"
        "    state.game.describe(state, state.legal()[0], 'de')\n"
        "print(sorted({'numpy', 'numba', 'rich', 'filelock'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_light_install_says_what_is_missing() -> None:
    source = (
        "import sys\n"
        "sys.modules['numba'] = sys.modules['numpy'] = None\n"
        "import fathom\n"
        "game = fathom.load('otys')\n"
        "for call in (game.compile, lambda: game.new(seed=1).observe(0)):\n"
        "    try: call()\n"
        "    except ModuleNotFoundError as error: print(error)\n"
        "from fathom.cli import main\n"
        "print(main(['bench', 'otys']))"
    )
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True)
    assert done.stdout.count("pip install 'fathom[fast]'") == 1
    assert done.stdout.count("pip install 'fathom[envs]'") == 1
    assert done.stdout.endswith("2\n")
    assert "fathom: this needs" in done.stderr
    assert "Traceback" not in done.stderr
