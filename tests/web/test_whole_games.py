"""Whole games of one person through the page: with the mouse, with a finger, and with nothing but the keyboard.

`make test` plays short games and the last part of stored ones, `make prove` whole ones.

At every decision the list of choices has all legal actions and no other, and what lights up on the board can be used.
After every action the points shown are those of the view, and nothing has happened that was not asked for or announced.
Each game is in another language, so that messages that are missing in one of them are noticed, too.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browsing import PHONE, Visitor, golden, stored
from tests.web.conftest import Visit
from tests.web.playing import Player, check_record, check_rematch, check_result

BY_MOUSE: list[tuple[str, str, int, dict[str, Any]]] = [
    ("otys", "en", 2, {"round_cap": 12}),
    ("octodice", "de", 2, {}),
    ("abyss", "fr", 2, {"turn_cap": 30}),
    ("seastead", "de", 2, {"sides": "B"}),
    ("octodice", "fr", 1, {}),
    ("seastead", "en", 1, {}),
]
BY_TOUCH: list[tuple[str, str, dict[str, Any]]] = [
    ("otys", "de", {"round_cap": 6}),
    ("octodice", "fr", {}),
    ("abyss", "en", {"turn_cap": 20}),
    ("seastead", "en", {}),
]
BY_KEYS: list[tuple[str, str, dict[str, Any]]] = [
    ("otys", "fr", {"sponsors": "advanced", "round_cap": 6}),
    ("octodice", "en", {}),
    ("abyss", "de", {"turn_cap": 20}),
    ("seastead", "fr", {}),
]

ANEW = 12  # decisions until the page is compared with one that was just opened


LATE = 0.75  # of a stored game, where a sample begins
SHORT: dict[str, dict[str, Any]] = {
    "otys": {"round_cap": 2},
    "abyss": {"turn_cap": 8},
}  # a short game


def table(ada: Visitor, proving: bool, game: str, players: int, options: dict[str, Any]) -> str:
    """A whole game for the proof; else a short one, or the last part of a stored one."""
    others = ["greedy"] * (players - 1)
    if proving or game in SHORT:
        return ada.create(game, "me", *others, options=options if proving else {**options, **SHORT[game]})
    name = stored(game, most=2) if players > 1 else f"{game}-solo"
    return ada.golden(name, int(LATE * len(golden(name)["moves"])), "me", *others)


def played(player: Player) -> None:
    """Play a game to its end, and look at every step whether it is as it was said."""
    steps = 0
    while news := player.decision():
        player.figures()
        if steps % ANEW == 0:
            player.same_elsewhere()
        player.check(news)
        player.point(news)
        player.told(news)
        steps += 1


@pytest.mark.slow
@pytest.mark.sampled
@pytest.mark.parametrize(("game", "lang", "players", "options"), BY_MOUSE)
def test_with_the_mouse(
    visit: Visit, proving: bool, game: str, lang: str, players: int, options: dict[str, Any]
) -> None:
    ada = visit(lang=lang)
    id = table(ada, proving, game, players, options)
    ada.sit(id)
    player = Player(ada, id)
    played(player)
    assert player.ways["board"] > (player.ways["list"] if proving else 0), player.ways
    news = check_result(player)
    check_record(player)
    check_rematch(player, news)


@pytest.mark.slow
@pytest.mark.sampled
@pytest.mark.parametrize(("game", "lang", "options"), BY_TOUCH)
def test_with_a_finger_on_a_phone(visit: Visit, proving: bool, game: str, lang: str, options: dict[str, Any]) -> None:
    ada = visit(lang=lang, size=PHONE, touch=True)
    id = table(ada, proving, game, 2, options)
    ada.sit(id)
    player = Player(ada, id, seed=3, touch=True)
    played(player)
    assert player.ways["board"], player.ways
    check_result(player)


@pytest.mark.slow
@pytest.mark.sampled
@pytest.mark.parametrize(("game", "lang", "options"), BY_KEYS)
def test_with_the_keyboard(visit: Visit, proving: bool, game: str, lang: str, options: dict[str, Any]) -> None:
    ada = visit(lang=lang)
    id = table(ada, proving, game, 2, options)
    ada.sit(id)
    player = Player(ada, id, seed=2)
    while news := player.decision():
        legal = {choice["text"] for choice in news["legal"]}
        assert set(player.listed()) <= legal
        player.type(news)
    assert not proving or set(player.ways) == {"digit", "list", "board"}, player.ways
    check_rematch(player, check_result(player), "Enter")


def test_arrows_lead_from_piece_to_piece(visit: Visit) -> None:
    ada = visit()
    id = ada.golden("otys-2", 1, "me", "greedy")
    ada.sit(id)
    player = Player(ada, id)
    player.decide()
    player.tab_to("spot", "slot:0:L2")
    for key, piece in (("ArrowDown", "slot:0:L3"), ("ArrowUp", "slot:0:L2"), ("ArrowUp", "slot:0:L1")):
        at = player.press(key)
        assert at is not None
        assert at["piece"] == piece
    player.page.keyboard.press("Enter")
    expect(player.page.locator('[data-spot="slot:0:L1"].chosen')).to_have_count(1)
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".spot.chosen")).to_have_count(0)
