"""Asking the page: why not, what is this, where does it say so."""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from playwright.sync_api import expect

from tests.web.browsing import GAMES, PATIENCE, PHONE, Visitor, choice_in, stored
from tests.web.conftest import Visit
from tests.web.playing import AWAY, HIT, Player, touch
from tests.web.seeing import told

EARLY = 0.02  # of a game: much is forbidden still
RULE = re.compile(r"[A-Z]+(?:-[A-Z]+)+-\d+")


def _at(visit: Visit, game: str, **wishes: object) -> Player:
    ada: Visitor = visit(**wishes)
    id = ada.golden(stored(game, most=2), choice_in(stored(game, most=2), EARLY), "me", "greedy")
    ada.sit(id)
    player = Player(ada, id)
    player.decide()
    return player


@pytest.mark.parametrize("game", GAMES)
def test_a_click_on_what_is_not_lit_up_tells_the_rule_and_leads_to_it(visit: Visit, game: str) -> None:
    player = _at(visit, game)
    page = player.page
    moment, asked, ruled = player.decide()["moment"], 0, 0
    names = page.locator("main [data-spot]:not(.can)").evaluate_all("(all) => all.map((one) => one.dataset.spot)")
    for name in list(dict.fromkeys(names))[:24]:
        at = page.locator(f'[data-spot="{name}"]:not(.can)').first.evaluate(HIT)
        if at is None:
            continue
        asked += 1
        page.mouse.click(*at)
        bubble = page.locator(".bubble")
        bubble.wait_for()
        said = bubble.inner_text()
        assert len(said.split()) > 3, f"{name}: {said}"
        found = RULE.search(said)
        if found is not None:
            ruled += 1
            if ruled == 1:
                bubble.get_by_role("button", name=found[0]).click()
                article = page.locator(f'dialog[open] [data-rule="{found[0]}"]')
                expect(article).to_be_focused(timeout=PATIENCE)
                expect(article).to_be_in_viewport()
                page.keyboard.press("Escape")
        if bubble.count():
            bubble.get_by_role("button", name="Close").click()
        expect(bubble).to_have_count(0)
    assert ruled, f"{asked} were asked about, none has a rule"
    assert player.visitor.news(player.id)["moment"] == moment


@pytest.mark.parametrize("game", GAMES)
def test_the_list_says_what_stands_in_the_way_of_everything(visit: Visit, game: str) -> None:
    """The cause in this position first, then the rule; what has one cause is one entry (finding 14)."""
    player = _at(visit, game)
    page = player.page
    page.get_by_role("button", name="Why not?").click()
    dialog = page.get_by_role("dialog", name="Why not?")
    dialog.locator("dt").first.wait_for()
    labels, rules = dialog.locator("dt").all_inner_texts(), dialog.locator("dd").all_inner_texts()
    assert len(labels) == len(rules)
    assert all(RULE.search(rule) for rule in rules), rules
    assert len(set(labels)) == len(labels), "equal causes are one entry"
    said = [one for one in told(player.visitor) if one.get("type") == "why" and not one["legal"] and one["rule"]]
    causes = {one["cause"] for one in said if one["cause"] and "Player" not in one["cause"]}
    assert causes & set(labels), "the cause in this position comes first, then the rule"
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_whoever_is_not_to_decide_is_told_so(visit: Visit) -> None:
    ada, bo = visit(), visit(name="Bo", follow="off")
    id = ada.golden("otys-2", 1, "me", "open")
    bo.ask("POST", f"/api/tables/{id}/join", {"name": "Bo"})
    page = bo.sit(id)
    Player(bo, id).answerable()
    page.locator('[data-spot="slot:1:L1"]').click()
    expect(page.locator(".bubble")).to_contain_text("It is not your turn: Ada decides.")


@pytest.mark.parametrize("game", GAMES)
def test_a_tip_says_what_a_piece_is_on_hover_and_on_focus(visit: Visit, game: str) -> None:
    player = _at(visit, game)
    page = player.page
    tips = page.locator("main [data-tip]").evaluate_all("(all) => all.map((one) => one.dataset.tip)")
    tip = page.get_by_role("tooltip")
    shown = 0
    for name in list(dict.fromkeys(tips))[::7]:
        piece = page.locator(f'main [data-tip="{name}"]').first
        if not piece.is_visible():
            continue
        page.mouse.move(*AWAY)
        expect(tip).to_have_count(0, timeout=PATIENCE)
        piece.hover(force=True)
        tip.wait_for()
        assert len(tip.inner_text()) > 2
        shown += 1
        if shown == 4:
            break
    assert shown >= 2
    page.mouse.move(*AWAY)
    expect(tip).to_have_count(0, timeout=PATIENCE)
    for _ in range(60):
        player.press("Tab")
        if page.evaluate("() => document.activeElement.closest('[data-tip]') !== null"):
            break
    tip.wait_for()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_a_long_press_asks_what_something_is_and_does_not_play_it(visit: Visit) -> None:
    player = _at(visit, "otys", size=PHONE, touch=True)
    page = player.page
    piece = page.locator(".spot.can[data-tip]:visible").first
    piece.scroll_into_view_if_needed()
    before = player.stance()
    touch(page, piece, "[role=tooltip]")
    assert player.stance() == before


def test_a_tip_leads_to_its_rule(visit: Visit) -> None:
    player = _at(visit, "otys")
    page = player.page
    page.locator('main [data-tip="hacker"], main [data-tip="mechanic"]').first.hover(force=True)
    link = page.get_by_role("tooltip").get_by_role("button")
    rule = RULE.search(link.inner_text())
    assert rule is not None
    link.click()
    expect(page.locator(f'dialog[open] [data-rule="{rule[0]}"]')).to_be_focused(timeout=PATIENCE)


@pytest.mark.parametrize(("game", "lang"), [*zip(GAMES, cycle(("en", "de", "fr"))), (GAMES[0], "fr")])
def test_the_rules_beside_the_table_can_be_searched(visit: Visit, game: str, lang: str) -> None:
    player = _at(visit, game, lang=lang)
    page = player.page
    rules = player.visitor.ask("GET", f"/api/games/{game}/rules?lang={lang}")["rules"]
    page.keyboard.press("r")
    panel = page.locator("dialog[open]")
    articles, field = panel.locator("article[data-rule]"), panel.get_by_role("searchbox")
    expect(articles).to_have_count(len(rules), timeout=PATIENCE)
    rule = rules[len(rules) // 2]
    here = panel.locator(f'[data-rule="{rule["id"]}"]')
    field.fill(rule["id"].lower())
    expect(here).to_be_visible()
    wanted = [one for one in rules if rule["id"].lower() in f"{one['id']} {one['section']} {one['text']}".lower()]
    expect(articles).to_have_count(len(wanted))
    field.fill(max(re.findall(r"[a-z]{5,}", rule["text"].lower()), key=len).upper())
    expect(here).to_be_visible()
    assert 0 < articles.count() < len(rules)
    field.fill("xyzzy")
    expect(articles).to_have_count(0)
    field.fill("")
    panel.locator(".parts button").nth(1).click()
    cards = panel.locator("dt")
    cards.first.wait_for()
    all_of_them = cards.count()
    assert all_of_them > 5
    field.fill(cards.nth(3).inner_text())
    expect(cards.first).to_be_visible()
    assert cards.count() < all_of_them


def test_the_rules_have_addresses(visit: Visit) -> None:
    page = visit().go("/rules/otys#OTYS-TURN-03")
    expect(page.locator('[data-rule="OTYS-TURN-03"]')).to_be_focused(timeout=PATIENCE)
    expect(page.locator('[data-rule="OTYS-TURN-03"]')).to_be_in_viewport()
