"""Farmers, who have no power; and what the tests of the other guilds share."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from fathom.games.abyss.actions import LORD_NAME
from fathom.games.abyss.state import RACES
from tests.abyss.scenario import Scenario

rule = pytest.mark.rule

GUILDS = ("mage", "soldier", "farmer", "merchant", "politician", "ambassador", "smuggler")
REST = "keeper reaper shepherd miller"  # of the Court: enough that nothing is refilled
STACK = {"jellyfish": "jellyfish-1"}  # so that exploring is never the only thing to do


def printed(name: str) -> tuple[str, int, int, str | None, int, int]:
    """What a Lord card shows: guild, cost, number of races, mandatory race, points, keys."""
    rules, lord = fathom.load("abyss").rules, LORD_NAME.words.index(name)
    must = rules.MANDATORY[lord]
    return (
        GUILDS[rules.GUILD[lord]],
        rules.COST[lord],
        rules.RACES_WANTED[lord],
        None if must < 0 else RACES[must],
        rules.LORD_POINTS[lord],
        rules.LORD_KEYS[lord],
    )


def recruit(lord: str, hand: str, players: int = 2, court: str = REST, **table: Any) -> Scenario:
    """Recruit a Lord of the Court with these cards, the cheapest way."""
    table = {"council": STACK, **table}
    return Scenario(players, hand=hand, court=f"{lord} {court}", **table).play("court 1", "cheapest")


@pytest.mark.parametrize(
    ("name", "cost", "races", "points", "keys"),
    [
        pytest.param("keeper", 6, 3, 6, 1, marks=rule("ABYSS-LORD-27")),
        pytest.param("reaper", 7, 2, 6, 1, marks=rule("ABYSS-LORD-28")),
        pytest.param("shepherd", 8, 1, 6, 1, marks=rule("ABYSS-LORD-29")),
        pytest.param("miller", 8, 2, 10, 0, marks=rule("ABYSS-LORD-30")),
        pytest.param("aquaculturalist", 9, 3, 11, 0, marks=rule("ABYSS-LORD-31")),
        pytest.param("landowner", 10, 1, 12, 0, marks=rule("ABYSS-LORD-32")),
    ],
)
def test_figures_of_the_farmers(name: str, cost: int, races: int, points: int, keys: int) -> None:
    assert printed(name) == ("farmer", cost, races, "seahorse", points, keys)


@pytest.mark.parametrize(
    ("name", "hand"),
    [
        pytest.param("keeper", "crab-1 seahorse-3 squid-2", marks=rule("ABYSS-LORD-27")),
        pytest.param("reaper", "seahorse-4 squid-3", marks=rule("ABYSS-LORD-28")),
        pytest.param("shepherd", "seahorse-3 seahorse-5", marks=rule("ABYSS-LORD-29")),
        pytest.param("miller", "seahorse-5 squid-3", marks=rule("ABYSS-LORD-30")),
        pytest.param("aquaculturalist", "crab-1 seahorse-5 squid-3", marks=rule("ABYSS-LORD-31")),
        pytest.param("landowner", "seahorse-1 seahorse-4 seahorse-5", marks=rule("ABYSS-LORD-32")),
    ],
)
def test_a_farmer_does_nothing(name: str, hand: str) -> None:
    rich = {
        "hand": "crab-2 kraken-3",
        "pearls": 5,
        "nebulis": 1,
        "lords": "hunter",
        "tokens": "2",
        "locations": "abyss",
    }
    s = Scenario(3, hand=hand, court=f"{name} trader peddler slaver", council=STACK, others={1: rich, 2: {"pearls": 2}})
    others = [s.player(seat).clone() for seat in (1, 2)]
    s.play("court 1", "cheapest")
    assert [event["kind"] for event in s.told()] == ["recruit", *["use"] * len(hand.split()), "affiliate", "turn"]
    assert [s.player(seat) for seat in (1, 2)] == others
    assert (s.actor, s.phase, s.hand(), s.me.pearls, s.lords()) == (1, "menu", "", 0, {name})
    assert s.court == ["trader", "peddler", "slaver"]
    s.end_turn().end_turn()
    assert (s.g.current, s.happened("pearls"), s.happened("income")) == (0, [], [])
    assert not {action for action in s.legal() if action.startswith("power")}
