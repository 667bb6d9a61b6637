"""axe-core looks at every page, in both themes, on a desktop and a phone: nothing of weight may be found."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import Page

from tests.web.browsing import DESKTOP, GAMES, PHONE, stored
from tests.web.conftest import Visit
from tests.web.looking import audit, busy, decision, drawn, finished, moment, phases, shut, tab

pytestmark = pytest.mark.slow

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
WAYS = [(theme, name, size) for theme in ("light", "dark") for name, size in (("desktop", DESKTOP), ("phone", PHONE))]
# Each game on a bright desktop or on a dark phone, where panels are looked at, too; in all ways under `--prove`.
EVERY_WAY = pytest.mark.parametrize(
    ("game", "theme", "size"),
    [
        pytest.param(game, theme, size, id=f"{game}-{theme}-{name}", marks=() if i == at % 2 * 3 else pytest.mark.prove)
        for at, game in enumerate(GAMES)
        for i, (theme, name, size) in enumerate(WAYS)
    ],
)


def look(page: Page, where: str) -> list[str]:
    drawn(page)
    return [f"{where}: {one}" for one in audit(page)]


@pytest.mark.sampled
@EVERY_WAY
def test_a_table(visit: Visit, game: str, theme: str, size: tuple[int, int]) -> None:
    ada = visit(theme=theme, size=size, touch=size == PHONE)
    page = ada.sit(busy(ada, game))
    page.locator("#prompt.mine .choices").wait_for()
    found = []
    for part in ("own", "shared", "people", "log") if size == PHONE else ("own",):
        tab(page, part)
        found += look(page, part)
    if (size == PHONE) == (theme == "dark"):  # panels are the same in both
        found += panels(page)
    tab(page, "own")
    page.keyboard.press("t")
    page.locator("#text-view").wait_for()
    found += look(page, "in words")
    assert not found, "\n".join(found)


def panels(page: Page) -> list[str]:
    """What is found in the panels of a table."""
    page.keyboard.press("r")
    page.locator("dialog[open] [data-rule]").first.wait_for()
    found = look(page, "rules")
    page.locator("dialog[open] .parts button").nth(1).click()
    found += look(page, "cards")
    shut(page)
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    found += look(page, "why not")
    shut(page)
    tab(page, "people")
    page.locator(".people .row button").first.click()
    found += look(page, "menu")
    shut(page)
    return found


@pytest.mark.sampled
@EVERY_GAME
def test_kinds_of_decisions(visit: Visit, game: str, proving: bool) -> None:
    ada, bob = visit(), visit(theme="dark")
    found = []
    for i, (name, at, seat) in enumerate(phases(game)[:: 1 if proving else 5]):  # many are alike
        page = (ada, bob)[i % 2].sit(decision((ada, bob)[i % 2], name, at, seat))
        page.locator("#prompt.mine .choices").wait_for()
        found += look(page, f"{name} at {at}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("game", "theme"), list(zip(GAMES, cycle(("light", "dark")))))
def test_a_finished_game(visit: Visit, game: str, theme: str) -> None:
    ada = visit(theme=theme, size=PHONE if theme == "dark" else DESKTOP)
    news = finished(ada, stored(game, most=3))
    page = ada.sit(news["table"]["id"])
    page.locator(".over[role=status]").wait_for()
    found = look(page, "result")
    tab(page, "log")
    moment(page, news["moment"] // 2)
    tab(page, "own")
    found += look(page, "a moment")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("theme", "size"), [("light", DESKTOP), ("dark", PHONE)], ids=["desktop", "phone"])
def test_pages(visit: Visit, theme: str, size: tuple[int, int]) -> None:
    ada, bob = visit(theme=theme, size=size, touch=size == PHONE), visit("Bob")
    waiting = ada.create("otys", "me", "open", "open", public=True)
    theirs = bob.create("abyss", "me", "open", public=True)
    page = ada.go("/")
    page.locator("article").nth(3).wait_for()
    found = look(page, "home")
    page.locator("header button").click()
    found += look(page, "settings")
    shut(page)
    for i, game in enumerate(GAMES):
        page.locator("article").nth(i).locator("[aria-haspopup=dialog]").click()
        page.locator("dialog[open] summary").last.click()
        found += look(page, f"new table, {game}")
        shut(page)
    for name, id in (("lobby", waiting), ("lobby of another", theirs)):
        page.goto(f"/t/{id}")
        page.locator(".lobby").wait_for()
        found += look(page, name)
    page.goto(f"/t/{ada.create('abyss', 'me', 'me')}")
    page.locator(".cover, #prompt").first.wait_for()
    found += look(page, "hand over")
    page.goto("/rules/seastead")
    page.locator("[data-rule]").first.wait_for()
    found += look(page, "rules")
    page.goto("/guide/otys")
    page.locator(".ask section[aria-label] .primary").first.wait_for()
    found += look(page, "guide")
    page.goto("/puzzles")
    page.locator("h2").nth(3).wait_for()
    found += look(page, "puzzles")
    page.goto("/study")
    page.get_by_role("heading", name="A new game").wait_for()
    found += look(page, "study")
    page.goto("/t/nowhere")
    page.locator("main.lost h1").wait_for()
    found += look(page, "no such table")
    assert not found, "\n".join(found)
