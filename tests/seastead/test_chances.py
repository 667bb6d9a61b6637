"""What chance may bring: held against counting outcomes, and the same in positions that a seat cannot tell apart."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fathom
from fathom.core.text import LANGUAGES
from tests.seastead.scenario import Scenario, solo
from tests.tables import positions, rotated_of


def odds(s: Scenario, text: str, lang: str = "en") -> dict[str, float]:
    seat = s.actor
    assert seat is not None
    return dict(s.state.odds(seat, s.game.action(text), lang))


def test_a_dive_into_many_cards() -> None:
    found = odds(Scenario(), "dive")
    assert found == {
        "a card with 1 resource of choice and 2 of several kinds": pytest.approx(4 / 12),
        "a card with 2 of one kind and 2 of several kinds": pytest.approx(4 / 12),
        "a card with 2 of one kind and 2 of one kind": pytest.approx(2 / 12),
        "a card with 2 of several kinds and 2 of several kinds": pytest.approx(2 / 12),
    }


def test_a_dive_into_few_cards() -> None:
    found = odds(Scenario(deck="reef-5 reef-9 deep-1"), "dive")
    assert found == {
        "reef card with 2 fish / 1 seaweed, 1 artifact": 0.5,
        "reef card with 2 fish / 2 artifacts": 0.5,
    }


def test_who_put_a_card_back_knows_it() -> None:
    s = Scenario(blue={"ready": "scout"}, orange={"storage": "2 fish"}, deck="reef-5 reef-6 reef-7")
    s.next(dive="reef-5 reef-6").play("use scout", "card 1")
    assert s.g.top != -1
    s.g.actor, s.g.current = 0, 0
    rules = s.game.rules
    assert [chance for _, _, chance in rules.odds(s.g, 0, s.game.action("dive"))] == [1.0]
    assert [chance for _, _, chance in rules.odds(s.g, 1, s.game.action("dive"))] == [0.5, 0.5]


def test_the_scout_sees_two() -> None:
    found = odds(Scenario(blue={"ready": "scout"}), "use scout")
    assert sum(found.values()) == pytest.approx(1)
    assert len(found) == 8
    two = "a card with 1 resource of choice and 2 of several kinds"
    assert found[f"{two}; {two}"] == pytest.approx(4 * 3 / (12 * 11))


def test_the_dock_that_comes() -> None:
    s = Scenario(blue={"storage": "6 fish"}).play("build port 1-3")
    found = odds(s, "slot 1")
    assert found == {"metal dock": pytest.approx(3 / 9)} | dict.fromkeys(
        ("fish dock", "seaweed dock", "artifact dock"), pytest.approx(2 / 9)
    )


def test_against_the_boss_two_docks_come() -> None:
    s = solo(blue={"storage": "6 fish"}).play("build port 1-3")
    assert odds(s, "slot 1") == {}
    s.play("slot 1")
    found = odds(s, "slot 2")
    assert sum(found.values()) == pytest.approx(1)
    assert found["metal dock; metal dock"] == pytest.approx(3 / 36)


@pytest.mark.sampled
@rotated_of("seastead", 2)
def test_odds_are_true_and_tell_no_secret(options: dict[str, Any], proving: bool) -> None:
    """They sum to 1, are told in all languages, and do not change with what the seat cannot know. What is revealed by
    really diving again and again comes as often as they say."""
    game = fathom.load("seastead", **options)
    for seed in range(6 if proving else 2):
        for state in positions(game, seed):
            seat = state.actor
            if seat is None:
                continue
            for action in state.legal():
                found = state.odds(seat, action)
                if not found:
                    continue
                chances = [chance for text, chance in found if text != "something else"]
                assert sum(chance for _, chance in found) == pytest.approx(1)
                assert len(found) <= 8
                assert chances == sorted(chances, reverse=True)
                for lang in LANGUAGES:
                    assert state.odds(seat, action, lang)
                twin = state.determinise(seat, seed=7)
                assert twin.odds(seat, action) == found


def test_cards_come_as_often_as_foretold() -> None:
    s = Scenario(deck="reef-1 reef-5 reef-9 reef-10 deep-1")
    action = s.game.action("dive")
    came: Counter[str] = Counter()
    for seed in range(400):
        state = fathom.State.unpack(s.game, s.state.pack(), seed=seed)
        state.apply(action)
        came[next(s.game.say(event) for event in state.events(0) if event.kind == "reveal")] += 1
    for text, chance in s.state.odds(0, action):
        found = sum(count for told, count in came.items() if text in told)
        assert found / 400 == pytest.approx(chance, abs=0.08)
