"""The teacher in the page: a hint is asked for, seen on the table and played; a finished game is reviewed, a turning
point looked at, and played on from there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import DESKTOP, LANGS, PATIENCE, PHONE, golden
from tests.web.conftest import Visit
from tests.web.looking import audit, small, speak, tab, tiny, wide
from tests.web.playing import Player

READY = 'section.hint[aria-busy="false"]'
LATE = 10 * PATIENCE  # a review may take a while on a busy machine
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def fits(page: Page, fingers: str) -> None:
    """Nothing is cut off, too small, or of weight for axe."""
    assert not (found := wide(page) + small(page) + audit(page)), "\n".join(found)
    size = page.viewport_size
    assert size is not None
    if size["width"] == PHONE[0]:
        assert not (found := tiny(page, fingers)), "\n".join(found)


@SIZES
def test_a_hint_is_asked_for_seen_and_played(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit(size=size, touch=size == PHONE, theme="dark" if size == PHONE else "light")
    id = ada.golden("octodice-2", 0, "me", "greedy")
    page = ada.sit(id)
    player = Player(ada, id, touch=size == PHONE)
    news = player.decide()
    page.keyboard.press("h")
    page.locator(READY).wait_for()
    wanted = ada.ask("POST", f"/api/tables/{id}/hint", {"state": news["state"]})
    shown = page.locator("section.hint [data-hint]")
    assert shown.evaluate_all("(all) => all.map((one) => one.dataset.hint)") == [
        one["action"] for one in wanted["choices"]
    ]
    expect(page.locator("section.hint [role=status]")).to_have_text(wanted["why_says"])
    for lang in LANGS:
        speak(page, lang)
        if not page.locator(READY).count():  # the log is another one, and the hint with it
            page.locator("#hint").click()
            page.locator(READY).wait_for()
        fits(page, "section.hint button, section.hint summary")
    page.locator("section.hint summary").click()
    expect(page.locator("section.hint .worths li")).to_have_count(len(news["legal"]))
    advised = page.locator(".spot.advised")
    assert advised.count(), "the pieces of the first choice are lit up"
    best = wanted["choices"][0]["action"]
    page.locator(f'[data-hint="{best}"]').click()
    player.moved(news)
    expect(page.locator("section.hint")).to_have_count(0)
    expect(advised).to_have_count(0)
    played = [entry for entry in ada.news(id, since=0)["entries"] if entry["kind"] == "action"]
    assert next(entry for entry in played if entry["seat"] == 0)["action"] == best
    tab(page, "log")
    expect(page.locator("aside")).to_contain_text("demande un conseil")


def test_where_hints_are_not_allowed_there_is_no_button(visit: Visit) -> None:
    ada = visit()
    page = ada.sit(ada.create("octodice", "me", "greedy", hints=False))
    page.locator("#prompt.mine .choices").wait_for()
    expect(page.locator("#hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("section.hint")).to_have_count(0)


def test_a_new_table_says_whether_hints_are_allowed(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/")
    page.get_by_role("article", name="Octo Dice").locator(".actions button").click()
    page.locator("#new-hints").select_option("Not allowed")
    page.locator("dialog[open] footer .primary").click()
    page.locator("#prompt").wait_for()
    assert ada.news(page.url.rpartition("/")[2])["table"]["hints"] is False
    page = ada.go(f"/t/{ada.create('abyss', 'me', 'open', hints=True, notes=True)}")
    expect(page.locator(".lobby .facts")).to_contain_text("hints are allowed")
    expect(page.locator(".lobby .facts")).to_contain_text("what could be remembered is shown")


def test_a_game_is_reviewed_a_moment_looked_at_and_played_on_from(visit: Visit, tmp_path: Path) -> None:
    ada = visit()
    id = ada.ask("POST", "/api/records", golden("octodice-2"))["table"]["id"]
    page = ada.sit(id)
    page.locator("#review").click()
    page.locator(".review :is(.graph, progress)").first.wait_for()
    page.locator(".review .graph").wait_for(timeout=LATE)
    told = ada.ask("GET", f"/api/tables/{id}/review")["review"]
    points = page.locator(".turning li")
    expect(points).to_have_count(len(told["turning"]))
    expect(points.first).to_contain_text(told["turning"][0]["better_says"])
    page.locator(".review summary").click()
    rows = page.locator(".review figure tbody tr")
    expect(rows).to_have_count(len(told["wins"]))
    fits(page, ".review button")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the figures").click()
    saved.value.save_as(tmp_path / "review.json")
    assert json.loads((tmp_path / "review.json").read_text()) == told
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a page").click()
    saved.value.save_as(tmp_path / "review.html")
    assert "<svg" in (tmp_path / "review.html").read_text()

    moment = told["turning"][0]["moment"]
    points.first.get_by_role("button", name="See this moment").click()
    expect(page.locator(".replay .count")).to_have_text(f"{moment}/{len(golden('octodice-2')['moves'])}")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()

    bo = visit(name="Bo", size=PHONE, touch=True, theme="dark", lang="de")
    page = bo.sit(id)
    page.locator("#review").tap()
    page.locator(".review .graph").wait_for()
    fits(page, ".review button")
    point = page.locator(".turning li").first
    point.get_by_role("button", name="Von hier aus weiterspielen").tap()
    page.wait_for_url(lambda url: id not in url)
    page.locator("#prompt").wait_for()
    start = bo.news(page.url.rpartition("/")[2])["table"]["start"]
    assert (start["table"], start["at"]) == (id, moment)

    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    file = (tmp_path / "review.html").as_uri()
    page.goto(file)
    for lang in LANGS:
        page.locator(f"#{lang}").check()
        fits(page, "summary")
    assert set(asked) == {file}, "it needs nothing else"
