"""Extra actions of the other players with the active player's dice, one after the other or at the same time."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.octodice.extras import PLENTY, octopods
from tests.octodice.scenario import Scenario, finish, left
from tests.played import refused

rule = pytest.mark.rule

QUIET = "research research research / white-1 white-1 white-1"
ORDERS = pytest.mark.parametrize("order", ["clockwise", "simultaneous"])


def asked(s: Scenario) -> list[int]:
    """Who is asked for an extra action, if all pass."""
    seats = []
    while s.phase == "extra":
        seats.append(s.g.actor)
        s.play("stop")
    return seats


# When, who and how often


@rule("OCTO-EXTRA-01", "OCTO-EXTRA-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_other_player_may_take_one(players: int) -> None:
    s = Scenario(players, roll=PLENTY).play("stop")
    assert asked(s) == list(range(1, players))
    s = Scenario(players, roll=PLENTY).play("stop")
    for seat in range(1, players):
        assert s.state.actor == seat
        s.play("use W1 B1 crystal-1")
        assert (s.player(seat).crystals, s.row(seat, row=2)) == (1, [1, None, None])
    assert s.phase == "keep"


@rule("OCTO-EXTRA-01")
def test_they_come_after_the_octopus_action_with_the_final_dice() -> None:
    s = Scenario(roll="crystal bot octopus / red-1 blue-2 octopus")
    dice = list(s.g.dice)
    refused(s, "octopus 2", "OCTO-TURN-04")
    s.play("use W1 B1 crystal-1")
    refused(s, "octopus 2", "OCTO-TURN-04")
    assert (s.state.actor, s.row(0)) == (0, [1, None, None])
    s.play("use W2 B2 bot-blue")
    assert (s.state.actor, s.row(0), s.g.dice) == (1, [1, 1, 1], dice)
    assert s.legal() == [
        "use W1 B1 crystal-1",
        "use W1 B2 crystal-2",
        "use W2 B1 bot-red",
        "use W2 B2 bot-blue",
        "octopus 1",
        "octopus 2",
        "stop",
    ]


@rule("OCTO-EXTRA-01")
def test_there_are_none_before_the_final_roll() -> None:
    s = Scenario()
    refused(s, "octopus 1", "OCTO-TURN-04")
    refused(s, "use W1 B1 crystal-1", "OCTO-TURN-04")


@rule("OCTO-EXTRA-02")
def test_two_in_a_third_and_no_more() -> None:
    s = Scenario(4, roll=PLENTY, others={1: {"extras": 2}, 2: {"extras": 1}}).play("stop")
    assert left(s) == [2, 0, 1, 2]
    assert s.state.actor == 2
    s.play("use W1 B1 crystal-1")
    assert s.state.actor == 3
    s.play("use W1 B1 crystal-1")
    assert left(s) == [2, 0, 0, 1]
    s.roll(PLENTY)
    s.play("stop")
    assert asked(s) == [3, 0]


@rule("OCTO-EXTRA-02")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_unused_ones_expire_at_the_interim_scoring(used: int) -> None:
    s = Scenario(turn=1, active=1, others={0: {"extras": used}})
    finish(s, QUIET)
    assert s.state.view(None)["third"] == 2
    assert left(s) == [2, 2]


@rule("OCTO-EXTRA-02")
def test_they_do_not_expire_within_a_third() -> None:
    s = Scenario(others={1: {"extras": 1}})
    finish(s, QUIET)
    finish(s, QUIET)
    assert (s.g.turn, left(s)) == (1, [2, 1])


@rule("OCTO-EXTRA-03")
@ORDERS
def test_one_with_the_dice_of_a_turn(order: str) -> None:
    s = Scenario(3, roll=PLENTY, extra_order=order).play("stop", "octopus 1")
    assert s.state.actor == 2
    s.play("stop")
    assert (s.phase, s.state.actor) == ("keep", 1)
    assert left(s) == [2, 1, 2]
    refused(s, "use W2 B1 bot-red", "OCTO-TURN-04")
    refused(s, "octopus 1", "OCTO-TURN-04")
    finish(s, QUIET)
    s.roll(PLENTY)
    s.play("stop")
    assert asked(s) == [0, 1]


# What an extra action is


@rule("OCTO-EXTRA-04", "OCTO-AMB-15")
def test_a_white_and_a_black_die_or_any_two_for_an_octopus_action() -> None:
    s = Scenario(roll="crystal bot octopus / red-1 octopus octopus").play("stop")
    assert s.legal() == ["use W1 B1 crystal-1", "use W2 B1 bot-red", "octopus 1", "octopus 2", "stop"]
    refused(s, "use W3 B1 bot-red", "OCTO-MAIN-05")
    refused(s, "use W2 B2 bot-red", "OCTO-MAIN-05")
    refused(s, "use W1 B1 bot-red", "OCTO-MAIN-01")
    refused(s, "octopus 3", "OCTO-EXTRA-08")
    refused(s, "keep W1 W2", "OCTO-ROLL-03")
    both = s.state.clone()
    s.play("use W2 B1 bot-red")
    assert (s.player(1).bots[1], s.boxes(1)) == (1, 0)
    both.apply(s.game.action("octopus 2"))
    assert (both.raw.players[1].bots[1], both.raw.players[1].boxes[0]) == (0, 2)


@rule("OCTO-EXTRA-04")
@pytest.mark.parametrize(("one", "other"), list(combinations(range(6), 2)))
def test_two_octopods_may_be_on_any_two_dice(one: int, other: int) -> None:
    plain = ["research", "research", "research", "white-1", "white-1", "white-1"]
    plain[one] = plain[other] = "octopus"
    s = Scenario(roll=" ".join(plain)).play("stop")
    assert s.legal() == ["octopus 1", "octopus 2", "stop"]
    s.play("octopus 2")
    assert (s.boxes(1), s.row(1, row=2)) == (2, [1, None, None])


@rule("OCTO-EXTRA-04")
def test_it_is_one_action_with_two_dice_and_no_octopus_action_besides() -> None:
    s = Scenario(roll="crystal bot octopus / red-1 octopus octopus").play("stop", "use W1 B1 crystal-1")
    assert s.boxes(1) == 0
    assert [s.row(1, row=row) for row in range(3)] == [[None] * 3, [None] * 3, [1, None, None]]


@rule("OCTO-EXTRA-05")
@ORDERS
def test_dice_that_others_have_used_can_be_used(order: str) -> None:
    s = Scenario(4, roll="crystal bot lab / red-1 blue-2 blue-2", extra_order=order)
    s.play("use W1 B1 crystal-1", "stop")
    for _ in range(3):
        s.play("use W1 B1 crystal-1")
    assert [s.player(seat).crystals for seat in range(4)] == [1, 1, 1, 1]


@rule("OCTO-EXTRA-05")
def test_octopods_that_others_have_counted_can_be_counted() -> None:
    s = Scenario(3, roll="octopus octopus lab / blue-2 blue-2 blue-2").play("stop", "octopus 2", "octopus 2")
    assert [s.boxes(seat) for seat in range(3)] == [2, 2, 2]


@rule("OCTO-EXTRA-06")
def test_the_own_sheet_decides_what_is_possible() -> None:
    full: dict[str, Any] = {"crystals": 5, "research": 1, "bots": "red red", "submarines": "red", "markers": "0 - -"}
    roll = "crystal research lab / red-1 yellow-0 green-0"
    s = Scenario(3, layout="B2A2C1/D1E1F1/G1H1I1", roll=roll, **full).play("stop")
    assert s.effects() == {"crystal-0", "crystal-1", "research", "lab-1", "lab-2", "lab-3"}
    assert "use W2 B2 research" in s.legal()
    refused(s, "use W3 B1 lab-1", "OCTO-LAB-02")
    refused(s, "use W2 B1 research", "OCTO-RESEARCH-02")
    s = Scenario(3, layout="B2A2C1/D1E1F1/G1H1I1", roll=roll, others={1: full}).play("stop")
    assert s.effects() == {"research", "lab-1", "lab-2", "lab-3"}
    assert {"use W2 B1 research", "use W3 B1 lab-1", "use W3 B2 lab-2"} <= set(s.legal())
    refused(s, "use W1 B1 crystal-1", "OCTO-CRYSTAL-03")
    refused(s, "use W2 B2 research", "OCTO-RESEARCH-02")
    refused(s, "use W3 B2 lab-1", "OCTO-LAB-02")


@rule("OCTO-EXTRA-06")
def test_no_circle_no_extra_action() -> None:
    full = {"bots": "red red blue", "submarines": "red"}
    s = Scenario(roll="bot submarine bot / red-1 red-1 blue-2", others={1: full}).play("stop")
    assert s.effects() == {"bot-blue", "submarine-blue"}
    refused(s, "use W1 B1 bot-red", "OCTO-BOT-04")
    refused(s, "use W2 B1 submarine-red", "OCTO-SUB-03")
    s.play("use W1 B3 bot-blue")
    assert s.row(1, row=2) == [2, None, None]


@rule("OCTO-EXTRA-06")
def test_the_active_players_sheet_stays_as_it_is() -> None:
    s = Scenario(roll="crystal bot lab / red-1 green-0 octopus").play("stop")
    before = s.me.pack()
    for text in s.legal():
        later = s.state.clone()
        later.apply(s.game.action(text))
        assert later.raw.players[0].pack() == before


@rule("OCTO-EXTRA-07")
def test_the_own_labs_work_in_extra_actions() -> None:
    layout = "A1B2C1/D2E1F1/G1H1I1"
    roll = "research bot submarine / yellow-0 red-1 green-0"
    lab = {1: {"markers": "1 0 0"}}
    for text, points in (("use W1 B1 research", 2), ("use W2 B1 bot-white", 2), ("use W3 B2 submarine-red", 1)):
        s = Scenario(layout=layout, roll=roll, others=lab).play("stop", text)
        assert s.row(1, row=2) == [points, None, None]


@rule("OCTO-EXTRA-07")
def test_the_active_players_labs_do_not() -> None:
    roll = "research bot submarine / yellow-0 red-1 green-0"
    s = Scenario(layout="A1B1C2/D1E1F1/G1H1I1", roll=roll, markers="0 0 0").play("stop")
    refused(s, "use W1 B2 bot-red", "OCTO-TILE-B1")
    refused(s, "use W3 B2 bot-red", "OCTO-TILE-C2")
    refused(s, "use W2 B1 bot-white", "OCTO-BOT-01")
    s = Scenario(layout="A1B2C1/D2E1F1/G1H1I1", roll=roll, markers="1 0 0").play("stop", "use W2 B2 bot-red")
    assert s.row(1, row=2) == [1, None, None]


@rule("OCTO-EXTRA-07")
def test_flexi_functions_work_in_every_extra_action_anew() -> None:
    roll = "research research research / red-1 white-1 white-1"
    s = Scenario(3, roll=roll, markers="- 0 -", others={2: {"markers": "- 0 -"}})
    s.play("use W1 B1 bot-red")
    assert (s.phase, s.state.actor) == ("extra", 2)
    s.play("use W1 B1 bot-red")
    s.roll(roll)
    s.play("stop", "use W1 B2 bot-white")
    assert (s.player(2).bots[1], s.player(2).bots[4], s.row(2, row=2)) == (1, 1, [1, 1, None])


@rule("OCTO-EXTRA-08", "OCTO-AMB-17")
def test_only_the_two_dice_count() -> None:
    s = Scenario(roll="octopus octopus octopus / red-1 octopus octopus").play("stop")
    assert s.legal() == ["octopus 1", "octopus 2", "stop"]
    refused(s, "octopus 3", "OCTO-EXTRA-08")
    s.play("octopus 2")
    assert (s.boxes(1), s.struck(1)[0], s.row(1, row=2)) == (2, 1, [1, None, None])


@rule("OCTO-EXTRA-08", "OCTO-AMB-40")
@pytest.mark.parametrize(
    ("tile", "roll", "offered"),
    [
        ("F1", "submarine lab lab / octopus octopus blue-2", [1, 2]),
        ("F1", "submarine octopus lab / octopus blue-2 blue-2", [1, 2]),
        ("F1", "lab lab lab / octopus octopus blue-2", [1, 2]),
        ("F1", "submarine submarine submarine / blue-2 blue-2 blue-2", [1]),
        ("F2", "lab lab lab / octopus octopus octopus", [1, 2]),
        ("F2", "octopus lab lab / blue-2 blue-2 blue-2", [1, 2]),
        ("F2", "octopus lab lab / octopus blue-2 blue-2", [1, 2, 3]),
        ("F2", "octopus octopus lab / blue-2 blue-2 blue-2", [1, 2, 3]),
    ],
)
def test_octo_sub_and_octo_catch_look_at_the_two_dice(tile: str, roll: str, offered: list[int]) -> None:
    s = Scenario(layout=f"A1B1C1/D1E1{tile}/G1H1I1", roll=roll, others={1: {"markers": "- - 1"}}).play("stop")
    assert octopods(s) == [f"octopus {count}" for count in offered]
    s.play(octopods(s)[-1])
    assert s.row(1, row=2) == [(0, 0, 1, 3)[offered[-1]], None, None]


@rule("OCTO-EXTRA-08")
@pytest.mark.parametrize("crossed", [0, 1, 2])
def test_boxes_and_bonus_as_in_an_octopus_action(crossed: int) -> None:
    s = Scenario(roll="octopus octopus lab / blue-2 blue-2 blue-2", others={1: {"boxes": crossed}}).play("stop")
    s.play("octopus 2")
    assert (s.boxes(1), s.struck(1)[0], s.row(1, row=2)) == (2, 1, [1, None, None])


@rule("OCTO-EXTRA-09", "OCTO-AMB-18")
def test_all_points_go_into_the_bottom_row_even_none() -> None:
    s = Scenario(roll="submarine crystal octopus / red-1 octopus red-1")
    s.play("stop", "use W1 B1 submarine-red")
    assert s.row(1, row=2) == [0, None, None]
    assert left(s) == [2, 1]
    finish(s, QUIET)
    s.roll("submarine crystal octopus / red-1 octopus red-1")
    s.play("stop", "octopus 2")
    assert s.row(1, row=2) == [0, 1, None]
    assert [s.row(1, row=row) for row in range(2)] == [[None] * 3, [None] * 3]
    assert left(s) == [2, 0]
    assert s.sheet(1)["thirds"][0]["bottom"] == [
        {"points": 0, "action": "submarine", "plus": 0, "function": None},
        {"points": 1, "action": "octopus", "plus": 0, "function": None},
    ]


@rule("OCTO-EXTRA-09")
@ORDERS
def test_the_second_extra_action_has_the_second_field(order: str) -> None:
    for text, points in (("use W1 B2 crystal-2", 2), ("use W2 B1 bot-red", 1), ("octopus 1", 0)):
        s = Scenario(roll=PLENTY, extra_order=order).play("stop", "use W1 B1 crystal-1")
        finish(s, QUIET)
        s.roll(PLENTY)
        s.play("stop", text)
        assert s.row(1, row=2) == [1, points, None]


@rule("OCTO-EXTRA-09", "OCTO-AMB-18")
def test_a_single_octopus_is_written_down_as_nothing() -> None:
    s = Scenario(roll="lab lab lab / octopus blue-2 blue-2").play("stop", "octopus 1")
    assert (s.boxes(1), s.row(1, row=2), left(s)) == (1, [0, None, None], [2, 1])


@rule("OCTO-EXTRA-09")
@pytest.mark.parametrize("turn", range(6))
def test_the_bottom_row_is_that_of_the_current_third(turn: int) -> None:
    s = Scenario(turn=turn, roll="crystal lab lab / red-1 blue-2 blue-2").play("stop", "use W1 B1 crystal-1")
    rows = [s.row(1, third, row) for third in range(3) for row in range(3)]
    assert rows == [[1, None, None] if i == turn // 2 * 3 + 2 else [None] * 3 for i in range(9)]


@rule("OCTO-EXTRA-10")
@ORDERS
@pytest.mark.parametrize(("active", "order_of"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_clockwise_from_the_left_neighbour(order: str, active: int, order_of: list[int]) -> None:
    s = Scenario(4, active=active, roll=PLENTY, extra_order=order).play("stop")
    assert asked(s.play()) == order_of
    s = Scenario(4, active=active, roll=PLENTY, extra_order=order).play("stop")
    told = []
    for seat in order_of:
        assert s.state.actor == seat
        s.play("use W1 B1 crystal-1")
        told += [event["seat"] for event in s.told() if event["kind"] == "extra"]
    assert told == order_of


@rule("OCTO-EXTRA-11")
def test_extra_actions_after_the_last_turn_belong_to_the_third() -> None:
    s = Scenario(turn=1, active=1, roll="octopus octopus lab / blue-2 blue-2 blue-2").play("stop")
    assert s.state.view(None)["third"] == 1
    s.play("octopus 2")
    assert s.state.view(None)["third"] == 2
    assert (s.row(0, third=0, row=2), s.row(0, third=1, row=2)) == ([1, None, None], [None] * 3)
    assert [s.sheet(0)["thirds"][0][key] for key in ("struck", "penalty", "sum")] == [True, 0, 1]
    assert left(s) == [2, 2]


@rule("OCTO-EXTRA-12")
@ORDERS
def test_the_active_player_is_not_asked(order: str) -> None:
    s = Scenario(3, roll=PLENTY, extra_order=order, others={1: {"extras": 2}, 2: {"extras": 2}}).play("stop")
    assert (s.phase, s.state.actor) == ("keep", 1)
    assert left(s) == [2, 0, 0]


@rule("OCTO-EXTRA-13")
@ORDERS
def test_passing_uses_nothing_up(order: str) -> None:
    s = Scenario(3, roll=PLENTY, extra_order=order).play("stop")
    before = [s.player(seat).pack() for seat in range(3)]
    assert asked(s) == [1, 2]
    assert [s.player(seat).pack() for seat in range(3)] == before
    assert left(s) == [2, 2, 2]
    finish(s, QUIET)
    s.roll(PLENTY)
    s.play("stop")
    assert asked(s) == [0, 1]


@rule("OCTO-EXTRA-13")
def test_who_has_no_use_for_the_dice_is_not_asked() -> None:
    roll = "crystal lab lab / red-1 blue-2 blue-2"
    s = Scenario(4, roll=roll, others={2: {"crystals": 5}}).play("stop")
    assert asked(s) == [1, 3]
    s = Scenario(4, roll=QUIET).play("stop")
    assert (s.phase, s.state.actor, left(s)) == ("keep", 1, [2, 2, 2, 2])


# Rulings


@rule("OCTO-AMB-16")
def test_one_octopus_will_do_as_long_as_a_box_is_free() -> None:
    roll = "lab lab lab / octopus blue-2 blue-2"
    for crossed in (0, 1):
        s = Scenario(roll=roll, others={1: {"boxes": crossed}}).play("stop")
        assert s.legal() == ["octopus 1", "stop"]
    s = Scenario(roll="crystal lab lab / octopus blue-2 blue-2", others={1: {"boxes": 2}}).play("stop")
    assert s.legal() == ["use W1 B2 crystal-2", "stop"]
    refused(s, "octopus 1", "OCTO-AMB-16")
    s = Scenario(roll=roll, others={1: {"boxes": 2}}).play("stop")
    assert s.phase == "keep"


@rule("OCTO-AMB-16")
def test_two_octopods_pay_even_without_a_free_box_and_none_is_nothing() -> None:
    s = Scenario(roll="lab lab octopus / octopus blue-2 blue-2", others={1: {"boxes": 2}}).play("stop")
    assert s.legal() == ["octopus 2", "stop"]
    s.play("octopus 2")
    assert s.row(1, row=2) == [1, None, None]
    s = Scenario(roll="crystal lab lab / blue-2 blue-2 blue-2").play("stop")
    assert s.legal() == ["use W1 B1 crystal-2", "stop"]
    refused(s, "octopus 1", "OCTO-EXTRA-08")
    with pytest.raises(ValueError, match="no such action"):
        s.game.action("octopus 0")


@rule("OCTO-AMB-19")
def test_both_extra_actions_in_one_round() -> None:
    s = Scenario(3, roll=PLENTY).play("stop", "stop", "use W1 B1 crystal-1")
    s.roll(PLENTY)
    s.play("stop")
    assert (s.state.actor, s.g.turn) == (2, 0)
    s.play("use W1 B1 crystal-1")
    assert (s.row(2, row=2), left(s)) == ([1, 1, None], [2, 2, 0])


@rule("OCTO-AMB-21")
@ORDERS
def test_passing_is_final_for_these_dice(order: str) -> None:
    s = Scenario(4, roll=PLENTY, extra_order=order).play("stop", "stop")
    assert s.state.actor == 2
    s.play("use W1 B1 crystal-1")
    assert s.state.actor == 3
    s.play("use W1 B1 crystal-1")
    assert (s.phase, s.state.actor) == ("keep", 1)
    assert s.row(1, row=2) == [None] * 3
