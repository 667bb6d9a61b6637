"""Tables on one device: whole games through the requests and messages of a page."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from fathom.core.record import Record
from fathom.server import catalogue
from tests.local.keeping import Memory, Page


async def played(page: Page, seed: int = 1) -> None:
    """Play the table that a page looks at to its end, at random."""
    choose = random.Random(seed)
    while await page.turn():
        news = page.news
        choice = choose.choice(news["legal"])
        assert (await page.say(type="act", state=news["state"], action=choice["id"]))["type"] == "done"


SEATS = (["me"], ["me", "greedy"], ["me", "me", "random"])
GAMES = [
    (game["name"], seats)
    for game in catalogue.all_games("en")["games"]
    for seats in SEATS
    if len(seats) in game["players"]
]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_game_is_played_to_its_end_and_what_is_kept_replays(game: str, seats: list[str]) -> None:
    async def run() -> None:
        page = Page()
        id = await page.sit(game, seats)
        await played(page)
        assert page.news["table"]["result"]["reason"] == "played"
        record = Record.from_json(json.dumps(await page.ask("GET", f"/tables/{id}/record")))
        assert list(record.replay().scores) == page.news["table"]["result"]["scores"]
        again = Page(page.keeper)
        await again.ask("POST", "/me", {"name": "Ada"})
        assert [one["id"] for one in (await again.ask("GET", "/tables?which=own"))["tables"]] == [id]
        await again.look(id, "de")
        assert again.news["view"]["players"] == (await page.ask("GET", f"/tables/{id}?seat=0"))["view"]["players"]

    asyncio.run(run())


def test_nothing_is_lost_and_nothing_shown_that_is_not_stored() -> None:
    async def run() -> None:
        page = Page(Memory())
        await page.sit("otys", ["me", "me"])
        await page.turn()
        before = page.news
        page.keeper.full = True
        told = await page.say(type="act", state=before["state"], action=before["legal"][0]["id"])
        assert told["error"]["code"] == "storage"
        assert page.news == before
        page.keeper.full = False
        assert (await page.say(type="act", state=before["state"], action=before["legal"][0]["id"]))["type"] == "done"

    asyncio.run(run())


async def _all(page: Page) -> None:
    for path in ("/games", "/puzzles", "/me", "/tables?which=own", "/tables?which=open", "/export"):
        assert await page.ask("GET", path)
    for game in (one["name"] for one in (await page.ask("GET", "/games"))["games"]):
        for what in ("rules", "data", "texts/de"):
            assert await page.ask("GET", f"/games/{game}/{what}")


def test_what_there_is_can_be_asked_for() -> None:
    asyncio.run(_all(Page()))
