"""The table in words, for who does not see it: everything is said, everything can be done, and news are told once."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import GAMES, LANGS, PATIENCE, News, Visitor
from tests.web.conftest import Visit
from tests.web.looking import TEXT, busy, decision, drawn, phases, speak
from tests.web.playing import Player

pytestmark = pytest.mark.slow

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
PLAYER = {"en": r"Player (\d)", "de": r"Person (\d)", "fr": r"Joueur (\d)"}
# Whatever comes into the live region, in order, is kept for the test.
LISTEN = """() => {
  window.told = [];
  const region = document.getElementById("announcer");
  new MutationObserver((all) => {
    const added = all.flatMap((one) => [...one.addedNodes]);
    window.told.push(...added.filter((one) => one.nodeName === "P").map((one) => one.textContent));
  }).observe(region, { childList: true });
}"""


def names(page: Page) -> list[str]:
    """What the seats are called, in their order; the first is the visitor's."""
    return page.locator(".people .name b").all_inner_texts()


def named(sentence: str, seats: Sequence[str], lang: str) -> str:
    """A sentence of the server with names in place of the seats."""
    return re.sub(PLAYER[lang], lambda found: seats[int(found[1]) - 1], sentence)


def events(ada: Visitor, id: str, lang: str, since: int, until: int | None = None) -> list[str]:
    """The sentences of everything that has happened after an entry, up to another one."""
    found: list[News] = []
    while entries := ada.news(id, since=since + len(found), lang=lang)["entries"]:
        found += entries
    held = [entry for entry in found if until is None or entry["number"] <= until]
    return [event["sentence"] for entry in held for event in entry.get("events", [])]


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGS)
def test_every_decision_can_be_made_by_its_words(visit: Visit, game: str, lang: str) -> None:
    ada = visit(text="on", lang=lang)
    kinds = phases(game)[LANGS.index(lang) :: len(LANGS)]  # each kind of decision in one of the languages
    for name, at, seat in kinds:
        id = decision(ada, name, at, seat)
        page = ada.sit(id)
        page.locator("#prompt.mine .choices").wait_for()
        where = f"{name} at {at}"

        seats = names(page)
        seats = seats[-seat:] + seats[:-seat]  # the list begins with the visitor
        legal = ada.news(id, lang=lang)["legal"]
        sentences = [named(choice["sentence"], seats, lang) for choice in legal]
        assert len(set(sentences)) == len(sentences), f"{where}: two choices have the same words"
        for choice, sentence in zip(legal, sentences, strict=True):  # what follows may be noted after its words
            said = page.locator(f'#prompt [data-action="{choice["text"]}"]').all_inner_texts()
            assert len(said) == 1, f"{where}: {len(said)} times {sentence}"
            assert " ".join(sentence.split()) in " ".join(said[0].split()), f"{where}: {said[0]}"

        for heading, lines in page.evaluate(TEXT):
            assert heading, f"{where}: a part without a heading"
            assert lines, f"{where}: nothing is said of {heading}"
            assert all(lines), f"{where}: an empty line in {heading}"


@EVERY_GAME
def test_the_table_has_its_parts_and_keys(visit: Visit, game: str) -> None:
    ada = visit()
    page = ada.sit(busy(ada, game))
    assert not page.locator("#text-view").count()
    page.keyboard.press("t")
    parts = page.evaluate(TEXT)
    seats = names(page)
    assert len(parts) > len(seats)
    for seat in seats[1:]:  # everybody is spoken of, by name
        assert any(seat in text for heading, lines in parts for text in (heading, *lines)), f"nothing of {seat}"
    assert not any(re.search(PLAYER["en"], text) for heading, lines in parts for text in (heading, *lines))
    expect(page.get_by_role("heading", level=2, name="Text view")).to_be_visible()
    page.keyboard.press("t")
    page.locator("section.shared").wait_for()
    assert not page.locator("#text-view").count()


@EVERY_GAME
def test_everything_that_happens_is_told_once(visit: Visit, game: str) -> None:
    ada = visit(text="on")
    id = ada.create(game, "me", "greedy")
    page = ada.sit(id)
    player = Player(ada, id)
    news = player.decide()
    page.evaluate(LISTEN)
    since = number = news["number"]
    for turn in range(10):
        news = player.decide()
        if turn == 5:  # another language is no news
            speak(page, "de")
            page.locator("#prompt.mine .choices").wait_for()
            number = news["number"]
        player.play(player.chance.choice(news["legal"])["text"])
    player.decide()
    seats = names(page)
    wanted = [named(one, seats, "en") for one in events(ada, id, "en", since, number)]
    wanted += [named(one, seats, "de") for one in events(ada, id, "de", number)]
    page.wait_for_function("(count) => window.told.length >= count", arg=len(wanted), timeout=PATIENCE)
    turns = ("Your turn", "Du bist am Zug")
    assert [one for one in page.evaluate("() => window.told") if not one.startswith(turns)] == wanted


def test_a_line_of_chat_is_told_and_nothing_else(visit: Visit) -> None:
    ada, bob = visit("Ada", text="on"), visit("Bob")
    id = ada.create("octodice", "me", "open", options={"first_player": 0})
    bob.ask("POST", f"/api/tables/{id}/join", {})
    page = ada.sit(id)
    page.evaluate(LISTEN)
    bob.ask("POST", f"/api/tables/{id}/chat", {"text": "Hello there"})
    page.wait_for_function("() => window.told.length > 0")
    drawn(page)
    assert page.evaluate("() => window.told") == ["Bob: Hello there"]
