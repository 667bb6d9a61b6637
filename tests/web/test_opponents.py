"""Opponents: chosen by their faces, remembered, told apart from people everywhere, and something to beat alone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from fathom.bots.characters import LEVELS, character
from tests.web.browsing import DESKTOP, LANGS, PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.looking import audit, shut, small, speak, tab, tiny, wide
from tests.web.playing import OVER

RATINGS = {"beginner": 790, "casual": 1000, "good": 1210, "strong": 1380, "expert": 1470}
MARK = {"level": "strong", "games": 400, "mean": 52.4, "quartiles": [45, 52, 60], "won": None}


def measured(visitor: Visitor) -> None:
    """As if something had been measured, and another package had brought a bot."""

    def answer(route: Route) -> None:
        said = route.fetch().json()
        for game in said["games"]:
            game["ratings"] = {"3": RATINGS}
            game["solo"] = {"usual": MARK} if game["name"] == "octodice" else {}
        said["bots"].append("shark")
        said["characters"].append({"bot": "shark", "name": "shark", "level": None, "style": None})
        route.fulfill(json=said)

    visitor.page.route("**/api/games?*", answer)


def more(page: Page, game: str) -> Locator:
    """The panel in which everything can be chosen."""
    page.get_by_role("article", name=game).locator(".actions button").click()
    dialog = page.locator("dialog[open]")
    dialog.locator("form").wait_for()
    return dialog


def seats(visitor: Visitor) -> list[Any]:
    visitor.page.wait_for_url("**/t/*")
    news = visitor.news(visitor.page.url.rpartition("/")[2].partition("?")[0])
    return [seat["bot"] for seat in news["table"]["seats"]]


def wrong(page: Page) -> list[str]:
    return wide(page) + small(page) + audit(page)


def test_a_newcomer_meets_casual_ones_and_a_choice_is_remembered(visit: Visit) -> None:
    guest = visit(name=None)
    page = guest.go("/")
    play = page.get_by_role("article", name="Seastead").get_by_role("button", name="Play now against Luma")
    play.click()
    assert seats(guest) == [None, "casual"]
    page = guest.go("/")
    page.get_by_role("button", name="Opponent: Luma").click()
    cards = page.locator("dialog[open]").get_by_role("radio")
    expect(cards.nth(1)).to_be_checked()
    cards.nth(1).focus()
    page.keyboard.press("ArrowRight")  # by keys as well as by a click
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Vega Strong")).to_be_checked()
    page.get_by_role("button", name="Play against Vega").click()
    page.reload()
    expect(page.get_by_role("button", name="Opponent: Vega")).to_be_visible()
    page.get_by_role("article", name="Abyss").get_by_role("button", name="Play now").click()
    assert seats(guest) == [None, "strong", "strong"]
    expect(page.locator(".people .name b")).to_have_text(["Guest", "Vega 1", "Vega 2"])


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_the_choice_fits_and_is_told_in_every_language(visit: Visit, size: tuple[int, int], theme: str) -> None:
    ada = visit(size=size, touch=size == PHONE, theme=theme)
    measured(ada)
    page = ada.go("/")
    for lang in LANGS:
        speak(page, lang)
        dialog = more(page, "Otys")
        for i, level in enumerate(LEVELS):
            one = character(level, lang)
            card = dialog.locator(".card").nth(i)
            told = card.inner_text().splitlines()
            assert told[:3] == [one.name, one.level, one.style]
            assert str(RATINGS[level]) in told[3]
        dialog.locator(".opponents summary").click()
        expect(dialog.locator(".card").last).to_have_text("shark")
        expect(dialog.locator(".card [data-face]").last).to_have_attribute("data-face", "bot")
        assert wide(page) + small(page) == []
        assert tiny(page, ".card, .rival") == []
        if lang == LANGS[-1]:
            assert audit(page) == []
        shut(page)


def test_ratings_are_those_of_this_game_with_so_many(visit: Visit) -> None:
    ada = visit()
    measured(ada)
    dialog = more(ada.go("/"), "Otys")
    expect(dialog.get_by_text("Rating 1380")).to_be_visible()
    dialog.get_by_role("radio", name="4", exact=True).check(force=True)  # not measured
    expect(dialog.get_by_text("Rating", exact=False)).to_have_count(0)
    dialog.get_by_role("radio", name="Baltasar").check(force=True)
    dialog.get_by_label("Player 2", exact=True).select_option("greedy")
    dialog.get_by_role("button", name="Start the game").click()
    assert seats(ada) == [None, "greedy", "expert", "expert"]


def test_nobody_takes_a_bot_for_a_person(visit: Visit) -> None:
    ada = visit(size=PHONE, touch=True)
    id = ada.create("abyss", "me", "open", "casual", "greedy")
    page = ada.go(f"/t/{id}")
    who = page.locator(".seats ul li")
    expect(who.nth(2)).to_contain_text("Luma Bot · Casual")
    page.get_by_role("button", name="Put a bot here").click()
    page.get_by_role("radio", name="Momo").check(force=True)
    assert wrong(page) == []
    page.get_by_role("button", name="Play against Momo").click()
    page.locator("#prompt").wait_for()
    assert seats(ada) == [None, "beginner", "casual", "greedy"]
    tab(page, "people")
    names = page.locator(".people li.panel .name")
    for i, (face, told) in enumerate([("beginner", "Momo Bot · Beginner"), ("casual", "Luma Bot · Casual")], 1):
        expect(names.nth(i)).to_contain_text(told)
        expect(names.nth(i).locator("[data-face]")).to_have_attribute("data-face", face)
    expect(names.nth(3)).to_contain_text("Bot 4 Bot · Greedy")
    expect(names.nth(0).locator("[data-face]")).to_have_count(0)


def test_the_log_and_the_end_show_faces(visit: Visit) -> None:
    ada = visit()
    id = ada.create("otys", "me", "casual", options={"first_player": 1})
    page = ada.sit(id)
    expect(page.locator("aside .turns [data-face=casual]").first).to_be_visible()  # it has acted
    ada.ask("POST", f"/api/tables/{id}/concede", {})
    over = page.locator(OVER)
    expect(over.locator("h2")).to_contain_text("Luma has won")
    expect(over.locator("h2 [data-face=casual]")).to_be_visible()
    expect(over.get_by_role("columnheader", name="Bot · Casual Luma")).to_be_visible()
    assert wrong(page) == []


def test_alone_there_is_something_to_beat(visit: Visit) -> None:
    ada = visit(size=PHONE, touch=True)
    measured(ada)
    page = ada.go("/")
    dialog = more(page, "Octo Dice")
    dialog.get_by_role("radio", name="1", exact=True).check(force=True)
    told = "To beat: Vega reaches 52 points on average; half of the games end between 45 and 60."
    expect(dialog.get_by_text(told)).to_be_visible()
    assert wrong(page) == []
    dialog.get_by_text("Options of the game").click()
    layout = dialog.get_by_label("Lab tiles", exact=True)
    layout.select_option(index=1)
    expect(dialog.get_by_text(told)).to_have_count(0)  # nobody has measured this
    layout.select_option(index=0)
    dialog.get_by_role("button", name="Start the game").click()
    page.locator("#prompt").wait_for()
    expect(page.locator(".strip")).to_contain_text("To beat: 52")
    tab(page, "people")
    expect(page.locator(".people")).to_contain_text("To beat: Vega, 52 points on average")
    assert wrong(page) == []


def test_the_end_says_how_good_a_solo_game_was(visit: Visit) -> None:
    ada = visit()
    measured(ada)
    id = ada.create("octodice", "me")
    for _ in range(500):
        news = ada.news(id)
        if news["table"]["status"] == "over":
            break
        ada.ask("POST", f"/api/tables/{id}/act", {"state": news["state"], "action": news["legal"][-1]["id"]})
    points = news["table"]["result"]["scores"][0]
    MARK["quartiles"] = [points - 9, points - 4, points - 1]
    page = ada.sit(id)
    expect(page.locator(OVER)).to_contain_text("You beat what Vega reaches in 3 of 4 games.")
    MARK["quartiles"] = [points, points + 4, points + 9]
    page.reload()
    expect(page.locator(OVER)).to_contain_text("Something to beat: Vega reaches 52 points on average.")
