"""Keys: the hacker track and the return of keys, X keys and the sponsors they turn, which keys can be taken back."""

from __future__ import annotations

import random

import pytest

import fathom
from tests.otys.scenario import Scenario

rule = pytest.mark.rule
ALL = "1 2 3 4 5 X"


def threshold(s: Scenario) -> int:
    keys = s.state.view(None)["players"][0]["keys"]
    return int(keys["threshold"])


def on_track(s: Scenario) -> int:
    keys = s.state.view(None)["players"][0]["keys"]
    return int(keys["on_track"])


# The return of keys


@rule("OTYS-HACK-01", "OTYS-HACK-06")
@pytest.mark.parametrize("hacker", [0, 1, 2, 3])
def test_keys_return_when_the_placed_one_reaches_the_hacker(hacker: int) -> None:
    reached = threshold(Scenario(hacker=hacker))
    assert reached == (6, 5, 4, 3)[hacker]
    others = ["2", "3", "4", "5", "X"]
    s = Scenario(hacker=hacker, used=" ".join(others[: reached - 2]), batteries=0)
    s.turn("key 1")
    assert s.used() == " ".join(["1", *others[: reached - 2]])  # one short
    s = Scenario(hacker=hacker, used=" ".join(others[: reached - 1]), batteries=0)
    s.turn("key 1")
    assert s.used() == ""
    assert s.available() == ALL


@rule("OTYS-HACK-01", "OTYS-HACK-06")
def test_how_many_keys_it_takes_is_a_matter_of_the_track() -> None:
    data = {"player": {"threshold": [3, 3, 2, 1]}}
    s = Scenario(data=data, used="4", batteries=0)
    s.turn("key 1")
    assert s.used() == "1 4"
    s = Scenario(data=data, used="4 5", batteries=0)
    s.turn("key 1")
    assert s.used() == ""
    s = Scenario(data=data, hacker=3, batteries=0)
    s.turn("x 1")
    assert (s.used(), s.available()) == ("", ALL)


@rule("OTYS-HACK-06")
def test_each_step_of_the_hacker_needs_fewer_keys() -> None:
    found = [threshold(Scenario(hacker=hacker)) for hacker in range(4)]
    assert found == sorted(found, reverse=True)
    assert len(set(found)) == 4


@rule("OTYS-HACK-02")
def test_numbered_and_own_x_key_are_all_available_again() -> None:
    s = Scenario(players=2, hacker=2, used="2 5 X", batteries=0)
    s.turn("key 1")
    assert s.available() == ALL
    s.turn("key 1")
    assert s.choices() == [f"{key} {level}" for key in ("key", "x") for level in range(1, 6)]


@rule("OTYS-HACK-03")
def test_neutral_keys_go_back_to_the_supply() -> None:
    s = Scenario(hacker=2, used="2", neutral=1, neutral_used=2, batteries=0)
    assert s.g.neutral_supply == 9
    s.turn("key 1")
    assert (s.me.neutral, s.me.neutral_used, s.g.neutral_supply) == (1, 0, 11)  # the unused one stays
    assert s.available() == ALL


@rule("OTYS-HACK-03", "OTYS-Q-18")
def test_unlimited_neutral_keys_leave_the_track_as_well() -> None:
    s = Scenario(hacker=2, used="2", neutral_used=2, batteries=0, neutral_x="unlimited")
    s.turn("key 1")
    assert (s.me.neutral, s.me.neutral_used) == (0, 0)


@rule("OTYS-HACK-03", "OTYS-XKEY-07")
def test_a_neutral_key_that_reaches_the_hacker_goes_to_the_supply_at_once() -> None:
    s = Scenario(hacker=3, used="2 X", neutral=1, batteries=0)
    s.turn("neutral 4")
    assert (s.me.neutral, s.me.neutral_used, s.g.neutral_supply) == (0, 0, 12)
    assert s.available() == ALL


@rule("OTYS-HACK-04")
def test_keys_return_before_the_diver_surfaces() -> None:
    s = Scenario(column="TR SP EN | ME PL FU TE EX", hacker=3, used="2 3", batteries=1)
    s.play("key 1", "go", "take")
    assert s.choices() == ["surface", "oxygen"]
    assert s.available() == ALL
    assert s.column() == "TR SP EN | ME PL FU TE EX"
    s.play("oxygen")
    assert s.column() == "TR SP EN | ME PL FU TE EX"
    assert s.available() == ALL


@rule("OTYS-HACK-05", "OTYS-SPONSOR-3A-2")
def test_a_key_taken_back_makes_room_for_one_more() -> None:
    s = Scenario(sponsors="3A 1A 2A 4A 5A", used="2 3 4 5 X", batteries=0)
    s.play("key 1", "retrieve 3")
    assert on_track(s) == 4
    s.play("decline")
    assert s.used() == "1 2 4 5 X"  # five, not six: nothing returns
    assert on_track(s) == 5
    assert s.available() == "3"


# Improving the hacker during the turn


@rule("OTYS-Q-09", "OTYS-DIVER-ENGINEER-05")
def test_nothing_returns_before_step_3() -> None:
    s = Scenario(column="TR SP ME | EN PL FU TE EX", sponsors="2A 1A 3A 4A 5A", used="2 3 4 5 X", credits=2)
    s.play("key 1", "sponsor", "go", "improve hacker")
    assert threshold(s) == 5
    assert s.used() == "2 3 4 5 X"
    assert s.available() == ""
    s.play("improve mechanic")
    assert s.available() == ALL


@rule("OTYS-Q-09", "OTYS-DIVER-ENGINEER-05")
def test_an_advance_counts_for_the_key_of_the_same_turn() -> None:
    s = Scenario(column="TR SP ME | EN PL FU TE EX", used="2 3 4 5", credits=1, batteries=0)
    s.play("key 1", "go", "improve hacker")
    assert s.available() == ALL  # 5 keys, threshold 5
    s = Scenario(column="TR SP ME | EN PL FU TE EX", used="2 3 4", credits=1, batteries=0)
    s.play("key 1", "go", "improve hacker")
    assert s.used() == "1 2 3 4"


@rule("OTYS-Q-09")
def test_keys_pushed_by_the_hacker_return_though_one_was_taken_back() -> None:
    s = Scenario(
        column="TR ME EN | SP PL FU TE EX",
        others={1: "TR SP ME | EN PL FU TE EX", 2: "TR SP EN | TE* PL FU ME EX"},
        sponsors="2A 1A 3A 4A 5A",
        used="2 3 4 5 X",
        credits=3,
        batteries=0,
    )
    s.play("key 1", "sponsor", "copy left", "improve hacker", "copy right", "decline", "retrieve 3")
    assert s.used() == ""
    assert s.available() == ALL
    assert s.me.credits == 0


# X keys


@rule("OTYS-XKEY-01")
def test_an_own_or_a_neutral_x_key_instead_of_a_numbered_one() -> None:
    s = Scenario(used="X", neutral=0)
    s.refuses("x 2", "OTYS-XKEY-01")
    s.refuses("neutral 2", "OTYS-XKEY-01")
    s = Scenario(neutral_used=2)
    s.refuses("neutral 2", "OTYS-XKEY-01")  # those on the track are used
    s = Scenario(neutral=2, neutral_used=1, used="X")
    s.refuses("x 2", "OTYS-XKEY-01")
    s.play("neutral 2")
    assert s.me.neutral == 1
    assert s.available() == "1 2 3 4 5"  # no numbered key was spent
    assert s.state.view(None)["players"][0]["keys"]["in_play"] == "neutral"


@rule("OTYS-XKEY-02", "OTYS-XKEY-04")
@pytest.mark.parametrize("key", ["x", "neutral"])
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_an_x_key_begins_in_step_1_on_the_level_wanted(key: str, level: int) -> None:
    order = ["2A", "3A", "4A", "5A"]
    order.insert((level - 2) % 5, "1A")  # one level higher, so that it comes down to the key
    s = Scenario(sponsors=" ".join(order), credits=0, neutral=1)
    s.play(f"{key} {level}")
    turn = s.state.view(None)["turn"]
    assert (turn["level"], turn["sponsor_used"]) == (level, False)
    assert s.state.view(None)["phase"] == "step1"
    s.play("sponsor")
    assert s.me.credits == 1


@rule("OTYS-XKEY-03")
@pytest.mark.parametrize("key", ["x 1", "x 5", "neutral 3"])
def test_an_x_key_turns_the_sponsors_whether_one_is_used_or_not(key: str) -> None:
    s = Scenario(sponsors="3A 4B 2A 1B 5A", neutral=1)
    s.turn(key)
    assert s.order() == "5A 3A 4B 2A 1B"


@rule("OTYS-XKEY-03")
def test_numbered_keys_turn_nothing() -> None:
    s = Scenario(sponsors="3A 4B 2A 1B 5A")
    s.turn("key 5")
    assert s.order() == "3A 4B 2A 1B 5A"


@rule("OTYS-XKEY-04")
def test_the_sponsor_counts_that_is_there_after_the_turning() -> None:
    s = Scenario(sponsors="1A 5A 2A 3A 4A", credits=0, batteries=0)
    s.play("x 2", "sponsor")
    assert (s.me.credits, s.me.batteries) == (1, 0)
    s.refuses("sponsor", "OTYS-SPONSOR-GEN-01")


@rule("OTYS-XKEY-05", "OTYS-XKEY-07")
@pytest.mark.parametrize("key", ["x", "neutral"])
def test_steps_2_and_3_follow_as_usual(key: str) -> None:
    s = Scenario(column="TR SP EN | ME PL FU TE EX", neutral=1, batteries=1)
    s.play(f"{key} 3", "go", "take")
    assert s.held(3) == "F1"
    assert s.choices() == ["surface", "oxygen"]
    assert on_track(s) == 1
    s.play("surface")
    assert s.column() == "FU TR SP | EN ME PL TE EX"
    assert s.used() == ("X" if key == "x" else "")
    assert s.me.neutral_used == (0 if key == "x" else 1)


@rule("OTYS-XKEY-06")
@pytest.mark.parametrize("used", ["", "2"])
@pytest.mark.parametrize("key", ["x", "neutral"])
def test_an_x_key_goes_to_a_level_with_or_without_its_key(used: str, key: str) -> None:
    s = Scenario(column="TR SP EN | ME PL FU TE EX", used=used, neutral=1, batteries=0)
    s.play(f"{key} 2", "go", "take")
    assert s.held(2) == "P1"
    assert ("2" in s.available()) == (used == "")
    assert s.used() == " ".join([*used.split(), *(["X"] if key == "x" else [])])


@rule("OTYS-XKEY-07")
@pytest.mark.parametrize("key", ["x", "neutral"])
def test_an_x_key_counts_on_the_track_like_any_other(key: str) -> None:
    s = Scenario(hacker=3, used="1", neutral=1, neutral_used=1, batteries=0)
    assert on_track(s) == 2
    s.turn(f"{key} 5")
    assert on_track(s) == 0
    s = Scenario(hacker=3, neutral=1, neutral_used=1, batteries=0)
    s.turn(f"{key} 5")
    assert on_track(s) == 2
    s = Scenario(hacker=3, neutral_used=2, batteries=0)
    s.turn("key 2")
    assert on_track(s) == 0


@rule("OTYS-XKEY-08", "OTYS-XKEY-03")
def test_the_new_order_holds_for_everybody() -> None:
    s = Scenario(players=3, sponsors="3A 4A 2A 1A 5A")
    s.turn("x 1")
    assert s.order() == "5A 3A 4A 2A 1A"
    credits = s.g.players[1].credits
    s.play("key 5", "sponsor")
    assert s.g.players[1].credits == credits + 1
    s.play("go", "decline", "surface").turn("x 2")
    assert s.order() == "1A 5A 3A 4A 2A"
    s.turn("key 1")
    assert s.order() == "1A 5A 3A 4A 2A"


# Taking keys back


@rule("OTYS-Q-26", "OTYS-SPONSOR-3A-1")
def test_only_own_keys_on_the_track_can_be_taken_back() -> None:
    s = Scenario(sponsors="3A 1A 2A 4A 5A", used="2 X", neutral=1, neutral_used=2)
    s.play("key 1")
    assert [text for text in s.choices() if text.startswith("retrieve")] == ["retrieve 2", "retrieve X"]
    s.refuses("retrieve 1", "OTYS-Q-26")  # the one in play
    s.refuses("retrieve 3", "OTYS-Q-26")  # one that was not used
    with pytest.raises(ValueError, match="no such action"):
        s.game.action("retrieve neutral")


@rule("OTYS-Q-26", "OTYS-SPONSOR-3A-1")
def test_an_x_key_in_play_cannot_take_back_itself() -> None:
    s = Scenario(sponsors="1A 2A 4A 5A 3A", used="4")
    s.play("x 1")
    s.refuses("retrieve X", "OTYS-Q-26")
    s.play("retrieve 4", "go", "decline", "surface")
    assert s.used() == "X"


@rule("OTYS-Q-26", "OTYS-DIVER-EXPERT-06")
def test_without_an_own_key_on_the_track_there_is_no_effect() -> None:
    s = Scenario(sponsors="3A 1A 2A 4A 5A", column="TR SP EN | TE* PL FU ME EX", neutral_used=3, batteries=1)
    s.play("key 1")
    s.refuses("sponsor", "OTYS-SPONSOR-3A-1")
    assert not any(text.startswith("retrieve") for text in s.choices())
    s.play("go", "take")
    assert s.choices() == ["surface", "oxygen"]  # no bonus to choose
    assert s.me.neutral_used == 3


@rule("OTYS-Q-38")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_always_a_key_to_play(players: int) -> None:
    game = fathom.load("otys", players=players, round_cap=25, sponsors="random")
    for seed in range(4):
        state, dice = game.new(seed=seed), random.Random(seed)
        most = 0
        while not state.over:
            view = state.view(None)
            if view["phase"] == "key":
                keys = view["players"][view["current"]]["keys"]
                assert keys["on_track"] < keys["threshold"] <= 6
                assert keys["available"]
                most = max(most, keys["on_track"])
            state.apply(dice.choice(state.legal()))
        assert most >= 2
