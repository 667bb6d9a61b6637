"""A new release on the database of an older one: games of other rules, as the page shows them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from fathom.server.guard import COOKIE
from tests.server.serving import Server
from tests.server.stored import released
from tests.web.browsing import PATIENCE, Visitor
from tests.web.playing import OVER, ranking


@pytest.fixture(scope="module")
def held(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Any]]:
    """A server on the first release's database, and what is known of it."""
    folder = tmp_path_factory.mktemp("older")
    known = released(folder, "0001")
    with Server(folder, "--no-limits", "--workers", "1") as server:
        yield server, known


@pytest.fixture
def ada(browser: Browser, held: tuple[Server, Any]) -> Iterator[Visitor]:
    """Somebody who played by the older rules, in the same browser as then."""
    server, known = held
    visitor = Visitor(browser, server, name=None)
    visitor.context.add_cookies([{"name": COOKIE, "value": known["tokens"]["Ada"], "url": server.url}])
    yield visitor
    assert not visitor.wrong()
    visitor.close()


def _moments(page: Page, last: int) -> None:
    """Every part of the game can be gone to, and is told."""
    count = page.locator(".replay .count")
    for moment in (0, last // 2, last):
        page.locator("input[type=range]").evaluate(
            "(one, to) => { one.value = to; one.dispatchEvent(new Event('input', { bubbles: true })); }", str(moment)
        )
        expect(count).to_have_text(f"{moment}/{last}", timeout=PATIENCE)
    expect(page.locator("aside .lines .said").first).not_to_be_empty()


def test_a_finished_game_of_older_rules_shows_all_it_was(ada: Visitor, held: tuple[Server, Any]) -> None:
    id = held[1]["tables"]["finished"]
    news = ada.news(id)
    page = ada.go(f"/t/{id}")
    assert sorted(points for _, points in ranking(page)) == sorted(news["table"]["result"]["scores"])
    panel = page.locator(OVER)
    expect(panel).to_contain_text("Played by version 1 of the rules")
    expect(panel.get_by_role("button", name="Save the game")).to_be_visible()
    expect(panel.get_by_role("button", name="Go on from here")).to_have_count(0)
    panel.get_by_label("Seen by").select_option("1")
    _moments(page, news["moment"])


def test_a_game_that_new_rules_have_ended_goes_on_and_keeps_its_secrets(ada: Visitor, held: tuple[Server, Any]) -> None:
    id = held[1]["tables"]["running"]
    page = ada.go(f"/t/{id}")
    panel = page.locator(OVER)
    expect(panel).to_contain_text("what was hidden stays hidden")
    expect(page.locator("aside")).to_contain_text("The rules have changed: the game ends here")
    expect(panel.get_by_label("Seen by")).to_have_count(0)
    expect(panel.get_by_role("button", name="Save the game")).to_have_count(0)
    _moments(page, ada.news(id)["moment"])
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="New game against bots")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Go on from here by the new rules").click()
    page.wait_for_url(lambda url: "/t/" in url and id not in url)
    new = page.url.rpartition("/")[2].partition("?")[0]
    assert ada.news(new)["table"]["start"] == {"table": id, "at": ada.news(id)["moment"]}
