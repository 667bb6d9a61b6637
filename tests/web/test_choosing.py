"""Making up one's mind: previews, questions before what is final, undo, dragging."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page, expect

from fathom.core.record import Record
from tests.web.browsing import GAMES, GOLDEN, PATIENCE, PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.looking import drawn
from tests.web.playing import AWAY, HIT, Player, touch

BOARD = "() => [...document.querySelectorAll('section.shared, section.own')].map((one) => one.innerText).join('\\n')"
PREVIEW = "main.preview"
TIP = "[role=tooltip]"


def _at(visit: Visit, name: str, at: int, **wishes: object) -> Player:
    """Somebody who decides as seat 0 at a moment of a stored game."""
    ada: Visitor = visit(**wishes)
    id = ada.golden(name, at, "me", "greedy")
    ada.sit(id)
    player = Player(ada, id)
    player.decide()
    return player


def _count(page: Page, moment: int) -> None:
    expect(page.locator(".replay .count")).to_have_text(f"{moment}/{moment}", timeout=PATIENCE)


def _spot(page: Page, name: str) -> tuple[float, float]:
    """Where to point at a piece."""
    at = page.locator(f'[data-spot="{name}"]').first.evaluate(HIT)
    assert at is not None, name
    return at[0], at[1]


# Previews


def test_a_choice_that_is_hovered_shows_what_follows_until_it_is_left(visit: Visit) -> None:
    player = _at(visit, "otys-2", 0)
    page, before = player.page, player.page.evaluate(BOARD)
    page.locator('#prompt [data-action="key 4"]').hover()
    page.locator(PREVIEW).wait_for()
    assert page.evaluate(BOARD) != before or page.locator('[data-spot="key:0:4"].lit').count()
    page.mouse.move(*AWAY)
    expect(page.locator(PREVIEW)).to_have_count(0, timeout=PATIENCE)
    assert page.evaluate(BOARD) == before
    assert player.visitor.news(player.id)["moment"] == 0


FIGURES = "() => [...document.querySelectorAll('[data-figure^=\"0-\"]')].map((one) => one.textContent.trim())"


@cache
def _harmless(name: str) -> int:
    """A moment at which seat 0 has several choices that can be taken back."""
    record = Record.from_json((GOLDEN / f"{name}.json").read_text())
    for at in range(len(record.moves)):
        state = record.replay(at)
        if state.actor == 0 and len(state.legal()) > 2:
            seen = [state.foresee(0, action) for action in state.legal()]
            if sum(one.view is not None and one.undo and not one.ends for one in seen) > 1:
                return at
    raise ValueError(name)


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_has_the_figures_as_they_will_be(visit: Visit, game: str) -> None:
    player = _at(visit, f"{game}-2", _harmless(f"{game}-2"))
    page, seen = player.page, 0
    player.check(player.decide())
    for action in player.listed()[:6]:
        news = player.decide()
        foreseen = player.visitor.ask("POST", f"/api/tables/{player.id}/preview", {"action": action})
        if foreseen["view"] is None or not foreseen["undo"] or foreseen["ends"]:
            continue
        player.check(news)
        now = page.evaluate(FIGURES)
        page.locator(f'#prompt [data-action="{action}"]').hover()
        page.locator(PREVIEW).wait_for()
        page.locator(TIP).wait_for()
        changes = page.locator(f"{TIP} .changes li").all_inner_texts()
        assert page.evaluate(FIGURES) == now, "the people's figures are no preview"
        player.play(action)
        player.decide()
        page.mouse.move(*AWAY)
        said = []
        for was, new in zip(now, page.evaluate(FIGURES), strict=True):
            label, _, old = was.rpartition(":")
            if was != new:
                said.append(f"{label} {old.strip()} → {new.rpartition(':')[2].strip()}")
        assert [one.strip() for one in changes] == said
        seen += 1
        state = player.decide()
        page.keyboard.press("u")
        player.moved(state)
    assert seen, "there was nothing to compare"


def test_a_piece_on_which_the_pointer_rests_shows_what_follows_and_a_flick_ends_it(visit: Visit) -> None:
    player = _at(visit, "otys-2", 1)
    page, before = player.page, player.page.evaluate(BOARD)
    page.mouse.move(*_spot(page, "sponsor:1A" if page.locator('[data-spot="sponsor:1A"].can').count() else _lit(page)))
    page.locator(PREVIEW).wait_for()
    page.mouse.move(*AWAY)  # at once, without a move on the piece itself
    expect(page.locator(PREVIEW)).to_have_count(0, timeout=PATIENCE)
    assert page.evaluate(BOARD) == before


def _lit(page: Page) -> str:
    """A sponsor that can be used."""
    return str(page.locator('[data-spot^="sponsor:"].can').first.get_attribute("data-spot"))


def test_choices_stay_under_the_pointer(visit: Visit) -> None:
    player = _at(visit, "otys-2", 45)
    page = player.page
    for button in page.locator("#prompt [data-action]").all():
        page.mouse.move(*AWAY)
        expect(page.locator(PREVIEW)).to_have_count(0, timeout=PATIENCE)
        box = button.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 10, box["y"] + 4)
        page.locator(TIP).wait_for()
        page.locator(f"{TIP} .does").wait_for()
        drawn(page)
        assert button.bounding_box() == box
        tip = page.locator(TIP).bounding_box()
        assert tip is not None
        prompt = page.locator("#prompt").bounding_box()
        assert prompt is not None
        assert tip["y"] + tip["height"] <= prompt["y"], "it lies on the choices"


def test_a_long_press_on_a_choice_shows_what_follows_and_does_not_play_it(visit: Visit) -> None:
    ada = visit(size=PHONE, touch=True)
    id = ada.golden("otys-2", 3, "me", "greedy")
    page = ada.sit(id)
    Player(ada, id).decide()
    touch(page, page.locator('#prompt [data-action="take"]'), PREVIEW)
    assert ada.news(id)["moment"] == 3
    page.locator('#prompt [data-action="take"]').tap()
    page.wait_for_function("() => !document.querySelector('.replay .count').textContent.startsWith('3/')")


# Questions


def test_what_cannot_be_undone_is_asked_about_once_and_can_be_cancelled(visit: Visit) -> None:
    player = _at(visit, "octodice-2", 5)
    page = player.page
    news = player.visitor.news(player.id)
    first, second = news["legal"][0]["at"]
    for name in (first, second):
        page.mouse.click(*_spot(page, f"die:{name[1]}"))
    question = page.locator("#prompt .sure")
    expect(question).to_contain_text("this cannot be undone", timeout=PATIENCE)
    player.answerable()
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    player.answerable()
    assert player.visitor.news(player.id)["moment"] == news["moment"]
    for name in (first, second):
        page.mouse.click(*_spot(page, f"die:{name[1]}"))
    question.wait_for()
    player.answerable()
    question.locator(".primary").click()
    player.moved(news)
    assert player.visitor.news(player.id)["moment"] == news["moment"] + 1


def test_nobody_is_asked_who_does_not_want_it(visit: Visit) -> None:
    player = _at(visit, "octodice-2", 5)
    page = player.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask before a click").uncheck()
    page.keyboard.press("Escape")
    news = player.visitor.news(player.id)
    for name in news["legal"][0]["at"]:
        page.mouse.click(*_spot(page, f"die:{name[1]}"))
    player.moved(news)


def test_what_can_be_undone_is_not_asked_about(visit: Visit) -> None:
    player = _at(visit, "otys-2", 1)
    page = player.page
    for name in ("slot:0:L2", "slot:0:L3"):
        page.mouse.click(*_spot(page, name))
    _count(page, 2)
    assert not page.locator("#prompt .sure").count()


# Undo


def test_an_action_is_taken_back(visit: Visit) -> None:
    player = _at(visit, "otys-2", 0)
    page, before = player.page, player.page.evaluate(BOARD)
    player.play("key 4")
    _count(page, 1)
    player.decide()
    page.get_by_role("button", name="Undo").click()
    _count(page, 0)
    assert page.evaluate(BOARD) == before
    expect(page.locator("aside")).to_contain_text("takes an action back")
    player.play("key 5")
    player.decide()
    page.keyboard.press("u")
    _count(page, 0)


def test_why_nothing_can_be_taken_back_is_said(visit: Visit) -> None:
    player = _at(visit, "octodice-2", 5)
    page = player.page
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(page.locator("#prompt .reason")).to_contain_text("You have not done anything")
    player.play(player.listed()[0])
    player.decide()
    undo.click(force=True)
    expect(page.locator("#prompt .reason")).to_contain_text("Something hidden has come to light")


# Dragging


def test_a_diver_is_dragged_onto_another(visit: Visit) -> None:
    player = _at(visit, "otys-2", 1, moving=True)
    page = player.page
    _drag(page, _spot(page, "slot:0:L2"), _spot(page, "slot:0:L3"))
    _count(page, 2)
    news = player.visitor.news(player.id, since=0)
    assert [entry["action"] for entry in news["entries"] if entry["kind"] == "action"] == ["propeller L2 L3"]
    assert not page.locator(".dragged").count()


def test_a_white_die_is_dragged_onto_a_black_one(visit: Visit) -> None:
    player = _at(visit, "octodice-2", 7)
    page = player.page
    news = player.visitor.news(player.id)
    _drag(page, _spot(page, "die:W2"), _spot(page, "die:B1"))  # there is one thing to be done with these
    player.moved(news)
    entries = player.visitor.news(player.id, since=0)["entries"]
    assert [entry["action"] for entry in entries if entry["kind"] == "action"] == ["use W2 B1 crystal-2"]


def test_a_piece_that_is_let_go_elsewhere_does_nothing(visit: Visit) -> None:
    player = _at(visit, "otys-2", 1)
    page = player.page
    _drag(page, _spot(page, "slot:0:L2"), AWAY)
    expect(page.locator(".dragged")).to_have_count(0)
    assert player.visitor.news(player.id)["moment"] == 1
    page.keyboard.press("Escape")
    expect(page.locator(".spot.chosen")).to_have_count(0)


def _drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=4)
    page.mouse.move(*end, steps=4)
    page.mouse.up()
