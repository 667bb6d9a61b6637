"""Every outcome of an extra action is offered once, by the right dice."""

from __future__ import annotations

import random
from itertools import combinations, product
from typing import Any

import pytest

from fathom.games.octodice.actions import EFFECT
from tests.octodice.extras import COLOURS, FACES, SYMBOLS, octopods
from tests.octodice.scenario import Scenario

rule = pytest.mark.rule

# Every outcome once


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
        if s.phase != "extra":
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
        if s.phase == "extra":
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
        if s.phase == "extra":
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
        assert (octopods(s) if s.phase == "extra" else []) == [f"octopus {count}" for count in sorted(counts)]
        if s.phase == "extra":
            for count in (1, 2, 3):
                why = s.why_not(f"octopus {count}")
                assert (why is None) == (count in counts)
                assert why in (None, "OCTO-EXTRA-08", "OCTO-AMB-16")
        seen.add(tuple(sorted(counts)))
    assert {(), (1,), (2,), (1, 2)} <= seen
    assert ((1, 2, 3) in seen) == (catch == "literal")
