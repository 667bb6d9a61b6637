"""The connection breaks, the server is killed: the page says so and goes on, nothing is lost and nothing is doubled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import Server
from tests.web.browsing import PATIENCE, Visitor
from tests.web.playing import Player

REFUSED = ("ERR_CONNECTION_REFUSED", "WebSocket connection to", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    with Server(tmp_path, "--no-limits", "--workers", "1") as running:
        yield running


@pytest.fixture
def ada(browser: Browser, mortal: Server) -> Iterator[Visitor]:
    visitor = Visitor(browser, mortal)
    visitor.expect(*REFUSED)
    yield visitor
    wrong = visitor.wrong()
    visitor.close()
    assert not wrong, wrong


def _log(visitor: Visitor, id: str) -> list[tuple[int, str | None]]:
    """The own actions, with the moments they led to."""
    entries = visitor.news(id, since=0)["entries"]
    return [(entry["moment"], entry["action"]) for entry in entries if entry["kind"] == "action" and entry["seat"] == 0]


def test_an_action_sent_while_the_server_is_away_arrives_once(ada: Visitor, mortal: Server) -> None:
    id = ada.golden("otys-2", 0, "me", "greedy")
    page = ada.sit(id)
    player = Player(ada, id)
    player.check(player.decide())
    mortal.kill()
    expect(page.get_by_text("The connection was lost")).to_be_visible(timeout=PATIENCE)
    page.locator('#prompt [data-action="key 4"]').click()
    mortal.start()
    expect(page.get_by_text("The connection was lost")).to_be_hidden(timeout=PATIENCE)
    player.page.wait_for_function("() => document.querySelector('.replay .count').textContent === '1/1'")
    assert _log(ada, id) == [(1, "key 4")]
    player.play("go")
    assert [action for _, action in _log(ada, id)][:2] == ["key 4", "go"]


def test_killed_again_and_again_nothing_is_lost_or_doubled(ada: Visitor, mortal: Server) -> None:
    id = ada.golden("otys-2", 0, "me", "greedy")
    page = ada.sit(id)
    player = Player(ada, id)
    done = []
    for _ in range(4):
        news = player.decide()
        player.check(news)
        button = page.locator("#prompt [data-action]").first
        done.append(button.get_attribute("data-action"))
        button.click(no_wait_after=True)
        mortal.restart()
        player.moved(news)
    player.decide()
    assert [action for _, action in _log(ada, id)] == done
    # What the page has shown is what has happened.
    for entry in ada.news(id, since=0)["entries"]:
        if entry["kind"] == "action" and entry["events"]:
            told = sum(event["kind"] != "turn" for event in entry["events"])  # that is the heading of the next turn
            expect(page.locator(f'aside a[href="?at={entry["moment"]}"]')).to_have_count(told)


def test_chat_and_undo_go_through_a_break_as_well(ada: Visitor, browser: Browser, mortal: Server) -> None:
    bo = Visitor(browser, mortal, name="Bo")
    bo.expect(*REFUSED)
    id = ada.golden("otys-2", 0, "me", "open")
    bo.ask("POST", f"/api/tables/{id}/join", {"name": "Bo"})
    page = ada.sit(id)
    player = Player(ada, id)
    player.play("key 4")
    player.decide()
    mortal.kill()
    expect(page.get_by_text("The connection was lost")).to_be_visible(timeout=PATIENCE)
    page.get_by_label("Say something").fill("Anybody there?")
    page.get_by_label("Say something").press("Enter")
    page.get_by_role("button", name="Undo").click()
    mortal.start()
    page.wait_for_function("() => document.querySelector('.replay .count').textContent === '0/0'")
    expect(page.get_by_role("log", name="Chat").locator("li")).to_have_count(1, timeout=PATIENCE)
    kinds = [entry["kind"] for entry in ada.news(id, since=0)["entries"]]
    assert (kinds.count("undo"), kinds.count("chat")) == (1, 1)
    bo.close()


def test_without_a_server_the_first_page_says_so_and_recovers(ada: Visitor, mortal: Server) -> None:
    page = ada.go("/")
    page.get_by_role("heading", name="Otys").wait_for()
    mortal.kill()
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("alert").first).to_have_text("The server cannot be reached.", timeout=PATIENCE)
    mortal.start()
    page.get_by_role("button", name="Play now").first.click()
    page.locator("#prompt").wait_for()
