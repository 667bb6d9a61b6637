"""The octopus action: counting, boxes, the bonus, and the three functions that have to do with it."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.octodice.ending import QUIET
from tests.octodice.octopods import caught, with_octopods
from tests.octodice.scenario import Scenario

rule = pytest.mark.rule

TABLE = (0, 0, 1, 3, 6, 10, 15)
OCTO_SUB: dict[str, Any] = {"layout": "B1A1C1/D1E1F1/G1H1I1", "markers": "- - 1"}
OCTO_CATCH: dict[str, Any] = {"layout": "B1A1C1/D1E1F2/G1H1I1", "markers": "- - 1"}
PLUS_AND_SUB: dict[str, Any] = {"layout": "A2B1C1/D1E1F1/G1H1I1", "markers": "0 - 1"}
PLUS_AND_CATCH: dict[str, Any] = {"layout": "A2B1C1/D1E1F2/G1H1I1", "markers": "0 - 1"}
FLEXI_AND_OCTO_SUB: dict[str, Any] = {"layout": "A1B1C2/D1E1F1/G1H1I1", "markers": "- - 1"}


def said(s: Scenario, text: str) -> str:
    return s.game.describe(s.state, s.game.action(text))


def counted(roll: str, *actions: str, **given: Any) -> int:
    """How many octopods seat 0 counts after these main actions and no others."""
    s = Scenario(roll=roll, **given).play(*actions)
    if s.state.view(None)["phase"] in ("main", "main-again"):
        s.play("stop")
    action = caught(s)
    return action[0] if action else 0


def finish(s: Scenario, roll: str) -> None:
    """Whoever's turn it is rolls this and does nothing; nor do the others."""
    s.roll(roll)
    s.play("stop")
    while s.state.view(None)["phase"] == "extra":
        s.play("stop")


def countable(roll: str, **given: Any) -> set[int]:
    """The numbers of octopods that seat 1, with both boxes free, may count in an extra action."""
    others = {1: {"markers": given.pop("markers", "")}}
    s = Scenario(roll=roll, others=others, **given).play("stop")
    if s.state.view(None)["phase"] != "extra":
        return set()
    assert s.state.actor == 1
    return {int(text.split()[1]) for text in s.legal() if text.startswith("octopus")}


# Counting, boxes and bonus


@rule("OCTO-OCTO-01", "OCTO-OCTO-02", "OCTO-OCTO-03", "OCTO-OCTO-04", "OCTO-OCTO-05", "OCTO-OCTO-09")
@pytest.mark.parametrize("mask", range(64))
def test_octopods_on_all_six_dice_count(mask: int) -> None:
    plain = with_octopods(0).split()
    roll = " ".join("octopus" if mask >> die & 1 else plain[die] for die in range(6))
    s = Scenario(roll=roll).play("stop")
    count = bin(mask).count("1")
    assert caught(s) == ((count, TABLE[count]) if count else None)
    assert s.row(0) == [None, None, TABLE[count] if count else None]
    assert s.boxes(0) == min(2, count)
    assert s.struck(0) == [int(count >= 2), 0, 0]


@rule("OCTO-OCTO-01", "OCTO-OCTO-08")
def test_after_two_main_actions_there_still_is_an_octopus_action() -> None:
    s = Scenario(roll="crystal bot octopus / red-1 blue-2 octopus").play("use W1 B1 crystal-1", "use W2 B2 bot-blue")
    assert s.row(0) == [1, 1, 1]
    assert caught(s) == (2, 1)


@rule("OCTO-OCTO-01")
def test_a_function_gained_in_this_turn_adds_to_the_count() -> None:
    s = Scenario(layout=OCTO_SUB["layout"], markers="- - 0", roll="lab submarine octopus / red-1 red-1 green-0")
    s.play("use W1 B1 lab-3")
    assert s.boxes(0) == 0
    s.play("stop")
    assert caught(s) == (2, 1)


@rule("OCTO-OCTO-02", "OCTO-OCTO-03", "OCTO-OCTO-04")
@pytest.mark.parametrize("crossed", [0, 1, 2])
@pytest.mark.parametrize("count", range(7))
def test_boxes_as_long_as_one_is_free_and_the_bonus_in_any_case(crossed: int, count: int) -> None:
    s = Scenario(roll=with_octopods(count), boxes=crossed).play("stop")
    assert s.boxes(0) == min(2, crossed + count)
    assert s.struck(0)[0] == (crossed + count >= 2)
    assert s.row(0)[2] == (TABLE[count] if count else None)


@rule("OCTO-OCTO-03", "OCTO-AMB-25")
def test_the_minus_symbol_is_struck_out_by_itself() -> None:
    s = Scenario(roll="lab crystal octopus / green-0 red-1 octopus").play("stop")
    assert {"kind": "struck", "seat": 0, "third": 1} in s.told()
    assert s.sheet(0)["thirds"][0]["struck"] is True
    assert s.state.actor == 1
    s = Scenario(roll="lab crystal octopus / green-0 red-1 blue-2").play("stop")
    assert "struck" not in [event["kind"] for event in s.told()]
    assert s.sheet(0)["thirds"][0]["struck"] is False


@rule("OCTO-OCTO-03", "OCTO-AMB-25")
def test_the_second_box_strikes_out_the_minus_symbol_in_an_extra_action() -> None:
    s = Scenario(roll="crystal lab bot / red-1 octopus blue-2", others={1: {"boxes": 1}}).play("stop")
    assert s.struck(1) == [0, 0, 0]
    s.play("octopus 1")
    assert (s.boxes(1), s.struck(1)) == (2, [1, 0, 0])


@rule("OCTO-OCTO-05")
@pytest.mark.parametrize("turn", range(6))
def test_the_bonus_goes_into_the_octopus_field_of_the_turn(turn: int) -> None:
    s = Scenario(turn=turn, layout="A2B1C1/D1E1F1/G1H1I1", markers="0 - -", roll=with_octopods(3)).play("stop")
    rows = [s.row(0, third, row) for third in range(3) for row in range(3)]
    here = turn // 2 * 3 + turn % 2
    assert rows[here] == [None, None, 4]
    assert all(row == [None, None, None] for i, row in enumerate(rows) if i != here)


@rule("OCTO-OCTO-05")
def test_the_octopus_action_leaves_fields_a_and_b_alone() -> None:
    s = Scenario(roll="research crystal octopus / yellow-0 octopus octopus").play("use W1 B1 research", "stop")
    assert s.row(0) == [1, None, 3]


@rule("OCTO-OCTO-06")
def test_boxes_add_up_over_the_turns_of_a_third_but_the_bonus_does_not() -> None:
    s = Scenario()
    finish(s, with_octopods(1))
    finish(s, QUIET)
    assert (s.boxes(0), s.struck(0)[0], s.row(0)) == (1, 0, [None, None, 0])
    finish(s, with_octopods(1))
    assert (s.boxes(0), s.struck(0)[0], s.row(0, row=1)) == (2, 1, [None, None, 0])
    assert s.state.scores[0] == 0


@rule("OCTO-OCTO-06")
def test_every_action_has_a_bonus_of_its_own() -> None:
    s = Scenario()
    finish(s, with_octopods(2))
    finish(s, QUIET)
    finish(s, with_octopods(3))
    assert (s.row(0), s.row(0, row=1)) == ([None, None, 1], [None, None, 3])


@rule("OCTO-OCTO-06")
def test_extra_octopus_actions_cross_boxes_of_the_same_third() -> None:
    s = Scenario(active=1, first_player=1, roll="crystal lab bot / red-1 octopus blue-2").play("stop", "octopus 1")
    assert (s.boxes(0), s.struck(0)[0]) == (1, 0)
    finish(s, with_octopods(1))
    assert (s.boxes(0), s.struck(0)[0]) == (2, 1)
    assert (s.row(0), s.row(0, row=2)) == ([None, None, 0], [0, None, None])


@rule("OCTO-OCTO-07")
@pytest.mark.parametrize(("count", "struck"), [(1, 0), (4, 1)])
def test_nothing_is_carried_into_the_next_third(count: int, struck: int) -> None:
    s = Scenario(turn=1)
    finish(s, with_octopods(count))
    finish(s, QUIET)
    assert s.state.view(None)["third"] == 2
    assert (s.boxes(0), s.struck(0)) == (0, [struck, 0, 0])
    assert s.sheet(0)["thirds"][1]["boxes"] == {"crossed": 0, "of": 2}
    finish(s, with_octopods(1))
    assert (s.boxes(0), s.struck(0)) == (1, [struck, 0, 0])
    finish(s, QUIET)
    finish(s, QUIET)
    finish(s, QUIET)
    assert s.sheet(0)["thirds"][1]["penalty"] == 2


@rule("OCTO-OCTO-08")
def test_octopods_take_none_of_the_two_main_actions() -> None:
    s = Scenario(roll="octopus crystal bot / octopus red-1 blue-2")
    s.play("use W2 B2 crystal-1")
    assert s.legal() == ["use W3 B3 bot-blue", "stop"]
    s.play("use W3 B3 bot-blue")
    assert s.row(0) == [1, 1, 1]


@rule("OCTO-OCTO-09")
def test_without_octopods_nothing_happens() -> None:
    s = Scenario(roll="crystal lab bot / red-1 red-1 blue-2")
    before = s.me.pack()
    s.play("stop")
    assert s.me.pack() == before
    assert [event["kind"] for event in s.told()] == ["stop"]


@rule("OCTO-OCTO-10")
@pytest.mark.parametrize("boxes", [0, 1, 2])
def test_who_has_not_both_boxes_at_the_interim_scoring_loses_two_points(boxes: int) -> None:
    s = Scenario(turn=1, active=1, others={0: {"boxes": boxes}})
    finish(s, QUIET)
    assert s.state.scores == (0 if boxes == 2 else -2, -2)


@rule("OCTO-OCTO-10")
def test_the_loss_belongs_to_its_third_for_good() -> None:
    s = Scenario(turn=1, active=1)
    finish(s, QUIET)
    finish(s, with_octopods(2))
    finish(s, QUIET)
    finish(s, QUIET)
    finish(s, QUIET)
    assert [third["penalty"] for third in s.sheet(0)["thirds"]] == [2, 0, None]
    assert s.state.scores == (1 - 2, -2 - 2)


# Octo-Plus


@rule("OCTO-TILE-A2", "OCTO-COMBO-06")
@pytest.mark.parametrize("count", range(7))
def test_octo_plus_adds_to_a_bonus_of_the_table(count: int) -> None:
    s = Scenario(layout="A2B1C1/D1E1F1/G1H1I1", markers="0 - -", roll=with_octopods(count)).play("stop")
    expected = TABLE[count] + (count >= 2)
    assert s.row(0)[2] == (expected if count else None)
    assert s.boxes(0) == min(2, count)


@rule("OCTO-TILE-A2")
def test_octo_plus_pays_its_owner_only_and_in_extra_actions_too() -> None:
    roll = "crystal octopus octopus / red-1 red-1 red-1"
    s = Scenario(layout="A2B1C1/D1E1F1/G1H1I1", roll=roll, others={1: {"markers": "0 - -"}}).play("stop", "octopus 2")
    assert s.row(0) == [None, None, 1]
    assert s.row(1, row=2) == [2, None, None]
    s = Scenario(layout="A2B1C1/D1E1F1/G1H1I1", roll=roll, markers="0 - -").play("stop", "octopus 2")
    assert s.row(0) == [None, None, 2]
    assert s.row(1, row=2) == [1, None, None]


@rule("OCTO-TILE-A2")
def test_octo_plus_pays_nothing_for_a_single_octopus_in_an_extra_action() -> None:
    s = Scenario(
        layout="A2B1C1/D1E1F1/G1H1I1",
        roll="crystal lab octopus / red-1 red-1 red-1",
        others={1: {"markers": "0 - -"}},
    )
    s.play("stop", "octopus 1")
    assert s.row(1, row=2) == [0, None, None]


@rule("OCTO-COMBO-06", "OCTO-TILE-F1", "OCTO-TILE-F2")
@pytest.mark.parametrize("given", [PLUS_AND_SUB, PLUS_AND_CATCH])
@pytest.mark.parametrize(("count", "field"), [(0, 0), (1, 2), (2, 4)])
def test_first_the_added_octopus_then_the_table_then_octo_plus(given: dict[str, Any], count: int, field: int) -> None:
    blacks = ["octopus"] * count + ["red-1"] * (3 - count)
    s = Scenario(roll="submarine crystal lab / " + " ".join(blacks), **given).play("stop")
    assert caught(s) == (count + 1, field)
    assert s.row(0)[2] == field


# Octo-Sub


@rule("OCTO-TILE-F1", "OCTO-AMB-13")
@pytest.mark.parametrize("whites", list(product(("submarine", "crystal", "octopus"), repeat=3)))
def test_octo_sub_adds_one_if_any_white_die_shows_a_submarine(whites: tuple[str, ...]) -> None:
    roll = " ".join(whites) + " / octopus red-1 blue-2"
    octopods = 1 + whites.count("octopus")
    assert counted(roll, **OCTO_SUB) == octopods + ("submarine" in whites)
    assert counted(roll, layout=OCTO_SUB["layout"], markers="- - 0") == octopods


@rule("OCTO-TILE-F1", "OCTO-AMB-13")
@pytest.mark.parametrize("actions", [[], ["use W1 B2 submarine-red"], ["use W2 B2 crystal-1"]])
def test_octo_sub_does_not_mind_a_submarine_that_was_used(actions: list[str]) -> None:
    assert counted("submarine crystal lab / octopus red-1 blue-2", *actions, **OCTO_SUB) == 2


@rule("OCTO-TILE-F1")
def test_octo_sub_does_not_mind_unused_dice_without_a_submarine() -> None:
    assert counted("bot crystal lab / octopus red-1 blue-2", **OCTO_SUB) == 1


@rule("OCTO-COMBO-03", "OCTO-TILE-F1")
def test_a_submarine_made_a_bot_is_none_for_octo_sub_but_another_one_is() -> None:
    one = "submarine crystal lab / octopus blue-2 green-0"
    two = "submarine submarine lab / octopus blue-2 green-0"
    assert counted(one, "use W1 B2 bot-blue", **FLEXI_AND_OCTO_SUB) == 1
    assert counted(two, "use W1 B2 bot-blue", **FLEXI_AND_OCTO_SUB) == 2
    assert counted(two, "use W1 B2 bot-blue", "use W2 B3 submarine-green", **FLEXI_AND_OCTO_SUB) == 2
    assert counted(one, "use W1 B2 submarine-blue", **FLEXI_AND_OCTO_SUB) == 2
    assert counted(one, "use W2 B2 crystal-2", "use W1 B3 bot-green", **FLEXI_AND_OCTO_SUB) == 1


@rule("OCTO-COMBO-03")
def test_a_submarine_made_a_bot_still_is_one_for_somebody_else() -> None:
    s = Scenario(
        layout=FLEXI_AND_OCTO_SUB["layout"],
        markers="- - 1",
        roll="submarine crystal lab / octopus blue-2 green-0",
        others={1: {"markers": "- - 1"}},
    )
    s.play("use W1 B2 bot-blue", "stop")
    assert caught(s) == (1, 0)
    assert [text for text in s.legal() if text.startswith("octopus")] == ["octopus 1", "octopus 2"]


# Octo-Catch


@rule("OCTO-TILE-F2", "OCTO-AMB-12")
@pytest.mark.parametrize("whites", list(product(("crystal", "octopus"), repeat=3)))
@pytest.mark.parametrize("main_actions", [0, 1, 2])
@pytest.mark.parametrize("octo_catch", ["literal", "symbol"])
def test_octo_catch_adds_one_for_an_unused_white_die(
    whites: tuple[str, ...], main_actions: int, octo_catch: str
) -> None:
    symbols = [die for die in range(3) if whites[die] == "crystal"]
    used = symbols[:main_actions]
    actions = [f"use W{white + 1} B{black + 1} crystal-1" for black, white in enumerate(used)]
    shown = {"literal": 3 - len(used), "symbol": len(symbols) - len(used)}[octo_catch]
    roll = " ".join(whites) + " / red-1 red-1 red-1"
    octopods = whites.count("octopus")
    assert counted(roll, *actions, octo_catch=octo_catch, **OCTO_CATCH) == octopods + (shown > 0)
    assert counted(roll, *actions, octo_catch=octo_catch, layout=OCTO_CATCH["layout"]) == octopods


@rule("OCTO-TILE-F2")
@pytest.mark.parametrize("octo_catch", ["literal", "symbol"])
def test_octo_catch_adds_one_and_not_more(octo_catch: str) -> None:
    roll = "crystal lab bot / octopus octopus red-1"
    assert counted(roll, octo_catch=octo_catch, **OCTO_CATCH) == 3


@rule("OCTO-AMB-12")
def test_the_literal_reading_is_usual() -> None:
    roll = "crystal crystal octopus / red-1 red-1 octopus"
    actions = ["use W1 B1 crystal-1", "use W2 B2 crystal-1"]
    assert counted(roll, *actions, **OCTO_CATCH) == 3
    assert counted(roll, *actions, octo_catch="literal", **OCTO_CATCH) == 3
    assert counted(roll, *actions, octo_catch="symbol", **OCTO_CATCH) == 2


@rule("OCTO-AMB-12", "OCTO-TILE-F2")
@pytest.mark.parametrize(
    ("roll", "literal", "symbol"),
    [
        ("octopus octopus octopus / octopus red-1 red-1", {1, 2, 3}, {1, 2}),
        ("octopus crystal crystal / octopus red-1 red-1", {1, 2, 3}, {1, 2}),
        ("crystal crystal crystal / octopus octopus red-1", {1, 2}, {1, 2}),
        ("crystal crystal crystal / red-1 red-1 red-1", {1}, {1}),
        ("octopus octopus octopus / red-1 red-1 red-1", {2, 3}, {1, 2}),
    ],
)
def test_octo_catch_in_extra_actions(roll: str, literal: set[int], symbol: set[int]) -> None:
    assert countable(roll, octo_catch="literal", **OCTO_CATCH) == literal
    assert countable(roll, octo_catch="symbol", **OCTO_CATCH) == symbol


@rule("OCTO-TILE-F2", "OCTO-AMB-12")
@pytest.mark.parametrize("octo_catch", ["literal", "symbol"])
def test_what_the_active_player_has_used_is_unused_for_octo_catch_in_an_extra_action(octo_catch: str) -> None:
    s = Scenario(
        layout=OCTO_CATCH["layout"],
        octo_catch=octo_catch,
        roll="crystal crystal octopus / red-1 red-1 red-1",
        others={1: {"markers": "- - 1"}},
    )
    s.play("use W1 B1 crystal-1", "use W2 B2 crystal-1")
    assert [text for text in s.legal() if text.startswith("octopus")] == ["octopus 1", "octopus 2"]


# No octopus to add to, and more than the table has


@rule("OCTO-AMB-10")
@pytest.mark.parametrize("given", [OCTO_SUB, OCTO_CATCH])
@pytest.mark.parametrize(("option", "none", "one"), [("on", 1, 2), ("off", 0, 2)])
def test_adding_to_no_octopus_in_the_own_turn(given: dict[str, Any], option: str, none: int, one: int) -> None:
    roll = "submarine crystal lab / red-1 red-1 red-1"
    s = Scenario(roll=roll, octo_from_zero=option, **given).play("stop")
    assert caught(s) == ((none, 0) if none else None)
    assert (s.boxes(0), s.row(0)[2]) == ((1, 0) if none else (0, None))
    assert counted(roll.replace("lab", "octopus"), octo_from_zero=option, **given) == one


@rule("OCTO-AMB-10")
@pytest.mark.parametrize("given", [OCTO_SUB, OCTO_CATCH])
@pytest.mark.parametrize(("option", "none", "one"), [("on", {1}, {1, 2}), ("off", set(), {1, 2})])
def test_adding_to_no_octopus_in_an_extra_action(
    given: dict[str, Any], option: str, none: set[int], one: set[int]
) -> None:
    roll = "submarine crystal lab / red-1 red-1 red-1"
    assert countable(roll, octo_from_zero=option, **given) == none
    assert countable(roll.replace("red-1", "octopus", 1), octo_from_zero=option, **given) == one


@rule("OCTO-AMB-10")
def test_the_two_dice_of_an_extra_action_must_hold_the_octopus_to_add_to() -> None:
    roll = "submarine submarine octopus / octopus octopus octopus"
    assert countable(roll, octo_from_zero="on", **OCTO_SUB) == {1, 2}
    assert countable(roll, octo_from_zero="off", **OCTO_SUB) == {2}


@rule("OCTO-AMB-10")
def test_adding_to_none_is_usual() -> None:
    assert counted("submarine crystal lab / red-1 red-1 red-1", **OCTO_SUB) == 1


@rule("OCTO-AMB-11")
@pytest.mark.parametrize("given", [OCTO_SUB, OCTO_CATCH])
def test_an_added_octopus_fills_a_box_and_raises_the_bonus(given: dict[str, Any]) -> None:
    s = Scenario(roll="submarine crystal lab / octopus red-1 red-1", **given).play("stop")
    assert (s.boxes(0), s.struck(0)[0], s.row(0)[2]) == (2, 1, 1)
    s = Scenario(roll="submarine crystal lab / octopus octopus red-1", **given).play("stop")
    assert (s.boxes(0), s.struck(0)[0], s.row(0)[2]) == (2, 1, 3)


@rule("OCTO-AMB-11")
@pytest.mark.parametrize("given", [OCTO_SUB, OCTO_CATCH])
def test_an_added_octopus_fills_a_box_in_an_extra_action(given: dict[str, Any]) -> None:
    roll = "submarine lab lab / octopus red-1 red-1"
    s = Scenario(layout=given["layout"], roll=roll, others={1: {"markers": "- - 1"}}).play("stop", "octopus 2")
    assert (s.boxes(1), s.struck(1)[0], s.row(1, row=2)) == (2, 1, [1, None, None])


@rule("OCTO-AMB-14")
def test_seven_octopods_score_as_six() -> None:
    s = Scenario(roll=with_octopods(6), **OCTO_CATCH).play("stop")
    assert caught(s) == (7, 15)
    s = Scenario(roll=with_octopods(6), **PLUS_AND_CATCH).play("stop")
    assert caught(s) == (7, 16)
    s = Scenario(roll=with_octopods(5), **OCTO_CATCH).play("stop")
    assert caught(s) == (6, 15)


@rule("OCTO-TILE-F2", "OCTO-AMB-40")
def test_the_added_octopus_of_an_extra_action_is_told_however_many_are_rolled() -> None:
    """Three octopods show, but two dice have two at most: the third is that of Octo-Catch."""
    s = Scenario(roll="octopus octopus bot / octopus red-1 green-0", **{**OCTO_CATCH, "markers": ""})
    s.give(1, markers="- - 1")
    s.play("stop")
    assert "octopus 3" in s.legal()
    assert said(s, "octopus 3") == "Catch 3 octopods (octopus, octopus, with Octo-Catch): 3 points"
    s.play("octopus 3")
    assert s.happened("added") == [{"kind": "added", "seat": 1, "function": "octo-catch"}]


@rule("OCTO-EXTRA-08", "OCTO-AMB-40")
def test_nothing_is_told_to_be_added_where_two_dice_do_by_themselves() -> None:
    """Two black octopods are two, with or without Octo-Catch."""
    s = Scenario(roll="crystal lab bot / octopus octopus green-0", **{**OCTO_CATCH, "markers": ""})
    s.give(1, markers="- - 1")
    s.play("stop")
    assert said(s, "octopus 2") == "Catch 2 octopods (black octopus, black octopus): 1 point"
    s.play("octopus 2")
    assert s.happened("added") == []
