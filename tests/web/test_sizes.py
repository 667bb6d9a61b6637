"""On a phone, a tablet and a desktop: nothing is scrolled sideways, nothing is too small to read or to hit.

German and French need the most room, so most is looked at in these.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.browsing import DESKTOP, GAMES, LANGS, PHONE, TABLET, stored
from tests.web.conftest import Visit
from tests.web.looking import TABS, busy, decision, drawn, finished, moment, phases, shut, small, speak, tab, tiny, wide

pytestmark = pytest.mark.slow

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
EVERY_SIZE = pytest.mark.parametrize("size", list(SIZES.values()), ids=list(SIZES))
# Each game on a phone and on one of the others; on all of them under `--prove`.
EVERY_GAME_AND_SIZE = pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param(game, SIZES[name], id=f"{game}-{name}", marks=pytest.mark.prove if name == spared else ())
        for game, spared in zip(GAMES, cycle(("tablet", "desktop")))
        for name in SIZES
    ],
)
NARROW = 1099  # pixels up to which a table has tabs
FINGERS = "#prompt button, nav.tabs button, header button, dialog[open] button"


def parts(page: Page) -> Iterator[str]:
    """Turn to each part of a table in turn."""
    size: Any = page.viewport_size
    for name in TABS if size["width"] <= NARROW else TABS[:1]:
        tab(page, name)
        yield name


def wrong(page: Page, where: str) -> list[str]:
    """What does not fit, or is too small, with where that is."""
    size: Any = page.viewport_size
    found = wide(page) + small(page)
    if size["width"] <= NARROW:
        found += [f"too small for a finger: {one}" for one in tiny(page, FINGERS)]
    return [f"{where}: {one}" for one in found]


@pytest.mark.sampled
@EVERY_GAME_AND_SIZE
def test_a_table_fits(visit: Visit, game: str, size: tuple[int, int]) -> None:
    ada = visit(size=size, touch=size == PHONE)
    page = ada.sit(busy(ada, game))
    found: list[str] = []
    for lang in LANGS:
        speak(page, lang)
        for part in parts(page):
            found += wrong(page, f"{lang}, {part}")
    for i in range(1, page.locator(".look").count()):
        tab(page, "people")
        page.locator(".look").nth(i).click()
        drawn(page)
        found += wrong(page, f"board {i}")
    for key, name in (("r", "rules"), ("?", "why not")):
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        found += wrong(page, name)
        shut(page)
    tab(page, "people")
    page.locator(".people .row button").first.click()
    page.locator("dialog[open]").wait_for()
    found += wrong(page, "menu")
    shut(page)
    tab(page, "own")
    page.keyboard.press("t")
    page.locator("#text-view").wait_for()
    found += wrong(page, "in words")
    assert not found, "\n".join(found)


@pytest.mark.sampled
@EVERY_GAME
def test_every_kind_of_decision_fits_a_phone(visit: Visit, game: str, proving: bool) -> None:
    ada, bob = visit(size=PHONE, touch=True, lang="de"), visit(size=PHONE, touch=True, lang="fr")
    found: list[str] = []
    for i, (name, at, seat) in enumerate(phases(game)[:: 1 if proving else 3]):
        one = (ada, bob)[i % 2]
        page = one.sit(decision(one, name, at, seat))
        page.locator("#prompt.mine .choices").wait_for()
        for part in ("own", "shared"):
            tab(page, part)
            found += wrong(page, f"{name} {at} {part}")
        more = page.locator("#prompt .all")
        if more.count():
            more.click()
            found += wrong(page, f"{name} {at}, all choices")
    assert not found, "\n".join(found)


@pytest.mark.sampled
@EVERY_GAME_AND_SIZE
def test_a_finished_game_fits(visit: Visit, game: str, size: tuple[int, int]) -> None:
    ada = visit(size=size, touch=size == PHONE, lang="fr")
    news = finished(ada, stored(game))
    page = ada.sit(news["table"]["id"])
    page.locator(".over[role=status]").wait_for()
    found = [one for part in parts(page) for one in wrong(page, f"result, {part}")]
    tab(page, "log")
    for at in range(0, news["moment"], news["moment"] // 4):
        moment(page, at)
        for part in ("own", "shared"):
            tab(page, part)
            found += wrong(page, f"moment {at}, {part}")
    assert not found, "\n".join(found)


@EVERY_SIZE
def test_pages_and_dialogs_fit(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit(size=size, touch=size == PHONE, lang="de")
    found: list[str] = []

    def look(where: str) -> None:
        drawn(page)
        found.extend(wrong(page, where))

    open_seats = ada.create("otys", "me", "open", "open", public=True)
    page = ada.go("/")
    page.locator("article").nth(3).wait_for()
    for lang in LANGS:
        speak(page, lang)
        look(f"home, {lang}")
    page.locator("header button").click()
    look("settings")
    shut(page)
    for i, game in enumerate(GAMES):
        page.locator("article").nth(i).locator("[aria-haspopup=dialog]").click()
        page.locator("dialog[open] summary").last.click()
        look(f"new table, {game}")
        shut(page)
    page.goto(f"/t/{open_seats}")
    page.locator(".lobby").wait_for()
    look("lobby")
    for game in GAMES:
        page.goto(f"/rules/{game}")
        page.locator("[data-rule]").first.wait_for()
        look(f"rules of {game}")
        page.locator(".parts button").nth(1).click()
        look(f"cards of {game}")
    page.goto(f"/t/{ada.create('abyss', 'me', 'me')}")
    page.locator(".cover, #prompt").first.wait_for()
    look("hand over")
    assert not found, "\n".join(found)
