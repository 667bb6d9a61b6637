"""The table of Abyss: a payment tells one story, the standings are those of the view, and pieces answer as a whole."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fathom.core.record import Record
from fathom.core.text import Texts
from fathom.games.abyss.actions import LORD_NAME, RACE, TILE
from tests.web.browsing import DESKTOP, PHONE, News, Visitor, golden
from tests.web.conftest import Visit
from tests.web.looking import decision, drawn, phases, tab
from tests.web.playing import ANSWERABLE, HIT, Player

pytestmark = pytest.mark.slow

LAPTOP, LARGE = DESKTOP, (1400, 900)
# What the payment on the screen says: the number in its corner, its cards, its words, and the ways to end it.
SHOWN = """() => {
  const all = (what) => [...document.querySelectorAll(`.own .payment ${what}`)];
  return {
    sum: all(".line > b").map((one) => one.textContent)[0] ?? null,
    laid: all("[data-spot^='laid:']").map((one) => one.dataset.spot.slice(5)),
    places: all(".place").map((one) => one.matches(".done")),
    words: all("p").map((one) => one.textContent)[0] ?? null,
    ways: Object.fromEntries(all("[data-spot^='pay:']").map((one) =>
      [one.dataset.spot.slice(4), one.innerText.trim()])),
  };
}"""
# The figures of somebody's purse, by icon; the last word about the end of the game.
PURSE = """() => ({
  chips: Object.fromEntries([...document.querySelectorAll(".own .purse [data-tip]")].map((one) =>
    [one.dataset.tip, Number(/-?\\d+/.exec(one.innerText.replace(/^[^\\d-]+/, ""))?.[0])])),
  then: Number(/-?\\d+/.exec(document.querySelector(".own [data-tip=final]")?.textContent ?? "")?.[0] ?? NaN),
})"""
# Corners of a piece at which a click would reach something else.
MISSED = """(one) => {
  one.scrollIntoView({ block: "center" });
  const box = one.getBoundingClientRect();
  const at = [[0.12, 0.12], [0.88, 0.12], [0.12, 0.88], [0.88, 0.88], [0.5, 0.5]];
  return at.filter(([along, down]) => {
    const [x, y] = [box.x + box.width * along, box.y + box.height * down];
    return document.elementFromPoint(x, y)?.closest("[data-spot]") !== one;
  });
}"""


def paying(name: str, cards: int) -> tuple[int, int]:
    """A moment of a stored game at which a Lord is chosen and then paid with so many Allies or more; and the seat."""
    record = Record.read(golden(name))
    moves = [move.action for move in record.moves]
    for at, move in enumerate(moves):
        laid = moves[at + 1 : at + 1 + cards]
        if move.startswith("court ") and len(laid) == cards and all(one.startswith("ally ") for one in laid):
            seat = record.replay(at).actor
            assert seat is not None
            return at, seat
    raise ValueError(f"nobody pays with {cards} Allies in {name}")


def check_payment(page: Page, news: News) -> None:
    """The numbers, the cards, the words and the buttons of a payment are those of the view."""
    drawn(page)
    shown, progress = page.evaluate(SHOWN), news["view"]["progress"]
    assert shown["sum"] == f"{progress['value']} / {progress['cost']}"
    assert sorted(shown["laid"]) == sorted(card for card, count in progress["laid"].items() for _ in range(count))
    assert shown["places"] == [place["by"] is not None for place in progress["places"]]
    said = {choice["text"]: choice["sentence"] for choice in news["legal"]}
    ways = {text.removeprefix("pay "): words for text, words in said.items() if text.startswith("pay ")}
    assert shown["ways"] == ways, "each way to pay says all of it, and there is no other"
    assert {str(way["nebulis"]) for way in progress["ways"]} == set(ways)
    if not ways:
        assert shown["words"].startswith(f"{progress['value']} of {progress['cost']}")
        missing = re.search(r"(\d+) missing", shown["words"])
        assert int(missing[1] if missing else 0) == progress["missing"]


def check_purse(page: Page, news: News) -> None:
    """The own figures and the standing if the game ended now."""
    drawn(page)
    shown, me = page.evaluate(PURSE), news["view"]["players"][news["seat"]]
    chips = shown["chips"]
    assert (chips["points"], chips["pearl"], chips["key"]) == (me["score"], me["pearls"], me["key_count"])
    assert chips.get("nebulis", 0) == me["nebulis"]
    assert chips["token"] == me["tokens"]
    assert (shown["then"] == me["final"]) == (me["final"] != me["score"]), (shown, me["final"], me["score"])


def sit(visit: Visit, name: str, at: int, seat: int, **wishes: Any) -> Player:
    ada: Visitor = visit(**wishes)
    seats = ["greedy"] * int(golden(name)["options"]["players"])
    seats[seat] = "me"
    id = ada.golden(name, at, *seats)
    ada.sit(id)
    return Player(ada, id)


@pytest.mark.slow
@pytest.mark.sampled
def test_numbers_are_those_of_the_view_after_every_action(visit: Visit, proving: bool) -> None:
    ada = visit()
    id = ada.create("abyss", "me", "greedy", options={"players": 2, "turn_cap": 24 if proving else 10})
    ada.sit(id)
    player, paid = Player(ada, id, seed=5), 0
    for _ in range(400):
        news = player.decision()
        if news is None:
            break
        player.at_rest()
        check_purse(ada.page, news)
        if news["view"]["phase"] == "paying":
            check_payment(ada.page, news)
            paid += 1
        lords = [one["text"] for one in news["legal"] if one["text"].startswith("court ")]
        if lords and news["view"]["phase"] == "menu":
            player.play(lords[0])  # or a short game would hardly recruit anybody
        else:
            player.point(news)
    else:
        raise AssertionError("no end of the game")
    assert paid > 3 or not proving
    result = ada.news(id)["table"]["result"]
    last = ada.news(id)["view"]["players"]
    assert [one["final"] for one in last] == [one["score"] for one in last] == result["scores"]


def test_allies_are_laid_in_any_order_and_nothing_is_spent_unasked(visit: Visit) -> None:
    at, seat = paying("abyss-3", 3)
    player = sit(visit, "abyss-3", at, seat)
    page, record = player.page, golden("abyss-3")
    player.play(record["moves"][at][0])
    cards = [move[0].removeprefix("ally ") for move in record["moves"][at + 1 : at + 4]]
    for card in reversed(cards):
        news = player.decide()
        check_payment(page, news)
        if f"ally {card}" not in [one["text"] for one in news["legal"]]:
            break
        before = news["view"]["players"][seat]
        player.hit(page.query_selector_all(f'.own .hand [data-spot="hand:{card}"].can')[0])
        player.moved(news)
        after = player.decide()["view"]
        assert after["phase"] == "paying"
        assert [after["players"][seat][one] for one in ("pearls", "nebulis")] == [before["pearls"], before["nebulis"]]
    news = player.decide()
    check_payment(page, news)
    laid = news["view"]["progress"]["laid"]
    first = cards[-1]
    # A click on the card that was laid first takes just that one back.
    player.at_rest()
    page.locator(f'.payment [data-spot="laid:{first}"]').first.click()
    player.moved(news)
    page.wait_for_function(
        "(count) => document.querySelectorAll('.payment [data-spot^=\"laid:\"]').length === count",
        arg=sum(laid.values()) - 1,
    )
    page.locator(ANSWERABLE).wait_for()
    left = player.decide()["view"]["progress"]["laid"]
    assert left == {card: count - (card == first) for card, count in laid.items() if count > (card == first)}


def test_a_card_is_dragged_onto_the_payment(visit: Visit) -> None:
    at, seat = paying("abyss-3", 2)
    player = sit(visit, "abyss-3", at, seat)
    page, moves = player.page, golden("abyss-3")["moves"]
    player.play(moves[at][0])
    news, card = player.decide(), moves[at + 1][0].removeprefix("ally ")
    where = page.locator(f'.own .hand [data-spot="hand:{card}"].can').first.evaluate(HIT)
    bar: Any = page.locator(".own .payment .bar").bounding_box()
    page.mouse.move(*where)
    page.mouse.down()
    page.mouse.move(bar["x"] + bar["width"] - 12, bar["y"] + bar["height"] / 2, steps=6)
    page.mouse.up()
    player.moved(news)
    assert card in player.decide()["view"]["progress"]["laid"]


# The parts of a name (soft hyphens divide it) that are on more than one line.
BROKEN = """() => [...document.querySelectorAll(".lord .name")].flatMap((one) => {
  const text = one.firstChild, found = [];
  for (const { 0: part, index } of text.data.matchAll(/[^\\s\u00ad]+/g)) {
    const range = document.createRange();
    range.setStart(text, index + 1); // a hyphen counts as its first letter
    range.setEnd(text, index + part.length);
    const lines = [...range.getClientRects()].map(({ top }) => Math.round(top));
    if (new Set(lines).size > 1) found.push(text.data);
  }
  return found;
})"""


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_names_on_cards_are_not_broken_anywhere(visit: Visit, lang: str) -> None:
    ada = visit(size=PHONE, touch=True, lang=lang)
    for name, at, seat in phases("abyss")[3::9]:
        page = ada.sit(decision(ada, name, at, seat))
        for part in ("own", "shared"):
            tab(page, part)
            assert page.evaluate(BROKEN) == []


def test_lords_that_can_be_paid_show_how(visit: Visit) -> None:
    at, seat = paying("abyss-4", 2)
    player = sit(visit, "abyss-4", at, seat, size=LARGE)
    news = player.decide()
    prices = news["view"]["players"][seat]["prices"]
    open_ = [f"court:{i + 1}" for i, price in enumerate(prices) if price and price["cheapest"]]
    assert open_ == [f"court:{one['text'].split()[1]}" for one in news["legal"] if one["text"].startswith("court ")]
    marked = player.page.locator("[data-spot^='court:']:has([data-tip=cheapest])")
    assert marked.evaluate_all("(all) => all.map((one) => one.dataset.spot)") == open_


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_every_button_has_a_verb(visit: Visit, lang: str) -> None:
    """No button is the bare name of a Lord, a race, a card or a Location."""
    texts = Texts("fathom.games.abyss")
    ids = [f"{arg.name}-{word}" for arg in (LORD_NAME, RACE, TILE) for word in arg.words]
    nouns = {texts.format(lang, id).lower() for id in ids}
    for name, at, seat in phases("abyss")[::4]:
        player = sit(visit, name, at, seat, lang=lang)
        player.decide()
        more = player.page.locator("#prompt .all")
        if more.count():
            more.click()
        for words in player.page.locator("#prompt [data-action] .words > span:first-child").all_inner_texts():
            bare = re.sub(r"\s*\(.*\)|\s*\d+$", "", words).strip().lower()
            assert bare not in nouns, words


@pytest.mark.parametrize("size", [LAPTOP, LARGE, PHONE], ids=["laptop", "large", "phone"])
def test_pieces_answer_wherever_they_are_clicked(visit: Visit, size: tuple[int, int]) -> None:
    at, seat = paying("abyss-4", 2)
    player = sit(visit, "abyss-4", at, seat, size=size, touch=size == PHONE)
    player.decide()
    for part in ("shared", "own"):
        tab(player.page, part)
        for one in player.page.query_selector_all(f"[data-tab={part}] .spot.can"):
            missed = one.evaluate(MISSED)
            assert not missed, f"{one.get_attribute('data-spot')} is not hit at {missed}"


@pytest.mark.parametrize("size", [LAPTOP, LARGE], ids=["laptop", "large"])
def test_payment_and_hand_are_in_sight_together(visit: Visit, size: tuple[int, int]) -> None:
    at, seat = paying("abyss-4", 3)
    player = sit(visit, "abyss-4", at + 2, seat, size=size, lang="de")
    player.decide()
    for spot in player.page.query_selector_all(".own .spot.can"):
        inside = spot.evaluate(
            """(one) => {
              const [box, pane] = [one.getBoundingClientRect(), one.closest(".pane").getBoundingClientRect()];
              return box.bottom <= pane.bottom + 1 && box.top >= pane.top - 1;
            }"""
        )
        assert inside, f"{spot.get_attribute('data-spot')} is out of sight"


def test_the_guide_answers_a_wrong_click(visit: Visit) -> None:
    ada = visit()
    page = ada.page
    page.goto("/guide/abyss")
    page.wait_for_url("**/t/*")
    page.locator(".ask section:has(p[aria-live]) .primary").wait_for()
    page.locator(ANSWERABLE).wait_for()
    page.locator(".ask section:has(p[aria-live]) .primary").click()
    expect(page.locator('[data-spot="lord-deck"].hint')).to_have_count(1)
    page.locator(ANSWERABLE).wait_for()
    page.mouse.click(*page.locator('[data-spot="court:1"]').evaluate(HIT))
    expect(page.locator(".bubble")).to_contain_text("The guide wants to plot")
