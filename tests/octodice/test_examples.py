"""The worked examples of the rules, OCTO-EX-1 to OCTO-EX-26, word for word."""

from __future__ import annotations

import random
from typing import Any

import pytest

import fathom
from tests.octodice.scenario import Scenario

rule = pytest.mark.rule

PLAIN = "crystal crystal bot / green-0 red-1 red-1"  # no octopus, no submarine, no lab, no yellow face


def asked(s: Scenario) -> bool:
    """Whether somebody is asked for an extra action."""
    return bool(s.state.view(None)["phase"] == "extra")


def extras_left(s: Scenario) -> list[int]:
    return [player["extras_left"] for player in s.state.view(None)["players"]]


def final_turn(*sheets: dict[str, Any], **options: Any) -> Scenario:
    """The last turn of the game; the last player has nothing but to stop. Each player has one of these sheets."""
    last = len(sheets) - 1
    others = {seat: {"extras": 2, **sheet} for seat, sheet in enumerate(sheets)}
    return Scenario(len(sheets), turn=5, active=last, others=others, roll=PLAIN, **options)


def crystal_points(*crystals: int) -> list[int]:
    """What players with so many crystals get for them."""
    s = final_turn(*({"crystals": count} for count in crystals)).play("stop")
    return [s.sheet(seat)["bonus"]["crystals"] for seat in range(len(crystals))]


@rule("OCTO-EX-1", "OCTO-MAIN-06", "OCTO-AMB-04", "OCTO-TILE-A2", "OCTO-LAB-04", "OCTO-COMBO-06")
def test_a_complete_turn() -> None:
    s = Scenario(layout="A2B1C1/D1E1F1/G1H1I1", roll="lab crystal octopus / green-0 red-1 octopus")
    s.play("use W1 B1 lab-1")
    assert s.markers(0) == "0 - -"
    assert "octo-plus" in s.state.view(0)["players"][0]["functions"]
    assert s.row(0)[0] == 0
    s.play("use W2 B2 crystal-1")
    assert s.me.crystals == 1
    assert s.row(0) == [0, 1, 2]
    assert s.boxes(0) == 2
    assert s.struck(0) == [1, 0, 0]
    assert s.state.actor == 1
    mine = s.me.pack()
    assert {"lab-1", "lab-2", "lab-3", "crystal-0", "crystal-1"} == s.effects()
    s.play("use W1 B1 lab-2")
    assert s.markers(1) == "- 0 -"
    assert s.row(1, row=2) == [0, None, None]
    assert s.state.view(1)["players"][1]["extras_left"] == 1
    assert s.me.pack() == mine


@rule("OCTO-EX-2", "OCTO-OCTO-02", "OCTO-OCTO-03", "OCTO-OCTO-04", "OCTO-OCTO-05")
def test_three_octopods() -> None:
    s = Scenario(roll="octopus octopus crystal / octopus red-1 blue-2").play("stop")
    assert s.boxes(0) == 2
    assert s.sheet(0)["thirds"][0]["struck"]
    assert s.row(0) == [None, None, 3]


@rule("OCTO-EX-3", "OCTO-INTERIM-01")
def test_submarines_in_the_interim_scoring() -> None:
    held = {"bots": "yellow yellow white", "submarines": "yellow white", "extras": 2}
    s = Scenario(turn=1, active=1, others={0: held}, roll=PLAIN)
    assert s.sheet(0)["thirds"][0]["submarines"] is None
    s.play("stop")
    assert s.sheet(0)["thirds"][0]["submarines"] == 3


@rule("OCTO-EX-4", "OCTO-BONUS-01", "OCTO-BONUS-02")
def test_two_players_tie_for_most_crystals() -> None:
    assert crystal_points(4, 4, 2) == [3, 3, 0]


@rule("OCTO-EX-5", "OCTO-RESEARCH-01", "OCTO-RESEARCH-02")
def test_arrow_order_in_research() -> None:
    s = Scenario(roll="research research crystal / red-1 yellow-0 yellow-0")
    assert s.why_not("use W1 B1 research") == "OCTO-RESEARCH-02"
    assert "use W1 B1 research" not in s.legal()
    assert "use W1 B2 research" in s.legal()
    s.play("use W1 B2 research")
    assert s.row(0)[0] == 1
    assert s.why_not("use W2 B3 research") == "OCTO-RESEARCH-02"
    assert "use W2 B1 research" in s.legal()
    assert "use W2 B3 research" not in s.legal()


@rule("OCTO-EX-6", "OCTO-BOT-01", "OCTO-BOT-02", "OCTO-BOT-03", "OCTO-BOT-04")
def test_left_bot_circle_first() -> None:
    s = Scenario(roll="bot bot bot / red-1 red-1 green-0").play("use W1 B1 bot-red")
    assert [circle["crossed"] for circle in s.sheet(0)["bots"]["red"]] == [True, False]
    s.play("use W2 B2 bot-red")
    assert [circle["crossed"] for circle in s.sheet(0)["bots"]["red"]] == [True, True]
    assert s.row(0) == [1, 2, None]
    s.play("stop")
    s.roll("bot bot bot / red-1 red-1 green-0")
    s.play("stop")
    assert (s.state.actor, asked(s)) == (0, True)
    assert s.why_not("use W1 B1 bot-red") == "OCTO-BOT-04"
    assert s.effects() == {"bot-green"}


@rule("OCTO-EX-7", "OCTO-TILE-C2", "OCTO-TILE-F1", "OCTO-COMBO-03")
@pytest.mark.parametrize(
    ("actions", "row", "boxes"),
    [
        (["use W1 B2 bot-blue", "stop"], [1, None, 0], 1),
        (["use W1 B2 submarine-blue", "stop"], [0, None, 1], 2),
        (["use W2 B2 crystal-2", "stop"], [2, None, 1], 2),
        (["stop"], [None, None, 1], 2),
    ],
)
def test_flexi_sub_together_with_octo_sub(actions: list[str], row: list[int | None], boxes: int) -> None:
    s = Scenario(layout="A1B1C2/D1E1F1/G1H1I1", markers="- - 1", roll="submarine crystal lab / octopus blue-2 green-0")
    assert s.state.view(0)["players"][0]["functions"] == ["flexi-sub", "octo-sub"]
    s.play(*actions)
    assert s.row(0) == row
    assert s.boxes(0) == boxes


@rule("OCTO-EX-8", "OCTO-BONUS-03")
def test_no_crystals_no_points() -> None:
    assert crystal_points(1, 0) == [4, 0]


@rule("OCTO-EX-9", "OCTO-EXTRA-03")
def test_not_both_extra_actions_in_one_turn() -> None:
    s = Scenario(players=3, roll=PLAIN).play("stop")
    assert s.state.actor == 1
    s.play("use W1 B2 crystal-1")
    assert s.state.actor == 2
    assert extras_left(s) == [2, 1, 2]
    s.play("stop")
    assert (s.state.actor, s.g.current, asked(s)) == (1, 1, False)
    with pytest.raises(fathom.IllegalAction):
        s.play("use W1 B2 crystal-1")
    s.roll(PLAIN)
    s.play("stop", "stop", "stop")
    assert s.g.current == 2
    s.roll(PLAIN)
    s.play("stop", "stop")
    assert (s.state.actor, asked(s)) == (1, True)
    s.play("use W1 B2 crystal-1")
    assert extras_left(s) == [2, 0, 2]
    assert s.row(1, row=2) == [1, 1, None]


@rule("OCTO-EX-9", "OCTO-EXTRA-03")
def test_not_both_extra_actions_in_one_turn_of_two_players() -> None:
    s = Scenario(roll=PLAIN).play("stop", "use W1 B2 crystal-1")
    assert (s.state.actor, s.g.current, asked(s)) == (1, 1, False)
    with pytest.raises(fathom.IllegalAction):
        s.play("use W1 B2 crystal-1")
    assert extras_left(s) == [2, 1]


@rule("OCTO-EX-10", "OCTO-EXTRA-09")
def test_zero_is_written_down() -> None:
    s = Scenario(roll="submarine crystal bot / green-0 red-1 red-1").play("stop")
    assert s.row(1, row=2) == [None, None, None]
    s.play("use W1 B2 submarine-red")
    assert s.row(1, row=2) == [0, None, None]
    assert extras_left(s) == [2, 1]


@rule("OCTO-EX-11", "OCTO-MAIN-08", "OCTO-CRYSTAL-03")
@pytest.mark.parametrize("layout", ["first-game", "A2B2C2/D2E2F2/G2H2I2"])
@pytest.mark.parametrize("markers", ["- - -", "1 1 1", "2 2 2"])
def test_no_free_circle(layout: str, markers: str) -> None:
    s = Scenario(layout=layout, markers=markers, crystals=5, roll="crystal crystal bot / yellow-0 red-1 blue-2")
    for black, digit in ((black, digit) for black in ("B1", "B2", "B3") for digit in (0, 1, 2)):
        assert s.why_not(f"use W1 {black} crystal-{digit}") is not None
    assert s.why_not("use W1 B2 crystal-1") == "OCTO-CRYSTAL-03"
    assert {effect.split("-")[0] for effect in s.effects()} == {"bot"}


@rule("OCTO-EX-12", "OCTO-INTERIM-03", "OCTO-INTERIM-04")
def test_octopus_penalty() -> None:
    s = Scenario(first_player=1, turn=2, others={1: {"extras": 2}}, roll="bot bot octopus / red-1 red-1 blue-2")
    s.play("use W1 B1 bot-red", "use W2 B2 bot-red")
    s.roll(PLAIN)
    s.play("stop", "use W1 B2 crystal-1")
    s.roll(PLAIN)
    s.play("use W1 B1 crystal-0", "use W2 B2 crystal-1")
    assert [s.row(0, 1, row) for row in range(3)] == [[1, 2, 0], [0, 1, None], [1, None, None]]
    second = s.sheet(0)["thirds"][1]
    assert (second["struck"], second["submarines"], second["penalty"]) == (False, 0, 2)
    assert second["sum"] == 3


@rule("OCTO-EX-13", "OCTO-LAB-02")
def test_digit_must_equal_the_level_reached() -> None:
    s = Scenario(markers="0 - 1", roll="lab lab octopus / green-0 red-1 blue-2")
    assert s.legal() == ["use W1 B1 lab-2", "use W1 B2 lab-1", "use W1 B3 lab-3", "stop"]
    for black, legal in (("B1", "lab-2"), ("B2", "lab-1"), ("B3", "lab-3")):
        for effect in ("lab-1", "lab-2", "lab-3"):
            assert s.why_not(f"use W1 {black} {effect}") == (None if effect == legal else "OCTO-LAB-02")


@rule("OCTO-EX-14", "OCTO-END-02", "OCTO-END-03", "OCTO-END-04")
def test_tie_break() -> None:
    s = final_turn({"submarines": "yellow red blue"}, {"submarines": "green white"}).play("stop")
    assert s.state.over
    assert s.state.scores == (-2, -2)
    assert s.state.ranks == (0, 1)
    s = final_turn({"submarines": "yellow red"}, {"submarines": "green white"}).play("stop")
    assert s.state.ranks == (0, 0)


@rule("OCTO-EX-15", "OCTO-SOLO-02", "OCTO-SOLO-03", "OCTO-SOLO-05")
@pytest.mark.parametrize("seed", range(10))
def test_solo_timetable(seed: int) -> None:
    state, choice = fathom.load("octodice", players=1).new(seed=seed), random.Random(seed)
    log = [event.to_json() for event in state.events(0)]
    while not state.over:
        assert state.view(0)["phase"] != "extra"
        state.apply(choice.choice(state.legal()))
        log += [event.to_json() for event in state.events(0)]
    turns = [event["turn"] for event in log if event["kind"] == "turn"]
    assert turns == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    kinds = [event["kind"] for event in log if event["kind"] in ("turn", "interim", "over")]
    assert kinds == [*["turn", "turn", "turn", "interim"] * 3, "over"]


@rule("OCTO-EX-16", "OCTO-SETUP-04")
def test_first_game_layout() -> None:
    state = fathom.load("octodice", layout="first-game").new(seed=1)
    grid = [[tile["tile"] for tile in row] for row in state.view(None)["grid"]]
    assert grid == [["A1", "B1", "C1"], ["D1", "E1", "F1"], ["G1", "H1", "I1"]]


@rule("OCTO-EX-17", "OCTO-TILE-A2")
def test_octo_plus_threshold() -> None:
    s = Scenario(layout="A2B1C1/D1E1F1/G1H1I1", markers="0 - -", roll="crystal bot octopus / green-0 red-1 blue-2")
    s.play("stop")
    assert s.boxes(0) == 1
    assert s.row(0) == [None, None, 0]


@rule("OCTO-EX-18", "OCTO-ROLL-01", "OCTO-ROLL-02", "OCTO-ROLL-03", "OCTO-ROLL-04")
def test_rolling() -> None:
    s = Scenario()
    s.first_roll("crystal lab lab / red-1 blue-2 octopus")
    for wrong in ("keep W1", "keep W1 B2 B3"):
        with pytest.raises(ValueError, match="no such action"):
            s.play(wrong)
    s.play("keep W1 B2", chance=s.faces("research bot green-0 white-1", "W2 W3 B1 B3"))
    assert s.g.dice == s.faces("crystal research bot / green-0 blue-2 white-1")
    for wrong in ("keep W1 W2", "keep B1 B2", "keep W1 B2"):
        assert s.why_not(wrong) == "OCTO-ROLL-04"
    s.play("keep W2 W3", chance=s.faces("yellow-0 octopus", "B1 B3"))
    assert s.g.dice == s.faces("crystal research bot / yellow-0 blue-2 octopus")
    assert s.state.view(0)["phase"] == "main"


@rule("OCTO-EX-19", "OCTO-LAB-05", "OCTO-TILE-B2", "OCTO-TILE-D1")
def test_functions_stay() -> None:
    s = Scenario(
        layout="B2A1C1/D1E1F1/G1H1I1", markers="1 - -", roll="research crystal octopus / yellow-0 red-1 octopus"
    )
    assert s.state.view(0)["players"][0]["functions"] == ["plus-tec", "crystal-plus"]
    s.play("use W1 B1 research", "use W2 B2 crystal-1")
    assert s.row(0)[:2] == [2, 2]


@rule("OCTO-EX-20", "OCTO-TILE-G1", "OCTO-TILE-G2", "OCTO-TILE-H1", "OCTO-TILE-H2")
@pytest.mark.parametrize(
    ("tile", "markers", "struck", "submarines", "points"),
    [
        ("G1", "2 - -", 0, "", 3),
        ("G1", "2 2 -", 0, "", 5),
        ("G1", "2 2 2", 0, "", 7),
        ("G2", "2 0 0", 0, "", 4),
        ("G2", "2 1 1", 0, "", 6),
        ("G2", "2 2 2", 0, "", 7),
        ("H1", "2 - -", 0, "", 0),
        ("H1", "2 - -", 1, "", 1),
        ("H1", "2 - -", 2, "", 2),
        ("H1", "2 - -", 3, "", 4),
        ("H2", "2 - -", 0, "yellow blue white", 3),
    ],
)
def test_level_2_values(tile: str, markers: str, struck: int, submarines: str, points: int) -> None:
    rest = "H1I1" if tile[0] == "G" else "G1I1"
    s = final_turn({"markers": markers, "submarines": submarines}, {}, layout=f"A1B1C1/D1E1F1/{tile}{rest}")
    s.me.boxes[:] = [2 if third < struck else 0 for third in range(3)]
    s.play("stop")
    assert s.sheet(0)["bonus"]["labs"][0] == points


@rule("OCTO-EX-21", "OCTO-BONUS-02", "OCTO-AMB-22")
@pytest.mark.parametrize(
    ("crystals", "points"), [([3, 3, 3], [2, 2, 2]), ([1, 1, 1, 1], [2, 2, 2, 2]), ([3, 1, 1], [4, 1, 1])]
)
def test_rounding_up(crystals: list[int], points: list[int]) -> None:
    assert crystal_points(*crystals) == points


@rule("OCTO-EX-22", "OCTO-TILE-A1")
def test_flexi_lab_is_never_an_octopus() -> None:
    s = Scenario(markers="0 - -", roll="crystal bot octopus / yellow-0 red-1 white-1")
    assert s.state.view(0)["players"][0]["functions"] == ["flexi-lab"]
    assert {f"use W1 B1 crystal-{digit}" for digit in (0, 1, 2)} <= set(s.legal())
    assert {f"use W2 B1 bot-{colour}" for colour in ("yellow", "red", "blue", "green", "white")} <= set(s.legal())
    s.play("stop")
    assert s.happened("octopus") == [{"kind": "octopus", "seat": 0, "count": 1, "points": 0}]
    assert s.boxes(0) == 1
    assert s.row(0) == [None, None, 0]


@rule("OCTO-EX-23", "OCTO-EXTRA-08", "OCTO-AMB-17", "OCTO-AMB-18")
def test_extra_octopus_action_uses_two_dice() -> None:
    s = Scenario(roll="octopus octopus crystal / octopus red-1 red-1").play("stop")
    assert s.state.actor == 1
    assert s.why_not("octopus 3") == "OCTO-EXTRA-08"
    s.play("octopus 2")
    assert (s.boxes(1), s.struck(1)) == (2, [1, 0, 0])
    assert s.row(1, row=2) == [1, None, None]
    assert [s.row(1, row=row)[2] for row in (0, 1)] == [None, None]


@rule("OCTO-EX-24", "OCTO-EXTRA-10")
@pytest.mark.parametrize("extra_order", ["clockwise", "simultaneous"])
def test_order_of_the_extra_actions(extra_order: str) -> None:
    s = Scenario(players=4, active=2, roll=PLAIN, extra_order=extra_order).play("stop")
    order, taken = [], []
    while asked(s):
        order.append(s.state.actor)
        s.play("use W1 B2 crystal-1")
        taken += [event["seat"] for event in s.told() if event["kind"] == "extra"]
    assert order == [3, 0, 1]
    assert taken == [3, 0, 1]


@rule("OCTO-EX-25", "OCTO-TWO-01", "OCTO-TWO-02", "OCTO-TWO-03", "OCTO-AMB-19", "OCTO-AMB-32", "OCTO-AMB-33")
def test_variant_for_two_players() -> None:
    s = Scenario(virtual_player="on", roll=PLAIN).play("use W1 B2 crystal-1", "stop")
    assert (s.state.actor, s.state.view(1)["virtual"]) == (1, False)
    s.play("use W1 B2 crystal-1", chance=s.faces("crystal bot bot / blue-2 blue-2 green-0"))
    assert [event["kind"] for event in s.told()].count("virtual") == 1
    assert (s.state.actor, s.state.view(1)["virtual"]) == (1, True)
    s.play("use W1 B1 crystal-2")
    assert (s.state.actor, s.state.view(1)["virtual"]) == (0, True)
    s.play("use W1 B1 crystal-2")
    assert (s.g.current, s.state.view(1)["phase"]) == (1, "keep")
    assert extras_left(s) == [1, 0]
    assert s.row(1, row=2) == [1, 2, None]
    assert s.row(0, row=2) == [2, None, None]
    s.roll(PLAIN)
    s.play("stop")
    assert (s.state.actor, s.g.current, s.state.view(0)["virtual"]) == (0, 1, False)
    s.play("stop", chance=s.faces(PLAIN))
    assert (s.state.actor, s.g.current, s.state.view(0)["virtual"]) == (0, 1, True)
    s.play("stop")
    s.roll(PLAIN)
    s.play("stop", chance=s.faces(PLAIN))
    assert (s.state.actor, s.g.current, s.state.view(0)["virtual"]) == (0, 0, True)
    s.play("use W1 B2 crystal-1")
    assert extras_left(s) == [0, 0]
    s.roll(PLAIN)
    s.play("stop", chance=s.faces(PLAIN) * 2)
    assert (s.state.view(0)["third"], s.state.view(0)["phase"], s.g.current) == (2, "keep", 0)
    assert s.row(0, row=2) == [2, 1, None]


@rule("OCTO-EX-26", "OCTO-TILE-I1", "OCTO-AMB-26", "OCTO-AMB-27")
@pytest.mark.parametrize(
    ("choice", "labs", "bonus"),
    [("super-level 1", [5, None, 0], 5), ("super-level 2", [None, 2, 0], 2), ("stop", [None, None, 0], 0)],
)
def test_super_level(choice: str, labs: list[int | None], bonus: int) -> None:
    held = {"markers": "1 - 2", "submarines": "yellow red"}
    s = final_turn(held, {}, layout="A1B1C1/D1E1F1/G1H2I1").play("stop")
    assert (s.state.actor, s.state.view(0)["phase"]) == (0, "super-level")
    s.play(choice)
    assert s.sheet(0)["bonus"] == {"crystals": 0, "labs": labs, "sum": bonus}


@rule("OCTO-EX-26", "OCTO-TILE-I2")
@pytest.mark.parametrize(("choice", "bonus"), [("super-copy 2", 4), ("super-copy 3", 2), ("stop", 0)])
def test_super_copy(choice: str, bonus: int) -> None:
    s = final_turn({"markers": "2 0 0"}, {}, layout="A1B1C1/D1E1F1/I2G2H1").play("stop")
    assert s.struck(0) == [1, 1, 0]
    assert (s.state.actor, s.state.view(0)["phase"]) == (0, "super-copy")
    s.play(choice)
    assert s.sheet(0)["bonus"] == {"crystals": 0, "labs": [bonus, None, None], "sum": bonus}
