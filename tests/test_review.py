"""Reviews: a blunder on purpose is found, figures add up, only what seats knew is used, and the page is whole."""

from __future__ import annotations

import json
import re
from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest

import fathom
from fathom.bots import ask, bot, worlds
from fathom.bots.mcts import Search, settings_of
from fathom.core.chance import stream
from fathom.core.text import LANGUAGES
from fathom.study import calibration
from fathom.study.review_page import page
from fathom.study.review_words import review_json, whole
from fathom.study.reviews import Moment, Review, _looked_at, rated_choice, review
from fathom.study.spread import Place
from tests.tables import positions

QUICK: dict[str, Any] = {"simulations": 30, "continuations": 4, "plain": True}
TABLES: dict[str, dict[str, Any]] = {
    "otys": {"players": 2, "round_cap": 5},
    "octodice": {"players": 2},
    "abyss": {"players": 2},
    "seastead": {"players": 2},
}
# The seed of a game with a blunder, and how much of a win chance it is to cost at least.
BLUNDERS = {"otys": (11, 0.08), "octodice": (11, 0.3), "abyss": (11, 0.25), "seastead": (4, 0.2)}

EVERY = [pytest.param(name, marks=[pytest.mark.slow] * (name in ("abyss", "seastead"))) for name in TABLES]


@pytest.fixture(autouse=True)
def nothing_compiles_behind_our_backs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "best", worlds.plain)


class Blunderer:
    """Plays greedily, but once, in the first position after some moves where a search sees much to lose, it takes what
    the search thinks worst of."""

    def __init__(self, after: int, gap: float) -> None:
        self.player, self.after, self.gap = bot("greedy", 1), after, gap
        self.moment: int | None = None

    def choose(self, state: fathom.State, seat: int) -> int:
        curve = calibration.curve(state.game)
        assert curve is not None
        if self.moment is None and state.moment >= self.after and len(state.legal()) > 1:
            search = Search(9, settings_of("400:explore=3"))  # it tries all of them about as often
            options = [one for one in search.options(state, seat) if one.visits]
            options.sort(key=lambda one: one.value)
            worst, best = (curve.chance(one.value, state.moment) for one in (options[0], options[-1]))
            if best - worst > self.gap:
                self.moment = state.moment
                return options[0].action
        return self.player.choose(state, seat)


@cache
def blundered(name: str) -> tuple[Review, int]:
    """The review of a game with a blunder, and the moment of it."""
    seed, gap = BLUNDERS[name]
    state, fixture = fathom.load(name, **TABLES[name]).new(seed=seed), Blunderer(8, gap)
    players = [fixture, bot("greedy", 2)]
    while state.actor is not None:
        state.apply(ask(players[state.actor], state, stream(seed, 5)))
    assert fixture.moment is not None
    return review(fathom.Record.of(state), **QUICK), fixture.moment


@pytest.mark.parametrize("name", EVERY)
def test_a_blunder_on_purpose_is_a_turning_point(name: str) -> None:
    found, moment = blundered(name)
    turning = next(one for one in found.turning if one.step.moment == moment)
    assert turning.step.loss > 0.03
    assert turning.step.seat == 0
    assert len(found.turning) <= 5
    losses = [one.step.loss for one in found.turning]
    assert losses == sorted(losses, reverse=True)


@pytest.mark.parametrize("name", EVERY)
def test_the_figures_add_up(name: str) -> None:
    found, _ = blundered(name)
    end = found.record.replay()
    assert len(found.wins) == len(found.steps) + 1 == end.moment + 1
    assert all(sum(row) == pytest.approx(1) for row in found.wins)
    assert found.wins[-1] == tuple((rank == 0) / end.ranks.count(0) for rank in end.ranks)
    for seat in range(found.seats):
        moved = whole(found.accounts[seat])
        assert moved.choices + moved.chance + moved.others == pytest.approx(found.wins[-1][seat] - found.wins[0][seat])
        assert moved.choices == pytest.approx(-sum(step.loss for step in found.steps if step.seat == seat))
    assert [step.seat for step in found.steps] == [turn.actor for turn in end.history]
    assert all(step.loss == 0 for step in found.steps if step.choices == 1)


def test_whoever_blunders_is_less_accurate() -> None:
    found, moment = blundered("otys")
    assert rated_choice(found.steps[moment].loss) < 90
    assert all(one is not None and 0 <= one <= 100 for one in found.accuracy)


def test_accuracy_falls_with_the_loss() -> None:
    rated = [rated_choice(loss / 20) for loss in range(21)]
    assert rated == sorted(rated, reverse=True)
    assert rated[0] == pytest.approx(100, abs=0.001)
    assert rated[-1] == 0


def test_the_number_of_processes_changes_nothing() -> None:
    *_, end = positions(fathom.load("octodice", players=2), seed=3)
    record = fathom.Record.of(end)
    quick: dict[str, Any] = {"simulations": 3, "continuations": 2, "plain": True}
    told: list[tuple[int, int]] = []
    one = review(record, **quick, progress=lambda done, total: told.append((done, total)))
    assert one == review(record, **quick, place=Place(jobs=2))
    assert one != review(record, **quick, seed=1)
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]


def test_positions_that_a_seat_cannot_tell_apart_are_judged_alike() -> None:
    """The chance of a seat before an action is the same in another position that looks the same to it."""
    game = fathom.load("abyss", players=4)
    curve, different = calibration.curve(game), 0
    assert curve is not None
    for i, state in enumerate(positions(game, seed=6, limit=100)):
        if state.actor is None or i % 9:
            continue
        seat = state.actor
        twins = [state.determinise(seat, seed) for seed in (1, 2)]
        different += twins[0].pack() != twins[1].pack()
        steps = []
        for twin in twins:
            at = Moment(twin.pack(), state.moment, state.legal()[0], False)
            steps.append(_looked_at(game, curve, 0, 20, at)[1])
        assert steps[0] == steps[1]
    assert different > 3


def test_what_cannot_be_reviewed_is_refused() -> None:
    state = fathom.load("otys", players=2).new(seed=1)
    with pytest.raises(ValueError, match="only a finished game"):
        review(fathom.Record.of(state))
    *_, alone = positions(fathom.load("octodice", players=1), seed=1)
    with pytest.raises(ValueError, match="at least two players"):
        review(fathom.Record.of(alone))
    *_, end = positions(fathom.load("octodice", players=2), seed=1)
    with pytest.raises(ValueError, match="simulations must be"):
        review(fathom.Record.of(end), simulations=0)


# In words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_as_json(lang: str) -> None:
    found, moment = blundered("otys")
    told = json.loads(json.dumps(review_json(found, lang)))
    assert told["knowledge"] == "seat"
    assert moment in [one["moment"] for one in told["turning"]]
    assert all(one["why_says"] and one["better_says"] != one["played_says"] for one in told["turning"])
    assert [one["seat"] for one in told["players"]] == [0, 1]
    assert len(told["wins"]) == len(told["steps"]) + 1


class Tags(HTMLParser):
    """Whether every tag is closed, and what is in them."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in ("meta", "input", "br", "line", "circle"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("line", "circle"):
            assert self.open.pop() == tag


def test_the_page_needs_nothing_else_and_speaks_all_languages() -> None:
    found, _ = blundered("otys")
    about = fathom.Record(**{**vars(found.record), "about": {"seats": "<script>x</script>,b"}})
    text = page(Review(**{**vars(found), "record": about}), "de")
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    names = [tag for tag, _ in tags.seen]
    assert names.count("article") == len(LANGUAGES)
    assert names.count("polyline") == found.seats * len(LANGUAGES)
    assert not {"script", "link", "img", "iframe"} & set(names)
    assert not re.search(r"https?:|url\(|@import|\bsrc=|\bhref=", text)
    assert [attrs["id"] for tag, attrs in tags.seen if tag == "input" and "checked" in attrs] == ["de"]
    assert "Wendepunkte" in text
    assert "Turning points" in text
    assert "Moments décisifs" in text
