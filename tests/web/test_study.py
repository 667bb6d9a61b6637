"""Puzzles, exercises and the study board in a browser, on a desktop and on a phone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import fathom
from fathom.study import puzzles
from fathom.study.positions import encode
from fathom.study.puzzles import EXERCISES
from tests.web.browsing import DESKTOP, PHONE, golden
from tests.web.conftest import Visit
from tests.web.looking import audit, finished, small, tiny, wide

pytestmark = pytest.mark.slow

HINT = 'section.hint[aria-busy="false"]'
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def choose(page: Page, action: str) -> None:
    """Play a choice from the list."""
    page.locator("#prompt[data-ready=true] .choice").first.wait_for()
    every = page.locator("#prompt .all")
    if every.count():
        every.click()
    page.locator(f"#prompt[data-ready=true] [data-action='{action}']").click()


def fits(page: Page) -> None:
    """Nothing is cut off or too small, on a phone nothing too small for a finger, and nothing of weight for axe."""
    assert not (found := wide(page) + small(page) + audit(page)), "\n".join(found)
    if page.viewport_size is not None and page.viewport_size["width"] == PHONE[0]:
        assert not (found := tiny(page, "main button, main select, main input")), "\n".join(found)


def part(page: Page, name: str) -> None:
    """Where the page has tabs, turn to one."""
    button = page.locator("nav.tabs").get_by_role("button", name=name)
    if button.is_visible():
        button.click()


@SIZES
def test_a_puzzle_is_solved(visit: Visit, size: tuple[int, int]) -> None:
    one = next(one for one in puzzles.puzzles("otys").values() if len(one.weighed) > 4)
    stranger = visit(name=None, size=size, touch=size == PHONE)
    page = stranger.go("/")
    page.get_by_role("link", name="Puzzles and exercises").click()
    page.get_by_role("heading", name="Otys").wait_for()
    page.goto(f"/puzzles/otys/{one.id}")
    choose(page, one.trap)
    expect(page.locator(".verdict")).to_contain_text("Not the best")
    page.get_by_role("button", name="Hint 1 of 3").click()
    expect(page.locator(".hint").locator("visible=true")).to_contain_text(puzzles.theme(one, "en"))
    choose(page, one.solutions[0])
    expect(page.locator(".verdict")).to_contain_text("Right.")
    fits(page)
    part(page, "More")
    fits(page)
    expect(page.locator("tr.best")).to_have_count(len(one.solutions))
    page.goto("/puzzles/otys")
    expect(page.locator(f"a[href$='{one.id}']")).to_contain_text("solved")
    assert json.loads(page.evaluate("localStorage.getItem('fathom:puzzles')")) == {f"otys/{one.id}": "solved"}


@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [("octodice", "de", DESKTOP), ("abyss", "fr", PHONE), ("seastead", "en", PHONE)],
    ids=["octodice", "abyss", "seastead"],
)
def test_an_exercise_says_what_it_teaches(visit: Visit, game: str, lang: str, size: tuple[int, int]) -> None:
    first, second = list(puzzles.puzzles(game, EXERCISES).values())[:2]
    page = visit(name=None, lang=lang, size=size, touch=size == PHONE).go(f"/puzzles/{game}/{first.id}")
    expect(page.locator("h1")).to_have_text(str(puzzles.title(first, lang)))
    for learned in (False, True):  # on a phone beside the choices
        place = "#prompt" if size == PHONE else "aside"
        told = str(puzzles.lesson(first, lang, learned=learned))
        expect(page.locator(place)).to_contain_text(told, use_inner_text=True)
        if not learned:
            choose(page, first.solutions[0])
    fits(page)
    page.get_by_role("link", name={"de": "Die nächste", "fr": "Le suivant", "en": "The next"}[lang]).first.click()
    expect(page.locator("h1")).to_have_text(str(puzzles.title(second, lang)))


def test_a_puzzle_is_solved_with_the_keyboard_alone(visit: Visit) -> None:
    one = next(one for one in puzzles.puzzles("otys").values() if len(one.weighed) > 4)
    page = visit(name=None).go(f"/puzzles/otys/{one.id}")
    page.locator("#prompt[data-ready=true] .choice").first.wait_for()
    right = page.locator(f"#prompt [data-action='{one.solutions[0]}']")
    for _ in range(80):
        page.keyboard.press("Tab")
        if right.evaluate("(one) => one === document.activeElement || one.contains(document.activeElement)"):
            break
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_contain_text("Right.")
    expect(page.locator("[role=status], [aria-live]").filter(has_text="Right.").first).to_be_attached()


def test_the_puzzle_of_the_day_and_one_that_is_not_there(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/puzzles/today")
    today = ada.ask("GET", "/api/puzzles")["today"]
    page.wait_for_url(f"**/puzzles/{today['game']}/{today['id']}")
    page.locator("#prompt .choice").first.wait_for()
    ada.expect("404")
    page.goto("/puzzles/otys/nothing")
    expect(page.locator("main")).to_contain_text("There is no such puzzle")


@SIZES
def test_lines_branch_and_can_be_shared(visit: Visit, size: tuple[int, int], tmp_path: Path) -> None:
    state = fathom.load("otys", players=2).new(seed=7)
    ada, bob = visit(size=size, touch=size == PHONE), visit("Bob")
    page = ada.go(f"/study#{encode(state)}")
    choose(page, "key 1")
    part(page, "More")
    page.locator(".move", has_text="Play key 1").wait_for()
    page.get_by_role("button", name="Start", exact=True).click()
    part(page, "My board")
    choose(page, "key 2")
    part(page, "More")
    expect(page.locator(".branches .move")).to_have_count(2)
    part(page, "My board")
    page.keyboard.press("h")
    page.locator(HINT).wait_for()
    fits(page)
    assert page.locator(".spot.advised").count(), "the pieces of the first choice are lit up"
    page.locator("section.hint [data-hint]").first.click()
    expect(page.locator("section.hint")).to_have_count(0)  # the position is another one
    part(page, "More")
    expect(page.locator(".move.here")).to_be_visible()
    expect(page.locator(".move")).to_have_count(4)
    fits(page)
    page.get_by_role("button", name="Set pieces by hand").click()
    page.get_by_label("Find a piece").wait_for()
    fits(page)
    there = bob.go(page.url.removeprefix(ada.url))  # the link has all of it
    there.locator("#prompt .choice").first.wait_for()
    assert there.url == page.url
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save all lines").click()
    file = tmp_path / "study.json"
    saved.value.save_as(file)
    there.goto("/study")
    there.locator("input[type=file]").set_input_files(file)
    expect(there.locator(".branches .move")).to_have_count(3)


def test_pieces_are_set_by_hand_and_the_referee_has_the_last_word(visit: Visit) -> None:
    ada = visit()
    page = ada.go(f"/study#{encode(fathom.load('otys', players=2).new(seed=7))}")
    page.get_by_role("button", name="Set pieces by hand").click()
    page.get_by_label("Find a piece").fill("credits")
    expect(page.locator("fieldset label")).to_have_count(2)
    page.get_by_label("Find a piece").fill("")
    mine = page.get_by_role("group", name="Player 1")
    mine.get_by_label("Credits").fill("7")
    mine.get_by_label("Credits").blur()
    page.get_by_role("button", name="Set them").click()
    page.locator(".move", has_text="set by hand").wait_for()
    expect(page.get_by_role("group", name="Player 1").get_by_label("Credits")).to_have_value("7")
    ada.expect("409")
    for kind in ("metal", "plant"):
        mine.get_by_label(f"Level 1: {kind}").fill("6")
        mine.get_by_label(f"Level 1: {kind}").blur()
    page.get_by_role("button", name="Set them").click()
    expect(page.get_by_role("alert")).to_contain_text("over its capacity")


def test_a_building_is_set_by_hand_on_a_phone(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True, lang="fr").go(
        f"/study#{encode(fathom.load('seastead', players=2).new(seed=7))}"
    )
    page.locator("#prompt .choice").first.wait_for()
    part(page, "Plus")
    page.get_by_role("button", name="Régler à la main").tap()
    where = page.locator("label", has_text="Emplacement 1-3").locator("select")
    expect(where.locator("option:checked")).to_have_text("vide")
    where.select_option("Port du joueur 1")
    page.get_by_role("button", name="Régler", exact=True).tap()
    expect(page.locator("label", has_text="Dock en 1-3")).to_be_visible()
    expect(where.locator("option:checked")).to_have_text("Port du joueur 1")
    fits(page)


def test_a_study_of_a_finished_table_and_what_is_none(visit: Visit, tmp_path: Path) -> None:
    ada = visit()
    table: Any = finished(ada, "octodice-2")["table"]["id"]
    page = ada.sit(table)
    page.get_by_role("button", name="Study board").click()
    page.get_by_role("heading", name="Study board").wait_for()
    page.goto("/study")
    page.get_by_label("From a link").fill(f"{ada.url}/t/{table}?at=9")
    page.get_by_role("button", name="Go there").click()
    page.locator("#prompt .choice").first.wait_for()
    ada.expect("409", "422")
    page.goto("/study")
    for content in ("hello", '{"fathom_study": 1, "lines": [[9, null, "x"]]}'):
        file = tmp_path / "file.json"
        file.write_text(content)
        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_role("alert")).to_contain_text("no saved game")
    other = {**golden("octodice-2"), "version": 99}
    file.write_text(json.dumps(other))
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("version 99")
    page.goto("/study#f1.AAAA")
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("damaged")
