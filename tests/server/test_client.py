"""The client and the WebSocket: news by number, nothing twice and nothing missing, however often the line is cut."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

import fathom
from fathom.bots import bot, bots
from fathom.client import Client, News, Refused
from fathom.core.record import Record
from fathom.core.text import LANGUAGES
from tests.server.serving import Server
from tests.server.sitting import (
    as_sent,
    entries,
    guests,
    kinds,
    opened,
    play,
    recorded,
    refusal,
    seated,
    wire,
)
from tests.tables import EVERY_GAME, sizes


class Line:
    """A way to a server that can be cut."""

    def __init__(self, port: int) -> None:
        self.port, self.url, self.cuts = port, "", 0
        self.swallow = False  # cut as soon as the server answers, before the answer arrives
        self._writers: set[asyncio.StreamWriter] = set()

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, here = await asyncio.open_connection("127.0.0.1", self.port)
        self._writers |= {writer, here}
        await asyncio.gather(self._carry(reader, here, False), self._carry(there, writer, True))
        self._writers -= {writer, here}

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answers: bool) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if answers and self.swallow:
                    self.cut()
                    return
                writer.write(data)
                await writer.drain()
        writer.close()

    def cut(self) -> None:
        self.swallow = False
        self.cuts += 1
        for writer in self._writers:
            writer.transport.abort()


@asynccontextmanager
async def line(server: Server) -> AsyncIterator[Line]:
    between = Line(server.port)
    door = await asyncio.start_server(between.connected, "127.0.0.1", 0)
    between.url = f"http://127.0.0.1:{door.sockets[0].getsockname()[1]}"
    yield between
    between.cut()
    door.close()


def long_game() -> Record:
    """A game with a few hundred actions."""
    state, player = fathom.load("otys", players=3).new(seed=3), bot("random", 3)
    while state.actor is not None:
        state.apply(player.choose(state, state.actor))
    return Record.of(state)


@EVERY_GAME
def test_nothing_comes_twice_and_nothing_is_missing_over_a_line_that_is_cut(server: Server, name: str) -> None:
    """Also not what was sent and done, but whose answer was lost: it is repeated with its key."""

    async def scene() -> None:
        chooser = random.Random(4)
        async with guests(server, "Ada") as (ada,), line(server) as between:
            id = await opened(ada, name, "me", "random")
            async with Client(between.url, ada.token) as cut, cut.live(id) as live:
                heard: list[News] = []
                acted: list[int] = []
                async for news in live:
                    heard += news["entries"]
                    if news["table"]["status"] != "playing" or len(acted) >= 60:
                        break
                    if not news["legal"] or news["number"] < live.number:
                        continue
                    if len(acted) % 6 == 2:
                        between.cut()
                    between.swallow = len(acted) % 6 == 5
                    with suppress(Refused):  # these news were old
                        done = await live.act(chooser.choice(news["legal"])["id"], news["state"])
                        acted.append(done["number"])
                while live.number < (await ada.table(id))["number"]:
                    heard += (await anext(live))["entries"]
            assert between.cuts > 3
            log = await entries(ada, id)
            numbers = [entry["number"] for entry in heard]
            assert numbers == list(range(1, len(numbers) + 1))
            assert heard == log[: len(heard)]
            own = [entry["number"] for entry in log if entry["kind"] == "action" and entry["seat"] == 0]
            assert own == acted, "every action is there once"

    asyncio.run(scene())


def test_who_says_the_last_number_gets_the_rest(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            id = await opened(ada, "octodice", "me")
            await play(id, ada, stop=lambda news: news["moment"] >= 9)
            log = await entries(ada, id)
            for since in (0, 1, 5, len(log) - 1, len(log), len(log) + 50):
                async with wire(ada, id, since=since) as socket:
                    news = await socket.next()
                    assert (news["type"], news["number"], news["entries"]) == ("news", len(log), log[since:])
            async with wire(ada, id) as socket:
                assert (await socket.next())["entries"] == []

    asyncio.run(scene())


def test_a_long_game_comes_in_pieces(server: Server) -> None:
    async def scene() -> None:
        record = long_game()
        async with guests(server, "Ada", "Cid") as (ada, cid):
            id = (await ada.upload(**json.loads(record.to_json())))["table"]["id"]
            last = 1 + len(record.moves)
            async with wire(cid, id, since=0) as socket:
                number, pieces = 0, 0
                while number < last:
                    news = await socket.next()
                    assert 0 < len(news["entries"]) <= 200
                    assert [entry["number"] for entry in news["entries"]] == list(range(number + 1, news["number"] + 1))
                    number, pieces = news["number"], pieces + 1
                assert pieces > 2
            async with cid.live(id) as live:
                heard: list[News] = []
                while len(heard) < last:
                    heard += (await anext(live))["entries"]
            assert [entry["number"] for entry in heard] == list(range(1, last + 1))
            assert heard == await entries(cid, id)

    asyncio.run(scene())


def test_who_watches_follows_the_game_as_it_happens(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben", "Cid") as (ada, ben, cid):
            id = await seated(server, "abyss", ada, ben, options={"memory": "none"})
            async with cid.live(id) as live:
                heard: list[News] = []
                views: dict[int, News] = {}

                async def watch() -> None:
                    async for news in live:
                        assert (news["seat"], news["legal"], news["undo"]) == (None, None, False)
                        heard.extend(news["entries"])
                        views[news["moment"]] = news["view"]
                        if news["table"]["status"] != "playing":
                            return

                watching = asyncio.create_task(watch())
                await play(id, ada, ben, stop=lambda news: news["moment"] >= 40)
                assert (await refusal(live.look(0))).code == "not-yours"
                await ada.concede(id)
                await asyncio.wait_for(watching, 60)
                record = await recorded(cid, id)
                for seat in (0, 1, None):  # and now everything is open
                    news = await live.look(seat)
                    assert (news["seat"], news["view"]) == (seat, as_sent(record.replay().view(seat)))
            assert [entry["number"] for entry in heard] == list(range(1, len(heard) + 1))
            assert kinds(heard)[-1] == "concede"
            assert not any("action" in entry for entry in heard)
            assert len(views) > 5
            for moment, view in views.items():
                assert view == as_sent(record.replay(moment).view(None))

    asyncio.run(scene())


def test_looking_is_for_ones_own_seats_only(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            id = await opened(ada, "otys", "me", "me", "open")
            await ben.join(id)
            async with ada.live(id) as live, wire(ben, id) as socket:
                for seat in (1, 0, None, 1):
                    news = await live.look(seat)
                    assert (news["seat"], news["view"]["seat"]) == (seat, seat)
                assert (await refusal(live.look(2))).code == "not-yours"
                assert (await refusal(live.look(9))).code == "not-yours"
                assert (await live.look(0))["seat"] == 0
                await socket.hear("news")
                await socket.say(type="look", seat=None)
                assert (await socket.hear("news"))["seat"] is None, "also without a key"

    asyncio.run(scene())


def test_the_seat_one_looks_from_stays_after_a_cut(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,), line(server) as between:
            id = await opened(ada, "otys", "me", "me")
            async with Client(between.url, ada.token) as cut, cut.live(id) as live:
                other = 1 - (await anext(live))["seat"]
                await live.look(other)
                between.cut()
                number = (await ada.chat(id, text="Hello"))["number"]
                while live.number < number or live.news is None or live.news["seat"] != other:
                    await asyncio.wait_for(anext(live), 60)

    asyncio.run(scene())


def test_a_table_that_cannot_be_followed_is_not_tried_again(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            id = await opened(ada, "otys", "me", "me")
            for client, table, seat, status, code in (
                (ada, "A" * 22, None, 404, "no-table"),
                (ben, id, 0, 403, "not-yours"),
                (ada, id, 7, 403, "not-yours"),
                (Client(server.url, "nobody.nothing"), id, None, 401, "who"),
            ):
                live = client.live(table, seat=seat)
                refused = await refusal(anext(live))
                assert (refused.status, refused.code) == (status, code)
                assert (await refusal(live.chat("Hello"))).code == code, "nor does anything else work"

    asyncio.run(scene())


def test_who_has_left_a_table_hears_no_more(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            id = await opened(ada, "otys", "me", "me")
            live = ada.live(id)
            await anext(live)
            await live.close()
            with pytest.raises(StopAsyncIteration):
                await anext(live)
            with pytest.raises(ConnectionError):
                await live.chat("Hello")

    asyncio.run(scene())


def test_a_token_is_the_same_person_again(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            me = await ada.me()
            assert me["name"] == "Ada"
            async with Client(server.url, ada.token) as again:
                assert await again.me() == me
                assert (await again.rename(name="Countess \u202eof Lovelace"))["name"] == "Countess of Lovelace"
                assert (await refusal(again.rename(name="\u0007"))).code == "empty"
            assert (await ada.me())["name"] == "Countess of Lovelace"
            news = await ada.create(game="otys", seats=["me", "open"])
            assert news["table"]["seats"][0]["name"] == "Countess of Lovelace"

    asyncio.run(scene())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_shelf_and_the_rules_are_told_in_ones_language(server: Server, lang: str) -> None:
    async def scene() -> None:
        async with Client(server.url, name="Ada", lang=lang) as ada:
            shelf = await ada.games()
            assert [game["name"] for game in shelf["games"]] == list(fathom.games())
            assert (shelf["bots"], shelf["languages"]) == (list(bots()), list(LANGUAGES))
            for told in shelf["games"]:
                game = fathom.load(told["name"])
                assert told["title"] == game.texts.format(lang, "game-name", {})
                assert (told["version"], told["players"]) == (game.version, sizes(game.name))
                assert {option["name"]: option["default"] for option in told["options"]} == as_sent(dict(game.options))
                rules = (await ada.rules(game.name))["rules"]
                assert rules
                for rule in rules:
                    known = game.rule(rule["id"], lang)
                    assert (rule["section"], rule["text"]) == (known.section, known.text)
            assert (await refusal(ada.rules("chess"))).code == "no-game"

    asyncio.run(scene())


def test_a_preview_is_the_same_by_both_ways(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            id = await opened(ada, "otys", "me", "me")
            async with ada.live(id) as live:
                for choice in (await ada.table(id))["legal"]:
                    told = await ada.preview(id, choice["id"])
                    answer = await live.preview(choice["text"])
                    assert {name: answer[name] for name in told} == told

    asyncio.run(scene())
