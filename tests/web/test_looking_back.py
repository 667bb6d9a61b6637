"""Looking back: the slider, the log, addresses of moments; during a game and after it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import GAMES, PATIENCE, golden, stored
from tests.web.conftest import Visit
from tests.web.playing import OVER, Player, ranking

FIGURES = "() => [...document.querySelectorAll('[data-figure]')].map((one) => one.innerText.trim())"
STEPS = 4


def _seen(page: Page) -> list[str]:
    found: list[str] = page.evaluate(FIGURES)
    return sorted(found)


def _slide(page: Page, moment: int) -> None:
    """Pull the slider to a moment."""
    page.locator("input[type=range]").evaluate(
        "(one, to) => { one.value = to; one.dispatchEvent(new Event('input', { bubbles: true })); }", str(moment)
    )


def _shows(page: Page, moment: int, last: int) -> None:
    expect(page.locator(".replay .count")).to_have_text(f"{moment}/{last}", timeout=PATIENCE)


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_looks_as_it_did(visit: Visit, game: str) -> None:
    ada = visit()
    id = ada.create(game, "me", "greedy")
    page = ada.sit(id)
    player = Player(ada, id)
    looked = {}
    for _ in range(STEPS):
        news = player.decide()
        player.at_rest()
        looked[news["moment"]] = _seen(page)
        player.point(news, board=0)
    last = player.decide()["moment"]
    player.at_rest()
    looked[last] = now = _seen(page)
    for moment in [one for one in looked if one != last]:
        _slide(page, moment)
        _shows(page, moment, last)
        expect(page.locator("main.past")).to_have_count(1)
        page.wait_for_function(f"(wanted) => ({FIGURES})().sort().join() === wanted.join()", arg=looked[moment])
        assert page.url.endswith(f"?at={moment}")
        assert not page.locator("#prompt [data-action], .spot.can").count()
    page.get_by_role("button", name="Back to now").click()
    _shows(page, last, last)
    page.wait_for_function(f"(wanted) => ({FIGURES})().sort().join() === wanted.join()", arg=now)
    assert page.locator("#prompt [data-action]").count()


def test_the_log_leads_to_its_moments(visit: Visit) -> None:
    ada = visit()
    id = ada.golden("otys-2", 0, "me", "greedy")
    page = ada.sit(id)
    player = Player(ada, id)
    for action in ("key 4", "go"):
        player.play(action)
    last = player.decide()["moment"]
    page.locator('aside a[href="?at=1"]').click()
    _shows(page, 1, last)
    expect(page.locator("aside li.on")).to_contain_text("plays key 4")
    page.reload()  # the address is that of the moment
    page.locator("main.past").wait_for()
    _shows(page, 1, last)
    page.get_by_role("button", name="Next moment").click()
    _shows(page, 2, last)
    page.get_by_role("button", name="Previous moment").click()
    page.get_by_role("button", name="Previous moment").click()
    _shows(page, 0, last)
    page.get_by_role("button", name="Now", exact=True).click()
    _shows(page, last, last)


def test_while_somebody_looks_back_the_game_goes_on_and_they_are_not_disturbed(visit: Visit) -> None:
    ada, bo = visit(), visit(name="Bo")
    id = ada.golden("otys-2", 0, "me", "open")
    bo.ask("POST", f"/api/tables/{id}/join", {"name": "Bo"})
    page = bo.sit(id)
    player = Player(ada, id)
    ada.sit(id)
    player.play("key 4")
    _shows(page, 1, 1)
    _slide(page, 0)
    _shows(page, 0, 1)
    player.play("go")
    _shows(page, 0, 2)
    expect(page.locator("main.past")).to_have_count(1)


@pytest.mark.parametrize("name", [stored(game, most=2) for game in GAMES])
def test_a_finished_game_is_replayed_by_itself(visit: Visit, name: str) -> None:
    ada = visit()
    id = ada.ask("POST", "/api/records", golden(name))["table"]["id"]
    page = ada.go(f"/t/{id}")
    scores = [points for _, points in ranking(page)]
    last = len(golden(name)["moves"])
    _shows(page, last, last)
    for moment in (0, last // 3, last - 3):
        _slide(page, moment)
        _shows(page, moment, last)
        happened = [event for entry in ada.news(id, at=moment)["entries"] for event in entry.get("events", ())]
        expect(page.locator(".came")).to_have_count(1 if moment and happened else 0, timeout=PATIENCE)
    page.get_by_role("button", name="Play", exact=True).click()
    _shows(page, last, last)
    page.get_by_role("button", name="Back to now").click()
    assert [points for _, points in ranking(page)] == scores


def test_after_the_end_every_seat_can_be_looked_over_the_shoulder(visit: Visit) -> None:
    ada = visit()
    id = ada.ask("POST", "/api/records", golden("otys-2"))["table"]["id"]
    hands = [ada.news(id, seat=seat)["view"]["players"][seat]["hand"] for seat in (0, 1)]
    assert any(hands)
    page = ada.go(f"/t/{id}")
    for seat in (1, 0):
        page.get_by_label("Seen by").select_option(str(seat))
        expect(page.locator(".own-pane .plate strong")).to_have_text(f"Player {seat + 1}", timeout=PATIENCE)
        for card in hands[seat]:
            expect(page.locator(f'section.own [data-spot="card:{card}"]')).to_be_attached(timeout=PATIENCE)


def test_a_new_game_begins_at_any_moment_of_a_finished_one(visit: Visit) -> None:
    ada = visit()
    id = ada.ask("POST", "/api/records", golden("otys-2"))["table"]["id"]
    page = ada.go(f"/t/{id}")
    page.locator(OVER).wait_for()
    _slide(page, 20)
    page.locator("main.past").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="New game against bots from the moment shown").click()
    page.wait_for_url(lambda url: id not in url)
    page.locator("#prompt").wait_for()
    table = ada.news(page.url.rpartition("/")[2])["table"]
    assert (table["status"], table["start"]["at"]) == ("playing", 20)
    assert [seat["mine"] for seat in table["seats"]].count(True) == 1
