"""Labs: the steps of the markers, and what the functions of levels 0 and 1 do in main actions."""

from __future__ import annotations

import pytest

from tests.octodice.labs import FACES, FLEXI, LEVELS, SIDE_1, SIDE_2, functions
from tests.octodice.scenario import Scenario
from tests.played import refused

rule = pytest.mark.rule

DIGIT = ("green-0", "red-1", "blue-2")
PLAIN = "crystal crystal bot / green-0 red-1 red-1"


# Steps


@rule("OCTO-LAB-01", "OCTO-LAB-06")
@pytest.mark.parametrize("column", [0, 1, 2])
@pytest.mark.parametrize("level", [0, 1, 2])
def test_one_step_down(column: int, level: int) -> None:
    markers = ["-", "-", "-"]
    markers[column] = LEVELS[level]
    roll = f"lab octopus octopus / {DIGIT[level]} octopus octopus"
    s = Scenario(layout=SIDE_2, markers=" ".join(markers), roll=roll).play(f"use W1 B1 lab-{column + 1}")
    markers[column] = str(level)
    assert s.markers(0) == " ".join(markers)
    assert s.markers(1) == "- - -"
    assert s.row(0)[0] == 0


@rule("OCTO-LAB-01")
def test_level_by_level() -> None:
    s = Scenario(roll="lab lab octopus / green-0 red-1 blue-2")
    for action in ("use W1 B2 lab-1", "use W1 B3 lab-1"):
        refused(s, action, "OCTO-LAB-02")
    s.play("use W1 B1 lab-1")
    assert s.markers(0) == "0 - -"
    refused(s, "use W2 B3 lab-1", "OCTO-LAB-02")
    s.play("use W2 B2 lab-1")
    assert s.markers(0) == "1 - -"


@rule("OCTO-LAB-01", "OCTO-LAB-02")
@pytest.mark.parametrize("level", [0, 1, 2])
@pytest.mark.parametrize("face", FACES)
def test_the_digit_is_the_level_reached(level: int, face: str) -> None:
    layout = "C1A2B1/D1E1F1/G1H1I1"
    s = Scenario(layout=layout, markers=f"{LEVELS[level]} 2 2", roll=f"lab octopus octopus / {face} octopus octopus")
    if int(face[-1]) == level:
        assert s.legal() == ["use W1 B1 lab-1", "stop"]
    else:
        assert s.legal() == ["stop"]
        refused(s, "use W1 B1 lab-1", "OCTO-LAB-02")


@rule("OCTO-LAB-03")
@pytest.mark.parametrize(
    ("markers", "face", "columns"),
    [
        ("- - -", "green-0", "123"),
        ("0 - -", "green-0", "23"),
        ("0 0 0", "white-1", "123"),
        ("0 - 0", "white-1", "13"),
        ("1 - 1", "blue-2", "13"),
        ("0 - 1", "blue-2", "3"),
    ],
)
def test_the_player_chooses_the_column(markers: str, face: str, columns: str) -> None:
    for column in columns:
        s = Scenario(markers=markers, roll=f"lab octopus octopus / {face} octopus octopus")
        assert s.effects() == {f"lab-{other}" for other in columns}
        s.play(f"use W1 B1 lab-{column}")
        after = markers.split()
        after[int(column) - 1] = face[-1]
        assert s.markers(0) == " ".join(after)


@rule("OCTO-LAB-04")
def test_a_function_from_the_moment_the_step_is_done() -> None:
    s = Scenario(roll="lab research octopus / green-0 red-1 octopus")
    refused(s, "use W2 B2 bot-red", "OCTO-TILE-B1")
    assert functions(s) == []
    s.play("use W1 B1 lab-2")
    assert functions(s) == ["flexi-tec"]
    s.play("use W2 B2 bot-red")
    assert s.row(0)[:2] == [0, 1]


@rule("OCTO-LAB-04")
def test_a_function_in_later_turns_of_anybody() -> None:
    s = Scenario(roll="lab submarine submarine / green-0 red-1 red-1").play("use W1 B1 lab-3", "stop", "stop")
    s.roll("submarine submarine bot / red-1 red-1 red-1")
    s.play("stop", "use W1 B1 submarine-red")
    assert s.row(0, row=2) == [1, None, None]
    s.roll("submarine submarine bot / blue-2 red-1 red-1")
    s.play("use W1 B1 submarine-blue")
    assert s.row(0, row=1)[0] == 1


@rule("OCTO-LAB-05")
@pytest.mark.parametrize("layout", [SIDE_1, SIDE_2])
@pytest.mark.parametrize("markers", ["- - -", "0 1 2", "2 2 2", "1 - 0"])
def test_all_tiles_at_and_above_the_marker(layout: str, markers: str) -> None:
    s = Scenario(players=1, layout=layout)
    grid = [[tile["function"] for tile in row] for row in s.state.view(0)["grid"]]
    wanted = []
    for column, level in enumerate(markers.split()):
        for row in range(LEVELS.index(level)):
            s.roll(f"lab octopus octopus / {DIGIT[row]} octopus octopus")
            s.play(f"use W1 B1 lab-{column + 1}")
            wanted.append(grid[row][column])
    assert sorted(functions(s)) == sorted(wanted)


@rule("OCTO-LAB-05")
@pytest.mark.parametrize("level", ["0", "1", "2"])
def test_the_function_of_level_0_stays(level: str) -> None:
    s = Scenario(layout="B2A1C1/F1D1E1/H1G1I1", markers=f"{level} - -", roll="research bot bot / yellow-0 red-1 red-1")
    s.play("use W1 B1 research")
    assert s.row(0)[0] == 2


@rule("OCTO-LAB-06")
@pytest.mark.parametrize("layout", ["A1B1C1/D1E2F1/G1H1I1", SIDE_2])
def test_a_lab_action_scores_nothing(layout: str) -> None:
    s = Scenario(layout=layout, roll="lab lab octopus / green-0 red-1 octopus")
    s.play("use W1 B1 lab-1", "use W2 B2 lab-1")
    assert s.row(0)[:2] == [0, 0]
    s = Scenario(layout=layout, markers="1 - -", roll="lab octopus octopus / blue-2 octopus octopus")
    s.play("use W1 B1 lab-1")
    assert s.row(0)[0] == 0


@rule("OCTO-LAB-07")
@pytest.mark.parametrize("layout", [SIDE_1, SIDE_2, FLEXI])
def test_level_2_is_the_last(layout: str) -> None:
    for face in FACES:
        s = Scenario(layout=layout, markers="2 2 2", roll=f"lab octopus octopus / {face} octopus octopus")
        assert s.legal() == ["stop"]
        for column in (1, 2, 3):
            refused(s, f"use W1 B1 lab-{column}", "OCTO-LAB-07")


@rule("OCTO-LAB-07")
def test_a_marker_that_has_arrived_stays_while_others_go_on() -> None:
    s = Scenario(markers="2 1 1", roll="lab lab octopus / blue-2 blue-2 octopus")
    assert s.effects() == {"lab-2", "lab-3"}
    s.play("use W1 B1 lab-2")
    refused(s, "use W2 B2 lab-2", "OCTO-LAB-07")
    s.play("use W2 B2 lab-3")
    assert s.markers(0) == "2 2 2"


@rule("OCTO-LAB-08")
@pytest.mark.parametrize(
    ("before", "faces", "columns", "after"),
    [
        ("- - -", "green-0 red-1", "11", "1 - -"),
        ("- 0 -", "red-1 blue-2", "22", "- 2 -"),
        ("- - -", "green-0 green-0", "13", "0 - 0"),
        ("- 0 -", "white-1 green-0", "23", "- 1 0"),
        ("1 1 -", "blue-2 blue-2", "21", "2 2 -"),
    ],
)
def test_two_steps_in_one_turn(before: str, faces: str, columns: str, after: str) -> None:
    s = Scenario(markers=before, roll=f"lab lab octopus / {faces} octopus")
    s.play(f"use W1 B1 lab-{columns[0]}", f"use W2 B2 lab-{columns[1]}")
    assert s.markers(0) == after


@rule("OCTO-LAB-09")
@pytest.mark.parametrize("layout", [SIDE_1, SIDE_2])
@pytest.mark.parametrize("column", [0, 1, 2])
def test_level_2_does_nothing_during_turns(layout: str, column: int) -> None:
    results = []
    for level in ("1", "2"):
        markers = ["-", "-", "-"]
        markers[column] = level
        s = Scenario(layout=layout, markers=" ".join(markers), roll="research crystal bot / yellow-0 red-1 octopus")
        offered = s.legal()
        for action in [*(f"super-level {i}" for i in (1, 2, 3)), *(f"super-copy {i}" for i in (1, 2, 3))]:
            refused(s, action, "OCTO-TILE-I1", "OCTO-TILE-I2")
        s.play("use W1 B1 research", "use W2 B2 crystal-1")
        results.append((offered, s.row(0), s.boxes(0), s.state.scores))
    assert results[0] == results[1]


@rule("OCTO-LAB-09")
@pytest.mark.parametrize("turn", [1, 3])
def test_level_2_does_nothing_in_interim_scorings(turn: int) -> None:
    held = {"markers": "2 2 2", "submarines": "red blue", "extras": 2, "boxes": 2}
    s = Scenario(turn=turn, active=1, others={0: held}, roll=PLAIN).play("stop")
    assert s.phase == "keep"
    assert s.sheet(0)["thirds"][turn // 2]["sum"] == 0
    assert s.sheet(0)["bonus"] is None
