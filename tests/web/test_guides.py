"""The first-game guide of every game: who does what it says gets to its end, and it can be skipped."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import DESKTOP, GAMES, PATIENCE, PHONE, News, Visitor
from tests.web.conftest import Visit
from tests.web.looking import drawn
from tests.web.playing import ANSWERABLE, HIT, Player

pytestmark = pytest.mark.slow

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
STEP = ".ask section:has(p[aria-live])"
MOST = 30  # steps, and clicks in one of them
# Words of a step; whether a button leads on; what is pointed out, and whether that is in sight of who scrolls to it.
GUIDE = """() => {
  const step = document.querySelector(".ask section:has(> p[aria-live])");
  if (!step) return null;
  const hints = [...document.querySelectorAll(".spot.hint")];
  const seen = hints.filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0);
  const names = (some) => some.map((one) => one.dataset.spot);
  return {
    count: step.querySelector(".quiet").textContent, words: step.querySelector("[aria-live]").textContent,
    button: step.querySelector(".primary") !== null, hints: names(hints),
    seen: names(seen), usable: names(seen.filter((one) => one.matches(".can:not(.chosen)"))),
    actions: [...document.querySelectorAll("#prompt [data-action]")].map((one) => one.dataset.action),
    sure: document.querySelector("#prompt .sure") !== null,
  };
}"""


def begin(ada: Visitor, game: str) -> Page:
    page = ada.page
    page.goto(f"/guide/{game}")
    page.wait_for_url("**/t/*")
    page.locator(STEP).wait_for()
    drawn(page)
    return page


def guide(page: Page) -> News | None:
    """What the guide says and shows, once it can be answered; None after its end."""
    page.locator(ANSWERABLE).wait_for()
    drawn(page)
    found: News | None = page.evaluate(GUIDE)
    return found


def leads_on(page: Page, before: News) -> None:
    page.wait_for_function(f"(count) => (({GUIDE})()?.count ?? null) !== count", arg=before["count"], timeout=PATIENCE)


def on_the_table(player: Player, before: News) -> None:
    """Do what a step wants with what it points out, as far as that lights up."""
    page = player.page
    for _ in range(MOST):
        player.at_rest()
        now = guide(page)
        if now is None or now["count"] != before["count"]:
            return
        if now["sure"]:
            page.locator("#prompt .sure .primary").click()
            leads_on(page, before)
            return
        stance = player.stance()
        if now["usable"]:
            player.hit(page.query_selector_all(f'.spot.can[data-spot="{now["usable"][0]}"]')[0])
        else:  # it is not on the table: the one choice of the list is meant
            page.locator("#prompt [data-action]").click()
        player.changed(stance, str(now["usable"]))
    raise AssertionError(f"no end of {before}")


def follow(ada: Visitor, game: str, by_list: bool) -> list[str]:
    """Follow a guide to its end; returns what was said."""
    page = begin(ada, game)
    player = Player(ada, page.url.rpartition("/")[2], touch=by_list)
    said: list[str] = []
    for _ in range(MOST):
        now = guide(page)
        if now is None:
            return said
        assert now["words"] not in said, f"twice: {now}"
        said.append(now["words"])
        assert len(now["actions"]) == (0 if now["button"] else 1), f"just what is wanted can be done: {now}"
        assert now["seen"] or now["button"], f"what is wanted is not pointed out: {now}"
        assert by_list or now["seen"] == now["hints"], f"not all that is pointed out can be seen: {now}"
        if now["button"]:
            page.locator(f"{STEP} .primary").click()
            leads_on(page, now)
        elif by_list:
            news = ada.news(player.id)
            page.locator("#prompt [data-action]").tap()
            player.sure(news)
            leads_on(page, now)
        else:
            on_the_table(player, now)
    raise AssertionError(f"no end of {said}")


@EVERY_GAME
def test_it_can_be_followed_on_the_table(visit: Visit, game: str) -> None:
    ada = visit()
    said = follow(ada, game, by_list=False)
    assert len(said) >= 5
    player = Player(ada, ada.page.url.rpartition("/")[2])
    news = player.decide()  # then the game simply goes on
    player.check(news)
    player.point(news)


@pytest.mark.parametrize(("game", "lang"), list(zip(GAMES, cycle(("de", "fr")))))
def test_it_can_be_followed_by_the_list_on_a_phone(visit: Visit, game: str, lang: str) -> None:
    ada = visit(size=PHONE, touch=True, lang=lang)
    assert len(follow(ada, game, by_list=True)) >= 5


@EVERY_GAME
def test_a_wrong_click_is_answered_with_what_is_wanted(visit: Visit, game: str) -> None:
    ada = visit()
    page = begin(ada, game)
    bubble = page.locator(".bubble")
    state = ada.news(page.url.rpartition("/")[2])["state"]
    for _ in range(MOST):
        now = guide(page)
        assert now is not None, "nothing is wanted"
        if not now["button"]:
            break
        page.locator(f"{STEP} .primary").click()
        leads_on(page, now)
    wrong = [one for one in page.query_selector_all("main [data-spot]:not(.can)") if one.is_visible()]
    hits = [at for one in wrong[:12] if (at := one.evaluate(HIT)) is not None]
    assert hits
    for at in hits[:3]:
        page.mouse.click(*at)
        bubble.wait_for()
        assert "The guide wants" in bubble.inner_text()
        assert not bubble.locator(".link").count(), "no rule: nothing forbids it but the guide"
        bubble.get_by_role("button", name="Close").click()
        expect(bubble).to_have_count(0)
    assert ada.news(page.url.rpartition("/")[2])["state"] == state


def test_clicks_resolve_as_in_a_game(visit: Visit) -> None:
    """ "Click C01" is one click in a game, as there is one choice with C01. So it is in the guide."""
    ada = visit()
    page = begin(ada, "otys")
    player = Player(ada, page.url.rpartition("/")[2])
    for _ in range(MOST):
        now = guide(page)
        assert now is not None
        if now["actions"] == ["complete C01 4"]:
            break
        if now["button"]:
            page.locator(f"{STEP} .primary").click()
            leads_on(page, now)
        else:
            on_the_table(player, now)
    news = ada.news(player.id)
    assert sum("C01" in choice["text"] for choice in news["legal"]) == 1
    player.hit(page.query_selector_all('.spot.can[data-spot="card:C01"]')[0])
    player.sure(news)
    leads_on(page, now)


@EVERY_GAME
def test_it_can_be_skipped(visit: Visit, game: str) -> None:
    ada = visit(size=DESKTOP)
    page = begin(ada, game)
    page.locator(f"{STEP} button.plain").click()
    expect(page.locator(STEP)).to_have_count(0)
    expect(page.locator(".spot.hint")).to_have_count(0)
    player = Player(ada, page.url.rpartition("/")[2])
    player.check(player.decide())
    page.reload()
    page.locator("#prompt.mine .choices").wait_for()
    assert not page.locator(STEP).count()


def test_it_goes_on_after_a_reload(visit: Visit) -> None:
    ada = visit()
    page = begin(ada, "octodice")
    page.locator(f"{STEP} .primary").click()
    expect(page.locator(f"{STEP} .quiet")).to_contain_text("2")
    page.reload()
    expect(page.locator(f"{STEP} .quiet")).to_contain_text("2")


def test_it_is_offered_on_the_home_page(visit: Visit) -> None:
    ada = visit(name=None)
    page = ada.go("/")
    page.locator("article").nth(3).wait_for()
    page.locator("article a.guide").first.click()
    page.locator(STEP).wait_for()
