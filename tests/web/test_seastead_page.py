"""Seastead in the browser: the whole sea in sight, what a decision needs within reach, nothing false, and a
boss that one sees."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from fathom.core.record import Record
from tests.web.browsing import DESKTOP, GOLDEN, LANGS, PHONE, choice_in, golden
from tests.web.conftest import Visit
from tests.web.looking import decision, drawn, phases, small, speak, tab, wide
from tests.web.playing import Player

pytestmark = pytest.mark.slow

LARGER = (1400, 900)
# Whether the sea hangs over its pane, and what can be used but is out of sight: below its pane, or behind the prompt.
HIDDEN = """() => {
  const found = [];
  const sea = document.querySelector(".shared-pane");
  if (sea.scrollHeight > sea.clientHeight + 2) found.push(`the sea: ${sea.scrollHeight} > ${sea.clientHeight}`);
  const foot = document.querySelector(".ask").getBoundingClientRect().top;
  for (const one of document.querySelectorAll(".pane .spot.can")) {
    const at = one.getBoundingClientRect();
    const pane = one.closest(".pane").getBoundingClientRect();
    const middle = at.top + at.height / 2;
    if (at.width && (middle < pane.top || middle > Math.min(pane.bottom, foot))) found.push(one.dataset.spot);
  }
  return found;
}"""
# Words that are broken in the middle because they are too long for their place.
BROKEN = """() => [...document.querySelectorAll(".pane strong")].filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""


@cache
def menu(share: float) -> int:
    """The first moment after a share of a stored game at which the first seat may dive or build."""
    record = Record.from_json((GOLDEN / "seastead-2.json").read_text())
    for at in range(int(len(record.moves) * share), len(record.moves)):
        state = record.replay(at)
        legal = [state.game.text(action) for action in state.legal()]
        if state.actor == 0 and "dive" in legal and any(text.startswith("build") for text in legal):
            return at
    raise ValueError(f"the first seat cannot build after {share:.0%}")


def hidden(page: Page) -> list[str]:
    drawn(page)
    return list(page.evaluate(HIDDEN))


@pytest.mark.parametrize("size", [LARGER, DESKTOP], ids=["1400x900", "1366x768"])
def test_what_a_decision_needs_is_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit(size=size)
    found: list[str] = []
    for i, (name, at, seat) in enumerate(phases("seastead")):
        page = ada.sit(decision(ada, name, at, seat))
        page.locator("#prompt.mine .choices").wait_for()
        speak(page, LANGS[i % 3])
        found += [f"{name} {at}: {one}" for one in hidden(page) + small(page) + wide(page) + page.evaluate(BROKEN)]
    assert not found, "\n".join(found)


def test_on_a_phone_the_pile_is_above_the_sea_and_cards_come_to_the_player(visit: Visit) -> None:
    ada = visit(size=PHONE, touch=True)
    page = ada.sit(ada.golden("seastead-2", menu(0.5), "me", "greedy"))
    tab(page, "shared")
    foot = page.locator(".ask").bounding_box()
    pile = page.locator('[data-spot="dive"]').bounding_box()
    sea = page.locator(".flotilla").first.bounding_box()
    assert foot
    assert pile
    assert sea
    assert pile["y"] + pile["height"] < sea["y"] < foot["y"] - sea["height"] / 2
    wanted = ("orienting", "choosing-dock", "choosing-specialist")
    for name, at, seat in phases("seastead"):
        page = ada.sit(decision(ada, name, at, seat))
        phase = ada.news(page.url.rpartition("/")[2])["view"]["phase"]
        if phase in wanted:
            page.locator(".own-pane .front .spot.can").first.wait_for()
            box = page.locator(".own-pane .front").bounding_box()
            foot = page.locator(".ask").bounding_box()
            assert box
            assert foot
            assert box["y"] + box["height"] <= foot["y"] + 1, phase


def test_a_tip_says_what_stands_there_and_not_what_would(visit: Visit) -> None:
    ada = visit(size=LARGER)
    at = menu(0.6)
    page = ada.sit(ada.golden("seastead-2", at, "me", "greedy"))
    build = page.locator('#prompt [data-action^="build"]').first
    place = (build.get_attribute("data-action") or "").rpartition(" ")[2]
    label = page.locator(f'[data-spot="location:{place}"]').get_attribute("aria-label")
    page.locator("#prompt[data-ready=true]").wait_for()
    page.mouse.move(400, 20)
    build.hover()
    page.locator("main.preview").wait_for()
    assert page.locator(f'[data-spot="location:{place}"]').get_attribute("aria-label") == label
    assert "Player" not in (label or "")


def test_a_refusal_names_what_is_missing(visit: Visit) -> None:
    ada = visit(size=LARGER)
    id = ada.golden("seastead-2", menu(0.1), "me", "greedy")
    page = ada.sit(id)
    view = ada.news(id)["view"]
    storage = view["players"][0]["storage"]
    dear = next(
        one["id"]
        for flotilla in view["flotillas"]
        for one in flotilla["locations"]
        if one["prices"] and min(one["prices"].values()) > storage[flotilla["demand"]]
    )
    Player(ada, id).answerable()
    page.locator(f'[data-spot="location:{dear}"]').click()
    expect(page.locator(".bubble")).to_contain_text(re.compile(r"\d .* missing: the .* costs \d, you have \d"))


def test_the_boss_is_seen_among_the_players_and_at_the_end(visit: Visit) -> None:
    ada = visit(size=LARGER)
    id = ada.golden("seastead-solo", choice_in("seastead-solo", 0.6), "me")
    page = ada.sit(id)
    score = ada.news(id)["view"]["boss"]["score"]
    expect(page.locator("aside .people")).to_contain_text(re.compile(rf"Boss\s*Victory points:\s*{score}"))
    news = ada.ask("POST", "/api/records", golden("seastead-solo"))
    page = ada.sit(news["table"]["id"])
    expect(page.locator(".over[role=status]")).to_contain_text("Boss")
    expect(page.locator(".over[role=status]")).to_contain_text(
        str(ada.news(news["table"]["id"])["view"]["boss"]["score"])
    )


def test_choices_have_a_verb_a_price_and_a_place(visit: Visit) -> None:
    ada = visit(size=LARGER)
    page = ada.sit(ada.golden("seastead-2", menu(0.6), "me", "greedy"))
    expect(page.locator('#prompt [data-action="dive"] .words').first).to_contain_text("Dive")
    build = page.locator('#prompt [data-action^="build"] .words').first
    expect(build).to_contain_text(re.compile(r"Build an? \w+ at \d-\d: (\d|free)"))
    expect(page.locator("#prompt .group h3").first).to_contain_text("Build on flotilla")
