"""The game of `examples/`, of which the page knows nothing: it has a plain table, played by the list."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.example import install
from tests.server.serving import Server
from tests.web.browsing import DESKTOP, LANGS, PATIENCE, PHONE
from tests.web.conftest import Visit
from tests.web.looking import audit, drawn, speak, tab, wide
from tests.web.playing import Player, check_result

GAME = "pearls"
DRAWN = "section.own pre"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds the game as it finds those of any package."""
    folder = tmp_path_factory.mktemp("outside")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", install(folder / "packages")["PYTHONPATH"])
        with Server(folder, "--no-limits") as running:
            yield running


def test_home_offers_it_with_all_its_options(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/")
    card = page.locator(f"article:has(#game-{GAME})")
    expect(card.locator(".picture circle").first).to_be_visible()
    assert not card.locator("a.guide, .feel").count()
    card.locator("[aria-haspopup=dialog]").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Options of the game").click()
    games = {game["name"]: game for game in ada.ask("GET", "/api/games")["games"]}
    assert dialog.locator(".fields [id^=option-]").count() >= len(games[GAME]["options"]) - 1
    dialog.locator("footer .primary").click()
    page.wait_for_url("**/t/*")
    page.locator(DRAWN).wait_for()


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("fr", PHONE)])
def test_a_game_is_played_to_its_end(visit: Visit, lang: str, size: tuple[int, int]) -> None:
    ada = visit(lang=lang, size=size, touch=size == PHONE, confirm="off")
    id = ada.create(GAME, "me", "greedy")
    page = ada.sit(id)
    player = Player(ada, id)
    page.locator(DRAWN).wait_for()
    before = page.locator(DRAWN).inner_text()
    moments = 0
    while (news := player.decision()) is not None:
        player.check(news)
        if moments % 10 == 0:
            drawn(page)
            assert not wide(page), wide(page)
        player.point(news, board=0)
        moments += 1
    assert moments > 5
    check_result(player)
    tab(page, "own")
    if not page.locator(DRAWN).is_visible():  # the result lies on it
        page.locator(".over[role=status] [aria-expanded]").click()
    assert page.locator(DRAWN).inner_text() != before


def test_it_speaks_three_languages(visit: Visit) -> None:
    ada = visit()
    page = ada.sit(ada.create(GAME, "me", "greedy"))
    page.locator(DRAWN).wait_for()
    seen = {(page.locator("#prompt .status").inner_text(), page.locator(DRAWN).inner_text())}
    for lang in LANGS[1:]:
        before = page.locator(DRAWN).inner_text()
        speak(page, lang)
        expect(page.locator(DRAWN)).not_to_have_text(before, timeout=PATIENCE)
        seen.add((page.locator("#prompt .status").inner_text(), page.locator(DRAWN).inner_text()))
    assert len({status for status, _ in seen}) == len({table for _, table in seen}) == len(LANGS)


def test_undo_why_not_rules_text_and_looking_back(visit: Visit) -> None:
    ada = visit()
    id = ada.create(GAME, "me", "greedy")
    page = ada.sit(id)
    player = Player(ada, id)
    player.decide()
    page.get_by_role("button", name="Why not?").click()
    dialog = page.get_by_role("dialog", name="Why not?")
    dialog.get_by_role("textbox").fill("surface")
    dialog.get_by_role("button", name="Ask").click()
    expect(dialog.get_by_role("status")).to_contain_text(re.compile(r"PEARLS-TURN-02"), timeout=PATIENCE)
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.locator("dialog[open] [data-rule]").first.wait_for()
    assert not page.locator("dialog[open] .parts").count()
    page.keyboard.press("Escape")
    player.point(player.decide(), board=0)
    player.decide()
    page.locator(".replay input").fill("0")
    expect(page.locator("main.past")).to_have_count(1)
    page.get_by_role("button", name="Back to now").click()
    page.keyboard.press("t")
    page.locator("#text-view li").nth(5).wait_for()
    page.keyboard.press("t")
    page.locator("button.look").last.click()
    page.locator("section.own h3").wait_for()
    page.locator(".opened button").click()
    page.locator(DRAWN).wait_for()
    assert not audit(page)


def test_its_rules_have_a_page_and_there_is_no_guide(visit: Visit) -> None:
    page = visit().go(f"/rules/{GAME}")
    page.locator("[data-rule]").first.wait_for()
    page.goto(f"/guide/{GAME}")
    expect(page.get_by_role("alert")).to_have_text("There is nothing at this address.")
