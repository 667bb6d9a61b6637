"""The page without a server, as a plain file server sends it: once it was opened, the network is gone.

`make test` plays the last part of a game of each kind, `make prove` whole ones, on a desktop and a phone, in all
languages.
"""

from __future__ import annotations

import pytest

from tests.web.browsing import DESKTOP, GAMES, LANGS, PHONE
from tests.web.playing import Player, check_record, check_rematch, check_result
from tests.web.sites import Come, Guest, late

SIZES = {"desktop": DESKTOP, "phone": PHONE}
SAMPLED = {
    ("abyss", "fr", "phone"),
    ("octodice", "de", "phone"),
    ("otys", "en", "desktop"),
    ("seastead", "de", "phone"),
}
BOT = "casual"


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
