"""Rolling three times and setting dice aside."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, permutations
from typing import Any

import pytest

import fathom
from tests.octodice.scenario import Scenario
from tests.played import refused

rule = pytest.mark.rule

DICE = ("W1", "W2", "W3", "B1", "B2", "B3")
FIRST = "crystal research lab / yellow-0 red-1 blue-2"  # six dice that can be told apart


def phase(s: Scenario) -> str:
    word: str = s.state.view(None)["phase"]
    return word


def canonical(s: Scenario) -> list[str]:
    """One keep for each multiset of kinds and faces among the dice not set aside: that of the lowest dice."""
    free = [die for die in range(6) if s.g.aside[die] == 0]
    best: dict[Any, tuple[int, int]] = {}
    for one, other in combinations(free, 2):
        kept = sorted((die < 3, s.g.dice[die]) for die in (one, other))
        best.setdefault(tuple(kept), (one, other))
    return [f"keep {DICE[one]} {DICE[other]}" for one, other in sorted(best.values())]


@rule("OCTO-ROLL-01")
def test_six_dice_are_rolled_first() -> None:
    game = fathom.load("octodice", layout="first-game", first_player=0)
    faces = [0, 1, 2, 3, 4, 5]
    state = game.new(chance=faces)
    shown = [die["face"] - 1 for die in state.view(0)["dice"]]
    assert shown == faces
    for wrong in (faces[:5], [*faces, 0]):
        with pytest.raises(ValueError, match="the script has"):
            game.new(chance=wrong)


@rule("OCTO-ROLL-01")
def test_every_face_is_equally_likely() -> None:
    game, choice, counts = fathom.load("octodice", players=4), random.Random(11), Counter[int]()
    for seed in range(30):
        state = game.new(seed=seed)
        counts.update(state.raw.dice)
        while not state.over:
            rolling = state.view(0)["phase"].startswith("keep")
            state.apply(choice.choice(state.legal()))
            counts.update(state.history[-1].outcomes if rolling else ())
    total = sum(counts.values())
    assert total > 4000
    assert all(abs(counts[face] / total - 1 / 6) < 0.02 for face in range(6))


@rule("OCTO-ROLL-01")
def test_any_two_of_six_dice() -> None:
    for one, other in combinations(DICE, 2):
        s = Scenario()
        s.first_roll(FIRST)
        kept = {die: s.g.dice[DICE.index(die)] for die in (one, other)}
        s.play(f"keep {one} {other}", chance=[5, 5, 5, 5])
        assert {die: s.g.dice[DICE.index(die)] for die in (one, other)} == kept
        assert [DICE[die] for die in range(6) if s.g.dice[die] == 5 and s.g.aside[die] == 0] == [
            die for die in DICE if die not in (one, other)
        ]


@rule("OCTO-ROLL-01", "OCTO-ROLL-02")
@pytest.mark.parametrize("wrong", ["keep", "keep W1", "keep W1 W2 W3", "keep W1 W1", "keep W1 W2 B1 B2"])
def test_exactly_two_dice(wrong: str) -> None:
    s = Scenario()
    s.first_roll(FIRST)
    with pytest.raises(ValueError, match="no such action"):
        s.play(wrong)
    s.play("keep W1 B1")
    with pytest.raises(ValueError, match="no such action"):
        s.play(wrong)


@rule("OCTO-ROLL-01")
def test_two_dice_must_be_set_aside_after_the_first_roll() -> None:
    s = Scenario()
    s.first_roll(FIRST)
    assert len(s.legal()) == 15
    refused(s, "stop", "OCTO-ROLL-01")


@rule("OCTO-ROLL-02")
def test_four_dice_are_rolled_next() -> None:
    s = Scenario()
    s.first_roll(FIRST)
    for wrong in ([5] * 3, [5] * 5):
        with pytest.raises(ValueError, match="the script has"):
            s.play("keep W2 B3", chance=wrong)
    s.play("keep W2 B3", chance=s.faces("bot octopus green-0 white-1", "W1 W3 B1 B2"))
    assert s.g.dice == s.faces("bot research octopus / green-0 white-1 blue-2")
    assert (s.state.actor, s.phase) == (0, "keep-again")


@rule("OCTO-ROLL-02")
def test_any_two_of_the_four() -> None:
    s = Scenario()
    s.first_roll(FIRST)
    s.play("keep W2 B3", chance=s.faces("bot octopus green-0 white-1", "W1 W3 B1 B2"))
    pairs = combinations(("W1", "W3", "B1", "B2"), 2)
    assert s.legal() == [f"keep {one} {other}" for one, other in pairs]
    assert all(s.why_not(action) is None for action in s.legal())


@rule("OCTO-ROLL-02", "OCTO-ROLL-03")
def test_two_dice_must_be_set_aside_after_the_second_roll() -> None:
    s = Scenario()
    s.first_roll(FIRST)
    s.play("keep W2 B3")
    refused(s, "stop", "OCTO-ROLL-03")


@rule("OCTO-ROLL-03")
def test_the_last_two_dice_are_added_as_they_fall() -> None:
    s = Scenario()
    s.first_roll(FIRST)
    s.play("keep W2 B3", chance=s.faces("bot octopus green-0 white-1", "W1 W3 B1 B2"))
    for wrong in ([3], [3, 3, 3]):
        with pytest.raises(ValueError, match="the script has"):
            s.play("keep W3 B1", chance=wrong)
    s.play("keep W3 B1", chance=s.faces("crystal red-1", "W1 B2"))
    assert s.g.dice == s.faces("crystal research octopus / green-0 red-1 blue-2")
    assert s.phase == "main"
    refused(s, "keep W1 B2", "OCTO-ROLL-03")


@rule("OCTO-ROLL-03")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_always_exactly_three_rolls(players: int) -> None:
    state, choice = fathom.load("octodice", players=players).new(seed=3), random.Random(3)
    kinds = [event.kind for event in state.events(None)]
    while not state.over:
        state.apply(choice.choice(state.legal()))
        kinds += [event.kind for event in state.events(None) if event.kind in ("turn", "roll", "keep")]
    turns = 9 if players == 1 else 6 * players
    assert kinds == ["turn", "roll", "keep", "roll", "keep", "roll"] * turns


@rule("OCTO-ROLL-04")
def test_a_die_set_aside_is_never_rolled_again() -> None:
    faces, choice = (0, 3, 4), random.Random(4)  # crystal, bot, submarine: every roll has its use
    for _ in range(60):
        s = Scenario()
        s.g.dice[:] = choice.choices(faces, k=6)
        before = list(s.g.dice)
        for aside, rolled in ((2, 4), (4, 2)):
            outcomes = choice.choices(faces, k=rolled)
            s.play(choice.choice(s.legal()), chance=outcomes)
            kept = [die for die in range(6) if s.g.aside[die] in (1, 2)]
            assert len(kept) == aside
            assert [s.g.dice[die] for die in kept] == [before[die] for die in kept]
            assert [s.g.dice[die] for die in range(6) if die not in kept] == outcomes
            before = list(s.g.dice)


@rule("OCTO-ROLL-04")
def test_a_die_set_aside_cannot_be_set_aside_again() -> None:
    s = Scenario()
    s.first_roll(FIRST)
    s.play("keep W2 B3")
    for other in ("W1", "W3", "B1", "B2"):
        refused(s, f"keep {' '.join(sorted(('W2', other), key=DICE.index))}", "OCTO-ROLL-04")
        refused(s, f"keep {other} B3", "OCTO-ROLL-04")
    refused(s, "keep W2 B3", "OCTO-ROLL-04")


@rule("OCTO-ROLL-05")
def test_when_a_die_was_set_aside_does_not_matter() -> None:
    s = Scenario(markers="0 1 1", roll="research bot submarine / yellow-0 red-1 blue-2")
    first = s.legal()
    assert {text[:9] for text in first} == {"stop", *(f"use W{white} B{black}" for white in "123" for black in "123")}
    for aside in set(permutations([1, 1, 2, 2, 3, 3])):
        s.g.aside[:] = aside
        assert s.legal() == first


@rule("OCTO-ROLL-05")
@pytest.mark.parametrize("aside", [[1, 2, 3, 1, 2, 3], [1, 2, 3, 3, 1, 2], [1, 1, 2, 2, 3, 3], [3, 3, 2, 2, 1, 1]])
def test_dice_of_all_rolls_combine_freely(aside: list[int]) -> None:
    for white, black in (("W1", "B1"), ("W1", "B2"), ("W1", "B3"), ("W2", "B3"), ("W3", "B1")):
        s = Scenario(roll="crystal crystal crystal / green-0 red-1 blue-2")
        s.g.aside[:] = aside
        digit = int(black[1]) - 1
        s.play(f"use {white} {black} crystal-{digit}")
        assert s.row(0)[0] == digit
        assert len({text.split()[2] for text in s.legal() if text != "stop"}) == 2


@rule("OCTO-ROLL-01", "OCTO-ROLL-02")
def test_every_distinct_pair_is_offered_once_with_the_lowest_dice() -> None:
    choice = random.Random(8)
    s = Scenario()
    for _ in range(400):
        s.g.dice[:] = [choice.choice([choice.randrange(6), choice.randrange(2)]) for _ in range(6)]
        s.g.aside[:] = [0] * 6
        s.g.phase = 1
        assert s.legal() == canonical(s)
        before = s.g.clone()
        for keep in s.legal():
            s.g.assign(before)
            s.play(keep, chance=[choice.randrange(4) for _ in range(4)])
            assert s.phase == "keep-again"
            assert s.legal() == canonical(s)
        s.g.assign(before)


@rule("OCTO-ROLL-01")
def test_all_dice_alike_but_for_their_kind() -> None:
    s = Scenario()
    s.first_roll("lab lab lab / red-1 red-1 red-1")
    assert s.legal() == ["keep W1 W2", "keep W1 B1", "keep B1 B2"]
    s.first_roll("octopus octopus octopus / octopus octopus octopus")
    assert s.legal() == ["keep W1 W2", "keep W1 B1", "keep B1 B2"]
    s.play("keep W1 W2", chance=s.faces("lab red-1 red-1 red-1", "W3 B1 B2 B3"))
    assert s.legal() == ["keep W3 B1", "keep B1 B2"]


@rule("OCTO-ROLL-01")
def test_an_equal_pair_means_the_pair_that_is_offered() -> None:
    s = Scenario()
    s.first_roll("lab lab bot / red-1 red-1 red-1")
    for pair, meant in (("W2 B3", "W1 B1"), ("B2 B3", "B1 B2"), ("W2 W3", "W1 W3"), ("W1 W2", "W1 W2")):
        assert s.why_not(f"keep {pair}") is None
        assert s.game.text(s.state.same(s.game.action(f"keep {pair}"))) == f"keep {meant}"
    s.play("keep W2 B3")
    assert s.g.aside == [1, 0, 0, 1, 0, 0]


@rule("OCTO-ROLL-01")
def test_dice_with_other_faces_are_not_alike() -> None:
    pack = {"white": {"W2": ["crystal", "research", "lab", "bot", "octopus", "octopus"]}}
    s = Scenario(data=pack)
    s.first_roll("lab lab lab / red-1 red-1 red-1")
    assert s.legal() == ["keep W1 W2", "keep W1 W3", "keep W1 B1", "keep W2 B1", "keep B1 B2"]
