"""Among strangers: what is unusual about a table is told before one sits down, and who stays away holds nobody up."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import Server
from tests.web.browsing import DESKTOP, PHONE, Visitor, golden
from tests.web.conftest import Visit
from tests.web.looking import audit, small, wide

WORDS = {
    "en": (
        "Before you sit down",
        "moment 20 of an uploaded game",
        "goes on from an uploaded game",
        "values of their own",
    ),
    "de": ("Bevor du dich setzt", "Moment 20 eines hochgeladenen", "hochgeladenen Spiel weiter", "eigene Werte"),
    "fr": ("Avant de prendre place", "moment 20 d’une partie importée", "reprend une partie importée", "particulières"),
}


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("de", PHONE), ("fr", PHONE)])
def test_an_unusual_origin_is_told_before_anybody_joins(visit: Visit, lang: str, size: tuple[int, int]) -> None:
    title, moment, line, values = WORDS[lang]
    ada, bo = visit(name=f"Ada {lang}"), visit(name="Bo", size=size, touch=size == PHONE, lang=lang)
    id = ada.create("", "me", "open", record=golden("otys-2"), at=20, public=True)
    packed = ada.create("otys", "me", "open", pack={"player": {"credits": 9}}, public=True)
    page = bo.go("/")
    item = page.locator("li").filter(has_text=f"Ada {lang}").filter(has_text=line)
    expect(item).to_be_visible()
    item.get_by_role("button").click()  # one does not sit down by it
    warning = page.locator(".lobby .warning")
    for words in (title, moment):
        expect(warning).to_contain_text(words)
    assert [seat["kind"] for seat in ada.news(id)["table"]["seats"]] == ["person", "open"]
    assert wide(page) + small(page) + audit(page) == []
    page.locator(".lobby form .primary").click()
    page.locator(".lobby").wait_for(state="detached")
    assert [seat["kind"] for seat in ada.news(id)["table"]["seats"]] == ["person", "person"]
    expect(bo.go(f"/t/{packed}").locator(".lobby .warning")).to_contain_text(values)


def test_nobody_vouches_for_an_uploaded_game(visit: Visit) -> None:
    ada = visit()
    record = {**golden("octodice-2"), "about": {"players": "Magnus, Judit"}}
    id = ada.ask("POST", "/api/records", record)["table"]["id"]
    page = ada.sit(id)
    expect(page.get_by_role("note")).to_contain_text("nobody here vouches")
    expect(page.locator("aside").get_by_text("as the upload says").first).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_who_stays_away_holds_nobody_up(browser: Browser, tmp_path: Path, lang: str) -> None:
    words = {
        "en": ("has not been here for a while", "Call a bot in", "a bot goes on", "End without a result"),
        "de": ("war länger nicht hier", "Bot weiterspielen lassen", "ein Bot macht weiter", "Ohne Ergebnis beenden"),
        "fr": ("ne donne plus signe de vie", "Faire jouer un bot", "un bot continue", "Arrêter sans résultat"),
    }[lang]
    with Server(tmp_path, "--no-limits", "--workers", "1", "--absent-minutes", "0.02") as server:
        ada, bo = Visitor(browser, server), Visitor(browser, server, "Bo", lang=lang)
        try:
            for button in (words[1], words[3]):
                id = ada.create("otys", "me", "open", options={"first_player": 0}, substitute="random")
                bo.ask("POST", f"/api/tables/{id}/join", {})
                page = bo.sit(id)  # and Ada never comes
                notice = page.get_by_role("alert").filter(has_text=words[0])
                expect(notice).to_contain_text("Ada")
                assert wide(page) + small(page) + audit(page) == []
                notice.get_by_role("button", name=button).click()
                expect(notice).to_have_count(0)
                if button == words[1]:
                    expect(page.locator("aside")).to_contain_text(words[2])
            assert bo.news(id)["table"]["status"] == "abandoned"
            assert bo.wrong() == []
        finally:
            ada.close()
            bo.close()
