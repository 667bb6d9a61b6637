"""New tables: what can be asked for, what cannot, who finds them, and how they look at every moment."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import fathom
from tests.server.serving import Server
from tests.server.sitting import as_sent, entries, guests, kinds, opened, play, recorded, refusal, seated, until
from tests.tables import EVERY_GAME, EVERY_TABLE, PACKS, sizes

BROKEN: dict[str, dict[str, Any]] = {
    "abyss": {"setup": {"pearls": -1}},
    "octodice": {"sheet": {"octopus_bonus": [5, 4, 3, 2, 1]}},
    "otys": {"player": {"credits": "many"}},
    "seastead": {"no such thing": {}},
}


@EVERY_TABLE
def test_a_table_has_the_options_that_were_asked_for(server: Server, name: str, options: dict[str, Any]) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            given = {key: value for key, value in options.items() if key != "players"}
            news = await ada.create(game=name, options=given, seats=["me"] * options["players"])
            wanted = as_sent(dict(fathom.load(name, **options).options))
            assert news["table"]["options"] == news["view"]["options"] == wanted
            assert news["table"]["status"] == "playing"
            assert [seat["kind"] for seat in news["table"]["seats"]] == ["person"] * options["players"]
            assert news["seat"] == news["table"]["actor"], "of several seats one sees the one that decides"
            assert news["legal"]

    asyncio.run(scene())


def test_a_new_table_says_what_docs_promise(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            news = await ada.create(
                game="otys",
                options={"sponsors": "random"},
                seats=["me", "open", "greedy"],
                names=["Countess", None, None],
                public=True,
                timer=60,
                substitute="random",
            )
            table = news["table"]
            assert (news["type"], news["number"], news["state"], news["moment"]) == ("news", 0, 0, 0)
            assert (news["view"], news["legal"], news["undo"], news["entries"]) == (None, None, False, [])
            assert (table["public"], table["timer"], table["substitute"]) == (True, 60, "random")
            assert (table["status"], table["actor"], table["deadline"], table["result"]) == ("open", None, None, None)
            assert table["options"]["sponsors"] == "random"
            assert [(seat["kind"], seat["name"], seat["bot"], seat["mine"]) for seat in table["seats"]] == [
                ("person", "Countess", None, True),
                ("open", None, None, False),
                ("bot", None, "greedy", False),
            ]

    asyncio.run(scene())


WRONG: list[tuple[str, str, dict[str, Any]]] = [
    ("no-game", "chess", {"game": "chess", "seats": ["me", "me"]}),
    ("option", "sponsorz", {"game": "otys", "seats": ["me", "me"], "options": {"sponsorz": "random"}}),
    ("option", "nobody", {"game": "otys", "seats": ["me", "me"], "options": {"sponsors": "nobody"}}),
    ("option", "first_player", {"game": "abyss", "seats": ["me", "me"], "options": {"first_player": 2}}),
    ("option", "virtual_player", {"game": "octodice", "seats": ["me"] * 3, "options": {"virtual_player": "on"}}),
    ("option", "players", {"game": "seastead", "seats": ["me"] * 3}),
    ("option", "players", {"game": "otys", "seats": ["me"]}),
    ("option", "players", {"game": "octodice", "seats": ["me"] * 5}),
    ("seat-count", "3", {"game": "otys", "seats": ["me", "me"], "options": {"players": 3}}),
    ("no-seat-word", "you", {"game": "otys", "seats": ["me", "you"]}),
    ("no-seat-word", "genius", {"game": "otys", "seats": ["me", "genius"]}),
    ("no-bot", "genius", {"game": "otys", "seats": ["me", "open"], "substitute": "genius"}),
    ("name-count", "3", {"game": "otys", "seats": ["me", "me"], "names": ["A", "B", "C"]}),
    ("empty", "", {"game": "otys", "seats": ["me", "me"], "names": ["A", "\u202e\u0007"]}),
    ("invalid", "names", {"game": "otys", "seats": ["me", "me"], "names": ["A", "x" * 41]}),
    ("invalid", "seats", {"game": "otys", "seats": []}),
    ("invalid", "seats", {"game": "otys", "seats": ["me"] * 13}),
    ("invalid", "timer", {"game": "otys", "seats": ["me", "me"], "timer": 4}),
    ("invalid", "colour", {"game": "otys", "seats": ["me", "me"], "colour": "red"}),
    ("invalid", "game", {"seats": ["me", "me"]}),
    ("invalid", "at", {"game": "otys", "seats": ["me", "me"], "at": 3}),
]


@pytest.mark.parametrize(("code", "named", "asked"), WRONG)
def test_what_cannot_be_is_refused_and_nothing_is_made(
    server: Server, code: str, named: str, asked: dict[str, Any]
) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            refused = await refusal(ada.create(**asked))
            assert refused.code == code
            assert named in refused.message
            assert (await ada.tables(which="own"))["tables"] == []

    asyncio.run(scene())


def test_nobody_in_particular_cannot_make_a_table(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            ada._http.headers.pop("Authorization")
            refused = await refusal(ada.create(game="otys", seats=["open", "open"]))
            assert (refused.status, refused.code) == (401, "who")

    asyncio.run(scene())


@EVERY_GAME
def test_a_table_is_played_with_data_of_ones_own(server: Server, name: str) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            id = await opened(ada, name, "me", "random", pack=PACKS[name])
            end = await play(id, ada)
            assert end["table"]["status"] == "over"
            record = await recorded(ada, id)
            assert record.pack == as_sent(PACKS[name])
            assert as_sent(record.replay().view(0)) == end["view"]

    asyncio.run(scene())


@EVERY_GAME
def test_broken_data_are_refused(server: Server, name: str) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            refused = await refusal(ada.create(game=name, seats=["me", "greedy"], pack=BROKEN[name]))
            assert (refused.status, refused.code) == (409, "pack")
            (section,) = BROKEN[name]
            assert section in refused.message
            assert (await ada.tables(which="own"))["tables"] == []

    asyncio.run(scene())


def test_a_wrong_option_is_called_one_although_there_are_data(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            asked = {"seats": ["me", "me"], "pack": PACKS["otys"]}
            assert (await refusal(ada.create(game="otys", options={"sponsors": "x"}, **asked))).code == "option"
            assert (await refusal(ada.create(game="chess", **asked))).code == "no-game"

    asyncio.run(scene())


def test_public_tables_are_listed_while_a_seat_is_open_and_secret_ones_never(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben") as (ada, ben):

            async def listed(which: str) -> set[str]:
                return {table["id"] for table in (await ben.tables(which=which))["tables"]}

            public = await opened(ada, "otys", "me", "open", public=True)
            secret = await opened(ada, "otys", "me", "open")
            full = await opened(ada, "otys", "me", "greedy", public=True)
            assert {public, secret, full} & await listed("open") == {public}
            assert await listed("own") == set()
            await ben.join(secret)  # whoever knows the address may
            await ben.join(public)
            assert {public, secret, full} & await listed("open") == set()
            assert await listed("own") == {public, secret}

    asyncio.run(scene())


def test_a_seat_that_nobody_waits_at_any_more_is_not_listed(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            id = await opened(ada, "otys", "me", "open", public=True)
            await ada.leave(id)
            assert id not in [table["id"] for table in (await ben.tables(which="open"))["tables"]]

    asyncio.run(scene())


def test_own_tables_come_with_those_that_wait_for_me_first(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            over = await seated(server, "otys", ada, ben)
            await ada.concede(over)
            waiting = await opened(ada, "otys", "me", "open")
            mine = await seated(server, "otys", ada, ben, options={"first_player": 0})
            theirs = await seated(server, "otys", ada, ben, options={"first_player": 1})
            await ada.chat(over, text="the latest to change")
            for person, order in ((ada, [mine, theirs, waiting, over]), (ben, [theirs, mine, over])):
                found = (await person.tables(which="own"))["tables"]
                assert [table["id"] for table in found] == order
            assert [seat["mine"] for seat in found[0]["seats"]] == [False, True]
            await ben.leave(theirs)  # a bot decides there now, so nothing waits for Ben any more
            await until(ben, theirs, lambda news: news["table"]["actor"] == 0)
            ada_first = (await ada.tables(which="own"))["tables"]
            assert {table["id"] for table in ada_first[:2]} == {mine, theirs}
            assert all(table["actor"] == 0 for table in ada_first[:2])

    asyncio.run(scene())


@EVERY_GAME
def test_every_moment_is_seen_as_it_was_known_then(server: Server, name: str) -> None:
    """While the game is on and afterwards, from an own seat, from another, and by who only watches."""

    async def scene() -> None:
        players = sizes(name)[-1]
        async with guests(server, "Ada", "Ben", "Cid") as (ada, ben, cid):
            id = await opened(ada, name, "me", "open", *["greedy"] * (players - 2))
            await ben.join(id)
            news = await play(id, ada, ben, stop=lambda news: news["moment"] >= 40)
            news = await ada.table(id, seat=0)
            log = await entries(ada, id, seat=0)
            moments = range(news["moment"] + 1)
            seen = {at: await ada.table(id, at=at, seat=0) for at in moments}
            theirs = {at: await ben.table(id, at=at) for at in moments}
            watched = {at: await cid.table(id, at=at) for at in moments}
            assert (await refusal(ada.table(id, at=moments.stop))).code == "no-moment"
            assert (await refusal(ada.table(id, at=0, seat=1))).code == "not-yours"
            assert (await refusal(cid.table(id, at=0, seat=0))).code == "not-yours"
            assert seen[news["moment"]]["view"] == news["view"]
            await ada.concede(id)
            if players > 2:
                await ben.concede(id)
            over = await until(ada, id, lambda news: news["table"]["status"] == "over")
            record = await recorded(ada, id)
            for at in moments:
                state = record.replay(at)
                assert seen[at]["moment"] == at
                for told, seat in ((seen, 0), (theirs, 1), (watched, None)):
                    assert (told[at]["seat"], told[at]["legal"]) == (seat, None)
                    assert told[at]["view"] == as_sent(state.view(seat))
                if at:
                    (came,) = seen[at]["entries"]
                    assert came == log[came["number"] - 1]
                    assert came["seat"] == record.replay(at).history[-1].actor
            for seat in range(players):  # after the end, everybody may look from everywhere
                open = await cid.table(id, at=20, seat=seat)
                assert open["view"] == as_sent(record.replay(20).view(seat))
            assert (await refusal(cid.table(id, at=over["moment"] + 1))).code == "no-moment"

    asyncio.run(scene())


def test_before_the_start_there_is_no_moment(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            id = await opened(ada, "otys", "me", "open")
            assert (await refusal(ada.table(id, at=0))).code == "not-begun"
            assert (await refusal(ada.table("A" * 22))).code == "no-table"

    asyncio.run(scene())


def test_entries_are_numbered_from_one_without_gaps(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            id = await opened(ada, "otys", "me", "open")
            await ada.chat(id, text="Hello")
            await ben.join(id)
            await play(id, ada, ben, stop=lambda news: news["moment"] >= 5)
            log = await entries(ada, id)
            assert [entry["number"] for entry in log] == list(range(1, len(log) + 1))
            assert kinds(log)[:3] == ["chat", "join", "start"]
            assert set(kinds(log)[3:]) == {"action"}
            assert (await ada.table(id, since=2))["entries"] == (await ada.table(id, since=0))["entries"][2:]
            assert (await ada.table(id))["entries"] == []

    asyncio.run(scene())
