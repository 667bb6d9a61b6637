"""What a network sees: every open thing has a place of its own, and nothing hidden has any."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fathom.games.abyss.observe import OBSERVATION
from fathom.games.abyss.state import AFFILIATING, FENCING, PAYING, SPENDING_KEYS
from tests.abyss.scenario import Scenario

Edit = Callable[[Any], None]


def put(field: str, value: Any) -> Edit:
    return lambda g: setattr(g, field, value)


def cell(field: str, index: int, value: int) -> Edit:
    return lambda g: getattr(g, field).__setitem__(index, value)


def player(seat: int, field: str, value: Any) -> Edit:
    return lambda g: setattr(g.players[seat], field, value)


def of_player(seat: int, field: str, index: int, value: int) -> Edit:
    return lambda g: getattr(g.players[seat], field).__setitem__(index, value)


def chosen(phase: int) -> Edit:
    def edit(g: Any) -> None:
        g.phase, g.chosen = phase, 4

    return edit


def turn_over(field: str) -> Edit:
    return lambda g: setattr(g, field, 1 - getattr(g, field))


OPTIONS = (
    "with_kraken", "law", "skip_disabled", "end_on_gap", "victim_chooses", "lazy_commander", "smokers_return",
    "any_surplus", "loot_stays", "any_taker", "marker_back", "single_pair", "forgetful",
)  # fmt: skip
COUNTS = ("pearls", "nebulis", "keys", "hand_size", "bought")

EDITS: dict[str, Edit] = {
    **{f"{field} of {seat}": player(seat, field, 3) for field in COUNTS for seat in range(3)},
    **{f"hand {card} of {seat}": of_player(seat, "hand", card, 2) for card in (0, 13, 27) for seat in range(3)},
    **{f"affiliated {card}": of_player(1, "affiliated", card, 1) for card in (0, 12, 24)},
    **{f"lord {lord} of {seat}": player(seat, "lords", 1 << lord) for lord in (0, 30, 52) for seat in range(3)},
    **{f"free {lord}": player(1, "free", 1 << lord) for lord in (1, 52)},
    **{f"turned {lord}": player(2, "disabled", 1 << lord) for lord in (1, 52)},
    **{f"location {tile}": player(2, "locations", 1 << tile) for tile in (0, 25)},
    **{f"own token {kind}": of_player(0, "tokens", kind, 2) for kind in range(3)},
    "a token of another": of_player(1, "tokens", 1, 2),
    **{f"phase {phase}": put("phase", phase) for phase in range(2, 40)},
    **{f"actor {seat}": put("actor", seat) for seat in (1, 2)},
    **{f"current {seat}": put("current", seat) for seat in (1, 2)},
    **{f"first {seat}": put("first", seat) for seat in (1, 2)},
    **{f"finisher {seat}": put("finisher", seat) for seat in range(3)},
    **{f"figure {seat}": put("figure", seat) for seat in range(3)},
    **{f"option {field}": turn_over(field) for field in OPTIONS},
    **{f"court {slot}": cell("court", slot, 40 + slot) for slot in range(6)},
    **{f"track {space}": cell("track", space, 5 * space + 8) for space in range(5)},
    **{f"discard {card}": cell("discard", card, 1) for card in (0, 20, 28)},
    **{f"stack {space}": cell("stack_size", space, 4) for space in range(5)},
    **{f"loot on {tile}": cell("loot_on", tile, 5) for tile in (22, 25)},
    **{f"loot {kind}": cell("loot_deck", kind, 1) for kind in range(5)},
    **{f"owner of {token}": cell("sentinel_owner", token, 2) for token in range(3)},
    **{f"resting {token}": cell("back_home", token, 1) for token in range(3)},
    **{f"under {lord}": cell("under", lord, 4) for lord in (0, 52)},
    "council": lambda g: g.council[3].__setitem__(16, 2),
    **{
        f"{field}": put(field, 2)
        for field in ("threat", "shown", "deck_size", "discard_size", "price", "extra", "owed")
    },
    **{f"{field} on": put(field, 1) for field in ("taken", "unfilled", "acting", "tied", "asked", "over")},
    **{
        f"{field}": put(field, 9) for field in ("turn", "lord_deck", "lord_discard", "location_deck", "face_up", "gone")
    },
    **{f"{field} in progress": put(field, 4) for field in ("lord", "slot", "race", "location", "drawn")},
    **{f"chosen in phase {phase}": chosen(phase) for phase in (SPENDING_KEYS, FENCING)},
    "the cap": put("turn_cap", 50),
    "window": put("window", 3),
    "powers used": put("powers_used", 1 << 15),
    "tokens left": cell("token_supply", 0, 3),
}


def seen(g: Any, seat: int, rules: Any) -> bytes:
    import numpy as np

    out = [0.0] * OBSERVATION
    rules.observe(g, seat, out)
    return np.asarray(out, np.float32).tobytes()


def test_every_open_thing_can_be_told_apart() -> None:
    s = Scenario(3, hand="crab-1")
    pictures = {"as it was": seen(s.g, 0, s.game.rules)}
    for name, edit in EDITS.items():
        g = s.g.clone()
        edit(g)
        pictures[name] = seen(g, 0, s.game.rules)
    alike = [(a, b) for a in pictures for b in pictures if a < b and pictures[a] == pictures[b]]
    assert alike == []


@pytest.mark.rule("ABYSS-MONSTER-06")
def test_monster_tokens_of_others_are_a_number_until_the_end() -> None:
    s = Scenario(2, tokens="2 3", others={1: {"tokens": "2 4"}})
    other = s.g.clone()
    other.players[1].tokens[:] = [0, 2, 0]
    assert seen(s.g, 0, s.game.rules) == seen(other, 0, s.game.rules)
    assert seen(s.g, 1, s.game.rules) != seen(other, 1, s.game.rules)
    s.g.over = other.over = 1
    assert seen(s.g, 0, s.game.rules) != seen(other, 0, s.game.rules)


@pytest.mark.parametrize("memory", ["perfect", "none"])
@pytest.mark.rule("ABYSS-COUNCIL-02")
def test_hands_and_stacks_are_remembered_or_not(memory: str) -> None:
    held: dict[str, Any] = {"others": {1: {"hand": "crab-2"}}, "council": {"squid": "squid-1"}, "memory": memory}
    one = Scenario(2, **held)
    held |= {"others": {1: {"hand": "crab-3"}}, "council": {"squid": "squid-4"}}
    two = Scenario(2, **held)
    for scenario in (one, two):
        scenario.g.deck[:] = [0] * 29
    alike = seen(one.g, 0, one.game.rules) == seen(two.g, 0, two.game.rules)
    assert alike == (memory == "none")
    assert one.state.view(0) == two.state.view(0)


def test_cards_laid_out_are_the_payers_business() -> None:
    s = Scenario(2, hand="crab-3 crab-4 squid-4", pearls=2, court="hunter").play("court 1")
    before = [seen(s.g, seat, s.game.rules) for seat in (0, 1)]
    s.play("ally crab-3")
    assert s.g.phase == PAYING
    assert seen(s.g, 0, s.game.rules) != before[0]
    assert seen(s.g, 1, s.game.rules) == before[1]


def test_cards_paid_with_are_open() -> None:
    s = Scenario(2, hand="crab-2 squid-2 jellyfish-2", court="jailer").play("court 1", "cheapest")
    assert s.g.phase == AFFILIATING
    assert s.state.view(1)["progress"]["laid"] == {"crab-2": 1, "squid-2": 1, "jellyfish-2": 1}
    before = seen(s.g, 1, s.game.rules)
    s.g.used[6] = 0
    assert seen(s.g, 1, s.game.rules) != before
