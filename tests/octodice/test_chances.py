"""Chances of keeping two dice, held against all rolls there are; and points if the game ended now."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

import fathom
from fathom.core.chance import Recorder, Seeded
from fathom.core.text import LANGUAGES, Msg, Texts
from tests.octodice.scenario import Scenario
from tests.tables import positions, tables

TEXTS = Texts("fathom.games.octodice")
DICE = ("W1", "W2", "W3", "B1", "B2", "B3")


def told(s: Scenario, action: str) -> dict[str, float]:
    """The chances in words."""
    rows = s.game.rules.odds(s.g, s.state.actor, s.game.action(action))
    return {TEXTS.format("en", message, args): chance for message, args, chance in rows}


def after(s: Scenario, keep: str) -> list[Scenario]:
    """All 36 positions after the second keep."""
    left = [die for die in range(6) if not s.g.aside[die] and DICE[die] not in keep.split()]
    found = []
    for faces in product(range(6), repeat=2):
        one = Scenario.__new__(Scenario)
        one.game, one.state = s.game, s.state.clone()
        for die, face in zip(left, faces, strict=True):
            one.g.dice[die] = face
        one.g.aside[:] = [max(1, roll) for roll in one.g.aside]
        one.g.phase = s.game.rules.MAIN
        found.append(one)
    return found


def two(s: Scenario) -> bool:
    """Whether two main actions are possible, by trying."""
    for text in s.legal():
        if text != "stop":
            later = Scenario.__new__(Scenario)
            later.game, later.state = s.game, s.state.clone()
            _, numbers = s.game.vocabulary.values[s.game.action(text)]
            s.game.rules.main_action(later.g, *numbers, Recorder(Seeded(0)))
            if any(other.startswith("use") for other in later.legal()):
                return True
    return False


def effect(*words: str) -> Callable[[Scenario], bool]:
    return lambda s: any(text.split()[-1] in words for text in s.legal())


def octopods(count: int) -> Callable[[Scenario], bool]:
    return lambda s: s.view["octopods_shown"] >= count


ROLLS = ("crystal lab bot / octopus red-1 yellow-0", "research octopus submarine / yellow-0 yellow-0 blue-2")
SHEETS: list[dict[str, Any]] = [
    {},
    {"markers": "0 0 0", "layout": "A1B1C2/D1E2F1/G1H1I1", "research": 2, "bots": "red yellow"},
    {"markers": "1 1 -", "layout": "A1B1C2/D1E2F1/G1H1I1", "boxes": 1, "crystals": 4},
]


@pytest.mark.parametrize("roll", ROLLS)
@pytest.mark.parametrize("held", SHEETS)
def test_the_last_roll_is_counted_out(roll: str, held: dict[str, Any]) -> None:
    """After the second keep 36 rolls are left: every chance told is the share of those that have it."""
    s = Scenario(**held)
    s.first_roll(roll)
    s.g.aside[0] = s.g.aside[3] = 1
    s.g.phase = s.game.rules.KEEP_AGAIN
    for keep in s.legal():
        rows, ends = s.game.rules.odds(s.g, 0, s.game.action(keep)), after(s, keep)
        for _, args, chance in rows:
            has = meant(s, args["what"])
            assert chance == pytest.approx(sum(map(has, ends)) / 36), (keep, args)
        assert [row[2] for row in rows] == sorted((row[2] for row in rows), reverse=True)
        assert len(rows) <= 5


def meant(s: Scenario, what: Msg) -> Callable[[Scenario], bool]:
    """What a chance is about, as a question to a final position."""
    args, worth = dict(what.args), s.view["effects"]
    best = max((value["points"] for name, value in worth.items() if name.startswith("bot")), default=0)
    match what.id.removeprefix("chance-"):
        case "two":
            return two
        case "lab":
            return effect(*(f"lab-{column}" for column in args["columns"]))
        case "research":
            return effect("research")
        case "bot":
            return effect(*(name for name in worth if name.startswith("bot") and worth[name]["points"] == best))
        case "boxes" | "octopods":
            return octopods(args["count"])
    kind = what.id.removeprefix("chance-")
    assert kind in ("submarine", "crystal")
    return lambda end: any(name.startswith(kind) for name in end.effects())


def test_after_the_first_roll_the_chance_is_that_of_playing_for_it() -> None:
    """One octopus is kept, another is wanted: from four dice, of which two more are kept, or else from the last two."""
    s = Scenario()
    s.first_roll("octopus crystal crystal / red-1 red-1 red-1")
    chance = told(s, "keep W1 W2")["2 octopods for the open octopus boxes (if aimed for)"]
    assert chance == pytest.approx(1 - (5 / 6) ** 6)


@pytest.mark.parametrize("options", tables("octodice"), ids=str)
def test_chances_in_all_languages_where_dice_are_rolled(options: dict[str, Any]) -> None:
    game = fathom.load("octodice", **options)
    for state in positions(game, 3, limit=20):
        for action in state.legal()[:3]:
            rows = game.rules.odds(state.raw, state.actor, action)
            assert bool(rows) == state.view(None)["phase"].startswith("keep")
            assert all(0 < chance <= 1 for _, _, chance in rows)
            for lang in LANGUAGES:
                assert len({TEXTS.format(lang, message, args) for message, args, _ in rows}) == len(rows)


# If the game ended now


def final(s: Scenario, seat: int = 0) -> tuple[int, int]:
    player = s.view["players"][seat]
    return player["score"], player["final"]


def test_crystals_and_level_2_tiles_are_pending() -> None:
    s = Scenario(turn=5, roll="bot bot bot / red-1 red-1 red-1", layout="A1B1C1/D1E1F1/G1H1I1", markers="2 2 -")
    assert final(s) == (0, 5 + 2)  # two columns; the minus symbol of two thirds is struck out
    s = Scenario(crystals=2, others={1: {"crystals": 1}}, roll="bot bot bot / red-1 red-1 red-1")
    assert (final(s), final(s, 1)) == ((0, 4), (0, 2))


def test_interim_scorings_to_come_are_not_pending() -> None:
    s = Scenario(bots="red red", submarines="red", roll="bot bot bot / red-1 red-1 red-1")
    assert final(s) == (0, 0)


def test_own_functions_at_the_end_count_at_their_best_until_they_are_decided() -> None:
    s = Scenario(layout="A1B1C1/D1E1F1/G1H2I1", markers="1 - 2", submarines="red blue", turn=5, active=1, extras=2)
    s.give(0, markers="1 - 2", submarines="red blue", extras=2)
    s.roll("crystal crystal bot / red-1 red-1 red-1")
    assert final(s)[1] - final(s)[0] == 5  # Super-Level leads to the second column, rather than to Super-Sub
    s = Scenario(layout="A1B1C1/D1E1F1/G1H2I2", markers="- - 2", submarines="red blue yellow")
    assert final(s) == (0, 3)  # Super-Copy as Super-Lab V or Super-Sub


@pytest.mark.parametrize("options", tables("octodice"), ids=str)
def test_at_the_end_both_are_the_same_and_before_it_the_bonus_is_what_comes(options: dict[str, Any]) -> None:
    for state in positions(fathom.load("octodice", **options), 5):
        players = state.view(None)["players"]
        assert all(player["final"] >= player["score"] for player in players)
    assert all(player["final"] == player["score"] for player in players)
