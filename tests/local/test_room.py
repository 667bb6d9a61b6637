"""Tables on one device: whole games through the requests and messages of a page."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from fathom.core.position import State
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


def test_a_game_of_older_rules_ends_and_is_gone_on_with() -> None:
    """A newer page has come with newer rules while a game was on."""

    async def run() -> None:
        page = Page()
        id = await page.sit("octodice", ["me", "greedy"])
        for _ in range(6):
            assert await page.turn()
            await page.say(type="act", state=page.news["state"], action=page.news["legal"][0]["id"])
        moment = page.news["moment"]
        page.keeper.tables[id]["table"]["version"] -= 1
        newer = Page(page.keeper)
        await newer.ask("POST", "/me", {"name": "Ada"})
        await newer.look(id)
        told = newer.news["table"]
        assert (told["status"], told["old"]) == ("abandoned", True)
        made = await newer.ask("POST", f"/tables/{id}/rematch", {"go_on": True})
        assert made["table"]["start"] == {"table": id, "at": moment}
        await newer.look(made["table"]["id"])
        assert await newer.turn()
        assert newer.news["table"]["status"] == "playing"

    asyncio.run(run())


def test_tables_go_to_another_device_in_a_file() -> None:
    async def run() -> None:
        page = Page()
        id = await page.sit("otys", ["me", "greedy"])
        for _ in range(4):
            await page.turn()
            await page.say(type="act", state=page.news["state"], action=page.news["legal"][0]["id"])
        await page.turn()
        file = await page.ask("GET", "/export")
        other = Page()
        assert await other.ask("POST", "/import", {"text": file}) == {"tables": 1, "known": 0}
        assert await other.ask("POST", "/import", {"text": file}) == {"tables": 0, "known": 1}
        await other.look(id)
        assert other.news["view"] == page.news["view"]
        broken = file.replace('"kind": "start"', '"kind": "stop"')
        for text in ("", "hello", file + "{}[", broken, file.replace('"number"', '"numbers"')):
            empty = Page()
            told = await empty.ask("POST", "/import", {"text": text}, status=409)
            assert told["error"]["code"] == "import", text[:40]
            assert not empty.keeper.tables, "all of a file or nothing"

    asyncio.run(run())


def test_who_sits_beside_is_told_nothing_until_they_come() -> None:
    """What is said about a seat goes to whoever looks from it, although all of them are one person here."""

    async def run() -> None:
        page = Page()
        await page.sit("abyss", ["me", "me", "greedy"])
        for _ in range(12):
            assert await page.turn()
            assert page.news["seat"] == page.news["table"]["actor"]
            for seat, player in enumerate(page.news["view"]["players"]):
                assert (player["hand"] is None) == (seat != page.news["seat"])
            await page.say(type="act", state=page.news["state"], action=page.news["legal"][-1]["id"])

    asyncio.run(run())


def test_what_a_thinker_is_asked_holds_no_secret() -> None:
    """Bots are told a position drawn anew: their own view is the true one, the rest is a guess."""

    async def run() -> None:
        page = Page()
        id = await page.sit("abyss", ["me", "greedy", "casual"])
        for _ in range(25):
            assert await page.turn()
            await page.say(type="act", state=page.news["state"], action=page.news["legal"][-1]["id"])
        table, guessed = page.room.loaded[id], 0
        for asked in page.thinker.asked:
            true = table.past(asked["moment"])()
            guess = State.unpack(true.game, bytes.fromhex(asked["raw"]), asked["moment"])
            assert guess.view(asked["seat"]) == true.view(asked["seat"])
            guessed += guess.pack() != true.pack()
        assert guessed, "it was told the truth"

    asyncio.run(run())
