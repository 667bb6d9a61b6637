"""Seats: who may take, leave and fill them, what each sees, and who gives the game up."""

from __future__ import annotations

import asyncio

import pytest

from fathom.client import Client, News
from tests.server.serving import Server
from tests.server.sitting import (
    as_sent,
    decision,
    entries,
    fill,
    guests,
    kinds,
    opened,
    play,
    recorded,
    refusal,
    seated,
)


def sitting(news: News) -> list[str]:
    return [seat["kind"] for seat in news["table"]["seats"]]


def names(news: News) -> list[str | None]:
    return [seat["name"] for seat in news["table"]["seats"]]


def over(news: News) -> bool:
    return bool(news["table"]["status"] == "over")


def test_the_last_to_join_starts_the_game(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben", "Cid") as (ada, ben, cid):
            id = await opened(ada, "otys", "me", "open", "open")
            news = await ben.join(id, seat=2, name="Benjamin")
            assert (news["seat"], news["table"]["status"], names(news)) == (2, "open", ["Ada", None, "Benjamin"])
            assert (await refusal(cid.join(id, seat=2))).code == "taken"
            assert (await refusal(cid.join(id, seat=0))).code == "taken"
            assert (await refusal(cid.join(id, seat=3))).code == "no-seat"
            news = await cid.join(id)
            assert (news["seat"], news["table"]["status"]) == (1, "playing")
            assert kinds(await entries(ada, id)) == ["join", "join", "start"]
            assert (news["number"], news["state"], news["moment"]) == (3, 3, 0)

    asyncio.run(scene())


def test_joining_a_table_that_is_full_begun_or_over_is_refused(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben", "Cid") as (ada, ben, cid):
            id = await seated(server, "otys", ada, ben)
            assert (await refusal(cid.join(id))).code == "begun"
            await ada.concede(id)
            assert (await refusal(cid.join(id))).code == "over"
            assert (await refusal(cid.join("A" * 22))).code == "no-table"

    asyncio.run(scene())


def test_joining_again_without_naming_a_seat_is_the_same_seat(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben", "Cid") as (ada, ben, cid):
            id = await opened(ada, "otys", "me", "open", "open")
            first, again = await ben.join(id), await ben.join(id)
            assert first["seat"] == again["seat"] == 1
            assert first["number"] == again["number"] == 1
            await cid.join(id)
            assert (await ben.join(id))["seat"] == 1, "also after the start"

    asyncio.run(scene())


def test_joining_again_at_the_same_seat_is_no_error(server: Server) -> None:
    """A client whose answer was lost asks again with the same words."""

    async def scene() -> None:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            id = await opened(ada, "otys", "me", "open", "open")
            first = await ben.join(id, seat=2)
            again = await ben.join(id, seat=2)
            assert (first["seat"], first["number"]) == (again["seat"], again["number"])

    asyncio.run(scene())


def test_before_the_start_a_seat_that_is_left_is_open_again(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben", "Cid") as (ada, ben, cid):
            id = await opened(ada, "otys", "me", "open", "open")
            await ben.join(id)
            await ben.leave(id)
            news = await ada.table(id)
            assert (sitting(news), names(news)) == (["person", "open", "open"], ["Ada", None, None])
            assert (await refusal(ben.chat(id, text="I am gone"))).code == "spectators-quiet"
            assert (await refusal(ben.leave(id))).code == "not-yours"
            assert (await cid.join(id))["seat"] == 1
            await ada.leave(id)  # also who made the table may go
            assert sitting(await cid.table(id)) == ["open", "person", "open"]
            await cid.leave(id)
            news = await cid.table(id)
            assert news["table"]["status"] == "abandoned", "nobody waits any more"
            assert (await refusal(ben.join(id))).code == "over"
            assert kinds(await entries(ada, id)) == ["join", "leave", "join", "leave", "leave"]

    asyncio.run(scene())


def test_a_token_of_a_seat_is_worth_nothing_once_the_seat_was_left(server: Server) -> None:
    """Else whoever had the seat before would see the secrets of who has it now, and play for them."""

    async def scene() -> None:
        async with guests(server, "Ada", "Ben", "Cid") as (ada, ben, cid):
            id = await opened(ada, "otys", "me", "open")
            other = await opened(ada, "otys", "me", "open", "open")
            await ben.join(other, seat=1)
            token = (await ben.seat_token(other))["token"]
            async with Client(server.url, token) as device:
                assert (await device.table(other))["seat"] == 1
                assert (await device.table(id))["seat"] is None
                await ben.leave(other)
                await cid.join(other, seat=1)
                refused = await refusal(device.table(other, seat=1))
                assert refused.code in ("who", "not-yours")
                assert (await refusal(device.chat(other, text="It is me, Cid"))).code in ("who", "not-yours")

    asyncio.run(scene())


def test_only_who_made_the_table_may_fill_it_with_bots(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            id = await opened(ada, "otys", "me", "open", "open")
            await ben.join(id)
            assert (await refusal(fill(ben, id, 2, "greedy"))).code == "not-yours"
            assert (await refusal(fill(ada, id, 1, "greedy"))).code == "taken"
            assert (await refusal(fill(ada, id, 3, "greedy"))).code == "no-seat"
            assert (await refusal(fill(ada, id, 2, "genius"))).code == "no-bot"
            assert sitting(await ada.table(id)) == ["person", "person", "open"]
            news = await fill(ada, id, 2, "random")
            assert (news["table"]["status"], sitting(news)) == ("playing", ["person", "person", "bot"])
            assert (await refusal(fill(ada, id, 2, "greedy"))).code == "begun"

    asyncio.run(scene())


def test_several_people_in_one_browser_see_each_their_own(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            id = await opened(ada, "otys", "me", "me", "open", names=["Ann", "Bob", None])
            news = await ben.join(id)
            assert names(news) == ["Ann", "Bob", "Ben"]
            assert [seat["mine"] for seat in news["table"]["seats"]] == [False, False, True]
            await play(id, ada, ben, stop=lambda news: news["moment"] > 60 and news["seat"] != 2)
            views = [await ada.table(id, seat=seat) for seat in (0, 1)]
            for seat in (0, 1):
                assert (views[seat]["seat"], views[seat]["view"]["seat"]) == (seat, seat)
                assert (views[seat]["legal"] is not None) == (views[seat]["table"]["actor"] == seat)
            assert (await ada.table(id))["seat"] == views[0]["table"]["actor"]
            assert (await refusal(ada.table(id, seat=2))).code == "not-yours"
            assert (await refusal(ben.table(id, seat=0))).code == "not-yours"
            log = await entries(ada, id, seat=0)
            acted = [entry for entry in log if entry["kind"] == "action"]
            assert {entry["seat"] for entry in acted} == {0, 1, 2}
            assert all(("action" in entry) == (entry["seat"] == 0) for entry in acted), "only what this seat chose"
            for seat in (0, 1):
                await ada.concede(id, seat=seat)
            replayed = (await recorded(ada, id)).replay(views[0]["moment"])  # a bot may have gone on
            for seat in (0, 1):
                assert views[seat]["view"] == as_sent(replayed.view(seat))

    asyncio.run(scene())


def test_several_people_in_one_browser_act_each_for_themselves(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            id = await opened(ada, "otys", "me", "me", options={"first_player": 1})
            news = await ada.table(id)
            assert (news["seat"], news["table"]["actor"]) == (1, 1)
            said = {"state": news["state"], "action": news["legal"][0]["id"]}
            assert (await refusal(ada.act(id, seat=0, **said))).code == "not-your-turn"
            await ada.act(id, seat=1, **said)
            entry = (await entries(ada, id))[-1]
            assert (entry["kind"], entry["seat"]) == ("action", 1)
            async with ada.live(id, seat=0) as live:
                seen = await anext(live)
                assert (seen["seat"], seen["legal"]) == (0, None)
                seen = await live.look(1)
                assert (seen["seat"], seen["view"]["seat"]) == (1, 1)
                assert seen["legal"]
                await live.act(seen["legal"][0]["id"])
            assert (await entries(ada, id))[-1]["seat"] == 1

    asyncio.run(scene())


def test_who_has_several_seats_and_none_to_decide_must_say_which(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            id = await opened(ada, "otys", "me", "me", "open", options={"first_player": 2})
            await ben.join(id)
            refused = await refusal(ada.concede(id))
            assert refused.code == "which-seat"
            assert "0, 1" in refused.message

    asyncio.run(scene())


def test_who_watches_sees_what_everybody_may(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Cid") as (ada, cid):
            id = await opened(ada, "abyss", "me", "me", options={"memory": "none"})
            await play(id, ada, stop=lambda news: news["moment"] >= 60)
            news = await cid.table(id, since=0)
            assert (news["seat"], news["legal"], news["undo"]) == (None, None, False)
            assert not any(seat["mine"] for seat in news["table"]["seats"])
            assert not any("action" in entry for entry in news["entries"])
            await ada.concede(id)
            assert news["view"] == as_sent((await recorded(cid, id)).replay().view(None))

    asyncio.run(scene())


@pytest.mark.parametrize("opponent", ["open", "greedy"])
def test_who_concedes_to_the_only_other_one_has_lost(server: Server, opponent: str) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            id = await opened(ada, "otys", "me", opponent)
            if opponent == "open":
                await ben.join(id)
            number = (await ada.concede(id))["number"]
            news = await ada.table(id)
            assert (news["table"]["status"], news["table"]["actor"], news["legal"]) == ("over", None, None)
            assert (news["number"], news["state"]) == (number, number)
            assert news["table"]["result"]["reason"] == "conceded"
            assert news["table"]["result"]["ranks"] == [1, 0]
            assert [seat["conceded"] for seat in news["table"]["seats"]] == [True, False]
            assert (await refusal(ada.concede(id))).code == "over"
            assert (await recorded(ada, id)).about["ended"] == "conceded"

    asyncio.run(scene())


def test_of_three_the_others_go_on_after_one_has_conceded(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben", "Cid") as (ada, ben, cid):
            id = await seated(server, "otys", ada, ben, cid, options={"first_player": 0})
            await ada.concede(id)
            news = await decision(ben, id)  # a bot has acted for Ada
            assert (news["table"]["status"], sitting(news)) == ("playing", ["away", "person", "person"])
            assert (await refusal(ada.concede(id))).code == "conceded"
            await ada.back(id)
            assert sitting(await ada.table(id))[0] == "away", "given up is given up"
            await play(id, ben, cid, stop=lambda news: news["moment"] > 30)
            await cid.concede(id)
            news = await ben.table(id)
            assert (news["table"]["status"], news["table"]["result"]["ranks"]) == ("over", [2, 0, 1])

    asyncio.run(scene())


def test_if_the_only_person_concedes_the_game_is_over(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            id = await opened(ada, "otys", "greedy", "me", "random")
            await play(id, ada, stop=lambda news: news["moment"] > 20)
            await ada.concede(id)
            news = await ada.table(id)
            ranks = news["table"]["result"]["ranks"]
            assert (news["table"]["status"], ranks[1]) == ("over", 2)
            assert set(ranks) <= {0, 1, 2}

    asyncio.run(scene())


@pytest.mark.parametrize("game", ["octodice", "seastead"])
def test_who_concedes_alone_has_lost(server: Server, game: str) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            id = await opened(ada, game, "me")
            await ada.concede(id)
            table = (await ada.table(id))["table"]
            assert (table["status"], table["result"]["ranks"], table["result"]["reason"]) == ("over", [1], "conceded")

    asyncio.run(scene())


def test_a_game_is_abandoned_once_all_people_agree(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben", "Cid") as (ada, ben, cid):
            id = await opened(ada, "otys", "me", "open", "open", "greedy")
            await ben.join(id)
            await cid.join(id)
            await ada.abandon(id)
            await ben.abandon(id, agree=True)
            await cid.abandon(id, agree=False)
            assert (await refusal(cid.abandon("A" * 22))).code == "no-table"
            news = await ben.table(id)
            assert [seat["agrees"] for seat in news["table"]["seats"]] == [False] * 4, "the proposal is off the table"
            await cid.abandon(id, agree=False)
            await cid.abandon(id)
            await ben.abandon(id)
            news = await ben.table(id)
            assert news["table"]["status"] == "playing"
            assert [seat["agrees"] for seat in news["table"]["seats"]] == [False, True, True, False]
            await ada.abandon(id)
            news = await ben.table(id)
            assert (news["table"]["status"], news["table"]["result"], news["legal"]) == ("abandoned", None, None)
            agreed = [entry["agree"] for entry in await entries(ada, id) if entry["kind"] == "abandon"]
            assert agreed == [True, True, False, True, True, True]
            assert (await refusal(ada.abandon(id))).code == "over"
            assert (await recorded(ada, id)).about["ended"] == "abandoned"

    asyncio.run(scene())


def test_who_is_away_is_not_asked_whether_to_abandon(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben", "Cid") as (ada, ben, cid):
            id = await seated(server, "otys", ada, ben, cid, options={"first_player": 1})
            await ada.leave(id)
            await ben.abandon(id)
            assert (await ben.table(id))["table"]["status"] == "playing"
            await cid.abandon(id)
            assert (await ben.table(id))["table"]["status"] == "abandoned"

    asyncio.run(scene())


@pytest.mark.parametrize("goes", ["leave", "concede"])
def test_the_last_who_did_not_agree_goes_and_the_game_is_abandoned(server: Server, goes: str) -> None:
    """All people who are asked agree then, so there is nothing left to wait for."""

    async def scene() -> None:
        async with guests(server, "Ada", "Ben", "Cid") as (ada, ben, cid):
            id = await seated(server, "otys", ada, ben, cid)
            await ada.abandon(id)
            await ben.abandon(id)
            await getattr(cid, goes)(id)
            assert (await ada.table(id))["table"]["status"] == "abandoned"

    asyncio.run(scene())


def test_strangers_can_neither_concede_nor_abandon_nor_leave(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben", "Cid") as (ada, ben, cid):
            id = await seated(server, "otys", ada, ben)
            before = await ada.table(id, seat=0)
            for verb in (cid.concede, cid.abandon, cid.leave, cid.back, cid.rematch, cid.seat_token):
                assert (await refusal(verb(id))).code == "not-yours"
            for verb in (ben.concede, ben.abandon, ben.leave, ben.back):
                assert (await refusal(verb(id, seat=0))).code == "not-yours"
            assert await ada.table(id, seat=0) == before

    asyncio.run(scene())
