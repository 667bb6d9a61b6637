"""The page without a server, as a plain file server sends it: once it was opened, the network is gone.

`make test` plays the last part of a game of each kind, `make prove` whole ones, on a desktop and a phone, in all
languages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.browsing import DESKTOP, GAMES, LANGS, PHONE, golden, stored
from tests.web.playing import Player, check_record, check_rematch, check_result
from tests.web.sites import Guest, Host, built, hosted, made

Come = Callable[..., Guest]

SIZES = {"desktop": DESKTOP, "phone": PHONE}
SAMPLED = {("abyss", "fr", "phone"), ("octodice", "de", "phone"), ("otys", "en", "desktop"), ("seastead", "de", "phone")}
LATE = 0.85  # of a stored game, where a sample begins
BOT = "casual"


@pytest.fixture
def host() -> Iterator[Host]:
    with hosted(built()) as running:
        yield running


@pytest.fixture
def come(browser: Browser, host: Host) -> Iterator[Come]:
    """Somebody with a browser of their own. At the end nothing may have gone wrong in it."""
    guests: list[Guest] = []

    def coming(**wishes: Any) -> Guest:
        guests.append(Guest(browser, host, **wishes))
        return guests[-1]

    yield coming
    wrong = [f"{one.name}: {problem}" for one in guests for problem in one.wrong()]
    for one in guests:
        one.close()
    assert not wrong, "\n".join(wrong[:20])


def late(game: str, *others: str) -> str:
    """A table whose game is nearly over."""
    name = stored(game, most=2)
    held = golden(name)
    return made(game, ["me", *others], record=held, at=int(LATE * len(held["moves"])))


def begun(guest: Guest, game: str) -> str:
    """A new game, by the button of the first page."""
    guest.page.locator(f'article[aria-labelledby="game-{game}"] button.primary').click()
    guest.page.locator("#prompt").wait_for()
    return guest.page.url.rpartition("/")[2]


@pytest.mark.slow
@pytest.mark.sampled
@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [
        pytest.param(game, lang, size, marks=() if (game, lang, size) in SAMPLED else pytest.mark.prove)
        for game in GAMES
        for lang in LANGS
        for size in SIZES
    ],
)
def test_a_game_without_a_network(come: Come, proving: bool, game: str, lang: str, size: str) -> None:
    touch = size == "phone"
    ada = come(lang=lang, size=SIZES[size], touch=touch)
    ada.come()
    ada.keep()
    ada.lose()
    ada.come()  # from what the browser has kept
    id = begun(ada, game) if proving else ada.bring(late(game, BOT))[0]
    if not proving:
        ada.sit(id)
    player = Player(ada, id, touch=touch)
    while news := player.decision():
        player.figures()
        player.check(news)
        player.point(news)
        player.told(news)
    news = check_result(player)
    check_record(player)
    ada.sit(id)
    check_result(player)
    check_rematch(player, news)
