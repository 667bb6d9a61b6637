"""Setting up: the players, the grid, the markers, and who begins."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest

import fathom
from tests.octodice.scenario import Scenario

rule = pytest.mark.rule

LEVELS = ("ABC", "DEF", "GHI")
COLOURS = ("yellow", "red", "blue", "green", "white")
SEEDS = range(4800)


def fresh(seed: int = 1, **options: Any) -> dict[str, Any]:
    """What a spectator sees of a new game."""
    return fathom.load("octodice", **options).new(seed=seed).view(None)


def rows(view: dict[str, Any]) -> tuple[str, ...]:
    """The codes of the tiles, row by row: ("A1B1C1", "D1E1F1", "G1H1I1")."""
    return tuple("".join(tile["tile"] for tile in row) for row in view["grid"])


@pytest.fixture(scope="module")
def grids() -> list[tuple[str, ...]]:
    """Random grids of many seeds."""
    game = fathom.load("octodice", layout="random")
    return [rows(game.new(seed=seed).view(None)) for seed in SEEDS]


def chi_square(counts: Counter[Any], cells: int) -> float:
    """How far the counts are from equal ones."""
    usual = sum(counts.values()) / cells
    return sum((count - usual) ** 2 / usual for count in counts.values()) + (cells - len(counts)) * usual


# Players


@rule("OCTO-SETUP-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_players(players: int) -> None:
    view = fresh(players=players)
    assert [player["seat"] for player in view["players"]] == list(range(players))
    assert view["turns"] == (9 if players == 1 else 6)
    assert view["options"]["virtual_player"] == "off"


@rule("OCTO-SETUP-01")
@pytest.mark.parametrize("players", [0, 5, -1])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(fathom.OptionError, match="players"):
        fathom.load("octodice", players=players)


@rule("OCTO-SETUP-01")
@pytest.mark.parametrize("players", [1, 3, 4])
def test_the_virtual_player_is_for_two(players: int) -> None:
    assert fresh(players=2, virtual_player="on")["options"]["virtual_player"] == "on"
    with pytest.raises(fathom.OptionError, match=r"virtual_player.*two players"):
        fathom.load("octodice", players=players, virtual_player="on")


@rule("OCTO-SETUP-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_empty_score_sheets(players: int) -> None:
    empty = {"a": None, "b": None, "octopus": None}
    for player in fresh(players=players)["players"]:
        sheet = player["sheet"]
        assert sheet["crystals"] == {"crossed": 0, "circles": 5}
        assert sheet["research"] == [
            {"colour": colour, "points": points, "crossed": False} for points, colour in enumerate(COLOURS, 1)
        ]
        free = [{"points": 1, "crossed": False}, {"points": 2, "crossed": False}]
        assert sheet["bots"] == dict.fromkeys(COLOURS, free)
        assert sheet["submarines"] == dict.fromkeys(COLOURS, False)
        assert len(sheet["thirds"]) == 3
        for third in sheet["thirds"]:
            assert third["turns"] == [empty, empty]
            assert third["bottom"] == (empty if players == 1 else [None, None])
            assert (third["struck"], third["penalty"], third["submarines"], third["sum"]) == (False, None, None, None)
        assert sheet["thirds"][0]["boxes"] == {"crossed": 0, "of": 2}
        assert (sheet["bonus"], sheet["total"], player["score"]) == (None, None, 0)


@rule("OCTO-SETUP-02")
def test_everybody_has_a_sheet_of_their_own() -> None:
    s = Scenario(players=4, active=1, roll="crystal bot octopus / green-0 red-1 octopus")
    others = [s.sheet(seat) for seat in (0, 2, 3)]
    s.play("use W1 B1 crystal-0", "use W2 B2 bot-red")
    assert s.row(1) == [0, 1, 1]
    assert [s.sheet(seat) for seat in (0, 2, 3)] == others


# The grid


@rule("OCTO-SETUP-03", "OCTO-SETUP-05")
def test_every_level_in_its_row(grids: list[tuple[str, ...]]) -> None:
    for grid in grids:
        assert tuple("".join(sorted(row[::2])) for row in grid) == LEVELS
        assert set("".join(row[1::2] for row in grid)) <= {"1", "2"}


@rule("OCTO-SETUP-03")
def test_the_top_row_is_level_0() -> None:
    s = Scenario(roll="lab lab octopus / green-0 red-1 octopus").play("use W1 B1 lab-2")
    assert s.state.view(0)["grid"][0][1] == {"tile": "B1", "function": "flexi-tec", "markers": [0]}
    s.play("use W2 B2 lab-2")
    assert s.state.view(0)["grid"][0][1]["markers"] == []
    assert s.state.view(0)["grid"][1][1] == {"tile": "E1", "function": "plus-lab", "markers": [0]}


@rule("OCTO-SETUP-03")
@pytest.mark.parametrize("seed", range(3))
def test_tiles_never_leave_their_place(seed: int) -> None:
    state, choice = fathom.load("octodice", players=2).new(seed=seed), random.Random(seed)
    before = rows(state.view(None))
    while not state.over:
        state.apply(choice.choice(state.legal()))
        assert rows(state.view(None)) == before


@rule("OCTO-SETUP-03", "OCTO-SETUP-05")
@pytest.mark.parametrize(
    ("layout", "functions"),
    [
        (
            "A1B1C1/D1E1F1/G1H1I1",
            "flexi-lab flexi-tec sub-plus crystal-plus plus-lab octo-sub super-lab-v super-octo super-level",
        ),
        (
            "A2B2C2/D2E2F2/G2H2I2",
            "octo-plus plus-tec flexi-sub plus-bot flexi-level octo-catch super-lab-h super-sub super-copy",
        ),
    ],
)
def test_the_two_sides_of_the_tiles(layout: str, functions: str) -> None:
    shown = [tile["function"] for level in fresh(layout=layout)["grid"] for tile in level]
    assert shown == functions.split()


@rule("OCTO-SETUP-04")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_first_game_layout(players: int) -> None:
    for seed in range(20):
        assert rows(fresh(seed, players=players, layout="first-game")) == ("A1B1C1", "D1E1F1", "G1H1I1")


@rule("OCTO-SETUP-05", "OCTO-AMB-37")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_every_order_and_side_is_equally_likely(level: int, grids: list[tuple[str, ...]]) -> None:
    wanted = {
        "".join(letter + side for letter, side in zip(order, sides, strict=True))
        for order, sides in product(permutations(LEVELS[level]), product("12", repeat=3))
    }
    counts = Counter(grid[level] for grid in grids)
    assert set(counts) == wanted
    assert chi_square(counts, 48) < 90  # 47 degrees of freedom: more than 90 happens once in 6000 times
    for column in range(3):
        tiles = Counter(grid[level][2 * column : 2 * column + 2] for grid in grids)
        assert all(abs(count / len(grids) - 1 / 6) < 0.02 for count in tiles.values())


@rule("OCTO-SETUP-05")
@pytest.mark.parametrize(("one", "other"), [(0, 1), (0, 2), (1, 2)])
def test_the_rows_are_drawn_independently(one: int, other: int, grids: list[tuple[str, ...]]) -> None:
    orders = Counter((grid[one][::2], grid[other][::2]) for grid in grids)
    sides = Counter((grid[one][1::2], grid[other][1::2]) for grid in grids)
    assert chi_square(orders, 36) < 72
    assert chi_square(sides, 64) < 112


@rule("OCTO-SETUP-05", "OCTO-AMB-37")
def test_a_custom_layout() -> None:
    choice = random.Random(5)
    for _ in range(100):
        wanted = ["".join(tile + choice.choice("12") for tile in choice.sample(row, 3)) for row in LEVELS]
        view = fresh(layout="/".join(wanted))
        assert rows(view) == tuple(wanted)
        assert view["options"]["layout"] == "/".join(wanted)


@rule("OCTO-AMB-37", "OCTO-SETUP-05")
def test_the_layout_is_random_unless_agreed_otherwise() -> None:
    assert fresh()["options"]["layout"] == "random"
    assert len({rows(fresh(seed)) for seed in range(50)}) > 45


@rule("OCTO-SETUP-03", "OCTO-AMB-37")
@pytest.mark.parametrize(
    ("layout", "says"),
    [
        ("D1B1C1/A1E1F1/G1H1I1", "row 0 must hold the tiles A, B, C"),
        ("A1B1C1/G1E1F1/D1H1I1", "row 1 must hold the tiles D, E, F"),
        ("A1B1C1/D1E1F1/G1H1A2", "row 2 must hold the tiles G, H, I"),
        ("G1H1I1/D1E1F1/A1B1C1", "row 0 must hold the tiles A, B, C"),
        ("A1A1C1/D1E1F1/G1H1I1", "row 0 must hold the tiles A, B, C"),
        ("A1A2C1/D1E1F1/G1H1I1", "row 0 must hold the tiles A, B, C"),
        ("A1B1C1/D1E1F1/I1I2I1", "row 2 must hold the tiles G, H, I"),
        ("a1b1c1/d1e1f1/g1h1i1", "allowed: random, first-game"),
        ("A1B1C1/D1E1F1/G1H1i1", "allowed: random, first-game"),
        ("A1B1C1/D1E1F1/G1H1I3", "allowed: random, first-game"),
        ("A1B1C1/D1E1F1/G1H1J1", "allowed: random, first-game"),
        ("A1B1C1/D1E1F1", "allowed: random, first-game"),
        ("A1B1C1D1E1F1G1H1I1", "allowed: random, first-game"),
        ("A1B1C1/D1E1F1/G1H1I1/", "allowed: random, first-game"),
        ("first", "allowed: random, first-game"),
        ("", "allowed: random, first-game"),
    ],
)
def test_layouts_that_cannot_be(layout: str, says: str) -> None:
    with pytest.raises(fathom.OptionError, match=says) as error:
        fathom.load("octodice", layout=layout)
    assert "'layout'" in str(error.value)
    assert repr(layout) in str(error.value)


# Markers


@rule("OCTO-SETUP-06")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_marker_above_each_column(players: int) -> None:
    view = fresh(players=players)
    for player in view["players"]:
        assert player["markers"] == [None, None, None]
        assert player["functions"] == []
    assert not any(tile["markers"] for row in view["grid"] for tile in row)
    assert [player["colour"] for player in view["players"]] == ["red", "yellow", "blue", "white"][:players]


@rule("OCTO-SETUP-06")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_colour_of_a_player_means_nothing(seat: int) -> None:
    s = Scenario(players=4, active=seat, roll="bot submarine research / yellow-0 red-1 blue-2")
    colours = ("yellow", "red", "blue")
    assert s.effects() == {"research", *(f"{kind}-{colour}" for kind in ("bot", "submarine") for colour in colours)}
    s.play("use W1 B2 bot-red", "use W2 B3 submarine-blue")
    assert s.row(seat) == [1, 0, None]


@rule("OCTO-SETUP-07")
def test_any_number_of_markers_on_a_tile() -> None:
    s = Scenario(players=4, roll="lab crystal octopus / green-0 red-1 octopus").play("use W1 B1 lab-1", "stop")
    for seat in (1, 2, 3):
        assert s.state.actor == seat
        assert {"lab-1", "lab-2", "lab-3"} <= s.effects()
        s.play("use W1 B1 lab-1")
    assert s.state.view(0)["grid"][0][0]["markers"] == [0, 1, 2, 3]
    assert all(player["functions"] == ["flexi-lab"] for player in s.state.view(0)["players"])


@rule("OCTO-SETUP-07")
def test_the_others_functions_are_not_ones_own() -> None:
    s = Scenario(others={1: {"markers": "1 1 1"}}, roll="crystal crystal octopus / yellow-0 green-0 octopus")
    assert s.effects() == {"crystal-0"}
    s.play("use W1 B1 crystal-0")
    assert s.row(0)[0] == 0


# Who begins, and who sees what


@rule("OCTO-SETUP-08", "OCTO-AMB-01")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 0), (3, 2), (4, 1), (4, 2)])
def test_clockwise(players: int, first: int) -> None:
    s = Scenario(players=players, first_player=first, active=first)
    seats = []
    for _ in range(2 * players):
        seats.append(s.g.current)
        assert s.state.actor == s.g.current
        s.roll("crystal crystal bot / octopus octopus octopus")
        for player in s.g.players:
            player.extras = 2
        s.play("stop")
    assert seats == [(first + step) % players for step in range(players)] * 2


@rule("OCTO-SETUP-08", "OCTO-AMB-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_anybody_may_begin(players: int) -> None:
    game = fathom.load("octodice", players=players)
    assert game.options["first_player"] == "random"
    counts = Counter(game.new(seed=seed).view(None)["first"] for seed in range(1200))
    assert set(counts) == set(range(players))
    assert all(abs(count - 1200 / players) < 100 for count in counts.values())


@rule("OCTO-AMB-01")
@pytest.mark.parametrize(("players", "first"), [(1, 0), (2, 0), (2, 1), (3, 2), (4, 3)])
def test_the_host_may_choose_who_begins(players: int, first: int) -> None:
    for seed in range(20):
        view = fresh(seed, players=players, first_player=first)
        assert (view["first"], view["current"], view["actor"]) == (first, first, first)


@rule("OCTO-AMB-01")
@pytest.mark.parametrize(("players", "first"), [(1, 1), (2, 2), (2, 3), (3, 3), (4, 4), (4, -1)])
def test_somebody_who_does_not_play_cannot_begin(players: int, first: int) -> None:
    with pytest.raises(fathom.OptionError, match=f"'first_player' cannot be {first}"):
        fathom.load("octodice", players=players, first_player=first)


@rule("OCTO-SETUP-09")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_is_hidden(players: int) -> None:
    state, choice = fathom.load("octodice", players=players).new(seed=players), random.Random(players)
    while not state.over:
        views = [state.view(seat) for seat in (None, *range(players))]
        assert all({**view, "seat": None} == views[0] for view in views)
        assert all(player["sheet"] and len(player["markers"]) == 3 for player in views[0]["players"])
        assert [die["face"] for die in views[0]["dice"]] == [face + 1 for face in state.raw.dice]
        told = [[event.to_json() for event in state.events(seat)] for seat in (None, *range(players))]
        assert all(events == told[0] for events in told)
        assert not any(None in event.values() for event in told[0])
        state.apply(choice.choice(state.legal()))
