"""Hints and reviews of tables at a server, thought of in the visitor's browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.serving import Server
from tests.web.browsing import PATIENCE, PHONE, Visitor, golden
from tests.web.conftest import Visit
from tests.web.playing import Player
from tests.web.sites import built

READY = 'section.hint[aria-busy="false"]'
LATE = 10 * PATIENCE  # a review may take a while on a busy machine


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that leaves thinking to browsers."""
    with Server(tmp_path, "--no-limits", "--site", str(built())) as running:
        yield running


def kinds(visitor: Visitor) -> set[str]:
    """What the page was told."""
    return {json.loads(frame)["type"] for frame in visitor.frames}


def advised(player: Player) -> list[str]:
    """What a hint shows, all of which can be played."""
    news = player.decide()
    player.page.keyboard.press("h")
    player.page.locator(READY).wait_for()
    shown = player.page.locator("section.hint [data-hint]").evaluate_all("(all) => all.map((one) => one.dataset.hint)")
    assert set(shown) <= {choice["text"] for choice in news["legal"]}
    return list(shown)


@pytest.mark.slow
@pytest.mark.parametrize("touch", [False, True], ids=["desktop", "phone"])
def test_a_hint_is_thought_of_here(visit: Visit, touch: bool) -> None:
    ada = visit(lang="de", touch=touch, **({"size": PHONE} if touch else {}))
    id = ada.golden("octodice-2", 0, "me", "greedy")
    ada.sit(id)
    assert advised(Player(ada, id))
    assert "think" in kinds(ada)
    assert "hint" not in kinds(ada), "the server has thought, too"


@pytest.mark.slow
def test_without_what_it_takes_the_server_thinks(visit: Visit) -> None:
    ada = visit()
    ada.context.route("**/offline/parts.json", lambda route: route.abort())
    ada.expect("parts.json", "the server is asked", "Failed to fetch")
    id = ada.golden("octodice-2", 0, "me", "greedy")
    ada.sit(id)
    assert advised(Player(ada, id))
    assert {"think", "hint"} <= kinds(ada)


def test_whoever_does_not_want_it_is_not_asked(visit: Visit) -> None:
    ada = visit(here="off")
    id = ada.golden("octodice-2", 0, "me", "greedy")
    ada.sit(id)
    assert advised(Player(ada, id))
    assert "think" not in kinds(ada)


@pytest.mark.slow
def test_a_review_is_made_and_kept_here(visit: Visit, tmp_path: Path) -> None:
    ada = visit()
    id = ada.ask("POST", "/api/records", golden("octodice-2"))["table"]["id"]
    page = ada.sit(id)
    reviewed(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a page").click()
    saved.value.save_as(tmp_path / "review.html")
    assert "<svg" in (tmp_path / "review.html").read_text()
    assert ada.ask("GET", f"/api/tables/{id}/review")["status"] == "none", "the server has made none"
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    reviewed(page)
    assert not [url for url in asked if "/review" in url or "/offline/" in url], "it was made again"


def reviewed(page: Page) -> None:
    page.locator("#review").click()
    page.locator(".review .graph").wait_for(timeout=LATE)


@pytest.mark.slow
def test_a_hint_of_the_study_board_is_thought_of_here(visit: Visit) -> None:
    ada = visit()
    placed = ada.ask("POST", "/api/study", {"game": "octodice", "players": 2})
    told: list[Any] = []
    ada.page.on("response", lambda answer: told.append(answer) if "/study/hint" in answer.url else None)
    page = ada.go(f"/study#{placed['code']}")
    page.locator("#prompt .choices").wait_for()
    page.locator("#hint").click()
    page.locator(READY).wait_for()
    expect(page.locator("section.hint [data-hint]")).not_to_have_count(0)
    assert [answer.json() for answer in told] == [{"site": "/offline/"}]
