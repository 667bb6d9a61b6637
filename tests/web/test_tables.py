"""What can be done at a table besides playing: leave and come back, give up, stop together, look at the result."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import Page, expect

import fathom
from fathom.core.record import Record
from tests.web.browsing import PATIENCE, Visitor
from tests.web.conftest import Visit
from tests.web.playing import OVER, Player, ranking


def _two(visit: Visit, at: int = 1) -> tuple[Visitor, Visitor, str]:
    """Two people at a table of Otys; the first decides."""
    ada, bo = visit(), visit(name="Bo")
    id = ada.golden("otys-2", at, "me", "open")
    bo.ask("POST", f"/api/tables/{id}/join", {"name": "Bo"})
    for visitor in (ada, bo):
        visitor.sit(id)
    return ada, bo, id


def _menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=item).click()
    page.get_by_role("button", name="Do it").click()


def test_whoever_leaves_is_replaced_and_can_come_back(visit: Visit) -> None:
    ada, bo, id = _two(visit)
    _menu(bo.page, "Leave, a bot goes on")
    expect(ada.page.locator("aside")).to_contain_text("a bot plays meanwhile", timeout=PATIENCE)
    assert ada.news(id)["table"]["seats"][1]["kind"] == "away"
    bo.page.get_by_role("button", name="Take the seat back from the bot").click()
    expect(ada.page.locator("aside")).not_to_contain_text("a bot plays meanwhile", timeout=PATIENCE)
    expect(ada.page.locator("aside")).to_contain_text("is back")
    assert ada.news(id)["table"]["seats"][1]["kind"] == "person"


def test_whoever_concedes_has_lost(visit: Visit) -> None:
    ada, bo, id = _two(visit)
    _menu(ada.page, "Concede")
    for visitor, winner in ((ada, "Bo has won"), (bo, "you have won")):
        expect(visitor.page.locator(OVER)).to_contain_text(f"The game was given up: {winner}", timeout=PATIENCE)
    assert ada.news(id)["table"]["result"]["reason"] == "conceded"


def test_a_game_ends_without_a_result_once_all_agree(visit: Visit) -> None:
    ada, bo, id = _two(visit)
    _menu(ada.page, "Propose to end without a result")
    expect(bo.page.locator("aside")).to_contain_text("wants to stop", timeout=PATIENCE)
    _menu(ada.page, "Go on after all")
    expect(bo.page.locator("aside .people")).not_to_contain_text("wants to stop", timeout=PATIENCE)
    for visitor in (ada, bo):
        _menu(visitor.page, "Propose to end without a result")
    for visitor in (ada, bo):
        expect(visitor.page.locator(OVER)).to_contain_text("Ended without a result", timeout=PATIENCE)
    assert ada.news(id)["table"]["status"] == "abandoned"


def test_the_link_in_the_menu_is_that_of_the_table(visit: Visit) -> None:
    ada = visit()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    id = ada.create("otys", "me", "greedy")
    page = ada.sit(id)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("() => navigator.clipboard.readText()") == f"{ada.url}/t/{id}"


def _tied(shared: bool) -> Record:
    """A short game in which nobody has more points; the tie-breaker decides, or does not."""
    game = fathom.load("otys", players=2, round_cap=1)
    for seed in range(1000):
        state, chance = game.new(seed=seed), random.Random(seed)
        while state.actor is not None:
            state.apply(chance.choice(list(state.legal())))
        players = state.view(None)["players"]
        ranks = [one["rank"] for one in players]
        if players[0]["score"] == players[1]["score"] and (ranks == [0, 0]) is shared:
            return Record.of(state)
    raise AssertionError("no such game")


@pytest.mark.parametrize("shared", [True, False])
def test_a_tie_is_explained(visit: Visit, shared: bool) -> None:
    ada = visit()
    id = ada.ask("POST", "/api/records", json.loads(_tied(shared).to_json()))["table"]["id"]
    page = ada.go(f"/t/{id}")
    shown = ranking(page)
    assert shown[0][1] == shown[1][1]
    assert [name.split(".")[0] for name, _ in shown] == (["1", "1"] if shared else ["1", "2"])
    expect(page.locator(OVER)).to_contain_text("Shared victory" if shared else "has won")
    words = page.locator(f"{OVER} .facts").all_inner_texts()
    assert any("tie" in text.lower() for text in words), words


def test_the_boards_of_others_open_in_place_of_the_own_one(visit: Visit) -> None:
    ada = visit()
    id = ada.create("seastead", "me", "greedy")
    page = ada.sit(id)
    Player(ada, id).decide()
    own = page.locator("section.own").inner_text()
    look = page.locator("aside .look")
    look.nth(1).click()
    page.get_by_role("button", name="Back to my own").click()
    expect(page.locator("section.own")).to_have_text(own, use_inner_text=True)


def test_there_is_no_table_at_a_wrong_address(visit: Visit) -> None:
    ada = visit()
    ada.expect("404", "WebSocket connection")
    page = ada.go("/t/AAAAAAAAAAAAAAAAAAAAAA")
    expect(page.get_by_role("heading", name="There is no table for you")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("link", name="All tables").last.click()
    page.get_by_role("heading", name="Choose a game").wait_for()


def test_a_bot_takes_an_open_seat(visit: Visit) -> None:
    ada = visit()
    id = ada.create("otys", "me", "open")
    page = ada.go(f"/t/{id}")
    page.get_by_role("button", name="Put a bot here").click()
    page.get_by_role("button", name="Play against Luma").click()  # the usual one
    page.locator("#prompt").wait_for()
    assert ada.news(id)["table"]["seats"][1]["kind"] == "bot"


def test_somebody_else_at_this_device_takes_an_open_seat(visit: Visit) -> None:
    ada = visit()
    id = ada.create("otys", "me", "open")
    page = ada.go(f"/t/{id}")
    page.get_by_label("Name of the other player").fill("Bo")
    page.get_by_role("button", name="Another player at this device").click()
    page.locator(".cover").wait_for()
    assert [seat["name"] for seat in ada.news(id)["table"]["seats"]] == ["Ada", "Bo"]
