"""The table of Otys: the natural gestures work, choices can be read, causes are concrete, nothing is clipped."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from fathom.core.record import Record
from tests.web.browsing import DESKTOP, GOLDEN, LANGS, PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.looking import drawn, later
from tests.web.playing import ANSWERABLE, Player

pytestmark = pytest.mark.slow

# What of a contract lies outside its card, or under what follows.
CLIPPED = """() => [...document.querySelectorAll(".contracts .card")].filter((card) => {
  const box = card.getBoundingClientRect(), around = card.closest(".contracts").getBoundingClientRect();
  return box.width > 0 && (box.bottom > around.bottom + 1 || [...card.querySelectorAll("svg, b, .id")].some((one) => {
    const at = one.getBoundingClientRect();
    return at.right > box.right + 1 || at.left < box.left - 1 || at.bottom > box.bottom + 1 || at.top < box.top - 1;
  }));
}).map((card) => card.innerText)"""


def moment(name: str, phase: str, least: int = 2) -> int:
    """The first moment of a stored game at which the first seat is asked in this phase, with so many choices."""
    record = Record.from_json((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    for at in range(len(record.moves)):
        state = record.replay(at)
        if state.actor == 0 and len(state.legal()) >= least and state.view(0)["phase"] == phase:
            return at
    raise ValueError(f"{name}: seat 0 is never in {phase}")


def sit(ada: Visitor, name: str, phase: str, least: int = 2) -> Player:
    id = ada.golden(name, moment(name, phase, least), "me", *["random"] * (int(re.findall(r"\d", name)[0]) - 1))
    ada.sit(id)
    drawn(ada.page)
    player = Player(ada, id)
    player.decide()
    return player


def spot(page: Page, name: str) -> Locator:
    return page.locator(f'[data-spot="{name}"]:visible')


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("where", ["slot:0:L2", "key:0:2", "level:0:2"])
@pytest.mark.parametrize("gesture", ["click", "drag"])
def test_an_x_key_goes_to_a_level_wherever_it_is_touched(visit: Visit, where: str, gesture: str) -> None:
    ada = visit()
    player = sit(ada, "otys-3", "key", 10)
    page, mouse = ada.page, ada.page.mouse
    start, goal = middle(spot(page, "key:0:X")), middle(spot(page, where))
    if gesture == "click":
        mouse.click(*start)
        expect(page.locator('[data-spot="key:0:X"].chosen')).to_have_count(1)
        later(page)  # longer than a double click
        mouse.click(*goal)
    else:
        mouse.move(*start)
        mouse.down()
        mouse.move(start[0] + 20, start[1] + 20, steps=4)
        mouse.move(*goal, steps=8)
        mouse.up()
    expect(page.locator("[data-piece=key-0-X].played")).to_have_count(1)
    turn = player.decide()["view"]["turn"]
    assert (turn["key"], turn["level"]) == ("X", 2)


def test_a_diver_stands_for_the_key_of_its_level(visit: Visit) -> None:
    """Without an X key in hand a click on a diver plays the key of its level."""
    ada = visit()
    player = sit(ada, "otys-3", "key", 10)
    ada.page.mouse.click(*middle(spot(ada.page, "slot:0:L3")))
    expect(ada.page.locator("[data-piece=key-0-3].played")).to_have_count(1)
    assert player.decide()["view"]["turn"]["level"] == 3


def test_the_sponsor_in_the_own_row_is_tapped(visit: Visit) -> None:
    ada = visit(size=PHONE, touch=True)
    player = sit(ada, "otys-3", "key", 10)
    page = ada.page
    spot(page, "key:0:3").tap()
    player.decide()
    assert ada.news(player.id)["view"]["sponsors"][2] == "5A"
    spot(page, "tile:0:3").tap()
    expect(page.locator('[data-figure="own-0-batteries"]')).to_have_text("2")


@pytest.mark.parametrize("lang", LANGS)
def test_choices_have_an_order_and_say_what_they_cost(visit: Visit, lang: str) -> None:
    ada = visit(lang=lang)
    player = sit(ada, "otys-4-variant", "step1", 25)
    player.check(player.decide())
    kinds = [text.split()[0] for text in player.listed()]
    assert kinds.index("go") < kinds.index("propeller")
    assert kinds[0] in {"sponsor", "token", "out", "in", "swap", "upgrade", "retrieve", "complete"}
    assert kinds[-1] == "propeller"
    battery = {"en": "1 battery", "de": "1 Batterie", "fr": "1 batterie"}[lang]
    for one in ada.page.locator('#prompt [data-action^="propeller"] .words').all_inner_texts():
        assert battery in one
    level = ada.news(player.id)["view"]["turn"]["level"]
    slots = ["U1", "U2", "U3", "L1", "L2", "L3", "L4", "L5"]
    here = slots.index(f"L{level}")
    moves = [tuple(slots.index(slot) for slot in text.split()[1:]) for text in player.listed() if "propeller" in text]
    useful = [min(move) <= here <= max(move) for move in moves]
    assert useful == sorted(useful, reverse=True), "moves that change nothing on the key's level come last"


@pytest.mark.parametrize("phase", ["trade", "spying", "expert", "engineering"])
def test_declining_is_last(visit: Visit, phase: str) -> None:
    ada = visit()
    player = sit(ada, "otys-3", phase)
    player.check(player.decide())
    assert player.listed()[-1] == "decline"
    said = ada.page.locator('#prompt [data-action="decline"]').inner_text()
    assert "Decline" not in said or "resource" in said


def test_a_contract_says_what_is_missing(visit: Visit) -> None:
    ada = visit()
    player = sit(ada, "otys-3", "key", 10)
    card = next(card for card in player.decide()["view"]["contracts"] if card)
    spot(ada.page, f"card:{card}").click()
    expect(ada.page.locator(".bubble")).to_contain_text(re.compile(rf"Contract {card} needs .* missing on level \d: "))


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_contracts_are_not_clipped(visit: Visit, size: tuple[int, int]) -> None:
    """With four lots of one, and with as many resources as there can be."""
    ada = visit(size=size, touch=size == PHONE)
    for name, phase in (("otys-2-advanced", "step1"), ("otys-4-variant", "key")):
        sit(ada, name, phase, 2)
        if size == PHONE:
            ada.page.get_by_role("tab").or_(ada.page.locator("nav button")).nth(1).tap()
            spot(ada.page, "pile").wait_for()
        assert ada.page.evaluate(CLIPPED) == []


@pytest.mark.parametrize("size", [DESKTOP, (1400, 900)])
def test_who_trades_sees_the_store(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit(size=size)
    sit(ada, "otys-3", "trade", 5)
    expect(spot(ada.page, "buy:metal")).to_be_in_viewport()
    expect(spot(ada.page, "sell:metal:credits")).to_be_in_viewport()


def test_the_guide_says_what_it_wants(visit: Visit) -> None:
    ada = visit()
    page = ada.page
    page.goto("/guide/otys")
    page.wait_for_url("**/t/*")
    step = page.locator(".ask section:has(p[aria-live])")
    step.wait_for()
    for _ in range(2):
        page.locator(ANSWERABLE).wait_for()
        step.locator(".primary").click()
    expect(step.locator(".quiet")).to_contain_text("3")
    drawn(page)
    page.locator(ANSWERABLE).wait_for()
    spot(page, "key:0:2").click()
    expect(page.locator(".bubble")).to_contain_text("The guide wants key 4")
    spot(page, "key:0:4").click()
    expect(step.locator(".quiet")).to_contain_text("4")


@pytest.mark.parametrize("lang", LANGS)
def test_the_rules_begin_with_the_game_on_one_page(visit: Visit, lang: str) -> None:
    ada = visit(lang=lang)
    page = ada.go("/rules/otys")
    expect(page.locator(".outline li")).to_have_count(15)
    assert "web-" not in page.locator(".outline").inner_text()
