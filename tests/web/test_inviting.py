"""Inviting: what a link shows before one sits down, watching with and without a voice, answers to a proposal in place,
and several people at one screen who pass it on only where something hidden is at stake."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import DESKTOP, GAMES, PATIENCE, PHONE, Visitor, golden
from tests.web.conftest import Visit
from tests.web.looking import audit, drawn, later, small, tab, wide
from tests.web.playing import Player
from tests.web.seeing import hand, in_page, unknown

LONG = "Bartholomea-Wilhelmine of the Long Names"
# Whether the words in an element are cut, or stick out of the window.
CUT = """(all) => all.filter((one) => {
  const box = one.getBoundingClientRect();
  if (!box.width) return false;
  const clipped = getComputedStyle(one).overflow !== "visible" && one.scrollWidth > one.clientWidth + 1;
  return clipped || box.right > document.documentElement.clientWidth + 1;
}).map((one) => one.textContent)"""


# The link


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("de", PHONE), ("fr", PHONE)])
def test_a_link_says_what_is_played_by_whom_and_how(visit: Visit, game: str, lang: str, size: tuple[int, int]) -> None:
    ada, bo = visit(), visit(name=None, size=size, touch=size == PHONE, lang=lang)
    told = next(one for one in ada.ask("GET", f"/api/games?lang={lang}")["games"] if one["name"] == game)
    option = next(one for one in told["options"] if len(one["values"]) > 1 and one["name"] != "players")
    value = next(one for one in option["values"] if one["value"] != option["default"])
    id = ada.create(game, "me", "open", options={option["name"]: value["value"]}, timer=600)
    page = bo.go(f"/t/{id}")
    lobby = page.locator(".lobby")
    expect(lobby.locator("h2").first).to_have_text(told["title"])
    expect(lobby.locator(".picture svg")).to_be_visible()
    expect(lobby.locator(".host")).to_contain_text("Ada")
    expect(page).to_have_title(re.compile(f"Ada.*{told['title']}"))
    for words in ("2", "10 min"):
        expect(lobby.locator(".facts")).to_contain_text(words)
    expect(lobby.locator(".facts li")).to_have_count(3)
    expect(lobby.locator(".seats li").first).to_contain_text("Ada")
    # What differs is said; the rest is folded away.
    expect(lobby.locator(".options > dl")).to_contain_text(option["title"])
    expect(lobby.locator(".options > dl")).to_contain_text(value["title"])
    other = next(one for one in told["options"] if one["name"] not in ("players", option["name"]))
    expect(lobby.get_by_text(other["title"], exact=True)).to_be_hidden()
    lobby.locator("summary").click()
    expect(lobby.get_by_text(other["title"], exact=True)).to_be_visible()
    drawn(page)
    assert wide(page) + small(page) + audit(page) == []
    # The rules are at hand before anybody sits down.
    lobby.locator(".how button").click()
    page.locator("dialog[open] [data-rule]").first.wait_for()


def test_an_invitation_with_nothing_unusual_says_so(visit: Visit) -> None:
    ada, bo = visit(), visit(name=None)
    page = bo.go(f"/t/{ada.create('otys', 'me', 'open')}")
    expect(page.get_by_text("Played with the usual options.")).to_be_visible()
    expect(page.locator(".facts")).to_contain_text("no time limit")


def test_who_watches_before_the_start_is_told_and_may_still_sit_down(visit: Visit) -> None:
    ada, bo = visit(), visit(name=None)
    page = bo.go(f"/t/{ada.create('otys', 'me', 'open')}")
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_text("You are watching.")).to_be_visible()
    page.get_by_role("button", name="Sit down").click()
    page.get_by_label("Your name").fill("Bo")
    page.get_by_role("button", name="Sit down").click()
    page.locator("#prompt").wait_for()
    assert bo.ask("GET", "/api/me")["name"] == "Bo"


def test_every_game_of_the_first_page_has_buttons_of_its_own_name(visit: Visit) -> None:
    page = visit(name=None).go("/")
    page.locator("article").nth(3).wait_for()
    names = page.locator("article :is(button, a)").evaluate_all(
        "(all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim())"
    )
    assert len(names) >= 16
    assert len(set(names)) == len(names), names


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_names_are_never_cut_and_the_chat_fits(visit: Visit, size: tuple[int, int]) -> None:
    ada, bo = visit(name=LONG, size=size, touch=size == PHONE, lang="fr"), visit(name=f"{LONG[:30]} too")
    id = ada.create("abyss", "me", "open", "greedy", "greedy", timer=3600, options={"first_player": 0})
    bo.ask("POST", f"/api/tables/{id}/join", {})
    bo.ask("POST", f"/api/tables/{id}/abandon", {"agree": True})  # which is noted beside the name
    bo.ask("POST", f"/api/tables/{id}/chat", {"text": "Donaudampfschifffahrtsgesellschaft" * 3})
    page = ada.sit(id)
    Player(ada, id).decide()  # then the page has turned to what can be done
    later(page)
    tab(page, "people")
    names = page.locator(".people .name b, .people .name strong")
    expect(names.filter(has_text=LONG).first).to_be_visible()
    assert names.evaluate_all(CUT) == []
    tab(page, "log")
    expect(page.get_by_role("log", name="Discussion")).to_contain_text("Donau")
    form = page.locator("form:has(button)").last
    box, edge = form.locator("button").bounding_box(), page.viewport_size
    assert box
    assert edge
    assert box["x"] + box["width"] <= edge["width"] - 8
    assert form.locator("button, input").evaluate_all(CUT) == []


# Watching


def _game(ada: Visitor, bo: Visitor, **wish: Any) -> str:
    id = ada.create("", "me", "open", record=golden("otys-2"), at=115, **wish)
    bo.ask("POST", f"/api/tables/{id}/join", {})
    return id


def _speak(page: Page, text: str) -> None:
    field = page.get_by_label("Say something")
    field.fill(text)
    field.press("Enter")


def test_spectators_know_it_and_chat_as_long_as_the_host_allows_it(visit: Visit) -> None:
    ada, bo, eve = visit(), visit(name="Bo"), visit(name=None)
    id = _game(ada, bo)
    page = eve.sit(id)
    expect(page.get_by_text("You are watching.")).to_be_visible()
    expect(page.get_by_label("Say something")).to_have_count(0)
    host = ada.sit(id)
    expect(host.get_by_text("You are watching.")).to_have_count(0)
    host.get_by_role("button", name="Menu").click()
    host.get_by_label("Spectators may chat").check()
    host.keyboard.press("Escape")
    page.get_by_label("Your name").fill("Eve")
    _speak(page, "Bravo")
    for where in (host, page):
        line = where.get_by_role("log", name="Chat").locator("li")
        expect(line).to_have_count(1, timeout=PATIENCE)
        expect(line).to_contain_text("Eve (watches) Bravo")
    expect(page.get_by_label("Your name")).to_have_count(0)
    expect(page.locator("aside")).to_contain_text("Ada lets spectators chat")
    host.get_by_role("button", name="Menu").click()
    host.get_by_label("Spectators may chat").uncheck()
    expect(page.get_by_label("Say something")).to_have_count(0)
    expect(page.get_by_text("Only players chat here.")).to_be_visible()


def test_a_table_is_opened_with_talking_spectators(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/")
    page.get_by_role("button", name="More options: Otys").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Spectators may chat").check()
    dialog.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    assert ada.news(page.url.rpartition("/")[2])["table"]["talk"] is True


# What others propose


def test_a_proposal_to_stop_is_answered_in_place(visit: Visit) -> None:
    ada, bo = visit(), visit(name="Bo")
    id = _game(ada, bo)
    page, other = ada.sit(id), bo.sit(id)
    for answer in ("Go on", "Agree"):
        other.get_by_role("button", name="Menu").click()
        other.get_by_role("button", name="Propose to end without a result").click()
        other.get_by_role("button", name="Do it").click()
        notice = page.get_by_role("alert").filter(has_text="Bo wants to end the game without a result.")
        expect(notice).to_be_visible()
        expect(other.get_by_role("button", name="Agree")).to_have_count(0)
        notice.get_by_role("button", name=answer).click()
        expect(notice).to_have_count(0)
        if answer == "Go on":
            expect(other.locator("aside")).to_contain_text("Ada wants to go on")
            assert not any(seat["agrees"] for seat in ada.news(id)["table"]["seats"])
    assert ada.news(id)["table"]["status"] == "abandoned"


def test_what_people_do_is_told_in_whole_sentences(visit: Visit) -> None:
    ada, bo = visit(), visit(name="Bo")
    page = ada.sit(_game(ada, bo))
    expect(page.locator("aside")).to_contain_text("Bo sits down")


# Several people at one screen

HOT: dict[str, Any] = {"names": ["Ada", "Bo", "Cleo"], "options": {"first_player": 0, "kraken": "off"}}


def _pass_on(page: Page) -> bool:
    """Sit down in front of the screen, if that is asked."""
    if not page.locator(".cover").count():
        return False
    page.locator(".cover button").click()
    page.locator("#prompt").wait_for()
    return True


def _settled(ada: Visitor, id: str) -> tuple[Page, dict[str, Any]]:
    """The page once it shows how things stand, and what the decider knows."""
    page, news = ada.page, ada.news(id)
    page.wait_for_function(
        "(state) => document.getElementById('main')?.dataset.state === String(state)", arg=news["state"]
    )
    page.locator(".cover, #aside-title, #prompt.mine").first.wait_for()
    return page, news


def _explored(ada: Visitor, id: str, asides: int, answer: int = -1) -> tuple[int, int, int]:
    """Explore on and on until so many questions were asked in place: (hand-overs, questions, turns)."""
    covers = asked = 0
    turns = set()
    while asked < asides:
        page, news = _settled(ada, id)
        turns.add(news["view"]["turn"])
        if _pass_on(page):
            covers += 1
            continue
        actor = news["table"]["actor"]
        if page.locator("#aside-title").count():
            asked += 1
            looking = int(page.evaluate("(id) => sessionStorage.getItem(`eyes:${id}`)", id))
            hidden = unknown(hand(ada.news(id, seat=actor), actor), ada.news(id, seat=looking))
            assert not hidden & in_page(ada), "something of a hand is shown to another"
            later(page)  # a click at once was meant for the question before
            page.locator("section:has(#aside-title) .choice").nth(answer).click()
        else:
            legal = news["legal"]
            wanted = next((one for one in legal if one["kind"] == "explore"), legal[-1])
            said = {"seat": actor, "state": news["state"], "action": wanted["id"]}
            ada.ask("POST", f"/api/tables/{id}/act", said)
        page.wait_for_function(
            "(state) => document.getElementById('main')?.dataset.state !== String(state)", arg=news["state"]
        )
    return covers, asked, len(turns)


def test_whether_another_buys_is_asked_in_place(visit: Visit) -> None:
    ada = visit()
    id = ada.create("abyss", "me", "me", "me", **HOT)
    ada.go(f"/t/{id}")
    covers, asked, turns = _explored(ada, id, 8)
    assert asked == 8
    assert covers <= turns + 1, "the device goes round once a turn, not once a question"


def test_an_answer_in_place_counts_for_the_one_who_was_asked(visit: Visit) -> None:
    ada = visit()
    id = ada.create("abyss", "me", "me", "me", **HOT)
    ada.go(f"/t/{id}")
    _explored(ada, id, 2, answer=0)
    entries = ada.news(id, since=0)["entries"]
    sold = [one for one in entries if any("buys" in event["sentence"] for event in one.get("events", ()))]
    assert len(sold) >= 2
    for entry in sold:
        assert f"Player {entry['seat'] + 1} buys" in str(entry["events"])


def _explore(ada: Visitor, id: str) -> None:
    """Ada reveals another card, or does what comes last."""
    news = ada.news(id)
    wanted = next((one for one in news["legal"] if one["kind"] == "explore"), news["legal"][-1])
    ada.ask("POST", f"/api/tables/{id}/act", {"state": news["state"], "action": wanted["id"]})


def test_nothing_more_is_bought_in_this_turn_and_it_can_be_revoked(visit: Visit) -> None:
    ada, bo = visit(), visit(name="Bo")
    id = ada.create("abyss", "me", "open", options={"first_player": 0, "kraken": "off"})
    bo.ask("POST", f"/api/tables/{id}/join", {})
    page = bo.sit(id)
    standing = page.get_by_role("status").filter(has_text="Buy nothing more this turn")
    asked = answered = 0
    for _ in range(400):  # until the page has answered for Bo, was told to ask again, and a turn has passed
        news = bo.news(id)
        if news["table"]["actor"] == 0:
            _explore(ada, id)
        elif news["view"]["phase"] != "buying":
            bo.ask("POST", f"/api/tables/{id}/act", {"state": news["state"], "action": news["legal"][-1]["id"]})
        elif standing.count():
            answered += 1
            assert standing.is_visible()
            page.wait_for_function(
                "(s) => document.getElementById('main').dataset.state !== String(s)", arg=news["state"]
            )
        else:
            asked += 1
            page.get_by_role("button", name=re.compile("this turn")).click()
            page.wait_for_function(
                "(s) => document.getElementById('main').dataset.state !== String(s)", arg=news["state"]
            )
            assert not bo.news(id)["view"]["players"][1]["bought"]
        if asked > 1 and answered:
            break
    assert answered, "the page has answered by itself"
    assert asked > 1, "in another turn the question comes again"


def test_a_standing_answer_is_revoked(visit: Visit) -> None:
    ada, bo = visit(), visit(name="Bo")
    id = ada.create("abyss", "me", "open", options={"first_player": 0, "kraken": "off"})
    bo.ask("POST", f"/api/tables/{id}/join", {})
    page = bo.sit(id)
    while (news := bo.news(id))["view"]["phase"] != "buying" or news["table"]["actor"] != 1:
        if news["table"]["actor"] == 0:
            _explore(ada, id)
        else:
            bo.ask("POST", f"/api/tables/{id}/act", {"state": news["state"], "action": news["legal"][-1]["id"]})
    page.get_by_role("button", name=re.compile("this turn")).click()
    page.get_by_role("button", name="Ask me again").click()
    expect(page.get_by_role("button", name="Ask me again")).to_have_count(0)
