"""Refusals: the rule that is named is held against a second opinion, and its cause is true in this position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
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
        assert args["held"] == storage[kind]
        assert count > 0
        storage[kind] += count - 1
        assert state.game.rules.may(raw, action)
        storage[kind] += 1
        assert state.game.rules.may(raw, action) == 0


SEEN = {f"SEA-{name}" for name in (
    "ACADEMY-01", "BUILD-01", "BUILD-02", "BUILD-04", "COLUMN-04", "COLUMN-05", "DIVE-07", "GEN-04", "LOCATION-07",
    "LOCATION-11", "MOVE-01", "MOVE-02", "PORT-07", "SHIP-01", "SHIP-02", "SHIPYARD-04", "SOLO-10", "SP-A2", "SP-B4",
    "SPECIALIST-02", "SPECIALIST-04", "SPECIALIST-05", "SPECIALIST-14", "TURN-02", "TURN-06",
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


def cause(s: Scenario, text: str, lang: str = "en") -> tuple[str, str]:
    """The rule and the cause, as a person is told."""
    why = s.state.why(s.game.action(text), lang)
    assert why
    return why.rule.id, why.cause


POOR = {"storage": "3 fish", "ready": "trader", "spent": "captain"}


@pytest.mark.parametrize(
    ("text", "named", "said"),
    [
        ("build port 1-5", "BUILD-04", "2 fish missing: the port at 1-5 costs 5, you have 3"),
        ("build academy 2-1", "BUILD-04", "2 seaweed missing: the academy at 2-1 costs 2, you have 0"),
        ("use captain", "SPECIALIST-04", "Face down, used already: the Captain"),
        ("use diver", "ACADEMY-01", "You do not have the Diver"),
        ("give fish", "TURN-02", "In this game there are no resolutions, so nothing is exchanged before the action"),
        ("end", "TURN-02", "You can dive or build"),
    ],
)
def test_causes_before_the_action(text: str, named: str, said: str) -> None:
    assert cause(Scenario(blue=POOR), text) == (f"SEA-{named}", said)


def test_a_price_in_german_and_french() -> None:
    s = Scenario(blue=POOR)
    assert cause(s, "build port 1-4", "de")[1] == "1 Fisch zu wenig: Der Hafen auf 1-4 kostet 4, du hast 3"
    assert cause(s, "build port 1-4", "fr")[1] == "Il manque 1 poisson\N{NBSP}: le port en 1-4 coûte 4, vous avez 3"


def test_one_resource_may_be_of_another_kind() -> None:
    s = Scenario(blue={"storage": "1 fish 2 metal"}, resolution="free-trade")
    said = "1 fish missing: the port at 1-3 costs 3, you have 1, and only 1 may be of another kind"
    assert cause(s, "build port 1-3") == ("SEA-BUILD-04", said)


def test_a_specialist_at_the_wrong_moment() -> None:
    s = Scenario(blue={"ready": "diver investor"}, orange={"ready": "agent quartermaster"})
    said = "You can use the Diver only at these moments: in your dive, when both have taken"
    assert cause(s, "use diver") == ("SEA-SPECIALIST-02", said)
    said = "You can use the Investor only at these moments: in your opponent's build, after the payment"
    assert cause(s, "use investor") == ("SEA-SPECIALIST-05", said)
    s.dive("reef-5", "a")
    assert s.actor == 1
    said = "You can use the Quartermaster only at these moments: "
    assert cause(s, "use quartermaster")[1].startswith(said)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("trader", "You have no resource to exchange"),
        ("captain", "No ship of yours can be moved"),
        ("diplomat", "There is no flotilla where you have 2 buildings"),
    ],
)
def test_a_specialist_that_can_do_nothing(card: str, said: str) -> None:
    assert cause(Scenario(blue={"ready": card}), f"use {card}") == ("SEA-SPECIALIST-14", said)


def test_where_a_ship_may_not_go() -> None:
    s = Scenario(blue={"storage": "6 fish"}, orange={"ships": "2-1"}).play("build shipyard 1-2")
    assert cause(s, "location 1-4") == ("SEA-SHIP-01", "1-4 costs 4; the cheapest there: 1-1 (cost 2)")
    assert cause(s, "location 2-1") == ("SEA-SHIP-02", "A ship stands at 2-1")
    assert cause(s, "location 1-2") == ("SEA-SHIP-02", "A shipyard stands at 1-2")


def test_where_the_boss_does_not_go() -> None:
    s = solo(orange={"buildings": {"1-1": "port"}}, blue={"buildings": {"1-2": "port"}}).dive("reef-6", "a")
    assert cause(s, "location 4-1")[0] == "SEA-SOLO-10"


def test_another_question_has_a_general_cause() -> None:
    s = Scenario(blue=POOR).play("use trader")
    assert cause(s, "dive") == ("SEA-TURN-02", "Now: Choose the resource you take.")


# What people are told


def test_a_discount_that_is_used_up_is_in_no_price() -> None:
    s = Scenario(blue={"storage": "6 fish", "ready": "master-builder"}, orange={"ships": "1-3"})
    s.play("use master-builder")
    assert s.location("1-6")["prices"]["port"] == 4
    s.play("build port 1-3")
    assert (s.actor, s.location("1-6")["prices"]["port"]) == (1, 6)


def test_a_dock_is_told_along_the_ring_whatever_the_geometry() -> None:
    def told(areas: list[int]) -> str:
        s = Scenario(blue={"storage": "6 fish"}, data={"geometry": {"areas": areas}}).play("build port 1-3")
        return str(s.game.describe(s.state, s.game.action("slot 1")))

    assert told([1, 2, -1, -2]).endswith("(academy 2, shipyard 1 | shipyard 2, academy 2)")
    assert told([-1, -2, 1, 2]).endswith("(academy 2, shipyard 2 | shipyard 1, academy 2)")
    assert told([1, 2, 3, -2]).endswith("(-2 academy 2, +1 shipyard 2, +2 academy 2, +3 shipyard 1)")


def test_a_price_says_what_is_really_paid() -> None:
    s = Scenario(blue={"storage": "2 fish 1 metal"}, resolution="free-trade")
    assert "at 1-3 for 2 fish, 1 metal" in s.game.describe(s.state, s.game.action("build port 1-3"))
    s = Scenario(blue={"storage": "2 fish 1 metal 1 seaweed"}, resolution="free-trade")
    said = s.game.describe(s.state, s.game.action("build port 1-3"))
    assert "at 1-3 for 2 fish, 1 resource of another kind" in said


def test_a_dive_is_asked_even_if_nothing_else_is_possible() -> None:
    s = Scenario(blue={"storage": "4 artifact"}).play("build port 3-3", "slot 1", "no")
    assert (s.actor, s.phase, s.legal(), s.happened("reveal")) == (1, "menu", ["dive"], [])
