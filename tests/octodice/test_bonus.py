"""The bonus scoring: crystals, the tiles of level 2, and the decisions of Super-Level and Super-Copy before it."""

from __future__ import annotations

import random
from itertools import groupby, product

import pytest

import fathom
from tests.octodice.ending import COLOURS, bonus, ended, ending
from tests.played import refused

rule = pytest.mark.rule

ROWS_0_AND_1 = "A1B1C1/D1E1F1/"


# Crystals


def crystal_points(*crystals: int) -> list[int]:
    s = ended(*({"crystals": count} for count in crystals))
    return [bonus(s, seat)[0] for seat in range(len(crystals))]


def by_hand(crystals: tuple[int, ...]) -> list[int]:
    """Players with crystals take places 1, 2, 3, 4 for 4, 2, 0, 0 points; equals share theirs, rounded up."""
    points = [0] * len(crystals)
    places = [4, 2, 0, 0]
    takers = sorted((seat for seat in range(len(crystals)) if crystals[seat] > 0), key=lambda seat: -crystals[seat])
    for _, equals in groupby(takers, key=lambda seat: crystals[seat]):
        group = list(equals)
        together, places = sum(places[: len(group)]), places[len(group) :]
        for seat in group:
            points[seat] = -(-together // len(group))
    return points


@rule("OCTO-BONUS-01")
def test_four_points_for_the_most_crystals_and_two_for_the_second_most() -> None:
    assert crystal_points(1, 5, 3, 2) == [0, 4, 2, 0]
    assert crystal_points(2, 3) == [2, 4]


@rule("OCTO-BONUS-02", "OCTO-AMB-22")
@pytest.mark.parametrize(
    ("crystals", "points"),
    [
        ((4, 4), [3, 3]),
        ((4, 4, 2), [3, 3, 0]),
        ((3, 3, 3), [2, 2, 2]),
        ((2, 2, 2, 1), [2, 2, 2, 0]),
        ((1, 1, 1, 1), [2, 2, 2, 2]),
        ((3, 1, 1), [4, 1, 1]),
        ((1, 5, 1, 1), [1, 4, 1, 1]),
        ((2, 2, 1, 1), [3, 3, 0, 0]),
    ],
)
def test_equals_share_the_points_of_their_places(crystals: tuple[int, ...], points: list[int]) -> None:
    assert crystal_points(*crystals) == points


@rule("OCTO-BONUS-03", "OCTO-AMB-23", "OCTO-AMB-24")
@pytest.mark.parametrize(
    ("crystals", "points"),
    [
        ((0, 0), [0, 0]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
        ((1, 0), [4, 0]),
        ((0, 3, 0, 0), [0, 4, 0, 0]),
        ((2, 2, 0), [3, 3, 0]),
        ((0, 2, 0, 1), [0, 4, 0, 2]),
    ],
)
def test_no_crystal_no_points(crystals: tuple[int, ...], points: list[int]) -> None:
    assert crystal_points(*crystals) == points


@rule("OCTO-BONUS-01", "OCTO-BONUS-02", "OCTO-BONUS-03", "OCTO-AMB-22", "OCTO-AMB-23", "OCTO-AMB-24")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_distributions_of_crystals(players: int) -> None:
    s = ending(*({} for _ in range(players)))
    stop = s.game.action("stop")
    for crystals in product(range(6), repeat=players):
        state = s.state.clone()
        for player, count in zip(state.raw.players, crystals, strict=False):
            player.crystals = count
        state.apply(stop)
        assert state.over
        given = [player["sheet"]["bonus"]["crystals"] for player in state.view(None)["players"]]
        assert given == by_hand(crystals), crystals
        assert state.scores == tuple(given)


# The bonus field


@rule("OCTO-BONUS-04")
def test_only_tiles_with_an_own_marker_score() -> None:
    s = ended(
        {"markers": "2 1 -", "submarines": "red blue"},
        {"markers": "- 2 1", "submarines": "red"},
        {"markers": "1 1 1", "submarines": "red"},
        layout=ROWS_0_AND_1 + "G1H2I1",
    )
    assert bonus(s, 0) == (0, [3, None, None], 3)
    assert bonus(s, 1) == (0, [None, 1, None], 1)
    assert bonus(s, 2) == (0, [None, None, None], 0)


@rule("OCTO-BONUS-05")
def test_crystals_and_labs_go_into_the_bonus_field() -> None:
    s = ended(
        {"markers": "2 2 -", "submarines": "red blue", "crystals": 3}, {"crystals": 4}, layout=ROWS_0_AND_1 + "G1H2I1"
    )
    assert bonus(s, 0) == (2, [5, 2, None], 9)
    assert bonus(s, 1) == (4, [None, None, None], 4)
    assert s.state.scores == (9, 4)


@rule("OCTO-COMBO-07")
def test_several_tiles_score_separately() -> None:
    sheet = {"markers": "2 2 2", "submarines": "red blue green"}
    s = ended(sheet, {}, layout=ROWS_0_AND_1 + "G1H2I1")
    assert bonus(s) == (0, [7, 3, 0], 10)
    s = ended(sheet, {}, layout=ROWS_0_AND_1 + "G2H1I1")
    assert bonus(s) == (0, [7, 4, 0], 11)


# Super-Lab V and H


def marker_positions() -> list[tuple[int, ...]]:
    return list(product((-1, 0, 1, 2), repeat=3))


def written(levels: tuple[int, ...]) -> str:
    return " ".join("-" if level == -1 else str(level) for level in levels)


@rule("OCTO-TILE-G1")
@pytest.mark.parametrize("levels", marker_positions())
def test_super_lab_v_scores_complete_columns(levels: tuple[int, ...]) -> None:
    s = ended({"markers": written(levels)}, {"markers": "2 2 2"}, layout=ROWS_0_AND_1 + "G1H1I1")
    columns = levels.count(2)
    assert bonus(s)[1][0] == ({1: 3, 2: 5, 3: 7}[columns] if levels[0] == 2 else None)


@rule("OCTO-TILE-G2", "OCTO-AMB-30")
@pytest.mark.parametrize("levels", marker_positions())
def test_super_lab_h_scores_complete_rows(levels: tuple[int, ...]) -> None:
    """A marker further down counts for the rows above."""
    s = ended({"markers": written(levels)}, {"markers": "2 2 2"}, layout=ROWS_0_AND_1 + "G2H1I1")
    rows = sum(all(level >= row for level in levels) for row in range(3))
    assert bonus(s)[1][0] == ((0, 4, 6, 7)[rows] if levels[0] == 2 else None)


# Super-Octo and Super-Sub


@rule("OCTO-TILE-H1")
@pytest.mark.parametrize("struck", list(product((0, 1), repeat=3)))
def test_super_octo_scores_thirds_with_the_minus_symbol_struck_out(struck: tuple[int, ...]) -> None:
    s = ending({"markers": "- 2 -", "boxes": 2 * struck[2]}, {})
    s.me.boxes[:] = [2 * third for third in struck]
    s.play("stop")
    assert bonus(s) == (0, [None, (0, 1, 2, 4)[sum(struck)], None], (0, 1, 2, 4)[sum(struck)])


@rule("OCTO-TILE-H1")
def test_super_octo_counts_a_symbol_struck_out_in_the_last_turn() -> None:
    s = ending({}, {"markers": "- 2 -", "boxes": 0})
    s.roll("octopus octopus lab / white-1 white-1 white-1")
    s.play("stop")
    assert bonus(s, 1)[1] == [None, 4, None]


@rule("OCTO-TILE-H2")
@pytest.mark.parametrize("count", range(6))
def test_super_sub_scores_submarines(count: int) -> None:
    others = " ".join(COLOURS)
    s = ended(
        {"markers": "- 2 -", "submarines": " ".join(COLOURS[:count]), "bots": "red red"},
        {"submarines": others},
        layout=ROWS_0_AND_1 + "G1H2I1",
    )
    assert bonus(s) == (0, [None, count, None], count)


# Super-Level


@rule("OCTO-TILE-I1", "OCTO-AMB-26", "OCTO-AMB-27")
@pytest.mark.parametrize("before", ["-", "0", "1"])
@pytest.mark.parametrize("column", [1, 2])
def test_super_level_moves_a_marker_of_another_column_to_level_2(before: str, column: int) -> None:
    markers = [before if column == 1 else "-", before if column == 2 else "-", "2"]
    s = ending({"markers": " ".join(markers)}, {}).play("stop")
    assert (s.phase, s.state.actor) == ("super-level", 0)
    assert s.legal() == ["stop", "super-level 1", "super-level 2"]
    s.play(f"super-level {column}")
    assert s.state.over
    markers[column - 1] = "2"
    assert s.markers(0) == " ".join(markers)
    assert bonus(s) == ((0, [5, None, 0], 5) if column == 1 else (0, [None, 4, 0], 4))


@rule("OCTO-TILE-I1")
def test_super_level_may_be_declined() -> None:
    s = ending({"markers": "1 - 2"}, {}).play("stop", "stop")
    assert s.state.over
    assert (s.markers(0), bonus(s)) == ("1 - 2", (0, [None, None, 0], 0))


@rule("OCTO-TILE-I1")
def test_super_level_moves_neither_its_own_marker_nor_one_on_level_2() -> None:
    s = ending({"markers": "2 0 2"}, {}).play("stop")
    assert s.legal() == ["stop", "super-level 2"]
    refused(s, "super-level 3", "OCTO-TILE-I1")
    refused(s, "super-level 1", "OCTO-LAB-07")
    refused(s, "super-copy 1", "OCTO-TILE-I2")
    refused(s, "use W1 B1 lab-2", "OCTO-TURN-04")
    refused(s, "keep W1 W2", "OCTO-ROLL-03")
    refused(s, "octopus 1", "OCTO-TURN-04")


@rule("OCTO-TILE-I1")
def test_super_level_comes_immediately_before_the_bonus_scoring_and_only_then() -> None:
    s = ending({"markers": "2 - -"}, {"markers": "0 0 2"})
    refused(s, "super-level 1", "OCTO-TILE-I1")
    s.play("stop")
    assert (s.phase, s.state.actor) == ("super-level", 1)
    assert [third["sum"] is not None for third in s.sheet(1)["thirds"]] == [True, True, True]
    assert [s.sheet(seat)["bonus"] for seat in range(2)] == [None, None]
    s.play("super-level 2")
    assert [bonus(s, seat)[2] for seat in range(2)] == [3, 4]


@rule("OCTO-TILE-I1")
@pytest.mark.parametrize("markers", ["2 2 2", "2 2 1", "- - 1", "2 2 -"])
def test_who_cannot_move_anything_by_super_level_is_not_asked(markers: str) -> None:
    s = ending({"markers": markers}, {}).play("stop")
    assert s.state.over


@rule("OCTO-AMB-26")
def test_tiles_skipped_by_super_level_count_as_built() -> None:
    s = ending({"markers": "2 - 2"}, {}, layout=ROWS_0_AND_1 + "G2H2I1").play("stop", "super-level 2")
    assert bonus(s)[1] == [7, 0, 0]
    assert {"flexi-tec", "plus-lab", "super-sub"} <= set(s.state.view(None)["players"][0]["functions"])


@rule("OCTO-AMB-27")
def test_the_tile_reached_by_super_level_scores_with_the_marker_that_got_there() -> None:
    s = ending({"markers": "- 2 2"}, {}).play("stop", "super-level 1")
    assert bonus(s) == (0, [7, 4, 0], 11)


@rule("OCTO-COMBO-08", "OCTO-AMB-39")
def test_plus_lab_pays_nothing_for_super_level() -> None:
    s = ending({"markers": "- 1 2"}, {})
    assert "plus-lab" in s.state.view(None)["players"][0]["functions"]
    s.play("stop")
    entries = [row[:] for row in s.me.entries]
    s.play("super-level 1")
    assert s.me.entries == entries
    assert [third["sum"] for third in s.sheet(0)["thirds"]] == [0, 0, 0]
    assert (bonus(s), s.state.scores[0]) == ((0, [5, None, 0], 5), 5)


# Super-Copy


@rule("OCTO-TILE-I2")
@pytest.mark.parametrize(
    ("row", "copied", "points"), [("G1H1I2", 1, 3), ("G1H1I2", 2, 4), ("G2H2I2", 1, 4), ("G2H2I2", 2, 2)]
)
def test_super_copy_uses_another_tile_of_the_grid(row: str, copied: int, points: int) -> None:
    s = ending({"markers": "0 1 2", "submarines": "red blue"}, {}, layout=ROWS_0_AND_1 + row).play("stop")
    assert (s.phase, s.state.actor) == ("super-copy", 0)
    assert s.legal() == ["stop", "super-copy 1", "super-copy 2"]
    s.play(f"super-copy {copied}")
    assert s.state.over
    assert bonus(s) == (0, [None, None, points], points)
    assert s.markers(0) == "0 1 2"


@rule("OCTO-TILE-I2")
def test_super_copy_may_be_declined_and_does_not_copy_itself() -> None:
    s = ending({"markers": "0 1 2"}, {}, layout=ROWS_0_AND_1 + "G2H1I2")
    refused(s, "super-copy 1", "OCTO-TILE-I2")
    s.play("stop")
    refused(s, "super-copy 3", "OCTO-TILE-I2")
    refused(s, "super-level 1", "OCTO-TILE-I1")
    s.play("stop")
    assert (s.state.over, bonus(s)) == (True, (0, [None, None, 0], 0))
    assert s.why_not("super-copy 1") == "OCTO-TURN-03"


@rule("OCTO-TILE-I2")
def test_without_a_marker_on_super_copy_nothing_is_copied() -> None:
    s = ending({"markers": "2 2 1"}, {}, layout=ROWS_0_AND_1 + "G2H1I2").play("stop")
    assert s.state.over


@rule("OCTO-AMB-28", "OCTO-TILE-I2")
def test_an_own_tile_that_is_copied_scores_twice() -> None:
    s = ending({"markers": "2 - 2"}, {}, layout=ROWS_0_AND_1 + "G1H1I2").play("stop", "super-copy 1")
    assert bonus(s) == (0, [5, None, 5], 10)
    sheet = {"markers": "- 2 2", "submarines": "red blue green"}
    s = ending(sheet, {}, layout=ROWS_0_AND_1 + "G1H2I2").play("stop", "super-copy 2")
    assert bonus(s) == (0, [None, 3, 3], 6)
    s = ending(sheet, {}, layout=ROWS_0_AND_1 + "G1H2I2").play("stop", "super-copy 1")
    assert bonus(s) == (0, [None, 3, 5], 8)


@rule("OCTO-AMB-29")
def test_super_level_and_super_copy_are_never_in_one_grid() -> None:
    for row in ("G1I1I2", "I2H1I1", "I1I2H2"):
        with pytest.raises(fathom.OptionError):
            fathom.load("octodice", players=2, layout=ROWS_0_AND_1 + row)
    game, seeds = fathom.load("octodice", players=2, layout="random"), random.Random(29)
    for _ in range(200):
        row = game.new(seed=seeds.getrandbits(32)).view(None)["grid"][2]
        assert sum(tile["function"] in ("super-level", "super-copy") for tile in row) == 1


# Who decides when


@rule("OCTO-AMB-38")
@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize(("row", "asked_for"), [("G1H1I1", "super-level"), ("G1H1I2", "super-copy")])
def test_several_owners_decide_clockwise_from_the_first_player(first: int, row: str, asked_for: str) -> None:
    s = ending(*({"markers": "- - 2"} for _ in range(4)), first=first, layout=ROWS_0_AND_1 + row).play("stop")
    seats = []
    while not s.state.over:
        assert s.phase == asked_for
        seats.append(s.g.actor)
        s.play(f"{asked_for} 1")
    assert seats == [(first + step) % 4 for step in range(4)]
    assert [bonus(s, seat)[2] for seat in range(4)] == [5 if asked_for == "super-level" else 3] * 4


@rule("OCTO-AMB-38")
@pytest.mark.parametrize("row", ["G1H1I1", "G1H1I2"])
def test_no_such_decision_affects_another_player(row: str) -> None:
    """Whatever seat 0 does, seat 1 has the same choices and ends with the same bonus."""
    s = ending({"markers": "0 - 2"}, {"markers": "2 1 2"}, layout=ROWS_0_AND_1 + row).play("stop")
    replies, points = set(), set()
    for text in s.legal():
        one = s.state.clone()
        one.apply(s.game.action(text))
        assert one.actor == 1
        replies.add(tuple(one.legal()))
        one.apply(one.legal()[1])
        points.add(one.scores[1])
    assert (len(replies), len(points)) == (1, 1)
