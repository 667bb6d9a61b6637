"""What the functions of levels 0 and 1 do in main actions, alone and together."""

from __future__ import annotations

import pytest

from tests.octodice.labs import COLOURS, FACES, FLEXI, LEVELS, SIDE_1, SIDE_2, flexed, functions
from tests.octodice.scenario import Scenario
from tests.played import refused

rule = pytest.mark.rule

# A1 Flexi-Lab


@rule("OCTO-TILE-A1", "OCTO-AMB-06")
def test_flexi_lab_for_crystals() -> None:
    for digit in (0, 1, 2):
        s = Scenario(markers="0 - -", roll="crystal octopus octopus / yellow-0 octopus octopus")
        assert s.effects() == {"crystal-0", "crystal-1", "crystal-2"}
        refused(s, "use W1 B1 crystal-3", "OCTO-TILE-A1")
        s.play(f"use W1 B1 crystal-{digit}")
        assert (s.row(0)[0], s.me.crystals) == (digit, 1)


@rule("OCTO-TILE-A1")
@pytest.mark.parametrize("step", range(5))
def test_flexi_lab_for_research(step: int) -> None:
    s = Scenario(markers="0 - -", research=step, roll="research octopus octopus / yellow-0 octopus octopus")
    s.play("use W1 B1 research")
    assert (s.row(0)[0], s.me.research) == (step + 1, step + 1)


@rule("OCTO-TILE-A1")
@pytest.mark.parametrize(("markers", "after"), [("0 - -", "1 - -"), ("1 - -", "2 - -"), ("0 - -", "0 0 -")])
def test_flexi_lab_for_labs(markers: str, after: str) -> None:
    s = Scenario(markers=markers, roll="lab octopus octopus / yellow-0 octopus octopus")
    assert s.effects() == {"lab-1", "lab-2", "lab-3"}
    column = 2 if after == "0 0 -" else 1
    s.play(f"use W1 B1 lab-{column}")
    assert s.markers(0) == after


@rule("OCTO-TILE-A1")
@pytest.mark.parametrize("symbol", ["bot", "submarine"])
@pytest.mark.parametrize("colour", COLOURS)
def test_flexi_lab_for_bots_and_submarines(symbol: str, colour: str) -> None:
    s = Scenario(markers="0 - -", roll=f"{symbol} octopus octopus / yellow-0 octopus octopus")
    assert s.effects() == {f"{symbol}-{other}" for other in COLOURS}
    s.play(f"use W1 B1 {symbol}-{colour}")
    place = COLOURS.index(colour)
    assert (s.me.bots[place], s.me.submarines) == ((1, 0) if symbol == "bot" else (0, 1 << place))


@rule("OCTO-TILE-A1")
@pytest.mark.parametrize("face", ["red-1", "blue-2", "green-0", "white-1"])
def test_flexi_lab_needs_the_yellow_face(face: str) -> None:
    colour, digit = face.split("-")
    s = Scenario(markers="0 - -", roll=f"crystal bot submarine / {face} octopus octopus")
    assert s.effects() == {f"crystal-{digit}", f"bot-{colour}", f"submarine-{colour}"}


@rule("OCTO-TILE-A1")
def test_flexi_lab_without_the_marker() -> None:
    s = Scenario(markers="- 0 0", roll="crystal bot submarine / yellow-0 octopus octopus")
    assert s.effects() == {"crystal-0", "bot-yellow", "submarine-yellow"}
    refused(s, "use W1 B1 crystal-2", "OCTO-CRYSTAL-02")
    refused(s, "use W2 B1 bot-red", "OCTO-BOT-01")
    refused(s, "use W3 B1 submarine-red", "OCTO-SUB-01")


@rule("OCTO-TILE-A1")
def test_flexi_lab_once_in_a_turn() -> None:
    s = Scenario(markers="0 - -", roll="crystal bot submarine / yellow-0 yellow-0 octopus").play("use W1 B1 crystal-2")
    assert flexed(s) == ["flexi-lab"]
    refused(s, "use W2 B2 bot-red", "OCTO-TILE-A1")
    assert s.effects() == {"bot-yellow", "submarine-yellow"}
    s.play("use W2 B2 bot-yellow")
    assert s.row(0)[:2] == [2, 1]


@rule("OCTO-TILE-A1")
def test_flexi_lab_changes_no_white_die() -> None:
    s = Scenario(markers="0 - -", roll="crystal octopus octopus / yellow-0 octopus octopus")
    for effect in ("research", "lab-2", "bot-yellow", "submarine-yellow"):
        assert s.why_not(f"use W1 B1 {effect}") in ("OCTO-MAIN-01", "OCTO-TILE-B1", "OCTO-TILE-C2")


@rule("OCTO-TILE-A1")
def test_flexi_lab_makes_no_octopus_and_no_use_of_one() -> None:
    s = Scenario(markers="0 - -", roll="crystal octopus bot / yellow-0 yellow-0 octopus")
    refused(s, "use W1 B3 crystal-1", "OCTO-MAIN-05")
    s.play("stop")
    assert s.happened("octopus") == [{"kind": "octopus", "seat": 0, "count": 2, "points": 1}]
    s.play("stop")
    s.roll("crystal bot bot / yellow-0 yellow-0 red-1")
    s.play("stop")
    assert s.state.actor == 0
    refused(s, "octopus 1", "OCTO-EXTRA-08")


@rule("OCTO-TILE-A1")
def test_flexi_lab_crosses_nothing_twice() -> None:
    s = Scenario(
        markers="0 - -",
        crystals=5,
        research=5,
        bots="red red",
        submarines="blue",
        roll="crystal bot submarine / yellow-0 octopus octopus",
    )
    bots = {f"bot-{colour}" for colour in COLOURS if colour != "red"}
    assert s.effects() == bots | {f"submarine-{colour}" for colour in COLOURS if colour != "blue"}
    refused(s, "use W1 B1 crystal-1", "OCTO-CRYSTAL-03")
    refused(s, "use W2 B1 bot-red", "OCTO-BOT-04")
    refused(s, "use W3 B1 submarine-blue", "OCTO-SUB-03")


@rule("OCTO-AMB-06")
def test_flexi_lab_knows_the_digits_of_the_dice() -> None:
    faces = ["yellow-1", "red-1", "blue-3", "green-1", "white-1", "octopus"]
    pack = {"black": {"B1": faces, "B2": faces, "B3": faces}}
    s = Scenario(data=pack, markers="0 - -", roll="crystal lab octopus / yellow-1 octopus octopus")
    assert s.effects() == {"crystal-1", "crystal-3", "lab-1"}
    refused(s, "use W1 B1 crystal-2", "OCTO-TILE-A1")
    refused(s, "use W1 B1 crystal-0", "OCTO-TILE-A1")
    refused(s, "use W2 B1 lab-2", "OCTO-TILE-A1")


@rule("OCTO-AMB-06")
@pytest.mark.parametrize("effect", ["crystal-3", "bot-orange", "bot-purple", "submarine-orange"])
def test_flexi_lab_knows_no_value_beyond_the_dice(effect: str) -> None:
    s = Scenario(markers="0 - -", roll="crystal bot submarine / yellow-0 octopus octopus")
    white = {"crystal": "W1", "bot": "W2", "submarine": "W3"}[effect.split("-")[0]]
    refused(s, f"use {white} B1 {effect}", "OCTO-TILE-A1")


# B1 Flexi-Tec and C2 Flexi-Sub


@rule("OCTO-TILE-B1", "OCTO-TILE-C2")
@pytest.mark.parametrize(("symbol", "tile"), [("research", "B1"), ("submarine", "C2")])
@pytest.mark.parametrize("colour", COLOURS)
def test_a_symbol_as_a_bot(symbol: str, tile: str, colour: str) -> None:
    markers = "- 0 -" if tile == "B1" else "- - 0"
    face = FACES[COLOURS.index(colour)]
    s = Scenario(
        layout=FLEXI,
        markers=markers,
        research=5,
        submarines=colour,
        roll=f"{symbol} octopus octopus / {face} octopus octopus",
    )
    assert s.legal() == [f"use W1 B1 bot-{colour}", "stop"]
    s.play(f"use W1 B1 bot-{colour}")
    assert s.row(0)[0] == 1
    assert s.me.bots[COLOURS.index(colour)] == 1
    assert (s.me.research, s.me.submarines) == (5, 1 << COLOURS.index(colour))
    assert s.sheet(0)["thirds"][0]["turns"][0]["a"]["action"] == "bot"


@rule("OCTO-TILE-B1", "OCTO-TILE-C2")
@pytest.mark.parametrize(
    ("symbol", "tile", "name"), [("research", "B1", "flexi-tec"), ("submarine", "C2", "flexi-sub")]
)
def test_a_symbol_as_a_bot_once_in_a_turn(symbol: str, tile: str, name: str) -> None:
    markers = "- 0 -" if tile == "B1" else "- - 0"
    s = Scenario(layout=FLEXI, markers=markers, roll=f"{symbol} {symbol} {symbol} / yellow-0 red-1 octopus")
    s.play("use W1 B2 bot-red")
    assert flexed(s) == [name]
    refused(s, "use W2 B1 bot-yellow", f"OCTO-TILE-{tile}")
    assert s.effects() == {"research" if symbol == "research" else "submarine-yellow"}


@rule("OCTO-TILE-B1", "OCTO-TILE-C2")
@pytest.mark.parametrize(("symbol", "tile"), [("research", "B1"), ("submarine", "C2")])
def test_a_symbol_as_a_bot_without_the_tile(symbol: str, tile: str) -> None:
    markers = "0 - 0" if tile == "B1" else "0 0 -"
    s = Scenario(layout=FLEXI, markers=markers, roll=f"{symbol} octopus octopus / yellow-0 red-1 octopus")
    assert not any(effect.startswith("bot") for effect in s.effects())
    refused(s, "use W1 B2 bot-red", f"OCTO-TILE-{tile}")


@rule("OCTO-TILE-B1", "OCTO-TILE-C2")
@pytest.mark.parametrize(("symbol", "markers"), [("research", "- 0 -"), ("submarine", "- - 0")])
def test_the_symbol_may_also_be_used_as_it_is(symbol: str, markers: str) -> None:
    s = Scenario(layout=FLEXI, markers=markers, roll=f"{symbol} {symbol} octopus / yellow-0 red-1 octopus")
    as_it_is = "research" if symbol == "research" else "submarine-yellow"
    assert {as_it_is, "bot-yellow", "bot-red"} <= s.effects()
    s.play(f"use W1 B1 {as_it_is}")
    assert flexed(s) == []
    s.play("use W2 B2 bot-red")
    assert s.row(0)[:2] == [1 if symbol == "research" else 0, 1]


@rule("OCTO-TILE-B1", "OCTO-TILE-C2")
@pytest.mark.parametrize("symbol", ["crystal", "lab"])
def test_no_other_symbol_becomes_a_bot(symbol: str) -> None:
    s = Scenario(layout=FLEXI, markers="0 0 0", roll=f"{symbol} octopus octopus / yellow-0 red-1 octopus")
    refused(s, "use W1 B2 bot-red", "OCTO-MAIN-01")


@rule("OCTO-TILE-B1", "OCTO-TILE-C2")
def test_a_bot_does_not_become_another_symbol() -> None:
    s = Scenario(layout=FLEXI, markers="0 0 0", roll="bot octopus octopus / yellow-0 red-1 octopus")
    refused(s, "use W1 B1 research", "OCTO-MAIN-01")
    refused(s, "use W1 B1 submarine-yellow", "OCTO-MAIN-01")


@rule("OCTO-TILE-C2")
@pytest.mark.parametrize(
    ("action", "count"), [("use W1 B1 bot-red", 1), ("use W1 B1 submarine-red", 2), ("use W2 B1 crystal-1", 2)]
)
def test_flexi_sub_takes_the_submarine_from_octo_sub(action: str, count: int) -> None:
    s = Scenario(layout=FLEXI, markers="- - 1", roll="submarine crystal octopus / red-1 red-1 blue-2")
    s.play(action, "stop")
    told = [happening for happening in s.told() if happening["kind"] in ("added", "octopus")]
    added = [{"kind": "added", "seat": 0, "function": "octo-sub"}] if count == 2 else []
    assert told == [*added, {"kind": "octopus", "seat": 0, "count": count, "points": count - 1}]


# The functions that pay one point more


@rule("OCTO-TILE-B2")
def test_plus_tec_for_each_research_action() -> None:
    s = Scenario(layout=SIDE_2, markers="- 0 -", roll="research research octopus / yellow-0 red-1 octopus")
    s.play("use W1 B1 research", "use W2 B2 research")
    assert s.row(0)[:2] == [2, 3]


@rule("OCTO-TILE-C1")
def test_sub_plus_for_each_submarine_action() -> None:
    s = Scenario(markers="- - 0", roll="submarine submarine octopus / yellow-0 red-1 octopus")
    s.play("use W1 B1 submarine-yellow", "use W2 B2 submarine-red")
    assert s.row(0)[:2] == [1, 1]


@rule("OCTO-TILE-D1")
def test_crystal_plus_for_each_crystal_action() -> None:
    s = Scenario(layout="A2B1C1/D1E1F1/G1H1I1", markers="1 - -", roll="crystal crystal octopus / yellow-0 blue-2 red-1")
    s.play("use W1 B1 crystal-0", "use W2 B2 crystal-2")
    assert s.row(0)[:2] == [1, 3]


@rule("OCTO-TILE-D2")
def test_plus_bot_for_each_bot_action() -> None:
    s = Scenario(layout=SIDE_2, markers="1 - -", roll="bot bot octopus / red-1 red-1 octopus")
    s.play("use W1 B1 bot-red", "use W2 B2 bot-red")
    assert s.row(0)[:2] == [2, 3]


@rule("OCTO-TILE-E1")
def test_plus_lab_for_each_lab_action() -> None:
    s = Scenario(markers="- 1 -", roll="lab lab octopus / green-0 blue-2 octopus")
    s.play("use W1 B1 lab-3", "use W2 B2 lab-2")
    assert s.row(0)[:2] == [1, 1]
    assert s.markers(0) == "- 2 0"


@rule("OCTO-TILE-B2", "OCTO-TILE-C1", "OCTO-TILE-D1", "OCTO-TILE-D2", "OCTO-TILE-E1")
@pytest.mark.parametrize(
    ("layout", "markers", "pays"),
    [
        ("A2B2C2/D2E2F2/G1H1I1", "- 0 -", "research"),
        ("A1B1C1/D1E1F1/G1H1I1", "- - 0", "submarine"),
        ("A2B1C1/D1E1F1/G1H1I1", "1 - -", "crystal"),
        ("A2B1C1/D2E1F1/G1H1I1", "1 - -", "bot"),
        ("A2B1C1/E1D1F1/G1H1I1", "1 - -", "lab"),
        ("A2B1C1/E1D1F1/G1H1I1", "- - -", ""),
    ],
)
@pytest.mark.parametrize(
    ("symbol", "face", "effect", "points"),
    [
        ("crystal", "red-1", "crystal-1", 1),
        ("research", "yellow-0", "research", 1),
        ("lab", "green-0", "lab-3", 0),
        ("bot", "red-1", "bot-red", 1),
        ("submarine", "red-1", "submarine-red", 0),
    ],
)
def test_one_point_for_the_own_kind_only(
    layout: str, markers: str, pays: str, symbol: str, face: str, effect: str, points: int
) -> None:
    markers = "- - -" if effect == "lab-3" and markers == "- - 0" else markers
    roll = f"{symbol} octopus octopus / {face} octopus octopus"
    s = Scenario(layout=layout, markers=markers, roll=roll).play(f"use W1 B1 {effect}")
    assert s.row(0)[0] == points + (symbol == pays)


@rule("OCTO-TILE-B2", "OCTO-TILE-C1", "OCTO-TILE-D1", "OCTO-TILE-D2", "OCTO-TILE-E1")
@pytest.mark.parametrize(
    ("layout", "markers", "symbol", "face", "effect", "points"),
    [
        (SIDE_2, "- 0 -", "research", "yellow-0", "research", 2),
        (SIDE_1, "- - 0", "submarine", "red-1", "submarine-red", 1),
        (SIDE_1, "1 - -", "crystal", "red-1", "crystal-1", 2),
        (SIDE_2, "1 - -", "bot", "red-1", "bot-red", 2),
        (SIDE_1, "- 1 -", "lab", "green-0", "lab-1", 1),
    ],
)
def test_one_point_more_for_an_extra_action(
    layout: str, markers: str, symbol: str, face: str, effect: str, points: int
) -> None:
    roll = f"{symbol} octopus octopus / {face} octopus octopus"
    s = Scenario(layout=layout, others={1: {"markers": markers}}, roll=roll).play("stop", f"use W1 B1 {effect}")
    assert s.row(1, row=2) == [points, None, None]


@rule("OCTO-AMB-05", "OCTO-TILE-E1")
def test_the_step_onto_plus_lab_pays_nothing() -> None:
    s = Scenario(markers="- 0 -", roll="lab lab octopus / red-1 blue-2 octopus").play("use W1 B1 lab-2")
    assert functions(s) == ["flexi-tec", "plus-lab"]
    assert s.row(0)[0] == 0
    s.play("use W2 B2 lab-2")
    assert s.row(0)[:2] == [0, 1]


# E2 Flexi-Level


@rule("OCTO-TILE-E2")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("level", [0, 1, 2])
def test_flexi_level_takes_any_coloured_face(face: str, level: int) -> None:
    s = Scenario(
        layout="C1B2A2/D1E2F1/G1H1I1",
        markers=f"{LEVELS[level]} 1 2",
        roll=f"lab octopus octopus / {face} octopus octopus",
    )
    assert s.legal() == ["use W1 B1 lab-1", "use W1 B1 lab-2", "stop"]
    s.play("use W1 B1 lab-1")
    assert s.markers(0) == f"{level} 1 2"
    assert s.row(0)[0] == 0


@rule("OCTO-TILE-E2")
def test_flexi_level_for_every_following_lab_action() -> None:
    s = Scenario(layout=SIDE_2, markers="- 1 -", roll="lab lab octopus / blue-2 blue-2 octopus")
    s.play("use W1 B1 lab-1", "use W2 B2 lab-1")
    assert s.markers(0) == "1 1 -"
    s.play("stop")
    s.roll("lab octopus octopus / blue-2 octopus octopus")
    s.play("stop")
    assert (s.state.actor, s.phase) == (0, "extra")
    s.play("use W1 B1 lab-3")
    assert s.markers(0) == "1 1 0"


@rule("OCTO-TILE-E2")
def test_flexi_level_is_for_labs_only() -> None:
    s = Scenario(layout=SIDE_2, markers="- 1 -", roll="crystal research bot / red-1 octopus octopus")
    assert s.effects() == {"crystal-1", "bot-red"}


@rule("OCTO-AMB-07", "OCTO-TILE-E2")
def test_flexi_level_takes_no_octopus() -> None:
    s = Scenario(layout=SIDE_2, markers="- 1 -", roll="lab lab octopus / octopus octopus red-1")
    for column in (1, 2, 3):
        refused(s, f"use W1 B1 lab-{column}", "OCTO-MAIN-05")
        refused(s, f"use W3 B3 lab-{column}", "OCTO-MAIN-05")
    assert s.legal() == ["use W1 B3 lab-1", "use W1 B3 lab-2", "use W1 B3 lab-3", "stop"]


@rule("OCTO-AMB-08", "OCTO-TILE-E2")
def test_the_step_onto_flexi_level_needs_its_digit() -> None:
    s = Scenario(layout=SIDE_2, markers="- 0 -", roll="lab lab octopus / blue-2 white-1 green-0")
    refused(s, "use W1 B1 lab-2", "OCTO-LAB-02")
    refused(s, "use W1 B3 lab-2", "OCTO-LAB-02")
    assert s.effects() == {"lab-1", "lab-2", "lab-3"}
    s.play("use W1 B2 lab-2")
    assert s.why_not("use W2 B1 lab-1") is None
    s.play("use W2 B1 lab-1")
    assert s.markers(0) == "0 1 -"


# Once per turn


@rule("OCTO-AMB-09")
def test_the_allowance_is_new_in_the_next_turn() -> None:
    s = Scenario(players=1, layout=FLEXI, markers="0 0 0")
    for row in (0, 1):
        s.roll("research submarine crystal / yellow-0 red-1 blue-2")
        assert flexed(s) == []
        s.play("use W1 B1 bot-green")
        assert flexed(s) == ["flexi-lab", "flexi-tec"]
        s.play("use W2 B2 bot-red")
        assert s.row(0, row=row)[:2] == [1 + row, 1 + row]


@rule("OCTO-AMB-09")
def test_an_extra_action_has_an_allowance_of_its_own() -> None:
    s = Scenario(
        players=3,
        layout=FLEXI,
        markers="0 0 0",
        others={1: {"markers": "0 0 0"}, 2: {"markers": "0 0 0"}},
        roll="research submarine crystal / yellow-0 yellow-0 octopus",
    )
    s.play("use W1 B1 bot-green", "use W2 B2 bot-yellow")
    for seat in (1, 2):
        assert s.state.actor == seat
        assert {"crystal-2", "bot-green", "submarine-white"} <= s.effects()
        s.play("use W1 B1 bot-green")
        assert s.row(seat, row=2) == [1, None, None]


@rule("OCTO-AMB-09")
def test_an_extra_action_takes_nothing_from_the_own_turn() -> None:
    s = Scenario(layout=FLEXI, others={1: {"markers": "0 - -"}}, roll="crystal bot bot / yellow-0 octopus red-1")
    s.play("stop", "use W1 B1 crystal-2")
    assert s.row(1, row=2) == [2, None, None]
    s.roll("crystal bot bot / yellow-0 octopus red-1")
    assert {"crystal-0", "crystal-1", "crystal-2"} <= s.effects()
    s.play("use W1 B1 crystal-2")
    assert s.row(1)[0] == 2


@rule("OCTO-AMB-09")
def test_the_virtual_players_dice_have_an_allowance_of_their_own() -> None:
    s = Scenario(virtual_player="on", layout=FLEXI, markers="0 0 0", roll="crystal bot bot / yellow-0 octopus octopus")
    s.player(1).extras = 2
    s.play("use W1 B1 crystal-2", chance=s.faces("crystal research submarine / yellow-0 octopus octopus"))
    assert (s.state.actor, s.state.view(0)["virtual"]) == (0, True)
    assert {"crystal-2", "bot-red", "submarine-blue"} <= s.effects()
    s.play("use W1 B1 crystal-2")
    assert s.row(0, row=2) == [2, None, None]
    assert s.row(0)[0] == 2


# Functions together


@rule("OCTO-COMBO-01")
@pytest.mark.parametrize(("symbol", "name"), [("research", "flexi-tec"), ("submarine", "flexi-sub")])
def test_two_functions_in_one_action(symbol: str, name: str) -> None:
    s = Scenario(layout=FLEXI, markers="0 0 0", roll=f"{symbol} crystal octopus / yellow-0 red-1 octopus")
    assert {f"bot-{colour}" for colour in COLOURS} <= s.effects()
    s.play("use W1 B1 bot-blue")
    assert flexed(s) == ["flexi-lab", name]
    assert s.me.bots[COLOURS.index("blue")] == 1


@rule("OCTO-COMBO-01")
def test_each_function_has_its_own_counter() -> None:
    roll = "research submarine research / yellow-0 yellow-0 red-1"
    s = Scenario(layout=FLEXI, markers="0 0 0", roll=roll).play("use W1 B1 bot-yellow")
    assert flexed(s) == ["flexi-tec"]
    assert "bot-blue" in s.effects()
    refused(s, "use W3 B2 bot-yellow", "OCTO-TILE-B1")
    s.play("use W2 B2 bot-blue")
    assert s.row(0) == [1, 1, None]
    s = Scenario(layout=FLEXI, markers="0 0 0", roll=roll).play("use W1 B1 bot-blue")
    assert flexed(s) == ["flexi-lab", "flexi-tec"]
    refused(s, "use W2 B2 bot-blue", "OCTO-TILE-A1")
    assert {"bot-yellow", "bot-red", "submarine-yellow", "submarine-red", "research"} == s.effects()


@rule("OCTO-COMBO-02")
@pytest.mark.parametrize(
    ("layout", "symbol", "points"),
    [
        ("B1A2C1/D2E1F1/G1H1I1", "research", 2),
        ("C2A2B1/D2E1F1/G1H1I1", "submarine", 2),
        ("B1A2C1/D1E1F1/G1H1I1", "research", 1),
        ("C2A2B1/D1E1F1/G1H1I1", "submarine", 1),
    ],
)
def test_a_bot_through_a_function_is_a_bot(layout: str, symbol: str, points: int) -> None:
    s = Scenario(layout=layout, markers="1 - -", roll=f"{symbol} crystal octopus / red-1 red-1 octopus")
    s.play("use W1 B1 bot-red")
    plus = {"plus": 1, "function": "plus-bot"} if "D2" in layout else {"plus": 0, "function": None}
    assert s.sheet(0)["thirds"][0]["turns"][0]["a"] == {"points": points, "action": "bot", **plus}


@rule("OCTO-COMBO-02")
@pytest.mark.parametrize(
    ("symbol", "sides", "layout"),
    [
        ("research", {"A": ["flexi-tec", "octo-plus"], "B": ["flexi-lab", "plus-tec"]}, "A1B2C1/D1E1F1/G1H1I1"),
        ("submarine", {"A": ["flexi-sub", "octo-plus"], "C": ["flexi-lab", "sub-plus"]}, "A1C2B1/D1E1F1/G1H1I1"),
    ],
)
def test_no_point_for_the_symbol_that_became_a_bot(symbol: str, sides: dict[str, list[str]], layout: str) -> None:
    """On tiles of one's own, where a player can own both functions."""
    pack = {"tiles": {tile: {"sides": names} for tile, names in sides.items()}}
    s = Scenario(data=pack, layout=layout, markers="0 0 -", roll=f"{symbol} {symbol} octopus / yellow-0 red-1 octopus")
    s.play("use W1 B2 bot-red", "use W2 B1 " + ("research" if symbol == "research" else "submarine-yellow"))
    assert s.row(0)[:2] == [1, 2 if symbol == "research" else 1]


@rule("OCTO-COMBO-02")
def test_a_bot_through_a_function_crosses_left_then_right() -> None:
    s = Scenario(layout=FLEXI, markers="0 0 0", roll="research submarine octopus / red-1 red-1 octopus")
    s.play("use W1 B1 bot-red", "use W2 B2 bot-red")
    assert s.row(0)[:2] == [1, 2]
    s = Scenario(layout=FLEXI, markers="0 0 0", bots="red red", roll="research submarine bot / red-1 octopus octopus")
    refused(s, "use W1 B1 bot-red", "OCTO-BOT-04")
    refused(s, "use W2 B1 bot-red", "OCTO-BOT-04")


@rule("OCTO-COMBO-04")
def test_flexi_level_comes_before_flexi_lab() -> None:
    s = Scenario(layout=FLEXI, markers="0 1 -", roll="lab crystal octopus / yellow-0 yellow-0 octopus")
    assert functions(s) == ["flexi-lab", "flexi-tec", "flexi-level"]
    s.play("use W1 B1 lab-1")
    assert flexed(s) == []
    assert s.markers(0) == "1 1 -"
    assert {"crystal-0", "crystal-1", "crystal-2"} == s.effects()
    s.play("use W2 B2 crystal-2")
    assert s.row(0)[:2] == [0, 3]


@rule("OCTO-COMBO-04")
def test_without_flexi_level_a_step_takes_flexi_lab() -> None:
    s = Scenario(layout=FLEXI, markers="0 0 -", roll="lab crystal octopus / yellow-0 yellow-0 octopus")
    s.play("use W1 B1 lab-2")
    assert flexed(s) == ["flexi-lab"]
    assert s.effects() == {"crystal-0"}


@rule("OCTO-COMBO-05")
@pytest.mark.parametrize(
    ("roll", "action", "then"),
    [
        ("crystal bot octopus", "crystal-0", "bot-red"),
        ("research bot octopus", "research", "bot-red"),
        ("lab bot octopus", "lab-2", "bot-red"),
        ("bot crystal octopus", "bot-yellow", "crystal-2"),
        ("submarine crystal octopus", "submarine-yellow", "crystal-1"),
    ],
)
def test_yellow_as_it_is_takes_no_function(roll: str, action: str, then: str) -> None:
    s = Scenario(markers="0 - -", roll=f"{roll} / yellow-0 yellow-0 octopus").play(f"use W1 B1 {action}")
    assert flexed(s) == []
    s.play(f"use W2 B2 {then}")
    assert s.row(0)[1] == (1 if then.startswith("bot") else int(then[-1]))


@rule("OCTO-COMBO-05")
def test_yellow_as_it_is_after_flexi_lab() -> None:
    s = Scenario(markers="0 - -", roll="crystal bot research / yellow-0 yellow-0 octopus").play("use W1 B1 crystal-1")
    assert flexed(s) == ["flexi-lab"]
    assert s.effects() == {"bot-yellow", "research"}


@rule("OCTO-COMBO-05", "OCTO-COMBO-01")
def test_a_yellow_bot_through_flexi_tec_takes_no_flexi_lab() -> None:
    s = Scenario(layout=FLEXI, markers="0 0 -", roll="research crystal octopus / yellow-0 yellow-0 octopus")
    s.play("use W1 B1 bot-yellow")
    assert flexed(s) == ["flexi-tec"]
    s.play("use W2 B2 crystal-2")
    assert s.row(0)[:2] == [1, 2]


@rule("OCTO-TILE-A1", "OCTO-TILE-B1", "OCTO-COMBO-01")
@pytest.mark.parametrize("extra", [False, True])
def test_the_functions_used_are_told(extra: bool) -> None:
    s = Scenario(roll="research octopus octopus / yellow-0 octopus octopus", others={1: {"markers": "0 0 -"}})
    s.give(0, markers="0 0 -")
    seat = int(extra)
    if extra:
        s.play("stop")
    s.play("use W1 B1 bot-red")
    told = [happening for happening in s.told() if happening["kind"] in ("flexi", "bot")]
    assert told == [
        {"kind": "flexi", "seat": seat, "function": "flexi-tec"},
        {"kind": "flexi", "seat": seat, "function": "flexi-lab"},
        {"kind": "bot", "seat": seat, "colour": "red", "points": 1},
    ]


@rule("OCTO-TILE-C2")
def test_the_use_of_flexi_sub_is_told() -> None:
    s = Scenario(layout="C2A1B1/D1E1F1/G1H1I1", markers="0 - -", roll="submarine lab lab / red-1 octopus octopus")
    s.play("use W1 B1 bot-red")
    assert [happening["kind"] for happening in s.told()][:2] == ["flexi", "bot"]
    assert s.told()[0]["function"] == "flexi-sub"


@rule("OCTO-TILE-E1")
def test_what_a_function_pays_is_told() -> None:
    s = Scenario(markers="- 1 -", roll="lab octopus crystal / green-0 red-1 octopus")
    s.play("use W1 B1 lab-1")
    assert s.told()[-1] == {"kind": "plus", "seat": 0, "function": "plus-lab", "points": 1}
