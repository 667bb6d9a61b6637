"""What somebody prefers: light or dark, sound, notifications; and the title of the tab, which says whose turn it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.browsing import PATIENCE
from tests.web.conftest import Visit
from tests.web.looking import drawn, shut
from tests.web.playing import Player

pytestmark = pytest.mark.slow

INK = "() => getComputedStyle(document.documentElement).color"
LIGHT, DARK = "rgb(16, 36, 44)", "rgb(233, 244, 246)"
# Somebody who looks at another tab. Notifications and notes that are played are kept for the test.
ELSEWHERE = """() => {
  Object.defineProperty(document, "hidden", { get: () => true });
  window.notes = [];
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, { body }) { window.notes.push(`${title}: ${body}`); }
    close() {}
  };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.notes.push("a note"); return start.apply(this, when); };
}"""


def settings(page: Page) -> None:
    page.locator("header button").first.click()
    page.locator("dialog[open] fieldset").first.wait_for()


def choose(page: Page, name: str, value: str) -> None:
    settings(page)
    page.locator(f"dialog[open] input[name={name}][value={value}]").check()
    shut(page)


def titled(page: Page, *words: str) -> None:
    page.wait_for_function(
        "(words) => words.every((one) => document.title.includes(one))", arg=list(words), timeout=PATIENCE
    )


def test_light_dark_or_as_the_system_has_it(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/")
    assert page.evaluate(INK) == LIGHT
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(INK) == DARK
    choose(page, "theme", "light")
    assert page.evaluate(INK) == LIGHT
    choose(page, "theme", "dark")
    page.emulate_media(color_scheme="light")
    assert page.evaluate(INK) == DARK
    page.reload()
    page.locator("article").first.wait_for()
    assert page.evaluate(INK) == DARK
    page.goto("/rules/otys")
    page.locator("[data-rule]").first.wait_for()
    assert page.evaluate(INK) == DARK
    choose(page, "theme", "system")
    assert page.evaluate(INK) == LIGHT


def test_every_setting_is_remembered(visit: Visit) -> None:
    ada = visit()
    ada.context.grant_permissions(["notifications"])
    page = ada.sit(ada.create("otys", "me", "greedy"))
    choose(page, "speed", "fast")
    settings(page)
    boxes = page.locator("dialog[open] input[type=checkbox]")
    before = [boxes.nth(i).is_checked() for i in range(boxes.count())]
    for i, checked in enumerate(before):
        boxes.nth(i).set_checked(not checked)
    shut(page)
    page.locator("#text-view").wait_for()  # one of them
    page.reload()
    page.locator("#prompt").wait_for()
    settings(page)
    assert [boxes.nth(i).is_checked() for i in range(boxes.count())] == [not one for one in before]
    assert page.locator("dialog[open] input[name=speed]:checked").input_value() == "fast"


def test_notifications_that_are_not_allowed_stay_off(visit: Visit) -> None:
    ada = visit()
    ada.context.clear_permissions()
    page = ada.go("/")
    page.evaluate("() => { Notification.requestPermission = async () => 'denied'; }")
    settings(page)
    box = page.locator("dialog[open] input[type=checkbox]").last
    box.click()
    drawn(page)
    assert not box.is_checked()
    assert page.evaluate("() => localStorage.getItem('fathom:notify')") != "on"


def test_who_looks_elsewhere_is_called_once(visit: Visit) -> None:
    ada, bob = visit("Ada", sound="on", notify="on"), visit("Bob")
    id = ada.create("octodice", "me", "open", options={"first_player": 1})
    bob.ask("POST", f"/api/tables/{id}/join", {})
    page = ada.sit(id)
    page.evaluate(ELSEWHERE)
    while (news := bob.news(id))["legal"]:
        bob.ask("POST", f"/api/tables/{id}/act", {"state": news["state"], "action": news["legal"][0]["id"]})
    assert ada.news(id)["legal"]
    page.wait_for_function("() => window.notes.length >= 3", timeout=PATIENCE)
    drawn(page)
    assert page.evaluate("() => window.notes") == ["a note", "a note", "Your turn: Octo Dice"]


def test_the_title_says_whose_turn_it_is(visit: Visit) -> None:
    ada, bob = visit("Ada"), visit("Bob", lang="de")
    id = ada.create("otys", "me", "open", options={"first_player": 0})
    page = ada.page
    page.goto(f"/t/{id}")
    page.locator(".lobby").wait_for()
    titled(page, "Otys")
    bob.ask("POST", f"/api/tables/{id}/join", {})
    page.locator("#prompt.mine .choices").wait_for()
    titled(page, "Your turn", "Otys")
    bob.sit(id)
    titled(bob.page, "Ada", "Otys")
    assert "am Zug" not in bob.page.title()

    player = Player(ada, id)
    while (news := ada.news(id))["legal"]:
        player.play(news["legal"][0]["text"])
    titled(page, "Bob", "Otys")
    assert "Your turn" not in page.title()
    titled(bob.page, "Du bist am Zug", "Otys")
    bob.go("/")
    titled(bob.page, "(1)", "am Zug")
    ada.go("/")
    titled(page, "Fathom")
    assert "Your turn" not in page.title()
