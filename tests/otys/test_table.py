"""The table: sides of the sponsors, who begins, how many play, what the goal is; and what is no rule at all."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fathom
from fathom.core.text import LANGUAGES
from tests.otys.scenario import COLUMN, Scenario, named

rule = pytest.mark.rule
SEEDS = range(150)


def fresh(seed: int = 1, **options: Any) -> dict[str, Any]:
    """What a spectator sees of a new game."""
    return fathom.load("otys", **options).new(seed=seed).view(None)


# Sides of the sponsors


@rule("OTYS-SETUP-11", "OTYS-Q-31")
def test_standard_sides_unless_the_table_agrees_otherwise() -> None:
    for seed in SEEDS:
        assert sorted(fresh(seed)["sponsors"]) == ["1A", "2A", "3A", "4A", "5A"]
    assert sorted(fresh(sponsors="standard", edition="de")["sponsors"]) == ["1A", "2A", "3A", "4A", "5A"]


@rule("OTYS-SETUP-12", "OTYS-Q-31")
def test_random_sides_one_by_one_and_for_the_whole_game() -> None:
    sides = [tuple(sorted(fresh(seed, sponsors="random")["sponsors"])) for seed in SEEDS]
    assert all([tile[0] for tile in side] == list("12345") for side in sides)
    assert len(set(sides)) > 25  # of 32
    for tile in range(5):
        assert {side[tile][1] for side in sides} == {"A", "B"}
    s = Scenario(players=2, sponsors="4B 1A 3B 5A 2B")
    s.turn("x 2").turn("x 4").turn("key 1").turn("key 1")
    assert s.order() == "5A 2B 4B 1A 3B"


@rule("OTYS-Q-31")
def test_sides_by_choice() -> None:
    assert sorted(fresh(sponsors="advanced")["sponsors"]) == ["1B", "2B", "3B", "4B", "5B"]
    for seed in range(5):
        assert sorted(fresh(seed, sponsors="ABBAB")["sponsors"]) == ["1A", "2B", "3B", "4A", "5B"]
    for wrong in ("ABBA", "ABBABA", "ABCAB", "abbab", "basic"):
        with pytest.raises(fathom.OptionError):
            fathom.load("otys", sponsors=wrong)


# Who begins


@rule("OTYS-SETUP-19", "OTYS-TURN-01")
def test_the_first_player_keeps_the_marker() -> None:
    s = Scenario(players=3, first_player=1)
    for seat in range(3):
        s.seat_column(seat, COLUMN)
    begun = [s.g.current]
    for key in ("key 1", "key 2", "key 3"):
        for _ in range(3):
            s.turn(key)
            assert s.state.view(None)["first"] == 1
        begun.append(s.g.current)
    assert begun == [1, 1, 1, 1]


@rule("OTYS-SETUP-19", "OTYS-Q-32")
def test_the_first_player_is_drawn_or_chosen() -> None:
    for players in (2, 3, 4):
        drawn = Counter(fresh(seed, players=players)["first"] for seed in SEEDS)
        assert set(drawn) == set(range(players))
        assert min(drawn.values()) > 15
        for seat in range(players):
            state = fathom.load("otys", players=players, first_player=seat).new(seed=4)
            assert (state.actor, state.view(None)["first"], state.view(None)["round"]) == (seat, seat, 1)
        with pytest.raises(ValueError, match="first_player"):
            fathom.load("otys", players=players, first_player=players).new(seed=4)


@rule("OTYS-SETUP-20")
def test_everybody_sees_the_sponsors_before_the_first_decision() -> None:
    state = fathom.load("otys", players=3, sponsors="random").new(seed=8)
    assert state.history == []
    for seat in (None, 0, 1, 2):
        assert sorted(tile[0] for tile in state.view(seat)["sponsors"]) == list("12345")
    assert all(state.game.rule("OTYS-SETUP-20", lang).text for lang in LANGUAGES)


# What is no rule


@rule("OTYS-Q-05")
def test_fuel_is_black_on_every_rules_page() -> None:
    game = fathom.load("otys")
    for lang, black, purple in (("en", "black", "purple"), ("de", "schwarz", "lila"), ("fr", "noir", "violet")):
        assert black in game.rule("OTYS-Q-05", lang).text
        assert purple not in game.rule("OTYS-Q-05", lang).text


@rule("OTYS-Q-33")
def test_no_number_marks_the_advanced_side() -> None:
    game = fathom.load("otys", sponsors="advanced")
    assert {tile[1:] for tile in game.new(seed=1).view(None)["sponsors"]} == {"B"}
    assert all(game.rule("OTYS-Q-33", lang).text for lang in LANGUAGES)
    pages = [game.rule(f"OTYS-SETUP-{number}", lang).text for number in (10, 11, 12) for lang in LANGUAGES]
    assert not any("14" in page for page in pages)


@rule("OTYS-Q-39")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_players_and_no_solo_mode(players: int) -> None:
    with pytest.raises(fathom.OptionError):
        fathom.load("otys", players=players)
    for option in ("solo", "bots"):
        with pytest.raises(fathom.OptionError):
            fathom.load("otys", **{option: "on"})


# The goal


@rule("OTYS-GOAL-01", "OTYS-TURN-01")
def test_eighteen_points_make_this_round_the_last_and_most_points_win() -> None:
    s = named(players=3, levels={3: "M1 P2"}, contracts="C07 C08 C09", batteries=0).sold(15).sold(16, seat=2)
    s.cubes(2, 5, "M2 F1")
    s.play("complete C07 3")
    assert (s.me.score, s.state.view(None)["ending"], s.state.over) == (18, True, False)
    s.turn("key 1")
    assert (s.state.actor, s.state.over) == (1, False)
    s.turn("key 1")
    assert (s.state.actor, s.state.over) == (2, False)
    s.play("complete C08 5").turn("key 1")
    assert s.state.over
    assert s.state.legal() == []
    assert s.state.scores == (18, 0, 19)
    assert s.state.ranks == (1, 2, 0)
    s.refuses("key 2", "OTYS-END-01")


@rule("OTYS-GOAL-01")
@pytest.mark.parametrize(("before", "ends"), [(14, False), (15, True), (16, True)])
def test_seventeen_points_are_not_enough(before: int, ends: bool) -> None:
    s = named(players=2, levels={3: "M1 P2"}, contracts="C07 C08", batteries=0).sold(before)
    s.play("complete C07 3").turn("key 1").turn("key 1")
    assert s.me.score == before + 3
    assert s.state.over is ends
    assert s.state.view(None)["round"] == (1 if ends else 2)


@rule("OTYS-GOAL-02")
@pytest.mark.parametrize(
    ("source", "given", "actions"),
    [
        ("contracts", {"levels": {2: "M1 P2"}}, ["complete C07 2"]),
        ("upgrades", {"sponsors": "4A 1A 2A 3A 5A"}, ["key 1", "sponsor"]),
        ("upgrades", {"sponsors": "4B 1A 2A 3A 5A"}, ["key 1", "upgrade spy"]),
        ("store", {"column": "SP EN ME | TR PL FU TE EX", "levels": {1: "T1"}}, ["key 1", "go", "sell tech points"]),
        ("fronts", {"sponsors": "2B 1A 3A 4A 5A", "display": {1: "R29 R31"}}, ["key 1", "token 1 1", "accept"]),
        ("backs", {"levels": {2: "M1 P2"}, "tokens": {2: "R32"}}, ["complete C07 2"]),
        ("", {"sponsors": "2B 1A 3A 4A 5A", "display": {1: "R25 R01"}}, ["key 1", "token 1 1", "upgrade spy"]),
        ("", {"column": "SP EN TR | PL* ME FU TE EX"}, ["key 1", "go", "take", "bonus"]),
        ("", {"column": "SP TR ME | EN PL FU TE EX"}, ["key 1", "go", "improve hacker"]),
        ("", {"sponsors": "1A 2A 3A 4A 5A"}, ["key 1", "sponsor"]),
    ],
)
def test_the_sources_of_prestige(source: str, given: dict[str, Any], actions: list[str]) -> None:
    s = named(**given)
    s.play(*actions)
    points = s.state.view(None)["players"][0]["points"]
    assert s.me.score == sum(points.values())
    if not source:
        assert s.me.score == 0
        return
    assert points[source] == (3 if source == "contracts" else 1)
    assert s.me.score == points[source] + (3 if source == "backs" else 0)
