"""Three languages: they can be changed at any time, are remembered, and nothing is missing in any of them.

Whatever is said in no language is an error on the console, and fails the test of whoever sees it.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tests.web.browsing import GAMES, LANGS, Visitor, stored
from tests.web.conftest import Visit
from tests.web.looking import busy, drawn, finished, moment, shut, speak
from tests.web.playing import Player

pytestmark = pytest.mark.slow

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
CHOICES = "() => [...document.querySelectorAll('#prompt [data-action]')].map((one) => one.textContent)"
LOG = "() => [...document.querySelectorAll('.logs .said')].map((one) => one.textContent.trim())"
# A message that was not found is shown by its name: words-with-hyphens where a sentence should be.
RAW = """() => [...document.querySelectorAll("main *")].flatMap((one) => [...one.childNodes])
  .map((one) => one.nodeType === 3 ? one.data.trim() : "")
  .filter((one) => /^(web|phase|wait|table|tip|entry|home|source|card|result)-[a-z-]+$/.test(one))"""


def spoken(page: Page, ada: Visitor, id: str, lang: str) -> None:
    """The choices and the log are in a language, as the server says them in it."""
    news = ada.news(id, lang=lang, since=0)
    wanted = {choice["sentence"] for choice in news["legal"]}
    page.wait_for_function(
        f"(some) => ({CHOICES})().some((one) => some.some((name) => one.includes(name)))", arg=list(wanted)
    )
    entries = [entry for entry in news["entries"] if entry["kind"] == "action" and entry["seat"] == news["seat"]]
    said = [entry["events"][0]["sentence"] for entry in entries]
    mine = [re.sub(r"^(Player|Person|Joueur) \d", "Ada", one) for one in said]
    assert mine, "nothing was done that could be in the log"
    assert set(mine) <= set(page.evaluate(LOG))
    assert not page.evaluate(RAW)


@EVERY_GAME
def test_the_language_can_be_changed_at_any_time(visit: Visit, game: str) -> None:
    ada = visit(text="off")
    id = busy(ada, game)
    page = ada.sit(id)
    player = Player(ada, id)
    player.play(player.decide()["legal"][0]["text"])
    player.decide()
    spoken(page, ada, id, "en")
    for lang in ("de", "fr", "en", "fr"):
        speak(page, lang)
        spoken(page, ada, id, lang)
    page.reload()
    page.locator("#prompt.mine .choices").wait_for()
    assert page.evaluate("() => document.documentElement.lang") == "fr"
    assert page.locator("header select").input_value() == "fr"
    spoken(page, ada, id, "fr")

    # With something begun: a piece that is looked at, a moment of the past, a table in words.
    page.locator("#prompt [data-action]").first.hover()
    speak(page, "de")
    spoken(page, ada, id, "de")
    before = ada.news(id)["moment"]
    page.locator(".replay input").fill(str(before - 1))
    page.locator("main.past").wait_for()
    speak(page, "en")
    page.locator("main.past").wait_for()
    page.locator("#prompt .status.past button").click()
    spoken(page, ada, id, "en")
    page.keyboard.press("t")
    speak(page, "de")
    spoken(page, ada, id, "de")


def test_the_home_page_speaks_three_languages(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/")
    page.locator("article h3").nth(3).wait_for()
    heard = set()
    for lang in LANGS:
        speak(page, lang)
        games = {one["title"] for one in ada.ask("GET", f"/api/games?lang={lang}")["games"]}
        page.wait_for_function("(some) => some.every((one) => document.body.innerText.includes(one))", arg=list(games))
        heard.add(page.locator("main").inner_text())
        assert not page.evaluate(RAW)
    assert len(heard) == len(LANGS)
    page.reload()
    page.locator("article h3").nth(3).wait_for()
    assert page.evaluate("() => document.documentElement.lang") == LANGS[-1]


@EVERY_GAME
def test_no_words_are_missing_in_a_game(visit: Visit, game: str) -> None:
    """A whole game is looked through, in pictures and in words, with its rules and cards."""
    ada = visit()
    news = finished(ada, stored(game, most=3))
    page = ada.sit(news["table"]["id"])
    page.locator(".over[role=status]").wait_for()
    for i, lang in enumerate(LANGS):
        speak(page, lang)
        assert not page.evaluate(RAW), f"result, {lang}"
        for at in range(i, news["moment"], news["moment"] // 4):
            moment(page, at)
            assert not page.evaluate(RAW), f"{at}, {lang}"
            page.keyboard.press("t")
            drawn(page)
            assert not page.evaluate(RAW), f"{at} in words, {lang}"
        page.locator("#prompt .status.past button").click()
        page.keyboard.press("r")
        page.locator("dialog[open] [data-rule]").first.wait_for()
        for part in (1, 0):
            page.locator("dialog[open] .parts button").nth(part).click()
            drawn(page)
            assert not page.evaluate(RAW), f"rules, {lang}"
        shut(page)


def test_the_browser_says_the_first_language(visit: Visit) -> None:
    """Who has chosen nothing yet gets the language of the browser; what is not spoken here becomes English."""
    for wished, got in (("fr-CA", "fr"), ("de", "de"), ("ja", "en")):
        ada = visit(lang="")
        ada.context.add_init_script(f"Object.defineProperty(navigator, 'languages', {{ get: () => ['{wished}'] }})")
        page = ada.go("/")
        assert page.locator("header select").input_value() == got
        assert page.evaluate("() => document.documentElement.lang") == got
