"""What a network sees: every open thing has a place of its own, and nothing hidden has any."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fathom.games.seastead.observe import OBSERVATION
from fathom.games.seastead.state import T_TAKE
from tests.seastead.packs import changed
from tests.seastead.scenario import Scenario

Edit = Callable[[Any], None]


def put(field: str, value: Any) -> Edit:
    return lambda g: setattr(g, field, value)


def cell(field: str, index: int, value: int) -> Edit:
    return lambda g: getattr(g, field).__setitem__(index, value)


def player(seat: int, field: str, value: Any) -> Edit:
    return lambda g: setattr(g.players[seat], field, value)


def of_player(seat: int, field: str, index: int, value: int) -> Edit:
    return lambda g: getattr(g.players[seat], field).__setitem__(index, value)


def several(**values: int) -> Edit:
    def edit(g: Any) -> None:
        for field, value in values.items():
            setattr(g, field, value)

    return edit


def task(**values: int) -> Edit:
    def edit(g: Any) -> None:
        g.depth = 1
        for field, value in {"kind": T_TAKE, **values}.items():
            setattr(g.tasks[0], field, value)

    return edit


OPTIONS = ("solo", "closed_if_locked", "late_ships", "distinct", "stands", "no_tags", "a_only")

EDITS: dict[str, Edit] = {
    **{f"phase {phase}": put("phase", phase) for phase in range(2, 34)},
    **{f"window {window}": put("window", window) for window in range(1, 7)},
    **{f"option {field}": put(field, 1) for field in OPTIONS},
    **{f"{field} is 1": put(field, 1) for field in ("actor", "current", "start", "over", "closed", "repeats")},
    **{f"{field} is 1 too": put(field, 1) for field in ("fisher", "scouted", "exchanged", "extra", "column_due")},
    **{f"{field} is 2": put(field, 2) for field in ("round", "discount", "paid", "locked", "pair", "picked")},
    **{f"action {action}": put("action", action) for action in range(1, 4)},
    "the end": several(ending=1, last_round=3),
    "one more round": several(ending=1, last_round=4),
    "cleanup supply": put("cleanup_left", 3),
    **{f"supply {kind}": cell("supply", kind, 2) for kind in range(4)},
    **{f"demand {flotilla}": cell("demand", flotilla, (flotilla + 1) % 4) for flotilla in range(4)},
    **{f"side {flotilla}": cell("side", flotilla, 0) for flotilla in range(4)},
    **{
        f"building {building} of {seat} at {at}": of_player(seat, "sites", building, 1 << at)
        for seat in range(2)
        for building in range(3)
        for at in (0, 13, 23)
    },
    **{f"ship of {seat} at {at}": player(seat, "ships", 1 << at) for seat in range(2) for at in (0, 13, 23)},
    **{f"boss at {at}": put("boss_resources", 1 << at) for at in (0, 23)},
    **{f"dock {dock} at {at}": cell("dock", at, dock) for dock in (0, 11) for at in (0, 23)},
    **{f"display {slot}": cell("docks", slot, 5) for slot in range(3)},
    **{f"specialist {slot}": cell("specialists", slot, 1) for slot in range(3)},
    "dock stack": put("dock_stack", 2),
    "specialist deck": put("specialist_deck", 2),
    "dive deck": put("dive_deck", 1 << 19),
    "face-up card": put("face_up", 9),
    "orientation": put("blue_half", 1),
    "own card on top": several(top=9, top_seat=0),
    **{f"seen {i}": cell("seen", i, 9) for i in range(2)},
    **{f"drawn {i}": cell("drawn", i, 9) for i in range(2)},
    "in force": put("in_force", 3),
    "resolution deck": put("resolution_deck", 6),
    **{f"storage {kind} of {seat}": of_player(seat, "storage", kind, 4) for kind in range(4) for seat in range(2)},
    **{
        f"{field} of {seat}": player(seat, field, 5)
        for field in ("cleanup", "noted", "boxed", "ready", "spent")
        for seat in range(2)
    },
    **{f"chosen {kind}": put("chosen", 1 << kind) for kind in range(4)},
    **{f"moved {at}": put("moved", 1 << at) for at in (0, 23)},
    **{f"built at {at}": several(built_at=at, built_type=1) for at in (0, 23)},
    "a task": task(count=2, kinds=15),
    "another kind": task(count=2, kinds=7),
    "another mode": task(count=2, kinds=15, mode=4),
    "another count": task(count=3, kinds=15),
}


def seen(g: Any, seat: int, rules: Any) -> bytes:
    import numpy as np

    out = [0.0] * OBSERVATION
    rules.observe(g, seat, out)
    return np.asarray(out, np.float32).tobytes()


def test_every_open_thing_can_be_told_apart() -> None:
    s = Scenario(sides="B")
    pictures = {"as it was": seen(s.g, 0, s.game.rules)}
    for name, edit in EDITS.items():
        g = s.g.clone()
        edit(g)
        pictures[name] = seen(g, 0, s.game.rules)
    alike = [(a, b) for a in pictures for b in pictures if a < b and pictures[a] == pictures[b]]
    assert alike == []


@pytest.mark.rule("SEA-SPECIALIST-13")
def test_the_card_put_back_is_its_users_knowledge() -> None:
    s = Scenario(blue={"ready": "scout"}).next(dive="reef-5 reef-6").play("use scout")
    other = s.g.clone()
    other.seen[:] = [8, 10]
    assert seen(s.g, 1, s.game.rules) == seen(other, 1, s.game.rules)
    assert seen(s.g, 0, s.game.rules) != seen(other, 0, s.game.rules)
    s.play("card 1")
    other = s.g.clone()
    other.top = 10
    assert seen(s.g, 1, s.game.rules) == seen(other, 1, s.game.rules)
    assert seen(s.g, 0, s.game.rules) != seen(other, 0, s.game.rules)


@pytest.mark.rule("SEA-RESOLUTION-09")
def test_resolutions_drawn_are_the_drawers_knowledge() -> None:
    s = Scenario(blue={"storage": "3 fish"}, resolution="free-passage")
    s.next(resolutions="free-trade storage-tax").play("build port 1-3", "slot 1")
    assert s.phase == "resolving"
    assert s.state.view(0)["drawn"][0]["id"] == "free-trade"
    assert s.state.view(1)["drawn"] == s.state.view(None)["drawn"] == [None, None]
    s.play("card 2")
    other = s.g.clone()
    other.under[0], other.resolution_deck = 5, other.resolution_deck & ~(1 << 5) | 1
    assert seen(s.g, 1, s.game.rules) == seen(other, 1, s.game.rules)
    assert seen(s.g, 0, s.game.rules) != seen(other, 0, s.game.rules)


@pytest.mark.rule("SEA-SPECIALIST-13")
def test_who_put_a_card_back_still_knows_it_while_the_other_looks() -> None:
    """In a box with two Scouts: Blue knows the first of the cards that Orange sees now."""
    pack = changed("specialists", "agent", ability="scout", use="dive", windows=["pre"], amount=1)
    s = Scenario(blue={"ready": "scout"}, orange={"ready": "agent"}, data=pack)
    s.next(dive="reef-5 reef-6 reef-7").play("use scout", "card 1", "half a").end_turn().play("use agent")
    assert (s.phase, s.g.seen[0]) == ("looking", 9)
    for seed in range(20):
        guess = s.state.determinise(0, seed=seed)
        assert guess.view(0) == s.state.view(0)
        assert guess.raw.seen[0] == 9
