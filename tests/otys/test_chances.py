"""The odds of a draw are exact, add up, and come from what the seat knows."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

import fathom
from fathom.games.otys.state import KEEP_ONE, NONE
from fathom.games.otys.tables import FRONT_RESOURCE, FRONTS_OF
from tests.otys.scenario import Scenario, named
from tests.tables import positions

ONE = "a contract that you can complete at once"
THREE = f"{ONE}, for 3 prestige points"
COLUMN = "TR EN ME | SP PL FU TE EX"  # the spy on level 1


def best(s: Scenario, cards: tuple[int, ...]) -> int:
    """The most points among the cards that a level can pay, counted from the data; -1 if there are none."""
    most = -1
    for card in cards:
        row = s.game.data["contracts"][card]
        for held in s.me.resources:
            if "fixed" in row and all(have >= need for have, need in zip(held, row["fixed"], strict=True)):
                most = max(most, row["points"])
    return most


def test_every_hand_of_four_is_counted() -> None:
    s = named(2, column=COLUMN, levels={4: "M2 F1", 5: "M1 P2"}, contracts="C18 C19").play("key 1", "go")
    s.only_in_pile("C01 C07 C08 C09 C02 C20")
    told = dict(s.state.odds(0, s.game.action("draw")))
    hands = list(combinations([0, 6, 7, 8, 1, 19], 4))
    counted = Counter(best(s, hand) for hand in hands)
    words = {
        -1: "no contract that you can complete at once",
        1: "a contract that you can complete at once, for 1 prestige point",
    }
    words[3] = "a contract that you can complete at once, for 3 prestige points"
    assert told == pytest.approx({words[worth]: count / len(hands) for worth, count in counted.items()})


def test_a_known_card_under_the_pile_is_certain() -> None:
    s = named(2, column=COLUMN, levels={5: "M1 P2"}, contracts="C18 C19").play("key 1", "go")
    s.only_in_pile("", under="C07 C08", by=0)
    assert s.state.odds(0, s.game.action("draw")) == [
        ("a contract that you can complete at once, for 3 prestige points", 1.0)
    ]


def test_the_bag_is_open() -> None:
    s = named(2, column="TR EN ME | EX PL FU TE SP", credits=9).play("key 1", "go")
    rows = s.state.odds(0, s.game.action("token 1 1"))
    assert sum(chance for _, chance in rows) == pytest.approx(1)
    fronts = Counter(s.game.data["tokens"][token]["front"] for token in range(32) if s.g.bag >> token & 1)
    assert dict(rows)["the new reward token: a resource"] == pytest.approx(fronts["resource"] / fronts.total())


@pytest.mark.parametrize("recycle", ["off", "on"])
def test_odds_add_up_and_tell_nothing_hidden(recycle: str) -> None:
    game = fathom.load("otys", players=3, contract_recycle=recycle, sponsors="random")
    chooser, met = random.Random(3), 0
    for seed in range(3):
        state = game.new(seed=seed)
        while not state.over:
            seat = state.actor
            assert seat is not None
            twin = state.determinise(seat, seed=1)
            for action in state.legal():
                rows = state.odds(seat, action)
                assert rows == twin.odds(seat, action)
                if rows:
                    met += 1
                    assert sum(chance for _, chance in rows) == pytest.approx(1)
                    assert [chance for _, chance in rows] == sorted((chance for _, chance in rows), reverse=True)
                    assert state.foresee(seat, action).draws or len(rows) == 1
            state.apply(chooser.choice(state.legal()))
    assert met > 50


def test_after_a_contract_was_kept_for_a_token_another_token_comes() -> None:
    """The advanced sponsor's token goes when its front has been used; each of the bag is as likely."""
    game, met = fathom.load("otys", players=2, sponsors="advanced"), 0
    for seed in range(40):
        for state in positions(game, seed):
            if state.over or state.actor is None or state.raw.phase != KEEP_ONE:
                continue
            action = state.legal()[0]
            told = state.odds(state.actor, action)
            assert bool(told) == (state.raw.token_at != NONE)
            if not told or not state.raw.bag:
                continue
            met += 1
            level, place = divmod(state.raw.token_at, 2)
            resources = 0
            tokens = state.raw.bag.bit_count()
            for outcome in range(tokens):
                copy = state.clone()
                copy.apply(action, chance=[outcome])
                resources += FRONTS_OF[copy.raw.display[level][place]] == FRONT_RESOURCE
            assert dict(told).get("the new reward token: a resource", 0) == pytest.approx(resources / tokens)
        if met:
            return
    raise AssertionError("nobody kept a contract for a sponsor's token")
