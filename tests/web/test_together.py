"""Several people at one table, each with a browser of their own: they find each other by the link, and none learns what
another holds."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browsing import PATIENCE, Visitor, golden
from tests.web.conftest import Visit
from tests.web.playing import Player
from tests.web.seeing import check_hands, hand, in_page, unknown

# Moments of stored games at which both players hold cards.
BOTH_HOLD = [("otys-2", 115), ("abyss-2", 25)]


def _met(visit: Visit, name: str, at: int) -> tuple[Visitor, Visitor, str]:
    """Two people at a table: one has opened it, the other has come by the link."""
    ada, bo = visit(), visit(name=None)
    id = ada.golden(name, at, "me", "open")
    lobby = ada.go(f"/t/{id}")
    link = lobby.get_by_label("Link to this table").input_value()
    assert link == f"{ada.url}/t/{id}"
    page = bo.go(link)
    page.get_by_label("Your name").fill("Bo")
    page.get_by_role("button", name="Sit down").click()
    for visitor in (ada, bo):
        visitor.page.locator("#prompt").wait_for()
        expect(visitor.page.locator("aside")).to_contain_text("Bo")
    return ada, bo, id


@pytest.mark.parametrize(("name", "at"), BOTH_HOLD)
def test_two_people_play_and_see_nothing_of_each_others_hand(visit: Visit, name: str, at: int) -> None:
    ada, bo, id = _met(visit, name, at)
    eve = visit(name=None)
    eve.sit(id)
    people = [Player(ada, id), Player(bo, id, seed=2)]
    secrets = played = 0
    for _ in range(12):
        news = [person.visitor.news(id) for person in people]
        if news[0]["table"]["status"] != "playing":
            break
        held = [hand(news[seat], seat) for seat in (0, 1)]
        watched = eve.news(id)
        actor = people[news[0]["table"]["actor"]]
        decision = actor.decide()
        for hidden, visitor in (
            (unknown(held[0], news[1]), bo),
            (unknown(held[1], news[0]), ada),
            (unknown(held[0] | held[1], watched), eve),
        ):
            secrets += len(hidden)
            assert not hidden & in_page(visitor), f"{visitor.name} sees {hidden & in_page(visitor)}"
        actor.check(decision)
        actor.point(decision)
        played += 1
    assert played >= 4
    assert secrets, "there was nothing to hide"
    assert not eve.page.locator("#prompt [data-action]").count()
    assert not eve.page.locator(".spot.can").count()
    for visitor, seat in ((ada, 0), (bo, 1), (eve, None)):
        assert check_hands(visitor, seat) > 3


def test_opening_anothers_board_shows_no_hand(visit: Visit) -> None:
    ada, bo, id = _met(visit, "abyss-2", 25)
    hidden = unknown(hand(bo.news(id), 1), ada.news(id))
    assert hidden
    ada.page.get_by_role("button", name="Board of Bo").click()
    ada.page.get_by_role("button", name="Back to my own").wait_for()
    assert not hidden & in_page(ada)
    ada.page.get_by_role("button", name="Back to my own").click()
    assert hand(ada.news(id), 0) <= in_page(ada)


def test_whoever_waits_sees_who_decides_and_is_told_when_it_is_their_turn(visit: Visit) -> None:
    ada, bo, id = _met(visit, "otys-2", 115)
    expect(ada.page).to_have_title("● Your turn · Otys · Fathom", timeout=PATIENCE)
    expect(bo.page).to_have_title("Ada · Otys · Fathom", timeout=PATIENCE)
    expect(bo.page.locator("#prompt .status")).to_contain_text("Ada")
    player = Player(ada, id)
    while (news := ada.news(id))["table"]["actor"] == 0:
        player.decide()
        player.point(news, board=0)
    expect(bo.page).to_have_title("● Your turn · Otys · Fathom", timeout=PATIENCE)
    expect(ada.page).to_have_title("Bo · Otys · Fathom", timeout=PATIENCE)


def test_two_people_at_one_screen_are_asked_to_pass_it_on(visit: Visit) -> None:
    ada, eve = visit(), visit(name=None)
    id = ada.create("", "me", "me", names=["Ada", "Bo"], record=golden("abyss-2"), at=25)
    page = ada.go(f"/t/{id}")
    player = Player(ada, id)
    passed = 0
    while passed < 2:
        actor = int(ada.news(id)["table"]["actor"])
        other, name = 1 - actor, ("Ada", "Bo")[actor]
        cover = page.locator(".cover")
        expect(cover).to_contain_text(f"Pass the device to {name}", timeout=PATIENCE)
        mine, theirs = ada.news(id, seat=actor), ada.news(id, seat=other)
        # Nothing is behind the cover that a spectator would not know.
        assert not unknown(hand(mine, actor) | hand(theirs, other), eve.news(id)) & in_page(ada)
        page.get_by_role("button", name=f"I am {name}").click()
        page.locator("#prompt.mine .choices").wait_for()
        hidden = unknown(hand(theirs, other), mine)
        while ada.news(id)["table"]["actor"] == actor:
            assert not hidden & in_page(ada)
            player.check(news := ada.news(id, seat=actor))
            player.point(news, board=0)
        passed += 1


def test_what_is_said_is_heard_once_and_as_it_was_said(visit: Visit) -> None:
    ada, bo, _ = _met(visit, "otys-2", 115)
    line = "Hello <b>Bo</b> & all"
    for visitor, text in ((ada, line), (bo, "Hi")):
        field = visitor.page.get_by_label("Say something")
        field.fill(text)
        field.press("Enter")
    for visitor in (ada, bo):
        chat = visitor.page.get_by_role("log", name="Chat")
        expect(chat.locator("li")).to_have_count(2, timeout=PATIENCE)
        expect(chat.locator("li").filter(has_text=line)).to_have_count(1)
        expect(chat).to_contain_text("Bo Hi")
