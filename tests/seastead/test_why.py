"""Refusals: the rule that is named is held against a second opinion, and its cause is true in this position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import fathom
from fathom.core.text import LANGUAGES
from fathom.games.seastead.actions import KIND
from tests.seastead.relaxing import RELAX
from tests.seastead.scenario import Scenario, solo
from tests.tables import positions, tables

rule = pytest.mark.rule


def refusals(state: fathom.State) -> Iterator[tuple[int, str]]:
    """The actions that could be chosen in this phase but not now, with the rules that forbid them."""
    chosen = state.game.definition.decisions.chosen
    for kind in state.game.vocabulary.kinds:
        if (state.raw.phase, kind.first) in chosen:
            for action in range(kind.first, kind.first + len(kind.values)):
                if why := state.explain(action):
                    yield action, why


def check(state: fathom.State, action: int, why: str, said: set[Any]) -> None:
    """Without this one rule the action is legal, or another rule forbids it, which has a cause, too."""
    game = state.game
    kind, values = game.vocabulary.values[action]
    raw = state.raw.clone()
    RELAX[why](game.rules, raw, kind.name, values)
    other = game.rules.may(raw, action)
    assert not other or game.definition.rules[other] != why, f"{game.text(action)}: {why} does not forbid it"
    found = game.rules.cause(state.raw, action, why)
    assert found, f"{game.text(action)}: no cause by {why}"
    if str(found) not in said:
        said.add(str(found))
        for lang in LANGUAGES:
            assert game.texts.format(lang, *found)
    numbers_are_right(state, action, why, found)


def numbers_are_right(state: fathom.State, action: int, why: str, found: tuple[str, dict[str, Any]]) -> None:
    """What is missing makes it possible, and one less does not."""
    message, args = found
    if message in ("why-price", "why-price-replaced"):
        raw = state.raw.clone()
        missing = args["missing"]
        kind = KIND.words.index(missing.id.removeprefix("amount-"))
        count = dict(missing.args)["count"]
        storage = raw.players[raw.current].storage
        assert args["held"] == storage[kind] and count > 0
        storage[kind] += count - 1
        assert state.game.rules.may(raw, action)
        storage[kind] += 1
        assert state.game.rules.may(raw, action) == 0


SEEN = {f"SEA-{name}" for name in (
    "ACADEMY-01", "BUILD-01", "BUILD-02", "BUILD-04", "COLUMN-04", "COLUMN-05", "DIVE-07", "GEN-04", "LOCATION-07",
    "LOCATION-11", "MOVE-01", "MOVE-02", "PORT-07", "SHIP-01", "SHIP-02", "SHIPYARD-04", "SOLO-10", "SP-A2", "SP-B4",
    "SPECIALIST-01", "SPECIALIST-02", "SPECIALIST-04", "SPECIALIST-05", "SPECIALIST-14", "TURN-02", "TURN-06",
)}  # fmt: skip


@pytest.mark.sampled
def test_the_rule_that_is_named_is_what_forbids_it(proving: bool) -> None:
    seen: Counter[str] = Counter()
    said: set[Any] = set()
    for options in tables("seastead"):
        game = fathom.load("seastead", **options)
        for seed in range(20 if proving else 2):
            for state in positions(game, seed):
                if not state.over:
                    for action, why in refusals(state):
                        check(state, action, why, said)
                        seen[why] += 1
    assert seen.keys() >= SEEN
