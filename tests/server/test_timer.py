"""A bot takes over: from who leaves, and from who runs out of time. And they come back."""

from __future__ import annotations

import asyncio
import time
from datetime import datetime

from fathom.client import News
from tests.server.serving import Server
from tests.server.sitting import decision, entries, guests, kinds, opened, play, refusal, seated, until


def sitting(news: News) -> list[str]:
    return [seat["kind"] for seat in news["table"]["seats"]]


def deadline(news: News) -> float:
    return datetime.fromisoformat(news["table"]["deadline"]).timestamp()


def test_a_bot_goes_on_for_who_leaves_until_they_come_back(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            id = await seated(server, "otys", ada, ben, options={"first_player": 0}, substitute="random")
            number = (await ada.leave(id))["number"]
            news = await decision(ben, id)  # the bot has had its turn
            assert sitting(news) == ["away", "person"]
            log = await entries(ben, id)
            entry = log[number - 1]
            assert (entry["kind"], entry["seat"], entry["why"]) == ("bot", 0, "left")
            assert {entry["seat"] for entry in log[number:]} == {0}
            assert (await ada.leave(id))["number"] == news["number"], "who is away already has nothing to leave"
            asked = {"state": news["state"], "action": news["legal"][0]["id"]}
            assert (await refusal(ada.act(id, **asked))).code == "away"
            await ada.back(id)
            assert (await ada.back(id))["number"] == news["number"] + 1, "once is enough"
            assert kinds(await entries(ben, id))[-1] == "back"
            assert sitting(await ben.table(id)) == ["person", "person"]
            await play(id, ada, ben, stop=lambda news: news["seat"] == 0)
            news = await decision(ada, id)
            await ada.act(id, state=news["state"], action=news["legal"][0]["id"])

    asyncio.run(scene())


def test_bots_end_a_game_that_everybody_has_left(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            id = await seated(server, "octodice", ada, ben)
            await ada.leave(id)
            await ben.leave(id)
            news = await until(ada, id, lambda news: news["table"]["status"] == "over")
            assert news["table"]["result"]["reason"] == "played"
            assert (await refusal(ada.back(id))).code == "over"
            assert (await refusal(ada.leave(id))).code == "over"

    asyncio.run(scene())


def test_by_default_there_is_no_timer(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            news = await ada.create(game="otys", seats=["me", "me"])
            assert (news["table"]["timer"], news["table"]["deadline"]) == (None, None)

    asyncio.run(scene())


def test_all_see_until_when_somebody_may_decide(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben", "Cid") as (ada, ben, cid):
            id = await opened(ada, "otys", "me", "open", options={"first_player": 0}, timer=1000)
            assert (await ada.table(id))["table"]["deadline"] is None, "nobody plays yet"
            before = time.time()
            await ben.join(id)
            after = time.time()
            for person in (ada, ben, cid):
                assert before + 999.9 < deadline(await person.table(id)) < after + 1000.1
            await ada.leave(id)
            news = await decision(ben, id)
            assert deadline(news) > after + 1000
            await ben.leave(id)
            table = (await ben.table(id))["table"]
            assert table["deadline"] is None, "bots have no deadline"

    asyncio.run(scene())


def test_several_decisions_of_one_turn_share_its_time(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            id = await seated(server, "otys", ada, ben, options={"first_player": 0}, timer=1000)
            people = (ada, ben)
            first = news = await ada.table(id)
            decided = changed = 0
            while changed < 4:
                actor = news["table"]["actor"]
                await asyncio.sleep(0.01)
                await people[actor].act(id, state=news["state"], action=news["legal"][0]["id"])
                then = await people[actor].table(id)
                if then["undo"]:
                    await people[actor].undo(id, state=then["state"])
                    again = await people[actor].table(id)
                    assert deadline(again) == deadline(news), "nor does taking back give time"
                    await people[actor].act(id, state=again["state"], action=news["legal"][0]["id"])
                    then = await people[actor].table(id)
                if not decided:
                    await ada.chat(id, text="Hm")
                if then["table"]["actor"] == actor and then["undo"]:
                    assert deadline(then) == deadline(news)
                    decided += 1
                elif then["table"]["actor"] == actor:
                    assert deadline(then) > deadline(news), "something new came to light"
                else:
                    assert deadline(then) > deadline(news)
                    changed += 1
                news = await people[then["table"]["actor"]].table(id)
            assert decided, "every turn was a single decision, so nothing was tested"
            assert deadline(news) > deadline(first)

    asyncio.run(scene())


def test_who_plays_alone_has_time_for_every_turn_and_not_for_the_whole_game(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            id = await opened(ada, "octodice", "me", timer=1000)
            first = await ada.table(id)
            await asyncio.sleep(0.05)
            later = await play(id, ada, stop=lambda news: news["view"]["turn"] == 3)
            assert deadline(later) > deadline(first)

    asyncio.run(scene())


def test_a_bot_takes_over_from_who_runs_out_of_time(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            id = await seated(server, "otys", ada, ben, options={"first_player": 0}, timer=12)
            due = deadline(await ada.table(id))
            news = await until(ben, id, lambda news: sitting(news)[0] == "away")
            assert time.time() >= due - 0.01
            news = await decision(ben, id)
            await ada.back(id)
            log = await entries(ben, id)
            taken = next(entry for entry in log if entry["kind"] == "bot")
            assert (taken["seat"], taken["why"]) == (0, "time")
            acted = [entry for entry in log[taken["number"] :] if entry["kind"] == "action"]
            assert {entry["seat"] for entry in acted} == {0}
            assert "back" in kinds(log)
            assert sitting(await ben.table(id)) == ["person", "person"]
            await ben.act(id, state=news["state"], action=news["legal"][0]["id"])

    asyncio.run(scene())
