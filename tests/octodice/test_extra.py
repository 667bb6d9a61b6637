"""Extra actions of the other players with the active player's dice, one after the other or at the same time."""

from __future__ import annotations

import random
from itertools import combinations, product
from typing import Any

import pytest

import fathom
from fathom.games.octodice.actions import EFFECT
from tests.octodice.scenario import Scenario

rule = pytest.mark.rule

QUIET = "research research research / white-1 white-1 white-1"
PLENTY = "crystal bot submarine / red-1 blue-2 octopus"
SYMBOLS = ("crystal", "research", "lab", "bot", "submarine", "octopus")
FACES = ("yellow-0", "red-1", "blue-2", "green-0", "white-1", "octopus")
COLOURS = ("yellow", "red", "blue", "green", "white")
ORDERS = pytest.mark.parametrize("order", ["clockwise", "simultaneous"])


def refused(s: Scenario, text: str, *rules: str) -> None:
    """The action is forbidden by one of these rules, is not offered, and trying it changes nothing."""
    offered, before, moments = s.legal(), s.g.clone(), len(s.state.history)
    assert s.why_not(text) in rules
    assert text not in offered
    with pytest.raises(fathom.IllegalAction) as error:
        s.play(text)
    assert error.value.rule in rules
    assert (s.g, s.legal(), len(s.state.history)) == (before, offered, moments)


def phase(s: Scenario) -> str:
    return str(s.state.view(None)["phase"])


def finish(s: Scenario, roll: str) -> None:
    """Whoever's turn it is rolls this and does nothing; nor do the others."""
    s.roll(roll)
    s.play("stop")
    while phase(s) == "extra":
        s.play("stop")


def asked(s: Scenario) -> list[int]:
    """Who is asked for an extra action, if all pass."""
    seats = []
    while phase(s) == "extra":
        seats.append(s.g.actor)
        s.play("stop")
    return seats


def left(s: Scenario) -> list[int]:
    return [player["extras_left"] for player in s.state.view(None)["players"]]


def octopods(s: Scenario) -> list[str]:
    """The extra octopus actions that are offered."""
    return [text for text in s.legal() if text.startswith("octopus")]


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
    assert phase(s) == "keep"


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
    assert (phase(s), s.state.actor) == ("keep", 1)
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
    assert (phase(s), s.state.actor) == ("extra", 2)
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
    assert (phase(s), s.state.actor) == ("keep", 1)
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
    assert (phase(s), s.state.actor, left(s)) == ("keep", 1, [2, 2, 2, 2])


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
    assert phase(s) == "keep"


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
    assert (phase(s), s.state.actor) == ("keep", 1)
    assert s.row(1, row=2) == [None] * 3


# One after the other, or at the same time


@rule("OCTO-AMB-20")
def test_clockwise_is_usual_and_later_players_see_what_was_done() -> None:
    assert fathom.load("octodice").options["extra_order"] == "clockwise"
    s = Scenario(3, roll=PLENTY).play("stop", "use W1 B1 crystal-1")
    assert s.state.actor == 2
    assert s.row(1, row=2) == [1, None, None]
    assert s.state.view(2)["players"][1]["sheet"]["crystals"]["crossed"] == 1
    assert [event["kind"] for event in s.told(2)] == ["extra", "crystal"]


def known(state: fathom.State, seat: int | None) -> Any:
    """All that a seat can find out about a position."""
    numbers = None if seat is None else state.observe(seat).tolist()
    return state.view(seat), [happening.to_json() for happening in state.events(seat)], numbers


@rule("OCTO-AMB-20")
def test_at_the_same_time_nobody_sees_a_choice_before_all_have_answered() -> None:
    s = Scenario(4, roll=PLENTY, extra_order="simultaneous").play("stop")
    before = s.state.clone()
    first: list[Any] = []
    for text in s.legal():
        one = s.state.clone()
        one.apply(s.game.action(text))
        assert one.raw.actor == 2
        assert [player["sheet"] for player in one.view(1)["players"]] == [
            player["sheet"] for player in before.view(1)["players"]
        ]
        assert one.view(1)["players"][1]["pending"] == text
        first.append([known(one, seat) for seat in (0, 2, 3, None)])
        second: list[Any] = []
        for reply in one.legal():
            both = one.clone()
            both.apply(reply)
            assert both.raw.actor == 3
            second.append([known(both, seat) for seat in (0, 3, None)])
            assert known(both, 1)[1] == []
            assert both.view(1)["players"][2]["pending"] is None
        assert second.count(second[0]) == len(second) == len(one.legal())
    assert first.count(first[0]) == len(first) == len(s.legal()) == 8


@rule("OCTO-AMB-20")
def test_at_the_same_time_a_pass_looks_like_anything_else() -> None:
    s = Scenario(3, roll=PLENTY, extra_order="simultaneous").play("stop")
    passed, taken = s.state.clone(), s.state.clone()
    passed.apply(s.game.action("stop"))
    taken.apply(s.game.action("octopus 1"))
    for seat in (0, 2, None):
        assert known(passed, seat) == known(taken, seat)
    assert passed.legal() == taken.legal()
    for seat, seed in product((0, 2), range(20)):
        assert passed.determinise(seat, seed).raw == taken.determinise(seat, seed).raw


@rule("OCTO-AMB-20", "OCTO-EXTRA-10")
@pytest.mark.parametrize("active", range(4))
def test_at_the_same_time_they_are_carried_out_clockwise(active: int) -> None:
    s = Scenario(4, active=active, roll=PLENTY, extra_order="simultaneous")
    s.play("stop", "use W1 B1 crystal-1")
    assert s.told(s.g.actor) == []
    s.play("octopus 1")
    assert s.told(s.g.actor) == []
    s.play("use W2 B1 bot-red")
    around = [(active + step) % 4 for step in (1, 2, 3)]
    told = [(event["seat"], event["kind"]) for event in s.told() if event["kind"] not in ("turn", "roll")]
    kinds = ("extra", "crystal"), ("extra", "octopus"), ("extra", "bot")
    assert told == [(seat, kind) for seat, pair in zip(around, kinds, strict=True) for kind in pair]
    assert [s.row(seat, row=2)[0] for seat in around] == [1, 0, 1]
    assert all(player["pending"] is None for seat in range(4) for player in s.state.view(seat)["players"])


@rule("OCTO-AMB-20")
def test_both_orders_lead_to_the_same_sheets() -> None:
    chance = random.Random(20)
    for _ in range(40):
        roll = " ".join([*chance.choices(SYMBOLS, k=3), *chance.choices(FACES, k=3)])
        others = {seat: {"markers": chance.choice(["- - -", "0 0 -", "1 0 1"])} for seat in (1, 2, 3)}
        one = Scenario(4, roll=roll, others=others).play("stop")
        two = Scenario(4, roll=roll, others=others, extra_order="simultaneous").play("stop")
        while phase(one) == "extra":
            assert (one.g.actor, one.legal()) == (two.g.actor, two.legal())
            text = chance.choice(one.legal())
            one.play(text)
            two.play(text)
        assert phase(two) == "keep"
        assert [p.pack() for p in one.g.players] == [p.pack() for p in two.g.players]


def before_the_end(order: str) -> Scenario:
    """The last extra actions of the game, after which nobody rolls: seat 0 will be asked for Super-Level."""
    return Scenario(
        3, turn=5, active=2, roll=PLENTY, extra_order=order, others={0: {"markers": "- - 2"}, 1: {"markers": "- - 2"}}
    ).play("stop")


@rule("OCTO-AMB-20")
@pytest.mark.parametrize("last", ["stop", "octopus 1", "use W1 B1 crystal-1"])
def test_no_undoing_over_the_moment_of_showing(last: str) -> None:
    s = before_the_end("simultaneous")
    start = s.g.clone()
    s.play("use W1 B1 crystal-1", chance=[])
    assert s.state.can_undo
    s.state.undo()
    assert (s.g, s.state.actor) == (start, 0)
    s.play("octopus 1", chance=[])
    assert s.state.actor == 1
    s.play(last, chance=[])
    assert (phase(s), s.state.actor) == ("super-level", 0)
    assert not s.state.can_undo
    shown = s.g.clone()
    with pytest.raises(ValueError, match="nothing to take back"):
        s.state.undo()
    assert s.g == shown


@rule("OCTO-AMB-20")
def test_one_after_the_other_can_be_undone() -> None:
    s = before_the_end("clockwise")
    start = s.g.clone()
    s.play("use W1 B1 crystal-1", chance=[])
    s.play("octopus 1", chance=[])
    assert phase(s) == "super-level"
    s.state.undo()
    s.state.undo()
    assert s.g == start


# Every outcome once (canonical form of the reference, section 5.5)


def random_layout(chance: random.Random) -> str:
    rows = ["ABC", "DEF", "GHI"]
    return "/".join("".join(t + chance.choice("12") for t in chance.sample(row, 3)) for row in rows)


def random_sheet(chance: random.Random) -> dict[str, Any]:
    return {
        "markers": " ".join(chance.choice("-0112") for _ in range(3)),
        "crystals": chance.choice([0, 2, 5]),
        "research": chance.randrange(6),
        "bots": " ".join(c for c in COLOURS for _ in range(chance.randrange(3))),
        "submarines": " ".join(c for c in COLOURS if chance.randrange(2)),
        "boxes": chance.randrange(3),
    }


def random_extra(chance: random.Random, **options: Any) -> tuple[Scenario, dict[str, Any], list[str], set[str]]:
    """Seat 1 is about to be asked, if it has any use for the dice: the scenario, its sheet, the roll, its functions."""
    layout, sheet = random_layout(chance), random_sheet(chance)
    roll = [*chance.choices(SYMBOLS, k=3), *chance.choices([*FACES, "yellow-0"], k=3)]
    s = Scenario(roll=" ".join(roll), layout=layout, others={1: sheet}, **options)
    functions = set(s.state.view(None)["players"][1]["functions"])
    s.play("stop")
    return s, sheet, roll, functions


def main_extras(sheet: dict[str, Any], roll: list[str], functions: set[str]) -> dict[str, list[tuple[bool, str]]]:
    """By the rules: for each effect all pairs of dice that lead to it, and whether a Flexi function is needed that
    works once in a turn."""
    found: dict[str, list[tuple[bool, str]]] = {}
    levels = [-1 if word == "-" else int(word) for word in sheet["markers"].split()]
    bots, submarines = sheet["bots"].split(), sheet["submarines"].split()
    for white, black in product(range(3), range(3)):
        if "octopus" in (roll[white], roll[3 + black]):
            continue
        own_colour, own_digit = roll[3 + black].split("-")
        joker = own_colour == "yellow" and "flexi-lab" in functions
        colours = {colour: colour != own_colour for colour in COLOURS if joker or colour == own_colour}
        digits = {digit: digit != own_digit for digit in "012" if joker or digit == own_digit}
        actions = {roll[white]: False}
        if (roll[white], "flexi-tec" in functions) == ("research", True):
            actions["bot"] = True
        if (roll[white], "flexi-sub" in functions) == ("submarine", True):
            actions["bot"] = True
        ways: dict[str, bool] = {}

        def may(effect: str, flexi: bool, ways: dict[str, bool] = ways) -> None:
            ways[effect] = ways.get(effect, True) and flexi

        for action, as_other in actions.items():
            for digit, flexi in digits.items():
                if action == "crystal" and sheet["crystals"] < 5:
                    may(f"crystal-{digit}", flexi)
                for column, level in enumerate(levels, 1):
                    if action == "lab" and level < 2 and "flexi-level" in functions:
                        may(f"lab-{column}", False)
                    elif action == "lab" and level < 2 and str(level + 1) == digit:
                        may(f"lab-{column}", flexi)
            for colour, flexi in colours.items():
                if action == "research" and COLOURS[sheet["research"] : sheet["research"] + 1] == (colour,):
                    may("research", flexi)
                if action == "bot" and bots.count(colour) < 2:
                    may(f"bot-{colour}", as_other or flexi)
                if action == "submarine" and colour not in submarines:
                    may(f"submarine-{colour}", flexi)
        for effect, flexi in ways.items():
            found.setdefault(effect, []).append((flexi, f"use W{white + 1} B{black + 1} {effect}"))
    return found


@rule("OCTO-EXTRA-04", "OCTO-EXTRA-06", "OCTO-EXTRA-07")
def test_one_main_extra_action_for_each_effect() -> None:
    """Flexi-Level works always, so it is not counted as a Flexi function that is spared."""
    chance = random.Random(56)
    together = skipped = choice = 0
    for _ in range(1200):
        s, sheet, roll, functions = random_extra(chance)
        found = main_extras(sheet, roll, functions)
        if phase(s) != "extra":
            assert not found
            skipped += 1
            continue
        expected = {min(ways)[1] for ways in found.values()}
        legal = [text for text in s.legal() if text.startswith("use")]
        assert sorted(legal) == sorted(expected), (roll, sheet, functions)
        together += len(legal)
        choice += sum(len({flexi for flexi, _ in ways}) == 2 for ways in found.values())
    assert skipped > 10
    assert together > 3000
    assert choice > 100


@rule("OCTO-EXTRA-04", "OCTO-EXTRA-06", "OCTO-EXTRA-07")
def test_equal_extra_actions_with_other_dice_are_taken_and_all_others_refused() -> None:
    chance = random.Random(57)
    for _ in range(60):
        s, sheet, roll, functions = random_extra(chance)
        if phase(s) == "extra":
            possible = {text for ways in main_extras(sheet, roll, functions).values() for _, text in ways}
            for white, black, effect in product("123", "123", EFFECT.words):
                text = f"use W{white} B{black} {effect}"
                assert (s.why_not(text) is None) == (text in possible)


@rule("OCTO-EXTRA-05")
def test_equal_extra_actions_lead_to_the_same_sheets_and_are_taken_as_the_one_offered() -> None:
    chance = random.Random(58)
    compared = 0
    for _ in range(100):
        s, sheet, roll, functions = random_extra(chance)
        if phase(s) == "extra":
            for ways in main_extras(sheet, roll, functions).values():
                after, offered = [], s.game.action(min(ways)[1])
                for _, text in ways:
                    assert s.state.same(s.game.action(text)) == offered
                    later = s.state.clone()
                    later.apply(s.game.action(text))
                    after.append([player.pack() for player in later.raw.players])
                assert after.count(after[0]) == len(after)
                compared += len(after) - 1
    assert compared > 100


@rule("OCTO-EXTRA-04", "OCTO-EXTRA-08", "OCTO-AMB-16", "OCTO-AMB-17", "OCTO-AMB-40", "OCTO-AMB-10", "OCTO-AMB-12")
@pytest.mark.parametrize("from_zero", ["on", "off"])
@pytest.mark.parametrize("catch", ["literal", "symbol"])
def test_one_octopus_extra_action_for_each_count(from_zero: str, catch: str) -> None:
    chance = random.Random(15)
    seen = set()
    for _ in range(500):
        s, sheet, roll, functions = random_extra(chance, octo_from_zero=from_zero, octo_catch=catch)
        counts = set()
        for pair in combinations(range(6), 2):
            dice = [roll[die] for die in pair]
            whites = [roll[die] for die in pair if die < 3]
            count = dice.count("octopus")
            caught = [white for white in whites if catch == "literal" or white != "octopus"]
            added = ("octo-sub" in functions and "submarine" in whites) or ("octo-catch" in functions and caught)
            if added and (count or from_zero == "on"):
                count += 1
            if count >= 2 or (count == 1 and sheet["boxes"] < 2):
                counts.add(count)
        assert (octopods(s) if phase(s) == "extra" else []) == [f"octopus {count}" for count in sorted(counts)]
        if phase(s) == "extra":
            for count in (1, 2, 3):
                why = s.why_not(f"octopus {count}")
                assert (why is None) == (count in counts)
                assert why in (None, "OCTO-EXTRA-08", "OCTO-AMB-16")
        seen.add(tuple(sorted(counts)))
    assert {(), (1,), (2,), (1, 2)} <= seen
    assert ((1, 2, 3) in seen) == (catch == "literal")
