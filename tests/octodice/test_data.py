"""Data packs: other boxes can be played, and what cannot is refused with the key and what would be right."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from fathom.core.data import DataError
from tests.octodice.scenario import Scenario
from tests.tables import PACKS, positions

FACES = ["yellow-0", "red-1", "blue-2", "green-0", "white-1", "octopus"]

BAD: list[tuple[dict[str, Any], str]] = [
    ({"colours": ["yellow", "red", "pink"]}, "colours: every entry must be one of yellow, .*'pink'"),
    ({"colours": ["yellow", "yellow"]}, "colours: every entry must be another one"),
    ({"colours": "yellow"}, "colours: must be a list of 1 to 7"),
    ({"colours": ["yellow", "red"]}, "every entry must be one of yellow, red, one is 'blue'"),
    ({"markers": ["red", "blue"]}, "markers: must be a list of 4"),
    ({"white": {"W1": ["lab"] * 5}}, "white.W1: must be a list of 6"),
    ({"white": {"W1": ["lab"] * 5 + ["whale"]}}, "white.W1: every entry must be one of crystal, .*'whale'"),
    ({"white": {"W4": ["lab"] * 6}}, "white.W4: no such key; known here: W1, W2, W3"),
    ({"white": {f"W{i}": ["octopus"] * 6 for i in (1, 2, 3)}}, "nothing but octopods"),
    ({"black": {"B1": [*FACES[:5], "purple-1"]}}, "black.B1: every entry must be one of octopus, .*'purple-1'"),
    ({"black": {"B1": [*FACES[:5], "red-4"]}}, "black.B1: .*'red-4'"),
    ({"black": {f"B{i}": ["octopus"] * 6 for i in (1, 2, 3)}}, "nothing but octopods"),
    ({"sheet": {"crystals": 0}}, "sheet.crystals: must be an integer from 1 to 27"),
    ({"sheet": {"research_colours": ["purple"]}}, "sheet.research_colours: .*'purple'"),
    ({"sheet": {"research_points": [1, 2]}}, "sheet.research_points: must be a list of 5"),
    ({"sheet": {"octopus_bonus": [0, 1, 2]}}, "sheet.octopus_bonus: must begin with 0, 0 and never fall"),
    ({"sheet": {"octopus_bonus": [0, 0, 2, 1]}}, "sheet.octopus_bonus: must begin with 0, 0 and never fall"),
    ({"sheet": {"octopus_boxes": 0}}, "sheet.octopus_boxes"),
    ({"sheet": {"crystal_majority": [4]}}, "sheet.crystal_majority: must be a list of 2"),
    ({"functions": {"super_lab_v": [1, 2]}}, "functions.super_lab_v: must be a list of 3"),
    ({"tiles": {"A": {"level": 1}}}, "tiles: three tiles must have level 0, it is 2"),
    ({"tiles": {"A": {"sides": ["flexi-lab", "flexi-lab"]}}}, "tiles: every function must stand on one side"),
    ({"tiles": {"A": {"sides": ["flexi-lab", "super-sub"]}}}, "tiles.A.sides: a tile of level 0 has"),
    ({"tiles": {"A": {"sides": ["flexi-lab"]}}}, "tiles.A.sides: must be a list of 2"),
    (
        {"tiles": {"E": {"sides": ["octo-sub", "flexi-level"]}, "F": {"sides": ["plus-lab", "octo-catch"]}}},
        "octo-sub and octo-catch must be the two sides of one tile",
    ),
]


@pytest.mark.parametrize(("pack", "words"), BAD, ids=range(len(BAD)))
def test_bad_packs_are_refused(pack: dict[str, Any], words: str) -> None:
    with pytest.raises(DataError, match=words):
        fathom.load("octodice", data=pack)


def test_another_box_is_played_to_the_end() -> None:
    game = fathom.load("octodice", players=3, data=PACKS["octodice"])
    for seed in range(20):
        for state in positions(game, seed):
            state.check()


def test_dice_with_the_same_faces_in_another_order_are_alike() -> None:
    turned = [*FACES[3:], *FACES[:3]]
    s = Scenario(data={"black": {"B2": turned}})
    s.first_roll("crystal lab bot / red-1 red-1 blue-2")
    assert "keep W1 B1" in s.legal()
    assert "keep W1 B2" not in s.legal()
    other = Scenario(data={"black": {"B2": [*FACES[:5], "red-1"]}})
    other.first_roll("crystal lab bot / red-1 red-1 blue-2")
    assert {"keep W1 B1", "keep W1 B2"} <= set(other.legal())


def test_dice_that_differ_are_alike_after_the_last_roll() -> None:
    s = Scenario(data={"black": {"B2": [*FACES[:5], "red-1"]}}, roll="bot lab octopus / red-1 red-1 octopus")
    assert s.effects() == {"bot-red"}
    assert [text for text in s.legal() if "bot" in text] == ["use W1 B1 bot-red"]


def test_the_track_the_circles_and_the_table_come_from_the_pack() -> None:
    pack = {
        "sheet": {
            "research_colours": ["white", "white"],
            "research_points": [7, 9],
            "bot_points": [4, 0, 6],
            "octopus_bonus": [0, 0, 5],
            "octopus_boxes": 1,
            "crystals": 1,
        },
        "functions": {"plus": 3},
    }
    s = Scenario(data=pack, roll="research research bot / white-1 white-1 octopus")
    s.play("use W1 B1 research", "use W2 B2 research")
    assert s.row(0) == [7, 9, 0]
    assert s.struck(0) == [1, 0, 0]
    bots = Scenario(data=pack, bots="red red", layout="A1B1C1/D2E1F1/G1H1I1", markers="1 - -")
    bots.roll("bot crystal crystal / red-1 red-1 octopus")
    bots.play("use W1 B1 bot-red")
    assert bots.row(0)[0] == 6 + 3
    assert "bot-red" not in bots.effects()


def test_digit_3_is_a_crystal_of_3_points_and_no_level() -> None:
    s = Scenario(data={"black": {"B1": ["yellow-3", *FACES[1:]]}}, roll="crystal lab bot / yellow-3 octopus octopus")
    assert s.effects() == {"crystal-3", "bot-yellow"}
