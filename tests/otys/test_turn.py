"""The turn: choosing a key, the three steps, whose turn is next. Keys and their return: test_keys."""

from __future__ import annotations

import pytest

import fathom
from tests.otys.scenario import COLUMN, Scenario

rule = pytest.mark.rule
KEYS = [f"{key} {level}" for key in ("key", "x") for level in range(1, 6)]


# Whose turn it is


@rule("OTYS-TURN-01")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 0), (3, 2), (4, 0), (4, 3)])
def test_one_turn_each_clockwise_from_the_first_player(players: int, first: int) -> None:
    s = Scenario(players=players, first_player=first)
    for seat in range(players):
        s.seat_column(seat, COLUMN)
    order, rounds = [], []
    for key in ("key 1", "key 2", "key 3"):
        for _ in range(players):
            order.append(s.g.current)
            rounds.append(s.state.view(None)["round"])
            assert s.state.actor == s.g.current
            s.turn(key)
    assert order == [(first + i) % players for i in range(players)] * 3
    assert rounds == [1] * players + [2] * players + [3] * players
    assert [player.turns for player in s.g.players[:players]] == [3] * players


# The key


@rule("OTYS-TURN-02")
def test_a_turn_begins_with_a_key_and_with_nothing_else() -> None:
    s = Scenario(batteries=3, used="2 4")
    assert s.choices() == ["key 1", "key 3", "key 5", *KEYS[5:]]
    s.refuses("key 2", "OTYS-TURN-02")
    s.refuses("key 4", "OTYS-TURN-02")
    for idle, why in (("go", "TURN-03"), ("decline", "TURN-04"), ("surface", "TURN-06")):
        s.refuses(idle, f"OTYS-{why}")  # there is no passing


@rule("OTYS-TURN-02", "OTYS-XKEY-01")
def test_only_one_key_each_turn() -> None:
    s = Scenario(column="TR SP EN | ME PL FU TE EX", neutral=1)
    for action in ("key 1", "go", "take"):
        s.play(action)
        for key in ("key 1", "key 2", "x 3", "neutral 4"):
            s.refuses(key, "OTYS-TURN-02")
    s.play("surface")
    assert s.g.current == 1
    assert s.used() == "1"


@rule("OTYS-TURN-02")
def test_a_used_key_is_not_available_in_the_next_turn() -> None:
    s = Scenario(players=2)
    s.turn("key 3").turn("key 1")
    assert s.g.current == 0
    s.refuses("key 3", "OTYS-TURN-02")
    s.turn("key 1")
    assert s.used() == "1 3"
    s.refuses("key 1", "OTYS-TURN-02")  # seat 1 has used its own key 1


# Step 1


@rule("OTYS-TURN-03", "OTYS-SPONSOR-GEN-01")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_step_1_gives_the_sponsor_of_the_same_level(level: int) -> None:
    order = ["2A", "3A", "4A", "5A"]
    order.insert(level - 1, "1A")
    s = Scenario(sponsors=" ".join(order), credits=0)
    s.refuses("sponsor", "OTYS-SPONSOR-GEN-01")
    s.play(f"key {level}")
    assert s.state.view(None)["turn"]["key"] == str(level)
    s.play("sponsor")
    assert s.me.credits == 1
    s.refuses("sponsor", "OTYS-SPONSOR-GEN-01")


@rule("OTYS-TURN-03")
def test_the_sponsor_is_for_step_1_only() -> None:
    s = Scenario(column="TR SP EN | ME PL FU TE EX", credits=0)
    s.play("key 1", "go")
    s.refuses("sponsor", "OTYS-SPONSOR-GEN-01")
    s.play("take")
    s.refuses("sponsor", "OTYS-SPONSOR-GEN-01")
    s.refuses("go", "OTYS-TURN-03")
    assert s.me.credits == 0


# Step 2


@rule("OTYS-TURN-04", "OTYS-TURN-09")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_step_2_activates_the_diver_of_the_level(level: int) -> None:
    divers = {1: "TE", 2: "FU", 3: "SP", 4: "ME", 5: "PL"}
    found = {1: "T1", 2: "F1", 4: "M1", 5: "P1"}
    s = Scenario(column=f"TR EN EX | {' '.join(divers.values())}", credits=0)
    s.play(f"key {level}")
    for early in ("take", "draw", "copy left"):
        assert s.why(early) is not None  # not before the push
    s.refuses("take", "OTYS-DIVER-EXPERT-01")
    s.play("go")
    if level in found:
        s.play("take")
        assert {at: s.held(at) for at in range(1, 6) if s.held(at)} == {level: found[level]}
    else:
        assert s.choices() == ["surface", "oxygen"]  # a spy without credits
        s.refuses("take", "OTYS-DIVER-EXPERT-01")
    s.refuses("take", "OTYS-DIVER-EXPERT-01")


@rule("OTYS-TURN-09", "OTYS-BATT-01")
def test_whoever_is_there_when_step_2_begins_is_activated() -> None:
    s = Scenario(column="TR SP EN | ME PL FU TE EX", batteries=2, mechanic=2)
    s.play("key 2", "propeller L4 L2")
    assert s.column() == "TR SP EN | ME TE PL FU EX"
    s.play("go", "take", "surface")
    assert s.held(2) == "T1"
    assert s.column() == "TE TR SP | EN ME PL FU EX"


@rule("OTYS-TURN-09", "OTYS-SPONSOR-3B", "OTYS-Q-25")
def test_a_sponsor_can_change_who_is_there() -> None:
    s = Scenario(column="TR SP EN | ME PL FU TE EX", sponsors="1A 3B 2A 4A 5A", batteries=1)
    s.play("key 2", "sponsor", "go", "take", "surface")
    assert s.held(2) == "M1"
    assert s.column() == "ME EX TR | SP EN PL FU TE"


@rule("OTYS-TURN-09", "OTYS-Q-10")
@pytest.mark.parametrize("key", ["key", "x", "neutral"])
def test_no_key_reaches_the_surface(key: str) -> None:
    game = fathom.load("otys")
    for level in ("0", "6", "U1", "U2", "U3", "L1"):
        with pytest.raises(ValueError, match="no such action"):
            game.action(f"{key} {level}")
    assert len([text for text in game.vocabulary.ids if text.startswith(f"{key} ")]) == 5


@rule("OTYS-Q-10", "OTYS-XKEY-02")
def test_an_x_key_acts_on_the_five_levels_only() -> None:
    s = Scenario(neutral=1)
    levels = {text for text in s.choices() if not text.startswith("key")}
    assert levels == {f"{key} {level}" for key in ("x", "neutral") for level in range(1, 6)}
    for level, diver in enumerate(("metal-expert", "plant-expert", "fuel-expert", "tech-expert", "explorer"), 1):
        s = Scenario(column="TR SP EN | ME PL FU TE EX", batteries=1)
        s.play(f"x {level}", "go")
        assert s.state.view(None)["turn"]["diver"] == diver


# Step 3


@rule("OTYS-TURN-05")
def test_in_step_3_the_key_is_used() -> None:
    s = Scenario(used="2", batteries=1)
    s.play("key 4")
    assert s.used() == "2"
    assert s.available() == "1 3 5 X"
    assert s.state.view(None)["players"][0]["keys"]["in_play"] == "4"
    s.play("go")
    assert s.used() == "2"  # not before the effect is over
    s.play("take")
    assert s.used() == "2 4"
    assert s.available() == "1 3 5 X"
    assert s.state.view(None)["players"][0]["keys"]["on_track"] == 2
    assert s.state.view(None)["players"][0]["keys"]["in_play"] is None


@rule("OTYS-TURN-06")
@pytest.mark.parametrize(
    ("key", "after"),
    [
        ("key 1", "ME TR SP | EN PL FU TE EX"),
        ("key 2", "PL TR SP | EN ME FU TE EX"),
        ("key 3", "FU TR SP | EN ME PL TE EX"),
        ("key 4", "TE TR SP | EN ME PL FU EX"),
        ("x 5", "EX TR SP | EN ME PL FU TE"),
    ],
)
def test_the_diver_surfaces_and_those_it_passes_move_down(key: str, after: str) -> None:
    s = Scenario(column="TR SP EN | ME PL FU TE EX")
    others = [s.column(seat) for seat in (1, 2)]
    s.turn(key)
    assert s.column() == after
    assert [s.column(seat) for seat in (1, 2)] == others


@rule("OTYS-TURN-06", "OTYS-BATT-04")
def test_surfacing_is_for_step_3() -> None:
    s = Scenario(batteries=2)
    for action in ("key 1", "go"):
        s.play(action)
        s.refuses("surface", "OTYS-TURN-06")
        s.refuses("oxygen", "OTYS-BATT-04")
    s.play("take")
    assert s.choices() == ["surface", "oxygen"]


@rule("OTYS-TURN-07")
@pytest.mark.parametrize("sponsor", [False, True])
@pytest.mark.parametrize("diver", [False, True])
def test_sponsor_and_diver_are_both_voluntary(sponsor: bool, diver: bool) -> None:
    s = Scenario(column="TR SP EN | ME PL FU TE EX", sponsors="1A 2A 3A 4A 5A", credits=0, batteries=1)
    s.play("key 1", *(["sponsor"] if sponsor else []), "go", "take" if diver else "decline", "surface")
    assert s.me.credits == int(sponsor)
    assert s.held(1) == ("M1" if diver else "")
    assert s.used() == "1"


@rule("OTYS-TURN-08", "OTYS-Q-44")
@pytest.mark.parametrize("diver", ["ME", "TR", "SP", "EN", "EX"])
def test_a_diver_whose_effect_is_not_used_surfaces_all_the_same(diver: str) -> None:
    rest = [each for each in ("PL", "FU", "TE", "ME", "TR", "SP", "EN", "EX") if each != diver]
    column = f"{' '.join(rest[:3])} | {diver} {' '.join(rest[3:])}"
    up = f"{diver} {rest[0]} {rest[1]} | {' '.join(rest[2:])}"
    s = Scenario(column=column, credits=9, batteries=1)
    s.play("key 1", "go", "decline")
    assert s.choices() == ["surface", "oxygen"]  # nothing third: it does not stay down for nothing
    s.refuses("decline", "OTYS-TURN-04")
    stay = s.state.clone()
    s.play("surface")
    assert (s.column(), s.me.batteries) == (up, 1)
    stay.apply(s.game.action("oxygen"))
    assert stay.raw.players[0].batteries == 0
    assert stay.raw.players[0].column[3] == s.me.column[0]


@rule("OTYS-TURN-08", "OTYS-Q-44")
def test_without_a_battery_the_diver_surfaces_by_itself() -> None:
    s = Scenario(column="TR ME EN | SP PL FU TE EX", credits=0, batteries=0, sponsors="3A 1A 2A 4A 5A")
    s.play("key 1")  # no used key, no battery, no credit: nothing to decide
    assert s.g.current == 1
    assert s.column() == "SP TR ME | EN PL FU TE EX"
    assert s.used() == "1"


# The level of an effect


@rule("OTYS-Q-35", "OTYS-DIVER-SPY-04")
def test_a_copied_expert_works_on_the_level_of_the_key() -> None:
    s = Scenario(column="TR ME EN | PL FU TE SP EX", others={1: "TR SP EN | PL FU TE ME EX"}, batteries=1)
    s.play("x 4", "go", "copy left", "take", "surface")
    assert [s.held(level) for level in range(1, 6)] == ["", "", "", "M1", ""]
    assert [s.held(level, seat=1) for level in range(1, 6)] == [""] * 5


@rule("OTYS-Q-35", "OTYS-DIVER-EXPLORER-02", "OTYS-REWARD-03")
def test_a_copied_explorer_lays_its_token_on_the_level_of_the_key() -> None:
    s = Scenario(
        column="TR ME EN | PL SP TE FU EX",
        others={2: "TR SP EN | PL EX TE ME FU"},
        display={2: "R01 R13"},
        credits=3,
        batteries=0,
    )
    s.play("key 2", "go", "copy right", "token 2 1", "gain fuel")
    view = s.state.view(None)["players"]
    assert [level["token"] for level in view[0]["levels"]] == [None, "R01", None, None, None]
    assert [level["token"] for level in view[2]["levels"]] == [None] * 5
    assert [s.held(level) for level in range(1, 6)] == ["", "F1", "", "", ""]


@rule("OTYS-Q-35", "OTYS-Q-03", "OTYS-REWARD-03")
def test_a_token_of_another_display_level_gives_to_the_level_of_the_key() -> None:
    s = Scenario(sponsors="2B 1A 3A 4A 5A", display={5: "R01 R13"}, sponsor2b_scope="any")
    s.play("key 1", "token 5 1", "gain metal")
    assert [s.held(level) for level in range(1, 6)] == ["M1", "", "", "", ""]


# The technical limit


@rule("OTYS-Q-40")
@pytest.mark.parametrize("cap", [1, 2])
def test_the_round_cap_ends_a_game_after_a_whole_round(cap: int) -> None:
    s = Scenario(players=3, round_cap=cap, levels={2: "M1 P2"})
    s.play("complete C07 2")
    for key in ("key 1", "key 2")[:cap]:
        for _ in range(3):
            assert not s.state.over
            s.turn(key)
    assert s.state.over
    assert not s.state.view(None)["ending"]
    assert s.state.ranks == (0, 1, 1)
    assert [player.turns for player in s.g.players[:3]] == [cap] * 3


@rule("OTYS-Q-40")
def test_the_round_cap_is_said_to_be_no_rule() -> None:
    game = fathom.load("otys")
    assert game.options["round_cap"] == 100
    for lang, words in (("en", "not a rule"), ("de", "keine Spielregel"), ("fr", "pas une règle")):
        assert words in game.rule("OTYS-Q-40", lang).text
    for wrong in (0, -1, "none"):
        with pytest.raises(fathom.OptionError):
            fathom.load("otys", round_cap=wrong)


@rule("OTYS-TURN-02")
def test_the_last_key_is_not_played_by_itself() -> None:
    """It spends the key and, with nothing else to do, ends the turn: that is asked."""
    s = Scenario(players=2, used="1 2 4 5 X", batteries=0, levels={3: "P4"}, contracts="C18 C19")
    assert s.choices() == ["key 3"]
    assert s.state.moment == 0
