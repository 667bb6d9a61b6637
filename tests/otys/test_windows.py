"""When contracts may be completed: at any moment of the own turn between complete effects."""

from __future__ import annotations

from typing import Any

import pytest

from tests.otys.scenario import Scenario, named, pack

rule = pytest.mark.rule
READY: dict[str, Any] = {"levels": {2: "M1 P2"}, "contracts": "C07 C18 C19"}
COMPLETE = "complete C07 2"


def ready(column: str = "TR SP EN | ME PL FU TE EX", **given: Any) -> Scenario:
    """C07 is public and could be paid on level 2."""
    return named(column=column, **{**READY, **given})


WINDOWS: list[tuple[str, dict[str, Any], list[str], str]] = [
    ("before the key", {}, [], "key"),
    ("step 1", {}, ["key 1"], "step1"),
    ("step 1, after the sponsor", {}, ["key 1", "sponsor"], "step1"),
    ("step 1, after a propeller move", {"batteries": 2}, ["key 1", "propeller U1 U2"], "step1"),
    ("step 1, with an X key", {}, ["x 3"], "step1"),
    ("before an expert", {}, ["key 1", "go"], "expert"),
    ("before the trader", {"column": "SP EN ME | TR PL FU TE EX"}, ["key 1", "go"], "trade"),
    ("before the spy", {"column": "EN ME TR | SP PL FU TE EX"}, ["key 1", "go"], "spying"),
    ("before the engineer", {"column": "SP ME TR | EN PL FU TE EX"}, ["key 1", "go"], "engineering"),
    ("before the explorer", {"column": "SP ME TR | EX PL FU TE EN"}, ["key 1", "go"], "exploring"),
    ("between two executions", {"sponsors": "2A 1A 3A 4A 5A"}, ["key 1", "sponsor", "go", "take"], "expert"),
    (
        "between two uses of the engineer",
        {"sponsors": "2A 1A 3A 4A 5A", "column": "SP ME TR | EN PL FU TE EX"},
        ["key 1", "sponsor", "go", "improve hacker"],
        "engineering",
    ),
    (
        "between two copies",
        {"sponsors": "2A 1A 3A 4A 5A", "column": "EN ME TR | SP PL FU TE EX"},
        ["key 1", "sponsor", "go", "copy left", "take"],
        "spying",
    ),
    ("step 3, effect used", {}, ["key 1", "go", "take"], "step3"),
    ("step 3, effect declined", {}, ["key 1", "go", "decline"], "step3"),
    ("step 3, without a battery", {"batteries": 0}, ["key 1", "go", "take"], "step3"),
]


@rule("OTYS-Q-14", "OTYS-CONTRACT-04", "OTYS-CONTRACT-13", "OTYS-SPONSOR-2A-3")
@pytest.mark.parametrize(("given", "actions", "phase"), [w[1:] for w in WINDOWS], ids=[w[0] for w in WINDOWS])
def test_windows(given: dict[str, Any], actions: list[str], phase: str) -> None:
    s = ready(**given)
    s.play(*actions)
    assert s.state.view(None)["phase"] == phase
    others = [text for text in s.choices() if text != COMPLETE]
    assert others != s.choices()
    s.play(COMPLETE)
    assert (s.me.score, s.held(2)) == (3, "")
    if others == ["surface"]:
        assert s.g.current == 1  # the only thing left was done by itself
    else:
        assert s.state.view(None)["phase"] == phase
        assert s.choices() == others


MIDDLES: list[tuple[str, dict[str, Any], list[str], str]] = [
    ("choosing among four cards", {"column": "EN ME TR | SP PL FU TE EX"}, ["key 1", "go", "draw"], "keep"),
    (
        "choosing among the cards of a token",
        {"sponsors": "2B 1A 3A 4A 5A", "display": {1: "R19 R01"}},
        ["key 1", "token 1 1", "accept"],
        "keep",
    ),
    (
        "between copying and a copied expert",
        {"column": "EN ME TR | SP PL FU TE EX"},
        ["key 1", "go", "copy left"],
        "expert",
    ),
    (
        "between copying and a copied trader",
        {"column": "EN ME TR | SP PL FU TE EX", "others": {1: "SP EN ME | TR PL FU TE EX"}},
        ["key 1", "go", "copy left"],
        "trade",
    ),
    (
        "between copying and a copied engineer",
        {"column": "EN ME TR | SP PL FU TE EX", "others": {2: "SP TR ME | EN PL FU TE EX"}},
        ["key 1", "go", "copy right"],
        "engineering",
    ),
    (
        "between copying and a copied explorer",
        {"column": "EN ME TR | SP PL FU TE EX", "others": {2: "SP TR ME | EX PL FU TE EN"}},
        ["key 1", "go", "copy right"],
        "exploring",
    ),
    (
        "between copying and a copied spy",
        {"column": "EN ME TR | SP PL FU TE EX", "others": {2: "EX TR ME | SP PL FU TE EN"}},
        ["key 1", "go", "copy right"],
        "spying",
    ),
    (
        "between resource and bonus",
        {"column": "TR SP EN | PL* ME FU TE EX"},
        ["key 1", "go", "take"],
        "bonus",
    ),
    (
        "between taking a token and its front",
        {"column": "SP ME TR | EX PL FU TE EN", "display": {1: "R01 R13"}},
        ["key 1", "go", "token 1 1"],
        "front",
    ),
    (
        "between choosing a token for sponsor 2 and its front",
        {"sponsors": "2B 1A 3A 4A 5A", "display": {1: "R13 R01"}},
        ["key 1", "token 1 1"],
        "front",
    ),
]


@rule("OTYS-Q-14")
@pytest.mark.parametrize(("given", "actions", "phase"), [m[1:] for m in MIDDLES], ids=[m[0] for m in MIDDLES])
def test_not_in_the_middle_of_an_effect(given: dict[str, Any], actions: list[str], phase: str) -> None:
    s = ready(**given)
    s.play(*actions)
    assert s.state.view(None)["phase"] == phase
    assert not any(text.startswith("complete") for text in s.choices())
    s.refuses(COMPLETE, "OTYS-Q-14")


@rule("OTYS-Q-14", "OTYS-CONTRACT-13")
def test_a_copied_effect_is_followed_by_a_window() -> None:
    s = ready(column="EN ME TR | SP PL FU TE EX", sponsors="2A 1A 3A 4A 5A", credits=2)
    s.play("key 1", "sponsor", "go", "copy left")
    s.refuses(COMPLETE, "OTYS-Q-14")
    s.play("decline", COMPLETE)
    assert s.state.view(None)["phase"] == "spying"
    assert s.me.score == 3


@rule("OTYS-Q-14", "OTYS-CONTRACT-05")
def test_not_on_the_turn_of_another_player() -> None:
    s = ready()
    s.turn("key 1")
    assert s.g.current == 1
    s.refuses(COMPLETE, "OTYS-CONTRACT-01")  # seat 1 has no cubes
    for action in ("key 1", "go", "take"):
        s.play(action)
        s.refuses(COMPLETE, "OTYS-CONTRACT-01")
    s.play("surface").turn("key 1")
    assert s.g.current == 0
    s.play(COMPLETE)
    assert s.me.score == 3


@rule("OTYS-Q-14", "OTYS-Q-28")
def test_not_while_a_neighbour_decides_about_a_copied_diver() -> None:
    s = ready(column="EN ME TR | SP PL FU TE EX", author_variant="on", batteries=0)
    s.cubes(1, 2, "M1 P2")
    s.play("key 1", "go", "copy left", "take", "surface")
    assert (s.state.actor, s.state.view(None)["phase"]) == (1, "rescue")
    assert s.choices() == ["surface", "oxygen"]
    s.refuses(COMPLETE, "OTYS-Q-14")


@rule("OTYS-Q-14")
def test_not_once_the_turn_or_the_game_is_over() -> None:
    s = ready(players=2, round_cap=1)
    s.turn("key 1").turn("key 1")
    s.refuses(COMPLETE, "OTYS-END-01")


@rule("OTYS-Q-14")
def test_a_card_just_revealed_may_be_completed_at_once() -> None:
    s = ready(levels={2: "M1 P2", 3: "M1 P1"})
    s.refuses("complete C01 3", "OTYS-CONTRACT-03")
    s.play(COMPLETE, chance=[0])
    assert s.contracts()[0] == "C01"
    s.play("complete C01 3")
    assert s.me.score == 4


@rule("OTYS-Q-14", "OTYS-DIVER-SPY-02")
@pytest.mark.parametrize("sponsors", ["1A 2A 3A 4A 5A", "2A 1A 3A 4A 5A"])
def test_a_card_just_drawn_may_be_completed_at_once(sponsors: str) -> None:
    s = named(column="EN ME TR | SP PL FU TE EX", levels={3: "M1 P1"}, contracts="C18 C19 C20", sponsors=sponsors)
    s.play("key 1", "sponsor", "go").play("draw", chance=[0, 0, 0, 0])
    s.refuses("complete C01 3", "OTYS-Q-14")
    s.play("keep C01", "complete C01 3")
    assert (s.me.score, s.hand()) == (1, [])


@rule("OTYS-Q-14", "OTYS-REWARD-05")
def test_a_card_of_a_token_may_be_completed_in_step_1() -> None:
    s = named(levels={3: "M1 P1"}, contracts="C18 C19 C20", sponsors="2B 1A 3A 4A 5A", display={1: "R19 R01"})
    s.play("key 1", "token 1 1").play("accept", chance=[0, 0, 0, 0])
    s.play("keep C01", "complete C01 3")
    assert (s.me.score, s.state.view(None)["phase"]) == (1, "step1")


@rule("OTYS-Q-14", "OTYS-DIVER-EXPERT-02", "OTYS-RES-02")
def test_a_contract_makes_room_before_the_effect() -> None:
    s = named(column="TR SP EN | ME PL FU TE EX", levels={1: "M1 P2"})
    s.play("key 1", "go")
    s.refuses("take", "OTYS-DIVER-EXPERT-02")
    s.play("complete C07 1", "take")
    assert s.held(1) == "M1"


@rule("OTYS-Q-14", "OTYS-CONTRACT-12", "OTYS-DIVER-ENGINEER-01")
def test_a_bonus_pays_for_the_effect_that_follows() -> None:
    data = pack(C07={"fixed": [1, 2, 0, 0], "credits": 1})
    s = Scenario(column="SP ME TR | EN PL FU TE EX", levels={2: "M1 P2"}, credits=0, data=data)
    s.play("key 1", "go")
    s.refuses("improve hacker", "OTYS-DIVER-ENGINEER-01")
    s.play(COMPLETE, "improve hacker")
    assert (s.me.hacker, s.me.credits) == (1, 0)


@pytest.mark.rule("OTYS-Q-14", "OTYS-CONTRACT-01")
def test_a_contract_paid_before_the_key_shows_its_own_level_and_no_other() -> None:
    s = Scenario(players=2, contracts="C23 C08", levels={4: "M2 P2"})
    s.play("complete C23 4")
    for seat in (None, 0, 1):
        turn = s.state.view(seat)["turn"]
        assert (turn["key"], turn["level"], turn["paying"], turn["paying_level"]) == (None, None, "C23", 4)
