"""The levels as characters, and the figures that were measured of them."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from fathom.bots import bots, levels, measured
from fathom.bots.characters import LEVELS, USUAL, Character, character, characters
from fathom.core.game import Game
from fathom.core.registry import definition, games
from fathom.core.text import LANGUAGES

FIGURES = {
    "ratings": {"otys": {"2": {"beginner": 812.4, "casual": 1000, "good": 1203.5}}},
    "solo": {
        "seastead": {
            "usual": {"level": "strong", "games": 400, "mean": 47.8, "quartiles": [42, 48, 54], "won": 0.7},
            "solo_tags=off": {"level": "strong", "games": 400, "mean": 40.1, "quartiles": [35, 40, 46], "won": 0.5},
        }
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_is_somebody(lang: str) -> None:
    found = characters(lang)
    assert [one.bot for one in found][: len(LEVELS)] == list(LEVELS)
    assert sorted(one.bot for one in found) == list(bots())
    for one in found:
        assert one.style
        assert (one.level is not None) == (one.bot in LEVELS)
    assert len({one.name for one in found}) == len(found)
    assert [one.name for one in found][:5] == ["Momo", "Luma", "Piko", "Vega", "Baltasar"]
    assert USUAL == "casual"


def test_a_bot_of_another_package_has_its_name_and_nothing_else() -> None:
    assert character("shark", "de") == Character("shark", "shark")
    assert character("mcts:200", "de") == Character("mcts:200", "Suche", None, character("mcts", "de").style)


def test_what_the_sentences_say_is_true() -> None:
    """Whoever changes the levels reads the sentences in bots/text again."""
    beginner, casual, good, strong, expert = (getattr(levels, level.upper()) for level in LEVELS)
    assert beginner.overlook > casual.overlook > 0  # "overlooks many", "now and then overlooks a good move"
    assert good.overlook == strong.overlook == expert.overlook == 0  # "looks at every choice"
    assert beginner.slack < 0.5  # "never throws a game away"
    thought = [one.simulations for one in (beginner, casual, good, strong, expert)]
    assert thought == sorted(thought)
    assert strong.simulations >= 1000  # "a great many continuations"
    assert expert.seconds == max(one.seconds for one in (beginner, casual, good, strong, expert))  # "the most time"


# Figures


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measured, "_held", lambda: FIGURES)


@pytest.mark.usefixtures("figures")
def test_ratings_are_told_as_far_as_they_were_measured() -> None:
    assert measured.ratings("otys") == {"2": {"beginner": 812, "casual": 1000, "good": 1204}}
    assert measured.ratings("abyss") == {}
    assert measured.marks("otys") == {}


@pytest.mark.parametrize(
    ("options", "mean"),
    [
        ({"players": 1}, 47.8),
        ({"players": 1, "sides": "A", "solo_tags": "covered"}, 47.8),
        ({"players": 1, "solo_tags": "off"}, 40.1),
        ({"players": 1, "solo_tags": "off", "other_kinds": "distinct"}, None),
        ({"players": 2}, None),
    ],
)
@pytest.mark.usefixtures("figures")
def test_a_mark_is_for_just_such_a_game(options: dict[str, Any], mean: float | None) -> None:
    found = measured.mark(Game(definition("seastead"), options))
    assert (found and found.mean) == mean


@pytest.mark.usefixtures("figures")
def test_no_mark_with_numbers_of_ones_own() -> None:
    game = definition("seastead")
    assert measured.mark(Game(game, {"players": 1}, {"boss": {**game.default_data["boss"], "base": 3}})) is None


def test_variants_are_named_by_what_differs() -> None:
    usual = {"a": 1, "b": "x", "c": "off"}
    assert measured.variant(usual, usual) == "usual"
    assert measured.variant({**usual, "c": "on", "a": 2}, usual) == "a=2,c=on"


@pytest.mark.usefixtures("figures")
def test_points_are_measured_by_quarters() -> None:
    mark = measured.marks("seastead")["usual"]
    assert [mark.quarters(points) for points in (42, 43, 49, 55)] == [0, 1, 2, 3]


def test_the_figures_at_hand_are_sound() -> None:
    held = json.loads((files("fathom.bots") / "measured.json").read_text(encoding="utf-8"))
    assert set(held) == {"ratings", "solo"}
    assert set(held["ratings"]) | set(held["solo"]) <= set(games())
    for game, counts in held["ratings"].items():
        for count, rated in counts.items():
            Game(definition(game), {"players": int(count)})
            assert set(rated) <= set(LEVELS)
            assert rated["casual"] == 1000
    for game in held["solo"]:
        for variant, mark in measured.marks(game).items():
            options = dict(one.split("=") for one in variant.split(",") if variant != "usual")
            alone = Game(definition(game), {"players": 1, **options})
            assert measured.mark(alone) == mark, variant
            assert mark.level in LEVELS
            assert list(mark.quartiles) == sorted(mark.quartiles)
            assert mark.games >= 100
            assert mark.won is None or 0 <= mark.won <= 1
